import NavSyntax

extension Rule {
    static let wrongType = Rule(
        "wrong-type", .syntax,
        meaning: """
            A value is not allowed for its key: for example, it is a list instead of a single value, or a word that is \
            not one of the allowed ones.
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
