// Written by navgen from sheets-and-covers.yaml. Do not edit.
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
final class JournalNavigator {
    /// The wanted state.
    private(set) var state: JournalState
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: JournalState
    /// The level of each tab and root.
    let bases: [JournalLevel]
    /// What is presented over all of them.
    let ground = JournalPresenter()
    @ObservationIgnored private var pending: Pending?
    @ObservationIgnored private var waits = 0
    @ObservationIgnored var asked = 0
    @ObservationIgnored var waiting: [Int: JournalWaiting] = [:]
    @ObservationIgnored var results: [Int: JournalResult] = [:]
    /// The views that hold back swipes.
    @ObservationIgnored var holders: [JournalHolder] = []
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any JournalHandlers)?
    /// Receives all events.
    @ObservationIgnored var onEvent: (@MainActor (JournalEvent) -> Void)?
    /// The events still to be reported, in order.
    @ObservationIgnored var events: [JournalEvent] = []
    @ObservationIgnored var isTelling = false

    /// What the system must finish before the next step.
    private enum Pending: Equatable {
        case coming(Int)
        /// It is visible and still moving into place.
        case arriving(Int)
        case going(Int)
    }

    /// Creates a navigator that shows a state; by default, the initial one.
    init(_ state: JournalState? = nil) {
        let state = state ?? JournalState()
        self.state = state
        var shown = state
        shown.presented = []
        self.shown = shown
        bases = state.bases.map { [ground] in JournalLevel($0, presenter: ground) }
        for level in bases { level.connect(self) }
        advance()
    }
}

extension JournalNavigator {
    /// Takes a step on the topmost level, if its conditions allow it; a stack step, on the topmost
    /// stack.
    @discardableResult
    func go(_ step: JournalState.Step) -> JournalState.Outcome {
        settle { $0.go(step, on: $0.level(of: step)) }
    }

    /// Pushes a screen on the topmost stack.
    @discardableResult
    func push(_ route: JournalRoute) -> JournalState.Outcome { go(.push(route)) }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop($0.stackLevel) } }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    func pop(to node: JournalNode) -> Bool { settle { $0.pop(to: node, $0.stackLevel) } }

    /// Empties the topmost stack.
    func popToRoot() { settle { $0.popToRoot($0.stackLevel) } }

    /// Presents something on the topmost level.
    @discardableResult
    func present(_ content: JournalState.Content) -> JournalState.Outcome { go(.present(content)) }

    /// Dismisses the topmost presentation.
    func dismiss() { settle { $0.dismiss() } }

    /// Dismisses all presentations.
    func dismissAll() { settle { $0.dismissAll() } }

    /// Takes an exit of a screen, if the screen is at that position and the conditions allow it;
    /// possibly for a caller that awaits the result.
    @discardableResult
    func take(
        _ exit: JournalExit, from position: JournalState.Position, for asker: JournalWaiting? = nil
    ) -> JournalState.Outcome {
        guard let source = state.node(at: position) else { return .ignored }
        if case .finish(let result) = exit, waiting[position.level] != nil {
            results[position.level] = result
        }
        let event = exit.target.map { JournalEvent.routed(from: source, to: $0) }
        return settle(telling: { $0.isTaken ? event : nil }) { state in
            let last = state.lastID
            let outcome = state.take(exit, from: position)
            if let asker { wait(asker, for: outcome, after: last, in: &state) }
            return outcome
        }
    }
}

extension JournalNavigator {
    /// Changes the wanted state, updates what is shown, and reports events.
    ///
    /// The event for the result of the change is reported first.
    @discardableResult
    func settle<Result>(
        _ closer: JournalEvent.Closer = .code,
        telling event: (Result) -> JournalEvent? = { _ in nil },
        _ change: (inout JournalState) -> Result
    ) -> Result {
        tellAfterwards {
            let former = state
            var next = former
            let result = change(&next)
            dismissAnswersWithoutAsker(in: &next)
            if next != former { state = next }
            let outcome = result as? JournalState.Outcome
            if let event = event(result) { announce(event) }
            announce(from: former, closer)
            resumeWaiting()
            advance()
            if let outcome { follow(outcome) }
            followHolders()
            return result
        }
    }
}

