import NavGraph
import NavLinks

/// The forms in which each node is shown: on a stack, or presented.
struct ShownForms {
    enum Form: Hashable { case stack, sheet, cover, popover, alert, flow }

    private let graph: Graph
    private var forms: [NodeID: Set<Form>] = [:]
    /// The nodes whose forms are not known, because a route to them could not be read.
    private var unknown: Set<NodeID>

    init(_ links: LinkAnalysis) {
        graph = links.graph
        unknown = graph.possiblyReferenced
        for route in graph.routes {
            guard let target = route.target.target else { continue }
            if route.hasUnreadStyle { unknown.insert(target) }
            let transition = links.analyzed.transition(of: route, from: route.sourceNode)
            add(target, links.analyzed.transitionAfterPop(of: route) ?? transition)
        }
        for id in graph.ids(where: \.isEntry) { addUsual(id) }
        for condition in graph.conditions { condition.otherwise?.target.map { addUsual($0) } }
        for id in graph.ids(of: .flow, .action) {
            if case .flow(let flow) = graph[id].detail { flow.then?.target.map { addUsual($0) } }
            if case .action(let action) = graph[id].detail { action.then.compactMap(\.target).forEach { addUsual($0) } }
        }
        let outcomes = links.plans.all + links.opened.all + links.placements.map { ($0.node, $0.outcome) }
        for (node, outcome) in outcomes {
            guard case .plan(let plan) = outcome else {
                addUsual(node)
                continue
            }
            for entry in plan.path + plan.presented.flatMap(\.path) { add(entry.node, .push) }
            for level in plan.presented { add(level.entry.node, Transition(to: level.kind)) }
        }
    }

    /// The forms of a node; nil if they are not known.
    func forms(of node: NodeID) -> Set<Form>? { unknown.contains(node) ? nil : forms[node] ?? [] }

    private mutating func addUsual(_ node: NodeID) { add(node, Transition(to: graph.kind(of: node))) }

    private mutating func add(_ node: NodeID, _ transition: Transition?) {
        let form: Form
        switch transition {
        case .push, .replace, .reset, .fill: form = .stack
        case .sheet: form = .sheet
        case .cover: form = .cover
        case .popover: form = .popover
        case .alert, .dialog: form = .alert
        case .start: form = .flow
        case .open, .under, .from:
            addUsual(node)
            return
        case .popTo, .dismiss, .select, .run, nil: return
        }
        forms[node, default: []].insert(form)
        // A route to a step starts its flow.
        if form == .flow, case .step(let step) = graph[node].detail { forms[step.flow, default: []].insert(.flow) }
    }
}
