// Writes the URL for a node and its values, in a build of the app.

class Writer {
  constructor(matcher, graph) {
    this.matcher = matcher;
    this.graph = graph;
    this.trailingSlash = graph.reading.trailingSlash;
  }

  /**
   * The URL of the first pattern of a node that can express the values and reads back as them; null if there is none.
   * Its URLs have to show what those of `link` show.
   */
  canonical(node, link, values, source) {
    const whole = node.links.length > 0 ? this.matcher.patterns[node.links[0]].link.wholeURL ?? [] : [];
    const below = JSON.stringify(link.redirect === null ? [link.via, link.tab] : [null, null]);
    const showsSame = (other) => JSON.stringify([other.via, other.tab]) === below;
    const isReadBack = (url, ignored) => {
      const answer = this.matcher.resolve(url);
      return answer.node === node.id && showsSame(answer.link)
        && [...values].every(([id, value]) => ignored.includes(id) || sameValue(value, answer.values.get(id)));
    };
    // A URL that is itself a value.
    for (const id of whole) {
      if (typeof values.get(id) === "string" && isReadBack(values.get(id), [])) return values.get(id);
    }
    const unknown = whole.filter((id) => values.get(id) === null);
    for (const number of node.links) {
      if (!showsSame(this.matcher.patterns[number].link)) continue;
      const url = this.url(this.matcher.patterns[number], values);
      if (url !== null && (url === source || isReadBack(url, unknown))) return url;
    }
    return null;
  }

  url(pattern, values) {
    const { link } = pattern;
    const path = this.canExpress(pattern, values) ? this.path(link, pattern, values) : null;
    const rest = path && this.queryAndFragment(pattern, values);
    const origin = this.origin(link, values);
    if (path === null || rest === null || origin === null) return null;
    if (origin.host === opaqueHost) return `${origin.scheme}:${path.map((part) => escaped(part, "segment")).join("/")}${rest}`;
    let text = origin.scheme + "://" + (origin.host ?? "");
    let hasFirst = origin.host !== null;
    if (path.length === 0) return text + "/" + rest;
    for (const segment of path) {
      const written = escaped(segment, hasFirst ? "segment" : "firstSegment");
      // With a custom scheme, the first segment is in the position of the host.
      const isFirst = !hasFirst && this.matcher.origins.host(lowercased(written), origin.scheme) === undefined;
      text += (isFirst ? "" : "/") + written;
      hasFirst = true;
    }
    return text + ((link.trailingSlash ?? this.trailingSlash) === "always" ? "/" : "") + rest;
  }

  /** The scheme and host, which may be a value. */
  origin(link, values) {
    const { origins } = this.matcher;
    if (!link.host) return origins.preferred(link);
    const value = values.get(link.host.parameter);
    if (typeof value !== "string" || !this.matcher.languages[link.host.language].accepts(value)) return null;
    return origins.withHost(link, value + link.host.suffix);
  }

  /** Whether all values that the pattern neither reads nor fixes have their default. */
  canExpress({ link }, values) {
    const parts = [link, link.hash].filter(Boolean).flatMap((path) => [...path.segments, ...path.query, path.rest]);
    const read = new Set([...parts, link.fragment, link.host].filter(Boolean).flatMap(parametersOf));
    const fixed = new Map(Object.entries(link.fixed));
    return link.parameters.every(({ id, absent }) => {
      if (fixed.has(id)) return sameValue(fixed.get(id), values.get(id));
      return read.has(id) || link.wholeURL?.includes(id) || sameValue(absent, values.get(id));
    });
  }

