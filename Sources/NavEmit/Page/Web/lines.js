// The lines between cards: from the right side of one to the left side of the other, or to its right side where both
// stand in one column; each end at a place of its own.

class Line {
  constructor(route, source, target, change) {
    this.change = change;
    this.route = route;
    this.source = source;
    this.target = target;
    this.style = lineStyle(route);
  }

  /** Whether both ends stand in one column, below one another. */
  get isBeside() {
    return this.source.x === this.target.x;
  }

  /** Computes the curve from where its ends are. */
  settle() {
    const { source, target } = this;
    const from = { x: source.x + source.width, y: this.fromY };
    const to = { x: this.isBeside ? target.x + target.width : target.x, y: this.toY };
    this.isBack = this.isBeside || to.x < from.x + 10;
    const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
    if (this.isBeside) {
      const x = Math.max(from.x, to.x) + Math.min(60, 18 + down * 0.12);
      this.points = [from.x, from.y, x, from.y, x, to.y, to.x, to.y];
    } else {
      const reach = this.isBack ? Math.min(90, 40 + down * 0.15) : Math.max(28, Math.min(120, across * 0.5));
      this.points = [from.x, from.y, from.x + reach, from.y, to.x - reach, to.y, to.x, to.y];
    }
    const [xs, ys] = [[0, 2, 4, 6], [1, 3, 5, 7]].map((places) => places.map((place) => this.points[place]));
    // A curve lies between its points.
    this.box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  crosses(box) {
    return this.box.left <= box.right && this.box.right >= box.left && this.box.top <= box.bottom && this.box.bottom >= box.top;
  }

  addTo(path) {
    const [x0, y0, x1, y1, x2, y2, x3, y3] = this.points;
    path.moveTo(x0, y0);
    path.bezierCurveTo(x1, y1, x2, y2, x3, y3);
  }

  /** The middle of the curve. */
  get middle() {
    const [x0, y0, x1, y1, x2, y2, x3, y3] = this.points;
    return { x: (x0 + 3 * x1 + 3 * x2 + x3) / 8, y: (y0 + 3 * y1 + 3 * y2 + y3) / 8 };
  }

  addArrowTo(path) {
    if (!this.style.arrow) return;
    const [, , , , , , x, y] = this.points;
    const back = this.isBeside ? 7 : -7;
    path.moveTo(x, y);
    path.lineTo(x + back, y - 3.5);
    path.lineTo(x + back, y + 3.5);
    path.closePath();
  }
}

class Lines {
  constructor(model, layout) {
    const seen = new Map();
    this.all = [];
    for (const route of model.routes) {
      if (route.from === null || route.cause === "step") continue;
      const source = layout.cards.get(model.holder(route.from));
      const target = layout.cards.get(model.holder(route.to));
      if (!source || !target || source === target) continue;
      // Several ways that look alike are one line.
      const change = model.changes.ofRoute(route);
      const key = [route.from, route.to, JSON.stringify(lineStyle(route)), change].join("\n");
      if (seen.has(key)) continue;
      const line = new Line(route, source, target, change);
      seen.set(key, line);
      this.all.push(line);
    }
    this.spreadEnds();
    for (const line of this.all) line.settle();
    this.group();
  }

  /** Ends at a side of a card are spread over it, in the order of where they come from. */
  spreadEnds() {
    const sides = new Map();
    const add = (card, end, line) => {
      const side = end === "from" || line.isBeside ? "right" : "left";
      const key = end === "from" && line.route.from !== card.node.id ? `${line.route.from} row` : `${card.node.id} ${side}`;
      if (!sides.has(key)) sides.set(key, { card, ends: [] });
      sides.get(key).ends.push({ line, end });
    };
    for (const line of this.all) {
      add(line.source, "from", line);
      add(line.target, "to", line);
    }
    for (const { card, ends } of sides.values()) {
      const other = ({ line, end }) => (end === "from" ? line.target : line.source).middle;
      ends.sort((left, right) => other(left) - other(right));
      const [{ line: first, end: kind }] = ends;
      const row = card.rows.findIndex((each) => kind === "from" && each.id === first.route.from);
      const [top, height] = row < 0 ? [card.y, cardHeight] : [card.y + cardHeight + row * rowHeight, rowHeight - 3];
      ends.forEach(({ line, end }, place) => {
        line[end + "Y"] = top + (height * (place + 1)) / (ends.length + 1);
      });
    }
  }

  /** The lines of one look together, as they are drawn. */
  group() {
    const groups = new Map();
    for (const line of this.all) {
      const key = JSON.stringify(line.style) + line.isBack + line.change;
      if (!groups.has(key)) groups.set(key, { style: line.style, isBack: line.isBack, change: line.change, lines: [] });
      groups.get(key).lines.push(line);
    }
    // What is marked lies over what is not.
    this.groups = [...groups.values()].toSorted((left, right) => (left.change ? 1 : 0) - (right.change ? 1 : 0));
  }
}
