// The table of links, which can be sorted by any column and filtered by words.

class LinkTableView {
  /** `events`: `choose(id)`, `follow(url)`, `sort(column, isDescending)`. */
  constructor(model, events) {
    this.events = events;
    this.columns = ["URL", "Leads to", "Kind", "Opens on", "Needs", "Example"];
    this.rows = model.graph.links.map((link, number) => this.row(model, link, number));
    byID("columns").replaceChildren(...this.columns.map((title, column) => element("th", { scope: "col" },
      element("button", { type: "button", onclick: () => this.toggle(column) }, title))));
  }

  row(model, link, number) {
    const redirect = link.redirect === null ? null : model.graph.redirects[link.redirect];
    const found = link.node === null && redirect.node === null ? this.resolved(model, link) : { node: link.node ?? redirect.node, link };
    const target = found.node ?? null;
    const node = target === null ? null : model.byID.get(target);
    const plan = found.link?.plan ?? node?.plan;
    const below = plan && !plan.then
      ? [plan.tab, plan.rootNode, ...(plan.columns ?? []).map((entry) => entry.node), ...plan.path.map((entry) => entry.node),
        ...plan.presented.flatMap((level) => [level.node, ...level.path.map((entry) => entry.node)])]
        .filter((id) => id !== null && id !== target) : [];
    const texts = [
      link.pattern, redirect ? "→ " + (redirect.to ?? model.title(node)) : model.title(node), redirect ? "redirect" : node.kind,
      below.map((id) => model.title(model.byID.get(id))).join(" › "), (plan?.requires ?? node?.requires ?? []).join(", "), link.example ?? "",
    ];
    const { events } = this;
    const made = element("tr", {}, texts.map((text, column) => {
      const cell = element("td", { class: column === 0 || column === 5 ? "mono" : "" });
      if (column === 1 && node) {
        cell.append(element("button", { type: "button", class: "link", onclick: () => events.choose(target) }, text));
      } else if (column === 5 && text) {
        cell.append(element("button", { type: "button", class: "link", onclick: () => events.follow(text) }, breakable(text)));
      } else {
        cell.append(...breakable(text));
      }
      return cell;
    }));
    return { texts, number, made, search: [...texts, target ?? ""].join("\n").toLowerCase() };
  }

  /** The node and the pattern to which a redirect to a path leads, found by resolving its example. */
  resolved(model, link) {
    return link.example ? model.answers.matchers[0].resolve(link.example) : {};
  }

  toggle(column) {
    this.events.sort(column, this.column === column && !this.isDescending);
  }

  show(filter, column, isDescending) {
    this.column = column;
    this.isDescending = isDescending;
    const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = this.rows.filter((row) => words.every((word) => row.search.includes(word)));
    const compare = (left, right) => {
      const [first, second] = [left.texts[column], right.texts[column]];
      return first === second ? left.number - right.number : first < second ? -1 : 1;
    };
    rows.sort((left, right) => (isDescending ? -compare(left, right) : compare(left, right)));
    byID("rows").replaceChildren(...rows.map((row) => row.made));
    [...byID("columns").children].forEach((cell, index) => {
      if (index === column) cell.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
      else cell.removeAttribute("aria-sort");
    });
    const all = this.rows.length;
    byID("link-count").textContent = rows.length === all ? `${all} ${all === 1 ? "link" : "links"}` : `${rows.length} of ${all} links`;
  }
}

