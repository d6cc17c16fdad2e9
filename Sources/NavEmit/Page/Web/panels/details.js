// The panel about a node: its properties, its links, and the routes to and from it.

class Details {
  /** `events`: `choose(id)`, `follow(url)`. */
  constructor(model, panel, events) {
    this.model = model;
    this.panel = panel;
    this.events = events;
    this.changes = new ChangeList(this);
  }

  show(id) {
    const node = id === null ? null : this.model.byID.get(id);
    this.panel.replaceChildren(...(node ? this.node(node) : this.overview()));
    this.panel.scrollTop = 0;
  }

  // MARK: The whole graph

  overview() {
    const { graph } = this.model;
    const counts = new Map();
    for (const node of graph.nodes) counts.set(node.kind, (counts.get(node.kind) ?? 0) + 1);
    const size = [counted(graph.nodes.length, "node"), counted(graph.routes.length, "route"), counted(graph.links.length, "link")].join(", ");
    const legend = [...counts].map(([kind, count]) => element("span", {}, icon(kind), `${kind} · ${count}`));
    const roots = graph.roots.map((root) => {
      const when = root.when.length > 0 ? `when ${root.when.join(", ")}` : "";
      return element("li", {}, root.node === null
        ? element("span", { class: "row" }, element("span", { class: "grow" }, "the tabs"), element("small", {}, when))
        : this.row(root.node, when));
    });
    if (graph.launching) roots.unshift(element("li", {}, this.row(graph.launching, "until conditions are known")));
    return [
      element("h2", {}, graph.name), element("div", { class: "sub" }, size),
      graph.doc && element("p", {}, graph.doc),
      ...this.changes.all(),
      element("p", { class: "muted" }, "Choose a node to see what is around it, or paste a URL to see where it leads."),
      element("h3", {}, "Nodes"), element("div", { class: "legend" }, legend),
      element("h3", {}, "Lines"), element("div", { class: "legend" }, this.lineLegend()),
      element("h3", {}, "Starts with"), element("ul", { class: "list" }, roots),
      ...this.gallery(),
      ...this.section("Conditions", graph.conditions.map((condition) => element("li", { class: "entry" },
        element("code", {}, condition.id), condition.otherwise && element("small", { class: "muted" }, " otherwise "),
        condition.otherwise && this.nodeLink(condition.otherwise),
        condition.doc && element("div", { class: "muted" }, condition.doc)))),
      ...this.section("From anywhere", this.model.fromAnywhere.map((route) =>
        element("li", {}, this.row(route.to, this.changes.describe(route), this.model.changes.ofRoute(route))))),
    ].filter(Boolean);
  }

  /** A sample of each style of lines. */
  lineLegend() {
    const samples = [["push", "pushes"], ["sheet", "presents"], ["cover", "covers"], ["popTo", "falls back, or goes back"]];
    return samples.map(([transition, title]) => {
      const { dash, width } = lineStyle({ transition });
      const sample = svgElement("svg", { viewBox: "0 0 32 16", class: "sample", "aria-hidden": "true" });
      sample.append(svgElement("path", { d: "M1 8H31", stroke: "currentColor", "stroke-width": width, "stroke-dasharray": dash.join(" ") || "none" }));
      return element("span", {}, sample, title);
    });
  }

  // MARK: A node

  node(node) {
    return [
      element("h2", {}, this.model.title(node)),
      element("div", { class: "sub" }, icon(node.kind), this.model.kind(node), node.title ? element("code", {}, node.id) : null),
      ...this.changes.of(node),
      ...this.chips(node),
      ...this.pictures(node),
      node.doc && element("p", {}, node.doc),
      ...this.deprecated(node),
      ...this.findings(node),
      ...this.parameters("Parameters", node.parameters),
      ...this.parameters("Data", node.flowDetail?.data ?? []),
      ...this.links(node),
      ...this.plan(node),
      ...this.actions(node),
      ...this.routeList("Leads to", this.model.outgoing.get(node.id), "to"),
      ...this.routeList("Reached from", this.model.incoming.get(node.id), "from"),
      ...this.anywhere(node),
      ...this.position(node),
    ].filter(Boolean);
  }

