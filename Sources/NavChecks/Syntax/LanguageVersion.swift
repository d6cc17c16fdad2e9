import NavSyntax

extension Rule {
    static let languageVersion = Rule(
        "language-version", .syntax,
        meaning: "The file states a version of the language that this navgen does not read.",
        why: "A later version may give the same words another meaning.",
        failing: """
            navgen: 2
            root: home
            screens:
              home: {}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {}
            """)
}
