import NavSyntax

/// Who has which name: nodes and sections share one namespace of dotted names, types and conditions have one each.
struct NameTable: Sendable {
    enum Entry: Sendable, Hashable {
        case node(NodeID)
        case section(SectionID)
    }

    /// The names in a section, as they are written there: most are asked for where they are declared, and then a table with
    /// those of the whole graph would be all over the memory.
    private struct Table: Sendable {
        /// The section's dotted name.
        let path: String
        /// That of the section around it.
        let parent: Int?
        /// What has a name, and where it got it; a flow's steps are here, too, behind its name.
        var entries: [String: (entry: Entry, place: SourceRange)] = [:]
        /// Those of the sections in it.
        var inner: [String: Int] = [:]
        /// The length of the longest of their names.
        var longest = 0
    }

    private var tables: [Table] = []
    /// By section: its table. Sections of one name share theirs.
    private var places: [Int] = []
    /// Nodes whose name another one had first.
    private(set) var namesakes: [NodeID] = []
    private(set) var types: [String: TypeID] = [:]
    /// Of which nobody knows what their values are, as has been reported.
    private(set) var unclearTypes: Set<TypeID> = []
    private(set) var conditions: [String: ConditionID] = [:]
    private var typePlaces: [String: SourceRange] = [:]
    private var conditionPlaces: [String: SourceRange] = [:]

    /// Looks in the section itself, then in those around it.
    func entry(of name: String, from section: SectionID) -> Entry? {
        var table: Int? = places[section.index]
        while let current = table {
            if let found = entry(of: name, in: current) { return found }
            table = tables[current].parent
        }
        return nil
    }

    /// What has a name in a section, or in one within it.
    private func entry(of name: String, in table: Int) -> Entry? {
        if let found = tables[table].entries[name] { return found.entry }
        let front = name.utf8.prefix(tables[table].longest + 1)
        for dot in front.indices where front[dot] == UInt8(ascii: ".") {
            guard let inner = tables[table].inner[String(name[..<dot])] else { continue }
            if let found = entry(of: String(name[name.utf8.index(after: dot)...]), in: inner) { return found }
        }
        return nil
    }

    /// A flow's step.
    func step(_ name: String, of flow: Node) -> NodeID? {
        let entry = tables[places[flow.section.index]].entries[.dotted(flow.id.value, name)]?.entry
        return if case .node(let id)? = entry { id } else { nil }
    }

    /// All of them with their dotted names.
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

    /// The names of the sections and nodes of some files, one after the other.
    init(_ files: [DecodedFile], _ sections: [Section], _ diagnostics: inout [Diagnostic]) {
        addTables(for: sections)
        var count = 0
        for file in files.indices {
            let place = files[file].place
            let table = places[place.section.index]
            if let name = place.request?.section, let around = sections[place.section.index].parent {
                let names = (name.value, place.path)
                declare(names, .section(place.section), at: name.range, in: places[around.index], &diagnostics)
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
            places.append(table)
            guard table == tables.count else { continue }
            known[section.path] = table
            let parent = section.parent.map { places[$0.index] }
            tables.append(Table(path: section.path, parent: parent))
            guard let parent else { continue }
            tables[parent].inner[section.name.value] = table
            tables[parent].longest = max(tables[parent].longest, section.name.value.utf8.count)
        }
    }

    /// - Parameter count: Of the nodes before it, which becomes that of those with it.
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

    /// - Parameter names: As it is written in its section, and with that section's name.
    private mutating func declare(
        _ names: (own: String, whole: String), _ entry: Entry, at range: SourceRange, in table: Int,
        _ diagnostics: inout [Diagnostic]
    ) {
        guard let first = tables[table].entries.updateValue((entry, range), forKey: names.own) else { return }
        tables[table].entries[names.own] = first
        if case .node(let id) = entry { namesakes.append(id) }
        if case (.section, .section) = (first.entry, entry) {
            diagnostics.append(
                Diagnostic(
                    "duplicate-id", "`\(names.whole)` is already the name of another section", at: range,
                    notes: [.init("the first `\(names.whole)`", at: first.place)],
                    help:
                        "rename one of them; to join two files in one section, let one include the other, without `section`"
                ))
        } else {
            Self.reportDuplicate(names.whole, range, first: first.place, "node", &diagnostics)
        }
    }

    mutating func declareType(
        _ name: Located<String>, _ id: TypeID, isUnderstood: Bool, _ diagnostics: inout [Diagnostic]
    ) {
        if let first = typePlaces[name.value] {
            Self.reportDuplicate(name.value, name.range, first: first, "type", &diagnostics)
            return
        }
        typePlaces[name.value] = name.range
        types[name.value] = id
        if !isUnderstood { unclearTypes.insert(id) }
    }

    mutating func declareCondition(_ name: Located<String>, _ id: ConditionID, _ diagnostics: inout [Diagnostic]) {
        if let first = conditionPlaces[name.value] {
            Self.reportDuplicate(name.value, name.range, first: first, "condition", &diagnostics)
            return
        }
        conditionPlaces[name.value] = name.range
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
    /// A name within what has another one. Many are asked for, so it is put together in its place.
    static func dotted(_ front: String, _ back: String) -> String {
        let length = front.utf8.count
        return String(unsafeUninitializedCapacity: length + 1 + back.utf8.count) { text in
            _ = text.initialize(fromContentsOf: front.utf8)
            text[length] = UInt8(ascii: ".")
            return text[(length + 1)...].initialize(fromContentsOf: back.utf8)
        }
    }
}
