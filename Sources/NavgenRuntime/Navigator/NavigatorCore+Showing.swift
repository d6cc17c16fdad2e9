/// What the system must finish before the next step.
nonisolated enum PendingChange: Equatable {
    case coming(Int)
    /// It is visible and still moving into place.
    case arriving(Int)
    case going(Int)
}

extension NavigatorCore {
    /// Brings what is shown in line with the wanted state, as far as the system allows.
    func advance() {
        let wanted = wanted
        while true {
            let next = StateCore.next(shown: shown, wanted: wanted)
            if next.isEqual(to: shown) { break }
            let isMore = next.presented.count > shown.presented.count
            switch pending {
            case .going: return
            case .coming where isMore, .arriving where isMore: return
            case .coming, .arriving, nil: show(next)
            }
        }
        shown = wanted
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
            wait(for: .going(former[kept].id), isShort: !former[kept].content.style.isHost)
        }
        if kept < levels.count {
            presenter(kept)?.present(model(of: levels[kept]), on: shown[kept], from: levels[kept].column)
            if levels[kept].content.style.isHost { wait(for: .coming(levels[kept].id)) }
        }
    }

    /// Makes the level that views observe for a level of the state.
    private func model(of level: LevelValue) -> LevelModel {
        let model = LevelModel(level, run: Self.makeRun(level.content, table), presenter: PresenterModel(table))
        model.connect(self)
        return model
    }

    /// The presenter of the level at an index: that of the level below.
    func presenter(_ index: Int) -> PresenterModel? {
        var presenter = rootPresenter
        for _ in 0..<index {
            guard let level = presenter.level else { return nil }
            presenter = level.presenter
        }
        return presenter
    }

    /// A shown level, by its identity.
    func model(_ id: Int) -> LevelModel? {
        if rootLevels.indices.contains(id) { return rootLevels[id] }
        var level = rootPresenter.level
        while let current = level, current.id != id { level = current.presenter.level }
        return level
    }

    /// Waits until the system reports an event, for a second at most; less for an event that it does not report.
    func wait(for event: PendingChange, isShort: Bool = false) {
        pending = event
        waits += 1
        let wait = waits
        _Concurrency.Task { [weak self] in
            try? await _Concurrency.Task.sleep(nanoseconds: isShort ? 500_000_000 : 1_000_000_000)
            self?.stopWaiting(wait)
        }
    }

    private func stopWaiting(_ wait: Int) {
        guard wait == waits, pending != nil else { return }
        pending = nil
        advance()
    }

    /// Continues without waiting any longer for the system.
    public func stopWaiting() { stopWaiting(waits) }
}

extension NavigatorCore {
    /// Called when a presentation has become visible. Its transition continues: until it ends, which the system does
    /// not report, the system may drop what is presented on it.
    func appeared(_ id: Int) {
        if pending == .coming(id) { wait(for: .arriving(id), isShort: true) }
    }

    /// Called when a presentation is gone for good.
    func disappeared(_ id: Int) {
        guard pending == .going(id) else { return }
        pending = nil
        advance()
    }

    /// Called when a dismissal on a presenter has ended; the system does not say which.
    func dismissalEnded(on presenter: PresenterModel) {
        guard case .going = pending, presenter.level == nil else { return }
        pending = nil
        advance()
    }

    /// Called when the system has begun to dismiss a presentation, for the user or because it was told to. Late or
    /// repeated calls for one that is gone change nothing.
    func dismissed(_ id: Int) {
        guard let index = shown.presented.firstIndex(where: { $0.id == id }) else { return }
        // What has not appeared cannot be gone: this is about what was there before.
        if pending == .coming(id) { return }
        let isShort = !shown.presented[index].content.style.isHost
        shown.presented.removeSubrange(index...)
        presenter(index)?.present(nil)
        wait(for: .going(id), isShort: isShort)
        change(.user) { $0.dismiss(id: id) }
    }

    /// Closes a presentation on behalf of the user.
    func close(_ id: Int) { change(.user) { $0.dismiss(id: id) } }

    /// Called when the system has changed a stack: fewer screens mean back, more mean pushes; all else is corrected.
    func follow(_ path: [NodeValue], on level: LevelModel) {
        let former = level.path
        guard path != former else { return }
        if path.count < former.count, former.starts(with: path) {
            level.follow(path)
            shown.setPath(path, ofLevel: level.id)
            change(.user) { state in
                if state.level(level.id)?.path.starts(with: former) == true {
                    state.keep(path.count, ofLevel: level.id)
                }
            }
        } else if path.starts(with: former) {
            for screen in path.dropFirst(former.count) { push(screen, on: level) }
        }
        if level.path != path { level.correct() }
    }

    /// Pushes the value of a link in a screen, if the graph has a route for it. In a split, it fills a later column.
    private func push(_ screen: NodeValue, on level: LevelModel) {
        askFacts()
        let sources = wanted.sources(ofLevel: level.id)
        guard let source = sources.last(where: { table.nodes[$0].pushes.contains(screen.node) }) else {
            #if DEBUG
                print("\(table.name): no route of the graph pushes `\(table.nodes[screen.node].id)` from here")
            #endif
            return
        }
        guard wanted.offersPush(of: screen.node, from: source, conditionValues) else { return }
        let event = EventValue.routed(from: source, to: screen.node)
        let position = ScreenPosition(level: level.id, depth: wanted.level(level.id)?.path.count ?? 0)
        settle(.user, reporting: { $0.isTaken ? event : nil }) {
            $0.take(.push(screen), from: position, self.conditionValues, at: self.now())
        }
    }

    /// The selected tab, as the system reads it; a different property after each correction.
    func tab(_ corrections: Int) -> Int { shownTab }

    /// Called when the user taps a tab, also the selected one.
    func tap(_ tab: Int) {
        if tab == wanted.tab {
            change(.user) { $0.tap(tab) }
        } else {
            settle(.user) { $0.tapOther(tab, self.conditionValues, at: self.now()) }
        }
        if shownTab != tab { corrections += 1 }
    }

    /// Called when the user shows or hides columns of a level's split, whether it is visible or not.
    func changeSplit(ofLevel id: Int, _ change: (inout SplitValue) -> Void) {
        self.change(.user) { $0.changeSplit(ofLevel: id, change) }
    }
}
