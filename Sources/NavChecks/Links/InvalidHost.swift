import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let invalidHost = Rule(
        "invalid-host", .links,
        meaning: """
            A host is not valid: it must consist of letters, digits and hyphens between dots, with an optional `*.` in \
            front.
            """,
        why: "No URL ever has such a host.",
        failing: """
            navgen: 1
            root: home
            links: {hosts: ["https://shop.example.com/"]}
            screens:
              home: {to: [help]}
              help: {url: /help}
            """,
        fixed: """
            navgen: 1
            root: home
            links: {hosts: [shop.example.com]}
            screens:
              home: {to: [help]}
              help: {url: /help}
            """)
}

extension Check {
    static let invalidHost = Check(.invalidHost) { analyzed in
        let settings = analyzed.graph.links
        var hosts = settings.hosts + settings.environments.flatMap { $0.hosts ?? [] }
        for node in analyzed.graph.nodes {
            for link in node.links { hosts += link.hosts ?? [] }
        }
        for redirect in analyzed.graph.redirects { hosts += redirect.hosts ?? [] }
        return hosts.compactMap { host in
            guard let help = problem(host.value) else { return nil }
            return Rule.invalidHost.finding("`\(host.value)` is not a host", at: host.range, help: help)
        }
    }

    /// The help for an invalid host, or nil if the host is valid.
    private static func problem(_ host: String) -> String? {
        var rest = host[...]
        // `applinks:` is the prefix in an app's entitlements.
        for prefix in ["https://", "http://", "applinks:"] where rest.hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.count)
        }
        rest = rest.prefix { !"/?#:".contains($0) }
        guard OriginNames.isHost(rest) else {
            return "write a name such as `shop.example.com`, or `*.example.com` for all its subdomains"
        }
        return rest.count == host.count ? nil : "write `\(rest)`"
    }
}
