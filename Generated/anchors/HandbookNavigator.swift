// Written by navgen from anchors.yaml. Do not edit.
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
final class HandbookNavigator {
    /// All that is wanted.
    private(set) var state: HandbookState
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: HandbookState
    /// Of each tab and root.
    let bases: [HandbookLevel]
    /// The views that hold back links.
    @ObservationIgnored var holders: [HandbookHolder] = []
    @ObservationIgnored var opening = HandbookOpening()
    /// It shows one stack, whatever else there is in the graph.
    @ObservationIgnored var isStack = false
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any HandbookHandlers)?
    /// Hears of all that happens.
    @ObservationIgnored var onEvent: (@MainActor (HandbookEvent) -> Void)?
    /// What it is to hear yet, in order.
    @ObservationIgnored var events: [HandbookEvent] = []
    @ObservationIgnored var isTelling = false
    /// Seconds since the start of 1970.
    @ObservationIgnored var now: @MainActor () -> Double = { Date().timeIntervalSince1970 }

    /// A navigator that shows a state; without one, what the app starts with.
    init(_ state: HandbookState? = nil) {
        let state = state ?? HandbookState()
        self.state = state
        shown = state
        bases = state.bases.map { HandbookLevel($0) }
        for level in bases { level.connect(self) }
    }
}

extension HandbookNavigator {
    /// Takes a step on the uppermost level, if its conditions allow it.
    @discardableResult
    func go(_ step: HandbookState.Step) -> HandbookState.Outcome {
        settle { $0.go(step) }
    }

    /// Puts a screen on the uppermost stack.
    @discardableResult
    func push(_ route: HandbookRoute) -> HandbookState.Outcome { go(.push(route)) }

    /// Goes back a screen; false where there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop() } }

    /// Goes back to the topmost screen of a node; false where it lies nowhere below.
    @discardableResult
    func pop(to node: HandbookNode) -> Bool { settle { $0.pop(to: node) } }

    /// Empties the uppermost stack.
    func popToRoot() { settle { $0.popToRoot() } }

    /// Takes a way out of a screen, if it stands where it says, and the conditions allow it.
    @discardableResult
    func take(
        _ exit: HandbookExit, from position: HandbookState.Position
    ) -> HandbookState.Outcome {
        guard let source = state.node(at: position) else { return .ignored }
        let event = exit.target.map { HandbookEvent.routed(from: source, to: $0) }
        return settle(telling: { $0.isTaken ? event : nil }) { $0.take(exit, from: position) }
    }
}

