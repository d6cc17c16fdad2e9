/// The transition that the system must finish before the next step.
nonisolated enum PendingChange: Equatable {
    case appearing(Int)
    /// The presentation is visible but its transition has not ended.
    case transitioning(Int)
    case disappearing(Int)
}

extension NavigatorCore {
    /// Updates what is shown toward the wanted state, step by step, until the system has to finish
    /// a transition.
    func advance() {
        let display = display
        while true {
            var next = StateCore.next(shown: shown, wanted: display)
            if let index = presentation(thatLosesItsAnchorIn: next) {
                next = shown
                next.presented.removeSubrange(index...)
            }
            if next.isEqual(to: shown) { break }
            let isMore = next.presented.count > shown.presented.count
            switch pending {
            case .disappearing: return
            case .appearing where isMore, .transitioning where isMore: return
            case .appearing, .transitioning, nil: withoutAnimationIfRestoring { show(next) }
            }
        }
        shown = display
        endRestoring()
    }

    /// A presentation that stays, although the screen to which it is anchored goes or is covered by a pushed one. The
    /// system would dismiss it, as if the user did, so it is closed before and presented anew.
    private func presentation(thatLosesItsAnchorIn next: StateCore) -> Int? {
        zip(shown.presented, next.presented).enumerated().first { index, levels in
            guard levels.0.id == levels.1.id, levels.0.content.style.isAnchored else { return false }
            let screen = next.level(below: index)?.pushedScreen(presenting: levels.1.column)
            return screen != presenter(index)?.anchoredScreen
        }?.offset
    }

    private func show(_ next: StateCore) {
        let former = shown
        shown = next
        if shownRoot != next.root { shownRoot = next.root }
        if shownTab != next.tab { shownTab = next.tab }
        if shownReselections != next.reselections { shownReselections = next.reselections }
        for (level, value) in zip(rootLevels, next.rootLevels) { level.show(value) }
        present(next.presented, insteadOf: former.presented)
        followRuns()
    }

    private func present(_ levels: [LevelValue], insteadOf former: [LevelValue]) {
        let kept = zip(levels, former).prefix { $0.id == $1.id }.count
        for (index, level) in levels[..<kept].enumerated() { presenter(index)?.level?.show(level) }
        if kept < former.count {
            presenter(kept)?.present(nil)
            wait(for: .disappearing(former[kept].id), isShort: !former[kept].content.style.isHost)
        }
        if kept < levels.count {
            presenter(kept)?.present(
                model(of: levels[kept]), on: shown.level(below: kept), from: levels[kept].column)
            if levels[kept].content.style.isHost { wait(for: .appearing(levels[kept].id)) }
        }
    }

    /// Makes the observable model of a level.
    private func model(of level: LevelValue) -> LevelModel {
        let model = LevelModel(level, run: Self.makeRun(level.content, table), presenter: PresenterModel(table))
        model.connect(self)
        return model
    }

    /// The presenter of the presented level at an index, which belongs to the level below it.
    func presenter(_ index: Int) -> PresenterModel? {
        var presenter = rootPresenter
        for _ in 0..<index {
            guard let level = presenter.level else { return nil }
            presenter = level.presenter
        }
        return presenter
    }

    /// The model of a shown level, by its id.
    func model(_ id: Int) -> LevelModel? {
        if rootLevels.indices.contains(id) { return rootLevels[id] }
        var level = rootPresenter.level
        while let current = level, current.id != id { level = current.presenter.level }
        return level
    }

    /// Waits until the system reports an event, but at most one second, or half a second for an
    /// event that the system does not report.
    func wait(for event: PendingChange, isShort: Bool = false) {
        pending = event
        waitCount += 1
        let wait = waitCount
        _Concurrency.Task { [weak self] in
            try? await _Concurrency.Task.sleep(nanoseconds: isShort ? 500_000_000 : 1_000_000_000)
            self?.stopWaiting(wait)
        }
    }

    private func stopWaiting(_ wait: Int) {
        guard wait == waitCount, pending != nil else { return }
        pending = nil
        advance()
    }

    /// Continues without waiting any longer for the system.
    public func stopWaiting() { stopWaiting(waitCount) }
}

extension NavigatorCore {
    /// Called when a presentation has become visible. Its transition still runs, the system does
    /// not report when it ends, and presenting something on top before that may fail, so a short
    /// wait follows.
    func appeared(_ id: Int) {
        if pending == .appearing(id) { wait(for: .transitioning(id), isShort: true) }
    }

