import NavSyntax

/// The nodes and routes of a graph, indexed in the order in which they are read.
struct NodeStore: Sendable {
    private(set) var nodes: [Node] = []
    private(set) var routes: [Route] = []
    /// The entries of `routes:` that would exceed the route limit.
    private(set) var rejectedEntries: [SourceRange] = []

    /// Collects the nodes and routes of all files, in order.
    init(_ files: [DecodedFile], _ limits: Limits) {
        let count = files.reduce(0) { $0 + $1.decoder.nodes.count }
        nodes.reserveCapacity(count)
        routes.reserveCapacity(count * 2)
        for file in files.indices where files[file].holdsKeys {
            // Access by index avoids a copy of each draft.
            for node in files[file].decoder.nodes.indices { add(files[file].decoder.nodes[node]) }
            for line in files[file].draft.routes where !add(line, limit: limits.routes) {
                rejectedEntries.append(line.options.range)
            }
        }
    }

    private mutating func add(_ draft: NodeDraft) {
        let id = NodeID(nodes.count)
        add(draft.routes, from: draft.node, id)
        switch draft.node.kind {
        case .split: draft.node.detail = .split(Self.withPlaceholders(draft.split))
        case .alert, .dialog: draft.node.detail = .alert(alert(draft, id))
        case .flow:
            // Its steps follow it in `nodes`.
            nodes.append(draft.node)
            draft.node.detail = .flow(flow(draft, id))
            return
        case .tab, .screen, .sheet, .cover, .popover, .action, .step: break
        }
        nodes.append(draft.node)
    }

    private mutating func add(_ newRoutes: [Route], from node: Node, _ id: NodeID) {
        guard !newRoutes.isEmpty else { return }
        let source = Route.Source.node(own(node, id))
        for route in newRoutes {
            route.source = source
            routes.append(route)
        }
    }

    private func own(_ node: Node, _ id: NodeID) -> NodeReference {
        NodeReference(name: node.name, range: node.id.range, section: node.section, target: id)
    }

    private static func withPlaceholders(_ split: SplitDetail) -> SplitDetail {
        let shared = split.placeholder
        func filled(_ column: SplitColumn?) -> SplitColumn? {
            guard var column else { return nil }
            column.placeholder = column.placeholder ?? shared
            return column
        }
        var split = split
        split.sidebar = filled(split.sidebar)
        split.content = filled(split.content)
        split.detail = filled(split.detail)
        return split
    }

    private mutating func alert(_ draft: NodeDraft, _ id: NodeID) -> AlertDetail {
        var alert = draft.alert
        for (index, route) in draft.actionRoutes.enumerated() {
            guard let route else { continue }
            alert.actions[index].route = routes.count
            route.source = .alertAction(id, index)
            routes.append(route)
        }
        return alert
    }

    /// Adds a flow's steps as nodes after the flow.
    ///
    /// A step that is listed twice is added twice, so that `step-duplicate` can report it.
    private mutating func flow(_ draft: NodeDraft, _ id: NodeID) -> FlowDetail {
        var flow = draft.flow
        for step in draft.allSteps {
            let number = NodeID(nodes.count)
            let node = Node(
                id: step.draft.id, name: draft.name(of: step.draft), kind: .step, section: draft.node.section)
            node.title = step.draft.title
            node.doc = step.draft.doc
            node.links = step.draft.links
            node.detail = .step(
                StepDetail(
                    flow: id, when: step.draft.when, isSkippable: step.draft.isSkippable, isFinal: step.isFinal))
            nodes.append(node)
            add(step.draft.routes, from: node, number)
            flow.steps.append(number)
        }
        return flow
    }

    /// Adds a route from each source to each target.
    ///
    /// Returns false if the graph would have too many routes.
    private mutating func add(_ line: RouteLineDraft, limit: Int) -> Bool {
        let sources = line.from.count + (line.isFromAnywhere ? 1 : 0)
        guard routes.count + sources * line.targets.count <= limit else { return false }
        for target in line.targets {
            if line.isFromAnywhere { routes.append(Route(line.options, from: .anywhere, to: target)) }
            for source in line.from {
                let route = Route(line.options, from: .node(source), to: target)
                // The route from anywhere of the same line has them.
                if line.isFromAnywhere { route.except = [] }
                routes.append(route)
            }
        }
        return true
    }
}
