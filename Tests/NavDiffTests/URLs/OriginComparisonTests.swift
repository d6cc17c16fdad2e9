import Testing

@testable import NavDiff
@testable import NavLinks

/// Compares schemes, hosts, environments and settings, which affect all URLs.
@Suite struct OriginComparisonTests {
    @Test func originsAreReportedOnce() throws {
        let screens = "a: {url: /a}\nb: {params: {x: Int}, url: \"/b/{x}\"}\nc: {url: {path: /c, hosts: [c.com]}}"
        let lines = try ComparedVersions(
            graph(screens, links: "schemes: [s, t], hosts: [h.com, \"*.w.com\"], allowHTTP: true"),
            graph(screens, links: "schemes: [t, u], hosts: [\"*.w.com\", i.com]")
        ).lines
        #expect(
            lines == [
                "originRemoved(scheme(\"s\")): s://a a ⇒ nothing", "originAdded(scheme(\"u\")): u://a nothing ⇒ a",
                "originRemoved(host(\"h.com\")): https://h.com/a a ⇒ nothing",
                "originAdded(host(\"i.com\")): https://i.com/a nothing ⇒ a",
                "originRemoved(scheme(\"http\")): http://h.com/a a ⇒ nothing",
            ])
    }

    @Test func environmentsAreComparedByName() throws {
        let screens = "a: {url: /a}\nb: {url: /b}"
        let old = "schemes: [s], environments: {beta: {schemes: [beta], hosts: [b.com]}, gone: {schemes: [g]}}"
        let new = "schemes: [s], environments: {beta: {schemes: [beta]}, fresh: {schemes: [f]}}"
        let lines = try ComparedVersions(graph(screens, links: old), graph(screens, links: new)).lines
        #expect(
            lines == [
                "environmentRemoved(gone) in gone: g://a a ⇒ no build",
                "environmentAdded(fresh) in fresh: f://a no build ⇒ a",
                "originRemoved(host(\"b.com\")) in beta: https://b.com/a a ⇒ nothing",
            ])
    }

    /// A pattern for the host of only one environment.
    @Test func changesInOneEnvironmentNameIt() throws {
        let links = "schemes: [s], hosts: [h.com], environments: {beta: {schemes: [beta]}}"
        let old = "a: {params: {x: String}, url: \"/a/{x}\"}"
        let new = old + "\nb: {url: {path: /a/new, schemes: [beta]}}"
        let lines = try ComparedVersions(graph(old, links: links), graph(new, links: links)).lines
        #expect(
            lines == [
                "retargeted in beta /a/{x} by /a/new: beta://a/new a(new) ⇒ b",
                // The base settings did not read that scheme before.
                "added by /a/new: beta://a/new nothing ⇒ b",
            ])
    }

    @Test func patternWithItsOwnHosts() throws {
        let links = "schemes: [s], hosts: [h.com]"
        let lines = try ComparedVersions(
            graph("a: {url: {path: /a, hosts: [h.com, own.com]}}", links: links),
            graph("a: {url: /a}", links: links)
        ).lines
        #expect(
            lines == [
                "narrowed /a: https://own.com/a a ⇒ nothing", "widened /a by /a: s://a nothing ⇒ a",
            ])
    }

    @Test func examplesAvoidSubdomainsThatRemain() throws {
        let lines = try ComparedVersions(
            graph("x: {url: /x}", links: "hosts: [h.com, \"*.h.org\"]"),
            graph("x: {url: /x}", links: "hosts: [h.com, a.h.org, b.h.org]")
        ).lines
        #expect(lines.contains { $0.contains("https://c.h.org/x x ⇒ nothing") }, "\(lines)")
    }

    @Test func settingsOutsideOfLanguages() throws {
        let screens = "a: {params: {x: Int}, url: \"/a/{x}\"}"
        func lines(_ old: String, _ new: String) throws -> [String] {
            try ComparedVersions(
                graph(screens, links: "schemes: [s]\(old)"), graph(screens, links: "schemes: [s]\(new)")
            ).lines
        }
        #expect(
            try lines("", ", trailingSlash: never") == [
                "trailingSlash(old: NavGraph.TrailingSlash.either, new: NavGraph.TrailingSlash.never): s://a/1/ a(1) ⇒ nothing"
            ])
        #expect(
            try lines("", ", trailingSlash: always") == [
                "trailingSlash(old: NavGraph.TrailingSlash.either, new: NavGraph.TrailingSlash.always): s://a/1 a(1) ⇒ nothing"
            ])
        #expect(
            try lines("", ", maxLength: 100") == [
                "maxLength(old: 8192, new: 100): (101 bytes) a(1) ⇒ nothing"
            ])
        #expect(
            try lines("", ", unknownQuery: reject") == [
                "unknownQuery(old: NavGraph.UnknownQuery.ignore, new: NavGraph.UnknownQuery.reject): s://a/1?unknown=a a(1) ⇒ nothing"
            ])
        #expect(try lines(", caseInsensitive: true", "") == ["narrowed /a/{x}: s://A/1 a(1) ⇒ nothing"])
        #expect(try lines("", ", caseInsensitive: true") == ["widened /a/{x} by /a/{x}: s://A/1 nothing ⇒ a(1)"])
    }

    /// Slashes of patterns are compared as parts of their URLs.
    @Test func slashesOfPatterns() throws {
        func lines(_ old: String, _ new: String, _ settings: String = "") throws -> [String] {
            try ComparedVersions(
                graph("a: {url: {path: /a\(old)}}\nb: {url: /b}", links: "schemes: [s]"),
                graph("a: {url: {path: /a\(new)}}\nb: {url: /b}", links: "schemes: [s]\(settings)")
            ).lines
        }
        #expect(try lines("", ", trailingSlash: never") == ["narrowed /a: s://a/ a ⇒ nothing"])
        #expect(try lines(", trailingSlash: never", "") == ["widened /a by /a: s://a/ nothing ⇒ a"])
        #expect(
            try lines(", trailingSlash: either", ", trailingSlash: either", ", trailingSlash: never")
                == ["narrowed /b: s://b/ b ⇒ nothing"])
    }

    @Test func anyHostCoversTheOthers() throws {
        func lines(_ old: String, _ new: String) throws -> [String] {
            try ComparedVersions(graph("a: {url: /a}", links: old), graph("a: {url: /a}", links: new)).lines
        }
        #expect(
            try lines("hosts: [h.com, \"*.w.com\"]", "hosts: [\"*\"]")
                == ["originAdded(host(\"*\")): https://example.com/a nothing ⇒ a"])
        #expect(
            try lines("hosts: [\"*\", \"h.com:81\"]", "hosts: [\"*\"]")
                == ["originRemoved(host(\"h.com:81\")): https://h.com:81/a a ⇒ nothing"])
    }

    @Test func pathsAreComparedWithoutOrigins() throws {
        let lines = try ComparedVersions(
            graph("a: {url: /a}", links: "maxLength: 100"), graph("b: {url: /a}", links: "maxLength: 100")
        ).lines
        #expect(lines == ["retargeted /a by /a: app://a a ⇒ b"])
    }
}
