// Written by navgen from split-three-columns.yaml. Do not edit.
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
final class MailNavigator {
    /// The wanted state.
    private(set) var state: MailState
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: MailState
    /// The level of each tab and root.
    let bases: [MailLevel]
    /// What is presented over all of them.
    let ground = MailPresenter()
    @ObservationIgnored private var pending: Pending?
    @ObservationIgnored private var waits = 0
    /// The views that hold back swipes and links.
    @ObservationIgnored var holders: [MailHolder] = []
    @ObservationIgnored var opening = MailOpening()
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any MailHandlers)?
    /// Receives all events.
    @ObservationIgnored var onEvent: (@MainActor (MailEvent) -> Void)?
    /// The events still to be reported, in order.
    @ObservationIgnored var events: [MailEvent] = []
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
    init(_ state: MailState? = nil) {
        let state = state ?? MailState()
        self.state = state
        var shown = state
        shown.presented = []
        self.shown = shown
        bases = state.bases.map { [ground] in MailLevel($0, presenter: ground) }
        for level in bases { level.connect(self) }
        advance()
    }
}

extension MailNavigator {
    /// Takes a step on the topmost level, if its conditions allow it; a stack step, on the topmost
    /// stack.
    @discardableResult
    func go(_ step: MailState.Step) -> MailState.Outcome {
        settle { $0.go(step, on: $0.level(of: step)) }
    }

    /// Pushes a screen on the topmost stack.
    @discardableResult
    func push(_ route: MailRoute) -> MailState.Outcome { go(.push(route)) }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop($0.stackLevel) } }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    func pop(to node: MailNode) -> Bool { settle { $0.pop(to: node, $0.stackLevel) } }

    /// Empties the topmost stack.
    func popToRoot() { settle { $0.popToRoot($0.stackLevel) } }

    /// Presents something on the topmost level.
    @discardableResult
    func present(_ content: MailState.Content) -> MailState.Outcome { go(.present(content)) }

    /// Dismisses the topmost presentation.
    func dismiss() { settle { $0.dismiss() } }

    /// Dismisses all presentations.
    func dismissAll() { settle { $0.dismissAll() } }

    /// Takes an exit of a screen, if the screen is at that position and the conditions allow it.
    @discardableResult
    func take(_ exit: MailExit, from position: MailState.Position) -> MailState.Outcome {
        guard let source = state.node(at: position) else { return .ignored }
        let event = exit.target.map { MailEvent.routed(from: source, to: $0) }
        return settle(telling: { $0.isTaken ? event : nil }) { $0.take(exit, from: position) }
    }
}

extension MailNavigator {
    /// Changes the wanted state, updates what is shown, and reports events.
    ///
    /// The event for the result of the change is reported first.
    @discardableResult
    func settle<Result>(
        _ closer: MailEvent.Closer = .code, telling event: (Result) -> MailEvent? = { _ in nil },
        _ change: (inout MailState) -> Result
    ) -> Result {
        tellAfterwards {
            let former = state
            var next = former
            let result = change(&next)
            if next != former { state = next }
            let outcome = result as? MailState.Outcome
            if let event = event(result) { announce(event) }
            announce(from: former, closer)
            advance()
            if let outcome { follow(outcome) }
            followHolders()
            openWhatWaits()
            return result
        }
    }
}

