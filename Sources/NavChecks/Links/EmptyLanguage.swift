import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let emptyLanguage = Rule(
        "empty-language", .links,
        meaning: """
            No URL can match a pattern, or no value can match a type's `pattern`. It is only a warning if the reason \
            is that `links` names neither a scheme nor a host yet, or that an environment lacks those that others \
            have.
            """,
        why: """
            A link that no URL can open is a mistake: a `.` segment or a control character in the path, a type without \
            values, or no scheme and no host.
            """,
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [help]}
              help: {url: /help/../faq}
            """,
        fixed: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [help]}
              help: {url: /faq}
            """)
}

extension Check {
    static let emptyLanguage = Check.ofLinks(.emptyLanguage) { links in
        guard !links.graph.links.isUnread else { return [] }
        return links.conflicts.compactMap { conflict -> Diagnostic? in
            switch conflict {
            case .noOrigin(let number): unmatched(number, links)
            case .noOriginIn(let number, let build): unmatched(number, in: build, links)
            default: nil
            }
        }
    }

    /// Reports a pattern that no URL matches in any environment.
    private static func unmatched(_ number: Int, _ links: LinkAnalysis) -> Diagnostic? {
        let pattern = links.patterns[number]
        if pattern.origin == .any {
            // Invalid schemes are reported by `reserved-scheme`.
            guard links.graph.links.schemes.isEmpty else { return nil }
            var finding = Rule.emptyLanguage.finding(
                "no URL can match: `links` names neither a scheme nor a host", at: pattern.text.range,
                help: "write `links: {schemes: [\(links.graph.name.value.lowercased())]}`, or `hosts`")
            // The patterns can be correct while schemes and hosts are not yet decided.
            finding.severity = .warning
            return finding
        }
        return Rule.emptyLanguage.finding(
            "no URL can match: none of its schemes can be used with one of its hosts", at: pattern.range,
            help: help(for: pattern))
    }

    /// What to write at a pattern whose schemes cannot be used with its hosts.
    private static func help(for pattern: Pattern) -> Help {
        if pattern.origin.schemes?.isEmpty == true { return "name a scheme, or leave out `schemes`" }
        guard let hosts = pattern.origin.hosts else { return "`https` needs a host: add it to `hosts`" }
        if hosts.isEmpty { return "name a host, or leave out `hosts`" }
        guard hosts == ["*"] else { return "`https` needs a host: add it to `hosts`" }
        let host = pattern.writtenOrigin.hosts?.first ?? "*"
        return "`\(host)` is only for `https` and `http`: add `https` to `schemes`, or name an exact host"
    }

    /// Reports a pattern that no URL matches in one environment. It is only a warning, as that
    /// environment may not be meant to have such links.
    private static func unmatched(_ number: Int, in build: Int, _ links: LinkAnalysis) -> Diagnostic? {
        let pattern = links.patterns[number]
        guard let name = links.origins.builds[build].environment,
            let environment = links.graph.links.environments.first(where: { $0.name.value == name })
        else { return nil }
        var finding: Diagnostic
        if pattern.origin == .any {
            guard links.origins.builds[build].schemes.isEmpty else { return nil }
            finding = Rule.emptyLanguage.finding(
                "no URL can match in `\(name)`: it has neither a scheme nor a host", at: environment.name.range,
                help: "give it `schemes` or `hosts`")
        } else {
            finding = Rule.emptyLanguage.finding(
                "no URL can match in `\(name)`: none of its schemes can be used with one of the hosts there",
                at: pattern.range, notes: [.init("`\(name)` is here", at: environment.name.range)],
                help: "`https` needs a host: add one to the `hosts` of `\(name)`")
        }
        finding.severity = .warning
        return finding
    }
}
