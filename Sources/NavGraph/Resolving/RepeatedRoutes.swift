extension Graph {
    /// Removes routes that repeat an earlier one.
    ///
    /// Names must be resolved, because one node can be written in several ways.
    mutating func removeRepeatedRoutes() {
        let repeated = Set(Self.repeated(routes))
        guard !repeated.isEmpty else { return }
        removeRoutes(repeated)
        for (index, route) in routes.enumerated() {
            guard case .alertAction(let id, let action) = route.source, case .alert(var alert) = self[id].detail else {
                continue
            }
            alert.actions[action].route = index
            self[id].detail = .alert(alert)
        }
    }

    /// The indices of routes that equal an earlier one.
    ///
    /// Few routes share both ends with another one; only those are compared in full.
    private static func repeated(_ routes: [Route]) -> [Int] {
        var first: [RouteEnds: Int] = [:]
        var seen: Set<RouteContent> = []
        return routes.indices.filter { number in
            guard let ends = RouteEnds(routes[number]) else { return false }
            guard let earlier = first[ends] else {
                first[ends] = number
                return false
            }
            seen.insert(RouteContent(routes[earlier], ends))
            return !seen.insert(RouteContent(routes[number], ends)).inserted
        }
    }
}

/// The source and target of a route.
private struct RouteEnds: Hashable {
    /// Nil for a route from anywhere.
    private let source: NodeID?
    private let target: NodeID

    /// Nil if an end is unknown, and for the route of an alert's action, which is never a duplicate.
    init?(_ route: Route) {
        guard let target = route.target.target, !route.isFromAlert else { return nil }
        if case .node(let source) = route.source, source.target == nil { return nil }
        source = route.sourceNode
        self.target = target
    }
}

/// The content of a route, without source ranges.
private struct RouteContent: Hashable {
    private let ends: RouteEnds
    private let style: RouteStyle?
    private let popsTo: NodeID?
    private let excluded: Set<NodeID>
    private let fixed: [FixedText]
    private let when: [ConditionText]
    private let label: String?
    private let doc: String?

    private struct FixedText: Hashable {
        let name: String
        let value: ValueExpression
    }

    private struct ConditionText: Hashable {
        let name: String
        let isNegated: Bool
    }

    init(_ route: Route, _ ends: RouteEnds) {
        self.ends = ends
        style = route.style?.value
        popsTo = route.popsTo?.target
        excluded = Set(route.excluded)
        fixed = route.fixed.map { FixedText(name: $0.name.value, value: $0.value) }
        when = route.when.map { ConditionText(name: $0.name, isNegated: $0.isNegated) }
        label = route.label?.source
        doc = route.doc
    }
}
