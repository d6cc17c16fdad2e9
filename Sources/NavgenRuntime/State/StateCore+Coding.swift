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
        if table.showsTabs { try container.encode(table.nodes[table.tabs[tab]].id, forKey: SavedKey("tab")) }
        if isStack { try container.encode(isStack, forKey: SavedKey("isStack")) }
        var levels = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("bases"))
        for (level, stack) in zip(rootLevels, table.rootStacks) {
            var nested = levels.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey(stack.names[0]))
            try level.encode(to: &nested, table)
        }
        // If a presentation is not saved, neither is everything on top of it.
        let saved = presented.prefix { !$0.isAwaited && $0.content.isSavable(table) }
        var list = container.nestedUnkeyedContainer(forKey: SavedKey("presented"))
        for level in saved {
            var nested = list.nestedContainer(keyedBy: SavedKey.self)
            try level.encode(to: &nested, table)
        }
        if let deferred = deferredAsSaved {
            var nested = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("parked"))
            try deferred.encode(to: &nested, table)
        }
    }

    init(_ table: GraphTable, from decoder: any Decoder) throws {
        self.init(table, from: try decoder.container(keyedBy: SavedKey.self))
    }

    init(_ table: GraphTable, from container: SavedContainer) {
        let name = try? container.decodeIfPresent(String.self, forKey: SavedKey("root"))
        let root = table.choosesRoot ? name.flatMap(table.root(named:)) : 0
        self.init(table, root: root)
        var isGone = table.choosesRoot && root == nil && container.contains(SavedKey("root"))
        if table.showsTabs, let id = try? container.decodeIfPresent(String.self, forKey: SavedKey("tab")) {
            if let tab = table.index(of: id).flatMap(table.tabs.firstIndex(of:)) {
                self.tab = tab
            } else if showsTabs {
                isGone = true
            }
        }
        isStack = container.contains(SavedKey("isStack"))
        let levels = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("bases"))
        for index in rootLevels.indices { restore(root: index, levels) }
        var list = try? container.nestedUnkeyedContainer(forKey: SavedKey("presented"))
        // If a level cannot be restored, neither can everything on top of it.
        while let isAtEnd = list?.isAtEnd, !isAtEnd, !isGone, !top.isCut,
            let nested = try? list?.nestedContainer(keyedBy: SavedKey.self), let level = LevelValue(table, from: nested)
        {
            // A presentation may no longer have a stack in this version of the app.
            let fits = level.path.isEmpty || table.nodes[level.content.node].hasStack
            present(level.content, path: fits ? level.path : [])
            self[depth - 1].column = level.column
            self[depth - 1].isCut = level.isCut || !fits
        }
        for index in presented.indices { presented[index].isCut = false }
        for index in rootLevels.indices { rootLevels[index].isCut = false }
        let nested = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("parked"))
        deferred = nested.flatMap { DeferredStep(table, from: $0) }.flatMap(deferredAsRestored)
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
        rootLevels[index].path = level.path
        rootLevels[index].isCut = level.isCut
    }

    /// The deferred step, if it can be saved. Levels get new ids when they are restored, so the
    /// index of its level is saved.
    private var deferredAsSaved: DeferredStep? {
        guard var deferred, deferred.step.isSavable(table) else { return nil }
        guard let origin = deferred.origin else { return deferred }
        guard let level = index(ofLevel: origin.level) else { return nil }
        deferred.origin?.level = level
        return deferred
    }

    /// The restored deferred step, if its origin still exists.
    private func deferredAsRestored(_ deferred: DeferredStep) -> DeferredStep? {
        guard let origin = deferred.origin else { return deferred }
        guard let level = existing(origin.level).map({ self[$0] }), origin.depth <= level.nodeCount else { return nil }
        var deferred = deferred
        deferred.origin?.level = level.id
        return deferred
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
    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws {
        let isSavable = content.isSavable(table)
        // Presentations that cannot be saved are skipped as a whole. A split leaves out columns.
        if isSavable || content.style == .split { try content.encode(to: &container, table) }
        try container.encodeIfPresent(column, forKey: SavedKey("column"))
        let saved = path.prefix { isSavable && $0.isSavable(table) }
        if !path.isEmpty {
            var list = container.nestedUnkeyedContainer(forKey: SavedKey("path"))
            for screen in saved {
                var nested = list.nestedContainer(keyedBy: SavedKey.self)
                try screen.encode(to: &nested, table)
            }
        }
        if saved.count < path.count || !isSavable { try container.encode(true, forKey: SavedKey("isCut")) }
    }

    init?(_ table: GraphTable, from container: SavedContainer) {
        guard let content = ContentValue(table, from: container) else { return nil }
        self.init(content: content)
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
            path.append(screen)
        }
        if (try? container.decodeIfPresent(Bool.self, forKey: SavedKey("isCut"))) == true { isCut = true }
        leaveEmptyColumn()
    }
}
