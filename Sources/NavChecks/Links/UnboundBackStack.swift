import NavGraph
import NavLinks
import NavSyntax

extension Rule {
    static let unboundBackStack = Rule(
        "unbound-back-stack", .links,
        meaning:
            "A screen below a linked one needs a value that the link does not supply, or nothing lies there at all; the same goes for what lies below the target of `as: open`, an `otherwise` or a `then`.",
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
        repaired: """
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
    static let unboundBackStack = Check(.unboundBackStack) { _, links in
        let graph = links.graph
        // A tab or a split lies on nothing: where it cannot be shown, or its root needs a value, other rules say so.
        func lies(_ target: NodeID) -> Bool { graph.kind(of: target) != .tab && graph.kind(of: target) != .split }
        func isRead(_ node: NodeID) -> Bool { links.patterns(of: node).count == graph[node].links.count }
        let linked = links.plans.faults.compactMap { target, outcome -> Diagnostic? in
            guard lies(target), !graph[target].hasUnknownPlace else { return nil }
            if case .none = outcome { return unfounded(target, graph) }
            guard case .unbound(let node, let number, let cause) = outcome else { return nil }
            // Where one of the URLs is wrong, that has been reported, and may be why.
            guard isRead(target), isRead(node) else { return nil }
            let parameter = graph[node].parameters[number]
            guard parameter.type.isKnown else { return nil }
            let name = parameter.name.value
            var notes = [Diagnostic.Note("`\(name)` is declared here", at: parameter.name.range)]
            if let route = cause?.route {
                notes.append(.init("a route that says `\(name)` would do as well", at: graph.routes[route].range))
            }
            return Rule.unboundBackStack.finding(
                "a link to `\(graph[target].name)` opens on `\(graph[node].name)`, which needs `\(name)`, and no URL "
                    + (graph.isInMemory(parameter) ? "can say it" : "says it"),
                at: graph[target].links.first?.text ?? graph[target].id.range, notes: notes,
                help: help(target, parameter, of: node, graph))
        }
        return linked
            + links.opened.faults.compactMap { target, outcome in lies(target) ? opened(target, outcome, graph) : nil }
    }

    /// A link for which no stack was found, though nothing is missing on the way.
    private static func unfounded(_ target: NodeID, _ graph: Graph) -> Diagnostic? {
        // Without a root, all links have none, and that has been reported.
        let hasRoot = graph.roots.contains { choice in
            if case .node(let reference) = choice.show { reference.target != nil } else { true }
        }
        guard hasRoot, !graph.hasUnreadableRoot, !graph.presumed.contains(target) else { return nil }
        return Rule.unboundBackStack.finding(
            "a link to `\(graph[target].name)` has nothing on which it could be shown",
            at: graph[target].links.first?.text ?? graph[target].id.range,
            help: "say what lies below it: `via: []` for its root")
    }

    /// What can be written at the node, by what its kind has.
    private static func help(_ target: NodeID, _ parameter: Parameter, of node: NodeID, _ graph: Graph) -> String {
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
                "rename `\(other)` of `\(graph[target].name)` to `\(name)`, whose value it gets: what has one name is filled alike"
        }
        return
            (graph.linkParameters(of: target).contains { $0.name.value == name }
            ? "make `\(name)` of `\(graph[target].name)` \(parameter.type.text)"
            : "add `\(name): \(parameter.type.text)` to `\(graph[target].name)` and its pattern")
            + ", or open it elsewhere: `via: []`"
    }

    /// The parameter to which a route hands over the value of another, under another name.
    private static func receiver(of name: String, from node: NodeID, _ target: NodeID, _ graph: Graph) -> String? {
        for route in graph.routes where route.target.target == target {
            guard case .node(let source) = route.source, source.target == node else { continue }
            for fixed in route.fixed {
                if case .parameter(name) = fixed.value { return fixed.name.value }
            }
        }
        return nil
    }

    private static func opened(_ target: NodeID, _ outcome: PlanOutcome, _ graph: Graph) -> Diagnostic? {
        guard let opener = PlanOpener(of: target, in: graph) else { return nil }
        switch outcome {
        case .unbound(let node, let number, _):
            let parameter = graph[node].parameters[number]
            guard parameter.type.isKnown else { return nil }
            let name = parameter.name.value
            return Rule.unboundBackStack.finding(
                "\(opener.words) opens on `\(graph[node].name)`, which needs `\(name)`, and nothing says it",
                at: opener.range, notes: [.init("`\(name)` is declared here", at: parameter.name.range)],
                help:
                    "give `\(name)` a default, or open `\(graph[target].name)` elsewhere: `via: []` there")
        case .none where graph.hasUnreadableRoot: return nil
        case .none:
            return Rule.unboundBackStack.finding(
                "\(opener.words) has nothing on which it could be shown", at: opener.range,
                help: "let a route lead to `\(graph[target].name)`, or say there what lies below it: `via: []`")
        case .plan, .ambiguous, .action: return nil
        }
    }
}

extension Graph {
    /// Whether no URL can say a parameter's value.
    fileprivate func isInMemory(_ parameter: Parameter) -> Bool {
        guard case .declared(let id) = parameter.type.base, case .swift = self[id].definition else {
            return parameter.isTransient
        }
        return true
    }
}

extension LinkPattern {
    fileprivate var text: SourceRange { path.range }
}
