extension AnalyzedGraph {
    /// Whether each node can be shown outside a split's columns, on a stack or presented.
    ///
    /// Empty if no split is shown, because then all nodes can.
    static func nodesOutsideColumns(of analyzed: AnalyzedGraph) -> [Bool] {
        guard !analyzed.shownSplits.isEmpty else { return [] }
        var search = StackSearch(analyzed)
        return search.run()
    }
}

/// A search from the roots that distinguishes pushing a node from filling a column with it.
private struct StackSearch {
    /// A node and, if it is in a column or an alert over one, the split.
    private struct Position: Hashable {
        var node: NodeID
        var split: NodeID?
        /// For an alert or dialog, the node that presents it, where the routes of its actions start.
        var presenter: NodeID?
    }

    private let analyzed: AnalyzedGraph
    private var graph: Graph { analyzed.graph }
    private var seen: Set<Position> = []
    private var open: [Position] = []

    init(_ analyzed: AnalyzedGraph) { self.analyzed = analyzed }

    private mutating func reach(_ node: NodeID, _ split: NodeID?, presenter: NodeID? = nil) {
        let position = Position(node: node, split: split, presenter: presenter)
        if seen.insert(position).inserted { open.append(position) }
    }

    mutating func run() -> [Bool] {
        for root in Reachability.roots(of: graph) { reach(root, nil) }
        for id in graph.ids(where: \.isEntry) where analyzed.incoming(of: id).isEmpty { reach(id, nil) }
        while let position = open.popLast() { follow(position) }
        var isOutside = [Bool](repeating: false, count: graph.nodes.count)
        for position in seen where position.split == nil { isOutside[position.node.index] = true }
        return isOutside
    }

    private mutating func follow(_ position: Position) {
        for edge in analyzed.outgoing(of: position.node) {
            switch edge.cause {
            case .column where analyzed.shownSplits.contains(position.node): reach(edge.target, position.node)
            case .tabRoot, .step, .column, .then: reach(edge.target, nil)
            case .route(let number), .alertAction(let number): take(number, to: edge.target, from: position)
            case .otherwise: break
            }
        }
        for number in analyzed.globalRoutes(from: position.node) {
            if let target = graph.routes[number].target.target { take(number, to: target, from: position) }
        }
    }

    private mutating func take(_ route: Int, to target: NodeID, from position: Position) {
        let source = position.presenter ?? position.node
        switch analyzed.transition(ofRoute: route, from: source) {
        case .popTo, .dismiss, .open, .select, .run, nil: break
        case .from:
            switch analyzed.transitionAfterPop(of: graph.routes[route]) {
            case .select, .run, nil: return
            default: break
            }
            let filled = analyzed.splitsFilled(by: graph.routes[route], from: source)
            for split in filled { reach(target, split) }
            if filled.isEmpty || position.split == nil { reach(target, nil) }
        case .alert, .dialog: reach(target, position.split, presenter: source)
        default:
            reach(target, analyzed.splitsFilled(by: graph.routes[route], from: source).first { $0 == position.split })
        }
    }
}
