/// Parses the table of a graph's links, line by line.
nonisolated struct LinkTableParser {
    private(set) var lines: [LinkLine] = []
    /// The plans, by node.
    private(set) var plans: [LinkPlan?]
    /// The plans of links that are shown on other screens than the rest, by node and name.
    private(set) var placed: [Int: [String: LinkPlan]] = [:]
    let parser: LinkLineParser
    private let graph: GraphTable

    init(_ graph: GraphTable, _ types: [(name: String, type: LinkType)], _ text: TableText) {
        self.graph = graph
        plans = Array(repeating: nil, count: graph.nodes.count)
        parser = LinkLineParser(types.map { ($0, $1.rule) }) { graph.index(of: $0) }
        for line in text.words(ASCII.newline) { read(line) }
    }

    /// Reads a pattern, with a plan or without one, such as `product /product/{0:Int}?ref={1-} | @shop product(0,1)`,
    /// or a plan for a node without a pattern, such as `gate | @one gate`.
    private mutating func read(_ line: TableText) {
        var words = line.words(ASCII.space)[...]
        var plan: LinkPlan?
        if let bar = words.firstIndex(where: { $0 == "|" }) {
            plan = LinkPlan(words[(bar + 1)...], graph)
            words = words[..<bar]
        }
        guard words.count > 1 else {
            plans[parser.node(words[0])] = plan
            return
        }
        let line = parser.line(words)
        lines.append(line)
        guard let plan, case .node(let node) = line.target else { return }
        // A value after those of the parameters is the name of links with a plan of their own.
        let name = line.fixed.first { $0.parameter == graph.nodes[node].parameters.count }?.absent?.first
        if let name { placed[node, default: [:]][name] = plan } else { plans[node] = plan }
    }
}
