import Foundation
import NavCompiler
import NavEmit
import NavGraph
import NavSyntax
import TestSupport
import Testing

/// The diagram of the page: what is closed, where nodes are, and how it is used and saved.
@Suite(.serialized, .enabled(if: Browser.isExpected, "Chromium is not installed"))
struct PageDiagramProof {
    private func page<Result>(
        _ graph: ExampleGraph, at fragment: String = "", _ body: (Browser) throws -> Result
    ) throws -> Result {
        let page = try graph.compiled().page()
        return try Browser.run { (browser) throws in
            try browser.open(page, at: fragment)
            let result = try body(browser)
            let complaints = try browser.complaints()
            #expect(complaints == [])
            return result
        }
    }

    private func hash(_ browser: Browser) throws -> String { try browser.text("decodeURIComponent(location.hash)") }

    private func cards(_ browser: Browser) throws -> Set<String> {
        Set(try #require(try browser.evaluate("navgen.cards().map(each => each.id)") as? [String]))
    }

    private func status(_ browser: Browser) throws -> String {
        try browser.text("document.getElementById('status').textContent")
    }

    private func click(_ browser: Browser, _ id: String) throws {
        let (x, y) = try browser.center(of: id)
        try browser.click(x, y)
    }

    // MARK: Sections and flows

    @Test func aLargeGraphBeginsClosed() throws {
        try page(.hospital) { (browser) throws in
            let all = try cards(browser)
            #expect(all.isSuperset(of: ["section patients", "section billing", "dashboard"]))
            #expect(!all.contains("patients.detail") && all.count < 40)
            let list = try browser.text("document.getElementById('outline').textContent")
            #expect(list == "")
            try browser.press("o")
            let item = "document.querySelector('#outline [data-id=\"section billing\"]')"
            let billing = try browser.text("\(item).getAttribute('aria-label')")
            #expect(billing.hasPrefix("billing, closed section, 14 screens, 7 links"), "\(billing)")
            // All lines between two cards are one line with their number.
            let pairs = try #require(
                try browser.evaluate(
                    """
                    navgen.lines().filter(({ from, to }) => (from + to).includes("section "))
                      .map(({ from, to }) => [from, to].sort().join(" "))
                    """) as? [String])
            #expect(Set(pairs).count == pairs.count)
            #expect(try browser.isTrue("navgen.lines().some(({ count, mark }) => count > 1 && mark)"))
        }
    }

    @Test func aSmallGraphBeginsOpen() throws {
        try page(ExampleGraph(path: "Graphs/patterns/sections.yaml")) { (browser) throws in
            #expect(try cards(browser).contains("catalog.shelves"))
            try browser.evaluate("document.getElementById('close-all').click()")
            #expect(try cards(browser).isSuperset(of: ["section catalog", "section loans"]))
            #expect(try hash(browser) == "#closed=catalog,loans")
            try browser.evaluate("document.getElementById('open-all').click()")
            #expect(try cards(browser).contains("catalog.shelves"))
        }
    }

    @Test func aClickOpensACardInPlaceAndClosesItAgain() throws {
        try page(.hospital) { (browser) throws in
            try click(browser, "section records")
            #expect(try hash(browser) == "#open=records")
            #expect(try cards(browser).contains("records.overview"))
            #expect(try status(browser) == "records, open")
            try click(browser, "section records")
            #expect(try hash(browser) == "")
            #expect(try !cards(browser).contains("records.overview"))
        }
    }

    @Test func aFlowOpensInPlaceAndIsSelected() throws {
        try page(.everything) { (browser) throws in
            let height = "navgen.cards().find(({ id }) => id === 'tour').height"
            let closed = try #require(try browser.evaluate(height) as? Double)
            try click(browser, "tour")
            #expect(try hash(browser) == "#node=tour&open=tour")
            #expect(try #require(try browser.evaluate(height) as? Double) > closed + 40)
        }
    }

    @Test func aSearchedNodeOpensItsSection() throws {
        try page(.hospital) { (browser) throws in
            try browser.press("/")
            try browser.type("stock")
            try browser.press("Enter")
            #expect(try hash(browser) == "#node=pharmacy.stock&open=pharmacy")
            #expect(try cards(browser).contains("pharmacy.stock"))
        }
        try page(.hospital, at: "#node=patients.admission.bed") { (browser) throws in
            _ = try browser.complaints()
            #expect(try cards(browser).contains("patients.admission"))
        }
    }

