extension Graph {
    /// A route that is listed twice is one; names are known, so that it does not matter how they are written.
    mutating func removeRepeatedRoutes() {
        guard !routesSurelyDiffer else { return }
        let repeated = Set(Self.repeated(routes))
        guard !repeated.isEmpty else { return }
        removeRoutes(repeated)
        for (number, route) in routes.enumerated() {
            guard case .alertAction(let id, let action) = route.source, case .alert(var alert) = self[id].detail else {
                continue
            }
            alert.actions[action].route = number
            self[id].detail = .alert(alert)
        }
    }

    /// Whether no two routes have both ends in common, as in most graphs: the routes of each node follow each other, and are
    /// few.
    private var routesSurelyDiffer: Bool {
        var last: NodeID?
        var targets: [NodeID] = []
        for number in routes.indices {
            guard let source = routes[number].sourceNode else {
                guard routes[number].isFromAlert else { return false }
                continue
            }
            if source != last {
                guard last.map({ $0 < source }) ?? true else { return false }
                last = source
                targets.removeAll(keepingCapacity: true)
            }
            guard let target = routes[number].target.target, targets.count < 256, !targets.contains(target) else {
                return false
            }
            targets.append(target)
        }
        return true
    }

    /// The indices of routes that say what one before them says. Few have both ends in common with another: the rest of
    /// what they say is looked at only then.
    private static func repeated(_ routes: [Route]) -> [Int] {
        var first: [EndsNumber: Int] = [:]
        first.reserveCapacity(routes.count)
        var said: Set<RouteText> = []
        return routes.indices.filter { number in
            guard let ends = EndsNumber(routes[number]) else { return false }
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
private struct EndsNumber: Hashable {
    /// Both, as one number, which is hashed at once.
    private let number: UInt64

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
        number = source << 32 | UInt64(target.index)
    }
}

/// All that a route says, wherever it stands.
private struct RouteText: Hashable {
    private let ends: EndsNumber
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

    init(_ route: Route, _ ends: EndsNumber) {
        self.ends = ends
        style = route.style?.value
        fixed = route.fixed.map { FixedText(name: $0.name.value, value: $0.value) }
        when = route.when.map { ConditionText(name: $0.name, isNegated: $0.isNegated) }
        label = route.label?.source
        doc = route.doc
    }
}
