extension NavigatorCore {
    /// Updates the runs of all flows that are shown.
    func followRuns() {
        for level in rootLevels { followRun(of: level) }
        var level = rootPresenter.level
        while let current = level {
            followRun(of: current)
            level = current.presenter.level
        }
    }

    /// The runs of the flows that are shown, from the bottom up.
    var runs: [FlowModel] {
        let base = shown.root == nil && !shown.isStack ? [] : [shown.base]
        return (base + shown.presented).compactMap { model($0.id)?.run }
    }

    private func followRun(of level: LevelModel) {
        guard let run = level.run, let flow = level.content.flow else { return }
        run._follow(flow, FlowSteps(level.content.node, conditionValues, table))
    }

    /// Performs a move of a flow with its current data.
    func move(_ move: FlowMove, _ flow: FlowValue, _ node: Int, _ level: Int) {
        if move == .edit { return settle { $0.update(flow, of: node, onLevel: level) } }
        var cancelled: ContentValue?
        change(if: { $0.level(level)?.content.flow != nil }) { state in
            state.update(flow, of: node, onLevel: level)
            switch move {
            case .next: state.move(flowOn: level) { $0.next(&$1) }
            case .skip: state.move(flowOn: level) { $0.skip(&$1) }
            case .finish: state.move(flowOn: level) { _, _ in false }
            case .back:
                state.move(flowOn: level) { steps, flow in
                    _ = steps.back(&flow)
                    return true
                }
            case .cancel: cancelled = state.cancel(flowOn: level)
            case .edit: break
            }
        }
        if let cancelled { reportEnd(of: cancelled, cancelled: !wanted.isFinished(cancelled)) }
    }

    private struct FlowEnd {
        let flow: ContentValue
        let caller: Int?
        let isComplete: Bool
    }

    /// Reports flows that have ended to the callers that await them, or else to the app.
    func reportFlows(from former: StateCore, _ events: [StateEvent]) {
        var completed: Set<Int> = []
        var ends: [FlowEnd] = []
        for case .completed(let flow, let level, let caller) in events {
            completed.insert(level)
            ends.append(FlowEnd(flow: flow, caller: caller, isComplete: true))
        }
        // Others have ended because what showed them is gone.
        if let end = endOfRoot(of: former), !completed.contains(former.base.id) { ends.append(end) }
        ends += endsOfPresentations(of: former, without: completed)
        for end in ends {
            guard let caller = end.caller, callers[caller] != nil, end.isComplete else { continue }
            results[caller] = end.flow.flow?.data.result
        }
        // Receivers may navigate again.
        let unawaited = ends.filter { end in end.caller.map { callers[$0] == nil } ?? true }
        for end in unawaited { reportEnd(of: end.flow, cancelled: !end.isComplete) }
    }

    /// The end of the flow that was the root, if another root has taken its place.
    private func endOfRoot(of former: StateCore) -> FlowEnd? {
        let base = former.base
        guard !isRestoring, former.root != nil, let flow = base.content.flow, !former.hasRootEnded,
            wanted.rootLevels[base.id].contentID != base.contentID
        else { return nil }
        let isLast = FlowSteps(base.content.node, conditionValues, table).isLast(flow)
        return FlowEnd(
            flow: base.content, caller: nil,
            isComplete: former.isFinished(base.content) || isLast && !hasLostCondition)
    }

    /// The ends of flows whose presentations are gone.
    private func endsOfPresentations(of former: StateCore, without completed: Set<Int>) -> [FlowEnd] {
        let kept = Set(wanted.allLevels.map(\.id))
        return (former.presented + former.overlays.flatMap(\.levels)).filter { level in
            level.content.flow != nil && !completed.contains(level.id) && !kept.contains(level.id)
        }.map { level in
            FlowEnd(flow: level.content, caller: level.caller, isComplete: former.isFinished(level.content))
        }
    }
}
