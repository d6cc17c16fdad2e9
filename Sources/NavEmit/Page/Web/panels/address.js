// Keeps the state of the page in its address, so that a view can be shared.

const defaultState = {
  node: "", depth: "1", only: "", search: "", view: "diagram", panel: "", url: "", environment: "", filter: "",
  sort: "0", order: "", theme: "", changes: "", open: "", closed: "",
};

class Address {
  constructor(onChange) {
    this.state = { ...defaultState };
    this.onChange = onChange;
    window.addEventListener("popstate", () => this.read());
    window.addEventListener("hashchange", () => this.read());
  }

  read() {
    const given = new URLSearchParams(location.hash.slice(1));
    this.state = { ...defaultState };
    for (const key of Object.keys(defaultState)) {
      if (given.has(key)) this.state[key] = given.get(key);
    }
    this.onChange(true);
  }

  /**
   * Changes parts of the state. With `addsHistoryEntry`, the browser's back button undoes the change. With `isSilent`, the
   * page is being updated already.
   */
  change(changes, addsHistoryEntry = false, isSilent = false) {
    const before = this.text;
    Object.assign(this.state, changes);
    if (this.text !== before) {
      try {
        history[addsHistoryEntry ? "pushState" : "replaceState"](null, "", this.text === "" ? location.pathname + location.search : "#" + this.text);
      } catch {
        // Browsers reject too many changes in a short time, and changes of pages without an address.
      }
    }
    if (!isSilent) this.onChange(false);
  }

  get text() {
    const given = Object.entries(this.state).filter(([key, value]) => value !== defaultState[key]);
    return new URLSearchParams(given).toString();
  }
}
