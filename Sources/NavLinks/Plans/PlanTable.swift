public import NavGraph
import NavSyntax

/// What came of looking for the plans of nodes, in the order of the nodes.
public struct PlanTable: Sendable {
    public typealias Entry = (node: NodeID, outcome: PlanOutcome)

    public let all: [Entry]
    /// By node: the place in `all`, or -1.
    private let places: [Int32]

    /// - Parameter nodes: In ascending order, each once.
    init(_ nodes: [NodeID], _ finder: PlanFinder, of graph: Graph) {
        // Many at a time, so that dividing the work costs little beside it.
        let size = 512
        let blocks = concurrently((nodes.count + size - 1) / size) { block in
            nodes[(block * size)..<min(nodes.count, (block + 1) * size)].map { ($0, finder.outcome(for: $0)) as Entry }
        }
        all = blocks.count == 1 ? blocks[0] : Array(blocks.joined())
        var places = [Int32](repeating: -1, count: graph.nodes.count)
        for (place, node) in nodes.enumerated() { places[node.index] = Int32(place) }
        self.places = places
    }

    /// Nil for nodes whose plan nobody looked for.
    public subscript(node: NodeID) -> PlanOutcome? {
        let place = places[node.index]
        return place < 0 ? nil : all[Int(place)].outcome
    }
}
