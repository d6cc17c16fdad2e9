// The columns of cards as obstacles for lines, and the gaps between cards through which lines pass.

/** The cards with the same left edge, and the headers above and below them, from top to bottom. */
class Strip {
  constructor(cards) {
    this.cards = cards;
    this.left = cards[0].x;
    this.right = maxOf(cards, (card) => card.right);
    this.shelf = cards[0].lane.shelf;
  }

  /** Adds the headers that are above cards. Lines turn only to the right of those that end before the next column. */
  addHeaders(headers, next) {
    const near = headers.filter((header) => header.x < this.right && header.x + header.width > this.left);
    this.cards = [...this.cards, ...near].toSorted((above, below) => above.y - below.y);
    this.right = Math.max(this.right, ...near.map((header) => header.x + header.width).filter((right) => right < next - 24));
    this.gaps = Array.from({ length: this.cards.length + 1 }, () => []);
  }

  /** The index of the first card that ends below a height. */
  indexBelow(y) {
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
    const first = this.indexBelow(top);
    let last = first;
    while (last < this.cards.length && this.cards[last].y < bottom) last += 1;
    return this.cards.slice(first, last);
  }

  /** Adds a passage through the gap that is nearest to a height. */
  passage(wanted) {
    let index = this.indexBelow(wanted);
    if (index < this.cards.length && wanted > this.cards[index].middle) index += 1;
    const passage = { strip: this, wanted, y: wanted };
    this.gaps[index].push(passage);
    return passage;
  }

  /** Positions the passages in each gap near their wanted heights, apart from cards and from each other. */
  spread() {
    this.gaps.forEach((passages, gap) => this.spreadIn(passages, gap));
  }

  spreadIn(passages, gap) {
    const above = this.cards[gap - 1];
    const [top, bottom] = [above ? above.y + above.height : -Infinity, this.cards[gap]?.y ?? Infinity];
    const step = Math.min(5, 40 / passages.length, (bottom - top) / (passages.length + 1));
    passages.sort((left, right) => left.wanted - right.wanted);
    passages.forEach((passage, number) => {
      passage.y = Math.min(Math.max(passage.wanted, top + step * (number + 1)), bottom - step * (passages.length - number));
    });
  }
}

class Strips {
  constructor({ list, headers }) {
    const byX = new Map(list.map((card) => [card.x, []]));
    for (const card of list) byX.get(card.x).push(card);
    this.all = [...byX.values()].map((cards) => new Strip(cards)).toSorted((left, right) => left.left - right.left);
    for (const [index, strip] of this.all.entries()) strip.addHeaders(headers, this.all[index + 1]?.left ?? Infinity);
    this.byX = new Map(this.all.map((strip) => [strip.left, strip]));
  }

  spread() {
    for (const strip of this.all) strip.spread();
  }

  of(card) {
    return this.byX.get(card.x);
  }

  /** Whether the plain curve of a line does not run behind a card. */
  isClear({ plain, source, target }) {
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

  /** Whether no card is within a distance of a box around a point. */
  isFree({ x, y }, width, height) {
    const [left, right] = [x - width / 2, x + width / 2];
    return this.all.every((strip) => right < strip.left || left > strip.right
      || strip.within(y - height / 2, y + height / 2).every((card) => left > card.x + card.width || right < card.x));
  }

  /** The columns between the ends of a line. */
  between({ source, target, direction }) {
    const [first, last] = direction > 0 ? [this.of(source).right, target.x] : [this.of(target).right, source.x];
    const strips = this.all.filter((strip) => strip.left >= first && strip.right <= last);
    return direction > 0 ? strips : strips.toReversed();
  }

  /** The right edge of the cards from one end of a line to the other, and the space beside it. */
  beside({ source, target }) {
    const [top, bottom] = [Math.min(source.y, target.y), Math.max(source.y, target.y) + 1];
    const cards = [...this.of(source).within(top, bottom), ...this.of(target).within(top, bottom)].filter((card) => !card.isHeader);
    const edge = maxOf(cards, (card) => card.right);
    const next = this.all.find((strip) => strip.left > edge);
    // A turn reaches three quarters as far as its control points.
    return [edge, next ? Math.max(8, next.left - edge - 6) / 0.75 : Infinity];
  }
}

/** The y of a curve at an x; beyond the ends of the curve, that of the nearer end. */
function heightAt(points, x) {
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (pointAt(points, middle).x < x === points[0] < points[6]) low = middle;
    else high = middle;
  }
  return pointAt(points, low).y;
}
