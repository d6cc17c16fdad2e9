// Reads strings of a URL as values, in the canonical spelling of their type.

const encoder = new TextEncoder();
// Keeps a byte order mark, and fails for invalid UTF-8.
const strictDecoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The string for some bytes; null if they are not UTF-8. */
function decodeUTF8(bytes) {
  try {
    return strictDecoder.decode(bytes);
  } catch {
    return null;
  }
}

/** The scalar that represents a query item without `=`. */
const bareScalar = 0x110000;
/** The scalars that begin a fragment which is a path, and that separate its segments. */
const [hashScalar, separatorScalar] = [0x110001, 0x110002];

/** The string with ASCII letters in lower case. */
function lowercased(text) {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** The strings that a segment or a value can be: an entry of the document's `languages`. */
class Language {
  constructor(entry) {
    this.entry = entry;
  }

  accepts(text) {
    if (this.entry.literal !== undefined) return this.entry.literal === text;
    if (this.entry.anyCase !== undefined) return this.entry.anyCase === lowercased(text);
    return this.acceptsScalars(Array.from(text, (character) => character.codePointAt(0)));
  }

  acceptsScalars(scalars) {
    const states = this.entry.states;
    if (!states) return scalars[0] !== hashScalar && this.accepts(String.fromCodePoint(...scalars));
    if (states.length === 0) return false;
    let state = 0;
    for (const scalar of scalars) {
      state = this.next(state, scalar);
      if (state < 0) return false;
    }
    return states[state][0] === 1;
  }

  /** Whether a query item without `=` is accepted. */
  get acceptsBare() {
    const states = this.entry.states;
    if (!states || states.length === 0) return false;
    const state = this.next(0, bareScalar);
    return state >= 0 && states[state][0] === 1;
  }

  /** The next state for a scalar; -1 if there is none. A row has the lowest scalar, highest scalar and target of each edge. */
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

/** The canonical spelling of the value that a string of a kind is read as. */
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

/** The value of a query item without `=`. */
function bareSpelling(kind) {
  return kind === "bool" ? "true" : "";
}

/** A number as Swift writes a Double: with the fewest digits, and an exponent if it is small or beyond 2^53. */
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

/** A decimal without redundant zeros: `1.50` is `1.5`, `-0` is `0`. */
function spellingOfDecimal(text) {
  const short = text.includes(".") ? text.replace(/0+$/, "").replace(/\.$/, "") : text;
  return short === "-0" ? "0" : short;
}

/** A date in UTC with milliseconds; outside the years 0 to 9999, `@` and the milliseconds since 1970. */
function spellingOfDate(text) {
  const number = (start, end) => Number(text.slice(start, end));
  const day = new Date(0);
  day.setUTCFullYear(number(0, 4), number(5, 7) - 1, number(8, 10));
  let milliseconds = day.getTime();
  if (text.length > 10) {
    milliseconds += number(11, 13) * 3_600_000 + number(14, 16) * 60_000 + number(17, 19) * 1000;
    let zone = 19;
    if (text[zone] === ".") {
      milliseconds += number(20, 23);
      zone = 23;
    }
    if (text[zone] !== "Z") {
      const offset = number(zone + 1, zone + 3) * 3_600_000 + number(zone + 4, zone + 6) * 60_000;
      milliseconds += text[zone] === "-" ? offset : -offset;
    }
  }
  const date = new Date(milliseconds);
  const year = date.getUTCFullYear();
  if (year < 0 || year > 9999) return "@" + milliseconds;
  return String(year).padStart(4, "0") + date.toISOString().slice(-20);
}

/** A URL in which characters that URLs cannot have are percent-encoded. */
function escapedURL(text) {
  let escaped = "";
  let hasFragment = false;
  for (const byte of encoder.encode(text)) {
    // Only the first `#` begins the fragment.
    const isFurther = byte === 0x23 && hasFragment;
    hasFragment ||= byte === 0x23;
    const isPlain = !isFurther && byte > 0x20 && byte < 0x7f
      && !"\"<>[\\]^`{|}".includes(String.fromCharCode(byte));
    escaped += isPlain ? String.fromCharCode(byte) : percentEscape(byte);
  }
  return escaped;
}

function percentEscape(byte) {
  return "%" + byte.toString(16).toUpperCase().padStart(2, "0");
}

/** Whether two values are equal. A value is null, a string or a list of strings. */
function sameValue(left, right) {
  if (!Array.isArray(left) || !Array.isArray(right)) return left === right;
  return left.length === right.length && left.every((text, index) => text === right[index]);
}
