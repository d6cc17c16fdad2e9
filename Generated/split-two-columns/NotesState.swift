// Written by navgen from split-two-columns.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// Everything visible of the app's navigation, as a value.
///
/// Each function that changes it is pure: it depends only on the state and its arguments.
nonisolated struct NotesState: Hashable, Sendable {
    /// What is below all presentations.
    var bases: [Level]
    /// What is presented, the lowest first.
    var presented: [Level] = []
    var lastID = 1
    /// Whether it is one stack, which begins as the app says and belongs to no root or tab.
    var isStack = false

    /// What a stack begins with, by the stack's place.
    static func initialContent(_ place: Int) -> Content {
        .split(Split(sidebar: .noteList(), visibility: .all))
    }

    /// Creates a state with the stack of its root or tab, and what is presented on it.
    init(content: Content? = nil, path: [NotesRoute] = [], presented: [Level] = []) {
        bases = (0..<1).map { Level(id: $0, content: Self.initialContent($0)) }
        if let content { base.content = content }
        base.path = path
        base.showTop()
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
    var path: [NotesRoute] { base.path }

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
    var node: NotesNode { top.node }

    /// The visible nodes, and those below them.
    var nodes: [NotesNode] {
        var nodes: [NotesNode] = []
        for level in 0..<depth { nodes += self[level].nodes }
        return nodes
    }
}

nonisolated extension NotesState {
    /// What a root, tab or presentation shows, and the stack on top of it.
    struct Level: Hashable, Identifiable, Sendable {
        /// Distinguishes presentations of the same thing.
        var id = 0
        var content: Content
        var path: [NotesRoute] = []
        /// Whether some of the stack could not be saved or restored.
        var isCut = false
        /// How many times links led to each of its screens while it was already on top.
        var counts = Arrivals()
        /// Whether a caller awaits its result, so that it is not saved.
        var isAwaited = false

        /// Makes a presentation, for composing a state.
        static func presenting(_ content: Content, path: [NotesRoute] = []) -> Level {
            Level(content: content, path: path)
        }

        /// The nodes, from the lowest up.
        var nodes: [NotesNode] {
            if case .split(let split) = content { return split.nodes + path.map(\.node) }
            return [content.node] + path.map(\.node)
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
        private var screens: [NotesRoute] {
            guard case .split(let split) = content else { return path }
            return [split.sidebar, split.detail].compactMap { $0 } + path
        }

        /// Records that a link led to what was already on top.
        mutating func arrive() { counts.add(screens.last) }

        /// Forgets the arrivals at what is no longer there.
        mutating func forgetArrivals() { counts.keep(screens, content: true) }

        /// Takes over the arrivals at what was there before and still is.
        mutating func keepArrivals(of former: Self) {
            counts = former.counts
            counts.keep(screens, content: content.isSame(as: former.content))
        }

        /// Shows what is on top in a compact width, after the stack of a split view has changed.
        mutating func showTop() {
            guard !path.isEmpty, case .split(var split) = content else { return leaveEmptyColumn() }
            split.compactColumn = .detail
            content = .split(split)
        }

        /// Shows the last filled column in a compact width, if the stack and the shown column are
        /// empty.
        mutating func leaveEmptyColumn() {
            guard path.isEmpty,
                case .split(var split) = content,
                split[split.compactColumn] == nil
            else {
                return
            }
            split.compactColumn = split.lastColumn
            content = .split(split)
        }

        /// The node on top.
        var node: NotesNode { path.last?.node ?? content.node }
    }

    /// How many times links led to screens that were already on top.
    ///
    /// `nil` stands for what is below a stack and is not a column.
    struct Arrivals: Hashable, Sendable {
        private struct Count: Hashable, Sendable {
            let screen: NotesRoute?
            var number = 0

            func isOf(_ other: NotesRoute?) -> Bool {
                guard let screen, let other else { return screen == nil && other == nil }
                return screen.fields.isSame(as: other.fields)
            }
        }

        private var counts: [Count] = []

        subscript(screen: NotesRoute?) -> Int { counts.first { $0.isOf(screen) }?.number ?? 0 }

        mutating func add(_ screen: NotesRoute?) {
            let place = counts.firstIndex { $0.isOf(screen) } ?? counts.endIndex
            if place == counts.endIndex { counts.append(Count(screen: screen)) }
            counts[place].number += 1
        }

        /// Forgets all screens except these.
        mutating func keep(_ screens: [NotesRoute], content isKept: Bool) {
            counts.removeAll { count in
                count.screen == nil ? !isKept : !screens.contains { count.isOf($0) }
            }
        }
    }

    /// What a level shows below its stack.
    enum Content: Hashable, Sendable {
        case screen(NotesRoute)
        case split(Split)
        case sheet(NotesSheet)

        var node: NotesNode {
            switch self {
            case .screen(let content): return content.node
            case .split(let content): return content.node
            case .sheet(let content): return content.node
            }
        }

        /// Its values that may be reported, by name.
        var told: [String: String] {
            switch self {
            case .screen(let content): return content.fields.told
            case .split(let split): return split.told
            case .sheet(let content): return content.fields.told
            }
        }

        /// Whether it can present something, and the system reports when it appears and disappears.
        var isHost: Bool { true }
    }

    /// The columns of a split view. A column is `nil` if nothing has filled it.
    struct Split: Hashable, Sendable {
        enum Column: String, CaseIterable, Codable, Sendable { case sidebar, detail }
        enum Visibility: String, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }

        var sidebar: NotesRoute
        var detail: NotesRoute?
        var visibility: Visibility
        /// The column that is visible where only one fits.
        var compactColumn: Column

        init(sidebar: NotesRoute, detail: NotesRoute? = nil, visibility: Visibility = .automatic) {
            self.sidebar = sidebar
            self.detail = detail
            self.visibility = visibility
            compactColumn = .sidebar
            compactColumn = lastColumn
        }

        /// What a column shows; `nil` if nothing has filled it.
        subscript(column: Column) -> NotesRoute? {
            switch column {
            case .sidebar: return sidebar
            case .detail: return detail
            }
        }

        /// The last column that shows a node, among those before a column, or else among all.
        func column(of node: NotesNode, before column: Column? = nil) -> Column? {
            Column.allCases.prefix { $0 != column }.last { self[$0]?.node == node }
        }

        /// Empties a column and those after it.
        mutating func clear(_ column: Column) {
            if column != .sidebar { detail = nil }
            compactColumn = .sidebar
        }

        /// Empties the columns after one, which is visible where only one fits.
        mutating func clear(behind column: Column) {
            if column != .detail { detail = nil }
            compactColumn = column
        }

        /// The nodes of the filled columns.
        var nodes: [NotesNode] {
            [sidebar, detail].compactMap { $0?.node }
        }

        /// The node in the last filled column.
        var node: NotesNode { (detail ?? sidebar).node }

        /// The last filled column.
        var lastColumn: Column { detail != nil ? .detail : .sidebar }
        var told: [String: String] { (detail ?? sidebar).fields.told }
    }
}

nonisolated extension NotesState.Content {
    /// Whether a presentation has a stack of its own.
    var hasStack: Bool { [.newFolder].contains(node) }
}

nonisolated extension NotesState {
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

nonisolated extension NotesState {
    /// Pushes a screen on the stack of a level, by default the topmost.
    mutating func push(_ route: NotesRoute, on level: Int? = nil) {
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
    mutating func pop(to node: NotesNode, _ level: Int? = nil) -> Bool {
        guard let current = existing(level).map({ self[$0] }) else { return false }
        if let place = current.path.lastIndex(where: { $0.node == node }) {
            change(level) { $0.path.removeSubrange((place + 1)...) }
        } else if case .split(let split) = current.content {
            guard let column = split.column(of: node) else { return false }
            clear(behind: column, ofLevel: current.id)
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
    mutating func replace(with route: NotesRoute, on level: Int? = nil) {
        change(level) { level in
            _ = level.path.popLast()
            level.path.append(route)
        }
    }

    /// Replaces a whole stack with a screen.
    mutating func reset(to route: NotesRoute, on level: Int? = nil) {
        change(level) { $0.path = [route] }
    }

    private mutating func change(_ level: Int?, _ body: (inout Level) -> Void) {
        guard let place = existing(level) else { return }
        body(&self[place])
        self[place].showTop()
        self[place].forgetArrivals()
    }

    /// Fills a column of the split view below. Empties later columns and the stack; in a compact
    /// width, shows the column.
    mutating func fill(_ column: Split.Column, with route: NotesRoute) {
        guard case .split(var split) = base.content else { return }
        switch column {
        case .sidebar:
            split.sidebar = route
            split.detail = nil
        case .detail: split.detail = route
        }
        split.compactColumn = column
        base.content = .split(split)
        base.path = []
        base.forgetArrivals()
        dismissAll()
    }

    /// Empties a column and those after it, as going back does.
    mutating func clear(_ column: Split.Column) {
        guard case .split(var split) = base.content else { return }
        split.clear(column)
        base.content = .split(split)
        base.path = []
        base.forgetArrivals()
    }

    /// Goes back to a column, even of a tab that is not selected: empties what is after it and, in
    /// a compact width, shows it.
    mutating func clear(behind column: Split.Column, ofLevel id: Int) {
        guard bases.indices.contains(id), case .split(var split) = bases[id].content else { return }
        split.clear(behind: column)
        bases[id].content = .split(split)
        bases[id].path = []
        bases[id].forgetArrivals()
    }

    /// Presents something on a level, by default the topmost, in place of what that level
    /// presented. Returns the identity of the presentation.
    @discardableResult
    mutating func present(
        _ content: Content, path: [NotesRoute] = [], on level: Int? = nil
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

nonisolated extension NotesState {
    /// A step from one state to another.
    indirect enum Step: Hashable, Sendable {
        /// A plan, such as that of a link.
        case open(NotesState)
        case push(NotesRoute)
        /// Replaces what is on top.
        case replace(NotesRoute)
        /// Replaces the whole stack.
        case reset(NotesRoute)
        case fill(Split.Column, NotesRoute)
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
        case .fill(let column, let route): fill(column, with: route)
        case .present(let content): present(content, on: level)
        }
    }
}

nonisolated extension NotesState.Content {
    /// Whether it is the same thing, even if values outside its identity differ.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.screen(let one), .screen(let other)): return one.fields.isSame(as: other.fields)
        case (.split(let one), .split(let other)): return one.node == other.node
        case (.sheet(let one), .sheet(let other)): return one.fields.isSame(as: other.fields)
        default: return false
        }
    }
}

/// Reads saved states of other app versions as far as they are understood: decoding never fails as
/// a whole.
nonisolated extension NotesState: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NotesKey.self)
        if isStack { try container.encode(isStack, forKey: NotesKey("isStack")) }
        var bases = container.nestedContainer(keyedBy: NotesKey.self, forKey: NotesKey("bases"))
        for (level, names) in zip(self.bases, Self.baseNames) {
            try bases.encode(level, forKey: NotesKey(names[0]))
        }
        // What is not saved takes with it everything on top of it.
        let saved = presented.prefix { !$0.isAwaited && $0.content.isSavable }
        try container.encode(Array(saved), forKey: NotesKey("presented"))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NotesKey.self)
        self.init()
        isStack = container.contains(NotesKey("isStack"))
        let bases =
            try? container.nestedContainer(keyedBy: NotesKey.self, forKey: NotesKey("bases"))
        for (place, names) in Self.baseNames.enumerated() {
            let saved = names.lazy.compactMap { name in
                try? bases?.decodeIfPresent(Level.self, forKey: NotesKey(name))
            }
            guard let level = saved.first else {
                self.bases[place].isCut = names.contains { bases?.contains(NotesKey($0)) == true }
                continue
            }
            if isStack
                || level.nodes.first == self.bases[place].nodes.first
                    && level.content.isSplit == self.bases[place].content.isSplit
            {
                self.bases[place].content = level.content
            } else if level.content.isSplit {
                self.bases[place].isCut = true
                continue
            }
            self.bases[place].path = level.path
            self.bases[place].isCut = level.isCut
        }
        var list = try? container.nestedUnkeyedContainer(forKey: NotesKey("presented"))
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
        [["notebook"]]
    }
}

