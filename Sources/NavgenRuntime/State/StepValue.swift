/// A step that conditions may forbid.
@usableFromInline
nonisolated enum StepValue: Hashable, Sendable {
    /// A plan, such as that of a link.
    indirect case open(StateCore)
    case select(Int)
    indirect case push(NodeValue)
    /// Replaces what is on top.
    indirect case replace(NodeValue)
    /// Replaces the whole stack.
    indirect case reset(NodeValue)
    indirect case fill(SplitColumn, NodeValue)
    indirect case present(ContentValue)
    /// What the app is asked to do.
    indirect case act(NodeValue)

    /// The step that following a link takes; `nil` if the graph has no plan for it.
    init?(link: NodeValue, _ table: GraphTable) {
        if table.nodes[link.node].kind == .action {
            self = .act(link)
            return
        }
        guard let plan = StateCore(planOf: link, table) else { return nil }
        self = .open(plan)
    }

    /// Whether it means the same from anywhere, as a link does.
    var isLink: Bool {
        switch self {
        case .open, .act: return true
        default: return false
        }
    }
}

/// What became of a step.
nonisolated enum OutcomeValue: Hashable, Sendable {
    case done
    /// It waits: for a condition, with something else shown, or for a decision.
    case deferred
    /// A condition, by its index, does not hold, and there is nothing to show instead.
    case refused(Int)
    /// The app must do something.
    indirect case act(NodeValue)
    /// Nothing happened: what requested it is gone, or there is no such exit.
    case ignored

    /// Whether it has happened, or will.
    var isTaken: Bool {
        switch self {
        case .refused, .ignored: return false
        default: return true
        }
    }
}

/// A step that waits.
nonisolated struct DeferredStep: Hashable, Sendable {
    /// A level, by its identity, and its number of nodes; the step is given up when one of them goes.
    struct Origin: Hashable, Codable, Sendable {
        var level: Int
        let depth: Int
    }

    let step: StepValue
    /// Where it was taken, unless it means the same from anywhere.
    var origin: Origin?
    /// Seconds since the Unix epoch.
    let since: Double
    /// The node that is shown instead; the step is given up when that goes.
    var fallback: Int?
    /// What was shown instead and is gone without having been left; the step keeps waiting.
    var answered: Int?
    /// Whether it was visible when the app was left; what conditions forbid in it is omitted.
    var isRestored = false
    /// What was visible before a screen took its place as a fallback, with the step deferred in it: at most one.
    var covered: [StateCore] = []

    /// The same step, with nothing shown instead.
    var startingOver: Self { Self(step: step, origin: origin, since: since, isRestored: isRestored) }

    /// Omits what the conditions forbid of what was visible.
    func pruned(_ conditions: ConditionValues) -> Self {
        guard isRestored, case .open(var plan) = step else { return self }
        plan.prune(conditions)
        return Self(step: .open(plan), since: since, isRestored: true)
    }
}
