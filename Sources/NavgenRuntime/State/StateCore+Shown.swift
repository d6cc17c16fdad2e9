/// What is on display: it depends only on what is wanted and on the facts.
nonisolated extension StateCore {
    /// What is on display: the root that the conditions choose, up to the first node that was
    /// restored and is still undecided, and on top of that at most one fallback.
    ///
    /// A fallback that is pushed is on the visible stack, one that is presented is the topmost level.
    var shown: Self {
        var shown = withoutUndecided
        shown.overlays = []
        if let overlay = overlayOnDisplay { shown.add(overlay) }
        return shown
    }

    /// The navigation of the root on display, without fallbacks.
    var withoutUndecided: Self {
        var visible = self
        visible.root = displayedRoot == root ? root : nil
        if showsTabs, !isStack {
            let tab = tabOnDisplay
            if tab != self.tab { visible.presented = [] }
            visible.tab = tab
            if tab == nil { visible.root = nil }
        }
        guard visible.root != nil else {
            visible.presented = []
            return visible
        }
        for index in visible.rootLevels.indices { _ = visible.rootLevels[index].hideUndecided(facts, table) }
        let base = visible.base
        // A root that is complete stays until the conditions choose another one.
        if base.content.flow != nil, base.isUndecidedFlow || isStepHidden(base.content) && !isOver(base.content) {
            visible.root = nil
            visible.presented = []
            return visible
        }
        visible.presented = visibleLevels(visible.presented, on: visible.base)
        return visible
    }

    /// The selected tab, or the first that is allowed while a restored one is undecided.
    private var tabOnDisplay: Int? {
        guard let tab else { return nil }
        return isTabSure || isOpen(tab) == true ? tab : table.tabs.indices.first { isOpen($0) == true }
    }

    /// The presented levels, up to the first part that is undecided.
    private func visibleLevels(_ levels: [LevelValue], on base: LevelValue?) -> [LevelValue] {
        var result: [LevelValue] = []
        for var level in levels {
            if let below = result.last ?? base, !below.presents(level),
                !table.nodes[level.content.node].allowsInteractionBehind
            {
                break
            }
            guard level.hideUndecided(facts, table), !isStepHidden(level.content) else { break }
            result.append(level)
        }
        return result
    }

    private func isStepHidden(_ content: ContentValue) -> Bool {
        content.flow.map { FlowSteps(content.node, facts, table).isVisible($0.step) == false } ?? false
    }

    // MARK: Fallbacks

    /// The fallback that the newest request waits for, unless it is on display already.
    var decidingFallback: Int? {
        guard !requests.isEmpty, let fallback = requests.reversed().lazy.compactMap(awaitedFallback).first,
            !isOnTop(fallback)
        else { return nil }
        return fallback
    }

    /// Whether a node is the root on display, or on the topmost level below fallbacks.
    private func isOnTop(_ node: Int) -> Bool {
        let node = table.flow(of: node)
        if let root = displayedRoot, table.roots[root].node == node { return true }
        let visible = withoutUndecided
        guard visible.root != nil else { return false }
        return visible.levels.last { $0.content.style.isHost }?.contains(node) ?? false
    }

    /// The fallback on display, with what is on it.
    var overlayOnDisplay: Overlay? {
        guard !overlays.isEmpty, let fallback = decidingFallback,
            var overlay = overlays.first(where: { $0.fallback == fallback })
        else { return nil }
        overlay.levels = visibleLevels(overlay.levels, on: nil)
        return overlay.levels.isEmpty ? nil : overlay
    }

    /// Shows a fallback on top.
    private mutating func add(_ overlay: Overlay) {
        // Nothing can be presented on an alert.
        while let last = presented.last, !last.content.style.isHost { presented.removeLast() }
        var levels = overlay.levels
        let first = levels[0]
        if first.content.style == .screen, root != nil, hasStack(depth - 1) {
            self[depth - 1].path.append(ScreenValue(id: first.contentID, value: first.content.value))
            self[depth - 1].path += first.path
            self[depth - 1].showTop()
            levels.removeFirst()
        }
        presented += levels
    }

    /// The index of the overlay that contains a screen; `nil` if it is in the navigation of the root.
    func overlay(holding id: Int) -> Int? {
        overlays.firstIndex { $0.levels.contains { $0.holds(id) } }
    }

    /// What is hidden is given up when the user does something.
    mutating func giveUpHidden() {
        guard displayedRoot != nil, displayedRoot == root else { return }
        let visible = withoutUndecided
        if visible.tab != tab {
            if let tab { rootLevels[table.rootStack(ofTab: tab)].path = [] }
            presented = []
            tab = visible.tab
            isTabSure = true
        }
        guard visible.root != nil else { return }
        rootLevels[rootIndex] = visible.base
        rootLevels[rootIndex].unsure = []
        presented = visible.presented
    }
}

nonisolated extension LevelValue {
    /// Removes what was restored and is undecided, with what is on top of it; returns `false` if
    /// nothing remains.
    fileprivate mutating func hideUndecided(_ facts: ConditionValues, _ table: GraphTable) -> Bool {
        func isUndecided(_ node: Int) -> Bool { table.nodes[node].requirements.areMet(facts) != true }
        if content.split == nil {
            if unsure.contains(.sidebar), isUndecided(content.node) {
                path = []
                return false
            }
        } else if !unsure.isEmpty {
            for column in [SplitColumn.content, .detail] {
                guard unsure.contains(column), let node = content[column]?.node, isUndecided(node) else { continue }
                content.split?.clear(column)
                path = []
            }
        }
        if let first = path.firstIndex(where: { !$0.isSure && isUndecided($0.node) }) {
            path.removeSubrange(first...)
            leaveEmptyColumn()
        }
        return true
    }
}
