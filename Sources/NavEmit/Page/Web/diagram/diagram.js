// The diagram: draws the visible part of the graph, and finds the node under the pointer.

class Diagram {
  /** `events` has the callbacks `choose(id)` and `clear()`. */
  constructor(model, canvas, events) {
    this.model = model;
    this.canvas = canvas;
    this.events = events;
    this.context = canvas.getContext("2d");
    this.drawing = new Drawing(model, this.context);
    this.camera = new Camera(() => this.redraw());
    this.selected = null;
    this.hovered = null;
    /** The emphasized nodes, while all others are faint; null if no node is emphasized. */
    this.near = null;
    this.found = null;
    /** The changed nodes, if only they are to be emphasized; otherwise null. */
    this.changed = null;
    this.navigationPath = [];
    /** By card: the severity of the worst diagnostic of a served graph. */
    this.severities = new Map();
    this.backdrop = new Backdrop((context, box) => this.paintBackdrop(context, box), () => this.redraw());
    this.arrange(null);
    new ResizeObserver(() => this.resize()).observe(canvas);
    new PointerInput(this);
  }

  /** Lays out the graph, or the part of it with the ids in `shown`. */
  arrange(shown) {
    this.layout = new Layout(this.model, (node, rows) => this.drawing.widthOf(node, rows), shown);
    this.lines = new Lines(this.model, this.layout);
    this.backdrop.invalidate();
    this.redraw();
  }

