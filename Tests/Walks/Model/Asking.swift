/// What users, code and links ask for.
extension Model {
    /// Another step replaces the exits that wait for an undecided condition.
    private mutating func replaceUndecided() {
        for request in wanted.requests where !request.isLink && facts.all(needs(request)) == nil {
            drop(request, .replaced)
        }
    }

    /// A screen's exit: ignored unless the screen is on top of what is on display.
    mutating func exit(_ exit: WalkGraph.Exit, _ value: Int?, from spot: Int, caller: Int? = nil) {
        guard let top = shown.level(onTop: spot) else { return ignore(caller) }
        if top.kind.isAlert { return answer(exit, value, on: top) }
        guard facts.all(exit.when) == true else { return ignore(caller) }
        guard canTake(exit, on: top, from: spot) else { return ignore(caller) }
        act { model in
            model.replaceUndecided()
            model.settle()
            model.leaveOverlay(beside: spot)
            if exit.manner == .dismiss || exit.manner == .popTo { return model.leave(exit, spot, caller) }
            model.request(exit, value, origin: spot, caller)
        }
    }

    /// The answer to an alert closes it; then its presenter takes the exit.
    private mutating func answer(_ exit: WalkGraph.Exit, _ value: Int?, on alert: Level) {
        let level = shown.merged.dropLast().last
        let below = level.flatMap { $0.isColumn(alert.presenter) ? alert.presenter : $0.top.id }
        byUser { model in
            model.answer(level: alert.content.id)
            model.remove(level: alert.content.id)
        }
        guard let below, let presenter = shown.level(onTop: below), facts.all(exit.when) == true else { return }
        guard canTake(exit, on: presenter, from: below) else { return ignore(nil) }
        act { model in
            model.leaveOverlay(beside: below)
            if exit.manner == .dismiss || exit.manner == .popTo { return model.leave(exit, below, nil) }
            model.request(exit, value, origin: below, nil)
        }
    }

    /// What a column of a split asks for closes a fallback that was pushed beside it.
    private mutating func leaveOverlay(beside spot: Int) {
        let shown = shown
        guard shown.isPushed, let overlay = shown.overlay, !overlay.levels.contains(where: { $0.contains(spot) }) else {
            return
        }
        close(overlay.fallback)
    }

    private mutating func request(
        _ exit: WalkGraph.Exit, _ value: Int?, origin: Int, _ caller: Int?, isFromCode: Bool = false
    ) {
        if graph.graph.tab(exit.target) != nil, exit.manner == .show {
            request(.select(exit.target), origin: origin, root: "tabs", caller: caller)
            return
        }
        let root = exit.manner == .open ? plan(ofOpening: exit.target)?.root : nil
        request(.exit(exit, value), origin: origin, root: root ?? shown.root, caller: caller, isFromCode: isFromCode)
    }

    /// Whether an exit can be taken from the screen on top: a push needs a stack there, and what goes back needs something
    /// to go back to.
    private func canTake(_ exit: WalkGraph.Exit, on top: Level, from spot: Int) -> Bool {
        switch exit.manner {
        case .popTo: return top.spots.prefix { $0.id != spot }.contains { $0.node == exit.target }
        case .dismiss: return !top.isBase
        // What is pushed needs a stack where the presentation was presented.
        case .under where graph.node(exit.target).kind == .screen:
            let levels = shown.merged
            let index = levels.firstIndex { $0.contains(spot) } ?? 0
            return index == 0 || hasStack(levels[index - 1])
        default: break
        }
        guard pushes(exit) else { return true }
        return hasStack(top)
    }

    /// Whether an exit needs a stack.
    private func pushes(_ exit: WalkGraph.Exit) -> Bool {
        switch exit.manner {
        case .show: graph.node(exit.target).kind == .screen && graph.graph.tab(exit.target) == nil && exit.from == nil
        case .replace, .reset: true
        case .popTo, .sheet, .cover, .dismiss, .open, .under: false
        }
    }

    private mutating func ignore(_ caller: Int?) {
        events.append(.ignored)
        if let caller { events.append(.resumed(caller, false)) }
    }

