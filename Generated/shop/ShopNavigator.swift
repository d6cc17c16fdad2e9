// Written by navgen from shop.yaml. Do not edit.
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
final class ShopNavigator {
    /// The wanted state.
    private(set) var state: ShopState
    /// What the app knows.
    private(set) var conditions: ShopConditions
    /// The last known value of each condition, even if it is undecided now.
    @ObservationIgnored private var known: ShopConditions
    /// The same, for this launch of the app only.
    @ObservationIgnored private var ownKnown: ShopConditions
    /// When the step from an earlier launch was parked; `nil` if there is none.
    @ObservationIgnored private var formerSince: Double?
    /// The source of the conditions, queried before each change.
    @ObservationIgnored var facts: (@MainActor () -> ShopConditions)?
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: ShopState
    private(set) var tab: ShopTab
    private(set) var reselections: [ShopTab: Int] = [:]
    /// Counts taps that did not select their tab; makes the tab bar read its selection again.
    private(set) var corrections = 0
    /// The level of each tab and root.
    let bases: [ShopLevel]
    /// What is presented over all of them.
    let ground = ShopPresenter()
    @ObservationIgnored private var pending: Pending?
    @ObservationIgnored private var waits = 0
    @ObservationIgnored var asked = 0
    @ObservationIgnored var waiting: [Int: ShopWaiting] = [:]
    @ObservationIgnored var results: [Int: ShopResult] = [:]
    @ObservationIgnored var deferred: ShopDeferred?
    @ObservationIgnored var ended: [Int: ShopFlow] = [:]
    /// The views that hold back swipes and links.
    @ObservationIgnored var holders: [ShopHolder] = []
    @ObservationIgnored var opening = ShopOpening()
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any ShopHandlers)?
    /// The build of the app whose links it opens; `nil` for the unnamed one.
    @ObservationIgnored var environment: ShopEnvironment?
    /// Receives all events.
    @ObservationIgnored var onEvent: (@MainActor (ShopEvent) -> Void)?
    /// The events still to be reported, in order.
    @ObservationIgnored var events: [ShopEvent] = []
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
    init(_ state: ShopState? = nil, conditions: ShopConditions = ShopConditions()) {
        let state = state ?? ShopState()
        self.state = state
        self.conditions = conditions
        known = conditions
        ownKnown = conditions
        var shown = state
        shown.presented = []
        self.shown = shown
        tab = state.tab
        bases = state.bases.map {
            [ground] in ShopLevel($0, run: ShopRun($0.content), presenter: ground)
        }
        for level in bases { level.connect(self) }
        settle { update(&$0, from: conditions) }
    }
}

extension ShopNavigator {
    /// Takes a step on the topmost level, if its conditions allow it; a stack step, on the topmost
    /// stack.
    @discardableResult
    func go(_ step: ShopState.Step) -> ShopState.Outcome {
        settle { $0.go(step, on: $0.level(of: step), conditions, at: now()) }
    }

    /// Pushes a screen on the topmost stack.
    @discardableResult
    func push(_ route: ShopRoute) -> ShopState.Outcome { go(.push(route)) }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop($0.stackLevel) } }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    func pop(to node: ShopNode) -> Bool { settle { $0.pop(to: node, $0.stackLevel) } }

    /// Empties the topmost stack.
    func popToRoot() { settle { $0.popToRoot($0.stackLevel) } }

    /// Selects a tab.
    @discardableResult
    func select(_ tab: ShopTab) -> ShopState.Outcome { go(.select(tab)) }

    /// Presents something on the topmost level.
    @discardableResult
    func present(_ content: ShopState.Content) -> ShopState.Outcome { go(.present(content)) }

    /// Dismisses the topmost presentation.
    func dismiss() { settle { $0.dismiss() } }

    /// Dismisses all presentations.
    func dismissAll() { settle { $0.dismissAll() } }

    /// Starts a flow.
    @discardableResult
    func start(_ flow: ShopFlow) -> ShopState.Outcome { go(.present(.flow(flow))) }

    /// Takes an exit of a screen, if the screen is at that position and the conditions allow it;
    /// possibly for a caller that awaits the result.
    @discardableResult
    func take(
        _ exit: ShopExit, from position: ShopState.Position, for asker: ShopWaiting? = nil
    ) -> ShopState.Outcome {
        let source = state.node(at: position)
        askFacts()
        guard let source, state.node(at: position) == source else { return .ignored }
        if case .finish(let result) = exit, waiting[position.level] != nil {
            results[position.level] = result
        }
        let event = exit.target.map { ShopEvent.routed(from: source, to: $0) }
        return settle(telling: { $0.isTaken ? event : nil }) { state in
            let last = state.lastID
            let outcome = state.take(exit, from: position, conditions, at: now())
            if let asker { wait(asker, for: outcome, after: last, in: &state) }
            return outcome
        }
    }
}

extension ShopNavigator {
    /// Asks what the app knows now.
    func askFacts() {
        if let facts { conditionsChanged(facts()) }
    }

