// Written by navgen from alerts-and-dialogs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// All that can be seen of the app's navigation, as a value.
///
/// Each function that changes it is pure: it knows nothing but the state and what it is given.
nonisolated struct DocumentsState: Hashable, Sendable {
    /// What lies below all that is presented.
    var bases: [Level]
    /// What is presented, the outermost first.
    var presented: [Level] = []
    var lastID = 1

    /// What a stack begins with, by its place.
    static func initialContent(_ place: Int) -> Content {
        .screen(.documents)
    }

    /// A state with something on the stack of its root, or of its tab, and presented upon that.
    init(content: Content? = nil, path: [DocumentsRoute] = [], presented: [Level] = []) {
        bases = (0..<1).map { Level(id: $0, content: Self.initialContent($0)) }
        if let content { base.content = content }
        base.path = path
        for level in presented { present(level.content, path: level.path) }
    }

    /// Where the stack lies that is seen, presented things apart.
    var place: Int {
        0
    }

    /// What is seen, presented things apart.
    var base: Level {
        get { bases[place] }
        set { bases[place] = newValue }
    }

    /// The stack that is seen, presented things apart.
    var path: [DocumentsRoute] { base.path }

    /// How many levels there are: the base, and each presentation.
    var depth: Int { presented.count + 1 }

    /// A level by its place: 0 is the base, the others are presented.
    subscript(level: Int) -> Level {
        get { level == 0 ? base : presented[level - 1] }
        set {
            if level == 0 { base = newValue } else { presented[level - 1] = newValue }
        }
    }

    /// The uppermost level.
    var top: Level { self[presented.count] }

    /// The place of a level, by default of the uppermost; nil: there is no such level.
    func existing(_ level: Int?) -> Int? {
        let level = level ?? depth - 1
        return (0..<depth).contains(level) ? level : nil
    }

    /// The place of a level; nil: it has gone, or lies where nobody sees it.
    func place(ofLevel id: Int) -> Int? {
        if base.id == id { return 0 }
        return presented.firstIndex { $0.id == id }.map { $0 + 1 }
    }

    /// A level by its identity, also that of a tab that is not selected.
    func level(_ id: Int) -> Level? {
        if bases.indices.contains(id) { return bases[id] }
        return presented.first { $0.id == id }
    }

    /// The node that is on top of all.
    var node: DocumentsNode { top.node }

    /// The nodes that are seen, and those that lie below them.
    var nodes: [DocumentsNode] {
        var nodes: [DocumentsNode] = []
        for level in 0..<depth { nodes += self[level].nodes }
        return nodes
    }
}

