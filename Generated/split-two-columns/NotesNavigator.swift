// Written by navgen from split-two-columns.yaml. Do not edit.
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
final class NotesNavigator {
    /// The wanted state.
    private(set) var state: NotesState
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: NotesState
    /// The level of each tab and root.
    let bases: [NotesLevel]
    /// What is presented over all of them.
    let ground = NotesPresenter()
    @ObservationIgnored private var pending: Pending?
    @ObservationIgnored private var waits = 0
    @ObservationIgnored var asked = 0
    @ObservationIgnored var waiting: [Int: NotesWaiting] = [:]
    @ObservationIgnored var results: [Int: NotesResult] = [:]
    /// The views that hold back swipes and links.
    @ObservationIgnored var holders: [NotesHolder] = []
    @ObservationIgnored var opening = NotesOpening()
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any NotesHandlers)?
    /// Receives all events.
    @ObservationIgnored var onEvent: (@MainActor (NotesEvent) -> Void)?
    /// The events still to be reported, in order.
    @ObservationIgnored var events: [NotesEvent] = []
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
    init(_ state: NotesState? = nil) {
        let state = state ?? NotesState()
        self.state = state
        var shown = state
        shown.presented = []
        self.shown = shown
        bases = state.bases.map { [ground] in NotesLevel($0, presenter: ground) }
        for level in bases { level.connect(self) }
        advance()
    }
}

extension NotesNavigator {
    /// Takes a step on the topmost level, if its conditions allow it; a stack step, on the topmost
    /// stack.
    @discardableResult
    func go(_ step: NotesState.Step) -> NotesState.Outcome {
        settle { $0.go(step, on: $0.level(of: step)) }
    }

    /// Pushes a screen on the topmost stack.
    @discardableResult
    func push(_ route: NotesRoute) -> NotesState.Outcome { go(.push(route)) }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop($0.stackLevel) } }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    func pop(to node: NotesNode) -> Bool { settle { $0.pop(to: node, $0.stackLevel) } }

    /// Empties the topmost stack.
    func popToRoot() { settle { $0.popToRoot($0.stackLevel) } }

    /// Presents something on the topmost level.
    @discardableResult
    func present(_ content: NotesState.Content) -> NotesState.Outcome { go(.present(content)) }

    /// Dismisses the topmost presentation.
    func dismiss() { settle { $0.dismiss() } }

    /// Dismisses all presentations.
    func dismissAll() { settle { $0.dismissAll() } }

    /// Takes an exit of a screen, if the screen is at that position and the conditions allow it;
    /// possibly for a caller that awaits the result.
    @discardableResult
    func take(
        _ exit: NotesExit, from position: NotesState.Position, for asker: NotesWaiting? = nil
    ) -> NotesState.Outcome {
        guard let source = state.node(at: position) else { return .ignored }
        if case .finish(let result) = exit, waiting[position.level] != nil {
            results[position.level] = result
        }
        let event = exit.target.map { NotesEvent.routed(from: source, to: $0) }
        return settle(telling: { $0.isTaken ? event : nil }) { state in
            let last = state.lastID
            let outcome = state.take(exit, from: position)
            if let asker { wait(asker, for: outcome, after: last, in: &state) }
            return outcome
        }
    }
}

extension NotesNavigator {
    /// Changes the wanted state, updates what is shown, and reports events.
    ///
    /// The event for the result of the change is reported first.
    @discardableResult
    func settle<Result>(
        _ closer: NotesEvent.Closer = .code, telling event: (Result) -> NotesEvent? = { _ in nil },
        _ change: (inout NotesState) -> Result
    ) -> Result {
        tellAfterwards {
            let former = state
            var next = former
            let result = change(&next)
            dismissAnswersWithoutAsker(in: &next)
            if next != former { state = next }
            let outcome = result as? NotesState.Outcome
            if let event = event(result) { announce(event) }
            announce(from: former, closer)
            resumeWaiting()
            advance()
            if let outcome { follow(outcome) }
            followHolders()
            openWhatWaits()
            return result
        }
    }
}