  /** The segments of a path: that of the URL or of its fragment. */
  path(path, pattern, values) {
    const { parameters } = pattern;
    const isAbsent = (id) => sameValue(values.get(id), parameters.get(id).absent);
    const rest = path.rest && path.rest.parameter !== null
      ? furtherSegments(values.get(path.rest.parameter), isAbsent(path.rest.parameter)) : [];
    if (rest === null) return null;
    const written = rest.map((text) => this.acceptedSpelling(text, parameters.get(path.rest.parameter), path.rest.language));
    const lastOptional = path.segments.findLastIndex(
      (segment) => segment.optional && segment.parameter !== undefined && !isAbsent(segment.parameter));
    const segments = [];
    for (const [index, segment] of path.segments.entries()) {
      if (segment.optional && rest.length === 0 && index > lastOptional) break;
      const text = segment.literal ?? this.text(segment, segment.language, pattern, values);
      if (text === null || !this.matcher.languages[segment.language].accepts(text)) return null;
      segments.push(text);
    }
    if (path.rest) {
      const language = this.matcher.languages[path.rest.language];
      if (rest.length < path.rest.least || !written.every((text) => language.accepts(text))) return null;
    }
    return [...segments, ...written];
  }

  /** Text with its values; null if it cannot express them. */
  text(part, language, { parameters }, values) {
    const text = textOf(part);
    if (text === null) return null;
    const isEmpty = (value) => value.optional && (sameValue(values.get(value.parameter), parameters.get(value.parameter).absent)
      || values.get(value.parameter) === "");
    const last = text.values.findLastIndex((value) => !isEmpty(value));
    const choices = text.values.slice(0, last + 1).map(({ parameter: id }) => {
      const value = values.get(id);
      return typeof value === "string" ? spellingsOf(value, parameters.get(id)) : [];
    });
    const first = (chosen) => {
      if (chosen.length === choices.length) {
        const whole = writtenText(text, chosen);
        return this.matcher.languages[language].accepts(whole) ? whole : null;
      }
      for (const choice of choices[chosen.length]) {
        const whole = first([...chosen, choice]);
        if (whole !== null) return whole;
      }
      return null;
    };
    return first([]);
  }

  /** A spelling of a value that a language accepts. */
  acceptedSpelling(value, parameter, language) {
    return spellingsOf(value, parameter).find((each) => this.matcher.languages[language].accepts(each)) ?? value;
  }

  queryAndFragment(pattern, values) {
    const { link } = pattern;
    const query = this.query(link.query, pattern, values);
    if (query === null) return null;
    if (link.hash) {
      const path = this.path(link.hash, pattern, values);
      const rest = this.query(link.hash.query, pattern, values);
      if (path === null || rest === null) return null;
      return query + "#/" + path.map((segment) => escaped(segment, "segment")).join("/") + rest;
    }
    if (!link.fragment) return query;
    const texts = this.stringsOf(link.fragment, pattern, values);
    if (texts === null) return null;
    if (texts.length === 0) return query;
    const written = escaped(texts[0], "fragment");
    // A slash at the start would make it a path.
    return query + "#" + (link.fragment.parameter === undefined ? written.replace(/^\//, "%2F") : written);
  }

  query(items, pattern, values) {
    let text = "";
    for (const item of items) {
      const texts = this.stringsOf(item, pattern, values);
      if (texts === null) return null;
      for (const value of texts) {
        text += (text === "" ? "?" : "&") + escaped(item.key, "key");
        if (item.literal !== "") text += "=" + escaped(value, "value");
      }
    }
    return text;
  }

  /** The strings of a query item or fragment. Empty if it can be left out; null if it cannot express the value. */
  stringsOf(item, pattern, values) {
    if (item.literal !== undefined) return [item.literal];
    if (item.text !== undefined) {
      const text = this.text(item, item.first, pattern, values);
      return text === null ? null : [text];
    }
    if (item.parameter === undefined) return null;
    const value = values.get(item.parameter);
    const parameter = pattern.parameters.get(item.parameter);
    if (item.optional && sameValue(value, parameter.absent)) return [];
    const texts = (value === null ? [] : [value].flat()).map((text) => this.acceptedSpelling(text, parameter, item.first));
    const language = this.matcher.languages[item.first];
    return texts.length > 0 && texts.every((text) => language.accepts(text)) ? texts : null;
  }
}

/** The spellings of a value, the preferred one first. Dates have several. */
function spellingsOf(value, parameter) {
  if (parameter.values !== "date") return [value];
  return [value, value.replace(/\.000Z$/, "Z"), value.replace(/T00:00:00\.000Z$/, "")];
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
