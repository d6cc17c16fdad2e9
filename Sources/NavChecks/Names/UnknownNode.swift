import NavSyntax

extension Rule {
    static let unknownNode = Rule(
        "unknown-node", .names,
        meaning: """
            A name refers to a node that does not exist. Names are looked up in the section itself, then in the \
            enclosing sections.
            """,
        why: "Otherwise, the mistake would be noticed only in the running app, where the route leads nowhere.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [detial]}
              detail: {entry: true}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [detail]}
              detail: {}
            """)
}
