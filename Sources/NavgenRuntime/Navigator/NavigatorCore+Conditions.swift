extension NavigatorCore {
    /// Asks what the app knows now.
    func askFacts() {
        if let facts { conditionsChanged(facts()) }
    }

    /// Responds to a change in what the app knows.
    func conditionsChanged(_ conditions: ConditionValues) {
        guard conditions != conditionValues else { return }
        // Another user must not get what waits; what waits since an earlier launch belongs to the user known then.
        let isFormerLost = conditions.hasLost(since: known)
        let former = ownKnown
        conditionValues = conditions
        known = conditions.filled(from: known)
        ownKnown = conditions.filled(from: former)
        if conditions.hasLost(since: former) { opening.giveUp() }
        if isFormerLost, opening.held?.isFormer ?? false { opening.held = nil }
        if isFormerLost { restored?.giveUp() }
        settle {
            if isFormerLost { self.giveUpFormer(&$0) }
            return self.followConditions(from: former, &$0)
        }
    }

    /// Gives up what has been waiting since an earlier launch.
    private func giveUpFormer(_ state: inout StateCore) {
        guard let deferred = state.deferred, deferred.isRestored || deferred.since == formerSince else { return }
        state.deferred = nil
    }

    /// Brings a state up to date with the conditions.
    func update(_ state: inout StateCore, from former: ConditionValues) -> OutcomeValue? {
        let isFormer = formerSince != nil && state.deferred?.since == formerSince
        let deferred = deferredLink(in: state)
        let (root, base) = (state.root, state.base)
        let outcome = state.update(from: former, to: conditionValues, at: now(), unless: { self.holdsBack($0) })
        // The last step of a flow may let the root change before it ends the flow.
        if root != nil, root != state.root, !hasReportedRoot, !conditionValues.hasLost(since: former),
            let flow = base.content.flow, FlowSteps(base.content.node, conditionValues, table).isLast(flow)
        {
            endedFlows[base.id] = base.content
        }
        if isFormer { formerSince = state.deferred?.since }
        if outcome != nil, deferredLink(in: state) == nil { opening.resumed = deferred }
        return outcome
    }
}

extension NavigatorCore {
    /// Reports the events of a change in order once it is done, then what observers did meanwhile.
    func reportAfterward(_ change: () -> Void) {
        let isReporting = beginReporting()
        change()
        if !isReporting { endReporting() }
    }

    /// Lets events wait; returns whether they already do.
    func beginReporting() -> Bool {
        if isReporting { return true }
        isReporting = true
        return false
    }

    /// Reports the events that have waited.
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

    /// Reports what has changed, once.
    func announce(from former: StateCore, _ closer: NavigationCloser) {
        guard reportsEvents else { return }
        let wanted = wanted
        for level in former.presented.reversed() where !wanted.presented.contains(where: { $0.id == level.id }) {
            announce(.closed(level.content.node, by: closer))
        }
        let (left, shown) = (former.seen, wanted.seen)
        guard left != shown else { return }
        if let left { announce(.left(left.node)) }
        if let shown { announce(.shown(shown.node, values: shown.values)) }
    }
}
