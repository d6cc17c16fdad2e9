/// What follows from a change: requests end, fallbacks open and close.
nonisolated extension StateCore {
    /// Brings the state up to date with the conditions and the time.
    mutating func update(to conditions: ConditionValues, at now: Double) {
        act(conditions, at: now) { _ in }
    }

    /// Changes something, then does what follows from it.
    mutating func act(_ conditions: ConditionValues, at now: Double, _ change: (inout Self) -> Void) {
        self.now = now
        if conditions != facts {
            facts = conditions
            settle()
        }
        change(&self)
        settle()
    }

    /// Does what follows from the facts and the requests, until nothing changes.
    private mutating func settle() {
        let hadTabs = showsTabs
        repeat {
            prune()
            if table.hasConditionalSteps { advanceFlows() }
            repeat { endRequests() } while closeUnneededOverlays()
        } while performNext() || openOverlay()
        if showsTabs, !hadTabs { askForFirstTab() }
        takeExternals()
    }

    /// The first tab is wanted. While it is undecided, that is a request.
    private mutating func askForFirstTab() {
        guard let first = table.tabs.indices.first(where: { isOpen($0) != false }), isOpen(first) != true else {
            return
        }
        add(RequestValue(id: newID(), exit: .select(first), root: root, since: now))
        settle()
    }

    // MARK: Requests

    /// Adds a request, which is done, refused or dropped later.
    mutating func add(_ request: RequestValue) {
        var request = request
        if !request.isLink, request.source == nil {
            request.source = request.origin.flatMap(node(of:)) ?? shown.topmost?.node
        }
        requests.append(request)
    }

    /// Ends a request with an outcome, if it has not ended.
    mutating func end(_ request: RequestValue, _ outcome: OutcomeValue) {
        guard let index = requests.firstIndex(where: { $0.id == request.id }) else { return }
        events.append(.ended(requests.remove(at: index), outcome))
    }

    private mutating func endRequests() {
        guard !requests.isEmpty else { return }
        noteRequirements()
        for request in requests {
            if let condition = lostCondition(of: request) {
                end(request, .dropped(.conditionLost(condition)))
            } else if isAtRoot(request), let requirement = refusal(of: request) {
                end(request, .refused(requirement.condition))
            } else if let origin = request.origin, !contains(origin) {
                end(request, .dropped(.gone))
            } else if now - request.since >= limit(of: request) {
                end(request, .dropped(.expired))
            }
        }
    }

    /// How long a request may wait, in seconds.
    private func limit(of request: RequestValue) -> Double {
        request.exit.target(table).flatMap { table.nodes[$0].deferralLimit } ?? table.deferralLimit
    }

    /// Whether a screen is where "back" can lead, or on top.
    func contains(_ origin: ScreenOrigin) -> Bool {
        (levels + overlays.flatMap(\.levels)).contains { $0.holds(origin, table) }
    }

    /// Does the first request that can be done.
    private mutating func performNext() -> Bool {
        guard let request = requests.first(where: isReady) else { return false }
        if case .act(let action) = request.exit.last {
            end(request, .act(action))
        } else {
            end(request, .done)
        }
        giveUpHidden()
        closing(for: request) { $0.perform(request) }
        return true
    }

    // MARK: Fallbacks

    /// Opens the fallback that decides what is shown. A flow without a visible step counts as
    /// complete, and the app shows an external node by itself.
    private mutating func openOverlay() -> Bool {
        guard let fallback = decidingFallback, !overlays.contains(where: { $0.fallback == fallback }),
            var content = ContentValue(NodeValue(fallback), table)
        else { return false }
        if table.nodes[fallback].isExternal {
            events.append(.external(content))
            markAnswered(fallback)
            return true
        }
        if let flow = content.flow {
            switch FlowSteps(content.node, facts, table).first(from: flow.step) {
            case .undecided: return false
            case .end:
                markAnswered(fallback)
                return true
            case .step(let step): content.flow?.step = step
            }
        }
        let level = level(content)
        overlays.append(Overlay(fallback: fallback, levels: [level]))
        return false
    }

    /// Closes the fallbacks for which no request waits. Flows count as complete if they were on their
    /// last steps and the condition holds.
    private mutating func closeUnneededOverlays() -> Bool {
        let unneeded = overlays.filter { !needsOverlay($0.fallback) }
        for overlay in unneeded {
            overlays.removeAll { $0.fallback == overlay.fallback }
            let holds = table.conditions.indices.contains {
                table.conditions[$0].fallback == overlay.fallback && facts[$0] == true
            }
            for level in overlay.levels where holds {
                guard let flow = level.content.flow, FlowSteps(level.content.node, facts, table).isLast(flow) else {
                    continue
                }
                events.append(.completed(level.content, level: level.id, caller: level.caller))
            }
        }
        return !unneeded.isEmpty
    }

    /// Notes that a fallback was completed: it is not shown again for the requests that wait for it.
    mutating func markAnswered(_ fallback: Int) {
        for index in requests.indices {
            guard let awaited = awaitedFallback(of: requests[index]),
                table.flow(of: awaited) == table.flow(of: fallback)
            else { continue }
            requests[index].answered.insert(awaited)
        }
    }

    /// Ends the wait for a node that was closed: drops the requests, unless it was a flow on a final step,
    /// which counts as complete.
    private mutating func close(_ content: ContentValue, for node: Int, upTo last: Int = .max) {
        if isFinished(content) { markAnswered(node) } else { closeRequests(for: node, upTo: last) }
    }

    /// Drops the requests that wait for a node that was closed, up to one with an id.
    mutating func closeRequests(for node: Int, upTo last: Int = .max) {
        for request in requests where request.id <= last && waits(request, for: node) {
            end(request, .dropped(.closed))
        }
    }

    /// Closes a fallback, for all requests that wait for it.
    mutating func close(overlay fallback: Int) {
        if let overlay = overlays.first(where: { $0.fallback == fallback }) {
            close(overlay.levels[0].content, for: fallback)
        }
        overlays.removeAll { $0.fallback == fallback }
    }

    /// Changes something. What it removes from the navigation of the root is closed for the requests
    /// that wait for it. Those that are newer than the request that is done still wait.
    mutating func closing(for request: RequestValue? = nil, _ change: (inout Self) -> Void) {
        guard !requests.isEmpty else { return change(&self) }
        let former = levels.flatMap(\.places)
        // What the change asks for is newer.
        let last = request?.id ?? lastScreenID
        change(&self)
        let kept = Set(levels.flatMap(\.places).map(\.origin))
        for place in former where !kept.contains(place.origin) {
            if overlays.contains(where: { table.flow(of: $0.fallback) == place.content.node }) { continue }
            close(place.content, for: place.content.node, upTo: last)
        }
    }

    // MARK: External nodes

    /// Removes nodes that the app shows by itself from the tops of stacks and presentations.
    private mutating func takeExternals() {
        for level in 0..<depth {
            guard let screen = self[level].path.last, table.nodes[screen.node].isExternal else { continue }
            self[level].path.removeLast()
            self[level].showTop()
            events.append(.external(ContentValue(.screen, screen.value)))
        }
        if let content = presented.last?.content, table.nodes[content.node].isExternal {
            presented.removeLast()
            events.append(.external(content))
        }
    }
}

nonisolated extension LevelValue {
    /// The content or the columns, and the screens.
    fileprivate var places: [(origin: ScreenOrigin, content: ContentValue)] {
        let columns = SplitColumn.allCases.compactMap { column in
            content[column].map {
                (ScreenOrigin(id: contentID, column: column, screen: $0), ContentValue(.screen, $0))
            }
        }
        return (columns.isEmpty ? [(ScreenOrigin(id: contentID), content)] : columns)
            + path.map { (ScreenOrigin(id: $0.id), ContentValue(.screen, $0.value)) }
    }
}
