import NavSyntax

extension Rule {
    static let invalidPattern = Rule(
        "invalid-pattern", .links,
        meaning: """
            A URL pattern, or the regular expression of a type, is not valid. Or a type's regular expression matches a \
            value as it is written in a URL, but not in the form in which navgen stores it.
            """,
        why: """
            The meaning of a pattern must be clear before navgen can check it. The diagnostic points at the exact \
            location in the pattern.
            """,
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
        fixed: """
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
