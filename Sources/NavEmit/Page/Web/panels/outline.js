// The diagram as a list in reading order: tab by tab, and in each the screens in the order of the stack.

class Outline {
  /** `events`: `choose(id)`, `reach(id)`, `toggle(id)`. */
  constructor(diagram, panel, events) {
    this.diagram = diagram;
    this.events = events;
    this.list = element("ul", { role: "tree", "aria-label": "The diagram as a list" });
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.list.addEventListener("focusin", (event) => this.events.reach(event.target.dataset.id ?? null));
    this.current = null;
    panel.replaceChildren(this.list);
  }

  /** Lists what the diagram shows. */
  update() {
    const hadFocus = this.list.contains(document.activeElement);
    this.items = [];
    for (const lane of this.diagram.layout.lanes) this.addLane(lane);
    this.list.replaceChildren(...this.items.map((item) => item.made));
    const id = this.current ?? this.diagram.selected;
    const current = this.items.find((item) => id !== null && item.id === id) ?? this.items[0];
    if (!current) return;
    current.made.tabIndex = 0;
    if (hadFocus) current.made.focus();
  }

  addLane(lane) {
    const { headers } = this.diagram.layout;
    const own = headers.filter((header) => header.lane === lane);
    for (const header of own) this.addHeader(header, 1);
    for (const band of lane.bands) {
      if (band.section !== "") this.addHeader(headers.find((header) => header.band === band), 2);
      this.addCards(band, band.section === "" ? 2 : 3);
    }
  }

  addHeader(header, level) {
    const { band, node } = header;
    const words = band ? "open section" : node ? ["tab", ...node.requires.map((name) => `needs ${name}`)].join(", ") : "";
    const icons = node ? [icon(node.kind)] : [];
    this.add(header.id, level, header.title, words, icons, band ? true : null);
  }

  /** Adds the cards of a band, each below the first one that leads to it. */
  addCards(band, level) {
    const isAdded = new Set();
    const order = band.cards.toSorted((left, right) => left.column - right.column || left.y - right.y);
    const add = (card, depth) => {
      if (isAdded.has(card)) return;
      isAdded.add(card);
      this.addCard(card, depth);
      for (const next of order.filter((each) => card.after.includes(each) && each.column === card.column + 1)) add(next, depth + 1);
    };
    for (const card of order) add(card, level);
  }

  addCard(card, level) {
    this.add(card.id, level, this.diagram.maker.title(card.node), this.diagram.description(card), [icon(card.node.kind)],
      card.isGroup ? card.isOpen : null);
    for (const row of card.rows) this.add(row.id, level + 1, this.diagram.maker.title(row), "step", [icon("step")], null);
    for (const { title, cells } of card.columns) {
      for (const cell of cells) {
        this.addCard(cell, level + 1);
        const { made } = this.items.at(-1);
        made.setAttribute("aria-label", `${made.getAttribute("aria-label")}, in ${title.toLowerCase()}`);
      }
    }
  }

  add(id, level, title, words, icons, isOpen) {
    const made = element("li", {
      role: "treeitem", tabindex: -1, "aria-level": level, "aria-label": [title, words].filter(Boolean).join(", "),
      "aria-selected": String(id !== null && id === this.diagram.selected), "aria-expanded": isOpen === null ? null : String(isOpen),
      class: `level-${Math.min(level, 9)}`, onclick: () => this.activate(item),
    }, icons, element("span", {}, title), element("small", { class: "muted" }, words));
    if (id !== null) made.dataset.id = id;
    const item = { id, level, made, isOpen };
    this.items.push(item);
  }

  activate({ id, isOpen }) {
    if (id === null) return;
    this.current = id;
    if (id.startsWith("section ")) this.events.toggle(id);
    else {
      if (isOpen === false) this.events.toggle(id);
      this.events.choose(id);
    }
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = this.items.findIndex(({ made }) => made === event.target);
    const item = this.items[index];
    if (!item) return;
    const actions = {
      ArrowDown: () => this.focus(index + 1), ArrowUp: () => this.focus(index - 1),
      Home: () => this.focus(0), End: () => this.focus(this.items.length - 1),
      ArrowRight: () => (item.isOpen === false ? this.toggle(item) : this.focus(index + 1)),
      ArrowLeft: () => (item.isOpen ? this.toggle(item) : this.focus(this.items.findLastIndex((each, other) => other < index && each.level < item.level))),
      Enter: () => this.activate(item), " ": () => this.activate(item),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  toggle(item) {
    this.current = item.id;
    this.events.toggle(item.id);
  }

  focus(index) {
    const item = this.items[index];
    if (!item) return;
    for (const { made } of this.items) made.tabIndex = -1;
    item.made.tabIndex = 0;
    this.current = item.id;
    item.made.focus();
  }
}
