// Draws cards and lanes on the canvas, in the colors of the page.

const font = {
  title: "600 13px ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', sans-serif",
  large: "600 21px ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', sans-serif",
  small: "11px ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', sans-serif",
};

/** The style of a line, by the cause and the transition of its route. */
function lineStyle(route) {
  switch (route.cause) {
    case "tabRoot": case "column": return { dash: [], width: 2, arrow: false };
    case "otherwise": return { dash: [2, 4], width: 1, arrow: true, isQuiet: true };
    case "then": return { dash: [], width: 1.4, arrow: true };
  }
  switch (route.transition) {
    case "sheet": case "popover": case "alert": case "dialog": return { dash: [6, 4], width: 1.3, arrow: true };
    case "cover": case "start": return { dash: [6, 4], width: 2, arrow: true };
    case "popTo": case "dismiss": return { dash: [2, 4], width: 1.2, arrow: true, isQuiet: true };
    default: return { dash: [], width: 1.3, arrow: true };
  }
}

/** The current colors of the page. */
class Palette {
  constructor() {
    const style = getComputedStyle(document.documentElement);
    const color = (name) => style.getPropertyValue("--" + name).trim();
    for (const name of ["ground", "surface", "raised", "ink", "soft", "faint", "line", "edge", "lane", "accent", "path", "in"]) {
      this[name] = color(name);
    }
    this["accent-soft"] = color("accent-soft");
    this.changes = Object.fromEntries(Object.keys(changeSymbols).map((change) => [change, color(change)]));
    this.severities = { error: color("bad"), warning: color("changed"), note: color("soft") };
    this.kinds = Object.fromEntries(Object.entries({
      screen: "screen", step: "screen", sheet: "sheet", cover: "cover", popover: "popover", alert: "alert",
      dialog: "alert", tab: "tab", split: "tab", flow: "flow", action: "action",
    }).map(([kind, name]) => [kind, color(name)]));
  }
}

/** Measures and truncates strings, and caches the results. */
class TextFitter {
  constructor(context) {
    this.context = context;
    this.widths = new Map();
    this.short = new Map();
  }

  width(text, style) {
    const key = style + "\n" + text;
    if (!this.widths.has(key)) {
      this.context.font = font[style];
      this.widths.set(key, this.context.measureText(text).width);
    }
    return this.widths.get(key);
  }

  fit(text, style, room) {
    if (this.width(text, style) <= room) return text;
    const key = `${style} ${Math.round(room)}\n${text}`;
    if (!this.short.has(key)) {
      const characters = [...text];
      let [low, high] = [0, characters.length];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (this.width(characters.slice(0, middle).join("") + "…", style) <= room) low = middle;
        else high = middle - 1;
      }
      this.short.set(key, characters.slice(0, low).join("") + "…");
    }
    return this.short.get(key);
  }
}

/** A string for one line of a canvas: control characters and line breaks are replaced by ⏎, bidirectional controls are removed. */
function oneLine(text) {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, "⏎").replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

class Drawing {
  constructor(model, context) {
    this.model = model;
    this.context = context;
    this.fitter = new TextFitter(context);
    this.paths = Object.fromEntries(Object.entries(icons).map(([name, path]) => [name, new Path2D(path)]));
    this.palette = new Palette();
  }

  title(node) {
    return oneLine(this.model.title(node));
  }

  /** The second line of a card. */
  subtitle(node) {
    const [link] = this.model.patterns(node);
    if (link) return oneLine(link.pattern);
    return node.title ? node.id : node.kind;
  }

  widthOf(node, rows) {
    const marks = this.marks(node).length * 16;
    const widths = [
      this.fitter.width(this.title(node), "title") + marks, this.fitter.width(this.subtitle(node), "small"),
      ...rows.map((row) => this.fitter.width(this.title(row), "small") + 10),
    ];
    return Math.round(Math.min(240, Math.max(110, Math.max(...widths) + 52)));
  }

  /** The icons at the right of a card: conditions, entry, reached by a global route. */
  marks(node) {
    const marks = [];
    if (node.requires.length > 0) marks.push("lock");
    if (node.entry) marks.push("entry");
    if (this.model.anywhereIDs.has(node.id)) marks.push("anywhere");
    return marks;
  }

  lane(context, lane, scale) {
    const { palette } = this;
    context.fillStyle = palette.lane;
    context.beginPath();
    context.roundRect(lane.left, lane.top, lane.width, lane.height, 14);
    context.fill();
    if (!lane.title) return;
    // Titles of lanes keep their size at small scales.
    const size = Math.min(13 / Math.min(scale, 1), 32);
    context.font = font.title.replace("13px", `${size}px`);
    context.fillStyle = palette.faint;
    context.textBaseline = "top";
    context.textAlign = "left";
    context.fillText(oneLine(lane.title), lane.left + 16, lane.top + 10);
  }