    /// Takes an exit that goes back or closes something, for which no condition counts.
    private mutating func leave(_ exit: WalkGraph.Exit, _ spot: Int, _ caller: Int?) {
        if let caller { events.append(.resumed(caller, false)) }
        guard let level = shown.level(onTop: spot) else { return }
        if exit.manner == .dismiss {
            closing { $0.remove(level: level.content.id) }
        } else {
            let request = Request(id: wanted.newID(), ask: .exit(exit, nil), origin: spot, since: now)
            events.append(.done(request))
            perform(request)
        }
    }

    /// A link from outside.
    mutating func open(_ node: String, _ value: Int?) {
        act { model in
            model.replaceUndecided()
            if model.graph.graph.keepsNewestLink {
                for link in model.wanted.requests where link.isLink { model.drop(link, .replaced) }
            }
            model.request(.link(node, value), root: model.plan(ofLinkTo: node)?.root)
        }
    }

    /// Code shows a node on what is on display; nothing is pushed onto a flow.
    mutating func code(_ node: String, _ value: Int?) {
        let exit = WalkGraph.Exit(target: node)
        let levels = shown.merged
        guard let top = levels.last else { return ignore(nil) }
        if graph.node(node).kind == .screen, top.kind == .flow { return ignore(nil) }
        // A push goes to the topmost stack, and nothing is presented on an alert.
        let level =
            pushes(exit) ? levels.last { hasStack($0) || $0.kind == .flow } : levels.last { !$0.kind.isAlert }
        guard let level, !pushes(exit) || hasStack(level) else { return ignore(nil) }
        act { model in
            model.replaceUndecided()
            model.settle()
            model.request(exit, value, origin: level.top.id, nil, isFromCode: true)
        }
    }

    /// A tap on a tab: it leaves a fallback that was pushed.
    mutating func tap(_ tab: String) {
        let shown = shown
        guard shown.root == "tabs", shown.levels.count <= 1 else { return }
        if let overlay = shown.overlay, !shown.isPushed || overlay.levels.count > 1 { return }
        act { model in
            model.settle()
            model.replaceUndecided()
            if let overlay = shown.overlay { model.close(overlay.fallback) }
            if tab != model.wanted.tab {
                model.request(.select(tab), root: "tabs")
            } else {
                model.closing { $0.wanted.bases[tab]?.path = [] }
            }
        }
    }

    // MARK: What the user does to what is on display

    /// Closes a presentation, by its content: nothing happens if it is gone.
    mutating func close(level id: Int, isAnswered: Bool = false) {
        let levels = shown.merged.dropFirst()
        guard levels.contains(where: { $0.content.id == id }) else { return ignore(nil) }
        byUser { model in
            if isAnswered { model.answer(level: id) }
            model.remove(level: id)
        }
    }

    mutating func answer(level id: Int) {
        wanted.edit(at: id) { levels, _ in
            guard let index = levels.firstIndex(where: { $0.content.id == id }), let caller = levels[index].caller
            else {
                return
            }
            levels[index].caller = nil
            events.append(.resumed(caller, true))
        }
    }

    /// Goes back from a screen: nothing happens if it is gone or covered.
    mutating func back(from spot: Int) {
        guard let level = shown.level(onTop: spot) else { return ignore(nil) }
        let isPushed = shown.isPushed && shown.overlay?.levels.count == 1
        let column = level.columns.first { $0.value.id == spot }?.key
        if column == nil && (level.split == nil ? level.path.isEmpty && !isPushed : level.isColumn(spot)) {
            return ignore(nil)
        }
        byUser { model in
            model.leaveOverlay(beside: spot)
            if let column {
                model.wanted.edit(at: spot) { levels, _ in levels[levels.count - 1].clear(column) }
            } else if level.path.isEmpty {
                model.remove(level: spot)
            } else {
                model.wanted.edit(at: spot) { levels, _ in levels[levels.count - 1].path.removeLast() }
            }
        }
    }

    /// Goes to the next step of the flow on top, or completes it.
    mutating func next(_ flow: Int) {
        guard let level = shown.top, level.content.id == flow, let step = level.step else { return ignore(nil) }
        let next = self.step(of: level.content.node, from: step + 1)
        byUser { model in
            if let index = next.index {
                model.setStep(index, of: level)
            } else if !next.isUndecided {
                model.complete(level)
            }
        }
    }

