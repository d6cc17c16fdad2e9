// Written by navgen from split-two-columns.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// All that can be seen of the app's navigation, as a value.
///
/// Each function that changes it is pure: it knows nothing but the state and what it is given.
nonisolated struct NotesState: Hashable, Sendable {
    /// What lies below all that is presented.
    var bases: [Level]
    /// What is presented, the outermost first.
    var presented: [Level] = []
    var lastID = 1

    /// What a stack begins with, by its place.
    static func initialContent(_ place: Int) -> Content {
        .split(Split(sidebar: .noteList(), visibility: .all))
    }

    /// A state with something on the stack of its root, or of its tab, and presented upon that.
    init(content: Content? = nil, path: [NotesRoute] = [], presented: [Level] = []) {
        bases = (0..<1).map { Level(id: $0, content: Self.initialContent($0)) }
        if let content { base.content = content }
        base.path = path
        base.showTop()
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
    var path: [NotesRoute] { base.path }

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
    var node: NotesNode { top.node }

    /// The nodes that are seen, and those that lie below them.
    var nodes: [NotesNode] {
        var nodes: [NotesNode] = []
        for level in 0..<depth { nodes += self[level].nodes }
        return nodes
    }
}

nonisolated extension NotesState {
    /// What a root, a tab or a presentation shows, and the stack upon it.
    struct Level: Hashable, Identifiable, Sendable {
        /// Two presentations of the same thing are two.
        var id = 0
        var content: Content
        var path: [NotesRoute] = []
        /// Some of the stack could not be saved or restored.
        var isCut = false
        /// How often links have come to each of its screens when that was on top already.
        var counts = Arrivals()
        /// Somebody waits for its result, so it is not saved.
        var isAwaited = false

        /// A presentation, as a part of a state that is put together.
        static func presenting(_ content: Content, path: [NotesRoute] = []) -> Level {
            Level(content: content, path: path)
        }

        /// The nodes, from the lowest on.
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

        /// How often a link has come to what is on top when that was there already.
        var arrivals: Int { counts[screens.last] }

        /// The screens of its columns and its stack.
        private var screens: [NotesRoute] {
            guard case .split(let split) = content else { return path }
            return [split.sidebar, split.detail].compactMap { $0 } + path
        }

        /// A link has come to what is on top, which was there already.
        mutating func arrive() { counts.add(screens.last) }

        /// Forgets the arrivals at what is not there any more.
        mutating func forgetArrivals() { counts.keep(screens, content: true) }

        /// Takes over the arrivals at what was there before and is there still.
        mutating func keepArrivals(of former: Self) {
            counts = former.counts
            counts.keep(screens, content: content.isSame(as: former.content))
        }

        /// Something has come onto the stack of a split view, or has gone from it: in a compact
        /// width, what is on top is seen.
        mutating func showTop() {
            guard !path.isEmpty, case .split(var split) = content else { return leaveEmptyColumn() }
            split.compactColumn = .detail
            content = .split(split)
        }

        /// With nothing left of the stack, and nothing in its column, in a compact width the last
        /// one is seen that is filled.
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

    /// How often links have come to screens that were on top already.
    ///
    /// Nil stands for what lies below a stack and is no column.
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

        /// Forgets the screens that are not among these.
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

        /// Its values that may be told, by their names.
        var told: [String: String] {
            switch self {
            case .screen(let content): return content.fields.told
            case .split(let split): return split.told
            case .sheet(let content): return content.fields.told
            }
        }

        /// Whether something can be presented on it, and the system says when it comes and goes.
        var isHost: Bool { true }
    }

    /// The columns of a split view. Nil is a column that nothing has filled.
    struct Split: Hashable, Sendable {
        enum Column: String, CaseIterable, Codable, Sendable { case sidebar, detail }
        enum Visibility: String, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }

        var sidebar: NotesRoute
        var detail: NotesRoute?
        var visibility: Visibility
        /// The column that is seen where there is room for one.
        var compactColumn: Column

        init(sidebar: NotesRoute, detail: NotesRoute? = nil, visibility: Visibility = .automatic) {
            self.sidebar = sidebar
            self.detail = detail
            self.visibility = visibility
            compactColumn = .sidebar
            compactColumn = lastColumn
        }

        /// What a column shows; nil: nothing has filled it.
        subscript(column: Column) -> NotesRoute? {
            switch column {
            case .sidebar: return sidebar
            case .detail: return detail
            }
        }

        /// The last column that shows a node, of those before one, or else of all.
        func column(of node: NotesNode, before column: Column? = nil) -> Column? {
            Column.allCases.prefix { $0 != column }.last { self[$0]?.node == node }
        }

        /// Empties a column and those behind it.
        mutating func clear(_ column: Column) {
            if column != .sidebar { detail = nil }
            compactColumn = .sidebar
        }

        /// Empties those behind a column, which is seen where there is room for one.
        mutating func clear(behind column: Column) {
            if column != .detail { detail = nil }
            compactColumn = column
        }

        /// The nodes of the columns that are filled.
        var nodes: [NotesNode] {
            [sidebar, detail].compactMap { $0?.node }
        }

        /// The node in the last column that is filled.
        var node: NotesNode { (detail ?? sidebar).node }

        /// The last column that is filled.
        var lastColumn: Column { detail != nil ? .detail : .sidebar }
        var told: [String: String] { (detail ?? sidebar).fields.told }
    }
}

