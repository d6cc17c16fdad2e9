import NavGraph

/// `ShopTab`: the tabs, in order.
struct TabEnum {
    private let model: SwiftModel

    init(_ model: SwiftModel) {
        self.model = model
    }

    func write(to file: inout SwiftFile) {
        let graph = model.graph
        let tabs = model.tabs
        guard !tabs.isEmpty else { return }
        let access = file.access
        let name = model.prefix + "Tab"
        file.writer.blank()
        file.writer.doc("The tabs, in the order in which they appear.")
        file.writer.block(
            "\(file.isolation)\(access)enum \(name): String, CaseIterable, Codable, Identifiable, Sendable"
        ) { writer in
            for tab in tabs {
                NodeDocs(model).write(tab, &writer)
                writer.line("case " + SwiftNames.identifier(graph[tab].id.value))
            }
            writer.blank()
            writer.line("\(access)var id: Self { self }")
            writer.blank()
            writer.doc("The name of its symbol in SF Symbols.")
            writer.block("\(access)var symbol: String?") { writer in
                choices(tabs) { id in
                    if case .tab(let tab) = graph[id].detail { tab.icon.map(SwiftNames.literal) } else { nil }
                }.forEach { writer.line($0) }
            }
        }
        if tabs.contains(where: { graph[$0].title != nil }) {
            file.localizes = true
            file.writer.blank()
            file.writer.block("\(file.isolation)extension \(name)") { writer in
                writer.doc("The title, in the user's language.")
                writer.block("\(access)var title: String?") { writer in
                    choices(tabs) { id in graph[id].title.map { model.localized($0, of: id).text } }
                        .forEach { writer.line($0) }
                }
            }
        }
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(name)") { writer in
            writer.doc("Its node in the graph.")
            writer.block("\(access)var node: \(model.prefix)Node") { writer in
                writer.line("switch self {")
                for tab in tabs {
                    let name = SwiftNames.identifier(graph[tab].id.value)
                    writer.line("case .\(name): return .\(SwiftNames.identifier(model.nodeNames[tab.index]))")
                }
                writer.line("}")
            }
        }
    }

    /// A switch over the tabs of which some have a value.
    private func choices(_ tabs: [NodeID], _ value: (NodeID) -> String?) -> [String] {
        var lines = ["switch self {"]
        for tab in tabs {
            guard let text = value(tab) else { continue }
            lines.append("case .\(SwiftNames.identifier(model.graph[tab].id.value)): return \(text)")
        }
        if lines.count == 1 { return ["nil"] }
        if lines.count - 1 < tabs.count { lines.append("default: return nil") }
        return lines + ["}"]
    }
}

/// The enums of the actions of alerts and dialogs: what their presenters are told.
struct ActionEnums {
    private let model: SwiftModel
    private let section: SectionID

    init(_ model: SwiftModel, _ section: SectionID) {
        self.model = model
        self.section = section
    }

    func write(to file: inout SwiftFile) {
        for family in [Family.alert, .dialog] {
            for node in model.nodes(family, in: section) { write(node, to: &file) }
        }
    }

    private func write(_ id: NodeID, to file: inout SwiftFile) {
        guard case .alert(let alert) = model.graph[id].detail, !alert.actions.isEmpty else { return }
        let name = model.companion(of: id, "Action")
        let access = file.access
        file.writer.blank()
        file.writer.doc("The possible answers to `\(model.graph[id].name)`.")
        file.writer.block(
            "\(file.isolation)\(access)enum \(name): String, CaseIterable, Codable, Sendable"
        ) { writer in
            for action in alert.actions { writer.line("case " + SwiftNames.identifier(action.id.value)) }
        }
    }
}
