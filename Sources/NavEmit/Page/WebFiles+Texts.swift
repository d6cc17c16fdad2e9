// swift-format-ignore-file
// The files of `Web` as strings. WebFilesTests writes this file with NAVGEN_UPDATE_FIXTURES=1.

extension WebFiles {
    static let page = ##"""
<!DOCTYPE html>
<!-- {source} -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<header class="bar">
  <h1 id="name"></h1>
  <div class="views" role="group" aria-label="View">
    <button type="button" id="show-diagram" aria-pressed="true">Diagram</button>
    <button type="button" id="show-links" aria-pressed="false">Links</button>
  </div>
  <div class="field search">
    <input id="search" type="search" role="combobox" aria-label="Search nodes" aria-expanded="false"
      aria-controls="found" aria-autocomplete="list" placeholder="Search" autocomplete="off" spellcheck="false">
    <kbd aria-hidden="true">/</kbd>
    <ul id="found" role="listbox" aria-label="Found" hidden></ul>
  </div>
  <div class="field url">
    <input id="url" type="text" inputmode="url" aria-label="URL to resolve" placeholder="Paste a URL to see where it leads"
      autocomplete="off" autocapitalize="off" spellcheck="false">
    <kbd aria-hidden="true">U</kbd>
    <select id="environment" aria-label="Environment" hidden></select>
  </div>
  <button type="button" id="theme" class="plain" aria-label="Colors"></button>
  <button type="button" id="help" class="plain" aria-label="Keyboard shortcuts">?</button>
</header>
<main>
  <section id="diagram" aria-label="Diagram">
    <div class="view">
      <canvas id="canvas" tabindex="0" role="application" aria-describedby="keys"
        aria-label="The graph. The list in the panel has the same nodes in reading order"></canvas>
      <p id="keys" class="visually-hidden">Arrow keys move between nodes, Enter focuses or opens one, C closes a section, O goes to the list, Escape shows all, plus and minus zoom, 0 fits.</p>
      <div class="focus" id="focus" hidden>
        <strong id="focus-name"></strong>
        <label>within <select id="depth" aria-label="How many steps around the node">
          <option value="1">1 step</option><option value="2">2 steps</option><option value="3">3 steps</option>
        </select></label>
        <label><input type="checkbox" id="only"> hide others</label>
        <button type="button" id="unfocus" aria-label="Show all">×</button>
      </div>
    </div>
    <div class="tools">
      <div class="buttons" role="group" aria-label="Zoom">
        <button type="button" id="zoom-in" aria-label="Zoom in">+</button>
        <button type="button" id="zoom-out" aria-label="Zoom out">−</button>
        <button type="button" id="fit">Fit</button>
      </div>
      <div class="buttons" role="group" aria-label="Sections and flows">
        <button type="button" id="open-all">Open all</button>
        <button type="button" id="close-all">Close all</button>
      </div>
      <div class="changes" id="changes" role="group" aria-label="Changes" hidden>
        <button type="button" id="previous-change" aria-label="Previous change">‹</button>
        <span id="change-position"></span>
        <button type="button" id="next-change" aria-label="Next change">›</button>
        <label><input type="checkbox" id="changes-only"> only changes</label>
      </div>
      <div class="buttons last">
        <button type="button" id="save">Export SVG</button>
      </div>
    </div>
    <div id="print" aria-hidden="true"></div>
  </section>
  <section id="links" aria-label="Links" hidden>
    <div class="table-tools">
      <input id="filter" type="search" aria-label="Filter the links" placeholder="Filter" autocomplete="off" spellcheck="false">
      <span id="link-count" role="status"></span>
    </div>
    <div class="table-frame" tabindex="0" role="region" aria-label="Table of links">
      <table><thead><tr id="columns"></tr></thead><tbody id="rows"></tbody></table>
    </div>
  </section>
  <aside id="panel" aria-label="Details">
    <div class="tabs" role="tablist" aria-label="Panel">
      <button type="button" role="tab" id="tab-node" aria-controls="details" aria-selected="true">Details</button>
      <button type="button" role="tab" id="tab-url" aria-controls="answer" aria-selected="false" tabindex="-1">URL</button>
      <button type="button" role="tab" id="tab-list" aria-controls="outline" aria-selected="false" tabindex="-1">List</button>
    </div>
    <div id="details" role="tabpanel" aria-labelledby="tab-node" tabindex="0"></div>
    <div id="answer" role="tabpanel" aria-labelledby="tab-url" tabindex="0" hidden></div>
    <div id="outline" role="tabpanel" aria-labelledby="tab-list" hidden></div>
  </aside>
</main>
<dialog id="shortcuts" aria-labelledby="shortcuts-title">
  <h2 id="shortcuts-title">Keyboard</h2>
  <dl>
    <div><dt><kbd>/</kbd></dt><dd>search</dd></div>
    <div><dt><kbd>U</kbd></dt><dd>enter a URL</dd></div>
    <div><dt><kbd>L</kbd></dt><dd>switch between the diagram and the links</dd></div>
    <div><dt><kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd></dt><dd>go to the next node in that direction</dd></div>
    <div><dt><kbd>Shift</kbd> and arrows</dt><dd>move the diagram</dd></div>
    <div><dt><kbd>Enter</kbd></dt><dd>focus on the node, or open the section</dd></div>
    <div><dt><kbd>C</kbd></dt><dd>close the section or the flow</dd></div>
    <div><dt><kbd>O</kbd></dt><dd>go to the list</dd></div>
    <div><dt><kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd></dt><dd>how many steps around it</dd></div>
    <div><dt><kbd>Esc</kbd></dt><dd>show all</dd></div>
    <div id="change-keys" hidden><dt><kbd>N</kbd> <kbd>P</kbd></dt><dd>next change, previous change</dd></div>
    <div><dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>zoom in, out, fit</dd></div>
  </dl>
  <form method="dialog"><button>Close</button></form>
</dialog>
<div id="status" class="visually-hidden" role="status" aria-live="polite"></div>
<noscript><p class="no-script">This page needs JavaScript to draw the graph, but JavaScript is turned off.</p></noscript>
<script type="application/json" id="graph">{graph}</script>
<script>{script}</script>
</body>
</html>

"""##

    static let style = ##"""
:root {
  color-scheme: light;
  --ground: #f5f6f8;
  --surface: #ffffff;
  --raised: #ffffff;
  --ink: #1c2330;
  --soft: #5b6575;
  --line: #dfe3ea;
  --edge: #6f7b8e;
  --lane: #eceff4;
  --band: #f8f9fb;
  --accent: #1f5be0;
  --accent-soft: #e6eefe;
  --path: #c2400c;
  --in: #0b7a68;
  --good: #14804a;
  --warning: #8f5f00;
  --bad: #b42318;
  --added: #0f6e3d;
  --removed: #b42318;
  --changed: #855700;
  --screen: #64748b;
  --sheet: #b7791f;
  --cover: #c2571a;
  --popover: #55803b;
  --alert: #c23b3b;
  --tab: #2563eb;
  --flow: #7c4dcc;
  --action: #0f8f7a;
  --shadow: 0 1px 2px rgb(20 30 50 / 8%), 0 4px 16px rgb(20 30 50 / 8%);
  --sans: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
}

:root.dark {
  color-scheme: dark;
  --ground: #12151b;
  --surface: #191d25;
  --raised: #20252f;
  --ink: #e7eaf0;
  --soft: #a3adbd;
  --line: #2c333f;
  --edge: #8793a6;
  --lane: #171b22;
  --band: #1d222b;
  --accent: #7aa7ff;
  --accent-soft: #22304d;
  --path: #ff9a5c;
  --in: #4ecdb6;
  --warning: #e3b35c;
  --good: #5fd39a;
  --bad: #ff8f85;
  --added: #5fd39a;
  --removed: #ff8f85;
  --changed: #e3b35c;
  --screen: #94a3b8;
  --sheet: #e3b35c;
  --cover: #f29a63;
  --popover: #9cc77f;
  --alert: #f18a8a;
  --tab: #7aa7ff;
  --flow: #b99af0;
  --action: #4ecdb6;
  --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 6px 20px rgb(0 0 0 / 35%);
}

* { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; margin: 0; }
body {
  display: flex; flex-direction: column; overflow: hidden;
  background: var(--ground); color: var(--ink); font: 14px/1.45 var(--sans);
}
button, input, select { font: inherit; color: inherit; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
canvas:focus-visible { outline-offset: -2px; }
.visually-hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.no-script { padding: 2rem; }

/* The bar */
.bar {
  display: flex; align-items: center; gap: 12px; padding: 10px 16px; z-index: 3;
  background: var(--surface); border-bottom: 1px solid var(--line);
}
.bar h1 { margin: 0; font-size: 15px; font-weight: 650; letter-spacing: -0.01em; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; max-width: 16em; }
.views { display: flex; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; padding: 2px; }
.views button { border: 0; background: none; padding: 4px 12px; border-radius: 6px; color: var(--soft); cursor: pointer; }
.views button[aria-pressed="true"] { background: var(--raised); color: var(--ink); box-shadow: 0 1px 2px rgb(0 0 0 / 12%); }
.field { position: relative; display: flex; align-items: center; }
.field input {
  width: 100%; height: 34px; padding: 0 34px 0 12px; border: 1px solid var(--line); border-radius: 8px;
  background: var(--ground); min-width: 0;
}
::placeholder { color: var(--soft); opacity: 1; }
.field input:focus { outline: 2px solid var(--accent); outline-offset: -1px; background: var(--surface); }
.field input::-webkit-search-cancel-button { display: none; }
.field.search { flex: 0 1 230px; }
.field.url { flex: 1 1 320px; gap: 8px; }
.field.url input { font-family: var(--mono); font-size: 13px; }
.field.url input.good { border-color: var(--good); }
.field.url input.bad { border-color: var(--bad); }
.field kbd { position: absolute; right: 10px; pointer-events: none; }
.field.url:has(select:not([hidden])) kbd { display: none; }
.field select { height: 34px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); padding: 0 6px; }
input:focus ~ kbd { opacity: 0; }
kbd {
  font: 11px/1 var(--mono); color: var(--soft); border: 1px solid var(--line); border-bottom-width: 2px;
  border-radius: 4px; padding: 2px 5px; background: var(--surface);
}
.plain { width: 34px; height: 34px; flex: none; border: 1px solid var(--line); border-radius: 8px; background: none; cursor: pointer; color: var(--soft); }
.plain:hover, .views button:hover { color: var(--ink); }
.plain svg { width: 16px; height: 16px; display: block; margin: auto; }
#found {
  position: absolute; top: calc(100% + 6px); left: 0; width: min(420px, 92vw); max-height: 60vh; overflow: auto;
  margin: 0; padding: 6px; list-style: none; background: var(--raised); border: 1px solid var(--line);
  border-radius: 10px; box-shadow: var(--shadow);
}
#found li { display: grid; grid-template-columns: 22px 1fr auto; gap: 2px 8px; align-items: center; padding: 6px 8px; border-radius: 6px; cursor: pointer; }
#found li[aria-selected="true"] { background: var(--accent-soft); }
#found li small { grid-column: 2 / -1; color: var(--soft); font-family: var(--mono); font-size: 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
#found .none { display: block; color: var(--soft); cursor: default; }

/* The views */
main { flex: 1; display: flex; min-height: 0; }
#diagram { flex: 1; min-width: 0; display: flex; flex-direction: column; }
.view { position: relative; flex: 1; min-height: 0; }
canvas { position: absolute; inset: 0; width: 100%; height: 100%; touch-action: none; cursor: grab; }
canvas.moving { cursor: grabbing; }
canvas.over { cursor: pointer; }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 8px 16px; background: var(--surface); border-top: 1px solid var(--line); }
.buttons { display: flex; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); overflow: hidden; }
.buttons:not(:has(button:not([hidden]))) { display: none; }
.buttons.last { margin-left: auto; }
.buttons button { border: 0; background: none; height: 30px; min-width: 34px; padding: 0 10px; cursor: pointer; white-space: nowrap; }
.buttons button + button { border-left: 1px solid var(--line); }
.buttons button:focus-visible { outline-offset: -2px; }
.buttons button:hover { background: var(--accent-soft); }
.changes { display: flex; align-items: center; gap: 4px; white-space: nowrap; }
.changes button { border: 0; background: none; width: 30px; height: 30px; border-radius: 6px; font-size: 18px; line-height: 1; cursor: pointer; }
.changes button:hover { background: var(--accent-soft); }
.changes span { min-width: 5.5em; text-align: center; color: var(--soft); }
.changes label { margin-left: 10px; color: var(--soft); }
#print { display: none; }
.focus { position: absolute; top: 14px; left: 16px; display: flex; align-items: center; gap: 12px; max-width: calc(100% - 32px); padding: 6px 8px 6px 14px; background: var(--raised); border: 1px solid var(--line); border-radius: 999px; box-shadow: var(--shadow); }
.focus strong { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.focus label { color: var(--soft); white-space: nowrap; }
.focus select { border: 0; background: none; color: var(--ink); padding: 2px; }
.focus button { border: 0; background: none; font-size: 18px; line-height: 1; width: 26px; height: 26px; border-radius: 50%; cursor: pointer; color: var(--soft); }
.focus button:hover { background: var(--accent-soft); color: var(--ink); }

/* The panel */
#panel { flex: none; width: 380px; display: flex; flex-direction: column; background: var(--surface); border-left: 1px solid var(--line); min-height: 0; }
.tabs { display: flex; gap: 4px; padding: 8px 16px 0; border-bottom: 1px solid var(--line); }
.tabs button { border: 0; background: none; padding: 8px 10px; margin-bottom: -1px; border-bottom: 2px solid transparent; color: var(--soft); cursor: pointer; }
.tabs button[aria-selected="true"] { color: var(--ink); border-color: var(--accent); font-weight: 600; }
/* A word is broken only if it is wider than the panel. */
[role="tabpanel"] { flex: 1; overflow: auto; padding: 16px; overflow-wrap: break-word; }
[role="tabpanel"]:focus-visible { outline-offset: -2px; }
#panel h2 { margin: 0 0 2px; font-size: 19px; line-height: 1.25; letter-spacing: -0.01em; }
#panel h3 { margin: 22px 0 6px; font-size: 11px; font-weight: 650; text-transform: uppercase; letter-spacing: 0.06em; color: var(--soft); }
#panel p { margin: 8px 0; }
.sub { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; color: var(--soft); }
code, .mono { font-family: var(--mono); font-size: 12.5px; }
.chip { display: inline-flex; align-items: center; gap: 4px; padding: 1px 8px; border-radius: 999px; border: 1px solid var(--line); font-size: 12px; color: var(--soft); background: var(--surface); }
.chip svg, #found svg, .row svg, .legend svg, .sub svg { width: 16px; height: 16px; flex: none; }
.list { list-style: none; margin: 0; padding: 0; display: grid; gap: 1px; }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; width: 100%; padding: 5px 8px; margin: 0 -8px; border: 0; border-radius: 6px; background: none; text-align: start; }
button.row { cursor: pointer; width: calc(100% + 16px); }
button.row:hover, button.link:hover { background: var(--accent-soft); }
.row .grow { flex: 1 1 6em; max-width: 100%; }
.row small { max-width: 100%; }
.entry { padding: 4px 0; }
.row .grow + small { flex: 0 1 auto; text-align: end; }
.row small, .muted { color: var(--soft); font-size: 12.5px; }
button.link { border: 0; background: none; padding: 1px 4px; margin: 0 -4px; max-width: 100%; border-radius: 4px; color: var(--accent); cursor: pointer; text-align: start; overflow-wrap: break-word; }
table.values { width: 100%; border-collapse: collapse; }
table.values th, table.values td { text-align: start; padding: 4px 8px 4px 0; border-top: 1px solid var(--line); vertical-align: top; font-weight: 400; }
table.values tr:first-child > * { border-top: 0; }
#outline { padding: 12px 8px; }
#outline ul { list-style: none; margin: 0; padding: 0; }
#outline li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 8px; padding: 4px 8px 4px calc(8px + (var(--level) - 1) * 16px); border-radius: 6px; cursor: pointer; }
#outline li svg { width: 14px; height: 14px; flex: none; align-self: start; margin-top: 3px; }
#outline li small { flex: 1 1 8em; }
#outline li[aria-selected="true"], #outline li:focus-visible { background: var(--accent-soft); }
#outline li:focus-visible { outline-offset: -2px; }
#outline li[aria-expanded]::after { content: "▸"; order: -1; color: var(--soft); }
#outline li[aria-expanded="true"]::after { content: "▾"; }
#outline .level-1 { --level: 1; font-weight: 600; margin-top: 10px; }
#outline .level-1 small { font-weight: 400; }
#outline .level-2 { --level: 2; } #outline .level-3 { --level: 3; } #outline .level-4 { --level: 4; } #outline .level-5 { --level: 5; }
#outline .level-6 { --level: 6; } #outline .level-7 { --level: 7; } #outline .level-8 { --level: 8; } #outline .level-9 { --level: 9; }
.stack { list-style: none; margin: 0; padding: 0; }
.stack li { position: relative; padding: 0 0 4px 30px; }
.stack li::before { content: attr(data-position); position: absolute; left: 0; top: 5px; width: 20px; height: 20px; border-radius: 50%; background: var(--path); color: var(--surface); font: 600 11px/20px var(--sans); text-align: center; }
.stack li:not(:last-child)::after { content: ""; position: absolute; left: 9px; top: 27px; bottom: -3px; border-left: 2px solid var(--line); }
.verdict { display: flex; gap: 8px; align-items: baseline; font-weight: 600; }
.verdict.good { color: var(--good); }
.verdict.bad { color: var(--bad); }
.verdict.added { color: var(--added); } .verdict.removed { color: var(--removed); } .verdict.changed { color: var(--changed); }
#panel div.verdict { margin: 10px 0 0; }
.notes { margin: 4px 0 0; padding-left: 26px; }
.badge { flex: none; width: 18px; height: 18px; border-radius: 50%; font: 700 13px/18px var(--sans); text-align: center; color: var(--surface); background: var(--soft); }
.legend .badge { display: block; color: var(--surface); }
.note { display: block; }
.badge.added { background: var(--added); } .badge.removed { background: var(--removed); } .badge.changed { background: var(--changed); }
.legend { display: grid; grid-template-columns: 1fr 1fr; gap: 6px 12px; }
.legend .sample { width: 32px; color: var(--edge); }
.legend span { display: flex; align-items: center; gap: 8px; color: var(--soft); }
.kind-screen, .kind-step { color: var(--screen); } .kind-sheet { color: var(--sheet); } .kind-cover { color: var(--cover); }
.kind-popover { color: var(--popover); } .kind-alert, .kind-dialog { color: var(--alert); }
.kind-tab, .kind-split { color: var(--tab); } .kind-flow { color: var(--flow); } .kind-action { color: var(--action); }

/* The table of links */
#links { flex: 1; min-width: 0; display: flex; flex-direction: column; background: var(--surface); }
.table-tools { display: flex; align-items: center; gap: 12px; padding: 12px 16px; color: var(--soft); }
.table-tools input { height: 34px; width: min(340px, 60vw); padding: 0 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); }
.table-frame { flex: 1; overflow: auto; }
#links table { width: 100%; border-collapse: separate; border-spacing: 0; }
#links th { position: sticky; top: 0; z-index: 1; background: var(--surface); border-bottom: 1px solid var(--line); text-align: start; padding: 0; }
#links th button { width: 100%; text-align: start; border: 0; background: none; padding: 8px 16px; font-weight: 600; font-size: 12px; color: var(--soft); cursor: pointer; white-space: nowrap; }
#links th[aria-sort] button { color: var(--ink); }
#links th[aria-sort="ascending"] button::after { content: " ↑"; }
#links th[aria-sort="descending"] button::after { content: " ↓"; }
#links td { padding: 7px 16px; border-bottom: 1px solid var(--line); vertical-align: top; }
#links td.mono { min-width: 190px; }
#links button.link { max-width: none; }
#links td:nth-child(4) { min-width: 150px; }
#links tbody tr:hover { background: color-mix(in srgb, var(--accent-soft) 45%, transparent); }

dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--raised); color: var(--ink); padding: 20px 24px; box-shadow: var(--shadow); }
dialog::backdrop { background: rgb(0 0 0 / 30%); }
dialog h2 { margin: 0 0 12px; font-size: 16px; }
dialog dl { margin: 0 0 16px; display: grid; gap: 6px; }
dialog dl div { display: grid; grid-template-columns: 160px 1fr; }
dialog dd { margin: 0; }
dialog button { border: 1px solid var(--line); border-radius: 8px; background: var(--surface); padding: 5px 14px; cursor: pointer; }

