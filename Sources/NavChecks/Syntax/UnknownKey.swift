import NavSyntax

extension Rule {
    static let unknownKey = Rule(
        "unknown-key", .syntax,
        meaning: "The language does not have this key, or not in this place.",
        why: "A mistyped key would otherwise be ignored, and with it what you meant to say.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {titel: Home}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {title: Home}
            """)
}
