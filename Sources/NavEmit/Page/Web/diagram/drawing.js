// Draws the elements of the diagram on a canvas or into an SVG, in the colors of the page.

/** The current colors of the page. */
class Palette {
  constructor() {
    const style = getComputedStyle(document.documentElement);
    const color = (name) => style.getPropertyValue("--" + name).trim();
    for (const name of ["ground", "surface", "raised", "ink", "soft", "line", "edge", "lane", "band", "accent", "accent-soft", "path", "in", "warning"]) {
      this[name] = color(name);
    }
    this.changes = Object.fromEntries(Object.keys(changeSymbols).map((change) => [change, color(change)]));
    this.severities = { error: color("bad"), warning: color("changed"), note: color("soft") };
    this.kinds = Object.fromEntries(Object.entries({
      screen: "screen", step: "screen", section: "screen", sheet: "sheet", cover: "cover", popover: "popover", alert: "alert",
      dialog: "alert", tab: "tab", split: "tab", flow: "flow", action: "action",
    }).map(([kind, name]) => [kind, color(name)]));
  }
}

class Drawing {
  /** `scale` is that of the view. At small scales, cards have only their titles, in a larger font. */
  constructor(model, maker, context, scale) {
    Object.assign(this, { model, maker, context, scale });
    this.fitter = maker.fitter;
    this.palette = new Palette();
  }

  /** How much of a card is shown. */
  get isFull() {
    return this.scale >= 0.8;
  }

  box({ x, y, width, height }, radius, fill, stroke, lineWidth = 1, dash = []) {
    const { context } = this;
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    if (fill) {
      context.fillStyle = fill;
      context.fill();
    }
    if (!stroke) return;
    context.setLineDash(dash);
    context.lineWidth = lineWidth;
    context.strokeStyle = stroke;
    context.stroke();
    context.setLineDash([]);
  }

  text(text, x, y, style, color, align = "left") {
    const { context } = this;
    context.font = style;
    context.fillStyle = color;
    context.textAlign = align;
    context.fillText(text, x, y);
  }

  // MARK: Lanes

  lane(lane) {
    this.box({ x: lane.left, y: lane.top, width: lane.width, height: lane.height }, 14, this.palette.lane);
    for (const band of lane.bands) {
      if (band.section) this.box({ x: band.left, y: band.top, width: band.width, height: band.height }, 10, this.palette.band, this.palette.line);
    }
  }

  /** The title of a lane or a band, on a background that separates it from lines. */
  header(header, look) {
    const { context, palette } = this;
    const { x, y, width, height, node } = header;
    context.globalAlpha = look.isFaint ? 0.35 : 1;
    const back = look.isSelected ? palette["accent-soft"] : header.band ? palette.band : palette.lane;
    this.box(header, 8, back, look.position ? palette.path : look.isSelected ? palette.accent : null, 2);
    const size = Math.round(height - 12);
    let left = x + 8;
    if (node) {
      if (header.band) this.chevron(left + 8, header.middle, true);
      else this.glyph(node.kind, left, header.middle - (size * 8) / 14, palette.kinds.tab, size / 14);
      left += header.band ? 20 : size * 1.5;
    }
    this.text(header.title, left, header.middle + (header.band ? 5 : size * 0.36), header.font, node ? palette.ink : palette.soft);
    left += this.fitter.width(header.title, header.font) + 8;
    (header.marks ?? []).forEach((mark, index) => this.mark(mark, left + index * 16, header.middle - 5));
    const change = node && this.model.changes.ofNode(node.id);
    if (change) this.badge(changeSymbols[change], x, y + 4, palette.changes[change]);
    if (look.position) this.badge(look.position, x + width, y + 4);
    context.globalAlpha = 1;
  }

  // MARK: Cards

  card(card, look) {
    const { context, palette } = this;
    const { node } = card;
    const change = this.model.changes.ofNode(node.id);
    const isRemoved = change === "removed";
    const alpha = look.isFaint ? 0.25 : 1;
    context.globalAlpha = isRemoved ? 0.65 * alpha : alpha;
    this.outline(card, look, change);
    if (look.isStart) this.start(card);
    if (card.columns.length > 0) this.columns(card);
    this.texts(card, look);
    if (card.picture) this.picture(card);
    context.globalAlpha = alpha;
    if (change) this.badge(changeSymbols[change], card.x, card.y, palette.changes[change]);
    context.globalAlpha = 1;
    if (look.position) this.badge(look.position, card.right, card.y);
  }

