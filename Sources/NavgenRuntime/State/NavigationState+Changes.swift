nonisolated extension NavigationState {
    /// Pushes a screen onto the stack of a level, by default the topmost level.
    @inlinable
    public mutating func push(_ route: Graph.Route, on level: Int? = nil) { core.push(route.nodeValue, on: level) }

    /// Goes back one screen; returns `false` if the stack is empty.
    @discardableResult
    public mutating func pop(_ level: Int? = nil) -> Bool { core.pop(level) }

    /// Goes back to the topmost screen of a node; returns `false` if there is none.
    @discardableResult
    public mutating func pop(to node: Graph.Node, _ level: Int? = nil) -> Bool {
        core.pop(to: node.index, level)
    }

    /// Empties the stack of a level.
    public mutating func popToRoot(_ level: Int? = nil) { core.popToRoot(level) }

    /// Replaces the screen on top.
    @inlinable
    public mutating func replace(with route: Graph.Route, on level: Int? = nil) {
        core.replace(with: route.nodeValue, on: level)
    }

    /// Replaces a whole stack with a screen.
    @inlinable
    public mutating func reset(to route: Graph.Route, on level: Int? = nil) {
        core.reset(to: route.nodeValue, on: level)
    }

    /// Selects a tab and dismisses all presentations. Leaves the stacks as they are.
    public mutating func select(_ tab: Graph.Tab) { core.select(tab.index) }

    /// Performs a user's tap on a tab. A tap on the selected tab goes back to its root; at the
    /// root, it is counted in ``reselections``.
    public mutating func tap(_ tab: Graph.Tab) { core.tap(tab.index) }

    /// Presents content on a level, by default the topmost. Replaces what that level presented.
    /// Returns the id of the presentation.
    @discardableResult @inlinable
    public mutating func present(_ content: Content, path: [Graph.Route] = [], on level: Int? = nil) -> Int {
        core.present(content.core, path: path.map(\.nodeValue), on: level)
    }

    /// Dismisses a presentation and everything on top of it, by the index of its level; by default,
    /// the topmost.
    public mutating func dismiss(_ level: Int? = nil) { core.dismiss(level) }

    /// Dismisses a presentation by its id, if it still exists.
    public mutating func dismiss(id: Int) { core.dismiss(id: id) }

    /// Dismisses all presentations.
    public mutating func dismissAll() { core.dismissAll() }

    /// Shows a plan: its root or tab, stack and presentations. The stacks of other tabs are kept.
    public mutating func open(_ plan: Self) { core.open(plan.core) }

    /// The next state to show on the way from one state to another. It differs only by a change
    /// that the system can make in one step.
    public static func next(shown: Self, wanted: Self) -> Self {
        Self(core: StateCore.next(shown: shown.core, wanted: wanted.core))
    }

    /// Fills a column of the base level's split and empties later columns and the stack. In a
    /// compact width, the column is shown.
    public mutating func fill(_ column: SplitColumn, with route: Graph.Route) {
        core.fill(column, with: route.nodeValue)
    }

    /// Empties a column and those after it.
    public mutating func clear(_ column: SplitColumn) { core.clear(column) }

    /// Goes to a flow's next step. After the last step, removes the flow, shows the node that
    /// follows it, and returns the completed flow.
    @discardableResult
    public mutating func advance(
        _ conditions: Graph.Conditions = .undecided, at now: Double = 0, _ level: Int? = nil
    ) -> Graph.Flow? {
        Self.flow(core.advance(conditions.values, at: now, level))
    }

    /// Skips a step or the rest of a flow. If this completes the flow, removes and returns it.
    @discardableResult
    public mutating func skip(
        _ conditions: Graph.Conditions = .undecided, at now: Double = 0, _ level: Int? = nil
    ) -> Graph.Flow? {
        Self.flow(core.skip(conditions.values, at: now, level))
    }

    /// Goes back one step in a flow; returns `false` if that is not possible.
    @discardableResult
    public mutating func goBack(_ conditions: Graph.Conditions = .undecided, _ level: Int? = nil) -> Bool {
        core.goBack(conditions.values, level)
    }

    /// Completes a flow at any step; removes and returns it.
    @discardableResult
    public mutating func finish(
        _ conditions: Graph.Conditions = .undecided, at now: Double = 0, _ level: Int? = nil
    ) -> Graph.Flow? {
        Self.flow(core.finish(conditions.values, at: now, level))
    }

    /// Replaces the step and data of a flow.
    public mutating func update(_ flow: Graph.Flow, _ level: Int? = nil) {
        core.update(flow.value, of: flow.node.index, level)
    }

    private static func flow(_ end: StateCore.FlowEnd?) -> Graph.Flow? {
        end.flatMap { Graph.Flow(Graph.Node(index: $0.content.node), $0.content.flow) }
    }

    /// The index of the level on which code takes a step: the topmost stack for stack steps, or
    /// else the topmost level.
    public func level(of step: Step) -> Int { core.level(of: step.core) }

    /// Removes everything whose requirements are not met.
    public mutating func prune(_ conditions: Graph.Conditions) { core.prune(conditions.values) }

    /// Takes a step if its conditions allow it; otherwise defers it and shows its fallback.
    @discardableResult
    public mutating func go(
        _ step: Step, on level: Int? = nil, _ conditions: Graph.Conditions = .undecided, at now: Double = 0
    ) -> Outcome {
        Outcome(core.go(step.core, on: level, conditions.values, at: now))
    }

    /// Follows a link, or defers it until its conditions allow it.
    @discardableResult
    public mutating func follow(_ link: Graph.Link, _ conditions: Graph.Conditions = .undecided, at now: Double = 0)
        -> Outcome
    {
        guard let step = StepValue(link: link.nodeValue, Graph.table) else { return .ignored }
        return Outcome(core.follow(step, conditions.values, at: now))
    }

    /// Takes the step of a link. Only the newest link can be deferred, so an earlier one is given
    /// up.
    @discardableResult
    public mutating func follow(_ step: Step, _ conditions: Graph.Conditions, at now: Double) -> Outcome {
        Outcome(core.follow(step.core, conditions.values, at: now))
    }

    /// Applies a change of the conditions: removes what no longer meets its requirements, and takes
    /// the deferred step if it now does. Returns `nil` if no step was deferred.
    @discardableResult
    public mutating func update(
        from former: Graph.Conditions, to conditions: Graph.Conditions, at now: Double,
        unless isHeld: (Self) -> Bool = { _ in false }
    ) -> Outcome? {
        core.update(from: former.values, to: conditions.values, at: now, unless: { isHeld(Self(core: $0)) })
            .map(Outcome.init)
    }
}
