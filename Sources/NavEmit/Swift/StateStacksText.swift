import NavGraph
import NavLinks

/// Which levels have a stack, and which of these is the uppermost: where code puts screens.
struct StateStacksText {
    private let facts: StateFacts
    private var p: String { facts.p }
    private var model: SwiftModel { facts.model }
    private var graph: Graph { facts.graph }

    init(_ facts: StateFacts) {
        self.facts = facts
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State.Content") { writer in
            let names = stacked.map { "." + SwiftNames.identifier(model.nodeNames[$0.index]) }
            writer.doc("Whether a presentation has a stack of its own.")
            writer.line("var hasStack: Bool { \(names.isEmpty ? "false" : "[\(names.listed)].contains(node)") }")
        }
        guard facts.hasScreens else { return }
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            writer.code(
                """
                /// The uppermost level that has a stack.
                var stackLevel: Int { presented.lastIndex { $0.content.hasStack }.map { $0 + 1 } ?? 0 }

                /// Where a step of code happens: on the uppermost stack if it is about one.
                func level(of step: Step) -> Int {
                    switch step {
                    case .push, .replace, .reset: return stackLevel
                    default: return depth - 1
                    }
                }
                """)
        }
    }

    /// The presentations that have one.
    private var stacked: [NodeID] {
        let stackedByPlans = Set(
            model.plans.values.flatMap { $0.presented.filter { !$0.path.isEmpty }.map(\.entry.node) })
        let presented = facts.families.filter { ![.alert, .dialog].contains($0) }
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
        let own = model.analysed.outgoing(of: node).lazy.compactMap { edge -> Int? in
            if case .route(let index) = edge.cause { index } else { nil }
        }
        // What fills a column elsewhere is pushed in a presentation.
        func needsStack(_ index: Int) -> Bool {
            let route = graph.routes[index]
            guard let transition = model.analysed.transition(of: route, from: node) else { return false }
            return transition.needsStack || transition == .fill
                || route.target.target.map(actionsNeedStack) ?? false
        }
        return own.contains(where: needsStack)
            || model.analysed.globalRoutes.contains { graph.routes[$0].target.target != node && needsStack($0) }
    }

    /// Whether an action of an alert or dialog needs a stack below it.
    private func actionsNeedStack(of alert: NodeID) -> Bool {
        guard case .alert(let detail) = graph[alert].detail else { return false }
        return detail.actions.compactMap(\.route).contains { route in
            model.analysed.transition(of: graph.routes[route], from: nil)?.needsStack ?? false
        }
    }
}
