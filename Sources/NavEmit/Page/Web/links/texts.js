// Literal text with values, such as `{user}@{host}`.

/** The text of a segment, a query item or a fragment as `{prefix, values}`; null if it is not read. */
function textOf(part) {
  if (part.text !== undefined) return part.text;
  if (part.parameter === undefined) return null;
  return { prefix: part.prefix ?? "", values: [{ parameter: part.parameter, suffix: part.suffix ?? "" }] };
}

/** The ids of the parameters that a segment, a query item or a fragment reads. */
function parametersOf(part) {
  return textOf(part)?.values.map((value) => value.parameter) ?? [];
}

/** The literal text before a value, without a slash that is absent together with the value. */
function trimmedBefore(text, index) {
  const before = index === 0 ? text.prefix : text.values[index - 1].suffix;
  return before.endsWith("/") && (index > 0 || before !== "/") ? before.slice(0, -1) : before;
}

/** The strings of the values in a text that is known to match. Optional ones may be missing at the end. */
function valuesIn(string, text, ignoresCase, isSegment) {
  const fold = (part) => (ignoresCase ? lowercased(part) : part);
  // A path may end with a slash.
  if (!isSegment && text.prefix.startsWith("/") && string.length > 1 && string.endsWith("/")) string = string.slice(0, -1);
  const strings = [];
  let start = text.prefix.length;
  for (const [index, { suffix }] of text.values.entries()) {
    if (start >= string.length && !(text.prefix === "" && text.values.length === 1 && suffix === "")) break;
    let end = string.length - suffix.length;
    if (index + 1 < text.values.length) {
      const found = fold(string).indexOf(fold(suffix), start);
      end = found >= 0 ? found : string.length - trimmedBefore(text, index + 1).length;
    }
    if (start > end) break;
    strings.push(string.slice(start, end));
    start = end + suffix.length;
  }
  return strings;
}

/** The text with the strings of its values. Missing ones at the end are left out. */
function writtenText(text, strings) {
  if (strings.length === 0) return trimmedBefore(text, 0);
  const parts = strings.map((string, index) => {
    const isLast = index + 1 === strings.length && index + 1 < text.values.length;
    return string + (isLast ? trimmedBefore(text, index + 1) : text.values[index].suffix);
  });
  return text.prefix + parts.join("");
}
