public import NavGraph
public import NavSyntax

/// Something that a graph declares under a name, and that can be renamed.
public enum Symbol: Hashable, Sendable {
    case node(NodeID)
    /// A parameter of a node, or an item of a flow's data. Those of a step are its flow's.
    case parameter(NodeID, String)
    case type(TypeID)
    case condition(ConditionID)
    /// A case of an enum.
    case enumCase(TypeID, String)
    /// An action of an alert or dialog.
    case alertAction(NodeID, String)
}

/// A place where the name of a symbol is written.
public struct Occurrence: Hashable, Sendable {
    public var symbol: Symbol
    /// The name alone: of `orders.detail`, the last part; of `[Sort]?` and `"!guest"`, the word.
    public var range: SourceRange
    public var isDeclaration: Bool
}

/// All places where the symbols of a graph are named, in the order of the files.
public struct SymbolIndex: Sendable {
    public let graph: Graph
    public let occurrences: [Occurrence]
    private let bySymbol: [Symbol: [Int]]

    public init(_ graph: Graph) {
        var collector = OccurrenceCollector(graph)
        collector.collect()
        // A route refers to its source by the declaration around it.
        let declared = Set(collector.found.lazy.filter(\.isDeclaration).map(\.range))
        var seen: Set<Occurrence> = []
        let all = collector.found.filter {
            ($0.isDeclaration || !declared.contains($0.range)) && seen.insert($0).inserted
        }
        occurrences = all.sorted {
            ($0.range.file, $0.range.start, $0.range.end) < ($1.range.file, $1.range.start, $1.range.end)
        }
        self.graph = graph
        bySymbol = Dictionary(grouping: occurrences.indices) { [occurrences] in occurrences[$0].symbol }
    }

    public func occurrences(of symbol: Symbol) -> [Occurrence] {
        (bySymbol[symbol] ?? []).map { occurrences[$0] }
    }

    public func declaration(of symbol: Symbol) -> SourceRange? {
        occurrences(of: symbol).first(where: \.isDeclaration)?.range
    }

    /// The occurrences that contain a byte of a file, or end at it. A name in a route with several
    /// targets means a parameter of each.
    public func occurrences(at offset: Int, in file: FileID) -> [Occurrence] {
        var low = 0
        var high = occurrences.count
        while low < high {
            let middle = (low + high) / 2
            let range = occurrences[middle].range
            if (range.file, range.end) < (file, Int32(offset)) { low = middle + 1 } else { high = middle }
        }
        return Array(
            occurrences[low...].prefix { $0.range.file == file && $0.range.start <= offset }
                .filter { $0.range.end >= offset })
    }

    public func name(of symbol: Symbol) -> String {
        switch symbol {
        case .node(let id): graph[id].name
        case .parameter(_, let name): name
        case .type(let id): graph[id].name.value
        case .condition(let id): graph[id].name.value
        case .enumCase(_, let name), .alertAction(_, let name): name
        }
    }
}

extension Graph {
    /// The parameter that a symbol stands for.
    func parameter(_ owner: NodeID, _ name: String) -> Parameter? {
        self[owner].parameter(name) ?? flowData(of: owner).first { $0.name.value == name }
    }

    func flowData(of id: NodeID) -> [Parameter] {
        if case .flow(let flow) = self[id].detail { flow.data } else { [] }
    }
}

/// Finds the names that a graph consists of.
private struct OccurrenceCollector {
    private let graph: Graph
    /// The names of the cases of each enum.
    private var cases: [TypeID: Set<String>] = [:]
    private(set) var found: [Occurrence] = []

    init(_ graph: Graph) {
        self.graph = graph
        for (index, type) in graph.types.enumerated() {
            guard case .enumeration(let cases) = type.definition else { continue }
            self.cases[TypeID(index)] = Set(cases.map(\.name.value))
        }
    }

