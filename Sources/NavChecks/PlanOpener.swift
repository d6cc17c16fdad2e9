import NavGraph
import NavLinks
import NavSyntax

/// What shows a node by its plan, in words, and where it says so.
struct PlanOpener {
    var words: String
    var range: SourceRange

    /// Nil for nodes that URLs open.
    init?(of target: NodeID, in graph: Graph) {
        let name = "`\(graph[target].name)`"
        if let route = graph.routes.first(where: {
            $0.style?.value == .open && $0.target.target == target
        }) {
            self.init(words: "`as: open` of \(name)", range: route.style?.range ?? route.range)
            return
        }
        for condition in graph.conditions {
            guard let otherwise = condition.otherwise, otherwise.target == target else { continue }
            self.init(words: "\(name), the `otherwise` of `\(condition.name.value)`,", range: otherwise.range)
            return
        }
        for id in graph.ids(of: .flow, .action) {
            let node = graph[id]
            let following: [NodeReference] =
                switch node.detail {
                case .flow(let flow): [flow.then].compactMap(\.self)
                case .action(let action): action.then
                default: []
                }
            guard let then = following.first(where: { $0.target == target }) else { continue }
            self.init(words: "\(name), which follows `\(node.name)`,", range: then.range)
            return
        }
        return nil
    }

    private init(words: String, range: SourceRange) {
        self.words = words
        self.range = range
    }
}
