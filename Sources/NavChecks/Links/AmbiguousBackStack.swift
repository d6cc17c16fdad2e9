import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let ambiguousBackStack = Rule(
        "ambiguous-back-stack", .links,
        meaning: "A link could open its node on two stacks, neither of which is shorter than the other.",
        why: "Which tab is selected, and what the back button leads to, would be a matter of chance.",
        failing: """
            navgen: 1
            links: {schemes: [shop]}
            tabs:
              shop: {root: home}
              account: {root: profile}
            screens:
              home: {to: [settings]}
              profile: {to: [settings]}
              settings: {url: /settings}
            """,
        repaired: """
            navgen: 1
            links: {schemes: [shop]}
            tabs:
              shop: {root: home}
              account: {root: profile}
            screens:
              home: {to: [settings]}
              profile: {to: [settings]}
              settings: {url: /settings, tab: account}
            """)
}

extension Check {
    static let ambiguousBackStack = Check(.ambiguousBackStack) { _, links in
        var seen: Set<NodeID> = []
        return (links.plans.faults + links.opened.faults).compactMap { target, outcome -> Diagnostic? in
            let graph = links.graph
            guard case .ambiguous(let first, let second, let node, let causes) = outcome,
                !graph[node].hasUnknownPlace, seen.insert(node).inserted
            else { return nil }
            let name = graph[node].name
            let places = causes.map { "`\(graph[$0.below].name)`" }
            let opener = links.plans[target] == nil ? PlanOpener(of: target, in: graph) : nil
            let what =
                node == target
                ? opener?.words ?? "a link to `\(name)`"
                : "`\(name)`, on the way \(opener.map { "to " + $0.words } ?? "of a link to `\(graph[target].name)`,")"
            let where_ =
                places[0] == places[1] ? "\(places[0]) with different values" : "\(places[0]) or on \(places[1])"
            let notes = zip(causes, places).compactMap { cause, place in
                cause.route.map {
                    Diagnostic.Note("this route leads there from \(place)", at: graph.routes[$0].range)
                }
            }
            return Rule.ambiguousBackStack.finding(
                "\(what) could open on \(where_)", at: graph[node].id.range, notes: notes,
                help: places[0] == places[1]
                    ? "let only one of the routes give these values, or open it elsewhere: `via: []` at `\(graph[target].name)`"
                    : "say which at `\(name)`: \(choices(first, second, node, graph))")
        }
    }

    /// What to write for the one plan and for the other.
    private static func choices(_ first: Plan, _ second: Plan, _ node: NodeID, _ graph: Graph) -> String {
        if let one = first.tab, let other = second.tab, one != other {
            return "`tab: \(graph[one].name)` or `tab: \(graph[other].name)`"
        }
        var needy: NodeID?
        let ways = [first, second].compactMap { plan -> String? in
            let shown = plan.path + plan.presented.flatMap { [$0.entry] + $0.path }
            let below = shown.prefix { $0.node != node }
            if let entry = below.first(where: { takesFromRoute($0, graph) }) {
                needy = needy ?? entry.node
                return nil
            }
            // A flow stands in no `via`.
            guard !below.contains(where: { graph.kind(of: $0.node) == .flow }) else { return nil }
            return "`via: [\(below.map { graph[$0.node].name }.joined(separator: ", "))]`"
        }
        if ways.isEmpty, let needy {
            return "`via: []`, or let only one of them lead there: "
                + "a `via` does not give `\(graph[needy].name)` what its route does"
        }
        guard let first = ways.first else { return "`via: []`, or let only one of them lead there" }
        return ways.dropFirst().allSatisfy { $0 == first } ? first : "\(first) or \(ways[1])"
    }

    /// Whether a node cannot be shown without a value that its route fixes.
    private static func takesFromRoute(_ entry: Plan.Entry, _ graph: Graph) -> Bool {
        zip(graph[entry.node].parameters, entry.values).contains { parameter, value in
            if case .fixed = value { parameter.isRequired } else { false }
        }
    }
}

extension Node {
    /// Whether it says where a link opens it, and names what there is not: that has been reported.
    var hasUnknownPlace: Bool {
        hasUnreadPlace || (tab.map { $0.target == nil } ?? false) || (via?.value.contains { $0.target == nil } ?? false)
    }
}
