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

/// Navigates: holds the wanted state, and brings what is shown in line with it, one step at a time.
///
/// Each scene has one. Views observe its parts, so that a change updates only the views that show
/// it.
@MainActor @Observable
final class RecipesNavigator {
    /// The wanted state.
    private(set) var state: RecipesState
    /// What is shown, as far as the system has been told.
    @ObservationIgnored private(set) var shown: RecipesState
    /// The level of each tab and root.
    let bases: [RecipesLevel]
    /// What the app does when navigation asks for it.
    @ObservationIgnored var handlers: (any RecipesHandlers)?
    /// Receives all events.
    @ObservationIgnored var onEvent: (@MainActor (RecipesEvent) -> Void)?
    /// The events still to be reported, in order.
    @ObservationIgnored var events: [RecipesEvent] = []
    @ObservationIgnored var isTelling = false

    /// Creates a navigator that shows a state; by default, the initial one.
    init(_ state: RecipesState? = nil) {
        let state = state ?? RecipesState()
        self.state = state
        shown = state
        bases = state.bases.map { RecipesLevel($0) }
        for level in bases { level.connect(self) }
    }
}

extension RecipesNavigator {
    /// Takes a step on the topmost level, if its conditions allow it.
    @discardableResult
    func go(_ step: RecipesState.Step) -> RecipesState.Outcome {
        settle { $0.go(step) }
    }

    /// Pushes a screen on the topmost stack.
    @discardableResult
    func push(_ route: RecipesRoute) -> RecipesState.Outcome { go(.push(route)) }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    func pop() -> Bool { settle { $0.pop() } }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    func pop(to node: RecipesNode) -> Bool { settle { $0.pop(to: node) } }

    /// Empties the topmost stack.
    func popToRoot() { settle { $0.popToRoot() } }

    /// Takes an exit of a screen, if the screen is at that position and the conditions allow it.
    @discardableResult
    func take(_ exit: RecipesExit, from position: RecipesState.Position) -> RecipesState.Outcome {
        guard let source = state.node(at: position) else { return .ignored }
        let event = exit.target.map { RecipesEvent.routed(from: source, to: $0) }
        return settle(telling: { $0.isTaken ? event : nil }) { $0.take(exit, from: position) }
    }
}

extension RecipesNavigator {
    /// Changes the wanted state, updates what is shown, and reports events.
    ///
    /// The event for the result of the change is reported first.
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
            if next != former { state = next }
            let outcome = result as? RecipesState.Outcome
            if let event = event(result) { announce(event) }
            announce(from: former, closer)
            advance()
            if let outcome { follow(outcome) }
            return result
        }
    }
}

extension RecipesNavigator {
    /// Brings what is shown in line with the wanted state, as far as the system allows.
    private func advance() {
        show(state)
    }

    private func show(_ next: RecipesState) {
        shown = next
        for (level, base) in zip(bases, next.bases) { level.show(base) }
    }
}

extension RecipesNavigator {
    /// Called when the system has changed a stack: fewer screens mean back, more mean pushes; all
    /// else is corrected.
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

    /// Pushes the value of a link in a screen, if the graph has a route for it.
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
    /// The identity of the level in the state.
    nonisolated let id: Int
    private(set) var content: RecipesState.Content
    private(set) var path: [RecipesRoute] = []
    private var counts: RecipesState.Arrivals
    /// Counts rejected changes by the system; makes its stack be read again.
    private(set) var corrections = 0
    @ObservationIgnored private weak var navigator: RecipesNavigator?

    init(_ level: RecipesState.Level) {
        id = level.id
        content = level.content
        path = level.path
        counts = level.counts
    }

    /// Reports what happens on it to a navigator.
    func connect(_ navigator: RecipesNavigator) {
        self.navigator = navigator
    }

    /// Updates only what has changed.
    func show(_ level: RecipesState.Level) {
        if content != level.content { content = level.content }
        if path != level.path { path = level.path }
        if counts != level.counts { counts = level.counts }
    }

    /// How many times links led to a screen that was already on top; `nil` means the lowest one.
    func arrivals(of route: RecipesRoute?) -> Int {
        return counts[route]
    }

    /// Its stack, as the system reads and sets it; a different property after each correction, so
    /// that it is read again.
    subscript(stack corrections: Int) -> [RecipesRoute] {
        get { path }
        set { navigator?.follow(newValue, on: self) }
    }

