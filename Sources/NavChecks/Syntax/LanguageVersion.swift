import NavSyntax

extension Rule {
    static let languageVersion = Rule(
        "language-version", .syntax,
        meaning: "The file states a version of the graph language that this version of navgen does not support.",
        why: "A later version of the language may give the same keys another meaning.",
        failing: """
            navgen: 2
            root: home
            screens:
              home: {}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {}
            """)
}
