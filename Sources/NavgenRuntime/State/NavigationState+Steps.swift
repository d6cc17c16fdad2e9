nonisolated extension NavigationState {
    /// A navigation step, which is only taken if its conditions allow it.
    public indirect enum Step: Hashable, Sendable {
        /// Shows a plan, such as that of a link.
        case open(NavigationState)
        /// Selects a tab.
        case select(Graph.Tab)
        /// Pushes a screen.
        case push(Graph.Route)
        /// Replaces the screen on top.
        case replace(Graph.Route)
        /// Replaces the whole stack.
        case reset(Graph.Route)
        /// Fills a column of the split.
        case fill(SplitColumn, Graph.Route)
        /// Presents content.
        case present(Content)
        /// Asks the app to perform an action.
        case act(Graph.Action)
    }

    /// The outcome of a step.
    public enum Outcome: Hashable, Sendable {
        /// The step was taken.
        case done
        /// The step waits, either for an undecided condition, or until a condition holds while its
        /// fallback is shown.
        case deferred
        /// A condition does not hold and has no fallback.
        case refused(Graph.Conditions.Condition)
        /// The app has to perform an action.
        case act(Graph.Action)
        /// Nothing happened, for example because the screen that requested the step no longer
        /// exists.
        case ignored

        /// Whether the step was taken or may still be taken.
        public var isTaken: Bool {
            switch self {
            case .done, .deferred, .act: return true
            case .refused, .ignored: return false
            }
        }

        init(_ core: OutcomeValue) {
            switch core {
            case .done: self = .done
            case .deferred: self = .deferred
            case .refused(let condition): self = .refused(Graph.Conditions.Condition.allCases[condition])
            case .act(let action): self = Graph.Action(action).map(Self.act) ?? .ignored
            case .ignored: self = .ignored
            }
        }
    }

    /// A step that waits.
    public struct Deferred: Hashable, Sendable {
        let core: DeferredStep

        init(core: DeferredStep) { self.core = core }

        /// The step that waits.
        public var step: Step { Step(core.step) }
        /// The time when the step was deferred, in seconds since the Unix epoch.
        public var since: Double { core.since }
        /// The node that is shown instead, if any. When it is closed, the step is given up.
        public var fallback: Graph.Node? { core.fallback.map(Graph.Node.init(index:)) }
    }
}

nonisolated extension NavigationState.Step {
    var core: StepValue {
        switch self {
        case .open(let plan): return .open(plan.core)
        case .select(let tab): return .select(tab.index)
        case .push(let route): return .push(route.nodeValue)
        case .replace(let route): return .replace(route.nodeValue)
        case .reset(let route): return .reset(route.nodeValue)
        case .fill(let column, let route): return .fill(column, route.nodeValue)
        case .present(let content): return .present(content.core)
        case .act(let action): return .act(action.nodeValue)
        }
    }

    /// Cannot fail: steps in a state were created from the graph's types.
    init(_ core: StepValue) {
        let step: Self?
        switch core {
        case .open(let plan): step = .open(NavigationState(core: plan))
        case .select(let tab): step = .select(Graph.Tab.allCases[tab])
        case .push(let screen): step = Graph.Route(screen).map(Self.push)
        case .replace(let screen): step = Graph.Route(screen).map(Self.replace)
        case .reset(let screen): step = Graph.Route(screen).map(Self.reset)
        case .fill(let column, let screen): step = Graph.Route(screen).map { .fill(column, $0) }
        case .act(let action): step = Graph.Action(action).map(Self.act)
        case .present(let content): step = .present(NavigationState.Content(content))
        }
        guard let step else { preconditionFailure("\(Graph.table.name): no such step") }
        self = step
    }
}
