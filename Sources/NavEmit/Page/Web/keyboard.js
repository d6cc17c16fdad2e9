// Keyboard shortcuts.

class Keyboard {
  constructor(page) {
    this.page = page;
    byID("canvas").addEventListener("keydown", (event) => this.move(event));
    document.addEventListener("keydown", (event) => this.shortcut(event));
  }

  /** Moves between cards, selects one, or opens it. */
  move(event) {
    const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const { diagram, events } = this.page;
    const direction = directions[event.key];
    if (event.key === "Enter" && diagram.hovered !== null) {
      const box = diagram.layout.cards.get(diagram.hovered);
      const isSection = diagram.hovered.startsWith("section ");
      if (isSection || (box?.isGroup && !box.isOpen)) events.toggle(diagram.hovered);
      if (!isSection) events.choose(diagram.hovered);
      return;
    }
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey) {
      diagram.camera.pan(-60 * direction[0], -60 * direction[1]);
      return;
    }
    const start = diagram.boxOf(diagram.hovered ?? diagram.selected)?.id ?? null;
    const next = start === null ? diagram.layout.boxes[0]?.id : diagram.neighbor(start, direction);
    if (!next) return;
    events.reach(next);
    const card = diagram.layout.cards.get(next);
    this.page.announce(`${diagram.maker.title(card.node)}, ${diagram.description(card)}`);
  }

  /** Closes the section or the flow that contains the current card. */
  close() {
    const { diagram, groups, model, events } = this.page;
    const id = diagram.hovered ?? diagram.selected;
    const node = model.byID.get(id);
    if (!node) return;
    const names = [...model.sectionPath(node.section), ...(model.steps(node).length > 0 ? [node.id] : [])];
    const name = names.findLast((each) => groups.isOpen(each));
    if (!name) return;
    diagram.hovered = null;
    events.toggle(name);
  }

  shortcut(event) {
    const { page } = this;
    const { diagram, state } = page;
    if (event.ctrlKey || event.metaKey || event.altKey || byID("shortcuts").open) return;
    const isTyping = event.target.matches?.("input:not([type=checkbox]), select");
    if (event.key === "Escape") {
      if (isTyping) event.target.blur();
      else page.clear();
      return;
    }
    if (isTyping) return;
    const actions = {
      "/": () => byID("search").select(), u: () => byID("url").select(), "?": () => byID("shortcuts").showModal(),
      l: () => page.address.change({ view: state.view === "links" ? "diagram" : "links" }),
      o: () => page.openList(),
      c: () => this.close(),
      n: () => page.changes.step(1), p: () => page.changes.step(-1),
      "+": () => diagram.camera.zoom(1.3), "=": () => diagram.camera.zoom(1.3),
      "-": () => diagram.camera.zoom(1 / 1.3), "0": () => diagram.showAll(),
      1: () => page.address.change({ depth: "1" }), 2: () => page.address.change({ depth: "2" }), 3: () => page.address.change({ depth: "3" }),
    };
    const action = actions[event.key.toLowerCase()];
    // Focused elements handle the arrow keys themselves.
    if (!action && event.target === document.body && state.view !== "links") this.move(event);
    if (!action) return;
    event.preventDefault();
    action();
  }
}
