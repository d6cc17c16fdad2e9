import NavDriver
import NavGraph
import TestSupport
import Testing

@testable import NavLinks

/// Every kind of change that links can go through, by two small graphs.
@Suite struct LinkComparisonTests {
    private func changes(_ old: String, _ new: String) throws -> [String] {
        try ComparedVersions(graph(old), graph(new)).lines
    }

    // MARK: What is kept

    @Test func nothingChanged() throws {
        let screens = """
            a: {params: {x: String, q: String?}, url: ["/a/{x}?q={q}", "/old/{x}"]}
            b: {url: /a/new}
            c: {params: {x: Kind}, url: {path: "/a/{x}", over: [a]}}
            """
        #expect(try changes(screens, screens) == [])
        #expect(
            try changes(screens, screens.split(separator: "\n").reversed().joined(separator: "\n")) == [],
            "the order of lines means nothing")
    }

    @Test func aRenamedNodeIsTheSameWhereItSaysSo() throws {
        let old = "a: {url: /a}"
        #expect(try changes(old, "b: {url: /a, renamedFrom: a}") == [])
        #expect(try changes(old, "b: {url: /a}") == ["retargeted /a by /a: s://a a ⇒ b"])
    }

    @Test func rewrittenPatternsMatchTheSame() throws {
        #expect(
            try changes("a: {params: {x: Int}, url: \"/a/{x}\"}", "a: {params: {y: Int}, url: \"/a/{y}\"}")
                == ["rewritten /a/{x} by /a/{y}"])
        #expect(
            try changes(
                "a: {params: {x: Int, y: String}, url: \"/a?x={x}&y={y}\"}",
                "a: {params: {x: Int, y: String}, url: \"/a?y={y}&x={x}\"}") == [
                    "rewritten /a?x={x}&y={y} by /a?y={y}&x={x}"
                ])
    }

    @Test func aTypeOfTheSameSpellingsIsTheSame() throws {
        #expect(
            try changes("a: {params: {x: Int}, url: \"/a/{x}\"}", "a: {params: {x: Int64}, url: \"/a/{x}\"}") == [])
        // A wider one widens, and the value is that of the same place.
        #expect(
            try changes("a: {params: {x: Kind}, url: \"/v/{x}\"}", "a: {params: {x: Size}, url: \"/v/{x}\"}") == [
                "widened /v/{x} by /v/{x}: s://v/c nothing ⇒ a(c)"
            ])
        #expect(
            try changes("a: {params: {x: Int}, url: \"/v/{x}\"}", "a: {params: {x: String}, url: \"/v/{x}\"}") == [
                "widened /v/{x} by /v/{x}: s://v/a nothing ⇒ a(a)"
            ])
    }

    @Test func redirectsKeep() throws {
        let old = "a: {params: {x: Int}, url: \"/a/{x}\"}"
        let new = "a: {params: {id: Int}, url: \"/b/{id}\"}"
        let moved = try ComparedVersions(graph(old), graph(new, more: "redirects: {\"/a/{x}\": \"/b/{x}\"}")).lines
        #expect(
            moved == [
                "redirected /a/{x} by /a/{x}: s://a/1 a(1) ⇒ a(1)", "widened /a/{x} by /b/{id}: s://b/1 nothing ⇒ a(1)",
            ])
        let toNode = try ComparedVersions(
            graph("a: {params: {x: Int}, url: /a/1}".replacing("url: /a/1", with: "url: {path: /a, params: {x: 1}}")),
            graph(
                "a: {params: {x: Int}, url: \"/b/{x}\"}", more: "redirects: {/a: {to: a, params: {x: 1}}}")
        ).lines
        #expect(
            toNode == ["redirected /a by /a: s://a a(1) ⇒ a(1)", "widened /a by /b/{x}: s://b/1 nothing ⇒ a(1)"])
    }

    /// What a redirect leads to is followed in both versions, also through others.
    @Test func redirectsAreFollowed() throws {
        func versions(_ old: String, _ new: String, _ screens: String) throws -> [String] {
            try ComparedVersions(
                graph(screens, more: "redirects: {\(old)}"), graph(screens, more: "redirects: {\(new)}")
            ).lines
        }
        let screens = """
            a: {params: {id: String}, url: "/a/{id}"}
            new: {url: /a/new}
            t: {params: {of: String, rest: [String]}, url: "/t/{of}/{rest*}"}
            """
        #expect(try versions("\"/o/{i}\": \"/a/{i}\"", "\"/o/{i}\": \"/a/{i}\"", screens) == [])
        // One more on the way.
        let chain = "\"/o/{i}\": \"/p/{i}\", \"/p/{j}\": \"/a/{j}\""
        let longer = try versions("\"/o/{i}\": \"/a/{i}\"", chain, screens)
        #expect(longer == ["widened /a/{id} by /p/{j}: s://p/a nothing ⇒ a(a)"])
        #expect(try versions("\"/o/{i}\": \"/a/{i}\"", "", screens) == ["removed /o/{i}: s://o/a a(a) ⇒ nothing"])
        // A literal took some of it.
        let special = screens + "\nb: {params: {id: String}, url: \"/a/v{id}\"}"
        let redirect = "\"/o/{i}\": \"/a/{i}\""
        let split = try ComparedVersions(
            graph(screens, more: "redirects: {\(redirect)}"), graph(special, more: "redirects: {\(redirect)}")
        ).lines
        #expect(
            split == [
                "retargeted /a/{id} by /a/v{id}: s://a/va a(va) ⇒ b(a)",
                "retargeted /o/{i} by /o/{i}: s://o/va a(va) ⇒ b(a)",
            ])
        // A list, and values that trade places.
        let list = "\"/l/{o}/{r*}\": \"/t/{o}/{r*}\""
        #expect(
            try versions(list, "\"/l/{o}/x/{r*}\": \"/t/{o}/{r*}\"", screens) == [
                "narrowed /l/{o}/{r*}: s://l/a t(a,[]) ⇒ nothing",
                "values(rest/rest) /l/{o}/{r*} by /l/{o}/x/{r*}: s://l/a/x t(a,[x]) ⇒ t(a,[])",
            ])
        let pair = "t: {params: {x: String, y: String}, url: \"/t/{x}/{y}\"}"
        #expect(
            try versions("\"/l/{o}/{p}\": \"/t/{o}/{p}\"", "\"/l/{o}/{p}\": \"/t/{p}/{o}\"", pair) == [
                "values(x/x,y/y) /l/{o}/{p} by /l/{o}/{p}: s://l/b/a t(b,a) ⇒ t(a,b)"
            ])
        #expect(
            try versions("\"/l/{o}/{r*}\": \"/t/{o}/{r*}\"", "\"/l/{o}/{r*}\": \"/t/{o}/{r*}\"", screens) == [])
    }

    // MARK: What breaks

    @Test func removedAndNarrowed() throws {
        #expect(try changes("a: {url: /a}", "b: {url: /b}").first == "removed /a: s://a a ⇒ nothing")
        #expect(
            try changes("a: {params: {x: String}, url: \"/a/{x}\"}", "a: {params: {x: Int}, url: \"/a/{x}\"}") == [
                "narrowed /a/{x} by /a/{x}: s://a/a a(a) ⇒ nothing".replacing(" by /a/{x}", with: "")
            ])
        // A query item that has become required.
        #expect(
            try changes("a: {params: {q: String?}, url: \"/a?q={q}\"}", "a: {params: {q: String}, url: \"/a?q={q}\"}")
                == ["narrowed /a?q={q}: s://a a(nil) ⇒ nothing"])
        // Several patterns together keep all.
        #expect(
            try changes(
                "a: {params: {x: Kind}, url: \"/{x}\"}",
                "a: {params: {x: Kind}, url: [{path: /a, params: {x: a}}, {path: /b, params: {x: b}}]}") == [])
        #expect(
            try changes(
                "a: {params: {x: Size}, url: \"/{x}\"}",
                "a: {params: {x: Size}, url: [{path: /a, params: {x: a}}, {path: /b, params: {x: b}}]}") == [
                    "narrowed /{x}: s://c a(c) ⇒ nothing"
                ])
    }

    @Test func retargeted() throws {
        let old = "a: {params: {x: String}, url: \"/a/{x}\"}"
        #expect(
            try changes(old, old + "\nb: {url: /a/new}") == ["retargeted /a/{x} by /a/new: s://a/new a(new) ⇒ b"])
        // What another pattern won before is not this one's loss.
        #expect(
            try changes(old + "\nb: {url: /a/new}", old + "\nb: {url: [/a/new, /b]}") == [
                "widened /a/new by /b: s://b nothing ⇒ b"
            ])
        #expect(
            try changes(old + "\nb: {url: /a/new}", old + "\nb: {url: /b}").contains(
                "retargeted /a/new by /a/{x}: s://a/new b ⇒ a(new)"))
    }

    @Test func overAndOrderOfWinners() throws {
        let old = """
            a: {params: {x: Kind}, url: {path: "/{x}/b", over: [b]}}
            b: {params: {y: Kind}, url: "/a/{y}"}
            """
        let new = """
            a: {params: {x: Kind}, url: "/{x}/b"}
            b: {params: {y: Kind}, url: {path: "/a/{y}", over: [a]}}
            """
        #expect(try changes(old, new) == ["retargeted /{x}/b by /a/{y}: s://a/b a(a) ⇒ b(b)"])
    }

    @Test func valuesComeFromElsewhere() throws {
        let old = "a: {params: {x: String, y: String}, url: \"/{x}/{y}\"}"
        #expect(
            try changes(old, "a: {params: {x: String, y: String}, url: \"/{y}/{x}\"}") == [
                "values(x/x,y/y) /{x}/{y} by /{y}/{x}: s://b/a a(b,a) ⇒ a(a,b)"
            ])
        // Fixed now, and no longer read.
        #expect(
            try changes(
                "a: {params: {x: String}, url: \"/a/{x}\"}",
                "a: {params: {x: String}, url: {path: \"/a/*\", params: {x: k}}}"
            ).first
                == "values(x/x) /a/{x} by /a/*: s://a/a a(a) ⇒ a(k)")
        #expect(
            try changes("a: {params: {q: String?}, url: \"/a?q={q}\"}", "a: {url: \"/a\"}") == [
                "values(q/-) /a?q={q} by /a: s://a?q= a() ⇒ a"
            ])
        // Another default makes a difference where the URL does not say.
        #expect(
            try changes(
                "a: {params: {n: {type: Int, default: 1}}, url: \"/a?n={n}\"}",
                "a: {params: {n: {type: Int, default: 2}}, url: \"/a?n={n}\"}") == [
                    "values(n/n) /a?n={n} by /a?n={n}: s://a a(1) ⇒ a(2)"
                ])
        // From another key.
        #expect(
            try changes(
                "a: {params: {q: String?}, url: \"/a?q={q}\"}", "a: {params: {q: String?}, url: \"/a?k={q}\"}") == [
                    "values(q/q) /a?q={q} by /a?k={q}: s://a?q= a() ⇒ a(nil)"
                ])
        // A list of which only the first is left.
        #expect(
            try changes("a: {params: {q: [Int]}, url: \"/a?q={q}\"}", "a: {params: {q: Int?}, url: \"/a?q={q}\"}") == [
                "values(q/q) /a?q={q} by /a?q={q}: s://a?q=1&q=1 a([1+1]) ⇒ a(1)",
                "widened /a?q={q} by /a?q={q}: s://a?q=1&q= nothing ⇒ a(1)",
            ])
    }

    @Test func keysThatNobodyUsedAreAWarning() throws {
        let old = "a: {params: {x: Int}, url: \"/a/{x}\"}"
        #expect(
            try changes(old, "a: {params: {x: Int, page: Int?, size: Int?}, url: \"/a/{x}?page={page}&size={size}\"}")
                == [
                    "keyClaimed(page) /a/{x}: s://a/1?page= a(1) ⇒ nothing",
                    "keyClaimed(size) /a/{x}: s://a/1?size= a(1) ⇒ nothing",
                ])
        #expect(
            try changes(old, old + "\nb: {params: {x: Int}, url: \"/a/{x}?mode=b\"}") == [
                "keyClaimed(mode) /a/{x} by /a/{x}?mode=b: s://a/1?mode=b a(1) ⇒ b(1)"
            ])
        #expect(
            try changes(old, "a: {params: {x: Int, k: Kind?}, url: \"/a/{x}#{k}\"}") == [
                "keyClaimed(#) /a/{x}: s://a/1# a(1) ⇒ nothing"
            ])
        #expect(
            try changes(old, "a: {params: {x: Int}, url: {path: \"/a/{x}\", unknownQuery: reject}}") == [
                "keyClaimed(*) /a/{x}: s://a/1?a= a(1) ⇒ nothing"
            ])
    }

    /// A pattern whose URLs need an item now that it ignored is not gone: with the item, they lead where they led.
    @Test func whatNeedsAnItemNowIsNarrowed() throws {
        let old = "a: {params: {q: {type: String, default: x}}, url: /a}"
        #expect(
            try changes(old, "a: {params: {q: String}, url: \"/a?q={q}\"}") == ["narrowed /a: s://a a(x) ⇒ nothing"])
        #expect(try changes(old, "a: {url: \"/b\"}").first == "removed /a: s://a a(x) ⇒ nothing")
    }

    // MARK: What is new

    @Test func addedAndWidened() throws {
        let old = "a: {params: {x: Int}, url: \"/a/{x}\"}"
        #expect(try changes(old, old + "\nb: {url: /b}") == ["added by /b: s://b nothing ⇒ b"])
        #expect(
            try changes(old, "a: {params: {x: Int}, url: [\"/a/{x}\", \"/alias/{x}\"]}") == [
                "widened /a/{x} by /alias/{x}: s://alias/1 nothing ⇒ a(1)"
            ])
    }

    // MARK: Limits

    /// Where deciding would take too long, that is said of the pattern, and of no other.
    @Test func whatTakesTooLongIsUndecided() throws {
        let old = graph("a: {params: {x: Size}, url: \"/{x}\"}\nb: {params: {x: Int}, url: \"/b/{x}\"}")
        let parts = "a: {params: {x: Size}, url: [{path: /a, params: {x: a}}, {path: /b, params: {x: b}}]}"
        let new = graph(parts + "\nb: {params: {x: Int}, url: \"/b/{x}\"}")
        func changes(_ budget: WorkBudget) throws -> [String] {
            let both = try ComparedVersions(old, new)
            let comparison = LinkComparison(old: both.old, new: both.new, nodes: both.nodes, budget)
            return comparison.changes.map {
                "\(both.word($0.kind)) \($0.old.map { both.old.patterns[$0].text.value } ?? "")"
            }
        }
        #expect(try changes(WorkBudget()) == ["narrowed /{x}"])
        #expect(try changes(WorkBudget(all: 100, most: 100, least: 100)) == ["undecided /{x}"])
        // What one pattern takes is not taken from the others.
        #expect(try changes(WorkBudget(all: 0)) == ["narrowed /{x}"])
    }

    /// Patterns that all overlap, and did so before.
    @Test func manyThatOverlapAreNoTrouble() throws {
        let lines = (0..<64).map { number in
            let path = (0..<6).map { number >> $0 & 1 == 1 ? "/x" : "/{p\($0)}" }.joined()
            let params = (0..<6).filter { number >> $0 & 1 == 0 }.map { "p\($0): String" }.joined(separator: ", ")
            return "n\(number): {params: {\(params)}, url: \"\(path)\"}"
        }
        let all = try #require(compileText(["graph.yaml": graph(lines.joined(separator: "\n"))]).links)
        let again = try #require(compileText(["graph.yaml": graph(lines.reversed().joined(separator: "\n"))]).links)
        #expect(
            LinkComparison(old: all, new: again, nodes: NodePairs(old: all.graph, new: again.graph)).changes.isEmpty)
    }
}
