import NavGraph
import NavSyntax

extension Rule {
    static let foreignType = Rule(
        "foreign-type", .sections,
        meaning: """
            A section with a Swift module of its own has a type that this module does not know: one of the app, or of \
            another section with nodes.
            """,
        why: "Such a module imports neither the app nor another section, so the generated code would not compile.",
        failing: .init(
            (
                "graph.yaml",
                """
                navgen: 1
                root: orders.list
                include: [{file: orders.yaml, section: orders, module: OrdersNavigation}]
                types: {Sort: [newest, price]}
                """
            ),
            (
                "orders.yaml",
                """
                exports: [list]
                screens:
                  list: {params: {sort: Sort?}}
                """
            )),
        repaired: .init(
            (
                "graph.yaml",
                """
                navgen: 1
                root: orders.list
                include: [{file: orders.yaml, section: orders, module: OrdersNavigation}]
                """
            ),
            (
                "orders.yaml",
                """
                exports: [list]
                types: {Sort: [newest, price]}
                screens:
                  list: {params: {sort: Sort?}}
                """
            )))
}

extension Check {
    static let foreignType = Check(.foreignType) { analysed in
        let graph = analysed.graph
        return graph.nodes.flatMap { node -> [Diagnostic] in
            guard let module = graph.module(of: node.section) else { return [] }
            return node.usedTypes.compactMap { finding(of: $0, in: module, of: graph) }
        }
    }

    private static func finding(of use: TypeUse, in module: String, of graph: Graph) -> Diagnostic? {
        guard case .declared(let id) = use.base else { return nil }
        let type = graph[id]
        if case .swift(let name) = type.definition {
            guard !name.value.contains(".") else { return nil }
            return Rule.foreignType.finding(
                "nothing says in which module `\(name.value)` is, and `\(module)` does not import the app",
                at: use.range, notes: [.init("the type is declared here", at: type.name.range)],
                help: "name it with its module: `\(type.name.value): {swift: Module.\(name.value)}`")
        }
        let home = graph.module(of: type.section)
        guard home != module, home == nil || isFeature(home, in: graph) else { return nil }
        return Rule.foreignType.finding(
            "`\(type.name.value)` belongs to \(home.map { "`\($0)`" } ?? "the app"), which `\(module)` does not import",
            at: use.range, notes: [.init("the type is declared here", at: type.name.range)],
            help: "declare it in a file of the section, or in a section of types alone with a module of its own: "
                + "`{file: types.yaml, section: model, module: Model}`")
    }

    /// Whether a module has nodes. One of types alone is there to be imported.
    private static func isFeature(_ module: String?, in graph: Graph) -> Bool {
        graph.nodes.contains { graph.module(of: $0.section) == module }
    }
}