  card(card, look) {
    const { context, palette } = this;
    const { node } = card;
    const color = palette.kinds[node.kind];
    const change = this.model.changes.ofNode(node.id);
    const isRemoved = change === "removed";
    context.globalAlpha = look.isFaint ? 0.22 : isRemoved ? 0.65 : 1;
    context.beginPath();
    context.roundRect(card.x, card.y, card.width, card.height, node.kind === "alert" || node.kind === "dialog" ? 14 : 9);
    context.fillStyle = look.isSelected ? palette["accent-soft"] : palette.raised;
    context.fill();
    context.setLineDash(isRemoved || node.external || node.kind === "sheet" || node.kind === "popover" ? [5, 3] : []);
    context.lineWidth = look.isSelected || look.position ? 2.2 : look.isFound || (change && !isRemoved) ? 2 : 1;
    context.strokeStyle = look.position ? palette.path : look.isSelected || look.isFound ? palette.accent
      : change ? palette.changes[change]
      : node.kind === "screen" ? palette.line : color;
    context.stroke();
    context.setLineDash([]);
    if (this.model.rootIDs.has(node.id)) this.start(card);
    if (look.detail === "bare") {
      context.fillStyle = color;
      context.fillRect(card.x + 9, card.y + 12, 14, 20);
      context.fillRect(card.x + 32, card.y + 19, card.width - 46, 6);
    } else if (look.detail === "title") {
      context.fillStyle = color;
      context.fillRect(card.x + 8, card.y + 10, 5, 24);
      context.font = font.large;
      context.fillStyle = palette.ink;
      context.textAlign = "left";
      context.textBaseline = "middle";
      context.fillText(this.fitter.fit(this.title(node), "large", card.width - 28), card.x + 20, card.y + cardHeight / 2);
    } else {
      this.texts(card, color, look);
    }
    context.globalAlpha = look.isFaint ? 0.22 : 1;
    if (change) this.badge(changeSymbols[change], card.x, card.y, palette.changes[change]);
    context.globalAlpha = 1;
    if (look.position) this.badge(look.position, card.x + card.width, card.y);
  }

  texts(card, color, look) {
    const { context, palette } = this;
    const { node } = card;
    this.glyph(node.kind, card.x + 10, card.y + 14, color);
    context.textAlign = "left";
    context.textBaseline = "alphabetic";
    const marks = this.marks(node);
    const room = card.width - 44;
    context.font = font.title;
    context.fillStyle = palette.ink;
    context.fillText(this.fitter.fit(this.title(node), "title", room - marks.length * 16), card.x + 34, card.y + 19);
    context.font = font.small;
    context.fillStyle = palette.soft;
    context.fillText(this.fitter.fit(this.subtitle(node), "small", room), card.x + 34, card.y + 34);
    marks.forEach((mark, index) => this.mark(mark, card.x + card.width - 18 - index * 16, card.y + 9));
    card.rows.forEach((row, index) => {
      const y = card.y + cardHeight + index * rowHeight;
      const isMarked = look.rowPositions?.has(row.id) || look.selectedRow === row.id;
      context.fillStyle = isMarked ? palette["accent-soft"] : palette.lane;
      context.beginPath();
      context.roundRect(card.x + 8, y, card.width - 16, rowHeight - 3, 5);
      context.fill();
      context.font = font.small;
      const change = this.model.changes.ofNode(row.id);
      const number = change === "removed" ? "" : index + 1;
      context.fillStyle = change ? palette.changes[change] : palette.ink;
      context.fillText(this.fitter.fit(`${changeSymbols[change] ?? ""}${number}  ${this.title(row)}`, "small", card.width - 34), card.x + 17, y + 13.5);
      if (look.rowPositions?.has(row.id)) this.badge(look.rowPositions.get(row.id), card.x + card.width, y + 9);
    });
  }

  glyph(name, x, y, color) {
    const { context } = this;
    context.save();
    context.translate(x, y);
    context.strokeStyle = color;
    context.lineWidth = 1.3;
    context.stroke(this.paths[name]);
    context.restore();
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
      context.moveTo(x, y + 5);
      context.lineTo(x + 7, y + 5);
      context.moveTo(x + 4, y + 2);
      context.lineTo(x + 7, y + 5);
      context.lineTo(x + 4, y + 8);
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
    const y = card.y + cardHeight / 2;
    context.fillStyle = palette.soft;
    context.strokeStyle = palette.soft;
    context.lineWidth = 1.4;
    context.beginPath();
    context.arc(card.x - 17, y, 4, 0, 2 * Math.PI);
    context.fill();
    context.beginPath();
    context.moveTo(card.x - 13, y);
    context.lineTo(card.x - 2, y);
    context.stroke();
  }

  badge(text, x, y, color = this.palette.path, context = this.context) {
    const { palette } = this;
    context.beginPath();
    context.arc(x, y, 9, 0, 2 * Math.PI);
    context.fillStyle = color;
    context.fill();
    context.font = font.small.replace("11px", "600 11px");
    context.fillStyle = palette.surface;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(text, x, y + 0.5);
  }
}
