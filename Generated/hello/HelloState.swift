// Written by navgen from hello.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// Everything visible of the app's navigation, as a value.
///
/// Each function that changes it is pure: it depends only on the state and its arguments.
nonisolated struct HelloState: Hashable, Sendable {
    /// What is below all presentations.
    var bases: [Level]
    /// Whether it is one stack, which begins as the app says and belongs to no root or tab.
    var isStack = false

    /// What a stack begins with, by the stack's place.
    static func initialContent(_ place: Int) -> Content {
        .screen(.home)
    }

    /// Creates a state with the stack of its root or tab, and what is presented on it.
    init(content: Content? = nil, path: [HelloRoute] = []) {
        bases = (0..<1).map { Level(id: $0, content: Self.initialContent($0)) }
        if let content { base.content = content }
        base.path = path
    }

    /// The place of the visible stack, without presentations.
    var place: Int {
        0
    }

    /// What is visible, without presentations.
    var base: Level {
        get { bases[place] }
        set { bases[place] = newValue }
    }

    /// The visible stack, without presentations.
    var path: [HelloRoute] { base.path }

    /// The number of levels: the base and each presentation.
    var depth: Int { 1 }

    /// A level, by its place: 0 is the base, the others are presented.
    subscript(level: Int) -> Level {
        get { base }
        set { base = newValue }
    }

    /// The topmost level.
    var top: Level { base }

    /// The place of a level, by default the topmost; `nil` if there is no such level.
    func existing(_ level: Int?) -> Int? {
        let level = level ?? depth - 1
        return (0..<depth).contains(level) ? level : nil
    }

    /// The place of a level; `nil` if it is gone or not visible.
    func place(ofLevel id: Int) -> Int? {
        if base.id == id { return 0 }
        return nil
    }

    /// A level, by its identity, even that of a tab that is not selected.
    func level(_ id: Int) -> Level? {
        if bases.indices.contains(id) { return bases[id] }
        return nil
    }

    /// The node on top of everything.
    var node: HelloNode { top.node }

    /// The visible nodes, and those below them.
    var nodes: [HelloNode] {
        var nodes: [HelloNode] = []
        for level in 0..<depth { nodes += self[level].nodes }
        return nodes
    }
}

nonisolated extension HelloState {
    /// What a root, tab or presentation shows, and the stack on top of it.
    struct Level: Hashable, Identifiable, Sendable {
        /// Distinguishes presentations of the same thing.
        var id = 0
        var content: Content
        var path: [HelloRoute] = []
        /// Whether some of the stack could not be saved or restored.
        var isCut = false
        /// How many times links led to each of its screens while it was already on top.
        var counts = Arrivals()

        /// The nodes, from the lowest up.
        var nodes: [HelloNode] {
            [content.node] + path.map(\.node)
        }

        /// Whether the same thing is on top in the same presentation.
        func isOnTop(of other: Level) -> Bool {
            guard id == other.id, path.isEmpty == other.path.isEmpty else { return false }
            if let route = screens.last, let other = other.screens.last {
                return route.fields.isSame(as: other.fields)
            }
            return content.isSame(as: other.content)
        }

        /// How many times a link led to what is on top while it was already there.
        var arrivals: Int { counts[screens.last] }

        /// The screens of its columns and its stack.
        private var screens: [HelloRoute] { path }

        /// Records that a link led to what was already on top.
        mutating func arrive() { counts.add(screens.last) }

        /// Forgets the arrivals at what is no longer there.
        mutating func forgetArrivals() { counts.keep(screens, content: true) }

        /// Takes over the arrivals at what was there before and still is.
        mutating func keepArrivals(of former: Self) {
            counts = former.counts
            counts.keep(screens, content: content.isSame(as: former.content))
        }

        /// The node on top.
        var node: HelloNode { path.last?.node ?? content.node }
    }

    /// How many times links led to screens that were already on top.
    ///
    /// `nil` stands for what is below a stack and is not a column.
    struct Arrivals: Hashable, Sendable {
        private struct Count: Hashable, Sendable {
            let screen: HelloRoute?
            var number = 0

            func isOf(_ other: HelloRoute?) -> Bool {
                guard let screen, let other else { return screen == nil && other == nil }
                return screen.fields.isSame(as: other.fields)
            }
        }

        private var counts: [Count] = []

        subscript(screen: HelloRoute?) -> Int { counts.first { $0.isOf(screen) }?.number ?? 0 }

        mutating func add(_ screen: HelloRoute?) {
            let place = counts.firstIndex { $0.isOf(screen) } ?? counts.endIndex
            if place == counts.endIndex { counts.append(Count(screen: screen)) }
            counts[place].number += 1
        }

        /// Forgets all screens except these.
        mutating func keep(_ screens: [HelloRoute], content isKept: Bool) {
            counts.removeAll { count in
                count.screen == nil ? !isKept : !screens.contains { count.isOf($0) }
            }
        }
    }

    /// What a level shows below its stack.
    enum Content: Hashable, Sendable {
        case screen(HelloRoute)

        var node: HelloNode {
            switch self {
            case .screen(let content): return content.node
            }
        }

        /// Its values that may be reported, by name.
        var told: [String: String] {
            switch self {
            case .screen(let content): return content.fields.told
            }
        }
    }
}