nonisolated extension DocumentsState {
    /// What a root, a tab or a presentation shows, and the stack upon it.
    struct Level: Hashable, Identifiable, Sendable {
        /// Two presentations of the same thing are two.
        var id = 0
        var content: Content
        var path: [DocumentsRoute] = []
        /// Some of the stack could not be saved or restored.
        var isCut = false
        /// How often links have come to each of its screens when that was on top already.
        var counts = Arrivals()
        /// Somebody waits for its result, so it is not saved.
        var isAwaited = false

        /// A presentation, as a part of a state that is put together.
        static func presenting(_ content: Content, path: [DocumentsRoute] = []) -> Level {
            Level(content: content, path: path)
        }

        /// The nodes, from the lowest on.
        var nodes: [DocumentsNode] {
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

        /// How often a link has come to what is on top when that was there already.
        var arrivals: Int { counts[screens.last] }

        /// The screens of its columns and its stack.
        private var screens: [DocumentsRoute] { path }

        /// A link has come to what is on top, which was there already.
        mutating func arrive() { counts.add(screens.last) }

        /// Forgets the arrivals at what is not there any more.
        mutating func forgetArrivals() { counts.keep(screens, content: true) }

        /// Takes over the arrivals at what was there before and is there still.
        mutating func keepArrivals(of former: Self) {
            counts = former.counts
            counts.keep(screens, content: content.isSame(as: former.content))
        }

        /// The screen on top, if it lies there once.
        var screen: DocumentsRoute? {
            if let route = path.last {
                return path.filter { $0 == route }.count == 1
                    && content != .screen(route) ? route : nil
            }
            switch content {
            case .screen(let route): return route
            default: return nil
            }
        }

        /// The node on top.
        var node: DocumentsNode { path.last?.node ?? content.node }
    }

    /// How often links have come to screens that were on top already.
    ///
    /// Nil stands for what lies below a stack and is no column.
    struct Arrivals: Hashable, Sendable {
        private struct Count: Hashable, Sendable {
            let screen: DocumentsRoute?
            var number = 0

            func isOf(_ other: DocumentsRoute?) -> Bool {
                guard let screen, let other else { return screen == nil && other == nil }
                return screen.fields.isSame(as: other.fields)
            }
        }

        private var counts: [Count] = []

        subscript(screen: DocumentsRoute?) -> Int { counts.first { $0.isOf(screen) }?.number ?? 0 }

        mutating func add(_ screen: DocumentsRoute?) {
            let place = counts.firstIndex { $0.isOf(screen) } ?? counts.endIndex
            if place == counts.endIndex { counts.append(Count(screen: screen)) }
            counts[place].number += 1
        }

        /// Forgets the screens that are not among these.
        mutating func keep(_ screens: [DocumentsRoute], content isKept: Bool) {
            counts.removeAll { count in
                count.screen == nil ? !isKept : !screens.contains { count.isOf($0) }
            }
        }
    }

    /// What a level shows below its stack.
    enum Content: Hashable, Sendable {
        case screen(DocumentsRoute)
        case alert(DocumentsAlert)
        case dialog(DocumentsDialog)

        var node: DocumentsNode {
            switch self {
            case .screen(let content): return content.node
            case .alert(let content): return content.node
            case .dialog(let content): return content.node
            }
        }

        /// Its values that may be told, by their names.
        var told: [String: String] {
            switch self {
            case .screen(let content): return content.fields.told
            case .alert(let content): return content.fields.told
            case .dialog(let content): return content.fields.told
            }
        }

        /// Whether something can be presented on it, and the system says when it comes and goes.
        var isHost: Bool {
            switch self {
            case .alert, .dialog: return false
            default: return true
            }
        }

        /// Whether it hangs on a view.
        var hangs: Bool {
            switch self {
            case .dialog: return true
            default: return false
            }
        }
    }
}

nonisolated extension DocumentsState.Content {
    /// Whether a presentation has a stack of its own.
    var hasStack: Bool { false }
}

nonisolated extension DocumentsState {
    /// The uppermost level that has a stack.
    var stackLevel: Int { presented.lastIndex { $0.content.hasStack }.map { $0 + 1 } ?? 0 }

    /// Where a step of code happens: on the uppermost stack if it is about one.
    func level(of step: Step) -> Int {
        switch step {
        case .push, .replace, .reset: return stackLevel
        default: return depth - 1
        }
    }
}

nonisolated extension DocumentsState {
    /// Puts a screen on the stack of a level, by default the uppermost.
    mutating func push(_ route: DocumentsRoute, on level: Int? = nil) {
        change(level) { $0.path.append(route) }
    }

    /// Goes back a screen; false where there is none.
    @discardableResult
    mutating func pop(_ level: Int? = nil) -> Bool {
        guard let place = existing(level), !self[place].path.isEmpty else { return false }
        change(level) { $0.path.removeLast() }
        return true
    }

    /// Goes back to the topmost screen of a node; false where it lies nowhere below.
    @discardableResult
    mutating func pop(to node: DocumentsNode, _ level: Int? = nil) -> Bool {
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

    /// Puts a screen in the place of the one on top.
    mutating func replace(with route: DocumentsRoute, on level: Int? = nil) {
        change(level) { level in
            _ = level.path.popLast()
            level.path.append(route)
        }
    }

    /// Puts a screen in the place of a whole stack.
    mutating func reset(to route: DocumentsRoute, on level: Int? = nil) {
        change(level) { $0.path = [route] }
    }

    private mutating func change(_ level: Int?, _ body: (inout Level) -> Void) {
        guard let place = existing(level) else { return }
        body(&self[place])
        self[place].forgetArrivals()
    }

    /// Presents something on a level, by default the uppermost; what lay on that level goes. The
    /// identity of the presentation is returned.
    @discardableResult
    mutating func present(
        _ content: Content, path: [DocumentsRoute] = [], on level: Int? = nil
    ) -> Int {
        if let level, presented.indices.contains(level) { presented.removeSubrange(level...) }
        // Nothing can be presented on an alert.
        if let last = presented.last, !last.content.isHost { presented.removeLast() }
        lastID += 1
        presented.append(Level(id: lastID, content: content, path: path))
        return lastID
    }

    /// Takes a presentation away, with all upon it: by its level, by default the uppermost.
    mutating func dismiss(_ level: Int? = nil) {
        guard let place = existing(level), place > 0 else { return }
        presented.removeSubrange((place - 1)...)
    }

    /// Takes a presentation away, if it is still there: a view that has gone speaks for no other.
    mutating func dismiss(id: Int) {
        guard let place = presented.firstIndex(where: { $0.id == id }) else { return }
        dismiss(place + 1)
    }

    mutating func dismissAll() {
        presented = []
    }

    /// Shows what a plan says: the stack of its root or tab, and what it presents. Other tabs keep
    /// theirs. What is there already, of equal identity, stays, with the plan's values.
    mutating func open(_ plan: Self) {
        let former = self
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
            // The view may be gone on which it hangs.
            if level.content.hangs, !isSameBelow { continue }
            presented[place].id = former.presented[place].id
            // Who waits for it has gone where the plan changes what lies below.
            presented[place].isAwaited = former.presented[place].isAwaited && isSameBelow
            presented[place].keepArrivals(of: former.presented[place])
        }
        if depth == former.depth, top.isOnTop(of: former.top) {
            self[depth - 1].arrive()
        }
    }

    /// What is to be shown next on the way from what is shown to what is wanted: one change that
    /// the system can make at once.
    ///
    /// A root changes only with nothing presented over it, presentations go before others come, and
    /// come one by one.
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

nonisolated extension DocumentsState {
    /// A step from one state to another.
    indirect enum Step: Hashable, Sendable {
        /// A plan, as of a link.
        case open(DocumentsState)
        case push(DocumentsRoute)
        /// In the place of what is on top.
        case replace(DocumentsRoute)
        /// In the place of the whole stack.
        case reset(DocumentsRoute)
        case present(Content)
    }

    /// What became of a step.
    enum Outcome: Hashable, Sendable {
        case done
        /// Nothing: what asked for it is gone, or there is no such way.
        case ignored

        /// Whether it has happened, or will.
        var isTaken: Bool {
            self != .ignored
        }
    }

    /// Takes a step, on a level, by default the uppermost.
    @discardableResult
    mutating func go(_ step: Step, on level: Int? = nil) -> Outcome {
        guard let level = existing(level) else { return .ignored }
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

nonisolated extension DocumentsState.Content {
    /// Whether it is the same thing, perhaps with other values beside its identity.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.screen(let one), .screen(let other)): return one.fields.isSame(as: other.fields)
        case (.alert(let one), .alert(let other)): return one.fields.isSame(as: other.fields)
        case (.dialog(let one), .dialog(let other)): return one.fields.isSame(as: other.fields)
        default: return false
        }
    }
}

/// Saved states of other versions of the app are read as far as they are understood: no decoding
/// fails as a whole.
nonisolated extension DocumentsState: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: DocumentsKey.self)
        var bases =
            container.nestedContainer(keyedBy: DocumentsKey.self, forKey: DocumentsKey("bases"))
        for (level, names) in zip(self.bases, Self.baseNames) {
            try bases.encode(level, forKey: DocumentsKey(names[0]))
        }
        // What is not saved takes with it what lies upon it.
        let saved = presented.prefix { !$0.isAwaited && $0.content.isSavable }
        try container.encode(Array(saved), forKey: DocumentsKey("presented"))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: DocumentsKey.self)
        self.init()
        let bases =
            try? container.nestedContainer(
                keyedBy: DocumentsKey.self, forKey: DocumentsKey("bases"))
        for (place, names) in Self.baseNames.enumerated() {
            let saved = names.lazy.compactMap { name in
                try? bases?.decodeIfPresent(Level.self, forKey: DocumentsKey(name))
            }
            guard let level = saved.first else {
                self.bases[place].isCut = names.contains {
                    bases?.contains(DocumentsKey($0)) == true
                }
                continue
            }
            if level.nodes.first == self.bases[place].nodes.first {
                self.bases[place].content = level.content
            }
            self.bases[place].path = level.path
            self.bases[place].isCut = level.isCut
        }
        var list = try? container.nestedUnkeyedContainer(forKey: DocumentsKey("presented"))
        // What lay upon what is gone goes with it.
        while let isAtEnd = list?.isAtEnd, !isAtEnd, !top.isCut,
            let level = try? list?.decode(Level.self)
        {
            // A presentation that has lost its stack shows no screen of it.
            let fits = level.path.isEmpty || level.content.hasStack
            present(level.content, path: fits ? level.path : [])
            self[depth - 1].isCut = level.isCut || !fits
        }
        for place in presented.indices { presented[place].isCut = false }
        for place in self.bases.indices { self.bases[place].isCut = false }
    }

    /// What saved states call the roots and tabs: their ids, and those that they had before.
    private static var baseNames: [[String]] {
        [["documents"]]
    }
}

