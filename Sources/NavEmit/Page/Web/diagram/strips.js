// The columns as what stands in the way of lines, and the gaps between cards through which these pass.

/** The cards that begin at one x, from top to bottom, and the passages between them. */
class Strip {
  constructor(cards) {
    this.cards = cards.toSorted((above, below) => above.y - below.y);
    this.left = cards[0].x;
    this.right = most(cards, (card) => card.x + card.width);
    this.lanes = new Set(cards.map((card) => card.lane));
    const [{ lane }] = cards;
    /** The same for all lanes of a shelf, as are its ends. */
    this.shelf = lane.left;
    this.shelfEnds = lane.ends;
    this.gaps = Array.from({ length: cards.length + 1 }, () => []);
  }

  /** The place of the first card that ends below a height. */
  place(y) {
    let [low, high] = [0, this.cards.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.cards[middle].y + this.cards[middle].height > y) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The cards between two heights. */
  within(top, bottom) {
    const first = this.place(top);
    let last = first;
    while (last < this.cards.length && this.cards[last].y < bottom) last += 1;
    return this.cards.slice(first, last);
  }

  /** Takes part in the gap that is nearest to a height. */
  passage(wanted) {
    let place = this.place(wanted);
    if (place < this.cards.length && wanted > this.cards[place].middle) place += 1;
    const passage = { strip: this, wanted, y: wanted };
    this.gaps[place].push(passage);
    return passage;
  }

  /** Puts the lines in each gap near to where they want to pass, apart from cards and from one another. */
  spread() {
    this.gaps.forEach((passages, place) => this.spreadIn(passages, place));
  }

  spreadIn(passages, place) {
    const above = this.cards[place - 1];
    const [top, bottom] = [above ? above.y + above.height : -Infinity, this.cards[place]?.y ?? Infinity];
    const step = Math.min(5, 40 / passages.length, (bottom - top) / (passages.length + 1));
    passages.sort((left, right) => left.wanted - right.wanted);
    passages.forEach((passage, number) => {
      passage.y = Math.min(Math.max(passage.wanted, top + step * (number + 1)), bottom - step * (passages.length - number));
    });
  }
}

class Strips {
  constructor(cards) {
    const byX = new Map(cards.map((card) => [card.x, []]));
    for (const card of cards) byX.get(card.x).push(card);
    this.all = [...byX.values()].map((each) => new Strip(each)).toSorted((left, right) => left.left - right.left);
    this.byX = new Map(this.all.map((strip) => [strip.left, strip]));
  }

  spread() {
    for (const strip of this.all) strip.spread();
  }

  of(card) {
    return this.byX.get(card.x);
  }

  /** Whether a line's plain curve runs behind no card. */
  areClear({ plain, source, target }) {
    const [x0, , , , , , x3] = plain;
    const [left, right] = [Math.min(x0, x3), Math.max(x0, x3)];
    return this.all.every((strip) => {
      if (strip.right <= left || strip.left >= right) return true;
      const [near, far] = [heightAt(plain, strip.left), heightAt(plain, strip.right)];
      return strip.within(Math.min(near, far) - 3, Math.max(near, far) + 3).every((card) => {
        if (card === source || card === target || card.x + card.width <= left) return true;
        const end = heightAt(plain, card.x + card.width);
        return Math.max(near, end) + 3 <= card.y || Math.min(near, end) - 3 >= card.y + card.height;
      });
    });
  }

  /** Whether no card is nearer to a point than so much. */
  areFree({ x, y }, room) {
    return this.all.every((strip) => x < strip.left - room || x > strip.right + room
      || strip.within(y - room, y + room).every((card) => x > card.x + card.width + room));
  }

  /** The columns between a line's ends; where lanes have columns of their own, rather those of its ends' lanes. */
  between({ source, target, direction, isAway }) {
    const [first, last] = direction > 0 ? [this.of(source).right, target.x] : [this.of(target).right, source.x];
    const isOwn = ({ lanes }) => lanes.has(source.lane) || lanes.has(target.lane);
    const isMet = ({ shelf }) => !isAway || (shelf !== source.lane.left && shelf !== target.lane.left);
    const strips = this.all.filter((strip) => strip.left >= first && strip.right <= last && (isOwn(strip) || isMet(strip)));
    const taken = [];
    for (const strip of [...strips.filter(isOwn), ...strips.filter((each) => !isOwn(each))]) {
      if (taken.every((other) => strip.right <= other.left || strip.left >= other.right)) taken.push(strip);
    }
    return taken.sort((left, right) => direction * (left.left - right.left));
  }

  /** How far right the cards from one end of a line to the other reach, and how far a line may go from there. */
  beside({ source, target }) {
    const [top, bottom] = [Math.min(source.y, target.y), Math.max(source.y, target.y) + 1];
    const cards = [...this.of(source).within(top, bottom), ...this.of(target).within(top, bottom)];
    const edge = most(cards, (card) => card.x + card.width);
    const next = this.all.find((strip) => strip.left > edge);
    // A turn goes three quarters as far as its points.
    return [edge, next ? Math.max(8, next.left - edge - 6) / 0.75 : Infinity];
  }
}

/** How high a curve from side to side is at an x; beyond its ends, as high as the nearer one. */
function heightAt(points, x) {
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (pointOf(points, middle).x < x === points[0] < points[6]) low = middle;
    else high = middle;
  }
  return pointOf(points, low).y;
}