nonisolated extension HelloState {
    /// Pushes a screen on the stack of a level, by default the topmost.
    mutating func push(_ route: HelloRoute, on level: Int? = nil) {
        change(level) { $0.path.append(route) }
    }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    mutating func pop(_ level: Int? = nil) -> Bool {
        guard let place = existing(level), !self[place].path.isEmpty else { return false }
        change(level) { $0.path.removeLast() }
        return true
    }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    mutating func pop(to node: HelloNode, _ level: Int? = nil) -> Bool {
        guard let current = existing(level).map({ self[$0] }) else { return false }
        if let place = current.path.lastIndex(where: { $0.node == node }) {
            change(level) { $0.path.removeSubrange((place + 1)...) }
        } else if current.content.node == node {
            change(level) { $0.path = [] }
        } else {
            return false
        }
        return true
    }

    /// Empties the stack of a level.
    mutating func popToRoot(_ level: Int? = nil) {
        change(level) { $0.path = [] }
    }

    /// Replaces the screen on top.
    mutating func replace(with route: HelloRoute, on level: Int? = nil) {
        change(level) { level in
            _ = level.path.popLast()
            level.path.append(route)
        }
    }

    /// Replaces a whole stack with a screen.
    mutating func reset(to route: HelloRoute, on level: Int? = nil) {
        change(level) { $0.path = [route] }
    }

    private mutating func change(_ level: Int?, _ body: (inout Level) -> Void) {
        guard let place = existing(level) else { return }
        body(&self[place])
        self[place].forgetArrivals()
    }

    /// Shows a plan: the stack of its root or tab, and what it presents. Other tabs keep theirs.
    /// What is already there with equal identity stays, with the plan's values.
    mutating func open(_ plan: Self) {
        let former = self
        if isStack, plan.base.content.node != base.content.node { return }
        var base = plan.base
        base.id = self.base.id
        base.keepArrivals(of: self.base)
        self.base = base
        if depth == former.depth, top.isOnTop(of: former.top) {
            self[depth - 1].arrive()
        }
    }

    /// Whether a step leads nowhere else: one stack shows what begins with the same screen,
    /// wherever in the graph.
    func isOwn(_ step: Step) -> Bool {
        guard isStack else { return true }
        switch step {
        case .open(let plan): return plan.base.content.node == base.content.node

        default: return true
        }
    }

    /// The next state to show on the way from what is shown to what is wanted: one change that the
    /// system can make at once.
    ///
    /// A root changes only with nothing presented over it; presentations go before others appear,
    /// one by one.
    static func next(shown: Self, wanted: Self) -> Self {
        return wanted
    }
}

