/// The routes from anywhere that a search has not followed yet. Each starts at almost every view, so a search
/// follows most of them from the first one.
public struct PendingGlobalRoutes: Sendable {
    private var routes: [Int]

    public init(_ analyzed: AnalyzedGraph, where isIncluded: (Int) -> Bool = { _ in true }) {
        routes = analyzed.globalRoutes.filter(isIncluded)
    }

    /// Removes and returns the routes that start at a node.
    public mutating func take(at id: NodeID, _ analyzed: AnalyzedGraph) -> [Int] {
        guard !routes.isEmpty, analyzed.graph.kind(of: id).isView else { return [] }
        let taken = routes.filter { analyzed.startsGlobalRoute($0, at: id) }
        if !taken.isEmpty { routes.removeAll { analyzed.startsGlobalRoute($0, at: id) } }
        return taken
    }
}
