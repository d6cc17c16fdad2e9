import NavSyntax

extension Rule {
    static let aliasCycle = Rule(
        "alias-cycle", .syntax,
        meaning: "An alias stands inside the node that its own anchor names.",
        why: "Such a value would contain itself, without end.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: &home {tags: [*home]}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {tags: [start]}
            """)
}
