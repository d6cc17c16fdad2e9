import NavSyntax

/// The nodes and routes of a graph, numbered as they are read, and who has which name.
struct NodeStore: Sendable {
    private(set) var nodes: [Node] = []
    private(set) var routes: [Route] = []
    var names = NameTable()
    /// What the routes say, as a route that is listed twice is one; nil while none can have been.
    private var said: Set<RouteText>?

    mutating func add(_ draft: consuming NodeDraft, _ diagnostics: inout [Diagnostic]) {
        let id = NodeID(nodes.count)
        names.declare(draft.node.name, .node(id), at: draft.node.id.range, &diagnostics)
        add(draft.routes, from: draft.node, id)
        switch draft.node.kind {
        case .split: draft.split = Self.withPlaceholders(draft.split)
        case .alert, .dialog: draft.alert = alert(draft, id)
        case .flow:
            // Its steps stand behind it.
            nodes.append(draft.node)
            nodes[id.index].detail = .flow(flow(draft, id, &diagnostics))
            return
        case .tab, .screen, .sheet, .cover, .popover, .action, .step: break
        }
        nodes.append(draft.node)
    }

    private mutating func add(_ routes: [RouteDraft], from node: Node, _ id: NodeID) {
        guard !routes.isEmpty else { return }
        if Self.mayRepeat(routes) { remember() }
        let source = Route.Source.node(own(node, id))
        for route in routes { add(route, from: source) }
    }

    private func own(_ node: Node, _ id: NodeID) -> NodeReference {
        NodeReference(name: node.name, range: node.id.range, section: node.section, target: id)
    }

    private mutating func add(_ draft: RouteDraft, from source: Route.Source) {
        let route = Route(from: source, draft)
        if said != nil, let text = RouteText(route), said?.insert(text).inserted == false { return }
        routes.append(route)
    }

    /// From now on, routes are compared with those that were read.
    private mutating func remember() {
        if said == nil { said = Set(routes.compactMap(RouteText.init)) }
    }

    /// Whether two routes of a node lead to the same node, or are too many to look.
    private static func mayRepeat(_ routes: [RouteDraft]) -> Bool {
        routes.count > 16
            || routes.indices.contains { place in
                routes[..<place].contains { $0.target.name == routes[place].target.name }
            }
    }

    private static func withPlaceholders(_ split: SplitDetail) -> SplitDetail {
        let shared = split.placeholder
        func serve(_ column: SplitColumn?) -> SplitColumn? {
            guard var column else { return nil }
            column.placeholder = column.placeholder ?? shared
            return column
        }
        var split = split
        split.sidebar = serve(split.sidebar)
        split.content = serve(split.content)
        split.detail = serve(split.detail)
        return split
    }

    private mutating func alert(_ draft: NodeDraft, _ id: NodeID) -> AlertDetail {
        var alert = draft.alert
        for (index, route) in draft.actionRoutes.enumerated() {
            guard let route else { continue }
            alert.actions[index].route = routes.count
            add(route, from: .alertAction(id, index))
        }
        return alert
    }

    /// Steps become nodes behind their flow. A step listed twice is kept twice, for `step-duplicate` to find.
    private mutating func flow(
        _ draft: NodeDraft, _ id: NodeID, _ diagnostics: inout [Diagnostic]
    ) -> FlowDetail {
        var flow = draft.flow
        var steps = draft.steps.map { (draft: $0, isFinal: false) }
        for final in draft.finalSteps {
            if let listed = draft.steps.firstIndex(where: { $0.id.value == final.id.value }) {
                steps[listed].isFinal = true
            } else {
                steps.append((final, true))
            }
        }
        var seen: Set<String> = []
        for step in steps {
            let number = NodeID(nodes.count)
            let node = Node(
                id: step.draft.id, name: draft.node.name + "." + step.draft.id.value, kind: .step,
                section: draft.node.section)
            node.title = step.draft.title
            node.doc = step.draft.doc
            node.links = step.draft.links
            node.detail = .step(
                StepDetail(
                    flow: id, when: step.draft.when, isSkippable: step.draft.isSkippable, isFinal: step.isFinal))
            nodes.append(node)
            add(step.draft.routes, from: node, number)
            flow.steps.append(number)
            if seen.insert(step.draft.id.value).inserted {
                names.declare(node.name, .node(number), at: node.id.range, &diagnostics)
            }
        }
        return flow
    }

    mutating func add(_ line: RouteLineDraft) {
        remember()
        for target in line.targets {
            var route = line.options
            route.target = target
            route.range = target.range
            if line.isFromAnywhere { add(route, from: .anywhere) }
            for source in line.from { add(route, from: .node(source)) }
        }
    }
}

/// All that a route says, wherever it stands.
private struct RouteText: Hashable {
    private let source: NodeText?
    private let target: NodeText
    private let style: RouteStyle?
    private let fixed: [FixedText]
    private let when: [ConditionText]
    private let label: String?
    private let doc: String?

    private struct NodeText: Hashable {
        let name: String
        let section: SectionID

        init(_ reference: NodeReference) {
            name = reference.name
            section = reference.section
        }
    }

    private struct FixedText: Hashable {
        let name: String
        let value: ValueExpression
    }

    private struct ConditionText: Hashable {
        let name: String
        let isNegated: Bool
    }

    /// Nil for what an action of an alert does: each action has a route of its own.
    init?(_ route: Route) {
        switch route.source {
        case .node(let reference): source = NodeText(reference)
        case .anywhere: source = nil
        case .alertAction: return nil
        }
        target = NodeText(route.target)
        style = route.style?.value
        fixed = route.fixed.map { FixedText(name: $0.name.value, value: $0.value) }
        when = route.when.map { ConditionText(name: $0.name, isNegated: $0.isNegated) }
        label = route.label?.source
        doc = route.doc
    }
}
