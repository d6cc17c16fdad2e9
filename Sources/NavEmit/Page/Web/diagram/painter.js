// Paints the diagram as a camera sees it: on the canvas, into an SVG to save, or for printing.

class Painter {
  /** `diagram` has the layout, the lines, and what is selected. */
  constructor(diagram, camera, drawing) {
    Object.assign(this, { diagram, camera, drawing });
    this.context = drawing.context;
    this.layout = diagram.layout;
    drawing.scale = camera.scale;
  }

  /** The boxes that show some nodes, with the frames around them. */
  boxesOf(ids) {
    const boxes = new Set();
    for (const id of ids) {
      const box = this.layout.box(id);
      const header = this.layout.headers.find((each) => each.id === id);
      if (header) boxes.add(id);
      else if (box) boxes.add(box.id).add(box.outer.id);
    }
    return boxes;
  }

  // MARK: Behind the cards

  /** Draws the lanes, and the lines that cross a box. */
  backdrop(box) {
    const { diagram, drawing, layout, context } = this;
    for (const lane of layout.lanes) drawing.lane(lane);
    for (const group of diagram.lines.groups.filter(({ lines }) => lines.some((line) => !line.isInner))) {
      this.lineGroup(group, group.lines.filter((line) => !line.isInner && line.crosses(box)));
    }
    this.marks(diagram.lines.all.filter((line) => !line.isInner && line.crosses(box)));
  }

  lineGroup({ style, change }, lines) {
    const { diagram, drawing, camera, context } = this;
    if (lines.length === 0) return;
    const isEmphasized = change && diagram.changed !== null;
    // Thousands of lines would hide the cards.
    const atRest = diagram.lines.all.length > 800 && !change ? 0.5 : 1;
    context.globalAlpha = diagram.isFaint && !isEmphasized ? 0.2 : atRest;
    context.strokeStyle = context.fillStyle = change ? drawing.palette.changes[change] : drawing.palette.edge;
    // Lines keep a width that is visible at small scales.
    context.lineWidth = Math.max(change === "removed" ? 1 : style.width, Math.min(3, 0.9 / camera.scale));
    context.setLineDash(camera.scale < 0.25 ? [] : style.dash);
    context.beginPath();
    for (const line of lines) line.addTo(context);
    context.stroke();
    context.setLineDash([]);
    if (camera.scale <= 0.2) return;
    context.beginPath();
    for (const line of lines) line.addArrowsTo(context);
    context.fill();
  }

  /** The numbers and the badges of lines. */
  marks(lines) {
    if (this.camera.scale <= 0.2) return;
    for (const line of lines.filter(({ mark }) => mark)) {
      this.context.globalAlpha = this.diagram.isFaint && !(line.change && this.diagram.changed !== null) ? 0.2 : 1;
      this.drawing.lineMark(line);
    }
    this.context.globalAlpha = 1;
  }

  // MARK: The cards

  /** Marks the cards of nodes that have diagnostics. */
  diagnostics() {
    const order = ["note", "warning", "error"];
    const worst = new Map();
    for (const { node, severity } of this.diagram.diagnostics) {
      const box = this.layout.box(node);
      if (box && order.indexOf(severity) > order.indexOf(worst.get(box))) worst.set(box, severity);
    }
    for (const [box, severity] of worst) this.drawing.badge("!", box.x, box.y, this.drawing.palette.severities[severity]);
  }

  foreground() {
    const { diagram, drawing } = this;
    const emphasized = diagram.emphasized(drawing.palette);
    for (const { line, color, width } of emphasized.filter(({ line }) => !line.isInner)) this.line(line, { ...line.style, width }, color);
    this.navigationPath();
    this.headers();
    this.cards();
    this.diagnostics();
    for (const group of diagram.lines.groups) this.lineGroup(group, group.lines.filter((line) => line.isInner));
    this.stubs(diagram.lines.all.filter((line) => line.isFramed), drawing.palette.edge, 1.5);
    this.marks(diagram.lines.all.filter((line) => line.isInner));
    for (const { line, color, width } of emphasized.filter(({ line }) => line.isInner)) this.line(line, { ...line.style, width }, color);
    for (const { line, color, width } of emphasized.filter(({ line }) => line.isFramed)) this.stubs([line], color, width);
    this.context.globalAlpha = 1;
    this.navigationPath(true);
  }

