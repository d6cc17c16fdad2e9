// Written by navgen from stack.yaml. Do not edit.
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
final class RecipesNavigator {
    /// All that is wanted.
    private(set) var state: RecipesState
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: RecipesState
    /// Of each tab and root.
    let bases: [RecipesLevel]
    /// It shows one stack, whatever else there is in the graph.
    @ObservationIgnored var isStack = false
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any RecipesHandlers)?
    /// Hears of all that happens.
    @ObservationIgnored var onEvent: (@MainActor (RecipesEvent) -> Void)?
    /// What it is to hear yet, in order.
    @ObservationIgnored var events: [RecipesEvent] = []
    @ObservationIgnored var isTelling = false

    /// A navigator that shows a state; without one, what the app starts with.
    init(_ state: RecipesState? = nil) {
        let state = state ?? RecipesState()
        self.state = state
        shown = state
        bases = state.bases.map { RecipesLevel($0) }
        for level in bases { level.connect(self) }
    }
}

extension RecipesNavigator {
    /// Takes a step on the uppermost level, if its conditions allow it.
    @discardableResult
    func go(_ step: RecipesState.Step) -> RecipesState.Outcome {
        settle { $0.go(step) }
    }

    /// Puts a screen on the uppermost stack.
    @discardableResult
    func push(_ route: RecipesRoute) -> RecipesState.Outcome { go(.push(route)) }

    /// Goes back a screen; false where there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop() } }

    /// Goes back to the topmost screen of a node; false where it lies nowhere below.
    @discardableResult
    func pop(to node: RecipesNode) -> Bool { settle { $0.pop(to: node) } }

    /// Empties the uppermost stack.
    func popToRoot() { settle { $0.popToRoot() } }

    /// Takes a way out of a screen, if it stands where it says, and the conditions allow it.
    @discardableResult
    func take(_ exit: RecipesExit, from position: RecipesState.Position) -> RecipesState.Outcome {
        guard let source = state.node(at: position) else { return .ignored }
        let event = exit.target.map { RecipesEvent.routed(from: source, to: $0) }
        return settle(telling: { $0.isTaken ? event : nil }) { $0.take(exit, from: position) }
    }
}

extension RecipesNavigator {
    /// Changes what is wanted, lets what is shown follow, and tells of it.
    ///
    /// What is to be told of what came of it is told first.
    @discardableResult
    func settle<Result>(
        _ closer: RecipesEvent.Closer = .code,
        telling event: (Result) -> RecipesEvent? = { _ in nil },
        _ change: (inout RecipesState) -> Result
    ) -> Result {
        tellAfterwards {
            let former = state
            var next = former
            let result = change(&next)
            if isStack { stay(as: former, &next) }
            if next != former { state = next }
            let outcome = result as? RecipesState.Outcome
            if let event = event(result) { announce(event) }
            announce(from: former, closer)
            advance()
            if let outcome { follow(outcome) }
            return result
        }
    }

