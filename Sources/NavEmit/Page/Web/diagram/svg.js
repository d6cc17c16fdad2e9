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

  drawImage(image, x, y, width, height) {
    this.add("image", { href: image.src, x, y, width, height });
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
