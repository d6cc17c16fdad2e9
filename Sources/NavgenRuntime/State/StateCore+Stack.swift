nonisolated extension StateCore {
    /// Pushes a screen onto the stack of a level.
    mutating func push(_ screen: NodeValue, on level: Int) { changePath(level) { $0.append($1.screen(screen)) } }

    /// Replaces the screen on top. An equal screen stays, as its view does.
    mutating func replace(with screen: NodeValue, on level: Int) {
        changePath(level) { path, state in
            if path.last?.value == screen { return }
            _ = path.popLast()
            path.append(state.screen(screen))
        }
    }

    /// Replaces a whole stack with a screen. An equal screen at its bottom stays, as its view does.
    mutating func reset(to screen: NodeValue, on level: Int) {
        changePath(level) { path, state in
            path = path.first.flatMap { $0.value == screen ? [$0] : nil } ?? [state.screen(screen)]
        }
    }

    /// Goes back one screen; returns `false` if the stack is empty.
    mutating func pop(_ level: Int) -> Bool {
        guard !self[level].path.isEmpty else { return false }
        changePath(level) { path, _ in path.removeLast() }
        return true
    }

    /// Empties the stack of a level.
    mutating func popToRoot(_ level: Int) { changePath(level) { path, _ in path = [] } }

    private mutating func changePath(_ level: Int, _ change: (inout [ScreenValue], inout Self) -> Void) {
        var path = self[level].path
        change(&path, &self)
        self[level].path = path
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
    }

    /// Adopts the stack of a level as the system has changed it.
    mutating func setPath(_ count: Int, ofLevel id: Int) { edit(id) { $0.path = Array($0.path.prefix(count)) } }

    /// Selects a tab. Leaves the stacks as they are.
    mutating func select(_ tab: Int, keepsPresented: Bool = false) {
        if isStack { return }
        root = table.roots.firstIndex { $0.node == nil } ?? root
        self.tab = tab
        isTabSure = true
        if !keepsPresented { presented = [] }
    }

    /// Goes back to the root of the selected tab. At the root, the tap is counted.
    mutating func tapSelected() {
        guard let tab else { return }
        // In a compact width, a split goes back to its first column. The other columns stay filled.
        var isAtRoot = true
        if let split = base.content.split, split.compactColumn != .sidebar {
            base.content.split?.compactColumn = .sidebar
            isAtRoot = false
        }
        if isAtRoot, base.path.isEmpty {
            if reselections.indices.contains(tab) { reselections[tab] += 1 }
        } else {
            popToRoot(0)
        }
    }
}
