import NavSyntax

extension Rule {
    static let tooDeep = Rule(
        "too-deep", .syntax,
        meaning: "Lists and mappings are nested more than 64 levels deep.",
        why: "No graph needs this depth, so the file is broken or hostile.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {tags: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[a]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {tags: [a]}
            """)
}
