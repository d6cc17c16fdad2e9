// Written by navgen from onboarding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import Observation

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Navigates: holds the wanted state, and brings what is shown in line with it, one step at a time.
///
/// Each scene has one. Views observe its parts, so that a change updates only the views that show
/// it.
@MainActor @Observable
final class FitnessNavigator {
    /// The wanted state.
    private(set) var state: FitnessState
    /// What the app knows.
    private(set) var conditions: FitnessConditions
    /// The last known value of each condition, even if it is undecided now.
    @ObservationIgnored private var known: FitnessConditions
    /// The same, for this launch of the app only.
    @ObservationIgnored private var ownKnown: FitnessConditions
    /// When the step from an earlier launch was parked; `nil` if there is none.
    @ObservationIgnored private var formerSince: Double?
    /// The source of the conditions, queried before each change.
    @ObservationIgnored var facts: (@MainActor () -> FitnessConditions)?
    /// What was restored and waits for its root to be decided.
    @ObservationIgnored var restored: FitnessSavedState?
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: FitnessState
    private(set) var root: FitnessState.Root?
    /// The level of each tab and root.
    let bases: [FitnessLevel]
    /// What is presented over all of them.
    let ground = FitnessPresenter()
    @ObservationIgnored private var pending: Pending?
    @ObservationIgnored private var waits = 0
    @ObservationIgnored var ended: [Int: FitnessFlow] = [:]
    /// Whether the end of the flow that is the root has been reported.
    @ObservationIgnored var hasToldOfRoot = false
    /// The views that hold back swipes and links.
    @ObservationIgnored var holders: [FitnessHolder] = []
    @ObservationIgnored var opening = FitnessOpening()
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any FitnessHandlers)?
    /// Receives all events.
    @ObservationIgnored var onEvent: (@MainActor (FitnessEvent) -> Void)?
    /// The events still to be reported, in order.
    @ObservationIgnored var events: [FitnessEvent] = []
    @ObservationIgnored var isTelling = false
    /// Seconds since the Unix epoch.
    @ObservationIgnored var now: @MainActor () -> Double = { Date().timeIntervalSince1970 }

    /// What the system must finish before the next step.
    private enum Pending: Equatable {
        case coming(Int)
        /// It is visible and still moving into place.
        case arriving(Int)
        case going(Int)
    }

    /// Creates a navigator that shows a state; by default, the initial one.
    init(_ state: FitnessState? = nil, conditions: FitnessConditions = FitnessConditions()) {
        let state = state ?? FitnessState(conditions)
        self.state = state
        self.conditions = conditions
        known = conditions
        ownKnown = conditions
        var shown = state
        shown.presented = []
        self.shown = shown
        root = state.root
        bases = state.bases.map {
            [ground] in FitnessLevel($0, run: FitnessRun($0.content), presenter: ground)
        }
        for level in bases { level.connect(self) }
        settle { update(&$0, from: conditions) }
    }
}

extension FitnessNavigator {
    /// Takes a step on the topmost level, if its conditions allow it; a stack step, on the topmost
    /// stack.
    @discardableResult
    func go(_ step: FitnessState.Step) -> FitnessState.Outcome {
        settle { $0.go(step, on: $0.level(of: step), conditions, at: now()) }
    }

    /// Pushes a screen on the topmost stack.
    @discardableResult
    func push(_ route: FitnessRoute) -> FitnessState.Outcome { go(.push(route)) }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop($0.stackLevel) } }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    func pop(to node: FitnessNode) -> Bool { settle { $0.pop(to: node, $0.stackLevel) } }

    /// Empties the topmost stack.
    func popToRoot() { settle { $0.popToRoot($0.stackLevel) } }

    /// Presents something on the topmost level.
    @discardableResult
    func present(_ content: FitnessState.Content) -> FitnessState.Outcome { go(.present(content)) }

    /// Dismisses the topmost presentation.
    func dismiss() { settle { $0.dismiss() } }

    /// Dismisses all presentations.
    func dismissAll() { settle { $0.dismissAll() } }

    /// Takes an exit of a screen, if the screen is at that position and the conditions allow it.
    @discardableResult
    func take(_ exit: FitnessExit, from position: FitnessState.Position) -> FitnessState.Outcome {
        let source = state.node(at: position)
        askFacts()
        guard let source, state.node(at: position) == source else { return .ignored }
        let event = exit.target.map { FitnessEvent.routed(from: source, to: $0) }
        return settle(telling: { $0.isTaken ? event : nil }) {
            $0.take(exit, from: position, conditions, at: now())
        }
    }
}

extension FitnessNavigator {
    /// Asks what the app knows now.
    func askFacts() {
        if let facts { conditionsChanged(facts()) }
    }

