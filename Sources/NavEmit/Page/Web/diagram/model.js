// The graph as the page looks at it: nodes with the ways in and out, and the way that a link takes.

class Model {
  constructor(graph) {
    this.graph = graph;
    this.answers = new Answers(graph);
    this.changes = new Changes(graph);
    /** With what is gone since the version before, where the page shows two. */
    this.nodes = [...graph.nodes, ...this.changes.removedNodes];
    this.routes = [...graph.routes, ...this.changes.removedRoutes];
    this.byID = new Map(this.nodes.map((node) => [node.id, node]));
    this.out = new Map(this.nodes.map((node) => [node.id, []]));
    this.into = new Map(this.nodes.map((node) => [node.id, []]));
    this.fromAnywhere = this.routes.filter((route) => route.from === null);
    this.anywhereIDs = new Set(graph.routes.filter((route) => route.from === null).map((route) => route.to));
    for (const route of this.routes) {
      if (route.from === null) continue;
      this.out.get(route.from).push(route);
      this.into.get(route.to).push(route);
    }
    this.rootIDs = new Set(graph.roots.flatMap((root) =>
      root.node === null ? graph.nodes.filter((node) => node.kind === "tab").map((node) => node.id) : [root.node]));
    this.texts = new Map(this.nodes.map((node) => [node.id, this.searchText(node)]));
  }

  /** What a node is called: a step without a title goes by its name within the flow. */
  title(node) {
    return node.title || (node.stepDetail ? node.id.slice(node.stepDetail.flow.length + 1) : node.id);
  }

  /** The flow of a step, in which it is drawn; any other node stands for itself. */
  holder(id) {
    return this.byID.get(id).stepDetail?.flow ?? id;
  }

  /** The kind of a node, in words. */
  kind(node) {
    return this.changes.isRemoved(node.id) ? `${node.kind}, gone` : node.kind;
  }

  /** The steps of a flow, those that are gone last; what was a flow may still have some of these. */
  steps(node) {
    const isFlow = node.kind === "flow" && !this.changes.isRemoved(node.id);
    const steps = isFlow ? node.flowDetail.steps.map((id) => this.byID.get(id)) : [];
    return [...steps, ...(this.changes.removedSteps.get(node.id) ?? [])];
  }

  patterns(node) {
    return node.formerLinks ?? node.links.map((number) => this.graph.links[number]);
  }

  // MARK: Search

  searchText(node) {
    const patterns = this.patterns(node).map((link) => link.pattern);
    return [node.id, node.title, node.kind, ...node.tags, node.owner, node.section, ...patterns, node.doc]
      .filter(Boolean).join("\n").toLowerCase();
  }

  /** The nodes that have all the words of a text, the best first. */
  search(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    const found = this.nodes.filter((node) => words.every((word) => this.texts.get(node.id).includes(word)));
    const weigh = (node) => {
      const [id, title] = [node.id.toLowerCase(), this.title(node).toLowerCase()];
      const [word] = words;
      if (id === word || title === word) return 0;
      if (id.startsWith(word) || title.startsWith(word)) return 1;
      return id.includes(word) || title.includes(word) ? 2 : 3;
    };
    return found.map((node, place) => ({ node, place, weight: weigh(node) }))
      .toSorted((left, right) => left.weight - right.weight || left.place - right.place).map(({ node }) => node);
  }

  // MARK: Neighbourhoods and ways

  /** The nodes within so many steps of one, forward or back, with how far away they are. */
  around(id, depth) {
    const distance = new Map([[id, 0]]);
    let edge = [id];
    for (let step = 1; step <= depth; step++) {
      const next = [];
      for (const place of edge) {
        const near = [...this.out.get(place).map((route) => route.to), ...this.into.get(place).map((route) => route.from)];
        for (const other of near) {
          if (distance.has(other)) continue;
          distance.set(other, step);
          next.push(other);
        }
      }
      edge = next;
    }
    return distance;
  }

  /** What an answer shows, from the tab or root on, as `{id, params, as}`. */
  way(answer) {
    if (!answer?.match) return [];
    const plan = this.byID.get(answer.node).plan;
    if (!plan || plan.then) return [{ id: answer.node, params: answer.params, as: "runs" }];
    const way = [];
    if (plan.tab !== null) way.push({ id: plan.tab, params: {}, as: "tab" });
    way.push({ id: plan.rootNode, params: answer.rootParams ?? {}, as: "root" });
    if (answer.step !== undefined) way.push(this.stepEntry(plan.rootNode, answer.step));
    (answer.columns ?? []).forEach((entry, place) =>
      way.push({ id: entry.node, params: entry.params, as: `column ${plan.columns[place].column + 1}` }));
    way.push(...answer.path.map((entry) => ({ id: entry.node, params: entry.params, as: "pushed" })));
    for (const level of answer.presented) {
      way.push({ id: level.node, params: level.params ?? {}, as: level.kind });
      if (level.step !== undefined) way.push(this.stepEntry(level.node, level.step));
      way.push(...(level.path ?? []).map((entry) => ({ id: entry.node, params: entry.params, as: "pushed" })));
    }
    return way;
  }

  stepEntry(flow, step) {
    return { id: `${flow}.${step}`, params: {}, as: "step" };
  }
}
