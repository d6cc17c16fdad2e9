import NavSyntax
import TestSupport
import Testing

@testable import NavDiff
@testable import NavLinks

/// Compares redirects that hand over to links in their URLs, and redirects from hash routes.
@Suite struct RedirectComparisonTests {
    private func changes(
        _ old: String, _ new: String, links: String = "schemes: [s, t], hosts: [h.com, i.com]", screens: String? = nil,
        newScreens: String? = nil
    ) throws -> [String] {
        let screens = screens ?? "a: {url: /a}\nb: {params: {to: URL}, url: \"/b?to={to}\"}"
        return try ComparedVersions(
            graph(screens, links: links, more: "redirects: {\(old)}"),
            graph(newScreens ?? screens, links: links, more: "redirects: {\(new)}")
        ).lines
    }

    /// The change without its URL.
    private func first(_ changes: [String]) -> String? { changes.first.map { String($0.prefix { $0 != ":" }) } }

    private static let carrying = "\"/out?to={to}\": \"{to}\""
    private static let asking = "\"/out?to={to}\": {to: \"{to}\", otherwise: b}"

    @Test func equalRedirectsToCarriedLinksHaveNoChanges() throws {
        for redirect in [Self.carrying, Self.asking, "\"/out?to={to}\": {to: \"{to}\", hosts: [\"*\"]}"] {
            #expect(try changes(redirect, redirect) == [])
        }
        // Another name changes nothing, and what happens to the carried links is reported for them.
        #expect(try changes(Self.carrying, "\"/out?to={url}\": \"{url}\"") == [])
        let moved = try changes(
            Self.carrying, Self.carrying, newScreens: "a: {url: /c}\nb: {params: {to: URL}, url: \"/b?to={to}\"}")
        #expect(moved.map { String($0.prefix { $0 != ":" }) } == ["removed /a", "widened /a by /c"])
    }