    /// Changes the wanted state, updates what is shown, and reports events.
    ///
    /// The event for the result of the change is reported first.
    @discardableResult
    func settle<Result>(
        _ closer: FitnessEvent.Closer = .code,
        telling event: (Result) -> FitnessEvent? = { _ in nil },
        _ change: (inout FitnessState) -> Result
    ) -> Result {
        tellAfterwards {
            askFacts()
            let former = state
            var next = former
            let result = change(&next)
            if next != former { state = next }
            let outcome = result as? FitnessState.Outcome
            if let event = event(result) { announce(event) }
            announce(from: former, closer)
            tellOfFlows(from: former)
            advance()
            followRuns()
            if let outcome { follow(outcome) }
            if let outcome { tellOfResumed(outcome) }
            followHolders()
            openWhatWaits()
            return result
        }
    }
}

extension FitnessNavigator {
    /// Brings what is shown in line with the wanted state, as far as the system allows.
    private func advance() {
        while true {
            let next = FitnessState.next(shown: shown, wanted: state)
            if next.isEqual(to: shown) { break }
            let isMore = next.presented.count > shown.presented.count
            switch pending {
            case .going: return
            case .coming where isMore, .arriving where isMore: return
            case .coming, .arriving, nil: show(next)
            }
        }
        shown = state
    }

    private func show(_ next: FitnessState) {
        let former = shown
        shown = next
        if root != next.root { root = next.root }
        for (level, base) in zip(bases, next.bases) { level.show(base) }
        present(next.presented, insteadOf: former.presented)
        followRuns()
    }

    private func present(_ levels: [FitnessState.Level], insteadOf former: [FitnessState.Level]) {
        let kept = zip(levels, former).prefix { $0.id == $1.id }.count
        for (place, level) in levels[..<kept].enumerated() { presenter(place)?.level?.show(level) }
        if kept < former.count {
            presenter(kept)?.present(nil)
            wait(for: .going(former[kept].id))
        }
        if kept < levels.count {
            presenter(kept)?.present(level(levels[kept]))
            if levels[kept].content.isHost { wait(for: .coming(levels[kept].id)) }
        }
    }

    /// Makes the level that views observe for a level of the state.
    private func level(_ level: FitnessState.Level) -> FitnessLevel {
        let level =
            FitnessLevel(level, run: FitnessRun(level.content), presenter: FitnessPresenter())
        level.connect(self)
        return level
    }

    /// The presenter of the level at an index: that of the level below.
    private func presenter(_ place: Int) -> FitnessPresenter? {
        var presenter = ground
        for _ in 0..<place {
            guard let level = presenter.level else { return nil }
            presenter = level.presenter
        }
        return presenter
    }

    /// Waits until the system reports an event, for a second at most; less for an event that it
    /// does not report.
    private func wait(for event: Pending, isShort: Bool = false) {
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
    func stopWaiting() { stopWaiting(waits) }
}

extension FitnessNavigator {
    /// Called when a presentation has become visible. Its transition continues: until it ends,
    /// which the system does not report, the system may drop what is presented on it.
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
    func dismissalEnded(on presenter: FitnessPresenter) {
        guard case .going = pending, presenter.level == nil else { return }
        pending = nil
        advance()
    }

    /// Called when the system has begun to dismiss a presentation, for the user or because it was
    /// told to. Late or repeated calls for one that is gone change nothing.
    func dismissed(_ id: Int) {
        guard let place = shown.presented.firstIndex(where: { $0.id == id }) else { return }
        // What has not appeared cannot be gone: this is about what was there before.
        if pending == .coming(id) { return }

        shown.presented.removeSubrange(place...)
        presenter(place)?.present(nil)
        wait(for: .going(id))
        settle(.user) { $0.dismiss(id: id) }
    }

    /// Closes a presentation on behalf of the user.
    func close(_ id: Int) { settle(.user) { $0.dismiss(id: id) } }

    /// Called when the system has changed a stack: fewer screens mean back, more mean pushes; all
    /// else is corrected.
    func follow(_ path: [FitnessRoute], on level: FitnessLevel) {
        let former = level.path
        guard path != former else { return }
        if path.count < former.count, former.starts(with: path) {
            level.follow(path)
            shown.setPath(path, ofLevel: level.id)
            settle(.user) { state in
                if state.level(level.id)?.path.starts(with: former) == true {
                    state.keep(path.count, ofLevel: level.id)
                }
            }
        } else if path.starts(with: former) {
            for route in path.dropFirst(former.count) { push(route, on: level) }
        }
        if level.path != path { level.correct() }
    }

    /// Pushes the value of a link in a screen, if the graph has a route for it.
    private func push(_ route: FitnessRoute, on level: FitnessLevel) {
        askFacts()
        let sources = state.sources(ofLevel: level.id)
        guard let source = sources.last(where: { FitnessWays.pushes($0, route.node) }) else {
            #if DEBUG
                print("Fitness: no way of the graph pushes `\(route.node)` from here")
            #endif
            return
        }
        let depth = state.level(level.id)?.path.count ?? 0
        let event = FitnessEvent.routed(from: source, to: route.node)
        let position = FitnessState.Position(level: level.id, depth: depth)
        settle(.user, telling: { $0.isTaken ? event : nil }) {
            $0.take(.push(route), from: position, conditions, at: now())
        }
    }
}

/// What a level shows, as its views observe it.
@MainActor @Observable
final class FitnessLevel: Identifiable {
    /// The identity of the level in the state.
    nonisolated let id: Int
    private(set) var content: FitnessState.Content
    private(set) var path: [FitnessRoute] = []
    private var counts: FitnessState.Arrivals
    /// Counts rejected changes by the system; makes its stack be read again.
    private(set) var corrections = 0
    /// What is presented on it.
    let presenter: FitnessPresenter
    /// Whether a view in it holds back swipes.
    var isHeld = false
    /// What the steps work with, if it shows a flow.
    let run: FitnessRun?
    @ObservationIgnored private weak var navigator: FitnessNavigator?

