// The diagram: draws what the camera sees, and finds what is under the pointer.

class Diagram {
  /** `events` are called: `choose(id)`, `clear()`. */
  constructor(model, canvas, events) {
    this.model = model;
    this.canvas = canvas;
    this.events = events;
    this.context = canvas.getContext("2d");
    this.drawing = new Drawing(model, this.context);
    this.camera = new Camera(() => this.redraw());
    this.selected = null;
    this.hovered = null;
    /** The nodes that stand out, with all others faint; null: none does. */
    this.near = null;
    this.found = null;
    /** The nodes about which something changed, where only they are to stand out. */
    this.changed = null;
    this.way = [];
    this.backdrop = new Backdrop((context, box) => this.paintBackdrop(context, box), () => this.redraw());
    this.arrange(null);
    new ResizeObserver(() => this.resize()).observe(canvas);
    new PointerInput(this);
  }

  /** Lays the graph out, or a part of it. */
  arrange(shown) {
    this.layout = new Layout(this.model, (node, rows) => this.drawing.widthOf(node, rows), shown);
    this.lines = new Lines(this.model, this.layout);
    this.backdrop.forget();
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
    if (isFirst || this.camera.showsAll) this.showAll(false);
    this.draw(performance.now());
  }

  recolour() {
    this.drawing.palette = new Palette();
    this.backdrop.forget();
    this.redraw();
  }

  // MARK: What is shown

  showAll(isSmooth = true) {
    const { width, height } = this.layout;
    this.camera.show({ x: -36, y: 0, width: width + 60, height }, isSmooth);
    this.camera.showsAll = true;
  }

  /** Shows some nodes; with `onlyIfUnseen`, leaves the camera where it is when they are all in view. */
  showNodes(ids, onlyIfUnseen = false, isSmooth = true) {
    const cards = [...new Set([...ids].map((id) => this.layout.cards.get(this.model.holder(id))))].filter(Boolean);
    if (cards.length === 0) return;
    const left = least(cards, (card) => card.x);
    const top = least(cards, (card) => card.y);
    const right = most(cards, (card) => card.x + card.width);
    const bottom = most(cards, (card) => card.y + card.height);
    const [first, last] = [this.camera.toWorld(0, 0), this.camera.toWorld(this.camera.width, this.camera.height)];
    const isSeen = left >= first.x && top >= first.y && right <= last.x && bottom <= last.y;
    if (onlyIfUnseen && isSeen && this.camera.scale > 0.4) return;
    this.camera.show({ x: left - 40, y: top - 40, width: right - left + 80, height: bottom - top + 80 }, isSmooth);
  }

  /** Shows a node with what is near it, or alone where all of that could not be read. */
  showAround(id, near, isSmooth) {
    const card = this.layout.cards.get(this.model.holder(id));
    if (!card) return;
    this.showNodes(near.keys(), isSmooth, isSmooth);
    const scale = this.camera.flight?.goal.scale ?? this.camera.scale;
    if (scale < 0.42) this.camera.flyTo({ x: card.x + card.width / 2, y: card.middle, scale: 0.7 }, isSmooth);
  }

  /** The node, or the step, at a point of the view. */
  nodeAt(x, y) {
    const point = this.camera.toWorld(x, y);
    const card = this.layout.list.find((each) =>
      point.x >= each.x && point.x <= each.x + each.width && point.y >= each.y && point.y <= each.y + each.height);
    if (!card) return null;
    const row = card.rows[Math.floor((point.y - card.y - cardHeight) / rowHeight)];
    return (row ?? card.node).id;
  }

  /** The nearest node in a direction: what lies aside counts twice. */
  neighbour(id, [x, y]) {
    const from = this.layout.cards.get(this.model.holder(id));
    if (!from) return null;
    let best = null;
    let least = Infinity;
    for (const card of this.layout.list) {
      const [right, down] = [card.x + card.width / 2 - from.x - from.width / 2, card.middle - from.middle];
      const ahead = right * x + down * y;
      if (card === from || ahead < 6) continue;
      const distance = ahead + 2.5 * Math.abs(right * y - down * x);
      if (distance < least) [best, least] = [card.node.id, distance];
    }
    return best;
  }

  // MARK: Drawing

  redraw() {
    if (this.frame || !this.ratio) return;
    this.frame = requestAnimationFrame((now) => {
      this.frame = null;
      this.draw(now);
    });
  }

  draw(now) {
    if (!this.ratio) return;
    const { context, camera, drawing } = this;
    if (camera.step(now)) this.redraw();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = drawing.palette.ground;
    context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    const emphasised = this.emphasised();
    this.isFaint = emphasised.length > 0 || this.near !== null || this.changed !== null || this.way.length > 0;
    this.backdrop.draw(context, camera, this.ratio, `${this.isFaint} ${this.changed !== null}`);
    const scale = camera.scale * this.ratio;
    context.setTransform(
      scale, 0, 0, scale, this.canvas.width / 2 - camera.x * scale, this.canvas.height / 2 - camera.y * scale);
    for (const { line, colour, width } of emphasised) this.drawLine(line, { ...line.style, width }, colour);
    this.drawWay();
    this.drawCards();
    context.setTransform(1, 0, 0, 1, 0, 0);
  }

