// The state of the page in its address, so that a view can be shared.

const noState = {
  node: "", depth: "1", only: "", search: "", view: "diagram", panel: "", url: "", environment: "", filter: "",
  sort: "0", order: "", theme: "", changes: "",
};

class Address {
  constructor(onChange) {
    this.state = { ...noState };
    this.onChange = onChange;
    window.addEventListener("popstate", () => this.read());
    window.addEventListener("hashchange", () => this.read());
  }

  read() {
    const given = new URLSearchParams(location.hash.slice(1));
    this.state = { ...noState };
    for (const key of Object.keys(noState)) {
      if (given.has(key)) this.state[key] = given.get(key);
    }
    this.onChange(true);
  }

  /** Changes some of it; a step that one may want to go back on is one for the browser, too. */
  change(changes, isStep = false) {
    const before = this.text;
    Object.assign(this.state, changes);
    if (this.text !== before) {
      try {
        history[isStep ? "pushState" : "replaceState"](null, "", this.text === "" ? location.pathname + location.search : "#" + this.text);
      } catch {
        // A browser may refuse: too many changes in a short time, or a page that has no address.
      }
    }
    this.onChange(false);
  }

  get text() {
    const given = Object.entries(this.state).filter(([key, value]) => value !== noState[key]);
    return new URLSearchParams(given).toString();
  }
}
