extension AnalysedGraph {
    /// The nodes that may be shown elsewhere than in a column: on a stack, or presented. By node; empty where no split is
    /// shown, since all are then.
    static func nodesOutsideColumns(of analysed: AnalysedGraph) -> [Bool] {
        guard !analysed.shownSplits.isEmpty else { return [] }
        var search = StackSearch(analysed)
        return search.run()
    }
}

/// Follows routes from the roots, and separates what they push from what fills a column.
private struct StackSearch {
    /// A node, and the split in one of whose columns it is, or is an alert over one.
    private struct Place: Hashable {
        var node: NodeID
        var split: NodeID?
        /// Of an alert or dialog: what presents it, whose routes its actions take.
        var presenter: NodeID?
    }

    private let analysed: AnalysedGraph
    private var graph: Graph { analysed.graph }
    private var seen: Set<Place> = []
    private var open: [Place] = []

    init(_ analysed: AnalysedGraph) { self.analysed = analysed }

    private mutating func reach(_ node: NodeID, _ split: NodeID?, presenter: NodeID? = nil) {
        let place = Place(node: node, split: split, presenter: presenter)
        if seen.insert(place).inserted { open.append(place) }
    }

    mutating func run() -> [Bool] {
        for root in Reachability.roots(of: graph) { reach(root, nil) }
        for id in graph.ids(where: \.isEntry) where analysed.incoming(of: id).isEmpty { reach(id, nil) }
        while let place = open.popLast() { follow(place) }
        var isOutside = [Bool](repeating: false, count: graph.nodes.count)
        for place in seen where place.split == nil { isOutside[place.node.index] = true }
        return isOutside
    }

    private mutating func follow(_ place: Place) {
        for edge in analysed.outgoing(of: place.node) {
            switch edge.cause {
            case .column where analysed.shownSplits.contains(place.node): reach(edge.target, place.node)
            case .tabRoot, .step, .column, .then: reach(edge.target, nil)
            case .route(let number), .alertAction(let number): take(number, to: edge.target, from: place)
            case .otherwise: break
            }
        }
        guard analysed.isAnywhere(place.node) else { return }
        for number in analysed.globalRoutes {
            guard let target = graph.routes[number].target.target, target != place.node else { continue }
            take(number, to: target, from: place)
        }
    }

    private mutating func take(_ route: Int, to target: NodeID, from place: Place) {
        let source = place.presenter ?? place.node
        switch analysed.transition(ofRoute: route, from: source) {
        case .popTo, .dismiss, .open, .select, .run, nil: break
        case .alert, .dialog: reach(target, place.split, presenter: source)
        default: reach(target, analysed.splitsFilled(by: graph.routes[route], from: source).first { $0 == place.split })
        }
    }
}
