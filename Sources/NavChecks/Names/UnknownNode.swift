import NavSyntax

extension Rule {
    static let unknownNode = Rule(
        "unknown-node", .names,
        meaning: """
            A name is used for a node, but no node has it. Names are looked up in the section itself, then in the \
            enclosing sections.
            """,
        why: "A user would be the first to notice a route that leads nowhere.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [detial]}
              detail: {entry: true}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {to: [detail]}
              detail: {}
            """)
}
