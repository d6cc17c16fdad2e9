// Explains why no pattern matches a URL, and finds the nearest patterns.

class MissExplainer {
  constructor(matcher) {
    this.matcher = matcher;
  }

  /** `{reason, nearest, nearestNodes}` for a URL that matches no pattern. */
  explain(url, answer) {
    const { reason, nearest } = this.miss(url, answer);
    return { reason, nearest: nearest.map(({ pattern }) => pattern), nearestNodes: nearest.map(({ node }) => node) };
  }

  /** The reason, and the nearest links among those with the URL's scheme and host. */
  miss(url, answer, depth = 0) {
    if (answer.isLoop) return { reason: "redirects form a loop", nearest: [] };
    if (answer.refusal !== undefined) return { reason: answer.refusal, nearest: [] };
    const parts = this.matcher.parts(url);
    let around = "";
    for (let step = 0; step < this.matcher.patterns.length; step += 1) {
      const pattern = this.matcher.winner(parts);
      if (!pattern || !this.matcher.rewrite(parts, pattern, this.matcher.values(pattern, parts))) break;
      const path = parts.segments.map((segment) => "/" + escaped(segment, "segment")).join("") || "/";
      around += `\`${pattern.link.pattern}\` leads to \`${path}\`, and `;
    }
    if (answer.carrying !== undefined && answer.carried !== undefined) {
      if (depth === maxCarriedURLs) {
        return { reason: around + `URLs carry each other more than ${maxCarriedURLs} levels deep`, nearest: [] };
      }
      const inner = this.miss(answer.carried, this.matcher.resolve(answer.carried), depth + 1);
      const reason = `\`${answer.carrying.pattern}\` leads to \`${answer.carried}\`, and ${inner.reason}`;
      return { ...inner, reason: around + reason };
    }
    const found = this.missOf(parts);
    return { ...found, reason: around + found.reason };
  }

  /** The same for a URL that is not redirected. */
  missOf(parts) {
    const candidates = this.matcher.patterns.filter((pattern) => this.matcher.acceptsOrigin(pattern, parts));
    const pathMatches = this.matcher.patterns.filter((pattern) => this.matcher.matchesPath(pattern, parts)
      && (pattern.link.hosts?.[0] !== opaqueHost || candidates.includes(pattern)));
    const fullMatches = pathMatches.filter((pattern) => candidates.includes(pattern));
    if (fullMatches.length > 0) {
      const exception = fullMatches.filter((pattern) => this.matcher.matchesRest(pattern, parts))
        .map((pattern) => this.matcher.exception(pattern, parts)).find((found) => found !== undefined);
      if (exception) return { reason: `\`${exception.link.pattern}\` leaves it out`, nearest: [] };
      let reason = null;
      for (const pattern of fullMatches) reason ??= this.reason(pattern, parts);
      const nearest = named(fullMatches.filter(({ link }) => link.node !== null).map(({ link }) => link));
      return { reason: reason ?? `\`${fullMatches[0].link.pattern}\` does not match`, nearest };
    }
    const nearest = this.nearest(parts, candidates);
    if (pathMatches.length > 0) {
      return { reason: this.hostReason(pathMatches, parts) ?? this.originReason(pathMatches[0].link, parts), nearest };
    }
    return { reason: this.pathReason(parts, candidates, nearest), nearest };
  }

  pathReason({ segments }, candidates, nearest) {
    const depth = this.depth(candidates, segments);
    const subject = depth === this.depth(this.matcher.patterns, segments) ? "no pattern" : "no pattern for this scheme and host";
    if (segments.length === 0) return `${subject} is \`/\``;
    const mismatch = nearest.find((link) => this.hasParameter(link, segments, depth));
    if (depth < segments.length && mismatch) {
      const { parameter, prefix, suffix } = mismatch.segments[depth];
      const cases = parameter === undefined || prefix || suffix ? undefined : casesOf(this.typeOf(parameter, mismatch.node));
      return `\`${mismatch.pattern}\` does not take \`${segments[depth]}\`${cases ? `, only ${cases}` : ""}`;
    }
    const shown = segments.slice(0, depth + 1).map((segment) => "/" + segment).join("");
    return depth < segments.length ? `${subject} starts with ${shown}` : `${subject} ends after ${shown}`;
  }

  /** The most segments at the start of a path that one of the patterns matches. */
  depth(patterns, segments) {
    return patterns.reduce((most, pattern) => Math.max(most, this.matcher.depth(pattern, segments)), 0);
  }

  /** The reason for a pattern that matches the path, if the value in the host is not one of its type. */
  hostReason(pathMatches, parts) {
    const found = pathMatches.find(({ link, origins }) => link.host && origins.has(parts.origin));
    return found && `\`${found.link.pattern}\` does not take \`${hostValue(found.link.host, parts)}\` in its host`;
  }

