nonisolated extension StateCore {
    /// Presents content on a level, by default the topmost. Replaces what that level presented.
    /// Returns the id of the presentation.
    @discardableResult @usableFromInline
    mutating func present(_ content: ContentValue, path: [NodeValue] = [], on level: Int? = nil) -> Int {
        if let level, presented.indices.contains(level) { presented.removeSubrange(level...) }
        // Nothing can be presented on an alert.
        if let last = presented.last, !last.content.style.isHost { presented.removeLast() }
        lastID += 1
        presented.append(LevelValue(id: lastID, content: content, path: path))
        return lastID
    }

    /// Dismisses a presentation and everything on top of it, by the index of its level; by default,
    /// the topmost.
    mutating func dismiss(_ level: Int? = nil) {
        guard let level = existing(level), level > 0 else { return }
        presented.removeSubrange((level - 1)...)
        dropDeferredIfLeft()
    }

    /// Dismisses a presentation by its id, if it still exists. With an id, a view that has
    /// disappeared cannot dismiss another presentation.
    mutating func dismiss(id: Int) {
        guard let index = presented.firstIndex(where: { $0.id == id }) else { return }
        dismiss(index + 1)
    }

    mutating func dismissAll() {
        presented = []
        dropDeferredIfLeft()
    }

    /// Whether everything presented above a level allows interaction with the content behind it.
    func allowsInteractionBehind(from level: Int) -> Bool {
        presented.dropFirst(level).allSatisfy { table.nodes[$0.content.node].allowsInteractionBehind }
    }

    /// Whether a presentation makes links wait.
    var makesLinksWait: Bool { presented.contains { table.nodes[$0.content.node].onLink == .wait } }

    /// Shows a plan: its root or tab, stack and presentations. The stacks of other tabs are kept.
    /// Presentations that are already shown with the same identity stay, with the plan's values.
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
        dropDeferredIfLeft()
    }

    /// Keeps a presentation that was already shown, if the presentations below it were kept, too.
    private mutating func keep(_ level: LevelValue, at index: Int, from former: Self) {
        guard index < former.presented.count, former.presented[index].content.isSame(as: level.content, in: table),
            index == 0 || presented[index - 1].id == former.presented[index - 1].id
        else { return }
        let present = former.presented[index]
        let below = self[index]
        var before = former[index]
        // Showing or hiding columns does not change the other views.
        if let split = below.content.split { before.content.split?.visibility = split.visibility }
        let isSameBelow = below.id == before.id && below.content == before.content && below.path == before.path
        // The view to which it was anchored may no longer exist.
        if level.content.style.isAnchored, !isSameBelow { return }
        presented[index].id = present.id
        // If the plan changes what is below, the awaiting screen no longer exists.
        presented[index].isAwaited = present.isAwaited && isSameBelow
        presented[index].column = present.column
        presented[index].content = level.content.keeping(present.content)
        presented[index].keepArrivals(of: present, table)
    }

    /// Whether a step can be taken in this state. A state of a single stack only takes steps that
    /// lead to a stack with the same root.
    func canTake(_ step: StepValue) -> Bool {
        guard isStack else { return true }
        switch step {
        case .open(let plan): return onTop(plan) != nil || adding(plan).base.content.node == base.content.node
        case .select: return false
        default: return true
        }
    }

    /// Adapts a plan to this state: keeps presentations with `onLink: stack`, and shows the plan on
    /// top of them.
    func adding(_ plan: Self) -> Self {
        guard let last = presented.lastIndex(where: { table.nodes[$0.content.node].onLink == .stack }) else {
            return plan
        }
        var next = self
        next.presented.removeSubrange((last + 1)...)
        // The first presentation of the plan is already shown.
        if plan.presented.first?.content.isSame(as: presented[last].content, in: table) == true {
            next.presented.removeLast()
        }
        for level in plan.presented { next.present(level.content, path: level.path) }
        if plan.presented.isEmpty {
            // On the presentation's stack, a screen that would fill a column is pushed.
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

    /// The next state to show on the way from one state to another. It differs only by a change
    /// that the system can make in one step.
    ///
    /// The root changes only after all presentations are dismissed. Old presentations are dismissed
    /// before new ones appear, one at a time.
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
