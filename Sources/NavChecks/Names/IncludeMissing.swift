import NavSyntax

extension Rule {
    static let includeMissing = Rule(
        "include-missing", .names,
        meaning: "An included file cannot be read.",
        why: "Without it, part of the graph cannot be checked.",
        failing: .init(
            (
                "graph.yaml",
                """
                navgen: 1
                root: home
                include: [order.yaml]
                screens:
                  home: {}
                """
            ),
            (
                "orders.yaml",
                """
                screens:
                  orders: {entry: true}
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