extension JournalNavigator {
    /// Brings what is shown in line with the wanted state, as far as the system allows.
    private func advance() {
        while true {
            let next = JournalState.next(shown: shown, wanted: state)
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

    private func show(_ next: JournalState) {
        let former = shown
        shown = next
        for (level, base) in zip(bases, next.bases) { level.show(base) }
        present(next.presented, insteadOf: former.presented)
    }

    private func present(_ levels: [JournalState.Level], insteadOf former: [JournalState.Level]) {
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
    private func level(_ level: JournalState.Level) -> JournalLevel {
        let level = JournalLevel(level, presenter: JournalPresenter())
        level.connect(self)
        return level
    }

    /// The presenter of the level at an index: that of the level below.
    private func presenter(_ place: Int) -> JournalPresenter? {
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

extension JournalNavigator {
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
    func dismissalEnded(on presenter: JournalPresenter) {
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
    func follow(_ path: [JournalRoute], on level: JournalLevel) {
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
    private func push(_ route: JournalRoute, on level: JournalLevel) {
        let sources = state.sources(ofLevel: level.id)
        guard let source = sources.last(where: { JournalWays.pushes($0, route.node) }) else {
            #if DEBUG
                print("Journal: no way of the graph pushes `\(route.node)` from here")
            #endif
            return
        }
        let depth = state.level(level.id)?.path.count ?? 0
        let event = JournalEvent.routed(from: source, to: route.node)
        let position = JournalState.Position(level: level.id, depth: depth)
        settle(.user, telling: { $0.isTaken ? event : nil }) {
            $0.take(.push(route), from: position)
        }
    }
}

/// What a level shows, as its views observe it.
@MainActor @Observable
final class JournalLevel: Identifiable {
    /// The identity of the level in the state.
    nonisolated let id: Int
    private(set) var content: JournalState.Content
    private(set) var path: [JournalRoute] = []
    private var counts: JournalState.Arrivals
    /// Counts rejected changes by the system; makes its stack be read again.
    private(set) var corrections = 0
    /// What is presented on it.
    let presenter: JournalPresenter
    /// Whether a view in it holds back swipes.
    var isHeld = false
    @ObservationIgnored private weak var navigator: JournalNavigator?
    /// What the confirmation button does, set by a view; `nil` if none has.
    @ObservationIgnored weak var confirmer: JournalConfirmer?
    var canConfirm = false
    var isConfirming = false

    init(_ level: JournalState.Level, presenter: JournalPresenter) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
        self.presenter = presenter
    }

    /// Reports what happens on it to a navigator.
    func connect(_ navigator: JournalNavigator) {
        self.navigator = navigator
    }

    /// Updates only what has changed.
    func show(_ level: JournalState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How many times links led to a screen that was already on top; `nil` means the lowest one.
    func arrivals(of route: JournalRoute?) -> Int {
        return counts[route]
    }

    /// Its stack, as the system reads and sets it; a different property after each correction, so
    /// that it is read again.
    subscript(stack corrections: Int) -> [JournalRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// Takes over the stack as the system has changed it.
    func follow(_ path: [JournalRoute]) { self.path = path }

    func correct() { corrections += 1 }
}

/// What a confirmation button does, set by a view.
@MainActor
final class JournalConfirmer {
    var action: (@MainActor () async -> Void)?
}

/// What is presented on a level, as its views observe it.
@MainActor @Observable
final class JournalPresenter {
    private(set) var level: JournalLevel?

    /// Presents a level, or nothing.
    func present(_ level: JournalLevel?) { self.level = level }
}

nonisolated extension JournalState {
    /// Where a screen is: its level, and how many screens are below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
    }

    /// The node at a position; `nil` if there is none.
    func node(at position: Position) -> JournalNode? {
        guard let level = level(position.level) else { return nil }
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
    func sources(ofLevel id: Int) -> [JournalNode] {
        guard let level = level(id) else { return [] }
        return [level.node]
    }

    /// Takes over a shown stack as the system has changed it.
    mutating func setPath(_ path: [JournalRoute], ofLevel id: Int) {
        if bases.indices.contains(id) { bases[id].path = path }
        if let place = presented.firstIndex(where: { $0.id == id }) { presented[place].path = path }
    }

    /// Takes an exit of the screen at a position.
    @discardableResult
    mutating func take(_ exit: JournalExit, from position: Position) -> Outcome {
        guard let level = place(ofLevel: position.level) else { return .ignored }
        switch exit {
        case .push(let route): return go(.push(route), on: level)
        case .sheet(let content): return go(.present(.sheet(content)), on: level)
        case .cover(let content): return go(.present(.cover(content)), on: level)
        case .under(let exit):
            let presenter = level > 0 ? presenter(of: level) : position
            _ = close(level)
            return take(exit, from: presenter)
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
        guard let level = place(ofLevel: id) else { return }
        guard count < self[level].path.count else { return }
        if level < presented.count { presented.removeSubrange(level...) }
        self[level].path.removeSubrange(count...)
        self[level].forgetArrivals()
    }

    /// The position of the screen that presented a level; if unknown, of what is on top below.
    func presenter(of level: Int) -> Position {
        let below = self[level - 1]
        return Position(level: below.id, depth: below.path.count)
    }
}

extension JournalNavigator {
    /// Makes the exit handler of a screen: a level's lowest, or the topmost that matches a route.
    func handler(level: Int, route: JournalRoute? = nil) -> JournalExitHandler {
        JournalExitHandler(
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
    func position(_ level: Int, _ route: JournalRoute?) -> JournalState.Position {
        guard let route else { return JournalState.Position(level: level, depth: 0) }
        let place = state.level(level)?.path.lastIndex { $0.fields.isSame(as: route.fields) }
        return JournalState.Position(level: level, depth: place.map { $0 + 1 } ?? .max)
    }

    private func count(_ counter: JournalCounter, _ level: Int, _ route: JournalRoute?) -> Int {
        switch counter {
        case .arrivals: return observed(level)?.arrivals(of: route) ?? 0
        case .reselections: return 0
        }
    }

    /// A shown level, by its identity.
    func observed(_ id: Int) -> JournalLevel? {
        if bases.indices.contains(id) { return bases[id] }
        var level = ground.level
        while let current = level, current.id != id { level = current.presenter.level }
        return level
    }
}

/// Which screens the graph lets each screen push.
nonisolated enum JournalWays {
    /// By the index of the pushing node.
    private static let pushes: [[Int]] = [
        [1], [], [], [2], [], [], [], [], [],
    ]

    static func pushes(_ source: JournalNode, _ target: JournalNode) -> Bool {
        pushes[source.index].contains(target.index)
    }
}

/// A caller that awaits the result of a presentation: a screen and its position.
///
/// It is resumed once, on deinitialization at the latest, as when its navigator goes.
@MainActor final class JournalWaiting {
    let number: Int
    private let position: JournalState.Position
    /// The state when the wait began.
    private let former: JournalState
    private var continuation: CheckedContinuation<JournalResult?, Never>?

    init(
        number: Int, position: JournalState.Position, state: JournalState,
        continuation: CheckedContinuation<JournalResult?, Never>
    ) {
        self.number = number
        self.position = position
        former = state
        self.continuation = continuation
    }

    deinit { continuation?.resume(returning: nil) }

    /// Whether the waiting screen is still there.
    func isThere(in state: JournalState) -> Bool {
        state.isSame(as: former, at: position)
    }

    func resume(returning result: JournalResult?) {
        continuation?.resume(returning: result)
        continuation = nil
    }
}

extension JournalNavigator {
    /// Returns a number for a waiting caller.
    func nextAsked() -> Int {
        asked += 1
        return asked
    }

    /// Takes an exit of a screen for a caller that awaits its result.
    func ask(
        _ exit: JournalExit, from position: JournalState.Position, as number: Int,
        _ continuation: CheckedContinuation<JournalResult?, Never>
    ) {
        let asker = JournalWaiting(
            number: number, position: position, state: state, continuation: continuation)
        take(exit, from: position, for: asker)
    }

    /// Lets a caller await what a step has presented: something newer than the last presentation.
    func wait(
        _ asker: JournalWaiting, for outcome: JournalState.Outcome, after last: Int,
        in state: inout JournalState
    ) {
        guard outcome == .done, let id = state.presented.last(where: { $0.id > last })?.id else {
            return
        }
        state.markAwaited(id)
        waiting[id] = asker
    }

    /// Handles the cancellation of a caller: closes what is shown for it.
    func stopAsking(_ number: Int) {
        if let id = waiting.first(where: { $0.value.number == number })?.key {
            settle { $0.dismiss(id: id) }
        }
    }

    /// Dismisses or gives up what is awaited by screens that have gone.
    func dismissAnswersWithoutAsker(in state: inout JournalState) {
        for (id, waiting) in waiting.sorted(by: { $0.key < $1.key })
        where state.isAwaited(id) && !waiting.isThere(in: state) {
            state.dismiss(id: id)
        }
    }

    /// Resumes each caller whose presentation has gone or is now shown for a link, once.
    func resumeWaiting() {
        for id in waiting.keys.sorted() where !state.isAwaited(id) {
            waiting.removeValue(forKey: id)?.resume(returning: results.removeValue(forKey: id))
        }
    }
}

/// A view that holds back swipes, and the screen that it is in.
@MainActor struct JournalHolder {
    weak var view: AnyObject?
    let position: JournalState.Position
    /// The state when it began to hold.
    private let former: JournalState

    init?(_ view: AnyObject, at position: JournalState.Position, in state: JournalState) {
        if state.node(at: position) == nil { return nil }
        self.view = view
        self.position = position
        former = state
    }

    /// Whether the view is still there, visible or not.
    func isThere(in state: JournalState) -> Bool {
        view != nil && state.isSame(as: former, at: position)
    }
}

extension JournalNavigator {
    /// Makes a view hold back swipes, or stop doing so.
    func hold(_ view: AnyObject, _ isHolding: Bool, at position: JournalState.Position) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? JournalHolder(view, at: position, in: state) {
            holders.append(holder)
        }
        followHolders()
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

nonisolated extension JournalState {
    /// Whether nothing is on top of a screen.
    func isOnTop(_ position: Position) -> Bool {
        let level = top
        return position.level == level.id && position.depth == level.path.count
    }
}

/// What the app does when navigation asks for it.
@MainActor protocol JournalHandlers {
}

extension JournalNavigator {
    /// Handles the effects of a step beyond the state.
    private func follow(_ outcome: JournalState.Outcome) {
        switch outcome {
        case .done, .ignored: break
        }
    }
}

/// An event in the app's navigation.
nonisolated enum JournalEvent: Hashable, Sendable {
    /// A node is now on top, with its values as strings; sensitive ones are omitted.
    case shown(JournalNode, values: [String: String])
    case left(JournalNode)
    /// An exit of a screen was taken.
    case routed(from: JournalNode, to: JournalNode)
    /// A presentation was closed.
    case closed(JournalNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }
}

nonisolated extension JournalFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(JournalNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension JournalFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        case .int(let value): return "\(value)"
        case .uuid(let value): return "\(value)"
        }
    }
}

nonisolated extension JournalState {
    /// What is on top: a level, a depth, and a node with its values.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: JournalNode
        let values: [String: String]
    }

    var seen: Top {
        let level = top
        return Top(
            level: level.id, depth: level.path.count, node: level.node,
            values: level.path.last?.fields.told ?? level.content.told)
    }
}

extension JournalNavigator {
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

    func announce(_ event: JournalEvent) { tellAfterwards { events.append(event) } }

    /// Shows what was saved, and reports what is then on top: nobody saw what was there before.
    func begin(with saved: Data? = nil) {
        tellAfterwards {
            if let saved { restore(saved) }
            events = []
            events.insert(.shown(state.seen.node, values: state.seen.values), at: 0)
        }
    }

    /// Reports what has changed, once.
    func announce(from former: JournalState, _ closer: JournalEvent.Closer) {
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

extension JournalNavigator {
    /// Encodes what a later launch restores; `nil` if it cannot be encoded.
    func save() -> Data? {
        let encoder = JSONEncoder()
        // JSON cannot represent these numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(state)
    }

    /// Shows what was saved, as far as it can be read and the conditions allow it.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let saved = try? decoder.decode(JournalState.self, from: data) else { return }
        settle { $0.restore(saved) }
    }
}

nonisolated extension JournalState {
    /// Takes over what was saved.
    mutating func restore(_ saved: Self) {
        let last = lastID
        let former = self
        self = saved
        isStack = former.isStack
        if isStack {
            base.content = former.base.content
        }
        // Presentations get identities that none had before.
        for place in presented.indices { presented[place].id = last + 1 + place }
        lastID = last + presented.count
    }
}
