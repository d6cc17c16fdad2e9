public import NavCompiler
public import NavGraph
public import NavSyntax

/// The edits that rename a symbol in all files of a graph.
public struct Renaming: Sendable {
    /// Why a symbol cannot be renamed.
    public struct Refusal: Error, Sendable {
        public var message: String
        public var help: String?
    }

    public var edits: [TextEdit] = []
    /// What a person has to know, such as that saved states are lost.
    public var remarks: [String] = []
    /// The graph with the edits; nil if it was not compiled.
    public internal(set) var after: Compilation?

    /// - Parameters:
    ///   - symbol: What is renamed. Names of sections are kept.
    ///   - name: The new name, without the names of sections and flows.
    ///   - keepsHistory: Whether a node gets a `renamedFrom`.
    public init(
        _ symbol: Symbol, to name: String, in index: SymbolIndex, _ analyzed: AnalyzedGraph, keepsHistory: Bool = true
    ) throws(Refusal) {
        let graph = index.graph
        let old = Self.lastPart(index.name(of: symbol))
        guard name != old else { throw Refusal(message: "that is its name already", help: nil) }
        try Self.check(name, symbol)
        let occurrences = index.occurrences(of: symbol)
        guard occurrences.contains(where: \.isDeclaration) else {
            throw Refusal(
                message: "the name of `\(old)` is written with escapes, or by an alias: write it out first", help: nil)
        }
        for range in Set(occurrences.map(\.range)) {
            let others = index.occurrences(at: Int(range.start), in: range.file).filter {
                $0.range == range && $0.symbol != symbol
            }
            if let other = others.first {
                let owner =
                    switch other.symbol {
                    case .parameter(let id, _): graph[id].name
                    case .enumCase(let id, _): graph[id].name.value
                    default: "another node"
                    }
                throw Refusal(
                    message: "`\(old)` is also a name for `\(owner)` at the same place",
                    help: "split that route into one for each target first")
            }
            edits.append(TextEdit(range, name))
        }
        switch symbol {
        case .node(let id): if keepsHistory { try addHistory(of: id, old, name, graph) }
        case .parameter(let owner, _): try keepPassing(owner, old, name, analyzed)
        case .enumCase(let type, _): try keepRawValue(of: type, old, name, graph)
        case .alertAction(let node, _): try keepLabel(of: node, old, graph)
        case .type, .condition: break
        }
        edits.sort { ($0.range.file, $0.range.start, $0.range.end) < ($1.range.file, $1.range.start, $1.range.end) }
    }

    private static func lastPart(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    private static func check(_ name: String, _ symbol: Symbol) throws(Refusal) {
        let isType = if case .type = symbol { true } else { false }
        let first = name.utf8.first ?? 0
        let isFirstRight = isType ? (0x41...0x5A).contains(first) : (0x61...0x7A).contains(first)
        let isPlain = name.utf8.allSatisfy {
            ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39)
        }
        guard isFirstRight, isPlain else {
            throw Refusal(
                message: "`\(name)` cannot be the name of \(isType ? "a type" : symbol.noun)",
                help: "write it in ASCII letters and digits, beginning with \(isType ? "a capital" : "a small letter")")
        }
    }

    // MARK: History

    /// Adds the old id to `renamedFrom`. A node that gets a former id back no longer lists it.
    private mutating func addHistory(of id: NodeID, _ old: String, _ name: String, _ graph: Graph) throws(Refusal) {
        let node = graph[id]
        guard node.kind != .step else {
            remarks.append("steps have no `renamedFrom`: saved states that show `\(old)` begin the flow again")
            return
        }
        let file = node.id.range.file
        let editing = MappingEdits(graph.files[Int(file.index)], file)
        let offset = Int(node.id.range.start)
        let edit: TextEdit?
        if node.renamedFrom.isEmpty {
            edit = editing.adding("renamedFrom: \(old)", to: offset)
        } else {
            let former = node.renamedFrom.map(\.value).filter { $0 != name } + [old]
            edit = editing.replacing(
                "renamedFrom", of: offset, with: former.count == 1 ? old : "[\(former.joined(separator: ", "))]")
        }
        guard let edit else {
            throw Refusal(
                message: "`renamedFrom: \(old)` cannot be added, because the value of `\(old)` is an alias",
                help: "write the value out, or leave the history out: `--no-history`")
        }
        edits.append(edit)
    }

