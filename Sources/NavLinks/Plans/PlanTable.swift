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

    /// - Parameter nodes: In ascending order, each once.
    init(_ nodes: [NodeID], _ finder: PlanFinder, of graph: Graph) {
        guard !finder.isExhausted else {
            // A missing plan may only mean that its paths were not searched.
            (all, failed, indexByNode, last) = ([], [], [Int32](repeating: -1, count: graph.nodes.count), nodes.first)
            return
        }
        let work = finder.work()
        var all: [Entry] = []
        var failed: [Entry] = []
        var last: NodeID?
        var indexByNode = [Int32](repeating: -1, count: graph.nodes.count)
        for node in nodes {
            let entry = (node: node, outcome: finder.outcome(for: node, work))
            indexByNode[node.index] = Int32(all.count)
            all.append(entry)
            switch entry.outcome {
            case .plan, .action: break
            case .ambiguous, .unbound, .none: failed.append(entry)
            }
            if work.isExhausted {
                last = node
                break
            }
        }
        (self.all, self.failed, self.indexByNode, self.last) = (all, failed, indexByNode, last)
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
