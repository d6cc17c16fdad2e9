// Computes the positions of nodes: columns by their distance from the start, lanes by tab and section. No route leads
// further right than to the next column.

const cardHeight = 44;
const rowHeight = 22;
const gap = { x: 64, y: 14, lane: 30, sub: 32, shelf: 90 };

/** The box of a node. The card of a flow has its steps as rows. */
class Card {
  constructor(node, rows, width) {
    this.node = node;
    this.rows = rows;
    this.width = width;
    this.height = cardHeight + rows.length * rowHeight + (rows.length > 0 ? 6 : 0);
    this.column = 0;
    this.x = 0;
    this.y = 0;
    this.before = [];
    this.after = [];
  }

  get middle() {
    return this.y + this.height / 2;
  }
}

class Layout {
  /** `shown` is a set of ids; null shows all nodes. `widthOf` measures a card. */
  constructor(model, widthOf, shown = null) {
    this.model = model;
    this.cards = new Map();
    const isShown = (id) => shown === null || shown.has(id);
    for (const node of model.nodes) {
      if (node.kind === "step") continue;
      const rows = model.steps(node);
      if (!isShown(node.id) && !rows.some((row) => isShown(row.id))) continue;
      this.cards.set(node.id, new Card(node, rows, widthOf(node, rows)));
    }
    this.list = [...this.cards.values()];
    this.connect();
    this.assignColumns();
    this.assignLanes();
    this.arrange();
  }

  /** Connects cards that have a route between them, each pair once. */
  connect() {
    const seen = new Set();
    for (const route of this.model.routes) {
      if (route.from === null) continue;
      const [from, to] = [this.model.cardID(route.from), this.model.cardID(route.to)];
      const key = from + "\n" + to;
      const [source, target] = [this.cards.get(from), this.cards.get(to)];
      if (!source || !target || source === target || seen.has(key)) continue;
      if (route.cause === "otherwise" || route.transition === "popTo" || route.transition === "dismiss") continue;
      // A removed route does not affect the position of a node that still exists.
      if (this.model.changes.ofRoute(route) === "removed" && !this.model.changes.isRemoved(to)) continue;
      seen.add(key);
      source.after.push(target);
      target.before.push(source);
    }
  }

  // MARK: Columns

  assignColumns() {
    const isPlaced = new Set();
    const spread = (starts, column) => {
      let frontier = starts.filter((card) => !isPlaced.has(card));
      frontier.forEach((card) => isPlaced.add(card));
      for (; frontier.length > 0; column++) {
        const next = [];
        for (const card of frontier) {
          card.column = column;
          for (const target of card.after) {
            if (isPlaced.has(target)) continue;
            isPlaced.add(target);
            next.push(target);
          }
        }
        frontier = next;
      }
    };
    const isRemovedTab = ({ node }) => node.kind === "tab" && this.model.changes.isRemoved(node.id);
    spread(this.list.filter((card) => this.model.rootIDs.has(card.node.id)), 0);
    spread(this.list.filter(isRemovedTab), 0);
    // The remaining nodes are only opened by links or by the system. Those without incoming routes come first.
    spread(this.list.filter((card) => card.before.length === 0), 1);
    for (const card of this.list) spread([card], 1);
    const used = [...new Set(this.list.map((card) => card.column))].toSorted((left, right) => left - right);
    const numbers = new Map(used.map((column, index) => [column, index]));
    for (const card of this.list) card.column = numbers.get(card.column);
    this.columnCount = used.length;
  }

  // MARK: Lanes

  assignLanes() {
    const tabs = this.list.filter((card) => card.node.kind === "tab");
    const tabOf = new Map();
    let frontier = tabs.map((card) => [card, card]);
    while (frontier.length > 0) {
      const next = [];
      for (const [card, tab] of frontier) {
        if (tabOf.has(card)) continue;
        tabOf.set(card, tab);
        next.push(...card.after.map((target) => [target, tab]));
      }
      frontier = next;
    }
    const lanes = new Map();
    const lane = (key, title, kind) => {
      if (!lanes.has(key)) lanes.set(key, { key, title, kind, cards: [], top: 0, height: 0 });
      return lanes.get(key);
    };
    for (const tab of tabs) lane("tab " + tab.node.id, this.model.title(tab.node), "tab");
    for (const card of this.list) {
      const { node } = card;
      const tab = this.cards.get(node.plan?.tab) ?? tabOf.get(card);
      if (node.section !== "") card.lane = lane("section " + node.section, node.section, "section");
      else if (tab) card.lane = lane("tab " + tab.node.id, this.model.title(tab.node), "tab");
      else card.lane = lane("", tabs.length > 0 ? "Elsewhere" : "", "");
      card.lane.cards.push(card);
    }
    this.lanes = this.withMergedTabs([...lanes.values()].filter(({ cards }) => cards.length > 0));
    if (this.lanes.length === 1 && this.lanes[0].kind !== "section") this.lanes[0].title = "";
  }

