// Follows the graph while `navgen graph --serve` runs: shows each version, and its diagnostics.

/** The panel that lists the diagnostics of the graph's current version. */
class DiagnosticsPanel {
  /** `choose(id)` selects a node. */
  constructor(choose) {
    this.choose = choose;
    this.element = element("section", { id: "diagnostics", "aria-label": "Diagnostics", tabIndex: 0, hidden: true });
    byID("panel").prepend(this.element);
  }

  /** Shows the problem of the connection, or the state of the graph. */
  show(problem, { isCurrent, failure, diagnostics }, model) {
    const rows = [
      problem && element("p", { class: "verdict bad" }, problem),
      failure && element("p", { class: "verdict bad" }, failure),
      !isCurrent && element("p", { class: "muted" }, "The diagram shows the last version that could be read."),
      diagnostics.length > 0 && element("ul", { class: "list" }, diagnostics.map((diagnostic) => this.item(diagnostic, model))),
    ].filter(Boolean);
    this.element.hidden = rows.length === 0;
    this.element.replaceChildren(...rows);
  }

  item({ severity, rule, message, help, notes, node, excerpt, ...place }, model) {
    const known = node === null ? undefined : model.byID.get(node);
    return element("li", { class: `diagnostic ${severity}` },
      element("div", { class: "sub" },
        element("span", { class: "severity" }, severity),
        known && element("button", { type: "button", class: "link", onclick: () => this.choose(node) }, icon(known.kind), model.title(known)),
        element("code", { class: "place" }, this.place(place))),
      element("p", {}, withCode(message), " ", element("small", { class: "muted" }, `[${rule}]`)),
      this.excerpt(excerpt),
      notes.map((note) => element("p", { class: "muted" }, withCode(note.message),
        note.file === null ? null : element("code", { class: "place" }, " " + this.place(note)))),
      help && element("p", {}, element("strong", {}, "help: "), withCode(help)));
  }

  place({ file, line, column }) {
    return `${file}:${line}:${column}`;
  }

  excerpt({ text, indent, length }) {
    return element("pre", {}, text + "\n" + " ".repeat(indent), element("span", { class: "underline" }, "^".repeat(length)));
  }
}

/** Reads the graph from the server again whenever the server reports another revision. */
class LiveGraph {
  constructor(page) {
    this.page = page;
    this.shown = JSON.stringify(page.model.graph);
    this.state = { isCurrent: true, failure: null, diagnostics: [] };
    this.panel = new DiagnosticsPanel((id) => page.events.choose(id));
    this.source = null;
    this.isReading = false;
    this.isOutdated = false;
    // Browsers limit the number of connections to a server, so a tab that is not visible has none.
    document.addEventListener("visibilitychange", () => this.connect());
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    this.source?.close();
    this.source = null;
    if (document.hidden) return;
    const source = new EventSource("/events");
    this.source = source;
    source.addEventListener("message", () => this.read());
    source.addEventListener("error", () => {
      this.showState("navgen is not running. The page is updated once it runs again.");
      // The browser tries again itself unless it has given up.
      if (source.readyState === EventSource.CLOSED) this.retry = setTimeout(() => this.connect(), 1000);
    });
  }

  /** Reads the latest version. If it changes meanwhile, reads it again. */
  async read() {
    this.isOutdated = true;
    if (this.isReading) return;
    this.isReading = true;
    try {
      while (this.isOutdated) {
        this.isOutdated = false;
        const response = await fetch("/document", { cache: "no-store" });
        if (response.ok) this.show(await response.json());
      }
    } catch {
      // The server has ended. The stream of revisions reports that, and when it runs again.
    } finally {
      this.isReading = false;
    }
  }

  show({ graph, ...state }) {
    const text = JSON.stringify(graph);
    if (text !== this.shown) {
      this.shown = text;
      this.page.show(graph);
    }
    this.state = state;
    this.showState(null);
  }

  showState(problem) {
    const { page, state } = this;
    this.panel.show(problem, state, page.model);
    page.diagram.diagnostics = state.diagnostics.filter(({ node }) => page.model.byID.has(node));
    page.diagram.redraw();
  }
}

new LiveGraph(page);
