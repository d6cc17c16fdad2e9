package import NavGraph
package import NavLinks
package import NavSwiftWriter

/// A graph in the form in which the runtime reads it, and the exits of its nodes.
///
/// Tours change the state with the code that apps run, so a tour shows what the app shows.
package final class TourGraph: Sendable {
    package let links: LinkAnalysis
    let table: GraphTable
    /// The names of the nodes in Swift, by their indices.
    package let names: [String]
    /// The nodes, by their rows in the table.
    let nodes: [NodeID]
    /// The rows of the nodes, by their indices.
    private let rows: [Int]
    private let exits: [[Exit]]
    /// The tabs, if a root shows them.
    let tabs: [NodeID]
    /// The nodes with a URL.
    let linked: [NodeID]
    /// The values for parameters that nothing gives a value, by row.
    private let values: [[NodeValue.Parameter]]

    var graph: Graph { links.graph }
    var analyzed: AnalyzedGraph { links.analyzed }

    package init(_ links: LinkAnalysis) {
        self.links = links
        let graph = links.graph
        let swift = SwiftModel(links, sourceName: "", isWhole: true)
        let model = DeclarationModel(swift)
        names = swift.nodeNames
        let nodes = model.order.nodes
        self.nodes = nodes
        var rows = [Int](repeating: 0, count: nodes.count)
        for (row, node) in nodes.enumerated() { rows[node.index] = row }
        self.rows = rows
        exits = graph.nodes.indices.map { model.exits(of: NodeID($0)) }
        tabs = graph.showsTabs ? graph.ids(of: .tab) : []
        linked = graph.nodes.indices.map { NodeID($0) }.filter { !graph[$0].links.isEmpty }
        let values = nodes.map { node in graph.linkParameters(of: node).map { Self.value(of: $0, in: graph) } }
        self.values = values
        let plans = LinkTableBox()
        let types = GraphTypes(values: values) { plans.table }
        table = GraphTable(
            types, graph.name.value, Double(graph.links.deferralMinutes) * 60,
            graph.links.waiting == .newest ? .newest : .all,
            TableText(GraphTableText(model, module: nil).lines.joined(separator: "\n")))
        plans.table = LinkTable(
            table, origins: [], rules: "", types: [], TableText(Self.planLines(swift).joined(separator: "\n")))
    }

    /// The plans of all nodes. Tours open nodes and not URLs, so the patterns are left out.
    private static func planLines(_ model: SwiftModel) -> [String] {
        var seen: Set<Substring> = []
        return LinkLines(model).lines.compactMap { line in
            let words = line.split(separator: " ")
            guard let bar = words.firstIndex(of: "|"), seen.insert(words[0]).inserted else { return nil }
            return ([words[0]] + words[bar...]).joined(separator: " ")
        }
    }

    /// The value that a parameter has where a tour does not know another one: its default, or else its
    /// sample.
    private static func value(of parameter: Parameter, in graph: Graph) -> NodeValue.Parameter {
        guard let literal = parameter.defaultValue?.value ?? graph.sample(of: parameter), !literal.isNull else {
            return parameter.type.form == .single ? .string("") : .none
        }
        return value(of: literal, as: parameter, in: graph)
    }

    private static func value(of literal: Literal, as parameter: Parameter, in graph: Graph) -> NodeValue.Parameter {
        switch ValueType(parameter.type.base, in: graph).value(of: literal) {
        case .none: .none
        case .one(let text): .string(text)
        case .many(let texts): .list(texts.map { .string($0) })
        }
    }

    func row(_ node: NodeID) -> Int { rows[node.index] }

    /// The exits of a node, in source order.
    package func exits(of node: NodeID) -> [Exit] { exits[node.index] }

    /// A node, with the values that tours use.
    func value(of node: NodeID) -> NodeValue { NodeValue(row(node), parameters: values[row(node)]) }

    // MARK: - Exits

    /// An exit as the runtime takes it from a screen; `nil` if its target cannot be shown.
    func value(of exit: Exit, from source: NodeValue) -> ExitValue? {
        let value = target(of: exit, from: source)
        switch exit.transition {
        case .push: return .push(value)
        case .replace: return .replace(value)
        case .reset: return .reset(value)
        case .fill: return .fill([.sidebar, .content, .detail][exit.column ?? 2], value)
        case .popTo: return .popTo(value.node)
        case .dismiss: return .close
        case .sheet: return .present(ContentValue(.sheet, value))
        case .cover: return .present(ContentValue(.cover, value))
        case .popover: return .present(ContentValue(.popover, value))
        case .open: return StateCore(planOf: value, table).map { .open($0, value.node) }
        case .under: return usual(value).map { .under($0) }
        case .from:
            guard let below = exit.route.popsTo?.target else { return nil }
            return usual(value).map { .from(row(below), $0) }
        case .alert, .dialog, .start, .run, .select: return usual(value)
        }
    }

    /// The exit that shows a node in the style of its kind.
    private func usual(_ value: NodeValue) -> ExitValue? {
        switch table.nodes[value.node].kind {
        case .screen, .split: return .push(value)
        case .tab: return table.tabs.firstIndex(of: value.node).map { .select($0) }
        case .action: return .act(value)
        case .sheet, .cover, .popover, .alert, .dialog, .flow, .step:
            return ContentValue(value, table).map { .present($0) }
        }
    }

    /// The target of an exit, with the values that its route fixes, those of the screen, and else samples.
    private func target(of exit: Exit, from source: NodeValue) -> NodeValue {
        var values = values[row(exit.target)]
        for (index, parameter) in graph.linkParameters(of: exit.target).enumerated() {
            let name = parameter.name.value
            let fixed = exit.route.fixed.last { $0.name.value == name }?.value
            if case .literal(let literal)? = fixed {
                values[index] = Self.value(of: literal, as: parameter, in: graph)
                continue
            }
            var supplier = name
            if case .parameter(let other)? = fixed { supplier = other }
            if let own = table.nodes[source.node].parameters.firstIndex(of: supplier) { values[index] = source[own] }
        }
        return NodeValue(row(exit.target), parameters: values)
    }
}