  /** Draws the parts of lines that are inside of frames, from the frame's side to the cell. */
  stubs(lines, color, width) {
    const { context, diagram, drawing } = this;
    context.globalAlpha = diagram.isFaint && color === drawing.palette.edge ? 0.2 : 1;
    context.strokeStyle = context.fillStyle = color;
    for (const line of lines) {
      context.lineWidth = Math.max(width, Math.min(3, 0.9 / this.camera.scale));
      context.setLineDash(line.style.dash);
      context.beginPath();
      line.addStubsTo(context);
      context.stroke();
    }
    context.setLineDash([]);
    context.beginPath();
    for (const line of lines) line.addArrowsTo(context);
    context.fill();
  }

  line(line, style, color) {
    const { context, camera, drawing } = this;
    context.strokeStyle = context.fillStyle = color;
    context.lineWidth = Math.max(style.width, Math.min(3, 1.2 / camera.scale));
    context.setLineDash(camera.scale < 0.25 ? [] : style.dash);
    context.beginPath();
    line.addTo(context);
    context.stroke();
    context.setLineDash([]);
    context.beginPath();
    line.addArrowsTo(context);
    context.fill();
    if (line.mark && camera.scale > 0.2) drawing.lineMark(line);
  }

  /** Draws lines along the nodes that a link shows: those inside of frames, or the others. */
  navigationPath(isInner = false) {
    const { diagram, layout, drawing } = this;
    const boxes = diagram.navigationPath.map(({ id }) => layout.box(id)).filter(Boolean);
    for (let index = 1; index < boxes.length; index++) {
      const [from, to] = [boxes[index - 1], boxes[index]];
      if (from === to || from === to.outer || from.outer === to) continue;
      const known = diagram.lines.all.find((line) => line.from === from && line.to === to);
      const line = known ?? diagram.lines.extraLine(from, to);
      if (line.isInner === isInner) this.line(line, { dash: [], width: 3 }, drawing.palette.path);
    }
  }

  get positions() {
    const positions = new Map();
    this.diagram.navigationPath.forEach(({ id }, index) => {
      if (!positions.has(id)) positions.set(id, String(index + 1));
    });
    return positions;
  }

  headers() {
    const { diagram, drawing, layout, positions } = this;
    const near = diagram.near && this.boxesOf(diagram.near);
    for (const header of layout.headers) {
      const isNear = near?.has(header.id) || positions.has(header.id) || diagram.found?.has(header.id);
      drawing.header(header, {
        position: positions.get(header.id), isFaint: header.id !== null && !header.band && diagram.isAnyEmphasized && !isNear,
        isSelected: header.id !== null && (header.id === diagram.selected || header.id === diagram.hovered),
      });
    }
  }

  cards() {
    const { diagram, camera, layout, drawing, positions } = this;
    const [first, last] = [camera.toWorld(0, 0), camera.toWorld(camera.width, camera.height)];
    const [near, found, changed] = [diagram.near, diagram.found, diagram.changed].map((ids) => ids && this.boxesOf(ids));
    const onPath = this.boxesOf(positions.keys());
    const selected = diagram.selected === null ? null : layout.box(diagram.selected)?.id;
    const isTab = layout.headers.some(({ id }) => id !== null && id === diagram.selected);
    for (const card of layout.boxes) {
      if (card.x > last.x || card.y > last.y || card.right + 12 < first.x || card.bottom < first.y - 12) continue;
      const { id } = card;
      const rowPositions = new Map(card.rows.filter((row) => positions.has(row.id)).map((row) => [row.id, positions.get(row.id)]));
      const isEmphasized = [near, found, changed, onPath].some((ids) => ids?.has(id));
      this.context.open?.(drawing.maker.title(card.node), diagram.description(card));
      drawing.card(card, {
        isFound: found?.has(id) && card.cells.length === 0, rowPositions, selectedRow: diagram.selected, position: positions.get(id),
        isStart: layout.isStart(card) && card.node.kind !== "tab", isSelected: (id === selected && !isTab) || id === diagram.hovered,
        isFaint: diagram.isAnyEmphasized && !isEmphasized && id !== diagram.hovered,
      });
      this.context.close?.();
    }
  }
}
