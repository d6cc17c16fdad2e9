// Written by navgen from tabs.yaml. Do not edit.
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
final class MusicNavigator {
    /// The wanted state.
    private(set) var state: MusicState
    /// What the app knows.
    private(set) var conditions: MusicConditions
    /// The last known value of each condition, even if it is undecided now.
    @ObservationIgnored private var known: MusicConditions
    /// The same, for this launch of the app only.
    @ObservationIgnored private var ownKnown: MusicConditions
    /// When the step from an earlier launch was parked; `nil` if there is none.
    @ObservationIgnored private var formerSince: Double?
    /// The source of the conditions, queried before each change.
    @ObservationIgnored var facts: (@MainActor () -> MusicConditions)?
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: MusicState
    private(set) var tab: MusicTab
    private(set) var reselections: [MusicTab: Int] = [:]
    /// Counts taps that did not select their tab; makes the tab bar read its selection again.
    private(set) var corrections = 0
    /// The level of each tab and root.
    let bases: [MusicLevel]
    /// The views that hold back links.
    @ObservationIgnored var holders: [MusicHolder] = []
    @ObservationIgnored var opening = MusicOpening()
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any MusicHandlers)?
    /// Receives all events.
    @ObservationIgnored var onEvent: (@MainActor (MusicEvent) -> Void)?
    /// The events still to be reported, in order.
    @ObservationIgnored var events: [MusicEvent] = []
    @ObservationIgnored var isTelling = false
    /// Seconds since the Unix epoch.
    @ObservationIgnored var now: @MainActor () -> Double = { Date().timeIntervalSince1970 }

    /// Creates a navigator that shows a state; by default, the initial one.
    init(_ state: MusicState? = nil, conditions: MusicConditions = MusicConditions()) {
        let state = state ?? MusicState()
        self.state = state
        self.conditions = conditions
        known = conditions
        ownKnown = conditions
        shown = state
        tab = state.tab
        bases = state.bases.map { MusicLevel($0) }
        for level in bases { level.connect(self) }
        settle { update(&$0, from: conditions) }
    }
}

extension MusicNavigator {
    /// Takes a step on the topmost level, if its conditions allow it.
    @discardableResult
    func go(_ step: MusicState.Step) -> MusicState.Outcome {
        settle { $0.go(step, conditions, at: now()) }
    }

    /// Pushes a screen on the topmost stack.
    @discardableResult
    func push(_ route: MusicRoute) -> MusicState.Outcome { go(.push(route)) }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop() } }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    func pop(to node: MusicNode) -> Bool { settle { $0.pop(to: node) } }

    /// Empties the topmost stack.
    func popToRoot() { settle { $0.popToRoot() } }

    /// Selects a tab.
    @discardableResult
    func select(_ tab: MusicTab) -> MusicState.Outcome { go(.select(tab)) }

    /// Takes an exit of a screen, if the screen is at that position and the conditions allow it.
    @discardableResult
    func take(_ exit: MusicExit, from position: MusicState.Position) -> MusicState.Outcome {
        let source = state.node(at: position)
        askFacts()
        guard let source, state.node(at: position) == source else { return .ignored }
        let event = exit.target.map { MusicEvent.routed(from: source, to: $0) }
        return settle(telling: { $0.isTaken ? event : nil }) {
            $0.take(exit, from: position, conditions, at: now())
        }
    }
}

extension MusicNavigator {
    /// Asks what the app knows now.
    func askFacts() {
        if let facts { conditionsChanged(facts()) }
    }

    /// Changes the wanted state, updates what is shown, and reports events.
    ///
    /// The event for the result of the change is reported first.
    @discardableResult
    func settle<Result>(
        _ closer: MusicEvent.Closer = .code, telling event: (Result) -> MusicEvent? = { _ in nil },
        _ change: (inout MusicState) -> Result
    ) -> Result {
        tellAfterwards {
            askFacts()
            let former = state
            var next = former
            let result = change(&next)
            if next != former { state = next }
            let outcome = result as? MusicState.Outcome
            if let event = event(result) { announce(event) }
            announce(from: former, closer)
            advance()
            if let outcome { follow(outcome) }
            if let outcome { tellOfResumed(outcome) }
            followHolders()
            openWhatWaits()
            return result
        }
    }
}

