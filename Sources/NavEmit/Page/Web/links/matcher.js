// Finds the pattern that matches a URL, and reads its values.

class Matcher {
  /** Takes the document, its languages, and the index of a build. */
  constructor(graph, languages, build) {
    this.origins = new Origins(graph.reading, graph.links, build);
    this.graph = graph;
    this.languages = languages;
    this.redirects = graph.redirects;
    this.patterns = graph.links.map((link, number) => ({
      link,
      number,
      rank: link.rank,
      origins: this.origins.of(link),
      keys: new Set(link.query.map((item) => item.key)),
      parameters: new Map(link.parameters.map((parameter) => [parameter.id, parameter])),
    }));
    this.byRank = this.patterns.toSorted((left, right) => left.rank - right.rank);
  }

  /** Parses a URL. Throws a `Refusal` if no pattern can match it. */
  parts(url) {
    return new URLParts(url, this.origins);
  }

  /**
   * The match as `{link, node, values, redirects}`, where `values` maps parameters to their values; otherwise
   * `{refusal}`, `{isLoop: true}` for redirects that form a loop, or `{}` if no pattern matches.
   */
  resolve(url) {
    let parts;
    try {
      parts = this.parts(url);
    } catch (refusal) {
      if (refusal instanceof Refusal) return { refusal: refusal.message };
      throw refusal;
    }
    const maxRedirects = this.redirects.filter((redirect) => redirect.link !== null).length;
    const redirects = [];
    for (;;) {
      const pattern = this.winner(parts);
      if (!pattern) return {};
      const values = this.values(pattern, parts);
      const { link } = pattern;
      if (link.redirect === null) return { link, node: link.node, values, redirects };
      const redirect = this.redirects[link.redirect];
      redirects.push(link.redirect);
      if (redirect.node !== null) return { link, node: redirect.node, values, redirects };
      if (redirects.length > maxRedirects) return { isLoop: true };
      const segments = redirect.rewrite && rewritten(redirect.rewrite, values);
      if (!segments) return {};
      parts.segments = segments;
    }
  }

  winner(parts) {
    return this.byRank.find((pattern) => this.matchesPath(pattern, parts) && this.matchesRest(pattern, parts));
  }

  /** How many segments at the start of a path a pattern matches. */
  depth(pattern, segments) {
    const { link } = pattern;
    let depth = 0;
    while (depth < segments.length) {
      const part = link.segments[depth] ?? link.rest;
      if (!part || !this.languages[part.language].accepts(segments[depth])) break;
      depth += 1;
    }
    return depth;
  }

  matchesPath(pattern, { segments }) {
    const { link } = pattern;
    const optional = link.segments.findIndex((segment) => segment.optional);
    const least = (optional < 0 ? link.segments.length : optional) + (link.rest?.least ?? 0);
    if (segments.length < least || (!link.rest && segments.length > link.segments.length)) return false;
    return this.depth(pattern, segments) === segments.length;
  }

  /** Whether scheme, host, query and fragment match. */
  matchesRest(pattern, parts) {
    const { link } = pattern;
    if (!pattern.origins.has(parts.origin)) return false;
    if (!link.query.every((item) => this.acceptsItem(item, parts))) return false;
    if (link.rejectsUnknownQuery && !parts.hasOnlyKeys(pattern.keys)) return false;
    return !link.fragment || this.acceptsFragment(link.fragment, parts);
  }

  acceptsItem(item, parts) {
    const [first, ...rest] = parts.values(item.key, item.further === null);
    if (first === undefined) return item.optional;
    return this.accepts(item.first, first) && rest.every((value) => this.accepts(item.further, value));
  }

  acceptsFragment(item, parts) {
    if (!parts.hasFragment) return item.optional;
    const { fragment } = parts;
    return fragment !== null && this.languages[item.first].accepts(fragment);
  }

  /** Whether a language accepts the value of a query item. A null language accepts any value. */
  accepts(language, value) {
    if (language === null) return !value.broken;
    if (value.bare) return this.languages[language].acceptsBare;
    return !value.broken && this.languages[language].accepts(value.text);
  }

  values(pattern, parts) {
    const { link, parameters } = pattern;
    const values = new Map(link.parameters.map((parameter) => [parameter.id, parameter.absent]));
    for (const [id, value] of Object.entries(link.fixed)) values.set(id, value);
    link.segments.forEach((segment, index) => {
      if (segment.parameter === undefined || index >= parts.segments.length) return;
      const text = parts.segments[index];
      const inner = text.slice(segment.prefix.length, text.length - segment.suffix.length);
      values.set(segment.parameter, spelling(inner, parameters.get(segment.parameter).values));
    });
    if (link.rest && link.rest.parameter !== null) {
      const parameter = parameters.get(link.rest.parameter);
      const further = parts.segments.slice(link.segments.length);
      if (parameter.form === "list") {
        if (further.length > 0) values.set(parameter.id, further.map((text) => spelling(text, parameter.values)));
      } else if (further.length > 0 || parameter.required) {
        values.set(parameter.id, further.join("/"));
      }
    }
    for (const item of link.query) {
      if (item.parameter === undefined) continue;
      const parameter = parameters.get(item.parameter);
      const isList = parameter.form === "list";
      const texts = parts.values(item.key, !isList).map((value) =>
        value.text === undefined ? bareSpelling(parameter.values) : spelling(value.text, parameter.values));
      if (texts.length > 0) values.set(parameter.id, isList ? texts : texts[0]);
    }
    if (link.fragment?.parameter !== undefined && parts.fragment !== null) {
      const parameter = parameters.get(link.fragment.parameter);
      values.set(parameter.id, spelling(parts.fragment, parameter.values));
    }
    return values;
  }
}

/** The path to which a redirect rewrites a URL; null if the values do not form a path. */
function rewritten(rewrite, values) {
  const segments = [];
  for (const [index, part] of rewrite.segments.entries()) {
    if (part.literal !== undefined) {
      segments.push(part.literal);
      continue;
    }
    const value = values.get(part.parameter);
    if (typeof value !== "string") {
      // Optional segments are filled from the left, so nothing follows an absent one.
      return index >= rewrite.least ? segments : null;
    }
    segments.push(part.prefix + value + part.suffix);
  }
  const rest = rewrite.rest === null ? null : values.get(rewrite.rest);
  if (Array.isArray(rest)) segments.push(...rest);
  else if (rest) segments.push(...rest.split("/"));
  return segments.every(isSegment) ? segments : null;
}

/** Whether a string can be a path segment. */
function isSegment(text) {
  return text !== "" && text !== "." && text !== ".." && !hasControls(encoder.encode(text));
}