  chips(node) {
    const { graph } = this.model;
    const chips = [
      ...node.requires.map((condition) => `needs ${condition}`),
      ...(node.tabDetail?.visible ?? []).map((condition) => `hidden unless ${condition}`),
      ...(node.stepDetail?.when ?? []).map((condition) => `left out unless ${condition}`),
      (node.stepDetail?.skippable || node.flowDetail?.skippable) && "can be skipped",
      graph.launching === node.id && "shown until conditions are known",
      node.entry && "opened from outside", node.external && "external", node.destructive && "destructive",
      node.returns && `returns ${node.returns}`, !node.reachable && "not reachable",
      node.section && `section ${node.section}`, node.owner && `owner ${node.owner}`, ...node.tags.map((tag) => "#" + tag),
    ].filter(Boolean);
    return chips.length === 0 ? [] : [element("p", { class: "sub" }, chips.map((text) => element("span", { class: "chip" }, text)))];
  }

  /** What the node looks like, and beside that, what it looked like in the former version. */
  pictures(node) {
    const [now, former] = [this.model.pictures(node.id), this.model.pictures(node.id, true)];
    const variants = [...new Set([...now, ...former].map(({ variant }) => variant))];
    if (variants.length === 0) return [];
    const image = (pictures, variant, when) => {
      const picture = pictures.find((each) => each.variant === variant);
      const caption = [variant, when].filter(Boolean).join(", ");
      return picture && element("figure", {}, element("img", { src: picture.source, alt: `${this.model.title(node)}${caption && `, ${caption}`}` }),
        caption && element("figcaption", {}, caption));
    };
    const rows = former.length === 0 ? [variants.map((variant) => image(now, variant, ""))]
      : variants.map((variant) => [image(former, variant, "before"), image(now, variant, "now")]);
    return [element("h3", {}, "Pictures"), ...rows.map((row) => element("div", { class: "pictures" }, row.filter(Boolean)))];
  }

  /** The first picture of each node. */
  gallery() {
    const nodes = this.model.nodes.filter((node) => this.model.pictures(node.id).length > 0);
    if (nodes.length === 0) return [];
    return [element("h3", {}, "Pictures"), element("div", { class: "pictures gallery" }, nodes.map((node) =>
      element("button", { onclick: () => this.events.choose(node.id) },
        element("img", { src: this.model.pictures(node.id)[0].source, alt: "" }), element("span", {}, this.model.title(node)))))];
  }

  deprecated(node) {
    if (!node.deprecated) return [];
    const { message, since, until, use } = node.deprecated;
    const words = ["Deprecated", since && `since ${since}`, until && `until ${until}`].filter(Boolean).join(" ");
    return [element("p", {}, `${words}${message ? `: ${message}` : ""} `, use && this.nodeLink(use))];
  }

  findings(node) {
    return this.section("Findings", this.model.findings(node).map(({ severity, rule, message }) =>
      element("li", { class: "entry" }, element("strong", {}, severity), ` ${message} `, element("code", {}, rule))));
  }

  parameters(title, parameters) {
    if (parameters.length === 0) return [];
    const rows = parameters.map((parameter) => {
      const notes = [
        parameter.default !== null && parameter.default.length !== 0 && `default ${shownValue(parameter.default)}`,
        parameter.sample !== undefined && `such as ${shownValue(parameter.sample)}`,
        parameter.from && `from ${parameter.from}`,
        parameter.transient && "in memory only", parameter.sensitive && "never in a URL", parameter.doc,
      ].filter(Boolean);
      return element("tr", {}, element("th", { scope: "row", class: "mono" }, parameter.id),
        element("td", { class: "mono" }, parameter.type), element("td", { class: "muted" }, notes.join(", ")));
    });
    return [element("h3", {}, title), element("table", { class: "values" }, element("tbody", {}, rows))];
  }

  links(node) {
    return this.section("Links", this.model.patterns(node).map((link) => element("li", {},
      element("code", {}, breakable(link.pattern)), link.canonical ? null : element("small", { class: "muted" }, " alias"),
      link.example ? element("div", {}, this.urlLink(link.example)) : null)));
  }

  /** What a link to the node shows. Empty if the node itself is not in it. */
  plan(node) {
    const { plan } = node;
    if (!plan) return [];
    if (plan.then) {
      return this.section("A link runs it, then shows", node.actionDetail.outcomes.map(({ node: id, values }) =>
        element("li", {}, this.row(id, values.join(", ")))));
    }
    const example = this.model.patterns(node).find((link) => link.example)?.example;
    const shown = this.model.navigationPath(example ? this.model.answers.answer(example) : null);
    const path = shown.filter(({ id }) => this.model.byID.has(id));
    if (!path.some(({ id }) => id === node.id)) return [];
    return [
      ...this.onTop(node.onTopOf),
      element("h3", {}, "A link opens it on"),
      element("ol", { class: "stack" }, path.map((entry, index) => element("li", { "data-position": index + 1 },
        this.row(entry.id, entry.as)))),
      plan.requires.length > 0 ? element("p", { class: "muted" }, `needs ${plan.requires.join(", ")}`) : null,
    ];
  }

