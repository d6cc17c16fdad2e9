import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let reservedScheme = Rule(
        "reserved-scheme", .links,
        meaning: "A scheme belongs to the system, or is not spelled correctly.",
        why:
            "An app cannot register `https` or `mailto` as a custom scheme: universal links need `hosts`. A scheme consists of letters, digits, `+`, `-` and `.`, and starts with a letter.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [https]}
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
    static let reservedScheme = Check(.reservedScheme) { analysed in
        let settings = analysed.graph.links
        var findings = (settings.schemes + settings.environments.flatMap { $0.schemes ?? [] }).compactMap {
            problem($0, mayBeWeb: false)
        }
        for id in analysed.graph.ids(with: .longLinks) {
            for link in analysed.graph[id].links {
                findings += (link.schemes ?? []).compactMap { problem($0, mayBeWeb: true) }
            }
        }
        return findings
    }

    /// Schemes that the system opens itself.
    private static let reserved: Set<String> = [
        "about", "app-settings", "blob", "data", "facetime", "facetime-audio", "file", "ftp", "itms", "itms-apps",
        "itms-appss", "javascript", "mailto", "maps", "prefs", "shortcuts", "sms", "tel", "webcal", "x-apple",
    ]

    private static func problem(_ scheme: Located<String>, mayBeWeb: Bool) -> Diagnostic? {
        let name = scheme.value.lowercased()
        if name == "https" || name == "http" {
            if mayBeWeb { return nil }
            return Rule.reservedScheme.finding(
                "`\(scheme.value)` is no scheme of an app's own", at: scheme.range,
                help: name == "http"
                    ? "name the `hosts` of its universal links, and set `allowHTTP: true`"
                    : "name the `hosts` of its universal links instead")
        }
        if reserved.contains(name) {
            return Rule.reservedScheme.finding(
                "the scheme `\(scheme.value)` belongs to the system", at: scheme.range,
                help: "choose one that only this app has, such as its name")
        }
        let isValid =
            (name.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } ?? false)
            && name.utf8.allSatisfy {
                ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
            }
        guard !isValid else { return nil }
        let bare = name.prefix { $0 != ":" }
        return Rule.reservedScheme.finding(
            "`\(scheme.value)` cannot be a scheme: letters, digits, `+`, `-` and `.`, a letter first", at: scheme.range,
            help: bare.count < name.count && !bare.isEmpty ? "leave out what follows the name: `\(bare)`" : nil)
    }
}
