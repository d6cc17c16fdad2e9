import TestSupport
import Testing

/// What is wrong with the positions of a diagram.
enum DiagramProblems {
    /// A script that returns the boxes, titles and numbers that overlap, the cards outside of their lanes, and the lines
    /// that run through a box.
    static let script = """
        (() => {
          const [cards, headers, lines] = [navgen.cards(), navgen.headers(), navgen.lines()];
          const apart = (a, b) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          const inside = (a, b) => a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;
          const isFramed = (a, b) => a.frame === b.id || b.frame === a.id;
          const problems = cards.filter(card => !inside(card, card.lane)).map(card => card.id + " leaves its lane");
          const byID = new Map(cards.map(card => [card.id, card]));
          for (const card of cards) if (card.frame && !inside(card, byID.get(card.frame))) problems.push(card.id + " leaves its frame");
          const marks = lines.filter(({ mark, cards: [from, to] }) => mark && from !== to).map(({ mark: { x, y, width, height }, from, to }) =>
            ({ name: `number from ${from} to ${to}`, x: x - width / 2, y: y - height / 2, width, height }));
          const boxes = [...cards.map(card => ({ ...card, name: card.id })), ...marks, ...headers.map(header => ({ ...header, name: "title " + header.title }))];
          boxes.forEach((box, index) => boxes.slice(index + 1).forEach(other => {
            if (!isFramed(box, other) && !apart(box, other)) problems.push(`${box.name} on ${other.name}`);
          }));
          const along = ([x0, y0, x1, y1, x2, y2, x3, y3]) => Array.from({ length: 41 }, (_, step) => {
            const [t, s] = [step / 40, 1 - step / 40];
            return [s ** 3 * x0 + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t ** 3 * x3,
              s ** 3 * y0 + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t ** 3 * y3];
          });
          for (const { from, to, cards: outer, ends, curves } of lines) {
            const corners = [[ends[0].x, ends[0].y], ...curves.flatMap(curve => [curve.slice(0, 2), curve.slice(6)]), [ends[1].x, ends[1].y]];
            const straight = corners.slice(1).flatMap((end, place) =>
              place % 2 === 0 ? along([...corners[place], ...corners[place], ...end, ...end]) : []);
            const dots = [...straight, ...curves.flatMap(along)];
            const [xs, ys] = [0, 1].map(axis => dots.map(dot => dot[axis]));
            const [left, top, most, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
            for (const card of cards) {
              // Skips the cards that are not near the line, which are most of them.
              if (card.x + card.width < left || card.x > most || card.y > bottom || card.y + card.height < top) continue;
              // A line to a cell passes the frame's side.
              if (outer.includes(card.id) && card.id !== from && card.id !== to) continue;
              const isIn = ([x, y]) => x > card.x + 0.5 && x < card.x + card.width - 0.5 && y > card.y + 0.5 && y < card.y + card.height - 0.5;
              if (dots.some(isIn)) problems.push(`${from} to ${to} runs through ${card.id}`);
            }
            for (const [{ x }, id] of [[ends[0], from], [ends[1], to]]) {
              const card = byID.get(id);
              if (x !== card.x && x !== card.x + card.width) problems.push(`${from} to ${to} ends beside ${id}`);
            }
          }
          return problems;
        })()
        """

    /// A script that returns the texts that are cut, or smaller than eight pixels, when the whole diagram is shown.
    static let textScript = """
        (() => {
          const picture = navgen.svg();
          const [, scale] = /scale\\(([\\d.]+)\\)/.exec(picture);
          const texts = [...new DOMParser().parseFromString(picture, "image/svg+xml").querySelectorAll("text")];
          return texts.filter(text => text.textContent.includes("…") || text.getAttribute("font-size") * scale < 8)
            .map(text => text.textContent);
        })()
        """

    /// Opens a page, and expects that its diagram has none.
    static func expectNone(_ browser: Browser, _ page: String, at fragment: String = "", _ name: String) throws {
        try browser.open(page, at: fragment)
        let problems = try #require(try browser.evaluate(script) as? [String])
        #expect(problems == [], "\(name) \(fragment)")
    }
}

extension Browser {
    /// The center of a card or a title in the window, once the view has stopped.
    func center(of id: String) throws -> (x: Double, y: Double) {
        try evaluate("new Promise(done => setTimeout(done, 400))")
        let found = try #require(
            try evaluate(
                """
                (() => {
                  const numbers = navgen.svg().match(/translate\\(([^ ]+) ([^)]+)\\) scale\\(([^)]+)\\)/).slice(1).map(Number);
                  const box = [...navgen.headers(), ...navgen.cards()].find(({ id }) => id === \(id.quoted));
                  const view = document.getElementById("canvas").getBoundingClientRect();
                  return [0, 1].map(axis => [view.x, view.y][axis] + numbers[axis]
                    + numbers[2] * ([box.x, box.y][axis] + [box.width, box.height][axis] / 2));
                })()
                """) as? [Double])
        return (found[0], found[1])
    }
}

extension ExampleGraph {
    static let everything = ExampleGraph(path: "Tests/NavEmitTests/Page/Graphs/everything.yaml")
    static let apps = ["blog", "browser", "chat", "fediverse"].map { ExampleGraph(path: "Graphs/apps/\($0).yaml") }
}
