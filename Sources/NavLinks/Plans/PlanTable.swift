public import NavGraph
import NavSyntax

/// The results of looking for the plans of nodes, in the order of the nodes.
public struct PlanTable: Sendable {
    public typealias Entry = (node: NodeID, outcome: PlanOutcome)

    /// All results, up to the node at which the work became too much.
    public let all: [Entry]
    /// The results without a plan or with several plans.
    public let failed: [Entry]
    /// By node: the index in `all`, or -1.
    private let indexByNode: [Int32]
    /// The last node that was tried, if some were not.
    private let last: NodeID?

    /// The number of nodes per concurrent block, large enough that starting a block costs little.
    private static let blockSize = 512

    /// - Parameter nodes: In ascending order, each once.
    init(_ nodes: [NodeID], _ finder: PlanFinder, of graph: Graph) {
        guard !finder.isExhausted else {
            // A missing plan may only mean that its paths were not searched.
            (all, failed, indexByNode, last) = ([], [], [Int32](repeating: -1, count: graph.nodes.count), nodes.first)
            return
        }
        let starts = Array(stride(from: 0, to: nodes.count, by: Self.blockSize))
        // Each block has a fixed share of the work, so the result does not depend on how many run
        // at once.
        var blocks = concurrently(starts.count) { number in
            Block(nodes, from: starts[number], finder, finder.work(limit: PlanWork.maxUnits / starts.count))
        }
        // The work that is left is for the blocks that exceeded their share.
        var left = PlanWork.maxUnits - blocks.reduce(0) { $0 + ($1.last == nil ? $1.units : 0) }
        var isWhole = true
        for number in blocks.indices where isWhole && blocks[number].last != nil {
            blocks[number] = Block(nodes, from: starts[number], finder, finder.work(limit: left))
            left -= blocks[number].units
            isWhole = blocks[number].last == nil
        }
        let end = blocks.firstIndex { $0.last != nil }
        last = end.flatMap { blocks[$0].last }
        all = blocks.prefix(end.map { $0 + 1 } ?? blocks.count).flatMap(\.entries)
        failed = blocks.prefix(end.map { $0 + 1 } ?? blocks.count).flatMap(\.failed)
        var indexByNode = [Int32](repeating: -1, count: graph.nodes.count)
        for (index, entry) in all.enumerated() { indexByNode[entry.node.index] = Int32(index) }
        self.indexByNode = indexByNode
    }

    /// The results for some consecutive nodes.
    private struct Block: Sendable {
        var entries: [Entry] = []
        var failed: [Entry] = []
        /// The node at which the work became too much.
        var last: NodeID?
        var units = 0

        init(_ nodes: [NodeID], from start: Int, _ finder: PlanFinder, _ work: PlanWork) {
            for node in nodes[start..<min(nodes.count, start + PlanTable.blockSize)] where last == nil {
                let entry = (node: node, outcome: finder.outcome(for: node, work))
                entries.append(entry)
                switch entry.outcome {
                case .plan, .action: break
                case .ambiguous, .unbound, .none: failed.append(entry)
                }
                if work.isExhausted { last = node }
            }
            units = work.units
        }
    }

    /// Nil for nodes without a result.
    public subscript(node: NodeID) -> PlanOutcome? {
        let index = indexByNode[node.index]
        return index < 0 ? nil : all[Int(index)].outcome
    }

    /// Reports that not all plans were searched for.
    func incompleteDiagnostics(in graph: Graph) -> [Diagnostic] {
        guard let last else { return [] }
        return [
            Diagnostic(
                "too-complex", "finding what is below each link takes too long; this node was the last one tried",
                at: graph[last].id.range,
                help: "declare with `via:` what is below links that are many steps from a root")
        ]
    }
}
