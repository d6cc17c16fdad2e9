// Connects the parts of the page. Everything that is shown is derived from one state.

class Page {
  constructor(graph) {
    this.model = new Model(graph);
    const events = {
      choose: (id) => this.address.change({ node: id, search: "", view: "diagram", panel: "" }, true),
      clear: () => this.clear(),
      follow: (url) => this.follow(url),
      search: (text) => this.address.change({ search: text }),
      sort: (column, isDescending) => this.address.change({ sort: String(column), order: isDescending ? "down" : "" }),
    };
    this.address = new Address((isFromAddress) => this.update(isFromAddress));
    this.shown = { node: null, alone: "", url: "", search: "" };
    byID("name").textContent = graph.name;
    this.updateColors("");
    this.diagram = new Diagram(this.model, byID("canvas"), events);
    this.details = new Details(this.model, byID("details"), events);
    this.urlBox = new URLBox(this.model, byID("answer"), events);
    this.table = new LinkTableView(this.model, events);
    this.search = new SearchBox(this.model, events);
    this.changes = new ChangeBar(this.model, {
      choose: events.choose, show: (isOnly) => this.address.change({ changes: isOnly ? "1" : "" }),
    });
    byID("change-keys").hidden = !this.model.changes.isComparison;
    this.listEnvironments();
    this.listen();
    this.diagram.resize();
    this.address.read();
  }

  get state() {
    return this.address.state;
  }

  // MARK: From the state to what is shown

  update(isFromAddress) {
    const { state } = this;
    if (!this.model.byID.has(state.node)) state.node = "";
    const isDiagram = state.view !== "links";
    const wasHidden = byID("diagram").hidden;
    byID("diagram").hidden = !isDiagram;
    byID("links").hidden = isDiagram;
    byID("show-diagram").setAttribute("aria-pressed", String(isDiagram));
    byID("show-links").setAttribute("aria-pressed", String(!isDiagram));
    this.updateColors(state.theme);
    if (isDiagram && wasHidden) {
      // The node may have been selected while the diagram was hidden.
      this.shown.node = null;
      this.diagram.resize();
    }
    if (!isDiagram) this.updateTable();
    this.updatePanel();
    this.updateURL();
    this.updateSearch();
    this.updateFocus(isFromAddress);
    this.updateChanges();
    this.diagram.redraw();
  }

  /** Shows another version of the graph. The view, the selection and all else that was chosen stay. */
  show(graph) {
    const { diagram, search } = this;
    const scrolled = byID("details").scrollTop;
    const restoreView = diagram.keepView();
    this.model = new Model(graph);
    document.title = byID("name").textContent = graph.name;
    diagram.model = diagram.drawing.model = search.model = this.model;
    this.details = new Details(this.model, byID("details"), this.details.events);
    this.urlBox = new URLBox(this.model, byID("answer"), this.details.events);
    this.table = new LinkTableView(this.model, this.details.events);
    if (!this.model.byID.has(diagram.hovered)) diagram.hovered = null;
    diagram.navigationPath = [];
    diagram.arrange(null);
    this.shown = { node: null, alone: "", url: null, search: null };
    this.listEnvironments();
    this.update(false);
    restoreView();
    byID("details").scrollTop = scrolled;
  }

  updateTable() {
    const { state } = this;
    if (byID("filter").value !== state.filter) byID("filter").value = state.filter;
    const column = Math.min(5, Math.max(0, Number.parseInt(state.sort, 10) || 0));
    this.table.show(state.filter, column, state.order === "down");
  }

  updatePanel() {
    const { panel: chosen, url, node } = this.state;
    const isURL = chosen === "url" || (chosen !== "node" && url !== "" && node === "");
    for (const [tab, panel, isShown] of [["tab-node", "details", !isURL], ["tab-url", "answer", isURL]]) {
      byID(tab).setAttribute("aria-selected", String(isShown));
      byID(tab).tabIndex = isShown ? 0 : -1;
      byID(panel).hidden = !isShown;
    }
  }

