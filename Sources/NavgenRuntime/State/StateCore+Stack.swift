nonisolated extension StateCore {
    /// Pushes a screen onto the stack of a level, by default the topmost level.
    @usableFromInline
    mutating func push(_ screen: NodeValue, on level: Int? = nil) {
        changePath(level) { $0.append(screen) }
    }

    /// Goes back one screen; returns `false` if the stack is empty.
    @discardableResult
    mutating func pop(_ level: Int? = nil) -> Bool {
        guard let level = existing(level), !self[level].path.isEmpty else { return false }
        changePath(level) { $0.removeLast() }
        dropDeferredIfLeft()
        return true
    }

    /// Goes back to the topmost screen of a node; returns `false` if there is none.
    @discardableResult
    mutating func pop(to node: Int, _ level: Int? = nil) -> Bool {
        guard let level = existing(level) else { return false }
        if let index = self[level].path.lastIndex(where: { $0.node == node }) {
            changePath(level) { $0.removeSubrange((index + 1)...) }
        } else if self[level].content.split != nil {
            guard let column = self[level].content.column(of: node) else { return false }
            clear(behind: column, ofLevel: self[level].id)
        } else if self[level].content.node == node {
            changePath(level) { $0 = [] }
        } else {
            return false
        }
        dropDeferredIfLeft()
        return true
    }

    /// Empties the stack of a level.
    mutating func popToRoot(_ level: Int? = nil) {
        changePath(level) { $0 = [] }
        dropDeferredIfLeft()
    }

    /// Replaces the screen on top.
    @usableFromInline
    mutating func replace(with screen: NodeValue, on level: Int? = nil) {
        changePath(level) { path in
            _ = path.popLast()
            path.append(screen)
        }
        dropDeferredIfLeft()
    }

    /// Replaces a whole stack with a screen.
    @usableFromInline
    mutating func reset(to screen: NodeValue, on level: Int? = nil) {
        changePath(level) { $0 = [screen] }
        dropDeferredIfLeft()
    }

    private mutating func changePath(_ level: Int?, _ change: (inout [NodeValue]) -> Void) {
        guard let level = existing(level) else { return }
        change(&self[level].path)
        self[level].showTop()
        self[level].forgetArrivals(table)
    }

    /// Keeps only the bottom screens of a level's stack and removes everything on top of them.
    mutating func keep(_ count: Int, ofLevel id: Int) {
        guard let level = index(ofLevel: id) else {
            guard rootLevels.indices.contains(id) else { return }
            rootLevels[id].path = Array(rootLevels[id].path.prefix(count))
            rootLevels[id].leaveEmptyColumn()
            rootLevels[id].forgetArrivals(table)
            return
        }
        guard count < self[level].path.count else { return }
        if !allowsInteractionBehind(from: level) { presented.removeSubrange(level...) }
        self[level].path.removeSubrange(count...)
        self[level].leaveEmptyColumn()
        self[level].forgetArrivals(table)
        dropDeferredIfLeft()
    }

    /// Adopts the stack of a level as the system has changed it.
    mutating func setPath(_ path: [NodeValue], ofLevel id: Int) {
        if rootLevels.indices.contains(id) { rootLevels[id].path = path }
        if let index = presented.firstIndex(where: { $0.id == id }) { presented[index].path = path }
    }

    /// Selects a tab and dismisses all presentations. Leaves the stacks as they are.
    mutating func select(_ tab: Int) {
        if isStack { return }
        root = table.roots.firstIndex { $0.node == nil } ?? root
        self.tab = tab
        dismissAll()
    }

    /// Performs a user's tap on a tab. A tap on the selected tab goes back to its root; at the
    /// root, it is counted.
    mutating func tap(_ tab: Int) {
        guard tab == self.tab else {
            self.tab = tab
            return
        }
        // In a compact width, a split goes back to its first column. The other columns stay filled.
        var isAtRoot = true
        if let split = base.content.split, split.compactColumn != .sidebar {
            base.content.split?.compactColumn = .sidebar
            isAtRoot = false
        }
        if isAtRoot, self[0].path.isEmpty {
            if reselections.indices.contains(tab) { reselections[tab] += 1 }
        } else {
            popToRoot(0)
        }
    }

    /// Selects another tab for the user. Sheets that allow interaction behind them stay.
    mutating func tapOther(_ tab: Int, _ conditions: ConditionValues, at now: Double) -> OutcomeValue {
        let former = self
        let outcome = go(.select(tab), conditions, at: now)
        if presented.isEmpty, former.allowsInteractionBehind(from: 0) {
            presented = former.presented
            // If such a sheet is the fallback of a deferred step, the step stays deferred.
            if let waiting = former.deferred, let fallback = waiting.fallback, contains(fallback) { deferred = waiting }
        }
        return outcome
    }
}
