// Written by navgen from redirects.yaml. Do not edit.
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
final class MuseumNavigator {
    /// The wanted state.
    private(set) var state: MuseumState
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: MuseumState
    /// The level of each tab and root.
    let bases: [MuseumLevel]
    /// The views that hold back links.
    @ObservationIgnored var holders: [MuseumHolder] = []
    @ObservationIgnored var opening = MuseumOpening()
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any MuseumHandlers)?
    /// Receives all events.
    @ObservationIgnored var onEvent: (@MainActor (MuseumEvent) -> Void)?
    /// The events still to be reported, in order.
    @ObservationIgnored var events: [MuseumEvent] = []
    @ObservationIgnored var isTelling = false
    /// Seconds since the Unix epoch.
    @ObservationIgnored var now: @MainActor () -> Double = { Date().timeIntervalSince1970 }

    /// Creates a navigator that shows a state; by default, the initial one.
    init(_ state: MuseumState? = nil) {
        let state = state ?? MuseumState()
        self.state = state
        shown = state
        bases = state.bases.map { MuseumLevel($0) }
        for level in bases { level.connect(self) }
    }
}

extension MuseumNavigator {
    /// Takes a step on the topmost level, if its conditions allow it.
    @discardableResult
    func go(_ step: MuseumState.Step) -> MuseumState.Outcome {
        settle { $0.go(step) }
    }

    /// Pushes a screen on the topmost stack.
    @discardableResult
    func push(_ route: MuseumRoute) -> MuseumState.Outcome { go(.push(route)) }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop() } }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    func pop(to node: MuseumNode) -> Bool { settle { $0.pop(to: node) } }

    /// Empties the topmost stack.
    func popToRoot() { settle { $0.popToRoot() } }

    /// Takes an exit of a screen, if the screen is at that position and the conditions allow it.
    @discardableResult
    func take(_ exit: MuseumExit, from position: MuseumState.Position) -> MuseumState.Outcome {
        guard let source = state.node(at: position) else { return .ignored }
        let event = exit.target.map { MuseumEvent.routed(from: source, to: $0) }
        return settle(telling: { $0.isTaken ? event : nil }) { $0.take(exit, from: position) }
    }
}

