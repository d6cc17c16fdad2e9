import NavGraph
import NavLinks
import NavSyntax

/// Compares the routes between nodes that both versions have.
struct RouteChanges {
    /// Source and target of a route, by the nodes' names in the new version.
    private struct Ends: Hashable {
        var source: String
        var target: String
    }

    /// The content of a route, without its source location.
    private struct Facts: Hashable {
        var transition: String
        var fixed: [String]
        var when: [String]
        var range: SourceRange

        static func == (left: Facts, right: Facts) -> Bool {
            left.transition == right.transition && left.fixed == right.fixed && left.when == right.when
        }
        func hash(into hasher: inout Hasher) { hasher.combine(transition) }
    }

    /// The routes of a version.
    private struct Version {
        var byEnds: [Ends: [Facts]] = [:]
        /// Their ends, in the order of the graph.
        var order: [Ends] = []
        /// By target: the nodes at which no route from anywhere to it starts.
        var excluded: [String: [String]] = [:]

        var ordered: [(Ends, [Facts])] { order.map { ($0, byEnds[$0] ?? []) } }
    }

    private let pair: VersionPair
    private(set) var changes: [Change] = []

    init(_ pair: VersionPair) {
        self.pair = pair
        let old = routes(pair.old.graph, pair.oldWords) { pair.nodes.new($0) == nil ? nil : pair.currentName($0) }
        let new = routes(pair.new.graph, pair.newWords) {
            pair.nodes.old($0) == nil ? nil : pair.new.graph[$0].name
        }
        for (ends, facts) in old.ordered where new.byEnds[ends] == nil {
            add(.routeRemoved, "the route from \(phrase(ends)) is gone", .old(facts[0].range), ends)
        }
        addExceptions(old, new)
        for (ends, facts) in new.ordered {
            guard let former = old.byEnds[ends] else {
                add(
                    .routeAdded, "the route from \(phrase(ends)) is new: \(facts[0].transition)", .new(facts[0].range),
                    ends)
                continue
            }
            guard let (was, now) = difference(former, facts) else { continue }
            add(
                .routeChanged, "the route from \(phrase(ends)) has changed: \(was) before, \(now) now",
                .new(facts[0].range), ends)
        }
    }

    /// Adds the nodes that a route from anywhere of both versions leaves out in only one of them. Other routes may
    /// lead from there.
    private mutating func addExceptions(_ old: Version, _ new: Version) {
        for (ends, facts) in new.ordered where ends.source == "*" {
            guard let former = old.byEnds[ends] else { continue }
            let (was, now) = (old.excluded[ends.target] ?? [], new.excluded[ends.target] ?? [])
            for name in now where !was.contains(name) {
                let own = Ends(source: name, target: ends.target)
                guard new.byEnds[own] == nil else { continue }
                add(.routeRemoved, "the route from \(phrase(own)) is gone", .old(former[0].range), own)
            }
            for name in was where !now.contains(name) {
                let own = Ends(source: name, target: ends.target)
                guard old.byEnds[own] == nil else { continue }
                let message = "the route from \(phrase(own)) is new: \(facts[0].transition)"
                add(.routeAdded, message, .new(facts[0].range), own)
            }
        }
    }

    private func phrase(_ ends: Ends) -> String {
        "\(ends.source == "*" ? "anywhere" : "`\(ends.source)`") to `\(ends.target)`"
    }

    private mutating func add(_ rule: ChangeRule, _ message: String, _ location: Change.Location, _ ends: Ends) {
        let source = ends.source.split(separator: " ").first.map(String.init)
        var change = Change(rule, message, at: location, node: source == "*" ? ends.target : source)
        change.target = ends.target
        changes.append(change)
    }

    /// Describes the first route of each version that the other version does not have.
    private func difference(_ old: [Facts], _ new: [Facts]) -> (was: String, now: String)? {
        let gone = old.filter { !new.contains($0) }
        let added = new.filter { !old.contains($0) }
        guard !gone.isEmpty || !added.isEmpty else { return nil }
        let (was, now) = (gone.first ?? old[0], added.first ?? new[0])
        return (phrase(was, beside: now), phrase(now, beside: was))
    }

    /// Describes a route: its transition, and the values and conditions that differ from `other`.
    private func phrase(_ facts: Facts, beside other: Facts) -> String {
        var parts = [facts.transition]
        if facts.fixed != other.fixed {
            parts.append(facts.fixed.isEmpty ? "with no fixed values" : "with \(facts.fixed.joined(separator: ", "))")
        }
        if facts.when != other.when {
            parts.append(facts.when.isEmpty ? "always" : "when \(facts.when.joined(separator: " and "))")
        }
        return parts.joined(separator: ", ")
    }

    private func routes(
        _ graph: Graph, _ words: GraphFormatter, _ name: (NodeID) -> String?
    ) -> Version {
        var version = Version()
        for route in graph.routes {
            guard let target = route.target.target.flatMap(name) else { continue }
            let source: String
            switch route.source {
            case .node(let reference):
                guard let node = reference.target.flatMap(name) else { continue }
                source = node
            case .anywhere: source = "*"
            case .alertAction(let alert, let action):
                guard let node = name(alert), case .alert(let detail) = graph[alert].detail,
                    detail.actions.indices.contains(action)
                else { continue }
                source = "\(node) \(detail.actions[action].id.value)"
            }
            let ends = Ends(source: source, target: target)
            if version.byEnds[ends] == nil { version.order.append(ends) }
            if route.isFromAnywhere {
                let excluded = route.excluded.filter { node in
                    graph.kind(of: node).isView && !graph[node].isExternal && node != route.target.target
                }.compactMap(name)
                version.excluded[target] = version.excluded[target]?.filter(excluded.contains) ?? excluded
            }
            version.byEnds[ends, default: []].append(
                Facts(
                    transition: words.transition(route, name: name),
                    fixed: route.fixed.map(GraphFormatter.fixed).sorted(),
                    when: words.conditions(route.when).sorted(), range: route.range))
        }
        return version
    }
}
