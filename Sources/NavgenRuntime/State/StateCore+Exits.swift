/// What is done once requirements hold.
nonisolated extension StateCore {
    /// Does what a request asks for.
    mutating func perform(_ request: RequestValue) { perform(request.exit, from: request.origin, request) }

    private mutating func perform(_ exit: ExitValue, from origin: ScreenOrigin?, _ request: RequestValue) {
        switch exit {
        case .act(let action): events.append(.acted(action, from: origin))
        case .close, .back, .finish: break
        case .select(let tab):
            // A tap leaves sheets that allow interaction behind them.
            select(tab, keepsPresented: origin == nil && allowsInteractionBehind(from: 0))
        case .open(let plan, _): follow(plan, request)
        case .under(let exit): perform(exit, under: origin, request)
        case .from(let node, let exit): perform(exit, goingBackTo: node, from: origin, request)
        case .push, .replace, .reset, .fill, .popTo, .present:
            // What follows a link is shown on what is then on top.
            guard let origin = origin ?? host else { return }
            inside(overlay(holding: origin.id)) { state in
                guard let position = state.position(of: origin) else { return }
                state.take(exit, from: position, for: request.caller)
            }
        }
    }

    /// Runs a change on the levels that contain a screen: those of a fallback, which then take the
    /// place of the levels of the root, or those of the root.
    @discardableResult
    mutating func inside<Result>(_ overlay: Int?, _ change: (inout Self) -> Result) -> Result {
        guard let overlay else { return change(&self) }
        var state = insideOverlay(overlay)
        let result = change(&state)
        state.overlays[overlay].levels = state.levels
        (state.base, state.presented) = (base, presented)
        self = state
        return result
    }

    /// The state with the levels of a fallback in place of those of the root.
    func insideOverlay(_ overlay: Int) -> Self {
        var state = self
        state.base = overlays[overlay].levels[0]
        state.presented = Array(overlays[overlay].levels.dropFirst())
        return state
    }

    /// Takes an exit of a screen at a position.
    private mutating func take(_ exit: ExitValue, from position: ScreenPosition, for caller: Int?) {
        guard let level = index(ofLevel: position.level) else { return }
        switch exit {
        case .push(let screen): if hasStack(level) { push(screen, on: level) }
        case .replace(let screen): if hasStack(level) { replace(with: screen, on: level) }
        case .reset(let screen): if hasStack(level) { reset(to: screen, on: level) }
        case .fill(let usual, let screen):
            // The column depends on the position of the screen that takes the exit. From a stack,
            // the target is pushed.
            if position.depth == 0, self[level].content.split != nil,
                let column = position.column == nil ? usual : column(of: screen, from: position)
            {
                fill(column, with: screen)
            } else if hasStack(level) {
                push(screen, on: level)
            }
        case .popTo(let node): if let below = screen(of: node, below: position) { goBack(to: below) }
        case .present(let content): present(content, from: position, on: level, for: caller)
        default: break
        }
    }

    /// Presents content, unless the same is already on top, and notes who presented it.
    private mutating func present(
        _ content: ContentValue, from position: ScreenPosition, on level: Int, for caller: Int?
    ) {
        let shown = self[level]
        if level > 0, shown.path.isEmpty, shown.content.style == content.style, shown.content.value == content.value {
            self[level].caller = shown.caller ?? caller
            return self[level].arrive(table)
        }
        var content = content
        if let flow = content.flow {
            switch FlowSteps(content.node, facts, table).first(from: flow.step) {
            case .step(let step): content.flow?.step = step
            case .undecided, .end:
                events.append(.completed(content, level: 0, caller: caller))
                return showNext(content, from: origin(at: position))
            }
        }
        let presenter = position.depth > 0 ? shown.path[position.depth - 1].id : shown.contentID
        present(content, on: level)
        self[depth - 1].presenter = presenter
        self[depth - 1].column = position.depth == 0 ? position.column : nil
        self[depth - 1].caller = caller
    }

    /// Closes the presentation that contains a screen, and takes an exit of its presenter.
    private mutating func perform(_ exit: ExitValue, under origin: ScreenOrigin?, _ request: RequestValue) {
        guard let origin else { return }
        var exit = exit
        var presenter: ScreenOrigin? = origin
        if let overlay = overlay(holding: origin.id) {
            let levels = overlays[overlay].levels
            let level = levels.firstIndex { $0.holds(origin.id) } ?? 0
            if level > 0 {
                presenter = insideOverlay(overlay).presentingScreen(of: level)
                overlays[overlay].levels.removeSubrange(level...)
            } else {
                close(overlay: overlays[overlay].fallback)
                presenter = host
            }
        } else if let level = presented.firstIndex(where: { $0.holds(origin.id) }) {
            presenter = presentingScreen(of: level + 1)
            presented.removeSubrange(level...)
        }
        if case .push(let screen) = exit, let position = presenter.flatMap(position(of:)) {
            exit = self.exit(to: screen, from: position)
        }
        perform(exit, from: presenter, request)
    }

    /// Goes back to a node's topmost screen below, if there is one, and takes an exit from there. An
    /// exit to that node replaces the screen.
    private mutating func perform(
        _ exit: ExitValue, goingBackTo node: Int, from origin: ScreenOrigin?, _ request: RequestValue
    ) {
        guard let origin else { return }
        let overlay = overlay(holding: origin.id)
        let next = inside(overlay) { state -> (exit: ExitValue, origin: ScreenOrigin)? in
            guard let position = state.position(of: origin) else { return nil }
            let below = state.screen(of: node, below: position)
            if let below {
                state.goBack(to: below)
                if exit.target(state.table) == node, let value = exit.screen {
                    state.replace(at: below, with: value)
                    return nil
                }
            }
            let source = below ?? position
            var exit = exit
            if case .push(let screen) = exit { exit = state.exit(to: screen, from: source) }
            return state.origin(at: source).map { (exit, $0) }
        }
        if let next { perform(next.exit, from: next.origin, request) }
    }

    /// Replaces the screen on top, at a position, with another one of the same node.
    private mutating func replace(at position: ScreenPosition, with value: NodeValue) {
        guard let level = index(ofLevel: position.level) else { return }
        if let column = position.column {
            fill(column, with: value)
        } else if position.depth > 0 {
            replace(with: value, on: level)
        } else {
            let content = ContentValue(self[level].content.style, value)
            let isSame = content.isSame(as: self[level].content, in: table)
            if level == 0 || isSame {
                self[level].content = content
                if !isSame {
                    let id = newID()
                    self[level].contentID = id
                }
                self[level].forgetArrivals(table)
            } else {
                let former = self[level]
                present(content, on: level - 1)
                presented[level - 1].column = former.column
                presented[level - 1].presenter = former.presenter
            }
        }
    }

    // MARK: Screens below

    /// Goes back to a node's topmost screen on a level, by default the topmost with a stack; returns
    /// `false` if there is none.
    mutating func pop(to node: Int, _ level: Int?) -> Bool {
        guard let level = level ?? stackLevel, level < depth else { return false }
        let top = topPosition(ofLevel: level)
        if self.node(at: top) == node {
            if let column = top.column { clear(behind: column, ofLevel: self[level].id) }
            return true
        }
        guard let below = screen(of: node, below: top) else { return false }
        goBack(to: below)
        return true
    }

    /// The position of a node's topmost screen below another one, on the stack or in an earlier column;
    /// `nil` if there is none.
    func screen(of node: Int, below position: ScreenPosition) -> ScreenPosition? {
        guard let level = index(ofLevel: position.level) else { return nil }
        let below = self[level].path.prefix(max(position.depth, 1) - 1)
        if let index = below.lastIndex(where: { $0.node == node }) {
            return ScreenPosition(level: position.level, depth: index + 1)
        }
        if let split = self[level].content.split {
            let own = position.depth > 0 ? nil : position.column ?? split.compactColumn
            let column = self[level].content.column(of: node, before: own)
            return column.map { ScreenPosition(level: position.level, depth: 0, column: $0) }
        }
        guard position.depth > 0, self[level].content.node == node else { return nil }
        return ScreenPosition(level: position.level, depth: 0)
    }

    /// Removes everything on top of a screen.
    private mutating func goBack(to position: ScreenPosition) {
        if let column = position.column {
            if !allowsInteractionBehind(from: 0) { presented = [] }
            clear(behind: column, ofLevel: position.level)
        } else {
            keep(position.depth, ofLevel: position.level)
        }
    }

    // MARK: What is offered

    /// Whether the conditions allow an exit of a node, by its number.
    func offers(_ number: Int, of source: Int, _ conditions: ConditionValues) -> Bool {
        let offers = table.nodes[source].offers
        guard offers.indices.contains(number) else { return true }
        let offer = offers[number]
        guard offer.requirements.areMet(conditions) == true else { return false }
        return offer.guards.allSatisfy { $0.isMet(conditions) == true || table.fallback(of: $0) != nil }
    }

    /// Whether the conditions allow an exit of a node.
    func offers(_ exit: ExitValue, of source: Int, _ conditions: ConditionValues) -> Bool {
        guard let target = exit.target(table) else { return true }
        if case .push = exit { return offersPush(of: target, from: source, conditions) }
        if case .fill = exit { return offersPush(of: target, from: source, conditions) }
        let numbers = table.nodes[source].offers.indices.filter {
            !table.nodes[source].offers[$0].isPush && table.nodes[source].offers[$0].target == target
        }
        return numbers.isEmpty || numbers.contains { offers($0, of: source, conditions) }
    }

    /// Whether the conditions allow a push from one node to another.
    func offersPush(of target: Int, from source: Int, _ conditions: ConditionValues) -> Bool {
        let numbers = table.nodes[source].offers.indices.filter {
            table.nodes[source].offers[$0].isPush && table.nodes[source].offers[$0].target == target
        }
        return numbers.isEmpty || numbers.contains { offers($0, of: source, conditions) }
    }
}
