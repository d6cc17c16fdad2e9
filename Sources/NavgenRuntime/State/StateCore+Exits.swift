nonisolated extension StateCore {
    /// Takes an exit of the screen at a position.
    @discardableResult
    mutating func take(
        _ exit: ExitValue, from position: ScreenPosition, _ conditions: ConditionValues, at now: Double
    ) -> OutcomeValue {
        if showsTabs, position.level != tab, table.tabs.indices.contains(position.level) {
            return takeElsewhere(exit, from: position, conditions, at: now)
        }
        guard let level = index(ofLevel: position.level) else { return .ignored }
        // The exit of an alert's answer may be taken on a level without a stack.
        let stack = min(level, stackLevel)
        switch exit {
        case .push(let screen): return go(.push(screen), on: stack, conditions, at: now)
        case .replace(let screen): return go(.replace(screen), on: stack, conditions, at: now)
        case .reset(let screen): return go(.reset(screen), on: stack, conditions, at: now)
        case .fill(let usual, let screen):
            // The column depends on the position of the screen that takes the exit. From a stack,
            // the target is pushed.
            guard position.depth == 0, self[level].content.split != nil,
                let column = position.column == nil ? usual : column(of: screen, from: position)
            else { return go(.push(screen), on: stack, conditions, at: now) }
            return go(.fill(column, screen), on: level, conditions, at: now)
        case .popTo(let node): return pop(to: node, below: position) ? .done : .ignored
        case .present(let content): return present(content, from: position, on: level, conditions, at: now)
        case .act(let action): return go(.act(action), on: level, conditions, at: now)
        case .select(let tab): return go(.select(table.tabs.firstIndex(of: tab) ?? 0), on: level, conditions, at: now)
        case .open(let plan, _): return go(.open(plan), on: level, conditions, at: now)
        case .under(let exit): return takeUnder(exit, from: position, on: level, conditions, at: now)
        case .from(let node, let exit): return take(exit, goingBackTo: node, from: position, conditions, at: now)
        case .close, .finish: return close(level) ? .done : .ignored
        case .back: return back(from: position) ? .done : .ignored
        }
    }

    /// Takes an exit of a screen in a tab that is not selected. Only exits that change the tab's
    /// stack are possible.
    private mutating func takeElsewhere(
        _ exit: ExitValue, from position: ScreenPosition, _ conditions: ConditionValues, at now: Double
    ) -> OutcomeValue {
        var there = self
        there.tab = position.level
        let outcome = there.take(exit, from: position, conditions, at: now)
        guard outcome == .done, there.tab == position.level, there.presented == presented,
            !table.nodes[there.base.node].isExternal
        else { return .ignored }
        there.tab = tab
        self = there
        return .done
    }

    /// Closes the presentation that contains a screen, and takes an exit of its presenter.
    private mutating func takeUnder(
        _ exit: ExitValue, from position: ScreenPosition, on level: Int, _ conditions: ConditionValues, at now: Double
    ) -> OutcomeValue {
        let presenter = level > 0 ? presenter(of: level) : position
        var exit = exit
        if case .push(let screen) = exit { exit = self.exit(to: screen, from: presenter) }
        let former = self
        _ = close(level)
        let outcome = take(exit, from: presenter, conditions, at: now)
        // If the target cannot be shown, the presentation stays.
        if case .refused = outcome { self = former }
        return outcome
    }

    /// Goes back to a node's topmost screen below a position, if there is one, and takes an exit from
    /// there. An exit to that node replaces the screen.
    private mutating func take(
        _ exit: ExitValue, goingBackTo node: Int, from position: ScreenPosition, _ conditions: ConditionValues,
        at now: Double
    ) -> OutcomeValue {
        let below = screen(of: node, below: position)
        let former = self
        if let below {
            goBack(to: below)
            if exit.target == node, let value = exit.screen { return replace(at: below, with: value) }
        }
        let source = below ?? position
        var exit = exit
        if case .push(let screen) = exit { exit = self.exit(to: screen, from: source) }
        let outcome = take(exit, from: source, conditions, at: now)
        // If the target cannot be shown, nothing is left.
        switch outcome {
        case .refused, .ignored: self = former
        case .done, .deferred, .act: break
        }
        return outcome
    }

    /// Replaces the screen on top, at a position, with another one of the same node.
    private mutating func replace(at position: ScreenPosition, with value: NodeValue) -> OutcomeValue {
        guard let level = index(ofLevel: position.level) else { return .ignored }
        if let column = position.column {
            fill(column, with: value)
        } else if position.depth > 0 {
            replace(with: value, on: level)
        } else {
            let content = ContentValue(self[level].content.style, value)
            if level == 0 || content.isSame(as: self[level].content, in: table) {
                self[level].content = content
                self[level].forgetArrivals(table)
            } else {
                let column = self[level].column
                present(content, on: level - 1)
                presented[level - 1].column = column
            }
        }
        dropDeferredIfLeft()
        return .done
    }

    /// Removes a screen and everything on top of it; returns `false` if nothing is below it.
    private mutating func back(from position: ScreenPosition) -> Bool {
        guard let level = index(ofLevel: position.level) else { return false }
        if position.depth > 0 {
            keep(position.depth - 1, ofLevel: position.level)
            return true
        }
        if level == 0, let split = base.content.split {
            let column = position.column ?? split.compactColumn
            if column != .sidebar {
                if !allowsInteractionBehind(from: 0) { presented = [] }
                clear(column)
                return true
            }
        }
        return close(level)
    }

    private mutating func close(_ level: Int) -> Bool {
        guard level > 0 else { return false }
        dismiss(level)
        return true
    }

    /// Goes back to a node's topmost screen below a position, on the stack or in an earlier column.
    private mutating func pop(to node: Int, below position: ScreenPosition) -> Bool {
        guard let below = screen(of: node, below: position) else { return false }
        goBack(to: below)
        return true
    }

    /// The position of a node's topmost screen below another one, on the stack or in an earlier column;
    /// `nil` if there is none.
    private func screen(of node: Int, below position: ScreenPosition) -> ScreenPosition? {
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
        dropDeferredIfLeft()
    }

    /// Presents content and records which column presented it.
    private mutating func present(
        _ content: ContentValue, from position: ScreenPosition, on level: Int, _ conditions: ConditionValues,
        at now: Double
    ) -> OutcomeValue {
        let last = lastID
        let outcome = go(.present(content), on: level, conditions, at: now)
        if outcome == .done, position.depth == 0, let presentation = presented.last, presentation.id > last {
            presented[presented.count - 1].column = position.column
        }
        return outcome
    }

    /// Whether the conditions allow an exit of a node, by its number.
    func offers(_ number: Int, of source: Int, _ conditions: ConditionValues) -> Bool {
        let offers = table.nodes[source].offers
        guard offers.indices.contains(number) else { return true }
        if offers[number].requirements.contains(where: { $0.isMet(conditions) != true }) { return false }
        guard let unmet = offers[number].guards.firstUnmet(conditions) else { return true }
        return table.fallback(of: unmet.requirement) != nil
    }

    /// Whether the conditions allow a push from one node to another.
    func offersPush(of target: Int, from source: Int, _ conditions: ConditionValues) -> Bool {
        let numbers = table.nodes[source].offers.indices.filter {
            table.nodes[source].offers[$0].isPush && table.nodes[source].offers[$0].target == target
        }
        return numbers.isEmpty || numbers.contains { offers($0, of: source, conditions) }
    }
}
