package import NavGraph
import NavLinks
import NavNames

extension StateFacts {
    /// The presentations that have a stack of their own.
    package var stacked: [NodeID] {
        let stackedByPlans = Set(
            model.allPlans.flatMap { $0.presented.filter { !$0.path.isEmpty }.map(\.entry.node) })
        let presented = families.filter { ![.alert, .dialog].contains($0) }
        let stacked = presented.flatMap { model.allNodes($0) }.filter { hasStack($0, stackedByPlans) }
        return Array(Set(stacked)).sorted()
    }

    private func hasStack(_ node: NodeID, _ stackedByPlans: Set<NodeID>) -> Bool {
        if case .presentation(let detail) = graph[node].detail {
            if let stack = detail.stack?.value { return stack }
            if detail.cancel != nil || detail.confirm != nil { return true }
        }
        if graph.kind(of: node) == .popover { return false }
        if graph.kind(of: node) == .flow { return model.steps(of: node).contains { graph[$0].title != nil } }
        return pushes(node) || stackedByPlans.contains(node)
    }

    private func pushes(_ node: NodeID) -> Bool {
        guard model.hasExits(node) else { return false }
        let own = model.analyzed.outgoing(of: node).lazy.compactMap { edge -> Int? in
            if case .route(let index) = edge.cause { index } else { nil }
        }
        // A route that fills a column elsewhere pushes in a presentation.
        func needsStack(_ index: Int) -> Bool {
            let route = graph.routes[index]
            guard
                let transition = model.analyzed.transitionAfterPop(of: route)
                    ?? model.analyzed.transition(of: route, from: node)
            else { return false }
            return transition.needsStack || transition == .fill
                || route.target.target.map(actionsNeedStack) ?? false
        }
        return own.contains(where: needsStack)
            || model.analyzed.globalRoutes(from: node).contains(where: needsStack)
    }

    /// Whether an action of an alert or dialog needs a stack below it.
    private func actionsNeedStack(of alert: NodeID) -> Bool {
        guard case .alert(let detail) = graph[alert].detail else { return false }
        return detail.actions.compactMap(\.route).contains { route in
            (model.analyzed.transitionAfterPop(of: graph.routes[route])
                ?? model.analyzed.transition(of: graph.routes[route], from: nil))?.needsStack ?? false
        }
    }
}