  /** The picture of a card, as large as fits. It appears once the browser has decoded it. */
  picture(card) {
    const image = pictureOf(card.picture);
    if (!image.complete || image.naturalWidth === 0) return;
    const scale = Math.min((card.width - 16) / image.naturalWidth, pictureHeight / image.naturalHeight);
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
    this.context.drawImage(image, card.x + (card.width - width) / 2, card.y + card.pictureTop, width, height);
  }

  outline(card, look, change) {
    const { palette } = this;
    const { node } = card;
    const isRemoved = change === "removed";
    const color = palette.kinds[node.kind];
    const stroke = look.position ? palette.path : look.isSelected || look.isFound ? palette.accent
      : change ? palette.changes[change] : color;
    const isMarked = look.isSelected || look.position || look.isFound || (change && !isRemoved);
    const isDashed = isRemoved || node.external || node.kind === "sheet" || node.kind === "popover";
    if (card.isGroup && !card.isOpen) {
      this.box({ x: card.x + 4, y: card.y + 4, width: card.width, height: card.height }, 9, palette.raised, color);
    }
    const fill = look.isSelected && card.cells.length === 0 ? palette["accent-soft"] : palette.raised;
    const radius = node.kind === "alert" || node.kind === "dialog" ? 16 : 9;
    this.box(card, radius, fill, stroke, isMarked ? 2.2 : node.kind === "screen" ? 1 : 1.3, isDashed ? [5, 3] : []);
  }

  texts(card, look) {
    const { palette } = this;
    const { node } = card;
    const color = palette.kinds[node.kind];
    if (!this.isFull && card.isBare(this.scale, this.fitter)) {
      this.box({ x: card.x + 8, y: card.y + 10, width: card.width - 16, height: card.head - 20 }, 4, color);
    } else if (!this.isFull && node.kind === "section") {
      this.sectionTexts(card);
    } else if (!this.isFull) {
      const { size, lines } = card.large(this.fitter);
      this.box({ x: card.x + 7, y: card.y + 9, width: 5, height: card.head - 18 }, 2, color);
      const top = card.y + card.head / 2 - ((lines.length - 1) * size * 1.15) / 2 + size * 0.36;
      lines.forEach((line, index) => this.text(line, card.x + 19, top + index * size * 1.15, fontOf(size, true), palette.ink));
    } else {
      this.glyph(node.kind, card.x + 10, card.y + 11, color);
      card.titles.forEach((line, index) => this.text(line, card.x + textRoom.left, card.y + 21 + index * 17, card.titleFont, palette.ink));
      const top = card.y + 20 + card.titles.length * 17;
      card.subtitles.forEach((line, index) => this.text(line, card.x + textRoom.left, top + index * 14, font.small, this.colorOf(line)));
      const marks = this.maker.marks(node);
      const right = card.right - (card.isGroup ? 36 : 18);
      marks.forEach((mark, index) => this.mark(mark, right - index * 16, card.y + 11));
    }
    if (card.isGroup) this.chevron(card.right - 13, card.y + 16, card.isOpen);
    if (card.findings.length > 0 && this.isFull) this.badge("!", card.right, card.bottom, palette.warning);
    card.rows.forEach((row, index) => this.row(card, row, index, look));
  }

  /** The title and the counts of a closed section, in a large font. */
  sectionTexts(card) {
    const { size, lines } = card.large(this.fitter);
    lines.forEach((line, index) => this.text(line, card.x + 14, card.y + 23 + index * size * 1.15, fontOf(size, true), this.palette.ink));
    const top = card.y + 23 + (lines.length - 1) * size * 1.15;
    card.subtitles.forEach((line, index) =>
      this.text(line, card.x + 14, top + (index + 1) * (size - 2) * 1.2, fontOf(size - 2), this.colorOf(line)));
  }

  colorOf(line) {
    return / findings?$/.test(line) ? this.palette.warning : this.palette.soft;
  }

  row(card, row, index, look) {
    const { palette } = this;
    const { y, height } = card.anchor(row.id);
    const isMarked = look.rowPositions?.has(row.id) || look.selectedRow === row.id;
    this.box({ x: card.x + 8, y, width: card.width - 16, height }, 5, isMarked ? palette["accent-soft"] : palette.lane);
    const change = this.model.changes.ofNode(row.id);
    const number = change === "removed" ? "" : index + 1;
    const text = `${changeSymbols[change] ?? ""}${number}\u2002${this.maker.title(row)}`;
    const room = card.width - 34;
    // The largest font with which the row fits.
    const wanted = this.isFull ? 11 : Math.min(17, 11 / this.scale);
    const size = Math.max(11, Math.min(wanted, (11 * room) / this.fitter.width(text, font.small)));
    this.text(this.fitter.fit(text, fontOf(size), room), card.x + 17, y + height / 2 + size * 0.36, fontOf(size), change ? palette.changes[change] : palette.ink);
    if (look.rowPositions?.has(row.id)) this.badge(look.rowPositions.get(row.id), card.right, y + 9);
  }

