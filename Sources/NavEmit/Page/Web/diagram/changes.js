// The changes that a page comparing two versions of a graph marks: what is new, removed or changed.

const changeSymbols = { added: "+", removed: "−", changed: "~" };
const changeLabels = { added: "new", removed: "removed", changed: "changed" };

/** The changes in a graph's document. Without them, the page shows a single version. */
class Changes {
  constructor(graph) {
    const given = graph.changes ?? { nodes: [], removedNodes: [], routes: [], removedRoutes: [] };
    this.isComparison = graph.changes !== undefined;
    this.removedNodes = given.removedNodes;
    this.removedRoutes = given.removedRoutes;
    this.nodes = new Map(given.nodes.map(({ id, change, notes }) => [id, { change, notes }]));
    this.routes = new Map(given.routes.map(({ route, change, was }) => [graph.routes[route], { change, was }]));
    for (const node of given.removedNodes) this.nodes.set(node.id, { change: "removed", notes: [] });
    for (const route of given.removedRoutes) this.routes.set(route, { change: "removed", was: null });
    /** The removed steps of each flow, which are rows of its card. */
    this.removedSteps = new Map();
    for (const node of given.removedNodes) {
      const flow = node.stepDetail?.flow;
      if (flow) this.removedSteps.set(flow, [...(this.removedSteps.get(flow) ?? []), node]);
    }
  }

  /** The change of a node; undefined if it is unchanged. */
  ofNode(id) {
    return this.nodes.get(id)?.change;
  }

  ofRoute(route) {
    return this.routes.get(route)?.change;
  }

  isRemoved(id) {
    return this.ofNode(id) === "removed";
  }

  /** The ids of the marked nodes and of both ends of marked routes, in the order of `nodes`. */
  markedIDs(nodes) {
    const ends = new Set([...this.routes.keys()].flatMap((route) => [route.from, route.to]));
    return nodes.map((node) => node.id).filter((id) => this.nodes.has(id) || ends.has(id));
  }

  count(change) {
    return [...this.nodes.values(), ...this.routes.values()].filter((mark) => mark.change === change).length;
  }
}

/** A badge with the symbol of a change, for the panel. */
function changeBadge(change) {
  return change && element("span", { class: `badge ${change}`, title: changeLabels[change], "aria-label": changeLabels[change], role: "img" },
    changeSymbols[change]);
}

/** A sentence with the parts in backticks as code elements; unchanged if a backtick has no partner. */
function withCode(text) {
  const parts = text.split("`");
  return parts.length % 2 === 0 ? [text] : parts.map((part, index) => (index % 2 === 0 ? part : element("code", {}, part)));
}

/** The list of all changes in the panel, and the changes of a single node. */
class ChangeList {
  /** `details` creates rows and describes routes. */
  constructor(details) {
    this.details = details;
    this.model = details.model;
    this.changes = details.model.changes;
  }

  /** The list for the panel about the whole graph. */
  all() {
    const { changes, model } = this;
    if (!changes.isComparison) return [];
    const counts = Object.keys(changeSymbols).filter((change) => changes.count(change) > 0)
      .map((change) => element("span", {}, changeBadge(change), `${changes.count(change)} ${changeLabels[change]}`));
    const nodes = model.nodes.filter((node) => changes.nodes.has(node.id)).map((node) => element("li", {},
      this.row(node.id, changes.ofNode(node.id), icon(node.kind), model.title(node), changes.nodes.get(node.id).notes)));
    const routes = model.routes.filter((route) => changes.routes.has(route)).map((route) => element("li", {}, this.route(route)));
    return [
      element("h3", {}, "Since the previous version"), element("div", { class: "legend" }, counts),
      ...this.details.section("Changed nodes", nodes), ...this.details.section("Changed routes", routes),
    ];
  }

  /** A row for a changed element, with notes below it. A click selects a node. */
  row(id, change, icon, title, notes) {
    return element("button", { type: "button", class: "row", onclick: () => this.details.events.choose(id) }, changeBadge(change), icon,
      element("span", { class: "grow" }, title, notes.map((note) => element("small", { class: "note" }, withCode(note)))));
  }

  /** A row for a changed route. A click selects the node where it starts. */
  route(route) {
    const { model } = this;
    const title = (id) => (id === null ? "anywhere" : model.title(model.byID.get(id)));
    return this.row(route.from ?? route.to, this.changes.ofRoute(route), null, `${title(route.from)} → ${title(route.to)}`,
      [this.describe(route)]);
  }

  /** How a route is taken, and how it was taken before. */
  describe(route) {
    const { was } = this.changes.routes.get(route) ?? {};
    return this.details.describe(route) + (was ? `, was ${this.details.describe(was)}` : "");
  }

  /** The changes of a node. */
  of(node) {
    const mark = this.changes.nodes.get(node.id);
    if (!mark) return [];
    const words = { added: "New in this version", removed: "Removed since the previous version", changed: "Changed since the previous version" };
    return [
      element("div", { class: `verdict ${mark.change}` }, changeBadge(mark.change), words[mark.change]),
      mark.notes.length > 0 && element("ul", { class: "notes" }, mark.notes.map((note) => element("li", {}, withCode(note)))),
    ];
  }
}

/** The bar below the diagram that steps through the changes. */
class ChangeBar {
  /** `events`: `choose(id)`, `show(isOnly)`. */
  constructor(events) {
    this.events = events;
    this.selected = null;
    byID("previous-change").addEventListener("click", () => this.step(-1));
    byID("next-change").addEventListener("click", () => this.step(1));
    byID("changes-only").addEventListener("change", () => events.show(byID("changes-only").checked));
  }

  use(model) {
    this.ids = model.changes.markedIDs(model.nodes);
    byID("changes").hidden = !model.changes.isComparison;
  }

  /** Selects the previous or next change; the last or the first if the selected node has none. */
  step(by) {
    const { ids } = this;
    if (ids.length === 0) return;
    const index = ids.indexOf(this.selected);
    const next = index < 0 ? (by > 0 ? 0 : ids.length - 1) : (index + by + ids.length) % ids.length;
    this.events.choose(ids[next]);
  }

  show(selected, isOnly) {
    this.selected = selected;
    const index = this.ids.indexOf(selected);
    byID("change-position").textContent = index < 0 ? `${this.ids.length} nodes` : `${index + 1} of ${this.ids.length}`;
    byID("changes-only").checked = isOnly;
  }
}
