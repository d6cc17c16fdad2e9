import NavSyntax

extension Rule {
    static let aliasCycle = Rule(
        "alias-cycle", .syntax,
        meaning: "An alias is inside the YAML value that its anchor names.",
        why: "Such a value would contain itself endlessly.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: &home {tags: [*home]}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {tags: [start]}
            """)
}