    init(_ level: FitnessState.Level, run: FitnessRun?, presenter: FitnessPresenter) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
        self.presenter = presenter
        self.run = run
    }

    /// Reports what happens on it to a navigator.
    func connect(_ navigator: FitnessNavigator) {
        self.navigator = navigator
        run?.connect(navigator, id)
    }

    /// Updates only what has changed.
    func show(_ level: FitnessState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How many times links led to a screen that was already on top; `nil` means the lowest one.
    func arrivals(of route: FitnessRoute?) -> Int {
        return counts[route]
    }

    /// Its stack, as the system reads and sets it; a different property after each correction, so
    /// that it is read again.
    subscript(stack corrections: Int) -> [FitnessRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// Takes over the stack as the system has changed it.
    func follow(_ path: [FitnessRoute]) { self.path = path }

    func correct() { corrections += 1 }
}

/// What is presented on a level, as its views observe it.
@MainActor @Observable
final class FitnessPresenter {
    private(set) var level: FitnessLevel?

    /// Presents a level, or nothing.
    func present(_ level: FitnessLevel?) { self.level = level }
}

nonisolated extension FitnessState {
    /// Where a screen is: its level, and how many screens are below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
    }

    /// The node at a position; `nil` if there is none.
    func node(at position: Position) -> FitnessNode? {
        guard let level = level(position.level) else { return nil }
        if position.depth == 0, case .flow(let flow) = level.content { return flow.stepNode }
        if position.depth == 0 { return level.content.node }
        return position.depth <= level.path.count ? level.path[position.depth - 1].node : nil
    }

    /// Whether somewhere stands what stood there in another state, with the same identity.
    func isSame(as former: Self, at position: Position) -> Bool {
        guard let level = level(position.level), let other = former.level(position.level),
            let node = node(at: position), former.node(at: position) == node
        else { return false }
        guard position.depth > 0 else { return level.content.isSame(as: other.content) }
        return level.path[position.depth - 1].fields.isSame(
            as: other.path[position.depth - 1].fields)
    }

    /// The nodes on a level that something can be pushed from.
    func sources(ofLevel id: Int) -> [FitnessNode] {
        guard let level = level(id) else { return [] }
        return [level.node]
    }

    /// Takes over a shown stack as the system has changed it.
    mutating func setPath(_ path: [FitnessRoute], ofLevel id: Int) {
        if bases.indices.contains(id) { bases[id].path = path }
        if let place = presented.firstIndex(where: { $0.id == id }) { presented[place].path = path }
    }

    /// Takes an exit of the screen at a position.
    @discardableResult
    mutating func take(
        _ exit: FitnessExit,
        from position: Position, _ conditions: FitnessConditions, at now: Double
    ) -> Outcome {
        guard let level = place(ofLevel: position.level) else { return .ignored }
        switch exit {
        case .push(let route): return go(.push(route), on: level, conditions, at: now)
        case .sheet(let content):
            return go(.present(.sheet(content)), on: level, conditions, at: now)
        case .close: return close(level) ? .done : .ignored
        case .back: return back(from: position) ? .done : .ignored
        }
    }

    /// Removes a screen and everything on it; `false` if nothing is below it.
    private mutating func back(from position: Position) -> Bool {
        guard let level = place(ofLevel: position.level) else { return false }
        if position.depth > 0 {
            keep(position.depth - 1, ofLevel: position.level)
            return true
        }
        return close(level)
    }

    private mutating func close(_ level: Int) -> Bool {
        guard level > 0 else { return false }
        dismiss(level)
        return true
    }

    /// Keeps only the lowest screens of a level, and nothing on top of them.
    mutating func keep(_ count: Int, ofLevel id: Int) {
        guard let level = place(ofLevel: id) else { return }
        guard count < self[level].path.count else { return }
        if level < presented.count { presented.removeSubrange(level...) }
        self[level].path.removeSubrange(count...)
        self[level].forgetArrivals()
        dropIfLeft()
    }
}

extension FitnessNavigator {
    /// Makes the exit handler of a screen: a level's lowest, or the topmost that matches a route.
    func handler(level: Int, route: FitnessRoute? = nil) -> FitnessExitHandler {
        FitnessExitHandler(
            go: { [weak self] exit in
                guard let self else { return }
                take(exit, from: position(level, route))
            },
            count: { [weak self] counter in self?.count(counter, level, route) ?? 0 })
    }