@media (max-width: 1000px) {
  .bar { flex-wrap: wrap; }
  .field.url { order: 5; flex: 1 1 100%; }
  .field.search { flex: 1 1 120px; }
  #panel { width: 320px; }
}
@media (max-width: 720px) {
  .bar { padding: 8px; gap: 8px; }
  .bar h1 { max-width: 7em; }
  .bar .views button { padding: 4px 8px; }
  #help { display: none; }
  main { flex-direction: column; }
  .changes label { display: none; }
  .tools { padding: 6px 8px; gap: 6px; }
  .buttons button { min-width: 30px; padding: 0 7px; font-size: 13px; }
  #panel { width: auto; border-left: 0; border-top: 1px solid var(--line); height: 42%; }
  .field kbd { display: none; }
}
@media (prefers-reduced-motion: no-preference) {
  .views button, .buttons button, .plain { transition: background 120ms, color 120ms; }
}
@page { margin: 10mm; }
@media print {
  html, body { height: auto; }
  body { overflow: visible; display: block; background: #fff; }
  .bar .field, .views, .plain, .tools, .focus, .table-tools, .tabs, canvas { display: none; }
  .bar { padding: 0 0 8px; border: 0; }
  main, #diagram { display: block; }
  .view { display: none; }
  #print { display: block; break-inside: avoid; }
  #print svg { display: block; width: 100%; height: auto; max-height: 88vh; }
  #panel { width: auto; border: 0; }
  [role="tabpanel"] { overflow: visible; padding: 12px 0; }
  .table-frame { overflow: visible; }
}

/* The diagnostics of a served graph */
#diagnostics { flex: none; max-height: 50%; overflow: auto; padding: 10px 16px; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.diagnostic { padding: 8px 0 8px 10px; border-left: 3px solid var(--soft); }
.diagnostic.error { border-color: var(--bad); } .diagnostic.error .severity { color: var(--bad); }
.diagnostic.warning { border-color: var(--changed); } .diagnostic.warning .severity { color: var(--changed); }
.severity { font-weight: 600; }
.diagnostic .link { display: inline-flex; align-items: center; gap: 4px; }
#panel .diagnostic p { margin: 4px 0; }
.diagnostic pre { margin: 4px 0; padding: 6px 8px; overflow-x: auto; font: 12px/1.4 var(--mono); background: var(--ground); border-radius: 6px; }
.diagnostic .underline { color: var(--bad); }
@media print { #diagnostics { display: none; } }

"""##

    static let liveScript = ##"""
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

"""##

    /// The digests by which the page's content security policy names its script and style: SHA-256.
    static let scriptDigest = "Gg0NL5iKgt/oP1+1tLbVuc8AmYjiuAi6Ttf0NOdHOi8="
    static let liveScriptDigest = "VLqSWmjY3OOE6ev/9K9vPK0B4iEl4s1HCdFDoGTSEUQ="
    static let styleDigest = "1WhOKnDu3voa27r87uxz4XqWlSC0fQvyt2NKBmBfwMM="

    static let scripts = [
        // links/values.js
##"""
// Reads strings of a URL as values, in the canonical spelling of their type.

const encoder = new TextEncoder();
// Keeps a byte order mark, and fails for invalid UTF-8.
const strictDecoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The string for some bytes; null if they are not UTF-8. */
function decodeUTF8(bytes) {
  try {
    return strictDecoder.decode(bytes);
  } catch {
    return null;
  }
}

/** The scalar that represents a query item without `=`. */
const bareScalar = 0x110000;
/** The scalars that begin a fragment which is a path, and that separate its segments. */
const [hashScalar, separatorScalar] = [0x110001, 0x110002];

/** The string with ASCII letters in lower case. */
function lowercased(text) {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** The strings that a segment or a value can be: an entry of the document's `languages`. */
class Language {
  constructor(entry) {
    this.entry = entry;
  }

  accepts(text) {
    if (this.entry.literal !== undefined) return this.entry.literal === text;
    if (this.entry.anyCase !== undefined) return this.entry.anyCase === lowercased(text);
    return this.acceptsScalars(Array.from(text, (character) => character.codePointAt(0)));
  }

  acceptsScalars(scalars) {
    const states = this.entry.states;
    if (!states) return scalars[0] !== hashScalar && this.accepts(String.fromCodePoint(...scalars));
    if (states.length === 0) return false;
    let state = 0;
    for (const scalar of scalars) {
      state = this.next(state, scalar);
      if (state < 0) return false;
    }
    return states[state][0] === 1;
  }

  /** Whether a query item without `=` is accepted. */
  get acceptsBare() {
    const states = this.entry.states;
    if (!states || states.length === 0) return false;
    const state = this.next(0, bareScalar);
    return state >= 0 && states[state][0] === 1;
  }

  /** The next state for a scalar; -1 if there is none. A row has the lowest scalar, highest scalar and target of each edge. */
  next(state, scalar) {
    const row = this.entry.states[state];
    let low = 0;
    let high = (row.length - 1) / 3;
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = 1 + middle * 3;
      if (scalar < row[at]) high = middle;
      else if (scalar > row[at + 1]) low = middle + 1;
      else return row[at + 2];
    }
    return -1;
  }
}

/** The canonical spelling of the value that a string of a kind is read as. */
function spelling(text, kind) {
  switch (kind) {
    case "double": return spellingOfDouble(Number(text));
    case "decimal": return spellingOfDecimal(text);
    case "bool": return text === "1" || text === "true" ? "true" : "false";
    case "uuid": return text.toUpperCase();
    case "date": return spellingOfDate(text);
    case "url": return escapedURL(text);
    default: return text;
  }
}

/** The value of a query item without `=`. */
function bareSpelling(kind) {
  return kind === "bool" ? "true" : "";
}

/** A number as Swift writes a Double: with the fewest digits, and an exponent if it is small or beyond 2^53. */
function spellingOfDouble(number) {
  if (!Number.isFinite(number)) return number < 0 ? "-inf" : "inf";
  const sign = number < 0 || Object.is(number, -0) ? "-" : "";
  const size = Math.abs(number);
  if (size === 0) return sign + "0.0";
  const [mantissa, power] = size.toExponential().split("e");
  const digits = mantissa.replace(".", "");
  const exponent = Number(power);
  if (exponent < -4 || size > 2 ** 53) {
    const shown = String(Math.abs(exponent)).padStart(2, "0");
    const fraction = digits.length > 1 ? "." + digits.slice(1) : "";
    return `${sign}${digits[0]}${fraction}e${exponent < 0 ? "-" : "+"}${shown}`;
  }
  if (exponent < 0) return sign + "0." + "0".repeat(-exponent - 1) + digits;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  return sign + whole + "." + (digits.slice(exponent + 1) || "0");
}

/** A decimal without redundant zeros: `1.50` is `1.5`, `-0` is `0`. */
function spellingOfDecimal(text) {
  const short = text.includes(".") ? text.replace(/0+$/, "").replace(/\.$/, "") : text;
  return short === "-0" ? "0" : short;
}

/** A date in UTC with milliseconds; outside the years 0 to 9999, `@` and the milliseconds since 1970. */
function spellingOfDate(text) {
  const number = (start, end) => Number(text.slice(start, end));
  const day = new Date(0);
  day.setUTCFullYear(number(0, 4), number(5, 7) - 1, number(8, 10));
  let milliseconds = day.getTime();
  if (text.length > 10) {
    milliseconds += number(11, 13) * 3_600_000 + number(14, 16) * 60_000 + number(17, 19) * 1000;
    let zone = 19;
    if (text[zone] === ".") {
      milliseconds += number(20, 23);
      zone = 23;
    }
    if (text[zone] !== "Z") {
      const offset = number(zone + 1, zone + 3) * 3_600_000 + number(zone + 4, zone + 6) * 60_000;
      milliseconds += text[zone] === "-" ? offset : -offset;
    }
  }
  const date = new Date(milliseconds);
  const year = date.getUTCFullYear();
  if (year < 0 || year > 9999) return "@" + milliseconds;
  return String(year).padStart(4, "0") + date.toISOString().slice(-20);
}

/** A URL in which characters that URLs cannot have are percent-encoded. */
function escapedURL(text) {
  let escaped = "";
  let hasFragment = false;
  for (const byte of encoder.encode(text)) {
    // Only the first `#` begins the fragment.
    const isFurther = byte === 0x23 && hasFragment;
    hasFragment ||= byte === 0x23;
    const isPlain = !isFurther && byte > 0x20 && byte < 0x7f
      && !"\"<>[\\]^`{|}".includes(String.fromCharCode(byte));
    escaped += isPlain ? String.fromCharCode(byte) : percentEscape(byte);
  }
  return escaped;
}

function percentEscape(byte) {
  return "%" + byte.toString(16).toUpperCase().padStart(2, "0");
}

/** Whether two values are equal. A value is null, a string or a list of strings. */
function sameValue(left, right) {
  if (!Array.isArray(left) || !Array.isArray(right)) return left === right;
  return left.length === right.length && left.every((text, index) => text === right[index]);
}

"""##,
        // links/texts.js
##"""
// Literal text with values, such as `{user}@{host}`.

/** The text of a segment, a query item or a fragment as `{prefix, values}`; null if it is not read. */
function textOf(part) {
  if (part.text !== undefined) return part.text;
  if (part.parameter === undefined) return null;
  return { prefix: part.prefix ?? "", values: [{ parameter: part.parameter, suffix: part.suffix ?? "" }] };
}

/** The ids of the parameters that a segment, a query item or a fragment reads. */
function parametersOf(part) {
  return textOf(part)?.values.map((value) => value.parameter) ?? [];
}

/** The literal text before a value, without a slash that is absent together with the value. */
function trimmedBefore(text, index) {
  const before = index === 0 ? text.prefix : text.values[index - 1].suffix;
  return before.endsWith("/") && (index > 0 || before !== "/") ? before.slice(0, -1) : before;
}

/** The strings of the values in a text that is known to match. Optional ones may be missing at the end. */
function valuesIn(string, text, ignoresCase, isSegment) {
  const fold = (part) => (ignoresCase ? lowercased(part) : part);
  // A path may end with a slash.
  if (!isSegment && text.prefix.startsWith("/") && string.length > 1 && string.endsWith("/")) string = string.slice(0, -1);
  const strings = [];
  let start = text.prefix.length;
  for (const [index, { suffix }] of text.values.entries()) {
    if (start >= string.length && !(text.prefix === "" && text.values.length === 1 && suffix === "")) break;
    let end = string.length - suffix.length;
    if (index + 1 < text.values.length) {
      const found = fold(string).indexOf(fold(suffix), start);
      end = found >= 0 ? found : string.length - trimmedBefore(text, index + 1).length;
    }
    if (start > end) break;
    strings.push(string.slice(start, end));
    start = end + suffix.length;
  }
  return strings;
}

/** The text with the strings of its values. Missing ones at the end are left out. */
function writtenText(text, strings) {
  if (strings.length === 0) return trimmedBefore(text, 0);
  const parts = strings.map((string, index) => {
    const isLast = index + 1 === strings.length && index + 1 < text.values.length;
    return string + (isLast ? trimmedBefore(text, index + 1) : text.values[index].suffix);
  });
  return text.prefix + parts.join("");
}

"""##,
        // links/origins.js
##"""
// The schemes and hosts of the graph, and which of them a pattern accepts in a build of the app.

function isWeb(scheme) {
  return scheme === "https" || scheme === "http";
}

class Origins {
  /** Takes `reading` and `links` of the document, and the index of a build. */
  constructor(reading, links, build) {
    this.reading = reading;
    this.build = reading.builds[build];
    this.schemes = new Map(reading.schemes.map((name, index) => [name, index]));
    this.hosts = new Map(reading.hosts.map((name, index) => [name, index]));
    const own = links.map((link) => link.trailingSlash ?? reading.trailingSlash);
    this.slashes = own.length > 0 ? own : [reading.trailingSlash];
    const named = new Set([...this.build.schemes, ...links.flatMap((link) => link.schemes ?? [])]);
    this.read = reading.schemes.map((scheme) => isWeb(scheme) || named.has(scheme));
  }

  /** The index of a host in lower case, or of the longest wildcard that matches it. `*` is only for the web. */
  host(name, scheme) {
    const index = this.hosts.get(name);
    if (index !== undefined && !name.startsWith("*")) return index;
    if (!isHostName(name)) return undefined;
    const wild = [...this.hosts.keys()].filter((host) => isMatch(host, name, scheme));
    return this.hosts.get(wild.toSorted((left, right) => right.length - left.length)[0]);
  }

  /** A number that identifies a scheme and a host. The host is undefined if the URL has none. */
  number(scheme, host) {
    return scheme * (this.hosts.size + 1) + (host === undefined ? 0 : host + 1);
  }

  /** The numbers of the schemes and hosts that a pattern accepts. */
  of(link) {
    const numbers = new Set(this.reading.originsUnstated ? [0] : []);
    for (const name of link.schemes ?? [...this.build.schemes, "https", ...(this.reading.allowHTTP ? ["http"] : [])]) {
      const scheme = this.schemes.get(name);
      if (scheme === undefined) continue;
      if (!link.hosts && !isWeb(name)) numbers.add(this.number(scheme, undefined));
      const hosts = this.hostIndices(link.hosts ?? this.build.hosts, name);
      for (const host of hosts) numbers.add(this.number(scheme, host));
    }
    return numbers;
  }

  /** The indices of hosts. A wildcard includes the declared hosts that it matches. */
  hostIndices(names, scheme) {
    return names.flatMap((name) => {
      const index = this.hosts.get(name);
      if (index === undefined || (name === "*" && !isWeb(scheme))) return [];
      if (!name.startsWith("*")) return [index];
      return [...this.hosts.keys()].filter((host) => isMatch(name, host, scheme)).map((host) => this.hosts.get(host));
    });
  }

  /** The scheme and host for the URLs of a pattern: `https` and the first exact host, otherwise the first custom scheme. */
  preferred(link) {
    const hosts = (link.hosts ?? this.build.hosts).filter((host) => !host.startsWith("*"));
    if (hosts.length > 0 && (link.schemes?.includes("https") ?? true)) return { scheme: "https", host: hosts[0] };
    const scheme = (link.schemes ?? this.build.schemes).find((name) => !isWeb(name));
    if (scheme === undefined) {
      const isFine = hosts.length > 0 && (link.schemes?.includes("http") ?? false);
      return isFine ? { scheme: "http", host: hosts[0] } : null;
    }
    if (!link.hosts) return { scheme, host: null };
    return hosts.length > 0 ? { scheme, host: hosts[0] } : null;
  }

  /** The scheme and host for the URLs of a pattern with a value in its host; null if that is not a host of the pattern. */
  withHost(link, host) {
    const schemes = link.schemes ?? ["https"];
    const accepted = this.of(link);
    const scheme = [...schemes.filter((name) => name === "https"), ...schemes].find((name) =>
      this.schemes.has(name) && this.host(host, name) !== undefined
        && accepted.has(this.number(this.schemes.get(name), this.host(host, name))));
    return scheme === undefined ? null : { scheme, host };
  }
}

/** Whether a host consists of labels that a wildcard can stand for. */
function isHostName(host) {
  return /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/.test(host);
}

/** Whether a wildcard, `*` or one that starts with `*.`, matches a host. */
function isMatch(wildcard, host, scheme) {
  if (!wildcard.startsWith("*") || host.includes(":")) return false;
  return wildcard === "*" ? isWeb(scheme) : host.endsWith(wildcard.slice(1));
}

"""##,
        // links/reader.js
##"""
// Parses a URL byte by byte. The path is decoded at once, the query and fragment only when a pattern needs them.

/** The reason why no pattern can match a URL. */
class Refusal extends Error {}

class URLParts {
  constructor(url, origins) {
    const { reading } = origins;
    const bytes = encoder.encode(url);
    this.bytes = bytes;
    if (bytes.length > reading.maxLength) {
      throw new Refusal(`it is longer than ${reading.maxLength} bytes (\`links: {maxLength: …}\`)`);
    }
    if (hasControls(bytes)) throw new Refusal("it has a control character");
    const colon = bytes.indexOf(0x3a);
    const name = colon < 0 ? null : schemeOf(bytes.subarray(0, colon));
    if (name === null) throw new Refusal("it has no scheme, such as `https:`");
    this.scheme = name;
    const scheme = origins.schemes.get(name);
    if (scheme === undefined || !origins.read[scheme]) throw new Refusal(`no link has the scheme \`${name}\``);
    const pathEnd = indexOfAny(bytes, colon + 1, bytes.length, [0x3f, 0x23]);
    let path = [colon + 1, pathEnd];
    let host;
    let first = null;
    if (pathEnd >= colon + 3 && bytes[colon + 1] === 0x2f && bytes[colon + 2] === 0x2f) {
      const start = colon + 3;
      const end = indexOfAny(bytes, start, pathEnd, [0x2f]);
      path = [end, pathEnd];
      const authority = bytes.subarray(start, end);
      if (isWeb(name)) {
        this.host = webHost(authority, name);
        host = origins.host(this.host, name);
        if (host === undefined) {
          if (this.host.includes(":")) throw colonRefusal(authority);
          throw new Refusal(isHostName(this.host) ? `no link has the host \`${this.host}\``
            : `its host, \`${this.host}\`, is not a name of ASCII letters, digits, hyphens and underscores between dots`);
        }
      } else if (start < end) {
        if (authority.includes(0x40)) throw new Refusal("it has user information before an `@`");
        this.host = lowercased(decodeUTF8(authority));
        host = origins.host(this.host, name);
        if (host === undefined && authority.includes(0x3a)) throw colonRefusal(authority);
        if (host === undefined) first = [start, end];
      }
    } else if (isWeb(name)) {
      throw new Refusal("it has no host");
    } else if (path[0] < path[1] && bytes[path[0]] !== 0x2f) {
      throw new Refusal("its path does not start with a slash");
    }
    this.origin = origins.number(scheme, host);
    [this.segments, this.endsWithSlash] = segmentsOf(bytes, first, path, origins.slashes);
    this.items = [];
    this.fragmentBytes = null;
    let rest = pathEnd;
    if (bytes[rest] === 0x3f) {
      const end = indexOfAny(bytes, rest, bytes.length, [0x23]);
      this.items = itemsOf(bytes, rest + 1, end);
      rest = end;
    }
    if (rest < bytes.length) this.fragmentBytes = bytes.subarray(rest + 1);
  }

  /** The values of a key, or only the first: `{text}`, `{bare: true}` without `=`, `{broken: true}`. */
  values(key, onlyFirst, isInFragment = false) {
    const values = [];
    for (const item of isInFragment ? this.hash?.items ?? [] : this.items) {
      if (item.key !== key) continue;
      if (item.value === null) {
        values.push({ bare: true });
      } else {
        const text = decodedText(item.value);
        values.push(text === null ? { broken: true } : { text });
      }
      if (onlyFirst) break;
    }
    return values;
  }

  /** The URL itself as a value. If a segment in the place of the host is not allowed there, it follows three slashes. */
  get wholeURL() {
    const text = escapedURL(decodeUTF8(this.bytes));
    const [, scheme, rest] = /^([^:]*):(.*)$/s.exec(text);
    const authority = /^\/\/([^\/?#]*)/.exec(rest)?.[1];
    const isFine = authority === undefined ? rest !== "" : /^[A-Za-z0-9\-._~!$&'()*+,;=]*(:[0-9]*)?$/.test(authority);
    return isFine ? text : `${scheme}:///${rest.replace(/^\/+/, "")}`;
  }

  get hasFragment() {
    return this.fragmentBytes !== null;
  }

  /** The decoded fragment; null if there is none, or it cannot be decoded. */
  get fragment() {
    return this.fragmentBytes === null ? null : decodedText(this.fragmentBytes);
  }

  /** The path and the items of a fragment that begins with `/`; null if it is not a valid path. */
  get hash() {
    const bytes = this.fragmentBytes;
    if (bytes === null || bytes[0] !== 0x2f) return null;
    const end = indexOfAny(bytes, 0, bytes.length, [0x3f]);
    try {
      const [segments] = segmentsOf(bytes, null, [0, end], ["either"]);
      return { segments, items: itemsOf(bytes, end + 1, bytes.length) };
    } catch (refusal) {
      if (refusal instanceof Refusal) return null;
      throw refusal;
    }
  }

  /** The fragment as languages describe it; null if there is none, or it cannot be decoded. */
  get fragmentScalars() {
    const scalars = (text) => Array.from(text, (character) => character.codePointAt(0));
    const { hash, fragment } = this;
    if (hash === null) return fragment === null ? null : scalars(fragment);
    return [hashScalar, ...hash.segments.flatMap((text, index) => [...(index > 0 ? [separatorScalar] : []), ...scalars(text)])];
  }

  hasOnlyKeys(keys) {
    return this.items.every((item) => item.key !== null && keys.has(item.key));
  }
}

/** Whether there is a control character: C0, DEL, or C1, which takes two bytes. */
function hasControls(bytes) {
  let last = 0;
  for (const byte of bytes) {
    if (byte < 0x20 || byte === 0x7f || (last === 0xc2 && byte >= 0x80 && byte < 0xa0)) return true;
    last = byte;
  }
  return false;
}

function indexOfAny(bytes, start, end, wanted) {
  for (let index = start; index < end; index++) {
    if (wanted.includes(bytes[index])) return index;
  }
  return end;
}

function schemeOf(bytes) {
  const name = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return /^[A-Za-z][A-Za-z0-9+.-]*$/.test(name) ? lowercased(name) : null;
}

/** The reason for a colon where the host should be. */
function colonRefusal(authority) {
  return new Refusal(authority[0] === 0x5b ? "its host is an IPv6 address" : "it has a port");
}

/** The host in lower case, without the default port. */
function webHost(authority, scheme) {
  if (authority.includes(0x40)) throw new Refusal("it has user information before an `@`");
  let name = lowercased(decodeUTF8(authority));
  const port = scheme === "https" ? ":443" : ":80";
  if (name.endsWith(port)) name = name.slice(0, -port.length);
  if (name === "") throw new Refusal("it has no host");
  return name;
}

/** The segments, and whether the path ends with a slash, null without segments. `slashes` are those of all patterns. */
function segmentsOf(bytes, first, path, slashes) {
  const isAllowed = slashes.some((slash) => slash !== "never");
  const isNeeded = slashes.every((slash) => slash === "always");
  const segments = first ? [segmentOf(bytes.subarray(first[0], first[1]))] : [];
  if (path[0] === path[1]) {
    if (first && isNeeded) throw new Refusal("its path does not end with a slash");
    return [segments, first ? false : null];
  }
  let start = path[0] + 1;
  while (start < path[1]) {
    const end = indexOfAny(bytes, start, path[1], [0x2f]);
    segments.push(segmentOf(bytes.subarray(start, end)));
    start = end + 1;
  }
  if (segments.length === 0) return [segments, null];
  // Without a trailing slash, `start` is now one past the end.
  const endsWithSlash = start === path[1];
  if (endsWithSlash && !isAllowed) throw new Refusal("its path ends with a slash");
  if (!endsWithSlash && isNeeded) throw new Refusal("its path does not end with a slash");
  return [segments, endsWithSlash];
}

function segmentOf(bytes) {
  if (bytes.length === 0) throw new Refusal("a segment of its path is empty");
  const plain = decoded(bytes);
  if (plain === null) throw new Refusal("its path has a `%` without two hexadecimal digits");
  const text = decodeUTF8(plain);
  if (text === null) throw new Refusal("its path is not valid UTF-8");
  if (hasControls(plain)) throw new Refusal("it has a control character");
  if (text === "." || text === "..") throw new Refusal("a segment of its path is `.` or `..`");
  return text;
}

/** The bytes with percent escapes decoded; null if one is malformed. */
function decoded(bytes) {
  if (!bytes.includes(0x25)) return bytes;
  const plain = [];
  for (let index = 0; index < bytes.length; index++) {
    if (bytes[index] !== 0x25) {
      plain.push(bytes[index]);
      continue;
    }
    const high = hexDigit(bytes[index + 1]);
    const low = hexDigit(bytes[index + 2]);
    if (high < 0 || low < 0) return null;
    plain.push(high * 16 + low);
    index += 2;
  }
  return Uint8Array.from(plain);
}

function hexDigit(byte) {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : -1;
}

function decodedText(bytes) {
  const plain = decoded(bytes);
  return plain === null ? null : decodeUTF8(plain);
}

/** The query items. Keys are decoded, null if that fails. Values are not decoded, null without `=`. */
function itemsOf(bytes, from, to) {
  const items = [];
  let start = from;
  while (start < to) {
    const end = indexOfAny(bytes, start, to, [0x26]);
    if (start < end) {
      const equals = indexOfAny(bytes, start, end, [0x3d]);
      const value = equals < end ? bytes.subarray(equals + 1, end) : null;
      items.push({ key: decodedText(bytes.subarray(start, equals)), value });
    }
    start = end + 1;
  }
  return items;
}

"""##,
        // links/matcher.js
##"""
// Finds the pattern that matches a URL, and reads its values.

/** How deep URLs may carry others. */
const maxCarriedURLs = 8;

class Matcher {
  /** Takes the document, its languages, and the index of a build. */
  constructor(graph, languages, build) {
    this.origins = new Origins(graph.reading, graph.links, build);
    this.graph = graph;
    this.languages = languages;
    this.redirects = graph.redirects;
    this.patterns = graph.links.map((link, number) => ({
      link,
      number,
      rank: link.rank,
      origins: this.origins.of(link),
      keys: new Set(link.query.map((item) => item.key)),
      parameters: new Map(link.parameters.map((parameter) => [parameter.id, parameter])),
    }));
    this.byRank = this.patterns.toSorted((left, right) => left.rank - right.rank);
  }

  /** Parses a URL. Throws a `Refusal` if no pattern can match it. */
  parts(url) {
    return new URLParts(url, this.origins);
  }

  /**
   * The match as `{link, node, values, redirects}`, where `values` maps parameters to their values; otherwise
   * `{refusal}`, `{isLoop: true}` for redirects that form a loop, or `{}` if no pattern matches.
   */
  resolve(url) {
    let parts;
    try {
      parts = this.parts(url);
    } catch (refusal) {
      if (refusal instanceof Refusal) return { refusal: refusal.message };
      throw refusal;
    }
    const maxRedirects = this.redirects.filter((redirect) => redirect.link !== null).length;
    const redirects = [];
    // The redirects of the URLs around this one, how many there are, and the answer if this one does not match.
    let [former, depth, otherwise] = [0, 0, null];
    for (;;) {
      const pattern = this.winner(parts);
      if (!pattern) return otherwise ?? {};
      const values = this.values(pattern, parts);
      const { link } = pattern;
      if (link.redirect === null) return { link, node: link.node, values, redirects };
      const redirect = this.redirects[link.redirect];
      redirects.push(link.redirect);
      if (redirect.carrier !== undefined) {
        const carried = values.get(redirect.carrier);
        if (redirect.otherwise !== undefined) {
          otherwise = { link, node: redirect.otherwise, values, redirects: [...redirects] };
        }
        otherwise ??= { carrying: link, carried };
        [former, depth] = [redirects.length, depth + 1];
        if (depth > maxCarriedURLs || typeof carried !== "string") return otherwise;
        try {
          parts = this.parts(carried);
        } catch (refusal) {
          if (refusal instanceof Refusal) return otherwise;
          throw refusal;
        }
        continue;
      }
      if (redirect.node !== null) return { link, node: redirect.node, values, redirects };
      if (redirects.length - former > maxRedirects) return otherwise ?? { isLoop: true };
      const segments = redirect.rewrite && rewritten(redirect.rewrite, values);
      if (!segments) return otherwise ?? {};
      parts.segments = segments;
      // How the old path ends does not matter for the new one.
      parts.endsWithSlash = null;
      if (namesFragment(link)) parts.fragmentBytes = null;
    }
  }

  winner(parts) {
    return this.byRank.find((pattern) => this.matchesPath(pattern, parts) && this.matchesRest(pattern, parts));
  }

  /** How many segments at the start of a path a pattern matches. */
  depth(pattern, segments) {
    const { link } = pattern;
    let depth = 0;
    while (depth < segments.length) {
      const part = link.segments[depth] ?? link.rest;
      if (!part || !this.languages[part.language].accepts(segments[depth])) break;
      depth += 1;
    }
    return depth;
  }

  matchesPath(pattern, { segments }) {
    const { link } = pattern;
    const optional = link.segments.findIndex((segment) => segment.optional);
    const least = (optional < 0 ? link.segments.length : optional) + (link.rest?.least ?? 0);
    if (segments.length < least || (!link.rest && segments.length > link.segments.length)) return false;
    return this.depth(pattern, segments) === segments.length;
  }

  /** Whether scheme, host, query and fragment match. */
  matchesRest(pattern, parts) {
    const { link } = pattern;
    if (!this.acceptsOrigin(pattern, parts) || !this.acceptsSlash(link, parts)) return false;
    if (!link.query.every((item) => this.acceptsItem(item, parts))) return false;
    if (link.rejectsUnknownQuery && !parts.hasOnlyKeys(pattern.keys)) return false;
    if (link.fragment && !this.acceptsFragment(link.fragment, parts)) return false;
    return fragmentItems(link).every((item) => this.acceptsItem(item, parts, true));
  }

  /** Whether a pattern accepts the scheme and host. */
  acceptsOrigin({ link, origins }, parts) {
    if (!origins.has(parts.origin)) return false;
    return !link.host || this.languages[link.host.language].accepts(hostValue(link.host, parts));
  }

  /** Whether the path may end as it does. */
  acceptsSlash(link, { endsWithSlash }) {
    const slash = link.trailingSlash ?? this.graph.reading.trailingSlash;
    return endsWithSlash === null || slash === "either" || endsWithSlash === (slash === "always");
  }

  /** Whether the values of a query item match, or those of an item in the fragment. */
  acceptsItem(item, parts, isInFragment = false) {
    const [first, ...rest] = parts.values(item.key, item.further === null, isInFragment);
    if (first === undefined) return item.optional;
    return this.accepts(item.first, first) && rest.every((value) => this.accepts(item.further, value));
  }

  acceptsFragment(item, parts) {
    if (!parts.hasFragment) return item.optional;
    const scalars = parts.fragmentScalars;
    return scalars !== null && this.languages[item.first].acceptsScalars(scalars);
  }

  /** Whether a language accepts the value of a query item. A null language accepts any value. */
  accepts(language, value) {
    if (language === null) return !value.broken;
    if (value.bare) return this.languages[language].acceptsBare;
    return !value.broken && this.languages[language].accepts(value.text);
  }

  values(pattern, parts) {
    const { link } = pattern;
    const values = new Map(link.parameters.map((parameter) => [parameter.id, parameter.absent]));
    for (const [id, value] of Object.entries(link.fixed)) values.set(id, value);
    for (const id of link.wholeURL ?? []) values.set(id, parts.wholeURL);
    this.readPath(link, parts.segments, pattern, values);
    for (const item of link.query) this.readItem(item, parts, false, pattern, values);
    if (link.fragment && parts.fragment !== null) this.readText(link.fragment, parts.fragment, false, pattern, values);
    if (link.host) {
      values.set(link.host.parameter, spelled(hostValue(link.host, parts), pattern.parameters.get(link.host.parameter)));
    }
    if (link.hash && parts.hash) {
      this.readPath(link.hash, parts.hash.segments, pattern, values);
      for (const item of link.hash.query) this.readItem(item, parts, true, pattern, values);
    }
    return values;
  }

  readText(part, string, ignoresCase, { parameters }, values, isSegment = false) {
    const text = textOf(part);
    if (text === null) return;
    const strings = valuesIn(string, text, ignoresCase, isSegment);
    text.values.forEach(({ parameter: id }, index) => {
      const parameter = parameters.get(id);
      if (index < strings.length) values.set(id, spelled(strings[index], parameter));
      // Only the rest of a path can be absent although it is required.
      else if (parameter.required) values.set(id, "");
    });
  }

  readPath(path, segments, pattern, values) {
    const ignoresCase = pattern.link.caseInsensitive ?? !this.graph.reading.caseSensitivePaths;
    path.segments.forEach((segment, index) => {
      if (index < segments.length) this.readText(segment, segments[index], ignoresCase, pattern, values, true);
    });
    if (!path.rest || path.rest.parameter === null) return;
    const parameter = pattern.parameters.get(path.rest.parameter);
    const further = segments.slice(path.segments.length);
    if (parameter.form === "list") {
      if (further.length > 0) values.set(parameter.id, further.map((text) => spelled(text, parameter)));
    } else if (further.length > 0 || parameter.required) {
      values.set(parameter.id, further.join("/"));
    }
  }

  readItem(item, parts, isInFragment, pattern, values) {
    if (item.text !== undefined) {
      const [first] = parts.values(item.key, true, isInFragment);
      if (first?.text !== undefined) this.readText(item, first.text, false, pattern, values);
      return;
    }
    if (item.parameter === undefined) return;
    const parameter = pattern.parameters.get(item.parameter);
    const isList = parameter.form === "list";
    const texts = parts.values(item.key, !isList, isInFragment).map((value) =>
      value.text === undefined ? bareSpelling(parameter.values) : spelled(value.text, parameter));
    if (texts.length > 0) values.set(parameter.id, isList ? texts : texts[0]);
  }
}

/** The value that a string represents, as a raw value if case is ignored. */
function spelled(text, { values, anyCase }) {
  return anyCase?.find((raw) => lowercased(raw) === lowercased(text)) ?? spelling(text, values);
}

/** The query items in the fragment. */
function fragmentItems({ hash, fragmentQuery }) {
  return hash?.query ?? fragmentQuery ?? [];
}

/** Whether a link names the fragment, so that a redirect leaves it out. */
function namesFragment({ fragment, hash }) {
  return hash !== undefined || ["literal", "parameter", "text"].some((key) => fragment?.[key] !== undefined);
}

/** The value in the host of a URL. */
function hostValue({ suffix }, parts) {
  return parts.host.slice(0, parts.host.length - suffix.length);
}

/** The path to which a redirect rewrites a URL; null if the values do not form a path. */
function rewritten(rewrite, values) {
  const segments = [];
  for (const [index, part] of rewrite.segments.entries()) {
    if (part.literal !== undefined) {
      segments.push(part.literal);
      continue;
    }
    const strings = parametersOf(part).map((id) => values.get(id));
    if (!strings.every((value) => typeof value === "string")) {
      // Optional segments are filled from the left, so nothing follows an absent one.
      return index >= rewrite.least ? segments : null;
    }
    segments.push(writtenText(textOf(part), strings));
  }
  const rest = rewrite.rest === null ? null : values.get(rewrite.rest);
  if (Array.isArray(rest)) segments.push(...rest);
  else if (rest) segments.push(...rest.split("/"));
  return segments.every(isSegment) ? segments : null;
}

/** Whether a string can be a path segment. */
function isSegment(text) {
  return text !== "" && text !== "." && text !== ".." && !hasControls(encoder.encode(text));
}

"""##,
        // links/misses.js
##"""
// Explains why no pattern matches a URL, and finds the nearest patterns.

class MissExplainer {
  constructor(matcher) {
    this.matcher = matcher;
  }

  /** `{reason, nearest, nearestNodes}` for a URL that matches no pattern. */
  explain(url, answer) {
    const { reason, nearest } = this.miss(url, answer);
    return { reason, nearest: nearest.map(({ pattern }) => pattern), nearestNodes: nearest.map(({ node }) => node) };
  }

  /** The reason, and the nearest links among those with the URL's scheme and host. */
  miss(url, answer, depth = 0) {
    if (answer.isLoop) return { reason: "redirects form a loop", nearest: [] };
    if (answer.refusal !== undefined) return { reason: answer.refusal, nearest: [] };
    if (answer.carrying !== undefined && answer.carried !== undefined) {
      if (depth === maxCarriedURLs) {
        return { reason: `URLs carry each other more than ${maxCarriedURLs} levels deep`, nearest: [] };
      }
      const inner = this.miss(answer.carried, this.matcher.resolve(answer.carried), depth + 1);
      return { ...inner, reason: `\`${answer.carrying.pattern}\` leads to \`${answer.carried}\`, and ${inner.reason}` };
    }
    const parts = this.matcher.parts(url);
    const candidates = this.matcher.patterns.filter((pattern) => this.matcher.acceptsOrigin(pattern, parts));
    const pathMatches = this.matcher.patterns.filter((pattern) => this.matcher.matchesPath(pattern, parts));
    const fullMatches = pathMatches.filter((pattern) => candidates.includes(pattern));
    if (fullMatches.length > 0) {
      let reason = null;
      for (const pattern of fullMatches) reason ??= this.reason(pattern, parts);
      const nearest = named(fullMatches.filter(({ link }) => link.node !== null).map(({ link }) => link));
      return { reason: reason ?? `\`${fullMatches[0].link.pattern}\` does not match`, nearest };
    }
    const nearest = this.nearest(parts, candidates);
    if (pathMatches.length > 0) {
      return { reason: this.hostReason(pathMatches, parts) ?? this.originReason(pathMatches[0].link, parts), nearest };
    }
    return { reason: this.pathReason(parts, candidates, nearest), nearest };
  }

  pathReason({ segments }, candidates, nearest) {
    const depth = this.depth(candidates, segments);
    const subject = depth === this.depth(this.matcher.patterns, segments) ? "no pattern" : "no pattern for this scheme and host";
    if (segments.length === 0) return `${subject} is \`/\``;
    const mismatch = nearest.find((link) => this.hasParameter(link, segments, depth));
    if (depth < segments.length && mismatch) {
      const { parameter, prefix, suffix } = mismatch.segments[depth];
      const cases = parameter === undefined || prefix || suffix ? undefined : casesOf(this.typeOf(parameter, mismatch.node));
      return `\`${mismatch.pattern}\` does not take \`${segments[depth]}\`${cases ? `, only ${cases}` : ""}`;
    }
    const shown = segments.slice(0, depth + 1).map((segment) => "/" + segment).join("");
    return depth < segments.length ? `${subject} starts with ${shown}` : `${subject} ends after ${shown}`;
  }

  /** The most segments at the start of a path that one of the patterns matches. */
  depth(patterns, segments) {
    return patterns.reduce((most, pattern) => Math.max(most, this.matcher.depth(pattern, segments)), 0);
  }

  /** The reason for a pattern that matches the path, if the value in the host is not one of its type. */
  hostReason(pathMatches, parts) {
    const found = pathMatches.find(({ link, origins }) => link.host && origins.has(parts.origin));
    return found && `\`${found.link.pattern}\` does not take \`${hostValue(found.link.host, parts)}\` in its host`;
  }

  /** The reason for a pattern that matches the path, but not the scheme and host. */
  originReason({ pattern, schemes, hosts, host }, parts) {
    if (hosts?.length === 1 && hosts[0] === "*") {
      if (!isWeb(parts.scheme)) {
        const names = schemes ?? (this.matcher.graph.reading.allowHTTP ? ["https", "http"] : ["https"]);
        return `\`${pattern}\` is only for the scheme${names.length === 1 ? "" : "s"} ${quotedNames(names)}`;
      }
      if (parts.host?.includes(":")) return `\`${pattern}\` is only for hosts without a port`;
    }
    if (!schemes && !hosts) return `\`${pattern}\` is not for this scheme and host`;
    const words = [["scheme", schemes], ["host", host ? [`{${host.parameter}}${host.suffix}`] : hosts]].filter(([, names]) => names)
      .map(([word, names]) => `the ${word}${names.length === 1 ? "" : "s"} ${quotedNames(names)}`);
    return `\`${pattern}\` is only for ${words.join(" and ")}`;
  }

  /** Whether a pattern matches a path up to a segment, and has a parameter there. */
  hasParameter(link, segments, depth) {
    if (depth >= link.segments.length || link.segments[depth].literal !== undefined) return false;
    return segments.slice(0, depth).every((text, index) => this.cost(text, link.segments[index]) === 0);
  }

  /** The part of a URL after its path that keeps a pattern from matching. */
  reason(pattern, parts) {
    const { link } = pattern;
    const name = `\`${link.pattern}\``;
    if (!this.matcher.acceptsSlash(link, parts)) {
      return `${name} ${parts.endsWithSlash ? "does not end" : "ends"} with a slash`;
    }
    const mistake = this.itemReason(link.query, pattern, parts, false);
    if (mistake !== null) return mistake;
    if (link.rejectsUnknownQuery && !parts.hasOnlyKeys(pattern.keys)) return `${name} allows no other query items`;
    if (!link.fragment) return null;
    if (!parts.hasFragment) return link.fragment.optional ? null : `${name} needs a fragment`;
    if (!this.matcher.acceptsFragment(link.fragment, parts)) return `${name} needs another fragment`;
    return this.itemReason(fragmentItems(link), pattern, parts, true);
  }

  /** The first query item that does not match. */
  itemReason(items, pattern, parts, isInFragment) {
    const name = `\`${pattern.link.pattern}\``;
    for (const item of items.toSorted((left, right) => compareBytes(left.key, right.key))) {
      const values = parts.values(item.key, false, isInFragment);
      if (values.length === 0 && !item.optional) {
        return `${name} needs the query item \`${item.key}\`${isInFragment ? " in its fragment" : ""}`;
      }
      for (const [index, value] of values.entries()) {
        const language = index === 0 ? item.first : item.further;
        if (!this.matcher.accepts(language, value)) return `${name} needs ${this.expected(item, pattern)} as \`${item.key}\``;
      }
    }
    return null;
  }

  /** What the value of a query item should be, as a phrase. */
  expected(item, { link, parameters }) {
    if (item.literal !== undefined) return item.literal === "" ? "nothing" : `\`${item.literal}\``;
    if (item.text !== undefined) return "another value";
    if (item.parameter === undefined) return "what its target asks for";
    const type = this.typeOf(item.parameter, link.node);
    const { id, pattern } = type ?? {};
    const cases = casesOf(type);
    if (cases) return cases;
    const name = typeNames[parameters.get(item.parameter).values];
    return pattern ? `${name} that matches \`${pattern}\`, the pattern of \`${id}\`,` : name;
  }

  /** The declared type of a node's parameter; undefined if it has a built-in type. */
  typeOf(parameter, node) {
    const { nodes, types } = this.matcher.graph;
    const entry = (name) => nodes.find(({ id }) => id === name);
    // A URL of a step has the parameters of its flow.
    const owner = entry(entry(node)?.stepDetail?.flow ?? node);
    const use = owner?.parameters.find(({ id }) => id === parameter)?.type;
    return types.find(({ id }) => id === use?.replace(/[[\]?]/g, ""));
  }

  /** The links with the smallest edit distance, computed by segment, each pattern once. */
  nearest({ segments }, candidates) {
    const path = segments.slice(0, 32).map((segment) => [...segment].slice(0, 64).join(""));
    let best = Infinity;
    let found = [];
    for (const { link } of candidates) {
      if (link.node === null || found.length >= 64) continue;
      const distance = this.distance(path, link, best);
      if (distance > best || distance === Infinity) continue;
      if (distance < best) found = [];
      best = distance;
      found.push(link);
    }
    return named(found);
  }

  distance(path, link, limit) {
    if (!link.rest && path.length - link.segments.length > limit) return Infinity;
    let row = [0];
    for (const segment of link.segments) row.push(row.at(-1) + costOfMissing(segment));
    for (const text of path) {
      const size = Math.max(1, encoder.encode(text).length);
      const further = link.rest ? 0 : size;
      const next = [row[0] + size];
      link.segments.forEach((segment, index) => {
        const dropped = row[index + 1] + (index + 1 === link.segments.length ? further : size);
        const missed = next[index] + costOfMissing(segment);
        next.push(Math.min(dropped, missed, row[index] + this.cost(text, segment)));
      });
      if (link.segments.length === 0) next[0] = row[0] + further;
      row = next;
    }
    return row.at(-1);
  }

  cost(text, segment) {
    const language = this.matcher.languages[segment.language];
    if (language.accepts(text)) return 0;
    if (segment.literal === undefined) return 1;
    // `anyCase` is the lower-case spelling if paths are case-insensitive.
    const { anyCase } = language.entry;
    return anyCase === undefined ? editDistance(text, segment.literal) : editDistance(lowercased(text), anyCase);
  }
}

/** The links with the first three patterns. Of several of a node with the same pattern, the one that takes precedence. */
function named(links) {
  const patterns = [...new Set(links.map(({ pattern }) => pattern))].slice(0, 3);
  return patterns.flatMap((pattern) => {
    const same = links.filter((link) => link.pattern === pattern);
    return [...new Set(same.map(({ node }) => node))].map((node) =>
      same.filter((link) => link.node === node).reduce((first, link) => (link.rank < first.rank ? link : first)));
  });
}

/** The values of an enum; of many, the first. Undefined for other types. */
function casesOf(type) {
  if (!type?.cases) return undefined;
  const isLong = type.cases.length > 8;
  const names = type.cases.slice(0, isLong ? 6 : 8).map(({ raw }) => `\`${raw}\``);
  if (isLong) names.push(`one of ${type.cases.length - 6} others`);
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** Names in backticks, at most 20. */
function quotedNames(names) {
  const shown = names.slice(0, 20).map((name) => `\`${name}\``).join(", ");
  return names.length > 20 ? `${shown} and ${names.length - 20} more` : shown;
}

const typeNames = {
  string: "a string", none: "a string", int: "an Int", uint: "a UInt", double: "a Double", decimal: "a Decimal",
  bool: "`true` or `false`", uuid: "a UUID", date: "a date", url: "a URL", enum: "one of its cases",
};

function costOfMissing(segment) {
  if (segment.optional) return 0;
  return segment.literal === undefined ? 4 : Math.max(1, encoder.encode(segment.literal).length);
}

/** Compares strings by their UTF-8 bytes, which is the order of their scalars. */
function compareBytes(left, right) {
  const [first, second] = [[...left], [...right]];
  for (let index = 0; index < Math.min(first.length, second.length); index++) {
    const difference = first[index].codePointAt(0) - second[index].codePointAt(0);
    if (difference !== 0) return difference;
  }
  return first.length - second.length;
}

/** The number of insertions, deletions, replacements and swaps of adjacent bytes between two strings. */
function editDistance(left, right) {
  const [first, second] = [encoder.encode(left), encoder.encode(right)];
  if (first.length === 0 || second.length === 0) return Math.max(first.length, second.length);
  let [beforePrevious, previous, current] = [[], Array.from({ length: second.length + 1 }, (_, index) => index), []];
  for (let row = 1; row <= first.length; row++) {
    current = [row];
    for (let column = 1; column <= second.length; column++) {
      const change = first[row - 1] === second[column - 1] ? 0 : 1;
      let cost = Math.min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + change);
      const isSwap = row > 1 && column > 1 && first[row - 1] === second[column - 2]
        && first[row - 2] === second[column - 1];
      if (isSwap) cost = Math.min(cost, beforePrevious[column - 2] + 1);
      current.push(cost);
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous.at(-1);
}

"""##,
        // links/writer.js
##"""
// Writes the URL for a node and its values, in a build of the app.

class Writer {
  constructor(matcher, graph) {
    this.matcher = matcher;
    this.graph = graph;
    this.trailingSlash = graph.reading.trailingSlash;
  }

  /**
   * The URL of the first pattern of a node that can express the values and reads back as them; null if there is none.
   * Its URLs have to show what those of `link` show.
   */
  canonical(node, link, values, source) {
    const whole = node.links.length > 0 ? this.matcher.patterns[node.links[0]].link.wholeURL ?? [] : [];
    const below = JSON.stringify(link.redirect === null ? [link.via, link.tab] : [null, null]);
    const showsSame = (other) => JSON.stringify([other.via, other.tab]) === below;
    const isReadBack = (url, ignored) => {
      const answer = this.matcher.resolve(url);
      return answer.node === node.id && showsSame(answer.link)
        && [...values].every(([id, value]) => ignored.includes(id) || sameValue(value, answer.values.get(id)));
    };
    // A URL that is itself a value.
    for (const id of whole) {
      if (typeof values.get(id) === "string" && isReadBack(values.get(id), [])) return values.get(id);
    }
    const unknown = whole.filter((id) => values.get(id) === null);
    for (const number of node.links) {
      if (!showsSame(this.matcher.patterns[number].link)) continue;
      const url = this.url(this.matcher.patterns[number], values);
      if (url !== null && (url === source || isReadBack(url, unknown))) return url;
    }
    return null;
  }

  url(pattern, values) {
    const { link } = pattern;
    const path = this.canExpress(pattern, values) ? this.path(link, pattern, values) : null;
    const rest = path && this.queryAndFragment(pattern, values);
    const origin = this.origin(link, values);
    if (path === null || rest === null || origin === null) return null;
    let text = origin.scheme + "://" + (origin.host ?? "");
    let hasFirst = origin.host !== null;
    if (path.length === 0) return text + "/" + rest;
    for (const segment of path) {
      const written = escaped(segment, hasFirst ? "segment" : "firstSegment");
      // With a custom scheme, the first segment is in the position of the host.
      const isFirst = !hasFirst && this.matcher.origins.host(lowercased(written), origin.scheme) === undefined;
      text += (isFirst ? "" : "/") + written;
      hasFirst = true;
    }
    return text + ((link.trailingSlash ?? this.trailingSlash) === "always" ? "/" : "") + rest;
  }

  /** The scheme and host, which may be a value. */
  origin(link, values) {
    const { origins } = this.matcher;
    if (!link.host) return origins.preferred(link);
    const value = values.get(link.host.parameter);
    if (typeof value !== "string" || !this.matcher.languages[link.host.language].accepts(value)) return null;
    return origins.withHost(link, value + link.host.suffix);
  }

  /** Whether all values that the pattern neither reads nor fixes have their default. */
  canExpress({ link }, values) {
    const parts = [link, link.hash].filter(Boolean).flatMap((path) => [...path.segments, ...path.query, path.rest]);
    const read = new Set([...parts, link.fragment, link.host].filter(Boolean).flatMap(parametersOf));
    const fixed = new Map(Object.entries(link.fixed));
    return link.parameters.every(({ id, absent }) => {
      if (fixed.has(id)) return sameValue(fixed.get(id), values.get(id));
      return read.has(id) || link.wholeURL?.includes(id) || sameValue(absent, values.get(id));
    });
  }

  /** The segments of a path: that of the URL or of its fragment. */
  path(path, pattern, values) {
    const { parameters } = pattern;
    const isAbsent = (id) => sameValue(values.get(id), parameters.get(id).absent);
    const rest = path.rest && path.rest.parameter !== null
      ? furtherSegments(values.get(path.rest.parameter), isAbsent(path.rest.parameter)) : [];
    if (rest === null) return null;
    const written = rest.map((text) => this.acceptedSpelling(text, parameters.get(path.rest.parameter), path.rest.language));
    const lastOptional = path.segments.findLastIndex(
      (segment) => segment.optional && segment.parameter !== undefined && !isAbsent(segment.parameter));
    const segments = [];
    for (const [index, segment] of path.segments.entries()) {
      if (segment.optional && rest.length === 0 && index > lastOptional) break;
      const text = segment.literal ?? this.text(segment, segment.language, pattern, values);
      if (text === null || !this.matcher.languages[segment.language].accepts(text)) return null;
      segments.push(text);
    }
    if (path.rest) {
      const language = this.matcher.languages[path.rest.language];
      if (rest.length < path.rest.least || !written.every((text) => language.accepts(text))) return null;
    }
    return [...segments, ...written];
  }

  /** Text with its values; null if it cannot express them. */
  text(part, language, { parameters }, values) {
    const text = textOf(part);
    if (text === null) return null;
    const isEmpty = (value) => value.optional && (sameValue(values.get(value.parameter), parameters.get(value.parameter).absent)
      || values.get(value.parameter) === "");
    const last = text.values.findLastIndex((value) => !isEmpty(value));
    const choices = text.values.slice(0, last + 1).map(({ parameter: id }) => {
      const value = values.get(id);
      return typeof value === "string" ? spellingsOf(value, parameters.get(id)) : [];
    });
    const first = (chosen) => {
      if (chosen.length === choices.length) {
        const whole = writtenText(text, chosen);
        return this.matcher.languages[language].accepts(whole) ? whole : null;
      }
      for (const choice of choices[chosen.length]) {
        const whole = first([...chosen, choice]);
        if (whole !== null) return whole;
      }
      return null;
    };
    return first([]);
  }

  /** A spelling of a value that a language accepts. */
  acceptedSpelling(value, parameter, language) {
    return spellingsOf(value, parameter).find((each) => this.matcher.languages[language].accepts(each)) ?? value;
  }

  queryAndFragment(pattern, values) {
    const { link } = pattern;
    const query = this.query(link.query, pattern, values);
    if (query === null) return null;
    if (link.hash) {
      const path = this.path(link.hash, pattern, values);
      const rest = this.query(link.hash.query, pattern, values);
      if (path === null || rest === null) return null;
      return query + "#/" + path.map((segment) => escaped(segment, "segment")).join("/") + rest;
    }
    if (!link.fragment) return query;
    const texts = this.stringsOf(link.fragment, pattern, values);
    if (texts === null) return null;
    if (texts.length === 0) return query;
    const written = escaped(texts[0], "fragment");
    // A slash at the start would make it a path.
    return query + "#" + (link.fragment.parameter === undefined ? written.replace(/^\//, "%2F") : written);
  }

  query(items, pattern, values) {
    let text = "";
    for (const item of items) {
      const texts = this.stringsOf(item, pattern, values);
      if (texts === null) return null;
      for (const value of texts) {
        text += (text === "" ? "?" : "&") + escaped(item.key, "key");
        if (item.literal !== "") text += "=" + escaped(value, "value");
      }
    }
    return text;
  }

  /** The strings of a query item or fragment. Empty if it can be left out; null if it cannot express the value. */
  stringsOf(item, pattern, values) {
    if (item.literal !== undefined) return [item.literal];
    if (item.text !== undefined) {
      const text = this.text(item, item.first, pattern, values);
      return text === null ? null : [text];
    }
    if (item.parameter === undefined) return null;
    const value = values.get(item.parameter);
    const parameter = pattern.parameters.get(item.parameter);
    if (item.optional && sameValue(value, parameter.absent)) return [];
    const texts = (value === null ? [] : [value].flat()).map((text) => this.acceptedSpelling(text, parameter, item.first));
    const language = this.matcher.languages[item.first];
    return texts.length > 0 && texts.every((text) => language.accepts(text)) ? texts : null;
  }
}

/** The spellings of a value, the preferred one first. Dates have several. */
function spellingsOf(value, parameter) {
  if (parameter.values !== "date") return [value];
  return [value, value.replace(/\.000Z$/, "Z"), value.replace(/T00:00:00\.000Z$/, "")];
}

/** The segments of a list or of a string with slashes, at the end of a path; null if it cannot be written there. */
function furtherSegments(value, isAbsent) {
  if (isAbsent) return [];
  if (value === null) return null;
  if (Array.isArray(value)) return value;
  return value === "" ? [] : value.split("/");
}

/** The characters that need no percent-encoding in each part of a URL. */
const unescaped = {
  firstSegment: /[A-Za-z0-9\-._~!$'()*+,;=&]/,
  segment: /[A-Za-z0-9\-._~!$'()*+,;=&:@]/,
  key: /[A-Za-z0-9\-._~!$'()*+,;:@\/?]/,
  value: /[A-Za-z0-9\-._~!$'()*+,;=:@\/?]/,
  fragment: /[A-Za-z0-9\-._~!$'()*+,;=&:@\/?]/,
};

function escaped(text, part) {
  let written = "";
  for (const byte of encoder.encode(text)) {
    const character = String.fromCharCode(byte);
    written += byte < 0x80 && unescaped[part].test(character) ? character : percentEscape(byte);
  }
  return written;
}

"""##,
        // links/answers.js
##"""
// What a URL leads to, with the same output as `navgen resolve --format json`.

class Answers {
  constructor(graph) {
    this.graph = graph;
    this.nodes = new Map(graph.nodes.map((node) => [node.id, node]));
    this.languages = graph.languages.map((entry) => new Language(entry));
    this.caseNames = new Map(
      graph.types.filter((type) => type.cases).map((type) => [type.id, new Map(type.cases.map((each) => [each.raw, each.id]))]));
    this.matchers = graph.reading.builds.map((_, build) => new Matcher(graph, this.languages, build));
  }

  /** The index of an environment's build; 0 if there is no such environment. */
  build(environment) {
    return Math.max(0, this.graph.reading.builds.findIndex((build) => build.environment === (environment || null)));
  }

  /** The answer as an object. Integers are BigInts, as JavaScript numbers may lose digits. */
  answer(text, build = 0) {
    // Encoding and decoding replaces lone surrogates.
    const url = decodeUTF8(encoder.encode(text));
    const matcher = this.matchers[build];
    const found = matcher.resolve(url);
    if (!found.link) return { url, match: false, ...new MissExplainer(matcher).explain(url, found) };
    const { link, values } = found;
    const node = this.nodes.get(found.node);
    const answer = { url, match: true, node: node.id, kind: node.kind, pattern: link.pattern };
    answer.params = dictionary(link.parameters.map((each) => [each.id, this.typed(values.get(each.id), each)]));
    if (found.redirects.length > 0) {
      const patterns = found.redirects.map((index) => this.graph.redirects[index].pattern);
      Object.assign(answer, { redirect: patterns[0], redirects: patterns });
    }
    if (node.onTopOf.length > 0) answer.onTopOf = node.onTopOf;
    const plan = link.plan ?? this.planOfTab(node, values) ?? node.plan;
    if (plan) Object.assign(answer, this.filled(plan, values, node));
    // For the page only: it is not written as JSON.
    Object.defineProperty(answer, "plan", { value: plan });
    answer.canonical = new Writer(matcher, this.graph).canonical(node, link, values, url);
    return answer;
  }

  /** The plan of a tab that gives its root these values, if there is one. */
  planOfTab(node, values) {
    const isSame = ({ plan, params }) => {
      const shown = plan?.columns?.[0] ?? { node: plan?.rootNode };
      return shown.node === node.id && node.parameters.every(({ id }) => sameValue(params[id], values.get(id)));
    };
    return this.graph.nodes.find((tab) => tab.tabDetail && isSame(tab.tabDetail))?.tabDetail.plan;
  }

  /** A plan in which link parameters are replaced by their values. */
  filled(plan, values, node) {
    const answer = { root: plan.root };
    if (plan.rootNode && this.nodes.get(plan.rootNode).parameters.length > 0) {
      answer.rootParams = this.params(plan.rootNode, plan.rootParams, values);
    }
    answer.tab = plan.tab;
    if (plan.columns) answer.columns = plan.columns.map((entry) => this.entry(entry, values));
    if (plan.step !== undefined) answer.step = plan.step;
    answer.path = plan.path.map((entry) => this.entry(entry, values));
    answer.presented = plan.presented.map((level) => this.presented(level, values));
    if (plan.then) Object.assign(answer, { then: plan.then, outcomes: node.actionDetail.outcomes });
    answer.requires = plan.requires;
    return answer;
  }

  entry({ node, params }, values) {
    return { node, params: this.params(node, params, values) };
  }

  presented(level, values) {
    const shown = { node: level.node, kind: level.kind };
    const params = this.params(level.node, level.params, values);
    const path = level.path.map((entry) => this.entry(entry, values));
    if (level.kind !== "flow") return { ...shown, params, path };
    if (level.step !== undefined) shown.step = level.step;
    if (Object.keys(params).length > 0) shown.params = params;
    if (path.length > 0) shown.path = path;
    return shown;
  }

  params(id, sources, values) {
    const given = new Map(Object.entries(sources));
    return dictionary(this.nodes.get(id).parameters.map((parameter) => {
      const source = given.get(parameter.id);
      const value = source.parameter === undefined ? source.value : values.get(source.parameter);
      return [parameter.id, this.typed(value, parameter)];
    }));
  }

  /** A value converted to its JSON type. */
  typed(value, parameter) {
    if (value === null || value === undefined) return null;
    if (Array.isArray(value)) return value.map((text) => this.typed(text, parameter));
    switch (parameter.values) {
      case "int": case "uint": return BigInt(value);
      case "bool": return value === "true";
      case "enum": return this.caseNames.get(parameter.enum)?.get(value) ?? value;
      default: return value;
    }
  }
}

/** An object without inherited properties, so that members can have any name. */
function dictionary(members) {
  const object = Object.create(null);
  for (const [name, value] of members) object[name] = value;
  return object;
}

/** JSON on one line, byte for byte as navgen writes it. */
function jsonText(value) {
  if (value === null) return "null";
  if (typeof value === "string") return jsonString(value);
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return "[" + value.map(jsonText).join(",") + "]";
  return "{" + Object.entries(value).map(([name, each]) => jsonString(name) + ":" + jsonText(each)).join(",") + "}";
}

function jsonString(text) {
  const short = { "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  const written = text.replace(/["\\\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, (character) =>
    short[character] ?? "\\u" + character.charCodeAt(0).toString(16).padStart(4, "0"));
  return `"${written}"`;
}

"""##,
        // dom.js
##"""
// Creates elements without parsing markup, so that strings of a graph are always text.

/** Creates an element with properties and children. Children are elements, strings or null. */
function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (key === "class") made.className = value;
    else if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key in made && key !== "role") made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

/** A URL or a pattern that can break after slashes, and before the items of a query. */
function breakable(url) {
  return url.split(/(?<=\/)(?=[^/])|(?=[?&#])/).flatMap((part, index) => (index === 0 ? [part] : [element("wbr"), part]));
}

function byID(id) {
  return document.getElementById(id);
}

/** SVG paths in a square of 16 by 16. */
const icons = {
  screen: "M4.5 1.5h7a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1z",
  sheet: "M2.5 14.5v-8a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v8M6.5 7.2h3M2.5 1.5h11",
  cover: "M3.5 1.5h9v13h-9zM5.8 4h4.4v8H5.8z",
  popover: "M2.5 2.5h11v8h-4l-1.5 2.6-1.5-2.6h-4z",
  alert: "M8 1.8 14.6 13.6H1.4zM8 6v4M8 11.6v.6",
  dialog: "M2.5 3.5h11v9h-11zM2.5 8.5h11M8 8.5v4",
  tab: "M1.5 2.5h13v11h-13zM1.5 10.2h13M5.8 10.2v3.3M10.2 10.2v3.3",
  split: "M1.5 2.5h13v11h-13zM6 2.5v11",
  flow: "M2 12.5h4V8h4V3.5h4",
  step: "M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6z",
  section: "M1.5 5.5h13v9h-13zM3 3.3h10M4.5 1.2h7",
  action: "M9 1.5 3.5 9h4L7 14.5 12.5 7h-4z",
  sun: "M8 5a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3 3l1.2 1.2M11.8 11.8 13 13M3 13l1.2-1.2M11.8 4.2 13 3",
  moon: "M13.5 9.6A6 6 0 1 1 6.4 2.5a5 5 0 0 0 7.1 7.1z",
  auto: "M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2zM8 2v12M8 5h4.8M8 8h6M8 11h4.8",
};

/** Creates an element of an SVG. */
function svgElement(name, attributes = {}, text = null) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== null) made.textContent = text;
  return made;
}

function icon(name) {
  const drawing = svgElement("svg", { viewBox: "0 0 16 16", "aria-hidden": "true", class: "kind-" + name });
  drawing.append(svgElement("path", {
    d: icons[name], fill: "none", stroke: "currentColor", "stroke-width": "1.3", "stroke-linejoin": "round", "stroke-linecap": "round",
  }));
  return drawing;
}

"""##,
        // diagram/changes.js
##"""
// The changes that a page comparing two versions of a graph marks: what is new, removed or changed.

const changeSymbols = { added: "+", removed: "−", changed: "~" };
const changeLabels = { added: "new", removed: "removed", changed: "changed" };

/** The changes in a graph's document. Without them, the page shows a single version. */
class Changes {
  constructor(graph) {
    const given = graph.changes ?? { nodes: [], removedNodes: [], routes: [], removedRoutes: [] };
    this.isComparison = graph.changes !== undefined;
    this.removedNodes = given.removedNodes;
    this.removedRoutes = given.removedRoutes;
    this.nodes = new Map(given.nodes.map(({ id, change, notes }) => [id, { change, notes }]));
    this.routes = new Map(given.routes.map(({ route, change, was }) => [graph.routes[route], { change, was }]));
    for (const node of given.removedNodes) this.nodes.set(node.id, { change: "removed", notes: [] });
    for (const route of given.removedRoutes) this.routes.set(route, { change: "removed", was: null });
    /** The removed steps of each flow, which are rows of its card. */
    this.removedSteps = new Map();
    for (const node of given.removedNodes) {
      const flow = node.stepDetail?.flow;
      if (flow) this.removedSteps.set(flow, [...(this.removedSteps.get(flow) ?? []), node]);
    }
  }

  /** The change of a node; undefined if it is unchanged. */
  ofNode(id) {
    return this.nodes.get(id)?.change;
  }

  ofRoute(route) {
    return this.routes.get(route)?.change;
  }

  isRemoved(id) {
    return this.ofNode(id) === "removed";
  }

  /** The ids of the marked nodes and of both ends of marked routes, in the order of `nodes`. */
  markedIDs(nodes) {
    const ends = new Set([...this.routes.keys()].flatMap((route) => [route.from, route.to]));
    return nodes.map((node) => node.id).filter((id) => this.nodes.has(id) || ends.has(id));
  }

  count(change) {
    return [...this.nodes.values(), ...this.routes.values()].filter((mark) => mark.change === change).length;
  }
}

/** A badge with the symbol of a change, for the panel. */
function changeBadge(change) {
  return change && element("span", { class: `badge ${change}`, title: changeLabels[change], "aria-label": changeLabels[change], role: "img" },
    changeSymbols[change]);
}

/** A sentence with the parts in backticks as code elements; unchanged if a backtick has no partner. */
function withCode(text) {
  const parts = text.split("`");
  return parts.length % 2 === 0 ? [text] : parts.map((part, index) => (index % 2 === 0 ? part : element("code", {}, part)));
}

/** The list of all changes in the panel, and the changes of a single node. */
class ChangeList {
  /** `details` creates rows and describes routes. */
  constructor(details) {
    this.details = details;
    this.model = details.model;
    this.changes = details.model.changes;
  }

  /** The list for the panel about the whole graph. */
  all() {
    const { changes, model } = this;
    if (!changes.isComparison) return [];
    const counts = Object.keys(changeSymbols).filter((change) => changes.count(change) > 0)
      .map((change) => element("span", {}, changeBadge(change), `${changes.count(change)} ${changeLabels[change]}`));
    const nodes = model.nodes.filter((node) => changes.nodes.has(node.id)).map((node) => element("li", {},
      this.row(node.id, changes.ofNode(node.id), icon(node.kind), model.title(node), changes.nodes.get(node.id).notes)));
    const routes = model.routes.filter((route) => changes.routes.has(route)).map((route) => element("li", {}, this.route(route)));
    return [
      element("h3", {}, "Since the previous version"), element("div", { class: "legend" }, counts),
      ...this.details.section("Changed nodes", nodes), ...this.details.section("Changed routes", routes),
    ];
  }

  /** A row for a changed element, with notes below it. A click selects a node. */
  row(id, change, icon, title, notes) {
    return element("button", { type: "button", class: "row", onclick: () => this.details.events.choose(id) }, changeBadge(change), icon,
      element("span", { class: "grow" }, title, notes.map((note) => element("small", { class: "note" }, withCode(note)))));
  }

  /** A row for a changed route. A click selects the node where it starts. */
  route(route) {
    const { model } = this;
    const title = (id) => (id === null ? "anywhere" : model.title(model.byID.get(id)));
    return this.row(route.from ?? route.to, this.changes.ofRoute(route), null, `${title(route.from)} → ${title(route.to)}`,
      [this.describe(route)]);
  }

  /** How a route is taken, and how it was taken before. */
  describe(route) {
    const { was } = this.changes.routes.get(route) ?? {};
    return this.details.describe(route) + (was ? `, was ${this.details.describe(was)}` : "");
  }

  /** The changes of a node. */
  of(node) {
    const mark = this.changes.nodes.get(node.id);
    if (!mark) return [];
    const words = { added: "New in this version", removed: "Removed since the previous version", changed: "Changed since the previous version" };
    return [
      element("div", { class: `verdict ${mark.change}` }, changeBadge(mark.change), words[mark.change]),
      mark.notes.length > 0 && element("ul", { class: "notes" }, mark.notes.map((note) => element("li", {}, withCode(note)))),
    ];
  }
}

/** The bar below the diagram that steps through the changes. */
class ChangeBar {
  /** `events`: `choose(id)`, `show(isOnly)`. */
  constructor(events) {
    this.events = events;
    this.selected = null;
    byID("previous-change").addEventListener("click", () => this.step(-1));
    byID("next-change").addEventListener("click", () => this.step(1));
    byID("changes-only").addEventListener("change", () => events.show(byID("changes-only").checked));
  }

  use(model) {
    this.ids = model.changes.markedIDs(model.nodes);
    byID("changes").hidden = !model.changes.isComparison;
  }

  /** Selects the previous or next change; the last or the first if the selected node has none. */
  step(by) {
    const { ids } = this;
    if (ids.length === 0) return;
    const index = ids.indexOf(this.selected);
    const next = index < 0 ? (by > 0 ? 0 : ids.length - 1) : (index + by + ids.length) % ids.length;
    this.events.choose(ids[next]);
  }

  show(selected, isOnly) {
    this.selected = selected;
    const index = this.ids.indexOf(selected);
    byID("change-position").textContent = index < 0 ? `${this.ids.length} nodes` : `${index + 1} of ${this.ids.length}`;
    byID("changes-only").checked = isOnly;
  }
}

"""##,
        // diagram/model.js
##"""
// The graph as the page uses it: nodes with their incoming and outgoing routes, and what links show.

class Model {
  constructor(graph) {
    this.graph = graph;
    this.answers = new Answers(graph);
    this.changes = new Changes(graph);
    /** All nodes, including those removed since the previous version. */
    this.nodes = [...graph.nodes, ...this.changes.removedNodes];
    this.routes = [...graph.routes, ...this.changes.removedRoutes];
    this.byID = new Map(this.nodes.map((node) => [node.id, node]));
    /** The sections, other than the main graph, which has no name. */
    this.sections = new Map(graph.sections.filter(({ id }) => id !== "").map((section) => [section.id, section]));
    this.splitOf = this.splits();
    /** The root of each tab that has one; of a removed tab, the root that it had. */
    this.tabRoots = new Map(this.routes.filter((route) => route.cause === "tabRoot"
      && (this.changes.ofRoute(route) !== "removed" || this.changes.isRemoved(route.from))).map((route) => [route.from, route.to]));
    this.outgoing = new Map(this.nodes.map((node) => [node.id, []]));
    this.incoming = new Map(this.nodes.map((node) => [node.id, []]));
    this.fromAnywhere = this.routes.filter((route) => route.from === null);
    this.anywhereIDs = new Set(graph.routes.filter((route) => route.from === null).map((route) => route.to));
    for (const route of this.routes) {
      if (route.from === null) continue;
      this.outgoing.get(route.from).push(route);
      this.incoming.get(route.to).push(route);
    }
    this.rootIDs = new Set(graph.roots.flatMap((root) =>
      root.node === null ? graph.nodes.filter((node) => node.kind === "tab").map((node) => node.id) : [root.node]));
    this.findingsOf = new Map();
    for (const finding of graph.findings ?? []) {
      this.findingsOf.set(finding.node, [...(this.findingsOf.get(finding.node) ?? []), finding]);
    }
    this.texts = new Map(this.nodes.map((node) => [node.id, this.searchText(node)]));
  }

  /** The title of a node. Without one, it is the id; for a step, the id within its flow. */
  title(node) {
    return node.title || (node.stepDetail ? node.id.slice(node.stepDetail.flow.length + 1) : node.id);
  }

  /** The id of the card that shows a node: a step is a row of its flow's card, and a tab is the name of its root's lane. */
  cardID(id) {
    return this.tabRoots.get(id) ?? this.byID.get(id).stepDetail?.flow ?? id;
  }

  /** The columns of a split, each with its title and the screens that the split's frame contains. */
  columns(node) {
    const columns = [["Sidebar", node.splitDetail.sidebar], ["Content", node.splitDetail.content], ["Detail", node.splitDetail.detail]];
    return columns.filter(([, column]) => column).map(([title, { screens }]) =>
      ({ title, nodes: screens.filter((id) => this.splitOf.get(id) === node.id).map((id) => this.byID.get(id)) }));
  }

  /** The split that shows each screen of a column: the first one with that screen. */
  splits() {
    const splits = new Map();
    for (const node of this.nodes) {
      if (node.kind !== "split") continue;
      const { sidebar, content, detail } = node.splitDetail;
      for (const id of [sidebar, content, detail].flatMap((column) => column?.screens ?? [])) {
        if (!splits.has(id) && this.byID.get(id)?.kind === "screen") splits.set(id, node.id);
      }
    }
    return splits;
  }

  /** The sections that contain a section, from the outermost one to itself. */
  sectionPath(section) {
    const path = [];
    for (let name = section; name; name = this.sections.get(name)?.parent) path.unshift(name);
    return path;
  }

  /** All nodes of a section and of the sections inside it. */
  nodesIn(section) {
    return this.nodes.filter((node) => this.sectionPath(node.section).includes(section));
  }

  /** Whether a route shows its target above its source, instead of going back or elsewhere. */
  showsAbove(route) {
    if (route.cause === "otherwise" || ["popTo", "dismiss", "open"].includes(route.transition)) return false;
    // A removed route does not affect the position of a node that still exists.
    return this.changes.ofRoute(route) !== "removed" || this.changes.isRemoved(route.to);
  }

  /** The kind of a node, and whether it was removed. */
  kind(node) {
    return this.changes.isRemoved(node.id) ? `${node.kind}, removed` : node.kind;
  }

  /** The steps of a flow, the removed ones last. A node that used to be a flow may have removed steps, too. */
  steps(node) {
    const isFlow = node.kind === "flow" && !this.changes.isRemoved(node.id);
    const steps = isFlow ? node.flowDetail.steps.map((id) => this.byID.get(id)) : [];
    return [...steps, ...(this.changes.removedSteps.get(node.id) ?? [])];
  }

  patterns(node) {
    return node.formerLinks ?? node.links.map((number) => this.graph.links[number]);
  }

  /** The diagnostics about a node, and that it cannot be reached, as `{severity, rule, message}`. */
  findings(node) {
    const findings = this.findingsOf.get(node.id) ?? [];
    if (node.reachable !== false || findings.some(({ rule }) => rule === "unreachable-node")) return findings;
    return [...findings, { severity: "note", rule: "unreachable-node", message: "nothing leads to it" }];
  }

  // MARK: Search

  searchText(node) {
    const patterns = this.patterns(node).map((link) => link.pattern);
    return [node.id, node.title, node.kind, ...node.tags, node.owner, node.section, ...patterns, node.doc]
      .filter(Boolean).join("\n").toLowerCase();
  }

  /** The nodes that contain all words of a search, the best matches first. */
  search(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    const found = this.nodes.filter((node) => words.every((word) => this.texts.get(node.id).includes(word)));
    const score = (node) => {
      const [id, title] = [node.id.toLowerCase(), this.title(node).toLowerCase()];
      const [word] = words;
      if (id === word || title === word) return 0;
      if (id.startsWith(word) || title.startsWith(word)) return 1;
      return id.includes(word) || title.includes(word) ? 2 : 3;
    };
    return found.map((node, index) => ({ node, index, score: score(node) }))
      .toSorted((left, right) => left.score - right.score || left.index - right.index).map(({ node }) => node);
  }

  // MARK: Neighbors and links

  /** The nodes within a number of steps of a node, in either direction, with their distances. */
  around(id, depth) {
    const distance = new Map([[id, 0]]);
    let frontier = [id];
    for (let step = 1; step <= depth; step++) {
      const next = [];
      for (const current of frontier) {
        const near = [...this.outgoing.get(current).map((route) => route.to), ...this.incoming.get(current).map((route) => route.from)];
        for (const other of near) {
          if (distance.has(other)) continue;
          distance.set(other, step);
          next.push(other);
        }
      }
      frontier = next;
    }
    return distance;
  }

  /** The nodes that a link shows, from the tab or root on, as `{id, params, as}`. */
  navigationPath(answer) {
    if (!answer?.match) return [];
    const { plan } = answer;
    if (!plan || plan.then) return [{ id: answer.node, params: answer.params, as: "runs" }];
    const path = [];
    if (plan.tab !== null) path.push({ id: plan.tab, params: {}, as: "tab" });
    path.push({ id: plan.rootNode, params: answer.rootParams ?? {}, as: "root" });
    if (answer.step !== undefined) path.push(this.stepEntry(plan.rootNode, answer.step));
    (answer.columns ?? []).forEach((entry, index) =>
      path.push({ id: entry.node, params: entry.params, as: `column ${plan.columns[index].column + 1}` }));
    path.push(...answer.path.map((entry) => ({ id: entry.node, params: entry.params, as: "pushed" })));
    for (const level of answer.presented) {
      path.push({ id: level.node, params: level.params ?? {}, as: level.kind });
      if (level.step !== undefined) path.push(this.stepEntry(level.node, level.step));
      path.push(...(level.path ?? []).map((entry) => ({ id: entry.node, params: entry.params, as: "pushed" })));
    }
    return path;
  }

  stepEntry(flow, step) {
    return { id: `${flow}.${step}`, params: {}, as: "step" };
  }
}

"""##,
        // diagram/groups.js
##"""
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

"""##,
        // diagram/lanes.js
##"""
// Finds the lane of each node: that of the tab that shows it, or one for nodes outside of tabs.

class LaneFinder {
  constructor(model) {
    this.model = model;
    this.lanes = this.tabLanes();
    const others = this.model.nodes.some((node) => node.kind === "tab")
      ? { shared: "In several tabs", actions: "Tab actions", roots: "Outside the tabs" } : { roots: this.rootTitle() };
    for (const [key, title] of Object.entries({ ...others, fallbacks: "Fallbacks", elsewhere: "Elsewhere" })) {
      this.lanes.set(key, { key, title, tabs: [] });
    }
    this.spreadAll();
    this.known = new Map();
    this.keys = new Map(model.nodes.map((node) => [node.id, this.key(node)]));
    this.sectionKeys = new Map([...model.sections.keys()].map((name) => [name, this.sectionKey(name)]));
  }

  /** A lane for each tab. Tabs with the same root share one. */
  tabLanes() {
    const lanes = new Map();
    this.laneOfTab = new Map();
    for (const [id, root] of this.model.tabRoots) {
      const tab = this.model.byID.get(id);
      const key = "tab " + root;
      if (!lanes.has(key)) lanes.set(key, { key, tabs: [] });
      lanes.get(key).tabs.push(tab);
      lanes.get(key).title = lanes.get(key).tabs.map((each) => this.model.title(each)).join(", ");
      this.laneOfTab.set(tab.id, key);
    }
    return lanes;
  }

  rootTitle() {
    const isSplit = this.model.graph.roots.every(({ node }) => this.model.byID.get(node)?.kind === "split");
    return isSplit ? "Root split" : "Root stack";
  }

  /** The lane of a node. */
  of(node) {
    return this.lanes.get(node.kind === "section" ? this.sectionKeys.get(node.id) : this.keys.get(node.id));
  }

  // MARK: Distances

  spreadAll() {
    const { model } = this;
    const ids = (nodes) => nodes.map((node) => node.id);
    const tabs = model.nodes.filter((node) => node.kind === "tab");
    this.fromTabs = new Map([...this.laneOfTab.values()].map((key) => [key, this.spread(ids(this.lanes.get(key).tabs))]));
    this.fromActions = this.spread(ids(tabs.filter((tab) => !this.laneOfTab.has(tab.id))));
    const roots = [...model.rootIDs, model.graph.launching].filter((id) => id && model.byID.get(id).kind !== "tab");
    this.fromRoots = this.spread(roots);
    this.fromFallbacks = this.spread(model.graph.conditions.map((each) => each.otherwise).filter((id) => model.byID.has(id)));
  }

  /** The distances of nodes from some nodes. */
  spread(starts) {
    const distances = new Map(starts.map((id) => [id, 0]));
    let frontier = starts;
    while (frontier.length > 0) {
      const next = [];
      for (const id of frontier) {
        for (const route of this.model.outgoing.get(id)) {
          if (distances.has(route.to) || !this.model.showsAbove(route)) continue;
          distances.set(route.to, distances.get(id) + 1);
          next.push(route.to);
        }
      }
      frontier = next;
    }
    return distances;
  }

  // MARK: Lanes

  /** The key of a node's lane: a link's tab, the nearest tab, or the first kind of place that leads to the node. */
  key(node) {
    const { id } = node;
    if (node.kind === "tab") return this.laneOfTab.get(id) ?? "actions";
    const { plan } = node;
    const linked = node.tab ?? (plan && !plan.then ? plan.tab : undefined);
    if (this.laneOfTab.has(linked)) return this.laneOfTab.get(linked);
    if (linked === null && this.fromRoots.has(id)) return "roots";
    const nearest = this.nearestTabs(id);
    if (nearest.length === 1) return nearest[0];
    if (nearest.length > 1) return this.commonKey(id, nearest);
    if (this.fromRoots.has(id)) return "roots";
    if (this.fromActions.has(id)) return "actions";
    return this.fromFallbacks.has(id) ? "fallbacks" : "elsewhere";
  }

  /** The lanes of the tabs from which the fewest routes lead to a node. */
  nearestTabs(id) {
    const near = [...this.fromTabs].filter(([, distances]) => distances.has(id));
    const least = Math.min(...near.map(([, distances]) => distances.get(id)));
    return near.filter(([, distances]) => distances.get(id) === least).map(([key]) => key);
  }

  /** The lane that all nodes have that lead to a node from the nearest tabs. */
  commonKey(id, nearest) {
    const distance = this.fromTabs.get(nearest[0]).get(id);
    const sources = this.model.incoming.get(id).filter((route) => this.model.showsAbove(route)
      && nearest.some((key) => this.fromTabs.get(key).get(route.from) === distance - 1)).map((route) => route.from);
    const keys = new Set(sources.map((source) => this.known.get(source) ?? this.remember(source)));
    return keys.size === 1 ? [...keys][0] : "shared";
  }

  remember(id) {
    const key = this.key(this.model.byID.get(id));
    this.known.set(id, key);
    return key;
  }

  /** A section is in the lane of the tab whose root it contains, or in that of most of its nodes. */
  sectionKey(name) {
    const [outermost] = this.model.sectionPath(name);
    const nodes = this.model.nodes.filter((node) => this.model.sectionPath(node.section)[0] === outermost && node.kind !== "step");
    const own = nodes.find((node) => this.lanes.has("tab " + node.id));
    if (own) return "tab " + own.id;
    const counts = new Map();
    for (const node of nodes) counts.set(this.keys.get(node.id), (counts.get(this.keys.get(node.id)) ?? 0) + 1);
    return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), ["elsewhere", 0])[0];
  }
}

"""##,
        // diagram/text.js
##"""
// Measures, wraps and truncates strings.

const family = "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', sans-serif";

/** A font of the diagram: regular or bold, in a size. */
function fontOf(size, isBold = false) {
  return `${isBold ? "600 " : ""}${size}px ${family}`;
}

const font = { title: fontOf(13, true), group: fontOf(15, true), small: fontOf(11) };

/** Measures, wraps and truncates strings, and caches their widths. */
class TextFitter {
  constructor(context) {
    this.context = context;
    this.widths = new Map();
  }

  width(text, style) {
    const key = style + "\n" + text;
    if (!this.widths.has(key)) {
      this.context.font = style;
      this.widths.set(key, this.context.measureText(text).width);
    }
    return this.widths.get(key);
  }

  /** The string, or its beginning with `…` if it is too wide. */
  fit(text, style, room) {
    if (this.width(text, style) <= room) return text;
    const characters = [...text];
    let [low, high] = [0, characters.length];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.width(characters.slice(0, middle).join("") + "…", style) <= room) low = middle;
      else high = middle - 1;
    }
    return characters.slice(0, low).join("") + "…";
  }

  /** Parts of a string in lines of a width. The last line ends with `…` if there are too many. */
  wrap(parts, style, room, maxLines) {
    const lines = [""];
    for (const part of parts) {
      const longer = lines.at(-1) + part;
      if (lines.at(-1) === "" || this.width(longer.trimEnd(), style) <= room) lines[lines.length - 1] = longer;
      else lines.push(part);
    }
    const kept = lines.length <= maxLines ? lines : [...lines.slice(0, maxLines - 1), lines.slice(maxLines - 1).join("")];
    return kept.map((line) => this.fit(line.trimEnd(), style, room));
  }

  /** The words of a title in as few lines as possible of a preferred width, or in three wider ones. */
  wrapTitle(text, style, room) {
    const parts = words(text);
    const widest = Math.max(...parts.map((part) => this.width(part.trimEnd(), style)));
    for (const width of [room, 1.3 * room, 1.6 * room]) {
      const lines = this.wrap(parts, style, Math.max(width, Math.min(widest, 1.6 * room)), 4);
      if (lines.length <= 3) return lines;
    }
    return this.wrap(parts, style, 1.6 * room, 3);
  }

  /** The widest line. */
  widest(lines, style) {
    return Math.max(0, ...lines.map((line) => this.width(line, style)));
  }
}

/** The words of a title, each with the space after it. */
function words(text) {
  return text.split(/(?<=[ -])(?=[^ -])/);
}

/** The parts of a URL between which it may break: after slashes, and before the items of a query. */
function urlParts(text) {
  return text.split(/(?<=[ /])(?=[^ /])|(?=[?&#])/);
}

/** A string for one line: control characters and line breaks are replaced by ⏎, bidirectional controls are removed. */
function oneLine(text) {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, "⏎").replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
}

"""##,
        // diagram/cards.js
##"""
// The boxes of the diagram: cards of nodes, of flows with their steps, of closed sections, and frames of splits.

const rowHeight = 22;
const textRoom = { title: 150, small: 176, compact: 130, left: 34, right: 14 };
const frame = { left: 16, right: 30, top: 28, bottom: 14, column: 42, row: 10 };

/** A box with its texts. A flow's steps are rows inside it, the screens of a split's columns are cells inside it. */
class Card {
  constructor(id, node) {
    this.id = id;
    this.node = node;
    this.rows = [];
    this.cells = [];
    this.columns = [];
    /** The card that lines pass around: the frame of a cell, otherwise the card itself. */
    this.outer = this;
    this.column = 0;
    this.x = 0;
    this.y = 0;
    this.before = [];
    this.after = [];
  }

  get middle() {
    return this.y + this.height / 2;
  }

  get right() {
    return this.x + this.width;
  }

  get bottom() {
    return this.y + this.height;
  }

  /** The box of a node inside the card: a row, or the part with the title. */
  anchor(id) {
    const row = this.rows.findIndex((each) => each.id === id);
    if (row < 0) return { x: this.x, y: this.y, width: this.width, height: this.head };
    return { x: this.x, y: this.y + this.head + row * rowHeight, width: this.width, height: rowHeight - 3 };
  }

  /** The title in the largest font in which it fits, without other texts. */
  large(fitter) {
    if (this.largeTitle) return this.largeTitle;
    for (const size of [20, 17, 15, 13]) {
      const lines = fitter.wrap(words(this.title), fontOf(size, true), this.width - (this.isGroup ? 46 : 31), Math.floor((this.head - 6) / (size * 1.15)));
      this.largeTitle = { size, lines };
      if (!lines.some((line) => line.endsWith("…"))) break;
    }
    return this.largeTitle;
  }

  /** Whether even the largest title would be too small to read. */
  isBare(scale, fitter) {
    return this.large(fitter).size * scale < 5;
  }

  /** Moves the cells to their places in the frame. */
  placeCells() {
    for (const { x, cells } of this.columns) {
      for (const cell of cells) [cell.x, cell.y] = [this.x + x, this.y + cell.offset];
    }
  }
}

/** Creates cards, and computes the lines of their texts and their sizes. */
class CardMaker {
  constructor(model, fitter) {
    this.model = model;
    this.fitter = fitter;
    /** The size of titles if the whole diagram has room only for those; 0 if cards have room for all their texts. */
    this.largeSize = 0;
  }

  /** The card of a node. `isShown` tells whether the card of a cell is shown. */
  node(node, groups, isShown) {
    const card = new Card(node.id, node);
    const steps = this.model.steps(node);
    card.isGroup = node.kind === "flow" && steps.length > 0;
    card.isOpen = card.isGroup && groups.isOpen(node.id);
    const counts = card.isGroup && !card.isOpen ? [counted(steps.length, "step")] : [];
    this.setTexts(card, font.title, [this.subtitle(node), ...counts], this.marks(node).length * 16 + (card.isGroup ? 18 : 0));
    if (card.isOpen || !card.isGroup) this.addRows(card, steps);
    if (node.kind === "split") this.addColumns(card, groups, isShown);
    return card;
  }

  /** The card of a closed section. */
  section(name) {
    const nodes = this.model.nodesIn(name);
    const card = new Card(sectionID(name), { kind: "section", id: name, title: name, requires: [], section: name });
    Object.assign(card, { isGroup: true, isOpen: false });
    this.setTexts(card, font.group, this.counts(nodes), 22);
    return card;
  }

  /** How much a section contains: `12 screens`, `3 links`, `1 finding`. */
  counts(nodes) {
    const screens = nodes.filter(({ kind }) => ["screen", "sheet", "cover", "popover", "step"].includes(kind)).length;
    const links = nodes.reduce((sum, node) => sum + this.model.patterns(node).length, 0);
    const findings = nodes.reduce((sum, node) => sum + this.model.findings(node).length, 0);
    return [counted(screens, "screen"), links > 0 && counted(links, "link"), findings > 0 && counted(findings, "finding")].filter(Boolean);
  }

  title(node) {
    return oneLine(this.model.title(node));
  }

  /** The second line of a card: its URL, or its id or kind. */
  subtitle(node) {
    const [link] = this.model.patterns(node);
    if (link) return oneLine(link.pattern);
    return node.title && node.title !== node.id ? node.id : node.kind;
  }

  /** The icons at the right of a card: conditions, entry, reached by a global route. */
  marks(node) {
    const marks = [];
    if (node.requires.length > 0) marks.push("lock");
    if (node.entry) marks.push("entry");
    if (this.model.anywhereIDs.has(node.id)) marks.push("anywhere");
    return marks;
  }

  setTexts(card, titleFont, lines, extra) {
    const { fitter } = this;
    card.title = this.title(card.node);
    card.lines = lines;
    card.titleFont = titleFont;
    const parts = lines.map(urlParts);
    const widest = Math.max(0, ...parts.flat().map((part) => fitter.width(part.trimEnd(), font.small)));
    const smallRoom = this.largeSize > 0 ? Math.max(textRoom.compact, Math.min(widest, 220)) : Math.max(textRoom.small, Math.min(widest, 260));
    card.subtitles = parts.flatMap((each) => fitter.wrap(each, font.small, smallRoom, 4));
    const below = fitter.widest(card.subtitles, font.small);
    card.titles = fitter.wrapTitle(card.title, titleFont, Math.max(textRoom.title, below - extra));
    card.findings = card.node.kind === "section" ? [] : this.model.findings(card.node);
    const text = Math.max(fitter.widest(card.titles, titleFont) + extra, below);
    card.width = Math.max(90, text + textRoom.left + textRoom.right);
    card.head = 14 + card.titles.length * 17 + card.subtitles.length * 14;
    if (this.largeSize > 0) this.setLargeTitle(card);
    card.width = Math.round(card.width);
    card.height = card.head;
  }

  /** Makes room for the title in a large font. */
  setLargeTitle(card) {
    const { largeSize } = this;
    const style = fontOf(largeSize, true);
    const lines = this.fitter.wrapTitle(card.title, style, Math.max(7 * largeSize, card.width - 31));
    card.largeTitle = { size: largeSize, lines };
    card.width = Math.max(card.width, this.fitter.widest(lines, style) + (card.isGroup ? 46 : 31));
    const counts = card.node.kind === "section" ? card.subtitles : [];
    card.width = Math.max(card.width, this.fitter.widest(counts, fontOf(largeSize - 2)) + 28);
    card.head = Math.max(card.head, 12 + lines.length * largeSize * 1.15 + counts.length * (largeSize - 2) * 1.2);
  }

  addRows(card, steps) {
    card.rows = steps;
    if (steps.length === 0) return;
    const style = fontOf(this.largeSize > 0 ? 17 : 11);
    const widths = steps.map((step) => this.fitter.width(this.title(step), style) + 56);
    card.width = Math.round(Math.max(card.width, Math.min(280, Math.max(...widths))));
    card.height = card.head + steps.length * rowHeight + 6;
  }

  /** Adds the cells of a split. Each has its own height in the frame, so that lines reach it from both sides. */
  addColumns(card, groups, isShown) {
    let x = frame.left;
    let y = card.head + frame.top;
    for (const { title, nodes } of this.model.columns(card.node)) {
      const cells = nodes.filter((node) => isShown(node.id)).map((node) => this.node(node, groups, isShown));
      for (const [index, cell] of cells.entries()) {
        Object.assign(cell, { outer: card, offset: y, columnIndex: card.columns.length, isFirst: index === 0 });
        y += cell.height + frame.row;
      }
      const width = Math.max(this.fitter.width(title, font.small) + 8, ...cells.map((cell) => cell.width));
      card.columns.push({ title, x, width, cells });
      x += width + frame.column;
    }
    card.cells = card.columns.flatMap(({ cells }) => cells);
    card.width = Math.max(card.width, x - frame.column + frame.right);
    card.height = y - frame.row + frame.bottom;
  }
}

/** `1 link`, `2 links`. */
function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

"""##,
        // diagram/headers.js
##"""
// The titles of lanes and of open sections. The title of a tab's lane stands for the tab itself.

const tabGap = 10;

/** Creates the headers of lanes and bands. Their size is such that they can be read when the whole diagram is shown. */
class HeaderMaker {
  constructor(model, maker) {
    this.model = model;
    this.maker = maker;
  }

  /** The headers of a lane, before they have a position: one for each tab, otherwise one. */
  ofLane(lane, size = 15) {
    if (lane.tabs.length === 0) return [this.header(lane.title, null, size, { lane })];
    return lane.tabs.map((tab) => this.header(this.maker.title(tab), tab, size, { lane, marks: this.maker.marks(tab) }));
  }

  header(title, node, size, others) {
    const text = oneLine(title);
    const icons = (node ? (others.band ? 20 : size * 1.5) : 0) + (others.marks?.length ?? 0) * 16;
    return { id: node?.id ?? null, node, title: text, font: fontOf(size, true), width: this.maker.fitter.width(text, fontOf(size, true)) + icons + 16, ...others };
  }

  /** The width that a lane needs for its headers. */
  widthOf(lane) {
    return this.ofLane(lane, 22).reduce((sum, { width }) => sum + width + tabGap, 0);
  }

  /** The headers of a layout at their positions. */
  make(layout) {
    const size = Math.round(Math.min(22, Math.max(14, 13 / scaleToFit(layout.width, layout.height))));
    const headers = [];
    for (const lane of layout.lanes) {
      let x = lane.left + gap.side - 8;
      for (const header of this.ofLane(lane, size)) {
        headers.push(placed(header, x, lane.top + 6, size + 12));
        x += header.width + tabGap;
      }
      for (const band of lane.bands.filter(({ section }) => section !== "")) {
        const section = this.header(band.section, { id: sectionID(band.section), kind: "section", requires: [] }, Math.min(size, 19), { band });
        headers.push(placed(section, lane.left + gap.side - 8, band.top + 2, 26));
      }
    }
    return headers;
  }
}

function placed(header, x, y, height) {
  return Object.assign(header, { x, y, height, isHeader: true, middle: y + height / 2 });
}

"""##,
        // diagram/layout.js
##"""
// Computes the positions of cards. A lane has the nodes of a tab, a band of a lane those of an open section. Within a
// lane, a card's column is its distance from the lane's first cards.

const gap = { x: 64, y: 14, sub: 44, shelf: 96, lane: 16, band: 10, header: 38, bandHeader: 30, inset: 18, side: 36 };

class Layout {
  /** `shown` is a set of ids; null shows all nodes. `maker` creates cards. */
  constructor(model, maker, groups, lanes, shown = null) {
    Object.assign(this, { model, groups });
    this.makeCards(maker, shown, 0);
    let scale = 0;
    // So many cards have room only for their titles.
    if (this.cards.size <= 80) {
      this.arrange(maker, lanes);
      scale = scaleToFit(this.width, this.height);
    }
    if (scale >= 0.8) return;
    this.makeCards(maker, shown, scale < 0.55 ? 21 : 18);
    this.arrange(maker, lanes);
  }

  arrange(maker, lanes) {
    this.starts = null;
    this.list = [...this.cards.values()].filter((card) => card.outer === card);
    /** The boxes in the order in which they are drawn: the cells of a frame after the frame. */
    this.boxes = this.list.flatMap((card) => [card, ...card.cells]);
    this.assignLanes(lanes);
    this.connect();
    for (const lane of this.lanes) this.assignColumns(lane);
    const headers = new HeaderMaker(this.model, maker);
    for (const lane of this.lanes) lane.minWidth = headers.widthOf(lane);
    new Arrangement(this).arrange();
    this.headers = headers.make(this);
  }

  /** Makes the cards, with titles in a large font if its size is not 0. */
  makeCards(maker, shown, largeSize) {
    maker.largeSize = largeSize;
    this.isCompact = largeSize > 0;
    /** All boxes by id, including cells and the cards of closed sections. */
    this.cards = new Map();
    const isShown = (id) => shown === null || shown.has(id);
    for (const node of this.model.nodes) {
      const id = this.groups.cardID(node.id);
      if (this.cards.has(id) || !isShown(node.id)) continue;
      const card = id.startsWith("section ") ? maker.section(groupName(id)) : this.outerCard(maker, id, isShown);
      this.cards.set(card.id, card);
      for (const cell of card.cells) this.cards.set(cell.id, cell);
    }
  }

  /** The card of a node, or the frame of the split that shows it in a column. */
  outerCard(maker, id, isShown) {
    const outer = this.model.splitOf.get(id);
    const isFramed = outer !== undefined && this.groups.closedSection(this.model.byID.get(outer).section) === undefined;
    return maker.node(this.model.byID.get(isFramed ? outer : id), this.groups, isShown);
  }

  /** The box that shows a node, if one does. */
  box(id) {
    return this.cards.get(this.model.byID.has(id) ? this.groups.cardID(id) : id);
  }

  // MARK: Lanes

  assignLanes(finder) {
    const lanes = new Map([...finder.lanes].map(([key, lane]) => [key, { ...lane, cards: [], bands: [] }]));
    for (const card of this.list) {
      const { node } = card;
      const section = this.groups.openSection(node);
      const isInSection = node.section !== "" && node.kind !== "tab";
      card.lane = lanes.get((isInSection ? finder.sectionKeys.get(node.section) : finder.keys.get(node.id)) ?? "elsewhere");
      card.lane.cards.push(card);
      card.band = this.band(card.lane, section);
      card.band.cards.push(card);
      for (const cell of card.cells) Object.assign(cell, { lane: card.lane, band: card.band });
    }
    this.lanes = [...lanes.values()].filter(({ cards }) => cards.length > 0);
    for (const lane of this.lanes) lane.bands.sort((left, right) => (left.section === "" ? -1 : right.section === "" ? 1 : 0));
  }

  band(lane, section) {
    let band = lane.bands.find((each) => each.section === section);
    if (!band) lane.bands.push((band = { lane, section, cards: [] }));
    return band;
  }

  // MARK: Columns

  /** Connects cards that have a route between them, each pair once. */
  connect() {
    const seen = new Set();
    for (const route of this.model.routes) {
      if (route.from === null || !this.model.showsAbove(route)) continue;
      const [source, target] = [this.box(route.from)?.outer, this.box(route.to)?.outer];
      const key = source?.id + "\n" + target?.id;
      if (!source || !target || source === target || seen.has(key)) continue;
      seen.add(key);
      source.after.push(target);
      target.before.push(source);
    }
  }

  assignColumns(lane) {
    const isPlaced = new Set();
    const spread = (starts, column) => {
      let frontier = starts.filter((card) => !isPlaced.has(card));
      frontier.forEach((card) => isPlaced.add(card));
      for (; frontier.length > 0; column++) {
        const next = [];
        for (const card of frontier) {
          card.column = column;
          for (const target of card.after) {
            if (isPlaced.has(target) || target.lane !== lane) continue;
            isPlaced.add(target);
            next.push(target);
          }
        }
        frontier = next;
      }
    };
    spread(lane.cards.filter((card) => this.isStart(card)), 0);
    // Those without routes from their own lane come first.
    spread(lane.cards.filter((card) => card.before.every((other) => other.lane !== lane)), isPlaced.size > 0 ? 1 : 0);
    for (const card of lane.cards) spread([card], 1);
  }

  /** Whether a card shows a node with which the app, or a tab, starts. */
  isStart(card) {
    const starts = (this.starts ??= new Set([...this.model.rootIDs, ...this.model.tabRoots.values()].map((id) => this.box(id)?.outer)));
    return starts.has(card) || card.node.kind === "tab";
  }
}

/** The minimum and the maximum of a value over a list, which may be too long for `Math.min(...)`. */
function minOf(list, value) {
  return list.reduce((found, each) => Math.min(found, value(each)), Infinity);
}

function maxOf(list, value) {
  return list.reduce((found, each) => Math.max(found, value(each)), -Infinity);
}

/** The scale at which a drawing fits on a typical screen. */
function scaleToFit(width, height) {
  return Math.min(1000 / Math.max(width, 1), 690 / Math.max(height, 1), 1.15);
}

function stackHeight(cards) {
  return cards.reduce((sum, card) => sum + card.height + gap.y, -gap.y);
}

function mean(cards) {
  if (cards.length === 0) return null;
  return cards.reduce((sum, card) => sum + card.middle, 0) / cards.length;
}

/**
 * Positions cards as near as possible to the wanted positions while keeping their order and distances, between two
 * bounds. Blocks that would overlap are merged and placed at the average of their wanted positions.
 */
function fitInOrder(cards, wanted, top, bottom) {
  let offset = 0;
  const blocks = [];
  cards.forEach((card, index) => {
    let block = { sum: wanted[index] - offset, count: 1 };
    offset += card.height + gap.y;
    while (blocks.length > 0 && blocks.at(-1).sum / blocks.at(-1).count > block.sum / block.count) {
      const other = blocks.pop();
      block = { sum: other.sum + block.sum, count: other.count + block.count };
    }
    blocks.push(block);
  });
  const room = bottom - top - (offset - gap.y);
  offset = 0;
  let index = 0;
  for (const { sum, count } of blocks) {
    const start = Math.min(Math.max(sum / count, top), top + Math.max(room, 0));
    for (let end = index + count; index < end; index++) {
      cards[index].y = start + offset;
      offset += cards[index].height + gap.y;
    }
  }
}

"""##,
        // diagram/arrangement.js
##"""
// Arranges the lanes of a layout: in "shelves" side by side if the diagram then appears larger.

class Arrangement {
  constructor(layout) {
    this.layout = layout;
    this.lanes = layout.lanes;
    // Between the cards of closed sections, lines have numbers, which need room.
    const hasNumbers = layout.list.some((card) => card.node.kind === "section");
    this.gapX = hasNumbers ? 68 : layout.isCompact ? 52 : gap.x;
    this.gapShelf = layout.isCompact ? 84 : gap.shelf;
  }

  arrange() {
    this.choose();
    for (const shelf of this.shelves) this.place(shelf);
    this.reduceCrossings();
    this.straighten();
    this.shrink();
    for (const card of this.layout.list) card.placeCells();
  }

  /** Tries numbers of shelves and heights of columns, and keeps those with which the diagram appears largest. */
  choose() {
    const { list } = this.layout;
    const heights = list.length > 80 ? [9, 15, 22] : [5, 8, 12].filter((height, index) => index === 0 || list.length > height);
    // The columns of a lane with a frame are so wide that other lanes had better not share them.
    const hasFrame = (lane) => lane.cards.some((card) => card.columns.length > 0);
    const orders = [this.lanes, this.lanes.toSorted((left, right) => hasFrame(left) - hasFrame(right))];
    let largest = 0;
    for (const maxRows of heights) {
      const bands = this.sizedBands(maxRows);
      for (let count = 1; count <= Math.min(6, this.lanes.length); count++) {
        for (const [index, lanes] of orders.entries()) {
          const shelves = this.distribute(lanes, bands, count);
          const width = shelves.reduce((sum, { width: each }) => sum + each + this.gapShelf, -this.gapShelf);
          // A single shelf in the order of the tabs is easier to read.
          const ease = (count === 1 ? 1.1 : 1) * (index === 0 ? 1.03 : 1);
          const scale = scaleToFit(width, maxOf(shelves, ({ height }) => height)) * ease;
          if (scale > largest) [this.shelves, largest] = [shelves, scale];
        }
      }
    }
    this.shelves ??= [];
    this.layout.shelves = this.shelves;
  }

  /** The bands of each lane as cells: the cards of a column. Many cards are split into subcolumns. */
  sizedBands(maxRows) {
    const cellsOf = (band) => {
      const columns = new Map();
      for (const card of band.cards) columns.set(card.column, [...(columns.get(card.column) ?? []), card]);
      return [...columns].map(([column, cards]) => ({ band, column, cards, subs: Math.ceil(cards.length / maxRows) }));
    };
    return new Map(this.lanes.map((lane) => [lane, lane.bands.map((band) => {
      const cells = cellsOf(band);
      const height = maxOf(cells, (cell) => maxOf(subColumns(cell), stackHeight)) + headerHeight(band) + gap.inset;
      return { band, cells, height };
    })]));
  }

  /** Distributes the lanes in order over a number of shelves of about equal height. */
  distribute(inOrder, bandsOf, count) {
    const heightOf = (lane) => gap.header + bandsOf.get(lane).reduce((sum, { height }) => sum + height + gap.band, 0) + gap.lane;
    const each = inOrder.reduce((sum, lane) => sum + heightOf(lane), 0) / count;
    const groups = Array.from({ length: count }, () => []);
    let above = 0;
    for (const lane of inOrder) {
      groups[Math.min(count - 1, Math.floor((above + heightOf(lane) / 2) / each))].push(lane);
      above += heightOf(lane);
    }
    return groups.filter((lanes) => lanes.length > 0).map((lanes) => {
      const bands = lanes.flatMap((lane) => bandsOf.get(lane));
      const headers = maxOf(lanes, ({ minWidth }) => minWidth);
      const columns = this.columnsOf(bands.flatMap(({ cells }) => cells), Math.min(headers, 330));
      const height = lanes.reduce((sum, lane) => sum + heightOf(lane), -gap.lane);
      const width = Math.max(columns.width, headers) + 2 * gap.side;
      return { lanes, bands, columns, width, height };
    });
  }

  /** The x and the width of each column of a shelf that has cards. The first one has room for the titles of the lanes. */
  columnsOf(cells, headers) {
    const numbers = [...new Set(cells.map((cell) => cell.column))].toSorted((left, right) => left - right);
    const columns = new Map();
    let x = 0;
    for (const number of numbers) {
      const own = cells.filter((cell) => cell.column === number);
      const subs = maxOf(own, (cell) => cell.subs);
      const width = maxOf(own, (cell) => maxOf(cell.cards, (card) => card.width));
      columns.set(number, { x, width });
      x += Math.max(subs * (width + gap.sub) - gap.sub, x === 0 ? headers : 0) + this.gapX;
    }
    return Object.assign(columns, { width: x - this.gapX });
  }

  // MARK: Positions

  /** Places the cards of a shelf in their columns, from the top. */
  place(shelf) {
    const index = this.shelves.indexOf(shelf);
    shelf.left = this.shelves.slice(0, index).reduce((sum, { width }) => sum + width - 2 * gap.side + this.gapShelf, 0);
    shelf.right = shelf.left + shelf.width - 2 * gap.side;
    let top = 0;
    for (const lane of shelf.lanes) {
      lane.shelf = shelf;
      top += gap.header;
      for (const sized of shelf.bands.filter(({ band }) => band.lane === lane)) {
        Object.assign(sized.band, { cells: sized.cells, top: top + headerHeight(sized.band), bottom: top + sized.height - gap.inset });
        for (const cell of sized.cells) this.stack(cell);
        top += sized.height + gap.band;
      }
      top += gap.lane;
    }
  }

  /** Stacks the cards of a cell vertically, centered in the band. */
  stack(cell) {
    const { shelf } = cell.band.lane;
    const { x, width } = shelf.columns.get(cell.column);
    subColumns(cell).forEach((cards, sub) => {
      let y = (cell.band.top + cell.band.bottom - stackHeight(cards)) / 2;
      for (const card of cards) {
        card.x = shelf.left + x + sub * (width + gap.sub);
        card.y = y;
        y += card.height + gap.y;
      }
    });
  }

  get cells() {
    return this.lanes.flatMap((lane) => lane.bands.flatMap((band) => band.cells));
  }

  /** Sorts each cell by the positions of its neighbors, in alternating directions, a fixed number of times. */
  reduceCrossings() {
    const forward = this.cells.toSorted((left, right) => left.column - right.column);
    for (let sweep = 0; sweep < 6; sweep++) {
      const isForward = sweep % 2 === 0;
      for (const cell of isForward ? forward : forward.toReversed()) {
        const weight = new Map(cell.cards.map((card) => {
          const side = isForward ? card.before : card.after;
          const near = side.filter((other) => other.column !== card.column || other.lane !== card.lane);
          return [card, mean(near) ?? card.middle];
        }));
        cell.cards.sort((left, right) => weight.get(left) - weight.get(right));
        this.stack(cell);
      }
    }
  }

  /** Moves cards toward their neighbors as far as their order and the band allow. */
  straighten() {
    for (let sweep = 0; sweep < 4; sweep++) {
      for (const cell of this.cells) {
        for (const cards of subColumns(cell)) {
          const wanted = cards.map((card) => {
            const near = [...card.before, ...card.after].filter((other) => other.band === card.band);
            return (mean(near) ?? card.middle) - card.height / 2;
          });
          fitInOrder(cards, wanted, cell.band.top, cell.band.bottom);
        }
      }
    }
  }

  /** Removes unused space from bands, and computes the boxes of bands, lanes and the whole diagram. */
  shrink() {
    for (const shelf of this.shelves) {
      const [left, width] = [shelf.left - gap.side, shelf.width];
      let top = 0;
      for (const lane of shelf.lanes) {
        Object.assign(lane, { left, width, top });
        top += gap.header;
        for (const band of lane.bands) {
          const move = top + headerHeight(band) - minOf(band.cards, (card) => card.y);
          for (const card of band.cards) card.y += move;
          const bottom = maxOf(band.cards, (card) => card.bottom) + gap.inset;
          Object.assign(band, { left: left + 8, width: width - 16, top, height: bottom - top });
          top = bottom + gap.band;
        }
        lane.height = top - gap.band + (lane.bands.at(-1).section ? 8 : 0) - lane.top;
        top = lane.top + lane.height + gap.lane;
      }
      shelf.height = top - gap.lane;
    }
    this.layout.width = this.shelves.reduce((sum, { width }) => sum + width - 2 * gap.side + this.gapShelf, -this.gapShelf);
    this.layout.height = Math.max(0, maxOf(this.shelves, ({ height }) => height));
  }
}

/** The space above the cards of a band, with its title. */
function headerHeight(band) {
  return band.section === "" ? 4 : gap.bandHeader;
}

/** Distributes the cards of a cell over its subcolumns in turn, so that all stay near their position in the order. */
function subColumns({ cards, subs }) {
  return Array.from({ length: subs }, (_, sub) => cards.filter((_, index) => index % subs === sub));
}

"""##,
        // diagram/strips.js
##"""
// The columns of cards as obstacles for lines, and the gaps between cards through which lines pass.

/** The cards with the same left edge, and the headers above and below them, from top to bottom. */
class Strip {
  constructor(cards) {
    this.cards = cards;
    this.left = cards[0].x;
    this.right = maxOf(cards, (card) => card.right);
    this.shelf = cards[0].lane.shelf;
  }

  /** Adds the headers that are above cards. Lines turn only to the right of those that end before the next column. */
  addHeaders(headers, next) {
    const near = headers.filter((header) => header.x < this.right && header.x + header.width > this.left);
    this.cards = [...this.cards, ...near].toSorted((above, below) => above.y - below.y);
    this.right = Math.max(this.right, ...near.map((header) => header.x + header.width).filter((right) => right < next - 24));
    this.gaps = Array.from({ length: this.cards.length + 1 }, () => []);
  }

  /** The index of the first card that ends below a height. */
  indexBelow(y) {
    let [low, high] = [0, this.cards.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.cards[middle].y + this.cards[middle].height > y) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The cards between two heights. */
  within(top, bottom) {
    const first = this.indexBelow(top);
    let last = first;
    while (last < this.cards.length && this.cards[last].y < bottom) last += 1;
    return this.cards.slice(first, last);
  }

  /** Adds a passage through the gap that is nearest to a height. */
  passage(wanted) {
    let index = this.indexBelow(wanted);
    if (index < this.cards.length && wanted > this.cards[index].middle) index += 1;
    const passage = { strip: this, wanted, y: wanted };
    this.gaps[index].push(passage);
    return passage;
  }

  /** Positions the passages in each gap near their wanted heights, apart from cards and from each other. */
  spread() {
    this.gaps.forEach((passages, gap) => this.spreadIn(passages, gap));
  }

  spreadIn(passages, gap) {
    const above = this.cards[gap - 1];
    const [top, bottom] = [above ? above.y + above.height : -Infinity, this.cards[gap]?.y ?? Infinity];
    const step = Math.min(5, 40 / passages.length, (bottom - top) / (passages.length + 1));
    passages.sort((left, right) => left.wanted - right.wanted);
    passages.forEach((passage, number) => {
      passage.y = Math.min(Math.max(passage.wanted, top + step * (number + 1)), bottom - step * (passages.length - number));
    });
  }
}

class Strips {
  constructor({ list, headers }) {
    const byX = new Map(list.map((card) => [card.x, []]));
    for (const card of list) byX.get(card.x).push(card);
    this.all = [...byX.values()].map((cards) => new Strip(cards)).toSorted((left, right) => left.left - right.left);
    for (const [index, strip] of this.all.entries()) strip.addHeaders(headers, this.all[index + 1]?.left ?? Infinity);
    this.byX = new Map(this.all.map((strip) => [strip.left, strip]));
  }

  spread() {
    for (const strip of this.all) strip.spread();
  }

  of(card) {
    return this.byX.get(card.x);
  }

  /** Whether the plain curve of a line does not run behind a card. */
  isClear({ plain, source, target }) {
    const [x0, , , , , , x3] = plain;
    const [left, right] = [Math.min(x0, x3), Math.max(x0, x3)];
    return this.all.every((strip) => {
      if (strip.right <= left || strip.left >= right) return true;
      const [near, far] = [heightAt(plain, strip.left), heightAt(plain, strip.right)];
      return strip.within(Math.min(near, far) - 3, Math.max(near, far) + 3).every((card) => {
        if (card === source || card === target || card.x + card.width <= left) return true;
        const end = heightAt(plain, card.x + card.width);
        return Math.max(near, end) + 3 <= card.y || Math.min(near, end) - 3 >= card.y + card.height;
      });
    });
  }

  /** Whether no card is within a distance of a box around a point. */
  isFree({ x, y }, width, height) {
    const [left, right] = [x - width / 2, x + width / 2];
    return this.all.every((strip) => right < strip.left || left > strip.right
      || strip.within(y - height / 2, y + height / 2).every((card) => left > card.x + card.width || right < card.x));
  }

  /** The columns between the ends of a line. */
  between({ source, target, direction }) {
    const [first, last] = direction > 0 ? [this.of(source).right, target.x] : [this.of(target).right, source.x];
    const strips = this.all.filter((strip) => strip.left >= first && strip.right <= last);
    return direction > 0 ? strips : strips.toReversed();
  }

  /** The right edge of the cards from one end of a line to the other, and the space beside it. */
  beside({ source, target }) {
    const [top, bottom] = [Math.min(source.y, target.y), Math.max(source.y, target.y) + 1];
    const cards = [...this.of(source).within(top, bottom), ...this.of(target).within(top, bottom)].filter((card) => !card.isHeader);
    const edge = maxOf(cards, (card) => card.right);
    const next = this.all.find((strip) => strip.left > edge);
    // A turn reaches three quarters as far as its control points.
    return [edge, next ? Math.max(8, next.left - edge - 6) / 0.75 : Infinity];
  }
}

/** The y of a curve at an x; beyond the ends of the curve, that of the nearer end. */
function heightAt(points, x) {
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (pointAt(points, middle).x < x === points[0] < points[6]) low = middle;
    else high = middle;
  }
  return pointAt(points, low).y;
}

"""##,
        // diagram/line.js
##"""
// A line connects the sides of two boxes that face each other, or the right sides of boxes in the same column, and has its
// own point at each side. If a plain curve would run behind a card, the line passes through the gaps between the cards of
// the columns in between. A cell of a frame has the height of the frame to itself, so its lines pass straight to the frame's
// side.

class Line {
  /** `row` is the id of the node at which the line starts, if it is a row of its box. */
  constructor(from, to, row, change, isMerged = false) {
    Object.assign(this, { from, to, row, change, isMerged });
    this.source = from.outer;
    this.target = to.outer;
    this.routes = [];
    this.hasBoth = false;
    this.ids = new Set();
  }

  add(route, from) {
    this.routes.push(route);
    if (from !== this.from) this.hasBoth = true;
    this.ids.add(route.from).add(route.to);
  }

  /** How many routes the line stands for; 1 if that is not shown. */
  get count() {
    return this.isMerged ? this.routes.length : 1;
  }

  /** Decides on the style and the sides, once all routes are known. */
  settle() {
    const styles = new Map(this.routes.map((route) => [JSON.stringify(lineStyle(route)), lineStyle(route)]));
    this.style = styles.size === 1 ? [...styles.values()][0] : { dash: [], width: 1.8, arrow: true };
    const { source, target } = this;
    this.isInner = source === target;
    /** Whether an end is a cell of a frame that the line leaves. */
    this.isFramed = !this.isInner && (this.from !== source || this.to !== target);
    /** 1 if the line leads to the right, -1 to the left, 0 to a box above or below. */
    this.direction = this.isInner ? Math.sign(this.to.columnIndex - this.from.columnIndex)
      : target.x >= source.right ? 1 : target.right <= source.x ? -1 : 0;
    /** The sides of the boxes at which the line starts and ends: 1 is right, -1 is left. */
    this.sides = { from: this.direction || 1, to: -this.direction || 1 };
  }

  /** Whether the line leads from one shelf to another. */
  get crossesShelves() {
    return this.source.lane.shelf !== this.target.lane.shelf;
  }

  anchor(end) {
    return end === "from" ? this.from.anchor(this.row) : this.to.anchor(this.to.id);
  }

  /** The position of an end. */
  end(name) {
    const box = name === "from" ? this.from : this.to;
    return { x: this.sides[name] > 0 ? box.right : box.x, y: this[name + "Y"] };
  }

  /** The position at which an end leaves the card, which differs from the end for cells of frames. */
  outerEnd(name) {
    const card = name === "from" ? this.source : this.target;
    return { x: this.sides[name] > 0 ? card.right : card.x, y: this[name + "Y"] };
  }

  // MARK: The path

  /** Chooses the plain curve if it is clear of cards, otherwise a passage through each column in between. */
  choosePath(strips) {
    if (this.isInner) return;
    const [from, to] = [this.outerEnd("from"), this.outerEnd("to")];
    this.passages = [];
    this.plain = this.direction === 0 ? null : curve(from, to);
    if (this.direction === 0 || strips.isClear(this)) return;
    this.plain = null;
    for (const strip of strips.between(this)) {
      let share = ((strip.left + strip.right) / 2 - from.x) / (to.x - from.x);
      // A line from one shelf to another goes up or down only between the shelves.
      if (this.crossesShelves && strip.shelf === this.source.lane.shelf) share = 0;
      if (this.crossesShelves && strip.shelf === this.target.lane.shelf) share = 1;
      this.passages.push(strip.passage(from.y + share * (to.y - from.y)));
    }
  }

  /** Computes the curves of the line once the passages have their positions. Between curves, the line is straight. */
  computeCurves(strips) {
    this.ends = [this.end("from"), this.end("to")];
    this.curves = this.isInner ? [this.innerCurve()] : this.plain ? [this.plain]
      : this.direction === 0 ? [this.turnCurve(strips)] : this.stepCurves(strips);
    const [from, to] = this.ends;
    const points = [from.x, from.y, ...this.curves.flat(), to.x, to.y];
    const [xs, ys] = [0, 1].map((rest) => points.filter((_, index) => index % 2 === rest));
    // A curve is inside the bounding box of its points.
    this.box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  /** A curve between two cells of the same frame, in the space beside the target's column. */
  innerCurve() {
    const [{ y: fromY }, { y: toY }] = this.ends;
    const column = this.source.columns[this.to.columnIndex];
    const [left, right] = [this.source.x + column.x, this.source.x + column.x + column.width];
    if (this.direction > 0) return curve({ x: left - frame.column + 8, y: fromY }, { x: left, y: toY });
    if (this.direction < 0) return curve({ x: right + frame.column - 8, y: fromY }, { x: right, y: toY });
    const edge = Math.max(this.from.right, this.to.right);
    return [edge, fromY, edge + 26, fromY, edge + 26, toY, edge, toY];
  }

  /** A curve out to the right and back, as far as the cards in between and the next column allow. */
  turnCurve(strips) {
    const [{ y: fromY }, { y: toY }] = this.ends;
    const [edge, room] = strips.beside(this);
    const x = edge + Math.min(110, 18 + Math.abs(toY - fromY) * 0.14, room);
    return [edge, fromY, x, fromY, x, toY, edge, toY];
  }

  /** The curves between the columns that the line passes, including those of its ends. */
  stepCurves(strips) {
    const [from, to] = this.ends;
    const isRight = this.direction > 0;
    const stops = [{ strip: strips.of(this.source), y: from.y }, ...this.passages, { strip: strips.of(this.target), y: to.y }];
    return stops.slice(1).map((next, index) => {
      const last = stops[index];
      const [left, right] = isRight ? [last.strip, next.strip] : [next.strip, last.strip];
      const [start, end] = left.shelf === right.shelf ? [left.right, right.left] : [left.shelf.right, right.shelf.left];
      return isRight ? curve({ x: start, y: last.y }, { x: end, y: next.y }) : curve({ x: end, y: last.y }, { x: start, y: next.y });
    });
  }

  /** Positions on the line for its number or its badge, the best first: the middle of the widest curve. */
  positions() {
    const width = (points) => Math.abs(points[6] - points[0]) + Math.abs(points[7] - points[1]);
    const shares = Array.from({ length: 37 }, (_, index) => 0.5 + (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * 0.025);
    return this.curves.toSorted((left, right) => width(right) - width(left)).flatMap((points) => shares.map((share) => pointAt(points, share)));
  }

  // MARK: Drawing

  crosses(box) {
    return this.box.left <= box.right && this.box.right >= box.left && this.box.top <= box.bottom && this.box.bottom >= box.top;
  }

  addTo(path) {
    const [from, to] = this.ends;
    path.moveTo(from.x, from.y);
    for (const [x0, y0, x1, y1, x2, y2, x3, y3] of this.curves) {
      path.lineTo(x0, y0);
      path.bezierCurveTo(x1, y1, x2, y2, x3, y3);
    }
    path.lineTo(to.x, to.y);
  }

  /** The parts inside of frames. */
  addStubsTo(path) {
    for (const end of ["from", "to"]) {
      const [inner, outer] = [this.end(end), this.outerEnd(end)];
      if (inner.x === outer.x) continue;
      path.moveTo(inner.x, inner.y);
      path.lineTo(outer.x, outer.y);
    }
  }

  addArrowsTo(path) {
    if (!this.style.arrow) return;
    this.addArrowTo(path, this.ends[1], this.sides.to);
    if (this.hasBoth) this.addArrowTo(path, this.ends[0], this.sides.from);
  }

  addArrowTo(path, { x, y }, side) {
    const back = 8 * side;
    path.moveTo(x, y);
    path.lineTo(x + back, y - 4);
    path.lineTo(x + back, y + 4);
    path.closePath();
  }
}

/** A Bézier curve between two points that is horizontal at both. */
function curve(from, to) {
  const across = to.x - from.x;
  const reach = Math.sign(across) * Math.min(120, Math.abs(across) * 0.5);
  return [from.x, from.y, from.x + reach, from.y, to.x - reach, to.y, to.x, to.y];
}

function pointAt([x0, y0, x1, y1, x2, y2, x3, y3], t) {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
  return { x: a * x0 + b * x1 + c * x2 + d * x3, y: a * y0 + b * y1 + c * y2 + d * y3 };
}

"""##,
        // diagram/lines.js
##"""
// The lines of the diagram. Routes with the same ends and style are one line. All routes between two cards are one line
// if one of them is closed.

/** The style of a line, by the cause and the transition of its route. */
function lineStyle(route) {
  switch (route.cause) {
    case "tabRoot": case "column": return { dash: [], width: 2, arrow: true };
    case "otherwise": return { dash: [1.5, 4], width: 1.6, arrow: true };
    case "then": return { dash: [], width: 1.6, arrow: true };
  }
  switch (route.transition) {
    case "sheet": case "popover": case "alert": case "dialog": return { dash: [6, 4], width: 1.5, arrow: true };
    case "cover": case "start": return { dash: [6, 4], width: 2.2, arrow: true };
    case "popTo": case "dismiss": return { dash: [1.5, 4], width: 1.6, arrow: true };
    default: return { dash: [], width: 1.5, arrow: true };
  }
}

class Lines {
  constructor(model, layout) {
    this.model = model;
    this.layout = layout;
    this.extraLines = new Map();
    this.strips = new Strips(layout);
    this.all = [...this.merged().values()];
    for (const line of this.all) line.settle();
    this.spreadEnds();
    for (const line of this.all) line.choosePath(this.strips);
    this.strips.spread();
    for (const line of this.all) line.computeCurves(this.strips);
    this.placeMarks();
    this.group();
  }

  /** The lines by what identifies them. */
  merged() {
    const lines = new Map();
    for (const route of this.model.routes) {
      if (route.from === null || route.cause === "step") continue;
      const [from, to] = [this.layout.box(route.from), this.layout.box(route.to)];
      if (!from || !to || from === to) continue;
      // The frame of a split shows its columns.
      if (from === to.outer || to === from.outer) continue;
      const change = this.model.changes.ofRoute(route);
      const isClosed = [from, to].some((box) => box.isGroup && !box.isOpen);
      const row = from.rows.some(({ id }) => id === route.from) ? route.from : from.id;
      const key = isClosed ? [[from.id, to.id].toSorted(), change].join("\n")
        : [row, to.id, JSON.stringify(lineStyle(route)), change].join("\n");
      if (!lines.has(key)) lines.set(key, new Line(from, to, row, change, isClosed));
      lines.get(key).add(route, from);
    }
    return lines;
  }

  /** A line between boxes that have no route. */
  extraLine(from, to) {
    const key = from.id + "\n" + to.id;
    if (!this.extraLines.has(key)) {
      const line = new Line(from, to, from.id);
      line.add({ cause: "route", transition: "push", from: from.id, to: to.id }, from);
      line.settle();
      Object.assign(line, { fromY: from.y + from.head / 2, toY: to.y + to.head / 2 });
      line.choosePath(this.strips);
      this.strips.spread();
      line.computeCurves(this.strips);
      this.extraLines.set(key, line);
    }
    return this.extraLines.get(key);
  }

  /** Spreads the ends of lines over the side of a box, in the order of the boxes that they come from. */
  spreadEnds() {
    const sides = new Map();
    for (const line of this.all) {
      for (const end of ["from", "to"]) {
        const key = `${end === "from" ? line.row : line.to.id} ${line.sides[end]}`;
        if (!sides.has(key)) sides.set(key, { anchor: this.anchor(line, end), ends: [] });
        sides.get(key).ends.push({ line, end });
      }
    }
    for (const { anchor, ends } of sides.values()) {
      const other = ({ line, end }) => (end === "from" ? line.to : line.from).middle;
      ends.sort((left, right) => other(left) - other(right));
      ends.forEach(({ line, end }, index) => {
        line[end + "Y"] = anchor.y + (anchor.height * (index + 1)) / (ends.length + 1);
      });
    }
  }

  /** The part of a box's side where lines end. At the left of a start, the upper part has a dot. */
  anchor(line, end) {
    const { y, height } = line.anchor(end);
    const card = end === "from" ? line.source : line.target;
    return line.sides[end] < 0 && this.layout.isStart(card) ? { y: y + 18, height: height - 18 } : { y, height };
  }

  /** Finds positions for the numbers and the badges of lines, apart from cards and from each other. */
  placeMarks() {
    const taken = [];
    // Short lines have the fewest positions.
    const length = ({ box }) => box.right - box.left + box.bottom - box.top;
    const marked = this.all.filter((line) => line.change || line.count > 1).toSorted((left, right) => length(left) - length(right));
    for (const line of marked) {
      const size = line.change ? 11 : this.layout.isCompact ? 17 : 12;
      const [width, height] = [line.change ? 20 : 12 + size * 0.65 * (1 + String(line.count).length), size + 8];
      const isFree = ({ x, y }) => this.strips.isFree({ x, y }, width + 2, height + 2)
        && taken.every((other) => Math.abs(x - other.x) >= (width + other.width) / 2 || Math.abs(y - other.y) >= (height + other.height) / 2);
      const positions = line.positions();
      const position = positions.find(isFree) ?? positions[0];
      line.mark = { ...position, width, height, size };
      taken.push(line.mark);
    }
  }

  /** Groups lines of the same style, which are drawn together. */
  group() {
    const groups = new Map();
    for (const line of this.all) {
      const key = JSON.stringify(line.style) + line.change;
      if (!groups.has(key)) groups.set(key, { style: line.style, change: line.change, lines: [] });
      groups.get(key).lines.push(line);
    }
    // Marked lines are drawn above the others.
    this.groups = [...groups.values()].toSorted((left, right) => (left.change ? 1 : 0) - (right.change ? 1 : 0));
  }
}

"""##,
        // diagram/svg.js
##"""
// Records what is drawn as an SVG with real text. It has the methods of a canvas's context that the diagram uses.

class SVGContext {
  /** `camera` has the size of the picture, and the part of the diagram that it shows. */
  constructor(camera, background, title) {
    const { width, height, scale } = camera;
    this.root = svgElement("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "font-family": family });
    this.root.append(svgElement("title", {}, title));
    this.root.append(svgElement("rect", { width, height, fill: background }));
    this.group = svgElement("g", { transform: `translate(${width / 2 - camera.x * scale} ${height / 2 - camera.y * scale}) scale(${scale})` });
    this.root.append(this.group);
    this.globalAlpha = 1;
    this.lineWidth = 1;
    this.textAlign = "left";
    this.dash = [];
    this.beginPath();
  }

  get text() {
    return new XMLSerializer().serializeToString(this.root);
  }

  /** Starts a group with a title and a description, for tools and screen readers. */
  open(title, description) {
    const group = svgElement("g", { role: "img" });
    group.append(svgElement("title", {}, title), svgElement("desc", {}, description));
    this.group.append(group);
    this.outer = this.group;
    this.group = group;
  }

  close() {
    this.group = this.outer;
  }

  add(name, attributes, text) {
    if (this.globalAlpha < 1) attributes.opacity = this.globalAlpha;
    this.group.append(svgElement(name, attributes, text));
  }

  // MARK: Paths

  beginPath() {
    this.path = [];
  }

  step(letter, ...numbers) {
    this.path.push(letter + numbers.map((number) => Math.round(number * 100) / 100).join(" "));
  }

  moveTo(x, y) { this.step("M", x, y); }
  lineTo(x, y) { this.step("L", x, y); }
  bezierCurveTo(...points) { this.step("C", ...points); }
  closePath() { this.step("Z"); }

  arc(x, y, radius, start, end) {
    const [x0, y0] = [x + radius * Math.cos(start), y + radius * Math.sin(start)];
    this.moveTo(x0, y0);
    // A whole circle needs two arcs.
    if (end - start >= 2 * Math.PI) this.step("A", radius, radius, 0, 1, 1, 2 * x - x0, 2 * y - y0);
    this.step("A", radius, radius, 0, 1, 1, x + radius * Math.cos(end), y + radius * Math.sin(end));
  }

  roundRect(x, y, width, height, radius) {
    const r = Math.min(radius, width / 2, height / 2);
    this.moveTo(x + r, y);
    for (const [dx, dy, cx, cy] of [[width - r, 0, width, r], [width, height - r, width - r, height], [r, height, 0, height - r], [0, r, r, 0]]) {
      this.lineTo(x + dx, y + dy);
      this.step("A", r, r, 0, 0, 1, x + cx, y + cy);
    }
    this.closePath();
  }

  fill() {
    if (this.path.length > 0) this.add("path", { d: this.path.join(""), fill: this.fillStyle });
  }

  stroke() {
    if (this.path.length > 0) this.add("path", { d: this.path.join(""), ...this.strokeAttributes });
  }

  get strokeAttributes() {
    const dash = this.dash.length > 0 ? { "stroke-dasharray": this.dash.join(" ") } : {};
    return { fill: "none", stroke: this.strokeStyle, "stroke-width": Math.round(this.lineWidth * 100) / 100, ...dash };
  }

  strokeIcon(name, x, y, scale) {
    this.add("path", { d: icons[name], transform: `translate(${x} ${y}) scale(${scale})`, ...this.strokeAttributes });
  }

  setLineDash(dash) {
    this.dash = dash;
  }

  fillRect(x, y, width, height) {
    this.add("rect", { x, y, width, height, fill: this.fillStyle });
  }

  // MARK: Text

  fillText(text, x, y) {
    const [, weight, size] = /^(600 )?([\d.]+)px/.exec(this.font);
    const anchor = this.textAlign === "center" ? { "text-anchor": "middle" } : {};
    this.add("text", { x, y, "font-size": size, ...(weight ? { "font-weight": 600 } : {}), fill: this.fillStyle, ...anchor }, text);
  }
}

/** Draws the outline of an icon on a canvas or into an SVG. */
function strokeIcon(context, name, x, y, scale) {
  if (context instanceof SVGContext) {
    context.strokeIcon(name, x, y, scale);
    return;
  }
  iconPaths[name] ??= new Path2D(icons[name]);
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.stroke(iconPaths[name]);
  context.restore();
}

const iconPaths = {};

"""##,
        // diagram/drawing.js
##"""
// Draws the elements of the diagram on a canvas or into an SVG, in the colors of the page.

/** The current colors of the page. */
class Palette {
  constructor() {
    const style = getComputedStyle(document.documentElement);
    const color = (name) => style.getPropertyValue("--" + name).trim();
    for (const name of ["ground", "surface", "raised", "ink", "soft", "line", "edge", "lane", "band", "accent", "accent-soft", "path", "in", "warning"]) {
      this[name] = color(name);
    }
    this.changes = Object.fromEntries(Object.keys(changeSymbols).map((change) => [change, color(change)]));
    this.severities = { error: color("bad"), warning: color("changed"), note: color("soft") };
    this.kinds = Object.fromEntries(Object.entries({
      screen: "screen", step: "screen", section: "screen", sheet: "sheet", cover: "cover", popover: "popover", alert: "alert",
      dialog: "alert", tab: "tab", split: "tab", flow: "flow", action: "action",
    }).map(([kind, name]) => [kind, color(name)]));
  }
}

class Drawing {
  /** `scale` is that of the view. At small scales, cards have only their titles, in a larger font. */
  constructor(model, maker, context, scale) {
    Object.assign(this, { model, maker, context, scale });
    this.fitter = maker.fitter;
    this.palette = new Palette();
  }

  /** How much of a card is shown. */
  get isFull() {
    return this.scale >= 0.8;
  }

  box({ x, y, width, height }, radius, fill, stroke, lineWidth = 1, dash = []) {
    const { context } = this;
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    if (fill) {
      context.fillStyle = fill;
      context.fill();
    }
    if (!stroke) return;
    context.setLineDash(dash);
    context.lineWidth = lineWidth;
    context.strokeStyle = stroke;
    context.stroke();
    context.setLineDash([]);
  }

  text(text, x, y, style, color, align = "left") {
    const { context } = this;
    context.font = style;
    context.fillStyle = color;
    context.textAlign = align;
    context.fillText(text, x, y);
  }

  // MARK: Lanes

  lane(lane) {
    this.box({ x: lane.left, y: lane.top, width: lane.width, height: lane.height }, 14, this.palette.lane);
    for (const band of lane.bands) {
      if (band.section) this.box({ x: band.left, y: band.top, width: band.width, height: band.height }, 10, this.palette.band, this.palette.line);
    }
  }

  /** The title of a lane or a band, on a background that separates it from lines. */
  header(header, look) {
    const { context, palette } = this;
    const { x, y, width, height, node } = header;
    context.globalAlpha = look.isFaint ? 0.35 : 1;
    const back = look.isSelected ? palette["accent-soft"] : header.band ? palette.band : palette.lane;
    this.box(header, 8, back, look.position ? palette.path : look.isSelected ? palette.accent : null, 2);
    const size = Math.round(height - 12);
    let left = x + 8;
    if (node) {
      if (header.band) this.chevron(left + 8, header.middle, true);
      else this.glyph(node.kind, left, header.middle - (size * 8) / 14, palette.kinds.tab, size / 14);
      left += header.band ? 20 : size * 1.5;
    }
    this.text(header.title, left, header.middle + (header.band ? 5 : size * 0.36), header.font, node ? palette.ink : palette.soft);
    left += this.fitter.width(header.title, header.font) + 8;
    (header.marks ?? []).forEach((mark, index) => this.mark(mark, left + index * 16, header.middle - 5));
    const change = node && this.model.changes.ofNode(node.id);
    if (change) this.badge(changeSymbols[change], x, y + 4, palette.changes[change]);
    if (look.position) this.badge(look.position, x + width, y + 4);
    context.globalAlpha = 1;
  }

  // MARK: Cards

  card(card, look) {
    const { context, palette } = this;
    const { node } = card;
    const change = this.model.changes.ofNode(node.id);
    const isRemoved = change === "removed";
    const alpha = look.isFaint ? 0.25 : 1;
    context.globalAlpha = isRemoved ? 0.65 * alpha : alpha;
    this.outline(card, look, change);
    if (look.isStart) this.start(card);
    if (card.columns.length > 0) this.columns(card);
    this.texts(card, look);
    context.globalAlpha = alpha;
    if (change) this.badge(changeSymbols[change], card.x, card.y, palette.changes[change]);
    context.globalAlpha = 1;
    if (look.position) this.badge(look.position, card.right, card.y);
  }

  outline(card, look, change) {
    const { palette } = this;
    const { node } = card;
    const isRemoved = change === "removed";
    const color = palette.kinds[node.kind];
    const stroke = look.position ? palette.path : look.isSelected || look.isFound ? palette.accent
      : change ? palette.changes[change] : color;
    const isMarked = look.isSelected || look.position || look.isFound || (change && !isRemoved);
    const isDashed = isRemoved || node.external || node.kind === "sheet" || node.kind === "popover";
    if (card.isGroup && !card.isOpen) {
      this.box({ x: card.x + 4, y: card.y + 4, width: card.width, height: card.height }, 9, palette.raised, color);
    }
    const fill = look.isSelected && card.cells.length === 0 ? palette["accent-soft"] : palette.raised;
    const radius = node.kind === "alert" || node.kind === "dialog" ? 16 : 9;
    this.box(card, radius, fill, stroke, isMarked ? 2.2 : node.kind === "screen" ? 1 : 1.3, isDashed ? [5, 3] : []);
  }

  texts(card, look) {
    const { palette } = this;
    const { node } = card;
    const color = palette.kinds[node.kind];
    if (!this.isFull && card.isBare(this.scale, this.fitter)) {
      this.box({ x: card.x + 8, y: card.y + 10, width: card.width - 16, height: card.head - 20 }, 4, color);
    } else if (!this.isFull && node.kind === "section") {
      this.sectionTexts(card);
    } else if (!this.isFull) {
      const { size, lines } = card.large(this.fitter);
      this.box({ x: card.x + 7, y: card.y + 9, width: 5, height: card.head - 18 }, 2, color);
      const top = card.y + card.head / 2 - ((lines.length - 1) * size * 1.15) / 2 + size * 0.36;
      lines.forEach((line, index) => this.text(line, card.x + 19, top + index * size * 1.15, fontOf(size, true), palette.ink));
    } else {
      this.glyph(node.kind, card.x + 10, card.y + 11, color);
      card.titles.forEach((line, index) => this.text(line, card.x + textRoom.left, card.y + 21 + index * 17, card.titleFont, palette.ink));
      const top = card.y + 20 + card.titles.length * 17;
      card.subtitles.forEach((line, index) => this.text(line, card.x + textRoom.left, top + index * 14, font.small, this.colorOf(line)));
      const marks = this.maker.marks(node);
      const right = card.right - (card.isGroup ? 36 : 18);
      marks.forEach((mark, index) => this.mark(mark, right - index * 16, card.y + 11));
    }
    if (card.isGroup) this.chevron(card.right - 13, card.y + 16, card.isOpen);
    if (card.findings.length > 0 && this.isFull) this.badge("!", card.right, card.bottom, palette.warning);
    card.rows.forEach((row, index) => this.row(card, row, index, look));
  }

  /** The title and the counts of a closed section, in a large font. */
  sectionTexts(card) {
    const { size, lines } = card.large(this.fitter);
    lines.forEach((line, index) => this.text(line, card.x + 14, card.y + 23 + index * size * 1.15, fontOf(size, true), this.palette.ink));
    const top = card.y + 23 + (lines.length - 1) * size * 1.15;
    card.subtitles.forEach((line, index) =>
      this.text(line, card.x + 14, top + (index + 1) * (size - 2) * 1.2, fontOf(size - 2), this.colorOf(line)));
  }

  colorOf(line) {
    return / findings?$/.test(line) ? this.palette.warning : this.palette.soft;
  }

  row(card, row, index, look) {
    const { palette } = this;
    const { y, height } = card.anchor(row.id);
    const isMarked = look.rowPositions?.has(row.id) || look.selectedRow === row.id;
    this.box({ x: card.x + 8, y, width: card.width - 16, height }, 5, isMarked ? palette["accent-soft"] : palette.lane);
    const change = this.model.changes.ofNode(row.id);
    const number = change === "removed" ? "" : index + 1;
    const text = `${changeSymbols[change] ?? ""}${number}\u2002${this.maker.title(row)}`;
    const room = card.width - 34;
    // The largest font with which the row fits.
    const wanted = this.isFull ? 11 : Math.min(17, 11 / this.scale);
    const size = Math.max(11, Math.min(wanted, (11 * room) / this.fitter.width(text, font.small)));
    this.text(this.fitter.fit(text, fontOf(size), room), card.x + 17, y + height / 2 + size * 0.36, fontOf(size), change ? palette.changes[change] : palette.ink);
    if (look.rowPositions?.has(row.id)) this.badge(look.rowPositions.get(row.id), card.right, y + 9);
  }

  /** The titles of a frame's columns, and the lines between the columns. */
  columns(card) {
    const { context, palette } = this;
    const size = this.isFull ? 11 : Math.min(20, 11 / this.scale);
    context.strokeStyle = palette.line;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(card.x, card.y + card.head);
    context.lineTo(card.right, card.y + card.head);
    for (const { x } of card.columns.slice(1)) {
      context.moveTo(card.x + x - frame.column / 2, card.y + card.head);
      context.lineTo(card.x + x - frame.column / 2, card.bottom);
    }
    context.stroke();
    for (const { title, x } of card.columns) this.text(title, card.x + x, card.y + card.head + frame.top / 2 + size * 0.36, fontOf(size), palette.soft);
  }

  // MARK: Marks

  glyph(name, x, y, color, scale = 1) {
    const { context } = this;
    context.strokeStyle = color;
    context.lineWidth = 1.3;
    strokeIcon(context, name, x, y, scale);
  }

  /** A triangle that points down if a group is open, otherwise to the right. */
  chevron(x, y, isOpen) {
    const { context, palette } = this;
    context.strokeStyle = palette.soft;
    context.lineWidth = 1.8;
    context.beginPath();
    for (const [index, [dx, dy]] of (isOpen ? [[-4, -2], [0, 2.5], [4, -2]] : [[-2, -4], [2.5, 0], [-2, 4]]).entries()) {
      context[index === 0 ? "moveTo" : "lineTo"](x + dx, y + dy);
    }
    context.stroke();
  }

  mark(mark, x, y) {
    const { context, palette } = this;
    context.strokeStyle = palette.soft;
    context.fillStyle = palette.soft;
    context.lineWidth = 1.2;
    context.beginPath();
    if (mark === "lock") {
      context.arc(x + 4, y + 4, 2.4, Math.PI, 0);
      context.stroke();
      context.fillRect(x, y + 4.5, 8, 5.5);
    } else if (mark === "entry") {
      for (const [step, dx, dy] of [["moveTo", 0, 5], ["lineTo", 7, 5], ["moveTo", 4, 2], ["lineTo", 7, 5], ["lineTo", 4, 8]]) context[step](x + dx, y + dy);
      context.stroke();
    } else {
      for (let arm = 0; arm < 3; arm++) {
        const angle = (arm * Math.PI) / 3;
        context.moveTo(x + 4 - 4 * Math.sin(angle), y + 5 - 4 * Math.cos(angle));
        context.lineTo(x + 4 + 4 * Math.sin(angle), y + 5 + 4 * Math.cos(angle));
      }
      context.stroke();
    }
  }

  /** Marks a card as a start of the app. */
  start(card) {
    const { context, palette } = this;
    const y = card.y + 12;
    context.fillStyle = palette.soft;
    context.strokeStyle = palette.soft;
    context.lineWidth = 1.4;
    context.beginPath();
    context.arc(card.x - 17, y, 4, 0, 2 * Math.PI);
    context.fill();
    context.beginPath();
    context.moveTo(card.x - 13, y);
    context.lineTo(card.x - 1, y);
    context.stroke();
  }

  badge(text, x, y, color = this.palette.path) {
    const { context, palette, scale } = this;
    // Badges stay readable at small scales.
    const size = Math.min(17, Math.max(11, 9 / scale));
    context.beginPath();
    context.arc(x, y, size * 0.82, 0, 2 * Math.PI);
    context.fillStyle = color;
    context.fill();
    this.text(text, x, y + size * 0.36, fontOf(size, true), palette.surface, "center");
  }

  /** The number or the change of a line, at its mark. */
  lineMark({ mark, change, count }) {
    const { palette } = this;
    if (change) return this.badge(changeSymbols[change], mark.x, mark.y, palette.changes[change]);
    const { x, y, width, height, size } = mark;
    this.box({ x: x - width / 2, y: y - height / 2, width, height }, height / 2, palette.raised, palette.edge);
    this.text(`×${count}`, x, y + size * 0.36, fontOf(size, true), palette.ink, "center");
  }
}

"""##,
        // diagram/painter.js
##"""
// Paints the diagram as a camera sees it: on the canvas, into an SVG to save, or for printing.

class Painter {
  /** `diagram` has the layout, the lines, and what is selected. */
  constructor(diagram, camera, drawing) {
    Object.assign(this, { diagram, camera, drawing });
    this.context = drawing.context;
    this.layout = diagram.layout;
    drawing.scale = camera.scale;
  }

  /** The boxes that show some nodes, with the frames around them. */
  boxesOf(ids) {
    const boxes = new Set();
    for (const id of ids) {
      const box = this.layout.box(id);
      const header = this.layout.headers.find((each) => each.id === id);
      if (header) boxes.add(id);
      else if (box) boxes.add(box.id).add(box.outer.id);
    }
    return boxes;
  }

  // MARK: Behind the cards

  /** Draws the lanes, and the lines that cross a box. */
  backdrop(box) {
    const { diagram, drawing, layout, context } = this;
    for (const lane of layout.lanes) drawing.lane(lane);
    for (const group of diagram.lines.groups.filter(({ lines }) => lines.some((line) => !line.isInner))) {
      this.lineGroup(group, group.lines.filter((line) => !line.isInner && line.crosses(box)));
    }
    this.marks(diagram.lines.all.filter((line) => !line.isInner && line.crosses(box)));
  }

  lineGroup({ style, change }, lines) {
    const { diagram, drawing, camera, context } = this;
    if (lines.length === 0) return;
    const isEmphasized = change && diagram.changed !== null;
    // Thousands of lines would hide the cards.
    const atRest = diagram.lines.all.length > 800 && !change ? 0.5 : 1;
    context.globalAlpha = diagram.isFaint && !isEmphasized ? 0.2 : atRest;
    context.strokeStyle = context.fillStyle = change ? drawing.palette.changes[change] : drawing.palette.edge;
    // Lines keep a width that is visible at small scales.
    context.lineWidth = Math.max(change === "removed" ? 1 : style.width, Math.min(3, 0.9 / camera.scale));
    context.setLineDash(camera.scale < 0.25 ? [] : style.dash);
    context.beginPath();
    for (const line of lines) line.addTo(context);
    context.stroke();
    context.setLineDash([]);
    if (camera.scale <= 0.2) return;
    context.beginPath();
    for (const line of lines) line.addArrowsTo(context);
    context.fill();
  }

  /** The numbers and the badges of lines. */
  marks(lines) {
    if (this.camera.scale <= 0.2) return;
    for (const line of lines.filter(({ mark }) => mark)) {
      this.context.globalAlpha = this.diagram.isFaint && !(line.change && this.diagram.changed !== null) ? 0.2 : 1;
      this.drawing.lineMark(line);
    }
    this.context.globalAlpha = 1;
  }

  // MARK: The cards

  /** Marks the cards of nodes that have diagnostics. */
  diagnostics() {
    const order = ["note", "warning", "error"];
    const worst = new Map();
    for (const { node, severity } of this.diagram.diagnostics) {
      const box = this.layout.box(node);
      if (box && order.indexOf(severity) > order.indexOf(worst.get(box))) worst.set(box, severity);
    }
    for (const [box, severity] of worst) this.drawing.badge("!", box.x, box.y, this.drawing.palette.severities[severity]);
  }

  foreground() {
    const { diagram, drawing } = this;
    const emphasized = diagram.emphasized(drawing.palette);
    for (const { line, color, width } of emphasized.filter(({ line }) => !line.isInner)) this.line(line, { ...line.style, width }, color);
    this.navigationPath();
    this.headers();
    this.cards();
    this.diagnostics();
    for (const group of diagram.lines.groups) this.lineGroup(group, group.lines.filter((line) => line.isInner));
    this.stubs(diagram.lines.all.filter((line) => line.isFramed), drawing.palette.edge, 1.5);
    this.marks(diagram.lines.all.filter((line) => line.isInner));
    for (const { line, color, width } of emphasized.filter(({ line }) => line.isInner)) this.line(line, { ...line.style, width }, color);
    for (const { line, color, width } of emphasized.filter(({ line }) => line.isFramed)) this.stubs([line], color, width);
    this.context.globalAlpha = 1;
    this.navigationPath(true);
  }

  /** Draws the parts of lines that are inside of frames, from the frame's side to the cell. */
  stubs(lines, color, width) {
    const { context, diagram, drawing } = this;
    context.globalAlpha = diagram.isFaint && color === drawing.palette.edge ? 0.2 : 1;
    context.strokeStyle = context.fillStyle = color;
    for (const line of lines) {
      context.lineWidth = Math.max(width, Math.min(3, 0.9 / this.camera.scale));
      context.setLineDash(line.style.dash);
      context.beginPath();
      line.addStubsTo(context);
      context.stroke();
    }
    context.setLineDash([]);
    context.beginPath();
    for (const line of lines) line.addArrowsTo(context);
    context.fill();
  }

  line(line, style, color) {
    const { context, camera, drawing } = this;
    context.strokeStyle = context.fillStyle = color;
    context.lineWidth = Math.max(style.width, Math.min(3, 1.2 / camera.scale));
    context.setLineDash(camera.scale < 0.25 ? [] : style.dash);
    context.beginPath();
    line.addTo(context);
    context.stroke();
    context.setLineDash([]);
    context.beginPath();
    line.addArrowsTo(context);
    context.fill();
    if (line.mark && camera.scale > 0.2) drawing.lineMark(line);
  }

  /** Draws lines along the nodes that a link shows: those inside of frames, or the others. */
  navigationPath(isInner = false) {
    const { diagram, layout, drawing } = this;
    const boxes = diagram.navigationPath.map(({ id }) => layout.box(id)).filter(Boolean);
    for (let index = 1; index < boxes.length; index++) {
      const [from, to] = [boxes[index - 1], boxes[index]];
      if (from === to || from === to.outer || from.outer === to) continue;
      const known = diagram.lines.all.find((line) => line.from === from && line.to === to);
      const line = known ?? diagram.lines.extraLine(from, to);
      if (line.isInner === isInner) this.line(line, { dash: [], width: 3 }, drawing.palette.path);
    }
  }

  get positions() {
    const positions = new Map();
    this.diagram.navigationPath.forEach(({ id }, index) => {
      if (!positions.has(id)) positions.set(id, String(index + 1));
    });
    return positions;
  }

  headers() {
    const { diagram, drawing, layout, positions } = this;
    const near = diagram.near && this.boxesOf(diagram.near);
    for (const header of layout.headers) {
      const isNear = near?.has(header.id) || positions.has(header.id) || diagram.found?.has(header.id);
      drawing.header(header, {
        position: positions.get(header.id), isFaint: header.id !== null && !header.band && diagram.isAnyEmphasized && !isNear,
        isSelected: header.id !== null && (header.id === diagram.selected || header.id === diagram.hovered),
      });
    }
  }

  cards() {
    const { diagram, camera, layout, drawing, positions } = this;
    const [first, last] = [camera.toWorld(0, 0), camera.toWorld(camera.width, camera.height)];
    const [near, found, changed] = [diagram.near, diagram.found, diagram.changed].map((ids) => ids && this.boxesOf(ids));
    const onPath = this.boxesOf(positions.keys());
    const selected = diagram.selected === null ? null : layout.box(diagram.selected)?.id;
    const isTab = layout.headers.some(({ id }) => id !== null && id === diagram.selected);
    for (const card of layout.boxes) {
      if (card.x > last.x || card.y > last.y || card.right + 12 < first.x || card.bottom < first.y - 12) continue;
      const { id } = card;
      const rowPositions = new Map(card.rows.filter((row) => positions.has(row.id)).map((row) => [row.id, positions.get(row.id)]));
      const isEmphasized = [near, found, changed, onPath].some((ids) => ids?.has(id));
      this.context.open?.(drawing.maker.title(card.node), diagram.description(card));
      drawing.card(card, {
        isFound: found?.has(id) && card.cells.length === 0, rowPositions, selectedRow: diagram.selected, position: positions.get(id),
        isStart: layout.isStart(card) && card.node.kind !== "tab", isSelected: (id === selected && !isTab) || id === diagram.hovered,
        isFaint: diagram.isAnyEmphasized && !isEmphasized && id !== diagram.hovered,
      });
      this.context.close?.();
    }
  }
}

"""##,
        // diagram/camera.js
##"""
// The visible part of the diagram: its center and a scale, changed at once or with an animation.

class Camera {
  constructor(onChange) {
    this.x = 0;
    this.y = 0;
    this.scale = 1;
    this.width = 1;
    this.height = 1;
    this.onChange = onChange;
    this.animation = null;
    /** The height of the elements that cover the top of the view. */
    this.topInset = 0;
    /** Whether the whole diagram was fitted into the view, and the user has not moved it since. */
    this.showsAll = false;
  }

  get limits() {
    return { min: 0.02, max: 4 };
  }

  toWorld(x, y) {
    return { x: (x - this.width / 2) / this.scale + this.x, y: (y - this.height / 2) / this.scale + this.y };
  }

  pan(x, y) {
    this.animation = null;
    this.showsAll = false;
    this.x -= x / this.scale;
    this.y -= y / this.scale;
    this.onChange();
  }

  /** Zooms around a point of the view, which stays in place. */
  zoom(factor, x = this.width / 2, y = this.height / 2) {
    this.animation = null;
    this.showsAll = false;
    const before = this.toWorld(x, y);
    this.scale = Math.min(this.limits.max, Math.max(this.limits.min, this.scale * factor));
    const after = this.toWorld(x, y);
    this.x += before.x - after.x;
    this.y += before.y - after.y;
    this.onChange();
  }

  /** Moves the center without an animation. */
  moveTo(x, y) {
    this.animation = null;
    this.showsAll = false;
    [this.x, this.y] = [x, y];
    this.onChange();
  }

  /** Moves the view so that a box is visible, at a smaller scale if it has to. */
  reveal(box) {
    const room = 24;
    const scale = Math.max(0.5, Math.min(this.scale, (this.width - room) / box.width, (this.height - this.topInset - room) / box.height));
    const [halfWidth, halfHeight] = [(this.width - room) / 2 / scale, (this.height - this.topInset - room) / 2 / scale];
    // If the box is too large, its top left corner is visible.
    const x = Math.min(Math.max(this.x, box.x + box.width - halfWidth), box.x + halfWidth);
    const y = Math.min(Math.max(this.y, box.y + box.height - halfHeight), box.y + halfHeight);
    this.flyTo({ x, y, scale }, true);
  }

  /** Fits a box into the view, with a margin, at no more than 115 percent of its size. */
  show(box, isSmooth = true) {
    const room = 48;
    const height = this.height - this.topInset - room;
    const fitting = Math.min(1.15, (this.width - room) / Math.max(box.width, 1), height / Math.max(box.height, 1));
    const scale = Math.max(fitting, this.limits.min);
    this.flyTo(
      { x: box.x + box.width / 2, y: box.y + box.height / 2 - this.topInset / 2 / scale, scale }, isSmooth);
  }

  flyTo(goal, isSmooth) {
    this.showsAll = false;
    if (!isSmooth || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.animation = null;
      Object.assign(this, goal);
    } else {
      this.animation = { from: { x: this.x, y: this.y, scale: this.scale }, goal, start: performance.now() };
    }
    this.onChange();
  }

  /** Advances the animation to a time. Returns whether it continues. */
  step(now) {
    if (!this.animation) return false;
    const { from, goal, start } = this.animation;
    const time = Math.min(1, Math.max(0, (now - start) / 280));
    const eased = 1 - (1 - time) ** 3;
    this.scale = from.scale * (goal.scale / from.scale) ** eased;
    this.x = from.x + (goal.x - from.x) * eased;
    this.y = from.y + (goal.y - from.y) * eased;
    if (time === 1) this.animation = null;
    return this.animation !== null;
  }
}

"""##,
        // diagram/backdrop.js
##"""
// Caches lanes and lines in an offscreen canvas, as thousands of curves take longer than a frame to draw. The cache is
// redrawn when the view stops moving, or leaves the area that the cache covers.

class Backdrop {
  /** `paint(context, box)` draws the lanes and lines that cross a box. */
  constructor(paint, redraw) {
    this.paint = paint;
    this.redraw = redraw;
    this.canvas = document.createElement("canvas");
    this.context = this.canvas.getContext("2d");
    this.cached = null;
    this.timer = null;
  }

  invalidate() {
    this.cached = null;
  }

  /** Draws the cached lanes and lines. They are redrawn if `state` differs from last time. */
  draw(target, camera, ratio, state) {
    const view = { x: camera.x, y: camera.y, scale: camera.scale, ratio, width: camera.width, height: camera.height, state };
    if (!this.cached || !this.covers(view)) this.render(view);
    const { cached } = this;
    const factor = view.scale / cached.scale;
    const [width, height] = [this.canvas.width * factor, this.canvas.height * factor];
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.drawImage(
      this.canvas, target.canvas.width / 2 + (cached.x - view.x) * view.scale * ratio - width / 2,
      target.canvas.height / 2 + (cached.y - view.y) * view.scale * ratio - height / 2, width, height);
    clearTimeout(this.timer);
    if (view.x === cached.x && view.y === cached.y && factor === 1) return;
    this.timer = setTimeout(() => {
      this.invalidate();
      this.redraw();
    }, 140);
  }

  /** Whether the cache covers a view at nearly the same scale. */
  covers(view) {
    const { cached } = this;
    const factor = view.scale / cached.scale;
    if (view.state !== cached.state || view.ratio !== cached.ratio || view.width !== cached.width || view.height !== cached.height) return false;
    if (factor < 0.72 || factor > 1.6) return false;
    const [right, down] = [Math.abs(view.x - cached.x) * view.scale, Math.abs(view.y - cached.y) * view.scale];
    return right <= view.width * (factor * margin - 0.5) + 1 && down <= view.height * (factor * margin - 0.5) + 1;
  }

  render(view) {
    this.cached = view;
    this.canvas.width = Math.round(view.width * view.ratio * 2 * margin);
    this.canvas.height = Math.round(view.height * view.ratio * 2 * margin);
    const scale = view.scale * view.ratio;
    this.context.setTransform(
      scale, 0, 0, scale, this.canvas.width / 2 - view.x * scale, this.canvas.height / 2 - view.y * scale);
    const [width, height] = [this.canvas.width / scale, this.canvas.height / scale];
    this.paint(this.context, { left: view.x - width / 2, top: view.y - height / 2, right: view.x + width / 2, bottom: view.y + height / 2 });
  }
}

/** Half the size of the cached area, relative to the view. */
const margin = 0.7;

"""##,
        // diagram/diagram.js
##"""
// The diagram: what of the graph is shown and selected, and the canvas that shows it.

class Diagram {
  /** `events` has the callbacks `choose(id)`, `toggle(name)` and `clear()`. */
  constructor(model, canvas, events) {
    this.canvas = canvas;
    this.events = events;
    this.context = canvas.getContext("2d");
    this.camera = new Camera(() => this.redraw());
    this.backdrop = new Backdrop((context, box) => this.painter(context).backdrop(box), () => this.redraw());
    /** The nodes and the severities of the diagnostics of a served graph. */
    this.diagnostics = [];
    this.use(model);
    new ResizeObserver(() => this.resize()).observe(canvas);
    new PointerInput(this);
  }

  /** Shows another graph, or another version of it. */
  use(model) {
    this.model = model;
    this.maker = new CardMaker(model, new TextFitter(this.context));
    this.drawing = new Drawing(model, this.maker, this.context, 1);
    this.lanes = new LaneFinder(model);
    this.selected = null;
    /** The id of the card or the header under the pointer, or that the keyboard has reached. */
    this.hovered = null;
    /** The emphasized nodes, while all others are faint; null if no node is emphasized. */
    this.near = null;
    this.found = null;
    /** The changed nodes, if only they are to be emphasized; otherwise null. */
    this.changed = null;
    this.navigationPath = [];
    this.layout = null;
  }

  /** Lays out the graph, or the part of it with the ids in `shown`. */
  arrange(shown, groups) {
    this.layout = new Layout(this.model, this.maker, groups, this.lanes, shown);
    this.lines = new Lines(this.model, this.layout);
    this.backdrop.invalidate();
    this.redraw();
  }

  resize() {
    const box = this.canvas.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    const isFirst = this.camera.width === 1;
    this.camera.width = box.width;
    this.camera.height = box.height;
    this.ratio = window.devicePixelRatio || 1;
    this.canvas.width = Math.round(box.width * this.ratio);
    this.canvas.height = Math.round(box.height * this.ratio);
    if (!this.layout) return;
    if (isFirst || this.camera.showsAll) this.showAll(false);
    this.draw(performance.now());
  }

  updateColors() {
    this.drawing.palette = new Palette();
    this.backdrop.invalidate();
    this.redraw();
  }

  get isAnyEmphasized() {
    return this.near !== null || this.changed !== null || this.found !== null || this.navigationPath.length > 0;
  }

  // MARK: What is shown

  /** The box of the whole diagram. */
  get bounds() {
    const right = Math.max(this.layout.width + gap.side, ...this.lines.all.map((line) => line.box.right));
    return { x: -gap.side, y: 0, width: right + gap.side, height: this.layout.height };
  }

  showAll(isSmooth = true) {
    this.camera.show(this.bounds, isSmooth);
    this.camera.showsAll = true;
  }

  /** The box of a card or of a header. */
  boxOf(id) {
    return this.layout.headers.find((header) => header.id === id) ?? this.layout.box(id);
  }

  /** Fits some nodes into the view. With `onlyIfUnseen`, the camera does not move if all of them are visible. */
  showNodes(ids, onlyIfUnseen = false, isSmooth = true) {
    const boxes = [...new Set([...ids].map((id) => this.boxOf(id)))].filter(Boolean);
    if (boxes.length === 0) return;
    const left = minOf(boxes, (box) => box.x);
    const top = minOf(boxes, (box) => box.y);
    const right = maxOf(boxes, (box) => box.x + box.width);
    const bottom = maxOf(boxes, (box) => box.y + box.height);
    const [first, last] = [this.camera.toWorld(0, 0), this.camera.toWorld(this.camera.width, this.camera.height)];
    const isSeen = left >= first.x && top >= first.y && right <= last.x && bottom <= last.y;
    if (onlyIfUnseen && isSeen && this.camera.scale > 0.4) return;
    this.camera.show({ x: left - 40, y: top - 40, width: right - left + 80, height: bottom - top + 80 }, isSmooth);
  }

  /** Fits a node and its neighbors into the view, or only the node if the text would be too small. */
  showAround(id, near, isSmooth) {
    const box = this.boxOf(id);
    if (!box) return;
    this.showNodes(near.keys(), isSmooth, isSmooth);
    const scale = this.camera.animation?.goal.scale ?? this.camera.scale;
    if (scale < 0.5) this.camera.flyTo({ x: box.x + box.width / 2, y: box.middle, scale: 0.8 }, isSmooth);
  }

  /** Changes what is shown, while a card or a header, or what replaces it, stays at its place on the screen. */
  keepInPlace(id, change) {
    const before = this.boxOf(id);
    change();
    const after = this.boxOf(id);
    if (before && after) this.camera.moveTo(this.camera.x + after.x - before.x, this.camera.y + after.y - before.y);
  }

  /** Moves the view so that an opened card can be seen, or to all if that was shown before and is still readable. */
  showOpened(id, showedAll) {
    const { bounds, camera } = this;
    const { band } = this.boxOf(id) ?? {};
    const fits = Math.min(camera.width / bounds.width, camera.height / bounds.height) > 0.55;
    if (showedAll && fits) this.showAll();
    else if (band) camera.reveal({ x: band.left, y: band.top, width: band.width, height: band.height });
  }

  // MARK: Finding nodes

  /** What is at a point of the view: the id of a node or a section, and whether the point is at the mark that opens and closes it. */
  itemAt(x, y) {
    const point = this.camera.toWorld(x, y);
    const isIn = (box) => point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height;
    const header = this.layout.headers.find((each) => each.id !== null && isIn(each));
    if (header) return { id: header.id, card: header.id, isToggle: Boolean(header.band) };
    const card = this.layout.boxes.findLast(isIn);
    if (!card) return null;
    const row = card.rows[Math.floor((point.y - card.y - card.head) / rowHeight)];
    const isToggle = card.node.kind === "section" || (card.isGroup && point.x > card.right - 28 && point.y < card.y + card.head);
    return { id: (row ?? card.node).id, card: card.id, isToggle, isClosed: card.isGroup && !card.isOpen };
  }

  /** The nearest card in a direction. Sideways distance counts 2.5 times. */
  neighbor(id, [x, y]) {
    const from = this.boxOf(id);
    if (!from) return null;
    const middle = (box) => box.x + box.width / 2;
    let best = null;
    let bestDistance = Infinity;
    for (const card of this.layout.boxes) {
      const [right, down] = [middle(card) - middle(from), card.middle - from.middle];
      const along = right * x + down * y;
      if (along <= 4 || card.id === id) continue;
      const distance = along + 2.5 * Math.abs(right * y + down * x);
      if (distance < bestDistance) [best, bestDistance] = [card.id, distance];
    }
    return best;
  }

  /** A sentence about a card, for screen readers and pictures. */
  description(card) {
    const { node } = card;
    const kind = node.kind === "section" ? "closed section" : this.model.kind(node);
    const to = this.lines.all.filter((line) => line.from === card || (line.hasBoth && line.to === card))
      .map((line) => this.maker.title((line.from === card ? line.to : line.from).node));
    const needs = node.requires.length > 0 ? [`needs ${node.requires.join(", ")}`] : [];
    const leads = to.length > 0 ? [`leads to ${[...new Set(to)].join(", ")}`] : [];
    return [kind, ...(node.kind === "split" ? [] : card.lines.filter((line) => line !== kind)), ...needs, ...leads].join(", ");
  }

  // MARK: Drawing

  redraw() {
    if (this.frame || !this.ratio || !this.layout) return;
    this.frame = requestAnimationFrame((now) => {
      this.frame = null;
      this.draw(now);
    });
  }

  /** A painter for the canvas, or for a context with the size of the view. */
  painter(context = this.context) {
    const drawing = context === this.context ? this.drawing
      : Object.assign(Object.create(this.drawing), { context, palette: this.drawing.palette });
    return new Painter(this, this.camera, drawing);
  }

  draw(now) {
    const { context, camera, drawing } = this;
    if (camera.step(now)) this.redraw();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = drawing.palette.ground;
    context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    this.isFaint = this.isAnyEmphasized || this.emphasized(drawing.palette).length > 0;
    this.backdrop.draw(context, camera, this.ratio, `${this.isFaint} ${this.changed !== null}`);
    const scale = camera.scale * this.ratio;
    context.setTransform(
      scale, 0, 0, scale, this.canvas.width / 2 - camera.x * scale, this.canvas.height / 2 - camera.y * scale);
    this.painter().foreground();
    context.setTransform(1, 0, 0, 1, 0, 0);
  }

  /** The emphasized lines: those of the node under the pointer or of the selected node, and those between nearby nodes. */
  emphasized(palette) {
    const id = this.hovered ?? this.selected;
    const { byID } = this.model;
    const isFrom = ({ routes, from, hasBoth, to }) => routes.some((route) => route.from === id) || from.id === id || (hasBoth && to.id === id);
    const isTo = ({ routes, to }) => routes.some((route) => route.to === id) || to.id === id;
    return this.lines.all.flatMap((line) => {
      if (id !== null && isFrom(line)) return [{ line, color: palette.accent, width: 2.2 }];
      if (id !== null && isTo(line)) return [{ line, color: palette.in, width: 2.2 }];
      const isNear = this.near && line.routes.some((route) => byID.has(route.from) && this.near.has(route.from) && this.near.has(route.to));
      return isNear ? [{ line, color: line.change ? palette.changes[line.change] : palette.soft, width: line.style.width }] : [];
    });
  }

  /** The diagram as an SVG: the view as it is, or the whole diagram in the current colors. */
  svg(isWhole = false) {
    const camera = new Camera(() => {});
    const { x, y, width, height } = this.bounds;
    const scale = Math.min(1, 1060 / width, 700 / height);
    const view = isWhole ? { x: x + width / 2, y: y + height / 2, scale, width: width * scale + 20, height: height * scale + 20 } : this.camera;
    for (const key of ["x", "y", "scale", "width", "height"]) camera[key] = view[key];
    const drawing = Object.assign(Object.create(this.drawing), { palette: new Palette() });
    const context = new SVGContext(camera, drawing.palette.ground, `The navigation of ${this.model.graph.name}`);
    drawing.context = context;
    const painter = new Painter(this, camera, drawing);
    const [first, last] = [camera.toWorld(0, 0), camera.toWorld(camera.width, camera.height)];
    painter.backdrop({ left: first.x, top: first.y, right: last.x, bottom: last.y });
    painter.foreground();
    return context;
  }
}

"""##,
        // diagram/pointer.js
##"""
// Handles mouse, pen and touch input on the diagram.

class PointerInput {
  constructor(diagram) {
    this.diagram = diagram;
    this.pointers = new Map();
    this.traveled = 0;
    const { canvas } = diagram;
    canvas.addEventListener("pointerdown", (event) => this.down(event));
    canvas.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, (event) => this.up(event));
    canvas.addEventListener("pointerleave", () => this.hover(null));
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    canvas.addEventListener("dblclick", (event) => {
      const { x, y } = this.position(event);
      if (diagram.itemAt(x, y) === null) diagram.camera.zoom(1.6, x, y);
    });
  }

  position(event) {
    const box = this.diagram.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  down(event) {
    if (event.button !== 0) return;
    this.diagram.canvas.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, this.position(event));
    if (this.pointers.size === 1) this.traveled = 0;
  }

  move(event) {
    const now = this.position(event);
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      this.hover(this.diagram.itemAt(now.x, now.y));
      return;
    }
    this.traveled += Math.hypot(now.x - before.x, now.y - before.y);
    const { camera, canvas } = this.diagram;
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, now);
    if (other) {
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      camera.zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else if (this.traveled > 4) {
      canvas.classList.add("moving");
      camera.pan(now.x - before.x, now.y - before.y);
    }
  }

  up(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    this.diagram.canvas.classList.remove("moving");
    if (event.type === "pointercancel" || this.traveled > 4 || this.pointers.size > 0) return;
    const { x, y } = this.position(event);
    const { events } = this.diagram;
    const item = this.diagram.itemAt(x, y);
    if (item === null) {
      events.clear();
      return;
    }
    if (item.isToggle || item.isClosed) events.toggle(item.card);
    if (!item.isToggle) events.choose(item.id);
  }

  hover(item) {
    const { diagram } = this;
    diagram.canvas.classList.toggle("over", item !== null);
    const card = item?.card ?? null;
    if (diagram.hovered === card) return;
    diagram.hovered = card;
    diagram.redraw();
  }

  wheel(event) {
    event.preventDefault();
    const { x, y } = this.position(event);
    const unit = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? 300 : 1;
    if (event.shiftKey) {
      this.diagram.camera.pan(-(event.deltaX || event.deltaY) * unit, 0);
    } else {
      // Browsers report a pinch on a trackpad as a wheel event with the control key, in smaller steps.
      this.diagram.camera.zoom(Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
    }
  }
}

"""##,
        // panels/details.js
##"""
// The panel about a node: its properties, its links, and the routes to and from it.

class Details {
  /** `events`: `choose(id)`, `follow(url)`. */
  constructor(model, panel, events) {
    this.model = model;
    this.panel = panel;
    this.events = events;
    this.changes = new ChangeList(this);
  }

  show(id) {
    const node = id === null ? null : this.model.byID.get(id);
    this.panel.replaceChildren(...(node ? this.node(node) : this.overview()));
    this.panel.scrollTop = 0;
  }

  // MARK: The whole graph

  overview() {
    const { graph } = this.model;
    const counts = new Map();
    for (const node of graph.nodes) counts.set(node.kind, (counts.get(node.kind) ?? 0) + 1);
    const size = [counted(graph.nodes.length, "node"), counted(graph.routes.length, "route"), counted(graph.links.length, "link")].join(", ");
    const legend = [...counts].map(([kind, count]) => element("span", {}, icon(kind), `${kind} · ${count}`));
    const roots = graph.roots.map((root) => {
      const when = root.when.length > 0 ? `when ${root.when.join(", ")}` : "";
      return element("li", {}, root.node === null
        ? element("span", { class: "row" }, element("span", { class: "grow" }, "the tabs"), element("small", {}, when))
        : this.row(root.node, when));
    });
    if (graph.launching) roots.unshift(element("li", {}, this.row(graph.launching, "until conditions are known")));
    return [
      element("h2", {}, graph.name), element("div", { class: "sub" }, size),
      graph.doc && element("p", {}, graph.doc),
      ...this.changes.all(),
      element("p", { class: "muted" }, "Choose a node to see what is around it, or paste a URL to see where it leads."),
      element("h3", {}, "Nodes"), element("div", { class: "legend" }, legend),
      element("h3", {}, "Lines"), element("div", { class: "legend" }, this.lineLegend()),
      element("h3", {}, "Starts with"), element("ul", { class: "list" }, roots),
      ...this.section("Conditions", graph.conditions.map((condition) => element("li", { class: "entry" },
        element("code", {}, condition.id), condition.otherwise && element("small", { class: "muted" }, " otherwise "),
        condition.otherwise && this.nodeLink(condition.otherwise),
        condition.doc && element("div", { class: "muted" }, condition.doc)))),
      ...this.section("From anywhere", this.model.fromAnywhere.map((route) =>
        element("li", {}, this.row(route.to, this.changes.describe(route), this.model.changes.ofRoute(route))))),
    ].filter(Boolean);
  }

  /** A sample of each style of lines. */
  lineLegend() {
    const samples = [["push", "pushes"], ["sheet", "presents"], ["cover", "covers"], ["popTo", "falls back, or goes back"]];
    return samples.map(([transition, title]) => {
      const { dash, width } = lineStyle({ transition });
      const sample = svgElement("svg", { viewBox: "0 0 32 16", class: "sample", "aria-hidden": "true" });
      sample.append(svgElement("path", { d: "M1 8H31", stroke: "currentColor", "stroke-width": width, "stroke-dasharray": dash.join(" ") || "none" }));
      return element("span", {}, sample, title);
    });
  }

  // MARK: A node

  node(node) {
    return [
      element("h2", {}, this.model.title(node)),
      element("div", { class: "sub" }, icon(node.kind), this.model.kind(node), node.title ? element("code", {}, node.id) : null),
      ...this.changes.of(node),
      ...this.chips(node),
      node.doc && element("p", {}, node.doc),
      ...this.deprecated(node),
      ...this.findings(node),
      ...this.parameters("Parameters", node.parameters),
      ...this.parameters("Data", node.flowDetail?.data ?? []),
      ...this.links(node),
      ...this.plan(node),
      ...this.actions(node),
      ...this.routeList("Leads to", this.model.outgoing.get(node.id), "to"),
      ...this.routeList("Reached from", this.model.incoming.get(node.id), "from"),
      ...this.anywhere(node),
      ...this.position(node),
    ].filter(Boolean);
  }

  chips(node) {
    const { graph } = this.model;
    const chips = [
      ...node.requires.map((condition) => `needs ${condition}`),
      ...(node.tabDetail?.visible ?? []).map((condition) => `hidden unless ${condition}`),
      ...(node.stepDetail?.when ?? []).map((condition) => `left out unless ${condition}`),
      (node.stepDetail?.skippable || node.flowDetail?.skippable) && "can be skipped",
      graph.launching === node.id && "shown until conditions are known",
      node.entry && "opened from outside", node.external && "external", node.destructive && "destructive",
      node.returns && `returns ${node.returns}`, !node.reachable && "not reachable",
      node.section && `section ${node.section}`, node.owner && `owner ${node.owner}`, ...node.tags.map((tag) => "#" + tag),
    ].filter(Boolean);
    return chips.length === 0 ? [] : [element("p", { class: "sub" }, chips.map((text) => element("span", { class: "chip" }, text)))];
  }

  deprecated(node) {
    if (!node.deprecated) return [];
    const { message, since, until, use } = node.deprecated;
    const words = ["Deprecated", since && `since ${since}`, until && `until ${until}`].filter(Boolean).join(" ");
    return [element("p", {}, `${words}${message ? `: ${message}` : ""} `, use && this.nodeLink(use))];
  }

  findings(node) {
    return this.section("Findings", this.model.findings(node).map(({ severity, rule, message }) =>
      element("li", { class: "entry" }, element("strong", {}, severity), ` ${message} `, element("code", {}, rule))));
  }

  parameters(title, parameters) {
    if (parameters.length === 0) return [];
    const rows = parameters.map((parameter) => {
      const notes = [
        parameter.default !== null && parameter.default.length !== 0 && `default ${shownValue(parameter.default)}`,
        parameter.from && `from ${parameter.from}`,
        parameter.transient && "in memory only", parameter.sensitive && "never in a URL", parameter.doc,
      ].filter(Boolean);
      return element("tr", {}, element("th", { scope: "row", class: "mono" }, parameter.id),
        element("td", { class: "mono" }, parameter.type), element("td", { class: "muted" }, notes.join(", ")));
    });
    return [element("h3", {}, title), element("table", { class: "values" }, element("tbody", {}, rows))];
  }

  links(node) {
    return this.section("Links", this.model.patterns(node).map((link) => element("li", {},
      element("code", {}, breakable(link.pattern)), link.canonical ? null : element("small", { class: "muted" }, " alias"),
      link.example ? element("div", {}, this.urlLink(link.example)) : null)));
  }

  /** What a link to the node shows. Empty if the node itself is not in it. */
  plan(node) {
    const { plan } = node;
    if (!plan) return [];
    if (plan.then) {
      return this.section("A link runs it, then shows", node.actionDetail.outcomes.map(({ node: id, values }) =>
        element("li", {}, this.row(id, values.join(", ")))));
    }
    const example = this.model.patterns(node).find((link) => link.example)?.example;
    const shown = this.model.navigationPath(example ? this.model.answers.answer(example) : null);
    const path = shown.filter(({ id }) => this.model.byID.has(id));
    if (!path.some(({ id }) => id === node.id)) return [];
    return [
      ...this.onTop(node.onTopOf),
      element("h3", {}, "A link opens it on"),
      element("ol", { class: "stack" }, path.map((entry, index) => element("li", { "data-position": index + 1 },
        this.row(entry.id, entry.as)))),
      plan.requires.length > 0 ? element("p", { class: "muted" }, `needs ${plan.requires.join(", ")}`) : null,
    ];
  }

  /** The nodes on top of which a link shows a node. */
  onTop(ids) {
    if (ids.length === 0) return [];
    const items = ids.map((id) => element("li", {}, id === "*" ? "any view" : this.row(id, "")));
    return [element("h3", {}, "A link opens it on top of"), element("ul", { class: "list" }, items),
      element("p", { class: "muted" }, "and otherwise:")];
  }

  actions(node) {
    const detail = node.alertDetail ?? node.dialogDetail;
    if (!detail) return [];
    const message = detail.message ? [element("p", {}, detail.message)] : [];
    return [...message, ...this.section("Actions", detail.actions.map((action) => element("li", {},
      element("span", { class: "row" }, element("span", { class: "grow" }, action.label ?? action.id),
        element("small", {}, action.role ?? ""), action.to ? this.nodeLink(action.to) : null))))];
  }

  routeList(title, routes, end) {
    return this.section(`${title}${routes.length > 0 ? ` · ${routes.length}` : ""}`,
      routes.map((route) => element("li", {},
        this.row(route[end], this.changes.describe(route), this.model.changes.ofRoute(route)))));
  }

  anywhere(node) {
    return !this.model.anywhereIDs.has(node.id) ? [] : [element("p", { class: "muted" }, "Also reached from anywhere.")];
  }

  position(node) {
    if (!node.position) return [];
    const { file, line, column } = node.position;
    return [element("h3", {}, "Declared"), element("code", {}, `${file}:${line}:${column}`)];
  }

  /** How a route is taken: `sheet when signedIn`. */
  describe(route) {
    const how = { tabRoot: "root", column: "column", step: "step", then: "then" }[route.cause] ?? route.transition;
    const columns = route.transition === "push" && route.fills.length > 0 ? ` or fills a column of ${route.fills.join(" and ")}` : "";
    const words = route.cause === "otherwise" ? [`unless ${route.condition}`] : [how + columns];
    if (route.popsTo) words.push(`from ${route.popsTo}`);
    if (route.label) words.push(`“${route.label}”`);
    if (route.when.length > 0) words.push(`when ${route.when.join(", ")}`);
    const fixed = Object.entries(route.params).map(([name, source]) =>
      `${name}: ${source.parameter === undefined ? shownValue(source.value) : `{${source.parameter}}`}`);
    if (fixed.length > 0) words.push(`(${fixed.join(", ")})`);
    return words.filter(Boolean).join(" ");
  }

  // MARK: Elements

  section(title, items) {
    return items.length === 0 ? [] : [element("h3", {}, title), element("ul", { class: "list" }, items)];
  }

  /** A row for a node. `change` is the change of a route to or from the node, by default that of the node. */
  row(id, note, change = this.model.changes.ofNode(id)) {
    const node = this.model.byID.get(id);
    return element("button", { type: "button", class: "row", onclick: () => this.events.choose(id) },
      changeBadge(change) ?? null, icon(node.kind), element("span", { class: "grow" }, this.model.title(node)), element("small", {}, note));
  }

  nodeLink(id) {
    return element("button", { type: "button", class: "link", onclick: () => this.events.choose(id) },
      this.model.title(this.model.byID.get(id)));
  }

  urlLink(url) {
    return element("button", { type: "button", class: "link mono", onclick: () => this.events.follow(url) }, breakable(url));
  }
}

/** A value as text. The empty string is shown as two quotes. */
function shownValue(value) {
  if (value === null || value === undefined) return "none";
  if (Array.isArray(value)) return `[${value.map(shownValue).join(", ")}]`;
  const text = String(value);
  return text === "" ? "\"\"" : text;
}

"""##,
        // panels/urlbox.js
##"""
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
      element("p", { class: "verdict bad" }, "No match"), element("p", {}, answer.reason),
      ...this.details.section("Nearest", nearest),
    ];
  }
}

"""##,
        // panels/table.js
##"""
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


"""##,
        // panels/search.js
##"""
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

"""##,
        // panels/outline.js
##"""
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

"""##,
        // panels/address.js
##"""
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

"""##,
        // controls.js
##"""
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

"""##,
        // keyboard.js
##"""
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

"""##,
        // main.js
##"""
// Connects the parts of the page. Everything that is shown is derived from one state.

class Page {
  constructor(graph) {
    this.events = {
      choose: (id) => this.address.change({ node: id, search: "", view: "diagram", panel: this.state.panel === "list" ? "list" : "" }, true),
      clear: () => this.clear(),
      follow: (url) => this.follow(url),
      search: (text) => this.address.change({ search: text }),
      sort: (column, isDescending) => this.address.change({ sort: String(column), order: isDescending ? "down" : "" }),
      toggle: (id) => this.toggle(groupName(id)),
      reach: (id) => this.reach(id),
    };
    this.address = new Address((isFromAddress) => this.update(isFromAddress));
    this.updateColors("");
    this.diagram = new Diagram(new Model(graph), byID("canvas"), this.events);
    this.search = new SearchBox(this.events);
    this.outline = new Outline(this.diagram, byID("outline"), this.events);
    this.changes = new ChangeBar({
      choose: this.events.choose, show: (isOnly) => this.address.change({ changes: isOnly ? "1" : "" }),
    });
    this.use(this.diagram.model);
    connectControls(this);
    new Keyboard(this);
    this.diagram.resize();
    this.address.read();
  }

  /** Shows a document of another version of the graph. The view, the selection and the open cards stay the same. */
  show(graph) {
    const { diagram } = this;
    const anchor = diagram.selected ?? diagram.layout.boxes[0]?.id;
    const wasAll = diagram.camera.showsAll;
    this.isKept = true;
    diagram.keepInPlace(anchor, () => {
      diagram.use(new Model(graph));
      this.use(diagram.model);
      this.update(false);
    });
    this.isKept = false;
    if (wasAll) diagram.showAll(false);
    this.announce("The graph has changed");
  }

  /** Connects the panels to a model. */
  use(model) {
    const { graph } = model;
    this.model = model;
    this.shown = { node: null, layout: null, url: null, search: "" };
    byID("name").textContent = graph.name;
    document.title = graph.name;
    this.details = new Details(model, byID("details"), this.events);
    this.urlBox = new URLBox(model, byID("answer"), this.events);
    this.table = new LinkTableView(model, this.events);
    this.search.model = model;
    this.changes.use(model);
    byID("change-keys").hidden = !model.changes.isComparison;
    const hasGroups = new Groups(model).names.length > 0;
    for (const id of ["open-all", "close-all"]) byID(id).hidden = !hasGroups;
    this.listEnvironments();
  }

  get state() {
    return this.address.state;
  }

  // MARK: From the state to what is shown

  update(isFromAddress) {
    const { state } = this;
    if (!this.model.byID.has(state.node)) state.node = "";
    const isDiagram = state.view !== "links";
    const wasHidden = byID("diagram").hidden;
    byID("diagram").hidden = !isDiagram;
    byID("links").hidden = isDiagram;
    byID("show-diagram").setAttribute("aria-pressed", String(isDiagram));
    byID("show-links").setAttribute("aria-pressed", String(!isDiagram));
    this.updateColors(state.theme);
    if (isDiagram && wasHidden) {
      // The node may have been selected while the diagram was hidden.
      this.shown.node = null;
      this.diagram.resize();
    }
    if (!isDiagram) this.updateTable();
    this.updatePanel();
    this.updateURL();
    this.updateFocus(isFromAddress);
    this.updateSearch();
    this.updateChanges();
    this.diagram.redraw();
  }

  updateTable() {
    const { state } = this;
    if (byID("filter").value !== state.filter) byID("filter").value = state.filter;
    const column = Math.min(5, Math.max(0, Number.parseInt(state.sort, 10) || 0));
    this.table.show(state.filter, column, state.order === "down");
  }

  updatePanel() {
    const { panel: chosen, url, node } = this.state;
    const isURL = chosen === "url" || (!["node", "list"].includes(chosen) && url !== "" && node === "");
    const shown = isURL ? "tab-url" : chosen === "list" ? "tab-list" : "tab-node";
    for (const { tab, panel } of panelTabs) {
      byID(tab).setAttribute("aria-selected", String(tab === shown));
      byID(tab).tabIndex = tab === shown ? 0 : -1;
      byID(panel).hidden = tab !== shown;
    }
  }

  updateURL() {
    const { state } = this;
    const box = byID("url");
    if (box.value !== state.url) box.value = state.url;
    byID("environment").value = state.environment;
    const key = state.url + "\n" + state.environment;
    if (this.shown.url === key) return;
    this.shown.url = key;
    const answer = this.urlBox.show(state.url, state.environment);
    box.classList.toggle("good", answer?.match === true);
    box.classList.toggle("bad", answer?.match === false);
    box.setAttribute("aria-invalid", String(answer?.match === false));
    this.diagram.navigationPath = this.model.navigationPath(answer);
    if (answer) this.announce(answer.match ? `Matches ${answer.node}` : `No match: ${answer.reason}`);
    this.reveal(this.diagram.navigationPath.map(({ id }) => id));
    this.showsPath = this.diagram.navigationPath.length > 0 && !this.state.only;
  }

  /** Opens the closed sections and flows around nodes. */
  reveal(ids) {
    if (this.isKept) return;
    const hiding = this.groups.hiding(ids.filter((id) => this.model.byID.has(id)));
    if (hiding.length === 0) return;
    this.address.change(withGroups(this.groups, hiding, true), false, true);
  }

  get groups() {
    return new Groups(this.model, listed(this.state.open), listed(this.state.closed));
  }

  /** Lays out the graph if other parts of it are to be shown than before. */
  updateLayout(near) {
    const { state, diagram } = this;
    const groups = near ? new Groups(this.model, ["*"]) : this.groups;
    const key = near ? `${state.node} ${near.size} ${state.depth}` : groups.key;
    if (key === this.shown.layout) return;
    const isOther = this.shown.layout === null || Boolean(near) || this.shown.isAlone;
    this.shown.layout = key;
    this.shown.isAlone = Boolean(near);
    diagram.arrange(near ? new Set(near.keys()) : null, groups);
    if (isOther && !this.isKept) diagram.showAll(false);
  }

  updateFocus(isFromAddress) {
    const { state, diagram, model } = this;
    const id = state.node === "" ? null : state.node;
    const depth = Math.min(3, Math.max(1, Number.parseInt(state.depth, 10) || 1));
    const near = id === null ? null : model.around(id, depth);
    const isAlone = id !== null && state.only !== "";
    const isNew = id !== this.shown.node || isFromAddress;
    if (id !== null && isNew && !isAlone) this.reveal([id]);
    byID("focus").hidden = id === null;
    diagram.camera.topInset = id === null ? 0 : 44;
    byID("depth").value = String(depth);
    byID("only").checked = state.only !== "";
    this.updateLayout(isAlone ? near : null);
    diagram.selected = id;
    diagram.near = id === null ? null : new Set(near.keys());
    if (isNew) {
      this.shown.node = id;
      this.details.show(id);
      if (id !== null) this.showNode(model.byID.get(id), near, !isAlone && !this.isKept, isFromAddress);
    }
    if (this.showsPath && !this.isKept) diagram.showNodes(diagram.navigationPath.map((entry) => entry.id), true);
    this.showsPath = false;
    if (!byID("outline").hidden) this.outline.update();
  }

  showNode(node, near, moves, isFromAddress) {
    const title = this.model.title(node);
    byID("focus-name").textContent = title;
    this.announce(`${title}, ${this.model.kind(node)}, ${near.size - 1} nodes around it`);
    if (moves) this.diagram.showAround(node.id, near, !isFromAddress);
  }

  updateSearch() {
    const { search } = this.state;
    if (this.search.input.value !== search) this.search.input.value = search;
    if (this.shown.search === search) return;
    this.shown.search = search;
    const found = this.model.search(search);
    this.diagram.found = search.trim() === "" ? null : new Set(found.map((node) => node.id));
    if (this.diagram.found) this.announce(found.length === 1 ? "1 node found" : `${found.length} nodes found`);
  }

  updateChanges() {
    const { state } = this;
    const isOnly = state.changes !== "" && this.model.changes.isComparison;
    this.changes.show(state.node === "" ? null : state.node, isOnly);
    // If a node is selected, its neighbors are emphasized instead.
    this.diagram.changed = isOnly && state.node === "" ? new Set(this.changes.ids) : null;
  }

  updateColors(theme) {
    const isDark = theme === "dark" || (theme === "" && matchMedia("(prefers-color-scheme: dark)").matches);
    const name = theme === "dark" ? "moon" : theme === "light" ? "sun" : "auto";
    const button = byID("theme");
    if (button.dataset.shown === name + isDark) return;
    button.dataset.shown = name + isDark;
    document.documentElement.classList.toggle("dark", isDark);
    button.replaceChildren(icon(name));
    button.title = `Colors: ${theme || "system"}`;
    this.diagram?.updateColors();
  }

  announce(text) {
    byID("status").textContent = text;
  }

  // MARK: User actions

  clear() {
    const { node, search, url, depth } = this.state;
    if (node === "" && search === "" && url === "" && depth === "1") return;
    this.address.change({ node: "", only: "", search: "", url: "", depth: "1", panel: "" }, true);
  }

  follow(url) {
    this.address.change({ url, panel: "url", view: "diagram", node: "" }, true);
  }

  /** Opens a closed section or flow, or closes an open one. It stays at its place on the screen. */
  toggle(name) {
    const opens = !this.groups.isOpen(name);
    const id = this.model.byID.has(name) ? name : sectionID(name);
    const showedAll = this.diagram.camera.showsAll;
    this.diagram.keepInPlace(id, () => this.address.change(withGroups(this.groups, [name], opens)));
    this.diagram.showOpened(id, showedAll);
    this.announce(`${name}, ${opens ? "open" : "closed"}`);
  }

  /** Shows the list in the panel, and moves the focus to it. */
  openList() {
    this.address.change({ view: "diagram", panel: "list" });
    this.outline.list.querySelector("[tabindex='0']")?.focus();
  }

  /** Highlights a card without selecting its node. */
  reach(id) {
    const { diagram } = this;
    diagram.hovered = id;
    if (id !== null) diagram.showNodes([id], true);
    diagram.redraw();
  }

  /** Saves the diagram as it is seen. */
  save() {
    const picture = new Blob([this.diagram.svg().text], { type: "image/svg+xml" });
    const link = element("a", { href: URL.createObjectURL(picture), download: `${this.model.graph.name}.svg` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  /** Puts the whole diagram, in light colors, into the element that is shown in print. */
  print() {
    document.documentElement.classList.remove("dark");
    byID("print").replaceChildren(this.diagram.svg(true).root);
  }

  listEnvironments() {
    const { builds } = this.model.graph.reading;
    const select = byID("environment");
    select.replaceChildren(...builds.map(({ environment }) =>
      element("option", { value: environment ?? "" }, environment ?? "default")));
    select.hidden = builds.length < 2;
  }

  toggleAll(change) {
    this.address.change(change);
    this.diagram.showAll();
  }
}

const page = new Page(JSON.parse(byID("graph").textContent));

"""##,
        // console.js
##"""
// What the page offers in the browser's console, and to tests.

/** For the browser's console: `navgen.resolve(url)` returns what `navgen resolve --format json` writes. */
window.navgen = Object.freeze({
  resolve: (url, environment = "") => jsonText(page.model.answers.answer(url, page.model.answers.build(environment))),
  /** Shows the document of another version of the graph, in the same view. */
  show: (document) => page.show(document),
  /** What the diagram shows, as an SVG. */
  svg: () => page.diagram.svg().text,
  /** The center and the scale of the view. */
  view: () => ({ x: page.diagram.camera.x, y: page.diagram.camera.y, scale: page.diagram.camera.scale }),
  /** The position of each card in the diagram. */
  cards: () => page.diagram.layout.boxes.map((card) => ({ ...boxOf(card), id: card.id, frame: card.outer === card ? null : card.outer.id,
    lane: { title: card.lane.title, x: card.lane.left, y: card.lane.top, width: card.lane.width, height: card.lane.height } })),
  /** The position of the title of each lane and each open section. */
  headers: () => page.diagram.layout.headers.map((header) => ({ ...boxOf(header), id: header.id, title: header.title })),
  /** The path of each line, which is straight between its ends and its curves, and the position of its number or badge. */
  lines: () => page.diagram.lines.all.map(({ from, to, source, target, ends, curves, mark, count }) =>
    ({ from: from.id, to: to.id, cards: [source.id, target.id], ends, curves, mark: mark ?? null, count })),
});

function boxOf({ x, y, width, height }) {
  return { x, y, width, height };
}

"""##,
    ]
}
