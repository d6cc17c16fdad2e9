// The lines between cards. A line connects the sides of two cards that face each other, or the right sides of cards in the
// same column, and has its own point at each side. If a plain curve would run behind a card, the line passes through the
// gaps between the cards of the columns in between.

class Line {
  constructor(route, source, target, change) {
    this.change = change;
    this.route = route;
    this.source = source;
    this.target = target;
    this.style = lineStyle(route);
    const right = (card) => card.x + card.width;
    /** 1 if the line leads to the right, -1 to the left, 0 to a card above or below. */
    this.direction = target.x >= right(source) ? 1 : right(target) <= source.x ? -1 : 0;
    /** The sides of the cards at which the line starts and ends: 1 is right, -1 is left. */
    this.sides = { from: this.direction || 1, to: -this.direction || 1 };
    this.isBack = this.direction !== 1;
  }

  /** Whether the line leads from one shelf to another. */
  get crossesShelves() {
    return this.source.lane.left !== this.target.lane.left;
  }

  /** The position of an end. */
  end(name) {
    const card = name === "from" ? this.source : this.target;
    return { x: this.sides[name] > 0 ? card.x + card.width : card.x, y: this[name + "Y"] };
  }

  /** Chooses the plain curve if it is clear of cards, otherwise a passage through each column in between. */
  choosePath(strips) {
    const [from, to] = [this.end("from"), this.end("to")];
    this.passages = [];
    this.plain = this.direction === 0 ? null : curve(from, to);
    if (this.direction === 0 || strips.isClear(this)) return;
    this.plain = null;
    for (const strip of strips.between(this)) {
      let share = ((strip.left + strip.right) / 2 - from.x) / (to.x - from.x);
      // A line from one shelf to another goes up or down only between the shelves.
      if (this.crossesShelves && strip.shelf === this.source.lane.left) share = 0;
      if (this.crossesShelves && strip.shelf === this.target.lane.left) share = 1;
      this.passages.push(strip.passage(from.y + share * (to.y - from.y)));
    }
  }

