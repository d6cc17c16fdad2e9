// Measures, wraps and truncates strings.

const family = "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', sans-serif";

/** A font of the diagram: regular or bold, in a size. */
function fontOf(size, isBold = false) {
  return `${isBold ? "600 " : ""}${size}px ${family}`;
}

const font = { title: fontOf(13, true), group: fontOf(15, true), small: fontOf(11) };

/** Measures, wraps and truncates strings, and caches their widths. */
class TextFitter {
  constructor(context) {
    this.context = context;
    this.widths = new Map();
  }

  width(text, style) {
    const key = style + "\n" + text;
    if (!this.widths.has(key)) {
      this.context.font = style;
      this.widths.set(key, this.context.measureText(text).width);
    }
    return this.widths.get(key);
  }

  /** The string, or its beginning with `…` if it is too wide. */
  fit(text, style, room) {
    if (this.width(text, style) <= room) return text;
    const characters = [...text];
    let [low, high] = [0, characters.length];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.width(characters.slice(0, middle).join("") + "…", style) <= room) low = middle;
      else high = middle - 1;
    }
    return characters.slice(0, low).join("") + "…";
  }

  /** Parts of a string in lines of a width. The last line ends with `…` if there are too many. */
  wrap(parts, style, room, maxLines) {
    const lines = [""];
    for (const part of parts) {
      const longer = lines.at(-1) + part;
      if (lines.at(-1) === "" || this.width(longer.trimEnd(), style) <= room) lines[lines.length - 1] = longer;
      else lines.push(part);
    }
    const kept = lines.length <= maxLines ? lines : [...lines.slice(0, maxLines - 1), lines.slice(maxLines - 1).join("")];
    return kept.map((line) => this.fit(line.trimEnd(), style, room));
  }

  /** The words of a title in as few lines as possible of a preferred width, or in three wider ones. */
  wrapTitle(text, style, room) {
    const parts = words(text);
    const widest = Math.max(...parts.map((part) => this.width(part.trimEnd(), style)));
    for (const width of [room, 1.3 * room, 1.6 * room]) {
      const lines = this.wrap(parts, style, Math.max(width, Math.min(widest, 1.6 * room)), 4);
      if (lines.length <= 3) return lines;
    }
    return this.wrap(parts, style, 1.6 * room, 3);
  }

  /** The widest line. */
  widest(lines, style) {
    return Math.max(0, ...lines.map((line) => this.width(line, style)));
  }
}

/** The words of a title, each with the space after it. */
function words(text) {
  return text.split(/(?<=[ -])(?=[^ -])/);
}

/** The parts of a URL between which it may break: after slashes, and before the items of a query. */
function urlParts(text) {
  return text.split(/(?<=[ /])(?=[^ /])|(?=[?&#])/);
}

/** A string for one line: control characters and line breaks are replaced by ⏎, bidirectional controls are removed. */
function oneLine(text) {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, "⏎").replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}