    /// What leads out of this stack leads nowhere.
    private func stay(as former: RecipesState, _ next: inout RecipesState) {
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

extension RecipesNavigator {
    /// Lets what is shown follow what is wanted, as far as the system lets it.
    private func advance() {
        show(state)
    }

    private func show(_ next: RecipesState) {
        shown = next
        for (level, base) in zip(bases, next.bases) { level.show(base) }
    }
}

extension RecipesNavigator {
    /// The system has changed a stack: fewer screens are a way back, more are pushes, and all else
    /// is put right.
    func follow(_ path: [RecipesRoute], on level: RecipesLevel) {
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
    private func push(_ route: RecipesRoute, on level: RecipesLevel) {
        let sources = state.sources(ofLevel: level.id)
        guard let source = sources.last(where: { RecipesWays.pushes($0, route.node) }) else {
            #if DEBUG
                print("Recipes: no way of the graph pushes `\(route.node)` from here")
            #endif
            return
        }
        let depth = state.level(level.id)?.path.count ?? 0
        let event = RecipesEvent.routed(from: source, to: route.node)
        let position = RecipesState.Position(level: level.id, depth: depth)
        settle(.user, telling: { $0.isTaken ? event : nil }) {
            $0.take(.push(route), from: position)
        }
    }
}

/// What a level shows, as its views observe it.
@MainActor @Observable
final class RecipesLevel: Identifiable {
    /// That of the level in the state.
    nonisolated let id: Int
    private(set) var content: RecipesState.Content
    private(set) var path: [RecipesRoute] = []
    private var counts: RecipesState.Arrivals
    /// Counts what the system did that was not to be: its stack is to look again.
    private(set) var corrections = 0
    @ObservationIgnored private weak var navigator: RecipesNavigator?

    init(_ level: RecipesState.Level) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
    }

    /// Tells the navigator of what happens on it.
    func connect(_ navigator: RecipesNavigator) {
        self.navigator = navigator
    }

    /// Takes over what has changed, and nothing else.
    func show(_ level: RecipesState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How often links have come to a screen when that was on top already; nil: to the lowest one.
    func arrivals(of route: RecipesRoute?) -> Int {
        return counts[route]
    }

    /// Its stack, as the system sees and changes it: after each correction another property, so
    /// that it looks again.
    subscript(stack corrections: Int) -> [RecipesRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// The system has made this of the stack.
    func follow(_ path: [RecipesRoute]) { self.path = path }

    func correct() { corrections += 1 }
}

nonisolated extension RecipesState {
    /// Where a screen stands: on which level, and how many lie below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
    }

    /// The node that stands somewhere; nil: none does.
    func node(at position: Position) -> RecipesNode? {
        guard let level = level(position.level) else { return nil }
        if position.depth == 0 { return level.content.node }
        return position.depth <= level.path.count ? level.path[position.depth - 1].node : nil
    }

    /// The nodes from which something can be pushed on a level.
    func sources(ofLevel id: Int) -> [RecipesNode] {
        guard let level = level(id) else { return [] }
        return [level.node]
    }

    /// What the system has made of a stack that is shown.
    mutating func setPath(_ path: [RecipesRoute], ofLevel id: Int) {
        if bases.indices.contains(id) { bases[id].path = path }
    }

    /// Takes one of the ways out of a screen that stands somewhere.
    @discardableResult
    mutating func take(_ exit: RecipesExit, from position: Position) -> Outcome {
        guard let level = place(ofLevel: position.level) else { return .ignored }
        switch exit {
        case .push(let route): return go(.push(route), on: level)
        case .replace(let route): return go(.replace(route), on: level)
        case .reset(let route): return go(.reset(route), on: level)
        case .popTo(let node): return pop(to: node, below: position) ? .done : .ignored
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

    /// Goes back to the topmost screen of a node below one, on the stack or in an earlier column.
    private mutating func pop(to node: RecipesNode, below position: Position) -> Bool {
        guard let level = place(ofLevel: position.level), position.depth > 0 else { return false }
        let below = self[level].path.prefix(position.depth - 1)
        if let place = below.lastIndex(where: { $0.node == node }) {
            keep(place + 1, ofLevel: position.level)
        } else if self[level].content.node == node {
            keep(0, ofLevel: position.level)
        } else {
            return false
        }
        return true
    }

    /// Leaves only the lowest screens of a level, and nothing upon that.
    mutating func keep(_ count: Int, ofLevel id: Int) {
        guard let level = place(ofLevel: id) else { return }
        guard count < self[level].path.count else { return }
        self[level].path.removeSubrange(count...)
        self[level].forgetArrivals()
    }
}

extension RecipesNavigator {
    /// Carries out the exits of a screen: of the lowest of a level, or of the topmost like a route.
    func handler(level: Int, route: RecipesRoute? = nil) -> RecipesExitHandler {
        RecipesExitHandler(
            go: { [weak self] exit in
                guard let self else { return }
                take(exit, from: position(level, route))
            },
            count: { [weak self] counter in self?.count(counter, level, route) ?? 0 })
    }

    /// Where a screen stands now; of equal ones on a stack, the upper one is meant.
    func position(_ level: Int, _ route: RecipesRoute?) -> RecipesState.Position {
        guard let route else { return RecipesState.Position(level: level, depth: 0) }
        let place = state.level(level)?.path.lastIndex { $0.fields.isSame(as: route.fields) }
        return RecipesState.Position(level: level, depth: place.map { $0 + 1 } ?? .max)
    }

    private func count(_ counter: RecipesCounter, _ level: Int, _ route: RecipesRoute?) -> Int {
        switch counter {
        case .arrivals: return observed(level)?.arrivals(of: route) ?? 0
        case .reselections: return 0
        }
    }

    /// A level as it is shown.
    func observed(_ id: Int) -> RecipesLevel? {
        if bases.indices.contains(id) { return bases[id] }
        return nil
    }
}

/// Which screens the graph lets another one push.
nonisolated enum RecipesWays {
    /// By the place of the node that pushes.
    private static let pushes: [[Int]] = [
        [1, 2], [2], [2, 3], [4], [],
    ]

    static func pushes(_ source: RecipesNode, _ target: RecipesNode) -> Bool {
        pushes[source.index].contains(target.index)
    }
}

/// What the app does when navigation asks for it.
@MainActor protocol RecipesHandlers {
}

extension RecipesNavigator {
    /// What comes of a step beyond the state.
    private func follow(_ outcome: RecipesState.Outcome) {
        switch outcome {
        case .done, .ignored: break
        }
    }
}

/// What happens in the app's navigation.
nonisolated enum RecipesEvent: Hashable, Sendable {
    /// A node has come to be on top, with its values as texts; sensitive ones are left out.
    case shown(RecipesNode, values: [String: String])
    case left(RecipesNode)
    /// A way out of a screen was taken.
    case routed(from: RecipesNode, to: RecipesNode)
    /// A presentation was taken away.
    case closed(RecipesNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }
}

nonisolated extension RecipesFields {
    /// The values that may be told, by their names.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(RecipesNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension RecipesFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        case .int(let value): return "\(value)"
        }
    }
}

nonisolated extension RecipesState {
    /// What is on top: a level, a height, a node with its values.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: RecipesNode
        let values: [String: String]
    }

    var seen: Top {
        let level = top
        return Top(
            level: level.id, depth: level.path.count, node: level.node,
            values: level.path.last?.fields.told ?? level.content.told)
    }
}

extension RecipesNavigator {
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

    func announce(_ event: RecipesEvent) { tellAfterwards { events.append(event) } }

    /// Shows what was saved, and tells what is on top then: nobody has seen what was there before.
    func begin(with saved: Data? = nil) {
        tellAfterwards {
            if let saved { restore(saved) }
            events = []
            events.insert(.shown(state.seen.node, values: state.seen.values), at: 0)
        }
    }

    /// Tells what has changed, once.
    func announce(from former: RecipesState, _ closer: RecipesEvent.Closer) {
        guard onEvent != nil else { return }
        let (left, shown) = (former.seen, state.seen)
        guard left != shown else { return }
        announce(.left(left.node))
        announce(.shown(shown.node, values: shown.values))
    }
}

extension RecipesNavigator {
    /// What a later start of the app restores; nil: it cannot be written.
    func save() -> Data? {
        let encoder = JSONEncoder()
        // JSON has no such numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(state)
    }

    /// Shows what was saved, as far as it is understood and the conditions allow it.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard var saved = try? decoder.decode(RecipesState.self, from: data) else { return }
        // The graph says nothing of what a stack stands on.
        if isStack { saved.base.content = state.base.content }
        settle { $0.restore(saved) }
    }
}

nonisolated extension RecipesState {
    /// Takes over what was saved.
    mutating func restore(_ saved: Self) {
        self = saved
    }
}
