// The boxes of the diagram: cards of nodes, of flows with their steps, of closed sections, and frames of splits.

const rowHeight = 22;
const pictureHeight = 120;
const textRoom = { title: 150, small: 176, compact: 130, left: 34, right: 14 };
const frame = { left: 16, right: 30, top: 28, bottom: 14, column: 42, row: 10 };

/** A box with its texts. A flow's steps are rows inside it, the screens of a split's columns are cells inside it. */
class Card {
  constructor(id, node) {
    this.id = id;
    this.node = node;
    this.rows = [];
    this.cells = [];
    this.columns = [];
    /** The card that lines pass around: the frame of a cell, otherwise the card itself. */
    this.outer = this;
    this.column = 0;
    this.x = 0;
    this.y = 0;
    this.before = [];
    this.after = [];
  }

  get middle() {
    return this.y + this.height / 2;
  }

  get right() {
    return this.x + this.width;
  }

  get bottom() {
    return this.y + this.height;
  }

  /** The box of a node inside the card: a row, or the part with the title. */
  anchor(id) {
    const row = this.rows.findIndex((each) => each.id === id);
    if (row < 0) return { x: this.x, y: this.y, width: this.width, height: this.head };
    return { x: this.x, y: this.y + this.head + row * rowHeight, width: this.width, height: rowHeight - 3 };
  }

  /** The title in the largest font in which it fits, without other texts. */
  large(fitter) {
    if (this.largeTitle) return this.largeTitle;
    for (const size of [20, 17, 15, 13]) {
      const lines = fitter.wrap(words(this.title), fontOf(size, true), this.width - (this.isGroup ? 46 : 31), Math.floor((this.head - 6) / (size * 1.15)));
      this.largeTitle = { size, lines };
      if (!lines.some((line) => line.endsWith("…"))) break;
    }
    return this.largeTitle;
  }

  /** Whether even the largest title would be too small to read. */
  isBare(scale, fitter) {
    return this.large(fitter).size * scale < 5;
  }

  /** Moves the cells to their places in the frame. */
  placeCells() {
    for (const { x, cells } of this.columns) {
      for (const cell of cells) [cell.x, cell.y] = [this.x + x, this.y + cell.offset];
    }
  }
}

/** Creates cards, and computes the lines of their texts and their sizes. */
class CardMaker {
  constructor(model, fitter) {
    this.model = model;
    this.fitter = fitter;
    /** The size of titles if the whole diagram has room only for those; 0 if cards have room for all their texts. */
    this.largeSize = 0;
  }

  /** The card of a node. `isShown` tells whether the card of a cell is shown. */
  node(node, groups, isShown) {
    const card = new Card(node.id, node);
    const steps = this.model.steps(node);
    card.isGroup = node.kind === "flow" && steps.length > 0;
    card.isOpen = card.isGroup && groups.isOpen(node.id);
    const counts = card.isGroup && !card.isOpen ? [counted(steps.length, "step")] : [];
    this.setTexts(card, font.title, [this.subtitle(node), ...counts], this.marks(node).length * 16 + (card.isGroup ? 18 : 0));
    if (card.isOpen || !card.isGroup) this.addRows(card, steps);
    if (node.kind === "split") this.addColumns(card, groups, isShown);
    this.addPicture(card);
    return card;
  }

  /** The card of a closed section. */
  section(name) {
    const nodes = this.model.nodesIn(name);
    const card = new Card(sectionID(name), { kind: "section", id: name, title: name, requires: [], section: name });
    Object.assign(card, { isGroup: true, isOpen: false });
    this.setTexts(card, font.group, this.counts(nodes), 22);
    return card;
  }

  /** How much a section contains: `12 screens`, `3 links`, `1 finding`. */
  counts(nodes) {
    const screens = nodes.filter(({ kind }) => ["screen", "sheet", "cover", "popover", "step"].includes(kind)).length;
    const links = nodes.reduce((sum, node) => sum + this.model.patterns(node).length, 0);
    const findings = nodes.reduce((sum, node) => sum + this.model.findings(node).length, 0);
    return [counted(screens, "screen"), links > 0 && counted(links, "link"), findings > 0 && counted(findings, "finding")].filter(Boolean);
  }

  title(node) {
    return oneLine(this.model.title(node));
  }