extension MuseumNavigator {
    /// Changes the wanted state, updates what is shown, and reports events.
    ///
    /// The event for the result of the change is reported first.
    @discardableResult
    func settle<Result>(
        _ closer: MuseumEvent.Closer = .code,
        telling event: (Result) -> MuseumEvent? = { _ in nil },
        _ change: (inout MuseumState) -> Result
    ) -> Result {
        tellAfterwards {
            let former = state
            var next = former
            let result = change(&next)
            if next != former { state = next }
            let outcome = result as? MuseumState.Outcome
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

extension MuseumNavigator {
    /// Brings what is shown in line with the wanted state, as far as the system allows.
    private func advance() {
        show(state)
    }

    private func show(_ next: MuseumState) {
        shown = next
        for (level, base) in zip(bases, next.bases) { level.show(base) }
    }
}

extension MuseumNavigator {
    /// Called when the system has changed a stack: fewer screens mean back, more mean pushes; all
    /// else is corrected.
    func follow(_ path: [MuseumRoute], on level: MuseumLevel) {
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
    private func push(_ route: MuseumRoute, on level: MuseumLevel) {
        let sources = state.sources(ofLevel: level.id)
        guard let source = sources.last(where: { MuseumWays.pushes($0, route.node) }) else {
            #if DEBUG
                print("Museum: no way of the graph pushes `\(route.node)` from here")
            #endif
            return
        }
        let depth = state.level(level.id)?.path.count ?? 0
        let event = MuseumEvent.routed(from: source, to: route.node)
        let position = MuseumState.Position(level: level.id, depth: depth)
        settle(.user, telling: { $0.isTaken ? event : nil }) {
            $0.take(.push(route), from: position)
        }
    }
}

/// What a level shows, as its views observe it.
@MainActor @Observable
final class MuseumLevel: Identifiable {
    /// The identity of the level in the state.
    nonisolated let id: Int
    private(set) var content: MuseumState.Content
    private(set) var path: [MuseumRoute] = []
    private var counts: MuseumState.Arrivals
    /// Counts rejected changes by the system; makes its stack be read again.
    private(set) var corrections = 0
    @ObservationIgnored private weak var navigator: MuseumNavigator?

    init(_ level: MuseumState.Level) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
    }

    /// Reports what happens on it to a navigator.
    func connect(_ navigator: MuseumNavigator) {
        self.navigator = navigator
    }

    /// Updates only what has changed.
    func show(_ level: MuseumState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How many times links led to a screen that was already on top; `nil` means the lowest one.
    func arrivals(of route: MuseumRoute?) -> Int {
        return counts[route]
    }

    /// Its stack, as the system reads and sets it; a different property after each correction, so
    /// that it is read again.
    subscript(stack corrections: Int) -> [MuseumRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// Takes over the stack as the system has changed it.
    func follow(_ path: [MuseumRoute]) { self.path = path }

    func correct() { corrections += 1 }
}

nonisolated extension MuseumState {
    /// Where a screen is: its level, and how many screens are below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
    }

    /// The node at a position; `nil` if there is none.
    func node(at position: Position) -> MuseumNode? {
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
    func sources(ofLevel id: Int) -> [MuseumNode] {
        guard let level = level(id) else { return [] }
        return [level.node]
    }

    /// Takes over a shown stack as the system has changed it.
    mutating func setPath(_ path: [MuseumRoute], ofLevel id: Int) {
        if bases.indices.contains(id) { bases[id].path = path }
    }

    /// Takes an exit of the screen at a position.
    @discardableResult
    mutating func take(_ exit: MuseumExit, from position: Position) -> Outcome {
        guard let level = place(ofLevel: position.level) else { return .ignored }
        switch exit {
        case .push(let route): return go(.push(route), on: level)
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
        guard let level = place(ofLevel: id) else { return }
        guard count < self[level].path.count else { return }
        self[level].path.removeSubrange(count...)
        self[level].forgetArrivals()
    }
}

extension MuseumNavigator {
    /// Makes the exit handler of a screen: a level's lowest, or the topmost that matches a route.
    func handler(level: Int, route: MuseumRoute? = nil) -> MuseumExitHandler {
        MuseumExitHandler(
            go: { [weak self] exit in
                guard let self else { return }
                take(exit, from: position(level, route))
            },
            count: { [weak self] counter in self?.count(counter, level, route) ?? 0 })
    }

    /// The current position of a screen; of equal ones on a stack, the upper one.
    func position(_ level: Int, _ route: MuseumRoute?) -> MuseumState.Position {
        guard let route else { return MuseumState.Position(level: level, depth: 0) }
        let place = state.level(level)?.path.lastIndex { $0.fields.isSame(as: route.fields) }
        return MuseumState.Position(level: level, depth: place.map { $0 + 1 } ?? .max)
    }

    private func count(_ counter: MuseumCounter, _ level: Int, _ route: MuseumRoute?) -> Int {
        switch counter {
        case .arrivals: return observed(level)?.arrivals(of: route) ?? 0
        case .reselections: return 0
        }
    }

    /// A shown level, by its identity.
    func observed(_ id: Int) -> MuseumLevel? {
        if bases.indices.contains(id) { return bases[id] }
        return nil
    }
}

/// Which screens the graph lets each screen push.
nonisolated enum MuseumWays {
    /// By the index of the pushing node.
    private static let pushes: [[Int]] = [
        [1, 2, 3], [], [], [],
    ]

    static func pushes(_ source: MuseumNode, _ target: MuseumNode) -> Bool {
        pushes[source.index].contains(target.index)
    }
}

/// A view that holds back links, and the screen that it is in.
@MainActor struct MuseumHolder {
    weak var view: AnyObject?
    let position: MuseumState.Position
    /// The state when it began to hold.
    private let former: MuseumState

    init?(_ view: AnyObject, at position: MuseumState.Position, in state: MuseumState) {
        if state.node(at: position) == nil { return nil }
        self.view = view
        self.position = position
        former = state
    }

    /// Whether the view is still there, visible or not.
    func isThere(in state: MuseumState) -> Bool {
        view != nil && state.isSame(as: former, at: position)
    }
}

extension MuseumNavigator {
    /// Makes a view hold back links, or stop doing so.
    func hold(_ view: AnyObject, _ isHolding: Bool, at position: MuseumState.Position) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? MuseumHolder(view, at: position, in: state) {
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

    /// Forgets the views that are no longer there.
    func followHolders() { holders.removeAll { !$0.isThere(in: state) } }
}

nonisolated extension MuseumState {
    /// Whether nothing is on top of a screen.
    func isOnTop(_ position: Position) -> Bool {
        let level = top
        return position.level == level.id && position.depth == level.path.count
    }
}

nonisolated extension MuseumState {
    /// The link to what is on top; `nil` if there is none.
    var link: MuseumLink? {
        if let route = top.path.last { return MuseumLink(route) }
        switch top.content {
        case .screen(let route): return MuseumLink(route)
        }
    }

    /// The URL of what is on top; `nil` if there is none.
    var url: String? { link?.url }
}

nonisolated extension MuseumLink {
    /// Creates the link to a screen; `nil` if there is none.
    init?(_ route: MuseumRoute) {
        switch route {
        case .today:
            self = .today
        case .exhibition(let exhibitionId, let lang):
            self = .exhibition(exhibitionId: exhibitionId, lang: lang)
        case .floorPlan(let floor):
            self = .floorPlan(floor: floor)
        case .ticket(let code):
            self = .ticket(code: code)
        }
    }
}

/// What a navigator remembers about what it has to open.
nonisolated struct MuseumOpening {
    /// The last URL, its time, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// The newest link that is held back, the URL that requested it, and since when it has waited.
    var held: (link: MuseumLink, url: String, since: Double)?
    /// The newest link that arrived before the saved state was restored.
    var early: (link: MuseumLink, url: String)?
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

extension MuseumNavigator {
    /// Opens a URL; `false` if no link matches it. The system may deliver the same one twice:
    /// within a second, it is opened once.
    @discardableResult
    func open(_ url: String) -> Bool {
        let time = now()
        if let last = opening.last, last.url == url, abs(time - last.time) < 1 {
            return last.isLink
        }
        let link = MuseumLink(url)
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
    func open(_ link: MuseumLink) {
        open(link, link.url() ?? link.node.rawValue, as: opening.number())
    }

    /// Whether a URL is one of the graph's links.
    func recognizes(_ url: URL) -> Bool { MuseumLink(url: url).map(isOwn) ?? false }

    /// Asks the app what a URL stands for, and opens that, unless a newer link was opened
    /// meanwhile.
    private func askApp(about url: String) {
        guard let handlers, let unknown = URL(string: url) else { return }
        let number = opening.number()
        _Concurrency.Task { [weak self] in
            guard let known = await handlers.onUnknownLink(unknown), let self,
                let link = MuseumLink(url: known)
            else { return }
            if opening.newest < number { open(link, known.absoluteString, as: number) }
        }
    }

    /// Whether a link is for this stack.
    private func isOwn(_ link: MuseumLink) -> Bool { link.step.map(state.isOwn) ?? true }

    private func open(_ link: MuseumLink, _ url: String, as number: Int) {
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
    private func hold(_ link: MuseumLink, _ url: String) {
        opening.early = nil
        opening.held = (link, url, now())
        announce(.url(url, .parked(link.node)))
    }

    /// Follows a link that came before what was saved was restored, unless that holds it back.
    func followEarly(_ link: MuseumLink, _ url: String) {
        if isHeld(state) { return hold(link, url) }
        settle(.link) { $0.follow(link) }
    }

    private func isHeld(_ state: MuseumState) -> Bool {
        holders.contains { $0.isThere(in: state) }
    }

    /// A link that has waited since an earlier launch, by the URL that requested it.
    func waitingLink(_ url: String) -> (link: MuseumLink, url: String)? {
        MuseumLink(url).map { ($0, url) }
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
final class MuseumScenes {
    private struct Scene {
        weak var navigator: MuseumNavigator?
    }

    /// By activity, the most recent last.
    private var scenes: [Scene] = []
    /// What waits for the first scene: the newest link, or a URL to ask the app about.
    private var waiting: (url: String, isLink: Bool)?

    init() {}

    /// The navigator of the most recently active scene.
    var active: MuseumNavigator? { scenes.last { $0.navigator != nil }?.navigator }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: String) -> Bool {
        if let active { return active.open(url) }
        let isLink = MuseumLink(url) != nil
        if isLink || waiting?.isLink != true { waiting = (url, isLink) }
        return isLink
    }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Records that a scene was created or became active.
    func activate(_ navigator: MuseumNavigator) {
        scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
        scenes.append(Scene(navigator: navigator))
        if let waiting {
            self.waiting = nil
            navigator.open(waiting.url)
        }
    }
}

/// What the app does when navigation asks for it.
@MainActor protocol MuseumHandlers {
    /// Resolves a URL that no link matches, such as a short one; `nil` if it stands for nothing.
    func onUnknownLink(_ url: URL) async -> URL?
}

extension MuseumHandlers {
    func onUnknownLink(_ url: URL) async -> URL? { nil }
}

extension MuseumNavigator {
    /// Handles the effects of a step beyond the state.
    private func follow(_ outcome: MuseumState.Outcome) {
        switch outcome {
        case .done, .ignored: break
        }
    }
}

/// An event in the app's navigation.
nonisolated enum MuseumEvent: Hashable, Sendable {
    /// A node is now on top, with its values as strings; sensitive ones are omitted.
    case shown(MuseumNode, values: [String: String])
    case left(MuseumNode)
    /// An exit of a screen was taken.
    case routed(from: MuseumNode, to: MuseumNode)
    /// A URL was to be opened.
    case url(String, Opened)
    /// A presentation was closed.
    case closed(MuseumNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }

    enum Opened: Hashable, Sendable {
        case opened(MuseumNode)
        /// It waits for a condition, or until nothing holds it back.
        case parked(MuseumNode)
        /// The graph has no such link, or it is not for the stack that is shown.
        case unmatched
        /// A condition does not hold, and nothing stands in for it.
        case refused(MuseumNode)
    }
}

nonisolated extension MuseumFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(MuseumNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension MuseumFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        case .int(let value): return "\(value)"
        }
    }
}

nonisolated extension MuseumState {
    /// What is on top: a level, a depth, and a node with its values.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: MuseumNode
        let values: [String: String]
    }

    var seen: Top {
        let level = top
        return Top(
            level: level.id, depth: level.path.count, node: level.node,
            values: level.path.last?.fields.told ?? level.content.told)
    }
}

extension MuseumNavigator {
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

    func announce(_ event: MuseumEvent) { tellAfterwards { events.append(event) } }

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
    func announce(from former: MuseumState, _ closer: MuseumEvent.Closer) {
        guard onEvent != nil else { return }
        let (left, shown) = (former.seen, state.seen)
        guard left != shown else { return }
        announce(.left(left.node))
        announce(.shown(shown.node, values: shown.values))
    }
}

/// What is saved: a state, and the URL of the link that is held back.
nonisolated struct MuseumSavedState: Codable {
    var state: MuseumState
    var held: String?
    var heldSince: Double?

    init(state: MuseumState, held: String?, heldSince: Double?) {
        self.state = state
        self.held = held
        self.heldSince = heldSince
    }

    init(from decoder: any Decoder) throws {
        state = try MuseumState(from: decoder)
        let container = try decoder.container(keyedBy: MuseumKey.self)
        held = try? container.decodeIfPresent(String.self, forKey: MuseumKey("held"))
        heldSince = try? container.decodeIfPresent(Double.self, forKey: MuseumKey("heldSince"))
    }

    func encode(to encoder: any Encoder) throws {
        try state.encode(to: encoder)
        var container = encoder.container(keyedBy: MuseumKey.self)
        try container.encodeIfPresent(held, forKey: MuseumKey("held"))
        try container.encodeIfPresent(heldSince, forKey: MuseumKey("heldSince"))
    }
}

extension MuseumNavigator {
    /// Encodes what a later launch restores; `nil` if it cannot be encoded.
    func save() -> Data? {
        let encoder = JSONEncoder()
        // JSON cannot represent these numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(
            MuseumSavedState(state: state, held: opening.held?.url, heldSince: opening.held?.since))
    }

    /// Shows what was saved, as far as it can be read and the conditions allow it.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let saved = try? decoder.decode(MuseumSavedState.self, from: data) else { return }
        if opening.held == nil, let (link, url) = saved.held.flatMap({ waitingLink($0) }) {
            opening.held = (link, url, saved.heldSince ?? now())
        }
        settle { $0.restore(saved.state) }
    }
}

nonisolated extension MuseumState {
    /// Takes over what was saved.
    mutating func restore(_ saved: Self) {
        let former = self
        self = saved
        isStack = former.isStack
        if isStack {
            base.content = former.base.content
        }
    }
}
