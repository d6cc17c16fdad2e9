import NavGraph
import NavSyntax

extension Rule {
    static let modalTrap = Rule(
        "modal-trap", .reachability, canBeLowered: true,
        meaning: """
            A sheet or cover cannot be swiped away (`dismiss: disabled`), and has no `cancel`, `confirm`, `returns` or \
            route that leaves it.
            """,
        why: "The user could not leave it without quitting the app.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [terms]}
            covers:
              terms: {dismiss: disabled}
            """,
        fixed: """
            navgen: 1
            root: home
            screens:
              home: {to: [terms]}
            covers:
              terms: {dismiss: disabled, confirm: I agree}
            """)
}

extension Check {
    static let modalTrap = Check(.modalTrap) { analyzed in
        let graph = analyzed.graph
        let otherwise = Set(graph.conditions.compactMap { $0.otherwise?.target })
        return graph.ids(of: .sheet, .cover, .popover).compactMap { id -> Diagnostic? in
            let node = graph[id]
            guard case .presentation(let detail) = node.detail, let dismiss = detail.dismiss, dismiss.value == .disabled
            else { return nil }
            let canBeLeft =
                node.returns != nil || detail.cancel != nil || detail.confirm != nil
                || otherwise.contains(id) || ClosingRouteSearch(analyzed).canLeave(id)
            guard !canBeLeft else { return nil }
            return Rule.modalTrap.finding(
                "`\(node.name)` cannot be swiped away, and nothing leads out of it", at: dismiss.range,
                help:
                    "add `cancel: Close`, `confirm: Done`, `returns`, or a route that leaves it, such as one with `as: dismiss`"
            )
        }
    }
}

/// Finds a route that closes a presentation. It may start at the presentation itself, or at a node
/// that is shown inside it or on top of it.
private struct ClosingRouteSearch {
    private struct Position: Hashable {
        var node: NodeID
        /// Whether the node is on the stack of the presentation itself, or is an alert on top of
        /// that stack.
        var isInside: Bool
    }

    private let analyzed: AnalyzedGraph
    private var graph: Graph { analyzed.graph }

    init(_ analyzed: AnalyzedGraph) { self.analyzed = analyzed }

    func canLeave(_ presentation: NodeID) -> Bool {
        var open = [Position(node: presentation, isInside: true)]
        var seen = Set(open)
        while let position = open.popLast() {
            var following = analyzed.outgoing(of: position.node).map { ($0.target, transition($0)) }
            following += analyzed.globalRoutes(from: position.node).compactMap { number in
                let route = graph.routes[number]
                return route.target.target.map { ($0, transition(route, from: position.node)) }
            }
            for (target, transition) in following {
                var next = Position(node: target, isInside: position.isInside)
                switch transition {
                case .open, .select: return true
                case .dismiss, .under:
                    guard position.isInside else { continue }
                    return true
                case .popTo, .from, nil: continue
                case .push, .replace, .reset, .fill, .alert, .dialog, .run: break
                case .sheet, .cover, .popover, .start: next.isInside = false
                }
                if seen.insert(next).inserted { open.append(next) }
            }
        }
        return false
    }

    /// The transition of a route; of one that goes back first, the one that follows.
    private func transition(_ route: Route, from source: NodeID) -> Transition? {
        analyzed.transitionAfterPop(of: route) ?? analyzed.transition(of: route, from: source)
    }

    private func transition(_ edge: Edge) -> Transition? {
        switch edge.cause {
        case .route(let number), .alertAction(let number):
            transition(graph.routes[number], from: edge.source)
        case .then: graph.kind(of: edge.target).isPresented ? Transition(to: graph.kind(of: edge.target)) : .open
        case .step: .start
        case .tabRoot, .column, .otherwise: nil
        }
    }
}
