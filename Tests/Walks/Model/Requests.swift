extension Model {
    /// What is asked for.
    enum Ask: Hashable, Sendable {
        /// An exit, and the value that it passes.
        case exit(WalkGraph.Exit, Int?)
        /// A link to a node or a tab, with its value.
        case link(String, Int?)
        case select(String)
    }

    /// A step or link that is not done at once.
    struct Request: Hashable, Sendable {
        var id: Int
        var ask: Ask
        /// The screen that asked; nil for links.
        var origin: Int?
        /// The root that it needs.
        var root: String?
        /// The minute in which it was made.
        var since: Int
        /// The needs that have held since it was made.
        var held: Set<WalkGraph.Need> = []
        /// The needs of the action that it follows.
        var inherited: [WalkGraph.Need] = []
        /// The fallbacks that were completed, and are not shown again for it.
        var answered: Set<String> = []
        var caller: Int?
        /// Whether code asks for it, which pushes also where an exit would fill a column.
        var isFromCode = false
        /// Whether it follows a flow or an action, and is shown with its plan in any case.
        var usesPlan = false

        var target: String {
            switch ask {
            case .exit(let exit, _): exit.target
            case .link(let node, _), .select(let node): node
            }
        }

        var value: Int? {
            switch ask {
            case .exit(_, let value), .link(_, let value): value
            case .select: nil
            }
        }

        var isLink: Bool { if case .link = ask { true } else { false } }
    }

    /// The plan by which a request is shown, if any.
    func plan(_ request: Request) -> WalkPlan? {
        if onTop(request) != nil { return nil }
        switch request.ask {
        case .link(let id, _): return plan(ofLinkTo: id)
        case .exit(let exit, _): return exit.manner == .open ? plan(ofOpening: exit.target) : nil
        case .select: return nil
        }
    }

    /// The plan of a link; that of a tab selects it.
    func plan(ofLinkTo id: String) -> WalkPlan? {
        graph.links[id] ?? (graph.graph.tab(id) == nil ? nil : WalkPlan(root: "tabs", tab: id))
    }

    /// The plan of a node that is opened without a URL.
    func plan(ofOpening id: String) -> WalkPlan? { graph.opened[id] ?? plan(ofLinkTo: id) }

    /// A request's own requirements, without the `when` of its root.
    func needs(_ request: Request) -> [WalkGraph.Need] {
        if case .select(let id) = request.ask { return graph.graph.tab(id).map(needs) ?? [] }
        let plan = plan(request)
        let nodes = [request.target] + (plan.map { [$0.root] + $0.nodes } ?? [])
        let own = nodes.flatMap { graph.node($0).requires }
        return own + (graph.graph.tab(plan?.tab).map(needs) ?? [])
    }

    /// The `when` of each entry that shows its root.
    func whens(_ request: Request) -> [[WalkGraph.Need]] {
        graph.graph.roots.filter { $0.show == request.root }.map(\.when)
    }

    /// Whether something that it needs held since it was made, and is false now.
    func isLost(_ request: Request) -> Bool {
        func lost(_ needs: [WalkGraph.Need]) -> Bool {
            needs.contains { request.held.contains($0) && facts.value($0) == false }
        }
        let whens = whens(request)
        return lost(needs(request) + request.inherited) || !whens.isEmpty && whens.allSatisfy(lost)
    }

    /// The requirement that refuses a request: false, without a fallback.
    func refusal(_ request: Request) -> WalkGraph.Need? {
        facts.failing(needs(request)).first { graph.graph.fallback(of: $0) == nil }
    }

    /// Whether the root of a request is on display.
    func isAtRoot(_ request: Request) -> Bool {
        guard let root = displayedRoot else { return false }
        return request.root == nil || self.root(request) == root
    }

    /// The fallback that a request waits for: none while its root is not on display.
    func awaited(_ request: Request) -> String? {
        guard isAtRoot(request), refusal(request) == nil else { return nil }
        let fallback = facts.failing(needs(request)).first.flatMap { graph.graph.fallback(of: $0) }
        return fallback.flatMap { request.answered.contains($0) ? nil : $0 }
    }

    /// Whether a request waits for a node, as a fallback or as the root on display.
    func waits(_ request: Request, for node: String) -> Bool {
        if awaited(request) == node { return true }
        guard !isAtRoot(request), node == displayedRoot else { return false }
        return facts.failing(whens(request).flatMap { $0 } + needs(request)).contains {
            graph.graph.fallback(of: $0) == node
        }
    }

    /// Whether a link waits for a presentation, or for a view that holds navigation.
    func isHeld(_ request: Request) -> Bool {
        if case .select = request.ask { return false }
        if graph.node(request.target).kind == .action { return false }
        // What follows the action of a link has no origin either.
        guard request.isLink || request.origin == nil else { return false }
        if wanted.allLevels.contains(where: { $0.spots.contains { wanted.holds.contains($0.id) } }) { return true }
        let stays = overlay?.levels.contains { graph.node($0.content.node).onLink != .close } ?? false
        return stays || wanted.presented.contains { graph.node($0.content.node).onLink == .wait } && !isArrival(request)
    }

    /// Whether a link leads to what is on top already, on a presentation that makes other links wait.
    func isArrival(_ request: Request) -> Bool {
        guard request.isLink, plan(ofLinkTo: request.target) != nil, overlay == nil, let top = wanted.levels.last?.top,
            visibleLevels == wanted.levels
        else { return false }
        return wanted.levels.contains { !$0.isBase && graph.node($0.content.node).onLink == .wait }
            && isSame(top, request.target, request.value)
    }

    /// Whether a request can be done now.
    func isReady(_ request: Request) -> Bool {
        guard isAtRoot(request), let root = displayedRoot else { return false }
        guard facts.all(needs(request)) == true, !isHeld(request) else { return false }
        if root == "tabs" && wanted.tab == nil && plan(request)?.tab == nil {
            if case .select = request.ask { return true }
            return false
        }
        var flows = [request.target]
        switch onTop(request) {
        // It may have begun while its first step was decided.
        case .same: return true
        case .exit: break
        case nil: flows += plan(request)?.presented.map(\.content.node) ?? []
        }
        return !flows.contains { graph.node($0).kind == .flow && step(of: $0, from: 0).isUndecided }
    }
}
