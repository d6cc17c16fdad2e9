// The diagram: what of the graph is shown and selected, and the canvas that shows it.

class Diagram {
  /** `events` has the callbacks `choose(id)`, `toggle(name)` and `clear()`. */
  constructor(model, canvas, events) {
    this.canvas = canvas;
    this.events = events;
    this.context = canvas.getContext("2d");
    this.camera = new Camera(() => this.redraw());
    this.backdrop = new Backdrop((context, box) => this.painter(context).backdrop(box), () => this.redraw());
    /** The nodes and the severities of the diagnostics of a served graph. */
    this.diagnostics = [];
    this.use(model);
    new ResizeObserver(() => this.resize()).observe(canvas);
    document.addEventListener("picture", () => this.redraw());
    new PointerInput(this);
  }

  /** Shows another graph, or another version of it. */
  use(model) {
    this.model = model;
    this.maker = new CardMaker(model, new TextFitter(this.context));
    this.drawing = new Drawing(model, this.maker, this.context, 1);
    this.lanes = new LaneFinder(model);
    this.selected = null;
    /** The id of the card or the header under the pointer, or that the keyboard has reached. */
    this.hovered = null;
    /** The emphasized nodes, while all others are faint; null if no node is emphasized. */
    this.near = null;
    this.found = null;
    /** The changed nodes, if only they are to be emphasized; otherwise null. */
    this.changed = null;
    this.navigationPath = [];
    this.layout = null;
  }

  /** Lays out the graph, or the part of it with the ids in `shown`. */
  arrange(shown, groups) {
    this.layout = new Layout(this.model, this.maker, groups, this.lanes, shown);
    this.lines = new Lines(this.model, this.layout);
    this.backdrop.invalidate();
    this.redraw();
  }

  resize() {
    const box = this.canvas.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    const isFirst = this.camera.width === 1;
    this.camera.width = box.width;
    this.camera.height = box.height;
    this.ratio = window.devicePixelRatio || 1;
    this.canvas.width = Math.round(box.width * this.ratio);
    this.canvas.height = Math.round(box.height * this.ratio);
    if (!this.layout) return;
    if (isFirst || this.camera.showsAll) this.showAll(false);
    this.draw(performance.now());
  }

  updateColors() {
    this.drawing.palette = new Palette();
    this.backdrop.invalidate();
    this.redraw();
  }

  get isAnyEmphasized() {
    return this.near !== null || this.changed !== null || this.found !== null || this.navigationPath.length > 0;
  }

  // MARK: What is shown

  /** The box of the whole diagram. */
  get bounds() {
    const right = Math.max(this.layout.width + gap.side, ...this.lines.all.map((line) => line.box.right));
    return { x: -gap.side, y: 0, width: right + gap.side, height: this.layout.height };
  }

  showAll(isSmooth = true) {
    this.camera.show(this.bounds, isSmooth);
    this.camera.showsAll = true;
  }

  /** The box of a card or of a header. */
  boxOf(id) {
    return this.layout.headers.find((header) => header.id === id) ?? this.layout.box(id);
  }

  /** Fits some nodes into the view. With `onlyIfUnseen`, the camera does not move if all of them are visible. */
  showNodes(ids, onlyIfUnseen = false, isSmooth = true) {
    const boxes = [...new Set([...ids].map((id) => this.boxOf(id)))].filter(Boolean);
    if (boxes.length === 0) return;
    const left = minOf(boxes, (box) => box.x);
    const top = minOf(boxes, (box) => box.y);
    const right = maxOf(boxes, (box) => box.x + box.width);
    const bottom = maxOf(boxes, (box) => box.y + box.height);
    const [first, last] = [this.camera.toWorld(0, 0), this.camera.toWorld(this.camera.width, this.camera.height)];
    const isSeen = left >= first.x && top >= first.y && right <= last.x && bottom <= last.y;
    if (onlyIfUnseen && isSeen && this.camera.scale > 0.4) return;
    this.camera.show({ x: left - 40, y: top - 40, width: right - left + 80, height: bottom - top + 80 }, isSmooth);
  }

  /** Fits a node and its neighbors into the view, or only the node if the text would be too small. */
  showAround(id, near, isSmooth) {
    const box = this.boxOf(id);
    if (!box) return;
    this.showNodes(near.keys(), isSmooth, isSmooth);
    const scale = this.camera.animation?.goal.scale ?? this.camera.scale;
    if (scale < 0.5) this.camera.flyTo({ x: box.x + box.width / 2, y: box.middle, scale: 0.8 }, isSmooth);
  }

  /** Changes what is shown, while a card or a header, or what replaces it, stays at its place on the screen. */
  keepInPlace(id, change) {
    const before = this.boxOf(id);
    change();
    const after = this.boxOf(id);
    if (before && after) this.camera.moveTo(this.camera.x + after.x - before.x, this.camera.y + after.y - before.y);
  }

  /** Moves the view so that an opened card can be seen, or to all if that was shown before and is still readable. */
  showOpened(id, showedAll) {
    const { bounds, camera } = this;
    const { band } = this.boxOf(id) ?? {};
    const fits = Math.min(camera.width / bounds.width, camera.height / bounds.height) > 0.55;
    if (showedAll && fits) this.showAll();
    else if (band) camera.reveal({ x: band.left, y: band.top, width: band.width, height: band.height });
  }

