import NavSyntax

extension Rule {
    static let tooDeep = Rule(
        "too-deep", .syntax,
        meaning: "Lists and mappings stand in each other more than 64 levels deep.",
        why: "No graph needs that; a file that does it is broken or hostile.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {tags: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[a]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {tags: [a]}
            """)
}
