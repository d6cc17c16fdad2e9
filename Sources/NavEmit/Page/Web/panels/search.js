// The search field, with a list of results below it.

class SearchBox {
  /** `events`: `choose(id)`, `search(text)`. */
  constructor(events) {
    this.model = null;
    this.events = events;
    this.input = byID("search");
    this.list = byID("found");
    this.nodes = [];
    this.selectedIndex = 0;
    this.input.addEventListener("input", () => {
      this.events.search(this.input.value);
      this.update();
    });
    this.input.addEventListener("focus", () => this.update());
    this.input.addEventListener("blur", () => this.close());
    this.input.addEventListener("keydown", (event) => this.key(event));
  }

  update() {
    const isAsked = this.input.value.trim() !== "";
    const found = this.model.search(this.input.value);
    this.nodes = found.slice(0, 50);
    this.selectedIndex = 0;
    const items = this.nodes.map((node, index) => element("li", {
      role: "option", id: `found-${index}`, "aria-selected": index === 0,
      // The search field keeps the focus.
      onpointerdown: (event) => { event.preventDefault(); this.choose(index); },
    }, icon(node.kind), element("span", {}, this.model.title(node)), element("span", { class: "muted" }, this.model.kind(node)),
      element("small", {}, [node.id, ...this.model.patterns(node).map((link) => link.pattern)].join("  "))));
    if (isAsked && items.length === 0) items.push(element("li", { class: "none", role: "option" }, "No nodes found"));
    this.list.replaceChildren(...items);
    this.list.hidden = !isAsked;
    this.input.setAttribute("aria-expanded", String(isAsked));
    this.mark();
  }

  key(event) {
    switch (event.key) {
      case "ArrowDown": this.move(1); break;
      case "ArrowUp": this.move(-1); break;
      case "Enter": this.choose(this.selectedIndex); break;
      case "Escape":
        this.input.value = "";
        this.events.search("");
        this.input.blur();
        break;
      default: return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  move(step) {
    if (this.nodes.length === 0) return;
    this.selectedIndex = (this.selectedIndex + step + this.nodes.length) % this.nodes.length;
    this.mark();
  }

  mark() {
    this.nodes.forEach((_, index) => this.list.children[index].setAttribute("aria-selected", String(index === this.selectedIndex)));
    if (this.nodes.length > 0) this.input.setAttribute("aria-activedescendant", `found-${this.selectedIndex}`);
    else this.input.removeAttribute("aria-activedescendant");
    this.list.children[this.selectedIndex]?.scrollIntoView({ block: "nearest" });
  }

  choose(index) {
    const node = this.nodes[index];
    if (!node) return;
    this.input.blur();
    this.events.choose(node.id);
  }

  close() {
    this.list.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }
}
