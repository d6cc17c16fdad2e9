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

/// Navigates: holds what is wanted, as a state, and lets what is shown follow it, one step at a
/// time.
///
/// There is one for each scene. Views observe its parts, so that a change is seen where it is shown
/// and nowhere else.
@MainActor @Observable
final class MailNavigator {
    /// All that is wanted.
    private(set) var state: MailState
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: MailState
    /// Of each tab and root.
    let bases: [MailLevel]
    /// What is presented over all of them.
    let ground = MailPresenter()
    @ObservationIgnored private var pending: Pending?
    @ObservationIgnored private var waits = 0
    /// The views that hold back swipes and links.
    @ObservationIgnored var holders: [MailHolder] = []
    @ObservationIgnored var opening = MailOpening()
    /// It shows one stack, whatever else there is in the graph.
    @ObservationIgnored var isStack = false
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any MailHandlers)?
    /// Hears of all that happens.
    @ObservationIgnored var onEvent: (@MainActor (MailEvent) -> Void)?
    /// What it is to hear yet, in order.
    @ObservationIgnored var events: [MailEvent] = []
    @ObservationIgnored var isTelling = false
    /// Seconds since the start of 1970.
    @ObservationIgnored var now: @MainActor () -> Double = { Date().timeIntervalSince1970 }

    /// What the system is to finish before the next step.
    private enum Pending: Equatable {
        case coming(Int)
        /// It is seen, and moves into its place.
        case arriving(Int)
        case going(Int)
    }

    /// A navigator that shows a state; without one, what the app starts with.
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
    /// Takes a step on the uppermost level, if its conditions allow it; one of a stack, on the
    /// uppermost stack.
    @discardableResult
    func go(_ step: MailState.Step) -> MailState.Outcome {
        settle { $0.go(step, on: $0.level(of: step)) }
    }

    /// Puts a screen on the uppermost stack.
    @discardableResult
    func push(_ route: MailRoute) -> MailState.Outcome { go(.push(route)) }

    /// Goes back a screen; false where there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop($0.stackLevel) } }

    /// Goes back to the topmost screen of a node; false where it lies nowhere below.
    @discardableResult
    func pop(to node: MailNode) -> Bool { settle { $0.pop(to: node, $0.stackLevel) } }

    /// Empties the uppermost stack.
    func popToRoot() { settle { $0.popToRoot($0.stackLevel) } }

    /// Presents something on the uppermost level.
    @discardableResult
    func present(_ content: MailState.Content) -> MailState.Outcome { go(.present(content)) }

    /// Takes the uppermost presentation away.
    func dismiss() { settle { $0.dismiss() } }

    /// Takes all presentations away.
    func dismissAll() { settle { $0.dismissAll() } }

    /// Takes a way out of a screen, if it stands where it says, and the conditions allow it.
    @discardableResult
    func take(_ exit: MailExit, from position: MailState.Position) -> MailState.Outcome {
        guard let source = state.node(at: position) else { return .ignored }
        let event = exit.target.map { MailEvent.routed(from: source, to: $0) }
        return settle(telling: { $0.isTaken ? event : nil }) { $0.take(exit, from: position) }
    }
}

