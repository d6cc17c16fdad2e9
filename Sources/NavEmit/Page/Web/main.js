// Connects the parts of the page. Everything that is shown is derived from one state.

class Page {
  constructor(graph) {
    this.events = {
      choose: (id) => this.address.change({ node: id, search: "", view: "diagram", panel: this.state.panel === "list" ? "list" : "" }, true),
      clear: () => this.clear(),
      follow: (url) => this.follow(url),
      search: (text) => this.address.change({ search: text }),
      sort: (column, isDescending) => this.address.change({ sort: String(column), order: isDescending ? "down" : "" }),
      toggle: (id) => this.toggle(groupName(id)),
      reach: (id) => this.reach(id),
    };
    this.address = new Address((isFromAddress) => this.update(isFromAddress));
    this.updateColors("");
    this.diagram = new Diagram(new Model(graph), byID("canvas"), this.events);
    this.search = new SearchBox(this.events);
    this.outline = new Outline(this.diagram, byID("outline"), this.events);
    this.changes = new ChangeBar({
      choose: this.events.choose, show: (isOnly) => this.address.change({ changes: isOnly ? "1" : "" }),
    });
    this.use(this.diagram.model);
    connectControls(this);
    new Keyboard(this);
    this.diagram.resize();
    this.address.read();
  }

  /** Shows a document of another version of the graph. The view, the selection and the open cards stay the same. */
  show(graph) {
    const { diagram } = this;
    const anchor = diagram.selected ?? diagram.layout.boxes[0]?.id;
    const wasAll = diagram.camera.showsAll;
    this.isKept = true;
    diagram.keepInPlace(anchor, () => {
      diagram.use(new Model(graph));
      this.use(diagram.model);
      this.update(false);
    });
    this.isKept = false;
    if (wasAll) diagram.showAll(false);
    this.announce("The graph has changed");
  }

  /** Connects the panels to a model. */
  use(model) {
    const { graph } = model;
    this.model = model;
    this.shown = { node: null, layout: null, url: null, search: "" };
    byID("name").textContent = graph.name;
    document.title = graph.name;
    this.details = new Details(model, byID("details"), this.events);
    this.urlBox = new URLBox(model, byID("answer"), this.events);
    this.table = new LinkTableView(model, this.events);
    this.search.model = model;
    this.changes.use(model);
    byID("change-keys").hidden = !model.changes.isComparison;
    const hasGroups = new Groups(model).names.length > 0;
    for (const id of ["open-all", "close-all"]) byID(id).hidden = !hasGroups;
    this.listEnvironments();
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
    this.updateFocus(isFromAddress);
    this.updateSearch();
    this.updateChanges();
    this.diagram.redraw();
  }

  updateTable() {
    const { state } = this;
    if (byID("filter").value !== state.filter) byID("filter").value = state.filter;
    const column = Math.min(5, Math.max(0, Number.parseInt(state.sort, 10) || 0));
    this.table.show(state.filter, column, state.order === "down");
  }