    mutating func collect() {
        for index in graph.nodes.indices { collect(NodeID(index)) }
        graph.forEachReference { add($0) }
        for section in graph.sections { section.exports?.forEach { add($0) } }
        for ignored in graph.rules.ignored {
            ignored.nodes.forEach { add($0) }
            for (type, range) in ignored.types { add(.type(type), graph[type].name.value, in: range) }
        }
        for route in graph.routes { collect(route) }
        for redirect in graph.redirects { collect(redirect) }
        for choice in graph.roots { choice.when.forEach { add($0) } }
        for index in graph.conditions.indices {
            let id = ConditionID(index)
            add(.condition(id), graph[id].name.value, in: graph[id].name.range, isDeclaration: true)
        }
        for index in graph.types.indices {
            let id = TypeID(index)
            add(.type(id), graph[id].name.value, in: graph[id].name.range, isDeclaration: true)
            if case .enumeration(let cases) = graph[id].definition {
                for name in cases.map(\.name) {
                    add(.enumCase(id, name.value), name.value, in: name.range, isDeclaration: true)
                }
            }
            add(graph[id].sample, of: .declared(id))
        }
    }

    private mutating func collect(_ id: NodeID) {
        let node = graph[id]
        add(.node(id), node.id.value, in: node.id.range, isDeclaration: true)
        for parameter in node.parameters + graph.flowData(of: id) {
            let name = parameter.name
            add(.parameter(id, name.value), name.value, in: name.range, isDeclaration: true)
            add(parameter.type)
            add(parameter.defaultValue, of: parameter.type.base)
            add(parameter.sample, of: parameter.type.base)
            if let initial = parameter.initialValue { add(initial, of: id) }
        }
        node.returns.map { add($0) }
        node.requires.forEach { add($0) }
        node.identity?.forEach { add($0, of: id) }
        add(node.title, of: id)
        for link in node.links {
            add(link.path, of: id)
            for value in link.values { add(value, of: id) }
            for host in link.hosts ?? [] { addNames(in: host, of: id) }
        }
        switch node.detail {
        case .none, .screen, .action, .flow, .split: break
        case .tab(let tab):
            tab.visible.forEach { add($0) }
            for value in tab.fixed { tab.root?.target.map { add(value, of: firstScreen(of: $0)) } }
        case .presentation(let detail):
            add(detail.cancel, of: id)
            add(detail.confirm, of: id)
        case .alert(let alert):
            add(alert.message, of: id)
            for action in alert.actions {
                let name = action.id
                add(.alertAction(id, name.value), name.value, in: name.range, isDeclaration: true)
                add(action.label, of: id)
            }
        case .step(let step): step.when.forEach { add($0) }
        }
    }

    /// The node that takes the values of a tab's root: that, or the sidebar of a split.
    private func firstScreen(of root: NodeID) -> NodeID {
        guard case .split(let split) = graph[root].detail else { return root }
        return split.sidebar?.screens.first?.target ?? root
    }

    private mutating func collect(_ route: Route) {
        route.when.forEach { add($0) }
        for value in route.fixed {
            if let target = route.target.target { add(value, of: target) }
            guard case .parameter(let name) = value.value else { continue }
            switch route.source {
            case .node(let source): source.target.map { add(Located(name, value.range), of: $0) }
            case .alertAction(let alert, _): add(Located(name, value.range), of: alert)
            case .anywhere: break
            }
        }
    }

    private mutating func collect(_ redirect: Redirect) {
        guard let target = redirect.node?.target else { return }
        add(redirect.pattern, of: target)
        for value in redirect.values { add(value, of: target) }
    }

    // MARK: References

    private mutating func add(_ reference: NodeReference) {
        guard let target = reference.target else { return }
        add(.node(target), String(reference.name.split(separator: ".").last ?? ""), in: reference.range)
        // `flow.step` also names the flow.
        guard case .step(let step) = graph[target].detail, reference.name.contains(".") else { return }
        let parts = reference.name.split(separator: ".")
        guard let last = parts.last, let flow = parts.dropLast().last else { return }
        let end = Int(reference.range.end) - last.utf8.count - 1
        let before = SourceRange(file: reference.range.file, start: Int(reference.range.start), end: end)
        add(.node(step.flow), String(flow), in: before)
    }

    private mutating func add(_ use: ConditionUse) {
        if let target = use.target { add(.condition(target), use.name, in: use.range) }
    }

    private mutating func add(_ use: TypeUse) {
        guard case .declared(let id) = use.base else { return }
        add(.type(id), graph[id].name.value, in: use.range)
    }

