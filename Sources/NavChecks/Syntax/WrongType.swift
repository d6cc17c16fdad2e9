import NavSyntax

extension Rule {
    static let wrongType = Rule(
        "wrong-type", .syntax,
        meaning: """
            A value is not of the kind that its key takes, such as a list where a single value belongs, or a word that \
            is not among those allowed.
            """,
        why: "navgen never guesses what a value was meant to be.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {entry: yes}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {entry: true}
            """)
}
