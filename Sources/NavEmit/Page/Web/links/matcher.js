// Finds the pattern that matches a URL, and reads its values.

/** How deep URLs may carry others. */
const maxCarriedURLs = 8;

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
      exceptions: [...(graph.reading.except ?? []), ...(link.except ?? [])].map((exception) => ({ link: exception })),
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
    // The redirects of the URLs around this one, how many there are, and the answer if this one does not match.
    let [former, depth, otherwise] = [0, 0, null];
    for (;;) {
      const pattern = this.winner(parts);
      if (!pattern) return otherwise ?? {};
      const values = this.values(pattern, parts);
      const { link } = pattern;
      if (link.redirect === null) return { link, node: link.node, values, redirects };
      const redirect = this.redirects[link.redirect];
      redirects.push(link.redirect);
      if (redirect.carrier !== undefined) {
        const carried = values.get(redirect.carrier);
        if (redirect.otherwise !== undefined) {
          otherwise = { link, node: redirect.otherwise, values, redirects: [...redirects] };
        }
        otherwise ??= { carrying: link, carried };
        [former, depth] = [redirects.length, depth + 1];
        if (depth > maxCarriedURLs || typeof carried !== "string") return otherwise;
        try {
          parts = this.parts(carried);
        } catch (refusal) {
          if (refusal instanceof Refusal) return otherwise;
          throw refusal;
        }
        continue;
      }
      if (redirect.node !== null) return { link, node: redirect.node, values, redirects };
      if (redirects.length - former > maxRedirects) return otherwise ?? { isLoop: true };
      if (!this.rewrite(parts, pattern, values)) return otherwise ?? {};
    }
  }

  /** Gives a URL the path to which a redirect leads. Returns false if it leads to none. */
  rewrite(parts, { link }, values) {
    const redirect = link.redirect === null ? null : this.redirects[link.redirect];
    const segments = redirect?.rewrite && rewritten(redirect.rewrite, values);
    if (!segments) return false;
    parts.segments = segments;
    // How the old path ends does not matter for the new one.
    parts.endsWithSlash = null;
    if (namesFragment(link)) parts.fragmentBytes = null;
    return true;
  }

  winner(parts) {
    return this.byRank.find((pattern) =>
      this.matchesPath(pattern, parts) && this.matchesRest(pattern, parts) && !this.exception(pattern, parts));
  }

  /** The exception that leaves a URL out; undefined if there is none. */
  exception({ exceptions }, parts) {
    return exceptions.find((exception) => this.matchesPath(exception, parts) && this.acceptsParts(exception.link, parts));
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
    if (!this.acceptsOrigin(pattern, parts) || !this.acceptsSlash(link, parts)) return false;
    if (link.rejectsUnknownQuery && !parts.hasOnlyKeys(pattern.keys)) return false;
    return this.acceptsParts(link, parts);
  }

  /** Whether query and fragment have what a link names. */
  acceptsParts(link, parts) {
    if (!link.query.every((item) => this.acceptsItem(item, parts))) return false;
    if (link.fragment && !this.acceptsFragment(link.fragment, parts)) return false;
    return fragmentItems(link).every((item) => this.acceptsItem(item, parts, true));
  }

  /** Whether a pattern accepts the scheme and host. */
  acceptsOrigin({ link, origins }, parts) {
    if (!origins.has(parts.origin)) return false;
    return !link.host || this.languages[link.host.language].accepts(hostValue(link.host, parts));
  }

  /** Whether the path may end as it does. */
  acceptsSlash(link, { endsWithSlash }) {
    const slash = link.trailingSlash ?? this.graph.reading.trailingSlash;
    return endsWithSlash === null || slash === "either" || endsWithSlash === (slash === "always");
  }

  /** Whether the values of a query item match, or those of an item in the fragment. */
  acceptsItem(item, parts, isInFragment = false) {
    const [first, ...rest] = parts.values(item.key, item.further === null, isInFragment);
    if (first === undefined) return item.optional;
    if (item.readable !== undefined) return true;
    return this.accepts(item.first, first) && rest.every((value) => this.accepts(item.further, value));
  }

  /** Whether the value of a fragment does not count as absent. */
  isReadable({ readable }, parts) {
    return readable === undefined || (parts.fragmentScalars !== null && this.languages[readable].acceptsScalars(parts.fragmentScalars));
  }

  acceptsFragment(item, parts) {
    if (!parts.hasFragment) return item.optional;
    if (item.readable !== undefined) return true;
    const scalars = parts.fragmentScalars;
    const language = this.languages[item.first];
    // Where any text can be, a fragment that is not text does not match, also if its path can be read.
    if (parts.fragment === null && scalars !== null && language.accepts("/" + parts.hash.segments.join("/"))) return false;
    return scalars !== null && language.acceptsScalars(scalars);
  }

  /** Whether a language accepts the value of a query item. A null language accepts any value. */
  accepts(language, value) {
    if (language === null) return !value.broken;
    if (value.bare) return this.languages[language].acceptsBare;
    return !value.broken && this.languages[language].accepts(value.text);
  }

  values(pattern, parts) {
    const { link } = pattern;
    const values = new Map(link.parameters.map((parameter) => [parameter.id, parameter.absent]));
    for (const [id, value] of Object.entries(link.fixed)) values.set(id, value);
    for (const id of link.wholeURL ?? []) values.set(id, parts.wholeURL);
    this.readPath(link, parts.segments, pattern, values);
    for (const item of link.query) this.readItem(item, parts, false, pattern, values);
    if (link.fragment && parts.fragment !== null && this.isReadable(link.fragment, parts)) {
      this.readText(link.fragment, parts.fragment, false, pattern, values);
    }
    if (link.host) {
      values.set(link.host.parameter, spelled(hostValue(link.host, parts), pattern.parameters.get(link.host.parameter)));
    }
    if (link.hash && parts.hash) {
      this.readPath(link.hash, parts.hash.segments, pattern, values);
      for (const item of link.hash.query) this.readItem(item, parts, true, pattern, values);
    }
    return values;
  }

  readText(part, string, ignoresCase, { parameters }, values, isSegment = false) {
    const text = textOf(part);
    if (text === null) return;
    const strings = valuesIn(string, text, ignoresCase, isSegment);
    text.values.forEach(({ parameter: id }, index) => {
      const parameter = parameters.get(id);
      if (index < strings.length) values.set(id, spelled(strings[index], parameter));
      // Only the rest of a path can be absent although it is required.
      else if (parameter.required) values.set(id, "");
    });
  }

  readPath(path, segments, pattern, values) {
    const ignoresCase = pattern.link.caseInsensitive ?? !this.graph.reading.caseSensitivePaths;
    path.segments.forEach((segment, index) => {
      if (index < segments.length) this.readText(segment, segments[index], ignoresCase, pattern, values, true);
    });
    if (!path.rest || path.rest.parameter === null) return;
    const parameter = pattern.parameters.get(path.rest.parameter);
    const further = segments.slice(path.segments.length);
    if (parameter.form === "list") {
      if (further.length > 0) values.set(parameter.id, further.map((text) => spelled(text, parameter)));
    } else if (further.length > 0 || parameter.required) {
      values.set(parameter.id, further.join("/"));
    }
  }

  readItem(item, parts, isInFragment, pattern, values) {
    if (item.text !== undefined) {
      const [first] = parts.values(item.key, true, isInFragment);
      if (first?.text !== undefined) this.readText(item, first.text, false, pattern, values);
      return;
    }
    if (item.parameter === undefined) return;
    const parameter = pattern.parameters.get(item.parameter);
    const isList = parameter.form === "list";
    const found = parts.values(item.key, !isList, isInFragment)
      .filter((value) => item.readable === undefined || this.accepts(item.readable, value));
    const texts = found.map((value) =>
      value.text === undefined ? bareSpelling(parameter.values) : spelled(value.text, parameter));
    if (texts.length > 0) values.set(parameter.id, isList ? texts : texts[0]);
  }
}

