import NavSyntax

extension Rule {
    static let tooLarge = Rule(
        "too-large", .syntax,
        meaning: "A file is larger than 64 MiB, or a graph has more than 10,000 files.",
        why: "Reading such a graph could take too long or need too much memory.",
        failing: .text(
            """
            navgen: 1
            root: home
            screens:
              home: {}
            # … 64 MiB of comments
            """,
            filledTo: 64 * 1024 * 1024 + 1),
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {}
            """)
}
