import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let duplicateLink = Rule(
        "duplicate-link", .links,
        meaning: "Two patterns of different nodes match exactly the same URLs.",
        why: """
            A URL can lead to only one node. Different parameter names, or a different order of query items, make no \
            difference.
            """,
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order, invoice]}
              order: {params: {id: Int}, url: "/order/{id}"}
              invoice: {params: {number: Int}, url: "/order/{number}"}
            """,
        fixed: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order, invoice]}
              order: {params: {id: Int}, url: "/order/{id}"}
              invoice: {params: {number: Int}, url: "/invoice/{number}"}
            """)
}

extension Check {
    static let duplicateLink = Check.ofLinks(.duplicateLink) { links in
        links.conflicts.compactMap { conflict -> Diagnostic? in
            guard case .duplicate(let first, let second) = conflict, !isOneKey(first, second, links) else {
                return nil
            }
            return Rule.duplicateLink.finding(
                "\(links.owner(of: second)) and \(links.owner(of: first)) match exactly the same URLs",
                at: links.patterns[second].text.range,
                notes: [.init("`\(links.patterns[first].text.value)` is here", at: links.patterns[first].text.range)],
                help: isSuperfluous(second, beside: first, links)
                    ? Help("remove the redirect, or give it another path").correcting(.removal, isSafe: false)
                    : "change one of the two, or remove it")
        }
    }

    /// Whether both are the same redirect, written twice in one file: `duplicate-key` reports that.
    private static func isOneKey(_ first: Int, _ second: Int, _ links: LinkAnalysis) -> Bool {
        let patterns = [links.patterns[first], links.patterns[second]]
        return patterns.allSatisfy { $0.node == nil } && patterns[0].text.value == patterns[1].text.value
            && patterns[0].text.range.file == patterns[1].text.range.file
    }

    /// Whether the second pattern is a redirect from a URL that a node has. Such a redirect is left
    /// over when a node gets its former URL back.
    private static func isSuperfluous(_ second: Int, beside first: Int, _ links: LinkAnalysis) -> Bool {
        links.patterns[second].node == nil && links.patterns[first].node != nil
    }
}
