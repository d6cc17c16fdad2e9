import Foundation
import TestSupport
import Testing

/// The served page in a browser, while the graph changes.
@Suite(.serialized, .timeLimit(.minutes(10)), .enabled(if: Browser.isExpected, "Chromium is not installed"))
struct ServedPageProof {
    private let start = """
        navgen: 1
        name: Small
        root: home
        screens:
          home: {title: Home, to: [list]}
          list: {title: List, to: [detail]}
          detail: {title: Detail}

        """

    private func withPage(_ body: (URL, WatchedProcess, UInt16, Browser) throws -> Void) throws {
        try Browser.run { (browser) throws in
            try withTemporaryFolder { work in
                try work.write(start, to: "graph.yaml")
                try withServer(in: work) { server, port in
                    let address = try #require(URL(string: "http://127.0.0.1:\(port)/"))
                    try browser.open(address)
                    try body(work, server, port, browser)
                }
            }
        }
    }

    private func until(_ what: Comment, _ browser: Browser, _ condition: String) throws {
        let end = ContinuousClock.now + .seconds(600)
        while try !browser.isTrue(condition) {
            let isLate = ContinuousClock.now > end
            try #require(!isLate, "in vain: \(what)")
            usleep(10_000)
        }
    }

    private func panel(_ browser: Browser) throws -> String {
        try browser.text("document.getElementById('diagnostics').innerText")
    }

    /// How many pixels of the canvas have the color of errors.
    private func pixelsOfErrors(_ browser: Browser) throws -> Int {
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
                if (data[at] === 0xb4 && data[at + 1] === 0x23 && data[at + 2] === 0x18) count += 1;
              }
              return count;
            })()
            """) as? Int ?? -1
    }

    private let hasCard = "(id => navgen.cards().some(card => card.id === id))"
    private let isPanelEmpty = "document.getElementById('diagnostics').hidden"

    @Test func followsTheFile() throws {
        try withPage { work, _, port, browser in
            try browser.evaluate("location.hash = '#node=list'")
            try until("the selection", browser, "document.querySelector('#details h2')?.textContent === 'List'")
            try browser.evaluate("new Promise(done => setTimeout(done, 400))")
            try browser.evaluate("document.getElementById('zoom-in').click()")
            // The position of the selected card in the view.
            let view = """
                (() => {
                  const { x, y, scale } = navgen.view();
                  const card = navgen.cards().find(card => card.id === "list");
                  return [(card.x - x) * scale, (card.y - y) * scale, scale].map(Math.round).join() + " " + scale;
                })()
                """
            let before = try browser.text(view)
            try work.write(
                start.replacingOccurrences(of: "[list]", with: "[first, list]") + "  first: {title: First}\n",
                to: "graph.yaml")
            try until("the new screen", browser, "\(hasCard)('first')")
            #expect(try browser.text(view) == before)
            #expect(try browser.text("document.querySelector('#details h2').textContent") == "List")
            #expect(try browser.text("location.hash") == "#node=list")
            #expect(try browser.isTrue(isPanelEmpty))
            #expect(try browser.complaints(server: "http://127.0.0.1:\(port)/") == [])
        }
    }

    @Test func showsDiagnosticsUntilTheyAreFixed() throws {
        try withPage { work, _, port, browser in
            try browser.evaluate("location.hash = '#node=detail'")
            try until("the selection", browser, "document.querySelector('#details h2')?.textContent === 'Detail'")
            try work.write(start.replacingOccurrences(of: "[detail]", with: "[detial]"), to: "graph.yaml")
            try until("the diagnostic", browser, "!\(isPanelEmpty)")
            let text = try panel(browser)
            for part in [
                "error", "graph.yaml:6:28", "there is no node detial", "[unknown-node]",
                "list: {title: List, to: [detial]}",
                "help: did you mean detail?",
            ] {
                #expect(text.contains(part), "\(part) in \(text)")
            }
            #expect(try pixelsOfErrors(browser) > 30)
            // A click on the node selects it.
            try browser.evaluate("document.querySelector('#diagnostics button.link').click()")
            try until("the node", browser, "document.querySelector('#details h2')?.textContent === 'List'")
            // What cannot be parsed at all keeps the diagram.
            try work.write(start + "]\n", to: "graph.yaml")
            try until(
                "the mistake in YAML", browser,
                "document.getElementById('diagnostics').innerText.includes('yaml-syntax')")
            #expect(try panel(browser).contains("graph.yaml:8:1"))
            #expect(try panel(browser).contains("The diagram shows the last version that could be read."))
            #expect(try browser.isTrue("\(hasCard)('detail')"))
            try work.write(start, to: "graph.yaml")
            try until("the fix", browser, isPanelEmpty)
            #expect(try pixelsOfErrors(browser) == 0)
            #expect(try browser.text("document.querySelector('#details h2').textContent") == "List")
            #expect(try browser.complaints(server: "http://127.0.0.1:\(port)/") == [])
        }
    }

    @Test func reportsTheEndOfTheServerAndReconnects() throws {
        try withPage { work, server, port, browser in
            server.end()
            try until(
                "the end", browser, "document.getElementById('diagnostics').innerText.includes('navgen is not running')"
            )
            try work.write(start.replacingOccurrences(of: "List", with: "Lists"), to: "graph.yaml")
            let next = try WatchedProcess(["graph", "graph.yaml", "--serve", "\(port)"], in: work)
            defer { next.end() }
            try until("the next server", browser, isPanelEmpty)
            try until("the next version", browser, "document.title === 'Small'")
            #expect(try browser.text("document.body.innerText").contains("navgen is not running") == false)
        }
    }
}
