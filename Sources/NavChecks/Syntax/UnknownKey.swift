import NavSyntax

extension Rule {
    static let unknownKey = Rule(
        "unknown-key", .syntax,
        meaning: "The graph language does not have this key, or does not allow it here.",
        why: "Otherwise, a misspelled key would silently be ignored.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {titel: Home}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {title: Home}
            """)
}