    /// The current position of a screen; of equal ones on a stack, the upper one.
    func position(_ level: Int, _ route: FitnessRoute?) -> FitnessState.Position {
        guard let route else { return FitnessState.Position(level: level, depth: 0) }
        let place = state.level(level)?.path.lastIndex { $0.fields.isSame(as: route.fields) }
        return FitnessState.Position(level: level, depth: place.map { $0 + 1 } ?? .max)
    }

    private func count(_ counter: FitnessCounter, _ level: Int, _ route: FitnessRoute?) -> Int {
        switch counter {
        case .arrivals: return observed(level)?.arrivals(of: route) ?? 0
        case .reselections: return 0
        }
    }

    /// A shown level, by its identity.
    func observed(_ id: Int) -> FitnessLevel? {
        if bases.indices.contains(id) { return bases[id] }
        var level = ground.level
        while let current = level, current.id != id { level = current.presenter.level }
        return level
    }
}

/// Which screens the graph lets each screen push.
nonisolated enum FitnessWays {
    /// By the index of the pushing node.
    private static let pushes: [[Int]] = [
        [1], [], [], [], [], [], [], [], [],
    ]

    static func pushes(_ source: FitnessNode, _ target: FitnessNode) -> Bool {
        pushes[source.index].contains(target.index)
    }
}

/// What the steps of a flow work with, whichever flow it is.
@MainActor enum FitnessRun {
    case onboarding(OnboardingRun)

    /// Creates the run of a level that shows a flow; `nil` if it shows something else.
    init?(_ content: FitnessState.Content) {
        guard case .flow(let flow) = content else { return nil }
        switch flow {
        case .onboarding(let flow): self = .onboarding(OnboardingRun(flow))
        }
    }

    /// Makes its steps act on a level.
    func connect(_ navigator: FitnessNavigator, _ level: Int) {
        switch self {
        case .onboarding(let run):
            run.onAct { [weak navigator] move, flow in
                navigator?.move(move, .onboarding(flow), level)
            }
        }
    }
}

extension FitnessNavigator {
    /// Updates the runs of flows with what has changed.
    func followRuns() {
        for base in bases { follow(base) }
        var level = ground.level
        while let current = level {
            follow(current)
            level = current.presenter.level
        }
    }

    private func follow(_ level: FitnessLevel) {
        guard case .flow(let flow) = level.content, let run = level.run else { return }
        switch (flow, run) {
        case (.onboarding(let flow), .onboarding(let run)):
            run.follow(
                flow, steps: flow.visibleSteps(conditions), progress: flow.progress(conditions),
                canGoBack: flow.canGoBack(conditions), canSkip: flow.canSkip,
                isLast: flow.isLast(conditions))
        }
    }

    /// Performs what a step does, with the current data.
    func move(_ move: FitnessMove, _ flow: FitnessFlow, _ level: Int) {
        var isCancelled = false
        settle { state in
            guard let place = state.place(ofLevel: level) else { return }
            state.update(flow, place)
            switch move {
            case .edit: break
            case .next: ended[level] = state.advance(conditions, place)
            case .back: state.goBack(conditions, place)
            case .skip: ended[level] = state.skip(conditions, place)
            case .finish: ended[level] = state.finish(place)
            case .cancel:
                isCancelled = place == 0
                state.dismiss(place)
            }
        }
        if isCancelled {
            hasToldOfRoot = true
            tell(flow, cancelled: !flow.isFinished)
        }
    }

    /// Reports flows that have ended to the callers that await them, or else to the app.
    func tellOfFlows(from former: FitnessState) {
        let ended = self.ended
        self.ended = [:]
        // Receivers may navigate, which is then reported in turn.
        var told: [(flow: FitnessFlow, isCancelled: Bool)] = []
        for (_, flow) in ended.sorted(by: { $0.key < $1.key }) {
            told.append((flow, false))
        }
        if former.root != nil, case .flow(let flow) = former.base.content {
            let hasEnded = hasToldOfRoot || ended[former.base.id] != nil
            let isGone = state.root != former.root
            if isGone, !hasEnded { told.append((flow, !flow.isFinished)) }
            hasToldOfRoot = hasEnded && !isGone
        }
        for (flow, isCancelled) in told { tell(flow, cancelled: isCancelled) }
    }

    private func tell(_ flow: FitnessFlow, cancelled: Bool) {
        switch flow {
        case .onboarding(let flow): handlers?.onboardingFinished(flow.data, cancelled: cancelled)
        }
    }
}

/// A view that holds back swipes and links, and the screen that it is in.
@MainActor struct FitnessHolder {
    weak var view: AnyObject?
    let position: FitnessState.Position
    /// The state when it began to hold.
    private let former: FitnessState

    init?(_ view: AnyObject, at position: FitnessState.Position, in state: FitnessState) {
        if state.node(at: position) == nil { return nil }
        self.view = view
        self.position = position
        former = state
    }