  /** Computes the curves of the line once the passages have their positions. Between curves, the line is straight. */
  computeCurves(strips) {
    this.ends = [this.end("from"), this.end("to")];
    this.curves = this.plain ? [this.plain] : this.direction === 0 ? [this.turnCurve(strips)] : this.stepCurves(strips);
    if (this.change) this.badge = this.badgePosition(strips);
    const [from, to] = this.ends;
    const points = [from.x, from.y, ...this.curves.flat(), to.x, to.y];
    const [xs, ys] = [0, 1].map((rest) => points.filter((_, index) => index % 2 === rest));
    // A curve is inside the bounding box of its points.
    this.box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  /** A curve out to the right and back, as far as the cards in between and the next column allow. */
  turnCurve(strips) {
    const [{ y: fromY }, { y: toY }] = this.ends;
    const [edge, room] = strips.beside(this);
    const x = edge + Math.min(60, 18 + Math.abs(toY - fromY) * 0.12, room);
    return [edge, fromY, x, fromY, x, toY, edge, toY];
  }

  /** The curves between the columns that the line passes, including those of its ends. */
  stepCurves(strips) {
    const [from, to] = this.ends;
    const isRight = this.direction > 0;
    const stops = [{ strip: strips.of(this.source), y: from.y }, ...this.passages, { strip: strips.of(this.target), y: to.y }];
    return stops.slice(1).map((next, index) => {
      const last = stops[index];
      const [left, right] = isRight ? [last.strip, next.strip] : [next.strip, last.strip];
      const [start, end] = left.shelf === right.shelf ? [left.right, right.left] : [left.shelfEnds[1], right.shelfEnds[0]];
      return isRight ? curve({ x: start, y: last.y }, { x: end, y: next.y }) : curve({ x: end, y: last.y }, { x: start, y: next.y });
    });
  }

  crosses(box) {
    return this.box.left <= box.right && this.box.right >= box.left && this.box.top <= box.bottom && this.box.bottom >= box.top;
  }

  addTo(path) {
    const [from, to] = this.ends;
    path.moveTo(from.x, from.y);
    for (const [x0, y0, x1, y1, x2, y2, x3, y3] of this.curves) {
      path.lineTo(x0, y0);
      path.bezierCurveTo(x1, y1, x2, y2, x3, y3);
    }
    path.lineTo(to.x, to.y);
  }

  /** A position for the badge of a change: preferably the middle of the widest curve, and not behind a card. */
  badgePosition(strips) {
    const width = (points) => Math.abs(points[6] - points[0]);
    const positions = this.curves.toSorted((left, right) => width(right) - width(left))
      .flatMap((points) => [0.5, 0.35, 0.65, 0.2, 0.8].map((share) => pointAt(points, share)));
    return positions.find((position) => strips.isFree(position, 10)) ?? positions[0];
  }

  addArrowTo(path) {
    if (!this.style.arrow) return;
    const [, { x, y }] = this.ends;
    const back = 7 * this.sides.to;
    path.moveTo(x, y);
    path.lineTo(x + back, y - 3.5);
    path.lineTo(x + back, y + 3.5);
    path.closePath();
  }
}

/** A Bézier curve between two points that is horizontal at both. */
function curve(from, to) {
  const across = to.x - from.x;
  const reach = Math.sign(across) * Math.min(120, Math.abs(across) * 0.5);
  return [from.x, from.y, from.x + reach, from.y, to.x - reach, to.y, to.x, to.y];
}

function pointAt([x0, y0, x1, y1, x2, y2, x3, y3], t) {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
  return { x: a * x0 + b * x1 + c * x2 + d * x3, y: a * y0 + b * y1 + c * y2 + d * y3 };
}

class Lines {
  constructor(model, layout) {
    const seen = new Map();
    this.all = [];
    this.extraLines = new Map();
    this.strips = new Strips(layout.list);
    for (const route of model.routes) {
      if (route.from === null || route.cause === "step") continue;
      const source = layout.cards.get(model.cardID(route.from));
      const target = layout.cards.get(model.cardID(route.to));
      if (!source || !target || source === target) continue;
      // Several routes of the same style are one line.
      const change = model.changes.ofRoute(route);
      const key = [route.from, route.to, JSON.stringify(lineStyle(route)), change].join("\n");
      if (seen.has(key)) continue;
      const line = new Line(route, source, target, change);
      seen.set(key, line);
      this.all.push(line);
    }
    this.spreadEnds();
    for (const line of this.all) line.choosePath(this.strips);
    this.strips.spread();
    for (const line of this.all) line.computeCurves(this.strips);
    this.group();
  }

  /** A line between cards that have no route. */
  extraLine(source, target) {
    const key = source.node.id + "\n" + target.node.id;
    if (!this.extraLines.has(key)) {
      const line = new Line({ cause: "route", transition: "push" }, source, target);
      Object.assign(line, { fromY: source.y + cardHeight / 2, toY: target.y + cardHeight / 2 });
      line.choosePath(this.strips);
      this.strips.spread();
      line.computeCurves(this.strips);
      this.extraLines.set(key, line);
    }
    return this.extraLines.get(key);
  }

  /** Spreads the ends of lines over the side of a card, in the order of the cards that they come from. */
  spreadEnds() {
    const sides = new Map();
    const add = (card, end, line) => {
      const name = end === "from" && line.route.from !== card.node.id ? `${line.route.from} row` : card.node.id;
      const key = `${name} ${line.sides[end]}`;
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
      ends.forEach(({ line, end }, index) => {
        line[end + "Y"] = top + (height * (index + 1)) / (ends.length + 1);
      });
    }
  }

  /** Groups lines of the same style, which are drawn together. */
  group() {
    const groups = new Map();
    for (const line of this.all) {
      const key = JSON.stringify(line.style) + line.isBack + line.change;
      if (!groups.has(key)) groups.set(key, { style: line.style, isBack: line.isBack, change: line.change, lines: [] });
      groups.get(key).lines.push(line);
    }
    // Marked lines are drawn above the others.
    this.groups = [...groups.values()].toSorted((left, right) => (left.change ? 1 : 0) - (right.change ? 1 : 0));
  }
}
