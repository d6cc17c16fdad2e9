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
