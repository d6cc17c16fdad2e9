nonisolated extension GraphTable {
    /// The node that is shown while a requirement is not met; `nil` if there is none.
    func fallback(of requirement: Requirement) -> Int? {
        requirement.isNegated ? nil : conditions[requirement.condition].fallback
    }

    /// The requirements of a root. For a root with several choices, no single list of requirements
    /// applies, so the list is empty.
    func requirements(ofRoot root: Int) -> [Requirement] {
        let choices = rootChoices.filter { $0.root == root }
        return choices.count == 1 ? choices[0].requirements : []
    }

    /// The requirements of a stack's tab and split, by the stack's index.
    func requirements(ofStack index: Int) -> [Requirement] {
        let stack = rootStacks[index]
        var requirements: [Requirement] = []
        if let tab = stack.tab { requirements += nodes[tabs[tab]].visibility + nodes[tabs[tab]].requirements }
        if nodes[stack.root].kind == .split { requirements += nodes[stack.root].requirements }
        return requirements
    }

    /// The tabs of the tab bar.
    func visibleTabs(_ conditions: ConditionValues) -> [Int] {
        tabs.indices.filter { nodes[tabs[$0]].visibility.firstUnmet(conditions) == nil }
    }
}

nonisolated extension LevelValue {
    func addRequirements(to requirements: inout [Requirement], _ table: GraphTable) {
        if content.split == nil {
            requirements += table.nodes[content.node].requirements
        } else {
            for screen in content.columns { requirements += table.nodes[screen.node].requirements }
        }
        for screen in path { requirements += table.nodes[screen.node].requirements }
    }
}

