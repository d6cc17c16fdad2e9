nonisolated extension StateCore {
    /// Applies a change of the conditions: removes what no longer meets its requirements, shows the
    /// root that the conditions choose, and takes the deferred step if it now meets its
    /// requirements, unless it is a link that is held back. Returns `nil` if no step was deferred.
    @discardableResult
    mutating func update(
        from former: ConditionValues, to conditions: ConditionValues, at now: Double,
        unless isHeld: (Self) -> Bool = { _ in false }
    ) -> OutcomeValue? {
        // A deferred step must not be taken for another user.
        if conditions.hasLost(since: former) { deferred = nil }
        var requested = deferred
        let next = chosenRoot(conditions)
        if next != root, next != nil || root.map({ table.isRefused(root: $0, conditions) }) ?? false {
            let (lastID, isStack) = (lastID, isStack)
            self = Self(table, conditions)
            self.lastID = lastID
            self.isStack = isStack
            // What was visible belongs to the previous root and is discarded.
            requested = requested.flatMap { $0.isRestored ? nil : $0.withoutFallback }
            deferred = requested
            if table.hasGuardedStart { selectStart(conditions, at: now) }
        }
        prune(conditions)
        guard let waiting = requested?.pruned(conditions) else { return nil }
        guard now - waiting.since < table.deferralLimit else {
            deferred = nil
            return nil
        }
        if root == nil { return .deferred }
        if waiting.isRestored { deferred = waiting }
        if waiting.fallback == nil, waiting.step.isLink, isHeld(self) { return .deferred }
        return resume(waiting, conditions, at: now)
    }

    /// Takes the deferred step if its conditions are decided. Returns `nil` if there is no step
    /// left.
    private mutating func resume(
        _ waiting: DeferredStep, _ conditions: ConditionValues, at now: Double
    ) -> OutcomeValue? {
        if waiting.isRestored, case .open(let plan) = waiting.step, plan.allNodes == allNodes {
            deferred = nil
            return nil
        }
        switch firstUnmet(of: waiting.step, conditions) {
        case nil:
            if isForOtherRoot(waiting.step, conditions) { return deferred == nil ? nil : .deferred }
            if waiting.isRestored, case .open(let plan) = waiting.step {
                deferred = nil
                takeOver(plan)
                return .done
            }
            return takeDeferred(waiting, conditions, at: now)
        case (_, nil)?: return deferred == nil ? nil : .deferred
        case (let requirement, _)?:
            if deferred == nil { return nil }
            let fallback = table.fallback(of: requirement)
            if fallback == waiting.fallback ?? waiting.answered,
                fallback != nil || isForOtherRoot(waiting.step, conditions)
            {
                return .deferred
            }
            return takeDeferred(waiting, conditions, at: now)
        }
    }

    /// Shows a saved state, except parts whose conditions are undecided, which wait. From a state
    /// with another root, only a deferred link to this root is kept.
    mutating func restore(_ saved: Self, as root: Int?, _ conditions: ConditionValues, at now: Double) {
        guard saved.root == root else {
            if deferred?.isRestored ?? true, let waiting = saved.deferred, case .open(let plan) = waiting.step,
                plan.root == root
            {
                deferred = waiting.withoutFallback
            }
            return
        }
        takeOver(saved)
        deferUndecided(conditions, at: now)
    }

    /// Adopts a saved state. A step that was deferred in the meantime takes precedence over the
    /// saved one.
    mutating func takeOver(_ saved: Self) {
        let newer = deferred.flatMap { $0.isRestored ? nil : $0.withoutFallback }
        let last = lastID
        let origin = saved.deferred?.origin.flatMap { saved.index(ofLevel: $0.level) }
        let former = self
        self = saved
        isStack = former.isStack
        if isStack {
            root = former.root
            tab = former.tab
            base.content = former.base.content
        }
        // Give the presentations ids that none had before.
        for index in presented.indices { presented[index].id = last + 1 + index }
        lastID = last + presented.count
        if let level = origin.map({ self[$0].id }) { deferred?.origin?.level = level }
        deferred = newer ?? deferred
    }

    /// Removes what is visible while its conditions are undecided. It waits as a deferred step,
    /// unless another one is already deferred.
    private mutating func deferUndecided(_ conditions: ConditionValues, at now: Double) {
        prune(conditions)
        guard requirements.contains(where: { $0.isMet(conditions) == nil }) else { return }
        var seen = self
        seen.deferred = nil
        let waiting = deferred ?? DeferredStep(step: .open(seen), since: now, isRestored: true)
        prune(conditions, orUndecided: true)
        // Other tabs and roots are not visible and are kept.
        for index in rootLevels.indices where index != rootIndex { rootLevels[index] = seen.rootLevels[index] }
        deferred = waiting.fallback.map(nodes.contains) ?? true ? waiting : waiting.withoutFallback
        dropDeferredIfLeft()
    }
}

nonisolated extension GraphTable {
    /// Whether the first tab has requirements that may be undecided or not met when the app starts.
    var hasGuardedStart: Bool {
        guard showsTabs, let first = rootStacks.first, first.tab != nil else { return false }
        return !requirements(ofStack: 0).isEmpty || !nodes[first.root].requirements.isEmpty
            || nodes[first.root].sidebar.contains { !nodes[$0].requirements.isEmpty }
    }
}