  /** The second line of a card: its URL, or its id or kind. */
  subtitle(node) {
    const [link] = this.model.patterns(node);
    if (link) return oneLine(link.pattern);
    return node.title && node.title !== node.id ? node.id : node.kind;
  }

  /** The icons at the right of a card: conditions, entry, reached by a global route. */
  marks(node) {
    const marks = [];
    if (node.requires.length > 0) marks.push("lock");
    if (node.entry) marks.push("entry");
    if (this.model.anywhereIDs.has(node.id)) marks.push("anywhere");
    return marks;
  }

  setTexts(card, titleFont, lines, extra) {
    const { fitter } = this;
    card.title = this.title(card.node);
    card.lines = lines;
    card.titleFont = titleFont;
    const parts = lines.map(urlParts);
    const widest = Math.max(0, ...parts.flat().map((part) => fitter.width(part.trimEnd(), font.small)));
    const smallRoom = this.largeSize > 0 ? Math.max(textRoom.compact, Math.min(widest, 220)) : Math.max(textRoom.small, Math.min(widest, 260));
    card.subtitles = parts.flatMap((each) => fitter.wrap(each, font.small, smallRoom, 4));
    const below = fitter.widest(card.subtitles, font.small);
    card.titles = fitter.wrapTitle(card.title, titleFont, Math.max(textRoom.title, below - extra));
    card.findings = card.node.kind === "section" ? [] : this.model.findings(card.node);
    const text = Math.max(fitter.widest(card.titles, titleFont) + extra, below);
    card.width = Math.max(90, text + textRoom.left + textRoom.right);
    card.head = 14 + card.titles.length * 17 + card.subtitles.length * 14;
    if (this.largeSize > 0) this.setLargeTitle(card);
    card.width = Math.round(card.width);
    card.height = card.head;
  }

  /** Makes room for the title in a large font. */
  setLargeTitle(card) {
    const { largeSize } = this;
    const style = fontOf(largeSize, true);
    const lines = this.fitter.wrapTitle(card.title, style, Math.max(7 * largeSize, card.width - 31));
    card.largeTitle = { size: largeSize, lines };
    card.width = Math.max(card.width, this.fitter.widest(lines, style) + (card.isGroup ? 46 : 31));
    const counts = card.node.kind === "section" ? card.subtitles : [];
    card.width = Math.max(card.width, this.fitter.widest(counts, fontOf(largeSize - 2)) + 28);
    card.head = Math.max(card.head, 12 + lines.length * largeSize * 1.15 + counts.length * (largeSize - 2) * 1.2);
  }

  addRows(card, steps) {
    card.rows = steps;
    if (steps.length === 0) return;
    const style = fontOf(this.largeSize > 0 ? 17 : 11);
    const widths = steps.map((step) => this.fitter.width(this.title(step), style) + 56);
    card.width = Math.round(Math.max(card.width, Math.min(280, Math.max(...widths))));
    card.height = card.head + steps.length * rowHeight + 6;
  }

  /** Adds the first picture of the node, below its texts. */
  addPicture(card) {
    const [picture] = this.model.pictures(card.id);
    if (!picture) return;
    Object.assign(card, { picture: picture.source, pictureTop: card.height - 2 });
    card.height += pictureHeight + 8;
  }

  /** Adds the cells of a split. Each has its own height in the frame, so that lines reach it from both sides. */
  addColumns(card, groups, isShown) {
    let x = frame.left;
    let y = card.head + frame.top;
    for (const { title, nodes } of this.model.columns(card.node)) {
      const cells = nodes.filter((node) => isShown(node.id)).map((node) => this.node(node, groups, isShown));
      for (const [index, cell] of cells.entries()) {
        Object.assign(cell, { outer: card, offset: y, columnIndex: card.columns.length, isFirst: index === 0 });
        y += cell.height + frame.row;
      }
      const width = Math.max(this.fitter.width(title, font.small) + 8, ...cells.map((cell) => cell.width));
      card.columns.push({ title, x, width, cells });
      x += width + frame.column;
    }
    card.cells = card.columns.flatMap(({ cells }) => cells);
    card.width = Math.max(card.width, x - frame.column + frame.right);
    card.height = y - frame.row + frame.bottom;
  }
}

/** `1 link`, `2 links`. */
function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
