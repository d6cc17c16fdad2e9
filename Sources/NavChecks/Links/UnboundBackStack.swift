import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let unboundBackStack = Rule(
        "unbound-back-stack", .links,
        meaning: """
            A screen below the target of a link needs a value that the link does not supply, or there is no stack on \
            which the target could be shown. The same applies to the targets of `as: open` and `then`.
            """,
        why: "The stack could not be shown: the screen that the back button leads to would have nothing to show.",
        failing: """
            navgen: 1
            links: {schemes: [shop]}
            root: home
            screens:
              home: {to: [product]}
              product: {params: {productId: Int}, to: [review]}
              review: {params: {reviewId: Int}, url: "/review/{reviewId}"}
            """,
        fixed: """
            navgen: 1
            links: {schemes: [shop]}
            root: home
            screens:
              home: {to: [product]}
              product: {params: {productId: Int}, to: [review]}
              review: {params: {reviewId: Int}, url: "/review/{reviewId}", via: []}
            """)
}

extension Check {
    static let unboundBackStack = Check.ofLinks(.unboundBackStack) { links in
        let graph = links.graph
        // Nothing is below a tab or a split. Other rules report one that cannot be shown, or whose
        // root needs a value.
        func needsBackStack(_ target: NodeID) -> Bool {
            graph.kind(of: target) != .tab && graph.kind(of: target) != .split
        }
        let own = links.plans.failed.map { ($0.node, $0.outcome, nil as LinkPattern?) }
        let placed = links.placements.map { ($0.node, $0.outcome, $0.pattern(in: graph) as LinkPattern?) }
        let linked = (own + placed).compactMap { target, outcome, pattern -> Diagnostic? in
            guard needsBackStack(target), !graph[target].hasUnknownBackStack else { return nil }
            // Without a root no link has a stack, which is reported once for the node.
            if case .none = outcome { return pattern == nil ? withoutStack(target, graph) : nil }
            guard case .unbound(let node, let number, let cause) = outcome else { return nil }
            // A URL that is not valid has been reported, and may be the reason.
            guard links.areValid(patternsOf: target), links.areValid(patternsOf: node) else { return nil }
            let parameter = graph[node].parameters[number]
            guard parameter.type.isKnown else { return nil }
            let name = parameter.name.value
            var notes = [Diagnostic.Note("`\(name)` is declared here", at: parameter.name.range)]
            if let route = cause?.route {
                notes.append(.init("a route that sets `\(name)` would also work", at: graph.routes[route].range))
            }
            return Rule.unboundBackStack.finding(
                "a link to `\(graph[target].name)` opens on `\(graph[node].name)`, which needs `\(name)`, but no URL "
                    + (graph.isInMemory(parameter) ? "can contain it" : "contains it"),
                at: pattern?.via?.range ?? graph[target].links.first?.text ?? graph[target].id.range, notes: notes,
                help: help(target, parameter, of: node, graph))
        }
        return linked
            + links.opened.failed.compactMap { target, outcome in
                needsBackStack(target) ? opened(target, outcome, graph) : nil
            }
    }

    /// Reports a link for which there is no stack at all.
    private static func withoutStack(_ target: NodeID, _ graph: Graph) -> Diagnostic? {
        // Without a root no link has a stack, and `no-root` reports that.
        let hasRoot = graph.roots.contains { choice in
            if case .node(let reference) = choice.show { reference.target != nil } else { true }
        }
        guard hasRoot, !graph.hasUnreadableRoot, !graph.possiblyReferenced.contains(target) else { return nil }
        return Rule.unboundBackStack.finding(
            "a link to `\(graph[target].name)` has nothing to open on",
            at: graph[target].links.first?.text ?? graph[target].id.range,
            help: "say what is below it: `via: []` for its root")
    }

    /// The help for a link that does not contain a value. It depends on the keys that the node can
    /// have.
    private static func help(_ target: NodeID, _ parameter: Parameter, of node: NodeID, _ graph: Graph) -> Help {
        let name = parameter.name.value
        if case .step(let step) = graph[target].detail {
            return "open the flow elsewhere: `via: []` at `\(graph[step.flow].name)`"
        }
        if graph.kind(of: target) == .flow { return "open it elsewhere: `via: []`" }
        if graph.isInMemory(parameter) {
            return "open it elsewhere: `via: []`, or make `\(name)` of `\(graph[node].name)` optional"
        }
        if let other = receiver(of: name, from: node, target, graph) {
            return
                "rename `\(other)` of `\(graph[target].name)` to `\(name)`, whose value it gets: parameters with the same name get the same value"
        }
        let change =
            graph.linkParameters(of: target).contains { $0.name.value == name }
            ? "make `\(name)` of `\(graph[target].name)` \(parameter.type.text)"
            : "add `\(name): \(parameter.type.text)` to `\(graph[target].name)` and its pattern"
        return "\(change), or open it elsewhere: `via: []`"
    }

    /// The parameter of the target to which a route passes the value, if it has another name there.
    private static func receiver(of name: String, from node: NodeID, _ target: NodeID, _ graph: Graph) -> String? {
        for route in graph.routes where route.target.target == target {
            guard case .node(let source) = route.source, source.target == node else { continue }
            for fixed in route.fixed {
                if case .parameter(name) = fixed.value { return fixed.name.value }
            }
        }
        return nil
    }

    /// Reports a node that something other than a URL opens.
    private static func opened(_ target: NodeID, _ outcome: PlanOutcome, _ graph: Graph) -> Diagnostic? {
        guard let opener = PlanOpener(of: target, in: graph) else { return nil }
        switch outcome {
        case .unbound(let node, let number, _):
            let parameter = graph[node].parameters[number]
            guard parameter.type.isKnown else { return nil }
            let name = parameter.name.value
            return Rule.unboundBackStack.finding(
                "\(opener.subject) opens on `\(graph[node].name)`, which needs `\(name)`, but nothing supplies it",
                at: opener.range, notes: [.init("`\(name)` is declared here", at: parameter.name.range)],
                help:
                    "give `\(name)` a default, or open `\(graph[target].name)` elsewhere: `via: []` there")
        case .none where graph.hasUnreadableRoot: return nil
        case .none:
            return Rule.unboundBackStack.finding(
                "\(opener.subject) has nothing to open on", at: opener.range,
                help: "add a route to `\(graph[target].name)`, or say there what is below it: `via: []`")
        case .plan, .ambiguous, .action: return nil
        }
    }
}

extension Graph {
    /// Whether a parameter exists only in memory, so that no URL can contain its value.
    fileprivate func isInMemory(_ parameter: Parameter) -> Bool {
        guard case .declared(let id) = parameter.type.base, case .opaque = self[id].definition else {
            return parameter.isTransient
        }
        return true
    }
}

extension LinkPattern {
    fileprivate var text: SourceRange { path.range }
}