    @Test func redirectsThatNoLongerCarryLinksAreReported() throws {
        #expect(try first(changes(Self.carrying, "")) == "removed /out?to={to}")
        #expect(
            try first(changes(Self.asking, "\"/out?to={to}\": {to: b}")) == "retargeted /out?to={to} by /out?to={to}")
        #expect(try first(changes(Self.carrying, "\"/out?url={to}\": \"{to}\"")) == "removed /out?to={to}")
    }

    @Test(arguments: [
        ("hosts: [h.com, i.com]", "hosts: [h.com]"), ("schemes: [s, t]", "schemes: [s]"), ("hosts: [\"*\"]", ""),
        ("hosts: [\"*\"]", "hosts: [j.com]"),
    ])
    func limitsOfRedirectsToCarriedLinksAreCompared(old: String, new: String) throws {
        func redirect(_ limits: String) -> String {
            "\"/out?to={to}\": {to: \"{to}\"\(limits.isEmpty ? "" : ", " + limits)}"
        }
        let narrowed = try changes(redirect(old), redirect(new))
        #expect(first(narrowed) == "narrowed /out?to={to}", "\(narrowed)")
        #expect(narrowed.first?.hasSuffix("⇒ nothing") == true)
        let widened = try changes(redirect(new), redirect(old))
        #expect(widened.contains { $0.hasPrefix("widened /out?to={to} by /out?to={to}") }, "\(widened)")
    }

    @Test func nodesForSomeCarriedLinksAreReported() throws {
        let screens = "a: {params: {id: Int}, url: \"/a/{id}\"}\nb: {params: {to: Pre}, url: \"/b?to={to}\"}"
        let types = "types: {Pre: {base: String, pattern: \"https://h[.]com/a/[0-9]+\"}}"
        func version(_ urls: String) -> String {
            """
            navgen: 1
            root: home
            rules: {link-only-node: off}
            links: {schemes: [s], hosts: [h.com]}
            \(types)
            screens:
              home: {}
            \(screens.replacing("\"/b?to={to}\"", with: urls).split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
            redirects: {\(Self.carrying)}

            """
        }
        let lines = try ComparedVersions(version("\"/b?to={to}\""), version("[\"/b?to={to}\", \"/out?to={to}\"]")).lines
        #expect(
            lines.first == "retargeted /out?to={to} by /out?to={to}: https://h.com/out?to=https://h.com/a/1 a(1) "
                + "⇒ b(https://h.com/a/1)", "\(lines)")
    }

    /// Only URLs without a link in them led to `otherwise`, so only some of the URLs break.
    @Test func removedFallbacksAreReported() throws {
        let lines = try changes(Self.asking, Self.carrying)
        #expect(first(lines) == "narrowed /out?to={to}")
        #expect(lines.first?.contains(" b(") == true, "\(lines)")
    }

    private static let posts = """
        post: {params: {id: Int}, url: "/post/{id}"}
        files: {params: {path: [String]}, url: "/files/{path*}"}
        pair: {params: {a: String, b: String}, url: "/pair/{a}-{b}"}
        """

    @Test(arguments: [
        "\"/#/o/{id}\": \"/post/{id}\"", "\"/f/#/a/{id}\": \"/post/{id}\"", "\"/#/f/{p*}\": \"/files/{p*}\"",
        "\"/x-{a}-{b}\": \"/pair/{b}-{a}\"", "\"/#/v{id}\": \"/post/{id}\"",
    ])
    func unchangedRedirectsOfHashRoutesHaveNoChanges(redirect: String) throws {
        let more = Self.posts + "\nx: {url: /x}"
        let lines = try changes(redirect, redirect, screens: Self.posts, newScreens: more)
        #expect(lines.map { String($0.prefix { $0 != ":" }) } == ["added by /x"], "\(lines)")
        let alias = Self.posts.replacing("url: \"/post/{id}\"", with: "url: [\"/post/{id}\", \"/po/{id}\"]")
        let moved = redirect.replacing("/post/", with: "/po/")
        #expect(
            try changes(redirect, moved, screens: Self.posts, newScreens: alias).map { String($0.prefix { $0 != ":" }) }
                == ["widened /post/{id} by /po/{id}"])
    }

    @Test func changedRedirectsOfHashRoutesAreReported() throws {
        let redirect = "\"/#/o/{id}\": \"/post/{id}\""
        let special = Self.posts + "\nseven: {url: /post/7}"
        #expect(
            try changes(redirect, redirect, screens: Self.posts, newScreens: special) == [
                "retargeted /post/{id} by /post/7: https://h.com/post/7 post(7) ⇒ seven",
                "retargeted /#/o/{id} by /#/o/{id}: https://h.com/#/o/7 post(7) ⇒ seven",
            ])
        let swapped = try changes(
            "\"/#/o/{a}/{id}\": \"/pair/{a}-{id}\"", "\"/#/o/{a}/{id}\": \"/pair/{id}-{a}\"", screens: Self.posts)
        #expect(first(swapped)?.hasPrefix("values(") == true, "\(swapped)")
    }

    /// The fragment is left out if the old URL names it.
    @Test func fragmentsThatAreLeftOutAreCompared() throws {
        let screens = "doc: {params: {id: Int, part: String?}, url: \"/doc/{id}#{part}\"}"
        let redirect = "\"/#/doc/{id}\": \"/doc/{id}\""
        #expect(try changes(redirect, "\"/#/doc/{id}\": {to: doc}", screens: screens) == [])
        #expect(
            try first(changes(redirect, "\"/#/doc/{id}\": {to: doc, params: {part: x}}", screens: screens))
                == "values(part/part) /#/doc/{id} by /#/doc/{id}")
    }

    @Test func versionsAreComparedForEachScheme() throws {
        let graph = { (redirect: String) in
            "navgen: 1\nroot: home\nlinks: {schemes: [app, pod]}\nscreens:\n  home: {}\n  show: {params: {id: Int}, url: \"/show/{id}\"}\nredirects:\n  \(redirect)\n"
        }
        func lines(_ old: String, _ new: String) throws -> [String] {
            try ComparedVersions(graph(old), graph(new)).lines
        }
        #expect(try lines("/s/{id}: /show/{id}", "/s/{id}: {to: show}") == [])
        #expect(try lines("pod://s/{id}: /show/{id}", "/s/{id}: {to: \"/show/{id}\", schemes: [pod]}") == [])
        let narrowed = try lines("/s/{id}: /show/{id}", "pod://s/{id}: /show/{id}")
        #expect(narrowed.count == 1 && narrowed[0].hasPrefix("narrowed /s/{id}") && narrowed[0].contains("app://s/"))
        #expect(
            try lines("pod://s/{id}: /show/{id}", "app://s/{id}: /show/{id}").contains {
                $0.hasPrefix("removed pod://s/{id}")
            })
    }
}
