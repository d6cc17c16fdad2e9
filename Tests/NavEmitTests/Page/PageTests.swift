import Foundation
import NavDriver
import NavGraph
import NavLinks
import TestSupport
import Testing

/// The page in a browser, used as people use it.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "Chromium is not installed"))
struct PageTests {
    private func shop<Result>(at fragment: String = "", _ body: (Browser) throws -> Result) throws -> Result {
        let page = try ExampleGraph.shop.compiled().page()
        return try Browser.run { (browser) throws in
            try browser.open(page, at: fragment)
            let result = try body(browser)
            let complaints = try browser.complaints()
            #expect(complaints == [])
            return result
        }
    }

    private func hash(_ browser: Browser) throws -> String { try browser.text("decodeURIComponent(location.hash)") }

    /// How many dots of the canvas have the colour of a link's way.
    private func dotsOfTheWay(_ browser: Browser) throws -> Int {
        try browser.evaluate(
            """
            (async () => {
              await new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 400));
              const canvas = document.getElementById("canvas");
              const copy = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
              const context = copy.getContext("2d", { willReadFrequently: true });
              context.drawImage(canvas, 0, 0);
              const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
              let count = 0;
              for (let at = 0; at < data.length; at += 4) {
                if (data[at] === 0xd9 && data[at + 1] === 0x48 && data[at + 2] === 0x0f) count += 1;
              }
              return count;
            })()
            """) as? Int ?? -1
    }

    // MARK: The box for a URL

    @Test func aTypedURLShowsItsWay() throws {
        try shop { (browser) throws in
            #expect(try dotsOfTheWay(browser) == 0)
            try browser.press("u")
            try browser.type("shop://order/ORD-001")
            let answer = try browser.text("document.getElementById('answer').innerText")
            for part in [
                "Matches", "Order {orderId}", "/order/{orderId}", "ORD-001", "signedIn",
                "https://shop.example.com/order/ORD-001",
            ] {
                #expect(answer.contains(part), "\(part) in \(answer)")
            }
            #expect(try hash(browser).contains("url=shop://order/ORD-001"))
            #expect(try dotsOfTheWay(browser) > 300)
            #expect(try browser.text("document.getElementById('status').textContent") == "Matches orderDetail")
        }
    }

