// What part of the diagram is seen: a point in its middle and a scale, moved at once or smoothly.

class Camera {
  constructor(onChange) {
    this.x = 0;
    this.y = 0;
    this.scale = 1;
    this.width = 1;
    this.height = 1;
    this.onChange = onChange;
    this.flight = null;
    /** What lies over the view at its top. */
    this.covered = 0;
    /** Everything was shown, and nobody has moved since. */
    this.showsAll = false;
  }

  get limits() {
    return { least: 0.02, most: 4 };
  }

  toWorld(x, y) {
    return { x: (x - this.width / 2) / this.scale + this.x, y: (y - this.height / 2) / this.scale + this.y };
  }

  pan(x, y) {
    this.flight = null;
    this.showsAll = false;
    this.x -= x / this.scale;
    this.y -= y / this.scale;
    this.onChange();
  }

  /** Zooms so that what is under a point of the view stays there. */
  zoom(factor, x = this.width / 2, y = this.height / 2) {
    this.flight = null;
    this.showsAll = false;
    const before = this.toWorld(x, y);
    this.scale = Math.min(this.limits.most, Math.max(this.limits.least, this.scale * factor));
    const after = this.toWorld(x, y);
    this.x += before.x - after.x;
    this.y += before.y - after.y;
    this.onChange();
  }

  /** Shows a box whole, with some room around it, and never larger than it is. */
  show(box, isSmooth = true) {
    const room = 48;
    const height = this.height - this.covered - room;
    const fitting = Math.min(1.15, (this.width - room) / Math.max(box.width, 1), height / Math.max(box.height, 1));
    const scale = Math.max(fitting, this.limits.least);
    this.flyTo(
      { x: box.x + box.width / 2, y: box.y + box.height / 2 - this.covered / 2 / scale, scale }, isSmooth);
  }

  flyTo(goal, isSmooth) {
    this.showsAll = false;
    if (!isSmooth || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.flight = null;
      Object.assign(this, goal);
    } else {
      this.flight = { from: { x: this.x, y: this.y, scale: this.scale }, goal, start: performance.now() };
    }
    this.onChange();
  }

  /** Where the flight is at a time; true while it goes on. */
  step(now) {
    if (!this.flight) return false;
    const { from, goal, start } = this.flight;
    const time = Math.min(1, Math.max(0, (now - start) / 280));
    const eased = 1 - (1 - time) ** 3;
    this.scale = from.scale * (goal.scale / from.scale) ** eased;
    this.x = from.x + (goal.x - from.x) * eased;
    this.y = from.y + (goal.y - from.y) * eased;
    if (time === 1) this.flight = null;
    return this.flight !== null;
  }
}
