import NavGraph
import NavNames

/// Writes the localized strings of an enum's values: titles and labels that contain parameters,
/// messages, and buttons.
///
/// Titles and labels without parameters are functions of the graph, by node.
struct ValueStrings {
    private let model: DeclarationModel
    private let family: Family
    private let section: SectionID
    private var swift: SwiftModel { model.swift }

    init(_ model: DeclarationModel, _ family: Family, _ section: SectionID) {
        self.model = model
        self.family = family
        self.section = section
    }

    private struct Property {
        var name: String
        var text: (Node) -> Template?
        /// The graph's function for the same string, if it has one.
        var function: String?
    }

    private var properties: [Property] {
        switch family {
        case .link, .flow: return []
        case .route, .action: return [title]
        case .alert, .dialog: return [title, message]
        case .sheet, .cover, .popover: return [title, label("cancelLabel", \.cancel), label("confirmLabel", \.confirm)]
        }
    }

    private var title: Property {
        Property(
            name: "title", text: { $0.title?.isFixed == false ? $0.title : nil }, function: "title")
    }

    private var message: Property {
        Property(name: "message") { node in
            if case .alert(let alert) = node.detail { alert.message } else { nil }
        }
    }

    private func label(_ name: String, _ label: @escaping (PresentationDetail) -> Template?) -> Property {
        Property(
            name: name,
            text: { node in
                guard case .presentation(let detail) = node.detail, let text = label(detail) else { return nil }
                return text.isFixed ? nil : text
            }, function: name)
    }

    /// Whether a string is localized.
    var isLocalized: Bool {
        properties.contains { has($0, section, isOwn: true) } || !alerts(section).isEmpty
    }

    private func has(_ property: Property, _ section: SectionID, isOwn: Bool = false) -> Bool {
        swift.nodes(family, in: section).contains { property.text(model.graph[$0]) != nil }
            || !isOwn && swift.sections(family, in: section).contains { has(property, $0) }
    }

    func write(_ access: String, _ writer: inout SwiftWriter) {
        for property in properties where has(property, section) { write(property, access, &writer) }
        if hasActions(section) { writeActions(access, &writer) }
    }

    // MARK: - Buttons

    private func detail(_ node: NodeID) -> AlertDetail? {
        if case .alert(let detail) = model.graph[node].detail { detail } else { nil }
    }

    /// The alerts or dialogs of a section that have buttons.
    private func alerts(_ section: SectionID) -> [NodeID] {
        guard family == .alert || family == .dialog else { return [] }
        return swift.nodes(family, in: section).filter { !(detail($0)?.actions.isEmpty ?? true) }
    }

    private func hasActions(_ section: SectionID) -> Bool {
        !alerts(section).isEmpty
            || [.alert, .dialog].contains(family) && swift.sections(family, in: section).contains(where: hasActions)
    }

    private func writeActions(_ access: String, _ writer: inout SwiftWriter) {
        let alerts = alerts(section)
        let sections = swift.sections(family, in: section)
        let inner = sections.filter(hasActions)
        writer.blank()
        writer.block("\(access)var actions: [AlertButton]") { writer in
            writer.line("switch self {")
            for node in alerts { writeActions(of: node, &writer) }
            for section in inner {
                let word = SwiftNames.identifier(model.graph[section].name.value)
                writer.line("case .\(word)(let inner): return inner.actions")
            }
            if alerts.count + inner.count < swift.nodes(family, in: section).count + sections.count {
                writer.line("default: return []")
            }
            writer.line("}")
        }
    }

    private func writeActions(of node: NodeID, _ writer: inout SwiftWriter) {
        var names = [String?](repeating: nil, count: model.graph[node].parameters.count)
        let answer = swift.companion(of: node, .action)
        let actions = (detail(node)?.actions ?? []).map { action -> String in
            let (used, text) =
                action.label.map { swift.localized($0, of: node) }
                ?? ([], swift.localized(literal: SwiftNames.literal(action.id.value)))
            for (index, name) in used.enumerated() where name != nil { names[index] = name }
            let role = action.role.map { ", role: .\($0.rawValue)" } ?? ""
            return "AlertButton(\(answer).\(SwiftNames.identifier(action.id.value)), \(text)\(role)),"
        }
        writer.line("case .\(pattern(node, names)):")
        // An array with one element has no trailing comma.
        let rows = actions.count == 1 ? actions.map { String($0.dropLast()) } : actions
        writer.indented { $0.rows("return [", rows.map { "\($0)" }) }
    }

    // MARK: - Texts

    private func write(_ property: Property, _ access: String, _ writer: inout SwiftWriter) {
        let nodes = swift.nodes(family, in: section)
        let sections = swift.sections(family, in: section)
        let own = nodes.filter { property.text(model.graph[$0]) != nil }
        let inner = sections.filter { has(property, $0) }
        writer.blank()
        writer.block("\(access)var \(property.name): String?") { writer in
            writer.line("switch self {")
            for node in own {
                guard let text = property.text(model.graph[node]) else { continue }
                let (names, localized) = swift.localized(text, of: node)
                writer.line("case .\(pattern(node, names)): return \(localized)")
            }
            for section in inner {
                let word = SwiftNames.identifier(model.graph[section].name.value)
                writer.line("case .\(word)(let inner): return inner.\(property.name)")
            }
            if own.count + inner.count < nodes.count + sections.count {
                writer.line("default: return \(property.function.map { "Graph.\($0)(of: node)" } ?? "nil")")
            }
            writer.line("}")
        }
    }

    /// The pattern that binds some parameters of a node: `product(let productId, _)`.
    private func pattern(_ node: NodeID, _ names: [String?]) -> String {
        let head = SwiftNames.identifier(swift.caseName(node, family))
        guard names.contains(where: { $0 != nil }) else { return head }
        return head + "(" + names.map { $0.map { "let " + $0 } ?? "_" }.listed + ")"
    }
}

extension Template {
    /// Whether it contains no parameters.
    var isFixed: Bool { pieces.allSatisfy { if case .text = $0 { true } else { false } } }
}
