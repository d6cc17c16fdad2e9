import NavCompiler
import NavGraph
public import NavLinks
import NavSyntax

/// All links of a graph, one per line, sorted by path. URLs that select a tab by their values have a
/// line of their own.
public struct LinkListing: Sendable {
    public enum Format: String, Sendable, CaseIterable { case text, markdown, json, csv }

    /// The row of one pattern, or of those of its URLs that select a tab.
    public struct Row: Sendable {
        public var pattern: String
        /// The node, or the destination of a redirect.
        public var target: String
        /// The node's kind, or `redirect`.
        public var kind: String
        public var parameters: [(name: String, type: String)]
        /// The values that select a tab, such as `kind: all`.
        public var values: [(name: String, value: String)] = []
        /// The nodes that are shown below it, outermost first.
        public var opens: [String]
        public var requires: [String]
        public var example: String?
        public var isCanonical: Bool
    }

    public let rows: [Row]

    public init(_ links: LinkAnalysis, build: Int = 0) {
        rows = links.patterns.indices.flatMap { number in
            let selections = links.selections(ofPattern: number, build: build)
            let row = Self.row(number, links, build)
            return (links.areAll(ofPattern: number, among: selections) ? [] : [row])
                + selections.map { Self.row(row, $0, links) }
        }
        .sorted { ($0.pattern, $0.target, $0.values.count) < ($1.pattern, $1.target, $1.values.count) }
    }

    public func text(_ format: Format) -> String {
        switch format {
        case .text: aligned
        case .markdown: markdown
        case .json: JSON.array(rows.map(json)).text(indent: 2) + "\n"
        case .csv: csv
        }
    }

    // MARK: Rows

    private static func row(_ number: Int, _ links: LinkAnalysis, _ build: Int) -> Row {
        let graph = links.graph
        let pattern = links.patterns[number]
        var row = Row(
            pattern: pattern.text.value, target: "", kind: "redirect", parameters: [], opens: [], requires: [],
            example: links.example(of: number, build: build), isCanonical: false)
        switch pattern.owner {
        case .link(let node, let index):
            row.target = graph[node].name
            row.kind = graph.kind(of: node).rawValue
            row.isCanonical = index == 0
            row.parameters = links.graph.linkParameters(of: node).map { ($0.name.value, $0.type.text) }
        case .redirect(let redirect):
            switch graph.redirects[redirect].destination {
            case .pattern(let text): row.target = text.value
            case .node(let reference, _): row.target = reference.name
            case .carried(let name, let otherwise, _):
                row.target = "{\(name.value)}" + (otherwise.map { ", otherwise \($0.name)" } ?? "")
            }
        case .exception: break
        }
        if let (node, outcome) = links.shown(byPattern: number, build) { row.show(outcome, node, links) }
        return row
    }

    /// The row of the URLs of a pattern that select a tab.
    private static func row(_ row: Row, _ selection: TabSelection, _ links: LinkAnalysis) -> Row {
        var row = row
        row.example = selection.example
        row.show(selection.outcome, selection.screen, links)
        row.values = links.values(of: selection)
        return row
    }

    private static let titles = ["URL", "leads to", "kind", "opens on", "requires", "example"]

    /// The destination as it is listed, with the values that select a tab.
    private func leadsTo(_ row: Row, _ target: String, _ mark: (String) -> String = { $0 }) -> String {
        let values = row.values.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
        return (row.kind == "redirect" ? "→ " : "") + mark(target) + (values.isEmpty ? "" : " (" + mark(values) + ")")
    }

    private func cells(_ row: Row) -> [String] {
        [
            row.pattern, leadsTo(row, row.target), row.kind,
            row.opens.joined(separator: " › "),
            row.requires.joined(separator: ", "), row.example ?? "",
        ]
    }

    // MARK: Formats

    private var aligned: String {
        let table = [Self.titles] + rows.map { cells($0).map(DisplayText.clean) }
        let widths = Self.titles.indices.map { column in table.map { DisplayText.width(of: $0[column]) }.max() ?? 0 }
        return table.map { cells in
            let line = zip(cells, widths).map { cell, width in
                cell + String(repeating: " ", count: width - DisplayText.width(of: cell))
            }.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    private var markdown: String {
        func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
        func code(_ text: String) -> String {
            text.isEmpty ? "" : "`" + text.replacing(scalar: "|", with: "\\|").replacing(scalar: "`", with: "'") + "`"
        }
        var text = line(Self.titles) + line(Self.titles.map { _ in "---" })
        for row in rows {
            let cells = cells(row).map(DisplayText.clean)
            text += line([
                code(cells[0]), leadsTo(row, DisplayText.clean(row.target)) { code(DisplayText.clean($0)) }, row.kind,
                row.opens.map(code).joined(separator: " › "), row.requires.map(code).joined(separator: ", "),
                code(cells[5]),
            ])
        }
        return text
    }

    private func json(_ row: Row) -> JSON {
        let values = row.values.map { ($0.name, JSON.string($0.value)) }
        return .object(
            [
                ("pattern", .string(row.pattern)),
                row.kind == "redirect" ? ("redirectsTo", .string(row.target)) : ("node", .string(row.target)),
                ("kind", .string(row.kind)), ("canonical", .bool(row.isCanonical)),
                ("params", .object(row.parameters.map { ($0.name, .string($0.type)) })),
            ] + (values.isEmpty ? [] : [("values", .object(values))]) + [
                ("opensOn", .array(row.opens.map { .string($0) })),
                ("requires", .array(row.requires.map { .string($0) })),
                ("example", row.example.map { .string($0) } ?? .null),
            ])
    }

    /// CSV according to RFC 4180, with a header.
    private var csv: String {
        func quoted(_ cell: String) -> String {
            let needsQuotes = cell.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) } || cell.hasPrefix(" ")
            return needsQuotes ? "\"" + cell.replacing(scalar: "\"", with: "\"\"") + "\"" : cell
        }
        func line(_ cells: [String]) -> String { cells.map(quoted).joined(separator: ",") + "\r\n" }
        let titles = ["url", "target", "kind", "opensOn", "requires", "example"]
        return line(titles)
            + rows.map { row in
                line([
                    row.pattern, row.target, row.kind, row.opens.joined(separator: " "),
                    row.requires.joined(separator: " "), row.example ?? "",
                ])
            }.joined()
    }
}

extension LinkListing.Row {
    /// Fills in what is below the node, and the conditions.
    fileprivate mutating func show(_ outcome: PlanOutcome?, _ node: NodeID, _ links: LinkAnalysis) {
        requires = links.conditions(of: outcome, node).map(\.text)
        switch outcome {
        case .plan(let plan), .ambiguous(let plan, _, _, _):
            let nodes = plan.nodes
            opens = nodes.prefix(nodes.lastIndex(of: node) ?? nodes.count).map { links.graph[$0].name }
        default: break
        }
    }
}
