import NavGraph

/// `ShopNode`: the nodes that a module knows, by their ids.
struct NodeDeclaration {
    private let model: DeclarationModel
    private let section: SectionID

    init(_ model: DeclarationModel, _ section: SectionID) {
        self.model = model
        self.section = section
    }

    func write(to file: inout SwiftFile) {
        let access = file.access
        file.writer.blank()
        file.writer.doc("A node of the graph, by its id: for analytics, tests and accessibility identifiers.")
        file.writer.block("\(file.isolation)\(access)enum \(model.nodeType(in: section)): NavigationNode") { writer in
            for node in model.order.nodes(inModule: model.swift.module(of: section)) {
                // Every other node is a case of another enum, too, which describes it.
                if model.graph.kind(of: node) == .split { NodeDocs(model.swift).write(node, &writer) }
                writer.line("case \(model.nodeCase(node))")
            }
            writer.blank()
            writer.line("\(access)typealias Graph = \(model.graphType(in: section))")
        }
    }
}

/// `ShopTab`: the tabs, in order.
struct TabDeclaration {
    private let model: DeclarationModel

    init(_ model: DeclarationModel) {
        self.model = model
    }

    func write(to file: inout SwiftFile) {
        guard model.hasTabs else { return }
        let access = file.access
        file.writer.blank()
        file.writer.doc("The tabs, in the order in which they appear.")
        file.writer.block("\(file.isolation)\(access)enum \(model.prefix)Tab: String, NavigationTab") { writer in
            for tab in model.swift.tabs {
                NodeDocs(model.swift).write(tab, &writer)
                writer.line("case " + SwiftNames.identifier(model.graph[tab].id.value))
            }
            writer.blank()
            writer.line("\(access)typealias Graph = \(model.prefix)Graph")
        }
    }
}

/// `ShopRoot`: what the app's window shows, where the graph chooses.
struct RootDeclaration {
    private let model: DeclarationModel

    init(_ model: DeclarationModel) {
        self.model = model
    }

    func write(to file: inout SwiftFile) {
        guard model.hasRoots else { return }
        let graph = model.graph
        var ids: [String] = []
        var lines: [String] = []
        for choice in graph.roots {
            let (name, id): (String, String)
            switch choice.show {
            case .tabs: (name, id) = ("tabs", "tabs")
            case .node(let reference):
                guard let node = reference.target else { continue }
                (name, id) = (SwiftNames.listed(model.swift.nodeNames[node.index], "Root"), graph[node].name)
            }
            if ids.contains(id) { continue }
            ids.append(id)
            let raw = id == name ? "" : " = " + SwiftNames.literal(id)
            lines.append("case \(SwiftNames.identifier(name))\(raw)")
        }
        file.writer.blank()
        file.writer.doc("What the app's window shows.")
        file.writer.block("\(file.isolation)\(file.access)enum \(model.prefix)Root: String, NavigationRoot") { writer in
            for line in lines { writer.line(line) }
        }
    }
}

/// The enums of the answers to alerts and dialogs: `CancelOrderAction`.
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
        let name = model.swift.companion(of: id, "Action")
        file.writer.blank()
        file.writer.doc("The possible answers to `\(model.graph[id].name)`.")
        file.writer.block(
            "\(file.isolation)\(file.access)enum \(name): String, CaseIterable, Codable, Sendable"
        ) { writer in
            writer.list("case ", alert.actions.map { SwiftNames.identifier($0.id.value) }, "")
        }
    }
}