extension MailNavigator {
    /// Brings what is shown in line with the wanted state, as far as the system allows.
    private func advance() {
        while true {
            let next = MailState.next(shown: shown, wanted: state)
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

    private func show(_ next: MailState) {
        let former = shown
        shown = next
        for (level, base) in zip(bases, next.bases) { level.show(base) }
        present(next.presented, insteadOf: former.presented)
    }

    private func present(_ levels: [MailState.Level], insteadOf former: [MailState.Level]) {
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
    private func level(_ level: MailState.Level) -> MailLevel {
        let level = MailLevel(level, presenter: MailPresenter())
        level.connect(self)
        return level
    }

    /// The presenter of the level at an index: that of the level below.
    private func presenter(_ place: Int) -> MailPresenter? {
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

extension MailNavigator {
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
    func dismissalEnded(on presenter: MailPresenter) {
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
    func follow(_ path: [MailRoute], on level: MailLevel) {
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
    private func push(_ route: MailRoute, on level: MailLevel) {
        let sources = state.sources(ofLevel: level.id)
        guard let source = sources.last(where: { MailWays.pushes($0, route.node) }) else {
            #if DEBUG
                print("Mail: no way of the graph pushes `\(route.node)` from here")
            #endif
            return
        }
        let depth = state.level(level.id)?.path.count ?? 0
        let event = MailEvent.routed(from: source, to: route.node)
        let position = MailState.Position(level: level.id, depth: depth)
        settle(.user, telling: { $0.isTaken ? event : nil }) {
            $0.take(.push(route), from: position)
        }
    }

    /// Called when the user shows or hides columns of a level's split view, whether it is visible
    /// or not.
    func changeSplit(ofLevel id: Int, _ change: (inout MailState.Split) -> Void) {
        settle(.user) { $0.changeSplit(ofLevel: id, change) }
    }
}

/// What a level shows, as its views observe it.
@MainActor @Observable
final class MailLevel: Identifiable {
    /// The identity of the level in the state.
    nonisolated let id: Int
    private(set) var content: MailState.Content
    private(set) var path: [MailRoute] = []
    private var counts: MailState.Arrivals
    /// Counts rejected changes by the system; makes its stack be read again.
    private(set) var corrections = 0
    /// What is presented on it.
    let presenter: MailPresenter
    /// Whether a view in it holds back swipes.
    var isHeld = false
    @ObservationIgnored private weak var navigator: MailNavigator?

    init(_ level: MailState.Level, presenter: MailPresenter) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
        self.presenter = presenter
    }

    /// Reports what happens on it to a navigator.
    func connect(_ navigator: MailNavigator) {
        self.navigator = navigator
    }

    /// Updates only what has changed.
    func show(_ level: MailState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How many times links led to a screen that was already on top; `nil` means the lowest one.
    func arrivals(of route: MailRoute?, in column: MailState.Split.Column?) -> Int {
        if route == nil, let column { return counts[split?[column]] }
        return counts[route]
    }

    /// Its stack, as the system reads and sets it; a different property after each correction, so
    /// that it is read again.
    subscript(stack corrections: Int) -> [MailRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// Takes over the stack as the system has changed it.
    func follow(_ path: [MailRoute]) { self.path = path }

    func correct() { corrections += 1 }

    /// Its columns, if it has any.
    var split: MailState.Split? {
        if case .split(let split) = content { return split }
        return nil
    }

    /// Called when the user shows or hides columns, or views another one where only one fits.
    func changeSplit(_ change: (inout MailState.Split) -> Void) {
        navigator?.changeSplit(ofLevel: id, change)
    }
}

/// What is presented on a level, as its views observe it.
@MainActor @Observable
final class MailPresenter {
    private(set) var level: MailLevel?

    /// Presents a level, or nothing.
    func present(_ level: MailLevel?) { self.level = level }
}

nonisolated extension MailState {
    /// Where a screen is: its level, and how many screens are below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
        /// The column, if it is in a split view.
        var column: Split.Column?
    }

    /// The node at a position; `nil` if there is none.
    func node(at position: Position) -> MailNode? {
        guard let level = level(position.level) else { return nil }
        if let column = position.column, position.depth == 0,
            case .split(let split) = level.content
        {
            return split[column]?.node
        }
        if position.depth == 0 { return level.content.node }
        return position.depth <= level.path.count ? level.path[position.depth - 1].node : nil
    }

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
    func sources(ofLevel id: Int) -> [MailNode] {
        guard let level = level(id) else { return [] }
        if level.path.isEmpty, case .split(let split) = level.content { return split.nodes }
        return [level.node]
    }

    /// Takes over a shown stack as the system has changed it.
    mutating func setPath(_ path: [MailRoute], ofLevel id: Int) {
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
    mutating func take(_ exit: MailExit, from position: Position) -> Outcome {
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
    func column(of route: MailRoute, from position: Position) -> Split.Column? {
        guard position.depth == 0, let from = position.column, from != .detail,
            let column = Self.column(of: route.node, atPlace: position.level), column != from
        else { return nil }
        return column
    }

    static func column(of screen: MailNode, atPlace place: Int) -> Split.Column? {
        switch (place, screen) {
        case (0, .message): return .detail
        case (0, .draft): return .detail
        case (0, .messageList): return .content
        default: return nil
        }
    }
}

extension MailNavigator {
    /// Makes the exit handler of a screen: a level's lowest, or the topmost that matches a route.
    func handler(
        level: Int, route: MailRoute? = nil, column: MailState.Split.Column? = nil
    ) -> MailExitHandler {
        MailExitHandler(
            go: { [weak self] exit in
                guard let self else { return }
                take(exit, from: position(level, route, column))
            },
            count: { [weak self] counter in self?.count(counter, level, route, column) ?? 0 })
    }

    /// The current position of a screen; of equal ones on a stack, the upper one.
    func position(
        _ level: Int, _ route: MailRoute?, _ column: MailState.Split.Column?
    ) -> MailState.Position {
        guard let route else { return MailState.Position(level: level, depth: 0, column: column) }
        let place = state.level(level)?.path.lastIndex { $0.fields.isSame(as: route.fields) }
        return MailState.Position(level: level, depth: place.map { $0 + 1 } ?? .max)
    }

    private func count(
        _ counter: MailCounter, _ level: Int, _ route: MailRoute?, _ column: MailState.Split.Column?
    ) -> Int {
        switch counter {
        case .arrivals: return observed(level)?.arrivals(of: route, in: column) ?? 0
        case .reselections: return 0
        }
    }

    /// A shown level, by its identity.
    func observed(_ id: Int) -> MailLevel? {
        if bases.indices.contains(id) { return bases[id] }
        var level = ground.level
        while let current = level, current.id != id { level = current.presenter.level }
        return level
    }
}

/// Which screens the graph lets each screen push.
nonisolated enum MailWays {
    /// By the index of the pushing node.
    private static let pushes: [[Int]] = [
        [], [], [], [4, 5], [], [], [],
    ]

    static func pushes(_ source: MailNode, _ target: MailNode) -> Bool {
        pushes[source.index].contains(target.index)
    }
}

/// A view that holds back swipes and links, and the screen that it is in.
@MainActor struct MailHolder {
    weak var view: AnyObject?
    let position: MailState.Position
    /// The state when it began to hold.
    private let former: MailState

    init?(_ view: AnyObject, at position: MailState.Position, in state: MailState) {
        if state.node(at: position) == nil { return nil }
        self.view = view
        self.position = position
        former = state
    }

    /// Whether the view is still there, visible or not.
    func isThere(in state: MailState) -> Bool {
        view != nil && state.isSame(as: former, at: position)
    }
}

extension MailNavigator {
    /// Makes a view hold back swipes and links, or stop doing so.
    func hold(_ view: AnyObject, _ isHolding: Bool, at position: MailState.Position) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? MailHolder(view, at: position, in: state) {
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

nonisolated extension MailState {
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

nonisolated extension MailState {
    /// The link to what is on top; `nil` if there is none.
    var link: MailLink? {
        if let route = top.path.last { return MailLink(route) }
        switch top.content {
        case .screen(let route): return MailLink(route)
        case .split(let split): return MailLink(split.detail ?? split.content ?? split.sidebar)
        default: return nil
        }
    }

    /// The URL of what is on top; `nil` if there is none.
    var url: String? { link?.url }
}

nonisolated extension MailLink {
    /// Creates the link to a screen; `nil` if there is none.
    init?(_ route: MailRoute) {
        switch route {
        case .messageList(let mailbox):
            self = .messageList(mailbox: mailbox)
        case .message(let mailbox, let messageId):
            self = .message(mailbox: mailbox, messageId: messageId)
        case .headers(let mailbox, let messageId):
            self = .headers(mailbox: mailbox, messageId: messageId)
        default: return nil
        }
    }
}

/// What a navigator remembers about what it has to open.
nonisolated struct MailOpening {
    /// The last URL, its time, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// The newest link that is held back, the URL that requested it, and since when it has waited.
    var held: (link: MailLink, url: String, since: Double)?
    /// The newest link that arrived before the saved state was restored.
    var early: (link: MailLink, url: String)?
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

extension MailNavigator {
    /// Opens a URL; `false` if no link matches it. The system may deliver the same one twice:
    /// within a second, it is opened once.
    @discardableResult
    func open(_ url: String) -> Bool {
        let time = now()
        if let last = opening.last, last.url == url, abs(time - last.time) < 1 {
            return last.isLink
        }
        let link = MailLink(url)
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
    func open(_ link: MailLink) {
        open(link, link.url() ?? link.node.rawValue, as: opening.number())
    }

    /// Whether a URL is one of the graph's links.
    func recognizes(_ url: URL) -> Bool { MailLink(url: url).map(isOwn) ?? false }

    /// Asks the app what a URL stands for, and opens that, unless a newer link was opened
    /// meanwhile.
    private func askApp(about url: String) {
        guard let handlers, let unknown = URL(string: url) else { return }
        let number = opening.number()
        _Concurrency.Task { [weak self] in
            guard let known = await handlers.onUnknownLink(unknown), let self,
                let link = MailLink(url: known)
            else { return }
            if opening.newest < number { open(link, known.absoluteString, as: number) }
        }
    }

    /// Whether a link is for this stack.
    private func isOwn(_ link: MailLink) -> Bool { link.step.map(state.isOwn) ?? true }

    private func open(_ link: MailLink, _ url: String, as number: Int) {
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
    private func hold(_ link: MailLink, _ url: String) {
        opening.early = nil
        opening.held = (link, url, now())
        announce(.url(url, .parked(link.node)))
    }

    /// Follows a link that came before what was saved was restored, unless that holds it back.
    func followEarly(_ link: MailLink, _ url: String) {
        if isHeld(state) { return hold(link, url) }
        settle(.link) { $0.follow(link) }
    }

    private func isHeld(_ state: MailState) -> Bool {
        holders.contains { $0.isThere(in: state) }
    }

    /// A link that has waited since an earlier launch, by the URL that requested it.
    func waitingLink(_ url: String) -> (link: MailLink, url: String)? {
        MailLink(url).map { ($0, url) }
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
final class MailScenes {
    private struct Scene {
        weak var navigator: MailNavigator?
    }

    /// By activity, the most recent last.
    private var scenes: [Scene] = []
    /// What waits for the first scene: the newest link, or a URL to ask the app about.
    private var waiting: (url: String, isLink: Bool)?

    init() {}

    /// The navigator of the most recently active scene.
    var active: MailNavigator? { scenes.last { $0.navigator != nil }?.navigator }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: String) -> Bool {
        if let active { return active.open(url) }
        let isLink = MailLink(url) != nil
        if isLink || waiting?.isLink != true { waiting = (url, isLink) }
        return isLink
    }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Records that a scene was created or became active.
    func activate(_ navigator: MailNavigator) {
        scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
        scenes.append(Scene(navigator: navigator))
        if let waiting {
            self.waiting = nil
            navigator.open(waiting.url)
        }
    }
}

/// What the app does when navigation asks for it.
@MainActor protocol MailHandlers {
    /// Resolves a URL that no link matches, such as a short one; `nil` if it stands for nothing.
    func onUnknownLink(_ url: URL) async -> URL?
}

extension MailHandlers {
    func onUnknownLink(_ url: URL) async -> URL? { nil }
}

extension MailNavigator {
    /// Handles the effects of a step beyond the state.
    private func follow(_ outcome: MailState.Outcome) {
        switch outcome {
        case .done, .ignored: break
        }
    }
}

/// An event in the app's navigation.
nonisolated enum MailEvent: Hashable, Sendable {
    /// A node is now on top, with its values as strings; sensitive ones are omitted.
    case shown(MailNode, values: [String: String])
    case left(MailNode)
    /// An exit of a screen was taken.
    case routed(from: MailNode, to: MailNode)
    /// A URL was to be opened.
    case url(String, Opened)
    /// A presentation was closed.
    case closed(MailNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }

    enum Opened: Hashable, Sendable {
        case opened(MailNode)
        /// It waits for a condition, or until nothing holds it back.
        case parked(MailNode)
        /// The graph has no such link, or it is not for the stack that is shown.
        case unmatched
        /// A condition does not hold, and nothing stands in for it.
        case refused(MailNode)
    }
}

nonisolated extension MailFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(MailNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension MailFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        case .int(let value): return "\(value)"
        case .uuid(let value): return "\(value)"
        }
    }
}

nonisolated extension MailState {
    /// What is on top: a level, a depth, and a node with its values.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: MailNode
        let values: [String: String]
    }

    var seen: Top {
        let level = top
        return Top(
            level: level.id, depth: level.path.count, node: level.node,
            values: level.path.last?.fields.told ?? level.content.told)
    }
}

extension MailNavigator {
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

    func announce(_ event: MailEvent) { tellAfterwards { events.append(event) } }

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
    func announce(from former: MailState, _ closer: MailEvent.Closer) {
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
nonisolated struct MailSavedState: Codable {
    var state: MailState
    var held: String?
    var heldSince: Double?

    init(state: MailState, held: String?, heldSince: Double?) {
        self.state = state
        self.held = held
        self.heldSince = heldSince
    }

    init(from decoder: any Decoder) throws {
        state = try MailState(from: decoder)
        let container = try decoder.container(keyedBy: MailKey.self)
        held = try? container.decodeIfPresent(String.self, forKey: MailKey("held"))
        heldSince = try? container.decodeIfPresent(Double.self, forKey: MailKey("heldSince"))
    }

    func encode(to encoder: any Encoder) throws {
        try state.encode(to: encoder)
        var container = encoder.container(keyedBy: MailKey.self)
        try container.encodeIfPresent(held, forKey: MailKey("held"))
        try container.encodeIfPresent(heldSince, forKey: MailKey("heldSince"))
    }
}

extension MailNavigator {
    /// Encodes what a later launch restores; `nil` if it cannot be encoded.
    func save() -> Data? {
        let encoder = JSONEncoder()
        // JSON cannot represent these numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(
            MailSavedState(state: state, held: opening.held?.url, heldSince: opening.held?.since))
    }

    /// Shows what was saved, as far as it can be read and the conditions allow it.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let saved = try? decoder.decode(MailSavedState.self, from: data) else { return }
        if opening.held == nil, let (link, url) = saved.held.flatMap({ waitingLink($0) }) {
            opening.held = (link, url, saved.heldSince ?? now())
        }
        settle { $0.restore(saved.state) }
    }
}

nonisolated extension MailState {
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
