extension NavigatorCore {
    /// Reads the current conditions from the app.
    func refreshConditions() {
        if let facts { conditionsChanged(facts()) }
    }

    /// Updates the navigation after the values of the conditions have changed.
    func conditionsChanged(_ conditions: ConditionValues) {
        guard conditions != conditionValues else { return }
        // A deferred link must not open for another user. A restored one belongs to the user who
        // was signed in during the earlier launch.
        let hasLostKnown = conditions.hasLost(since: known)
        let former = knownThisLaunch
        conditionValues = conditions
        known = conditions.filled(from: known)
        knownThisLaunch = conditions.filled(from: former)
        if conditions.hasLost(since: former) { opening.giveUp() }
        if hasLostKnown, opening.held?.isRestored ?? false { opening.held = nil }
        if hasLostKnown { restored?.giveUp() }
        settle {
            if hasLostKnown { self.giveUpRestored(&$0) }
            return self.followConditions(from: former, &$0)
        }
    }

    /// Gives up a deferred step that was restored from an earlier launch.
    private func giveUpRestored(_ state: inout StateCore) {
        guard let deferred = state.deferred, deferred.isRestored || deferred.since == restoredSince else { return }
        state.deferred = nil
    }

    /// Brings a state up to date with the conditions.
    func update(_ state: inout StateCore, from former: ConditionValues) -> OutcomeValue? {
        let isRestored = restoredSince != nil && state.deferred?.since == restoredSince
        let deferred = deferredLink(in: state)
        let (root, base) = (state.root, state.base)
        let outcome = state.update(from: former, to: conditionValues, at: now(), unless: { self.holdsBack($0) })
        // The last step of a flow may change the root before it ends the flow.
        if root != nil, root != state.root, !hasReportedRoot, !conditionValues.hasLost(since: former),
            let flow = base.content.flow, FlowSteps(base.content.node, conditionValues, table).isLast(flow)
        {
            endedFlows[base.id] = base.content
        }
        if isRestored { restoredSince = state.deferred?.since }
        if outcome != nil, deferredLink(in: state) == nil { opening.resumed = deferred }
        return outcome
    }
}

extension NavigatorCore {
    /// Reports the events of a change in order after it is complete, then those that observers
    /// caused in the meantime.
    func reportAfterward(_ change: () -> Void) {
        let isReporting = beginReporting()
        change()
        if !isReporting { endReporting() }
    }

    /// Starts to collect events instead of reporting them; returns whether they were already being
    /// collected.
    func beginReporting() -> Bool {
        if isReporting { return true }
        isReporting = true
        return false
    }

    /// Reports the collected events.
    func endReporting() {
        while !events.isEmpty { report(events.removeFirst()) }
        isReporting = false
    }

    func announce(_ event: EventValue) {
        events.append(event)
        if !isReporting {
            isReporting = true
            endReporting()
        }
    }

    /// Reports which presentations were closed and which node is now on top.
    func announce(from former: StateCore, _ closer: NavigationCloser) {
        guard reportsEvents else { return }
        let wanted = wanted
        for level in former.presented.reversed() where !wanted.presented.contains(where: { $0.id == level.id }) {
            announce(.closed(level.content.node, by: closer))
        }
        let (left, shown) = (former.topmost, wanted.topmost)
        guard left != shown else { return }
        if let left { announce(.left(left.node)) }
        if let shown { announce(.shown(shown.node, values: shown.values)) }
    }
}