  /**
   * Remembers the view. The function that it returns restores it in another layout: the selected card, or the one nearest
   * to the center, stays where it is.
   */
  keepView() {
    const { camera } = this;
    const goal = camera.animation?.goal ?? { x: camera.x, y: camera.y, scale: camera.scale };
    const { showsAll } = camera;
    const distance = (card) => Math.hypot(card.x + card.width / 2 - goal.x, card.middle - goal.y);
    const nearest = [...this.layout.list].sort((left, right) => distance(left) - distance(right));
    const cards = [this.selected === null ? null : this.layout.cards.get(this.model.cardID(this.selected)), ...nearest].filter(Boolean);
    return () => {
      if (showsAll) return this.showAll(false);
      const anchor = cards.find((card) => this.layout.cards.has(card.node.id));
      const moved = anchor && this.layout.cards.get(anchor.node.id);
      const offset = moved ? { x: moved.x - anchor.x, y: moved.y - anchor.y } : { x: 0, y: 0 };
      return camera.flyTo({ x: goal.x + offset.x, y: goal.y + offset.y, scale: goal.scale }, false);
    };
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

  updateColors() {
    this.drawing.palette = new Palette();
    this.backdrop.invalidate();
    this.redraw();
  }

  // MARK: What is shown

  showAll(isSmooth = true) {
    const { width, height } = this.layout;
    this.camera.show({ x: -36, y: 0, width: width + 60, height }, isSmooth);
    this.camera.showsAll = true;
  }

  /** Fits some nodes into the view. With `onlyIfUnseen`, the camera does not move if all of them are visible. */
  showNodes(ids, onlyIfUnseen = false, isSmooth = true) {
    const cards = [...new Set([...ids].map((id) => this.layout.cards.get(this.model.cardID(id))))].filter(Boolean);
    if (cards.length === 0) return;
    const left = minOf(cards, (card) => card.x);
    const top = minOf(cards, (card) => card.y);
    const right = maxOf(cards, (card) => card.x + card.width);
    const bottom = maxOf(cards, (card) => card.y + card.height);
    const [first, last] = [this.camera.toWorld(0, 0), this.camera.toWorld(this.camera.width, this.camera.height)];
    const isSeen = left >= first.x && top >= first.y && right <= last.x && bottom <= last.y;
    if (onlyIfUnseen && isSeen && this.camera.scale > 0.4) return;
    this.camera.show({ x: left - 40, y: top - 40, width: right - left + 80, height: bottom - top + 80 }, isSmooth);
  }

  /** Fits a node and its neighbors into the view, or only the node if the text would be too small. */
  showAround(id, near, isSmooth) {
    const card = this.layout.cards.get(this.model.cardID(id));
    if (!card) return;
    this.showNodes(near.keys(), isSmooth, isSmooth);
    const scale = this.camera.animation?.goal.scale ?? this.camera.scale;
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

  /** The nearest node in a direction. Sideways distance counts 2.5 times. */
  neighbor(id, [x, y]) {
    const from = this.layout.cards.get(this.model.cardID(id));
    if (!from) return null;
    let best = null;
    let bestDistance = Infinity;
    for (const card of this.layout.list) {
      const [right, down] = [card.x + card.width / 2 - from.x - from.width / 2, card.middle - from.middle];
      const ahead = right * x + down * y;
      if (card === from || ahead < 6) continue;
      const distance = ahead + 2.5 * Math.abs(right * y - down * x);
      if (distance < bestDistance) [best, bestDistance] = [card.node.id, distance];
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
    const emphasized = this.emphasized();
    this.isFaint = emphasized.length > 0 || this.near !== null || this.changed !== null || this.navigationPath.length > 0;
    this.backdrop.draw(context, camera, this.ratio, `${this.isFaint} ${this.changed !== null}`);
    const scale = camera.scale * this.ratio;
    context.setTransform(
      scale, 0, 0, scale, this.canvas.width / 2 - camera.x * scale, this.canvas.height / 2 - camera.y * scale);
    for (const { line, color, width } of emphasized) this.drawLine(line, { ...line.style, width }, color);
    this.drawNavigationPath();
    this.drawCards();
    context.setTransform(1, 0, 0, 1, 0, 0);
  }

  /** Draws the lanes, and the lines that cross a box. */
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
      const isEmphasized = change && this.changed !== null;
      context.globalAlpha = this.isFaint && !isEmphasized ? 0.16 : style.isQuiet && !change ? 0.45 : isBack && !change ? 0.5 : 0.95;
      context.strokeStyle = context.fillStyle = change ? drawing.palette.changes[change] : drawing.palette.edge;
      context.lineWidth = change === "removed" ? 1 : style.width;
      context.setLineDash(camera.scale < 0.25 ? [] : style.dash);
      context.stroke();
      context.setLineDash([]);
      context.fill(arrows);
      if (change && camera.scale > 0.3) {
        for (const line of lines) if (line.crosses(box)) this.drawBadge(context, line);
      }
    }
    context.globalAlpha = 1;
  }

  /** Draws the badge of a changed route on its line. */
  drawBadge(context, { badge, change }) {
    const { drawing } = this;
    drawing.badge(changeSymbols[change], badge.x, badge.y, drawing.palette.changes[change], context);
  }

  drawLine(line, style, color) {
    const { context } = this;
    context.strokeStyle = context.fillStyle = color;
    context.lineWidth = style.width;
    context.setLineDash(this.camera.scale < 0.25 ? [] : style.dash);
    context.beginPath();
    line.addTo(context);
    context.stroke();
    context.setLineDash([]);
    const arrow = new Path2D();
    line.addArrowTo(arrow);
    context.fill(arrow);
    if (line.change && this.camera.scale > 0.3) this.drawBadge(context, line);
  }

  /** The emphasized lines: those of the node under the pointer or of the selected node, and those between nearby nodes. */
  emphasized() {
    const { palette } = this.drawing;
    const id = this.hovered ?? this.selected;
    return this.lines.all.flatMap((line) => {
      if (id !== null && line.route.from === id) return [{ line, color: palette.accent, width: 2 }];
      if (id !== null && line.route.to === id) return [{ line, color: palette.in, width: 2 }];
      const isNear = this.near?.has(line.route.from) && this.near.has(line.route.to);
      return isNear ? [{ line, color: line.change ? palette.changes[line.change] : palette.soft, width: line.style.width }] : [];
    });
  }

  /** Draws lines along the nodes that a link shows. */
  drawNavigationPath() {
    const cards = this.navigationPath.map(({ id }) => this.layout.cards.get(this.model.cardID(id))).filter(Boolean);
    const { palette } = this.drawing;
    for (let index = 1; index < cards.length; index++) {
      const [source, target] = [cards[index - 1], cards[index]];
      if (source === target) continue;
      const known = this.lines.all.find((line) => line.source === source && line.target === target);
      const line = known ?? this.lines.extraLine(source, target);
      this.drawLine(line, { dash: [], width: 3 }, palette.path);
    }
  }

  drawCards() {
    const { camera, model, drawing } = this;
    const [first, last] = [camera.toWorld(0, 0), camera.toWorld(camera.width, camera.height)];
    const positions = new Map();
    this.navigationPath.forEach(({ id }, index) => positions.set(id, String(index + 1)));
    // At small scales there is only room for the title, and at very small ones not even for that.
    const detail = camera.scale < 0.2 ? "bare" : camera.scale < 0.48 ? "title" : "full";
    const selectedCard = this.selected === null ? null : model.cardID(this.selected);
    for (const card of this.layout.list) {
      if (card.x > last.x || card.y > last.y || card.x + card.width + 12 < first.x || card.y + card.height < first.y - 12) continue;
      const { id } = card.node;
      const rowPositions = new Map(card.rows.filter((row) => positions.has(row.id)).map((row) => [row.id, positions.get(row.id)]));
      const isIn = (set) => set.has(id) || card.rows.some((row) => set.has(row.id));
      const isFound = this.found !== null && isIn(this.found);
      const isEmphasized = positions.has(id) || rowPositions.size > 0 || isFound || (this.near !== null && isIn(this.near))
        || (this.changed !== null && isIn(this.changed));
      const isAnyEmphasized = this.near !== null || this.changed !== null || this.found !== null || this.navigationPath.length > 0;
      drawing.card(card, {
        detail, isFound, rowPositions, selectedRow: this.selected, position: positions.get(id),
        isSelected: id === selectedCard || id === this.hovered, isFaint: isAnyEmphasized && !isEmphasized && id !== this.hovered,
      });
      const severity = this.severities.get(id);
      if (severity) drawing.badge("!", card.x, card.y, drawing.palette.severities[severity]);
    }
  }

  /** Draws the diagram for printing: at a high resolution and in light colors. */
  drawForPrint() {
    this.ratio = 3;
    this.canvas.width = this.camera.width * 3;
    this.canvas.height = this.camera.height * 3;
    this.drawing.palette = new Palette();
    this.backdrop.invalidate();
    this.draw(performance.now());
  }
}