    /// Whether the view is still there, visible or not.
    func isThere(in state: FitnessState) -> Bool {
        view != nil && state.root == former.root && state.isSame(as: former, at: position)
    }
}

extension FitnessNavigator {
    /// Makes a view hold back swipes and links, or stop doing so.
    func hold(_ view: AnyObject, _ isHolding: Bool, at position: FitnessState.Position) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? FitnessHolder(view, at: position, in: state) {
            holders.append(holder)
        }
        followHolders()
        askFacts()
        openWhatWaits()
    }

    /// Called when a view is no longer visible. It keeps holding if its screen is covered, but not
    /// if it was removed from a visible screen.
    func lose(_ view: AnyObject) {
        guard let holder = holders.first(where: { $0.view === view }),
            state.isOnTop(holder.position)
        else {
            return
        }
        hold(view, false, at: holder.position)
    }

    /// Forgets the views that are no longer there; presentations they were in can be swiped away
    /// again.
    func followHolders() {
        holders.removeAll { !$0.isThere(in: state) }
        var level = ground.level
        while let current = level {
            let isHeld = holders.contains { $0.position.level == current.id }
            if current.isHeld != isHeld { current.isHeld = isHeld }
            level = current.presenter.level
        }
    }
}

nonisolated extension FitnessState {
    /// Whether nothing is on top of a screen.
    func isOnTop(_ position: Position) -> Bool {
        let level = top
        return position.level == level.id && position.depth == level.path.count
    }
}

nonisolated extension FitnessState {
    /// The link to what is on top; `nil` if there is none.
    var link: FitnessLink? {
        guard root != nil else { return nil }
        if let route = top.path.last { return FitnessLink(route) }
        switch top.content {
        case .screen(let route): return FitnessLink(route)
        default: return nil
        }
    }

    /// The URL of what is on top; `nil` if there is none.
    var url: String? { link?.url }
}

nonisolated extension FitnessLink {
    /// Creates the link to a screen; `nil` if there is none.
    init?(_ route: FitnessRoute) {
        switch route {
        case .home:
            self = .home
        case .workout(let workoutId):
            self = .workout(workoutId: workoutId)
        }
    }
}

/// What a navigator remembers about what it has to open.
nonisolated struct FitnessOpening {
    /// The last URL, its time, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// The newest link that is held back, the URL that requested it, and since when it has waited.
    var held: (link: FitnessLink, url: String, since: Double, isFormer: Bool)?
    /// The newest link that arrived before the saved state was restored.
    var early: (link: FitnessLink, url: String)?
    var hasBegun = false
    /// The number of the newest link that was opened. What was requested earlier comes too late.
    var newest = 0
    /// How many numbers were given to links, and to URLs that the app is asked about.
    private var count = 0
    /// The link parked last, and the parked one that now continues and has yet to be reported.
    var parked, resumed: (link: FitnessLink, url: String)?
    /// Whether a parked link is held back, too.
    var holdsParked = false

    /// Returns a number for something to open.
    mutating func number() -> Int {
        count += 1
        return count
    }

    /// Gives up what waits and what was requested.
    mutating func giveUp() {
        held = nil
        parked = nil
        newest = number()
    }
}

extension FitnessNavigator {
    /// Opens a URL; `false` if no link matches it. The system may deliver the same one twice:
    /// within a second, it is opened once.
    @discardableResult
    func open(_ url: String) -> Bool {
        let time = now()
        if let last = opening.last, last.url == url, abs(time - last.time) < 1 {
            return last.isLink
        }
        let link = FitnessLink(url)
        let isLink = link.map(isOwn) ?? false
        opening.last = (url, time, isLink)
        guard let link, isLink else {
            announce(.url(url, .unmatched))
            if link == nil { askApp(about: url) }
            return false
        }
        open(link, url, as: opening.number())
        return true
    }

    /// Opens a URL; `false` if no link matches it.
    @discardableResult
    func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Follows a link.
    func open(_ link: FitnessLink) {
        open(link, link.url() ?? link.node.rawValue, as: opening.number())
    }

    /// Whether a URL is one of the graph's links.
    func recognizes(_ url: URL) -> Bool { FitnessLink(url: url).map(isOwn) ?? false }

    /// Asks the app what a URL stands for, and opens that, unless a newer link was opened or a
    /// condition was lost meanwhile.
    private func askApp(about url: String) {
        guard let handlers, let unknown = URL(string: url) else { return }
        let number = opening.number()
        _Concurrency.Task { [weak self] in
            guard let known = await handlers.onUnknownLink(unknown), let self,
                let link = FitnessLink(url: known)
            else { return }
            askFacts()
            if opening.newest < number { open(link, known.absoluteString, as: number) }
        }
    }

    /// Whether a link is for this stack.
    private func isOwn(_ link: FitnessLink) -> Bool { link.step.map(state.isOwn) ?? true }

    private func open(_ link: FitnessLink, _ url: String, as number: Int) {
        guard isOwn(link) else { return announce(.url(url, .unmatched)) }
        opening.newest = number
        if isHeld(state) { return hold(link, url) }
        if !opening.hasBegun { opening.early = (link, url) }
        tellAfterwards {
            // That it was parked is reported before what comes of it.
            let parked = FitnessEvent.url(url, .parked(link.node))
            let outcome = settle(.link, telling: { $0 == .parked ? parked : nil }) {
                follow(link, url, &$0)
            }
            if outcome != .parked { tell(outcome, of: (link, url)) }
        }
    }

