import NavGraph

/// The columns of split views in the state.
struct StateColumnsText {
    private let facts: StateFacts
    private let access: String
    private var p: String { facts.p }
    private var model: SwiftModel { facts.model }

    init(_ facts: StateFacts, _ access: String) {
        self.facts = facts
        self.access = access
    }

    /// What the columns of a split view show.
    func writeSplit(to writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("The columns of a split view. A column is `nil` if nothing has filled it.")
        writer.block("\(access)struct Split: Hashable, Sendable") { writer in
            writer.line(
                "\(access)enum Column: String, CaseIterable, Codable, Sendable { case \(facts.columns.listed) }")
            writer.line(
                "\(access)enum Visibility: String, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }")
            writer.blank()
            writer.line("\(access)var sidebar: \(p)Route")
            for column in facts.laterColumns { writer.line("\(access)var \(column): \(p)Route?") }
            writer.line("\(access)var visibility: Visibility")
            writer.doc("The column that is visible where only one fits.")
            writer.line("\(access)var compactColumn: Column")
            writer.blank()
            writer.list(
                "\(access)init(",
                ["sidebar: \(p)Route"] + facts.laterColumns.map { "\($0): \(p)Route? = nil" }
                    + ["visibility: Visibility = .automatic"], ") {", closing: .apart)
            writer.indented { writer in
                for column in facts.columns { writer.line("self.\(column) = \(column)") }
                writer.line("self.visibility = visibility")
                writer.line("compactColumn = .sidebar")
                writer.line("compactColumn = lastColumn")
            }
            writer.line("}")
            writer.blank()
            writer.doc("What a column shows; `nil` if nothing has filled it.")
            writer.block("\(access)subscript(column: Column) -> \(p)Route?") { writer in
                writer.line("switch column {")
                for column in facts.columns { writer.line("case .\(column): return \(column)") }
                writer.line("}")
            }
            writer.blank()
            writer.doc("The last column that shows a node, among those before a column, or else among all.")
            writer.block("func column(of node: \(p)Node, before column: Column? = nil) -> Column?") { writer in
                writer.line("Column.allCases.prefix { $0 != column }.last { self[$0]?.node == node }")
            }
            writer.blank()
            writer.doc("Empties a column and those after it.")
            writer.block("mutating func clear(_ column: Column)") { writer in
                if facts.hasContentColumn { writer.line("if column == .content { content = nil }") }
                writer.line("if column != .sidebar { detail = nil }")
                let last =
                    facts.hasContentColumn ? "column == .detail && content != nil ? .content : .sidebar" : ".sidebar"
                writer.line("compactColumn = \(last)")
            }
            writer.blank()
            writer.doc("Empties the columns after one, which is visible where only one fits.")
            writer.block("mutating func clear(behind column: Column)") { writer in
                if facts.hasContentColumn { writer.line("if column == .sidebar { content = nil }") }
                writer.line("if column != .detail { detail = nil }")
                writer.line("compactColumn = column")
            }
            writer.blank()
            writer.doc("The nodes of the filled columns.")
            writer.block("\(access)var nodes: [\(p)Node]") { writer in
                writer.line("[sidebar, \(Array(facts.laterColumns).listed)].compactMap { $0?.node }")
            }
            writer.blank()
            writer.doc("The node in the last filled column.")
            let last = facts.hasContentColumn ? "detail ?? content ?? sidebar" : "detail ?? sidebar"
            writer.line("\(access)var node: \(p)Node { (\(last)).node }")
            writer.blank()
            writer.doc("The last filled column.")
            let lastColumn =
                facts.hasContentColumn
                ? "detail != nil ? .detail : content != nil ? .content : .sidebar"
                : "detail != nil ? .detail : .sidebar"
            writer.line("var lastColumn: Column { \(lastColumn) }")
            if model.has(.navigator) {
                writer.line("var told: [String: String] { (\(last)).fields.told }")
            }
        }
    }

    /// How columns are filled and emptied.
    func writeMoves(to writer: inout SwiftWriter) {
        let isKept = !facts.seenThrough.isEmpty
        let closing =
            isKept
            ? "\n    if !isSeenThrough(from: 0) { presented = [] }" + facts.settles
            : facts.hasPresented ? "\n    dismissAll()" : facts.settles
        writer.code(
            """
            /// Fills a column of the split view below. Empties later columns and the stack; in a compact width, shows the
            /// column.\(isKept ? " A sheet that lets the user continue behind it stays." : "")
            \(access)mutating func fill(_ column: Split.Column, with route: \(p)Route) {
                guard case .split(var split) = base.content else { return }
                switch column {
                case .sidebar:
                    split.sidebar = route
                    split.detail = nil
            """)
        if facts.hasContentColumn { writer.indented { $0.indented { $0.line("split.content = nil") } } }
        if facts.hasContentColumn {
            writer.code(
                """
                    case .content:
                        split.content = route
                        split.detail = nil
                """)
        }
        writer.code(
            """
                case .detail: split.detail = route
                }
                split.compactColumn = column
                base.content = .split(split)
                base.path = []
                base.forgetArrivals()\(closing)
            }

            /// Empties a column and those after it, as going back does.
            \(access)mutating func clear(_ column: Split.Column) {
                guard case .split(var split) = base.content else { return }
                split.clear(column)
                base.content = .split(split)
                base.path = []
                base.forgetArrivals()\(facts.hasConditions ? "\n    dropIfLeft()" : "")
            }

            /// Goes back to a column, even of a tab that is not selected: empties what is after it and, in a compact width,
            /// shows it.
            mutating func clear(behind column: Split.Column, ofLevel id: Int) {
                guard bases.indices.contains(id), case .split(var split) = bases[id].content else { return }
                split.clear(behind: column)
                bases[id].content = .split(split)
                bases[id].path = []
                bases[id].forgetArrivals()\(facts.hasConditions ? "\n    dropIfLeft()" : "")
            }

            """)
    }
}
