nonisolated extension NavigationState {
    /// Pushes a screen onto the stack of a level, by default the topmost with a stack.
    public mutating func push(_ route: Graph.Route, on level: Int? = nil) {
        change(level ?? core.stackLevel) { $0.push(route.nodeValue, on: $1) }
    }

    /// Goes back one screen; returns `false` if the stack is empty.
    @discardableResult
    public mutating func pop(_ level: Int? = nil) -> Bool {
        var isDone = false
        change(level) { isDone = $0.pop($1) }
        return isDone
    }

    /// Goes back to the topmost screen of a node; returns `false` if there is none.
    @discardableResult
    public mutating func pop(to node: Graph.Node, _ level: Int? = nil) -> Bool {
        var isDone = false
        change(level) { isDone = $0.pop(to: node.index, $1) }
        return isDone
    }

    /// Empties the stack of a level.
    public mutating func popToRoot(_ level: Int? = nil) { change(level) { $0.popToRoot($1) } }

    /// Replaces the screen on top.
    public mutating func replace(with route: Graph.Route, on level: Int? = nil) {
        change(level) { $0.replace(with: route.nodeValue, on: $1) }
    }

    /// Replaces a whole stack with a screen.
    public mutating func reset(to route: Graph.Route, on level: Int? = nil) {
        change(level) { $0.reset(to: route.nodeValue, on: $1) }
    }

    /// Changes a level, by default the topmost, if it exists.
    private mutating func change(_ level: Int?, _ change: (inout StateCore, Int) -> Void) {
        guard let level = core.existing(level) else { return }
        core.closing { change(&$0, level) }
    }

    /// Closes what is presented on display from a level on, by default the topmost.
    private mutating func close(from level: Int?) {
        let display = core.shown
        guard let level = display.existing(level), level > 0 else { return }
        core.closing { $0.close(level: display[level].id) }
    }

    /// Selects a tab and dismisses all presentations. Leaves the stacks as they are.
    public mutating func select(_ tab: Graph.Tab) { core.closing { $0.select(tab.index) } }

    /// Performs a user's tap on a tab. A tap on the selected tab goes back to its root; at the
    /// root, it is counted in ``reselections``.
    public mutating func tap(_ tab: Graph.Tab) {
        core.closing { if tab.index == $0.tab { $0.tapSelected() } else { $0.select(tab.index, keepsPresented: true) } }
    }

    /// Presents content on a level, by default the topmost. Replaces what that level presented.
    /// Returns the id of the presentation.
    @discardableResult
    public mutating func present(_ content: Content, path: [Graph.Route] = [], on level: Int? = nil) -> Int {
        var id = 0
        core.closing { id = $0.present(content.core, path: path.map(\.nodeValue), on: level) }
        return id
    }

    /// Dismisses a presentation and everything on top of it, by the index of its level; by default,
    /// the topmost.
    public mutating func dismiss(_ level: Int? = nil) {
        close(from: level)
    }

    /// Dismisses a presentation by its id, if it still exists.
    public mutating func dismiss(id: Int) { core.closing { $0.close(level: id) } }

    /// Dismisses all presentations.
    public mutating func dismissAll() { close(from: 1) }

    /// Shows a plan: its root or tab, stack and presentations. The stacks of other tabs are kept.
    public mutating func open(_ plan: Self) { core.closing { $0.open(plan.core) } }

    /// The next state to show on the way from one state to another. It differs only by a change
    /// that the system can make in one step.
    public static func next(shown: Self, wanted: Self) -> Self {
        Self(core: StateCore.next(shown: shown.core, wanted: wanted.core))
    }

    /// Fills a column of the base level's split and empties later columns and the stack. In a
    /// compact width, the column is shown.
    public mutating func fill(_ column: SplitColumn, with route: Graph.Route) {
        core.closing { $0.fill(column, with: route.nodeValue) }
    }

    /// Empties a column and those after it.
    public mutating func clear(_ column: SplitColumn) { core.closing { $0.clear(column) } }

    /// Goes to a flow's next step. After the last step, removes the flow, shows the node that
    /// follows it, and returns the completed flow.
    @discardableResult
    public mutating func advance(
        _ conditions: Graph.Conditions = .undecided, at now: Double = 0, _ level: Int? = nil
    ) -> Graph.Flow? {
        move(conditions, now, level) { $0.next(&$1) }
    }

    /// Skips a step or the rest of a flow. If this completes the flow, removes and returns it.
    @discardableResult
    public mutating func skip(
        _ conditions: Graph.Conditions = .undecided, at now: Double = 0, _ level: Int? = nil
    ) -> Graph.Flow? {
        move(conditions, now, level) { $0.skip(&$1) }
    }

    /// Goes back one step in a flow; returns `false` if that is not possible.
    @discardableResult
    public mutating func goBack(_ conditions: Graph.Conditions = .undecided, _ level: Int? = nil) -> Bool {
        var isBack = false
        move(conditions, core.now, level) { steps, flow in
            isBack = steps.back(&flow)
            return true
        }
        return isBack
    }

    /// Completes a flow at any step; removes and returns it.
    @discardableResult
    public mutating func finish(
        _ conditions: Graph.Conditions = .undecided, at now: Double = 0, _ level: Int? = nil
    ) -> Graph.Flow? {
        move(conditions, now, level) { _, _ in false }
    }

    /// Moves the flow on a level of what is on display; returns it if this completes it.
    @discardableResult
    private mutating func move(
        _ conditions: Graph.Conditions, _ now: Double, _ level: Int?, _ move: (FlowSteps, inout FlowValue) -> Bool
    ) -> Graph.Flow? {
        core.events = []
        core.act(conditions.values, at: now) { state in
            let display = state.shown
            guard let level = display.existing(level) else { return }
            state.move(flowOn: display[level].id, move)
        }
        for case .completed(let flow, _, _) in core.takeEvents() {
            return Graph.Flow(Graph.Node(index: flow.node), flow.flow)
        }
        return nil
    }

    /// Replaces the step and data of a flow.
    public mutating func update(_ flow: Graph.Flow, _ level: Int? = nil) {
        guard let level = core.existing(level) else { return }
        core.update(flow.value, of: flow.node.index, onLevel: core[level].id)
    }

    /// Removes everything whose requirements are not met.
    public mutating func prune(_ conditions: Graph.Conditions) { update(to: conditions, at: core.now) }

    /// Takes a step on what is on top, as soon as its conditions allow it.
    @discardableResult
    public mutating func go(_ step: Step, _ conditions: Graph.Conditions = .undecided, at now: Double = 0) -> Outcome {
        core.events = []
        return Outcome(core.ask(step.core, conditions.values, at: now))
    }

    /// Follows a link, as soon as its conditions allow it.
    @discardableResult
    public mutating func follow(_ link: Graph.Link, _ conditions: Graph.Conditions = .undecided, at now: Double = 0)
        -> Outcome
    {
        core.events = []
        guard let exit = ExitValue(link: link.nodeValue, Graph.table) else { return .ignored }
        return Outcome(core.follow(exit, url: link.url, conditions.values, at: now))
    }

    /// Applies a change of the conditions or of the time: removes what no longer meets its
    /// requirements, and does or drops what waited. Returns the outcome of the newest step or link
    /// that waited; `nil` if none did.
    @discardableResult
    public mutating func update(to conditions: Graph.Conditions, at now: Double) -> Outcome? {
        core.events = []
        let newest = core.requests.last
        core.update(to: conditions.values, at: now)
        return newest.map { Outcome(core.outcome($0)) }
    }
}