    /// Takes over the stack as the system has changed it.
    func follow(_ path: [RecipesRoute]) { self.path = path }

    func correct() { corrections += 1 }
}

nonisolated extension RecipesState {
    /// Where a screen is: its level, and how many screens are below it there.
    struct Position: Hashable, Sendable {
        /// The identity of the level.
        let level: Int
        let depth: Int
    }

    /// The node at a position; `nil` if there is none.
    func node(at position: Position) -> RecipesNode? {
        guard let level = level(position.level) else { return nil }
        if position.depth == 0 { return level.content.node }
        return position.depth <= level.path.count ? level.path[position.depth - 1].node : nil
    }

    /// The nodes on a level that something can be pushed from.
    func sources(ofLevel id: Int) -> [RecipesNode] {
        guard let level = level(id) else { return [] }
        return [level.node]
    }

    /// Takes over a shown stack as the system has changed it.
    mutating func setPath(_ path: [RecipesRoute], ofLevel id: Int) {
        if bases.indices.contains(id) { bases[id].path = path }
    }

    /// Takes an exit of the screen at a position.
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

    /// Goes back to a node's topmost screen below a position, on the stack or in an earlier column.
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

    /// Keeps only the lowest screens of a level, and nothing on top of them.
    mutating func keep(_ count: Int, ofLevel id: Int) {
        guard let level = place(ofLevel: id) else { return }
        guard count < self[level].path.count else { return }
        self[level].path.removeSubrange(count...)
        self[level].forgetArrivals()
    }
}

extension RecipesNavigator {
    /// Makes the exit handler of a screen: a level's lowest, or the topmost that matches a route.
    func handler(level: Int, route: RecipesRoute? = nil) -> RecipesExitHandler {
        RecipesExitHandler(
            go: { [weak self] exit in
                guard let self else { return }
                take(exit, from: position(level, route))
            },
            count: { [weak self] counter in self?.count(counter, level, route) ?? 0 })
    }

    /// The current position of a screen; of equal ones on a stack, the upper one.
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

    /// A shown level, by its identity.
    func observed(_ id: Int) -> RecipesLevel? {
        if bases.indices.contains(id) { return bases[id] }
        return nil
    }
}

/// Which screens the graph lets each screen push.
nonisolated enum RecipesWays {
    /// By the index of the pushing node.
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
    /// Handles the effects of a step beyond the state.
    private func follow(_ outcome: RecipesState.Outcome) {
        switch outcome {
        case .done, .ignored: break
        }
    }
}

/// An event in the app's navigation.
nonisolated enum RecipesEvent: Hashable, Sendable {
    /// A node is now on top, with its values as strings; sensitive ones are omitted.
    case shown(RecipesNode, values: [String: String])
    case left(RecipesNode)
    /// An exit of a screen was taken.
    case routed(from: RecipesNode, to: RecipesNode)
    /// A presentation was closed.
    case closed(RecipesNode, by: Closer)

    enum Closer: Hashable, Sendable { case user, code, link }
}

nonisolated extension RecipesFields {
    /// The values that may be reported, by name.
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
    /// What is on top: a level, a depth, and a node with its values.
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

    func announce(_ event: RecipesEvent) { tellAfterwards { events.append(event) } }

    /// Shows what was saved, and reports what is then on top: nobody saw what was there before.
    func begin(with saved: Data? = nil) {
        tellAfterwards {
            if let saved { restore(saved) }
            events = []
            events.insert(.shown(state.seen.node, values: state.seen.values), at: 0)
        }
    }

    /// Reports what has changed, once.
    func announce(from former: RecipesState, _ closer: RecipesEvent.Closer) {
        guard onEvent != nil else { return }
        let (left, shown) = (former.seen, state.seen)
        guard left != shown else { return }
        announce(.left(left.node))
        announce(.shown(shown.node, values: shown.values))
    }
}

extension RecipesNavigator {
    /// Encodes what a later launch restores; `nil` if it cannot be encoded.
    func save() -> Data? {
        let encoder = JSONEncoder()
        // JSON cannot represent these numbers.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode(state)
    }

    /// Shows what was saved, as far as it can be read and the conditions allow it.
    func restore(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let saved = try? decoder.decode(RecipesState.self, from: data) else { return }
        settle { $0.restore(saved) }
    }
}

nonisolated extension RecipesState {
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