extension HandbookNavigator {
    /// Changes what is wanted, lets what is shown follow, and tells of it.
    ///
    /// What is to be told of what came of it is told first.
    @discardableResult
    func settle<Result>(
        _ closer: HandbookEvent.Closer = .code,
        telling event: (Result) -> HandbookEvent? = { _ in nil },
        _ change: (inout HandbookState) -> Result
    ) -> Result {
        tellAfterwards {
            let former = state
            var next = former
            let result = change(&next)
            if isStack { stay(as: former, &next) }
            if next != former { state = next }
            let outcome = result as? HandbookState.Outcome
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
    private func stay(as former: HandbookState, _ next: inout HandbookState) {
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

extension HandbookNavigator {
    /// Lets what is shown follow what is wanted, as far as the system lets it.
    private func advance() {
        show(state)
    }

    private func show(_ next: HandbookState) {
        shown = next
        for (level, base) in zip(bases, next.bases) { level.show(base) }
    }
}

extension HandbookNavigator {
    /// The system has changed a stack: fewer screens are a way back, more are pushes, and all else
    /// is put right.
    func follow(_ path: [HandbookRoute], on level: HandbookLevel) {
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
    private func push(_ route: HandbookRoute, on level: HandbookLevel) {
        let sources = state.sources(ofLevel: level.id)
        guard let source = sources.last(where: { HandbookWays.pushes($0, route.node) }) else {
            #if DEBUG
                print("Handbook: no way of the graph pushes `\(route.node)` from here")
            #endif
            return
        }
        let depth = state.level(level.id)?.path.count ?? 0
        let event = HandbookEvent.routed(from: source, to: route.node)
        let position = HandbookState.Position(level: level.id, depth: depth)
        settle(.user, telling: { $0.isTaken ? event : nil }) {
            $0.take(.push(route), from: position)
        }
    }
}

/// What a level shows, as its views observe it.
@MainActor @Observable
final class HandbookLevel: Identifiable {
    /// That of the level in the state.
    nonisolated let id: Int
    private(set) var content: HandbookState.Content
    private(set) var path: [HandbookRoute] = []
    private var counts: HandbookState.Arrivals
    /// Counts what the system did that was not to be: its stack is to look again.
    private(set) var corrections = 0
    @ObservationIgnored private weak var navigator: HandbookNavigator?

    init(_ level: HandbookState.Level) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
    }

    /// Tells the navigator of what happens on it.
    func connect(_ navigator: HandbookNavigator) {
        self.navigator = navigator
    }

    /// Takes over what has changed, and nothing else.
    func show(_ level: HandbookState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How often links have come to a screen when that was on top already; nil: to the lowest one.
    func arrivals(of route: HandbookRoute?) -> Int {
        return counts[route]
    }

    /// Its stack, as the system sees and changes it: after each correction another property, so
    /// that it looks again.
    subscript(stack corrections: Int) -> [HandbookRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// The system has made this of the stack.
    func follow(_ path: [HandbookRoute]) { self.path = path }

    func correct() { corrections += 1 }
}

nonisolated extension HandbookState {
    /// Where a screen stands: on which level, and how many lie below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
    }

    /// The node that stands somewhere; nil: none does.
    func node(at position: Position) -> HandbookNode? {
        guard let level = level(position.level) else { return nil }
        if position.depth == 0 { return level.content.node }
        return position.depth <= level.path.count ? level.path[position.depth - 1].node : nil
    }

    /// The nodes from which something can be pushed on a level.
    func sources(ofLevel id: Int) -> [HandbookNode] {
        guard let level = level(id) else { return [] }
        return [level.node]
    }

    /// What the system has made of a stack that is shown.
    mutating func setPath(_ path: [HandbookRoute], ofLevel id: Int) {
        if bases.indices.contains(id) { bases[id].path = path }
    }

    /// Takes one of the ways out of a screen that stands somewhere.
    @discardableResult
    mutating func take(_ exit: HandbookExit, from position: Position) -> Outcome {
        guard let level = place(ofLevel: position.level) else { return .ignored }
        switch exit {
        case .push(let route): return go(.push(route), on: level)
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
        guard let level = place(ofLevel: id) else { return }
        guard count < self[level].path.count else { return }
        self[level].path.removeSubrange(count...)
        self[level].forgetArrivals()
    }
}

extension HandbookNavigator {
    /// Carries out the exits of a screen: of the lowest of a level, or of the topmost like a route.
    func handler(level: Int, route: HandbookRoute? = nil) -> HandbookExitHandler {
        HandbookExitHandler(
            go: { [weak self] exit in
                guard let self else { return }
                take(exit, from: position(level, route))
            },
            count: { [weak self] counter in self?.count(counter, level, route) ?? 0 })
    }

    /// Where a screen stands now; of equal ones on a stack, the upper one is meant.
    func position(_ level: Int, _ route: HandbookRoute?) -> HandbookState.Position {
        guard let route else { return HandbookState.Position(level: level, depth: 0) }
        let place = state.level(level)?.path.lastIndex { $0.fields.isSame(as: route.fields) }
        return HandbookState.Position(level: level, depth: place.map { $0 + 1 } ?? .max)
    }

    private func count(_ counter: HandbookCounter, _ level: Int, _ route: HandbookRoute?) -> Int {
        switch counter {
        case .arrivals: return observed(level)?.arrivals(of: route) ?? 0
        case .reselections: return 0
        }
    }

    /// A level as it is shown.
    func observed(_ id: Int) -> HandbookLevel? {
        if bases.indices.contains(id) { return bases[id] }
        return nil
    }
}

/// Which screens the graph lets another one push.
nonisolated enum HandbookWays {
    /// By the place of the node that pushes.
    private static let pushes: [[Int]] = [
        [1, 3], [2], [], [],
    ]

    static func pushes(_ source: HandbookNode, _ target: HandbookNode) -> Bool {
        pushes[source.index].contains(target.index)
    }
}

/// A view that holds back links, and the screen that it is in.
@MainActor struct HandbookHolder {
    weak var view: AnyObject?
    let position: HandbookState.Position
    private let node: HandbookNode

    init?(_ view: AnyObject, at position: HandbookState.Position, in state: HandbookState) {
        guard let node = state.node(at: position) else { return nil }
        self.view = view
        self.position = position
        self.node = node
    }

    /// Whether the view is somewhere yet, seen or not.
    func isThere(in state: HandbookState) -> Bool {
        view != nil && state.node(at: position) == node
    }
}

extension HandbookNavigator {
    /// A view holds back links, or lets them go again.
    func hold(_ view: AnyObject, _ isHolding: Bool, at position: HandbookState.Position) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? HandbookHolder(view, at: position, in: state) {
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

    /// Forgets the views that are not there any more.
    func followHolders() { holders.removeAll { !$0.isThere(in: state) } }
}

nonisolated extension HandbookState {
    /// Whether nothing lies upon a screen.
    func isOnTop(_ position: Position) -> Bool {
        let level = top
        return position.level == level.id && position.depth == level.path.count
    }
}

nonisolated extension HandbookState {
    /// The link to what is on top; nil: there is none.
    var link: HandbookLink? {
        if let route = top.path.last { return HandbookLink(route) }
        switch top.content {
        case .screen(let route): return HandbookLink(route)
        }
    }

    /// The URL of what is on top; nil: there is none.
    var url: String? { link?.url }
}

nonisolated extension HandbookLink {
    /// The link to a screen; nil: there is none.
    init?(_ route: HandbookRoute) {
        switch route {
        case .contents:
            self = .contents
        case .chapter(let number, let heading):
            self = .chapter(number: number, heading: heading)
        case .footnotes(let number):
            self = .footnotes(number: number)
        case .glossary(let term):
            self = .glossary(term: term)
        }
    }
}

/// What a navigator remembers of what it is to open.
nonisolated struct HandbookOpening {
    /// The last URL, when that was, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// What waits until nothing holds it any more, with the URL that asked for it, and since when;
    /// the newest only.
    var held: (link: HandbookLink, url: String, since: Double)?
    /// The newest link that has come before what was saved is restored.
    var early: (link: HandbookLink, url: String)?
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

extension HandbookNavigator {
    /// Opens a URL; false where no link matches it. The system may say the same one twice: within a
    /// second it is opened once.
    @discardableResult
    func open(_ url: String) -> Bool {
        let time = now()
        if let last = opening.last, last.url == url, abs(time - last.time) < 1 {
            return last.isLink
        }
        let link = HandbookLink(url)
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
    func open(_ link: HandbookLink) {
        open(link, link.url() ?? link.node.rawValue, as: opening.number())
    }

    /// Whether a URL is one of the graph's links.
    func recognizes(_ url: URL) -> Bool { HandbookLink(url: url).map(isOwn) ?? false }

    /// Asks the app what a URL stands for, and opens that, unless a newer link was opened
    /// meanwhile.
    private func askApp(about url: String) {
        guard let handlers, let unknown = URL(string: url) else { return }
        let number = opening.number()
        _Concurrency.Task { [weak self] in
            guard let known = await handlers.onUnknownLink(unknown), let self,
                let link = HandbookLink(url: known)
            else { return }
            if opening.newest < number { open(link, known.absoluteString, as: number) }
        }
    }

    /// A link is for one stack if it begins with the same screen, wherever in the graph that is.
    private func isOwn(_ link: HandbookLink) -> Bool {
        guard isStack, let plan = link.plan else { return true }
        return plan.base.content.node == state.base.content.node
    }

    private func open(_ link: HandbookLink, _ url: String, as number: Int) {
        guard isOwn(link) else { return announce(.url(url, .unmatched)) }
        opening.newest = number
        if isHeld(state) { return hold(link, url) }
        if !opening.hasBegun { opening.early = (link, url) }
        tellAfterwards {
            settle(.link) { $0.follow(link) }
            announce(.url(url, .opened(link.node)))
        }
    }

    /// Lets a link wait until nothing holds it any more.
    private func hold(_ link: HandbookLink, _ url: String) {
        opening.early = nil
        opening.held = (link, url, now())
        announce(.url(url, .parked(link.node)))
    }

    /// Follows a link that came before what was saved was restored, unless that holds it back.
    func followEarly(_ link: HandbookLink, _ url: String) {
        if isHeld(state) { return hold(link, url) }
        settle(.link) { $0.follow(link) }
    }

    private func isHeld(_ state: HandbookState) -> Bool {
        holders.contains { $0.isThere(in: state) }
    }

    /// A link that has waited since the app ran last, by the URL that asked for it.
    func waitingLink(_ url: String) -> (link: HandbookLink, url: String)? {
        HandbookLink(url).map { ($0, url) }
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
final class HandbookScenes {
    private struct Scene {
        weak var navigator: HandbookNavigator?
    }

    /// The one that was active last is the last.
    private var scenes: [Scene] = []
    /// What waits for the first scene: the newest link, or what the app is to be asked about.
    private var waiting: (url: String, isLink: Bool)?

    init() {}

    /// The navigator of the scene that was active last.
    var active: HandbookNavigator? { scenes.last { $0.navigator != nil }?.navigator }

    /// Opens a URL in the scene that was active last, or waits for the first one. False where no
    /// link matches it.
    @discardableResult
    func open(_ url: String) -> Bool {
        if let active { return active.open(url) }
        let isLink = HandbookLink(url) != nil
        if isLink || waiting?.isLink != true { waiting = (url, isLink) }
        return isLink
    }

    /// Opens a URL in the scene that was active last, or waits for the first one. False where no
    /// link matches it.
    @discardableResult
    func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// A scene has become active, or has come into being.
    func activate(_ navigator: HandbookNavigator) {
        scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
        scenes.append(Scene(navigator: navigator))
        if let waiting {
            self.waiting = nil
            navigator.open(waiting.url)
        }
    }
}

/// What the app does when navigation asks for it.
@MainActor protocol HandbookHandlers {
    /// What a URL stands for that no link matches, such as a short one; nil: nothing.
    func onUnknownLink(_ url: URL) async -> URL?
}

extension HandbookHandlers {
    func onUnknownLink(_ url: URL) async -> URL? { nil }
}

extension HandbookNavigator {
    /// What comes of a step beyond the state.
    private func follow(_ outcome: HandbookState.Outcome) {
        switch outcome {
        case .done, .ignored: break
        }
    }
}

/// What happens in the app's navigation.
nonisolated enum HandbookEvent: Hashable, Sendable {
    /// A node has come to be on top, with its values as texts; sensitive ones are left out.
    case shown(HandbookNode, values: [String: String])
    case left(HandbookNode)
    /// A way out of a screen was taken.
    case routed(from: HandbookNode, to: HandbookNode)
    /// A URL was to be opened.
    case url(String, Opened)
    /// A presentation was taken away.
    case closed(HandbookNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }

    enum Opened: Hashable, Sendable {
        case opened(HandbookNode)
        /// It waits for a condition, or until nothing holds it any more.
        case parked(HandbookNode)
        /// The graph has no such link, or it is not for the stack that is shown.
        case unmatched
        /// A condition does not hold, and nothing stands in.
        case refused(HandbookNode)
    }
}

nonisolated extension HandbookFields {
    /// The values that may be told, by their names.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(HandbookNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension HandbookFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        case .int(let value): return "\(value)"
        }
    }
}

nonisolated extension HandbookState {
    /// What is on top: a level, a height, a node with its values.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: HandbookNode
        let values: [String: String]
    }

    var seen: Top {
        let level = top
        return Top(
            level: level.id, depth: level.path.count, node: level.node,
            values: level.path.last?.fields.told ?? level.content.told)
    }
}

extension HandbookNavigator {
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

    func announce(_ event: HandbookEvent) { tellAfterwards { events.append(event) } }

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
                case .url: return false
                default: return true
                }
            }
            events.insert(.shown(state.seen.node, values: state.seen.values), at: 0)
        }
    }

    /// Tells what has changed, once.
    func announce(from former: HandbookState, _ closer: HandbookEvent.Closer) {
        guard onEvent != nil else { return }
        let (left, shown) = (former.seen, state.seen)
        guard left != shown else { return }
        announce(.left(left.node))
        announce(.shown(shown.node, values: shown.values))
    }
}

/// What is saved: a state, beside it the URL of the link that waits until nothing holds it back.
nonisolated struct HandbookSavedState: Codable {
    var state: HandbookState
    var held: String?
    var heldSince: Double?

    init(state: HandbookState, held: String?, heldSince: Double?) {
        self.state = state
        self.held = held
        self.heldSince = heldSince
    }

    init(from decoder: any Decoder) throws {
        state = try HandbookState(from: decoder)
        let container = try decoder.container(keyedBy: HandbookKey.self)
        held = try? container.decodeIfPresent(String.self, forKey: HandbookKey("held"))
        heldSince = try? container.decodeIfPresent(Double.self, forKey: HandbookKey("heldSince"))
    }

    func encode(to encoder: any Encoder) throws {
        try state.encode(to: encoder)
        var container = encoder.container(keyedBy: HandbookKey.self)
        try container.encodeIfPresent(held, forKey: HandbookKey("held"))
        try container.encodeIfPresent(heldSince, forKey: HandbookKey("heldSince"))
    }
}

extension HandbookNavigator {
    /// What a later start of the app restores; nil: it cannot be written.
    func save() -> Data? {
        let encoder = JSONEncoder()
        // JSON has no such numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(
            HandbookSavedState(
                state: state, held: opening.held?.url, heldSince: opening.held?.since))
    }

    /// Shows what was saved, as far as it is understood and the conditions allow it.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard var saved = try? decoder.decode(HandbookSavedState.self, from: data) else { return }
        // The graph says nothing of what a stack stands on.
        if isStack { saved.state.base.content = state.base.content }
        if opening.held == nil, let (link, url) = saved.held.flatMap({ waitingLink($0) }) {
            opening.held = (link, url, saved.heldSince ?? now())
        }
        settle { $0.restore(saved.state) }
    }
}

nonisolated extension HandbookState {
    /// Takes over what was saved.
    mutating func restore(_ saved: Self) {
        self = saved
    }
}