  updateURL() {
    const { state } = this;
    const box = byID("url");
    if (box.value !== state.url) box.value = state.url;
    byID("environment").value = state.environment;
    const key = state.url + "\n" + state.environment;
    if (this.shown.url === key) return;
    this.shown.url = key;
    const answer = this.urlBox.show(state.url, state.environment);
    box.classList.toggle("good", answer?.match === true);
    box.classList.toggle("bad", answer?.match === false);
    box.setAttribute("aria-invalid", String(answer?.match === false));
    this.diagram.navigationPath = this.model.navigationPath(answer);
    if (answer) this.announce(answer.match ? `Matches ${answer.node}` : `No match: ${answer.reason}`);
    if (this.diagram.navigationPath.length > 0 && !this.state.only) this.diagram.showNodes(this.diagram.navigationPath.map(({ id }) => id), true);
  }

  updateFocus(isFromAddress) {
    const { state, diagram, model } = this;
    const id = state.node === "" ? null : state.node;
    const depth = Math.min(3, Math.max(1, Number.parseInt(state.depth, 10) || 1));
    const near = id === null ? null : model.around(id, depth);
    byID("focus").hidden = id === null;
    diagram.camera.topInset = id === null ? 0 : 44;
    byID("depth").value = String(depth);
    byID("only").checked = state.only !== "";
    const alone = id !== null && state.only ? `${id} ${depth}` : "";
    if (alone !== this.shown.alone) {
      diagram.arrange(alone ? new Set(near.keys()) : null);
      this.shown.alone = alone;
      diagram.showAll(false);
    }
    diagram.selected = id;
    diagram.near = id === null ? null : new Set(near.keys());
    if (id !== this.shown.node || isFromAddress) {
      this.shown.node = id;
      this.details.show(id);
      if (id !== null) {
        byID("focus-name").textContent = model.title(model.byID.get(id));
        this.announce(`${model.title(model.byID.get(id))}, ${model.kind(model.byID.get(id))}, ${near.size - 1} nodes around it`);
        if (!alone) diagram.showAround(id, near, !isFromAddress);
      }
    }
  }

  updateSearch() {
    const { search } = this.state;
    if (this.search.input.value !== search) this.search.input.value = search;
    if (this.shown.search === search) return;
    this.shown.search = search;
    const found = this.model.search(search);
    this.diagram.found = search.trim() === "" ? null : new Set(found.map((node) => node.id));
    if (this.diagram.found) this.announce(found.length === 1 ? "1 node found" : `${found.length} nodes found`);
  }

  updateChanges() {
    const { state } = this;
    const isOnly = state.changes !== "" && this.model.changes.isComparison;
    this.changes.show(state.node === "" ? null : state.node, isOnly);
    // If a node is selected, its neighbors are emphasized instead.
    this.diagram.changed = isOnly && state.node === "" ? new Set(this.changes.ids) : null;
  }

  updateColors(theme) {
    const isDark = theme === "dark" || (theme === "" && matchMedia("(prefers-color-scheme: dark)").matches);
    const name = theme === "dark" ? "moon" : theme === "light" ? "sun" : "auto";
    const button = byID("theme");
    if (button.dataset.shown === name + isDark) return;
    button.dataset.shown = name + isDark;
    document.documentElement.classList.toggle("dark", isDark);
    button.replaceChildren(icon(name));
    button.title = `Colors: ${theme || "system"}`;
    this.diagram?.updateColors();
  }

  announce(text) {
    byID("status").textContent = text;
  }

  // MARK: User actions

  clear() {
    const { node, search, url, depth } = this.state;
    if (node === "" && search === "" && url === "" && depth === "1") return;
    this.address.change({ node: "", only: "", search: "", url: "", depth: "1", panel: "" }, true);
  }

  follow(url) {
    this.address.change({ url, panel: "url", view: "diagram", node: "" }, true);
  }

  listEnvironments() {
    const { builds } = this.model.graph.reading;
    const select = byID("environment");
    select.replaceChildren(...builds.map(({ environment }) =>
      element("option", { value: environment ?? "" }, environment ?? "default")));
    select.hidden = builds.length < 2;
  }

