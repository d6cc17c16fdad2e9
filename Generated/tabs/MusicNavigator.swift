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

/// Navigates: holds what is wanted, as a state, and lets what is shown follow it, one step at a
/// time.
///
/// There is one for each scene. Views observe its parts, so that a change is seen where it is shown
/// and nowhere else.
@MainActor @Observable
final class MusicNavigator {
    /// All that is wanted.
    private(set) var state: MusicState
    /// What the app knows.
    private(set) var conditions: MusicConditions
    /// What was known last of each condition, also of one that is undecided now.
    @ObservationIgnored private var known: MusicConditions
    /// The same, of this start of the app alone.
    @ObservationIgnored private var ownKnown: MusicConditions
    /// Since when that waits which has waited before this start; nil: nothing has.
    @ObservationIgnored private var formerSince: Double?
    /// Where that comes from, to be asked before each change.
    @ObservationIgnored var facts: (@MainActor () -> MusicConditions)?
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: MusicState
    private(set) var tab: MusicTab
    private(set) var reselections: [MusicTab: Int] = [:]
    /// Counts taps on tabs that have not been selected: the tab bar is to look again.
    private(set) var corrections = 0
    /// Of each tab and root.
    let bases: [MusicLevel]
    /// The views that hold back links.
    @ObservationIgnored var holders: [MusicHolder] = []
    @ObservationIgnored var opening = MusicOpening()
    /// It shows one stack, whatever else there is in the graph.
    @ObservationIgnored var isStack = false
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any MusicHandlers)?
    /// Hears of all that happens.
    @ObservationIgnored var onEvent: (@MainActor (MusicEvent) -> Void)?
    /// What it is to hear yet, in order.
    @ObservationIgnored var events: [MusicEvent] = []
    @ObservationIgnored var isTelling = false
    /// Seconds since the start of 1970.
    @ObservationIgnored var now: @MainActor () -> Double = { Date().timeIntervalSince1970 }

    /// A navigator that shows a state; without one, what the app starts with.
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
    /// Takes a step on the uppermost level, if its conditions allow it.
    @discardableResult
    func go(_ step: MusicState.Step) -> MusicState.Outcome {
        settle { $0.go(step, conditions, at: now()) }
    }

    /// Puts a screen on the uppermost stack.
    @discardableResult
    func push(_ route: MusicRoute) -> MusicState.Outcome { go(.push(route)) }

    /// Goes back a screen; false where there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop() } }

    /// Goes back to the topmost screen of a node; false where it lies nowhere below.
    @discardableResult
    func pop(to node: MusicNode) -> Bool { settle { $0.pop(to: node) } }

    /// Empties the uppermost stack.
    func popToRoot() { settle { $0.popToRoot() } }

    /// Selects a tab.
    @discardableResult
    func select(_ tab: MusicTab) -> MusicState.Outcome { go(.select(tab)) }

    /// Takes a way out of a screen, if it stands where it says, and the conditions allow it.
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
    /// Hears what the app knows now.
    func askFacts() {
        if let facts { conditionsChanged(facts()) }
    }

    /// Changes what is wanted, lets what is shown follow, and tells of it.
    ///
    /// What is to be told of what came of it is told first.
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
            if isStack { stay(as: former, &next) }
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

    /// What leads out of this stack leads nowhere.
    private func stay(as former: MusicState, _ next: inout MusicState) {
        let base = next.base
        guard base.content.node == former.base.content.node else {
            let isDropped = next.parked == nil
            next = former
            if isDropped { next.parked = nil }
            // Which root and tab they choose is nothing to it, what lies on it is.
            next.pruneStack(conditions)
            return
        }
        next.tab = former.tab
        next.bases = former.bases
        next.base = base
        next.base.id = former.base.id
    }
}

extension MusicNavigator {
    /// Lets what is shown follow what is wanted, as far as the system lets it.
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
    /// The system has changed a stack: fewer screens are a way back, more are pushes, and all else
    /// is put right.
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

    /// Pushes what a link in a screen says, if the graph has such a way.
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

    /// The selected tab, as the system sees and changes it: after each correction another property,
    /// so that it looks again. A tap on the selected tab is a change, too.
    subscript(tab corrections: Int) -> MusicTab {
        get { tab }
        set { tap(newValue) }
    }

    /// The user has tapped a tab.
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
    /// That of the level in the state.
    nonisolated let id: Int
    private(set) var content: MusicState.Content
    private(set) var path: [MusicRoute] = []
    private var counts: MusicState.Arrivals
    /// Counts what the system did that was not to be: its stack is to look again.
    private(set) var corrections = 0
    @ObservationIgnored private weak var navigator: MusicNavigator?