  /** The titles of a frame's columns, and the lines between the columns. */
  columns(card) {
    const { context, palette } = this;
    const size = this.isFull ? 11 : Math.min(20, 11 / this.scale);
    context.strokeStyle = palette.line;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(card.x, card.y + card.head);
    context.lineTo(card.right, card.y + card.head);
    for (const { x } of card.columns.slice(1)) {
      context.moveTo(card.x + x - frame.column / 2, card.y + card.head);
      context.lineTo(card.x + x - frame.column / 2, card.bottom);
    }
    context.stroke();
    for (const { title, x } of card.columns) this.text(title, card.x + x, card.y + card.head + frame.top / 2 + size * 0.36, fontOf(size), palette.soft);
  }

  // MARK: Marks

  glyph(name, x, y, color, scale = 1) {
    const { context } = this;
    context.strokeStyle = color;
    context.lineWidth = 1.3;
    strokeIcon(context, name, x, y, scale);
  }

  /** A triangle that points down if a group is open, otherwise to the right. */
  chevron(x, y, isOpen) {
    const { context, palette } = this;
    context.strokeStyle = palette.soft;
    context.lineWidth = 1.8;
    context.beginPath();
    for (const [index, [dx, dy]] of (isOpen ? [[-4, -2], [0, 2.5], [4, -2]] : [[-2, -4], [2.5, 0], [-2, 4]]).entries()) {
      context[index === 0 ? "moveTo" : "lineTo"](x + dx, y + dy);
    }
    context.stroke();
  }

  mark(mark, x, y) {
    const { context, palette } = this;
    context.strokeStyle = palette.soft;
    context.fillStyle = palette.soft;
    context.lineWidth = 1.2;
    context.beginPath();
    if (mark === "lock") {
      context.arc(x + 4, y + 4, 2.4, Math.PI, 0);
      context.stroke();
      context.fillRect(x, y + 4.5, 8, 5.5);
    } else if (mark === "entry") {
      for (const [step, dx, dy] of [["moveTo", 0, 5], ["lineTo", 7, 5], ["moveTo", 4, 2], ["lineTo", 7, 5], ["lineTo", 4, 8]]) context[step](x + dx, y + dy);
      context.stroke();
    } else {
      for (let arm = 0; arm < 3; arm++) {
        const angle = (arm * Math.PI) / 3;
        context.moveTo(x + 4 - 4 * Math.sin(angle), y + 5 - 4 * Math.cos(angle));
        context.lineTo(x + 4 + 4 * Math.sin(angle), y + 5 + 4 * Math.cos(angle));
      }
      context.stroke();
    }
  }

  /** Marks a card as a start of the app. */
  start(card) {
    const { context, palette } = this;
    const y = card.y + 12;
    context.fillStyle = palette.soft;
    context.strokeStyle = palette.soft;
    context.lineWidth = 1.4;
    context.beginPath();
    context.arc(card.x - 17, y, 4, 0, 2 * Math.PI);
    context.fill();
    context.beginPath();
    context.moveTo(card.x - 13, y);
    context.lineTo(card.x - 1, y);
    context.stroke();
  }

  badge(text, x, y, color = this.palette.path) {
    const { context, palette, scale } = this;
    // Badges stay readable at small scales.
    const size = Math.min(17, Math.max(11, 9 / scale));
    context.beginPath();
    context.arc(x, y, size * 0.82, 0, 2 * Math.PI);
    context.fillStyle = color;
    context.fill();
    this.text(text, x, y + size * 0.36, fontOf(size, true), palette.surface, "center");
  }

  /** The number or the change of a line, at its mark. */
  lineMark({ mark, change, count }) {
    const { palette } = this;
    if (change) return this.badge(changeSymbols[change], mark.x, mark.y, palette.changes[change]);
    const { x, y, width, height, size } = mark;
    this.box({ x: x - width / 2, y: y - height / 2, width, height }, height / 2, palette.raised, palette.edge);
    this.text(`×${count}`, x, y + size * 0.36, fontOf(size, true), palette.ink, "center");
  }
}

/** The image of a source, decoded once. When it can be drawn, the document gets the event `picture`. */
function pictureOf(source) {
  if (!pictureImages.has(source)) {
    const image = new Image();
    image.addEventListener("load", () => document.dispatchEvent(new Event("picture")));
    image.src = source;
    pictureImages.set(source, image);
  }
  return pictureImages.get(source);
}

const pictureImages = new Map();
