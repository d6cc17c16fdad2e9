// Finds the lane of each node: that of the tab that shows it, or one for nodes outside of tabs.

class LaneFinder {
  constructor(model) {
    this.model = model;
    this.lanes = this.tabLanes();
    const others = this.model.nodes.some((node) => node.kind === "tab")
      ? { shared: "In several tabs", actions: "Tab actions", roots: "Outside the tabs" } : { roots: this.rootTitle() };
    for (const [key, title] of Object.entries({ ...others, fallbacks: "Fallbacks", elsewhere: "Elsewhere" })) {
      this.lanes.set(key, { key, title, tabs: [] });
    }
    this.spreadAll();
    this.known = new Map();
    this.keys = new Map(model.nodes.map((node) => [node.id, this.key(node)]));
    this.sectionKeys = new Map([...model.sections.keys()].map((name) => [name, this.sectionKey(name)]));
  }

  /** A lane for each tab. Tabs with the same root share one. */
  tabLanes() {
    const lanes = new Map();
    this.laneOfTab = new Map();
    for (const [id, root] of this.model.tabRoots) {
      const tab = this.model.byID.get(id);
      const key = "tab " + root;
      if (!lanes.has(key)) lanes.set(key, { key, tabs: [] });
      lanes.get(key).tabs.push(tab);
      lanes.get(key).title = lanes.get(key).tabs.map((each) => this.model.title(each)).join(", ");
      this.laneOfTab.set(tab.id, key);
    }
    return lanes;
  }

  rootTitle() {
    const isSplit = this.model.graph.roots.every(({ node }) => this.model.byID.get(node)?.kind === "split");
    return isSplit ? "Root split" : "Root stack";
  }

  /** The lane of a node. */
  of(node) {
    return this.lanes.get(node.kind === "section" ? this.sectionKeys.get(node.id) : this.keys.get(node.id));
  }

  // MARK: Distances

  spreadAll() {
    const { model } = this;
    const ids = (nodes) => nodes.map((node) => node.id);
    const tabs = model.nodes.filter((node) => node.kind === "tab");
    this.fromTabs = new Map([...this.laneOfTab.values()].map((key) => [key, this.spread(ids(this.lanes.get(key).tabs))]));
    this.fromActions = this.spread(ids(tabs.filter((tab) => !this.laneOfTab.has(tab.id))));
    const roots = [...model.rootIDs, model.graph.launching].filter((id) => id && model.byID.get(id).kind !== "tab");
    this.fromRoots = this.spread(roots);
    this.fromFallbacks = this.spread(model.graph.conditions.map((each) => each.otherwise).filter((id) => model.byID.has(id)));
  }

  /** The distances of nodes from some nodes. */
  spread(starts) {
    const distances = new Map(starts.map((id) => [id, 0]));
    let frontier = starts;
    while (frontier.length > 0) {
      const next = [];
      for (const id of frontier) {
        for (const route of this.model.outgoing.get(id)) {
          if (distances.has(route.to) || !this.model.showsAbove(route)) continue;
          distances.set(route.to, distances.get(id) + 1);
          next.push(route.to);
        }
      }
      frontier = next;
    }
    return distances;
  }

  // MARK: Lanes

  /** The key of a node's lane: a link's tab, the nearest tab, or the first kind of place that leads to the node. */
  key(node) {
    const { id } = node;
    if (node.kind === "tab") return this.laneOfTab.get(id) ?? "actions";
    const { plan } = node;
    const linked = node.tab ?? (plan && !plan.then ? plan.tab : undefined);
    if (this.laneOfTab.has(linked)) return this.laneOfTab.get(linked);
    if (linked === null && this.fromRoots.has(id)) return "roots";
    const nearest = this.nearestTabs(id);
    if (nearest.length === 1) return nearest[0];
    if (nearest.length > 1) return this.commonKey(id, nearest);
    if (this.fromRoots.has(id)) return "roots";
    if (this.fromActions.has(id)) return "actions";
    return this.fromFallbacks.has(id) ? "fallbacks" : "elsewhere";
  }

  /** The lanes of the tabs from which the fewest routes lead to a node. */
  nearestTabs(id) {
    const near = [...this.fromTabs].filter(([, distances]) => distances.has(id));
    const least = Math.min(...near.map(([, distances]) => distances.get(id)));
    return near.filter(([, distances]) => distances.get(id) === least).map(([key]) => key);
  }

  /** The lane that all nodes have that lead to a node from the nearest tabs. */
  commonKey(id, nearest) {
    const distance = this.fromTabs.get(nearest[0]).get(id);
    const sources = this.model.incoming.get(id).filter((route) => this.model.showsAbove(route)
      && nearest.some((key) => this.fromTabs.get(key).get(route.from) === distance - 1)).map((route) => route.from);
    const keys = new Set(sources.map((source) => this.known.get(source) ?? this.remember(source)));
    return keys.size === 1 ? [...keys][0] : "shared";
  }

  remember(id) {
    const key = this.key(this.model.byID.get(id));
    this.known.set(id, key);
    return key;
  }

  /** A section is in the lane of the tab whose root it contains, or in that of most of its nodes. */
  sectionKey(name) {
    const [outermost] = this.model.sectionPath(name);
    const nodes = this.model.nodes.filter((node) => this.model.sectionPath(node.section)[0] === outermost && node.kind !== "step");
    const own = nodes.find((node) => this.lanes.has("tab " + node.id));
    if (own) return "tab " + own.id;
    const counts = new Map();
    for (const node of nodes) counts.set(this.keys.get(node.id), (counts.get(this.keys.get(node.id)) ?? 0) + 1);
    return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), ["elsewhere", 0])[0];
  }
}