  updatePanel() {
    const { panel: chosen, url, node } = this.state;
    const isURL = chosen === "url" || (!["node", "list"].includes(chosen) && url !== "" && node === "");
    const shown = isURL ? "tab-url" : chosen === "list" ? "tab-list" : "tab-node";
    for (const { tab, panel } of panelTabs) {
      byID(tab).setAttribute("aria-selected", String(tab === shown));
      byID(tab).tabIndex = tab === shown ? 0 : -1;
      byID(panel).hidden = tab !== shown;
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
    this.reveal(this.diagram.navigationPath.map(({ id }) => id));
    this.showsPath = this.diagram.navigationPath.length > 0 && !this.state.only;
  }

  /** Opens the closed sections and flows around nodes. */
  reveal(ids) {
    if (this.isKept) return;
    const hiding = this.groups.hiding(ids.filter((id) => this.model.byID.has(id)));
    if (hiding.length === 0) return;
    this.address.change(withGroups(this.groups, hiding, true), false, true);
  }

  get groups() {
    return new Groups(this.model, listed(this.state.open), listed(this.state.closed));
  }

  /** Lays out the graph if other parts of it are to be shown than before. */
  updateLayout(near) {
    const { state, diagram } = this;
    const groups = near ? new Groups(this.model, ["*"]) : this.groups;
    const key = near ? `${state.node} ${near.size} ${state.depth}` : groups.key;
    if (key === this.shown.layout) return;
    const isOther = this.shown.layout === null || Boolean(near) || this.shown.isAlone;
    this.shown.layout = key;
    this.shown.isAlone = Boolean(near);
    diagram.arrange(near ? new Set(near.keys()) : null, groups);
    if (isOther && !this.isKept) diagram.showAll(false);
  }

  updateFocus(isFromAddress) {
    const { state, diagram, model } = this;
    const id = state.node === "" ? null : state.node;
    const depth = Math.min(3, Math.max(1, Number.parseInt(state.depth, 10) || 1));
    const near = id === null ? null : model.around(id, depth);
    const isAlone = id !== null && state.only !== "";
    const isNew = id !== this.shown.node || isFromAddress;
    if (id !== null && isNew && !isAlone) this.reveal([id]);
    byID("focus").hidden = id === null;
    diagram.camera.topInset = id === null ? 0 : 44;
    byID("depth").value = String(depth);
    byID("only").checked = state.only !== "";
    this.updateLayout(isAlone ? near : null);
    diagram.selected = id;
    diagram.near = id === null ? null : new Set(near.keys());
    if (isNew) {
      this.shown.node = id;
      this.details.show(id);
      if (id !== null) this.showNode(model.byID.get(id), near, !isAlone && !this.isKept, isFromAddress);
    }
    if (this.showsPath && !this.isKept) diagram.showNodes(diagram.navigationPath.map((entry) => entry.id), true);
    this.showsPath = false;
    if (!byID("outline").hidden) this.outline.update();
  }

  showNode(node, near, moves, isFromAddress) {
    const title = this.model.title(node);
    byID("focus-name").textContent = title;
    this.announce(`${title}, ${this.model.kind(node)}, ${near.size - 1} nodes around it`);
    if (moves) this.diagram.showAround(node.id, near, !isFromAddress);
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

  /** Opens a closed section or flow, or closes an open one. It stays at its place on the screen. */
  toggle(name) {
    const opens = !this.groups.isOpen(name);
    const id = this.model.byID.has(name) ? name : sectionID(name);
    const showedAll = this.diagram.camera.showsAll;
    this.diagram.keepInPlace(id, () => this.address.change(withGroups(this.groups, [name], opens)));
    this.diagram.showOpened(id, showedAll);
    this.announce(`${name}, ${opens ? "open" : "closed"}`);
  }

  /** Shows the list in the panel, and moves the focus to it. */
  openList() {
    this.address.change({ view: "diagram", panel: "list" });
    this.outline.list.querySelector("[tabindex='0']")?.focus();
  }

  /** Highlights a card without selecting its node. */
  reach(id) {
    const { diagram } = this;
    diagram.hovered = id;
    if (id !== null) diagram.showNodes([id], true);
    diagram.redraw();
  }

  /** Saves the diagram as it is seen. */
  save() {
    const picture = new Blob([this.diagram.svg().text], { type: "image/svg+xml" });
    const link = element("a", { href: URL.createObjectURL(picture), download: `${this.model.graph.name}.svg` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  /** Puts the whole diagram, in light colors, into the element that is shown in print. */
  print() {
    document.documentElement.classList.remove("dark");
    byID("print").replaceChildren(this.diagram.svg(true).root);
  }

  listEnvironments() {
    const { builds } = this.model.graph.reading;
    const select = byID("environment");
    select.replaceChildren(...builds.map(({ environment }) =>
      element("option", { value: environment ?? "" }, environment ?? "default")));
    select.hidden = builds.length < 2;
  }

  toggleAll(change) {
    this.address.change(change);
    this.diagram.showAll();
  }
}

const page = new Page(JSON.parse(byID("graph").textContent));