  /** The reason for a pattern that matches the path, but not the scheme and host. */
  originReason(link, parts) {
    const { pattern, schemes } = link;
    // Other patterns of the node with the same text may have other hosts.
    const isSame = (other) => link.node !== null && link.node === other.node && pattern === other.pattern
      && String(schemes) === String(other.schemes) && (link.hosts === null) === (other.hosts === null);
    const same = this.matcher.patterns.map((other) => other.link).filter((other) => other === link || isSame(other));
    if (same.every(({ hosts }) => hosts?.length === 1 && hosts[0] === "*")) {
      if (!isWeb(parts.scheme)) {
        const names = schemes ?? (this.matcher.graph.reading.allowHTTP ? ["https", "http"] : ["https"]);
        return `\`${pattern}\` is only for the scheme${names.length === 1 ? "" : "s"} ${quotedNames(names)}`;
      }
      if (parts.host?.includes(":")) return `\`${pattern}\` is only for hosts without a port`;
    }
    if (!schemes && !link.hosts) return `\`${pattern}\` is not for this scheme and host`;
    const names = same.flatMap(({ hosts, host }) => (host ? [`{${host.parameter}}${host.suffix}`] : hosts));
    const hosts = link.hosts && names[0] !== opaqueHost ? [...new Set(names)] : null;
    const words = [["scheme", schemes], ["host", hosts]].filter(([, names]) => names)
      .map(([word, names]) => `the ${word}${names.length === 1 ? "" : "s"} ${quotedNames(names)}`);
    return `\`${pattern}\` is only for ${words.join(" and ")}`;
  }

  /** Whether a pattern matches a path up to a segment, and has a parameter there. */
  hasParameter(link, segments, depth) {
    if (depth >= link.segments.length || link.segments[depth].literal !== undefined) return false;
    return segments.slice(0, depth).every((text, index) => this.cost(text, link.segments[index]) === 0);
  }

  /** The part of a URL after its path that keeps a pattern from matching. */
  reason(pattern, parts) {
    const { link } = pattern;
    const name = `\`${link.pattern}\``;
    if (!this.matcher.acceptsSlash(link, parts)) {
      return `${name} ${parts.endsWithSlash ? "does not end" : "ends"} with a slash`;
    }
    const mistake = this.itemReason(link.query, pattern, parts, false);
    if (mistake !== null) return mistake;
    if (link.rejectsUnknownQuery && !parts.hasOnlyKeys(pattern.keys)) return `${name} allows no other query items`;
    if (!link.fragment) return null;
    if (!parts.hasFragment) return link.fragment.optional ? null : `${name} needs a fragment`;
    if (!this.matcher.acceptsFragment(link.fragment, parts)) return `${name} needs another fragment`;
    return this.itemReason(fragmentItems(link), pattern, parts, true);
  }

  /** The first query item that does not match. */
  itemReason(items, pattern, parts, isInFragment) {
    const name = `\`${pattern.link.pattern}\``;
    for (const item of items.toSorted((left, right) => compareBytes(left.key, right.key))) {
      const values = parts.values(item.key, false, isInFragment);
      if (values.length === 0 && !item.optional) {
        return `${name} needs the query item \`${item.key}\`${isInFragment ? " in its fragment" : ""}`;
      }
      for (const [index, value] of values.entries()) {
        const language = index === 0 ? item.first : item.further;
        if (!this.matcher.accepts(language, value)) return `${name} needs ${this.expected(item, pattern)} as \`${item.key}\``;
      }
    }
    return null;
  }

  /** What the value of a query item should be, as a phrase. */
  expected(item, { link, parameters }) {
    if (item.literal !== undefined) return item.literal === "" ? "nothing" : `\`${item.literal}\``;
    if (item.text !== undefined) return "another value";
    if (item.parameter === undefined) return "what its target asks for";
    const type = this.typeOf(item.parameter, link.node);
    const { id, pattern } = type ?? {};
    const cases = casesOf(type);
    if (cases) return cases;
    const name = typeNames[parameters.get(item.parameter).values];
    return pattern ? `${name} that matches \`${pattern}\`, the pattern of \`${id}\`,` : name;
  }

  /** The declared type of a node's parameter; undefined if it has a built-in type. */
  typeOf(parameter, node) {
    const { nodes, types } = this.matcher.graph;
    const entry = (name) => nodes.find(({ id }) => id === name);
    // A URL of a step has the parameters of its flow.
    const owner = entry(entry(node)?.stepDetail?.flow ?? node);
    const use = owner?.parameters.find(({ id }) => id === parameter)?.type;
    return types.find(({ id }) => id === use?.replace(/[[\]?]/g, ""));
  }