extension MailNavigator {
    /// Changes what is wanted, lets what is shown follow, and tells of it.
    ///
    /// What is to be told of what came of it is told first.
    @discardableResult
    func settle<Result>(
        _ closer: MailEvent.Closer = .code, telling event: (Result) -> MailEvent? = { _ in nil },
        _ change: (inout MailState) -> Result
    ) -> Result {
        tellAfterwards {
            let former = state
            var next = former
            let result = change(&next)
            if isStack { stay(as: former, &next) }
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

    /// What leads out of this stack leads nowhere.
    private func stay(as former: MailState, _ next: inout MailState) {
        let base = next.base
        guard base.content.node == former.base.content.node else {
            next = former
            return
        }
        next.bases = former.bases
        next.base = base
        next.base.id = former.base.id
    }
}

extension MailNavigator {
    /// Lets what is shown follow what is wanted, as far as the system lets it.
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

    /// A level of the state, as its views observe it.
    private func level(_ level: MailState.Level) -> MailLevel {
        let level = MailLevel(level, presenter: MailPresenter())
        level.connect(self)
        return level
    }

    /// What presents the level at a place: that of the level below.
    private func presenter(_ place: Int) -> MailPresenter? {
        var presenter = ground
        for _ in 0..<place {
            guard let level = presenter.level else { return nil }
            presenter = level.presenter
        }
        return presenter
    }

    /// Waits until the system says that it has done something, and no longer than a second; of some
    /// things it says nothing, which take less.
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

    /// Goes on without waiting any longer for word of the system.
    func stopWaiting() { stopWaiting(waits) }
}

extension MailNavigator {
    /// A presentation has come to be seen. Its transition goes on, during which the system may drop
    /// what is presented upon it, and of whose end it does not tell.
    func appeared(_ id: Int) {
        if pending == .coming(id) { wait(for: .arriving(id), isShort: true) }
    }

    /// A presentation is gone for good.
    func disappeared(_ id: Int) {
        guard pending == .going(id) else { return }
        pending = nil
        advance()
    }

    /// A dismissal on a presenter has ended; of which presentation, the system does not say.
    func dismissalEnded(on presenter: MailPresenter) {
        guard case .going = pending, presenter.level == nil else { return }
        pending = nil
        advance()
    }

    /// The system has begun to take a presentation away, because of the user, or because it was
    /// told to. What it says late, or twice, of one that has gone changes nothing.
    func dismissed(_ id: Int) {
        guard let place = shown.presented.firstIndex(where: { $0.id == id }) else { return }
        // What has not come cannot have gone: this is about what was there before.
        if pending == .coming(id) { return }

        shown.presented.removeSubrange(place...)
        presenter(place)?.present(nil)
        wait(for: .going(id))
        settle(.user) { $0.dismiss(id: id) }
    }

    /// Closes a presentation for the user.
    func close(_ id: Int) { settle(.user) { $0.dismiss(id: id) } }

    /// The system has changed a stack: fewer screens are a way back, more are pushes, and all else
    /// is put right.
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

    /// Pushes what a link in a screen says, if the graph has such a way.
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

    /// The user has shown or hidden columns of a split view, that of this level whether it is seen
    /// or not.
    func changeSplit(ofLevel id: Int, _ change: (inout MailState.Split) -> Void) {
        settle(.user) { $0.changeSplit(ofLevel: id, change) }
    }
}

/// What a level shows, as its views observe it.
@MainActor @Observable
final class MailLevel: Identifiable {
    /// That of the level in the state.
    nonisolated let id: Int
    private(set) var content: MailState.Content
    private(set) var path: [MailRoute] = []
    private var counts: MailState.Arrivals
    /// Counts what the system did that was not to be: its stack is to look again.
    private(set) var corrections = 0
    /// What is presented on it.
    let presenter: MailPresenter
    /// A view in it holds back swipes.
    var isHeld = false
    @ObservationIgnored private weak var navigator: MailNavigator?

    init(_ level: MailState.Level, presenter: MailPresenter) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
        self.presenter = presenter
    }

    /// Tells the navigator of what happens on it.
    func connect(_ navigator: MailNavigator) {
        self.navigator = navigator
    }

    /// Takes over what has changed, and nothing else.
    func show(_ level: MailState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How often links have come to a screen when that was on top already; nil: to the lowest one.
    func arrivals(of route: MailRoute?, in column: MailState.Split.Column?) -> Int {
        if route == nil, let column { return counts[split?[column]] }
        return counts[route]
    }

    /// Its stack, as the system sees and changes it: after each correction another property, so
    /// that it looks again.
    subscript(stack corrections: Int) -> [MailRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// The system has made this of the stack.
    func follow(_ path: [MailRoute]) { self.path = path }

    func correct() { corrections += 1 }

    /// Its columns, if it has some.
    var split: MailState.Split? {
        if case .split(let split) = content { return split }
        return nil
    }

    /// The user has shown or hidden columns, or looks at another one where there is room for one.
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
    /// Where a screen stands: on which level, and how many lie below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
        /// Of a split view, where it stands in one.
        var column: Split.Column?
    }

    /// The node that stands somewhere; nil: none does.
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

    /// The nodes from which something can be pushed on a level.
    func sources(ofLevel id: Int) -> [MailNode] {
        guard let level = level(id) else { return [] }
        if level.path.isEmpty, case .split(let split) = level.content { return split.nodes }
        return [level.node]
    }

    /// What the system has made of a stack that is shown.
    mutating func setPath(_ path: [MailRoute], ofLevel id: Int) {
        if bases.indices.contains(id) { bases[id].path = path }
        if let place = presented.firstIndex(where: { $0.id == id }) { presented[place].path = path }
    }

    /// Changes a split view, also one of a tab that is not selected.
    mutating func changeSplit(ofLevel id: Int, _ change: (inout Split) -> Void) {
        guard bases.indices.contains(id), case .split(var split) = bases[id].content else { return }
        change(&split)
        bases[id].content = .split(split)
    }

    /// Takes one of the ways out of a screen that stands somewhere.
    @discardableResult
    mutating func take(_ exit: MailExit, from position: Position) -> Outcome {
        guard let level = place(ofLevel: position.level) else { return .ignored }
        switch exit {
        case .push(let route): return go(.push(route), on: level)
        case .fill(let column, let route):
            // A screen that lies on a stack is no column, whatever else it is elsewhere.
            guard position.depth == 0, case .split = self[level].content else {
                return go(.push(route), on: level)
            }
            return go(.fill(column, route), on: level)
        case .sheet(let content): return go(.present(.sheet(content)), on: level)
        case .close: return close(level) ? .done : .ignored
        case .back: return back(from: position) ? .done : .ignored
        }
    }

    /// Takes a screen away, with all upon it; false where nothing lies below.
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

    /// Leaves only the lowest screens of a level, and nothing upon that.
    mutating func keep(_ count: Int, ofLevel id: Int) {
        guard let level = place(ofLevel: id) else { return }
        guard count < self[level].path.count else { return }
        if level < presented.count { presented.removeSubrange(level...) }
        self[level].path.removeSubrange(count...)
        self[level].leaveEmptyColumn()
        self[level].forgetArrivals()
    }
}

extension MailNavigator {
    /// Carries out the exits of a screen: of the lowest of a level, or of the topmost like a route.
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

    /// Where a screen stands now; of equal ones on a stack, the upper one is meant.
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

    /// A level as it is shown.
    func observed(_ id: Int) -> MailLevel? {
        if bases.indices.contains(id) { return bases[id] }
        var level = ground.level
        while let current = level, current.id != id { level = current.presenter.level }
        return level
    }
}

/// Which screens the graph lets another one push.
nonisolated enum MailWays {
    /// By the place of the node that pushes.
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
    private let node: MailNode

    init?(_ view: AnyObject, at position: MailState.Position, in state: MailState) {
        guard let node = state.node(at: position) else { return nil }
        self.view = view
        self.position = position
        self.node = node
    }

    /// Whether the view is somewhere yet, seen or not.
    func isThere(in state: MailState) -> Bool {
        view != nil && state.node(at: position) == node
    }
}

extension MailNavigator {
    /// A view holds back swipes and links, or lets them go again.
    func hold(_ view: AnyObject, _ isHolding: Bool, at position: MailState.Position) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? MailHolder(view, at: position, in: state) {
            holders.append(holder)
        }
        followHolders()
        openWhatWaits()
    }

    /// A view is seen no more. One whose screen is covered goes on holding; one that was taken out
    /// of a screen that is seen does not.
    func lose(_ view: AnyObject) {
        guard let holder = holders.first(where: { $0.view === view }),
            state.isOnTop(holder.position)
        else {
            return
        }
        hold(view, false, at: holder.position)
    }

    /// Forgets the views that are not there any more, and lets presentations be swiped away again
    /// in which they were.
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
    /// Whether nothing lies upon a screen.
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
    /// The link to what is on top; nil: there is none.
    var link: MailLink? {
        if let route = top.path.last { return MailLink(route) }
        switch top.content {
        case .screen(let route): return MailLink(route)
        case .split(let split): return MailLink(split.detail ?? split.content ?? split.sidebar)
        default: return nil
        }
    }

    /// The URL of what is on top; nil: there is none.
    var url: String? { link?.url }
}

nonisolated extension MailLink {
    /// The link to a screen; nil: there is none.
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

/// What a navigator remembers of what it is to open.
nonisolated struct MailOpening {
    /// The last URL, when that was, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// What waits until nothing holds it any more, with the URL that asked for it, and since when;
    /// the newest only.
    var held: (link: MailLink, url: String, since: Double)?
    /// The newest link that has come before what was saved is restored.
    var early: (link: MailLink, url: String)?
    var hasBegun = false
    /// The number of the newest link that was opened. What was asked for before it comes too late.
    var newest = 0
    /// How many numbers links have been given, and URLs of which the app is asked.
    private var count = 0

    /// A number for what is to be opened.
    mutating func number() -> Int {
        count += 1
        return count
    }
}

extension MailNavigator {
    /// Opens a URL; false where no link matches it. The system may say the same one twice: within a
    /// second it is opened once.
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

    /// Opens a URL; false where no link matches it.
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

    /// A link is for one stack if it begins with the same screen, wherever in the graph that is.
    private func isOwn(_ link: MailLink) -> Bool {
        guard isStack, let plan = link.plan else { return true }
        return plan.base.content.node == state.base.content.node
    }

    private func open(_ link: MailLink, _ url: String, as number: Int) {
        guard isOwn(link) else { return announce(.url(url, .unmatched)) }
        opening.newest = number
        if !opening.hasBegun { opening.early = (link, url) }
        if isHeld(state) {
            opening.held = (link, url, now())
            return announce(.url(url, .parked(link.node)))
        }
        tellAfterwards {
            settle(.link) { $0.follow(link) }
            announce(.url(url, .opened(link.node)))
        }
    }

    private func isHeld(_ state: MailState) -> Bool {
        holders.contains { $0.isThere(in: state) }
    }

    /// A link that has waited since the app ran last, by the URL that asked for it.
    func waitingLink(_ url: String) -> (link: MailLink, url: String)? {
        MailLink(url).map { ($0, url) }
    }

    /// Opens what nothing holds back any more.
    func openWhatWaits() {
        guard !isHeld(state) else { return }
        if let held = opening.held {
            opening.held = nil
            if now() - held.since < 1800 { open(held.link, held.url, as: opening.newest) }
        }
    }
}

/// The scenes of the app: what notifications, intents and UIKit call. There is one for all of them.
@MainActor
final class MailScenes {
    private struct Scene {
        weak var navigator: MailNavigator?
    }

    /// The one that was active last is the last.
    private var scenes: [Scene] = []
    /// What waits for the first scene: the newest link, or what the app is to be asked about.
    private var waiting: (url: String, isLink: Bool)?

    init() {}

    /// The navigator of the scene that was active last.
    var active: MailNavigator? { scenes.last { $0.navigator != nil }?.navigator }

    /// Opens a URL in the scene that was active last, or waits for the first one. False where no
    /// link matches it.
    @discardableResult
    func open(_ url: String) -> Bool {
        if let active { return active.open(url) }
        let isLink = MailLink(url) != nil
        if isLink || waiting?.isLink != true { waiting = (url, isLink) }
        return isLink
    }

    /// Opens a URL in the scene that was active last, or waits for the first one. False where no
    /// link matches it.
    @discardableResult
    func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// A scene has become active, or has come into being.
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
    /// What a URL stands for that no link matches, such as a short one; nil: nothing.
    func onUnknownLink(_ url: URL) async -> URL?
}

extension MailHandlers {
    func onUnknownLink(_ url: URL) async -> URL? { nil }
}

extension MailNavigator {
    /// What comes of a step beyond the state.
    private func follow(_ outcome: MailState.Outcome) {
        switch outcome {
        case .done, .ignored: break
        }
    }
}

/// What happens in the app's navigation.
nonisolated enum MailEvent: Hashable, Sendable {
    /// A node has come to be on top, with its values as texts; sensitive ones are left out.
    case shown(MailNode, values: [String: String])
    case left(MailNode)
    /// A way out of a screen was taken.
    case routed(from: MailNode, to: MailNode)
    /// A URL was to be opened.
    case url(String, Opened)
    /// A presentation was taken away.
    case closed(MailNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }

    enum Opened: Hashable, Sendable {
        case opened(MailNode)
        /// It waits for a condition, or until nothing holds it any more.
        case parked(MailNode)
        /// The graph has no such link, or it is not for the stack that is shown.
        case unmatched
        /// A condition does not hold, and nothing stands in.
        case refused(MailNode)
    }
}

nonisolated extension MailFields {
    /// The values that may be told, by their names.
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
    /// What is on top: a level, a height, a node with its values.
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
    /// Tells what comes of a change when that is done, in order. What observers do meanwhile is
    /// told after it.
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

    /// Shows what was saved, and tells what is on top then and what has come of links: nobody has
    /// seen what was there before.
    func begin(with saved: Data? = nil) {
        tellAfterwards {
            if let saved {
                restore(saved)
                // The system may bring a link first, which goes upon what was saved.
                if let early = opening.early { settle(.link) { $0.follow(early.link) } }
            }
            opening.early = nil
            opening.hasBegun = true
            events.removeAll { event in
                switch event {
                case .url: return false
                default: return true
                }
            }
            events.insert(.shown(state.seen.node, values: state.seen.values), at: 0)
        }
    }

    /// Tells what has changed, once.
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

/// What is saved: a state, beside it the URL of the link that waits until nothing holds it back.
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
    /// What a later start of the app restores; nil: it cannot be written.
    func save() -> Data? {
        let encoder = JSONEncoder()
        // JSON has no such numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(
            MailSavedState(state: state, held: opening.held?.url, heldSince: opening.held?.since))
    }

    /// Shows what was saved, as far as it is understood and the conditions allow it.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard var saved = try? decoder.decode(MailSavedState.self, from: data) else { return }
        // The graph says nothing of what a stack stands on.
        if isStack { saved.state.base.content = state.base.content }
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
        self = saved
        // Presentations have identities that none has had before.
        for place in presented.indices { presented[place].id = last + 1 + place }
        lastID = last + presented.count
    }
}