    /// A name of a parameter; of a step, it is one of its flow.
    private mutating func add(_ name: Located<String>, of id: NodeID) {
        let owner = graph.linkOwner(of: id)
        guard graph.parameter(owner, name.value) != nil else { return }
        add(.parameter(owner, name.value), name.value, in: name.range)
    }

    /// A value for a parameter: its name, and the cases that the value names.
    private mutating func add(_ fixed: FixedValue, of id: NodeID) {
        add(fixed.name, of: id)
        guard case .literal(let literal) = fixed.value,
            let parameter = graph.parameter(graph.linkOwner(of: id), fixed.name.value)
        else { return }
        add(Located(literal, fixed.range), of: parameter.type.base)
    }

    /// The cases that a value names.
    private mutating func add(_ literal: Located<Literal>?, of base: TypeUse.Base) {
        guard let literal, case .declared(let type) = base, let cases = cases[type] else { return }
        switch literal.value {
        case .scalar(let text, _):
            if cases.contains(text) { add(.enumCase(type, text), text, in: literal.range) }
        case .list: addCases(of: type, cases, in: literal.range)
        }
    }

    /// The cases that a list names. Aliases, anchors and comments are skipped.
    private mutating func addCases(of type: TypeID, _ cases: Set<String>, in range: SourceRange) {
        let text = graph.files[Int(range.file.index)].text
        let end = min(Int(range.end), text.count)
        var index = Int(range.start)
        while index < end {
            let before = index == 0 ? 0 : text[index - 1]
            if text[index] == UInt8(ascii: "#"), before <= 0x20 {
                index = text[index..<end].firstIndex(of: 0x0A) ?? end
            } else if Self.isInName(text[index]) {
                let last = text[index..<end].firstIndex { !Self.isInName($0) } ?? end
                let name = String(decoding: text[index..<last], as: UTF8.self)
                if cases.contains(name), !"&*".utf8.contains(before) {
                    let range = SourceRange(file: range.file, start: index, end: last)
                    found.append(Occurrence(symbol: .enumCase(type, name), range: range, isDeclaration: false))
                }
                index = last
            } else {
                index += 1
            }
        }
    }

    private mutating func add(_ template: Template?, of id: NodeID) {
        for case .parameter(let name) in template?.pieces ?? [] { add(name, of: id) }
    }

    private mutating func add(_ pattern: SourceText, of id: NodeID) {
        for name in Self.names(in: pattern.value) {
            add(Located(name.text, pattern.range(ofBytes: name.range)), of: id)
        }
    }

    private mutating func addNames(in text: Located<String>, of id: NodeID) {
        for name in Self.names(in: text.value) { add(Located(name.text, text.range), of: id) }
    }

    /// The names in braces, such as `id` in `/order/{id?}`.
    private static func names(in text: String) -> [(text: String, range: Range<Int>)] {
        let bytes = Array(text.utf8)
        return bytes.indices.compactMap { index in
            guard bytes[index] == UInt8(ascii: "{") else { return nil }
            let end = bytes[(index + 1)...].firstIndex { !isInName($0) } ?? bytes.count
            guard end > index + 1 else { return nil }
            return (String(decoding: bytes[(index + 1)..<end], as: UTF8.self), (index + 1)..<end)
        }
    }

    /// Adds the last occurrence of a name as a word of a range. There is none if it is written with
    /// escapes, or is the value of an alias.
    private mutating func add(_ symbol: Symbol, _ name: String, in range: SourceRange, isDeclaration: Bool = false) {
        let text = graph.files[Int(range.file.index)].text
        let name = Array(name.utf8)
        let last = Int(range.end) - name.count
        guard !name.isEmpty, Int(range.end) <= text.count, last >= Int(range.start) else { return }
        for start in stride(from: last, through: Int(range.start), by: -1) {
            let end = start + name.count
            guard text[start..<end].elementsEqual(name),
                start == range.start || !Self.isInName(text[start - 1]),
                end == range.end || !Self.isInName(text[end])
            else { continue }
            let range = SourceRange(file: range.file, start: start, end: end)
            found.append(Occurrence(symbol: symbol, range: range, isDeclaration: isDeclaration))
            return
        }
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == UInt8(ascii: "_")
    }
}
