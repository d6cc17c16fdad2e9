// Written by navgen from deep-linking.yaml. Do not edit.
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
final class NewsNavigator {
    /// The wanted state.
    private(set) var state: NewsState
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: NewsState
    /// The level of each tab and root.
    let bases: [NewsLevel]
    /// The views that hold back links.
    @ObservationIgnored var holders: [NewsHolder] = []
    @ObservationIgnored var opening = NewsOpening()
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any NewsHandlers)?
    /// Receives all events.
    @ObservationIgnored var onEvent: (@MainActor (NewsEvent) -> Void)?
    /// The events still to be reported, in order.
    @ObservationIgnored var events: [NewsEvent] = []
    @ObservationIgnored var isTelling = false
    /// Seconds since the Unix epoch.
    @ObservationIgnored var now: @MainActor () -> Double = { Date().timeIntervalSince1970 }

    /// Creates a navigator that shows a state; by default, the initial one.
    init(_ state: NewsState? = nil) {
        let state = state ?? NewsState()
        self.state = state
        shown = state
        bases = state.bases.map { NewsLevel($0) }
        for level in bases { level.connect(self) }
    }
}

extension NewsNavigator {
    /// Takes a step on the topmost level, if its conditions allow it.
    @discardableResult
    func go(_ step: NewsState.Step) -> NewsState.Outcome {
        settle { $0.go(step) }
    }

    /// Pushes a screen on the topmost stack.
    @discardableResult
    func push(_ route: NewsRoute) -> NewsState.Outcome { go(.push(route)) }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop() } }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    func pop(to node: NewsNode) -> Bool { settle { $0.pop(to: node) } }

    /// Empties the topmost stack.
    func popToRoot() { settle { $0.popToRoot() } }

    /// Takes an exit of a screen, if the screen is at that position and the conditions allow it.
    @discardableResult
    func take(_ exit: NewsExit, from position: NewsState.Position) -> NewsState.Outcome {
        guard let source = state.node(at: position) else { return .ignored }
        let event = exit.target.map { NewsEvent.routed(from: source, to: $0) }
        return settle(telling: { $0.isTaken ? event : nil }) { $0.take(exit, from: position) }
    }
}

