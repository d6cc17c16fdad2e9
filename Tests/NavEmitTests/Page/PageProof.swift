import Foundation
import NavGraph
import NavLinks
import TestSupport
import Testing

/// The page, used in a browser.
@Suite(.serialized, .enabled(if: Browser.isExpected, "Chromium is not installed"))
struct PageProof {
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

    /// How many pixels of the canvas have the color of a link's path.
    private func pixelsOfThePath(_ browser: Browser) throws -> Int {
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
                if (data[at] === 0xc2 && data[at + 1] === 0x40 && data[at + 2] === 0x0c) count += 1;
              }
              return count;
            })()
            """) as? Int ?? -1
    }

    // MARK: The URL field

    @Test func redirectsToPathsShowTheirConditions() throws {
        try shop(at: "#view=links") { (browser) throws in
            let row = "[...document.querySelectorAll('#rows tr')].find(row => row.textContent.startsWith('/o/{'))"
            let cells = try browser.text("[...\(row).children].slice(1, 5).map(cell => cell.textContent).join(' | ')")
            #expect(cells == "→ /order/{orderId} | redirect | Orders › Orders | signedIn")
        }
    }

    @Test func aTypedURLShowsItsPath() throws {
        try shop { (browser) throws in
            #expect(try pixelsOfThePath(browser) == 0)
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
            #expect(try pixelsOfThePath(browser) > 300)
            #expect(try browser.text("document.getElementById('status').textContent") == "Matches orderDetail")
        }
    }

    @Test func aURLWithoutMatchShowsTheReasonAndNearPatterns() throws {
        try shop(at: "#url=shop%3A%2F%2Fordr") { (browser) throws in
            let answer = try browser.text("document.getElementById('answer').innerText")
            #expect(
                answer.contains("No match") && answer.contains("no pattern starts with /ordr")
                    && answer.contains("/order"))
            // If the address has a URL but no node, the panel shows the URL.
            #expect(try browser.isTrue("!document.getElementById('answer').hidden"))
            #expect(try pixelsOfThePath(browser) == 0)
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
            let (x, y) = try browser.center(of: "orderDetail")
            try browser.click(x, y)
            #expect(try hash(browser) == "#node=orderDetail")
            // The title of a lane stands for its tab.
            let title = try browser.center(of: "orders")
            try browser.click(title.x, title.y)
            #expect(try hash(browser) == "#node=orders")
            #expect(try browser.text("document.querySelector('#details .sub').textContent").hasPrefix("tab"))
        }
    }

    @Test func onlyTheSurroundingsAreShown() throws {
        try shop(at: "#node=cancelOrder&only=1") { (browser) throws in
            let cards = try #require(try browser.evaluate("navgen.cards().map(({ id }) => id)") as? [String])
            #expect(Set(cards) == ["orderDetail", "cancelOrder"])
        }
    }

    @Test func arrowKeysMoveBetweenNodes() throws {
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

    /// Right after the page has opened, no element has the focus.
    @Test func arrowKeysWorkWithoutAClick() throws {
        try shop { (browser) throws in
            #expect(try browser.isTrue("document.activeElement === document.body"))
            try browser.press("ArrowRight")
            #expect(try browser.text("document.getElementById('status').textContent") != "")
            try browser.press("Enter")
            #expect(try hash(browser).hasPrefix("#node="))
        }
    }

    @Test func escapeShowsAllAgain() throws {
        try shop(at: "#url=shop%3A%2F%2Forder%2FORD-001&depth=3") { (browser) throws in
            #expect(try pixelsOfThePath(browser) > 300)
            try browser.press("Escape")
            #expect(try hash(browser) == "")
            #expect(try pixelsOfThePath(browser) == 0)
            #expect(try browser.text("document.getElementById('url').value") == "")
        }
    }

    /// Covers roots with conditions, and links to tabs and flows.
    @Test func thePanelShowsConditionsAndWhatLinksOpen() throws {
        let graph = """
            navgen: 1
            links: {schemes: [app]}
            conditions: {ready: {}, beta: {}}
            root: [{when: ready, show: tabs}, {show: welcome}]
            launching: splash
            tabs:
              one: {root: home}
              lab: {root: trials, visible: beta, url: /lab}
            screens:
              splash: {}
              welcome: {}
              home: {to: [tour]}
              trials: {}
            flows: {tour: {url: /tour, steps: [{rules: {when: beta, skippable: true}}, end]}}
            """
        let page = try CompiledGraph(graph).page()
        func panel(_ fragment: String) throws -> String {
            try Browser.run { (browser) throws in
                try browser.open(page, at: fragment)
                return try browser.text("document.getElementById('details').innerText")
            }
        }
        let all = try panel("")
        for part in ["until conditions are known", "when ready", "the tabs"] { #expect(all.contains(part), "\(all)") }
        let lab = try panel("#node=lab")
        #expect(lab.contains("hidden unless beta") && lab.uppercased().contains("A LINK OPENS IT ON"), "\(lab)")
        let tour = try panel("#node=tour")
        #expect(tour.uppercased().contains("A LINK OPENS IT ON"), "\(tour)")
        let step = try panel("#node=tour.rules")
        #expect(step.contains("left out unless beta") && step.contains("can be skipped"), "\(step)")
        #expect(try panel("#node=splash").contains("shown until conditions are known"))
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

    /// Also tested in a narrow window that the table does not fit into.
    @Test(arguments: [1400, 390]) func titlesOfLinksBreakBetweenWords(width: Int) throws {
        try shop(at: "#view=links") { (browser) throws in
            let broken = try browser.evaluate(
                """
                (() => {
                  document.body.style.width = "\(width)px";
                  return [...document.querySelectorAll("#rows td:nth-child(2) button")].flatMap(({ firstChild: text }) =>
                    [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
                      const range = document.createRange();
                      range.setStart(text, index);
                      range.setEnd(text, index + word.length);
                      return range.getClientRects().length !== 1;
                    }).map(([word]) => word));
                })()
                """)
            #expect(broken as? [String] == [])
        }
    }

    // MARK: The address

    @Test func theAddressKeepsTheState() throws {
        try shop(at: "#node=product&depth=2&only=1&theme=dark&view=diagram&panel=node") { (browser) throws in
            #expect(try browser.text("document.getElementById('depth').value") == "2")
            #expect(try browser.isTrue("document.getElementById('only').checked"))
            #expect(try browser.isTrue("document.documentElement.classList.contains('dark')"))
            let shown = try #require(try browser.evaluate("navgen.cards().map(each => each.id)") as? [String])
            #expect(shown.contains("home") && !shown.contains("cancelOrder"))
        }
    }

    @Test func invalidAddressesAreIgnored() throws {
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
}
