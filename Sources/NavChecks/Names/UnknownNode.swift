import NavSyntax

extension Rule {
    static let unknownNode = Rule(
        "unknown-node", .names,
        meaning: """
            A name is used as a node's, and no node has it. Names are looked up in the section itself, then in \
            those around it.
            """,
        why: "A route that leads nowhere would be found by a user.",
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