    @Test func findingsAreShownAtTheirNodes() throws {
        let path = repository.appendingPathComponent(ExampleGraph.everything.path).path
        let result = compile(path, reader: .disk)
        let graph = try CompiledGraph(result)
        var look = PictureOptions()
        look.findings = result.diagnostics
        let options = EmitOptions(sourceName: "everything.yaml", picture: look)
        let emitter = try #require(allEmitters.first { $0.kind == .html })
        let page = try #require(emitter.files(graph.links, options).first).contents
        try Browser.run { (browser) throws in
            try browser.open(page, at: "#node=help")
            let shown = try browser.text("document.getElementById('details').innerText")
            #expect(shown.contains("there are 7 tabs, but an iPhone shows five too-many-tabs"), "\(shown)")
            #expect(try browser.complaints() == [])
        }
    }

    // MARK: Lanes and frames

    private func lanes(_ browser: Browser) throws -> [String: String] {
        try #require(
            try browser.evaluate("Object.fromEntries(navgen.cards().map(each => [each.id, each.lane.title]))")
                as? [String: String])
    }

    @Test func aNodeIsInTheLaneOfTheTabThatShowsIt() throws {
        try page(.shop) { (browser) throws in
            let lanes = try lanes(browser)
            #expect(lanes["onboarding"] == "Shop" && lanes["settings"] == "Shop" && lanes["profile"] == "Account")
            #expect(lanes["signIn"] == "Fallbacks")
            // The title of the lane stands for the tab.
            #expect(lanes["orders"] == nil)
        }
        try page(.everything, at: "#open=*") { (browser) throws in
            let lanes = try lanes(browser)
            #expect(lanes["author"] == "Profile" && lanes["headers"] == "Mail" && lanes["share"] == "In several tabs")
            #expect(lanes["compose"] == "Tab actions" && lanes["scanCode"] == "Tab actions")
            #expect(lanes["welcome"] == "Outside the tabs" && lanes["upsell"] == "Fallbacks")
        }
    }

    @Test func everyLaneHasAName() throws {
        try Browser.run { (browser) throws in
            for example in ExampleGraph.all + ExampleGraph.apps {
                try browser.open(try example.compiled().page())
                let titles = try browser.evaluate("navgen.cards().map(({ lane }) => lane.title)") as? [String]
                #expect(titles?.contains("") == false, "\(example.path)")
                #expect(try browser.isTrue("navgen.headers().every(({ title }) => title !== '')"), "\(example.path)")
            }
        }
    }

    @Test func aSplitIsAFrameWithItsColumns() throws {
        try page(.everything) { (browser) throws in
            let frames = try #require(
                try browser.evaluate(
                    "Object.fromEntries(navgen.cards().filter(({ frame }) => frame).map(({ id, frame }) => [id, frame]))"
                )
                    as? [String: String])
            #expect(
                frames == [
                    "mailboxes": "mailSplit", "messages": "mailSplit", "message": "mailSplit", "draft": "mailSplit",
                    "noteList": "noteSplit", "note": "noteSplit",
                ])
            func left(_ id: String) throws -> Double {
                try #require(try browser.evaluate("navgen.cards().find(({ id }) => id === \(id.quoted)).x") as? Double)
            }
            #expect(try left("mailboxes") < left("messages") && left("messages") < left("message"))
            #expect(try left("message") == left("draft"))
        }
    }

    // MARK: The keyboard and the list

    @Test func keysOpenAndCloseSections() throws {
        try page(.hospital) { (browser) throws in
            try browser.press("ArrowRight")
            try browser.press("ArrowDown")
            #expect(try status(browser).hasPrefix("patients, closed section, 24 screens"))
            try browser.press("Enter")
            #expect(try hash(browser) == "#open=patients")
            try browser.press("ArrowRight")
            try browser.press("c")
            #expect(try hash(browser) == "")
        }
    }

    @Test func theListHasTheDiagramInReadingOrder() throws {
        try page(.shop) { (browser) throws in
            try browser.press("o")
            let items = "[...document.querySelectorAll('#outline [role=treeitem]')]"
            let labels = try #require(
                try browser.evaluate("\(items).map(each => each.getAttribute('aria-label'))") as? [String])
            #expect(labels.first == "Shop, tab")
            #expect(labels[1].hasPrefix("Home, screen, home, leads to Product {productId}"), "\(labels[1])")
            #expect(labels[2].hasPrefix("Product {productId}, screen"))
            #expect(labels.contains("Orders, tab, needs signedIn") && labels.contains("Fallbacks"))
            #expect(labels.count == 20 + 1)
            func focused() throws -> String { try browser.text("document.activeElement.dataset.id") }
            #expect(try focused() == "shop")
            try browser.press("ArrowDown")
            #expect(try focused() == "home")
            for _ in 0..<3 { try browser.press("ArrowDown") }
            try browser.press("Enter")
            #expect(try hash(browser).contains("node=\(try focused())"))
            try browser.press("End")
            #expect(try focused() == "signIn")
            #expect(try browser.evaluate("document.querySelectorAll('#outline [tabindex=\"0\"]').length") as? Int == 1)
        }
        try page(.hospital, at: "#panel=list") { (browser) throws in
            try browser.evaluate("document.querySelector('#outline [data-id=\"section patients\"]').focus()")
            try browser.press("ArrowRight")
            #expect(try hash(browser) == "#panel=list&open=patients")
            #expect(try browser.text("document.activeElement.getAttribute('aria-expanded')") == "true")
            try browser.press("ArrowLeft")
            #expect(try hash(browser) == "#panel=list")
        }
    }

    // MARK: What covers, what is saved, what is printed

    @Test func noControlCoversTheDiagram() throws {
        try page(.shop) { (browser) throws in
            let isApart = """
                (() => {
                  const canvas = document.getElementById("canvas").getBoundingClientRect();
                  return [...document.querySelectorAll(".tools, .bar, #panel")].every(each => {
                    const box = each.getBoundingClientRect();
                    return box.top >= canvas.bottom || box.bottom <= canvas.top || box.left >= canvas.right;
                  });
                })()
                """
            #expect(try browser.isTrue(isApart))
        }
    }

    @Test func theSavedSVGIsWhatIsSeen() throws {
        try page(.hospital, at: "#theme=dark&open=records") { (browser) throws in
            let saved = try #require(
                try browser.evaluate(
                    """
                    (async () => {
                      let picture = null;
                      URL.createObjectURL = blob => { picture = blob; return "data:,"; };
                      HTMLAnchorElement.prototype.click = () => {};
                      document.getElementById("save").click();
                      const svg = new DOMParser().parseFromString(await picture.text(), "image/svg+xml");
                      const texts = path => [...svg.querySelectorAll(path)].map(each => each.textContent);
                      return [[picture.type], texts("g > title"), texts("g > desc"), texts("text"),
                        [svg.querySelector("rect").getAttribute("fill")]];
                    })()
                    """) as? [[String]])
            #expect(saved[0] == ["image/svg+xml"])
            #expect(
                saved[1].contains("Timeline") && saved[1].contains("billing") && !saved[1].contains("Prescriptions"))
            #expect(saved[2].count == saved[1].count && saved[3].contains("billing"))
            // The colors are those of the theme.
            #expect(saved[4] == ["#12151b"])
        }
    }

    @Test func printShowsTheWholeDiagramInLightColors() throws {
        try page(.hospital, at: "#theme=dark") { (browser) throws in
            try browser.evaluate("document.getElementById('zoom-in').click()")
            try browser.call("Emulation.setEmulatedMedia", ["media": "print"])
            let printed = try browser.evaluate(
                """
                (() => {
                  dispatchEvent(new Event("beforeprint"));
                  const isShown = id => document.querySelector(id).getClientRects().length > 0;
                  const titles = document.querySelectorAll("#print svg g > title").length;
                  const ground = document.querySelector("#print svg rect").getAttribute("fill");
                  const found = [titles - navgen.cards().length, isShown(".tools"), isShown("canvas"), isShown("#print svg"), ground];
                  dispatchEvent(new Event("afterprint"));
                  return [...found, document.documentElement.className].join(" ");
                })()
                """)
            #expect(printed as? String == "0 false false true #f5f6f8 dark")
            try browser.call("Emulation.setEmulatedMedia", ["media": ""])
        }
    }

    @Test(arguments: ["light", "dark"]) func allTextsHaveEnoughContrast(theme: String) throws {
        try page(.shop) { (browser) throws in
            for fragment in ["", "&node=product", "&panel=list", "&view=links", "&url=shop://order", "&url=x:y"] {
                try browser.evaluate("location.hash = '#theme=\(theme)\(fragment)'")
                try browser.evaluate("new Promise(done => setTimeout(done, 250))")
                let problems = try browser.evaluate(ContrastProblems.script)
                #expect(problems as? [String] == [], "\(fragment)")
            }
        }
    }

    // MARK: Another version

    @Test func anotherDocumentKeepsTheViewAndTheSelection() throws {
        try page(.shop, at: "#node=product&closed=onboarding") { (browser) throws in
            try browser.evaluate("document.getElementById('zoom-in').click()")
            let before = try browser.center(of: "product")
            try browser.evaluate(
                """
                (() => {
                  const next = JSON.parse(document.getElementById("graph").textContent);
                  next.nodes.find(({ id }) => id === "home").title = "A start with a much longer title than before";
                  next.nodes.find(({ id }) => id === "product").title = "Article";
                  navgen.show(next);
                })()
                """)
            let after = try browser.center(of: "product")
            // Its left edge stays, and its title is shorter.
            #expect(abs(after.y - before.y) < 8 && abs(after.x - before.x) < 60)
            #expect(try browser.text("document.querySelector('#details h2').textContent") == "Article")
            #expect(try hash(browser) == "#node=product&closed=onboarding")
            #expect(try browser.isTrue("navgen.cards().find(({ id }) => id === 'onboarding').height < 80"))
        }
    }
}
