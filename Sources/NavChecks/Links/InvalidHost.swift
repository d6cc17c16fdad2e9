import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let invalidHost = Rule(
        "invalid-host", .links,
        meaning:
            "A host is not spelled correctly: letters, digits and hyphens between dots, with an optional `*.` in front.",
        why: "Neither the system nor a parser would ever see such a host in a URL.",
        failing: """
            navgen: 1
            root: home
            links: {hosts: ["https://shop.example.com/"]}
            screens:
              home: {to: [help]}
              help: {url: /help}
            """,
        repaired: """
            navgen: 1
            root: home
            links: {hosts: [shop.example.com]}
            screens:
              home: {to: [help]}
              help: {url: /help}
            """)
}

extension Check {
    static let invalidHost = Check(.invalidHost) { analysed in
        let settings = analysed.graph.links
        var hosts = settings.hosts + settings.environments.flatMap { $0.hosts ?? [] }
        for id in analysed.graph.ids(with: .longLinks) {
            for link in analysed.graph[id].links { hosts += link.hosts ?? [] }
        }
        return hosts.compactMap { host in
            guard let help = problem(host.value) else { return nil }
            return Rule.invalidHost.finding("`\(host.value)` is not a host", at: host.range, help: help)
        }
    }

    /// What to write instead; nil where all is well.
    private static func problem(_ host: String) -> String? {
        var rest = host[...]
        // As an app's entitlements have it, too.
        for prefix in ["https://", "http://", "applinks:"] where rest.hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.count)
        }
        rest = rest.prefix { !"/?#:".contains($0) }
        let name = rest.hasPrefix("*.") ? rest.dropFirst(2) : rest
        guard isValid(name), !(rest.hasPrefix("*.") && !name.contains(".")) else {
            return "write a name such as `shop.example.com`, or `*.example.com` for all its subdomains"
        }
        return rest.count == host.count ? nil : "write `\(rest)`"
    }

    private static func isValid(_ name: Substring) -> Bool {
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        return name.utf8.count <= 253
            && labels.allSatisfy { label in
                !label.isEmpty && label.utf8.count <= 63 && label.first != "-" && label.last != "-"
                    && label.utf8.allSatisfy {
                        ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
                    }
            }
    }
}
