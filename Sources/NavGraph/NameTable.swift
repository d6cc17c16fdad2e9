import NavSyntax

/// Who has which name: nodes and sections share one namespace of dotted names, types and conditions have one each.
struct NameTable: Sendable {
    enum Entry: Sendable, Hashable {
        case node(NodeID)
        case section(SectionID)
    }

    /// What has a name, and where it got it.
    private(set) var entries: [String: (entry: Entry, place: SourceRange)] = [:]
    /// Nodes whose name another one had first.
    private(set) var namesakes: [NodeID] = []
    private(set) var types: [String: TypeID] = [:]
    /// Of which nobody knows what their values are, as has been reported.
    private(set) var unclearTypes: Set<TypeID> = []
    private(set) var conditions: [String: ConditionID] = [:]
    private var typePlaces: [String: SourceRange] = [:]
    private var conditionPlaces: [String: SourceRange] = [:]

    /// Looks in the section itself, then in those around it.
    func entry(of name: String, from section: SectionID, _ sections: [Section]) -> Entry? {
        Self.look(for: name, from: section, sections) { entries[$0]?.entry }
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
    init(_ files: [DecodedFile], _ diagnostics: inout [Diagnostic]) {
        entries.reserveCapacity(files.reduce(files.count) { $0 + $1.decoder.nodes.count })
        var count = 0
        for file in files.indices {
            let place = files[file].place
            if let name = place.request?.section {
                declare(place.path, .section(place.section), at: name.range, &diagnostics)
            }
            guard files[file].holdsKeys else { continue }
            for node in files[file].decoder.nodes.indices {
                declare(files[file].decoder.nodes[node], &count, &diagnostics)
            }
        }
    }

    /// - Parameter count: Of the nodes before it, which becomes that of those with it.
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
        if let first = entries.updateValue((entry, range), forKey: name) {
            entries[name] = first
            if case .node(let id) = entry { namesakes.append(id) }
            if case (.section, .section) = (first.entry, entry) {
                diagnostics.append(
                    Diagnostic(
                        "duplicate-id", "`\(name)` is already the name of another section", at: range,
                        notes: [.init("the first `\(name)`", at: first.place)],
                        help:
                            "rename one of them; to join two files in one section, let one include the other, without `section`"
                    ))
                return
            }
            Self.reportDuplicate(name, range, first: first.place, "node", &diagnostics)
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