    /// Called when a presentation has disappeared.
    func disappeared(_ id: Int) {
        guard pending == .disappearing(id) else { return }
        pending = nil
        advance()
    }

    /// Called when a dismissal on a presenter has ended. The system does not report which
    /// presentation it was. It may be one on top of that which is disappearing.
    func dismissalEnded(on presenter: PresenterModel) {
        guard case .disappearing = pending, presenter.level == nil,
            presenter === self.presenter(shown.presented.count)
        else { return }
        pending = nil
        advance()
    }

    /// Called by the views of a level when the system has begun to dismiss it. The level may since have been presented
    /// anew, because what was below it was closed.
    func dismissed(_ level: LevelModel) {
        if model(level.id) === level { dismissed(level.id) }
    }

    /// Called when the system has begun to dismiss a presentation, either because of the user or
    /// because of a state change. Late or repeated calls have no effect.
    func dismissed(_ id: Int) {
        guard let index = shown.presented.firstIndex(where: { $0.id == id }) else { return }
        // A presentation that has not appeared cannot be dismissed, so the call is about the
        // previous one.
        if pending == .appearing(id) { return }
        let style = shown.presented[index].content.style
        let isGone = style == .popover && model(id)?.hasDisappeared == true
        shown.presented.removeSubrange(index...)
        presenter(index)?.present(nil)
        wait(for: .disappearing(id), isShort: !style.isHost)
        if isGone { pending = nil }
        if style.isHost { close(id) } else { dismissUnlessAnswered(id) }
    }

    /// Closes a presentation on behalf of the user.
    func close(_ id: Int) { change(.user, if: { $0.isPresented(id) }) { $0.close(level: id) } }

    /// Called when the system has changed a stack. A shorter path goes back, a longer one pushes
    /// screens, and any other change is reverted.
    func follow(_ path: [NodeValue], on level: LevelModel) {
        let former = level.path
        guard path != former else { return }
        if path.count < former.count, former.starts(with: path) {
            level.follow(path)
            shown.setPath(path.count, ofLevel: level.id)
            let isThere = { (display: StateCore) in
                display.level(level.id)?.path.map(\.value).starts(with: former) ?? false
            }
            change(.user, if: isThere) { $0.goBack(to: path.count, onLevel: level.id) }
        } else if path.starts(with: former) {
            for screen in path.dropFirst(former.count) { push(screen, on: level) }
        }
        if level.path != path { level.correct() }
    }

    /// Pushes the value of a `NavigationLink` if the graph has a route for it. In a split, this
    /// fills a later column.
    private func push(_ screen: NodeValue, on level: LevelModel) {
        refreshConditions()
        let display = display
        let sources = display.sources(ofLevel: level.id).compactMap { position in
            display.node(at: position).map { (position: position, node: $0) }
        }
        guard let source = sources.last(where: { table.nodes[$0.node].pushes.contains(screen.node) }) else {
            #if DEBUG
                print("\(table.name): no route of the graph pushes `\(table.nodes[screen.node].id)` from here")
            #endif
            return
        }
        guard display.offersPush(of: screen.node, from: source.node, conditionValues) else { return }
        take(display.exit(to: screen, from: source.position), from: display.origin(at: source.position))
    }

    /// The selected tab, as the system reads it. The parameter makes it a different key path after
    /// each correction, so that it is read again.
    func tab(_ corrections: Int) -> Int? { shownTab }

    /// Called when the user taps a node of the tab bar.
    func tapTabBar(_ node: Int) {
        if let tab = table.tabs.firstIndex(of: node) { return tap(tab) }
        takeRoute(ofTab: node)
        // The system has selected it, and has to select the former one again.
        corrections += 1
    }

    /// Called when the user taps a tab, including the selected one.
    func tap(_ tab: Int) {
        settle(.user) { _ = $0.tap(tab, self.conditionValues, at: self.now()) }
        if shownTab != tab { corrections += 1 }
    }

    /// Called when the user shows or hides columns of a level's split, whether it is visible or not.
    func changeSplit(ofLevel id: Int, _ change: (inout SplitValue) -> Void) {
        settle(.user) { $0.changeSplit(ofLevel: id, change) }
    }
}

extension StateCore {
    /// The level below the presentation at an index; `nil` while the root is undecided, as none of its screens is
    /// visible.
    fileprivate func level(below index: Int) -> LevelValue? {
        index == 0 && root == nil && !isStack ? nil : self[index]
    }
}
