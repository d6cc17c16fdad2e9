import NavGraph
import NavLinks
import NavSyntax

/// Builds the boxes of nodes.
extension DrawingBuilder {
    func box(of id: NodeID) -> Drawing.Box {
        let node = graph[id]
        var box = Drawing.Box(
            id: node.name, kind: BoxKind(node.kind), title: Self.title(of: node),
            details: Self.details(of: node),
            tooltip: Self.tooltip(Self.title(of: node), node.kind.rawValue, node.name, node.doc), node: id)
        box.picture = options.screens?.pictures[node.name]?.first?.path
        box.marks.isFocus = options.focus == id
        box.marks.isExternal = node.isExternal
        return box
    }

    /// The title, then on the next line what it is the title of.
    static func tooltip(_ title: String, _ kind: String, _ name: String, _ doc: String?) -> String {
        title.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n\(kind) \(name)"
            + (doc.map { ": \($0)" } ?? "")
    }

    /// The node's title; its id if the title is missing or blank.
    static func title(of node: Node) -> String {
        let title = node.title?.plainText ?? ""
        return title.isBlank ? node.id.value : title
    }

    static func details(of node: Node) -> [Drawing.Detail] {
        var details: [Drawing.Detail] = []
        func add(_ kind: DetailKind, _ text: String) { details.append(.init(kind: kind, text: text)) }
        // A step is inside its flow, so its own id is enough.
        let name = node.kind == .step ? node.id.value : node.name
        if title(of: node) != name { add(.id, name) }
        if !node.parameters.isEmpty {
            let parameters = node.parameters.map { "\($0.name.value): \($0.type.text)" }
            add(.parameters, "(" + parameters.joined(separator: ", ") + ")")
        }
        if let result = node.returns { add(.returns, "returns \(result.text)") }
        for link in node.links.prefix(maxLinks) { add(.link, "↗ " + link.path.value) }
        if node.links.count > maxLinks {
            add(.link, "↗ and " + counted(node.links.count - maxLinks, "link") + " more")
        }
        if !node.requires.isEmpty { add(.condition, "◆ needs " + phrase(node.requires)) }
        if case .tab(let tab) = node.detail {
            let values = tab.fixed.map(GraphFormatter.fixed)
            if !values.isEmpty { add(.parameters, "(" + values.joined(separator: ", ") + ")") }
            if !tab.visible.isEmpty { add(.condition, "◆ visible while " + phrase(tab.visible)) }
        }
        if case .step(let step) = node.detail {
            if !step.when.isEmpty { add(.condition, "◆ while " + phrase(step.when)) }
            if step.isSkippable { add(.state, "skippable") }
        }
        if node.isEntry { add(.entry, "⇥ entry") }
        if node.isExternal { add(.state, "external") }
        if node.isDeprecated { add(.state, "deprecated") }
        return details
    }

    /// The most links that a box shows.
    private static var maxLinks: Int { 3 }

    static func phrase(_ conditions: [ConditionUse]) -> String {
        conditions.map { ($0.isNegated ? "not " : "") + $0.name }.joined(separator: ", ")
    }
}

extension BoxKind {
    init(_ kind: NodeKind) {
        switch kind {
        case .tab: self = .tab
        case .split: self = .split
        case .screen: self = .screen
        case .sheet: self = .sheet
        case .cover: self = .cover
        case .popover: self = .popover
        case .alert: self = .alert
        case .dialog: self = .dialog
        case .flow: self = .flow
        case .step: self = .step
        case .action: self = .action
        }
    }
}
