import NavSyntax

extension Rule {
    static let duplicateKey = Rule(
        "duplicate-key", .syntax,
        meaning: """
            A mapping has the same key twice, or two files of one graph both set something that can be set only \
            once.
            """,
        why: "YAML readers keep one of the two and silently drop the other.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {title: Home, doc: First, title: Start}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {title: Start, doc: First}
            """)
}
