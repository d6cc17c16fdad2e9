/// Encodes and decodes states. Decoding never fails as a whole: of states saved by other versions
/// of the app, it restores the parts that it can read.
nonisolated extension StateCore: Encodable {
    @usableFromInline
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SavedKey.self)
        try encode(to: &container)
    }

    func encode(to container: inout KeyedEncodingContainer<SavedKey>) throws {
        if table.choosesRoot { try container.encodeIfPresent(root.map(table.name(ofRoot:)), forKey: SavedKey("root")) }
        if table.showsTabs, let tab { try container.encode(table.nodes[table.tabs[tab]].id, forKey: SavedKey("tab")) }
        if isStack { try container.encode(isStack, forKey: SavedKey("isStack")) }
        if hasRootEnded { try container.encode(true, forKey: SavedKey("hasEnded")) }
        var levels = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("bases"))
        for (level, stack) in zip(rootLevels, table.rootStacks) {
            var nested = levels.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey(stack.names[0]))
            try level.encode(to: &nested, table)
        }
        try Self.encode(presented, on: base, container.nestedUnkeyedContainer(forKey: SavedKey("presented")), table)
        try encodeRequests(to: &container)
    }

    /// Encodes presented levels. If one is not saved, neither is everything on top of it.
    static func encode(
        _ levels: [LevelValue], on base: LevelValue?, _ list: any UnkeyedEncodingContainer, _ table: GraphTable
    ) throws {
        var list = list
        var below = base
        for level in levels.prefix(while: { $0.isSavable(table) }) {
            if let below, below.content.style != .split, !below.content.isSavable(table) { break }
            var nested = list.nestedContainer(keyedBy: SavedKey.self)
            try level.encode(to: &nested, table)
            // The screen that presented it is on top of the level below, unless code has pushed others.
            if let below, let presenter = level.presenter, below.topID != presenter || !below.isSavedWhole(table) {
                let index = below.path.firstIndex { $0.id == presenter }
                try nested.encode(index.map { $0 + 1 } ?? 0, forKey: SavedKey("presenter"))
            }
            below = level
        }
    }

    init(_ table: GraphTable, from decoder: any Decoder) throws {
        self.init(table, from: try decoder.container(keyedBy: SavedKey.self))
    }

    /// Decodes a state. Its levels and screens get ids after those that are in use.
    init(_ table: GraphTable, from container: SavedContainer, after used: (level: Int, screen: Int) = (0, 0)) {
        let name = try? container.decodeIfPresent(String.self, forKey: SavedKey("root"))
        let root = table.choosesRoot ? name.flatMap(table.root(named:)) : 0
        self.init(table, root: root)
        (lastID, lastScreenID) = (max(lastID, used.level), max(lastScreenID, used.screen))
        for index in rootLevels.indices { rootLevels[index].contentID = newID() }
        var isGone = table.choosesRoot && root == nil && container.contains(SavedKey("root"))
        if table.showsTabs, let id = try? container.decodeIfPresent(String.self, forKey: SavedKey("tab")) {
            if let tab = table.index(of: id).flatMap(table.tabs.firstIndex(of:)) {
                self.tab = tab
            } else if showsTabs {
                isGone = true
            }
        }
        isStack = container.contains(SavedKey("isStack"))
        hasRootEnded = container.contains(SavedKey("hasEnded"))
        let levels = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("bases"))
        for index in rootLevels.indices { restore(root: index, levels) }
        let list = try? container.nestedUnkeyedContainer(forKey: SavedKey("presented"))
        if !isGone { presented = restored(list, on: base) }
        for index in presented.indices { presented[index].isCut = false }
        for index in rootLevels.indices { rootLevels[index].isCut = false }
        decodeRequests(from: container)
        forgetAllowed()
    }

    /// Decodes presented levels. If one cannot be restored, neither can everything on top of it.
    mutating func restored(_ list: (any UnkeyedDecodingContainer)?, on base: LevelValue?) -> [LevelValue] {
        var list = list
        var levels: [LevelValue] = []
        var below = base
        while let isAtEnd = list?.isAtEnd, !isAtEnd, let nested = try? list?.nestedContainer(keyedBy: SavedKey.self),
            var level = LevelValue(table, from: nested)
        {
            let depth = try? nested.decodeIfPresent(Int.self, forKey: SavedKey("presenter"))
            let presenter = below?.presenter(of: level, at: depth)
            if below != nil, presenter == nil { break }
            // A presentation may no longer have a stack in this version of the app.
            let fits = level.path.isEmpty || level.content.style == .screen || table.nodes[level.content.node].hasStack
            let presented = self.level(
                level.content, path: fits ? level.path.map(\.value) : [], presenter: presenter)
            (level.id, level.contentID, level.path) = (presented.id, presented.contentID, presented.path)
            level.presenter = presenter
            level.isCut = level.isCut || !fits
            levels.append(level)
            below = level
        }
        return levels
    }

    /// Notes that nothing has been allowed since the start.
    private mutating func forgetAllowed() {
        isRootSure = isStack
        isTabSure = isStack
        func forget(_ level: inout LevelValue) {
            level.unsure = Set(
                SplitColumn.allCases.filter { level.content.split == nil ? $0 == .sidebar : level.content[$0] != nil })
            for index in level.path.indices { level.path[index].isSure = false }
        }
        for index in rootLevels.indices { forget(&rootLevels[index]) }
        for index in presented.indices { forget(&presented[index]) }
        for overlay in overlays.indices {
            for index in overlays[overlay].levels.indices { forget(&overlays[overlay].levels[index]) }
        }
    }

    private mutating func restore(root index: Int, _ levels: SavedContainer?) {
        guard let levels else { return }
        let names = table.rootStacks[index].names
        let saved = names.lazy.compactMap { [table] name -> LevelValue? in
            guard let nested = try? levels.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey(name)) else {
                return nil
            }
            return LevelValue(table, from: nested)
        }
        guard let level = saved.first else {
            rootLevels[index].isCut = names.contains { levels.contains(SavedKey($0)) }
            return
        }
        let isSplit = level.content.split != nil
        if isStack
            || level.content.lowestNode == rootLevels[index].content.lowestNode
                && isSplit == (rootLevels[index].content.split != nil)
        {
            let own = rootLevels[index].content.value
            rootLevels[index].content = level.content
            // The tab decides which values its root has.
            if !isStack, !table.rootStacks[index].arguments.isEmpty { rootLevels[index].content.value = own }
        } else if isSplit {
            rootLevels[index].isCut = true
            return
        }
        rootLevels[index].path = level.path.map { screen($0.value) }
        rootLevels[index].isCut = level.isCut
        rootLevels[index].isUndecidedFlow = level.isUndecidedFlow
    }
}