nonisolated extension NotesState.Content {
    /// Whether a presentation has a stack of its own.
    var hasStack: Bool { [.newFolder].contains(node) }
}

nonisolated extension NotesState {
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

nonisolated extension NotesState {
    /// Puts a screen on the stack of a level, by default the uppermost.
    mutating func push(_ route: NotesRoute, on level: Int? = nil) {
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

    /// Puts a screen in the place of the one on top.
    mutating func replace(with route: NotesRoute, on level: Int? = nil) {
        change(level) { level in
            _ = level.path.popLast()
            level.path.append(route)
        }
    }

    /// Puts a screen in the place of a whole stack.
    mutating func reset(to route: NotesRoute, on level: Int? = nil) {
        change(level) { $0.path = [route] }
    }

    private mutating func change(_ level: Int?, _ body: (inout Level) -> Void) {
        guard let place = existing(level) else { return }
        body(&self[place])
        self[place].showTop()
        self[place].forgetArrivals()
    }

    /// Fills a column of the split view below. Later columns and the stack are emptied, and in a
    /// compact width the column is seen.
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

    /// Empties a column and those behind it, as a way back does.
    mutating func clear(_ column: Split.Column) {
        guard case .split(var split) = base.content else { return }
        split.clear(column)
        base.content = .split(split)
        base.path = []
        base.forgetArrivals()
    }

    /// Goes back to a column, also of a tab that is not selected: what lies behind it goes, and in
    /// a compact width it is seen.
    mutating func clear(behind column: Split.Column, ofLevel id: Int) {
        guard bases.indices.contains(id), case .split(var split) = bases[id].content else { return }
        split.clear(behind: column)
        bases[id].content = .split(split)
        bases[id].path = []
        bases[id].forgetArrivals()
    }

    /// Presents something on a level, by default the uppermost; what lay on that level goes. The
    /// identity of the presentation is returned.
    @discardableResult
    mutating func present(
        _ content: Content, path: [NotesRoute] = [], on level: Int? = nil
    ) -> Int {
        if let level, presented.indices.contains(level) { presented.removeSubrange(level...) }

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

nonisolated extension NotesState {
    /// A step from one state to another.
    indirect enum Step: Hashable, Sendable {
        /// A plan, as of a link.
        case open(NotesState)
        case push(NotesRoute)
        /// In the place of what is on top.
        case replace(NotesRoute)
        /// In the place of the whole stack.
        case reset(NotesRoute)
        case fill(Split.Column, NotesRoute)
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
        case .fill(let column, let route): fill(column, with: route)
        case .present(let content): present(content, on: level)
        }
    }
}

nonisolated extension NotesState.Content {
    /// Whether it is the same thing, perhaps with other values beside its identity.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.screen(let one), .screen(let other)): return one.fields.isSame(as: other.fields)
        case (.split(let one), .split(let other)): return one.node == other.node
        case (.sheet(let one), .sheet(let other)): return one.fields.isSame(as: other.fields)
        default: return false
        }
    }
}

/// Saved states of other versions of the app are read as far as they are understood: no decoding
/// fails as a whole.
nonisolated extension NotesState: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NotesKey.self)
        var bases = container.nestedContainer(keyedBy: NotesKey.self, forKey: NotesKey("bases"))
        for (level, names) in zip(self.bases, Self.baseNames) {
            try bases.encode(level, forKey: NotesKey(names[0]))
        }
        // What is not saved takes with it what lies upon it.
        let saved = presented.prefix { !$0.isAwaited && $0.content.isSavable }
        try container.encode(Array(saved), forKey: NotesKey("presented"))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NotesKey.self)
        self.init()
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
            if level.nodes.first == self.bases[place].nodes.first,
                level.content.isSplit == self.bases[place].content.isSplit
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
        // What cannot be written must not be begun: an encoder that has thrown is of no use.
        if sidebar.isSavable { try container.encode(sidebar, forKey: NotesKey("sidebar")) }
        if detail?.isSavable ?? true {
            try container.encodeIfPresent(detail, forKey: NotesKey("detail"))
        }
        try container.encode(visibility, forKey: NotesKey("visibility"))
        try container.encode(compactColumn, forKey: NotesKey("compactColumn"))
    }

    /// Columns behind one that cannot be read are empty.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: NotesKey.self)
        self.init(sidebar: try container.decode(NotesRoute.self, forKey: NotesKey("sidebar")))
        detail = try? container.decodeIfPresent(NotesRoute.self, forKey: NotesKey("detail"))
        if let saved = try? container.decode(Visibility.self, forKey: NotesKey("visibility")) {
            visibility = saved
        }
        compactColumn = Self(sidebar: sidebar, detail: detail).compactColumn
        let column = try? container.decode(Column.self, forKey: NotesKey("compactColumn"))
        // Below a stack, nothing need fill the last one.
        if let column, column == .detail || self[column] != nil { compactColumn = column }
    }
}

nonisolated extension NotesLink {
    /// What is shown when the link is followed; nil where an action decides that.
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
    /// What following the link means for a state.
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
