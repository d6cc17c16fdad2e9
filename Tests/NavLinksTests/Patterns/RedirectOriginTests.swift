import NavCompiler
import NavGraph
import NavSyntax
import TestSupport
import Testing

@testable import NavLinks

/// Redirects that are limited to some schemes and hosts.
@Suite struct RedirectOriginTests {
    private func links(_ redirects: String, _ screens: String = "") throws -> LinkAnalysis {
        let text = """
            navgen: 1
            root: home
            rules: {link-only-node: off}
            links: {schemes: [app, pod], hosts: [a.example, "*.b.example"]}
            screens:
              home: {}
              show: {params: {id: Int}, url: "/show/{id}"}
              podShow: {params: {id: Int}, url: {path: "/pod/{id}", schemes: [pod]}}
            \(screens.isEmpty ? "" : "  \(screens)\n")redirects:
              \(redirects.replacing("; ", with: "\n  "))
            """
        let result = compileText(["graph.yaml": text])
        #expect(render(result.diagnostics, sources: result.sources, as: .text) == "")
        return try #require(result.links)
    }

    private func leads(_ url: String, _ links: LinkAnalysis) -> String? {
        guard case .match(let match) = links.resolve(Array(url.utf8)) else { return nil }
        return links.graph[match.node].name
    }

    private static let all = [
        "app://s/1", "pod://s/1", "pod:///s/1", "app://a.example/s/1", "https://a.example/s/1",
        "https://x.b.example/s/1",
        "https://x.y.b.example/s/1",
    ]

    @Test(arguments: [
        ("/s/{id}: /show/{id}", all), ("/s/{id}: {to: show}", all), ("/s/{id}: {to: \"/show/{id}\"}", all),
        ("/s/{id}: {to: \"/pod/{id}\", schemes: pod}", ["pod://s/1", "pod:///s/1"]),
        ("pod://s/{id}: /pod/{id}", ["pod://s/1", "pod:///s/1"]),
        ("POD:/s/{id}: /pod/{id}", ["pod://s/1", "pod:///s/1"]),
        ("pod:///s/{id}: {to: show}", ["pod://s/1", "pod:///s/1"]),
        ("https://a.example/s/{id}: /show/{id}", ["https://a.example/s/1"]),
        ("https://A.Example/s/{id}: /show/{id}", ["https://a.example/s/1"]),
        ("https://x.y.b.example/s/{id}: /show/{id}", ["https://x.y.b.example/s/1"]),
        ("\"https://*.y.b.example/s/{id}\": /show/{id}", ["https://x.y.b.example/s/1"]),
        ("app://a.example/s/{id}: /show/{id}", ["app://a.example/s/1"]),
        ("/s/{id}: {to: show, hosts: [\"*.b.example\"]}", ["https://x.b.example/s/1", "https://x.y.b.example/s/1"]),
        ("/s/{id}: {to: show, schemes: [app], hosts: [a.example]}", ["app://a.example/s/1"]),
    ])
    func redirectsApplyOnlyToTheirOrigins(redirect: String, urls: [String]) throws {
        let links = try links(redirect)
        for url in Self.all {
            #expect((leads(url, links) != nil) == urls.contains(url), "\(url)")
        }
    }

    /// A host that only a redirect names is read only for that redirect.
    @Test func redirectWithItsOwnHost() throws {
        let links = try links("https://old.example/s/{id}: {to: show}")
        #expect(leads("https://old.example/s/1", links) == "show")
        #expect(leads("https://old.example/show/1", links) == nil)
        #expect(links.webHosts(build: 0) == ["a.example", "*.b.example", "old.example"])
    }

    /// A redirect for one build's scheme or host does not apply to other builds.
    @Test(arguments: [
        ("app://s: /show", true), ("https://a.example/s: /show", true), ("/s: {to: /show, schemes: [app, beta]}", true),
        ("https://beta.example/s: /show", true), ("/s: /show", true), ("/s: /app", false), ("beta://s: /app", false),
        ("app://s: /app", true),
    ])
    func inEnvironments(redirect: String, isFine: Bool) {
        let text = """
            navgen: 1
            root: home
            links:
              schemes: [app]
              hosts: [a.example]
              environments: {beta: {schemes: [beta], hosts: [beta.example]}}
            screens:
              home: {}
              show: {url: /show}
              own: {url: {path: /app, schemes: [app, https]}}
            redirects:
              \(redirect)
            """
        let errors = compileText(["graph.yaml": text]).diagnostics.filter { $0.severity == .error }
        #expect(errors.isEmpty == isFine, "\(errors.map(\.message))")
    }

    /// The same path may lead to different nodes for different schemes. A limited redirect wins
    /// over one without limits.
    @Test func originsDecideWhichWins() throws {
        let links = try links(
            "/s/{id}: {to: show}; pod://s/{id}: {to: podShow}; pod://show/7: {to: home}",
            "other: {url: {path: /s/1, schemes: [app]}}")
        #expect(leads("pod://s/1", links) == "podShow" && leads("app://s/1", links) == "other")
        #expect(leads("https://a.example/s/1", links) == "show" && leads("app://s/2", links) == "show")
        #expect(leads("pod://show/7", links) == "home" && leads("app://show/7", links) == "show")
        let text =
            "navgen: 1\nroot: home\nlinks: {schemes: [app, pod]}\nscreens:\n  home: {}\n  show: {url: {path: /s, schemes: [app]}}\nredirects:\n"
        func rules(_ redirect: String) -> [RuleID] {
            compileText(["graph.yaml": text + "  " + redirect]).diagnostics.filter { $0.severity == .error }.map(\.rule)
        }
        #expect(rules("pod://s: {to: home}") == [] && rules("app://s: {to: home}") == ["duplicate-link"])
        #expect(rules("/s: {to: home, schemes: [pod]}") == [] && rules("/*: {to: home, schemes: [app]}") == [])
    }

    /// The targets of one path for different schemes may require different items.
    @Test func requiredItemsAreThoseOfAllTargets() throws {
        let links = try links(
            "/t/{id}: /tv/{id}",
            "tvApp: {params: {id: Int, q: String}, url: {path: \"/tv/{id}?q={q}\", schemes: [app, https]}}\n  tvPod: {params: {id: Int}, url: {path: \"/tv/{id}\", schemes: [pod]}}"
        )
        #expect(leads("pod://t/1", links) == "tvPod" && leads("app://t/1?q=x", links) == "tvApp")
        #expect(leads("app://t/1", links) == nil)
    }
}
