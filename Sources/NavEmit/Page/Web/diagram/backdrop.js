// Lanes and lines as a picture, which is drawn anew only when the view has come to rest or has left what the picture
// shows: thousands of curves take longer than a frame.

class Backdrop {
  /** `paint(context, camera, width, height, ratio)` draws lanes and lines. */
  constructor(paint, redraw) {
    this.paint = paint;
    this.redraw = redraw;
    this.canvas = document.createElement("canvas");
    this.context = this.canvas.getContext("2d");
    this.taken = null;
    this.rest = null;
  }

  forget() {
    this.taken = null;
  }

  /** Draws it below everything else; `state` says what its look depends on. */
  draw(target, camera, ratio, state) {
    const view = { x: camera.x, y: camera.y, scale: camera.scale, ratio, width: camera.width, height: camera.height, state };
    if (!this.taken || !this.serves(view)) this.take(view);
    const { taken } = this;
    const factor = view.scale / taken.scale;
    const [width, height] = [this.canvas.width * factor, this.canvas.height * factor];
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.drawImage(
      this.canvas, target.canvas.width / 2 + (taken.x - view.x) * view.scale * ratio - width / 2,
      target.canvas.height / 2 + (taken.y - view.y) * view.scale * ratio - height / 2, width, height);
    clearTimeout(this.rest);
    if (view.x === taken.x && view.y === taken.y && factor === 1) return;
    this.rest = setTimeout(() => {
      this.forget();
      this.redraw();
    }, 140);
  }

  /** Whether the picture covers a view, nearly at its scale. */
  serves(view) {
    const { taken } = this;
    const factor = view.scale / taken.scale;
    if (view.state !== taken.state || view.ratio !== taken.ratio || view.width !== taken.width || view.height !== taken.height) return false;
    if (factor < 0.72 || factor > 1.6) return false;
    const [right, down] = [Math.abs(view.x - taken.x) * view.scale, Math.abs(view.y - taken.y) * view.scale];
    return right <= view.width * (factor * margin - 0.5) + 1 && down <= view.height * (factor * margin - 0.5) + 1;
  }

  take(view) {
    this.taken = view;
    this.canvas.width = Math.round(view.width * view.ratio * 2 * margin);
    this.canvas.height = Math.round(view.height * view.ratio * 2 * margin);
    const scale = view.scale * view.ratio;
    this.context.setTransform(
      scale, 0, 0, scale, this.canvas.width / 2 - view.x * scale, this.canvas.height / 2 - view.y * scale);
    const [width, height] = [this.canvas.width / scale, this.canvas.height / scale];
    this.paint(this.context, { left: view.x - width / 2, top: view.y - height / 2, right: view.x + width / 2, bottom: view.y + height / 2 });
  }
}

/** Half of how much larger than the view the picture is. */
const margin = 0.7;
