/// What links show.
nonisolated extension StateCore {
    /// Shows a plan for a request: on top of what is shown, on a presentation that stays, or in place
    /// of everything. Fallbacks for older requests are closed.
    mutating func follow(_ plan: Self, _ request: RequestValue) {
        for overlay in overlays {
            let newest = requests.last { awaitedFallback(of: $0) == overlay.fallback }
            if let newest, newest.id < request.id { close(overlay: overlay.fallback) }
        }
        if isArrival(request) {
            show(ShownOnTop(exit: nil, column: top.topColumn), plan.topValue, for: nil)
        } else if let onTop = onTop(plan) {
            show(onTop, plan.topValue, for: request.caller)
        } else {
            var plan = plan
            // A flow without a visible step counts as complete.
            plan.presented.removeAll { isOver($0.content) }
            if !stack(plan) { open(plan) }
        }
        if request.caller != nil, !presented.isEmpty, top.caller == nil { self[depth - 1].caller = request.caller }
    }

    /// Shows a plan: its root or tab, stack and presentations. The stacks of other tabs are kept.
    /// Screens and presentations that are already shown with the same identity stay, with the plan's
    /// values.
    mutating func open(_ plan: Self) {
        if isStack, plan.base.content.node != base.content.node { return }
        if !isStack {
            root = plan.root
            if showsTabs {
                tab = plan.tab
                isTabSure = true
            }
        }
        let (former, formerTop, formerLevels) = (base, top, levels)
        if !plan.base.content.isSame(as: base.content, in: table) { base.contentID = newID() }
        base.content = plan.base.content.keeping(base.content)
        reuse(plan.base.path, on: 0)
        base.keepArrivals(of: former, table)
        showPresentations(plan.presented, on: 0, instead: formerLevels)
        if depth == formerLevels.count, top.isOnTop(of: formerTop, in: table) { self[depth - 1].arrive(table) }
    }

    /// Makes the stack of a level what a plan says. Screens that are there already stay.
    private mutating func reuse(_ path: [ScreenValue], on level: Int) {
        let former = self[level].path
        let kept = zip(former, path).prefix { $0.value.isSame(as: $1.value, in: table) }.count
        self[level].path = path.enumerated().map { index, planned in
            index < kept ? ScreenValue(id: former[index].id, value: planned.value) : screen(planned.value)
        }
        self[level].showTop()
    }

    /// Makes the presentations above a level what a plan says. Those that are there already stay.
    ///
    /// - Parameter formerLevels: The levels before the plan is shown.
    private mutating func showPresentations(_ plan: [LevelValue], on level: Int, instead formerLevels: [LevelValue]) {
        var index = level
        for planned in plan {
            guard let content = begun(planned.content) else { break }
            let former = presented.indices.contains(index) ? presented[index] : nil
            let presenter = self[index].topID
            let isPresenterKept =
                former?.presenter == presenter
                && former?.column.map { isKept($0, formerLevels[index].content, self[index].content) } ?? true
            // The screen to which it is anchored may have other values.
            let screen = self[index].screen(presenting: former?.column)
            let isAnchorKept =
                isPresenterKept && formerLevels[index].screen(presenting: former?.column) == screen
            if let former, former.content.isSame(as: content, in: table), isAnchorKept || !content.style.isAnchored {
                presented[index].content = content.keeping(former.content)
                reuse(planned.path, on: index + 1)
                presented[index].keepArrivals(of: former, table)
                if !isPresenterKept { presentAnew(index, from: presenter) }
            } else {
                present(content, path: planned.path.map(\.value), on: index)
            }
            index += 1
        }
        if presented.indices.contains(index) { presented.removeSubrange(index...) }
    }

    /// Keeps a presentation for another screen: the one that awaits it is gone.
    private mutating func presentAnew(_ index: Int, from presenter: Int) {
        presented[index].presenter = presenter
        presented[index].column = self[index].topColumn
        presented[index].caller = nil
    }

    /// Whether a column shows the same screen as before.
    private func isKept(_ column: SplitColumn, _ former: ContentValue, _ content: ContentValue) -> Bool {
        guard let former = former[column], let screen = content[column] else { return false }
        return former.isSame(as: screen, in: table)
    }

    /// Content with a flow at its first visible step; `nil` if it has none.
    private func begun(_ content: ContentValue) -> ContentValue? {
        guard let flow = content.flow else { return content }
        guard case .step(let step) = FlowSteps(content.node, facts, table).first(from: flow.step) else { return nil }
        var content = content
        content.flow?.step = step
        return content
    }

    /// Whether a flow has no visible step from its step on.
    func isOver(_ content: ContentValue) -> Bool {
        content.flow.map { FlowSteps(content.node, facts, table).first(from: $0.step) == .end } ?? false
    }

    // MARK: On a presentation that stays

    /// Whether a presentation keeps links on top of it.
    var stacksLinks: Bool { presented.contains { table.nodes[$0.content.node].onLink == .stack } }

    /// Shows a plan on top of a presentation with `onLink: stack`; returns `false` if that is not
    /// possible. Presentations of the plan that are there already stay.
    private mutating func stack(_ plan: Self) -> Bool {
        guard let last = presented.lastIndex(where: { table.nodes[$0.content.node].onLink == .stack }) else {
            return false
        }
        let (formerTop, formerLevels) = (top, levels)
        if plan.presented.isEmpty {
            // On the presentation's stack, a screen that would fill a column is pushed.
            guard let screen = plan.base.path.last?.value ?? plan.base.content.split?.last, hasStack(last + 1) else {
                return false
            }
            presented.removeSubrange((last + 1)...)
            let path = presented[last].path
            if let top = path.last, top.value.isSame(as: screen, in: table) {
                presented[last].path[path.count - 1].value = screen
            } else {
                push(screen, on: last + 1)
            }
        } else {
            /// How many presentations of the plan are there from an index on.
            func matches(_ index: Int) -> Int {
                zip(presented[index...], plan.presented).prefix { $0.content.isSame(as: $1.content, in: table) }.count
            }
            // The plan begins where it contains the presentation that stays, or else on top of it.
            let start = (0...last).first { $0 + matches($0) > last } ?? last + 1
            let kept = start == last + 1 ? 0 : matches(start)
            for offset in 0..<kept {
                let (index, planned) = (start + offset, plan.presented[offset])
                presented[index].content = planned.content.keeping(presented[index].content)
            }
            let count = start + kept
            if kept == plan.presented.count {
                presented.removeSubrange(count...)
                reuse(plan.presented[kept - 1].path, on: count)
            } else {
                showPresentations(Array(plan.presented.dropFirst(kept)), on: count, instead: formerLevels)
            }
        }
        if top.isOnTop(of: formerTop, in: table) { self[depth - 1].arrive(table) }
        return true
    }
}