  /** The links with the smallest edit distance, computed by segment, each pattern once. */
  nearest({ segments }, candidates) {
    const path = segments.slice(0, 32).map((segment) => [...segment].slice(0, 64).join(""));
    let best = Infinity;
    let found = [];
    for (const { link } of candidates) {
      if (link.node === null || found.length >= 64) continue;
      const distance = this.distance(path, link, best);
      if (distance > best || distance === Infinity) continue;
      if (distance < best) found = [];
      best = distance;
      found.push(link);
    }
    return named(found);
  }

  distance(path, link, limit) {
    if (!link.rest && path.length - link.segments.length > limit) return Infinity;
    let row = [0];
    for (const segment of link.segments) row.push(row.at(-1) + costOfMissing(segment));
    for (const text of path) {
      const size = Math.max(1, encoder.encode(text).length);
      const further = link.rest ? 0 : size;
      const next = [row[0] + size];
      link.segments.forEach((segment, index) => {
        const dropped = row[index + 1] + (index + 1 === link.segments.length ? further : size);
        const missed = next[index] + costOfMissing(segment);
        next.push(Math.min(dropped, missed, row[index] + this.cost(text, segment)));
      });
      if (link.segments.length === 0) next[0] = row[0] + further;
      row = next;
    }
    return row.at(-1);
  }

  cost(text, segment) {
    const language = this.matcher.languages[segment.language];
    if (language.accepts(text)) return 0;
    if (segment.literal === undefined) return 1;
    // `anyCase` is the lower-case spelling if paths are case-insensitive.
    const { anyCase } = language.entry;
    return anyCase === undefined ? editDistance(text, segment.literal) : editDistance(lowercased(text), anyCase);
  }
}

/** The links with the first three patterns. Of several of a node with the same pattern, the one that takes precedence. */
function named(links) {
  const patterns = [...new Set(links.map(({ pattern }) => pattern))].slice(0, 3);
  return patterns.flatMap((pattern) => {
    const same = links.filter((link) => link.pattern === pattern);
    return [...new Set(same.map(({ node }) => node))].map((node) =>
      same.filter((link) => link.node === node).reduce((first, link) => (link.rank < first.rank ? link : first)));
  });
}

/** The values of an enum; of many, the first. Undefined for other types. */
function casesOf(type) {
  if (!type?.cases) return undefined;
  const isLong = type.cases.length > 8;
  const names = type.cases.slice(0, isLong ? 6 : 8).map(({ raw }) => `\`${raw}\``);
  if (isLong) names.push(`one of ${type.cases.length - 6} others`);
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** Names in backticks, at most 20. */
function quotedNames(names) {
  const shown = names.slice(0, 20).map((name) => `\`${name}\``).join(", ");
  return names.length > 20 ? `${shown} and ${names.length - 20} more` : shown;
}

const typeNames = {
  string: "a string", none: "a string", int: "an Int", uint: "a UInt", double: "a Double", decimal: "a Decimal",
  bool: "`true` or `false`", uuid: "a UUID", date: "a date", url: "a URL", enum: "one of its cases",
};

function costOfMissing(segment) {
  if (segment.optional) return 0;
  return segment.literal === undefined ? 4 : Math.max(1, encoder.encode(segment.literal).length);
}

/** Compares strings by their UTF-8 bytes, which is the order of their scalars. */
function compareBytes(left, right) {
  const [first, second] = [[...left], [...right]];
  for (let index = 0; index < Math.min(first.length, second.length); index++) {
    const difference = first[index].codePointAt(0) - second[index].codePointAt(0);
    if (difference !== 0) return difference;
  }
  return first.length - second.length;
}

/** The number of insertions, deletions, replacements and swaps of adjacent bytes between two strings. */
function editDistance(left, right) {
  const [first, second] = [encoder.encode(left), encoder.encode(right)];
  if (first.length === 0 || second.length === 0) return Math.max(first.length, second.length);
  let [beforePrevious, previous, current] = [[], Array.from({ length: second.length + 1 }, (_, index) => index), []];
  for (let row = 1; row <= first.length; row++) {
    current = [row];
    for (let column = 1; column <= second.length; column++) {
      const change = first[row - 1] === second[column - 1] ? 0 : 1;
      let cost = Math.min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + change);
      const isSwap = row > 1 && column > 1 && first[row - 1] === second[column - 2]
        && first[row - 2] === second[column - 1];
      if (isSwap) cost = Math.min(cost, beforePrevious[column - 2] + 1);
      current.push(cost);
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous.at(-1);
}
