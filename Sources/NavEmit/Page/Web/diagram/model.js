// The graph as the page uses it: nodes with their incoming and outgoing routes, and what links show.

class Model {
  constructor(graph) {
    this.graph = graph;
    this.answers = new Answers(graph);
    this.changes = new Changes(graph);
    /** All nodes, including those removed since the previous version. */
    this.nodes = [...graph.nodes, ...this.changes.removedNodes];
    this.routes = [...graph.routes, ...this.changes.removedRoutes];
    this.byID = new Map(this.nodes.map((node) => [node.id, node]));
    /** The sections, other than the main graph, which has no name. */
    this.sections = new Map(graph.sections.filter(({ id }) => id !== "").map((section) => [section.id, section]));
    this.splitOf = this.splits();
    /** The root of each tab that has one; of a removed tab, the root that it had. */
    this.tabRoots = new Map(this.routes.filter((route) => route.cause === "tabRoot"
      && (this.changes.ofRoute(route) !== "removed" || this.changes.isRemoved(route.from))).map((route) => [route.from, route.to]));
    this.outgoing = new Map(this.nodes.map((node) => [node.id, []]));
    this.incoming = new Map(this.nodes.map((node) => [node.id, []]));
    this.fromAnywhere = this.routes.filter((route) => route.from === null);
    this.anywhereIDs = new Set(graph.routes.filter((route) => route.from === null).map((route) => route.to));
    for (const route of this.routes) {
      if (route.from === null) continue;
      this.outgoing.get(route.from).push(route);
      this.incoming.get(route.to).push(route);
    }
    this.rootIDs = new Set(graph.roots.flatMap((root) =>
      root.node === null ? graph.nodes.filter((node) => node.kind === "tab").map((node) => node.id) : [root.node]));
    this.findingsOf = new Map();
    for (const finding of graph.findings ?? []) {
      this.findingsOf.set(finding.node, [...(this.findingsOf.get(finding.node) ?? []), finding]);
    }
    this.texts = new Map(this.nodes.map((node) => [node.id, this.searchText(node)]));
  }

  /** The pictures of a node in the running app: `{ variant, source }`; or those of the former version. */
  pictures(id, isFormer = false) {
    return (isFormer ? this.graph.formerPictures : this.graph.pictures)?.[id] ?? [];
  }

  /** The title of a node. Without one, it is the id; for a step, the id within its flow. */
  title(node) {
    return node.title || (node.stepDetail ? node.id.slice(node.stepDetail.flow.length + 1) : node.id);
  }

  /** The id of the card that shows a node: a step is a row of its flow's card, and a tab is the name of its root's lane. */
  cardID(id) {
    return this.tabRoots.get(id) ?? this.byID.get(id).stepDetail?.flow ?? id;
  }

  /** The columns of a split, each with its title and the screens that the split's frame contains. */
  columns(node) {
    const columns = [["Sidebar", node.splitDetail.sidebar], ["Content", node.splitDetail.content], ["Detail", node.splitDetail.detail]];
    return columns.filter(([, column]) => column).map(([title, { screens }]) =>
      ({ title, nodes: screens.filter((id) => this.splitOf.get(id) === node.id).map((id) => this.byID.get(id)) }));
  }

  /** The split that shows each screen of a column: the first one with that screen. */
  splits() {
    const splits = new Map();
    for (const node of this.nodes) {
      if (node.kind !== "split") continue;
      const { sidebar, content, detail } = node.splitDetail;
      for (const id of [sidebar, content, detail].flatMap((column) => column?.screens ?? [])) {
        if (!splits.has(id) && this.byID.get(id)?.kind === "screen") splits.set(id, node.id);
      }
    }
    return splits;
  }

  /** The sections that contain a section, from the outermost one to itself. */
  sectionPath(section) {
    const path = [];
    for (let name = section; name; name = this.sections.get(name)?.parent) path.unshift(name);
    return path;
  }

  /** All nodes of a section and of the sections inside it. */
  nodesIn(section) {
    return this.nodes.filter((node) => this.sectionPath(node.section).includes(section));
  }