extension MusicNavigator {
    /// Brings what is shown in line with the wanted state, as far as the system allows.
    private func advance() {
        show(state)
    }

    private func show(_ next: MusicState) {
        shown = next
        if tab != next.tab { tab = next.tab }
        if reselections != next.reselections { reselections = next.reselections }
        for (level, base) in zip(bases, next.bases) { level.show(base) }
    }
}

extension MusicNavigator {
    /// Called when the system has changed a stack: fewer screens mean back, more mean pushes; all
    /// else is corrected.
    func follow(_ path: [MusicRoute], on level: MusicLevel) {
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
    private func push(_ route: MusicRoute, on level: MusicLevel) {
        askFacts()
        let sources = state.sources(ofLevel: level.id)
        guard let source = sources.last(where: { MusicWays.pushes($0, route.node) }) else {
            #if DEBUG
                print("Music: no way of the graph pushes `\(route.node)` from here")
            #endif
            return
        }
        let depth = state.level(level.id)?.path.count ?? 0
        let event = MusicEvent.routed(from: source, to: route.node)
        let position = MusicState.Position(level: level.id, depth: depth)
        settle(.user, telling: { $0.isTaken ? event : nil }) {
            $0.take(.push(route), from: position, conditions, at: now())
        }
    }

    /// The selected tab, as the system reads and sets it; a different property after each
    /// correction, so that it is read again. Tapping the selected tab sets it, too.
    subscript(tab corrections: Int) -> MusicTab {
        get { tab }
        set { tap(newValue) }
    }

    /// Called when the user taps a tab.
    func tap(_ tab: MusicTab) {
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
final class MusicLevel: Identifiable {
    /// The identity of the level in the state.
    nonisolated let id: Int
    private(set) var content: MusicState.Content
    private(set) var path: [MusicRoute] = []
    private var counts: MusicState.Arrivals
    /// Counts rejected changes by the system; makes its stack be read again.
    private(set) var corrections = 0
    @ObservationIgnored private weak var navigator: MusicNavigator?

    init(_ level: MusicState.Level) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
    }

    /// Reports what happens on it to a navigator.
    func connect(_ navigator: MusicNavigator) {
        self.navigator = navigator
    }

    /// Updates only what has changed.
    func show(_ level: MusicState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How many times links led to a screen that was already on top; `nil` means the lowest one.
    func arrivals(of route: MusicRoute?) -> Int {
        return counts[route]
    }

    /// Its stack, as the system reads and sets it; a different property after each correction, so
    /// that it is read again.
    subscript(stack corrections: Int) -> [MusicRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// Takes over the stack as the system has changed it.
    func follow(_ path: [MusicRoute]) { self.path = path }

    func correct() { corrections += 1 }
}

nonisolated extension MusicState {
    /// Where a screen is: its level, and how many screens are below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
    }

    /// The node at a position; `nil` if there is none.
    func node(at position: Position) -> MusicNode? {
        guard let level = level(position.level) else { return nil }
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
    func sources(ofLevel id: Int) -> [MusicNode] {
        guard let level = level(id) else { return [] }
        return [level.node]
    }

    /// Takes over a shown stack as the system has changed it.
    mutating func setPath(_ path: [MusicRoute], ofLevel id: Int) {
        if bases.indices.contains(id) { bases[id].path = path }
    }

    /// Takes an exit of the screen at a position.
    @discardableResult
    mutating func take(
        _ exit: MusicExit, from position: Position, _ conditions: MusicConditions, at now: Double
    ) -> Outcome {
        if position.level != tab.place,
            let other = MusicTab.allCases.first(where: { $0.place == position.level })
        {
            // Its stack changes, but nothing is shown.
            var there = self
            there.tab = other
            let outcome = there.take(exit, from: position, conditions, at: now)
            guard outcome == .done, there.tab == other else {
                return .ignored
            }
            there.tab = tab
            self = there
            return .done
        }
        guard let level = place(ofLevel: position.level) else { return .ignored }
        switch exit {
        case .push(let route): return go(.push(route), on: level, conditions, at: now)
        case .select(let tab): return go(.select(tab), on: level, conditions, at: now)
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
        return false
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
        self[level].path.removeSubrange(count...)
        self[level].forgetArrivals()
        dropIfLeft()
    }
}

extension MusicNavigator {
    /// Makes the exit handler of a screen: a level's lowest, or the topmost that matches a route.
    func handler(level: Int, route: MusicRoute? = nil) -> MusicExitHandler {
        MusicExitHandler(
            go: { [weak self] exit in
                guard let self else { return }
                take(exit, from: position(level, route))
            },
            count: { [weak self] counter in self?.count(counter, level, route) ?? 0 })
    }

    /// The current position of a screen; of equal ones on a stack, the upper one.
    func position(_ level: Int, _ route: MusicRoute?) -> MusicState.Position {
        guard let route else { return MusicState.Position(level: level, depth: 0) }
        let place = state.level(level)?.path.lastIndex { $0.fields.isSame(as: route.fields) }
        return MusicState.Position(level: level, depth: place.map { $0 + 1 } ?? .max)
    }

    private func count(_ counter: MusicCounter, _ level: Int, _ route: MusicRoute?) -> Int {
        switch counter {
        case .arrivals: return observed(level)?.arrivals(of: route) ?? 0
        case .reselections:
            return MusicTab.allCases.first { $0.place == level }.flatMap { reselections[$0] } ?? 0
        }
    }

    /// A shown level, by its identity.
    func observed(_ id: Int) -> MusicLevel? {
        if bases.indices.contains(id) { return bases[id] }
        return nil
    }
}

/// Which screens the graph lets each screen push.
nonisolated enum MusicWays {
    /// By the index of the pushing node.
    private static let pushes: [[Int]] = [
        [], [], [], [], [], [12], [12], [10], [], [11, 12], [12], [12], [11],
    ]

    static func pushes(_ source: MusicNode, _ target: MusicNode) -> Bool {
        pushes[source.index].contains(target.index)
    }
}

/// A view that holds back links, and the screen that it is in.
@MainActor struct MusicHolder {
    weak var view: AnyObject?
    let position: MusicState.Position
    /// The state when it began to hold.
    private let former: MusicState

    init?(_ view: AnyObject, at position: MusicState.Position, in state: MusicState) {
        if state.node(at: position) == nil { return nil }
        self.view = view
        self.position = position
        former = state
    }

    /// Whether the view is still there, visible or not.
    func isThere(in state: MusicState) -> Bool {
        view != nil && state.isSame(as: former, at: position)
    }
}

extension MusicNavigator {
    /// Makes a view hold back links, or stop doing so.
    func hold(_ view: AnyObject, _ isHolding: Bool, at position: MusicState.Position) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? MusicHolder(view, at: position, in: state) {
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

    /// Forgets the views that are no longer there.
    func followHolders() { holders.removeAll { !$0.isThere(in: state) } }
}

nonisolated extension MusicState {
    /// Whether nothing is on top of a screen.
    func isOnTop(_ position: Position) -> Bool {
        let level = top
        return position.level == level.id && position.depth == level.path.count
    }
}

nonisolated extension MusicState {
    /// The link to what is on top; `nil` if there is none.
    var link: MusicLink? {
        if let route = top.path.last { return MusicLink(route) }
        switch top.content {
        case .screen(let route): return MusicLink(route)
        }
    }

    /// The URL of what is on top; `nil` if there is none.
    var url: String? { link?.url }
}

nonisolated extension MusicLink {
    /// Creates the link to a screen; `nil` if there is none.
    init?(_ route: MusicRoute) {
        switch route {
        case .albums:
            self = .albums
        case .search(let query):
            self = .search(query: query)
        case .friend(let name):
            self = .friend(name: name)
        case .artist(let artistId):
            self = .artist(artistId: artistId)
        case .album(let albumId):
            self = .album(albumId: albumId)
        default: return nil
        }
    }
}

/// What a navigator remembers about what it has to open.
nonisolated struct MusicOpening {
    /// The last URL, its time, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// The newest link that is held back, the URL that requested it, and since when it has waited.
    var held: (link: MusicLink, url: String, since: Double, isFormer: Bool)?
    /// The newest link that arrived before the saved state was restored.
    var early: (link: MusicLink, url: String)?
    var hasBegun = false
    /// The number of the newest link that was opened. What was requested earlier comes too late.
    var newest = 0
    /// How many numbers were given to links, and to URLs that the app is asked about.
    private var count = 0
    /// The link parked last, and the parked one that now continues and has yet to be reported.
    var parked, resumed: (link: MusicLink, url: String)?
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

extension MusicNavigator {
    /// Opens a URL; `false` if no link matches it. The system may deliver the same one twice:
    /// within a second, it is opened once.
    @discardableResult
    func open(_ url: String) -> Bool {
        let time = now()
        if let last = opening.last, last.url == url, abs(time - last.time) < 1 {
            return last.isLink
        }
        let link = MusicLink(url)
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
    func open(_ link: MusicLink) {
        open(link, link.url() ?? link.node.rawValue, as: opening.number())
    }

    /// Whether a URL is one of the graph's links.
    func recognizes(_ url: URL) -> Bool { MusicLink(url: url).map(isOwn) ?? false }

    /// Asks the app what a URL stands for, and opens that, unless a newer link was opened or a
    /// condition was lost meanwhile.
    private func askApp(about url: String) {
        guard let handlers, let unknown = URL(string: url) else { return }
        let number = opening.number()
        _Concurrency.Task { [weak self] in
            guard let known = await handlers.onUnknownLink(unknown), let self,
                let link = MusicLink(url: known)
            else { return }
            askFacts()
            if opening.newest < number { open(link, known.absoluteString, as: number) }
        }
    }

    /// Whether a link is for this stack.
    private func isOwn(_ link: MusicLink) -> Bool { link.step.map(state.isOwn) ?? true }

    private func open(_ link: MusicLink, _ url: String, as number: Int) {
        guard isOwn(link) else { return announce(.url(url, .unmatched)) }
        opening.newest = number
        if isHeld(state) { return hold(link, url) }
        if !opening.hasBegun { opening.early = (link, url) }
        tellAfterwards {
            // That it was parked is reported before what comes of it.
            let parked = MusicEvent.url(url, .parked(link.node))
            let outcome = settle(.link, telling: { $0 == .parked ? parked : nil }) {
                follow(link, url, &$0)
            }
            if outcome != .parked { tell(outcome, of: (link, url)) }
        }
    }

    /// Lets a link wait until nothing holds it back any more.
    private func hold(_ link: MusicLink, _ url: String) {
        // Of several links, only the newest waits.
        if let step = parkedLink(in: state)?.link.step { settle { $0.giveUp(step) } }
        opening.early = nil
        opening.held = (link, url, now(), isFormer: false)
        announce(.url(url, .parked(link.node)))
    }

    /// Follows a link that came before what was saved was restored, unless that holds it back.
    func followEarly(_ link: MusicLink, _ url: String) {
        if isHeld(state) { return hold(link, url) }
        settle(.link) { follow(link, url, &$0) }
    }

    /// Makes a state follow a link, and remembers the link's URL if it is parked.
    private func follow(
        _ link: MusicLink, _ url: String, _ state: inout MusicState
    ) -> MusicState.Outcome {
        let outcome = state.follow(link, conditions, at: now())
        if outcome == .parked { opening.parked = (link, url) }
        return outcome
    }

    /// Reports the outcome of a link, by the URL that requested it.
    private func tell(_ outcome: MusicState.Outcome, of link: (link: MusicLink, url: String)) {
        let node = link.link.node
        switch outcome {
        case .parked: announce(.url(link.url, .parked(node)))
        case .refused: announce(.url(link.url, .refused(node)))
        case .done, .ignored: announce(.url(link.url, .opened(node)))
        }
    }

    /// The link that is parked in a state; `nil` if there is none.
    func parkedLink(in state: MusicState) -> (link: MusicLink, url: String)? {
        guard let parked = opening.parked, parked.link.step == state.parked?.step else {
            return nil
        }
        return parked
    }

    /// Reports the outcome of a link that was parked.
    func tellOfResumed(_ outcome: MusicState.Outcome) {
        guard let link = opening.resumed else { return }
        opening.resumed = nil
        tell(outcome, of: link)
    }

    private func isHeld(_ state: MusicState) -> Bool {
        holders.contains { $0.isThere(in: state) }
    }

    /// A link that has waited since an earlier launch, by the URL that requested it.
    func waitingLink(_ url: String) -> (link: MusicLink, url: String)? {
        MusicLink(url).map { ($0, url) }
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
    func holdsBack(_ state: MusicState) -> Bool {
        opening.holdsParked = isHeld(state)
        return opening.holdsParked
    }
}

/// The scenes of the app, for notifications, intents and UIKit to call. All scenes share one
/// instance.
@MainActor
final class MusicScenes {
    private struct Scene {
        weak var navigator: MusicNavigator?
    }

    /// By activity, the most recent last.
    private var scenes: [Scene] = []
    /// What waits for the first scene: the newest link, or a URL to ask the app about.
    private var waiting: (url: String, isLink: Bool)?

    init() {}

    /// The navigator of the most recently active scene.
    var active: MusicNavigator? { scenes.last { $0.navigator != nil }?.navigator }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: String) -> Bool {
        if let active { return active.open(url) }
        let isLink = MusicLink(url) != nil
        if isLink || waiting?.isLink != true { waiting = (url, isLink) }
        return isLink
    }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Records that a scene was created or became active.
    func activate(_ navigator: MusicNavigator) {
        scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
        scenes.append(Scene(navigator: navigator))
        if let waiting {
            self.waiting = nil
            navigator.open(waiting.url)
        }
    }
}

/// What the app does when navigation asks for it.
@MainActor protocol MusicHandlers {
    /// The count on a tab's badge; 0 for no badge.
    func badge(for tab: MusicTab) -> Int
    /// Resolves a URL that no link matches, such as a short one; `nil` if it stands for nothing.
    func onUnknownLink(_ url: URL) async -> URL?
}

extension MusicHandlers {
    func onUnknownLink(_ url: URL) async -> URL? { nil }
}

extension MusicNavigator {
    /// Handles the effects of a step beyond the state.
    private func follow(_ outcome: MusicState.Outcome) {
        switch outcome {
        case .refused(let condition): announce(.blocked(by: condition))
        case .done, .parked, .ignored: break
        }
    }
}

/// The source of the facts that only the running app knows; `nil` means undecided.
@MainActor protocol MusicFacts {
    /// There is a child's profile in the family.
    var hasChildren: Bool? { get }
}

extension MusicConditions {
    /// Takes the current values of a source of facts.
    @MainActor init(_ facts: some MusicFacts) {
        self.init(hasChildren: facts.hasChildren)
    }
}

extension MusicNavigator {
    /// Responds to a change in what the app knows.
    func conditionsChanged(_ conditions: MusicConditions) {
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
    private func giveUpFormer(_ state: inout MusicState) {
        guard let parked = state.parked, parked.isRestored || parked.since == formerSince else {
            return
        }
        state.parked = nil
    }

    /// Brings a state up to date with the conditions.
    func update(_ state: inout MusicState, from former: MusicConditions) -> MusicState.Outcome {
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
nonisolated enum MusicEvent: Hashable, Sendable {
    /// A node is now on top, with its values as strings; sensitive ones are omitted.
    case shown(MusicNode, values: [String: String])
    case left(MusicNode)
    /// An exit of a screen was taken.
    case routed(from: MusicNode, to: MusicNode)
    /// A URL was to be opened.
    case url(String, Opened)
    /// A condition did not hold.
    case blocked(by: MusicCondition)
    /// A presentation was closed.
    case closed(MusicNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }

    enum Opened: Hashable, Sendable {
        case opened(MusicNode)
        /// It waits for a condition, or until nothing holds it back.
        case parked(MusicNode)
        /// The graph has no such link, or it is not for the stack that is shown.
        case unmatched
        /// A condition does not hold, and nothing stands in for it.
        case refused(MusicNode)
    }
}

nonisolated extension MusicFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(MusicNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension MusicFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        case .int(let value): return "\(value)"
        }
    }
}

nonisolated extension MusicState {
    /// What is on top: a level, a depth, and a node with its values.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: MusicNode
        let values: [String: String]
    }

    var seen: Top {
        let level = top
        return Top(
            level: level.id, depth: level.path.count, node: level.node,
            values: level.path.last?.fields.told ?? level.content.told)
    }
}

extension MusicNavigator {
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

    func announce(_ event: MusicEvent) { tellAfterwards { events.append(event) } }

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
    func announce(from former: MusicState, _ closer: MusicEvent.Closer) {
        guard onEvent != nil else { return }
        let (left, shown) = (former.seen, state.seen)
        guard left != shown else { return }
        announce(.left(left.node))
        announce(.shown(shown.node, values: shown.values))
    }
}

/// What is saved: a state, the URLs of the link that is held back and of the one that is parked,
/// and what the app knew.
nonisolated struct MusicSavedState: Codable {
    var state: MusicState
    var held: String?
    var heldSince: Double?
    var parkedURL: String?
    var known: MusicConditions?

    init(
        state: MusicState, held: String?, heldSince: Double?, parkedURL: String?,
        known: MusicConditions?
    ) {
        self.state = state
        self.held = held
        self.heldSince = heldSince
        self.parkedURL = parkedURL
        self.known = known
    }

    init(from decoder: any Decoder) throws {
        state = try MusicState(from: decoder)
        let container = try decoder.container(keyedBy: MusicKey.self)
        held = try? container.decodeIfPresent(String.self, forKey: MusicKey("held"))
        heldSince = try? container.decodeIfPresent(Double.self, forKey: MusicKey("heldSince"))
        parkedURL = try? container.decodeIfPresent(String.self, forKey: MusicKey("parkedURL"))
        known = try? container.decodeIfPresent(MusicConditions.self, forKey: MusicKey("known"))
    }

    func encode(to encoder: any Encoder) throws {
        try state.encode(to: encoder)
        var container = encoder.container(keyedBy: MusicKey.self)
        try container.encodeIfPresent(held, forKey: MusicKey("held"))
        try container.encodeIfPresent(heldSince, forKey: MusicKey("heldSince"))
        try container.encodeIfPresent(parkedURL, forKey: MusicKey("parkedURL"))
        try container.encodeIfPresent(known, forKey: MusicKey("known"))
    }

    /// Gives up what waits.
    mutating func giveUp() {
        held = nil
        heldSince = nil
        parkedURL = nil
        state.parked = nil
    }
}

extension MusicNavigator {
    /// Encodes what a later launch restores; `nil` if it cannot be encoded.
    func save() -> Data? {
        let encoder = JSONEncoder()
        // JSON cannot represent these numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(
            MusicSavedState(
                state: state, held: opening.held?.url, heldSince: opening.held?.since,
                parkedURL: parkedLink(in: state)?.url, known: known))
    }

    /// Shows what was saved, as far as it can be read and the conditions allow it.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard var saved = try? decoder.decode(MusicSavedState.self, from: data) else { return }
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

nonisolated extension MusicState {
    /// Shows what was saved, as far as it is decided whether it may be shown.
    mutating func restore(_ saved: Self, _ conditions: MusicConditions, at now: Double) {
        takeOver(saved)
        setAside(conditions, at: now)
    }
}
