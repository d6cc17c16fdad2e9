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
