import NavSyntax

extension Graph {
    /// A route that is listed twice is one; names are known, so that it does not matter how they are written.
    mutating func removeRepeatedRoutes() {
        let repeated = Set(Self.repeated(routes))
        guard !repeated.isEmpty else { return }
        routes = routes.indices.filter { !repeated.contains($0) }.map { routes[$0] }
        for (number, route) in routes.enumerated() {
            guard case .alertAction(let id, let action) = route.source, case .alert(var alert) = self[id].detail else {
                continue
            }
            alert.actions[action].route = number
            self[id].detail = .alert(alert)
        }
    }

    /// Whether no two routes have both ends in common, as in most graphs.
    private static func surelyDiffer(_ routes: [Route]) -> Bool {
        var seen = NumberSet(for: routes.count)
        return routes.allSatisfy { route in RouteEnds(route).map { seen.insert($0.number) } ?? true }
    }

    /// The indices of routes that say what one before them says. Few have both ends in common with another: the rest of
    /// what they say is looked at only then.
    private static func repeated(_ routes: [Route]) -> [Int] {
        guard !surelyDiffer(routes) else { return [] }
        var first: [RouteEnds: Int] = [:]
        first.reserveCapacity(routes.count)
        var said: Set<RouteText> = []
        return routes.indices.filter { number in
            guard let ends = RouteEnds(routes[number]) else { return false }
            guard let earlier = first[ends] else {
                first[ends] = number
                return false
            }
            said.insert(RouteText(routes[earlier], ends))
            return !said.insert(RouteText(routes[number], ends)).inserted
        }
    }
}

/// Where a route starts, and where it leads.
private struct RouteEnds: Hashable {
    /// Both, as one number, which is hashed at once; never 0.
    let number: UInt64

    /// Nil where an end is unknown, and for what an action of an alert does: each action has a route of its own.
    init?(_ route: Route) {
        guard let target = route.target.target else { return nil }
        let source: UInt64
        switch route.source {
        case .node(let reference):
            guard let node = reference.target else { return nil }
            source = UInt64(node.index) + 1
        case .anywhere: source = 0
        case .alertAction: return nil
        }
        number = source << 32 | UInt64(target.index + 1)
    }
}

/// All that a route says, wherever it stands.
private struct RouteText: Hashable {
    private let ends: RouteEnds
    private let style: RouteStyle?
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
        fixed = route.fixed.map { FixedText(name: $0.name.value, value: $0.value) }
        when = route.when.map { ConditionText(name: $0.name, isNegated: $0.isNegated) }
        label = route.label?.source
        doc = route.doc
    }
}
