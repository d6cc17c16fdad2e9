import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let invalidOver = Rule(
        "invalid-over", .links,
        meaning:
            "An `over:` has no effect or contradicts another one: the patterns never overlap, the other one is more specific, or each claims to win.",
        why:
            "`over:` decides between two patterns, neither of which is more specific than the other. Where there is nothing to decide, it hides a mistake.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [product, settings]}
              product: {params: {id: Int}, url: {path: "/product/{id}", over: [settings]}}
              settings: {url: /settings}
            """,
        repaired: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [product, settings]}
              product: {params: {id: Int}, url: "/product/{id}"}
              settings: {url: /settings}
            """)
}

extension Check {
    static let invalidOver = Check(.invalidOver) { analysed, links in
        guard !links.conflicts.isEmpty else { return [] }
        // What could not be read might meet.
        let isRead =
            links.problems.isEmpty && !analysed.graph.hasUnreadLinks
            && !analysed.graph.nodes.contains(where: hasUnknownType)
        return links.conflicts.compactMap { conflict -> Diagnostic? in
            guard case .invalidOver(let number, let place, let problem) = conflict else { return nil }
            if case .neverMeet = problem, !isRead { return nil }
            let reference = links.patterns[number].over[place]
            var notes: [Diagnostic.Note] = []
            func note(_ other: Int) {
                notes.append(
                    .init("`\(links.patterns[other].text.value)` is here", at: links.patterns[other].text.range))
            }
            let message: String
            switch problem {
            case .neverMeet: message = "no URL is matched by this pattern and by `\(reference.name)`"
            case .moreSpecific(let other):
                message = "`\(reference.name)` is more specific here, and wins whatever this says"
                note(other)
            case .mutual(let other):
                message = "this pattern and `\(reference.name)` each claim to win over the other"
                note(other)
            case .circle(let others):
                message = "these patterns win over each other in a circle"
                others.prefix(4).forEach(note)
            }
            return Rule.invalidOver.finding(message, at: reference.range, notes: notes, help: "remove it")
        }
    }

    private static func hasUnknownType(_ node: Node) -> Bool {
        !node.links.isEmpty
            && (node.hasUnreadParameters
                || node.parameters.contains { if case .unknown = $0.type.base { true } else { false } })
    }
}
