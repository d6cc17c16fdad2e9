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