  // MARK: Finding nodes

  /** What is at a point of the view: the id of a node or a section, and whether the point is at the mark that opens and closes it. */
  itemAt(x, y) {
    const point = this.camera.toWorld(x, y);
    const isIn = (box) => point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height;
    const header = this.layout.headers.find((each) => each.id !== null && isIn(each));
    if (header) return { id: header.id, card: header.id, isToggle: Boolean(header.band) };
    const card = this.layout.boxes.findLast(isIn);
    if (!card) return null;
    const row = card.rows[Math.floor((point.y - card.y - card.head) / rowHeight)];
    const isToggle = card.node.kind === "section" || (card.isGroup && point.x > card.right - 28 && point.y < card.y + card.head);
    return { id: (row ?? card.node).id, card: card.id, isToggle, isClosed: card.isGroup && !card.isOpen };
  }

  /** The nearest card in a direction. Sideways distance counts 2.5 times. */
  neighbor(id, [x, y]) {
    const from = this.boxOf(id);
    if (!from) return null;
    const middle = (box) => box.x + box.width / 2;
    let best = null;
    let bestDistance = Infinity;
    for (const card of this.layout.boxes) {
      const [right, down] = [middle(card) - middle(from), card.middle - from.middle];
      const along = right * x + down * y;
      if (along <= 4 || card.id === id) continue;
      const distance = along + 2.5 * Math.abs(right * y + down * x);
      if (distance < bestDistance) [best, bestDistance] = [card.id, distance];
    }
    return best;
  }

  /** A sentence about a card, for screen readers and pictures. */
  description(card) {
    const { node } = card;
    const kind = node.kind === "section" ? "closed section" : this.model.kind(node);
    const to = this.lines.all.filter((line) => line.from === card || (line.hasBoth && line.to === card))
      .map((line) => this.maker.title((line.from === card ? line.to : line.from).node));
    const needs = node.requires.length > 0 ? [`needs ${node.requires.join(", ")}`] : [];
    const leads = to.length > 0 ? [`leads to ${[...new Set(to)].join(", ")}`] : [];
    return [kind, ...(node.kind === "split" ? [] : card.lines.filter((line) => line !== kind)), ...needs, ...leads].join(", ");
  }

  // MARK: Drawing

  redraw() {
    if (this.frame || !this.ratio || !this.layout) return;
    this.frame = requestAnimationFrame((now) => {
      this.frame = null;
      this.draw(now);
    });
  }

  /** A painter for the canvas, or for a context with the size of the view. */
  painter(context = this.context) {
    const drawing = context === this.context ? this.drawing
      : Object.assign(Object.create(this.drawing), { context, palette: this.drawing.palette });
    return new Painter(this, this.camera, drawing);
  }

  draw(now) {
    const { context, camera, drawing } = this;
    if (camera.step(now)) this.redraw();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = drawing.palette.ground;
    context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    this.isFaint = this.isAnyEmphasized || this.emphasized(drawing.palette).length > 0;
    this.backdrop.draw(context, camera, this.ratio, `${this.isFaint} ${this.changed !== null}`);
    const scale = camera.scale * this.ratio;
    context.setTransform(
      scale, 0, 0, scale, this.canvas.width / 2 - camera.x * scale, this.canvas.height / 2 - camera.y * scale);
    this.painter().foreground();
    context.setTransform(1, 0, 0, 1, 0, 0);
  }

  /** The emphasized lines: those of the node under the pointer or of the selected node, and those between nearby nodes. */
  emphasized(palette) {
    const id = this.hovered ?? this.selected;
    const { byID } = this.model;
    const isFrom = ({ routes, from, hasBoth, to }) => routes.some((route) => route.from === id) || from.id === id || (hasBoth && to.id === id);
    const isTo = ({ routes, to }) => routes.some((route) => route.to === id) || to.id === id;
    return this.lines.all.flatMap((line) => {
      if (id !== null && isFrom(line)) return [{ line, color: palette.accent, width: 2.2 }];
      if (id !== null && isTo(line)) return [{ line, color: palette.in, width: 2.2 }];
      const isNear = this.near && line.routes.some((route) => byID.has(route.from) && this.near.has(route.from) && this.near.has(route.to));
      return isNear ? [{ line, color: line.change ? palette.changes[line.change] : palette.soft, width: line.style.width }] : [];
    });
  }

  /** The diagram as an SVG: the view as it is, or the whole diagram in the current colors. */
  svg(isWhole = false) {
    const camera = new Camera(() => {});
    const { x, y, width, height } = this.bounds;
    const scale = Math.min(1, 1060 / width, 700 / height);
    const view = isWhole ? { x: x + width / 2, y: y + height / 2, scale, width: width * scale + 20, height: height * scale + 20 } : this.camera;
    for (const key of ["x", "y", "scale", "width", "height"]) camera[key] = view[key];
    const drawing = Object.assign(Object.create(this.drawing), { palette: new Palette() });
    const context = new SVGContext(camera, drawing.palette.ground, `The navigation of ${this.model.graph.name}`);
    drawing.context = context;
    const painter = new Painter(this, camera, drawing);
    const [first, last] = [camera.toWorld(0, 0), camera.toWorld(camera.width, camera.height)];
    painter.backdrop({ left: first.x, top: first.y, right: last.x, bottom: last.y });
    painter.foreground();
    return context;
  }
}
