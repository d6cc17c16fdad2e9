// The lines of the diagram. Routes with the same ends and style are one line. All routes between two cards are one line
// if one of them is closed.

/** The style of a line, by the cause and the transition of its route. */
function lineStyle(route) {
  switch (route.cause) {
    case "tabRoot": case "column": return { dash: [], width: 2, arrow: true };
    case "otherwise": return { dash: [1.5, 4], width: 1.6, arrow: true };
    case "then": return { dash: [], width: 1.6, arrow: true };
  }
  switch (route.transition) {
    case "sheet": case "popover": case "alert": case "dialog": return { dash: [6, 4], width: 1.5, arrow: true };
    case "cover": case "start": return { dash: [6, 4], width: 2.2, arrow: true };
    case "popTo": case "dismiss": return { dash: [1.5, 4], width: 1.6, arrow: true };
    default: return { dash: [], width: 1.5, arrow: true };
  }
}

class Lines {
  constructor(model, layout) {
    this.model = model;
    this.layout = layout;
    this.extraLines = new Map();
    this.strips = new Strips(layout);
    this.all = [...this.merged().values()];
    for (const line of this.all) line.settle();
    this.spreadEnds();
    for (const line of this.all) line.choosePath(this.strips);
    this.strips.spread();
    for (const line of this.all) line.computeCurves(this.strips);
    this.placeMarks();
    this.group();
  }

  /** The lines by what identifies them. */
  merged() {
    const lines = new Map();
    for (const route of this.model.routes) {
      if (route.from === null || route.cause === "step") continue;
      const [from, to] = [this.layout.box(route.from), this.layout.box(route.to)];
      if (!from || !to || from === to) continue;
      // The frame of a split shows its columns.
      if (from === to.outer || to === from.outer) continue;
      const change = this.model.changes.ofRoute(route);
      const isClosed = [from, to].some((box) => box.isGroup && !box.isOpen);
      const row = from.rows.some(({ id }) => id === route.from) ? route.from : from.id;
      const key = isClosed ? [[from.id, to.id].toSorted(), change].join("\n")
        : [row, to.id, JSON.stringify(lineStyle(route)), change].join("\n");
      if (!lines.has(key)) lines.set(key, new Line(from, to, row, change, isClosed));
      lines.get(key).add(route, from);
    }
    return lines;
  }

  /** A line between boxes that have no route. */
  extraLine(from, to) {
    const key = from.id + "\n" + to.id;
    if (!this.extraLines.has(key)) {
      const line = new Line(from, to, from.id);
      line.add({ cause: "route", transition: "push", from: from.id, to: to.id }, from);
      line.settle();
      Object.assign(line, { fromY: from.y + from.head / 2, toY: to.y + to.head / 2 });
      line.choosePath(this.strips);
      this.strips.spread();
      line.computeCurves(this.strips);
      this.extraLines.set(key, line);
    }
    return this.extraLines.get(key);
  }

  /** Spreads the ends of lines over the side of a box, in the order of the boxes that they come from. */
  spreadEnds() {
    const sides = new Map();
    for (const line of this.all) {
      for (const end of ["from", "to"]) {
        const key = `${end === "from" ? line.row : line.to.id} ${line.sides[end]}`;
        if (!sides.has(key)) sides.set(key, { anchor: this.anchor(line, end), ends: [] });
        sides.get(key).ends.push({ line, end });
      }
    }
    for (const { anchor, ends } of sides.values()) {
      const other = ({ line, end }) => (end === "from" ? line.to : line.from).middle;
      ends.sort((left, right) => other(left) - other(right));
      ends.forEach(({ line, end }, index) => {
        line[end + "Y"] = anchor.y + (anchor.height * (index + 1)) / (ends.length + 1);
      });
    }
  }

  /** The part of a box's side where lines end. At the left of a start, the upper part has a dot. */
  anchor(line, end) {
    const { y, height } = line.anchor(end);
    const card = end === "from" ? line.source : line.target;
    return line.sides[end] < 0 && this.layout.isStart(card) ? { y: y + 18, height: height - 18 } : { y, height };
  }

  /** Finds positions for the numbers and the badges of lines, apart from cards and from each other. */
  placeMarks() {
    const taken = [];
    // Short lines have the fewest positions.
    const length = ({ box }) => box.right - box.left + box.bottom - box.top;
    const marked = this.all.filter((line) => line.change || line.count > 1).toSorted((left, right) => length(left) - length(right));
    for (const line of marked) {
      const size = line.change ? 11 : this.layout.isCompact ? 17 : 12;
      const [width, height] = [line.change ? 20 : 12 + size * 0.65 * (1 + String(line.count).length), size + 8];
      const isFree = ({ x, y }) => this.strips.isFree({ x, y }, width + 2, height + 2)
        && taken.every((other) => Math.abs(x - other.x) >= (width + other.width) / 2 || Math.abs(y - other.y) >= (height + other.height) / 2);
      const positions = line.positions();
      const position = positions.find(isFree) ?? positions[0];
      line.mark = { ...position, width, height, size };
      taken.push(line.mark);
    }
  }

  /** Groups lines of the same style, which are drawn together. */
  group() {
    const groups = new Map();
    for (const line of this.all) {
      const key = JSON.stringify(line.style) + line.change;
      if (!groups.has(key)) groups.set(key, { style: line.style, change: line.change, lines: [] });
      groups.get(key).lines.push(line);
    }
    // Marked lines are drawn above the others.
    this.groups = [...groups.values()].toSorted((left, right) => (left.change ? 1 : 0) - (right.change ? 1 : 0));
  }
}