  /** Lanes, and the lines that cross a box. */
  paintBackdrop(context, box) {
    const { drawing, layout, camera } = this;
    for (const lane of layout.lanes) drawing.lane(context, lane, camera.scale);
    for (const { style, isBack, change, lines } of this.lines.groups) {
      const arrows = new Path2D();
      context.beginPath();
      for (const line of lines) {
        if (!line.crosses(box)) continue;
        line.addTo(context);
        if (camera.scale > 0.3) line.addArrowTo(arrows);
      }
      const stands = change && this.changed !== null;
      context.globalAlpha = this.isFaint && !stands ? 0.16 : style.isQuiet && !change ? 0.45 : isBack && !change ? 0.5 : 0.95;
      context.strokeStyle = context.fillStyle = change ? drawing.palette.changes[change] : drawing.palette.edge;
      context.lineWidth = change === "removed" ? 1 : style.width;
      context.setLineDash(camera.scale < 0.25 ? [] : style.dash);
      context.stroke();
      context.setLineDash([]);
      context.fill(arrows);
      if (change && camera.scale > 0.3) {
        for (const line of lines) if (line.crosses(box)) this.drawSign(context, line);
      }
    }
    context.globalAlpha = 1;
  }

  /** What became of a way, on its line. */
  drawSign(context, { sign, change }) {
    const { drawing } = this;
    drawing.badge(changeSigns[change], sign.x, sign.y, drawing.palette.changes[change], context);
  }

  drawLine(line, style, colour) {
    const { context } = this;
    context.strokeStyle = context.fillStyle = colour;
    context.lineWidth = style.width;
    context.setLineDash(this.camera.scale < 0.25 ? [] : style.dash);
    context.beginPath();
    line.addTo(context);
    context.stroke();
    context.setLineDash([]);
    const arrow = new Path2D();
    line.addArrowTo(arrow);
    context.fill(arrow);
    if (line.change && this.camera.scale > 0.3) this.drawSign(context, line);
  }

  /** Lines that stand out: those of the node under the pointer, or of the selected one. */
  emphasised() {
    const { palette } = this.drawing;
    const id = this.hovered ?? this.selected;
    return this.lines.all.flatMap((line) => {
      if (id !== null && line.route.from === id) return [{ line, colour: palette.accent, width: 2 }];
      if (id !== null && line.route.to === id) return [{ line, colour: palette.in, width: 2 }];
      const isNear = this.near?.has(line.route.from) && this.near.has(line.route.to);
      return isNear ? [{ line, colour: line.change ? palette.changes[line.change] : palette.soft, width: line.style.width }] : [];
    });
  }

  /** From each card of a link's way to the next. */
  drawWay() {
    const cards = this.way.map(({ id }) => this.layout.cards.get(this.model.holder(id))).filter(Boolean);
    const { palette } = this.drawing;
    for (let place = 1; place < cards.length; place++) {
      const [source, target] = [cards[place - 1], cards[place]];
      if (source === target) continue;
      const known = this.lines.all.find((line) => line.source === source && line.target === target);
      const line = known ?? this.lines.other(source, target);
      this.drawLine(line, { dash: [], width: 3 }, palette.way);
    }
  }

  drawCards() {
    const { camera, model, drawing } = this;
    const [first, last] = [camera.toWorld(0, 0), camera.toWorld(camera.width, camera.height)];
    const places = new Map();
    this.way.forEach(({ id }, place) => places.set(id, String(place + 1)));
    // From far away there is only room for a title, and then not even for that.
    const detail = camera.scale < 0.2 ? "bare" : camera.scale < 0.48 ? "title" : "full";
    const selectedCard = this.selected === null ? null : model.holder(this.selected);
    for (const card of this.layout.list) {
      if (card.x > last.x || card.y > last.y || card.x + card.width + 12 < first.x || card.y + card.height < first.y - 12) continue;
      const { id } = card.node;
      const rowPlaces = new Map(card.rows.filter((row) => places.has(row.id)).map((row) => [row.id, places.get(row.id)]));
      const isIn = (set) => set.has(id) || card.rows.some((row) => set.has(row.id));
      const isFound = this.found !== null && isIn(this.found);
      const stands = places.has(id) || rowPlaces.size > 0 || isFound || (this.near !== null && isIn(this.near))
        || (this.changed !== null && isIn(this.changed));
      const isAnything = this.near !== null || this.changed !== null || this.found !== null || this.way.length > 0;
      drawing.card(card, {
        detail, isFound, rowPlaces, selectedRow: this.selected, place: places.get(id),
        isSelected: id === selectedCard || id === this.hovered, isFaint: isAnything && !stands && id !== this.hovered,
      });
    }
  }

  /** For paper: all of it, in light colours, sharply. */
  drawForPrint() {
    this.ratio = 3;
    this.canvas.width = this.camera.width * 3;
    this.canvas.height = this.camera.height * 3;
    this.drawing.palette = new Palette();
    this.backdrop.forget();
    this.draw(performance.now());
  }
}
