import NavGraph
import NavLinks
import NavSyntax

/// What opens a node that no URL opens: a route with `as: open`, or a `then`.
struct PlanOpener {
    /// As the start of a message, such as "`welcome`, which follows `signOut`,".
    var subject: String
    var range: SourceRange

    /// Nil if none of these opens the node.
    init?(of target: NodeID, in graph: Graph) {
        let name = "`\(graph[target].name)`"
        if let route = graph.routes.first(where: {
            $0.style?.value == .open && $0.target.target == target
        }) {
            self.init(subject: "`as: open` of \(name)", range: route.style?.range ?? route.range)
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
            self.init(subject: "\(name), which follows `\(node.name)`,", range: then.range)
            return
        }
        return nil
    }

    private init(subject: String, range: SourceRange) {
        self.subject = subject
        self.range = range
    }
}
