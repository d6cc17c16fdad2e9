// Computes the positions of cards. A lane has the nodes of a tab, a band of a lane those of an open section. Within a
// lane, a card's column is its distance from the lane's first cards.

const gap = { x: 64, y: 14, sub: 44, shelf: 96, lane: 16, band: 10, header: 38, bandHeader: 30, inset: 18, side: 36 };

class Layout {
  /** `shown` is a set of ids; null shows all nodes. `maker` creates cards. */
  constructor(model, maker, groups, lanes, shown = null) {
    Object.assign(this, { model, groups });
    this.makeCards(maker, shown, 0);
    let scale = 0;
    // So many cards have room only for their titles.
    if (this.cards.size <= 80) {
      this.arrange(maker, lanes);
      scale = scaleToFit(this.width, this.height);
    }
    if (scale >= 0.8) return;
    this.makeCards(maker, shown, scale < 0.55 ? 21 : 18);
    this.arrange(maker, lanes);
  }

  arrange(maker, lanes) {
    this.starts = null;
    this.list = [...this.cards.values()].filter((card) => card.outer === card);
    /** The boxes in the order in which they are drawn: the cells of a frame after the frame. */
    this.boxes = this.list.flatMap((card) => [card, ...card.cells]);
    this.assignLanes(lanes);
    this.connect();
    for (const lane of this.lanes) this.assignColumns(lane);
    const headers = new HeaderMaker(this.model, maker);
    for (const lane of this.lanes) lane.minWidth = headers.widthOf(lane);
    new Arrangement(this).arrange();
    this.headers = headers.make(this);
  }

  /** Makes the cards, with titles in a large font if its size is not 0. */
  makeCards(maker, shown, largeSize) {
    maker.largeSize = largeSize;
    this.isCompact = largeSize > 0;
    /** All boxes by id, including cells and the cards of closed sections. */
    this.cards = new Map();
    const isShown = (id) => shown === null || shown.has(id);
    for (const node of this.model.nodes) {
      const id = this.groups.cardID(node.id);
      if (this.cards.has(id) || !isShown(node.id)) continue;
      const card = id.startsWith("section ") ? maker.section(groupName(id)) : this.outerCard(maker, id, isShown);
      this.cards.set(card.id, card);
      for (const cell of card.cells) this.cards.set(cell.id, cell);
    }
  }

  /** The card of a node, or the frame of the split that shows it in a column. */
  outerCard(maker, id, isShown) {
    const outer = this.model.splitOf.get(id);
    const isFramed = outer !== undefined && this.groups.closedSection(this.model.byID.get(outer).section) === undefined;
    return maker.node(this.model.byID.get(isFramed ? outer : id), this.groups, isShown);
  }

  /** The box that shows a node, if one does. */
  box(id) {
    return this.cards.get(this.model.byID.has(id) ? this.groups.cardID(id) : id);
  }

  // MARK: Lanes

  assignLanes(finder) {
    const lanes = new Map([...finder.lanes].map(([key, lane]) => [key, { ...lane, cards: [], bands: [] }]));
    for (const card of this.list) {
      const { node } = card;
      const section = this.groups.openSection(node);
      const isInSection = node.section !== "" && node.kind !== "tab";
      card.lane = lanes.get((isInSection ? finder.sectionKeys.get(node.section) : finder.keys.get(node.id)) ?? "elsewhere");
      card.lane.cards.push(card);
      card.band = this.band(card.lane, section);
      card.band.cards.push(card);
      for (const cell of card.cells) Object.assign(cell, { lane: card.lane, band: card.band });
    }
    this.lanes = [...lanes.values()].filter(({ cards }) => cards.length > 0);
    for (const lane of this.lanes) lane.bands.sort((left, right) => (left.section === "" ? -1 : right.section === "" ? 1 : 0));
  }

  band(lane, section) {
    let band = lane.bands.find((each) => each.section === section);
    if (!band) lane.bands.push((band = { lane, section, cards: [] }));
    return band;
  }

  // MARK: Columns

  /** Connects cards that have a route between them, each pair once. */
  connect() {
    const seen = new Set();
    for (const route of this.model.routes) {
      if (route.from === null || !this.model.showsAbove(route)) continue;
      const [source, target] = [this.box(route.from)?.outer, this.box(route.to)?.outer];
      const key = source?.id + "\n" + target?.id;
      if (!source || !target || source === target || seen.has(key)) continue;
      seen.add(key);
      source.after.push(target);
      target.before.push(source);
    }
  }

  assignColumns(lane) {
    const isPlaced = new Set();
    const spread = (starts, column) => {
      let frontier = starts.filter((card) => !isPlaced.has(card));
      frontier.forEach((card) => isPlaced.add(card));
      for (; frontier.length > 0; column++) {
        const next = [];
        for (const card of frontier) {
          card.column = column;
          for (const target of card.after) {
            if (isPlaced.has(target) || target.lane !== lane) continue;
            isPlaced.add(target);
            next.push(target);
          }
        }
        frontier = next;
      }
    };
    spread(lane.cards.filter((card) => this.isStart(card)), 0);
    // Those without routes from their own lane come first.
    spread(lane.cards.filter((card) => card.before.every((other) => other.lane !== lane)), isPlaced.size > 0 ? 1 : 0);
    for (const card of lane.cards) spread([card], 1);
  }

  /** Whether a card shows a node with which the app, or a tab, starts. */
  isStart(card) {
    const starts = (this.starts ??= new Set([...this.model.rootIDs, ...this.model.tabRoots.values()].map((id) => this.box(id)?.outer)));
    return starts.has(card) || card.node.kind === "tab";
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
  return Math.min(1000 / Math.max(width, 1), 690 / Math.max(height, 1), 1.15);
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
