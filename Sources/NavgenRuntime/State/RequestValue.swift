/// A step or a link, until it is done, refused or dropped.
///
/// Requests are equal if they ask for the same, whoever asks, so a restored one equals the saved one.
nonisolated struct RequestValue: Hashable, Sendable {
    let id: Int
    var exit: ExitValue
    /// The screen that asked; `nil` for a link.
    var origin: ScreenOrigin?
    /// The node that asked, for events; `nil` for a link.
    var source: Int?
    /// The root on which it is done; `nil` for any.
    var root: Int?
    /// The time when it was made, in seconds since the Unix epoch.
    let since: Double
    /// Whether it is a link, which is asked from outside.
    var isLink = false
    /// The URL of a link.
    var url: String?
    /// The requirements of the action that it follows.
    var inherited: [Requirement] = []
    /// The requirements that have held since it was made.
    var held: Set<Requirement> = []
    /// The fallbacks that were completed for it and are not shown again.
    var answered: Set<Int> = []
    /// The caller that awaits a result.
    var caller: Int?

    static func == (left: Self, right: Self) -> Bool {
        left.exit == right.exit && left.root == right.root && left.since == right.since && left.isLink == right.isLink
            && left.url == right.url && left.held == right.held && left.answered == right.answered
            && left.caller == right.caller
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(exit)
        hasher.combine(since)
    }
}

/// What is shown instead of what requests wait for, on top of what is wanted.
nonisolated struct Overlay: Hashable, Sendable {
    /// The node, or for a step, its flow.
    let fallback: Int
    /// The fallback, and what is presented on it.
    var levels: [LevelValue]
}

/// What a change of the state has led to.
nonisolated enum StateEvent: Hashable, Sendable {
    case ended(RequestValue, OutcomeValue)
    /// A new link waits.
    case deferred(RequestValue)
    /// A flow was completed, on the level with an id, for a caller if there is one.
    case completed(ContentValue, level: Int, caller: Int?)
    /// The app has to perform an action. What follows it starts from a screen.
    case acted(NodeValue, from: ScreenOrigin?)
    /// The app has to show a node by itself.
    case external(ContentValue)
}

