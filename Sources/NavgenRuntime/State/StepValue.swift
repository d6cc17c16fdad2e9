/// A ``NavigationState/Step`` with nodes as indices and values, independent of the graph's types.
@usableFromInline
nonisolated enum StepValue: Hashable, Sendable {
    /// Shows a plan, such as that of a link.
    indirect case open(StateCore)
    case select(Int)
    indirect case push(NodeValue)
    /// Replaces the screen on top.
    indirect case replace(NodeValue)
    /// Replaces the whole stack.
    indirect case reset(NodeValue)
    indirect case fill(SplitColumn, NodeValue)
    indirect case present(ContentValue)
    /// Asks the app to perform an action.
    indirect case act(NodeValue)

    /// Creates the step of a link; `nil` if the graph has no plan for its node.
    init?(link: NodeValue, _ table: GraphTable) {
        if table.nodes[link.node].kind == .action {
            self = .act(link)
            return
        }
        guard let plan = StateCore(planOf: link, table) else { return nil }
        self = .open(plan)
    }

    /// Whether the step has the same effect from any position, as a link does.
    var isLink: Bool {
        switch self {
        case .open, .act: return true
        default: return false
        }
    }
}

/// The outcome of a step; see ``NavigationState/Outcome``.
nonisolated enum OutcomeValue: Hashable, Sendable {
    case done
    /// The step waits, either for an undecided condition, or until a condition holds while its
    /// fallback is shown.
    case deferred
    /// A condition, given by its index, does not hold and has no fallback.
    case refused(Int)
    /// The app has to perform an action.
    indirect case act(NodeValue)
    /// Nothing happened, for example because the screen that requested the step no longer exists.
    case ignored

    /// Whether the step was taken or may still be taken.
    var isTaken: Bool {
        switch self {
        case .refused, .ignored: return false
        default: return true
        }
    }
}

/// A step that waits.
nonisolated struct DeferredStep: Hashable, Sendable {
    /// The id of a level and its number of nodes. The step is given up when one of these nodes is
    /// removed.
    struct Origin: Hashable, Codable, Sendable {
        var level: Int
        let depth: Int
    }

    let step: StepValue
    /// The position from which the step was taken; `nil` if it has the same effect from any
    /// position.
    var origin: Origin?
    /// The time when the step was deferred, in seconds since the Unix epoch.
    let since: Double
    /// The node that is shown instead. When it is closed, the step is given up.
    var fallback: Int?
    /// The fallback that has closed without being left by the user, so that the step keeps waiting.
    var answered: Int?
    /// Whether the step restores a saved state. Parts that the conditions do not allow are then
    /// omitted.
    var isRestored = false
    /// The state that a fallback screen has replaced, with the step deferred in it. Contains at
    /// most one state.
    var covered: [StateCore] = []

    /// The same step, without a fallback.
    var withoutFallback: Self { Self(step: step, origin: origin, since: since, isRestored: isRestored) }

    /// Returns the step without the parts of a restored state that the conditions do not allow.
    func pruned(_ conditions: ConditionValues) -> Self {
        guard isRestored, case .open(var plan) = step else { return self }
        plan.prune(conditions)
        return Self(step: .open(plan), since: since, isRestored: true)
    }
}
