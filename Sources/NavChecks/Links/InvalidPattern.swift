import NavSyntax

extension Rule {
    static let invalidPattern = Rule(
        "invalid-pattern", .links,
        meaning: """
            A URL pattern, or the regular expression of a type, is not written as the language says; or the latter lets \
            a value through, but not as it is kept.
            """,
        why:
            "What a pattern means has to be certain before anything can be proved about it. The finding points at the exact place in the text.",
        failing: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order]}
              order:
                params: {id: Int}
                url: /order/{id
            """,
        repaired: """
            navgen: 1
            root: home
            links: {schemes: [shop]}
            screens:
              home: {to: [order]}
              order:
                params: {id: Int}
                url: /order/{id}
            """)
}