nonisolated extension NotesState.Level: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NotesKey.self)
        switch content {
        case .screen(let content):
            if content.isSavable { try container.encode(content, forKey: NotesKey("screen")) }
        case .split(let content):
            try container.encode(content, forKey: NotesKey("split"))
        case .sheet(let content):
            try container.encode(content, forKey: NotesKey("sheet"))
        }
        let saved = path.prefix { content.isSavable && $0.isSavable }
        if !path.isEmpty { try container.encode(Array(saved), forKey: NotesKey("path")) }
        if saved.count < path.count || !content.isSavable {
            try container.encode(true, forKey: NotesKey("isCut"))
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NotesKey.self)
        func read<Value: Decodable>(_ word: String) -> Value? {
            try? container.decodeIfPresent(Value.self, forKey: NotesKey(word))
        }
        if let content: NotesRoute = read("screen") {
            self.init(content: .screen(content))
        } else if let content: NotesState.Split = read("split") {
            self.init(content: .split(content))
        } else if let content: NotesSheet = read("sheet") {
            self.init(content: .sheet(content))
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "nothing that is known"))
        }
        if case .split(let split) = content,
            let columns =
                try? container.nestedContainer(keyedBy: NotesKey.self, forKey: NotesKey("split"))
        {
            if columns.contains(NotesKey("detail")), split.detail == nil { isCut = true }
        }
        var list = try? container.nestedUnkeyedContainer(forKey: NotesKey("path"))
        while !isCut, let isAtEnd = list?.isAtEnd, !isAtEnd {
            guard let route = try? list?.decode(NotesRoute.self) else {
                isCut = true
                break
            }
            path.append(route)
        }
        if (try? container.decodeIfPresent(Bool.self, forKey: NotesKey("isCut"))) == true {
            isCut = true
        }
        leaveEmptyColumn()
    }
}

