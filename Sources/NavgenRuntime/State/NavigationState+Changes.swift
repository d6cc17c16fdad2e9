nonisolated extension NavigationState {
    /// Pushes a screen on the stack of a level, by default the topmost.
    @inlinable
    public mutating func push(_ route: Graph.Route, on level: Int? = nil) { core.push(route.nodeValue, on: level) }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    public mutating func pop(_ level: Int? = nil) -> Bool { core.pop(level) }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
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

    /// Selects a tab as code does: pops nothing and dismisses what is presented.
    public mutating func select(_ tab: Graph.Tab) { core.select(tab.index) }

    /// Performs a user's tap on a tab: on the selected one, it goes back to the root, where taps are counted.
    public mutating func tap(_ tab: Graph.Tab) { core.tap(tab.index) }

    /// Presents something on a level, by default the topmost, in place of what that level presented. Returns the
    /// identity of the presentation.
    @discardableResult @inlinable
    public mutating func present(_ content: Content, path: [Graph.Route] = [], on level: Int? = nil) -> Int {
        core.present(content.core, path: path.map(\.nodeValue), on: level)
    }

    /// Dismisses a presentation, by its level, and everything on it; by default the topmost.
    public mutating func dismiss(_ level: Int? = nil) { core.dismiss(level) }

    /// Dismisses a presentation if it is still there.
    public mutating func dismiss(id: Int) { core.dismiss(id: id) }

    /// Dismisses all presentations.
    public mutating func dismissAll() { core.dismissAll() }

    /// Shows a plan: the stack of its root or tab, and what it presents. Other tabs keep theirs.
    public mutating func open(_ plan: Self) { core.open(plan.core) }

    /// The next state to show on the way from what is shown to what is wanted: one change that the system can make at
    /// once.
    public static func next(shown: Self, wanted: Self) -> Self {
        Self(core: StateCore.next(shown: shown.core, wanted: wanted.core))
    }

    /// Fills a column of the split below. Empties later columns and the stack; in a compact width, shows the column.
    public mutating func fill(_ column: SplitColumn, with route: Graph.Route) {
        core.fill(column, with: route.nodeValue)
    }

    /// Empties a column and those after it, as going back does.
    public mutating func clear(_ column: SplitColumn) { core.clear(column) }

    /// Goes to a flow's next step. After the last, the flow is complete: it is removed and returned, and what follows
    /// it is shown.
    @discardableResult
    public mutating func advance(
        _ conditions: Graph.Conditions = .undecided, at now: Double = 0, _ level: Int? = nil
    ) -> Graph.Flow? {
        Self.flow(core.advance(conditions.values, at: now, level))
    }

    /// Skips a step or the rest of a flow; a flow that this completes is removed and returned.
    @discardableResult
    public mutating func skip(
        _ conditions: Graph.Conditions = .undecided, at now: Double = 0, _ level: Int? = nil
    ) -> Graph.Flow? {
        Self.flow(core.skip(conditions.values, at: now, level))
    }

    /// Goes back one step; `false` if that is not possible.
    @discardableResult
    public mutating func goBack(_ conditions: Graph.Conditions = .undecided, _ level: Int? = nil) -> Bool {
        core.goBack(conditions.values, level)
    }

    /// Completes a flow, whatever its step.
    @discardableResult
    public mutating func finish(
        _ conditions: Graph.Conditions = .undecided, at now: Double = 0, _ level: Int? = nil
    ) -> Graph.Flow? {
        Self.flow(core.finish(conditions.values, at: now, level))
    }

    /// Gives a flow other values, such as its data.
    public mutating func update(_ flow: Graph.Flow, _ level: Int? = nil) {
        core.update(flow.value, of: flow.node.index, level)
    }

    private static func flow(_ end: StateCore.FlowEnd?) -> Graph.Flow? {
        end.flatMap { Graph.Flow(Graph.Node(index: $0.content.node), $0.content.flow) }
    }

    /// The level for a step that code takes: the topmost stack if the step is about a stack.
    public func level(of step: Step) -> Int { core.level(of: step.core) }

    /// Removes everything that requires what does not hold.
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

    /// Takes the step of a link; of several links, only the newest may wait.
    @discardableResult
    public mutating func follow(_ step: Step, _ conditions: Graph.Conditions, at now: Double) -> Outcome {
        Outcome(core.follow(step.core, conditions.values, at: now))
    }

    /// Applies a change in what the app knows: removes what lost its conditions, and takes the step that waited for
    /// them. Returns `nil` if nothing waited.
    @discardableResult
    public mutating func update(
        from former: Graph.Conditions, to conditions: Graph.Conditions, at now: Double,
        unless isHeld: (Self) -> Bool = { _ in false }
    ) -> Outcome? {
        core.update(from: former.values, to: conditions.values, at: now, unless: { isHeld(Self(core: $0)) })
            .map(Outcome.init)
    }
}
