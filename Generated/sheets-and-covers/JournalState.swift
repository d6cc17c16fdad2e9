// Written by navgen from sheets-and-covers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// Everything visible of the app's navigation, as a value.
///
/// Each function that changes it is pure: it depends only on the state and its arguments.
nonisolated struct JournalState: Hashable, Sendable {
    /// What is below all presentations.
    var bases: [Level]
    /// What is presented, the lowest first.
    var presented: [Level] = []
    var lastID = 1
    /// Whether it is one stack, which begins as the app says and belongs to no root or tab.
    var isStack = false

    /// What a stack begins with, by the stack's place.
    static func initialContent(_ place: Int) -> Content {
        .screen(.journal)
    }

    /// Creates a state with the stack of its root or tab, and what is presented on it.
    init(content: Content? = nil, path: [JournalRoute] = [], presented: [Level] = []) {
        bases = (0..<1).map { Level(id: $0, content: Self.initialContent($0)) }
        if let content { base.content = content }
        base.path = path
        for level in presented { present(level.content, path: level.path) }
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
    var path: [JournalRoute] { base.path }

    /// The number of levels: the base and each presentation.
    var depth: Int { presented.count + 1 }

    /// A level, by its place: 0 is the base, the others are presented.
    subscript(level: Int) -> Level {
        get { level == 0 ? base : presented[level - 1] }
        set {
            if level == 0 { base = newValue } else { presented[level - 1] = newValue }
        }
    }

    /// The topmost level.
    var top: Level { self[presented.count] }

    /// The place of a level, by default the topmost; `nil` if there is no such level.
    func existing(_ level: Int?) -> Int? {
        let level = level ?? depth - 1
        return (0..<depth).contains(level) ? level : nil
    }

    /// The place of a level; `nil` if it is gone or not visible.
    func place(ofLevel id: Int) -> Int? {
        if base.id == id { return 0 }
        return presented.firstIndex { $0.id == id }.map { $0 + 1 }
    }

    /// A level, by its identity, even that of a tab that is not selected.
    func level(_ id: Int) -> Level? {
        if bases.indices.contains(id) { return bases[id] }
        return presented.first { $0.id == id }
    }

    /// The node on top of everything.
    var node: JournalNode { top.node }

    /// The visible nodes, and those below them.
    var nodes: [JournalNode] {
        var nodes: [JournalNode] = []
        for level in 0..<depth { nodes += self[level].nodes }
        return nodes
    }
}

nonisolated extension JournalState {
    /// What a root, tab or presentation shows, and the stack on top of it.
    struct Level: Hashable, Identifiable, Sendable {
        /// Distinguishes presentations of the same thing.
        var id = 0
        var content: Content
        var path: [JournalRoute] = []
        /// Whether some of the stack could not be saved or restored.
        var isCut = false
        /// How many times links led to each of its screens while it was already on top.
        var counts = Arrivals()
        /// Whether a caller awaits its result, so that it is not saved.
        var isAwaited = false

        /// Makes a presentation, for composing a state.
        static func presenting(_ content: Content, path: [JournalRoute] = []) -> Level {
            Level(content: content, path: path)
        }

        /// The nodes, from the lowest up.
        var nodes: [JournalNode] {
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
        private var screens: [JournalRoute] { path }

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
        var node: JournalNode { path.last?.node ?? content.node }
    }

    /// How many times links led to screens that were already on top.
    ///
    /// `nil` stands for what is below a stack and is not a column.
    struct Arrivals: Hashable, Sendable {
        private struct Count: Hashable, Sendable {
            let screen: JournalRoute?
            var number = 0

            func isOf(_ other: JournalRoute?) -> Bool {
                guard let screen, let other else { return screen == nil && other == nil }
                return screen.fields.isSame(as: other.fields)
            }
        }

        private var counts: [Count] = []

        subscript(screen: JournalRoute?) -> Int { counts.first { $0.isOf(screen) }?.number ?? 0 }

        mutating func add(_ screen: JournalRoute?) {
            let place = counts.firstIndex { $0.isOf(screen) } ?? counts.endIndex
            if place == counts.endIndex { counts.append(Count(screen: screen)) }
            counts[place].number += 1
        }

        /// Forgets all screens except these.
        mutating func keep(_ screens: [JournalRoute], content isKept: Bool) {
            counts.removeAll { count in
                count.screen == nil ? !isKept : !screens.contains { count.isOf($0) }
            }
        }
    }

    /// What a level shows below its stack.
    enum Content: Hashable, Sendable {
        case screen(JournalRoute)
        case sheet(JournalSheet)
        case cover(JournalCover)

        var node: JournalNode {
            switch self {
            case .screen(let content): return content.node
            case .sheet(let content): return content.node
            case .cover(let content): return content.node
            }
        }

        /// Its values that may be reported, by name.
        var told: [String: String] {
            switch self {
            case .screen(let content): return content.fields.told
            case .sheet(let content): return content.fields.told
            case .cover(let content): return content.fields.told
            }
        }

        /// Whether it can present something, and the system reports when it appears and disappears.
        var isHost: Bool { true }
    }
}

nonisolated extension JournalState.Content {
    /// Whether a presentation has a stack of its own.
    var hasStack: Bool { [.writeEntry, .camera, .photo, .passcode].contains(node) }
}

nonisolated extension JournalState {
    /// The topmost level that has a stack.
    var stackLevel: Int { presented.lastIndex { $0.content.hasStack }.map { $0 + 1 } ?? 0 }

    /// The level for a step that code takes: the topmost stack if the step is about a stack.
    func level(of step: Step) -> Int {
        switch step {
        case .push, .replace, .reset: return stackLevel
        default: return depth - 1
        }
    }
}

nonisolated extension JournalState {
    /// Pushes a screen on the stack of a level, by default the topmost.
    mutating func push(_ route: JournalRoute, on level: Int? = nil) {
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
    mutating func pop(to node: JournalNode, _ level: Int? = nil) -> Bool {
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
    mutating func replace(with route: JournalRoute, on level: Int? = nil) {
        change(level) { level in
            _ = level.path.popLast()
            level.path.append(route)
        }
    }

    /// Replaces a whole stack with a screen.
    mutating func reset(to route: JournalRoute, on level: Int? = nil) {
        change(level) { $0.path = [route] }
    }

    private mutating func change(_ level: Int?, _ body: (inout Level) -> Void) {
        guard let place = existing(level) else { return }
        body(&self[place])
        self[place].forgetArrivals()
    }

    /// Presents something on a level, by default the topmost, in place of what that level
    /// presented. Returns the identity of the presentation.
    @discardableResult
    mutating func present(
        _ content: Content, path: [JournalRoute] = [], on level: Int? = nil
    ) -> Int {
        if let level, presented.indices.contains(level) { presented.removeSubrange(level...) }

        lastID += 1
        presented.append(Level(id: lastID, content: content, path: path))
        return lastID
    }

    /// Dismisses a presentation, by its level, and everything on it; by default the topmost.
    mutating func dismiss(_ level: Int? = nil) {
        guard let place = existing(level), place > 0 else { return }
        presented.removeSubrange((place - 1)...)
    }

    /// Dismisses a presentation if it is still there: a view that is gone must not dismiss another
    /// one.
    mutating func dismiss(id: Int) {
        guard let place = presented.firstIndex(where: { $0.id == id }) else { return }
        dismiss(place + 1)
    }

    mutating func dismissAll() {
        presented = []
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
        presented = []
        for (place, level) in plan.presented.enumerated() {
            present(level.content, path: level.path)
            guard place < former.presented.count,
                former.presented[place].content.isSame(as: level.content),
                place == 0 || presented[place - 1].id == former.presented[place - 1].id
            else { continue }
            let (below, before) = (self[place], former[place])
            let isSameBelow =
                below.id == before.id && below.content == before.content
                && below.path == before.path
            presented[place].id = former.presented[place].id
            // The caller that awaits it is gone if the plan changes what is below.
            presented[place].isAwaited = former.presented[place].isAwaited && isSameBelow
            presented[place].keepArrivals(of: former.presented[place])
        }
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
        var next = wanted
        let pairs = zip(shown.presented, wanted.presented)
        let kept = pairs.prefix { $0.id == $1.id }.count
        if shown.presented.count > kept {
            next = shown
            next.presented.removeSubrange(kept...)
            return next
        }
        next.presented = Array(wanted.presented[..<kept])
        if next.isEqual(to: shown), kept < wanted.presented.count {
            next.presented.append(wanted.presented[kept])
        }
        return next
    }

    /// Whether two states look the same.
    func isEqual(to other: Self) -> Bool {
        bases == other.bases && presented == other.presented
    }
}

nonisolated extension JournalState {
    /// A step from one state to another.
    indirect enum Step: Hashable, Sendable {
        /// A plan, such as that of a link.
        case open(JournalState)
        case push(JournalRoute)
        /// Replaces what is on top.
        case replace(JournalRoute)
        /// Replaces the whole stack.
        case reset(JournalRoute)
        case present(Content)
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
        case .present(let content): present(content, on: level)
        }
    }
}

nonisolated extension JournalState.Content {
    /// Whether it is the same thing, even if values outside its identity differ.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.screen(let one), .screen(let other)): return one.fields.isSame(as: other.fields)
        case (.sheet(let one), .sheet(let other)): return one.fields.isSame(as: other.fields)
        case (.cover(let one), .cover(let other)): return one.fields.isSame(as: other.fields)
        default: return false
        }
    }
}

/// Reads saved states of other app versions as far as they are understood: decoding never fails as
/// a whole.
nonisolated extension JournalState: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: JournalKey.self)
        if isStack { try container.encode(isStack, forKey: JournalKey("isStack")) }
        var bases = container.nestedContainer(keyedBy: JournalKey.self, forKey: JournalKey("bases"))
        for (level, names) in zip(self.bases, Self.baseNames) {
            try bases.encode(level, forKey: JournalKey(names[0]))
        }
        // What is not saved takes with it everything on top of it.
        let saved = presented.prefix { !$0.isAwaited && $0.content.isSavable }
        try container.encode(Array(saved), forKey: JournalKey("presented"))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: JournalKey.self)
        self.init()
        isStack = container.contains(JournalKey("isStack"))
        let bases =
            try? container.nestedContainer(keyedBy: JournalKey.self, forKey: JournalKey("bases"))
        for (place, names) in Self.baseNames.enumerated() {
            let saved = names.lazy.compactMap { name in
                try? bases?.decodeIfPresent(Level.self, forKey: JournalKey(name))
            }
            guard let level = saved.first else {
                self.bases[place].isCut = names.contains { bases?.contains(JournalKey($0)) == true }
                continue
            }
            if isStack || level.nodes.first == self.bases[place].nodes.first {
                self.bases[place].content = level.content
            }
            self.bases[place].path = level.path
            self.bases[place].isCut = level.isCut
        }
        var list = try? container.nestedUnkeyedContainer(forKey: JournalKey("presented"))
        // Everything on top of what is gone goes with it.
        while let isAtEnd = list?.isAtEnd, !isAtEnd, !top.isCut,
            let level = try? list?.decode(Level.self)
        {
            // A presentation that no longer has a stack shows no screens of it.
            let fits = level.path.isEmpty || level.content.hasStack
            present(level.content, path: fits ? level.path : [])
            self[depth - 1].isCut = level.isCut || !fits
        }
        for place in presented.indices { presented[place].isCut = false }
        for place in self.bases.indices { self.bases[place].isCut = false }
    }

    /// The names of roots and tabs in saved states: their ids and former ids.
    private static var baseNames: [[String]] {
        [["journal"]]
    }
}

