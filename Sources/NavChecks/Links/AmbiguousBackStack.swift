import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let ambiguousBackStack = Rule(
        "ambiguous-back-stack", .links,
        meaning: "A link could open its node on two different stacks, and neither is shorter than the other.",
        why: "It would be arbitrary which tab is selected, and where the back button leads.",
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
        fixed: """
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
    static let ambiguousBackStack = Check.ofLinks(.ambiguousBackStack) { links in
        var seen: Set<NodeID> = []
        return (links.plans.failed + links.opened.failed).compactMap { target, outcome -> Diagnostic? in
            let graph = links.graph
            guard case .ambiguous(let first, let second, let parting, let causes) = outcome else { return nil }
            // Tabs that give the same root different values: what is above it chooses.
            let isTabRoot = [first, second].contains { plan in
                plan.root.node == parting && !graph.fixedValues(ofTab: plan.tab).isEmpty
            }
            let node = isTabRoot ? target : parting
            guard !graph[node].hasUnknownBackStack, seen.insert(node).inserted else { return nil }
            let name = graph[node].name
            let names = causes.map { "`\(graph[$0.below].name)`" }
            let opener = links.plans[target] == nil ? PlanOpener(of: target, in: graph) : nil
            let what =
                node == target
                ? opener?.subject ?? "a link to `\(name)`"
                : "`\(name)`, on the path "
                    + (opener.map { "to " + $0.subject } ?? "of a link to `\(graph[target].name)`,")
            let stacks =
                names[0] == names[1] ? "\(names[0]) with different values" : "\(names[0]) or on \(names[1])"
            let notes = zip(causes, names).compactMap { cause, name in
                cause.route.map {
                    Diagnostic.Note("this route leads there from \(name)", at: graph.routes[$0].range)
                }
            }
            return Rule.ambiguousBackStack.finding(
                "\(what) could open on \(stacks)", at: graph[node].id.range, notes: notes,
                help: names[0] == names[1]
                    ? Help(
                        "set these values in only one of the routes, or open it elsewhere: `via: []` at "
                            + "`\(graph[graph.linkOwner(of: target)].name)`")
                    : graph.kind(of: node) == .step
                        ? "remove one of the routes"
                        : "choose one at `\(name)`: \(choices(first, second, node, graph))")
        }
    }

    /// What to write at the node to choose the first plan or the second.
    private static func choices(_ first: Plan, _ second: Plan, _ node: NodeID, _ graph: Graph) -> String {
        if let one = first.tab, let other = second.tab, one != other {
            return "`tab: \(graph[one].name)` or `tab: \(graph[other].name)`"
        }
        var unfilled: NodeID?
        let keys = [first, second].compactMap { plan -> String? in
            let shown = plan.path + plan.presented.flatMap { [$0.entry] + $0.path }
            let below = shown.prefix { $0.node != node }
            if let entry = below.first(where: { takesFromRoute($0, graph) }) {
                unfilled = unfilled ?? entry.node
                return nil
            }
            // A `via` cannot contain a flow.
            guard !below.contains(where: { graph.kind(of: $0.node) == .flow }) else { return nil }
            return "`via: [\(below.map { graph[$0.node].name }.joined(separator: ", "))]`"
        }
        if keys.isEmpty, let unfilled {
            return "`via: []`, or remove one of the routes: "
                + "a `via` does not give `\(graph[unfilled].name)` the values that its route does"
        }
        guard let first = keys.first else { return "`via: []`, or remove one of the routes" }
        return keys.dropFirst().allSatisfy { $0 == first } ? first : "\(first) or \(keys[1])"
    }

    /// Whether a node needs a value that only its route sets.
    private static func takesFromRoute(_ entry: Plan.Entry, _ graph: Graph) -> Bool {
        zip(graph[entry.node].parameters, entry.values).contains { parameter, value in
            if case .fixed = value { parameter.isRequired } else { false }
        }
    }
}

extension Node {
    /// Whether its `tab` or `via` could not be read or names an unknown node (already reported).
    var hasUnknownBackStack: Bool {
        hasUnreadPlacement || (tab.map { $0.target == nil } ?? false)
            || (via?.value.contains { $0.target == nil } ?? false)
    }
}