nonisolated extension NotesState.Content {
    /// Whether a saved state can hold it: no value lives in memory only.
    var isSavable: Bool {
        switch self {
        case .screen(let content): return content.isSavable
        case .split(let content): return content.isSavable
        case .sheet(let content): return content.isSavable
        }
    }
}

nonisolated extension NotesRoute {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension NotesSheet {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension NotesState.Content {
    var isSplit: Bool {
        if case .split = self { return true }
        return false
    }
}

nonisolated extension NotesState.Split: Codable {
    /// Whether a saved state can hold all columns.
    var isSavable: Bool { [detail].allSatisfy { $0?.isSavable ?? true } }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NotesKey.self)
        // Don't start what cannot be encoded: an encoder that has thrown is unusable.
        if sidebar.isSavable { try container.encode(sidebar, forKey: NotesKey("sidebar")) }
        if detail?.isSavable ?? true {
            try container.encodeIfPresent(detail, forKey: NotesKey("detail"))
        }
        try container.encode(visibility, forKey: NotesKey("visibility"))
        try container.encode(compactColumn, forKey: NotesKey("compactColumn"))
    }

    /// Columns after one that cannot be read are empty.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NotesKey.self)
        self.init(sidebar: try container.decode(NotesRoute.self, forKey: NotesKey("sidebar")))
        detail = try? container.decodeIfPresent(NotesRoute.self, forKey: NotesKey("detail"))
        if let saved = try? container.decode(Visibility.self, forKey: NotesKey("visibility")) {
            visibility = saved
        }
        compactColumn = Self(sidebar: sidebar, detail: detail).compactColumn
        let column = try? container.decode(Column.self, forKey: NotesKey("compactColumn"))
        // Below a stack, the last column may be empty.
        if let column, column == .detail || self[column] != nil { compactColumn = column }
    }
}

nonisolated extension NotesLink {
    /// What is shown when the link is followed; `nil` if an action decides that.
    var plan: NotesState? {
        switch self {
        case .noteList(let folder):
            return NotesState(
                content: .split(.init(sidebar: .noteList(folder: folder), visibility: .all)))
        case .note(let noteId):
            return NotesState(
                content: .split(
                    .init(sidebar: .noteList(), detail: .note(noteId: noteId), visibility: .all)))
        case .history(let noteId):
            return NotesState(
                content: .split(
                    .init(sidebar: .noteList(), detail: .note(noteId: noteId), visibility: .all)),
                path: [.history(noteId: noteId)])
        }
    }
}

nonisolated extension NotesLink {
    /// The step that following the link takes.
    var step: NotesState.Step? {
        plan.map { .open($0) }
    }
}

nonisolated extension NotesState {
    /// Follows a link.
    @discardableResult
    mutating func follow(_ link: NotesLink) -> Outcome {
        guard let step = link.step else { return .ignored }
        return go(step)
    }
}
