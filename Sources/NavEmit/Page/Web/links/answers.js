// What a URL leads to, with the same output as `navgen resolve --format json`.

class Answers {
  constructor(graph) {
    this.graph = graph;
    this.nodes = new Map(graph.nodes.map((node) => [node.id, node]));
    this.languages = graph.languages.map((entry) => new Language(entry));
    this.caseNames = new Map(
      graph.types.filter((type) => type.cases).map((type) => [type.id, new Map(type.cases.map((each) => [each.raw, each.id]))]));
    this.matchers = graph.reading.builds.map((_, build) => new Matcher(graph, this.languages, build));
  }

  /** The index of an environment's build; 0 if there is no such environment. */
  build(environment) {
    return Math.max(0, this.graph.reading.builds.findIndex((build) => build.environment === (environment || null)));
  }

  /** The answer as an object. Integers are BigInts, as JavaScript numbers may lose digits. */
  answer(text, build = 0) {
    // Encoding and decoding replaces lone surrogates.
    const url = decodeUTF8(encoder.encode(text));
    const read = converted(url);
    const given = read === url ? { url } : { url, converted: read };
    const matcher = this.matchers[build];
    const found = matcher.resolve(read);
    if (!found.link) return { ...given, match: false, ...new MissExplainer(matcher).explain(read, found) };
    const { link, values } = found;
    const node = this.nodes.get(found.node);
    const answer = { ...given, match: true, node: node.id, kind: node.kind, pattern: link.pattern };
    answer.params = dictionary(link.parameters.map((each) => [each.id, this.typed(values.get(each.id), each)]));
    if (found.redirects.length > 0) {
      const patterns = found.redirects.map((index) => this.graph.redirects[index].pattern);
      Object.assign(answer, { redirect: patterns[0], redirects: patterns });
    }
    if (node.onTopOf.length > 0) answer.onTopOf = node.onTopOf;
    const plan = link.plan ?? this.planOfTab(node, values) ?? node.plan;
    if (plan) Object.assign(answer, this.filled(plan, values, node));
    // For the page only: it is not written as JSON.
    Object.defineProperty(answer, "plan", { value: plan });
    answer.canonical = new Writer(matcher, this.graph).canonical(node, link, values, read);
    return answer;
  }

  /** The plan of a tab that gives its root these values, if there is one. */
  planOfTab(node, values) {
    const isSame = ({ plan, params }) => {
      const shown = plan?.columns?.[0] ?? { node: plan?.rootNode };
      return shown.node === node.id && node.parameters.every(({ id }) => sameValue(params[id], values.get(id)));
    };
    return this.graph.nodes.find((tab) => tab.tabDetail && isSame(tab.tabDetail))?.tabDetail.plan;
  }

  /** A plan in which link parameters are replaced by their values. */
  filled(plan, values, node) {
    const answer = { root: plan.root };
    if (plan.rootNode && this.nodes.get(plan.rootNode).parameters.length > 0) {
      answer.rootParams = this.params(plan.rootNode, plan.rootParams, values);
    }
    answer.tab = plan.tab;
    if (plan.columns) answer.columns = plan.columns.map((entry) => this.entry(entry, values));
    if (plan.step !== undefined) answer.step = plan.step;
    answer.path = plan.path.map((entry) => this.entry(entry, values));
    answer.presented = plan.presented.map((level) => this.presented(level, values));
    if (plan.then) Object.assign(answer, { then: plan.then, outcomes: node.actionDetail.outcomes });
    answer.requires = plan.requires;
    return answer;
  }

  entry({ node, params }, values) {
    return { node, params: this.params(node, params, values) };
  }

  presented(level, values) {
    const shown = { node: level.node, kind: level.kind };
    const params = this.params(level.node, level.params, values);
    const path = level.path.map((entry) => this.entry(entry, values));
    if (level.kind !== "flow") return { ...shown, params, path };
    if (level.step !== undefined) shown.step = level.step;
    if (Object.keys(params).length > 0) shown.params = params;
    if (path.length > 0) shown.path = path;
    return shown;
  }

  params(id, sources, values) {
    const given = new Map(Object.entries(sources));
    return dictionary(this.nodes.get(id).parameters.map((parameter) => {
      const source = given.get(parameter.id);
      const value = source.parameter === undefined ? source.value : values.get(source.parameter);
      return [parameter.id, this.typed(value, parameter)];
    }));
  }

  /** A value converted to its JSON type. */
  typed(value, parameter) {
    if (value === null || value === undefined) return null;
    if (Array.isArray(value)) return value.map((text) => this.typed(text, parameter));
    switch (parameter.values) {
      case "int": case "uint": return BigInt(value);
      case "bool": return value === "true";
      case "enum": return this.caseNames.get(parameter.enum)?.get(value) ?? value;
      default: return value;
    }
  }
}

/** An object without inherited properties, so that members can have any name. */
function dictionary(members) {
  const object = Object.create(null);
  for (const [name, value] of members) object[name] = value;
  return object;
}

/** JSON on one line, byte for byte as navgen writes it. */
function jsonText(value) {
  if (value === null) return "null";
  if (typeof value === "string") return jsonString(value);
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return "[" + value.map(jsonText).join(",") + "]";
  return "{" + Object.entries(value).map(([name, each]) => jsonString(name) + ":" + jsonText(each)).join(",") + "}";
}

function jsonString(text) {
  const short = { "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  const written = text.replace(/["\\\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, (character) =>
    short[character] ?? "\\u" + character.charCodeAt(0).toString(16).padStart(4, "0"));
  return `"${written}"`;
}