nonisolated extension StateCore {
    /// The requirements of everything that a step shows.
    func requirements(of step: StepValue) -> [Requirement] {
        switch step {
        case .open(let plan):
            return onTop(plan) == nil ? plan.requirements : table.nodes[plan.topValue.node].requirements
        case .select(let tab):
            let root = table.roots.firstIndex { $0.node == nil }
            return (root.map(table.requirements(ofRoot:)) ?? []) + requirements(ofTab: tab)
        case .push(let screen), .replace(let screen), .reset(let screen), .fill(_, let screen):
            return table.nodes[screen.node].requirements
        case .present(let content): return table.nodes[content.node].requirements
        case .act(let action): return table.nodes[action.node].requirements
        }
    }

    /// The first requirement of a step that is not met. `isMet` is `nil` if its condition is
    /// undecided. This includes requirements for the visibility of a flow's first step.
    func firstUnmet(
        of step: StepValue, _ conditions: ConditionValues
    ) -> (requirement: Requirement, isMet: Bool?)? {
        if let unmet = requirements(of: step).firstUnmet(conditions) { return unmet }
        switch step {
        case .open(let plan):
            if let onTop = onTop(plan) {
                guard case .present(let content)? = onTop.step else { return nil }
                return undecided(content, conditions).map { ($0, nil) }
            }
            for level in 0..<plan.depth {
                if let unmet = undecided(plan[level].content, conditions) { return (unmet, nil) }
            }
        case .present(let content):
            if let unmet = undecided(content, conditions) { return (unmet, nil) }
        default: break
        }
        return nil
    }

    /// The undecided requirement that determines whether a flow's current step is visible.
    private func undecided(_ content: ContentValue, _ conditions: ConditionValues) -> Requirement? {
        guard let flow = content.flow else { return nil }
        return FlowSteps(content.node, conditions, table).undecided(flow)
    }

    /// The requirements of everything that is shown.
    var requirements: [Requirement] {
        var requirements: [Requirement] = []
        if !isStack {
            if let root { requirements += table.requirements(ofRoot: root) }
            requirements += table.requirements(ofStack: rootIndex)
        }
        for level in 0..<depth { self[level].addRequirements(to: &requirements, table) }
        return requirements
    }

    /// The requirements for selecting a tab, including those of everything on its stack.
    func requirements(ofTab tab: Int) -> [Requirement] {
        var requirements = table.requirements(ofStack: tab)
        rootLevels[tab].addRequirements(to: &requirements, table)
        return requirements
    }

    /// The requirements for selecting a tab, without those of the screens on its stack.
    private func ownRequirements(ofTab tab: Int) -> [Requirement] {
        table.requirements(ofStack: tab) + table.nodes[rootLevels[tab].content.lowestNode].requirements
    }

    /// Selects the first tab that may be shown with its whole stack, or else the first that may be
    /// shown without it.
    mutating func selectFirstTab(_ conditions: ConditionValues) {
        guard table.showsTabs else { return }
        let tabs = table.visibleTabs(conditions)
        let first = tabs.first { requirements(ofTab: $0).firstUnmet(conditions) == nil }
        let other = tabs.first { ownRequirements(ofTab: $0).firstUnmet(conditions) == nil }
        if let tab = first ?? other ?? tabs.first { self.tab = tab }
    }

    /// Selects the first tab that may be shown. An undecided tab before it is deferred, like a
    /// restored state.
    mutating func selectStart(_ conditions: ConditionValues, at now: Double) {
        guard showsTabs, deferred == nil else { return }
        let first = table.tabs.indices.first { tab in
            !requirements(ofTab: tab).contains { $0.isMet(conditions) == false }
        }
        var start = self
        start.tab = first ?? tab
        selectFirstTab(conditions)
        guard start.tab != tab else { return }
        deferred = DeferredStep(step: .open(start), since: now, isRestored: true)
    }

    /// Removes everything whose requirements are not met.
    mutating func prune(_ conditions: ConditionValues) { prune(conditions, orUndecided: false) }

    /// Removes everything whose requirements are not met. With `orUndecided`, undecided conditions
    /// count as not met.
    mutating func prune(_ conditions: ConditionValues, orUndecided: Bool) {
        let (former, formerIndex) = (base, rootIndex)
        for index in rootLevels.indices { pruneRoot(index, conditions, orUndecided) }
        if !isStack, table.showsTabs, requirements(ofTab: tab).isForbidden(conditions, orUndecided) {
            selectFirstTab(conditions)
        }
        prunePresented(conditions, orUndecided)
        if let index = settleFlows(conditions) { presented.removeSubrange((index + 1)...) }
        // If the presenting level has changed, its presentations are dismissed.
        if rootIndex != formerIndex || base != former { presented = [] }
        dropDeferredIfLeft()
    }

    private mutating func pruneRoot(_ index: Int, _ conditions: ConditionValues, _ orUndecided: Bool) {
        func isForbidden(_ node: Int) -> Bool { table.nodes[node].requirements.isForbidden(conditions, orUndecided) }
        if !isStack,
            isForbidden(rootLevels[index].content.lowestNode)
                || table.requirements(ofStack: index).isForbidden(conditions, orUndecided)
        {
            rootLevels[index] = LevelValue(id: index, content: table.initialContents[index])
        }
        if let split = rootLevels[index].content.split,
            let column = [SplitColumn.content, .detail].first(where: { split[$0].map { isForbidden($0.node) } ?? false }
            )
        {
            rootLevels[index].content.split?.clear(column)
            rootLevels[index].path = []
        }
        if let first = rootLevels[index].path.firstIndex(where: { isForbidden($0.node) }) {
            rootLevels[index].path.removeSubrange(first...)
            rootLevels[index].leaveEmptyColumn()
        }
        rootLevels[index].forgetArrivals(table)
    }

    /// Removes presentations, and screens on their stacks, whose requirements are not met.
    private mutating func prunePresented(_ conditions: ConditionValues, _ orUndecided: Bool) {
        func isForbidden(_ node: Int) -> Bool { table.nodes[node].requirements.isForbidden(conditions, orUndecided) }
        if let first = presented.firstIndex(where: { isForbidden($0.content.node) }) {
            presented.removeSubrange(first...)
        }
        for index in presented.indices {
            guard let first = presented[index].path.firstIndex(where: { isForbidden($0.node) }) else { continue }
            presented[index].path.removeSubrange(first...)
            presented[index].forgetArrivals(table)
            presented.removeSubrange((index + 1)...)
            break
        }
    }

    /// Moves flows forward from steps that the conditions hide. Returns the index of the bottommost
    /// presented flow that has moved.
    @discardableResult
    mutating func settleFlows(_ conditions: ConditionValues) -> Int? {
        guard table.hasConditionalSteps else { return nil }
        /// Moves a flow from a hidden step; returns whether it has moved.
        func settle(_ content: inout ContentValue) -> Bool {
            guard var flow = content.flow else { return false }
            let former = flow.step
            FlowSteps(content.node, conditions, table).settle(&flow)
            content.flow = flow
            return flow.step != former
        }
        for index in rootLevels.indices { _ = settle(&rootLevels[index].content) }
        var moved: Int?
        for index in presented.indices where settle(&presented[index].content) { moved = moved ?? index }
        return moved
    }
}
