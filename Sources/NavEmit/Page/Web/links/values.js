// How the texts of a URL are read as values, in the one spelling that values of a type have.

const encoder = new TextEncoder();
// Keeps a byte order mark, and refuses what is no UTF-8.
const strictDecoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text of some bytes; null where they are no UTF-8. */
function textOf(bytes) {
  try {
    return strictDecoder.decode(bytes);
  } catch {
    return null;
  }
}

/** The scalar that stands for a query item without `=`. */
const bareScalar = 0x110000;

/** ASCII letters in lower case. */
function folded(text) {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** What a segment or a value may be: an entry of the document's `languages`. */
class Language {
  constructor(entry) {
    this.entry = entry;
  }

  accepts(text) {
    if (this.entry.literal !== undefined) return this.entry.literal === text;
    if (this.entry.anyCase !== undefined) return this.entry.anyCase === folded(text);
    const states = this.entry.states;
    if (states.length === 0) return false;
    let state = 0;
    for (const character of text) {
      state = this.next(state, character.codePointAt(0));
      if (state < 0) return false;
    }
    return states[state][0] === 1;
  }

  /** Whether a query item without `=` is fine. */
  get acceptsBare() {
    const states = this.entry.states;
    if (!states || states.length === 0) return false;
    const state = this.next(0, bareScalar);
    return state >= 0 && states[state][0] === 1;
  }

  /** Where a scalar leads; below zero: nowhere. A row holds lowest, highest and target for each edge. */
  next(state, scalar) {
    const row = this.entry.states[state];
    let low = 0;
    let high = (row.length - 1) / 3;
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = 1 + middle * 3;
      if (scalar < row[at]) high = middle;
      else if (scalar > row[at + 1]) low = middle + 1;
      else return row[at + 2];
    }
    return -1;
  }
}

/** The spelling of the value that a text in the language of a kind is read as. */
function spelling(text, kind) {
  switch (kind) {
    case "double": return spellingOfDouble(Number(text));
    case "decimal": return spellingOfDecimal(text);
    case "bool": return text === "1" || text === "true" ? "true" : "false";
    case "uuid": return text.toUpperCase();
    case "date": return spellingOfDate(text);
    case "url": return escapedURL(text);
    default: return text;
  }
}

/** What a query item without `=` is read as. */
function bareSpelling(kind) {
  return kind === "bool" ? "true" : "";
}

/** As Swift writes a Double: the fewest digits, an exponent where the number is small or beyond 2^53. */
function spellingOfDouble(number) {
  if (!Number.isFinite(number)) return number < 0 ? "-inf" : "inf";
  const sign = number < 0 || Object.is(number, -0) ? "-" : "";
  const size = Math.abs(number);
  if (size === 0) return sign + "0.0";
  const [mantissa, power] = size.toExponential().split("e");
  const digits = mantissa.replace(".", "");
  const exponent = Number(power);
  if (exponent < -4 || size > 2 ** 53) {
    const shown = String(Math.abs(exponent)).padStart(2, "0");
    const fraction = digits.length > 1 ? "." + digits.slice(1) : "";
    return `${sign}${digits[0]}${fraction}e${exponent < 0 ? "-" : "+"}${shown}`;
  }
  if (exponent < 0) return sign + "0." + "0".repeat(-exponent - 1) + digits;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  return sign + whole + "." + (digits.slice(exponent + 1) || "0");
}

/** Without needless zeros: `1.50` is `1.5`, `-0` is `0`. */
function spellingOfDecimal(text) {
  const short = text.includes(".") ? text.replace(/0+$/, "").replace(/\.$/, "") : text;
  return short === "-0" ? "0" : short;
}

/** The moment in UTC to the millisecond; outside the years 0 to 9999 a number marked as such. */
function spellingOfDate(text) {
  const number = (start, end) => Number(text.slice(start, end));
  const day = new Date(0);
  day.setUTCFullYear(number(0, 4), number(5, 7) - 1, number(8, 10));
  let moment = day.getTime();
  if (text.length > 10) {
    moment += number(11, 13) * 3_600_000 + number(14, 16) * 60_000 + number(17, 19) * 1000;
    let zone = 19;
    if (text[zone] === ".") {
      moment += number(20, 23);
      zone = 23;
    }
    if (text[zone] !== "Z") {
      const offset = number(zone + 1, zone + 3) * 3_600_000 + number(zone + 4, zone + 6) * 60_000;
      moment += text[zone] === "-" ? offset : -offset;
    }
  }
  const date = new Date(moment);
  const year = date.getUTCFullYear();
  if (year < 0 || year > 9999) return "@" + moment;
  return String(year).padStart(4, "0") + date.toISOString().slice(-20);
}

/** A URL as systems keep it: what no URL may have as it is stands there as an escape. */
function escapedURL(text) {
  let escaped = "";
  for (const byte of encoder.encode(text)) {
    const isPlain = byte > 0x20 && byte < 0x7f && !"\"<>\\^`{|}".includes(String.fromCharCode(byte));
    escaped += isPlain ? String.fromCharCode(byte) : percentEscape(byte);
  }
  return escaped;
}

function percentEscape(byte) {
  return "%" + byte.toString(16).toUpperCase().padStart(2, "0");
}

/** Whether two values, each null, a text or a list of texts, are the same. */
function sameValue(left, right) {
  if (!Array.isArray(left) || !Array.isArray(right)) return left === right;
  return left.length === right.length && left.every((text, place) => text === right[place]);
}
