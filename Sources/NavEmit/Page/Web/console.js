// What the page offers in the browser's console, and to tests.

/** For the browser's console: `navgen.resolve(url)` returns what `navgen resolve --format json` writes. */
window.navgen = Object.freeze({
  resolve: (url, environment = "") => jsonText(page.model.answers.answer(url, page.model.answers.build(environment))),
  /** Shows the document of another version of the graph, in the same view. */
  show: (document) => page.show(document),
  /** What the diagram shows, as an SVG. */
  svg: () => page.diagram.svg().text,
  /** The center and the scale of the view. */
  view: () => ({ x: page.diagram.camera.x, y: page.diagram.camera.y, scale: page.diagram.camera.scale }),
  /** The position of each card in the diagram. */
  cards: () => page.diagram.layout.boxes.map((card) => ({ ...boxOf(card), id: card.id, frame: card.outer === card ? null : card.outer.id,
    lane: { title: card.lane.title, x: card.lane.left, y: card.lane.top, width: card.lane.width, height: card.lane.height } })),
  /** The position of the title of each lane and each open section. */
  headers: () => page.diagram.layout.headers.map((header) => ({ ...boxOf(header), id: header.id, title: header.title })),
  /** The path of each line, which is straight between its ends and its curves, and the position of its number or badge. */
  lines: () => page.diagram.lines.all.map(({ from, to, source, target, ends, curves, mark, count }) =>
    ({ from: from.id, to: to.id, cards: [source.id, target.id], ends, curves, mark: mark ?? null, count })),
});

function boxOf({ x, y, width, height }) {
  return { x, y, width, height };
}