extension NotesNavigator {
    /// Brings what is shown in line with the wanted state, as far as the system allows.
    private func advance() {
        while true {
            let next = NotesState.next(shown: shown, wanted: state)
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

    private func show(_ next: NotesState) {
        let former = shown
        shown = next
        for (level, base) in zip(bases, next.bases) { level.show(base) }
        present(next.presented, insteadOf: former.presented)
    }

    private func present(_ levels: [NotesState.Level], insteadOf former: [NotesState.Level]) {
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
    private func level(_ level: NotesState.Level) -> NotesLevel {
        let level = NotesLevel(level, presenter: NotesPresenter())
        level.connect(self)
        return level
    }

    /// The presenter of the level at an index: that of the level below.
    private func presenter(_ place: Int) -> NotesPresenter? {
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

extension NotesNavigator {
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
    func dismissalEnded(on presenter: NotesPresenter) {
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
    func follow(_ path: [NotesRoute], on level: NotesLevel) {
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
    private func push(_ route: NotesRoute, on level: NotesLevel) {
        let sources = state.sources(ofLevel: level.id)
        guard let source = sources.last(where: { NotesWays.pushes($0, route.node) }) else {
            #if DEBUG
                print("Notes: no way of the graph pushes `\(route.node)` from here")
            #endif
            return
        }
        let depth = state.level(level.id)?.path.count ?? 0
        let event = NotesEvent.routed(from: source, to: route.node)
        let position = NotesState.Position(level: level.id, depth: depth)
        settle(.user, telling: { $0.isTaken ? event : nil }) {
            $0.take(.push(route), from: position)
        }
    }

    /// Called when the user shows or hides columns of a level's split view, whether it is visible
    /// or not.
    func changeSplit(ofLevel id: Int, _ change: (inout NotesState.Split) -> Void) {
        settle(.user) { $0.changeSplit(ofLevel: id, change) }
    }
}

/// What a level shows, as its views observe it.
@MainActor @Observable
final class NotesLevel: Identifiable {
    /// The identity of the level in the state.
    nonisolated let id: Int
    private(set) var content: NotesState.Content
    private(set) var path: [NotesRoute] = []
    private var counts: NotesState.Arrivals
    /// Counts rejected changes by the system; makes its stack be read again.
    private(set) var corrections = 0
    /// What is presented on it.
    let presenter: NotesPresenter
    /// Whether a view in it holds back swipes.
    var isHeld = false
    @ObservationIgnored private weak var navigator: NotesNavigator?
    /// What the confirmation button does, set by a view; `nil` if none has.
    @ObservationIgnored weak var confirmer: NotesConfirmer?
    var canConfirm = false
    var isConfirming = false

    init(_ level: NotesState.Level, presenter: NotesPresenter) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
        self.presenter = presenter
    }

    /// Reports what happens on it to a navigator.
    func connect(_ navigator: NotesNavigator) {
        self.navigator = navigator
    }

    /// Updates only what has changed.
    func show(_ level: NotesState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How many times links led to a screen that was already on top; `nil` means the lowest one.
    func arrivals(of route: NotesRoute?, in column: NotesState.Split.Column?) -> Int {
        if route == nil, let column { return counts[split?[column]] }
        return counts[route]
    }

    /// Its stack, as the system reads and sets it; a different property after each correction, so
    /// that it is read again.
    subscript(stack corrections: Int) -> [NotesRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// Takes over the stack as the system has changed it.
    func follow(_ path: [NotesRoute]) { self.path = path }

    func correct() { corrections += 1 }

    /// Its columns, if it has any.
    var split: NotesState.Split? {
        if case .split(let split) = content { return split }
        return nil
    }

    /// Called when the user shows or hides columns, or views another one where only one fits.
    func changeSplit(_ change: (inout NotesState.Split) -> Void) {
        navigator?.changeSplit(ofLevel: id, change)
    }
}

/// What a confirmation button does, set by a view.
@MainActor
final class NotesConfirmer {
    var action: (@MainActor () async -> Void)?
}

/// What is presented on a level, as its views observe it.
@MainActor @Observable
final class NotesPresenter {
    private(set) var level: NotesLevel?

    /// Presents a level, or nothing.
    func present(_ level: NotesLevel?) { self.level = level }
}

nonisolated extension NotesState {
    /// Where a screen is: its level, and how many screens are below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
        /// The column, if it is in a split view.
        var column: Split.Column?
    }

    /// The node at a position; `nil` if there is none.
    func node(at position: Position) -> NotesNode? {
        guard let level = level(position.level) else { return nil }
        if let column = position.column, position.depth == 0,
            case .split(let split) = level.content
        {
            return split[column]?.node
        }
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
        if position.depth == 0, let column = position.column,
            case (.split(let split), .split(let others)) = (level.content, other.content)
        {
            guard let screen = split[column], let other = others[column] else { return false }
            return screen.fields.isSame(as: other.fields)
        }
        guard position.depth > 0 else { return level.content.isSame(as: other.content) }
        return level.path[position.depth - 1].fields.isSame(
            as: other.path[position.depth - 1].fields)
    }

    /// The nodes on a level that something can be pushed from.
    func sources(ofLevel id: Int) -> [NotesNode] {
        guard let level = level(id) else { return [] }
        if level.path.isEmpty, case .split(let split) = level.content { return split.nodes }
        return [level.node]
    }

    /// Takes over a shown stack as the system has changed it.
    mutating func setPath(_ path: [NotesRoute], ofLevel id: Int) {
        if bases.indices.contains(id) { bases[id].path = path }
        if let place = presented.firstIndex(where: { $0.id == id }) { presented[place].path = path }
    }

    /// Changes a split view, even of a tab that is not selected.
    mutating func changeSplit(ofLevel id: Int, _ change: (inout Split) -> Void) {
        guard bases.indices.contains(id), case .split(var split) = bases[id].content else { return }
        change(&split)
        bases[id].content = .split(split)
    }

    /// Takes an exit of the screen at a position.
    @discardableResult
    mutating func take(_ exit: NotesExit, from position: Position) -> Outcome {
        guard let level = place(ofLevel: position.level) else { return .ignored }
        switch exit {
        case .push(let route): return go(.push(route), on: level)
        case .fill(let usual, let route):
            // Which column, if any, depends on where the screen is: on a stack, it is a screen like
            // any other.
            guard position.depth == 0, case .split = self[level].content,
                let column = position.column == nil ? usual : column(of: route, from: position)
            else {
                return go(.push(route), on: level)
            }
            return go(.fill(column, route), on: level)
        case .sheet(let content): return go(.present(.sheet(content)), on: level)
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
        if level == 0, case .split(let split) = base.content {
            let column = position.column ?? split.compactColumn
            if column != .sidebar {
                presented = []
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

    /// Keeps only the lowest screens of a level, and nothing on top of them.
    mutating func keep(_ count: Int, ofLevel id: Int) {
        guard let level = place(ofLevel: id) else { return }
        guard count < self[level].path.count else { return }
        if level < presented.count { presented.removeSubrange(level...) }
        self[level].path.removeSubrange(count...)
        self[level].leaveEmptyColumn()
        self[level].forgetArrivals()
    }

    /// The column that a screen fills by default from a position; `nil` if it is pushed there.
    func column(of route: NotesRoute, from position: Position) -> Split.Column? {
        guard position.depth == 0, let from = position.column, from != .detail,
            let column = Self.column(of: route.node, atPlace: position.level), column != from
        else { return nil }
        return column
    }

    static func column(of screen: NotesNode, atPlace place: Int) -> Split.Column? {
        switch (place, screen) {
        case (0, .note): return .detail
        default: return nil
        }
    }
}

extension NotesNavigator {
    /// Makes the exit handler of a screen: a level's lowest, or the topmost that matches a route.
    func handler(
        level: Int, route: NotesRoute? = nil, column: NotesState.Split.Column? = nil
    ) -> NotesExitHandler {
        NotesExitHandler(
            go: { [weak self] exit in
                guard let self else { return }
                take(exit, from: position(level, route, column))
            },
            ask: { [weak self] exit in
                // On cancellation, it closes what it waits for. It does not retain the navigator
                // meanwhile.
                guard let number = self?.nextAsked() else { return nil }
                return await withTaskCancellationHandler {
                    await withCheckedContinuation { continuation in
                        guard let self else { return continuation.resume(returning: nil) }
                        self.ask(
                            exit, from: self.position(level, route, column), as: number,
                            continuation)
                    }
                } onCancel: { [weak self] in
                    _Concurrency.Task { @MainActor [weak self] in self?.stopAsking(number) }
                }
            },
            count: { [weak self] counter in self?.count(counter, level, route, column) ?? 0 })
    }

    /// The current position of a screen; of equal ones on a stack, the upper one.
    func position(
        _ level: Int, _ route: NotesRoute?, _ column: NotesState.Split.Column?
    ) -> NotesState.Position {
        guard let route else { return NotesState.Position(level: level, depth: 0, column: column) }
        let place = state.level(level)?.path.lastIndex { $0.fields.isSame(as: route.fields) }
        return NotesState.Position(level: level, depth: place.map { $0 + 1 } ?? .max)
    }

    private func count(
        _ counter: NotesCounter, _ level: Int, _ route: NotesRoute?,
        _ column: NotesState.Split.Column?
    ) -> Int {
        switch counter {
        case .arrivals: return observed(level)?.arrivals(of: route, in: column) ?? 0
        case .reselections: return 0
        }
    }

    /// A shown level, by its identity.
    func observed(_ id: Int) -> NotesLevel? {
        if bases.indices.contains(id) { return bases[id] }
        var level = ground.level
        while let current = level, current.id != id { level = current.presenter.level }
        return level
    }
}

/// Which screens the graph lets each screen push.
nonisolated enum NotesWays {
    /// By the index of the pushing node.
    private static let pushes: [[Int]] = [
        [], [], [3], [], [], [],
    ]

    static func pushes(_ source: NotesNode, _ target: NotesNode) -> Bool {
        pushes[source.index].contains(target.index)
    }
}

/// A caller that awaits the result of a presentation: a screen and its position.
///
/// It is resumed once, on deinitialization at the latest, as when its navigator goes.
@MainActor final class NotesWaiting {
    let number: Int
    private let position: NotesState.Position
    /// The state when the wait began.
    private let former: NotesState
    private var continuation: CheckedContinuation<NotesResult?, Never>?

    init(
        number: Int, position: NotesState.Position, state: NotesState,
        continuation: CheckedContinuation<NotesResult?, Never>
    ) {
        self.number = number
        self.position = position
        former = state
        self.continuation = continuation
    }

    deinit { continuation?.resume(returning: nil) }

    /// Whether the waiting screen is still there.
    func isThere(in state: NotesState) -> Bool {
        state.isSame(as: former, at: position)
    }

    func resume(returning result: NotesResult?) {
        continuation?.resume(returning: result)
        continuation = nil
    }
}

extension NotesNavigator {
    /// Returns a number for a waiting caller.
    func nextAsked() -> Int {
        asked += 1
        return asked
    }

    /// Takes an exit of a screen for a caller that awaits its result.
    func ask(
        _ exit: NotesExit, from position: NotesState.Position, as number: Int,
        _ continuation: CheckedContinuation<NotesResult?, Never>
    ) {
        let asker = NotesWaiting(
            number: number, position: position, state: state, continuation: continuation)
        take(exit, from: position, for: asker)
    }

    /// Lets a caller await what a step has presented: something newer than the last presentation.
    func wait(
        _ asker: NotesWaiting, for outcome: NotesState.Outcome, after last: Int,
        in state: inout NotesState
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
    func dismissAnswersWithoutAsker(in state: inout NotesState) {
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

/// A view that holds back swipes and links, and the screen that it is in.
@MainActor struct NotesHolder {
    weak var view: AnyObject?
    let position: NotesState.Position
    /// The state when it began to hold.
    private let former: NotesState

    init?(_ view: AnyObject, at position: NotesState.Position, in state: NotesState) {
        if state.node(at: position) == nil { return nil }
        self.view = view
        self.position = position
        former = state
    }

    /// Whether the view is still there, visible or not.
    func isThere(in state: NotesState) -> Bool {
        view != nil && state.isSame(as: former, at: position)
    }
}

extension NotesNavigator {
    /// Makes a view hold back swipes and links, or stop doing so.
    func hold(_ view: AnyObject, _ isHolding: Bool, at position: NotesState.Position) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? NotesHolder(view, at: position, in: state) {
            holders.append(holder)
        }
        followHolders()
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

nonisolated extension NotesState {
    /// Whether nothing is on top of a screen.
    func isOnTop(_ position: Position) -> Bool {
        let level = top
        if let column = position.column, case .split(let split) = level.content,
            split.compactColumn != column
        {
            return false
        }
        return position.level == level.id && position.depth == level.path.count
    }
}

nonisolated extension NotesState {
    /// The link to what is on top; `nil` if there is none.
    var link: NotesLink? {
        if let route = top.path.last { return NotesLink(route) }
        switch top.content {
        case .screen(let route): return NotesLink(route)
        case .split(let split): return NotesLink(split.detail ?? split.sidebar)
        default: return nil
        }
    }

    /// The URL of what is on top; `nil` if there is none.
    var url: String? { link?.url }
}

nonisolated extension NotesLink {
    /// Creates the link to a screen; `nil` if there is none.
    init?(_ route: NotesRoute) {
        switch route {
        case .noteList(let folder):
            self = .noteList(folder: folder)
        case .note(let noteId):
            self = .note(noteId: noteId)
        case .history(let noteId):
            self = .history(noteId: noteId)
        }
    }
}

/// What a navigator remembers about what it has to open.
nonisolated struct NotesOpening {
    /// The last URL, its time, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// The newest link that is held back, the URL that requested it, and since when it has waited.
    var held: (link: NotesLink, url: String, since: Double)?
    /// The newest link that arrived before the saved state was restored.
    var early: (link: NotesLink, url: String)?
    var hasBegun = false
    /// The number of the newest link that was opened. What was requested earlier comes too late.
    var newest = 0
    /// How many numbers were given to links, and to URLs that the app is asked about.
    private var count = 0

    /// Returns a number for something to open.
    mutating func number() -> Int {
        count += 1
        return count
    }
}

extension NotesNavigator {
    /// Opens a URL; `false` if no link matches it. The system may deliver the same one twice:
    /// within a second, it is opened once.
    @discardableResult
    func open(_ url: String) -> Bool {
        let time = now()
        if let last = opening.last, last.url == url, abs(time - last.time) < 1 {
            return last.isLink
        }
        let link = NotesLink(url)
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
    func open(_ link: NotesLink) {
        open(link, link.url() ?? link.node.rawValue, as: opening.number())
    }

    /// Whether a URL is one of the graph's links.
    func recognizes(_ url: URL) -> Bool { NotesLink(url: url).map(isOwn) ?? false }

    /// Asks the app what a URL stands for, and opens that, unless a newer link was opened
    /// meanwhile.
    private func askApp(about url: String) {
        guard let handlers, let unknown = URL(string: url) else { return }
        let number = opening.number()
        _Concurrency.Task { [weak self] in
            guard let known = await handlers.onUnknownLink(unknown), let self,
                let link = NotesLink(url: known)
            else { return }
            if opening.newest < number { open(link, known.absoluteString, as: number) }
        }
    }

    /// Whether a link is for this stack.
    private func isOwn(_ link: NotesLink) -> Bool { link.step.map(state.isOwn) ?? true }

    private func open(_ link: NotesLink, _ url: String, as number: Int) {
        guard isOwn(link) else { return announce(.url(url, .unmatched)) }
        opening.newest = number
        if isHeld(state) { return hold(link, url) }
        if !opening.hasBegun { opening.early = (link, url) }
        tellAfterwards {
            settle(.link) { $0.follow(link) }
            announce(.url(url, .opened(link.node)))
        }
    }

    /// Lets a link wait until nothing holds it back any more.
    private func hold(_ link: NotesLink, _ url: String) {
        opening.early = nil
        opening.held = (link, url, now())
        announce(.url(url, .parked(link.node)))
    }

    /// Follows a link that came before what was saved was restored, unless that holds it back.
    func followEarly(_ link: NotesLink, _ url: String) {
        if isHeld(state) { return hold(link, url) }
        settle(.link) { $0.follow(link) }
    }

    private func isHeld(_ state: NotesState) -> Bool {
        holders.contains { $0.isThere(in: state) }
    }

    /// A link that has waited since an earlier launch, by the URL that requested it.
    func waitingLink(_ url: String) -> (link: NotesLink, url: String)? {
        NotesLink(url).map { ($0, url) }
    }

    /// Opens what is no longer held back.
    func openWhatWaits() {
        guard !isHeld(state) else { return }
        if let held = opening.held {
            opening.held = nil
            if now() - held.since < 1800 { open(held.link, held.url, as: opening.newest) }
        }
    }
}

/// The scenes of the app, for notifications, intents and UIKit to call. All scenes share one
/// instance.
@MainActor
final class NotesScenes {
    private struct Scene {
        weak var navigator: NotesNavigator?
    }

    /// By activity, the most recent last.
    private var scenes: [Scene] = []
    /// What waits for the first scene: the newest link, or a URL to ask the app about.
    private var waiting: (url: String, isLink: Bool)?

    init() {}

    /// The navigator of the most recently active scene.
    var active: NotesNavigator? { scenes.last { $0.navigator != nil }?.navigator }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: String) -> Bool {
        if let active { return active.open(url) }
        let isLink = NotesLink(url) != nil
        if isLink || waiting?.isLink != true { waiting = (url, isLink) }
        return isLink
    }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Records that a scene was created or became active.
    func activate(_ navigator: NotesNavigator) {
        scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
        scenes.append(Scene(navigator: navigator))
        if let waiting {
            self.waiting = nil
            navigator.open(waiting.url)
        }
    }
}

/// What the app does when navigation asks for it.
@MainActor protocol NotesHandlers {
    /// Resolves a URL that no link matches, such as a short one; `nil` if it stands for nothing.
    func onUnknownLink(_ url: URL) async -> URL?
}

extension NotesHandlers {
    func onUnknownLink(_ url: URL) async -> URL? { nil }
}

extension NotesNavigator {
    /// Handles the effects of a step beyond the state.
    private func follow(_ outcome: NotesState.Outcome) {
        switch outcome {
        case .done, .ignored: break
        }
    }
}

/// An event in the app's navigation.
nonisolated enum NotesEvent: Hashable, Sendable {
    /// A node is now on top, with its values as strings; sensitive ones are omitted.
    case shown(NotesNode, values: [String: String])
    case left(NotesNode)
    /// An exit of a screen was taken.
    case routed(from: NotesNode, to: NotesNode)
    /// A URL was to be opened.
    case url(String, Opened)
    /// A presentation was closed.
    case closed(NotesNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }

    enum Opened: Hashable, Sendable {
        case opened(NotesNode)
        /// It waits for a condition, or until nothing holds it back.
        case parked(NotesNode)
        /// The graph has no such link, or it is not for the stack that is shown.
        case unmatched
        /// A condition does not hold, and nothing stands in for it.
        case refused(NotesNode)
    }
}

nonisolated extension NotesFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(NotesNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension NotesFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        case .uuid(let value): return "\(value)"
        }
    }
}

nonisolated extension NotesState {
    /// What is on top: a level, a depth, and a node with its values.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: NotesNode
        let values: [String: String]
    }

    var seen: Top {
        let level = top
        return Top(
            level: level.id, depth: level.path.count, node: level.node,
            values: level.path.last?.fields.told ?? level.content.told)
    }
}

extension NotesNavigator {
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

    func announce(_ event: NotesEvent) { tellAfterwards { events.append(event) } }

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
                case .url: return false
                default: return true
                }
            }
            events.insert(.shown(state.seen.node, values: state.seen.values), at: 0)
        }
    }

    /// Reports what has changed, once.
    func announce(from former: NotesState, _ closer: NotesEvent.Closer) {
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

/// What is saved: a state, and the URL of the link that is held back.
nonisolated struct NotesSavedState: Codable {
    var state: NotesState
    var held: String?
    var heldSince: Double?

    init(state: NotesState, held: String?, heldSince: Double?) {
        self.state = state
        self.held = held
        self.heldSince = heldSince
    }

    init(from decoder: any Decoder) throws {
        state = try NotesState(from: decoder)
        let container = try decoder.container(keyedBy: NotesKey.self)
        held = try? container.decodeIfPresent(String.self, forKey: NotesKey("held"))
        heldSince = try? container.decodeIfPresent(Double.self, forKey: NotesKey("heldSince"))
    }

    func encode(to encoder: any Encoder) throws {
        try state.encode(to: encoder)
        var container = encoder.container(keyedBy: NotesKey.self)
        try container.encodeIfPresent(held, forKey: NotesKey("held"))
        try container.encodeIfPresent(heldSince, forKey: NotesKey("heldSince"))
    }
}

extension NotesNavigator {
    /// Encodes what a later launch restores; `nil` if it cannot be encoded.
    func save() -> Data? {
        let encoder = JSONEncoder()
        // JSON cannot represent these numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(
            NotesSavedState(state: state, held: opening.held?.url, heldSince: opening.held?.since))
    }

    /// Shows what was saved, as far as it can be read and the conditions allow it.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let saved = try? decoder.decode(NotesSavedState.self, from: data) else { return }
        if opening.held == nil, let (link, url) = saved.held.flatMap({ waitingLink($0) }) {
            opening.held = (link, url, saved.heldSince ?? now())
        }
        settle { $0.restore(saved.state) }
    }
}

nonisolated extension NotesState {
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