/// The links of a graph, which its types refer to.
private final class LinkTableBox: Sendable {
    /// Set once, before it is read.
    nonisolated(unsafe) var table = LinkTable.empty
}

extension GraphTypes {
    /// The types of a graph of which no Swift is compiled: a value is the text that the graph has for it.
    fileprivate init(values defaults: [[NodeValue.Parameter]], links: @escaping @Sendable () -> LinkTable) {
        @Sendable func read(_ node: Int, _ reader: inout ValueReader) -> NodeValue? {
            guard case .node(let given) = reader.source else { return nil }
            return NodeValue(
                node, parameters: defaults[node].enumerated().map { given[$0] == .none ? $1 : given[$0] })
        }
        reportsMistakes = false
        self.read = { _, node, reader in read(node, &reader) }
        readAction = { read($0, &$1) }
        readLink = { read($0, &$1) }
        readURL = { _, _ in nil }
        self.links = links
        flow = { value in
            var reader = ValueReader(value)
            return read(value.node, &reader).map { value in
                FlowValue(
                    step: 0, data: FlowBox(NoFlowData()), parameters: defaults[value.node].indices.map { value[$0] })
            }
        }
        // Tours save no states and make no views.
        readFlow = { _ in throw Unused() }
        writeFlow = { _, _, _ in throw Unused() }
        makeRun = { (_: Int, _: FlowValue) -> FlowModel? in nil }
        title = { _, _ in nil }
        message = { _, _ in nil }
        cancelLabel = { _, _ in nil }
        confirmLabel = { _, _ in nil }
        placeholder = { _, _ in nil }
        alertActions = { _, _ in [] }
        tabTitle = { _ in nil }
        tabSymbol = { _ in nil }
    }

    private struct Unused: Error {}
}
