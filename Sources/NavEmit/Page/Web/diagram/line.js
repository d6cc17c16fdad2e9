// A line connects the sides of two boxes that face each other, or the right sides of boxes in the same column, and has its
// own point at each side. If a plain curve would run behind a card, the line passes through the gaps between the cards of
// the columns in between. A cell of a frame has the height of the frame to itself, so its lines pass straight to the frame's
// side.

class Line {
  /** `row` is the id of the node at which the line starts, if it is a row of its box. */
  constructor(from, to, row, change, isMerged = false) {
    Object.assign(this, { from, to, row, change, isMerged });
    this.source = from.outer;
    this.target = to.outer;
    this.routes = [];
    this.hasBoth = false;
    this.ids = new Set();
  }

  add(route, from) {
    this.routes.push(route);
    if (from !== this.from) this.hasBoth = true;
    this.ids.add(route.from).add(route.to);
  }

  /** How many routes the line stands for; 1 if that is not shown. */
  get count() {
    return this.isMerged ? this.routes.length : 1;
  }

  /** Decides on the style and the sides, once all routes are known. */
  settle() {
    const styles = new Map(this.routes.map((route) => [JSON.stringify(lineStyle(route)), lineStyle(route)]));
    this.style = styles.size === 1 ? [...styles.values()][0] : { dash: [], width: 1.8, arrow: true };
    const { source, target } = this;
    this.isInner = source === target;
    /** Whether an end is a cell of a frame that the line leaves. */
    this.isFramed = !this.isInner && (this.from !== source || this.to !== target);
    /** 1 if the line leads to the right, -1 to the left, 0 to a box above or below. */
    this.direction = this.isInner ? Math.sign(this.to.columnIndex - this.from.columnIndex)
      : target.x >= source.right ? 1 : target.right <= source.x ? -1 : 0;
    /** The sides of the boxes at which the line starts and ends: 1 is right, -1 is left. */
    this.sides = { from: this.direction || 1, to: -this.direction || 1 };
  }

  /** Whether the line leads from one shelf to another. */
  get crossesShelves() {
    return this.source.lane.shelf !== this.target.lane.shelf;
  }

  anchor(end) {
    return end === "from" ? this.from.anchor(this.row) : this.to.anchor(this.to.id);
  }

  /** The position of an end. */
  end(name) {
    const box = name === "from" ? this.from : this.to;
    return { x: this.sides[name] > 0 ? box.right : box.x, y: this[name + "Y"] };
  }

  /** The position at which an end leaves the card, which differs from the end for cells of frames. */
  outerEnd(name) {
    const card = name === "from" ? this.source : this.target;
    return { x: this.sides[name] > 0 ? card.right : card.x, y: this[name + "Y"] };
  }

  // MARK: The path

  /** Chooses the plain curve if it is clear of cards, otherwise a passage through each column in between. */
  choosePath(strips) {
    if (this.isInner) return;
    const [from, to] = [this.outerEnd("from"), this.outerEnd("to")];
    this.passages = [];
    this.plain = this.direction === 0 ? null : curve(from, to);
    if (this.direction === 0 || strips.isClear(this)) return;
    this.plain = null;
    for (const strip of strips.between(this)) {
      let share = ((strip.left + strip.right) / 2 - from.x) / (to.x - from.x);
      // A line from one shelf to another goes up or down only between the shelves.
      if (this.crossesShelves && strip.shelf === this.source.lane.shelf) share = 0;
      if (this.crossesShelves && strip.shelf === this.target.lane.shelf) share = 1;
      this.passages.push(strip.passage(from.y + share * (to.y - from.y)));
    }
  }

  /** Computes the curves of the line once the passages have their positions. Between curves, the line is straight. */
  computeCurves(strips) {
    this.ends = [this.end("from"), this.end("to")];
    this.curves = this.isInner ? [this.innerCurve()] : this.plain ? [this.plain]
      : this.direction === 0 ? [this.turnCurve(strips)] : this.stepCurves(strips);
    const [from, to] = this.ends;
    const points = [from.x, from.y, ...this.curves.flat(), to.x, to.y];
    const [xs, ys] = [0, 1].map((rest) => points.filter((_, index) => index % 2 === rest));
    // A curve is inside the bounding box of its points.
    this.box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  /** A curve between two cells of the same frame, in the space beside the target's column. */
  innerCurve() {
    const [{ y: fromY }, { y: toY }] = this.ends;
    const column = this.source.columns[this.to.columnIndex];
    const [left, right] = [this.source.x + column.x, this.source.x + column.x + column.width];
    if (this.direction > 0) return curve({ x: left - frame.column + 8, y: fromY }, { x: left, y: toY });
    if (this.direction < 0) return curve({ x: right + frame.column - 8, y: fromY }, { x: right, y: toY });
    const edge = Math.max(this.from.right, this.to.right);
    return [edge, fromY, edge + 26, fromY, edge + 26, toY, edge, toY];
  }

  /** A curve out to the right and back, as far as the cards in between and the next column allow. */
  turnCurve(strips) {
    const [{ y: fromY }, { y: toY }] = this.ends;
    const [edge, room] = strips.beside(this);
    const x = edge + Math.min(110, 18 + Math.abs(toY - fromY) * 0.14, room);
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
      const [start, end] = left.shelf === right.shelf ? [left.right, right.left] : [left.shelf.right, right.shelf.left];
      return isRight ? curve({ x: start, y: last.y }, { x: end, y: next.y }) : curve({ x: end, y: last.y }, { x: start, y: next.y });
    });
  }

  /** Positions on the line for its number or its badge, the best first: the middle of the widest curve. */
  positions() {
    const width = (points) => Math.abs(points[6] - points[0]) + Math.abs(points[7] - points[1]);
    const shares = Array.from({ length: 37 }, (_, index) => 0.5 + (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * 0.025);
    return this.curves.toSorted((left, right) => width(right) - width(left)).flatMap((points) => shares.map((share) => pointAt(points, share)));
  }

  // MARK: Drawing

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

  /** The parts inside of frames. */
  addStubsTo(path) {
    for (const end of ["from", "to"]) {
      const [inner, outer] = [this.end(end), this.outerEnd(end)];
      if (inner.x === outer.x) continue;
      path.moveTo(inner.x, inner.y);
      path.lineTo(outer.x, outer.y);
    }
  }

  addArrowsTo(path) {
    if (!this.style.arrow) return;
    this.addArrowTo(path, this.ends[1], this.sides.to);
    if (this.hasBoth) this.addArrowTo(path, this.ends[0], this.sides.from);
  }

  addArrowTo(path, { x, y }, side) {
    const back = 8 * side;
    path.moveTo(x, y);
    path.lineTo(x + back, y - 4);
    path.lineTo(x + back, y + 4);
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
