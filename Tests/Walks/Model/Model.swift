/// The navigation of one scene, slow and plain: what is wanted is stored, what is shown is computed from that and the
/// facts. It shares no code with the runtime.
struct Model {
    let graph: PlannedGraph
    var wanted = Wanted()
    var facts: Facts
    /// The time in minutes.
    var now = 0
    /// What has happened since the events were emptied.
    var events: [Event] = []
    /// The most rounds that an update has taken.
    var rounds = 0
    /// The flows whose end has been reported, by their content.
    private var reported: Set<Int> = []

    init(_ graph: PlannedGraph, _ facts: Facts, restoring saved: Wanted? = nil, now: Int = 0) {
        self.graph = graph
        self.facts = facts
        self.now = now
        if let saved { wanted = saved }
        act { _ in }
    }

    /// Why a request was dropped.
    enum Reason: String, Hashable, Sendable { case closed, lost, gone, replaced, expired }

    /// How a request or an await ended, and what else is reported.
    enum Event: Hashable, Sendable {
        case done(Request)
        case refused(Request, WalkGraph.Need)
        case dropped(Request, Reason)
        case ignored
        /// A caller got an answer, or nothing.
        case resumed(Int, Bool)
        /// A flow ended that no caller awaits.
        case ended(String, isComplete: Bool)
        /// An action ran.
        case acted(String)
    }

    /// Changes something, then does what follows from it; those whose awaited level is gone get nothing.
    mutating func act(_ change: (inout Model) -> Void) {
        var callers = wanted.callers
        let root = wanted.root
        let flows = wanted.allLevels.filter { $0.kind == .flow && !$0.isBase }
        change(&self)
        callers.formUnion(wanted.callers)
        settleRequests()
        if wanted.root == "tabs" && root != "tabs" { askForFirstTab() }
        let kept = Set(wanted.allLevels.map(\.content.id))
        for flow in flows where !kept.contains(flow.content.id) { end(flow, isComplete: false) }
        let answered = events.compactMap { if case .resumed(let id, _) = $0 { id } else { nil } }
        for caller in callers.subtracting(wanted.callers).subtracting(answered).sorted() {
            events.append(.resumed(caller, false))
        }
    }

    /// Reports the end of a flow, once.
    mutating func end(_ flow: Level, isComplete: Bool) {
        guard reported.insert(flow.content.id).inserted, flow.caller == nil else { return }
        events.append(.ended(flow.content.node, isComplete: isComplete))
    }

    // MARK: What happens by itself

    mutating func update(_ facts: Facts) { act { $0.facts = facts } }

    mutating func tick(_ minutes: Int) { act { $0.now += minutes } }

    /// Removes what is not allowed, ends the requests that can end, and opens the fallback of the newest that waits.
    private mutating func settleRequests() {
        var round = 0
        repeat {
            round += 1
            precondition(round < 1000, "an update does not end")
            prune(&wanted)
            advanceFlows()
            repeat { dropRequests() } while removeOverlays()
        } while doNext() || openOverlay()
        rounds = max(rounds, round)
    }

    private mutating func dropRequests() {
        for var request in wanted.requests {
            let needs = needs(request) + request.inherited + whens(request).flatMap { $0 }
            request.held.formUnion(needs.filter { facts.value($0) == true })
            wanted.requests = wanted.requests.map { $0.id == request.id ? request : $0 }
            if isLost(request) {
                drop(request, .lost)
            } else if isAtRoot(request), let need = refusal(request) {
                end(request, .refused(request, need))
            } else if let origin = request.origin, !wanted.contains(origin) {
                drop(request, .gone)
            } else if now - request.since >= graph.graph.limit {
                drop(request, .expired)
            }
        }
    }

    mutating func drop(_ request: Request, _ reason: Reason) { end(request, .dropped(request, reason)) }

    private mutating func end(_ request: Request, _ event: Event) {
        guard wanted.requests.contains(where: { $0.id == request.id }) else { return }
        wanted.requests.removeAll { $0.id == request.id }
        events.append(event)
    }

