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
        var isCancelled = false
        var content = ContentValue(flow: node, flow)
        settle { state in
            guard let index = state.index(ofLevel: level) else { return nil }
            state.update(flow, of: node, index)
            content = state[index].content
            var end: StateCore.FlowEnd?
            switch move {
            case .edit: break
            case .next: end = state.advance(self.conditionValues, at: self.now(), index)
            case .back: state.goBack(self.conditionValues, index)
            case .skip: end = state.skip(self.conditionValues, at: self.now(), index)
            case .finish: end = state.finish(self.conditionValues, at: self.now(), index)
            case .cancel:
                isCancelled = index == 0
                state.dismiss(index)
            }
            self.endedFlows[level] = end?.content
            return end?.outcome ?? .ignored
        }
        if isCancelled {
            hasReportedRoot = true
            reportEnd(of: content, cancelled: !wanted.isFinished(content))
        }
    }

    /// Reports flows that have ended to the callers that await them, or else to the app.
    func reportFlows(from former: StateCore) {
        let ended = endedFlows
        endedFlows = [:]
        // Receivers may navigate again, so all reports are collected before any is made.
        var reports: [(flow: ContentValue, isCancelled: Bool)] = []
        for (level, flow) in ended.sorted(by: { $0.key < $1.key }) {
            if waiting[level] == nil {
                reports.append((flow, false))
            } else {
                results[level] = flow.flow?.data.result
            }
        }
        if former.root != nil, former.base.content.flow != nil {
            let hasEnded = hasReportedRoot || ended[former.base.id] != nil
            let isGone = wanted.root != former.root
            if isGone, !hasEnded { reports.append((former.base.content, !former.isFinished(former.base.content))) }
            hasReportedRoot = hasEnded && !isGone
        }
        for level in former.presented where ended[level.id] == nil {
            guard let flow = level.content.flow, !wanted.presented.contains(where: { $0.id == level.id }) else {
                continue
            }
            let isComplete = former.isFinished(level.content) || isComplete(level.content, on: level.id, in: former)
            if waiting[level.id] == nil {
                reports.append((level.content, !isComplete))
            } else if isComplete {
                results[level.id] = flow.data.result
            }
        }
        for (flow, isCancelled) in reports { reportEnd(of: flow, cancelled: isCancelled) }
    }

    /// Whether a dismissed flow counts as complete: it was on its last step, and it, or something
    /// below it, was the fallback of a condition that now holds.
    private func isComplete(_ content: ContentValue, on level: Int, in former: StateCore) -> Bool {
        guard let deferred = former.deferred, let fallback = deferred.fallback, let flow = content.flow,
            let index = former.presented.firstIndex(where: { $0.id == level })
        else { return false }
        guard former.base.contains(fallback) || former.presented[...index].contains(where: { $0.contains(fallback) })
        else { return false }
        let conditions = conditionValues
        let isMet = former.requirements(of: deferred.step).allSatisfy {
            $0.isMet(conditions) == true || table.fallback(of: $0) != fallback
        }
        return isMet && FlowSteps(content.node, conditions, table).isLast(flow)
    }
}
