import Foundation
import NavGraph
import TestSupport
import Testing

/// The page of two versions, used in a browser.
@Suite(.serialized, .enabled(if: Browser.isExpected, "Chromium is not installed"))
struct ChangedPageProof {
    private static let old = """
        tabs: {a: {root: home}, b: {root: list}, z: {root: attic}}
        links: {schemes: [app]}
        screens:
          home: {to: [item, {list: {label: All}}, tour, ask]}
          item: {to: [lost]}
          lost: {title: Lost and found, params: {id: Int?}, url: "/lost?id={id}", to: [box]}
          box: {}
          list: {title: List}
          attic: {}
        flows: {tour: {steps: [one, two]}, quiz: {entry: true, steps: [ask]}}
        alerts: {ask: {actions: {yes: {to: lost}, no: {role: cancel}}}}
        """
    private static let new = """
        tabs: {a: {root: home}, b: {root: everything}}
        links: {schemes: [app]}
        screens:
          home: {to: [item, {everything: {label: Show all}}, tour]}
          item: {}
          everything: {title: List, renamedFrom: list, to: [fresh]}
          fresh: {url: /fresh}
          quiz: {entry: true}
        flows: {tour: {steps: [one, three]}}
        """

    private func page<Result>(at fragment: String = "", _ body: (Browser) throws -> Result) throws -> Result {
        let text = try TwoVersions(Self.old, Self.new).text(as: .html, ["item": ["leads no longer to `lost`"]])
        return try Browser.run { (browser) throws in
            try browser.open(text, at: fragment)
            let result = try body(browser)
            let complaints = try browser.complaints()
            #expect(complaints == [])
            return result
        }
    }

    private func details(_ browser: Browser) throws -> String {
        try browser.text("document.getElementById('details').innerText")
    }

    private func texts(_ browser: Browser, _ selector: String) throws -> [String] {
        let all = "[...document.querySelectorAll(\(selector.quoted))].map(each => each.textContent)"
        return try #require(try browser.evaluate(all) as? [String])
    }

    @Test func thePanelListsChangesAndSelectsTheirNodes() throws {
        try page { (browser) throws in
            let rows = try texts(browser, "#details .list li")
            for row in [
                "~Listwas list", "+fresh", "~itemleads no longer to lost",
                "−Lost and found", "−box", "−attic", "−z", "+three", "−two", "−ask",
                "~home → Listpush “Show all”, was push “All”", "+List → freshpush", "−item → Lost and foundpush",
            ] {
                #expect(rows.contains(row), "\(row) in \(rows)")
            }
            #expect(!rows.contains { $0.hasPrefix("~home") && !$0.contains("→") })
            try browser.evaluate(
                "[...document.querySelectorAll('#details .row')].find(each => each.textContent.includes('Lost and')).click()"
            )
            #expect(try browser.text("location.hash") == "#node=lost")
            let shown = try details(browser)
            for part in [
                "Lost and found", "screen, removed", "Removed since the previous version", "/lost?id={id}", "Int?",
            ] {
                #expect(shown.contains(part), "\(part) in \(shown)")
            }
            #expect(!shown.contains("alias"))
            // The routes to and from a removed node are removed as well.
            #expect(try texts(browser, "#details .list .row") == ["−boxpush", "−itempush", "−askpush"])
        }
    }

    @Test func theDetailsOfANodeListItsChanges() throws {
        try page(at: "#node=everything") { (browser) throws in
            let shown = try details(browser)
            #expect(shown.contains("Changed since the previous version") && shown.contains("was list"))
            #expect(try texts(browser, "#details .notes code") == ["list"])
            #expect(try texts(browser, "#details .badge.changed").count >= 1)
            try browser.evaluate("location.hash = '#node=fresh'")
            _ = try browser.complaints()
            #expect(try details(browser).contains("New in this version"))
            try browser.evaluate("location.hash = '#node=home'")
            _ = try browser.complaints()
            #expect(try !details(browser).contains("version"))
            #expect(try details(browser).contains("was push “All”"))
        }
    }

