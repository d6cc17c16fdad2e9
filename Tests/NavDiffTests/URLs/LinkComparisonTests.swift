import NavCompiler
import NavGraph
import TestSupport
import Testing

@testable import NavDiff
@testable import NavLinks

/// Each kind of link change, shown by two small graphs.
@Suite struct LinkComparisonTests {
    private func changes(_ old: String, _ new: String) throws -> [String] {
        try ComparedVersions(graph(old), graph(new)).lines
    }

    // MARK: Preserved links

    @Test func identicalVersionsHaveNoChanges() throws {
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

    @Test func renamedNodesNeedRenamedFrom() throws {
        let old = "a: {url: /a}"
        #expect(try changes(old, "b: {url: /a, renamedFrom: a}") == [])
        #expect(try changes(old, "b: {url: /a}") == ["retargeted /a by /a: s://a a ⇒ b"])
    }

    @Test func equivalentPatternsAreRewritten() throws {
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

    @Test func typesWithSameSpellingsAreEqual() throws {
        #expect(
            try changes("a: {params: {x: Int}, url: \"/a/{x}\"}", "a: {params: {x: Int64}, url: \"/a/{x}\"}") == [])
        // A wider type widens the pattern. The value still comes from the same location.
        #expect(
            try changes("a: {params: {x: Kind}, url: \"/v/{x}\"}", "a: {params: {x: Size}, url: \"/v/{x}\"}") == [
                "widened /v/{x} by /v/{x}: s://v/c nothing ⇒ a(c)"
            ])
        #expect(
            try changes("a: {params: {x: Int}, url: \"/v/{x}\"}", "a: {params: {x: String}, url: \"/v/{x}\"}") == [
                "widened /v/{x} by /v/{x}: s://v/a nothing ⇒ a(a)"
            ])
    }

    @Test func redirectsPreserveOldURLs() throws {
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

    @Test func textAndHashRoutesAreCompared() throws {
        let old = "a: {params: {x: Int, y: String?}, url: \"/#/a/{x}/{y?}\"}"
        #expect(
            try changes(old, "a: {params: {x: Int, y: String?}, url: \"/#/a/{x}\"}") == [
                "narrowed /#/a/{x}/{y?}: s:///#/a/1/a a(1,a) ⇒ nothing"
            ])
        let text = "a: {params: {x: Kind, y: Kind}, url: \"/{x}-{y}\"}"
        #expect(try changes(text, text) == [])
        #expect(
            try changes(text, "a: {params: {x: Kind, y: Kind}, url: \"/{y}-{x}\"}").first?.hasPrefix("values") == true)
    }

    /// Redirects are followed in both versions, also through other redirects.
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
        // One more redirect in between.
        let chain = "\"/o/{i}\": \"/p/{i}\", \"/p/{j}\": \"/a/{j}\""
        let longer = try versions("\"/o/{i}\": \"/a/{i}\"", chain, screens)
        #expect(longer == ["widened /a/{id} by /p/{j}: s://p/a nothing ⇒ a(a)"])
        #expect(try versions("\"/o/{i}\": \"/a/{i}\"", "", screens) == ["removed /o/{i}: s://o/a a(a) ⇒ nothing"])
        // A literal pattern won some of the URLs.
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
        // A list, and values that swap places.
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

    // MARK: Breaking changes

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
        // Several patterns together cover all URLs.
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
        // A URL that another pattern won before is not this pattern's loss.
        #expect(
            try changes(old + "\nb: {url: /a/new}", old + "\nb: {url: [/a/new, /b]}") == [
                "widened /a/new by /b: s://b nothing ⇒ b"
            ])
        #expect(
            try changes(old + "\nb: {url: /a/new}", old + "\nb: {url: /b}").contains(
                "retargeted /a/new by /a/{x}: s://a/new b ⇒ a(new)"))
    }

    @Test func overDecidesWinner() throws {
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

    @Test func changedValueSources() throws {
        let old = "a: {params: {x: String, y: String}, url: \"/{x}/{y}\"}"
        #expect(
            try changes(old, "a: {params: {x: String, y: String}, url: \"/{y}/{x}\"}") == [
                "values(x/x,y/y) /{x}/{y} by /{y}/{x}: s://b/a a(b,a) ⇒ a(a,b)"
            ])
        // The value is fixed now and no longer read.
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
        // Another default makes a difference if the URL has no value.
        #expect(
            try changes(
                "a: {params: {n: {type: Int, default: 1}}, url: \"/a?n={n}\"}",
                "a: {params: {n: {type: Int, default: 2}}, url: \"/a?n={n}\"}") == [
                    "values(n/n) /a?n={n} by /a?n={n}: s://a a(1) ⇒ a(2)"
                ])
        // The value comes from another key.
        #expect(
            try changes(
                "a: {params: {q: String?}, url: \"/a?q={q}\"}", "a: {params: {q: String?}, url: \"/a?k={q}\"}") == [
                    "values(q/q) /a?q={q} by /a?k={q}: s://a?q= a() ⇒ a(nil)"
                ])
        // Only the first value of a list is left.
        #expect(
            try changes("a: {params: {q: [Int]}, url: \"/a?q={q}\"}", "a: {params: {q: Int?}, url: \"/a?q={q}\"}") == [
                "values(q/q) /a?q={q} by /a?q={q}: s://a?q=1&q=1 a([1+1]) ⇒ a(1)",
                "widened /a?q={q} by /a?q={q}: s://a?q=1&q= nothing ⇒ a(1)",
            ])
    }

    @Test func claimedKeys() throws {
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

    /// A pattern whose URLs now need an item that it used to ignore is not removed: with the item,
    /// they lead to the same node.
    @Test func newlyRequiredItemsNarrowPatterns() throws {
        let old = "a: {params: {q: {type: String, default: x}}, url: /a}"
        #expect(
            try changes(old, "a: {params: {q: String}, url: \"/a?q={q}\"}") == ["narrowed /a: s://a a(x) ⇒ nothing"])
        #expect(try changes(old, "a: {url: \"/b\"}").first == "removed /a: s://a a(x) ⇒ nothing")
    }

    @Test func exceptionsAreCompared() throws {
        let page = "a: {params: {t: String}, url: {path: \"/{t+}\", except: [/api/*]}}"
        let whole = "a: {params: {t: String}, url: \"/{t+}\"}"
        #expect(try changes(page, page.replacing("/api/*", with: "\"/api/*\"")) == [])
        #expect(try changes(whole, page) == ["narrowed /{t+}: s://api a(api) ⇒ nothing"])
        #expect(try changes(page, whole) == ["widened /{t+} by /{t+}: s://api nothing ⇒ a(api)"])
        #expect(try changes(page, page + "\nb: {url: /api/*}") == ["added by /api/*: s://api nothing ⇒ b"])
        #expect(
            try changes(whole, page + "\nb: {url: /api/x}") == [
                "narrowed /{t+}: s://api a(api) ⇒ nothing", "retargeted /{t+} by /api/x: s://api/x a(api/x) ⇒ b",
            ])
    }

    // MARK: New links

    @Test func addedAndWidened() throws {
        let old = "a: {params: {x: Int}, url: \"/a/{x}\"}"
        #expect(try changes(old, old + "\nb: {url: /b}") == ["added by /b: s://b nothing ⇒ b"])
        #expect(
            try changes(old, "a: {params: {x: Int}, url: [\"/a/{x}\", \"/alias/{x}\"]}") == [
                "widened /a/{x} by /alias/{x}: s://alias/1 nothing ⇒ a(1)"
            ])
    }

    // MARK: Limits

    /// If comparing a pattern takes too long, this is reported for that pattern and no other.
    @Test func exceedingBudgetIsUndecided() throws {
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
        #expect(try changes(WorkBudget(all: 100, maxPerPattern: 100, minPerPattern: 100)) == ["undecided /{x}"])
        // The work for one pattern does not reduce the work for the others.
        #expect(try changes(WorkBudget(all: 0)) == ["narrowed /{x}"])
    }

    /// Patterns that all overlap, in both versions.
    @Test func manyOverlappingPatternsAreDecided() throws {
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
