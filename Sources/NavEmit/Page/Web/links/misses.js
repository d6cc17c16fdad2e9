// Why no pattern matches a URL, and the patterns that come nearest.

class MissExplainer {
  constructor(matcher) {
    this.matcher = matcher;
  }

  /** `{reason, nearest, nearestNodes}` of an answer that is no match. */
  explain(url, answer) {
    const { reason, nearest } = this.miss(url, answer);
    return { reason, nearest: nearest.map(({ pattern }) => pattern), nearestNodes: nearest.map(({ node }) => node) };
  }

  /** The reason, and the links that come nearest among those with the URL's scheme and host. */
  miss(url, answer) {
    if (answer.circle) return { reason: "redirects lead round in a circle", nearest: [] };
    if (answer.refusal !== undefined) return { reason: answer.refusal, nearest: [] };
    const parts = this.matcher.parts(url);
    const own = this.matcher.patterns.filter((pattern) => pattern.pieces.has(parts.origin));
    const ends = this.matcher.patterns.filter((pattern) => this.matcher.matchesPath(pattern, parts));
    const ownEnds = ends.filter((pattern) => own.includes(pattern));
    if (ownEnds.length > 0) {
      let reason = null;
      for (const pattern of ownEnds) reason ??= this.reason(pattern, parts);
      const nearest = eachOnce(ownEnds.filter(({ link }) => link.node !== null).map(({ link }) => link));
      return { reason: reason ?? `\`${ownEnds[0].link.pattern}\` does not match`, nearest: nearest.slice(0, 3) };
    }
    const nearest = this.nearest(parts, own);
    if (ends.length > 0) return { reason: this.originReason(ends[0].link), nearest };
    return { reason: this.pathReason(parts, own, nearest), nearest };
  }

  pathReason({ segments }, own, nearest) {
    const depth = this.depth(own, segments);
    const subject = depth === this.depth(this.matcher.patterns, segments) ? "no pattern" : "no pattern for this scheme and host";
    if (segments.length === 0) return `${subject} is \`/\``;
    const unlike = nearest.find((link) => this.hasParameter(link, segments, depth));
    if (depth < segments.length && unlike) return `\`${unlike.pattern}\` does not take \`${segments[depth]}\``;
    const shown = segments.slice(0, depth + 1).map((segment) => "/" + segment).join("");
    return depth < segments.length ? `${subject} starts with ${shown}` : `${subject} ends after ${shown}`;
  }

  /** How many segments the patterns take from the front of a path, at most. */
  depth(patterns, segments) {
    return patterns.reduce((most, pattern) => Math.max(most, this.matcher.depth(pattern, segments)), 0);
  }

  /** For which schemes and hosts a pattern is that matches the path. */
  originReason({ pattern, schemes, hosts }) {
    if (!schemes && !hosts) return `\`${pattern}\` is not for this scheme and host`;
    const words = [["scheme", schemes], ["host", hosts]].filter(([, names]) => names)
      .map(([word, names]) => `the ${word}${names.length === 1 ? "" : "s"} ${listed(names)}`);
    return `\`${pattern}\` is only for ${words.join(" and ")}`;
  }

  /** Whether a pattern fits a path up to a segment, and has a parameter there. */
  hasParameter(link, segments, depth) {
    if (depth >= link.segments.length || link.segments[depth].literal !== undefined) return false;
    return segments.slice(0, depth).every((text, place) => this.cost(text, link.segments[place]) === 0);
  }

  /** What of a URL, apart from its path, keeps a pattern from matching. */
  reason(pattern, parts) {
    const { link } = pattern;
    const name = `\`${link.pattern}\``;
    for (const item of link.query.toSorted((left, right) => compareBytes(left.key, right.key))) {
      const values = parts.values(item.key, false);
      if (values.length === 0 && !item.optional) return `${name} needs the query item \`${item.key}\``;
      for (const [place, value] of values.entries()) {
        const language = place === 0 ? item.first : item.further;
        if (!this.matcher.accepts(language, value)) return `${name} needs ${this.wanted(item, pattern)} as \`${item.key}\``;
      }
    }
    if (link.rejectsUnknownQuery && !parts.hasOnlyKeys(pattern.keys)) return `${name} allows no other query items`;
    if (!link.fragment) return null;
    if (!parts.hasFragment) return link.fragment.optional ? null : `${name} needs a fragment`;
    return this.matcher.acceptsFragment(link.fragment, parts) ? null : `${name} needs another fragment`;
  }

