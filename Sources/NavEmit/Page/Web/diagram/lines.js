// The lines between cards: from the side of one that faces the other to the side of that which faces the first, or from
// right to right where both stand in one column; each end at a place of its own. Where a plain curve would run behind a
// card, a line passes the columns between through the gaps between their cards.

class Line {
  constructor(route, source, target, change) {
    this.change = change;
    this.route = route;
    this.source = source;
    this.target = target;
    this.style = lineStyle(route);
    const right = (card) => card.x + card.width;
    /** 1: to the right, -1: to the left, 0: to a card above or below. */
    this.direction = target.x >= right(source) ? 1 : right(target) <= source.x ? -1 : 0;
    /** The sides of cards, 1: right, -1: left, at which it starts and ends. */
    this.sides = { from: this.direction || 1, to: -this.direction || 1 };
    this.isBack = this.direction !== 1;
  }

  /** Whether it leads from one shelf to another. */
  get isAway() {
    return this.source.lane.left !== this.target.lane.left;
  }

  /** Where an end is. */
  end(name) {
    const card = name === "from" ? this.source : this.target;
    return { x: this.sides[name] > 0 ? card.x + card.width : card.x, y: this[name + "Y"] };
  }

  /** Takes the plain curve, or else a passage through each column between. */
  settle(strips) {
    const [from, to] = [this.end("from"), this.end("to")];
    this.passages = [];
    this.plain = this.direction === 0 ? null : curve(from, to);
    if (this.direction === 0 || strips.areClear(this)) return;
    this.plain = null;
    for (const strip of strips.between(this)) {
      let share = ((strip.left + strip.right) / 2 - from.x) / (to.x - from.x);
      // From one shelf to another, it goes up or down only between them.
      if (this.isAway && strip.shelf === this.source.lane.left) share = 0;
      if (this.isAway && strip.shelf === this.target.lane.left) share = 1;
      this.passages.push(strip.passage(from.y + share * (to.y - from.y)));
    }
  }

  /** Computes the curves, between which it is straight, when it is known where passages are. */
  trace(strips) {
    this.ends = [this.end("from"), this.end("to")];
    this.curves = this.plain ? [this.plain] : this.direction === 0 ? [this.turn(strips)] : this.steps(strips);
    if (this.change) this.sign = this.spot(strips);
    const [from, to] = this.ends;
    const points = [from.x, from.y, ...this.curves.flat(), to.x, to.y];
    const [xs, ys] = [0, 1].map((rest) => points.filter((_, place) => place % 2 === rest));
    // A curve lies between its points.
    this.box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  /** Out and back on the right, as far as the cards between and the next column allow. */
  turn(strips) {
    const [{ y: fromY }, { y: toY }] = this.ends;
    const [edge, room] = strips.beside(this);
    const x = edge + Math.min(60, 18 + Math.abs(toY - fromY) * 0.12, room);
    return [edge, fromY, x, fromY, x, toY, edge, toY];
  }

  /** A curve from each of the columns that it passes, with those of its ends, to the next. */
  steps(strips) {
    const [from, to] = this.ends;
    const isRight = this.direction > 0;
    const stops = [{ strip: strips.of(this.source), y: from.y }, ...this.passages, { strip: strips.of(this.target), y: to.y }];
    return stops.slice(1).map((next, place) => {
      const last = stops[place];
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

  /** Where there is room for a sign: best in the middle of the widest curve. */
  spot(strips) {
    const width = (points) => Math.abs(points[6] - points[0]);
    const spots = this.curves.toSorted((left, right) => width(right) - width(left))
      .flatMap((points) => [0.5, 0.35, 0.65, 0.2, 0.8].map((share) => pointOf(points, share)));
    return spots.find((spot) => strips.areFree(spot, 10)) ?? spots[0];
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

/** From one point to another, level at both. */
function curve(from, to) {
  const across = to.x - from.x;
  const reach = Math.sign(across) * Math.min(120, Math.abs(across) * 0.5);
  return [from.x, from.y, from.x + reach, from.y, to.x - reach, to.y, to.x, to.y];
}

function pointOf([x0, y0, x1, y1, x2, y2, x3, y3], t) {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
  return { x: a * x0 + b * x1 + c * x2 + d * x3, y: a * y0 + b * y1 + c * y2 + d * y3 };
}

class Lines {
  constructor(model, layout) {
    const seen = new Map();
    this.all = [];
    this.others = new Map();
    this.strips = new Strips(layout.list);
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
    for (const line of this.all) line.settle(this.strips);
    this.strips.spread();
    for (const line of this.all) line.trace(this.strips);
    this.group();
  }

  /** A line where no route is. */
  other(source, target) {
    const key = source.node.id + "\n" + target.node.id;
    if (!this.others.has(key)) {
      const line = new Line({ cause: "route", transition: "push" }, source, target);
      Object.assign(line, { fromY: source.y + cardHeight / 2, toY: target.y + cardHeight / 2 });
      line.settle(this.strips);
      this.strips.spread();
      line.trace(this.strips);
      this.others.set(key, line);
    }
    return this.others.get(key);
  }

  /** Ends at a side of a card are spread over it, in the order of where they come from. */
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
