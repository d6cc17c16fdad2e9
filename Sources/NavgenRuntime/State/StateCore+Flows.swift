nonisolated extension StateCore {
    /// A move within a flow.
    func moved(_ level: LevelValue, _ move: (FlowSteps, inout FlowValue) -> Bool) -> (flow: FlowValue, continues: Bool)?
    {
        guard var flow = level.content.flow else { return nil }
        let continues = move(FlowSteps(level.content.node, facts, table), &flow)
        return (flow, continues)
    }

    /// Moves the flow on a level on display. If it does not continue, it is complete.
    mutating func move(flowOn id: Int, _ move: (FlowSteps, inout FlowValue) -> Bool) {
        guard shown.level(id)?.content.flow != nil, let level = allLevels.first(where: { $0.id == id }),
            let (flow, continues) = moved(level, move)
        else { return }
        edit(id) { $0.content.flow = flow }
        // What a step has presented goes with it.
        if flow.step != level.content.flow?.step { removeLevels(above: id) }
        if !continues, let level = allLevels.first(where: { $0.id == id }) {
            complete(level)
        }
    }

    /// Completes a flow: removes it, unless it is the root, and asks for the node that follows it. A
    /// fallback is not shown again for the requests that wait for it; they go on from there.
    mutating func complete(_ level: LevelValue) {
        if overlays.contains(where: { $0.levels[0].id == level.id }) {
            let fallback = overlays.first { $0.levels[0].id == level.id }?.fallback ?? level.content.node
            events.append(.completed(level.content, level: level.id, caller: level.caller))
            markAnswered(fallback)
            overlays.removeAll { $0.fallback == fallback }
            return
        }
        if rootLevels.contains(where: { $0.id == level.id }) {
            guard !hasRootEnded, base.id == level.id else { return }
            hasRootEnded = true
            events.append(.completed(level.content, level: level.id, caller: nil))
            return showNext(level.content, from: nil)
        }
        events.append(.completed(level.content, level: level.id, caller: level.caller))
        markAnswered(level.content.node)
        let presenter = presenter(of: level)
        closing { $0.close(level: level.id) }
        showNext(level.content, from: presenter)
    }

    /// Cancels the flow on a level on display. One that is the root stays, and is returned the first
    /// time.
    mutating func cancel(flowOn id: Int) -> ContentValue? {
        guard let level = shown.level(id) else { return nil }
        guard base.id == id else {
            close(level: id)
            return nil
        }
        closeRequests(for: level.content.node)
        if hasRootEnded { return nil }
        hasRootEnded = true
        return level.content
    }

    /// The screen that presented a level, which may be gone.
    private func presenter(of level: LevelValue) -> ScreenOrigin? {
        let state = overlay(holding: level.contentID).map(insideOverlay) ?? self
        guard let index = state.index(ofLevel: level.id), index > 0 else {
            return level.presenter.map { ScreenOrigin(id: $0) }
        }
        return state.presentingScreen(of: index)
    }

    /// Asks for the node that follows a flow.
    mutating func showNext(_ flow: ContentValue, from origin: ScreenOrigin?) {
        guard let next = table.nodes[flow.node].next,
            var exit = ExitValue(showing: next.value(flow.value, presenter: { flow.flow?.data.parameter($0) }), table)
        else { return }
        // What follows a flow does not depend on what is shown below it.
        if case .open(var plan, let node) = exit {
            plan.opensOnTop = false
            exit = .open(plan, node)
        }
        ask(next: exit, from: origin)
    }

    /// Asks for what follows a flow or an action.
    mutating func ask(next exit: ExitValue, from origin: ScreenOrigin?, after former: [Requirement] = []) {
        var request = RequestValue(
            id: newID(), exit: exit, origin: origin, root: isStack ? nil : displayedRoot, since: now)
        if case .open(let plan, _) = exit { request.root = plan.root }
        if let root = request.root, root != displayedRoot { request.origin = nil }
        request.inherited = former
        add(request)
    }

    /// Replaces the step and data of a flow. A flow with other parameters is another flow.
    mutating func update(_ flow: FlowValue, of node: Int, onLevel id: Int) {
        edit(id) { level in
            if level.content.node == node, level.content.flow?.parameters == flow.parameters {
                level.content.flow = flow
            }
        }
    }

    /// Whether a flow is on a final step.
    func isFinished(_ content: ContentValue) -> Bool {
        guard let flow = content.flow else { return false }
        return FlowSteps(content.node, facts, table).isFinished(flow)
    }
}
