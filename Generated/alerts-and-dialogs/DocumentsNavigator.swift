// Written by navgen from alerts-and-dialogs.yaml. Do not edit.
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
final class DocumentsNavigator {
    /// The wanted state.
    private(set) var state: DocumentsState
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: DocumentsState
    /// The level of each tab and root.
    let bases: [DocumentsLevel]
    /// What is presented over all of them.
    let ground = DocumentsPresenter()
    @ObservationIgnored private var pending: Pending?
    @ObservationIgnored private var waits = 0
    @ObservationIgnored var asked = 0
    @ObservationIgnored var waiting: [Int: DocumentsWaiting] = [:]
    @ObservationIgnored var results: [Int: DocumentsResult] = [:]
    /// The views that hold back swipes and links.
    @ObservationIgnored var holders: [DocumentsHolder] = []
    @ObservationIgnored var opening = DocumentsOpening()
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any DocumentsHandlers)?
    /// Receives all events.
    @ObservationIgnored var onEvent: (@MainActor (DocumentsEvent) -> Void)?
    /// The events still to be reported, in order.
    @ObservationIgnored var events: [DocumentsEvent] = []
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
    init(_ state: DocumentsState? = nil) {
        let state = state ?? DocumentsState()
        self.state = state
        var shown = state
        shown.presented = []
        self.shown = shown
        bases = state.bases.map { [ground] in DocumentsLevel($0, presenter: ground) }
        for level in bases { level.connect(self) }
        advance()
    }
}

extension DocumentsNavigator {
    /// Takes a step on the topmost level, if its conditions allow it; a stack step, on the topmost
    /// stack.
    @discardableResult
    func go(_ step: DocumentsState.Step) -> DocumentsState.Outcome {
        settle { $0.go(step, on: $0.level(of: step)) }
    }

    /// Pushes a screen on the topmost stack.
    @discardableResult
    func push(_ route: DocumentsRoute) -> DocumentsState.Outcome { go(.push(route)) }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop($0.stackLevel) } }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    func pop(to node: DocumentsNode) -> Bool { settle { $0.pop(to: node, $0.stackLevel) } }

    /// Empties the topmost stack.
    func popToRoot() { settle { $0.popToRoot($0.stackLevel) } }

    /// Presents something on the topmost level.
    @discardableResult
    func present(_ content: DocumentsState.Content) -> DocumentsState.Outcome {
        go(.present(content))
    }

    /// Dismisses the topmost presentation.
    func dismiss() { settle { $0.dismiss() } }

    /// Dismisses all presentations.
    func dismissAll() { settle { $0.dismissAll() } }

    /// Takes an exit of a screen, if the screen is at that position and the conditions allow it;
    /// possibly for a caller that awaits the result.
    @discardableResult
    func take(
        _ exit: DocumentsExit, from position: DocumentsState.Position,
        for asker: DocumentsWaiting? = nil
    ) -> DocumentsState.Outcome {
        guard let source = state.node(at: position) else { return .ignored }
        let event = exit.target.map { DocumentsEvent.routed(from: source, to: $0) }
        return settle(telling: { $0.isTaken ? event : nil }) { state in
            let last = state.lastID
            let outcome = state.take(exit, from: position)
            if let asker { wait(asker, for: outcome, after: last, in: &state) }
            return outcome
        }
    }
}

