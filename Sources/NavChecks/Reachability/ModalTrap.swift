import NavGraph
import NavSyntax

extension Rule {
    static let modalTrap = Rule(
        "modal-trap", .reachability, canBeLowered: true,
        meaning: """
            A sheet or cover cannot be swiped away (`dismiss: disabled`), and has no `cancel`, `confirm`, `returns` \
            or route out.
            """,
        why: "The user would be trapped in it until the app is killed.",
        failing: """
            navgen: 1
            root: home
            screens:
              home: {to: [terms]}
            covers:
              terms: {dismiss: disabled}
            """,
        repaired: """
            navgen: 1
            root: home
            screens:
              home: {to: [terms]}
            covers:
              terms: {dismiss: disabled, confirm: I agree}
            """)
}

extension Check {
    static let modalTrap = Check(.modalTrap) { analysed in
        let graph = analysed.graph
        let otherwise = Set(graph.conditions.compactMap { $0.otherwise?.target })
        return graph.ids(of: .sheet, .cover, .popover).compactMap { id -> Diagnostic? in
            let node = graph[id]
            guard case .presentation(let detail) = node.detail, let dismiss = detail.dismiss, dismiss.value == .disabled
            else { return nil }
            let hasWayOut =
                node.returns != nil || detail.cancel != nil || detail.confirm != nil
                || otherwise.contains(id) || WayOutSearch(analysed).leadsOut(of: id)
            guard !hasWayOut else { return nil }
            return Rule.modalTrap.finding(
                "`\(node.name)` cannot be swiped away, and nothing leads out of it", at: dismiss.range,
                help:
                    "add `cancel: Close` or `confirm: Done`, `returns`, or a route out: one that dismisses, opens or selects"
            )
        }
    }
}

/// Looks for a route that closes a presentation, from itself or from what it shows.
private struct WayOutSearch {
    private struct Place: Hashable {
        var node: NodeID
        /// On the stack of the presentation itself, or an alert over that.
        var isInside: Bool
    }

    private let analysed: AnalysedGraph
    private var graph: Graph { analysed.graph }

    init(_ analysed: AnalysedGraph) { self.analysed = analysed }

    func leadsOut(of presentation: NodeID) -> Bool {
        var open = [Place(node: presentation, isInside: true)]
        var seen = Set(open)
        while let place = open.popLast() {
            var following = analysed.outgoing(of: place.node).map { ($0.target, transition($0)) }
            if analysed.isAnywhere(place.node) {
                following += analysed.globalRoutes.compactMap { number in
                    let route = graph.routes[number]
                    guard let target = route.target.target, target != place.node else { return nil }
                    return (target, analysed.transition(of: route, from: place.node))
                }
            }
            for (target, transition) in following {
                var next = Place(node: target, isInside: place.isInside)
                switch transition {
                case .open, .select: return true
                case .dismiss, .under:
                    guard place.isInside else { continue }
                    return true
                case .popTo, nil: continue
                case .push, .replace, .reset, .fill, .alert, .dialog, .run: break
                case .sheet, .cover, .popover, .start: next.isInside = false
                }
                if seen.insert(next).inserted { open.append(next) }
            }
        }
        return false
    }

    private func transition(_ edge: Edge) -> Transition? {
        switch edge.cause {
        case .route(let number), .alertAction(let number):
            analysed.transition(of: graph.routes[number], from: edge.source)
        case .then: graph.kind(of: edge.target).isPresented ? Transition(to: graph.kind(of: edge.target)) : .open
        case .step: .start
        case .tabRoot, .column, .otherwise: nil
        }
    }
}
