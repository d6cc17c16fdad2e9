nonisolated extension StateCore {
    /// The index of the level on which code takes a step: the topmost stack for stack steps, or
    /// else the topmost level.
    func level(of step: StepValue) -> Int {
        switch step {
        case .push, .replace, .reset: return stackLevel
        case .open, .select, .fill, .present, .act: return depth - 1
        }
    }

    /// Takes a step if its conditions allow it; otherwise defers it and shows its fallback.
    @discardableResult
    mutating func go(
        _ step: StepValue, on level: Int? = nil, _ conditions: ConditionValues, at now: Double
    ) -> OutcomeValue {
        // While the root is undecided, there is no level to take the step on.
        if root == nil {
            deferred = DeferredStep(step: step, since: now)
            return .deferred
        }
        guard let level = existing(level), canTake(step) else { return .ignored }
        let isElsewhere = isForOtherRoot(step, conditions)
        if let (requirement, isMet) = firstUnmet(of: step, conditions) {
            let fallback = isMet == false ? table.fallback(of: requirement) : nil
            var waiting = DeferredStep(step: step, since: now)
            if !step.isLink, !isElsewhere { waiting.origin = origin(of: level, below: fallback) }
            let covered = self.covered(by: fallback, waiting)
            if let fallback, show(fallback) {
                waiting.fallback = fallback
                waiting.covered = covered
            } else if isMet == false, !isElsewhere {
                return .refused(requirement.condition)
            }
            deferred = waiting
            return .deferred
        }
        if isElsewhere {
            deferred = DeferredStep(step: step, since: now)
            return .deferred
        }
        // A deferred link keeps waiting while the user navigates. Other steps wait only while their
        // fallback is shown.
        if let deferred, deferred.fallback == nil, !deferred.step.isLink || deferred.isRestored {
            self.deferred = nil
        }
        if case .act(let action) = step { return .act(action) }
        take(step, on: level)
        dropDeferredIfLeft()
        settleFlows(conditions)
        return .done
    }

    /// Takes the step of a link. Only the newest link can be deferred, so an earlier one is given
    /// up.
    @discardableResult
    mutating func follow(_ step: StepValue, _ conditions: ConditionValues, at now: Double) -> OutcomeValue {
        let outcome = go(step, conditions, at: now)
        switch outcome {
        case .done, .act: deferred = nil
        case .deferred, .refused, .ignored: break
        }
        return outcome
    }

    private mutating func take(_ step: StepValue, on level: Int) {
        switch step {
        case .open(let plan):
            if let onTop = onTop(plan) { show(onTop, plan.topValue) } else { open(adding(plan)) }
        case .select(let tab): select(tab)
        case .push(let screen): push(screen, on: level)
        case .replace(let screen): replace(with: screen, on: level)
        case .reset(let screen): reset(to: screen, on: level)
        case .fill(let column, let screen): fill(column, with: screen)
        case .present(let content): present(content, on: level)
        case .act: break
        }
    }

    func isForOtherRoot(_ step: StepValue, _ conditions: ConditionValues) -> Bool {
        guard table.choosesRoot else { return false }
        let other: Int?
        switch step {
        case .open(let plan) where plan.isStack || onTop(plan) != nil: return false
        case .open(let plan): other = plan.root
        case .select: other = table.roots.firstIndex { $0.node == nil }
        default: return false
        }
        return other != table.chosenRoot(conditions) && (isStack || other != root)
    }

    /// The root that the conditions choose. A state of a single stack keeps its own.
    func chosenRoot(_ conditions: ConditionValues) -> Int? { isStack ? root : table.chosenRoot(conditions) }

    /// The position from which a step is taken later: the top of a level, or below the fallback,
    /// which is removed first.
    private func origin(of level: Int, below fallback: Int?) -> DeferredStep.Origin {
        var level = level
        if let fallback, let index = presented.firstIndex(where: { $0.content.node == fallback }) {
            level = min(level, index)
        }
        // An alert is dismissed before anything else is shown.
        while level > 0, !self[level].content.style.isHost { level -= 1 }
        if let fallback {
            for index in 0...level {
                let count = self[index].nodeCount
                guard let below = self[index].path.firstIndex(where: { $0.node == fallback }) else { continue }
                return DeferredStep.Origin(level: self[index].id, depth: count - self[index].path.count + below)
            }
        }
        return DeferredStep.Origin(level: self[level].id, depth: self[level].nodeCount)
    }

    /// Whether the screen that requested a step still exists.
    private func isThere(_ origin: DeferredStep.Origin) -> Bool {
        level(origin.level).map { origin.depth <= $0.nodeCount } ?? false
    }

    /// The state before a fallback that is a screen replaces everything visible, with the step
    /// deferred in it; empty if nothing is replaced. Contains at most one state.
    private func covered(by fallback: Int?, _ waiting: DeferredStep) -> [Self] {
        guard let fallback, table.nodes[fallback].isCovering, table.links.plans[fallback] != nil else { return [] }
        var seen = self
        let isThere = contains(fallback)
        if isThere {
            guard let deferred, deferred.fallback == fallback, let covered = deferred.covered.first else { return [] }
            seen = covered
        }
        // No caller awaits presentations that are covered.
        seen.presented = Array(seen.presented.prefix { !$0.isAwaited })
        var waiting = waiting
        if waiting.origin != nil, isThere { waiting.origin = seen.origin(of: seen.depth - 1, below: nil) }
        seen.deferred = waiting
        return [seen]
    }

    /// Shows a fallback, unless it is already shown; returns `false` if that is not possible.
    private mutating func show(_ fallback: Int) -> Bool {
        if contains(fallback) { return true }
        if table.nodes[fallback].isCovering {
            guard let plan = Self(planOf: NodeValue(fallback), table) else { return false }
            open(plan)
        } else {
            guard let content = ContentValue(NodeValue(fallback), table) else { return false }
            present(content)
        }
        return contains(fallback)
    }

    /// Removes the fallback and takes the deferred step at its original position.
    mutating func takeDeferred(_ waiting: DeferredStep, _ conditions: ConditionValues, at now: Double) -> OutcomeValue {
        deferred = nil
        if let seen = waiting.covered.first {
            takeOver(seen)
            prune(conditions)
            return deferred.map { takeDeferred($0, conditions, at: now) } ?? .ignored
        }
        if let fallback = waiting.fallback { removeFallback(fallback) }
        guard let origin = waiting.origin else { return go(waiting.step, on: 0, conditions, at: now) }
        // Behind a sheet that allows interaction, the user may have selected another tab.
        if table.hasOpenFallbacks, showsTabs, table.tabs.indices.contains(origin.level),
            requirements(ofTab: origin.level).firstUnmet(conditions) == nil
        {
            tab = origin.level
        }
        guard isThere(origin), let level = index(ofLevel: origin.level) else { return .ignored }
        return go(waiting.step, on: level, conditions, at: now)
    }

    /// Removes the fallback of a step that is now taken.
    mutating func removeFallback(_ fallback: Int) {
        if let index = presented.firstIndex(where: { $0.content.node == fallback }) {
            presented.removeSubrange(index...)
        }
        for level in 0..<depth {
            guard let index = self[level].path.firstIndex(where: { $0.node == fallback }) else { continue }
            self[level].path.removeSubrange(index...)
            self[level].leaveEmptyColumn()
            presented.removeSubrange(level...)
            return
        }
    }

    /// Keeps a step deferred although its fallback is going to close, because the fallback is
    /// complete or its end will not be reported.
    mutating func keepWaiting(without fallback: Int) {
        guard deferred?.fallback == fallback else { return }
        deferred?.fallback = nil
        deferred?.answered = fallback
    }

    /// Restores the state that a fallback screen had replaced, after that screen has closed without
    /// being left by the user.
    mutating func restoreCovered() {
        guard let waiting = deferred, waiting.fallback == nil, let seen = waiting.covered.first else { return }
        deferred = nil
        takeOver(seen)
        deferred?.answered = waiting.answered
    }

    /// Gives up the deferred step if the user has left its fallback, or if the screen that
    /// requested it no longer exists.
    mutating func dropDeferredIfLeft() {
        guard let deferred else { return }
        if let fallback = deferred.fallback, !contains(fallback) { self.deferred = nil }
        if deferred.covered.isEmpty, let origin = deferred.origin, !isThere(origin) { self.deferred = nil }
    }

    /// Gives up a step, if it is the deferred one.
    mutating func giveUp(_ step: StepValue) {
        if deferred?.step == step { deferred = nil }
    }
}

nonisolated extension GraphTableNode {
    /// Whether the node, as a fallback, replaces everything visible by opening its plan instead of
    /// being presented.
    var isCovering: Bool {
        switch kind {
        case .screen, .tab, .split, .step: return true
        default: return false
        }
    }
}

nonisolated extension GraphTable {
    var links: LinkTable { types.links() }
}