    /// Lets a link wait until nothing holds it back any more.
    private func hold(_ link: FitnessLink, _ url: String) {
        // Of several links, only the newest waits.
        if let step = parkedLink(in: state)?.link.step { settle { $0.giveUp(step) } }
        opening.early = nil
        opening.held = (link, url, now(), isFormer: false)
        announce(.url(url, .parked(link.node)))
    }

    /// Follows a link that came before what was saved was restored, unless that holds it back.
    func followEarly(_ link: FitnessLink, _ url: String) {
        if isHeld(state) { return hold(link, url) }
        settle(.link) { follow(link, url, &$0) }
    }

    /// Makes a state follow a link, and remembers the link's URL if it is parked.
    private func follow(
        _ link: FitnessLink, _ url: String, _ state: inout FitnessState
    ) -> FitnessState.Outcome {
        let outcome = state.follow(link, conditions, at: now())
        if outcome == .parked { opening.parked = (link, url) }
        return outcome
    }

    /// Reports the outcome of a link, by the URL that requested it.
    private func tell(_ outcome: FitnessState.Outcome, of link: (link: FitnessLink, url: String)) {
        let node = link.link.node
        switch outcome {
        case .parked: announce(.url(link.url, .parked(node)))
        case .refused: announce(.url(link.url, .refused(node)))
        case .done, .ignored: announce(.url(link.url, .opened(node)))
        }
    }

    /// The link that is parked in a state; `nil` if there is none.
    func parkedLink(in state: FitnessState) -> (link: FitnessLink, url: String)? {
        guard let parked = opening.parked, parked.link.step == state.parked?.step else {
            return nil
        }
        return parked
    }

    /// Reports the outcome of a link that was parked.
    func tellOfResumed(_ outcome: FitnessState.Outcome) {
        guard let link = opening.resumed else { return }
        opening.resumed = nil
        tell(outcome, of: link)
    }

    private func isHeld(_ state: FitnessState) -> Bool {
        holders.contains { $0.isThere(in: state) } || restored != nil
    }

    /// A link that has waited since an earlier launch, by the URL that requested it.
    func waitingLink(_ url: String) -> (link: FitnessLink, url: String)? {
        FitnessLink(url).map { ($0, url) }
    }

    /// Opens what is no longer held back.
    func openWhatWaits() {
        guard !isHeld(state) else { return }
        if let held = opening.held {
            opening.held = nil
            if now() - held.since < 1800 { open(held.link, held.url, as: opening.newest) }
            if held.isFormer, parkedLink(in: state)?.url == held.url {
                formerSince = state.parked?.since
            }
        } else if opening.holdsParked {
            opening.holdsParked = false
            settle { update(&$0, from: conditions) }
        }
    }

    /// Whether a parked link, whose conditions may hold, is held back like any other.
    func holdsBack(_ state: FitnessState) -> Bool {
        opening.holdsParked = isHeld(state)
        return opening.holdsParked
    }
}

/// The scenes of the app, for notifications, intents and UIKit to call. All scenes share one
/// instance.
@MainActor
final class FitnessScenes {
    private struct Scene {
        weak var navigator: FitnessNavigator?
    }

    /// By activity, the most recent last.
    private var scenes: [Scene] = []
    /// What waits for the first scene: the newest link, or a URL to ask the app about.
    private var waiting: (url: String, isLink: Bool)?

    init() {}

    /// The navigator of the most recently active scene.
    var active: FitnessNavigator? { scenes.last { $0.navigator != nil }?.navigator }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: String) -> Bool {
        if let active { return active.open(url) }
        let isLink = FitnessLink(url) != nil
        if isLink || waiting?.isLink != true { waiting = (url, isLink) }
        return isLink
    }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Records that a scene was created or became active.
    func activate(_ navigator: FitnessNavigator) {
        scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
        scenes.append(Scene(navigator: navigator))
        if let waiting {
            self.waiting = nil
            navigator.open(waiting.url)
        }
    }
}

/// What the app does when navigation asks for it.
@MainActor protocol FitnessHandlers {
    /// Called when the flow `onboarding` ends, completed or cancelled, and no caller awaits it.
    func onboardingFinished(_ data: OnboardingData, cancelled: Bool)
    /// Resolves a URL that no link matches, such as a short one; `nil` if it stands for nothing.
    func onUnknownLink(_ url: URL) async -> URL?
}

extension FitnessHandlers {
    func onUnknownLink(_ url: URL) async -> URL? { nil }
}

extension FitnessNavigator {
    /// Handles the effects of a step beyond the state.
    private func follow(_ outcome: FitnessState.Outcome) {
        switch outcome {
        case .refused(let condition): announce(.blocked(by: condition))
        case .done, .parked, .ignored: break
        }
    }
}

