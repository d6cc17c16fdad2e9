import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let tooComplex = Rule(
        "too-complex", .syntax,
        meaning: """
            A file has more than a million values once its aliases are expanded, or a graph has more than a million \
            routes; the `pattern` of a type is too complex; there are too many schemes, hosts and environments; or it \
            would take too long to decide whether links are ambiguous, what is below them, or where redirects end.
            """,
        why: """
            A few lines of aliases can expand to more values than fit into memory, and a line of `routes` to more \
            routes. Some questions about links can take too long to answer. navgen reports this instead of hanging or \
            guessing.
            """,
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
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {}
            """)
}

extension Check {
    static let tooComplex = Check.ofLinks(.tooComplex) { links in
        links.conflicts.compactMap { conflict -> Diagnostic? in
            if case .tooManyOrigins = conflict {
                return Rule.tooComplex.finding(
                    "there are too many schemes, hosts and environments to decide which links belong to which",
                    at: links.graph.links.range ?? links.graph.start,
                    help: "use fewer of them, or write one graph for each app")
            }
            guard case .tooComplex(let numbers) = conflict, let first = numbers.first else { return nil }
            let notes = numbers.dropFirst().prefix(3).map { number in
                Diagnostic.Note(
                    "and `\(links.patterns[number].text.value)`", at: links.patterns[number].text.range)
            }
            return Rule.tooComplex.finding(
                "it takes too long to decide whether links are ambiguous; this one was checked last",
                at: links.patterns[first].text.range, notes: Array(notes),
                help: "use fewer patterns that overlap, or simpler types in them")
        }
    }
}