extension DocumentsNavigator {
    /// Changes the wanted state, updates what is shown, and reports events.
    ///
    /// The event for the result of the change is reported first.
    @discardableResult
    func settle<Result>(
        _ closer: DocumentsEvent.Closer = .code,
        telling event: (Result) -> DocumentsEvent? = { _ in nil },
        _ change: (inout DocumentsState) -> Result
    ) -> Result {
        tellAfterwards {
            let former = state
            var next = former
            let result = change(&next)
            dismissAnswersWithoutAsker(in: &next)
            if next != former { state = next }
            let outcome = result as? DocumentsState.Outcome
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

extension DocumentsNavigator {
    /// Brings what is shown in line with the wanted state, as far as the system allows.
    private func advance() {
        while true {
            let next = DocumentsState.next(shown: shown, wanted: state)
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

    private func show(_ next: DocumentsState) {
        let former = shown
        shown = next
        for (level, base) in zip(bases, next.bases) { level.show(base) }
        present(next.presented, insteadOf: former.presented)
    }

    private func present(
        _ levels: [DocumentsState.Level], insteadOf former: [DocumentsState.Level]
    ) {
        let kept = zip(levels, former).prefix { $0.id == $1.id }.count
        for (place, level) in levels[..<kept].enumerated() { presenter(place)?.level?.show(level) }
        if kept < former.count {
            presenter(kept)?.present(nil)
            wait(for: .going(former[kept].id), isShort: !former[kept].content.isHost)
        }
        if kept < levels.count {
            presenter(kept)?.present(level(levels[kept]), on: shown[kept])
        }
    }

    /// Makes the level that views observe for a level of the state.
    private func level(_ level: DocumentsState.Level) -> DocumentsLevel {
        let level = DocumentsLevel(level, presenter: DocumentsPresenter())
        level.connect(self)
        return level
    }

    /// The presenter of the level at an index: that of the level below.
    private func presenter(_ place: Int) -> DocumentsPresenter? {
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

extension DocumentsNavigator {
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
    func dismissalEnded(on presenter: DocumentsPresenter) {
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
    func follow(_ path: [DocumentsRoute], on level: DocumentsLevel) {
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
    private func push(_ route: DocumentsRoute, on level: DocumentsLevel) {
        let sources = state.sources(ofLevel: level.id)
        guard let source = sources.last(where: { DocumentsWays.pushes($0, route.node) }) else {
            #if DEBUG
                print("Documents: no way of the graph pushes `\(route.node)` from here")
            #endif
            return
        }
        let depth = state.level(level.id)?.path.count ?? 0
        let event = DocumentsEvent.routed(from: source, to: route.node)
        let position = DocumentsState.Position(level: level.id, depth: depth)
        settle(.user, telling: { $0.isTaken ? event : nil }) {
            $0.take(.push(route), from: position)
        }
    }
}

/// What a level shows, as its views observe it.
@MainActor @Observable
final class DocumentsLevel: Identifiable {
    /// The identity of the level in the state.
    nonisolated let id: Int
    private(set) var content: DocumentsState.Content
    private(set) var path: [DocumentsRoute] = []
    private var counts: DocumentsState.Arrivals
    /// Counts rejected changes by the system; makes its stack be read again.
    private(set) var corrections = 0
    /// What is presented on it.
    let presenter: DocumentsPresenter
    /// Whether a view in it holds back swipes.
    var isHeld = false
    @ObservationIgnored private weak var navigator: DocumentsNavigator?

    init(_ level: DocumentsState.Level, presenter: DocumentsPresenter) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
        self.presenter = presenter
    }

    /// Reports what happens on it to a navigator.
    func connect(_ navigator: DocumentsNavigator) {
        self.navigator = navigator
    }

    /// Updates only what has changed.
    func show(_ level: DocumentsState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How many times links led to a screen that was already on top; `nil` means the lowest one.
    func arrivals(of route: DocumentsRoute?) -> Int {
        return counts[route]
    }

    /// Its stack, as the system reads and sets it; a different property after each correction, so
    /// that it is read again.
    subscript(stack corrections: Int) -> [DocumentsRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// Takes over the stack as the system has changed it.
    func follow(_ path: [DocumentsRoute]) { self.path = path }

    func correct() { corrections += 1 }
}

/// What is presented on a level, as its views observe it.
@MainActor @Observable
final class DocumentsPresenter {
    private(set) var level: DocumentsLevel?
    /// Where a popover or dialog is anchored.
    private(set) var anchor = DocumentsAnchor.level
    /// The source views on screen, in order of appearance.
    @ObservationIgnored private var sources: [DocumentsSource] = []

    func add(_ source: DocumentsSource) { sources.append(source) }

    func remove(_ source: DocumentsSource) { sources.removeAll { $0 === source } }

    /// Presents a level, or nothing, on what is shown below.
    func present(_ level: DocumentsLevel?, on below: DocumentsState.Level? = nil) {
        if let below, let content = level?.content, content.hangs {
            anchor = anchor(of: content, on: below)
        }
        self.level = level
    }

    /// Its most recent source, or else the screen.
    private func anchor(
        of content: DocumentsState.Content, on below: DocumentsState.Level
    ) -> DocumentsAnchor {
        if let source = sources.last(where: { $0.content == content && $0.level == below.id }) {
            return .source(ObjectIdentifier(source))
        }
        #if DEBUG
            print("Documents: no view on screen is the source of `\(content.node.rawValue)`")
        #endif
        return below.screen.map { .screen($0, level: below.id) } ?? .level
    }
}

/// Where a popover or dialog is anchored.
nonisolated enum DocumentsAnchor: Hashable {
    /// The view that is this source.
    case source(ObjectIdentifier)
    /// The screen that presents it; the same screen may be on another level, too.
    case screen(DocumentsRoute, level: Int)
    /// Everything that the level shows.
    case level
}

/// A view that is a source.
@MainActor final class DocumentsSource {
    /// What is anchored to it, as specified last.
    var content: DocumentsState.Content?
    /// The level that it is on.
    var level: Int?
}

nonisolated extension DocumentsState {
    /// Where a screen is: its level, and how many screens are below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
    }

    /// The node at a position; `nil` if there is none.
    func node(at position: Position) -> DocumentsNode? {
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
    func sources(ofLevel id: Int) -> [DocumentsNode] {
        guard let level = level(id) else { return [] }
        return [level.node]
    }

    /// Takes over a shown stack as the system has changed it.
    mutating func setPath(_ path: [DocumentsRoute], ofLevel id: Int) {
        if bases.indices.contains(id) { bases[id].path = path }
        if let place = presented.firstIndex(where: { $0.id == id }) { presented[place].path = path }
    }

    /// Takes an exit of the screen at a position.
    @discardableResult
    mutating func take(_ exit: DocumentsExit, from position: Position) -> Outcome {
        guard let level = place(ofLevel: position.level) else { return .ignored }
        // An alert that leads somewhere may be on a level without a stack.
        let stack = min(level, stackLevel)
        switch exit {
        case .push(let route): return go(.push(route), on: stack)
        case .alert(let content): return go(.present(.alert(content)), on: level)
        case .dialog(let content): return go(.present(.dialog(content)), on: level)
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
    }

    /// The position of the screen that presented a level; if unknown, of what is on top below.
    func presenter(of level: Int) -> Position {
        let below = self[level - 1]
        return Position(level: below.id, depth: below.path.count)
    }
}

extension DocumentsNavigator {
    /// Makes the exit handler of a screen: a level's lowest, or the topmost that matches a route.
    func handler(level: Int, route: DocumentsRoute? = nil) -> DocumentsExitHandler {
        DocumentsExitHandler(
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
    func position(_ level: Int, _ route: DocumentsRoute?) -> DocumentsState.Position {
        guard let route else { return DocumentsState.Position(level: level, depth: 0) }
        let place = state.level(level)?.path.lastIndex { $0.fields.isSame(as: route.fields) }
        return DocumentsState.Position(level: level, depth: place.map { $0 + 1 } ?? .max)
    }

    private func count(_ counter: DocumentsCounter, _ level: Int, _ route: DocumentsRoute?) -> Int {
        switch counter {
        case .arrivals: return observed(level)?.arrivals(of: route) ?? 0
        case .reselections: return 0
        }
    }

    /// A shown level, by its identity.
    func observed(_ id: Int) -> DocumentsLevel? {
        if bases.indices.contains(id) { return bases[id] }
        var level = ground.level
        while let current = level, current.id != id { level = current.presenter.level }
        return level
    }
}

/// Which screens the graph lets each screen push.
nonisolated enum DocumentsWays {
    /// By the index of the pushing node.
    private static let pushes: [[Int]] = [
        [1, 2], [], [], [], [], [], [],
    ]

    static func pushes(_ source: DocumentsNode, _ target: DocumentsNode) -> Bool {
        pushes[source.index].contains(target.index)
    }
}

/// A caller that awaits the result of a presentation: a screen and its position.
///
/// It is resumed once, on deinitialization at the latest, as when its navigator goes.
@MainActor final class DocumentsWaiting {
    let number: Int
    private let position: DocumentsState.Position
    /// The state when the wait began.
    private let former: DocumentsState
    private var continuation: CheckedContinuation<DocumentsResult?, Never>?

    init(
        number: Int, position: DocumentsState.Position, state: DocumentsState,
        continuation: CheckedContinuation<DocumentsResult?, Never>
    ) {
        self.number = number
        self.position = position
        former = state
        self.continuation = continuation
    }

    deinit { continuation?.resume(returning: nil) }

    /// Whether the waiting screen is still there.
    func isThere(in state: DocumentsState) -> Bool {
        state.isSame(as: former, at: position)
    }

    func resume(returning result: DocumentsResult?) {
        continuation?.resume(returning: result)
        continuation = nil
    }
}

extension DocumentsNavigator {
    /// Returns a number for a waiting caller.
    func nextAsked() -> Int {
        asked += 1
        return asked
    }

    /// Takes an exit of a screen for a caller that awaits its result.
    func ask(
        _ exit: DocumentsExit, from position: DocumentsState.Position, as number: Int,
        _ continuation: CheckedContinuation<DocumentsResult?, Never>
    ) {
        let asker = DocumentsWaiting(
            number: number, position: position, state: state, continuation: continuation)
        take(exit, from: position, for: asker)
    }

    /// Lets a caller await what a step has presented: something newer than the last presentation.
    func wait(
        _ asker: DocumentsWaiting, for outcome: DocumentsState.Outcome, after last: Int,
        in state: inout DocumentsState
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
    func dismissAnswersWithoutAsker(in state: inout DocumentsState) {
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

extension DocumentsNavigator {
    /// Handles the answer to `storageFull`.
    func answer(_ action: StorageFullAction, to id: Int) {
        answer(id, DocumentsResult(action)) { _, _, presenter in
            switch action {
            case .manage:
                take(.push(.storage), from: presenter)
            default: break
            }
        }
    }

    /// Handles the answer to `updateAvailable`.
    func answer(_ action: UpdateAvailableAction, to id: Int) {
        answer(id, DocumentsResult(action)) { _, _, presenter in
            switch action {
            case .notes:
                take(.push(.releaseNotes), from: presenter)
            default: break
            }
        }
    }

    /// Handles the answer to `deleteDocument`.
    func answer(_ action: DeleteDocumentAction, to id: Int) {
        answer(id, DocumentsResult(action)) { _, _, _ in }
    }

    /// Answers an alert or dialog once; when it has gone, its action's route is taken as an exit of
    /// its presenter.
    private func answer(
        _ id: Int, _ result: DocumentsResult,
        then: (DocumentsState.Content, DocumentsState.Level, DocumentsState.Position) -> Void
    ) {
        guard let place = state.presented.firstIndex(where: { $0.id == id }) else { return }
        let alert = state.presented[place].content
        let below = state[place]
        let presenter = state.presenter(of: place + 1)
        if waiting[id] != nil { results[id] = result }
        settle(.user) { $0.dismiss(id: id) }
        then(alert, below, presenter)
    }
}

/// A view that holds back swipes and links, and the screen that it is in.
@MainActor struct DocumentsHolder {
    weak var view: AnyObject?
    let position: DocumentsState.Position
    /// The state when it began to hold.
    private let former: DocumentsState

    init?(_ view: AnyObject, at position: DocumentsState.Position, in state: DocumentsState) {
        if state.node(at: position) == nil { return nil }
        self.view = view
        self.position = position
        former = state
    }

    /// Whether the view is still there, visible or not.
    func isThere(in state: DocumentsState) -> Bool {
        view != nil && state.isSame(as: former, at: position)
    }
}

extension DocumentsNavigator {
    /// Makes a view hold back swipes and links, or stop doing so.
    func hold(_ view: AnyObject, _ isHolding: Bool, at position: DocumentsState.Position) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? DocumentsHolder(view, at: position, in: state) {
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

nonisolated extension DocumentsState {
    /// Whether nothing is on top of a screen.
    func isOnTop(_ position: Position) -> Bool {
        let level = top
        return position.level == level.id && position.depth == level.path.count
    }
}

nonisolated extension DocumentsState {
    /// The link to what is on top; `nil` if there is none.
    var link: DocumentsLink? {
        if let route = top.path.last { return DocumentsLink(route) }
        switch top.content {
        case .screen(let route): return DocumentsLink(route)
        case .alert(.updateAvailable(let version)): return .updateAvailable(version: version)
        default: return nil
        }
    }

    /// The URL of what is on top; `nil` if there is none.
    var url: String? { link?.url }
}

nonisolated extension DocumentsLink {
    /// Creates the link to a screen; `nil` if there is none.
    init?(_ route: DocumentsRoute) {
        switch route {
        case .document(let name):
            self = .document(name: name)
        case .storage:
            self = .storage
        default: return nil
        }
    }
}

/// What a navigator remembers about what it has to open.
nonisolated struct DocumentsOpening {
    /// The last URL, its time, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// The newest link that is held back, the URL that requested it, and since when it has waited.
    var held: (link: DocumentsLink, url: String, since: Double)?
    /// The newest link that arrived before the saved state was restored.
    var early: (link: DocumentsLink, url: String)?
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

extension DocumentsNavigator {
    /// Opens a URL; `false` if no link matches it. The system may deliver the same one twice:
    /// within a second, it is opened once.
    @discardableResult
    func open(_ url: String) -> Bool {
        let time = now()
        if let last = opening.last, last.url == url, abs(time - last.time) < 1 {
            return last.isLink
        }
        let link = DocumentsLink(url)
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
    func open(_ link: DocumentsLink) {
        open(link, link.url() ?? link.node.rawValue, as: opening.number())
    }

    /// Whether a URL is one of the graph's links.
    func recognizes(_ url: URL) -> Bool { DocumentsLink(url: url).map(isOwn) ?? false }

    /// Asks the app what a URL stands for, and opens that, unless a newer link was opened
    /// meanwhile.
    private func askApp(about url: String) {
        guard let handlers, let unknown = URL(string: url) else { return }
        let number = opening.number()
        _Concurrency.Task { [weak self] in
            guard let known = await handlers.onUnknownLink(unknown), let self,
                let link = DocumentsLink(url: known)
            else { return }
            if opening.newest < number { open(link, known.absoluteString, as: number) }
        }
    }

    /// Whether a link is for this stack.
    private func isOwn(_ link: DocumentsLink) -> Bool { link.step.map(state.isOwn) ?? true }

    private func open(_ link: DocumentsLink, _ url: String, as number: Int) {
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
    private func hold(_ link: DocumentsLink, _ url: String) {
        opening.early = nil
        opening.held = (link, url, now())
        announce(.url(url, .parked(link.node)))
    }

    /// Follows a link that came before what was saved was restored, unless that holds it back.
    func followEarly(_ link: DocumentsLink, _ url: String) {
        if isHeld(state) { return hold(link, url) }
        settle(.link) { $0.follow(link) }
    }

    private func isHeld(_ state: DocumentsState) -> Bool {
        holders.contains { $0.isThere(in: state) }
    }

    /// A link that has waited since an earlier launch, by the URL that requested it.
    func waitingLink(_ url: String) -> (link: DocumentsLink, url: String)? {
        DocumentsLink(url).map { ($0, url) }
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
final class DocumentsScenes {
    private struct Scene {
        weak var navigator: DocumentsNavigator?
    }

    /// By activity, the most recent last.
    private var scenes: [Scene] = []
    /// What waits for the first scene: the newest link, or a URL to ask the app about.
    private var waiting: (url: String, isLink: Bool)?

    init() {}

    /// The navigator of the most recently active scene.
    var active: DocumentsNavigator? { scenes.last { $0.navigator != nil }?.navigator }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: String) -> Bool {
        if let active { return active.open(url) }
        let isLink = DocumentsLink(url) != nil
        if isLink || waiting?.isLink != true { waiting = (url, isLink) }
        return isLink
    }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Records that a scene was created or became active.
    func activate(_ navigator: DocumentsNavigator) {
        scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
        scenes.append(Scene(navigator: navigator))
        if let waiting {
            self.waiting = nil
            navigator.open(waiting.url)
        }
    }
}

/// What the app does when navigation asks for it.
@MainActor protocol DocumentsHandlers {
    /// Resolves a URL that no link matches, such as a short one; `nil` if it stands for nothing.
    func onUnknownLink(_ url: URL) async -> URL?
}

extension DocumentsHandlers {
    func onUnknownLink(_ url: URL) async -> URL? { nil }
}

extension DocumentsNavigator {
    /// Handles the effects of a step beyond the state.
    private func follow(_ outcome: DocumentsState.Outcome) {
        switch outcome {
        case .done, .ignored: break
        }
    }
}

/// An event in the app's navigation.
nonisolated enum DocumentsEvent: Hashable, Sendable {
    /// A node is now on top, with its values as strings; sensitive ones are omitted.
    case shown(DocumentsNode, values: [String: String])
    case left(DocumentsNode)
    /// An exit of a screen was taken.
    case routed(from: DocumentsNode, to: DocumentsNode)
    /// A URL was to be opened.
    case url(String, Opened)
    /// A presentation was closed.
    case closed(DocumentsNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }

    enum Opened: Hashable, Sendable {
        case opened(DocumentsNode)
        /// It waits for a condition, or until nothing holds it back.
        case parked(DocumentsNode)
        /// The graph has no such link, or it is not for the stack that is shown.
        case unmatched
        /// A condition does not hold, and nothing stands in for it.
        case refused(DocumentsNode)
    }
}

nonisolated extension DocumentsFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(DocumentsNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension DocumentsFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        }
    }
}

nonisolated extension DocumentsState {
    /// What is on top: a level, a depth, and a node with its values.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: DocumentsNode
        let values: [String: String]
    }

    var seen: Top {
        let level = top
        return Top(
            level: level.id, depth: level.path.count, node: level.node,
            values: level.path.last?.fields.told ?? level.content.told)
    }
}

extension DocumentsNavigator {
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

    func announce(_ event: DocumentsEvent) { tellAfterwards { events.append(event) } }

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
    func announce(from former: DocumentsState, _ closer: DocumentsEvent.Closer) {
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
nonisolated struct DocumentsSavedState: Codable {
    var state: DocumentsState
    var held: String?
    var heldSince: Double?

    init(state: DocumentsState, held: String?, heldSince: Double?) {
        self.state = state
        self.held = held
        self.heldSince = heldSince
    }

    init(from decoder: any Decoder) throws {
        state = try DocumentsState(from: decoder)
        let container = try decoder.container(keyedBy: DocumentsKey.self)
        held = try? container.decodeIfPresent(String.self, forKey: DocumentsKey("held"))
        heldSince = try? container.decodeIfPresent(Double.self, forKey: DocumentsKey("heldSince"))
    }

    func encode(to encoder: any Encoder) throws {
        try state.encode(to: encoder)
        var container = encoder.container(keyedBy: DocumentsKey.self)
        try container.encodeIfPresent(held, forKey: DocumentsKey("held"))
        try container.encodeIfPresent(heldSince, forKey: DocumentsKey("heldSince"))
    }
}

extension DocumentsNavigator {
    /// Encodes what a later launch restores; `nil` if it cannot be encoded.
    func save() -> Data? {
        let encoder = JSONEncoder()
        // JSON cannot represent these numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(
            DocumentsSavedState(
                state: state, held: opening.held?.url, heldSince: opening.held?.since))
    }

    /// Shows what was saved, as far as it can be read and the conditions allow it.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let saved = try? decoder.decode(DocumentsSavedState.self, from: data) else { return }
        if opening.held == nil, let (link, url) = saved.held.flatMap({ waitingLink($0) }) {
            opening.held = (link, url, saved.heldSince ?? now())
        }
        settle { $0.restore(saved.state) }
    }
}

nonisolated extension DocumentsState {
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
