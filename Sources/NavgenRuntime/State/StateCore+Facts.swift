/// What a change of the conditions removes.
nonisolated extension StateCore {
    /// The root on display: the one that the conditions choose, or else the last one while it may be
    /// the one; `nil` while that is undecided.
    var displayedRoot: Int? {
        if isStack { return root }
        if let chosen = table.chosenRoot(facts) { return chosen }
        guard isRootSure, let root, table.mayChoose(root: root, facts) else { return nil }
        return root
    }

    /// Removes what requires a condition that is false, with what is above it and what it presented.
    mutating func prune() {
        if !isStack { pruneRoot() }
        if showsTabs, !isStack { pruneTabs() }
        for index in rootLevels.indices { _ = cut(&rootLevels[index]) }
        if root != nil { presented = allowed(presented, on: base) }
        for index in overlays.indices { overlays[index].levels = allowed(overlays[index].levels, on: nil) }
        overlays.removeAll { $0.levels.isEmpty }
        if !holds.isEmpty { holds = holds.filter { hold in allLevels.contains { $0.holds(hold, table) } } }
    }

    private mutating func pruneRoot() {
        if let chosen = table.chosenRoot(facts) {
            if root != chosen { leaveRoot() }
            root = chosen
            isRootSure = true
        } else if let root, !table.mayChoose(root: root, facts) {
            leaveRoot()
        }
    }

    /// A root that leaves the display starts empty the next time, so that another user does not see
    /// screens of the last one.
    private mutating func leaveRoot() {
        root = nil
        tab = nil
        isTabSure = true
        presented = []
        reselections = reselections.map { _ in 0 }
        hasRootEnded = false
        for index in rootLevels.indices { empty(index) }
    }

    /// Starts a tab or root anew.
    private mutating func empty(_ index: Int) {
        let content = table.initialContents[index]
        rootLevels[index] = LevelValue(id: index, contentID: newID(), content: content)
        rootLevels[index].isUndecidedFlow = content.flow != nil && table.hasConditionalSteps
    }

    private mutating func pruneTabs() {
        for tab in table.tabs.indices where isOpen(tab) == false {
            if self.tab == tab {
                presented = []
                self.tab = nil
            }
            empty(table.rootStack(ofTab: tab))
        }
        if let tab {
            if isOpen(tab) == true { isTabSure = true }
        } else {
            tab = table.tabs.indices.first { isOpen($0) == true }
            isTabSure = true
        }
    }

    /// Whether a tab may be selected; `nil` while that is undecided.
    func isOpen(_ tab: Int) -> Bool? { table.requirements(ofTab: tab).areMet(facts) }

    /// The presented levels that remain on a level, or those of an overlay.
    private func allowed(_ levels: [LevelValue], on base: LevelValue?) -> [LevelValue] {
        var result: [LevelValue] = []
        for var level in levels {
            if let below = result.last ?? base, !below.presents(level),
                !table.nodes[level.content.node].allowsInteractionBehind
            {
                break
            }
            guard cut(&level) else { break }
            result.append(level)
        }
        return result
    }

    /// Removes from a level what is not allowed, and notes what is; returns `false` if nothing remains.
    private func cut(_ level: inout LevelValue) -> Bool {
        func areMet(_ node: Int) -> Bool? { table.nodes[node].requirements.areMet(facts) }
        var isAllowed = true
        for column in SplitColumn.allCases {
            let isSplit = level.content.split != nil
            guard let node = isSplit ? level.content[column]?.node : column == .sidebar ? level.content.node : nil
            else {
                continue
            }
            switch areMet(node) {
            case true?: level.unsure.remove(column)
            case nil: break
            case false?:
                if column == .sidebar { isAllowed = false } else { level.content.split?.clear(column) }
                level.path = []
            }
        }
        if let first = level.path.firstIndex(where: { areMet($0.node) == false }) {
            level.path.removeSubrange(first...)
            level.leaveEmptyColumn()
        }
        for index in level.path.indices where areMet(level.path[index].node) == true { level.path[index].isSure = true }
        level.forgetArrivals(table)
        return isAllowed
    }

    /// All levels: those of tabs and roots, what is presented, and those of overlays.
    var allLevels: [LevelValue] { rootLevels + presented + overlays.flatMap(\.levels) }

    // MARK: Flows

    /// Passes over steps that the conditions hide. A flow without further steps is complete.
    mutating func advanceFlows() {
        for level in allLevels {
            guard let flow = level.content.flow else { continue }
            let isHidden = FlowSteps(level.content.node, facts, table).isVisible(flow.step).map { !$0 }
            if isHidden == false, level.isUndecidedFlow { edit(level.id) { $0.isUndecidedFlow = false } }
            guard isHidden == true else { continue }
            switch FlowSteps(level.content.node, facts, table).first(from: flow.step) {
            case .undecided: break
            case .end: complete(level)
            case .step(let step):
                edit(level.id) {
                    $0.content.flow?.step = step
                    $0.isUndecidedFlow = false
                }
                removeLevels(above: level.id)
            }
        }
    }

    /// Changes a level, wherever it is.
    mutating func edit(_ id: Int, _ change: (inout LevelValue) -> Void) {
        for index in rootLevels.indices where rootLevels[index].id == id { change(&rootLevels[index]) }
        for index in presented.indices where presented[index].id == id { change(&presented[index]) }
        for overlay in overlays.indices {
            for index in overlays[overlay].levels.indices where overlays[overlay].levels[index].id == id {
                change(&overlays[overlay].levels[index])
            }
        }
    }

    /// Removes what is presented on a level.
    mutating func removeLevels(above id: Int) {
        if base.id == id { presented = [] }
        if let index = presented.firstIndex(where: { $0.id == id }) { presented.removeSubrange((index + 1)...) }
        for overlay in overlays.indices {
            guard let index = overlays[overlay].levels.firstIndex(where: { $0.id == id }) else { continue }
            overlays[overlay].levels.removeSubrange((index + 1)...)
        }
    }
}