    // MARK: What others see

    /// Writes the old name of a case as its raw value, which URLs and saved states have.
    private mutating func keepRawValue(
        of id: TypeID, _ old: String, _ name: String, _ graph: Graph
    ) throws(Refusal) {
        let type = graph[id]
        if let swift = type.appType {
            remarks.append("rename the case `\(old)` of `\(swift.value)` in the app's Swift, too")
        }
        guard case .enumeration(let cases) = type.definition,
            let range = cases.first(where: { $0.name.value == old && $0.raw.range == $0.name.range })?.name.range
        else { return }
        let text = graph.files[Int(range.file.index)].text
        guard text[Int(range.end)...].first(where: { $0 != 0x20 }) != UInt8(ascii: ":") else {
            throw Refusal(message: "the raw value of `\(old)` is empty", help: "write it out first: `\(old): \(old)`")
        }
        edits.removeAll { range.contains($0.range) }
        edits.append(TextEdit(range, "{\(name): \(Self.scalar(old))}"))
    }

    /// Writes the old name of an action as its label if it has none, so that its button has the same text.
    private mutating func keepLabel(of id: NodeID, _ old: String, _ graph: Graph) throws(Refusal) {
        guard case .alert(let alert) = graph[id].detail,
            let action = alert.actions.first(where: { $0.id.value == old }), action.label == nil
        else { return }
        let file = action.id.range.file
        let label = "label: \(Self.scalar(old))"
        guard
            let edit = MappingEdits(graph.files[Int(file.index)], file).adding(label, to: Int(action.id.range.start))
        else {
            throw Refusal(message: "the button of `\(old)` has no label", help: "write it out first: `\(label)`")
        }
        edits.append(edit)
    }

    /// A name as a value. Without quotes, `null` would be no value.
    private static func scalar(_ name: String) -> String { name == "null" ? "\"null\"" : name }

    // MARK: Values passed by name

    /// Routes pass values between parameters with the same name. Where a parameter gets another
    /// name, the route has to say so.
    private mutating func keepPassing(
        _ owner: NodeID, _ old: String, _ name: String, _ analyzed: AnalyzedGraph
    ) throws(Refusal) {
        let graph = analyzed.graph
        var done: Set<SourceRange> = []
        for route in graph.routes where !route.fixed.contains(where: { $0.name.value == old }) {
            guard let target = route.target.target, case .node(let source) = route.source, let from = source.target,
                let parameter = graph.linkParameters(of: target).first(where: { $0.name.value == old }),
                graph.ownParameters(of: from).supplier(of: parameter) != nil
            else { continue }
            let isTarget = graph.linkOwner(of: target) == owner
            let isSource = graph.linkOwner(of: from) == owner
            guard isTarget != isSource, done.insert(route.target.range).inserted else { continue }
            let entry = isTarget ? "\(name): \"{\(old)}\"" : "\(old): \"{\(name)}\""
            let file = route.target.range.file
            let editing = MappingEdits(graph.files[Int(file.index)], file)
            guard let edit = editing.adding(entry, to: Int(route.target.range.start), in: ["params"]) else {
                throw Refusal(
                    message: "the route from `\(graph[from].name)` to `\(graph[target].name)` passes `\(old)` by name",
                    help: "write it out first: `params: {\(old): \"{\(old)}\"}`")
            }
            edits.append(edit)
        }
    }
}

extension Symbol {
    /// `a node`, `a type`.
    var noun: String {
        switch self {
        case .node: "a node"
        case .parameter: "a parameter"
        case .type: "a type"
        case .condition: "a condition"
        case .enumCase: "a case"
        case .alertAction: "an action"
        }
    }
}
