public import NavGraph
import NavSyntax

/// What came of looking for the plans of nodes, in the order of the nodes.
public struct PlanTable: Sendable {
    public typealias Entry = (node: NodeID, outcome: PlanOutcome)

    /// Up to where they would take too much time and memory.
    public let all: [Entry]
    /// Of these, the ones that came to nothing, or to more than one plan.
    public let faults: [Entry]
    /// By node: the place in `all`, or -1.
    private let places: [Int32]
    /// The node that was looked at last, where there are more.
    private let last: NodeID?

    /// Nodes that are looked at one after the other: so many that dividing the work costs little beside it.
    private static let blockSize = 512

    /// - Parameter nodes: In ascending order, each once.
    init(_ nodes: [NodeID], _ finder: PlanFinder, of graph: Graph) {
        guard !finder.isExhausted else {
            // What is missing then may only be what was not looked at.
            (all, faults, places, last) = ([], [], [Int32](repeating: -1, count: graph.nodes.count), nodes.first)
            return
        }
        let starts = Array(stride(from: 0, to: nodes.count, by: Self.blockSize))
        // Which block is through within its share does not depend on how many are done at once.
        var blocks = concurrently(starts.count) { number in
            Block(nodes, from: starts[number], finder, finder.work(limit: PlanWork.most / starts.count))
        }
        // What is left over is for those that are not.
        var left = PlanWork.most - blocks.reduce(0) { $0 + ($1.last == nil ? $1.units : 0) }
        var isWhole = true
        for number in blocks.indices where isWhole && blocks[number].last != nil {
            blocks[number] = Block(nodes, from: starts[number], finder, finder.work(limit: left))
            left -= blocks[number].units
            isWhole = blocks[number].last == nil
        }
        let end = blocks.firstIndex { $0.last != nil }
        last = end.flatMap { blocks[$0].last }
        all = blocks.prefix(end.map { $0 + 1 } ?? blocks.count).flatMap(\.entries)
        faults = blocks.prefix(end.map { $0 + 1 } ?? blocks.count).flatMap(\.faults)
        var places = [Int32](repeating: -1, count: graph.nodes.count)
        for (place, entry) in all.enumerated() { places[entry.node.index] = Int32(place) }
        self.places = places
    }

    /// The plans of some nodes that follow each other.
    private struct Block: Sendable {
        var entries: [Entry] = []
        var faults: [Entry] = []
        /// The node at which the work became too much.
        var last: NodeID?
        var units = 0

        init(_ nodes: [NodeID], from start: Int, _ finder: PlanFinder, _ work: PlanWork) {
            for node in nodes[start..<min(nodes.count, start + PlanTable.blockSize)] where last == nil {
                let entry = (node: node, outcome: finder.outcome(for: node, work))
                entries.append(entry)
                switch entry.outcome {
                case .plan, .action: break
                case .ambiguous, .unbound, .none: faults.append(entry)
                }
                if work.isExhausted { last = node }
            }
            units = work.units
        }
    }

    /// Nil for nodes whose plan nobody looked for.
    public subscript(node: NodeID) -> PlanOutcome? {
        let place = places[node.index]
        return place < 0 ? nil : all[Int(place)].outcome
    }

    /// Says that not all plans were looked for.
    func excess(in graph: Graph) -> [Diagnostic] {
        guard let last else { return [] }
        return [
            Diagnostic(
                "too-complex", "it takes too long to find what lies below each link; this node was looked at last",
                at: graph[last].id.range, help: "say with `via:` what lies below links that are many steps from a root")
        ]
    }
}