nonisolated extension GraphTable {
    /// The name of a root in saved states.
    func name(ofRoot root: Int) -> String { roots[root].node.map { nodes[$0].id } ?? "tabs" }

    /// The root with a name or a former name.
    func root(named name: String) -> Int? {
        roots.firstIndex { root in
            guard let node = root.node else { return name == "tabs" }
            return nodes[node].id == name || nodes[node].formerIDs.contains(name)
        }
    }
}

nonisolated extension ContentValue {
    /// Whether a saved state can contain the content, that is, no value exists only in memory.
    func isSavable(_ table: GraphTable) -> Bool {
        switch style {
        case .split:
            return [split?.content, split?.detail].allSatisfy { $0??.isSavable(table) ?? true }
        default: return value.isSavable(table)
        }
    }

    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws {
        if let flow {
            try table.types.writeFlow(node, flow, container.superEncoder(forKey: style.savedKey))
        } else {
            var nested = container.nestedContainer(keyedBy: SavedKey.self, forKey: style.savedKey)
            if let split {
                try split.encode(value, to: &nested, table)
            } else {
                try value.encode(to: &nested, table)
            }
        }
    }

    init?(_ table: GraphTable, from container: SavedContainer) {
        for style in ContentStyle.allCases where container.contains(style.savedKey) {
            if style == .flow {
                guard let decoder = try? container.superDecoder(forKey: style.savedKey),
                    let (node, flow) = try? table.types.readFlow(decoder)
                else { continue }
                self.init(flow: node, flow)
                return
            }
            guard let nested = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: style.savedKey) else {
                continue
            }
            if style == .split {
                guard let sidebar = Self.screen(table, nested, "sidebar") else { continue }
                self.init(.split, sidebar, split: SplitValue(sidebar: sidebar, table, from: nested))
                return
            }
            guard let value = try? NodeValue(table, style, from: nested) else { continue }
            self.init(style, value)
            return
        }
        return nil
    }

    /// The screen in a column of a saved split.
    fileprivate static func screen(_ table: GraphTable, _ split: SavedContainer, _ column: String) -> NodeValue? {
        guard let nested = try? split.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey(column)) else {
            return nil
        }
        return try? NodeValue(table, .screen, from: nested)
    }
}

