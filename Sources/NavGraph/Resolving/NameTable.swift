import NavSyntax

/// The names of a graph. Nodes and sections share one namespace of dotted names; types and conditions
/// have one each.
struct NameTable: Sendable {
    enum Entry: Sendable, Hashable {
        case node(NodeID)
        case section(SectionID)
    }

    /// The names in one section, as they are written there.
    ///
    /// Most names are looked up in the section that declares them, so small tables are better for the
    /// CPU cache than a single large one.
    private struct Table: Sendable {
        /// The section's dotted name.
        let path: String
        /// The index of the enclosing section's table.
        let parent: Int?
        /// The entry of each name and where it is declared. Steps are included as `flow.step`.
        var entries: [String: (entry: Entry, range: SourceRange)] = [:]
        /// The table indices of the sections in it.
        var inner: [String: Int] = [:]
        /// The maximum length of a name in `inner`.
        var maxNameLength = 0
    }

    private var tables: [Table] = []
    /// The table index of each section. Sections with the same name share a table.
    private var tableIndices: [Int] = []
    /// Nodes whose name is already used by an earlier node or section.
    private(set) var duplicateNodes: [NodeID] = []
    private(set) var types: [String: TypeID] = [:]
    /// Types whose declaration could not be read (already reported).
    private(set) var unreadTypes: Set<TypeID> = []
    private(set) var conditions: [String: ConditionID] = [:]
    private var typeRanges: [String: SourceRange] = [:]
    private var conditionRanges: [String: SourceRange] = [:]

    /// Looks up a name in a section, then in the enclosing ones.
    func entry(of name: String, from section: SectionID) -> Entry? {
        var table: Int? = tableIndices[section.index]
        while let current = table {
            if let found = entry(of: name, in: current) { return found }
            table = tables[current].parent
        }
        return nil
    }

    /// Looks up a name in a section, or in the sections within it.
    private func entry(of name: String, in table: Int) -> Entry? {
        if let found = tables[table].entries[name] { return found.entry }
        let front = name.utf8.prefix(tables[table].maxNameLength + 1)
        for dot in front.indices where front[dot] == UInt8(ascii: ".") {
            guard let inner = tables[table].inner[String(name[..<dot])] else { continue }
            if let found = entry(of: String(name[name.utf8.index(after: dot)...]), in: inner) { return found }
        }
        return nil
    }

    /// The step of a flow with this id.
    func step(_ name: String, of flow: Node) -> NodeID? {
        let entry = tables[tableIndices[flow.section.index]].entries[.dotted(flow.id.value, name)]?.entry
        return if case .node(let id)? = entry { id } else { nil }
    }

    /// All entries with their dotted names.
    var all: [(name: String, entry: Entry)] {
        tables.flatMap { table in
            table.entries.map { (table.path.isEmpty ? $0.key : .dotted(table.path, $0.key), $0.value.entry) }
        }
    }

    static func look<Found>(
        for name: String, from section: SectionID, _ sections: [Section], _ found: (String) -> Found?
    ) -> Found? {
        var section: SectionID? = section
        while let current = section {
            if current == .main { return found(name) }
            if let found = found(.dotted(sections[current.index].path, name)) { return found }
            section = sections[current.index].parent
        }
        return nil
    }

    /// Declares the sections and nodes of all files, in order.
    init(_ files: [DecodedFile], _ sections: [Section], _ diagnostics: inout [Diagnostic]) {
        addTables(for: sections)
        var count = 0
        for file in files.indices {
            let context = files[file].context
            let table = tableIndices[context.section.index]
            if let name = context.request?.section, let around = sections[context.section.index].parent {
                let names = (name.value, context.path)
                declare(names, .section(context.section), at: name.range, in: tableIndices[around.index], &diagnostics)
            }
            guard files[file].holdsKeys else { continue }
            tables[table].entries.reserveCapacity(tables[table].entries.count + files[file].decoder.nodes.count)
            for node in files[file].decoder.nodes.indices {
                declare(files[file].decoder.nodes[node], &count, in: table, &diagnostics)
            }
        }
    }

