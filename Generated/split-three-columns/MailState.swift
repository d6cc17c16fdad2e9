// Written by navgen from split-three-columns.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// All that can be seen of the app's navigation, as a value.
///
/// Each function that changes it is pure: it knows nothing but the state and what it is given.
nonisolated struct MailState: Hashable, Sendable {
    /// What lies below all that is presented.
    var bases: [Level]
    /// What is presented, the outermost first.
    var presented: [Level] = []
    var lastID = 1

    /// What a stack begins with, by its place.
    static func initialContent(_ place: Int) -> Content {
        .split(Split(sidebar: .mailboxes, visibility: .doubleColumn))
    }

    /// A state with something on the stack of its root, or of its tab, and presented upon that.
    init(content: Content? = nil, path: [MailRoute] = [], presented: [Level] = []) {
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
    var path: [MailRoute] { base.path }

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
    var node: MailNode { top.node }

    /// The nodes that are seen, and those that lie below them.
    var nodes: [MailNode] {
        var nodes: [MailNode] = []
        for level in 0..<depth { nodes += self[level].nodes }
        return nodes
    }
}

nonisolated extension MailState {
    /// What a root, a tab or a presentation shows, and the stack upon it.
    struct Level: Hashable, Identifiable, Sendable {
        /// Two presentations of the same thing are two.
        var id = 0
        var content: Content
        var path: [MailRoute] = []
        /// Some of the stack could not be saved or restored.
        var isCut = false
        /// How often links have come to each of its screens when that was on top already.
        var counts = Arrivals()
        /// Somebody waits for its result, so it is not saved.
        var isAwaited = false

        /// A presentation, as a part of a state that is put together.
        static func presenting(_ content: Content, path: [MailRoute] = []) -> Level {
            Level(content: content, path: path)
        }

        /// The nodes, from the lowest on.
        var nodes: [MailNode] {
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
        private var screens: [MailRoute] {
            guard case .split(let split) = content else { return path }
            return [split.sidebar, split.content, split.detail].compactMap { $0 } + path
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
        var node: MailNode { path.last?.node ?? content.node }
    }

    /// How often links have come to screens that were on top already.
    ///
    /// Nil stands for what lies below a stack and is no column.
    struct Arrivals: Hashable, Sendable {
        private struct Count: Hashable, Sendable {
            let screen: MailRoute?
            var number = 0

            func isOf(_ other: MailRoute?) -> Bool {
                guard let screen, let other else { return screen == nil && other == nil }
                return screen.fields.isSame(as: other.fields)
            }
        }

        private var counts: [Count] = []

        subscript(screen: MailRoute?) -> Int { counts.first { $0.isOf(screen) }?.number ?? 0 }

        mutating func add(_ screen: MailRoute?) {
            let place = counts.firstIndex { $0.isOf(screen) } ?? counts.endIndex
            if place == counts.endIndex { counts.append(Count(screen: screen)) }
            counts[place].number += 1
        }

        /// Forgets the screens that are not among these.
        mutating func keep(_ screens: [MailRoute], content isKept: Bool) {
            counts.removeAll { count in
                count.screen == nil ? !isKept : !screens.contains { count.isOf($0) }
            }
        }
    }

    /// What a level shows below its stack.
    enum Content: Hashable, Sendable {
        case screen(MailRoute)
        case split(Split)
        case sheet(MailSheet)

        var node: MailNode {
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
        enum Column: String, CaseIterable, Codable, Sendable { case sidebar, content, detail }
        enum Visibility: String, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }

        var sidebar: MailRoute
        var content: MailRoute?
        var detail: MailRoute?
        var visibility: Visibility
        /// The column that is seen where there is room for one.
        var compactColumn: Column

        init(
            sidebar: MailRoute, content: MailRoute? = nil, detail: MailRoute? = nil,
            visibility: Visibility = .automatic
        ) {
            self.sidebar = sidebar
            self.content = content
            self.detail = detail
            self.visibility = visibility
            compactColumn = .sidebar
            compactColumn = lastColumn
        }

        /// What a column shows; nil: nothing has filled it.
        subscript(column: Column) -> MailRoute? {
            switch column {
            case .sidebar: return sidebar
            case .content: return content
            case .detail: return detail
            }
        }

        /// The last column that shows a node, of those before one, or else of all.
        func column(of node: MailNode, before column: Column? = nil) -> Column? {
            Column.allCases.prefix { $0 != column }.last { self[$0]?.node == node }
        }

        /// Empties a column and those behind it.
        mutating func clear(_ column: Column) {
            if column == .content { content = nil }
            if column != .sidebar { detail = nil }
            compactColumn = column == .detail && content != nil ? .content : .sidebar
        }

        /// Empties those behind a column, which is seen where there is room for one.
        mutating func clear(behind column: Column) {
            if column == .sidebar { content = nil }
            if column != .detail { detail = nil }
            compactColumn = column
        }

        /// The nodes of the columns that are filled.
        var nodes: [MailNode] {
            [sidebar, content, detail].compactMap { $0?.node }
        }

        /// The node in the last column that is filled.
        var node: MailNode { (detail ?? content ?? sidebar).node }

        /// The last column that is filled.
        var lastColumn: Column { detail != nil ? .detail : content != nil ? .content : .sidebar }
        var told: [String: String] { (detail ?? content ?? sidebar).fields.told }
    }
}

nonisolated extension MailState.Content {
    /// Whether a presentation has a stack of its own.
    var hasStack: Bool { false }
}

nonisolated extension MailState {
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

nonisolated extension MailState {
    /// Puts a screen on the stack of a level, by default the uppermost.
    mutating func push(_ route: MailRoute, on level: Int? = nil) {
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
    mutating func pop(to node: MailNode, _ level: Int? = nil) -> Bool {
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
    mutating func replace(with route: MailRoute, on level: Int? = nil) {
        change(level) { level in
            _ = level.path.popLast()
            level.path.append(route)
        }
    }

    /// Puts a screen in the place of a whole stack.
    mutating func reset(to route: MailRoute, on level: Int? = nil) {
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
    mutating func fill(_ column: Split.Column, with route: MailRoute) {
        guard case .split(var split) = base.content else { return }
        switch column {
        case .sidebar:
            split.sidebar = route
            split.detail = nil
            split.content = nil
        case .content:
            split.content = route
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
    mutating func present(_ content: Content, path: [MailRoute] = [], on level: Int? = nil) -> Int {
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

nonisolated extension MailState {
    /// A step from one state to another.
    indirect enum Step: Hashable, Sendable {
        /// A plan, as of a link.
        case open(MailState)
        case push(MailRoute)
        /// In the place of what is on top.
        case replace(MailRoute)
        /// In the place of the whole stack.
        case reset(MailRoute)
        case fill(Split.Column, MailRoute)
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

nonisolated extension MailState.Content {
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
nonisolated extension MailState: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MailKey.self)
        var bases = container.nestedContainer(keyedBy: MailKey.self, forKey: MailKey("bases"))
        for (level, names) in zip(self.bases, Self.baseNames) {
            try bases.encode(level, forKey: MailKey(names[0]))
        }
        // What is not saved takes with it what lies upon it.
        let saved = presented.prefix { !$0.isAwaited && $0.content.isSavable }
        try container.encode(Array(saved), forKey: MailKey("presented"))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: MailKey.self)
        self.init()
        let bases = try? container.nestedContainer(keyedBy: MailKey.self, forKey: MailKey("bases"))
        for (place, names) in Self.baseNames.enumerated() {
            let saved = names.lazy.compactMap { name in
                try? bases?.decodeIfPresent(Level.self, forKey: MailKey(name))
            }
            guard let level = saved.first else {
                self.bases[place].isCut = names.contains { bases?.contains(MailKey($0)) == true }
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
        var list = try? container.nestedUnkeyedContainer(forKey: MailKey("presented"))
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
        [["mail"]]
    }
}

nonisolated extension MailState.Level: Codable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MailKey.self)
        switch content {
        case .screen(let content):
            if content.isSavable { try container.encode(content, forKey: MailKey("screen")) }
        case .split(let content):
            try container.encode(content, forKey: MailKey("split"))
        case .sheet(let content):
            try container.encode(content, forKey: MailKey("sheet"))
        }
        let saved = path.prefix { content.isSavable && $0.isSavable }
        if !path.isEmpty { try container.encode(Array(saved), forKey: MailKey("path")) }
        if saved.count < path.count || !content.isSavable {
            try container.encode(true, forKey: MailKey("isCut"))
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: MailKey.self)
        func read<Value: Decodable>(_ word: String) -> Value? {
            try? container.decodeIfPresent(Value.self, forKey: MailKey(word))
        }
        if let content: MailRoute = read("screen") {
            self.init(content: .screen(content))
        } else if let content: MailState.Split = read("split") {
            self.init(content: .split(content))
        } else if let content: MailSheet = read("sheet") {
            self.init(content: .sheet(content))
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "nothing that is known"))
        }
        if case .split(let split) = content,
            let columns =
                try? container.nestedContainer(keyedBy: MailKey.self, forKey: MailKey("split"))
        {
            if columns.contains(MailKey("content")), split.content == nil { isCut = true }
            if columns.contains(MailKey("detail")), split.detail == nil { isCut = true }
        }
        var list = try? container.nestedUnkeyedContainer(forKey: MailKey("path"))
        while !isCut, let isAtEnd = list?.isAtEnd, !isAtEnd {
            guard let route = try? list?.decode(MailRoute.self) else {
                isCut = true
                break
            }
            path.append(route)
        }
        if (try? container.decodeIfPresent(Bool.self, forKey: MailKey("isCut"))) == true {
            isCut = true
        }
        leaveEmptyColumn()
    }
}

nonisolated extension MailState.Content {
    /// Whether a saved state can hold it: no value lives in memory only.
    var isSavable: Bool {
        switch self {
        case .screen(let content): return content.isSavable
        case .split(let content): return content.isSavable
        case .sheet(let content): return content.isSavable
        }
    }
}

nonisolated extension MailRoute {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension MailSheet {
    /// Whether a saved state can hold it.
    var isSavable: Bool { true }
}

nonisolated extension MailState.Content {
    var isSplit: Bool {
        if case .split = self { return true }
        return false
    }
}

nonisolated extension MailState.Split: Codable {
    /// Whether a saved state can hold all columns.
    var isSavable: Bool { [content, detail].allSatisfy { $0?.isSavable ?? true } }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MailKey.self)
        // What cannot be written must not be begun: an encoder that has thrown is of no use.
        if sidebar.isSavable { try container.encode(sidebar, forKey: MailKey("sidebar")) }
        if content?.isSavable ?? true {
            try container.encodeIfPresent(content, forKey: MailKey("content"))
        }
        if content?.isSavable ?? true, detail?.isSavable ?? true {
            try container.encodeIfPresent(detail, forKey: MailKey("detail"))
        }
        try container.encode(visibility, forKey: MailKey("visibility"))
        try container.encode(compactColumn, forKey: MailKey("compactColumn"))
    }

    /// Columns behind one that cannot be read are empty.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: MailKey.self)
        self.init(sidebar: try container.decode(MailRoute.self, forKey: MailKey("sidebar")))
        content = try? container.decodeIfPresent(MailRoute.self, forKey: MailKey("content"))
        if content != nil || !container.contains(MailKey("content")) {
            detail = try? container.decodeIfPresent(MailRoute.self, forKey: MailKey("detail"))
        }
        if let saved = try? container.decode(Visibility.self, forKey: MailKey("visibility")) {
            visibility = saved
        }
        compactColumn = Self(sidebar: sidebar, content: content, detail: detail).compactColumn
        let column = try? container.decode(Column.self, forKey: MailKey("compactColumn"))
        // Below a stack, nothing need fill the last one.
        if let column, column == .detail || self[column] != nil { compactColumn = column }
    }
}

nonisolated extension MailLink {
    /// What is shown when the link is followed; nil where an action decides that.
    var plan: MailState? {
        switch self {
        case .messageList(let mailbox):
            return MailState(
                content: .split(
                    .init(
                        sidebar: .mailboxes, content: .messageList(mailbox: mailbox),
                        visibility: .doubleColumn)))
        case .message(let mailbox, let messageId):
            return MailState(
                content: .split(
                    .init(
                        sidebar: .mailboxes, content: .messageList(mailbox: mailbox),
                        detail: .message(mailbox: mailbox, messageId: messageId),
                        visibility: .doubleColumn)))
        case .headers(let mailbox, let messageId):
            return MailState(
                content: .split(
                    .init(
                        sidebar: .mailboxes, content: .messageList(mailbox: mailbox),
                        detail: .message(mailbox: mailbox, messageId: messageId),
                        visibility: .doubleColumn)),
                path: [.headers(mailbox: mailbox, messageId: messageId)])
        }
    }
}

nonisolated extension MailLink {
    /// What following the link means for a state.
    var step: MailState.Step? {
        plan.map { .open($0) }
    }
}

nonisolated extension MailState {
    /// Follows a link.
    @discardableResult
    mutating func follow(_ link: MailLink) -> Outcome {
        guard let step = link.step else { return .ignored }
        return go(step)
    }
}