/// The source of the facts that only the running app knows; `nil` means undecided.
@MainActor protocol FitnessFacts {
    var onboarded: Bool? { get }
    /// This device has health data.
    var healthAvailable: Bool? { get }
}

extension FitnessConditions {
    /// Takes the current values of a source of facts.
    @MainActor init(_ facts: some FitnessFacts) {
        self.init(onboarded: facts.onboarded, healthAvailable: facts.healthAvailable)
    }
}

extension FitnessNavigator {
    /// Responds to a change in what the app knows.
    func conditionsChanged(_ conditions: FitnessConditions) {
        guard conditions != self.conditions else { return }
        // Another user must not get what waits; what waits since an earlier launch belongs to the
        // user known then.
        let isFormerLost = conditions.hasLost(since: known)
        let former = ownKnown
        self.conditions = conditions
        known = conditions.filled(from: known)
        ownKnown = conditions.filled(from: former)
        if conditions.hasLost(since: former) { opening.giveUp() }
        if isFormerLost, opening.held?.isFormer ?? false { opening.held = nil }
        if isFormerLost { restored?.giveUp() }
        settle {
            if isFormerLost { giveUpFormer(&$0) }
            return followConditions(from: former, &$0)
        }
    }

    /// Gives up what has been waiting since an earlier launch.
    private func giveUpFormer(_ state: inout FitnessState) {
        guard let parked = state.parked, parked.isRestored || parked.since == formerSince else {
            return
        }
        state.parked = nil
    }

    /// Brings a state up to date with the conditions.
    func update(
        _ state: inout FitnessState, from former: FitnessConditions
    ) -> FitnessState.Outcome {
        let isFormer = formerSince != nil && state.parked?.since == formerSince
        let parked = parkedLink(in: state)
        let (root, base) = (state.root, state.base)
        let outcome =
            state.update(from: former, to: conditions, at: now(), unless: { holdsBack($0) })
        // The last step of a flow may let the root change before it ends the flow.
        if root != nil, root != state.root, !hasToldOfRoot, !conditions.hasLost(since: former),
            case .flow(var flow) = base.content, flow.change({ $0.isLast(conditions) })
        {
            ended[base.id] = flow
        }
        if isFormer { formerSince = state.parked?.since }
        if outcome != nil, parkedLink(in: state) == nil { opening.resumed = parked }
        return outcome ?? .ignored
    }
}

/// An event in the app's navigation.
nonisolated enum FitnessEvent: Hashable, Sendable {
    /// A node is now on top, with its values as strings; sensitive ones are omitted.
    case shown(FitnessNode, values: [String: String])
    case left(FitnessNode)
    /// An exit of a screen was taken.
    case routed(from: FitnessNode, to: FitnessNode)
    /// A URL was to be opened.
    case url(String, Opened)
    /// A condition did not hold.
    case blocked(by: FitnessCondition)
    /// A presentation was closed.
    case closed(FitnessNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }

    enum Opened: Hashable, Sendable {
        case opened(FitnessNode)
        /// It waits for a condition, or until nothing holds it back.
        case parked(FitnessNode)
        /// The graph has no such link, or it is not for the stack that is shown.
        case unmatched
        /// A condition does not hold, and nothing stands in for it.
        case refused(FitnessNode)
    }
}

nonisolated extension FitnessFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(FitnessNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension FitnessFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .int(let value): return "\(value)"
        }
    }
}

nonisolated extension FitnessState {
    /// What is on top: a level, a depth, and a node with its values.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: FitnessNode
        let values: [String: String]
    }

    /// `nil` while the root is undecided.
    var seen: Top? {
        guard root != nil else { return nil }
        let level = top
        var node = level.node
        if case .flow(let flow) = level.content { node = flow.stepNode }
        return Top(
            level: level.id, depth: level.path.count, node: node,
            values: level.path.last?.fields.told ?? level.content.told)
    }
}

nonisolated extension FitnessFlow {
    /// The node of the step that is shown.
    var stepNode: FitnessNode {
        let step: String
        switch self {
        case .onboarding(let flow): step = flow.step.rawValue
        }
        return FitnessNode(rawValue: "\(node.rawValue).\(step)") ?? node
    }
}

extension FitnessNavigator {
    /// Reports the events of a change in order once it is done, then what observers did meanwhile.
    func tellAfterwards<Result>(_ change: () -> Result) -> Result {
        if isTelling { return change() }
        isTelling = true
        let result = change()
        while !events.isEmpty {
            let event = events.removeFirst()
            onEvent?(event)
        }
        isTelling = false
        return result
    }

    func announce(_ event: FitnessEvent) { tellAfterwards { events.append(event) } }

    /// Shows what was saved, and reports what is then on top and what became of links: nobody saw
    /// what was there before.
    func begin(with saved: Data? = nil) {
        tellAfterwards {
            let early = opening.early
            opening.early = nil
            opening.hasBegun = true
            if let saved {
                restore(saved)
                // The system may deliver a link first; it goes on top of what was saved.
                if let early { followEarly(early.link, early.url) }
            }
            events.removeAll { event in
                switch event {
                case .url, .blocked: return false
                default: return true
                }
            }
            if let shown = state.seen {
                events.insert(.shown(shown.node, values: shown.values), at: 0)
            }
        }
    }

