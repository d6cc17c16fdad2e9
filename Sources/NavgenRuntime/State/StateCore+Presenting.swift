nonisolated extension StateCore {
    /// Presents something on a level, by default the topmost, in place of what that level presented. Returns the
    /// identity of the presentation.
    @discardableResult @usableFromInline
    mutating func present(_ content: ContentValue, path: [NodeValue] = [], on level: Int? = nil) -> Int {
        if let level, presented.indices.contains(level) { presented.removeSubrange(level...) }
        // Nothing can be presented on an alert.
        if let last = presented.last, !last.content.style.isHost { presented.removeLast() }
        lastID += 1
        presented.append(LevelValue(id: lastID, content: content, path: path))
        return lastID
    }

    /// Dismisses a presentation, by its level, and everything on it; by default the topmost.
    mutating func dismiss(_ level: Int? = nil) {
        guard let level = existing(level), level > 0 else { return }
        presented.removeSubrange((level - 1)...)
        dropIfLeft()
    }

    /// Dismisses a presentation if it is still there: a view that is gone must not dismiss another one.
    mutating func dismiss(id: Int) {
        guard let index = presented.firstIndex(where: { $0.id == id }) else { return }
        dismiss(index + 1)
    }

    mutating func dismissAll() {
        presented = []
        dropIfLeft()
    }

    /// Whether everything presented on a level, at any height, lets the user continue with what is behind it.
    func isSeenThrough(from level: Int) -> Bool {
        presented.dropFirst(level).allSatisfy { table.nodes[$0.content.node].isSeenThrough }
    }

    /// Whether a presentation makes links wait.
    var makesLinksWait: Bool { presented.contains { table.nodes[$0.content.node].onLink == .wait } }

    /// Shows a plan: the stack of its root or tab, and what it presents. Other tabs keep theirs. What is already there
    /// with equal identity stays, with the plan's values.
    mutating func open(_ plan: Self) {
        let former = self
        if isStack, plan.base.content.node != base.content.node { return }
        if !isStack {
            root = plan.root
            tab = plan.tab
        }
        var base = plan.base
        base.id = self.base.id
        base.content = base.content.keeping(self.base.content)
        base.keepArrivals(of: self.base, table)
        self.base = base
        presented = []
        for (index, level) in plan.presented.enumerated() {
            present(level.content, path: level.path)
            keep(level, at: index, from: former)
        }
        if depth == former.depth, top.isOnTop(of: former.top, in: table) { self[depth - 1].arrive(table) }
        dropIfLeft()
    }

    /// Keeps a presentation that was there before, if what is below is the same.
    private mutating func keep(_ level: LevelValue, at index: Int, from former: Self) {
        guard index < former.presented.count, former.presented[index].content.isSame(as: level.content, in: table),
            index == 0 || presented[index - 1].id == former.presented[index - 1].id
        else { return }
        let present = former.presented[index]
        let below = self[index]
        var before = former[index]
        // Views stay where they are when columns beside them come or go.
        if let split = below.content.split { before.content.split?.visibility = split.visibility }
        let isSameBelow = below.id == before.id && below.content == before.content && below.path == before.path
        // The view that it is anchored to may be gone.
        if level.content.style.isAnchored, !isSameBelow { return }
        presented[index].id = present.id
        // The caller that awaits it is gone if the plan changes what is below.
        presented[index].isAwaited = present.isAwaited && isSameBelow
        presented[index].column = present.column
        presented[index].content = level.content.keeping(present.content)
        presented[index].keepArrivals(of: present, table)
    }

    /// Whether a step leads nowhere else: one stack shows what begins with the same screen, wherever in the graph.
    func isOwn(_ step: StepValue) -> Bool {
        guard isStack else { return true }
        switch step {
        case .open(let plan): return adding(plan).base.content.node == base.content.node
        case .select: return false
        default: return true
        }
    }

    /// Adapts a plan to this state: presentations that stay below links are kept.
    func adding(_ plan: Self) -> Self {
        guard let last = presented.lastIndex(where: { table.nodes[$0.content.node].onLink == .stack }) else {
            return plan
        }
        var next = self
        next.presented.removeSubrange((last + 1)...)
        // What the plan presents first is already there.
        if plan.presented.first?.content.isSame(as: presented[last].content, in: table) == true {
            next.presented.removeLast()
        }
        for level in plan.presented { next.present(level.content, path: level.path) }
        if plan.presented.isEmpty {
            // On a stack, what fills a column is a screen like any other.
            guard let screen = plan.base.path.last ?? plan.base.content.split?.last,
                table.nodes[presented[last].content.node].hasStack
            else { return plan }
            if next.presented[last].path.last?.isSame(as: screen, in: table) == true {
                next.presented[last].path.removeLast()
            }
            next.presented[last].path.append(screen)
        }
        return next
    }

    /// The next state to show on the way from what is shown to what is wanted: one change that the system can make at
    /// once.
    ///
    /// A root changes only with nothing presented over it; presentations go before others appear, one by one.
    static func next(shown: Self, wanted: Self) -> Self {
        var next = wanted
        var kept = zip(shown.presented, wanted.presented).prefix { $0.id == $1.id }.count
        if shown.root != wanted.root { kept = 0 }
        if shown.presented.count > kept {
            next = shown
            next.presented.removeSubrange(kept...)
            return next
        }
        if kept == wanted.presented.count { return next }
        next.presented.removeSubrange(kept...)
        if next.isEqual(to: shown) { next.presented.append(wanted.presented[kept]) }
        return next
    }
}
