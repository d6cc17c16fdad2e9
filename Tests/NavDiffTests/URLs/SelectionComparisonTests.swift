import NavSyntax
import TestSupport
import Testing

@testable import NavDiff
@testable import NavLinks

/// Compares what links show whose values select a tab.
@Suite struct SelectionComparisonTests {
    private let text = """
        navgen: 1
        links: {schemes: [s]}
        rules: {unused-condition: off, link-only-node: off}
        conditions: {member: {otherwise: join}}
        types: {T: {cases: [a, b, c]}}
        tabs:
          one: {root: list, params: {t: a}}
          two: {root: list, params: {t: b}}
          more: {root: other}
        screens:
          list: {params: {t: T}, url: "/l/{t}", tab: one, to: [list]}
          other: {to: [join]}
        sheets: {join: {}}
        """

    private func lines(_ edits: (String, String)...) throws -> [String] {
        var new = text
        for (old, replacement) in edits {
            #expect(new.contains(old), "\(old)")
            new = new.replacing(old, with: replacement)
        }
        return try ComparedVersions(text, new).lines
    }

    @Test func conditionsOfOneTab() throws {
        #expect(
            try lines(("{t: b}}", "{t: b}, requires: member}"))
                == ["conditional(member) /l/{t} of list by /l/{t}: s://l/b list(b) ⇒ list(b)"])
    }

    @Test func aTabWithAnotherRoot() throws {
        #expect(
            try lines(("{root: list, params: {t: b}}", "{root: other}"))
                == ["planChanged /l/{t} of list by /l/{t}: s://l/b list(b) ⇒ list(b)"])
    }

    @Test func aTabWithAnotherValue() throws {
        #expect(
            try lines(("params: {t: b}", "params: {t: c}")) == [
                "planChanged /l/{t} of list by /l/{t}: s://l/b list(b) ⇒ list(b)",
                "planChanged /l/{t} of list by /l/{t}: s://l/c list(c) ⇒ list(c)",
            ])
    }

    /// A link without the values of a tab is not changed by the tab.
    @Test func aNewTab() throws {
        #expect(
            try lines(("  more:", "  three: {root: list, params: {t: c}}\n  more:"))
                == ["planChanged /l/{t} of list by /l/{t}: s://l/c list(c) ⇒ list(c)"])
    }

    /// The URL of a change of all other links selects no tab.
    @Test func otherLinks() throws {
        #expect(
            try lines(("tab: one, to: [list]", "tab: two, to: [list]"))
                == ["planChanged /l/{t} of list by /l/{t}: s://l/c list(c) ⇒ list(c)"])
        let guarded = try lines(("to: [list]", "requires: member, to: [list]"))
        #expect(guarded.count == 3)
        for (line, value) in zip(guarded, ["c", "a", "b"]) {
            let result = "s://l/\(value) list(\(value)) ⇒ list(\(value))"
            #expect(line == "conditional(member) /l/{t} of list by /l/{t}: \(result)")
        }
    }

    @Test func renamedTabsAndCasesAreTheSame() throws {
        #expect(
            try lines(("  two:", "  second: {renamedFrom: two, root: list, params: {t: b}}\n  # two:")) == [])
        #expect(try lines(("cases: [a, b, c]", "cases: [a, {b: b}, c]")) == [])
    }

    /// A pattern with a `via` of its own is shown in the same way with any values.
    @Test func placedPatterns() throws {
        let lines = try lines(("url: \"/l/{t}\"", "url: [\"/m/{t}\", {path: \"/l/{t}\", via: [], tab: more}]"))
        #expect(
            lines.map { String($0.prefix { $0 != ":" }) }.filter { $0.hasPrefix("planChanged") }
                == Array(repeating: "planChanged /l/{t} of list by /l/{t}", count: 3))
    }
}