    @Test func aURLWithoutMatchShowsWhyAndWhatIsNear() throws {
        try shop(at: "#panel=url&url=shop%3A%2F%2Fordr") { (browser) throws in
            let answer = try browser.text("document.getElementById('answer').innerText")
            #expect(
                answer.contains("No match") && answer.contains("no pattern starts with /ordr")
                    && answer.contains("/order"))
            #expect(try dotsOfTheWay(browser) == 0)
            #expect(try browser.text("document.getElementById('url').getAttribute('aria-invalid')") == "true")
        }
    }

    @Test func anEnvironmentReadsItsOwnSchemes() throws {
        try shop(at: "#url=shop-staging%3A%2F%2Forder%2FORD-001&environment=staging") { (browser) throws in
            #expect(try browser.text("document.getElementById('environment').value") == "staging")
            #expect(try browser.text("document.getElementById('answer').textContent").hasPrefix("Matches"))
            try browser.evaluate("location.hash = '#url=shop-staging%3A%2F%2Forder%2FORD-001'")
            _ = try browser.complaints()
            #expect(try browser.text("document.getElementById('answer').textContent").hasPrefix("No match"))
        }
    }

    // MARK: Search and focus

    @Test func searchFindsAndEnterFocuses() throws {
        try shop { (browser) throws in
            try browser.press("/")
            #expect(try browser.text("document.activeElement.id") == "search")
            try browser.type("order")
            let options = try browser.evaluate("document.querySelectorAll('#found [role=option]').length") as? Int
            #expect(options ?? 0 >= 3)
            #expect(try hash(browser) == "#search=order")
            try browser.type("detail")
            #expect(
                try browser.text("document.querySelector('#found [aria-selected=true] small').textContent").hasPrefix(
                    "orderDetail"))
            try browser.press("Enter")
            #expect(try hash(browser) == "#node=orderDetail")
            #expect(try browser.text("document.querySelector('#details h2').textContent") == "Order {orderId}")
            #expect(try browser.text("document.getElementById('focus-name').textContent") == "Order {orderId}")
            #expect(try browser.isTrue("document.getElementById('found').hidden"))
            try browser.press("Escape")
            #expect(try hash(browser) == "")
            #expect(try browser.isTrue("document.getElementById('focus').hidden"))
            try browser.evaluate("history.back()")
            _ = try browser.complaints()
            #expect(try hash(browser) == "#node=orderDetail")
        }
    }

    @Test func aClickOnACardFocusesIt() throws {
        try shop { (browser) throws in
            // Shown alone, two cards are as large as they get; the middle of the diagram lies between them.
            try browser.evaluate("location.hash = '#node=cancelOrder&only=1'")
            _ = try browser.complaints()
            let places = try #require(try browser.evaluate("navgen.places()") as? [[String: Any]])
            #expect(Set(places.compactMap { $0["id"] as? String }) == ["orderDetail", "cancelOrder"])
            try browser.evaluate("document.getElementById('fit').click()")
            try browser.evaluate("new Promise(done => setTimeout(done, 500))")
            let order = try #require(places.first { $0["id"] as? String == "orderDetail" })
            let other = try #require(places.first { $0["id"] as? String == "cancelOrder" })
            func number(_ place: [String: Any], _ key: String) -> Double { (place[key] as? NSNumber)?.doubleValue ?? 0 }
            // The middle of the whole is in the middle of the canvas, at no more than its own size.
            let box = try #require(
                try browser.evaluate("document.getElementById('canvas').getBoundingClientRect().toJSON()")
                    as? [String: Any])
            let middle = number(box, "left") + number(box, "width") / 2
            #expect(number(order, "x") < number(other, "x"))
            try browser.click(middle - 120, number(box, "top") + number(box, "height") / 2)
            #expect(try hash(browser).contains("node=orderDetail"))
        }
    }

    @Test func keysMoveOverTheDiagram() throws {
        try shop { (browser) throws in
            try browser.evaluate("document.getElementById('canvas').focus()")
            try browser.press("ArrowRight")
            let first = try browser.text("document.getElementById('status').textContent")
            try browser.press("ArrowRight")
            let second = try browser.text("document.getElementById('status').textContent")
            #expect(first != "" && second != first)
            try browser.press("Enter")
            #expect(try hash(browser).hasPrefix("#node="))
            let title = try browser.text("document.querySelector('#details h2').textContent")
            #expect(second.hasPrefix(title))
            try browser.press("2")
            #expect(try hash(browser).contains("depth=2"))
            for key in ["+", "-", "0", "ArrowDown", "ArrowUp", "ArrowLeft"] { try browser.press(key) }
            try browser.press("l")
            #expect(
                try browser.isTrue(
                    "!document.getElementById('links').hidden && document.getElementById('diagram').hidden"))
            try browser.press("?")
            #expect(try browser.isTrue("document.getElementById('shortcuts').open"))
        }
    }

    // MARK: The table

    @Test func linksAreSortedAndFiltered() throws {
        try shop(at: "#view=links") { (browser) throws in
            func column(_ number: Int) throws -> [String] {
                let cells = "[...document.querySelectorAll('#rows tr')].map(row => row.cells[\(number)].textContent)"
                return try #require(try browser.evaluate(cells) as? [String])
            }
            let graph = try ExampleGraph.shop.compiled()
            let all = try column(0)
            #expect(all == graph.links.patterns.map(\.text.value).sorted())
            try browser.evaluate("document.querySelectorAll('#columns button')[0].click()")
            #expect(try column(0) == Array(all.reversed()))
            #expect(try browser.text("document.querySelector('#columns th').getAttribute('aria-sort')") == "descending")
            #expect(try hash(browser).contains("order=down"))
            try browser.evaluate("document.getElementById('filter').focus()")
            try browser.type("redirect")
            #expect(Set(try column(0)) == ["/o/{orderId}", "/legacy/*"])
            #expect(try browser.text("document.getElementById('link-count').textContent") == "2 of \(all.count) links")
            try browser.evaluate(
                "[...document.querySelectorAll('#rows button')].find(each => each.textContent.includes('/o/')).click()")
            #expect(
                try browser.text("document.getElementById('answer').textContent").contains("Redirected by /o/{orderId}")
            )
        }
    }

    // MARK: State, colours, every graph

    @Test func theAddressKeepsTheState() throws {
        try shop(at: "#node=product&depth=2&only=1&theme=dark&view=diagram&panel=node") { (browser) throws in
            #expect(try browser.text("document.getElementById('depth').value") == "2")
            #expect(try browser.isTrue("document.getElementById('only').checked"))
            #expect(try browser.isTrue("document.documentElement.classList.contains('dark')"))
            let shown = try #require(try browser.evaluate("navgen.places().map(each => each.id)") as? [String])
            #expect(shown.contains("home") && !shown.contains("cancelOrder"))
        }
    }

    @Test func anAddressWithNonsenseDoesNoHarm() throws {
        try shop { (browser) throws in
            for fragment in [
                "#node=__proto__", "#node=nobody&depth=99&only=yes", "#%E0%A4%A",
                "#depth=x&view=nowhere&panel=&sort=77&order=up&theme=mauve",
                "#url=%00%ED%A0%80&environment=toString", "#view=links&sort=-1&filter=%3Cb%3E",
            ] {
                try browser.evaluate("location.hash = \(fragment.quoted)")
                let complaints = try browser.complaints()
                #expect(complaints == [], "\(fragment)")
                #expect(try browser.isTrue("document.getElementById('focus').hidden"))
                #expect(try browser.text("document.getElementById('name').textContent") == "Shop")
            }
        }
    }

    @Test func everyExampleOpensWithoutComplaints() throws {
        try Browser.run { (browser) throws in
            for example in ExampleGraph.all + [.traps] {
                let graph = try example.compiled()
                try browser.open(try graph.page())
                for node in graph.analysed.graph.nodes.prefix(20) {
                    try browser.evaluate("location.hash = '#node=' + \(node.name.quoted)")
                }
                for fragment in [
                    "#view=links", "#panel=url", "#panel=url&url=" + "x:/y", "#theme=dark", "#theme=light",
                ] {
                    try browser.evaluate("location.hash = \(fragment.quoted)")
                }
                #expect(try browser.complaints() == [], "\(example.path)")
            }
        }
    }

    @Test func graphsThatNobodyWouldWriteOpenToo() throws {
        try Browser.run { (browser) throws in
            for seed in 0..<12 {
                var random = RandomGraph(seed: UInt64(seed))
                let graph = try CompiledGraph(random.text())
                try browser.open(try graph.page())
                for node in graph.analysed.graph.nodes {
                    try browser.evaluate("location.hash = '#only=1&depth=2&node=' + \(node.name.quoted)")
                }
                let complaints = try browser.complaints()
                #expect(complaints == [], "seed \(seed)")
            }
        }
    }

    @Test func cardsStandInTheirLanesAndNotOnOneAnother() throws {
        try Browser.run { (browser) throws in
            let graphs = try ExampleGraph.all.map { try $0.compiled() } + [.thousandScreens()]
            for graph in graphs {
                try browser.open(try graph.page())
                let problems = try browser.evaluate(
                    """
                    (() => {
                      const cards = navgen.places();
                      const apart = (a, b) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
                      const inside = ({ lane, ...card }) => card.x >= lane.x && card.y >= lane.y
                        && card.x + card.width <= lane.x + lane.width && card.y + card.height <= lane.y + lane.height;
                      const problems = cards.filter(card => !inside(card)).map(card => card.id + " leaves its lane");
                      cards.forEach((card, place) => cards.slice(place + 1).forEach(other => {
                        if (!apart(card, other)) problems.push(card.id + " on " + other.id);
                      }));
                      return problems;
                    })()
                    """)
                #expect(problems as? [String] == [], "\(graph.prefix)")
                let count = graph.analysed.graph.nodes.count { $0.kind != .step }
                #expect(try browser.evaluate("navgen.places().length") as? Int == count)
            }
        }
    }

    // MARK: Hostile texts

    static let hostile = [
        "</script><img src=x onerror=alert(1)>", "<!--<script>", "-->", "]]>", "\u{2028}\u{2029}x",
        "\u{202E}turned\u{2066}",
        "&lt;b&gt; &amp;", "'\"`${alert(1)}\\", "{{policy}} {{script}}", "__proto__", "constructor", "\u{1}\u{7F}",
        "javascript:alert(1)",
    ]

    @Test func hostileTextsAreShownAsTheyAre() throws {
        func yaml(_ text: String) -> String {
            let escaped = text.unicodeScalars.map { scalar in
                let digits = String(scalar.value, radix: 16)
                return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            }
            return "\"\(escaped.joined())\""
        }
        // Braces that are no parameter's.
        func literal(_ text: String) -> String { text.replacing("{", with: "{{") }
        var screens =
            "  home: {to: [\(Self.hostile.indices.map { "{s\($0): {label: \(yaml(literal(Self.hostile[$0])))}}" }.joined(separator: ", "))]}\n"
        for (number, text) in Self.hostile.enumerated() {
            screens +=
                "  s\(number): {title: \(yaml(literal(text))), doc: \(yaml(text)), owner: \(yaml(text)), tags: [\(yaml(text))], "
                + "url: \(yaml("/\(number)/</script><b>")), params: {text: {type: String, default: \(yaml(text))}}}\n"
        }
        let graph = try CompiledGraph("navgen: 1\nroot: home\nlinks: {schemes: [app]}\nscreens:\n\(screens)")
        let page = try graph.page()
        #expect(
            page.components(separatedBy: "<script").count == 3 && page.components(separatedBy: "</script").count == 3)
        #expect(
            !page.contains("<img")
                && !page.unicodeScalars.contains { $0.value == 0x2028 || $0.value == 0x7F || $0.value == 1 })
        try Browser.run { (browser) throws in
            try browser.open(page)
            let elements = try browser.evaluate("document.querySelectorAll('img, script, b, iframe').length") as? Int
            #expect(elements == 2)
            for (number, text) in Self.hostile.enumerated() {
                try browser.evaluate("location.hash = '#node=s\(number)'")
                _ = try browser.complaints()
                let title = try browser.text("document.querySelector('#details h2').textContent")
                let doc = try browser.text("document.querySelector('#details > p:not(.sub)').textContent")
                #expect(doc.unicodeScalars.elementsEqual(text.unicodeScalars), "\(doc)")
                #expect(title.contains("alert") == text.contains("alert") && !title.isEmpty)
                #expect(try browser.text("document.querySelector('.chip:last-child').textContent") == "#" + text)
            }
            try browser.evaluate("location.hash = '#view=links&filter=%3Cb'")
            try browser.evaluate(
                "location.hash = '#panel=url&url=' + encodeURIComponent('app://0/%3C/script><img src=x onerror=alert(1)>')"
            )
            #expect(try browser.complaints() == [])
            #expect(try browser.evaluate("document.querySelectorAll('img, script, b, iframe').length") as? Int == 2)
        }
    }

    // MARK: Size and speed

    @Test func aThousandScreensOpenQuicklyAndMoveSmoothly() throws {
        let page = try CompiledGraph.thousandScreens().page()
        try Browser.run { (browser) throws in
            // Other tests may take the machine's time now and then.
            var opening = Double.infinity
            for _ in 0..<3 where opening > 1000 {
                try browser.open(page)
                let entry = "performance.getEntriesByType('navigation')[0].loadEventEnd"
                opening = min(opening, try browser.evaluate(entry) as? Double ?? .infinity)
            }
            #expect(opening < 2000)
            let times =
                try browser.evaluate(
                    """
                    (async () => {
                      const canvas = document.getElementById("canvas");
                      const copy = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
                      const context = copy.getContext("2d", { willReadFrequently: true });
                      const times = [];
                      for (let step = 0; step < 60; step++) {
                        const start = performance.now();
                        canvas.dispatchEvent(new WheelEvent("wheel", { deltaY: step < 30 ? -20 : 20, clientX: 500, clientY: 400, cancelable: true }));
                        await new Promise(done => requestAnimationFrame(done));
                        // Waits until what was drawn is there.
                        context.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1);
                        context.getImageData(0, 0, 1, 1);
                        times.push(performance.now() - start);
                      }
                      return times.sort((a, b) => a - b)[30];
                    })()
                    """) as? Double
            // Two cores without a graphics card, shared with other tests; with one, it is a frame of a screen.
            #expect((times ?? .infinity) < 100)
            let answering =
                try browser.evaluate(
                    """
                    (() => {
                      const box = document.getElementById("url");
                      const start = performance.now();
                      for (const url of ["big://s7/5", "big://s999/x", "big://nothing/here"]) {
                        box.value = url;
                        box.dispatchEvent(new Event("input"));
                      }
                      return (performance.now() - start) / 3;
                    })()
                    """) as? Double
            #expect((answering ?? .infinity) < 150)
            #expect(try browser.complaints() == [])
        }
    }
}
