// The panel about a URL: where it leads, or why it matches no pattern.

class URLBox {
  /** `events`: `choose(id)`, `follow(url)`. */
  constructor(model, panel, events) {
    this.model = model;
    this.panel = panel;
    this.details = new Details(model, panel, events);
  }

  /** Shows what a URL leads to, and returns the answer; null for an empty URL. */
  show(url, environment) {
    if (url === "") {
      this.panel.replaceChildren(...this.examples());
      return null;
    }
    const answer = this.model.answers.answer(url, this.model.answers.build(environment));
    this.panel.replaceChildren(...(answer.match ? this.match(answer) : this.miss(answer)).filter(Boolean));
    return answer;
  }

  examples() {
    const examples = this.model.graph.links.filter((link) => link.example).slice(0, 8);
    if (examples.length === 0) return [element("p", { class: "muted" }, "This graph has no links.")];
    return [
      element("p", { class: "muted" }, "Paste a URL above, or try one of these:"),
      element("ul", { class: "list" }, examples.map((link) => element("li", {}, this.details.urlLink(link.example)))),
    ];
  }

  match(answer) {
    const path = this.model.navigationPath(answer);
    const params = Object.entries(answer.params);
    return [
      element("p", { class: "verdict good" }, "Matches"), element("h2", {}, this.details.nodeLink(answer.node)),
      element("div", { class: "sub" }, icon(answer.kind), answer.kind, element("code", {}, breakable(answer.pattern))),
      this.conversion(answer),
      answer.redirect === undefined ? null : element("p", {}, "Redirected by ", element("code", {}, answer.redirect)),
      ...this.values(params),
      ...this.details.onTop(answer.onTopOf ?? []),
      answer.requires?.length > 0 ? element("h3", {}, "Needs") : null,
      answer.requires?.length > 0 ? element("p", { class: "sub" }, answer.requires.map((name) => element("span", { class: "chip" }, name))) : null,
      element("h3", {}, answer.then ? "Runs" : "Shows"),
      element("ol", { class: "stack" }, path.map((entry, index) => element("li", { "data-position": index + 1 },
        this.details.row(entry.id, entry.as), this.entryValues(entry)))),
      answer.then ? element("p", { class: "muted" }, `then ${[...answer.then, "nothing more"].join(" or ")}`) : null,
      element("h3", {}, "Canonical URL"),
      answer.canonical === null ? element("p", { class: "muted" }, "none") : this.details.urlLink(answer.canonical),
    ];
  }

  conversion({ converted }) {
    return converted === undefined ? null : element("p", {}, "Read as ", element("code", {}, breakable(converted)));
  }

  values(params) {
    if (params.length === 0) return [];
    const rows = params.map(([name, value]) => element("tr", {}, element("th", { scope: "row", class: "mono" }, name),
      element("td", { class: "mono" }, shownValue(value))));
    return [element("h3", {}, "Values"), element("table", { class: "values" }, element("tbody", {}, rows))];
  }

  entryValues({ params }) {
    const given = Object.entries(params).filter(([, value]) => value !== null);
    if (given.length === 0) return null;
    return element("small", { class: "muted mono" }, given.map(([name, value]) => `${name}: ${shownValue(value)}`).join(", "));
  }

  miss(answer) {
    const nearest = answer.nearest.map((pattern, index) => element("li", {}, element("code", {}, breakable(pattern)), " ",
      this.details.nodeLink(answer.nearestNodes[index])));
    return [
      element("p", { class: "verdict bad" }, "No match"), this.conversion(answer), element("p", {}, answer.reason),
      ...this.details.section("Nearest", nearest),
    ];
  }
}
