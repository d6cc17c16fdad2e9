import NavGraph
import NavNames

/// Declares `ShopNode`, an enum of the nodes in a module's table.
struct NodeDeclaration {
    private let model: DeclarationModel
    private let section: SectionID

    init(_ model: DeclarationModel, _ section: SectionID) {
        self.model = model
        self.section = section
    }

    func write(to file: inout SwiftFile) {
        let type = Declaration.type("enum", model.nodeType(in: section), ["NavigationNode"]).ofGraph(model.prefix)
        file.writer.blank()
        file.writer.doc("A node of the graph, by its id: for analytics, tests and accessibility identifiers.")
        file.writer.declare(type) { writer in
            for node in model.order.nodes(inModule: model.swift.module(of: section)) {
                // Every other node is also a case of another enum, which has its doc comment.
                if model.graph.kind(of: node) == .split { NodeDocs(model.swift).write(node, &writer) }
                writer.declare(.enumCase(model.nodeCase(node)).of(node))
            }
            writer.blank()
            writer.declare(.witness("Graph", model.graphType(in: section)))
        }
    }
}

/// Declares `ShopTab`, an enum of the tabs in order.
struct TabDeclaration {
    private let model: DeclarationModel

    init(_ model: DeclarationModel) {
        self.model = model
    }

    func write(to file: inout SwiftFile) {
        guard model.hasTabs else { return }
        let type = Declaration.type("enum", model.prefix + "Tab", ["String", "NavigationTab"])
        file.writer.blank()
        file.writer.doc("The tabs, in the order in which they appear.")
        file.writer.declare(type.ofGraph(model.prefix)) { writer in
            for tab in model.swift.tabs {
                NodeDocs(model.swift).write(tab, &writer)
                writer.declare(.enumCase(SwiftNames.identifier(model.graph[tab].id.value)).of(tab))
            }
            writer.blank()
            writer.declare(.witness("Graph", model.prefix + "Graph"))
        }
    }
}

/// Declares `ShopRoot`, an enum of the roots, if the graph has several.
struct RootDeclaration {
    private let model: DeclarationModel

    init(_ model: DeclarationModel) {
        self.model = model
    }

    func write(to file: inout SwiftFile) {
        guard model.hasRoots else { return }
        let graph = model.graph
        var ids: [String] = []
        var cases: [(declaration: Declaration, raw: String)] = []
        for choice in graph.roots {
            let node: NodeID? = if case .node(let reference) = choice.show { reference.target } else { nil }
            if case .node = choice.show, node == nil { continue }
            let name = node.map { SwiftNames.listed(model.swift.nodeNames[$0.index], "Root") } ?? "tabs"
            let id = node.map { graph[$0].name } ?? "tabs"
            if ids.contains(id) { continue }
            ids.append(id)
            let declaration = Declaration.enumCase(SwiftNames.identifier(name))
            let raw = id == name ? "" : " = " + SwiftNames.literal(id)
            cases.append((node.map { declaration.of($0) } ?? declaration, raw))
        }
        let type = Declaration.type("enum", model.prefix + "Root", ["String", "NavigationRoot"])
        file.writer.blank()
        file.writer.doc("The roots of the app, of which one is shown.")
        file.writer.declare(type.ofGraph(model.prefix)) { writer in
            for (declaration, raw) in cases { writer.declare(declaration, raw) }
        }
    }
}

/// Declares enums of the answers to alerts and dialogs: `CancelOrderAction`.
struct AnswerEnums {
    private let model: DeclarationModel
    private let section: SectionID

    init(_ model: DeclarationModel, _ section: SectionID) {
        self.model = model
        self.section = section
    }

    func write(to file: inout SwiftFile) {
        for family in [Family.alert, .dialog] {
            for node in model.swift.nodes(family, in: section) { write(node, to: &file) }
        }
    }

    private func write(_ id: NodeID, to file: inout SwiftFile) {
        guard case .alert(let alert) = model.graph[id].detail, !alert.actions.isEmpty else { return }
        let name = model.swift.companion(of: id, .action)
        file.writer.blank()
        file.writer.doc("The possible answers to `\(model.graph[id].name)`.")
        file.writer.declare(.type("enum", name, Declaration.listed).of(id, as: "Action")) { writer in
            writer.declare(cases: alert.actions.map { .enumCase(SwiftNames.identifier($0.id.value)) })
        }
    }
}