    /// Goes to the previous visible step of the flow on top.
    mutating func previous(_ flow: Int) {
        guard let level = shown.top, level.content.id == flow, let step = level.step else { return ignore(nil) }
        let steps = graph.node(level.content.node).steps
        let index = steps.indices.last { $0 < step && facts.all(steps[$0].when) == true }
        byUser { model in
            if let index { model.setStep(index, of: level) }
        }
    }

    /// Cancels the flow on top; one that is the root stays, and the requests that wait for it are dropped.
    mutating func cancel(_ flow: Int) {
        guard let level = shown.top, level.content.id == flow, level.step != nil else { return ignore(nil) }
        byUser { model in
            if level.isBase { model.closeRequests(level.content.node) } else { model.end(level, isComplete: false) }
            model.remove(level: flow)
        }
    }

    /// A view holds navigation, or no longer does.
    mutating func hold(_ spot: Int, _ holds: Bool) {
        act { model in
            if holds && model.wanted.allLevels.contains(where: { $0.contains(spot) }) {
                model.wanted.holds.insert(spot)
            } else {
                model.wanted.holds.remove(spot)
            }
        }
    }

    /// What the user removes is closed for the requests that wait for it.
    private mutating func byUser(_ change: (inout Model) -> Void) {
        act { model in
            model.replaceUndecided()
            model.settle()
            model.closing(change)
        }
    }

    /// Drops the requests that wait for what a change removes, as closed.
    ///
    /// - Parameter id: The request that changes it: those that are newer still wait.
    mutating func closing(for id: Int = .max, _ change: (inout Model) -> Void) {
        let before = wanted.levels.flatMap(\.spots)
        let requests = Set(wanted.requests.map(\.id).filter { $0 < id })
        change(&self)
        let after = Set(wanted.levels.flatMap(\.spots).map(\.id))
        for spot in before
        where !after.contains(spot.id) && !wanted.overlays.contains(where: { $0.fallback == spot.node }) {
            closeRequests(spot.node, requests)
        }
    }

    /// Drops requests that wait for a node; those that the change itself has made go on.
    private mutating func closeRequests(_ node: String, _ ids: Set<Int>? = nil) {
        for request in wanted.requests where ids?.contains(request.id) ?? true && waits(request, for: node) {
            drop(request, .closed)
        }
    }

    mutating func close(_ fallback: String) {
        closeRequests(fallback)
        wanted.overlays.removeAll { $0.fallback == fallback }
    }

    /// Removes a level with those above it; the first of an overlay closes it.
    mutating func remove(level id: Int) {
        if let overlay = wanted.overlays.first(where: { $0.levels.first?.content.id == id }) {
            return close(overlay.fallback)
        }
        wanted.edit(at: id) { levels, _ in
            guard let index = levels.firstIndex(where: { $0.content.id == id }), levels[index].presenter != nil else {
                return
            }
            levels.removeSubrange(index...)
        }
    }

    mutating func complete(_ level: Level) {
        let flow = graph.node(level.content.node)
        if wanted.overlays.contains(where: { $0.levels.first?.content.id == level.content.id }) {
            end(level, isComplete: true)
            markAnswered(flow.id)
            wanted.overlays.removeAll { $0.fallback == flow.id }
        } else if let presenter = level.presenter {
            end(level, isComplete: true)
            markAnswered(flow.id)
            answer(level: level.content.id)
            closing { $0.remove(level: level.content.id) }
            if let then = flow.then { follow(then, presenter, usingPlan: true) }
        }
    }

    /// Asks for the node that follows a flow or an action. A screen is opened: after a flow, by its plan.
    mutating func follow(
        _ then: String, _ origin: Int?, after former: [WalkGraph.Need] = [], usingPlan: Bool = false
    ) {
        let isOpened = graph.node(then).kind == .screen
        let exit = WalkGraph.Exit(target: then, manner: isOpened ? .open : .show)
        let root = isOpened ? plan(ofOpening: then)?.root : nil
        let id = request(.exit(exit, nil), origin: origin, root: root ?? displayedRoot)
        for index in wanted.requests.indices where wanted.requests[index].id == id {
            wanted.requests[index].usesPlan = usingPlan
            wanted.requests[index].inherited = former
        }
    }
}