    init(_ level: MusicState.Level) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
    }

    /// Tells the navigator of what happens on it.
    func connect(_ navigator: MusicNavigator) {
        self.navigator = navigator
    }

    /// Takes over what has changed, and nothing else.
    func show(_ level: MusicState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How often links have come to a screen when that was on top already; nil: to the lowest one.
    func arrivals(of route: MusicRoute?) -> Int {
        return counts[route]
    }

    /// Its stack, as the system sees and changes it: after each correction another property, so
    /// that it looks again.
    subscript(stack corrections: Int) -> [MusicRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// The system has made this of the stack.
    func follow(_ path: [MusicRoute]) { self.path = path }

    func correct() { corrections += 1 }
}

nonisolated extension MusicState {
    /// Where a screen stands: on which level, and how many lie below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
    }

    /// The node that stands somewhere; nil: none does.
    func node(at position: Position) -> MusicNode? {
        guard let level = level(position.level) else { return nil }
        if position.depth == 0 { return level.content.node }
        return position.depth <= level.path.count ? level.path[position.depth - 1].node : nil
    }

    /// The nodes from which something can be pushed on a level.
    func sources(ofLevel id: Int) -> [MusicNode] {
        guard let level = level(id) else { return [] }
        return [level.node]
    }

    /// What the system has made of a stack that is shown.
    mutating func setPath(_ path: [MusicRoute], ofLevel id: Int) {
        if bases.indices.contains(id) { bases[id].path = path }
    }

    /// Takes one of the ways out of a screen that stands somewhere.
    @discardableResult
    mutating func take(
        _ exit: MusicExit, from position: Position, _ conditions: MusicConditions, at now: Double
    ) -> Outcome {
        if position.level != tab.place,
            let other = MusicTab.allCases.first(where: { $0.place == position.level })
        {
            // Its stack changes, and nothing is shown to anybody.
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

    /// Takes a screen away, with all upon it; false where nothing lies below.
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

    /// Leaves only the lowest screens of a level, and nothing upon that.
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
    /// Carries out the exits of a screen: of the lowest of a level, or of the topmost like a route.
    func handler(level: Int, route: MusicRoute? = nil) -> MusicExitHandler {
        MusicExitHandler(
            go: { [weak self] exit in
                guard let self else { return }
                take(exit, from: position(level, route))
            },
            count: { [weak self] counter in self?.count(counter, level, route) ?? 0 })
    }

    /// Where a screen stands now; of equal ones on a stack, the upper one is meant.
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

    /// A level as it is shown.
    func observed(_ id: Int) -> MusicLevel? {
        if bases.indices.contains(id) { return bases[id] }
        return nil
    }
}

/// Which screens the graph lets another one push.
nonisolated enum MusicWays {
    /// By the place of the node that pushes.
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
    private let node: MusicNode

    init?(_ view: AnyObject, at position: MusicState.Position, in state: MusicState) {
        guard let node = state.node(at: position) else { return nil }
        self.view = view
        self.position = position
        self.node = node
    }

    /// Whether the view is somewhere yet, seen or not.
    func isThere(in state: MusicState) -> Bool {
        view != nil && state.node(at: position) == node
    }
}

extension MusicNavigator {
    /// A view holds back links, or lets them go again.
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

    /// Forgets the views that are not there any more.
    func followHolders() { holders.removeAll { !$0.isThere(in: state) } }
}

nonisolated extension MusicState {
    /// Whether nothing lies upon a screen.
    func isOnTop(_ position: Position) -> Bool {
        let level = top
        return position.level == level.id && position.depth == level.path.count
    }
}

nonisolated extension MusicState {
    /// The link to what is on top; nil: there is none.
    var link: MusicLink? {
        if let route = top.path.last { return MusicLink(route) }
        switch top.content {
        case .screen(let route): return MusicLink(route)
        }
    }

    /// The URL of what is on top; nil: there is none.
    var url: String? { link?.url }
}

nonisolated extension MusicLink {
    /// The link to a screen; nil: there is none.
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

/// What a navigator remembers of what it is to open.
nonisolated struct MusicOpening {
    /// The last URL, when that was, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// What waits until nothing holds it any more, with the URL that asked for it, and since when;
    /// the newest only.
    var held: (link: MusicLink, url: String, since: Double, isFormer: Bool)?
    /// The newest link that has come before what was saved is restored.
    var early: (link: MusicLink, url: String)?
    var hasBegun = false
    /// The number of the newest link that was opened. What was asked for before it comes too late.
    var newest = 0
    /// How many numbers links have been given, and URLs of which the app is asked.
    private var count = 0
    /// The link that was parked last, and the one that has waited and goes on now, which is to be
    /// told.
    var parked, resumed: (link: MusicLink, url: String)?
    /// A parked link is held back, too.
    var holdsParked = false

    /// A number for what is to be opened.
    mutating func number() -> Int {
        count += 1
        return count
    }

    /// Gives up what waits, and what has been asked for.
    mutating func giveUp() {
        held = nil
        parked = nil
        newest = number()
    }
}

extension MusicNavigator {
    /// Opens a URL; false where no link matches it. The system may say the same one twice: within a
    /// second it is opened once.
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

    /// Opens a URL; false where no link matches it.
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

    /// A link is for one stack if it begins with the same screen, wherever in the graph that is.
    private func isOwn(_ link: MusicLink) -> Bool {
        guard isStack, let plan = link.plan else { return true }
        return plan.base.content.node == state.base.content.node
    }

    private func open(_ link: MusicLink, _ url: String, as number: Int) {
        guard isOwn(link) else { return announce(.url(url, .unmatched)) }
        opening.newest = number
        if isHeld(state) { return hold(link, url) }
        if !opening.hasBegun { opening.early = (link, url) }
        tellAfterwards {
            // That it waits is told before what comes of it.
            let parked = MusicEvent.url(url, .parked(link.node))
            let outcome = settle(.link, telling: { $0 == .parked ? parked : nil }) {
                follow(link, url, &$0)
            }
            if outcome != .parked { tell(outcome, of: (link, url)) }
        }
    }

    /// Lets a link wait until nothing holds it any more.
    private func hold(_ link: MusicLink, _ url: String) {
        // Of several links, the newest is the one that waits.
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

    /// Lets a state follow a link, and remembers where that comes from if it waits.
    private func follow(
        _ link: MusicLink, _ url: String, _ state: inout MusicState
    ) -> MusicState.Outcome {
        let outcome = state.follow(link, conditions, at: now())
        if outcome == .parked { opening.parked = (link, url) }
        return outcome
    }

    /// Tells what has come of a link, by the URL that asked for it.
    private func tell(_ outcome: MusicState.Outcome, of link: (link: MusicLink, url: String)) {
        let node = link.link.node
        switch outcome {
        case .parked: announce(.url(link.url, .parked(node)))
        case .refused: announce(.url(link.url, .refused(node)))
        case .done, .ignored: announce(.url(link.url, .opened(node)))
        }
    }

    /// The link that waits in a state for its conditions; nil: none does.
    func parkedLink(in state: MusicState) -> (link: MusicLink, url: String)? {
        guard let parked = opening.parked, parked.link.step == state.parked?.step else {
            return nil
        }
        return parked
    }

    /// Tells what has come of a link that has waited for its conditions.
    func tellOfResumed(_ outcome: MusicState.Outcome) {
        guard let link = opening.resumed else { return }
        opening.resumed = nil
        tell(outcome, of: link)
    }

    private func isHeld(_ state: MusicState) -> Bool {
        holders.contains { $0.isThere(in: state) }
    }

    /// A link that has waited since the app ran last, by the URL that asked for it.
    func waitingLink(_ url: String) -> (link: MusicLink, url: String)? {
        MusicLink(url).map { ($0, url) }
    }

    /// Opens what nothing holds back any more.
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

    /// Whether a parked link, whose conditions may hold, is held back as others are.
    func holdsBack(_ state: MusicState) -> Bool {
        opening.holdsParked = isHeld(state)
        return opening.holdsParked
    }
}

/// The scenes of the app: what notifications, intents and UIKit call. There is one for all of them.
@MainActor
final class MusicScenes {
    private struct Scene {
        weak var navigator: MusicNavigator?
    }

    /// The one that was active last is the last.
    private var scenes: [Scene] = []
    /// What waits for the first scene: the newest link, or what the app is to be asked about.
    private var waiting: (url: String, isLink: Bool)?

    init() {}

    /// The navigator of the scene that was active last.
    var active: MusicNavigator? { scenes.last { $0.navigator != nil }?.navigator }

    /// Opens a URL in the scene that was active last, or waits for the first one. False where no
    /// link matches it.
    @discardableResult
    func open(_ url: String) -> Bool {
        if let active { return active.open(url) }
        let isLink = MusicLink(url) != nil
        if isLink || waiting?.isLink != true { waiting = (url, isLink) }
        return isLink
    }

    /// Opens a URL in the scene that was active last, or waits for the first one. False where no
    /// link matches it.
    @discardableResult
    func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// A scene has become active, or has come into being.
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
    /// What a tab's badge counts; 0: it has none.
    func badge(for tab: MusicTab) -> Int
    /// What a URL stands for that no link matches, such as a short one; nil: nothing.
    func onUnknownLink(_ url: URL) async -> URL?
}

extension MusicHandlers {
    func onUnknownLink(_ url: URL) async -> URL? { nil }
}

extension MusicNavigator {
    /// What comes of a step beyond the state.
    private func follow(_ outcome: MusicState.Outcome) {
        switch outcome {
        case .refused(let condition): announce(.blocked(by: condition))
        case .done, .parked, .ignored: break
        }
    }
}

/// Where the facts come from that only the running app knows. Nil is undecided.
@MainActor protocol MusicFacts {
    /// There is a child's profile in the family.
    var hasChildren: Bool? { get }
}

extension MusicConditions {
    /// What a source of facts says at this moment.
    @MainActor init(_ facts: some MusicFacts) {
        self.init(hasChildren: facts.hasChildren)
    }
}

extension MusicNavigator {
    /// Follows a change of what the app knows.
    func conditionsChanged(_ conditions: MusicConditions) {
        guard conditions != self.conditions else { return }
        // Another user must not get what waits; what has waited since an earlier start is that of
        // who was known then.
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

    /// Gives up what has waited since an earlier start.
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

/// What happens in the app's navigation.
nonisolated enum MusicEvent: Hashable, Sendable {
    /// A node has come to be on top, with its values as texts; sensitive ones are left out.
    case shown(MusicNode, values: [String: String])
    case left(MusicNode)
    /// A way out of a screen was taken.
    case routed(from: MusicNode, to: MusicNode)
    /// A URL was to be opened.
    case url(String, Opened)
    /// A condition did not hold.
    case blocked(by: MusicCondition)
    /// A presentation was taken away.
    case closed(MusicNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }

    enum Opened: Hashable, Sendable {
        case opened(MusicNode)
        /// It waits for a condition, or until nothing holds it any more.
        case parked(MusicNode)
        /// The graph has no such link, or it is not for the stack that is shown.
        case unmatched
        /// A condition does not hold, and nothing stands in.
        case refused(MusicNode)
    }
}

nonisolated extension MusicFields {
    /// The values that may be told, by their names.
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
    /// What is on top: a level, a height, a node with its values.
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

    func announce(_ event: MusicEvent) { tellAfterwards { events.append(event) } }

    /// Shows what was saved, and tells what is on top then and what has come of links: nobody has
    /// seen what was there before.
    func begin(with saved: Data? = nil) {
        tellAfterwards {
            let early = opening.early
            opening.early = nil
            opening.hasBegun = true
            if let saved {
                restore(saved)
                // The system may bring a link first, which goes on top of what was saved.
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

    /// Tells what has changed, once.
    func announce(from former: MusicState, _ closer: MusicEvent.Closer) {
        guard onEvent != nil else { return }
        let (left, shown) = (former.seen, state.seen)
        guard left != shown else { return }
        announce(.left(left.node))
        announce(.shown(shown.node, values: shown.values))
    }
}

/// What is saved: a state, beside it the URL of the link that waits until nothing holds it back,
/// that of the one that is parked, and what the app knew.
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
    /// What a later start of the app restores; nil: it cannot be written.
    func save() -> Data? {
        let encoder = JSONEncoder()
        // JSON has no such numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(
            MusicSavedState(
                state: state, held: opening.held?.url, heldSince: opening.held?.since,
                parkedURL: parkedLink(in: state)?.url, known: known))
    }

    /// Shows what was saved, as far as it is understood and the conditions allow it.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard var saved = try? decoder.decode(MusicSavedState.self, from: data) else { return }
        // The graph says nothing of what a stack stands on.
        if isStack { saved.state.base.content = state.base.content }
        // What follows from them is not to open what is restored before the state is.
        askFacts()
        if let former = saved.known {
            // Another user must not get what waited for that one.
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
    /// Shows what was saved, as far as it is decided whether that may be shown.
    mutating func restore(_ saved: Self, _ conditions: MusicConditions, at now: Double) {
        takeOver(saved)
        setAside(conditions, at: now)
    }
}