    private mutating func addTables(for sections: [Section]) {
        var known: [String: Int] = [:]
        for section in sections {
            let table = known[section.path] ?? tables.count
            tableIndices.append(table)
            guard table == tables.count else { continue }
            known[section.path] = table
            let parent = section.parent.map { tableIndices[$0.index] }
            tables.append(Table(path: section.path, parent: parent))
            guard let parent else { continue }
            tables[parent].inner[section.name.value] = table
            tables[parent].maxNameLength = max(tables[parent].maxNameLength, section.name.value.utf8.count)
        }
    }

    /// - Parameter count: The number of nodes so far, which is updated.
    private mutating func declare(
        _ draft: NodeDraft, _ count: inout Int, in table: Int, _ diagnostics: inout [Diagnostic]
    ) {
        let names = (draft.node.id.value, draft.node.name)
        declare(names, .node(NodeID(count)), at: draft.node.id.range, in: table, &diagnostics)
        count += 1
        guard draft.node.kind == .flow else { return }
        var seen: Set<String> = []
        for (step, _) in draft.allSteps {
            if seen.insert(step.id.value).inserted {
                let names = (String.dotted(draft.node.id.value, step.id.value), draft.name(of: step))
                declare(names, .node(NodeID(count)), at: step.id.range, in: table, &diagnostics)
            }
            count += 1
        }
    }

    /// - Parameter names: The name within its section, and the full dotted name.
    private mutating func declare(
        _ names: (local: String, full: String), _ entry: Entry, at range: SourceRange, in table: Int,
        _ diagnostics: inout [Diagnostic]
    ) {
        guard let first = tables[table].entries.updateValue((entry, range), forKey: names.local) else { return }
        tables[table].entries[names.local] = first
        if case .node(let id) = entry { duplicateNodes.append(id) }
        if case (.section, .section) = (first.entry, entry) {
            diagnostics.append(
                Diagnostic(
                    "duplicate-id", "`\(names.full)` is already the name of another section", at: range,
                    notes: [.init("the first `\(names.full)`", at: first.range)],
                    help:
                        "rename one of them; to join two files in one section, let one include the other, without `section`"
                ))
        } else {
            Self.reportDuplicate(names.full, range, first: first.range, "node", &diagnostics)
        }
    }

    mutating func declareType(
        _ name: Located<String>, _ id: TypeID, isUnderstood: Bool, _ diagnostics: inout [Diagnostic]
    ) {
        if let first = typeRanges[name.value] {
            Self.reportDuplicate(name.value, name.range, first: first, "type", &diagnostics)
            return
        }
        typeRanges[name.value] = name.range
        types[name.value] = id
        if !isUnderstood { unreadTypes.insert(id) }
    }

    mutating func declareCondition(_ name: Located<String>, _ id: ConditionID, _ diagnostics: inout [Diagnostic]) {
        if let first = conditionRanges[name.value] {
            Self.reportDuplicate(name.value, name.range, first: first, "condition", &diagnostics)
            return
        }
        conditionRanges[name.value] = name.range
        conditions[name.value] = id
    }

    private static func reportDuplicate(
        _ name: String, _ range: SourceRange, first: SourceRange, _ what: String, _ diagnostics: inout [Diagnostic]
    ) {
        let also = what == "node" ? ": tabs, splits, flows, sections and nodes share one namespace" : ""
        diagnostics.append(
            Diagnostic(
                "duplicate-id", "`\(name)` is already the name of another \(what)\(also)", at: range,
                notes: [.init("the first `\(name)`", at: first)], help: "rename one of them"))
    }
}

extension String {
    /// Joins two names with a dot.
    static func dotted(_ front: String, _ back: String) -> String { front + "." + back }
}