extension NewsNavigator {
    /// Changes the wanted state, updates what is shown, and reports events.
    ///
    /// The event for the result of the change is reported first.
    @discardableResult
    func settle<Result>(
        _ closer: NewsEvent.Closer = .code, telling event: (Result) -> NewsEvent? = { _ in nil },
        _ change: (inout NewsState) -> Result
    ) -> Result {
        tellAfterwards {
            let former = state
            var next = former
            let result = change(&next)
            if next != former { state = next }
            let outcome = result as? NewsState.Outcome
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

extension NewsNavigator {
    /// Brings what is shown in line with the wanted state, as far as the system allows.
    private func advance() {
        show(state)
    }

    private func show(_ next: NewsState) {
        shown = next
        for (level, base) in zip(bases, next.bases) { level.show(base) }
    }
}

extension NewsNavigator {
    /// Called when the system has changed a stack: fewer screens mean back, more mean pushes; all
    /// else is corrected.
    func follow(_ path: [NewsRoute], on level: NewsLevel) {
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
    private func push(_ route: NewsRoute, on level: NewsLevel) {
        let sources = state.sources(ofLevel: level.id)
        guard let source = sources.last(where: { NewsWays.pushes($0, route.node) }) else {
            #if DEBUG
                print("News: no way of the graph pushes `\(route.node)` from here")
            #endif
            return
        }
        let depth = state.level(level.id)?.path.count ?? 0
        let event = NewsEvent.routed(from: source, to: route.node)
        let position = NewsState.Position(level: level.id, depth: depth)
        settle(.user, telling: { $0.isTaken ? event : nil }) {
            $0.take(.push(route), from: position)
        }
    }
}

/// What a level shows, as its views observe it.
@MainActor @Observable
final class NewsLevel: Identifiable {
    /// The identity of the level in the state.
    nonisolated let id: Int
    private(set) var content: NewsState.Content
    private(set) var path: [NewsRoute] = []
    private var counts: NewsState.Arrivals
    /// Counts rejected changes by the system; makes its stack be read again.
    private(set) var corrections = 0
    @ObservationIgnored private weak var navigator: NewsNavigator?

    init(_ level: NewsState.Level) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
    }

    /// Reports what happens on it to a navigator.
    func connect(_ navigator: NewsNavigator) {
        self.navigator = navigator
    }

    /// Updates only what has changed.
    func show(_ level: NewsState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How many times links led to a screen that was already on top; `nil` means the lowest one.
    func arrivals(of route: NewsRoute?) -> Int {
        return counts[route]
    }

    /// Its stack, as the system reads and sets it; a different property after each correction, so
    /// that it is read again.
    subscript(stack corrections: Int) -> [NewsRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// Takes over the stack as the system has changed it.
    func follow(_ path: [NewsRoute]) { self.path = path }

    func correct() { corrections += 1 }
}

nonisolated extension NewsState {
    /// Where a screen is: its level, and how many screens are below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
    }

    /// The node at a position; `nil` if there is none.
    func node(at position: Position) -> NewsNode? {
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
    func sources(ofLevel id: Int) -> [NewsNode] {
        guard let level = level(id) else { return [] }
        return [level.node]
    }

    /// Takes over a shown stack as the system has changed it.
    mutating func setPath(_ path: [NewsRoute], ofLevel id: Int) {
        if bases.indices.contains(id) { bases[id].path = path }
    }

    /// Takes an exit of the screen at a position.
    @discardableResult
    mutating func take(_ exit: NewsExit, from position: Position) -> Outcome {
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

extension NewsNavigator {
    /// Makes the exit handler of a screen: a level's lowest, or the topmost that matches a route.
    func handler(level: Int, route: NewsRoute? = nil) -> NewsExitHandler {
        NewsExitHandler(
            go: { [weak self] exit in
                guard let self else { return }
                take(exit, from: position(level, route))
            },
            count: { [weak self] counter in self?.count(counter, level, route) ?? 0 })
    }

    /// The current position of a screen; of equal ones on a stack, the upper one.
    func position(_ level: Int, _ route: NewsRoute?) -> NewsState.Position {
        guard let route else { return NewsState.Position(level: level, depth: 0) }
        let place = state.level(level)?.path.lastIndex { $0.fields.isSame(as: route.fields) }
        return NewsState.Position(level: level, depth: place.map { $0 + 1 } ?? .max)
    }

    private func count(_ counter: NewsCounter, _ level: Int, _ route: NewsRoute?) -> Int {
        switch counter {
        case .arrivals: return observed(level)?.arrivals(of: route) ?? 0
        case .reselections: return 0
        }
    }

    /// A shown level, by its identity.
    func observed(_ id: Int) -> NewsLevel? {
        if bases.indices.contains(id) { return bases[id] }
        return nil
    }
}

/// Which screens the graph lets each screen push.
nonisolated enum NewsWays {
    /// By the index of the pushing node.
    private static let pushes: [[Int]] = [
        [1, 2, 4], [2], [3], [], [2],
    ]

    static func pushes(_ source: NewsNode, _ target: NewsNode) -> Bool {
        pushes[source.index].contains(target.index)
    }
}

/// A view that holds back links, and the screen that it is in.
@MainActor struct NewsHolder {
    weak var view: AnyObject?
    let position: NewsState.Position
    /// The state when it began to hold.
    private let former: NewsState

    init?(_ view: AnyObject, at position: NewsState.Position, in state: NewsState) {
        if state.node(at: position) == nil { return nil }
        self.view = view
        self.position = position
        former = state
    }

    /// Whether the view is still there, visible or not.
    func isThere(in state: NewsState) -> Bool {
        view != nil && state.isSame(as: former, at: position)
    }
}

extension NewsNavigator {
    /// Makes a view hold back links, or stop doing so.
    func hold(_ view: AnyObject, _ isHolding: Bool, at position: NewsState.Position) {
        let former = holders.first { $0.view === view }
        holders.removeAll { $0.view === view }
        if isHolding, let holder = former ?? NewsHolder(view, at: position, in: state) {
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

nonisolated extension NewsState {
    /// Whether nothing is on top of a screen.
    func isOnTop(_ position: Position) -> Bool {
        let level = top
        return position.level == level.id && position.depth == level.path.count
    }
}

nonisolated extension NewsState {
    /// The link to what is on top; `nil` if there is none.
    var link: NewsLink? {
        if let route = top.path.last { return NewsLink(route) }
        switch top.content {
        case .screen(let route): return NewsLink(route)
        }
    }

    /// The URL of what is on top; `nil` if there is none.
    var url: String? { link?.url }
}

nonisolated extension NewsLink {
    /// Creates the link to a screen; `nil` if there is none.
    init?(_ route: NewsRoute) {
        switch route {
        case .frontPage:
            self = .frontPage
        case .topic(let topic):
            self = .topic(topic: topic)
        case .article(let topic, let articleId, let ref):
            self = .article(topic: topic, articleId: articleId, ref: ref)
        case .comments(let topic, let articleId, let order, let page):
            self = .comments(topic: topic, articleId: articleId, order: order, page: page)
        case .search(let query, let topics):
            self = .search(query: query, topics: topics)
        }
    }
}

/// What a navigator remembers about what it has to open.
nonisolated struct NewsOpening {
    /// The last URL, its time, and whether a link matched it.
    var last: (url: String, time: Double, isLink: Bool)?
    /// The newest link that is held back, the URL that requested it, and since when it has waited.
    var held: (link: NewsLink, url: String, since: Double)?
    /// The newest link that arrived before the saved state was restored.
    var early: (link: NewsLink, url: String)?
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

extension NewsNavigator {
    /// Opens a URL; `false` if no link matches it. The system may deliver the same one twice:
    /// within a second, it is opened once.
    @discardableResult
    func open(_ url: String) -> Bool {
        let time = now()
        if let last = opening.last, last.url == url, abs(time - last.time) < 1 {
            return last.isLink
        }
        let link = NewsLink(url)
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
    func open(_ link: NewsLink) {
        open(link, link.url() ?? link.node.rawValue, as: opening.number())
    }

    /// Whether a URL is one of the graph's links.
    func recognizes(_ url: URL) -> Bool { NewsLink(url: url).map(isOwn) ?? false }

    /// Asks the app what a URL stands for, and opens that, unless a newer link was opened
    /// meanwhile.
    private func askApp(about url: String) {
        guard let handlers, let unknown = URL(string: url) else { return }
        let number = opening.number()
        _Concurrency.Task { [weak self] in
            guard let known = await handlers.onUnknownLink(unknown), let self,
                let link = NewsLink(url: known)
            else { return }
            if opening.newest < number { open(link, known.absoluteString, as: number) }
        }
    }

    /// Whether a link is for this stack.
    private func isOwn(_ link: NewsLink) -> Bool { link.step.map(state.isOwn) ?? true }

    private func open(_ link: NewsLink, _ url: String, as number: Int) {
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
    private func hold(_ link: NewsLink, _ url: String) {
        opening.early = nil
        opening.held = (link, url, now())
        announce(.url(url, .parked(link.node)))
    }

    /// Follows a link that came before what was saved was restored, unless that holds it back.
    func followEarly(_ link: NewsLink, _ url: String) {
        if isHeld(state) { return hold(link, url) }
        settle(.link) { $0.follow(link) }
    }

    private func isHeld(_ state: NewsState) -> Bool {
        holders.contains { $0.isThere(in: state) }
    }

    /// A link that has waited since an earlier launch, by the URL that requested it.
    func waitingLink(_ url: String) -> (link: NewsLink, url: String)? {
        NewsLink(url).map { ($0, url) }
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
final class NewsScenes {
    private struct Scene {
        weak var navigator: NewsNavigator?
    }

    /// By activity, the most recent last.
    private var scenes: [Scene] = []
    /// What waits for the first scene: the newest link, or a URL to ask the app about.
    private var waiting: (url: String, isLink: Bool)?

    init() {}

    /// The navigator of the most recently active scene.
    var active: NewsNavigator? { scenes.last { $0.navigator != nil }?.navigator }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: String) -> Bool {
        if let active { return active.open(url) }
        let isLink = NewsLink(url) != nil
        if isLink || waiting?.isLink != true { waiting = (url, isLink) }
        return isLink
    }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no
    /// link matches it.
    @discardableResult
    func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Records that a scene was created or became active.
    func activate(_ navigator: NewsNavigator) {
        scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
        scenes.append(Scene(navigator: navigator))
        if let waiting {
            self.waiting = nil
            navigator.open(waiting.url)
        }
    }
}

/// What the app does when navigation asks for it.
@MainActor protocol NewsHandlers {
    /// Resolves a URL that no link matches, such as a short one; `nil` if it stands for nothing.
    func onUnknownLink(_ url: URL) async -> URL?
}

extension NewsHandlers {
    func onUnknownLink(_ url: URL) async -> URL? { nil }
}

extension NewsNavigator {
    /// Handles the effects of a step beyond the state.
    private func follow(_ outcome: NewsState.Outcome) {
        switch outcome {
        case .done, .ignored: break
        }
    }
}

/// An event in the app's navigation.
nonisolated enum NewsEvent: Hashable, Sendable {
    /// A node is now on top, with its values as strings; sensitive ones are omitted.
    case shown(NewsNode, values: [String: String])
    case left(NewsNode)
    /// An exit of a screen was taken.
    case routed(from: NewsNode, to: NewsNode)
    /// A URL was to be opened.
    case url(String, Opened)
    /// A presentation was closed.
    case closed(NewsNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }

    enum Opened: Hashable, Sendable {
        case opened(NewsNode)
        /// It waits for a condition, or until nothing holds it back.
        case parked(NewsNode)
        /// The graph has no such link, or it is not for the stack that is shown.
        case unmatched
        /// A condition does not hold, and nothing stands in for it.
        case refused(NewsNode)
    }
}

nonisolated extension NewsFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(NewsNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension NewsFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        case .int(let value): return "\(value)"
        case .list(let values): return values.compactMap(\.told).joined(separator: ", ")
        }
    }
}

nonisolated extension NewsState {
    /// What is on top: a level, a depth, and a node with its values.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: NewsNode
        let values: [String: String]
    }

    var seen: Top {
        let level = top
        return Top(
            level: level.id, depth: level.path.count, node: level.node,
            values: level.path.last?.fields.told ?? level.content.told)
    }
}

extension NewsNavigator {
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

    func announce(_ event: NewsEvent) { tellAfterwards { events.append(event) } }

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
    func announce(from former: NewsState, _ closer: NewsEvent.Closer) {
        guard onEvent != nil else { return }
        let (left, shown) = (former.seen, state.seen)
        guard left != shown else { return }
        announce(.left(left.node))
        announce(.shown(shown.node, values: shown.values))
    }
}

/// What is saved: a state, and the URL of the link that is held back.
nonisolated struct NewsSavedState: Codable {
    var state: NewsState
    var held: String?
    var heldSince: Double?

    init(state: NewsState, held: String?, heldSince: Double?) {
        self.state = state
        self.held = held
        self.heldSince = heldSince
    }

    init(from decoder: any Decoder) throws {
        state = try NewsState(from: decoder)
        let container = try decoder.container(keyedBy: NewsKey.self)
        held = try? container.decodeIfPresent(String.self, forKey: NewsKey("held"))
        heldSince = try? container.decodeIfPresent(Double.self, forKey: NewsKey("heldSince"))
    }

    func encode(to encoder: any Encoder) throws {
        try state.encode(to: encoder)
        var container = encoder.container(keyedBy: NewsKey.self)
        try container.encodeIfPresent(held, forKey: NewsKey("held"))
        try container.encodeIfPresent(heldSince, forKey: NewsKey("heldSince"))
    }
}

extension NewsNavigator {
    /// Encodes what a later launch restores; `nil` if it cannot be encoded.
    func save() -> Data? {
        let encoder = JSONEncoder()
        // JSON cannot represent these numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(
            NewsSavedState(state: state, held: opening.held?.url, heldSince: opening.held?.since))
    }

    /// Shows what was saved, as far as it can be read and the conditions allow it.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let saved = try? decoder.decode(NewsSavedState.self, from: data) else { return }
        if opening.held == nil, let (link, url) = saved.held.flatMap({ waitingLink($0) }) {
            opening.held = (link, url, saved.heldSince ?? now())
        }
        settle { $0.restore(saved.state) }
    }
}

nonisolated extension NewsState {
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