  /** Merges the lanes of tabs whose screens are all in sections. */
  withMergedTabs(lanes) {
    const single = lanes.filter(({ kind, cards }) => kind === "tab" && cards.length === 1);
    if (single.length < 2) return lanes;
    const tabs = { key: "tabs", title: "Tabs", kind: "tab", cards: single.flatMap(({ cards }) => cards), top: 0, height: 0 };
    for (const card of tabs.cards) card.lane = tabs;
    return [tabs, ...lanes.filter((lane) => !single.includes(lane))];
  }

  // MARK: Order and coordinates

  /** Tries several column heights, and keeps the layout that appears largest. */
  arrange() {
    const heights = this.list.length > 80 ? [9, 15, 22] : [Math.max(7, Math.ceil(Math.sqrt(this.list.length)))];
    let best = heights[0];
    let largest = 0;
    for (const height of heights) {
      this.arrangeWith(height);
      const scale = scaleToFit(this.width, this.height);
      if (scale > largest) [best, largest] = [height, scale];
    }
    if (best !== heights.at(-1)) this.arrangeWith(best);
  }

  arrangeWith(maxRows) {
    // A cell has the cards of a lane in a column. If there are many, it is split into subcolumns.
    this.cells = [];
    for (const lane of this.lanes) {
      const cells = Array.from({ length: this.columnCount }, () => []);
      for (const card of lane.cards) cells[card.column].push(card);
      cells.forEach((cards, column) => {
        if (cards.length > 0) this.cells.push({ lane, column, cards, subs: Math.ceil(cards.length / maxRows) });
      });
    }
    this.assignX();
    let top = 0;
    for (const lane of this.lanes) {
      lane.top = top;
      lane.height = this.laneHeight(lane);
      top += lane.height + gap.lane;
    }
    for (const cell of this.cells) this.stack(cell);
    this.reduceCrossings();
    this.straighten();
    this.shrinkLanes();
    Object.assign(this, new Shelves(this.lanes).arrange());
  }

  laneHeight(lane) {
    const cells = this.cells.filter((cell) => cell.lane === lane);
    return maxOf(cells, (cell) => maxOf(this.subColumns(cell), stackHeight)) + 2 * gap.lane;
  }

  /** Distributes the cards of a cell over its subcolumns in turn, so that all stay near their position in the order. */
  subColumns({ cards, subs }) {
    return Array.from({ length: subs }, (_, sub) => cards.filter((_, index) => index % subs === sub));
  }

  assignX() {
    this.columns = [];
    let x = 0;
    for (let column = 0; column < this.columnCount; column++) {
      const cells = this.cells.filter((cell) => cell.column === column);
      const subs = maxOf(cells, (cell) => cell.subs);
      const width = maxOf(cells, (cell) => maxOf(cell.cards, (card) => card.width));
      this.columns.push({ x, width, subs });
      x += subs * (width + gap.sub) - gap.sub + gap.x;
    }
  }

  /** Stacks the cards of a cell vertically, centered in the lane. */
  stack(cell) {
    const { x, width } = this.columns[cell.column];
    this.subColumns(cell).forEach((cards, sub) => {
      let y = cell.lane.top + (cell.lane.height - stackHeight(cards)) / 2;
      for (const card of cards) {
        card.x = x + sub * (width + gap.sub);
        card.y = y;
        y += card.height + gap.y;
      }
    });
  }

  /** Sorts each cell by the positions of its neighbors, in alternating directions, a fixed number of times. */
  reduceCrossings() {
    const forward = this.cells.toSorted((left, right) => left.column - right.column);
    for (let sweep = 0; sweep < 6; sweep++) {
      const isForward = sweep % 2 === 0;
      for (const cell of isForward ? forward : forward.toReversed()) {
        const weight = new Map(cell.cards.map((card) => {
          const side = isForward ? card.before : card.after;
          const near = side.filter((other) => other.column !== card.column);
          return [card, mean(near) ?? card.middle];
        }));
        cell.cards.sort((left, right) => weight.get(left) - weight.get(right));
        this.stack(cell);
      }
    }
  }

  /** Moves cards toward their neighbors as far as their order and the lane allow. */
  straighten() {
    for (let sweep = 0; sweep < 4; sweep++) {
      for (const cell of this.cells) {
        for (const cards of this.subColumns(cell)) {
          const wanted = cards.map((card) => {
            const inLane = [...card.before, ...card.after].filter((other) => other.lane === card.lane);
            return (mean(inLane) ?? card.middle) - card.height / 2;
          });
          fitInOrder(cards, wanted, cell.lane.top + gap.lane, cell.lane.top + cell.lane.height - gap.lane);
        }
      }
    }
  }

  /** Removes unused space from lanes. */
  shrinkLanes() {
    let top = 0;
    for (const lane of this.lanes) {
      const first = minOf(lane.cards, (card) => card.y);
      const last = maxOf(lane.cards, (card) => card.y + card.height);
      // A title that keeps its size at small scales needs 42.
      const above = lane.title ? gap.lane + 20 : gap.lane;
      for (const card of lane.cards) card.y += top + above - first;
      lane.top = top;
      lane.height = last - first + above + gap.lane - 6;
      top += lane.height + gap.lane / 2;
    }
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
  return Math.min(1100 / Math.max(width, 1), 840 / Math.max(height, 1));
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