  /** What the value of a query item should be, in words. */
  wanted(item, { link, parameters }) {
    if (item.literal !== undefined) return item.literal === "" ? "nothing" : `\`${item.literal}\``;
    if (item.parameter === undefined) return "what its target asks for";
    const { id, pattern } = this.typeOf(item.parameter, link.node) ?? {};
    const word = kindWords[parameters.get(item.parameter).values];
    return pattern ? `${word} that matches \`${pattern}\`, the pattern of \`${id}\`,` : word;
  }

  /** The declared type of a node's parameter; undefined for any other. */
  typeOf(parameter, node) {
    const { nodes, types } = this.matcher.graph;
    const use = nodes.find(({ id }) => id === node)?.parameters.find(({ id }) => id === parameter)?.type;
    return types.find(({ id }) => id === use?.replace(/[[\]?]/g, ""));
  }

  /** The links of nodes whose paths differ least, segment by segment, each pattern once. */
  nearest({ segments }, own) {
    const path = segments.slice(0, 32).map((segment) => [...segment].slice(0, 64).join(""));
    let best = Infinity;
    let found = [];
    for (const { link } of own) {
      if (link.node === null || found.length >= 64) continue;
      const distance = this.distance(path, link, best);
      if (distance > best || distance === Infinity) continue;
      if (distance < best) found = [];
      best = distance;
      found.push(link);
    }
    return eachOnce(found).slice(0, 3);
  }

  distance(path, link, limit) {
    if (!link.rest && path.length - link.segments.length > limit) return Infinity;
    let row = [0];
    for (const segment of link.segments) row.push(row.at(-1) + costOfMissing(segment));
    for (const text of path) {
      const size = Math.max(1, encoder.encode(text).length);
      const further = link.rest ? 0 : size;
      const next = [row[0] + size];
      link.segments.forEach((segment, place) => {
        const dropped = row[place + 1] + (place + 1 === link.segments.length ? further : size);
        const missed = next[place] + costOfMissing(segment);
        next.push(Math.min(dropped, missed, row[place] + this.cost(text, segment)));
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
    // Where the case of letters means nothing.
    const { anyCase } = language.entry;
    return anyCase === undefined ? editDistance(text, segment.literal) : editDistance(folded(text), anyCase);
  }
}

/** Of links that read the same, the one that wins. */
function eachOnce(links) {
  const once = new Map();
  for (const link of links) {
    if (!(once.get(link.pattern)?.rank <= link.rank)) once.set(link.pattern, link);
  }
  return [...once.values()];
}

/** Names in backticks, as many as somebody reads. */
function listed(names) {
  const shown = names.slice(0, 20).map((name) => `\`${name}\``).join(", ");
  return names.length > 20 ? `${shown} and ${names.length - 20} more` : shown;
}

const kindWords = {
  string: "a text", none: "a text", int: "an Int", uint: "a UInt", double: "a Double", decimal: "a Decimal",
  bool: "`true` or `false`", uuid: "a UUID", date: "a date", url: "a URL", enum: "one of its cases",
};

function costOfMissing(segment) {
  if (segment.optional) return 0;
  return segment.literal === undefined ? 4 : Math.max(1, encoder.encode(segment.literal).length);
}

/** The order of texts by their bytes in UTF-8, which is that of their scalars. */
function compareBytes(left, right) {
  const [first, second] = [[...left], [...right]];
  for (let place = 0; place < Math.min(first.length, second.length); place++) {
    const difference = first[place].codePointAt(0) - second[place].codePointAt(0);
    if (difference !== 0) return difference;
  }
  return first.length - second.length;
}

/** How many insertions, deletions, replacements and swaps of neighbouring bytes turn one text into another. */
function editDistance(left, right) {
  const [first, second] = [encoder.encode(left), encoder.encode(right)];
  if (first.length === 0 || second.length === 0) return Math.max(first.length, second.length);
  let [beforePrevious, previous, current] = [[], Array.from({ length: second.length + 1 }, (_, place) => place), []];
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
