import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let invalidHost = Rule(
        "invalid-host", .links,
        meaning: """
            A host is not valid: it must consist of letters, digits and hyphens between dots, with an optional `*.` in \
            front or a port at the end. Other letters than those of ASCII are in Punycode, as in URLs. `*` is any host. On a pattern, `{name}` or `{name}.example.com` is a value.
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
            for link in node.links { hosts += (link.hosts ?? []).filter { !$0.value.contains("{") } }
        }
        for redirect in analyzed.graph.redirects { hosts += redirect.hosts ?? [] }
        return hosts.compactMap { host in
            guard let help = problem(host.value) else { return nil }
            return Rule.invalidHost.finding("`\(host.value)` is not a host", at: host.range, help: help)
        }
            + analyzed.graph.nodes.flatMap { node in
                node.links.flatMap { $0.hosts ?? [] }.filter { $0.value.contains("{") }.compactMap(problemWithValue)
            }
    }

    /// Reports a host with a value that is malformed.
    private static func problemWithValue(_ host: Located<String>) -> Diagnostic? {
        guard OriginNames.value(in: host.value) == nil else { return nil }
        if let end = host.value.lastIndex(of: ":"), OriginNames.value(in: String(host.value[..<end])) != nil {
            return Rule.invalidHost.finding(
                "`\(host.value)` is not a host: only an exact host can have a port", at: host.range,
                help: "write `\(host.value[..<end])`, or the exact host with its port")
        }
        if let ascii = inASCII(host.value), OriginNames.value(in: ascii) != nil {
            return Rule.invalidHost.finding(
                "`\(host.value)` is not a host", at: host.range, help: help(inASCII: ascii))
        }
        return Rule.invalidHost.finding(
            "`\(host.value)` is not a host", at: host.range,
            help: "a value is all of the host, `{host}`, or what comes before a domain, `{shop}.example.com`")
    }

    /// The help for an invalid host, or nil if the host is valid.
    private static func problem(_ host: String) -> Help? {
        var rest = host[...]
        // `applinks:` is the prefix in an app's entitlements.
        for prefix in ["https://", "http://", "applinks:"] where rest.hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.count)
        }
        rest = rest.prefix { !"/?#".contains($0) }
        if rest.contains("{") {
            let suffix = OriginNames.value(in: String(rest))?.suffix ?? ""
            let others = suffix.isEmpty ? "any host" : "all of these hosts"
            return "only the host of a node's pattern can be a value; write `*\(suffix)` for \(others)"
        }
        let name = rest.prefix { $0 != ":" }
        let port = rest.dropFirst(name.count + 1)
        if OriginNames.isName(name), OriginNames.isDefault(port) {
            let scheme = port == "443" ? "https" : "http"
            return Help("write `\(name)`: URLs leave out port \(port), the default of `\(scheme)`").correcting(
                .value(String(name)))
        }
        if rest.count > name.count, name.hasPrefix("*"), OriginNames.isHost(name) {
            return "only an exact host can have a port"
        }
        if let ascii = inASCII(String(name)).map({ $0 + rest.dropFirst(name.count) }), OriginNames.isHost(ascii) {
            return help(inASCII: ascii)
        }
        guard OriginNames.isHost(name) else {
            return
                "write a name such as `shop.example.com`, `*.example.com` for all its subdomains, or `*` for any host"
        }
        if OriginNames.isHost(rest) { return rest.count == host.count ? nil : .write(String(rest)) }
        return "write `\(name)`, with a port from 1 to 65535 if it has one"
    }

    /// A host in ASCII, with the `*` or `{name}` in front. Nil if it is in ASCII, or is not converted.
    private static func inASCII(_ host: String) -> String? {
        let start = host.hasPrefix("*") || host.hasPrefix("{") ? host.prefix { $0 != "." } + "." : ""
        return InternationalHosts.ascii(host.dropFirst(start.count)).map { start + $0 }
    }

    private static func help(inASCII host: String) -> Help {
        Help("write `\(host)`: URLs have hosts in ASCII").correcting(.value(host))
    }
}
