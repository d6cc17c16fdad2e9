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