nonisolated extension HelloState {
    /// A step from one state to another.
    indirect enum Step: Hashable, Sendable {
        /// A plan, such as that of a link.
        case open(HelloState)
        case push(HelloRoute)
        /// Replaces what is on top.
        case replace(HelloRoute)
        /// Replaces the whole stack.
        case reset(HelloRoute)
    }

    /// What became of a step.
    enum Outcome: Hashable, Sendable {
        case done
        /// Nothing happened: what requested it is gone, or there is no such exit.
        case ignored

        /// Whether it has happened, or will.
        var isTaken: Bool {
            self != .ignored
        }
    }

    /// Takes a step on a level, by default the topmost.
    @discardableResult
    mutating func go(_ step: Step, on level: Int? = nil) -> Outcome {
        guard let level = existing(level), isOwn(step) else { return .ignored }
        take(step, on: level)
        return .done
    }

    private mutating func take(_ step: Step, on level: Int) {
        switch step {
        case .open(let plan): open(plan)
        case .push(let route): push(route, on: level)
        case .replace(let route): replace(with: route, on: level)
        case .reset(let route): reset(to: route, on: level)
        }
    }
}

nonisolated extension HelloState.Content {
    /// Whether it is the same thing, even if values outside its identity differ.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.screen(let one), .screen(let other)): return one.fields.isSame(as: other.fields)
        }
    }
}

/// Reads saved states of other app versions as far as they are understood: decoding never fails as
/// a whole.
nonisolated extension HelloState: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: HelloKey.self)
        if isStack { try container.encode(isStack, forKey: HelloKey("isStack")) }
        var bases = container.nestedContainer(keyedBy: HelloKey.self, forKey: HelloKey("bases"))
        for (level, names) in zip(self.bases, Self.baseNames) {
            try bases.encode(level, forKey: HelloKey(names[0]))
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: HelloKey.self)
        self.init()
        isStack = container.contains(HelloKey("isStack"))
        let bases =
            try? container.nestedContainer(keyedBy: HelloKey.self, forKey: HelloKey("bases"))
        for (place, names) in Self.baseNames.enumerated() {
            let saved = names.lazy.compactMap { name in
                try? bases?.decodeIfPresent(Level.self, forKey: HelloKey(name))
            }
            guard let level = saved.first else {
                continue
            }
            if isStack || level.nodes.first == self.bases[place].nodes.first {
                self.bases[place].content = level.content
            }
            self.bases[place].path = level.path
            self.bases[place].isCut = level.isCut
        }
        for place in self.bases.indices { self.bases[place].isCut = false }
    }

    /// The names of roots and tabs in saved states: their ids and former ids.
    private static var baseNames: [[String]] {
        [["home"]]
    }
}

nonisolated extension HelloState.Level: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: HelloKey.self)
        switch content {
        case .screen(let content):
            if content.isSavable { try container.encode(content, forKey: HelloKey("screen")) }
        }
        let saved = path.prefix { content.isSavable && $0.isSavable }
        if !path.isEmpty { try container.encode(Array(saved), forKey: HelloKey("path")) }
        if saved.count < path.count || !content.isSavable {
            try container.encode(true, forKey: HelloKey("isCut"))
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: HelloKey.self)
        func read<Value: Decodable>(_ word: String) -> Value? {
            try? container.decodeIfPresent(Value.self, forKey: HelloKey(word))
        }
        if let content: HelloRoute = read("screen") {
            self.init(content: .screen(content))
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "nothing that is known"))
        }
        var list = try? container.nestedUnkeyedContainer(forKey: HelloKey("path"))
        while let isAtEnd = list?.isAtEnd, !isAtEnd {
            guard let route = try? list?.decode(HelloRoute.self) else {
                isCut = true
                break
            }
            path.append(route)
        }
        if (try? container.decodeIfPresent(Bool.self, forKey: HelloKey("isCut"))) == true {
            isCut = true
        }
    }
}

nonisolated extension HelloState.Content {
    /// Whether a saved state can hold it: no value lives in memory only.
    var isSavable: Bool {
        switch self {
        case .screen(let content): return content.isSavable
        }
    }
}

nonisolated extension HelloRoute {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}