    /// Reports what has changed, once.
    func announce(from former: FitnessState, _ closer: FitnessEvent.Closer) {
        guard onEvent != nil else { return }
        for level in former.presented.reversed()
        where !state.presented.contains(where: { $0.id == level.id }) {
            announce(.closed(level.content.node, by: closer))
        }
        let (left, shown) = (former.seen, state.seen)
        guard left != shown else { return }
        if let left { announce(.left(left.node)) }
        if let shown { announce(.shown(shown.node, values: shown.values)) }
    }
}

/// What is saved: a state, the URLs of the link that is held back and of the one that is parked,
/// and what the app knew.
nonisolated struct FitnessSavedState: Codable {
    var state: FitnessState
    var held: String?
    var heldSince: Double?
    var parkedURL: String?
    var known: FitnessConditions?

    init(
        state: FitnessState, held: String?, heldSince: Double?, parkedURL: String?,
        known: FitnessConditions?
    ) {
        self.state = state
        self.held = held
        self.heldSince = heldSince
        self.parkedURL = parkedURL
        self.known = known
    }

    init(from decoder: any Decoder) throws {
        state = try FitnessState(from: decoder)
        let container = try decoder.container(keyedBy: FitnessKey.self)
        held = try? container.decodeIfPresent(String.self, forKey: FitnessKey("held"))
        heldSince = try? container.decodeIfPresent(Double.self, forKey: FitnessKey("heldSince"))
        parkedURL = try? container.decodeIfPresent(String.self, forKey: FitnessKey("parkedURL"))
        known = try? container.decodeIfPresent(FitnessConditions.self, forKey: FitnessKey("known"))
    }

    func encode(to encoder: any Encoder) throws {
        try state.encode(to: encoder)
        var container = encoder.container(keyedBy: FitnessKey.self)
        try container.encodeIfPresent(held, forKey: FitnessKey("held"))
        try container.encodeIfPresent(heldSince, forKey: FitnessKey("heldSince"))
        try container.encodeIfPresent(parkedURL, forKey: FitnessKey("parkedURL"))
        try container.encodeIfPresent(known, forKey: FitnessKey("known"))
    }

    /// Gives up what waits.
    mutating func giveUp() {
        held = nil
        heldSince = nil
        parkedURL = nil
        state.parked = nil
    }
}

extension FitnessNavigator {
    /// Encodes what a later launch restores; `nil` if it cannot be encoded.
    func save() -> Data? {
        var saved =
            FitnessSavedState(
                state: state, held: opening.held?.url, heldSince: opening.held?.since,
                parkedURL: parkedLink(in: state)?.url, known: known)
        if let restored {
            saved.state.takeOver(restored.state)
            saved.held = saved.held ?? restored.held
            saved.heldSince = saved.heldSince ?? restored.heldSince
            saved.parkedURL = saved.parkedURL ?? restored.parkedURL
        }
        let encoder = JSONEncoder()
        // JSON cannot represent these numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(saved)
    }

    /// Shows what was saved, as far as it can be read and the conditions allow it, as soon as they
    /// decide the root.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard var saved = try? decoder.decode(FitnessSavedState.self, from: data) else { return }
        // Their effects must not open restored links before the state is restored.
        askFacts()
        if let former = saved.known {
            // Another user must not get what waited for the previous one.
            if conditions.hasLost(since: former) { saved.giveUp() }
            known = known.filled(from: former)
        }
        restored = saved
        settle { followConditions(from: conditions, &$0) }
    }

    /// Applies the conditions, and what was restored as soon as they decide the root.
    func followConditions(
        from former: FitnessConditions, _ state: inout FitnessState
    ) -> FitnessState.Outcome {
        if let saved = restored, let root = state.chosenRoot(conditions) {
            restored = nil
            if opening.held == nil, let (link, url) = saved.held.flatMap({ waitingLink($0) }) {
                opening.held = (link, url, saved.heldSince ?? now(), isFormer: true)
            }
            opening.parked = parkedLink(in: state) ?? saved.parkedURL.flatMap { waitingLink($0) }
            let newer = state.parked?.since
            state.restore(saved.state, as: root, conditions, at: now())
            formerSince = state.parked?.since == newer ? nil : state.parked?.since
        }
        return update(&state, from: former)
    }
}

nonisolated extension FitnessState {
    /// Shows what was saved, as far as it is decided whether it may be shown. From another root, it
    /// keeps only a link that waited for this one.
    mutating func restore(
        _ saved: Self, as root: Root?, _ conditions: FitnessConditions, at now: Double
    ) {
        guard saved.root == root else {
            if parked?.isRestored ?? true, let waiting = saved.parked,
                case .open(let plan) = waiting.step, plan.root == root
            {
                parked = waiting.startingOver
            }
            return
        }
        takeOver(saved)
        setAside(conditions, at: now)
    }
}