  /** The nodes on top of which a link shows a node. */
  onTop(ids) {
    if (ids.length === 0) return [];
    const items = ids.map((id) => element("li", {}, id === "*" ? "any view" : this.row(id, "")));
    return [element("h3", {}, "A link opens it on top of"), element("ul", { class: "list" }, items),
      element("p", { class: "muted" }, "and otherwise:")];
  }

  actions(node) {
    const detail = node.alertDetail ?? node.dialogDetail;
    if (!detail) return [];
    const message = detail.message ? [element("p", {}, detail.message)] : [];
    return [...message, ...this.section("Actions", detail.actions.map((action) => element("li", {},
      element("span", { class: "row" }, element("span", { class: "grow" }, action.label ?? action.id),
        element("small", {}, action.role ?? ""), action.to ? this.nodeLink(action.to) : null))))];
  }

  routeList(title, routes, end) {
    return this.section(`${title}${routes.length > 0 ? ` · ${routes.length}` : ""}`,
      routes.map((route) => element("li", {},
        this.row(route[end], this.changes.describe(route), this.model.changes.ofRoute(route)))));
  }

  anywhere(node) {
    const exceptions = this.model.fromAnywhere.filter((route) => route.to === node.id && this.model.changes.ofRoute(route) !== "removed")
      .map(({ except }) => except);
    if (exceptions.length === 0) return [];
    const except = exceptions.reduce((all, ids) => all.filter((id) => ids.includes(id)));
    return [element("p", { class: "muted" }, `Also reached from anywhere${except.length > 0 ? ` except ${except.join(", ")}` : ""}.`)];
  }

  position(node) {
    if (!node.position) return [];
    const { file, line, column } = node.position;
    return [element("h3", {}, "Declared"), element("code", {}, `${file}:${line}:${column}`)];
  }

  /** How a route is taken: `sheet when signedIn`. */
  describe(route) {
    const how = { tabRoot: "root", column: "column", step: "step", then: "then" }[route.cause] ?? route.transition;
    const columns = route.transition === "push" && route.fills.length > 0 ? ` or fills a column of ${route.fills.join(" and ")}` : "";
    const words = route.cause === "otherwise" ? [`unless ${route.condition}`] : [how + columns];
    if (route.popsTo) words.push(`from ${route.popsTo}`);
    if (route.except.length > 0) words.push(`except from ${route.except.join(", ")}`);
    if (route.label) words.push(`“${route.label}”`);
    if (route.when.length > 0) words.push(`when ${route.when.join(", ")}`);
    const fixed = Object.entries(route.params).map(([name, source]) =>
      `${name}: ${source.parameter === undefined ? shownValue(source.value) : `{${source.parameter}}`}`);
    if (fixed.length > 0) words.push(`(${fixed.join(", ")})`);
    return words.filter(Boolean).join(" ");
  }

  // MARK: Elements

  section(title, items) {
    return items.length === 0 ? [] : [element("h3", {}, title), element("ul", { class: "list" }, items)];
  }

  /** A row for a node. `change` is the change of a route to or from the node, by default that of the node. */
  row(id, note, change = this.model.changes.ofNode(id)) {
    const node = this.model.byID.get(id);
    return element("button", { type: "button", class: "row", onclick: () => this.events.choose(id) },
      changeBadge(change) ?? null, icon(node.kind), element("span", { class: "grow" }, this.model.title(node)), element("small", {}, note));
  }

  nodeLink(id) {
    return element("button", { type: "button", class: "link", onclick: () => this.events.choose(id) },
      this.model.title(this.model.byID.get(id)));
  }

  urlLink(url) {
    return element("button", { type: "button", class: "link mono", onclick: () => this.events.follow(url) }, breakable(url));
  }
}

/** A value as text. The empty string is shown as two quotes. */
function shownValue(value) {
  if (value === null || value === undefined) return "none";
  if (Array.isArray(value)) return `[${value.map(shownValue).join(", ")}]`;
  const text = String(value);
  return text === "" ? "\"\"" : text;
}
