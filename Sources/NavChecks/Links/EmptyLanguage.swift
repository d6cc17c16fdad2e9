import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let emptyLanguage = Rule(
        "empty-language", .links,
        meaning:
            "No URL can match a pattern, or no value a type's `pattern`. Where it is only that `links` names neither a scheme nor a host yet, it is a warning.",
        why:
            "A link that cannot be followed is a mistake: a `.` or a control character in the path, a type without values, no scheme and no host.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [help]}
              help: {url: /help/../faq}
            """,
        repaired: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [help]}
              help: {url: /faq}
            """)
}

extension Check {
    static let emptyLanguage = Check(.emptyLanguage) { _, links in
        links.conflicts.compactMap { conflict -> Diagnostic? in
            guard case .noOrigin(let number) = conflict else { return nil }
            let pattern = links.patterns[number]
            if pattern.origin == .any {
                // Schemes that cannot be are reported as such.
                guard links.graph.links.schemes.isEmpty else { return nil }
                var finding = Rule.emptyLanguage.finding(
                    "no URL can match: `links` names neither a scheme nor a host", at: pattern.text.range,
                    help: "write `links: {schemes: [\(links.graph.name.value.lowercased())]}`, or `hosts`")
                // The patterns themselves can be right while the rest is not yet decided.
                finding.severity = .warning
                return finding
            }
            return Rule.emptyLanguage.finding(
                "no URL can match: none of its schemes goes with one of its hosts", at: pattern.range,
                help: "`https` needs a host: add it to `hosts`")
        }
    }
}
