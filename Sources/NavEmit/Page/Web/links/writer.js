// Writes the URL for a node and its values, in a build of the app.

class Writer {
  constructor(matcher, graph) {
    this.matcher = matcher;
    this.graph = graph;
    this.trailingSlash = graph.reading.trailingSlash;
  }

  /** The URL of the first pattern of a node that can express the values and reads back as them; null if there is none. */
  canonical(node, values, source) {
    for (const number of node.links) {
      const pattern = this.matcher.patterns[number];
      const url = this.url(pattern, values);
      if (url === null) continue;
      if (url === source) return url;
      const answer = this.matcher.resolve(url);
      if (answer.node !== node.id) continue;
      if ([...values].every(([id, value]) => sameValue(value, answer.values.get(id)))) return url;
    }
    return null;
  }

  url(pattern, values) {
    const { link } = pattern;
    const path = this.canExpress(pattern, values) ? this.path(pattern, values) : null;
    const rest = path && this.queryAndFragment(pattern, values);
    const origin = this.matcher.origins.preferred(link);
    if (path === null || rest === null || origin === null) return null;
    let text = origin.scheme + "://" + (origin.host ?? "");
    let hasFirst = origin.host !== null;
    if (path.length === 0) return text + "/" + rest;
    for (const segment of path) {
      const written = escaped(segment, hasFirst ? "segment" : "firstSegment");
      // With a custom scheme, the first segment is in the position of the host.
      const isFirst = !hasFirst && this.matcher.origins.host(lowercased(written)) === undefined;
      text += (isFirst ? "" : "/") + written;
      hasFirst = true;
    }
    return text + (this.trailingSlash === "always" ? "/" : "") + rest;
  }

  /** Whether all values that the pattern neither reads nor fixes have their default. */
  canExpress({ link }, values) {
    const read = new Set([...link.segments, ...link.query, link.rest, link.fragment].map((part) => part?.parameter));
    const fixed = new Map(Object.entries(link.fixed));
    return link.parameters.every(({ id, absent }) => {
      if (fixed.has(id)) return sameValue(fixed.get(id), values.get(id));
      return read.has(id) || sameValue(absent, values.get(id));
    });
  }

  path({ link, parameters }, values) {
    const isAbsent = (id) => sameValue(values.get(id), parameters.get(id).absent);
    const rest = link.rest && link.rest.parameter !== null
      ? furtherSegments(values.get(link.rest.parameter), isAbsent(link.rest.parameter)) : [];
    if (rest === null) return null;
    const written = rest.map((text) => this.acceptedSpelling(text, parameters.get(link.rest.parameter), link.rest.language));
    const lastOptional = link.segments.findLastIndex(
      (segment) => segment.optional && segment.parameter !== undefined && !isAbsent(segment.parameter));
    const segments = [];
    for (const [index, segment] of link.segments.entries()) {
      if (segment.optional && rest.length === 0 && index > lastOptional) break;
      let text = segment.literal;
      if (text === undefined) {
        const value = values.get(segment.parameter);
        if (typeof value !== "string") return null;
        const { prefix, suffix } = segment;
        text = prefix + this.acceptedSpelling(value, parameters.get(segment.parameter), segment.language, prefix, suffix) + suffix;
      }
      if (!this.matcher.languages[segment.language].accepts(text)) return null;
      segments.push(text);
    }
    if (link.rest) {
      const language = this.matcher.languages[link.rest.language];
      if (rest.length < link.rest.least || !written.every((text) => language.accepts(text))) return null;
    }
    return [...segments, ...written];
  }

  /** A spelling of a value that a language accepts. Dates have several. */
  acceptedSpelling(value, parameter, language, prefix = "", suffix = "") {
    if (parameter.values !== "date") return value;
    const spellings = [value, value.replace(/\.000Z$/, "Z"), value.replace(/T00:00:00\.000Z$/, "")];
    return spellings.find((each) => this.matcher.languages[language].accepts(prefix + each + suffix)) ?? value;
  }

  queryAndFragment(pattern, values) {
    let text = "";
    for (const item of pattern.link.query) {
      const texts = this.stringsOf(item, pattern, values);
      if (texts === null) return null;
      for (const value of texts) {
        text += (text === "" ? "?" : "&") + escaped(item.key, "key");
        if (item.literal !== "") text += "=" + escaped(value, "value");
      }
    }
    if (pattern.link.fragment) {
      const texts = this.stringsOf(pattern.link.fragment, pattern, values);
      if (texts === null) return null;
      if (texts.length > 0) text += "#" + escaped(texts[0], "fragment");
    }
    return text;
  }

  /** The strings of a query item or fragment. Empty if it can be left out; null if it cannot express the value. */
  stringsOf(item, { parameters }, values) {
    if (item.literal !== undefined) return [item.literal];
    if (item.parameter === undefined) return null;
    const value = values.get(item.parameter);
    const parameter = parameters.get(item.parameter);
    if (!parameter.required && sameValue(value, parameter.absent)) return [];
    const texts = (value === null ? [] : [value].flat()).map((text) => this.acceptedSpelling(text, parameter, item.first));
    const language = this.matcher.languages[item.first];
    return texts.length > 0 && texts.every((text) => language.accepts(text)) ? texts : null;
  }
}

/** The segments of a list or of a string with slashes, at the end of a path; null if it cannot be written there. */
function furtherSegments(value, isAbsent) {
  if (isAbsent) return [];
  if (value === null) return null;
  if (Array.isArray(value)) return value;
  return value === "" ? [] : value.split("/");
}

/** The characters that need no percent-encoding in each part of a URL. */
const unescaped = {
  firstSegment: /[A-Za-z0-9\-._~!$'()*+,;=&]/,
  segment: /[A-Za-z0-9\-._~!$'()*+,;=&:@]/,
  key: /[A-Za-z0-9\-._~!$'()*+,;:@\/?]/,
  value: /[A-Za-z0-9\-._~!$'()*+,;=:@\/?]/,
  fragment: /[A-Za-z0-9\-._~!$'()*+,;=&:@\/?]/,
};

function escaped(text, part) {
  let written = "";
  for (const byte of encoder.encode(text)) {
    const character = String.fromCharCode(byte);
    written += byte < 0x80 && unescaped[part].test(character) ? character : percentEscape(byte);
  }
  return written;
}
