/// What users, links and code ask for.
nonisolated extension StateCore {
    /// Takes an exit of a screen, or a step of code on what is on top, as soon as its requirements
    /// hold. Ignored unless the screen is on top of what is on display.
    mutating func ask(
        _ exit: ExitValue, from origin: ScreenOrigin? = nil, caller: Int? = nil, _ conditions: ConditionValues,
        at now: Double
    ) -> OutcomeValue {
        var request: RequestValue?
        act(conditions, at: now) { state in
            guard state.fitsStack(exit), origin.map(state.isOnTop) ?? true,
                let origin = state.source(of: exit, from: origin)
            else { return }
            state.beginStep()
            state.leaveFallback(beside: origin)
            request = state.add(exit, from: origin, caller: caller)
        }
        return request.map(outcome) ?? .ignored
    }

    /// Follows a link as soon as its requirements hold and nothing holds navigation.
    mutating func follow(
        _ exit: ExitValue, url: String? = nil, _ conditions: ConditionValues, at now: Double
    ) -> OutcomeValue {
        var request: RequestValue?
        act(conditions, at: now) { state in
            guard state.fitsStack(exit) else { return }
            state.replaceUndecided()
            if state.table.keepsNewestLink {
                for link in state.requests where link.isLink { state.end(link, .dropped(.replaced)) }
            }
            var link = RequestValue(id: state.newID(), exit: exit, since: now, isLink: true, url: url)
            if case .open(let plan, _) = exit { link.root = plan.root }
            state.add(link)
            request = link
        }
        let outcome = request.map(outcome) ?? .ignored
        if outcome == .deferred, let request { events.append(.deferred(request)) }
        return outcome
    }

    private mutating func add(_ exit: ExitValue, from origin: ScreenOrigin, caller: Int?) -> RequestValue {
        var root = isStack ? nil : displayedRoot
        switch exit.last {
        case .open(let plan, _): root = plan.root
        case .select: root = table.roots.firstIndex { $0.node == nil }
        default: break
        }
        // The screen that asks for another root is not there any more when it is done.
        var request = RequestValue(id: newID(), exit: exit, origin: origin, root: root, since: now, caller: caller)
        request.source = node(of: origin)
        if let root, root != displayedRoot { request.origin = nil }
        add(request)
        return request
    }

    /// What became of a request.
    func outcome(_ request: RequestValue) -> OutcomeValue {
        if requests.contains(where: { $0.id == request.id }) { return .deferred }
        return events.lazy.compactMap { $0.outcome(of: request) }.first ?? .ignored
    }

    /// What a step of the user or of code gives up: what is hidden, and steps that wait for an
    /// undecided condition.
    private mutating func beginStep() {
        replaceUndecided()
        giveUpHidden()
    }

    /// What a column of a split asks for closes a fallback that was pushed beside it.
    private mutating func leaveFallback(beside origin: ScreenOrigin) {
        guard origin.column != nil, let overlay = overlayOnDisplay, overlay.levels[0].content.style == .screen else {
            return
        }
        close(overlay: overlay.fallback)
    }

    private mutating func replaceUndecided() {
        for request in requests where !request.isLink && requirements(of: request).areMet(facts) == nil {
            end(request, .dropped(.replaced))
        }
    }

    // MARK: Who can ask

    /// Whether a screen is on top of what is on display.
    private func isOnTop(_ origin: ScreenOrigin) -> Bool {
        let display = shown
        // While no root is on display, only a fallback can be.
        if display.root == nil, display.base.holds(origin.id) { return false }
        return display.position(of: origin).map(display.isOnTop) ?? false
    }

    /// Whether a level with an id is presented.
    func isPresented(_ id: Int) -> Bool { presented.contains { $0.id == id } }

    /// The screen from which an exit is taken: for a step of code, the one on top. An exit that needs a
    /// stack is taken where one is; code uses the topmost, below alerts and presentations without one.
    private func source(of exit: ExitValue, from origin: ScreenOrigin?) -> ScreenOrigin? {
        let display = shown
        let bottom = display.root == nil ? 1 : 0
        let level = origin.flatMap(display.position(of:)).flatMap { display.index(ofLevel: $0.level) }
        for index in (bottom..<max(bottom, (level ?? display.depth - 1) + 1)).reversed() {
            let content = display[index].content
            let isUsable: Bool
            switch exit {
            case .push, .replace, .reset:
                isUsable = display.hasStack(index)
                if !isUsable, origin != nil || content.style == .flow {
                    report("`\(table.nodes[content.node].id)` has no stack to push on")
                    return nil
                }
            case .under(.push) where !hasStackBelow(origin):
                report("below `\(table.nodes[content.node].id)` is no stack to push on")
                return nil
            case .popTo(let node):
                guard let origin else { return nil }
                let state = overlay(holding: origin.id).map(insideOverlay) ?? self
                return state.position(of: origin).flatMap { state.screen(of: node, below: $0) } == nil ? nil : origin
            default: isUsable = content.style.isHost
            }
            if isUsable { return origin ?? display.origin(at: display.topPosition(ofLevel: index)) }
        }
        return nil
    }

    /// Prints a mistake of the app in a debug build.
    private func report(_ mistake: @autoclosure () -> String) {
        #if DEBUG
            if table.types.reportsMistakes { print("\(table.name): \(mistake())") }
        #endif
    }

    /// Whether there is a stack where the presentation that contains a screen was presented.
    private func hasStackBelow(_ origin: ScreenOrigin?) -> Bool {
        let display = shown
        guard let position = origin.flatMap(display.position(of:)), let level = display.index(ofLevel: position.level)
        else { return true }
        return level == 0 || display.hasStack(level - 1)
    }

    /// Whether a single stack can show what an exit leads to.
    func fitsStack(_ exit: ExitValue) -> Bool {
        guard isStack else { return true }
        switch exit.last {
        case .open(let plan, _): return onTop(plan) != nil || plan.base.content.node == base.content.node || stacksLinks
        case .select: return false
        default: return true
        }
    }

    // MARK: What users do to what is on display

    /// Changes what is on display for the user or for code, if that is possible; what this removes is
    /// closed for the requests that wait for it.
    mutating func change(
        _ conditions: ConditionValues, at now: Double, if isPossible: (Self) -> Bool = { _ in true },
        _ change: (inout Self) -> Void
    ) {
        act(conditions, at: now) { state in
            let display = state.shown
            guard state.displayedRoot != nil, isPossible(display) else { return }
            state.beginStep()
            state.closing(change)
        }
    }

    /// Closes a presentation and everything on top of it, by the id of its level. Nothing happens if it
    /// is gone.
    mutating func close(level id: Int) {
        if let overlay = overlays.firstIndex(where: { $0.levels.contains { $0.id == id } }) {
            if overlays[overlay].levels[0].id == id { return close(overlay: overlays[overlay].fallback) }
            if let index = overlays[overlay].levels.firstIndex(where: { $0.id == id }) {
                overlays[overlay].levels.removeSubrange(index...)
            }
        } else if let index = presented.firstIndex(where: { $0.id == id }) {
            presented.removeSubrange(index...)
        }
    }

    /// Closes the presentation that contains a screen; returns `false` if there is none.
    mutating func close(from origin: ScreenOrigin) -> Bool {
        let levels = presented + overlays.flatMap(\.levels)
        guard let level = levels.first(where: { $0.holds(origin.id) }) else { return false }
        close(level: level.id)
        return true
    }

    /// Goes back from a screen; returns `false` if nothing is below it.
    mutating func back(from origin: ScreenOrigin) -> Bool {
        guard let position = shown.position(of: origin) else { return false }
        if position.depth > 0 { return removeScreens(from: origin.id) }
        if position.level == base.id, let split = base.content.split {
            let column = position.column ?? split.compactColumn
            if column == .sidebar { return false }
            leaveFallback(beside: origin)
            if !allowsInteractionBehind(from: 0) { presented = [] }
            clear(column)
            return true
        }
        return close(from: origin)
    }

    /// Removes a screen from its stack, with everything on top of it.
    @discardableResult
    private mutating func removeScreens(from id: Int) -> Bool {
        if let overlay = overlays.firstIndex(where: { $0.levels[0].contentID == id }) {
            close(overlay: overlays[overlay].fallback)
            return true
        }
        return inside(overlay(holding: id)) { state in
            guard let level = state.levels.first(where: { $0.holds(id) }),
                let index = level.path.firstIndex(where: { $0.id == id })
            else { return false }
            state.keep(index, ofLevel: level.id)
            return true
        }
    }

    /// Keeps only the bottom screens of a stack on display, as the system or code goes back.
    mutating func goBack(to count: Int, onLevel id: Int) {
        let display = shown
        guard let level = display.level(id) else { return }
        // A fallback that was pushed is on top of the screens of its level.
        for screen in level.path.dropFirst(count).reversed() where contains(ScreenOrigin(id: screen.id)) {
            removeScreens(from: screen.id)
        }
        if !display.levels.contains(where: { $0.id == id }) { keep(count, ofLevel: id) }
    }

    /// Goes back to the topmost screen of a node, on the topmost stack on display; returns `false` if
    /// there is none.
    mutating func goBack(to node: Int) -> Bool {
        let display = shown
        guard let level = display.stackLevel else { return false }
        if let index = display[level].path.lastIndex(where: { $0.node == node }) {
            goBack(to: index + 1, onLevel: display[level].id)
            return true
        }
        if display[level].content.split != nil { return pop(to: node, level) }
        guard display[level].content.node == node else { return false }
        goBack(to: 0, onLevel: display[level].id)
        return true
    }

    /// Performs a user's tap on a tab. A fallback that was pushed is closed. A tap on the selected tab
    /// goes back to its root, or is counted there.
    mutating func tap(_ tab: Int, _ conditions: ConditionValues, at now: Double) -> OutcomeValue {
        var request: RequestValue?
        act(conditions, at: now) { state in
            let display = state.shown
            guard display.showsTabs, display.allowsInteractionBehind(from: 0) else { return }
            state.beginStep()
            if let overlay = state.overlayOnDisplay, overlay.levels[0].content.style == .screen {
                state.close(overlay: overlay.fallback)
            }
            guard tab != state.tab else { return state.closing { $0.tapSelected() } }
            let select = RequestValue(id: state.newID(), exit: .select(tab), root: state.root, since: now)
            state.add(select)
            request = select
        }
        return request.map(outcome) ?? .ignored
    }
}

nonisolated extension StateEvent {
    /// The outcome of a request, if this is its end.
    fileprivate func outcome(of request: RequestValue) -> OutcomeValue? {
        guard case .ended(let ended, let outcome) = self, ended.id == request.id else { return nil }
        return outcome
    }
}

nonisolated extension StateCore {
    /// Returns what the last changes have led to, and forgets it.
    mutating func takeEvents() -> [StateEvent] {
        defer { events = [] }
        return events
    }
}