    /// Changes the wanted state, updates what is shown, and reports events.
    ///
    /// The event for the result of the change is reported first.
    @discardableResult
    func settle<Result>(
        _ closer: ShopEvent.Closer = .code, telling event: (Result) -> ShopEvent? = { _ in nil },
        _ change: (inout ShopState) -> Result
    ) -> Result {
        tellAfterwards {
            askFacts()
            let former = state
            var next = former
            let result = change(&next)
            dismissAnswersWithoutAsker(in: &next)
            if next != former { state = next }
            let outcome = result as? ShopState.Outcome
            if let event = event(result) { announce(event) }
            announce(from: former, closer)
            tellOfFlows(from: former)
            resumeWaiting()
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

extension ShopNavigator {
    /// Brings what is shown in line with the wanted state, as far as the system allows.
    private func advance() {
        while true {
            let next = ShopState.next(shown: shown, wanted: state)
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

    private func show(_ next: ShopState) {
        let former = shown
        shown = next
        if tab != next.tab { tab = next.tab }
        if reselections != next.reselections { reselections = next.reselections }
        for (level, base) in zip(bases, next.bases) { level.show(base) }
        present(next.presented, insteadOf: former.presented)
        followRuns()
    }

    private func present(_ levels: [ShopState.Level], insteadOf former: [ShopState.Level]) {
        let kept = zip(levels, former).prefix { $0.id == $1.id }.count
        for (place, level) in levels[..<kept].enumerated() { presenter(place)?.level?.show(level) }
        if kept < former.count {
            presenter(kept)?.present(nil)
            wait(for: .going(former[kept].id), isShort: !former[kept].content.isHost)
        }
        if kept < levels.count {
            presenter(kept)?.present(level(levels[kept]), on: shown[kept])
            if levels[kept].content.isHost { wait(for: .coming(levels[kept].id)) }
        }
    }

    /// Makes the level that views observe for a level of the state.
    private func level(_ level: ShopState.Level) -> ShopLevel {
        let level = ShopLevel(level, run: ShopRun(level.content), presenter: ShopPresenter())
        level.connect(self)
        return level
    }

    /// The presenter of the level at an index: that of the level below.
    private func presenter(_ place: Int) -> ShopPresenter? {
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

extension ShopNavigator {
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
    func dismissalEnded(on presenter: ShopPresenter) {
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
        let isShort = !shown.presented[place].content.isHost
        shown.presented.removeSubrange(place...)
        presenter(place)?.present(nil)
        wait(for: .going(id), isShort: isShort)
        settle(.user) { $0.dismiss(id: id) }
    }

    /// Closes a presentation on behalf of the user.
    func close(_ id: Int) { settle(.user) { $0.dismiss(id: id) } }

    /// Called when the system has changed a stack: fewer screens mean back, more mean pushes; all
    /// else is corrected.
    func follow(_ path: [ShopRoute], on level: ShopLevel) {
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
    private func push(_ route: ShopRoute, on level: ShopLevel) {
        askFacts()
        let sources = state.sources(ofLevel: level.id)
        guard let source = sources.last(where: { ShopWays.pushes($0, route.node) }) else {
            #if DEBUG
                print("Shop: no way of the graph pushes `\(route.node)` from here")
            #endif
            return
        }
        let depth = state.level(level.id)?.path.count ?? 0
        let event = ShopEvent.routed(from: source, to: route.node)
        let position = ShopState.Position(level: level.id, depth: depth)
        settle(.user, telling: { $0.isTaken ? event : nil }) {
            $0.take(.push(route), from: position, conditions, at: now())
        }
    }

    /// The selected tab, as the system reads and sets it; a different property after each
    /// correction, so that it is read again. Tapping the selected tab sets it, too.
    subscript(tab corrections: Int) -> ShopTab {
        get { tab }
        set { tap(newValue) }
    }

    /// Called when the user taps a tab.
    func tap(_ tab: ShopTab) {
        if tab == state.tab {
            settle(.user) { $0.tap(tab) }
        } else {
            settle(.user) { $0.go(.select(tab), conditions, at: now()) }
        }
        if self.tab != tab { corrections += 1 }
    }
}

/// What a level shows, as its views observe it.
@MainActor @Observable
final class ShopLevel: Identifiable {
    /// The identity of the level in the state.
    nonisolated let id: Int
    private(set) var content: ShopState.Content
    private(set) var path: [ShopRoute] = []
    private var counts: ShopState.Arrivals
    /// Counts rejected changes by the system; makes its stack be read again.
    private(set) var corrections = 0
    /// What is presented on it.
    let presenter: ShopPresenter
    /// Whether a view in it holds back swipes.
    var isHeld = false
    /// What the steps work with, if it shows a flow.
    let run: ShopRun?
    @ObservationIgnored private weak var navigator: ShopNavigator?
    /// What the confirmation button does, set by a view; `nil` if none has.
    @ObservationIgnored weak var confirmer: ShopConfirmer?
    var canConfirm = false
    var isConfirming = false

    init(_ level: ShopState.Level, run: ShopRun?, presenter: ShopPresenter) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
        self.presenter = presenter
        self.run = run
    }

    /// Reports what happens on it to a navigator.
    func connect(_ navigator: ShopNavigator) {
        self.navigator = navigator
        run?.connect(navigator, id)
    }

    /// Updates only what has changed.
    func show(_ level: ShopState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How many times links led to a screen that was already on top; `nil` means the lowest one.
    func arrivals(of route: ShopRoute?) -> Int {
        return counts[route]
    }

    /// Its stack, as the system reads and sets it; a different property after each correction, so
    /// that it is read again.
    subscript(stack corrections: Int) -> [ShopRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// Takes over the stack as the system has changed it.
    func follow(_ path: [ShopRoute]) { self.path = path }

    func correct() { corrections += 1 }
}

/// What a confirmation button does, set by a view.
@MainActor
final class ShopConfirmer {
    var action: (@MainActor () async -> Void)?
}

/// What is presented on a level, as its views observe it.
@MainActor @Observable
final class ShopPresenter {
    private(set) var level: ShopLevel?
    /// Where a popover or dialog is anchored.
    private(set) var anchor = ShopAnchor.level
    /// The source views on screen, in order of appearance.
    @ObservationIgnored private var sources: [ShopSource] = []

    func add(_ source: ShopSource) { sources.append(source) }

    func remove(_ source: ShopSource) { sources.removeAll { $0 === source } }

    /// Presents a level, or nothing, on what is shown below.
    func present(_ level: ShopLevel?, on below: ShopState.Level? = nil) {
        if let below, let content = level?.content, content.hangs {
            anchor = anchor(of: content, on: below)
        }
        self.level = level
    }

    /// Its most recent source, or else the screen.
    private func anchor(of content: ShopState.Content, on below: ShopState.Level) -> ShopAnchor {
        if let source = sources.last(where: { $0.content == content && $0.level == below.id }) {
            return .source(ObjectIdentifier(source))
        }
        #if DEBUG
            print("Shop: no view on screen is the source of `\(content.node.rawValue)`")
        #endif
        return below.screen.map { .screen($0, level: below.id) } ?? .level
    }
}

/// Where a popover or dialog is anchored.
nonisolated enum ShopAnchor: Hashable {
    /// The view that is this source.
    case source(ObjectIdentifier)
    /// The screen that presents it; the same screen may be on another level, too.
    case screen(ShopRoute, level: Int)
    /// Everything that the level shows.
    case level
}

/// A view that is a source.
@MainActor final class ShopSource {
    /// What is anchored to it, as specified last.
    var content: ShopState.Content?
    /// The level that it is on.
    var level: Int?
}

nonisolated extension ShopState {
    /// Where a screen is: its level, and how many screens are below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
    }

    /// The node at a position; `nil` if there is none.
    func node(at position: Position) -> ShopNode? {
        guard let level = level(position.level) else { return nil }
        if position.depth == 0, case .flow(let flow) = level.content { return flow.stepNode }
        if position.depth == 0 { return level.content.node }
        return position.depth <= level.path.count ? level.path[position.depth - 1].node : nil
    }

    /// Records that a caller awaits the result of a presentation.
    mutating func markAwaited(_ id: Int) {
        guard let place = presented.firstIndex(where: { $0.id == id }) else { return }
        presented[place].isAwaited = true
    }

    func isAwaited(_ id: Int) -> Bool { presented.contains { $0.id == id && $0.isAwaited } }

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
    func sources(ofLevel id: Int) -> [ShopNode] {
        guard let level = level(id) else { return [] }
        return [level.node]
    }

    /// Takes over a shown stack as the system has changed it.
    mutating func setPath(_ path: [ShopRoute], ofLevel id: Int) {
        if bases.indices.contains(id) { bases[id].path = path }
        if let place = presented.firstIndex(where: { $0.id == id }) { presented[place].path = path }
    }

    /// Takes an exit of the screen at a position.
    @discardableResult
    mutating func take(
        _ exit: ShopExit, from position: Position, _ conditions: ShopConditions, at now: Double
    ) -> Outcome {
        if position.level != tab.place,
            let other = ShopTab.allCases.first(where: { $0.place == position.level })
        {
            // Its stack changes, but nothing is shown.
            var there = self
            there.tab = other
            let outcome = there.take(exit, from: position, conditions, at: now)
            guard outcome == .done, there.tab == other, there.presented == presented else {
                return .ignored
            }
            there.tab = tab
            self = there
            return .done
        }
        guard let level = place(ofLevel: position.level) else { return .ignored }
        switch exit {
        case .push(let route): return go(.push(route), on: level, conditions, at: now)
        case .sheet(let content):
            return go(.present(.sheet(content)), on: level, conditions, at: now)
        case .cover(let content):
            return go(.present(.cover(content)), on: level, conditions, at: now)
        case .popover(let content):
            return go(.present(.popover(content)), on: level, conditions, at: now)
        case .dialog(let content):
            return go(.present(.dialog(content)), on: level, conditions, at: now)
        case .start(let flow): return go(.present(.flow(flow)), on: level, conditions, at: now)
        case .close: return close(level) ? .done : .ignored
        case .back: return back(from: position) ? .done : .ignored
        case .finish: return close(level) ? .done : .ignored
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
        guard let level = place(ofLevel: id) else {
            guard bases.indices.contains(id) else { return }
            bases[id].path = Array(bases[id].path.prefix(count))
            bases[id].forgetArrivals()
            return
        }
        guard count < self[level].path.count else { return }
        if level < presented.count { presented.removeSubrange(level...) }
        self[level].path.removeSubrange(count...)
        self[level].forgetArrivals()
        dropIfLeft()
    }
}

extension ShopNavigator {
    /// Makes the exit handler of a screen: a level's lowest, or the topmost that matches a route.
    func handler(level: Int, route: ShopRoute? = nil) -> ShopExitHandler {
        ShopExitHandler(
            go: { [weak self] exit in
                guard let self else { return }
                take(exit, from: position(level, route))
            },
            ask: { [weak self] exit in
                // On cancellation, it closes what it waits for. It does not retain the navigator
                // meanwhile.
                guard let number = self?.nextAsked() else { return nil }
                return await withTaskCancellationHandler {
                    await withCheckedContinuation { continuation in
                        guard let self else { return continuation.resume(returning: nil) }
                        self.ask(exit, from: self.position(level, route), as: number, continuation)
                    }
                } onCancel: { [weak self] in
                    _Concurrency.Task { @MainActor [weak self] in self?.stopAsking(number) }
                }
            },
            count: { [weak self] counter in self?.count(counter, level, route) ?? 0 })
    }

    /// The current position of a screen; of equal ones on a stack, the upper one.
    func position(_ level: Int, _ route: ShopRoute?) -> ShopState.Position {
        guard let route else { return ShopState.Position(level: level, depth: 0) }
        let place = state.level(level)?.path.lastIndex { $0.fields.isSame(as: route.fields) }
        return ShopState.Position(level: level, depth: place.map { $0 + 1 } ?? .max)
    }

    private func count(_ counter: ShopCounter, _ level: Int, _ route: ShopRoute?) -> Int {
        switch counter {
        case .arrivals: return observed(level)?.arrivals(of: route) ?? 0
        case .reselections:
            return ShopTab.allCases.first { $0.place == level }.flatMap { reselections[$0] } ?? 0
        }
    }

    /// A shown level, by its identity.
    func observed(_ id: Int) -> ShopLevel? {
        if bases.indices.contains(id) { return bases[id] }
        var level = ground.level
        while let current = level, current.id != id { level = current.presenter.level }
        return level
    }
}

/// Which screens the graph lets each screen push.
nonisolated enum ShopWays {
    /// By the index of the pushing node.
    private static let pushes: [[Int]] = [
        [], [], [], [4, 9], [5], [], [7], [], [9], [], [4], [], [], [], [], [], [], [], [], [],
    ]

    static func pushes(_ source: ShopNode, _ target: ShopNode) -> Bool {
        pushes[source.index].contains(target.index)
    }
}

/// A caller that awaits the result of a presentation: a screen and its position.
///
/// It is resumed once, on deinitialization at the latest, as when its navigator goes.
@MainActor final class ShopWaiting {
    let number: Int
    private let position: ShopState.Position
    /// The state when the wait began.
    private let former: ShopState
    private var continuation: CheckedContinuation<ShopResult?, Never>?

    init(
        number: Int, position: ShopState.Position, state: ShopState,
        continuation: CheckedContinuation<ShopResult?, Never>
    ) {
        self.number = number
        self.position = position
        former = state
        self.continuation = continuation
    }

    deinit { continuation?.resume(returning: nil) }

    /// Whether the waiting screen is still there.
    func isThere(in state: ShopState) -> Bool {
        state.isSame(as: former, at: position)
    }

    func resume(returning result: ShopResult?) {
        continuation?.resume(returning: result)
        continuation = nil
    }
}

/// A caller that awaits a presentation that is waiting for its conditions.
struct ShopDeferred {
    let step: ShopState.Step
    /// The presentation shown instead; `nil` if there is none or it was there before.
    var standIn: Int?
    /// The newest presentation before it; the awaited one comes later.
    let last: Int
    let waiting: ShopWaiting
}

extension ShopNavigator {
    /// Returns a number for a waiting caller.
    func nextAsked() -> Int {
        asked += 1
        return asked
    }

    /// Takes an exit of a screen for a caller that awaits its result.
    func ask(
        _ exit: ShopExit, from position: ShopState.Position, as number: Int,
        _ continuation: CheckedContinuation<ShopResult?, Never>
    ) {
        let asker = ShopWaiting(
            number: number, position: position, state: state, continuation: continuation)
        take(exit, from: position, for: asker)
    }

    /// Lets a caller await what a step has presented: something newer than the last presentation.
    func wait(
        _ asker: ShopWaiting, for outcome: ShopState.Outcome, after last: Int,
        in state: inout ShopState
    ) {
        if outcome == .parked, let step = state.parked?.step {
            // What was shown for the previous caller stands in for this one, too.
            let former = deferred?.standIn
            let standIn = state.presented.first { $0.id > last || $0.id == former }?.id
            deferred?.waiting.resume(returning: nil)
            deferred = ShopDeferred(step: step, standIn: standIn, last: last, waiting: asker)
            return
        }
        guard outcome == .done, let id = state.presented.last(where: { $0.id > last })?.id else {
            return
        }
        state.markAwaited(id)
        waiting[id] = asker
    }

    /// Handles the cancellation of a caller: closes what is shown for it and gives up what it
    /// awaits.
    func stopAsking(_ number: Int) {
        if let id = waiting.first(where: { $0.value.number == number })?.key {
            settle { $0.dismiss(id: id) }
        }
        guard let deferred, deferred.waiting.number == number else { return }
        self.deferred = nil
        deferred.waiting.resume(returning: nil)
        settle { giveUp(deferred, in: &$0) }
    }

    /// Gives up the step that a caller awaits, and what is shown instead.
    func giveUp(_ deferred: ShopDeferred, in state: inout ShopState) {
        state.giveUp(deferred.step)
        if let id = deferred.standIn { state.dismiss(id: id) }
    }

    /// Dismisses or gives up what is awaited by screens that have gone.
    func dismissAnswersWithoutAsker(in state: inout ShopState) {
        for (id, waiting) in waiting.sorted(by: { $0.key < $1.key })
        where state.isAwaited(id) && !waiting.isThere(in: state) {
            state.dismiss(id: id)
        }
        guard let deferred, !deferred.waiting.isThere(in: state) else { return }
        if let id = answer(to: deferred, in: state) { state.dismiss(id: id) }
        state.giveUp(deferred.step)
    }

    /// The deferred presentation; `nil` if it has not appeared.
    private func answer(to deferred: ShopDeferred, in state: ShopState) -> Int? {
        guard case .present(let content) = deferred.step, state.parked?.step != deferred.step,
            let level =
                state.presented.last, level.id > deferred.last, level.content.isSame(as: content),
            !level.isAwaited
        else { return nil }
        return level.id
    }

    /// Resumes each caller whose presentation has gone or is now shown for a link, once.
    func resumeWaiting() {
        for id in waiting.keys.sorted() where !state.isAwaited(id) {
            waiting.removeValue(forKey: id)?.resume(returning: results.removeValue(forKey: id))
        }
        guard let deferred else { return }
        if let parked = state.parked, parked.step == deferred.step {
            // What it waits for next may have another stand-in.
            let newer = state.presented.last {
                $0.id > deferred.last && $0.content.node == parked.otherwise
            }
            if let newer { self.deferred?.standIn = newer.id }
            return
        }
        self.deferred = nil
        if let id = answer(to: deferred, in: state) {
            state.markAwaited(id)
            waiting[id] = deferred.waiting
        } else {
            deferred.waiting.resume(returning: nil)
        }
    }
}

/// What the steps of a flow work with, whichever flow it is.
@MainActor enum ShopRun {
    case onboarding(OnboardingRun)

    /// Creates the run of a level that shows a flow; `nil` if it shows something else.
    init?(_ content: ShopState.Content) {
        guard case .flow(let flow) = content else { return nil }
        switch flow {
        case .onboarding(let flow): self = .onboarding(OnboardingRun(flow))
        }
    }

    /// Makes its steps act on a level.
    func connect(_ navigator: ShopNavigator, _ level: Int) {
        switch self {
        case .onboarding(let run):
            run.onAct { [weak navigator] move, flow in
                navigator?.move(move, .onboarding(flow), level)
            }
        }
    }
}

extension ShopNavigator {
    /// Updates the runs of flows with what has changed.
    func followRuns() {
        for base in bases { follow(base) }
        var level = ground.level
        while let current = level {
            follow(current)
            level = current.presenter.level
        }
    }

    private func follow(_ level: ShopLevel) {
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
    func move(_ move: ShopMove, _ flow: ShopFlow, _ level: Int) {
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
            tell(flow, cancelled: true)
        }
    }

    /// Reports flows that have ended to the callers that await them, or else to the app.
    func tellOfFlows(from former: ShopState) {
        let ended = self.ended
        self.ended = [:]
        // Receivers may navigate, which is then reported in turn.
        var told: [(flow: ShopFlow, isCancelled: Bool)] = []
        for (level, flow) in ended.sorted(by: { $0.key < $1.key }) {
            if waiting[level] == nil {
                told.append((flow, false))
            } else {
                results[level] = result(flow)
            }
        }
        for level in former.presented where ended[level.id] == nil {
            guard case .flow(let flow) = level.content,
                !state.presented.contains(where: { $0.id == level.id })
            else { continue }
            if waiting[level.id] == nil {
                told.append((flow, !hasServed(flow, on: level.id, in: former)))
            } else if hasServed(flow, on: level.id, in: former) {
                results[level.id] = result(flow)
            }
        }
        for (flow, isCancelled) in told { tell(flow, cancelled: isCancelled) }
    }

    /// Whether a flow is complete: it was on its last step, and is gone because what it, or
    /// something below it, stood in for could happen.
    private func hasServed(_ flow: ShopFlow, on level: Int, in former: ShopState) -> Bool {
        guard let waiting = former.parked, let otherwise = waiting.otherwise,
            let place = former.presented.firstIndex(where: { $0.id == level })
        else { return false }
        let levels = [former.base] + former.presented[...place]
        guard levels.contains(where: { $0.nodes.contains(otherwise) }) else { return false }
        let isMet = former.needs(of: waiting.step).allSatisfy {
            $0.isMet(conditions) == true || ShopState.otherwise(of: $0) != otherwise
        }
        var flow = flow
        return isMet && flow.change { $0.isLast(conditions) }
    }

    private func tell(_ flow: ShopFlow, cancelled: Bool) {
        switch flow {
        case .onboarding(let flow): handlers?.onboardingFinished(flow.data, cancelled: cancelled)
        }
    }

    private func result(_ flow: ShopFlow) -> ShopResult {
        switch flow {
        case .onboarding(let flow): return ShopResult(flow.data)
        }
    }
}

extension ShopNavigator {
    /// Handles the answer to `cancelOrder`.
    func answer(_ action: CancelOrderAction, to id: Int) {
        answer(id, ShopResult(action))
    }

    /// Answers an alert or dialog once.
    private func answer(_ id: Int, _ result: ShopResult) {
        guard state.presented.contains(where: { $0.id == id }) else { return }
        if waiting[id] != nil { results[id] = result }
        settle(.user) { $0.dismiss(id: id) }
    }
}

/// A view that holds back swipes and links, and the screen that it is in.
@MainActor struct ShopHolder {
    weak var view: AnyObject?
    let position: ShopState.Position
    /// The state when it began to hold.
    private let former: ShopState

    init?(_ view: AnyObject, at position: ShopState.Position, in state: ShopState) {
        if state.node(at: position) == nil { return nil }
        self.view = view
        self.position = position
        former = state
    }

    /// Whether the view is still there, visible or not.
    func isThere(in state: ShopState) -> Bool {
        view != nil && state.isSame(as: former, at: position)
    }
}

extension ShopNavigator {
    /// Makes a view hold back swipes and links, or stop doing so.
    func hold(_ view: AnyObject, _ isHolding: Bool, at position: ShopState.Position) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? ShopHolder(view, at: position, in: state) {
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

nonisolated extension ShopState {
    /// Whether nothing is on top of a screen.
    func isOnTop(_ position: Position) -> Bool {
        let level = top
        return position.level == level.id && position.depth == level.path.count
    }
}

nonisolated extension ShopState {
    /// The link to what is on top; `nil` if there is none.
    var link: ShopLink? {
        if let route = top.path.last { return ShopLink(route) }
        switch top.content {
        case .screen(let route): return ShopLink(route)
        case .sheet(.search(let query)): return .search(query: query)
        default: return nil
        }
    }

    /// The URL of what is on top; `nil` if there is none.
    var url: String? { link?.url }
}

nonisolated extension ShopLink {
    /// Creates the link to a screen; `nil` if there is none.
    init?(_ route: ShopRoute) {
        switch route {
        case .home:
            self = .home
        case .product(let productId, let ref):
            self = .product(productId: productId, ref: ref)
        case .reviews(let productId, let sort, let section):
            self = .reviews(productId: productId, sort: sort, section: section)
        case .orderHistory:
            self = .orderHistory
        case .orderDetail(let orderId):
            self = .orderDetail(orderId: orderId)
        case .settings:
            self = .settings
        default: return nil
        }
    }
}

/// What a navigator remembers about what it has to open.
nonisolated struct ShopOpening {
    /// The last URL, its time, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// The newest link that is held back, the URL that requested it, and since when it has waited.
    var held: (link: ShopLink, url: String, since: Double, isFormer: Bool)?
    /// The newest link that arrived before the saved state was restored.
    var early: (link: ShopLink, url: String)?
    var hasBegun = false
    /// The number of the newest link that was opened. What was requested earlier comes too late.
    var newest = 0
    /// How many numbers were given to links, and to URLs that the app is asked about.
    private var count = 0
    /// The link parked last, and the parked one that now continues and has yet to be reported.
    var parked, resumed: (link: ShopLink, url: String)?
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

extension ShopNavigator {
    /// Opens a URL; `false` if no link matches it. The system may deliver the same one twice:
    /// within a second, it is opened once.
    @discardableResult
    func open(_ url: String) -> Bool {
        let time = now()
        if let last = opening.last, last.url == url, abs(time - last.time) < 1 {
            return last.isLink
        }
        let link = ShopLink(url, environment: environment)
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
    func open(_ link: ShopLink) {
        open(link, link.url(environment: environment) ?? link.node.rawValue, as: opening.number())
    }

    /// Whether a URL is one of the graph's links.
    func recognizes(_ url: URL) -> Bool {
        ShopLink(url: url, environment: environment).map(isOwn) ?? false
    }

    /// Asks the app what a URL stands for, and opens that, unless a newer link was opened or a
    /// condition was lost meanwhile.
    private func askApp(about url: String) {
        guard let handlers, let unknown = URL(string: url) else { return }
        let number = opening.number()
        _Concurrency.Task { [weak self] in
            guard let known = await handlers.onUnknownLink(unknown), let self,
                let link = ShopLink(url: known, environment: environment)
            else { return }
            askFacts()
            if opening.newest < number { open(link, known.absoluteString, as: number) }
        }
    }

    /// Whether a link is for this stack.
    private func isOwn(_ link: ShopLink) -> Bool { link.step.map(state.isOwn) ?? true }

    private func open(_ link: ShopLink, _ url: String, as number: Int) {
        guard isOwn(link) else { return announce(.url(url, .unmatched)) }
        opening.newest = number
        if isHeld(state) { return hold(link, url) }
        if !opening.hasBegun { opening.early = (link, url) }
        tellAfterwards {
            // That it was parked is reported before what comes of it.
            let parked = ShopEvent.url(url, .parked(link.node))
            let outcome = settle(.link, telling: { $0 == .parked ? parked : nil }) {
                follow(link, url, &$0)
            }
            if outcome != .parked { tell(outcome, of: (link, url)) }
        }
    }

    /// Lets a link wait until nothing holds it back any more.
    private func hold(_ link: ShopLink, _ url: String) {
        // Of several links, only the newest waits.
        if let step = parkedLink(in: state)?.link.step { settle { $0.giveUp(step) } }
        opening.early = nil
        opening.held = (link, url, now(), isFormer: false)
        announce(.url(url, .parked(link.node)))
    }

    /// Follows a link that came before what was saved was restored, unless that holds it back.
    func followEarly(_ link: ShopLink, _ url: String) {
        if isHeld(state) { return hold(link, url) }
        settle(.link) { follow(link, url, &$0) }
    }

    /// Makes a state follow a link, and remembers the link's URL if it is parked.
    private func follow(
        _ link: ShopLink, _ url: String, _ state: inout ShopState
    ) -> ShopState.Outcome {
        let outcome = state.follow(link, conditions, at: now())
        if outcome == .parked { opening.parked = (link, url) }
        return outcome
    }

    /// Reports the outcome of a link, by the URL that requested it.
    private func tell(_ outcome: ShopState.Outcome, of link: (link: ShopLink, url: String)) {
        let node = link.link.node
        switch outcome {
        case .parked: announce(.url(link.url, .parked(node)))
        case .refused: announce(.url(link.url, .refused(node)))
        case .done, .ignored: announce(.url(link.url, .opened(node)))
        }
    }

    /// The link that is parked in a state; `nil` if there is none.
    func parkedLink(in state: ShopState) -> (link: ShopLink, url: String)? {
        guard let parked = opening.parked, parked.link.step == state.parked?.step else {
            return nil
        }
        return parked
    }

    /// Reports the outcome of a link that was parked.
    func tellOfResumed(_ outcome: ShopState.Outcome) {
        guard let link = opening.resumed else { return }
        opening.resumed = nil
        tell(outcome, of: link)
    }

    private func isHeld(_ state: ShopState) -> Bool {
        holders.contains { $0.isThere(in: state) }
    }

    /// A link that has waited since an earlier launch, by the URL that requested it.
    func waitingLink(_ url: String) -> (link: ShopLink, url: String)? {
        ShopLink(url, environment: environment).map { ($0, url) }
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
    func holdsBack(_ state: ShopState) -> Bool {
        opening.holdsParked = isHeld(state)
        return opening.holdsParked
    }
}

/// The scenes of the app, for notifications, intents and UIKit to call. All scenes share one
/// instance.
@MainActor
final class ShopScenes {
    private struct Scene {
        weak var navigator: ShopNavigator?
    }

    /// By activity, the most recent last.
    private var scenes: [Scene] = []
    /// What waits for the first scene: the newest link, or a URL to ask the app about.
    private var waiting: (url: String, isLink: Bool)?
    /// The build of the app whose links it opens; `nil` for the unnamed one.
    let environment: ShopEnvironment?

    init(environment: ShopEnvironment? = nil) {
        self.environment = environment
    }

    /// The navigator of the most recently active scene.
    var active: ShopNavigator? { scenes.last { $0.navigator != nil }?.navigator }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: String) -> Bool {
        if let active { return active.open(url) }
        let isLink = ShopLink(url, environment: environment) != nil
        if isLink || waiting?.isLink != true { waiting = (url, isLink) }
        return isLink
    }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Records that a scene was created or became active.
    func activate(_ navigator: ShopNavigator) {
        scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
        scenes.append(Scene(navigator: navigator))
        navigator.environment = environment
        if let waiting {
            self.waiting = nil
            navigator.open(waiting.url)
        }
    }
}

/// What the app does when navigation asks for it.
@MainActor protocol ShopHandlers {
    /// Called when the flow `onboarding` ends, completed or cancelled, and no caller awaits it.
    func onboardingFinished(_ data: OnboardingData, cancelled: Bool)
    /// Resolves a URL that no link matches, such as a short one; `nil` if it stands for nothing.
    func onUnknownLink(_ url: URL) async -> URL?
}

extension ShopHandlers {
    func onUnknownLink(_ url: URL) async -> URL? { nil }
}

extension ShopNavigator {
    /// Handles the effects of a step beyond the state.
    private func follow(_ outcome: ShopState.Outcome) {
        switch outcome {
        case .refused(let condition): announce(.blocked(by: condition))
        case .done, .parked, .ignored: break
        }
    }
}

/// The source of the facts that only the running app knows; `nil` means undecided.
@MainActor protocol ShopFacts {
    var signedIn: Bool? { get }
}

extension ShopConditions {
    /// Takes the current values of a source of facts.
    @MainActor init(_ facts: some ShopFacts) {
        self.init(signedIn: facts.signedIn)
    }
}

extension ShopNavigator {
    /// Responds to a change in what the app knows.
    func conditionsChanged(_ conditions: ShopConditions) {
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
        settle {
            if isFormerLost { giveUpFormer(&$0) }
            return update(&$0, from: former)
        }
    }

    /// Gives up what has been waiting since an earlier launch.
    private func giveUpFormer(_ state: inout ShopState) {
        guard let parked = state.parked, parked.isRestored || parked.since == formerSince else {
            return
        }
        state.parked = nil
    }

    /// Brings a state up to date with the conditions.
    func update(_ state: inout ShopState, from former: ShopConditions) -> ShopState.Outcome {
        let isFormer = formerSince != nil && state.parked?.since == formerSince
        let parked = parkedLink(in: state)
        let outcome =
            state.update(from: former, to: conditions, at: now(), unless: { holdsBack($0) })
        if isFormer { formerSince = state.parked?.since }
        if outcome != nil, parkedLink(in: state) == nil { opening.resumed = parked }
        return outcome ?? .ignored
    }
}

/// An event in the app's navigation.
nonisolated enum ShopEvent: Hashable, Sendable {
    /// A node is now on top, with its values as strings; sensitive ones are omitted.
    case shown(ShopNode, values: [String: String])
    case left(ShopNode)
    /// An exit of a screen was taken.
    case routed(from: ShopNode, to: ShopNode)
    /// A URL was to be opened.
    case url(String, Opened)
    /// A condition did not hold.
    case blocked(by: ShopCondition)
    /// A presentation was closed.
    case closed(ShopNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }

    enum Opened: Hashable, Sendable {
        case opened(ShopNode)
        /// It waits for a condition, or until nothing holds it back.
        case parked(ShopNode)
        /// The graph has no such link, or it is not for the stack that is shown.
        case unmatched
        /// A condition does not hold, and nothing stands in for it.
        case refused(ShopNode)
    }
}

nonisolated extension ShopFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(ShopNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension ShopFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        case .int(let value): return "\(value)"
        case .other: return nil
        }
    }
}

nonisolated extension ShopState {
    /// What is on top: a level, a depth, and a node with its values.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: ShopNode
        let values: [String: String]
    }

    var seen: Top {
        let level = top
        var node = level.node
        if case .flow(let flow) = level.content { node = flow.stepNode }
        return Top(
            level: level.id, depth: level.path.count, node: node,
            values: level.path.last?.fields.told ?? level.content.told)
    }
}

nonisolated extension ShopFlow {
    /// The node of the step that is shown.
    var stepNode: ShopNode {
        let step: String
        switch self {
        case .onboarding(let flow): step = flow.step.rawValue
        }
        return ShopNode(rawValue: "\(node.rawValue).\(step)") ?? node
    }
}

extension ShopNavigator {
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

    func announce(_ event: ShopEvent) { tellAfterwards { events.append(event) } }

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
            events.insert(.shown(state.seen.node, values: state.seen.values), at: 0)
        }
    }

    /// Reports what has changed, once.
    func announce(from former: ShopState, _ closer: ShopEvent.Closer) {
        guard onEvent != nil else { return }
        for level in former.presented.reversed()
        where !state.presented.contains(where: { $0.id == level.id }) {
            announce(.closed(level.content.node, by: closer))
        }
        let (left, shown) = (former.seen, state.seen)
        guard left != shown else { return }
        announce(.left(left.node))
        announce(.shown(shown.node, values: shown.values))
    }
}

/// What is saved: a state, the URLs of the link that is held back and of the one that is parked,
/// and what the app knew.
nonisolated struct ShopSavedState: Codable {
    var state: ShopState
    var held: String?
    var heldSince: Double?
    var parkedURL: String?
    var known: ShopConditions?

    init(
        state: ShopState, held: String?, heldSince: Double?, parkedURL: String?,
        known: ShopConditions?
    ) {
        self.state = state
        self.held = held
        self.heldSince = heldSince
        self.parkedURL = parkedURL
        self.known = known
    }

    init(from decoder: any Decoder) throws {
        state = try ShopState(from: decoder)
        let container = try decoder.container(keyedBy: ShopKey.self)
        held = try? container.decodeIfPresent(String.self, forKey: ShopKey("held"))
        heldSince = try? container.decodeIfPresent(Double.self, forKey: ShopKey("heldSince"))
        parkedURL = try? container.decodeIfPresent(String.self, forKey: ShopKey("parkedURL"))
        known = try? container.decodeIfPresent(ShopConditions.self, forKey: ShopKey("known"))
    }

    func encode(to encoder: any Encoder) throws {
        try state.encode(to: encoder)
        var container = encoder.container(keyedBy: ShopKey.self)
        try container.encodeIfPresent(held, forKey: ShopKey("held"))
        try container.encodeIfPresent(heldSince, forKey: ShopKey("heldSince"))
        try container.encodeIfPresent(parkedURL, forKey: ShopKey("parkedURL"))
        try container.encodeIfPresent(known, forKey: ShopKey("known"))
    }

    /// Gives up what waits.
    mutating func giveUp() {
        held = nil
        heldSince = nil
        parkedURL = nil
        state.parked = nil
    }
}

extension ShopNavigator {
    /// Encodes what a later launch restores; `nil` if it cannot be encoded.
    func save() -> Data? {
        var saved =
            ShopSavedState(
                state: state, held: opening.held?.url, heldSince: opening.held?.since,
                parkedURL: parkedLink(in: state)?.url, known: known)
        // No caller will await it any more.
        if let deferred { giveUp(deferred, in: &saved.state) }
        let encoder = JSONEncoder()
        // JSON cannot represent these numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(saved)
    }

    /// Shows what was saved, as far as it can be read and the conditions allow it.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard var saved = try? decoder.decode(ShopSavedState.self, from: data) else { return }
        // Their effects must not open restored links before the state is restored.
        askFacts()
        if let former = saved.known {
            // Another user must not get what waited for the previous one.
            if conditions.hasLost(since: former) { saved.giveUp() }
            known = known.filled(from: former)
        }
        if opening.held == nil, let (link, url) = saved.held.flatMap({ waitingLink($0) }) {
            opening.held = (link, url, saved.heldSince ?? now(), isFormer: true)
        }
        opening.parked = parkedLink(in: state) ?? saved.parkedURL.flatMap { waitingLink($0) }
        settle { state in
            let newer = state.parked?.since
            state.restore(saved.state, conditions, at: now())
            formerSince = state.parked?.since == newer ? nil : state.parked?.since
            return update(&state, from: conditions)
        }
    }
}

nonisolated extension ShopState {
    /// Shows what was saved, as far as it is decided whether it may be shown.
    mutating func restore(_ saved: Self, _ conditions: ShopConditions, at now: Double) {
        takeOver(saved)
        setAside(conditions, at: now)
    }
}
