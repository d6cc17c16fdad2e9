extension NavigatorCore {
    /// Reads the current conditions from the app.
    func refreshConditions() {
        if let facts { conditionsChanged(facts()) }
    }

    /// Updates the navigation after the values of the conditions have changed.
    func conditionsChanged(_ conditions: ConditionValues) {
        guard conditions != conditionValues else { return }
        hasLostCondition = conditions.hasLost(since: known)
        // Results that another user has asked for are ignored.
        if hasLostCondition { opening.newest = opening.number() }
        conditionValues = conditions
        known = conditions.filled(from: known)
        settle { $0.update(to: conditions, at: self.now()) }
        hasLostCondition = false
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

    /// Reports what comes before its effects: that a link waits, or that a route was taken.
    func announceStart(_ event: StateEvent) {
        guard reportsEvents else { return }
        switch event {
        case .deferred(let link):
            if let node = link.exit.target(table) { announce(.url(url(of: link), .deferred(node))) }
        case .ended(let request, .done), .ended(let request, .act):
            guard !request.isLink, let node = request.exit.target(table) else { return }
            announce(.routed(from: request.source ?? node, to: node))
        default: break
        }
    }

    /// Reports how a link, or a step that was not taken, has ended.
    func announceEnd(_ event: StateEvent) {
        guard reportsEvents, case .ended(let request, let outcome) = event, let node = request.exit.target(table) else {
            return
        }
        if request.isLink { return announce(.url(url(of: request), OpenedValue(outcome, node))) }
        switch outcome {
        case .refused(let condition): announce(.blocked(by: condition))
        case .dropped(let reason): announce(.dropped(node, reason))
        case .done, .act, .deferred, .ignored: break
        }
    }

    /// The URL that requested a link, or else one that leads to the same.
    private func url(of request: RequestValue) -> String {
        request.url ?? request.exit.target(table).map { table.nodes[$0].id } ?? ""
    }

    /// Reports which presentations were closed and which node is now on top.
    func announce(from former: StateCore, _ closer: NavigationCloser) {
        guard reportsEvents else { return }
        let display = display
        for level in former.presented.reversed() where !display.presented.contains(where: { $0.id == level.id }) {
            announce(.closed(level.content.node, by: closer))
        }
        let (left, shown) = (former.topmost, display.topmost)
        guard left != shown else { return }
        if let left { announce(.left(left.node)) }
        if let shown { announce(.shown(shown.node, values: shown.values)) }
    }
}
