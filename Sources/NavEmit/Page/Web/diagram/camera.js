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
