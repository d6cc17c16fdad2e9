// Connects the buttons and fields of the page.

/** The panels, with their tabs and their names in the address. */
const panelTabs = [
  { tab: "tab-node", panel: "details", name: "node" }, { tab: "tab-url", panel: "answer", name: "url" },
  { tab: "tab-list", panel: "outline", name: "list" },
];

/** Calls the page's functions for the events of its controls and of the window. */
function connectControls(page) {
  const { address, diagram } = page;
  const on = (id, event, action) => byID(id).addEventListener(event, action);
  on("show-diagram", "click", () => address.change({ view: "diagram" }));
  on("show-links", "click", () => address.change({ view: "links" }));
  on("url", "input", () => address.change({ url: byID("url").value.trim(), panel: "url" }));
  on("environment", "change", () => address.change({ environment: byID("environment").value, panel: "url" }));
  on("filter", "input", () => address.change({ filter: byID("filter").value }));
  on("depth", "change", () => address.change({ depth: byID("depth").value }));
  on("only", "change", () => address.change({ only: byID("only").checked ? "1" : "" }));
  on("unfocus", "click", () => page.clear());
  on("zoom-in", "click", () => diagram.camera.zoom(1.3));
  on("zoom-out", "click", () => diagram.camera.zoom(1 / 1.3));
  on("fit", "click", () => diagram.showAll());
  on("open-all", "click", () => page.toggleAll({ open: "*", closed: "" }));
  on("close-all", "click", () => page.toggleAll({ open: "", closed: page.groups.isOpenFirst ? page.groups.names.join(",") : "" }));
  on("save", "click", () => page.save());
  on("help", "click", () => byID("shortcuts").showModal());
  on("theme", "click", () => {
    const next = { "": "light", light: "dark", dark: "" };
    address.change({ theme: next[page.state.theme] ?? "" });
  });
  panelTabs.forEach(({ tab, name }, index) => {
    on(tab, "click", () => address.change({ panel: name }));
    on(tab, "keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step) return;
      const next = panelTabs.at((index + step) % panelTabs.length);
      address.change({ panel: next.name });
      byID(next.tab).focus();
    });
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => page.updateColors(page.state.theme));
  window.addEventListener("beforeprint", () => page.print());
  window.addEventListener("afterprint", () => {
    byID("print").replaceChildren();
    delete byID("theme").dataset.shown;
    page.updateColors(page.state.theme);
  });
}
