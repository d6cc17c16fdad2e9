import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let reservedScheme = Rule(
        "reserved-scheme", .links,
        meaning: "A scheme belongs to the system, or is not valid.",
        why: """
            An app cannot register `https` or `mailto` as a custom scheme: universal links need `hosts`. A scheme \
            consists of letters, digits, `+`, `-` and `.`, and starts with a letter.
            """,
        failing: """
            navgen: 1
            root: home
            links: {schemes: [https]}
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
    static let reservedScheme = Check(.reservedScheme) { analyzed in
        let settings = analyzed.graph.links
        var findings = (settings.schemes + settings.environments.flatMap { $0.schemes ?? [] }).compactMap {
            problem($0, mayBeWeb: false)
        }
        for node in analyzed.graph.nodes {
            for link in node.links {
                findings += (link.schemes ?? []).compactMap { problem($0, mayBeWeb: true) }
            }
        }
        for redirect in analyzed.graph.redirects {
            findings += (redirect.schemes ?? []).compactMap { problem($0, mayBeWeb: true) }
        }
        return findings
    }

    private static func problem(_ scheme: Located<String>, mayBeWeb: Bool) -> Diagnostic? {
        let name = scheme.value.lowercased()
        if name == "https" || name == "http" {
            if mayBeWeb { return nil }
            return Rule.reservedScheme.finding(
                "`\(scheme.value)` cannot be a custom scheme", at: scheme.range,
                help: name == "http"
                    ? "list the `hosts` of the universal links, and set `allowHTTP: true`"
                    : "list the `hosts` of the universal links instead")
        }
        if OriginNames.isReserved(name) {
            return Rule.reservedScheme.finding(
                "the scheme `\(scheme.value)` belongs to the system", at: scheme.range,
                help: "choose one that only this app has, such as its name")
        }
        guard !OriginNames.isScheme(name) else { return nil }
        let bare = name.prefix { $0 != ":" }
        return Rule.reservedScheme.finding(
            "`\(scheme.value)` cannot be a scheme: letters, digits, `+`, `-` and `.`, a letter first", at: scheme.range,
            help: bare.count < name.count && !bare.isEmpty
                ? Help("leave out what follows the name: `\(bare)`").correcting(.value(String(bare))) : nil)
    }
}
