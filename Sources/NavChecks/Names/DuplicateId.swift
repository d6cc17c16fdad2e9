import NavSyntax

extension Rule {
    static let duplicateId = Rule(
        "duplicate-id", .names,
        meaning: """
            Two nodes, two types or two conditions have the same name. Tabs, splits, flows, sections and nodes \
            share one namespace.
            """,
        why: "Each name becomes one case of an enum in Swift, and a reference must have one meaning.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [search]}
              search: {}
            sheets:
              search: {entry: true}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [search]}
              search: {to: [filter]}
            sheets:
              filter: {}
            """)
}
