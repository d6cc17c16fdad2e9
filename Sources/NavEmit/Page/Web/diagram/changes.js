// What a page of two versions of a graph marks: what is new, gone or changed since the version before.

const changeSigns = { added: "+", removed: "−", changed: "~" };
const changeWords = { added: "new", removed: "gone", changed: "changed" };

/** The marks of a graph's document; without any, the page shows one version. */
class Changes {
  constructor(graph) {
    const given = graph.changes ?? { nodes: [], removedNodes: [], routes: [], removedRoutes: [] };
    this.exist = graph.changes !== undefined;
    this.removedNodes = given.removedNodes;
    this.removedRoutes = given.removedRoutes;
    this.nodes = new Map(given.nodes.map(({ id, change, notes }) => [id, { change, notes }]));
    this.routes = new Map(given.routes.map(({ route, change, was }) => [graph.routes[route], { change, was }]));
    for (const node of given.removedNodes) this.nodes.set(node.id, { change: "removed", notes: [] });
    for (const route of given.removedRoutes) this.routes.set(route, { change: "removed", was: null });
    /** The rows that removed steps have in the cards of their flows. */
    this.removedSteps = new Map();
    for (const node of given.removedNodes) {
      const flow = node.stepDetail?.flow;
      if (flow) this.removedSteps.set(flow, [...(this.removedSteps.get(flow) ?? []), node]);
    }
  }

  /** What became of a node; undefined: nothing. */
  ofNode(id) {
    return this.nodes.get(id)?.change;
  }

  ofRoute(route) {
    return this.routes.get(route)?.change;
  }

  isRemoved(id) {
    return this.ofNode(id) === "removed";
  }

  /** The nodes that are marked, and those at both ends of a route that is, in the order of a list. */
  standing(nodes) {
    const ends = new Set([...this.routes.keys()].flatMap((route) => [route.from, route.to]));
    return nodes.map((node) => node.id).filter((id) => this.nodes.has(id) || ends.has(id));
  }

  count(change) {
    return [...this.nodes.values(), ...this.routes.values()].filter((mark) => mark.change === change).length;
  }
}

/** The sign of what became of something, for the panel. */
function changeSign(change) {
  return change && element("span", { class: `sign ${change}`, title: changeWords[change], "aria-label": changeWords[change], role: "img" },
    changeSigns[change]);
}

/** A sentence with what stands in backticks as code; as it is, where one has no other. */
function withCode(text) {
  const parts = text.split("`");
  return parts.length % 2 === 0 ? [text] : parts.map((part, place) => (place % 2 === 0 ? part : element("code", {}, part)));
}

/** The list of all changes in the panel, and what became of one node. */
class ChangeList {
  /** `details` makes rows and says how routes are taken. */
  constructor(details) {
    this.details = details;
    this.model = details.model;
    this.changes = details.model.changes;
  }

  /** For the panel about the whole graph. */
  all() {
    const { changes, model } = this;
    if (!changes.exist) return [];
    const counts = Object.keys(changeSigns).filter((change) => changes.count(change) > 0)
      .map((change) => element("span", {}, changeSign(change), `${changes.count(change)} ${changeWords[change]}`));
    const nodes = model.nodes.filter((node) => changes.nodes.has(node.id)).map((node) => element("li", {},
      this.row(node.id, changes.ofNode(node.id), icon(node.kind), model.title(node), changes.nodes.get(node.id).notes)));
    const routes = model.routes.filter((route) => changes.routes.has(route)).map((route) => element("li", {}, this.route(route)));
    return [
      element("h3", {}, "Since the version before"), element("div", { class: "legend" }, counts),
      ...this.details.section("Changed nodes", nodes), ...this.details.section("Changed ways", routes),
    ];
  }

  /** What changed, with how below it; leads to a node. */
  row(id, change, icon, title, notes) {
    return element("button", { type: "button", class: "row", onclick: () => this.details.events.choose(id) }, changeSign(change), icon,
      element("span", { class: "grow" }, title, notes.map((note) => element("small", { class: "note" }, withCode(note)))));
  }

  /** A way from one node to another, which leads to where it starts. */
  route(route) {
    const { model } = this;
    const title = (id) => (id === null ? "anywhere" : model.title(model.byID.get(id)));
    return this.row(route.from ?? route.to, this.changes.ofRoute(route), null, `${title(route.from)} → ${title(route.to)}`,
      [this.manner(route)]);
  }

  /** How a way is taken, and how it was before. */
  manner(route) {
    const { was } = this.changes.routes.get(route) ?? {};
    return this.details.manner(route) + (was ? `, was ${this.details.manner(was)}` : "");
  }

  /** What became of a node. */
  of(node) {
    const mark = this.changes.nodes.get(node.id);
    if (!mark) return [];
    const words = { added: "New in this version", removed: "Gone since the version before", changed: "Changed since the version before" };
    return [
      element("div", { class: `verdict ${mark.change}` }, changeSign(mark.change), words[mark.change]),
      mark.notes.length > 0 && element("ul", { class: "notes" }, mark.notes.map((note) => element("li", {}, withCode(note)))),
    ];
  }
}

/** The bar below the diagram that goes from change to change. */
class ChangeBar {
  /** `events`: `choose(id)`, `show(isOnly)`. */
  constructor(model, events) {
    this.ids = model.changes.standing(model.nodes);
    this.events = events;
    this.selected = null;
    byID("changes").hidden = !model.changes.exist;
    byID("change-before").addEventListener("click", () => this.step(-1));
    byID("change-after").addEventListener("click", () => this.step(1));
    byID("changes-only").addEventListener("change", () => events.show(byID("changes-only").checked));
  }

  /** To the change before or after the node that is shown; from elsewhere, to the last or the first. */
  step(by) {
    const { ids } = this;
    if (ids.length === 0) return;
    const place = ids.indexOf(this.selected);
    const next = place < 0 ? (by > 0 ? 0 : ids.length - 1) : (place + by + ids.length) % ids.length;
    this.events.choose(ids[next]);
  }

  show(selected, isOnly) {
    this.selected = selected;
    const place = this.ids.indexOf(selected);
    byID("change-place").textContent = place < 0 ? `${this.ids.length} places` : `${place + 1} of ${this.ids.length}`;
    byID("changes-only").checked = isOnly;
  }
}