nonisolated extension SplitValue {
    func encode(_ sidebar: NodeValue, to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws
    {
        func encode(_ screen: NodeValue?, _ column: String) throws {
            guard let screen else { return }
            var nested = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey(column))
            try screen.encode(to: &nested, table)
        }
        // Check before encoding: an encoder that has thrown an error cannot be used further.
        if sidebar.isSavable(table) { try encode(sidebar, "sidebar") }
        let isContentSaved = content?.isSavable(table) ?? true
        if isContentSaved { try encode(content, "content") }
        if isContentSaved, detail?.isSavable(table) ?? true { try encode(detail, "detail") }
        try container.encode(visibility, forKey: SavedKey("visibility"))
        try container.encode(compactColumn, forKey: SavedKey("compactColumn"))
    }

    /// Decodes the columns. If one cannot be read, it and those after it are empty.
    init(sidebar: NodeValue, _ table: GraphTable, from container: SavedContainer) {
        let hasContent = table.hasContentColumns && container.contains(SavedKey("content"))
        self.init(content: hasContent ? ContentValue.screen(table, container, "content") : nil)
        if content != nil || !hasContent {
            detail = ContentValue.screen(table, container, "detail")
        }
        if let saved = try? container.decode(SplitVisibility.self, forKey: SavedKey("visibility")) {
            visibility = saved
        }
        compactColumn = lastColumn
        let column = try? container.decode(SplitColumn.self, forKey: SavedKey("compactColumn"))
        // The last column may be empty if screens are on its stack.
        if let column, column == .detail || column == .sidebar || self[column] != nil { compactColumn = column }
    }
}

nonisolated extension GraphTable {
    /// Whether any split has a column between its sidebar and its detail. An earlier version of the
    /// app may have saved one.
    fileprivate var hasContentColumns: Bool { nodes.contains { !$0.content.isEmpty } }
}

nonisolated extension LevelValue {
    /// Whether a saved state can contain the level: no value exists only in memory, and no caller awaits
    /// it. The end of a flow is also reported to the app, so an awaited flow is saved.
    func isSavable(_ table: GraphTable) -> Bool {
        (caller == nil || content.flow != nil) && content.isSavable(table)
    }

    /// Whether a saved state can contain all of the level.
    fileprivate func isSavedWhole(_ table: GraphTable) -> Bool {
        content.isSavable(table) && path.allSatisfy { $0.value.isSavable(table) }
    }

    /// The id of the restored screen that presented a level, by its saved depth; `nil` if it could not be saved or
    /// restored.
    fileprivate func presenter(of level: LevelValue, at depth: Int?) -> Int? {
        guard let depth else { return isCut ? nil : topID }
        if depth > 0 { return path.indices.contains(depth - 1) ? path[depth - 1].id : nil }
        if content.split != nil, let column = level.column, content[column] == nil { return nil }
        return contentID
    }

    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws {
        let isSavable = content.isSavable(table)
        // Presentations that cannot be saved are skipped as a whole. A split leaves out columns.
        if isSavable || content.style == .split { try content.encode(to: &container, table) }
        try container.encodeIfPresent(column, forKey: SavedKey("column"))
        let saved = path.map(\.value).prefix { isSavable && $0.isSavable(table) }
        if !path.isEmpty {
            var list = container.nestedUnkeyedContainer(forKey: SavedKey("path"))
            for screen in saved {
                var nested = list.nestedContainer(keyedBy: SavedKey.self)
                try screen.encode(to: &nested, table)
            }
        }
        if isUndecidedFlow { try container.encode(true, forKey: SavedKey("isUndecided")) }
        if saved.count < path.count || !isSavable { try container.encode(true, forKey: SavedKey("isCut")) }
    }

    init?(_ table: GraphTable, from container: SavedContainer) {
        guard let content = ContentValue(table, from: container) else { return nil }
        self.init(content: content)
        isUndecidedFlow = container.contains(SavedKey("isUndecided"))
        column = try? container.decodeIfPresent(SplitColumn.self, forKey: SavedKey("column"))
        if let split = content.split,
            let columns = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("split"))
        {
            if table.hasContentColumns, columns.contains(SavedKey("content")), split.content == nil { isCut = true }
            if columns.contains(SavedKey("detail")), split.detail == nil { isCut = true }
        }
        var list = try? container.nestedUnkeyedContainer(forKey: SavedKey("path"))
        while !isCut, let isAtEnd = list?.isAtEnd, !isAtEnd {
            guard let nested = try? list?.nestedContainer(keyedBy: SavedKey.self),
                let screen = try? NodeValue(table, .screen, from: nested)
            else {
                isCut = true
                break
            }
            path.append(ScreenValue(id: 0, value: screen))
        }
        if (try? container.decodeIfPresent(Bool.self, forKey: SavedKey("isCut"))) == true { isCut = true }
        leaveEmptyColumn()
    }
}
