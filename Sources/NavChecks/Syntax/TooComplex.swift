import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let tooComplex = Rule(
        "too-complex", .syntax,
        meaning:
            "A file has more than a million values once its aliases are expanded, or a graph has more than a million routes; a type's `pattern` needs too large an automaton; there are more schemes, hosts and environments than can be told apart; or it would take too long to decide whether links are ambiguous, what lies below them, or where redirects end.",
        why:
            "A few lines of aliases can stand for more values than any machine can hold, a line of `routes` for more routes, and some questions about links take longer to answer than anybody would wait. navgen says so instead of hanging or guessing.",
        failing: """
            navgen: 1
            root: home
            screens:
              home:
                tags:
                  - &a [x, x, x, x, x, x, x, x, x, x]
                  - &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
                  - &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
                  - &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
                  - &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
                  - &f [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {}
            """)
}

extension Check {
    static let tooComplex = Check(.tooComplex) { _, links in
        links.conflicts.compactMap { conflict -> Diagnostic? in
            if case .tooManyOrigins = conflict {
                return Rule.tooComplex.finding(
                    "there are more schemes, hosts and environments than it can be told which links are for which",
                    at: links.graph.links.range ?? links.graph.start,
                    help: "name fewer of them, or make a graph for each app")
            }
            guard case .tooComplex(let numbers) = conflict, let first = numbers.first else { return nil }
            let notes = numbers.dropFirst().prefix(3).map { number in
                Diagnostic.Note(
                    "and `\(links.patterns[number].text.value)`", at: links.patterns[number].text.range)
            }
            return Rule.tooComplex.finding(
                "it takes too long to decide whether links are ambiguous; this one was looked at last",
                at: links.patterns[first].text.range, notes: Array(notes),
                help: "use fewer patterns that overlap, or simpler types in them")
        }
    }
}
