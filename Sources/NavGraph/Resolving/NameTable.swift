import NavSyntax

/// The names of a graph. Nodes and sections share one namespace of dotted names; types and conditions
/// have one each.
struct NameTable: Sendable {
    enum Entry: Sendable, Hashable {
        case node(NodeID)
        case section(SectionID)
    }

    /// The entry of each dotted name and where it is declared. Steps are included as `flow.step`.
    private var entries: [String: (entry: Entry, range: SourceRange)] = [:]
    private let sections: [Section]
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
        Self.look(for: name, from: section, sections) { entries[$0]?.entry }
    }

    /// The step of a flow with this id.
    func step(_ name: String, of flow: Node) -> NodeID? {
        if case .node(let id)? = entries[.dotted(flow.name, name)]?.entry { id } else { nil }
    }

    /// All entries with their dotted names.
    var all: [(name: String, entry: Entry)] { entries.map { ($0.key, $0.value.entry) } }

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
        self.sections = sections
        entries.reserveCapacity(files.reduce(0) { $0 + $1.decoder.nodes.count })
        var count = 0
        for file in files {
            if let name = file.context.request?.section {
                declare(file.context.path, .section(file.context.section), at: name.range, &diagnostics)
            }
            guard file.holdsKeys else { continue }
            for node in file.decoder.nodes { declare(node, &count, &diagnostics) }
        }
    }

    /// - Parameter count: The number of nodes so far, which is updated.
    private mutating func declare(_ draft: NodeDraft, _ count: inout Int, _ diagnostics: inout [Diagnostic]) {
        declare(draft.node.name, .node(NodeID(count)), at: draft.node.id.range, &diagnostics)
        count += 1
        guard draft.node.kind == .flow else { return }
        var seen: Set<String> = []
        for (step, _) in draft.allSteps {
            if seen.insert(step.id.value).inserted {
                declare(draft.name(of: step), .node(NodeID(count)), at: step.id.range, &diagnostics)
            }
            count += 1
        }
    }

    private mutating func declare(
        _ name: String, _ entry: Entry, at range: SourceRange, _ diagnostics: inout [Diagnostic]
    ) {
        guard let first = entries.updateValue((entry, range), forKey: name) else { return }
        entries[name] = first
        if case .node(let id) = entry { duplicateNodes.append(id) }
        if case (.section, .section) = (first.entry, entry) {
            diagnostics.append(
                Diagnostic(
                    "duplicate-id", "`\(name)` is already the name of another section", at: range,
                    notes: [.init("the first `\(name)`", at: first.range)],
                    help:
                        "rename one of them; to join two files in one section, let one include the other, without `section`"
                ))
        } else {
            Self.reportDuplicate(name, range, first: first.range, "node", &diagnostics)
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
