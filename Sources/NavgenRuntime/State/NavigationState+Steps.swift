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
    public indirect enum Outcome: Hashable, Sendable {
        /// The step was taken.
        case done
        /// The step waits: for an undecided condition, or for one that is false while its fallback is
        /// shown, for its root, or until nothing holds navigation.
        case deferred
        /// A condition does not hold and has no fallback.
        case refused(Graph.Conditions.Condition)
        /// The step waited and was given up.
        case dropped(Reason)
        /// The app has to perform an action.
        case act(Graph.Action)
        /// Nothing happened, for example because the screen that asked is not on top.
        case ignored

        /// Whether the step was taken or may still be taken.
        public var isTaken: Bool {
            switch self {
            case .done, .deferred, .act: return true
            case .refused, .dropped, .ignored: return false
            }
        }

        init(_ core: OutcomeValue) {
            switch core {
            case .done: self = .done
            case .deferred: self = .deferred
            case .refused(let condition): self = .refused(Graph.Conditions.Condition.allCases[condition])
            case .dropped(let reason): self = .dropped(Reason(reason))
            case .act(let action): self = Graph.Action(action).map(Self.act) ?? .ignored
            case .ignored: self = .ignored
            }
        }
    }

    /// The reason for which a step or link that waited was given up.
    public enum Reason: Hashable, Sendable {
        /// The fallback for which it waited was closed.
        case closed
        /// A condition that had held is now false, for example because the user has signed out.
        case conditionLost(Graph.Conditions.Condition)
        /// The screen that asked is gone.
        case gone
        /// It waited for an undecided condition, and another step was taken; or a newer link came.
        case replaced
        /// It waited too long.
        case expired

        init(_ core: DropValue) {
            switch core {
            case .closed: self = .closed
            case .conditionLost(let condition): self = .conditionLost(Graph.Conditions.Condition.allCases[condition])
            case .gone: self = .gone
            case .replaced: self = .replaced
            case .expired: self = .expired
            }
        }
    }

    /// A step or a link that waits.
    public struct Request: Hashable, Sendable {
        let core: RequestValue

        init(core: RequestValue) { self.core = core }

        /// The node that it leads to.
        public var target: Graph.Node {
            Graph.Node(index: core.exit.target(Graph.table) ?? 0)
        }
        /// The time when it was made, in seconds since the Unix epoch.
        public var since: Double { core.since }
        /// Whether it is a link.
        public var isLink: Bool { core.isLink }
        /// The URL of a link that was opened with one.
        public var url: String? { core.url }
    }
}

nonisolated extension NavigationState.Step {
    var core: ExitValue {
        switch self {
        case .open(let plan): return .open(plan.core, plan.core.topValue.node)
        case .select(let tab): return .select(tab.index)
        case .push(let route): return .push(route.nodeValue)
        case .replace(let route): return .replace(route.nodeValue)
        case .reset(let route): return .reset(route.nodeValue)
        case .fill(let column, let route): return .fill(column, route.nodeValue)
        case .present(let content): return .present(content.core)
        case .act(let action): return .act(action.nodeValue)
        }
    }
}
