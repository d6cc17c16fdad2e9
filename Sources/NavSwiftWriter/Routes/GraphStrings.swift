import NavGraph
import NavNames

/// Writes the localized strings of nodes as functions of the graph, where Xcode finds them for
/// string catalogs.
struct GraphStrings {
    private let model: DeclarationModel
    private let section: SectionID
    private let nodes: [NodeID]
    private var swift: SwiftModel { model.swift }
    private var graph: Graph { model.graph }

    init(_ model: DeclarationModel, _ section: SectionID) {
        self.model = model
        self.section = section
        nodes = model.order.nodes(inModule: model.swift.module(of: section))
    }

    /// A node and the Swift expression for its string.
    private typealias NodeText = (node: NodeID, code: String)

    private var titles: [NodeText] { texts { $0.title } }
    private var cancelLabels: [NodeText] { texts { $0.presentation?.cancel } }
    private var confirmLabels: [NodeText] { texts { $0.presentation?.confirm } }

    private func texts(_ text: (Node) -> Template?) -> [NodeText] {
        nodes.compactMap { node in
            guard let text = text(graph[node]), text.isFixed else { return nil }
            return (node, swift.localized(text, of: node).text)
        }
    }

    /// The titles of the sections of the tab bar.
    private var sectionTitles: [NodeText] {
        nodes.compactMap { node in
            guard case .tab(let tab) = graph[node].detail, let title = tab.group else { return nil }
            return (node, swift.localized(literal: SwiftNames.literal(title)))
        }
    }

    private var isInApp: Bool { section == .main }
    var isLocalized: Bool {
        if !titles.isEmpty { return true }
        return isInApp
            && (!cancelLabels.isEmpty || !confirmLabels.isEmpty || !placeholders.isEmpty || !sectionTitles.isEmpty)
    }

    func write(_ access: String, _ writer: inout SwiftWriter) {
        write("title", titles, access, &writer)
        guard isInApp, swift.has(.state) else { return }
        write("cancelLabel", cancelLabels, access, &writer)
        write("confirmLabel", confirmLabels, access, &writer)
        writePlaceholders(access, &writer)
        write("sectionTitle", sectionTitles, access, &writer)
    }

    private func write(_ name: String, _ texts: [NodeText], _ access: String, _ writer: inout SwiftWriter) {
        guard !texts.isEmpty else { return }
        writer.blank()
        writer.block("\(access)static func \(name)(of node: \(model.nodeType(in: section))) -> String?") { writer in
            writer.line("switch node {")
            for (node, code) in texts {
                writer.line("case .\(model.nodeCase(node)): return \(code)")
            }
            if texts.count < nodes.count { writer.line("default: return nil") }
            writer.line("}")
        }
    }

    // MARK: - Columns

    private var placeholders: [(split: NodeID, column: String, placeholder: Placeholder)] {
        nodes.flatMap { node -> [(NodeID, String, Placeholder)] in
            guard case .split(let split) = graph[node].detail else { return [] }
            return [("content", split.content), ("detail", split.detail)].compactMap { name, column in
                guard let column, let placeholder = column.placeholder ?? split.placeholder else { return nil }
                return (node, name, placeholder)
            }
        }
    }

    private func writePlaceholders(_ access: String, _ writer: inout SwiftWriter) {
        let placeholders = placeholders
        guard !placeholders.isEmpty else { return }
        writer.blank()
        writer.list(
            "\(access)static func placeholder(",
            ["of split: \(model.nodeType(in: section))", "_ column: SplitColumn"], ") -> ColumnPlaceholder? {",
            closing: .apart)
        writer.indented { writer in
            writer.line("switch (split, column) {")
            for (split, column, placeholder) in placeholders {
                let title = placeholder.title.map { swift.localized($0, of: split).text } ?? "\"\""
                let symbol = placeholder.icon.map { ", symbol: \(SwiftNames.literal($0))" } ?? ""
                writer.line("case (.\(model.nodeCase(split)), .\(column)):")
                writer.indented { $0.line("return ColumnPlaceholder(\(title)\(symbol))") }
            }
            writer.line("default: return nil")
            writer.line("}")
        }
        writer.line("}")
    }
}

extension Node {
    var presentation: PresentationDetail? {
        if case .presentation(let detail) = detail { detail } else { nil }
    }
}