    @Test func theBarStepsThroughTheChanges() throws {
        try page { (browser) throws in
            func position() throws -> String {
                try browser.text("document.getElementById('change-position').textContent")
            }
            #expect(try browser.isTrue("!document.getElementById('changes').hidden"))
            let count = try #require(Int(try position().split(separator: " ").first ?? ""))
            var seen: [String] = []
            for number in 1...count {
                try browser.press("n")
                #expect(try position() == "\(number) of \(count)")
                seen.append(try browser.text("new URLSearchParams(location.hash.slice(1)).get('node')"))
            }
            #expect(Set(seen).count == count)
            #expect(
                Set(seen).isSuperset(of: ["home", "item", "everything", "fresh", "lost", "box", "attic", "z", "ask"]))
            #expect(!seen.contains("tour.one"))
            try browser.evaluate("document.getElementById('next-change').click()")
            #expect(try position() == "1 of \(count)")
            try browser.press("p")
            #expect(try position() == "\(count) of \(count)")
        }
    }

    /// The changes whose color the canvas has in more than a few pixels.
    private func marks(_ browser: Browser) throws -> [String] {
        let found = try browser.evaluate(
            """
            (async () => {
              await new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 300));
              const style = getComputedStyle(document.documentElement);
              const number = (red, green, blue) => (red << 16) | (green << 8) | blue;
              const counts = new Map(["added", "removed", "changed"].map(name =>
                [parseInt(style.getPropertyValue("--" + name).trim().slice(1), 16), { name, count: 0 }]));
              const canvas = document.getElementById("canvas");
              const copy = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
              const context = copy.getContext("2d", { willReadFrequently: true });
              context.drawImage(canvas, 0, 0);
              const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
              for (let at = 0; at < data.length; at += 4) {
                const known = counts.get(number(data[at], data[at + 1], data[at + 2]));
                if (known) known.count += 1;
              }
              return [...counts.values()].filter(({ count }) => count > 60).map(({ name }) => name);
            })()
            """)
        return try #require(found as? [String])
    }

    @Test(arguments: ["light", "dark"]) func theDiagramShowsTheMarks(theme: String) throws {
        try page(at: "#theme=\(theme)") { (browser) throws in
            #expect(try marks(browser) == ["added", "removed", "changed"])
            let all = "[...navgen.cards(), ...navgen.headers()].map(each => each.id ?? '')"
            let ids = try #require(try browser.evaluate(all) as? [String])
            #expect(Set(ids).isSuperset(of: ["lost", "box", "attic", "z", "ask", "fresh", "everything"]))
            #expect(!ids.contains("list"))
            try browser.evaluate("document.getElementById('changes-only').click()")
            #expect(try browser.text("location.hash").contains("changes=1"))
            #expect(try marks(browser) == ["added", "removed", "changed"])
            // If an unchanged node is selected, changes elsewhere are faint.
            try browser.evaluate("location.hash = '#theme=\(theme)&node=a&only=1'")
            #expect(try marks(browser) == [])
        }
    }

    @Test func aPageOfOneVersionShowsNoChanges() throws {
        let page = try CompiledGraph("navgen: 1\n" + Self.new).page()
        try Browser.run { (browser) throws in
            try browser.open(page, at: "#changes=1")
            #expect(try browser.isTrue("document.getElementById('changes').hidden"))
            #expect(try browser.isTrue("document.getElementById('change-keys').hidden"))
            #expect(try marks(browser) == [])
            try browser.press("n")
            #expect(try browser.isTrue("document.getElementById('focus').hidden"))
            #expect(try !details(browser).contains("version"))
            #expect(try browser.complaints() == [])
        }
    }

    @Test func urlsAreResolvedInTheNewVersion() throws {
        try page { (browser) throws in
            #expect(try browser.text("navgen.resolve('app://lost?id=1')").contains("\"match\":false"))
            #expect(try browser.text("navgen.resolve('app://fresh')").contains("\"match\":true"))
        }
    }

    // MARK: - Any two graphs

    @Test func pagesOfTwoRandomGraphsOpenWithoutErrors() throws {
        try Browser.run { (browser) throws in
            for seed in 0..<5 {
                var (first, second) = (RandomGraph(seed: UInt64(seed)), RandomGraph(seed: UInt64(seed + 100)))
                let versions = TwoVersions(try CompiledGraph(first.text()), try CompiledGraph(second.text()))
                try browser.open(try versions.text(as: .html))
                let names = Set((versions.old.analyzed.graph.nodes + versions.new.analyzed.graph.nodes).map(\.name))
                for name in names.sorted() {
                    try browser.evaluate("location.hash = '#only=1&depth=2&node=' + \(name.quoted)")
                }
                try browser.evaluate("location.hash = '#changes=1'")
                let complaints = try browser.complaints()
                #expect(complaints == [], "seed \(seed)")
                let cards = try #require(
                    try browser.evaluate("(location.hash = '', navgen.cards().map(each => each.id))") as? [String])
                #expect(Set(cards).count == cards.count && Set(cards).isSubset(of: names))
            }
        }
    }

    @Test func removedNodesAreInLanes() throws {
        try page { (browser) throws in
            let problems = try browser.evaluate(DiagramProblems.script)
            #expect(problems as? [String] == [])
            let lanes = try #require(
                try browser.evaluate(
                    "Object.fromEntries(navgen.cards().map(each => [each.id, each.lane.title]))")
                    as? [String: String])
            #expect(lanes["lost"] == lanes["item"])
            // The card of a node that used to be a flow has room for the removed step.
            #expect(try browser.isTrue("navgen.cards().find(each => each.id === 'quiz').height > 60"))
            try browser.evaluate("location.hash = '#node=quiz.ask'")
            _ = try browser.complaints()
            #expect(try details(browser).contains("step, removed"))
            #expect(lanes["attic"] == "z" && lanes["item"] == "a")
        }
    }

    /// Uses a graph whose lines pass other columns, with a removed screen and a new one.
    @Test func badgesOfLinesAreNotBehindCards() throws {
        let old = PageGraphProof.star
        let new = old.replacing("s5, ", with: "fresh, ").replacing("  s5: ", with: "  fresh: ")
        let versions = TwoVersions(try CompiledGraph(old), try CompiledGraph(new))
        try Browser.run { (browser) throws in
            try browser.open(try versions.text(as: .html))
            #expect(try browser.evaluate("navgen.lines().filter(({ mark }) => mark).length") as? Int ?? 0 > 3)
            let problems = try browser.evaluate(DiagramProblems.script)
            #expect(problems as? [String] == [])
        }
    }

    @Test func hostileStringsOfRemovedNodesAreText() throws {
        let titles = PageGraphProof.hostile
        let old = try CompiledGraph(PictureSample.graph(titles: titles))
        let new = try CompiledGraph("navgen: 1\nroot: s0\nscreens: {s0: {}}")
        let page = try TwoVersions(old, new).text(as: .html, ["s0": titles])
        #expect(page.components(separatedBy: "<script").count == 3 && !page.contains("<img"))
        try Browser.run { (browser) throws in
            try browser.open(page)
            for number in titles.indices {
                try browser.evaluate("location.hash = '#node=s\(number)'")
                _ = try browser.complaints()
            }
            let title = try browser.text("document.querySelector('#details h2').textContent")
            #expect(title == titles.last)
            try browser.evaluate("location.hash = '#node=s0'")
            _ = try browser.complaints()
            let notes = try texts(browser, "#details .notes li")
            #expect(notes.count == titles.count)
            for (note, title) in zip(notes, titles) {
                #expect(note.unicodeScalars.elementsEqual(title.unicodeScalars), "\(note)")
            }
            #expect(try browser.evaluate("document.querySelectorAll('img, script, b, iframe').length") as? Int == 2)
            #expect(try browser.complaints() == [])
        }
    }
}
