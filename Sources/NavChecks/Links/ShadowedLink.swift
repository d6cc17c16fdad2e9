import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let shadowedLink = Rule(
        "shadowed-link", .links,
        meaning: "For every URL that a pattern matches, another pattern wins, or `except` leaves it out.",
        why: "This link can never be opened. It is either a leftover or not what its author intended.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            types:
              Filter: {cases: [new, old]}
            screens:
              home: {to: [list, newItems, oldItems]}
              list: {params: {tab: Filter}, url: "/items/{tab}"}
              newItems: {url: /items/new}
              oldItems: {url: /items/old}
            """,
        fixed: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            types:
              Filter: {cases: [new, old, all]}
            screens:
              home: {to: [list, newItems, oldItems]}
              list: {params: {tab: Filter}, url: "/items/{tab}"}
              newItems: {url: /items/new}
              oldItems: {url: /items/old}
            """)
}

extension Check {
    static let shadowedLink = Check.ofLinks(.shadowedLink) { links in
        links.conflicts.compactMap { conflict -> Diagnostic? in
            if case .excluded(let number, let exceptions) = conflict {
                let pattern = links.patterns[number]
                let notes = exceptions.prefix(4).map { exception in
                    Diagnostic.Note("`\(exception.text.value)` is an exception", at: exception.text.range)
                }
                return Rule.shadowedLink.finding(
                    "`except` leaves out every URL that this pattern matches", at: pattern.text.range,
                    notes: Array(notes), help: "remove it, or leave out fewer URLs")
            }
            guard case .shadowed(let number, let others) = conflict else { return nil }
            let shown = others.prefix(4).map { other in
                Diagnostic.Note(
                    "`\(links.patterns[other].text.value)` wins over it", at: links.patterns[other].text.range)
            }
            return Rule.shadowedLink.finding(
                "other links win every URL that this pattern matches", at: links.patterns[number].text.range,
                notes: Array(shown), help: "remove it, or change it to match more URLs")
        }
    }
}
