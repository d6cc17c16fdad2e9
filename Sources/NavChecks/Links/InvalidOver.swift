import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let invalidOver = Rule(
        "invalid-over", .links,
        meaning: """
            An `over:` has no effect or contradicts another one: the patterns never overlap, the other pattern is more \
            specific, or each claims to win.
            """,
        why: """
            `over:` decides which of two overlapping patterns wins when neither is more specific. Where there is \
            nothing to decide, it hides a mistake.
            """,
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [product, settings]}
              product: {params: {id: Int}, url: {path: "/product/{id}", over: [settings]}}
              settings: {url: /settings}
            """,
        fixed: """
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
    static let invalidOver = Check.ofLinks(.invalidOver) { links in
        guard !links.conflicts.isEmpty else { return [] }
        // Patterns that could not be read might overlap.
        let isRead =
            links.problems.isEmpty && !links.graph.hasUnreadLinks
            && !links.graph.nodes.contains(where: hasUnknownType)
        return links.conflicts.compactMap { conflict -> Diagnostic? in
            guard case .invalidOver(let number, let overIndex, let problem) = conflict else { return nil }
            if case .neverOverlap = problem, !isRead { return nil }
            let reference = links.patterns[number].over[overIndex]
            var notes: [Diagnostic.Note] = []
            func note(_ other: Int) {
                notes.append(
                    .init("`\(links.patterns[other].text.value)` is here", at: links.patterns[other].text.range))
            }
            let message: String
            // Which of several to remove is a question of design.
            var isOnly = true
            switch problem {
            case .neverOverlap: message = "no URL is matched by this pattern and by `\(reference.name)`"
            case .moreSpecific(let other):
                message = "`\(reference.name)` is more specific here, and wins regardless of this"
                note(other)
            case .mutual(let other):
                message = "this pattern and `\(reference.name)` each claim to win over the other"
                isOnly = false
                note(other)
            case .loop(let others):
                isOnly = false
                let hasTies = links.graph.links.ties == .leftmostLiteral
                message =
                    "this pattern wins over itself: `over`\(hasTies ? ", `ties`" : "") and what is more specific "
                    + "form a loop"
                notes += links.notes(ofLoop: [number] + others)
            }
            return Rule.invalidOver.finding(
                message, at: reference.range, notes: notes,
                help: Help("remove it").correcting(.removal, isSafe: isOnly))
        }
    }

    private static func hasUnknownType(_ node: Node) -> Bool {
        !node.links.isEmpty
            && (node.hasUnreadParameters
                || node.parameters.contains { if case .unknown = $0.type.base { true } else { false } })
    }
}