/** The value that a string represents, as a raw value if case is ignored. */
function spelled(text, { values, anyCase }) {
  return anyCase?.find((raw) => lowercased(raw) === lowercased(text)) ?? spelling(text, values);
}

/** The query items in the fragment. */
function fragmentItems({ hash, fragmentQuery }) {
  return hash?.query ?? fragmentQuery ?? [];
}

/** Whether a link names the fragment, so that a redirect leaves it out. */
function namesFragment({ fragment, hash }) {
  return hash !== undefined || ["literal", "parameter", "text"].some((key) => fragment?.[key] !== undefined);
}

/** The value in the host of a URL. */
function hostValue({ suffix }, parts) {
  return parts.host.slice(0, parts.host.length - suffix.length);
}

/** The path to which a redirect rewrites a URL; null if the values do not form a path. */
function rewritten(rewrite, values) {
  const segments = [];
  for (const [index, part] of rewrite.segments.entries()) {
    if (part.literal !== undefined) {
      segments.push(part.literal);
      continue;
    }
    const strings = parametersOf(part).map((id) => values.get(id));
    if (!strings.every((value) => typeof value === "string")) {
      // Optional segments are filled from the left, so nothing follows an absent one.
      return index >= rewrite.least ? segments : null;
    }
    segments.push(writtenText(textOf(part), strings));
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