nonisolated extension DocumentsState.Level: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: DocumentsKey.self)
        switch content {
        case .screen(let content):
            if content.isSavable { try container.encode(content, forKey: DocumentsKey("screen")) }
        case .alert(let content):
            try container.encode(content, forKey: DocumentsKey("alert"))
        case .dialog(let content):
            try container.encode(content, forKey: DocumentsKey("dialog"))
        }
        let saved = path.prefix { content.isSavable && $0.isSavable }
        if !path.isEmpty { try container.encode(Array(saved), forKey: DocumentsKey("path")) }
        if saved.count < path.count || !content.isSavable {
            try container.encode(true, forKey: DocumentsKey("isCut"))
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: DocumentsKey.self)
        func read<Value: Decodable>(_ word: String) -> Value? {
            try? container.decodeIfPresent(Value.self, forKey: DocumentsKey(word))
        }
        if let content: DocumentsRoute = read("screen") {
            self.init(content: .screen(content))
        } else if let content: DocumentsAlert = read("alert") {
            self.init(content: .alert(content))
        } else if let content: DocumentsDialog = read("dialog") {
            self.init(content: .dialog(content))
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "nothing that is known"))
        }
        var list = try? container.nestedUnkeyedContainer(forKey: DocumentsKey("path"))
        while let isAtEnd = list?.isAtEnd, !isAtEnd {
            guard let route = try? list?.decode(DocumentsRoute.self) else {
                isCut = true
                break
            }
            path.append(route)
        }
        if (try? container.decodeIfPresent(Bool.self, forKey: DocumentsKey("isCut"))) == true {
            isCut = true
        }
    }
}

nonisolated extension DocumentsState.Content {
    /// Whether a saved state can hold it: no value lives in memory only.
    var isSavable: Bool {
        switch self {
        case .screen(let content): return content.isSavable
        case .alert(let content): return content.isSavable
        case .dialog(let content): return content.isSavable
        }
    }
}

nonisolated extension DocumentsRoute {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension DocumentsAlert {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension DocumentsDialog {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension DocumentsLink {
    /// What is shown when the link is followed; nil where an action decides that.
    var plan: DocumentsState? {
        switch self {
        case .document(let name):
            return DocumentsState(path: [.document(name: name)])
        case .storage:
            return DocumentsState(path: [.storage])
        case .updateAvailable(let version):
            return DocumentsState(
                presented: [.presenting(.alert(.updateAvailable(version: version)))])
        }
    }
}

nonisolated extension DocumentsLink {
    /// What following the link means for a state.
    var step: DocumentsState.Step? {
        plan.map { .open($0) }
    }
}

nonisolated extension DocumentsState {
    /// Follows a link.
    @discardableResult
    mutating func follow(_ link: DocumentsLink) -> Outcome {
        guard let step = link.step else { return .ignored }
        return go(step)
    }
}