nonisolated extension StateCore {
    // MARK: What a request needs

    /// The requirements of what a request shows, without those of its root.
    func requirements(of request: RequestValue) -> [Requirement] { requirements(of: request.exit) }

    private func requirements(of exit: ExitValue) -> [Requirement] {
        switch exit {
        case .open(let plan, let node):
            return onTop(plan) == nil ? plan.ownRequirements : table.nodes[node].requirements
        case .select(let tab): return table.requirements(ofTab: tab)
        case .under(let exit), .from(_, let exit): return requirements(of: exit)
        // What is below was allowed.
        case .popTo: return []
        default: return exit.target(table).map { table.nodes[$0].requirements } ?? []
        }
    }

    /// The `when` of each entry that shows the root of a request.
    private func choices(of request: RequestValue) -> [[Requirement]] {
        table.rootChoices.filter { $0.root == request.root }.map(\.requirements)
    }

    /// The condition that held for a request and is now false; `nil` if there is none.
    func lostCondition(of request: RequestValue) -> Int? {
        func lost(_ requirements: [Requirement]) -> Requirement? {
            requirements.filter { request.held.contains($0) && $0.isMet(facts) == false }.min()
        }
        if let own = lost(requirements(of: request) + request.inherited) { return own.condition }
        let lost = choices(of: request).map(lost)
        return lost.contains(nil) ? nil : lost.compactMap(\.self).min()?.condition
    }

    /// Remembers which requirements of the requests hold.
    mutating func noteRequirements() {
        for index in requests.indices {
            let needs =
                requirements(of: requests[index]) + requests[index].inherited
                + choices(of: requests[index]).flatMap(\.self)
            requests[index].held.formUnion(needs.filter { $0.isMet(facts) == true })
        }
    }

    /// The requirements that are false, in the order in which the graph declares the conditions.
    private func unmet(_ requirements: [Requirement]) -> [Requirement] {
        requirements.filter { $0.isMet(facts) == false }.sorted()
    }

    /// The requirement that refuses a request: false, and without a fallback.
    func refusal(of request: RequestValue) -> Requirement? {
        unmet(requirements(of: request)).first { table.fallback(of: $0) == nil }
    }

    /// Whether the root of a request is on display.
    func isAtRoot(_ request: RequestValue) -> Bool {
        guard let root = displayedRoot else { return false }
        if case .open(let plan, _) = request.exit.last, onTop(plan) != nil { return true }
        return request.root == nil || request.root == (isStack ? table.chosenRoot(facts) : root)
    }

    /// The fallback that a request waits for on the root on display, even if it is answered.
    private func fallback(of request: RequestValue) -> Int? {
        unmet(requirements(of: request)).first.flatMap(table.fallback)
    }

    /// The fallback that a request waits for; `nil` while its root is not on display.
    func awaitedFallback(of request: RequestValue) -> Int? {
        guard isAtRoot(request), refusal(of: request) == nil, let fallback = fallback(of: request),
            !request.answered.contains(fallback)
        else { return nil }
        return fallback
    }

    /// Whether a request waits for a node: as a fallback, or as the root on display.
    func waits(_ request: RequestValue, for node: Int) -> Bool {
        let flow = table.flow(of: node)
        if let fallback = awaitedFallback(of: request), table.flow(of: fallback) == flow { return true }
        guard !isAtRoot(request), let root = displayedRoot, table.roots[root].node == flow else { return false }
        let needs = choices(of: request).flatMap(\.self) + requirements(of: request)
        return unmet(needs).contains { table.fallback(of: $0).map(table.flow) == flow }
    }

    /// Whether a request may still need the overlay of a fallback. While its condition is undecided, or another one
    /// is false, the overlay is hidden.
    func needsOverlay(_ fallback: Int) -> Bool {
        requests.contains { request in
            !request.answered.contains(fallback)
                && requirements(of: request).contains { $0.isMet(facts) != true && table.fallback(of: $0) == fallback }
        }
    }

    /// Whether a link waits for a presentation, or for a view that holds navigation.
    private func isHeld(_ request: RequestValue) -> Bool {
        switch request.exit {
        case .act, .select: return false
        // What follows the action of a link has no origin either.
        default: if !request.isLink, request.origin != nil { return false }
        }
        if holds.contains(where: { hold in allLevels.contains { $0.holds(hold, table) } }) { return true }
        if let overlay = overlayOnDisplay, overlay.levels.contains(where: { onLink($0) != .close }) { return true }
        return presented.contains { onLink($0) == .wait } && !isArrival(request)
    }

    private func onLink(_ level: LevelValue) -> GraphTableNode.LinkBehavior { table.nodes[level.content.node].onLink }

    /// Whether a link leads to what is on top already, on a presentation that makes other links wait.
    func isArrival(_ request: RequestValue) -> Bool {
        guard request.isLink, case .open(let plan, _) = request.exit, overlayOnDisplay == nil else { return false }
        return presented.contains { onLink($0) == .wait } && withoutUndecided.levels == levels
            && topValue.isSame(as: plan.topValue, in: table)
    }

    /// Whether a request can be done now.
    func isReady(_ request: RequestValue) -> Bool {
        guard isAtRoot(request), requirements(of: request).areMet(facts) == true, !isHeld(request) else { return false }
        // Without a tab, there is nothing to start from.
        if showsTabs, tab == nil, request.root == nil || !request.exit.choosesTab { return false }
        switch request.exit.last {
        case .open(let plan, _):
            if let onTop = onTop(plan) {
                guard case .present(let content)? = onTop.exit else { return true }
                return !isUndecided(content)
            }
            return !(0..<plan.depth).contains { isUndecided(plan[$0].content) }
        case .present(let content): return !isUndecided(content)
        default: return true
        }
    }

    /// Whether it is undecided at which step a flow begins.
    func isUndecided(_ content: ContentValue) -> Bool {
        content.flow.map { FlowSteps(content.node, facts, table).first(from: $0.step) == .undecided } ?? false
    }
}

nonisolated extension StateCore {
    /// The requirements of everything that a plan shows, without those of its root.
    fileprivate var ownRequirements: [Requirement] {
        let nodes = levels.flatMap(\.nodes)
        return (isStack ? [] : table.requirements(ofStack: rootIndex)) + nodes.flatMap { table.nodes[$0].requirements }
    }
}

nonisolated extension ExitValue {
    /// Whether it can be taken while no tab is shown.
    fileprivate var choosesTab: Bool {
        switch self {
        case .select, .open: return true
        default: return false
        }
    }
}