nonisolated extension JournalState.Level: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: JournalKey.self)
        switch content {
        case .screen(let content):
            if content.isSavable { try container.encode(content, forKey: JournalKey("screen")) }
        case .sheet(let content):
            try container.encode(content, forKey: JournalKey("sheet"))
        case .cover(let content):
            try container.encode(content, forKey: JournalKey("cover"))
        }
        let saved = path.prefix { content.isSavable && $0.isSavable }
        if !path.isEmpty { try container.encode(Array(saved), forKey: JournalKey("path")) }
        if saved.count < path.count || !content.isSavable {
            try container.encode(true, forKey: JournalKey("isCut"))
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: JournalKey.self)
        func read<Value: Decodable>(_ word: String) -> Value? {
            try? container.decodeIfPresent(Value.self, forKey: JournalKey(word))
        }
        if let content: JournalRoute = read("screen") {
            self.init(content: .screen(content))
        } else if let content: JournalSheet = read("sheet") {
            self.init(content: .sheet(content))
        } else if let content: JournalCover = read("cover") {
            self.init(content: .cover(content))
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "nothing that is known"))
        }
        var list = try? container.nestedUnkeyedContainer(forKey: JournalKey("path"))
        while let isAtEnd = list?.isAtEnd, !isAtEnd {
            guard let route = try? list?.decode(JournalRoute.self) else {
                isCut = true
                break
            }
            path.append(route)
        }
        if (try? container.decodeIfPresent(Bool.self, forKey: JournalKey("isCut"))) == true {
            isCut = true
        }
    }
}

nonisolated extension JournalState.Content {
    /// Whether a saved state can hold it: no value lives in memory only.
    var isSavable: Bool {
        switch self {
        case .screen(let content): return content.isSavable
        case .sheet(let content): return content.isSavable
        case .cover(let content): return content.isSavable
        }
    }
}

nonisolated extension JournalRoute {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension JournalSheet {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension JournalCover {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}
