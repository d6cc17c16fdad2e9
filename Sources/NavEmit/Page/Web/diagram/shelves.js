// Arranges lanes side by side in "shelves" if a single column of lanes would be much higher than wide.

class Shelves {
  constructor(lanes) {
    this.lanes = lanes;
  }

  /** Moves lanes and their cards, and returns the total width and height. */
  arrange() {
    for (const lane of this.lanes) {
      lane.left = minOf(lane.cards, (card) => card.x);
      lane.width = maxOf(lane.cards, (card) => card.x + card.width) - lane.left;
    }
    const right = Math.max(0, maxOf(this.lanes, (lane) => lane.left + lane.width));
    const shelves = this.best(scaleToFit(right, heightOf(this.lanes)));
    let left = 0;
    for (const lanes of shelves ?? [this.lanes]) {
      const width = shelves ? widthOf(lanes) : right;
      let top = 0;
      for (const lane of lanes) {
        // On a shelf, a lane starts with its own first column. Without shelves, all lanes share their columns.
        const [x, y] = [shelves ? left - lane.left : 0, top - lane.top];
        for (const card of lane.cards) [card.x, card.y] = [card.x + x, card.y + y];
        Object.assign(lane, { left: left - 36, top, width: width + 60, ends: [left, left + width] });
        top += lane.height + gap.lane / 2;
      }
      left += width + gap.shelf;
    }
    return { width: left - gap.shelf, height: Math.max(0, maxOf(shelves ?? [this.lanes], heightOf)) };
  }

  /** The shelves with which the diagram appears largest; null if that is not much larger than without them. */
  best(scaleWithout) {
    let best = null;
    let largest = 1.2 * scaleWithout;
    for (let count = 2; count <= Math.min(6, this.lanes.length); count++) {
      const shelves = this.shelves(count);
      const width = shelves.reduce((sum, lanes) => sum + widthOf(lanes) + gap.shelf, 0);
      const scale = scaleToFit(width, maxOf(shelves, heightOf));
      if (scale > largest) [best, largest] = [shelves, scale];
    }
    return best;
  }

  /** Distributes the lanes in order over a number of shelves of about equal height. */
  shelves(count) {
    const each = heightOf(this.lanes) / count;
    const shelves = Array.from({ length: count }, () => []);
    let above = 0;
    for (const lane of this.lanes) {
      shelves[Math.min(count - 1, Math.floor((above + lane.height / 2) / each))].push(lane);
      above += lane.height + gap.lane / 2;
    }
    return shelves.filter((lanes) => lanes.length > 0);
  }
}

function heightOf(lanes) {
  return lanes.reduce((sum, lane) => sum + lane.height + gap.lane / 2, -gap.lane / 2);
}

function widthOf(lanes) {
  return maxOf(lanes, (lane) => lane.width);
}