  /** Whether a route shows its target above its source, instead of going back or elsewhere. */
  showsAbove(route) {
    if (route.cause === "otherwise" || ["popTo", "dismiss", "open"].includes(route.transition)) return false;
    // A removed route does not affect the position of a node that still exists.
    return this.changes.ofRoute(route) !== "removed" || this.changes.isRemoved(route.to);
  }

  /** The kind of a node, and whether it was removed. */
  kind(node) {
    return this.changes.isRemoved(node.id) ? `${node.kind}, removed` : node.kind;
  }

  /** The steps of a flow, the removed ones last. A node that used to be a flow may have removed steps, too. */
  steps(node) {
    const isFlow = node.kind === "flow" && !this.changes.isRemoved(node.id);
    const steps = isFlow ? node.flowDetail.steps.map((id) => this.byID.get(id)) : [];
    return [...steps, ...(this.changes.removedSteps.get(node.id) ?? [])];
  }

  patterns(node) {
    return node.formerLinks ?? node.links.map((number) => this.graph.links[number]);
  }

  /** The diagnostics about a node, and that it cannot be reached, as `{severity, rule, message}`. */
  findings(node) {
    const findings = this.findingsOf.get(node.id) ?? [];
    if (node.reachable !== false || findings.some(({ rule }) => rule === "unreachable-node")) return findings;
    return [...findings, { severity: "note", rule: "unreachable-node", message: "nothing leads to it" }];
  }

  // MARK: Search

  searchText(node) {
    const patterns = this.patterns(node).map((link) => link.pattern);
    return [node.id, node.title, node.kind, ...node.tags, node.owner, node.section, ...patterns, node.doc]
      .filter(Boolean).join("\n").toLowerCase();
  }

  /** The nodes that contain all words of a search, the best matches first. */
  search(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    const found = this.nodes.filter((node) => words.every((word) => this.texts.get(node.id).includes(word)));
    const score = (node) => {
      const [id, title] = [node.id.toLowerCase(), this.title(node).toLowerCase()];
      const [word] = words;
      if (id === word || title === word) return 0;
      if (id.startsWith(word) || title.startsWith(word)) return 1;
      return id.includes(word) || title.includes(word) ? 2 : 3;
    };
    return found.map((node, index) => ({ node, index, score: score(node) }))
      .toSorted((left, right) => left.score - right.score || left.index - right.index).map(({ node }) => node);
  }

  // MARK: Neighbors and links

  /** The nodes within a number of steps of a node, in either direction, with their distances. */
  around(id, depth) {
    const distance = new Map([[id, 0]]);
    let frontier = [id];
    for (let step = 1; step <= depth; step++) {
      const next = [];
      for (const current of frontier) {
        const near = [...this.outgoing.get(current).map((route) => route.to), ...this.incoming.get(current).map((route) => route.from)];
        for (const other of near) {
          if (distance.has(other)) continue;
          distance.set(other, step);
          next.push(other);
        }
      }
      frontier = next;
    }
    return distance;
  }

  /** The nodes that a link shows, from the tab or root on, as `{id, params, as}`. */
  navigationPath(answer) {
    if (!answer?.match) return [];
    const { plan } = answer;
    if (!plan || plan.then) return [{ id: answer.node, params: answer.params, as: "runs" }];
    const path = [];
    if (plan.tab !== null) path.push({ id: plan.tab, params: {}, as: "tab" });
    path.push({ id: plan.rootNode, params: answer.rootParams ?? {}, as: "root" });
    if (answer.step !== undefined) path.push(this.stepEntry(plan.rootNode, answer.step));
    (answer.columns ?? []).forEach((entry, index) =>
      path.push({ id: entry.node, params: entry.params, as: `column ${plan.columns[index].column + 1}` }));
    path.push(...answer.path.map((entry) => ({ id: entry.node, params: entry.params, as: "pushed" })));
    for (const level of answer.presented) {
      path.push({ id: level.node, params: level.params ?? {}, as: level.kind });
      if (level.step !== undefined) path.push(this.stepEntry(level.node, level.step));
      path.push(...(level.path ?? []).map((entry) => ({ id: entry.node, params: entry.params, as: "pushed" })));
    }
    return path;
  }

  stepEntry(flow, step) {
    return { id: `${flow}.${step}`, params: {}, as: "step" };
  }
}
