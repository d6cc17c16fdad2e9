import NavGraph
import NavSyntax

extension Rule {
    static let foreignType = Rule(
        "foreign-type", .sections,
        meaning: """
            A section with its own Swift module uses a type of the app, or of another section that has nodes. Or it \
            leads to a node that has a parameter of such a type.
            """,
        why: "The module imports neither the app nor such a section, so the generated code would not compile.",
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
        fixed: .init(
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
    static let foreignType = Check(.foreignType) { analyzed in
        let graph = analyzed.graph
        // Without sections that have modules, all code is in the same module.
        guard graph.sections.contains(where: { $0.module != nil }) else { return [] }
        let features = Set(graph.nodes.compactMap { graph.module(of: $0.section) })
        var own: [Diagnostic] = []
        for node in graph.nodes {
            guard let module = graph.module(of: node.section) else { continue }
            node.forEachUsedType { own += finding(of: $0, in: module, features, of: graph).map { [$0] } ?? [] }
        }
        return own + exits(in: analyzed, features)
    }

    /// Reports routes to nodes of other sections whose parameters have foreign types, as the
    /// generated exit takes the values of these parameters.
    private static func exits(in analyzed: AnalyzedGraph, _ features: Set<String>) -> [Diagnostic] {
        let graph = analyzed.graph
        return graph.routes.indices.flatMap { number -> [Diagnostic] in
            let route = graph.routes[number]
            guard let target = route.target.target, let transition = analyzed.transition(of: route, from: nil),
                !transition.goesBack
            else { return [] }
            return modules(fromRoute: number, in: analyzed).flatMap { module -> [Diagnostic] in
                guard graph.module(of: graph[target].section) != module else { return [] }
                return graph.linkParameters(of: target).compactMap { parameter in
                    guard var found = finding(of: parameter.type, in: module, features, of: graph) else { return nil }
                    found.notes.append(.init("`\(graph[target].name)` needs it here", at: parameter.type.range))
                    found.range = route.target.range
                    return found
                }
            }
        }
    }

    /// The modules of the nodes where a route starts.
    private static func modules(fromRoute number: Int, in analyzed: AnalyzedGraph) -> [String] {
        let graph = analyzed.graph
        let sources: [Node]
        switch graph.routes[number].source {
        case .node(let reference): sources = reference.target.map { [graph[$0]] } ?? []
        case .anywhere: sources = analyzed.sources(ofGlobalRoute: number).map { graph[$0] }
        // Actions of alerts are handled in the module of the app.
        case .alertAction: sources = []
        }
        var seen: Set<String> = []
        return sources.compactMap { graph.module(of: $0.section) }.filter { seen.insert($0).inserted }
    }

    /// - Parameter features: The modules that have nodes. A module that has only types can be imported.
    private static func finding(
        of use: TypeUse, in module: String, _ features: Set<String>, of graph: Graph
    ) -> Diagnostic? {
        guard case .declared(let id) = use.base else { return nil }
        let type = graph[id]
        if let name = type.appType {
            guard !name.value.contains(".") else { return nil }
            return Rule.foreignType.finding(
                "`\(name.value)` is written without its module, and `\(module)` does not import the app",
                at: use.range, notes: [.init("the type is declared here", at: type.name.range)],
                help: "write it with its module: `swift: Module.\(name.value)`")
        }
        let home = graph.module(of: type.section)
        guard home != module, home.map(features.contains) ?? true else { return nil }
        return Rule.foreignType.finding(
            "`\(type.name.value)` belongs to \(home.map { "`\($0)`" } ?? "the app"), which `\(module)` does not import",
            at: use.range, notes: [.init("the type is declared here", at: type.name.range)],
            help: Help(
                "declare it in a file of the section, or in a section that has only types and its own module: "
                    + "`\(include(of: type, in: graph))`"))
    }

    /// An entry of `include` that makes the file of a type a section that has only types. If the
    /// file also declares nodes, the entry is for a new file.
    private static func include(of type: TypeDeclaration, in graph: Graph) -> String {
        let file = type.name.range.file
        let holdsMore = graph.nodes.contains { $0.declaration.file == file }
        let path = holdsMore ? nil : graph.includes[file]
        let section = path == nil || type.section == .main ? "model" : graph[type.section].name.value
        return "{file: \(path ?? "types.yaml"), section: \(section), module: Model}"
    }
}