    /// Removes the overlays for which no request waits.
    private mutating func removeOverlays() -> Bool {
        let count = wanted.overlays.count
        for overlay in wanted.overlays where !isAwaited(overlay.fallback) {
            wanted.overlays.removeAll { $0 == overlay }
            let holds = graph.graph.conditions.indices.contains {
                graph.graph.conditions[$0].otherwise == overlay.fallback && facts.values[$0] == true
            }
            for level in overlay.levels where holds && isOnLastStep(level) {
                end(level, isComplete: true)
                if let caller = level.caller { events.append(.resumed(caller, true)) }
            }
        }
        return wanted.overlays.count < count
    }

    private func isOnLastStep(_ level: Level) -> Bool {
        guard let step = level.step else { return false }
        let next = self.step(of: level.content.node, from: step + 1)
        return next.index == nil && !next.isUndecided
    }

    /// Whether a request may still wait for a fallback: its condition is false or undecided.
    private func isAwaited(_ fallback: String) -> Bool {
        wanted.requests.contains { request in
            !request.answered.contains(fallback)
                && needs(request).contains { facts.value($0) != true && graph.graph.fallback(of: $0) == fallback }
        }
    }

    private mutating func doNext() -> Bool {
        guard let request = wanted.requests.first(where: { isReady($0) }) else { return false }
        end(request, .done(request))
        settle()
        perform(request)
        return true
    }

    /// Opens the fallback that decides; a flow without a visible step counts as complete.
    private mutating func openOverlay() -> Bool {
        guard let fallback = decidingFallback, !wanted.overlays.contains(where: { $0.fallback == fallback }) else {
            return false
        }
        let node = graph.node(fallback)
        let step = step(of: fallback, from: 0)
        if node.kind == .flow && step.index == nil {
            if !step.isUndecided { markAnswered(fallback) }
            return !step.isUndecided
        }
        let level = Level(content: spot(fallback, nil, &wanted), kind: node.kind, step: step.index)
        wanted.overlays.append(Overlay(fallback: fallback, levels: [level]))
        return false
    }

    mutating func markAnswered(_ fallback: String) {
        for index in wanted.requests.indices where awaited(wanted.requests[index]) == fallback {
            wanted.requests[index].answered.insert(fallback)
        }
    }

    /// Passes over steps of flows that the facts hide.
    private mutating func advanceFlows() {
        for level in wanted.allLevels where level.kind == .flow {
            let flow = graph.node(level.content.node)
            if let step = level.step, facts.all(flow.steps[step].when) != false { continue }
            let next = step(of: flow.id, from: level.step ?? 0)
            if next.index == nil && !next.isUndecided {
                complete(level)
            } else if let index = next.index {
                setStep(index, of: level)
                // The step that presented them is gone.
                wanted.edit(at: level.content.id) { levels, _ in
                    let flow = levels.firstIndex { $0.content.id == level.content.id } ?? levels.count - 1
                    levels.removeSubrange((flow + 1)...)
                }
            }
        }
    }

    mutating func setStep(_ step: Int, of level: Level) {
        wanted.edit(at: level.content.id) { levels, _ in
            for index in levels.indices where levels[index].content.id == level.content.id { levels[index].step = step }
        }
    }

    /// The first tab is wanted; while it is undecided, that is a request.
    private mutating func askForFirstTab() {
        guard wanted.root == "tabs", let first = graph.graph.tabs.first(where: { facts.all(needs($0)) != false }),
            !isOpen(first)
        else { return }
        request(.select(first.id), root: "tabs")
        settleRequests()
    }

    /// Makes a request; the result is its id.
    @discardableResult
    mutating func request(
        _ ask: Ask, origin: Int? = nil, root: String?, caller: Int? = nil, isFromCode: Bool = false
    ) -> Int {
        let id = wanted.newID()
        // The screen that asks for another root is gone when it is done.
        let isElsewhere = root != nil && root != displayedRoot
        wanted.requests.append(
            Request(
                id: id, ask: ask, origin: isElsewhere ? nil : origin, root: root, since: now, caller: caller,
                isFromCode: isFromCode))
        return id
    }

    /// Gives up what is hidden, since the user acts on what is on display.
    mutating func settle() {
        let shown = shown
        guard shown.root != nil, shown.root == wanted.root else { return }
        if shown.tab != wanted.tab {
            if let tab = wanted.tab { wanted.bases[tab] = nil }
            wanted.presented = []
            wanted.tab = shown.tab
            wanted.isTabSure = true
        }
        let visible = visibleLevels
        if !visible.isEmpty { wanted.levels = visible }
    }
}
