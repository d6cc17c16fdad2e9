import NavSyntax

extension Rule {
    static let includeCycle = Rule(
        "include-cycle", .names,
        meaning: "A file includes itself, directly or through others, or is included twice.",
        why: "Its nodes would be in the graph more than once.",
        failing: .init(
            (
                "graph.yaml",
                """
                navgen: 1
                root: home
                include: [orders.yaml]
                screens:
                  home: {to: [orders]}
                """
            ),
            (
                "orders.yaml",
                """
                include: [graph.yaml]
                screens:
                  orders: {}
                """
            )),
        fixed: .init(
            (
                "graph.yaml",
                """
                navgen: 1
                root: home
                include: [orders.yaml]
                screens:
                  home: {to: [orders]}
                """
            ),
            (
                "orders.yaml",
                """
                screens:
                  orders: {}
                """
            )))
}
