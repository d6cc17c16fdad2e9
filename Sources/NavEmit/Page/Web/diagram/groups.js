// Sections and flows, which can be closed into one card each.

/** Graphs with more nodes begin with closed sections and flows. */
const maxOpenNodes = 60;

/** Knows which sections and flows are open, and which card shows a node. */
class Groups {
  /** `open` and `closed` are names of sections and flows that differ from how the graph begins. */
  constructor(model, open = [], closed = []) {
    this.model = model;
    this.isOpenFirst = model.graph.nodes.length <= maxOpenNodes;
    this.open = new Set(open);
    this.closed = new Set(closed);
  }

  /** A list of groups as text, which identifies what is shown. */
  get key() {
    return [...this.open].toSorted().join("\n") + "\n\n" + [...this.closed].toSorted().join("\n");
  }

  isOpen(name) {
    if (this.closed.has(name)) return false;
    return this.isOpenFirst || this.open.has(name) || this.open.has("*");
  }

  /** The outermost closed section around a section; undefined if all are open. */
  closedSection(section) {
    return this.model.sectionPath(section).find((name) => !this.isOpen(name));
  }

  /** The section in whose band a card is: the one that contains it, or the parent of a closed one. */
  openSection(node) {
    if (node.kind === "section") return this.model.sections.get(node.id).parent ?? "";
    return node.section;
  }

  /** The id of the card that shows a node: of its section, if that is closed, or of its flow, or its own. */
  cardID(id) {
    const shown = this.model.cardID(id);
    const section = this.closedSection(this.model.byID.get(shown).section);
    return section === undefined ? shown : sectionID(section);
  }

  /** The names of all sections and flows, in the order of the graph. */
  get names() {
    const flows = this.model.nodes.filter((node) => node.kind === "flow").map((node) => node.id);
    return [...this.model.sections.keys(), ...flows];
  }

  /** The closed sections that must be opened to show nodes. */
  hiding(ids) {
    const names = ids.flatMap((id) => {
      const { flow } = this.model.byID.get(id).stepDetail ?? {};
      return [...this.model.sectionPath(this.model.byID.get(this.model.cardID(id)).section), ...(flow ? [flow] : [])];
    });
    return [...new Set(names)].filter((name) => !this.isOpen(name));
  }
}

/** The id of a section's card. Ids of nodes contain no space. */
function sectionID(section) {
  return "section " + section;
}

/** The name of a section's card, or of a flow. */
function groupName(id) {
  return id.startsWith("section ") ? id.slice("section ".length) : id;
}

/** The parts of the address after some groups are opened or closed. */
function withGroups(groups, names, opens) {
  const [open, closed] = [new Set(groups.open), new Set(groups.closed)];
  for (const name of names) {
    (opens ? closed : open).delete(name);
    const isOpen = new Groups(groups.model, open, closed).isOpen(name);
    if (isOpen !== opens) (opens ? open : closed).add(name);
  }
  return { open: [...open].join(","), closed: [...closed].join(",") };
}

/** The names in a part of the address. */
function listed(text) {
  return text.split(",").filter(Boolean);
}
