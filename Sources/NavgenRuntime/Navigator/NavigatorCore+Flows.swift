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

    /// Reports flows that have ended to the callers that await them, or else to the app.
    func reportFlows(from former: StateCore, _ events: [StateEvent]) {
        // Receivers may navigate again, so all reports are collected before any is made.
        var reports: [(flow: ContentValue, isCancelled: Bool)] = []
        var completed: Set<Int> = []
        func end(_ flow: ContentValue, for caller: Int?, isComplete: Bool) {
            guard let caller, callers[caller] != nil else { return reports.append((flow, !isComplete)) }
            if isComplete { results[caller] = flow.flow?.data.result }
        }
        for case .completed(let flow, let level, let caller) in events {
            completed.insert(level)
            end(flow, for: caller, isComplete: true)
        }
        let base = former.base
        if !isRestoring, former.root != nil, base.content.flow != nil, !former.hasRootEnded,
            !completed.contains(base.id),
            wanted.rootLevels[base.id].contentID != base.contentID
        {
            let isLast =
                base.content.flow.map { FlowSteps(base.content.node, conditionValues, table).isLast($0) } ?? false
            end(base.content, for: nil, isComplete: former.isFinished(base.content) || isLast && !hasLostCondition)
        }
        let kept = Set(wanted.allLevels.map(\.id))
        for level in former.presented + former.overlays.flatMap(\.levels) {
            guard level.content.flow != nil, !completed.contains(level.id), !kept.contains(level.id) else { continue }
            end(level.content, for: level.caller, isComplete: former.isFinished(level.content))
        }
        for (flow, isCancelled) in reports { reportEnd(of: flow, cancelled: isCancelled) }
    }
}