  listen() {
    const { address, diagram } = this;
    const on = (id, event, action) => byID(id).addEventListener(event, action);
    on("show-diagram", "click", () => address.change({ view: "diagram" }));
    on("show-links", "click", () => address.change({ view: "links" }));
    on("url", "input", () => address.change({ url: byID("url").value.trim(), panel: "url" }));
    on("environment", "change", () => address.change({ environment: byID("environment").value, panel: "url" }));
    on("filter", "input", () => address.change({ filter: byID("filter").value }));
    on("depth", "change", () => address.change({ depth: byID("depth").value }));
    on("only", "change", () => address.change({ only: byID("only").checked ? "1" : "" }));
    on("unfocus", "click", () => this.clear());
    on("zoom-in", "click", () => diagram.camera.zoom(1.3));
    on("zoom-out", "click", () => diagram.camera.zoom(1 / 1.3));
    on("fit", "click", () => diagram.showAll());
    on("help", "click", () => byID("shortcuts").showModal());
    on("theme", "click", () => {
      const next = { "": "light", light: "dark", dark: "" };
      address.change({ theme: next[this.state.theme] ?? "" });
    });
    for (const [id, panel] of [["tab-node", "node"], ["tab-url", "url"]]) {
      on(id, "click", () => address.change({ panel }));
      on(id, "keydown", (event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        address.change({ panel: panel === "node" ? "url" : "node" });
        byID(panel === "node" ? "tab-url" : "tab-node").focus();
      });
    }
    on("canvas", "keydown", (event) => this.moveByKey(event));
    document.addEventListener("keydown", (event) => this.shortcut(event));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.updateColors(this.state.theme));
    window.addEventListener("beforeprint", () => {
      document.documentElement.classList.remove("dark");
      diagram.drawForPrint();
    });
    window.addEventListener("afterprint", () => {
      delete byID("theme").dataset.shown;
      this.updateColors(this.state.theme);
      diagram.resize();
    });
  }

  moveByKey(event) {
    const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const { diagram } = this;
    const direction = directions[event.key];
    if (event.key === "Enter" && diagram.hovered !== null) {
      this.address.change({ node: diagram.hovered, panel: "" }, true);
      return;
    }
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey) {
      diagram.camera.pan(-60 * direction[0], -60 * direction[1]);
      return;
    }
    const start = diagram.hovered ?? diagram.selected;
    const next = start === null ? diagram.layout.list[0]?.node.id : diagram.neighbor(start, direction);
    if (!next) return;
    diagram.hovered = next;
    diagram.showNodes([next], true);
    const node = this.model.byID.get(next);
    this.announce(`${this.model.title(node)}, ${this.model.kind(node)}`);
    diagram.redraw();
  }

  shortcut(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || byID("shortcuts").open) return;
    const isTyping = event.target.matches?.("input:not([type=checkbox]), select");
    if (event.key === "Escape") {
      if (isTyping) event.target.blur();
      else this.clear();
      return;
    }
    if (isTyping) return;
    const actions = {
      "/": () => byID("search").select(), u: () => byID("url").select(), "?": () => byID("shortcuts").showModal(),
      l: () => this.address.change({ view: this.state.view === "links" ? "diagram" : "links" }),
      n: () => this.changes.step(1), p: () => this.changes.step(-1),
      "+": () => this.diagram.camera.zoom(1.3), "=": () => this.diagram.camera.zoom(1.3),
      "-": () => this.diagram.camera.zoom(1 / 1.3), "0": () => this.diagram.showAll(),
      1: () => this.address.change({ depth: "1" }), 2: () => this.address.change({ depth: "2" }), 3: () => this.address.change({ depth: "3" }),
    };
    const action = actions[event.key.toLowerCase()];
    // Focused elements handle the arrow keys themselves.
    if (!action && event.target === document.body && this.state.view !== "links") this.moveByKey(event);
    if (!action) return;
    event.preventDefault();
    action();
  }
}

const page = new Page(JSON.parse(byID("graph").textContent));

/** For the browser's console: `navgen.resolve(url)` returns what `navgen resolve --format json` writes. */
window.navgen = Object.freeze({
  resolve: (url, environment = "") => jsonText(page.model.answers.answer(url, page.model.answers.build(environment))),
  /** The position of each card in the diagram. */
  cards: () => page.diagram.layout.list.map(({ node, x, y, width, height, lane }) =>
    ({ id: node.id, x, y, width, height, lane: { x: lane.left, y: lane.top, width: lane.width, height: lane.height } })),
  /** The center and the scale of the view. */
  view: () => ({ x: page.diagram.camera.x, y: page.diagram.camera.y, scale: page.diagram.camera.scale }),
  /** The path of each line, which is straight between its ends and its curves, and the position of its badge. */
  lines: () => page.diagram.lines.all.map(({ source, target, ends, curves, badge }) =>
    ({ from: source.node.id, to: target.node.id, ends, curves, badge })),
});
