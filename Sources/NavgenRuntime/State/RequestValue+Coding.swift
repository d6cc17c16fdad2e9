/// Saves what waits. Restored levels and screens get new ids, so origins are saved as positions.
nonisolated extension StateCore {
    func encodeRequests(to container: inout KeyedEncodingContainer<SavedKey>) throws {
        let saved = requests.filter {
            ($0.caller == nil || $0.exit.startsFlow) && ($0.url != nil || $0.exit.isSavable(table))
        }
        if !saved.isEmpty {
            var list = container.nestedUnkeyedContainer(forKey: SavedKey("requests"))
            for request in saved {
                // In the next launch, the screen that asked is not there.
                if request.origin != nil, savedOrigin(of: request) == nil { continue }
                var nested = list.nestedContainer(keyedBy: SavedKey.self)
                try request.encode(to: &nested, table)
                try nested.encodeIfPresent(savedOrigin(of: request), forKey: SavedKey("origin"))
                if table.choosesRoot {
                    try nested.encodeIfPresent(request.root.map(table.name(ofRoot:)), forKey: SavedKey("root"))
                }
            }
        }
        let open = overlays.filter { $0.levels[0].isSavable(table) }
        if open.isEmpty { return }
        var list = container.nestedUnkeyedContainer(forKey: SavedKey("fallbacks"))
        for overlay in open {
            var nested = list.nestedContainer(keyedBy: SavedKey.self)
            try nested.encode(table.nodes[overlay.fallback].id, forKey: SavedKey("node"))
            try Self.encode(overlay.levels, on: nil, nested.nestedUnkeyedContainer(forKey: SavedKey("levels")), table)
        }
    }

    mutating func decodeRequests(from container: SavedContainer) {
        var list = try? container.nestedUnkeyedContainer(forKey: SavedKey("fallbacks"))
        while let isAtEnd = list?.isAtEnd, !isAtEnd, let nested = try? list?.nestedContainer(keyedBy: SavedKey.self) {
            guard let id = try? nested.decode(String.self, forKey: SavedKey("node")),
                let fallback = table.index(of: id),
                table.conditions.contains(where: { $0.fallback == fallback })
            else { continue }
            let levels = restored(try? nested.nestedUnkeyedContainer(forKey: SavedKey("levels")), on: nil)
            if !levels.isEmpty { overlays.append(Overlay(fallback: fallback, levels: levels)) }
        }
        list = try? container.nestedUnkeyedContainer(forKey: SavedKey("requests"))
        while let isAtEnd = list?.isAtEnd, !isAtEnd, let nested = try? list?.nestedContainer(keyedBy: SavedKey.self) {
            guard var request = RequestValue(table, id: newID(), from: nested) else { continue }
            if nested.contains(SavedKey("origin")) {
                guard let saved = try? nested.decode(SavedOrigin.self, forKey: SavedKey("origin")),
                    let origin = origin(saved)
                else { continue }
                request.origin = origin
            }
            let name = try? nested.decode(String.self, forKey: SavedKey("root"))
            request.root = name.flatMap(table.root(named:)) ?? root(of: request)
            requests.append(request)
        }
        if let nested = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("parked")) {
            decodeDeferredStep(from: nested)
        }
    }

    /// The root on which a restored request is done.
    private func root(of request: RequestValue) -> Int? {
        switch request.exit.last {
        case .open(let plan, _): return plan.root
        case .select: return table.roots.firstIndex { $0.node == nil }
        default: return request.origin == nil ? nil : root
        }
    }

    // MARK: Origins

    /// The position of a screen in a saved state.
    struct SavedOrigin: Codable {
        /// The index of its level.
        let level: Int
        /// How many screens of the stack are below it, and the content.
        let depth: Int
        var column: SplitColumn?
        /// The fallback that contains it.
        var fallback: String?
    }

    private func savedOrigin(of request: RequestValue) -> SavedOrigin? {
        guard let origin = request.origin else { return nil }
        let overlay = overlay(holding: origin.id)
        let levels = overlay.map { overlays[$0].levels } ?? levels
        guard let level = levels.firstIndex(where: { $0.holds(origin.id) }) else { return nil }
        // A level is saved only with those below it, and a screen only with those below it.
        let isSaved = levels[...level].enumerated().allSatisfy { index, level in
            overlay == nil && index == 0 || level.isSavable(table)
        }
        let depth = levels[level].path.firstIndex { $0.id == origin.id }.map { $0 + 1 } ?? 0
        guard isSaved, levels[level].path.prefix(depth).allSatisfy({ $0.value.isSavable(table) }) else { return nil }
        return SavedOrigin(
            level: level, depth: depth, column: origin.column,
            fallback: overlay.map { table.nodes[overlays[$0].fallback].id })
    }

    private func origin(_ saved: SavedOrigin) -> ScreenOrigin? {
        let overlay = saved.fallback.map { id in overlays.first { $0.fallback == table.index(of: id) } }
        if let overlay, overlay == nil { return nil }
        let levels = overlay.flatMap { $0?.levels } ?? levels
        guard levels.indices.contains(saved.level), (0...levels[saved.level].path.count).contains(saved.depth) else {
            return nil
        }
        let level = levels[saved.level]
        if saved.depth > 0 { return ScreenOrigin(id: level.path[saved.depth - 1].id) }
        guard let column = saved.column else { return ScreenOrigin(id: level.contentID) }
        return level.content[column].map { ScreenOrigin(id: level.contentID, column: column, screen: $0) }
    }

    // MARK: States of earlier versions

    /// Reads the one step that waited in a state of an earlier version. Its fallback was a part of
    /// what is shown.
    private mutating func decodeDeferredStep(from container: SavedContainer) {
        let isRestored = (try? container.decode(Bool.self, forKey: SavedKey("isRestored"))) ?? false
        guard var request = RequestValue(table, id: newID(), from: container) else { return }
        if isRestored, case .open(let plan, _) = request.exit {
            // What was restored and undecided waited as a step.
            (root, tab, rootLevels, presented) = (plan.root, plan.tab, plan.rootLevels, plan.presented)
            (lastID, lastScreenID) = (max(lastID, plan.lastID), max(lastScreenID, plan.lastScreenID))
            return
        }
        request.root = root(of: request)
        if let saved = try? container.decode(FormerOrigin.self, forKey: SavedKey("origin")) {
            guard levels.indices.contains(saved.level) else { return }
            let level = levels[saved.level]
            let count = saved.depth - (level.content.split == nil ? 1 : level.content.columns.count)
            request.origin =
                count > 0 && count <= level.path.count
                ? ScreenOrigin(id: level.path[count - 1].id) : ScreenOrigin(id: level.contentID)
        } else {
            request.isLink = true
        }
        if let id = try? container.decode(String.self, forKey: SavedKey("otherwise")) {
            guard let fallback = table.index(of: id) else { return }
            moveToOverlay(fallback)
        }
        if let origin = request.origin, !contains(origin) { return }
        requests.append(request)
    }

    private struct FormerOrigin: Codable {
        let level: Int
        let depth: Int
    }

    /// Makes what an earlier version has shown as a fallback an overlay.
    private mutating func moveToOverlay(_ fallback: Int) {
        let node = table.flow(of: fallback)
        if let index = presented.firstIndex(where: { $0.content.node == node }) {
            overlays.append(Overlay(fallback: fallback, levels: Array(presented[index...])))
            presented.removeSubrange(index...)
            return
        }
        for level in 0..<depth {
            guard let index = self[level].path.firstIndex(where: { $0.node == node }) else { continue }
            let screens = self[level].path[index...]
            let bottom = screens[index]
            let content = ContentValue(.screen, bottom.value)
            var first = self.level(content)
            (first.contentID, first.path) = (bottom.id, Array(screens.dropFirst()))
            overlays.append(Overlay(fallback: fallback, levels: [first] + presented.dropFirst(level)))
            self[level].path.removeSubrange(index...)
            presented.removeSubrange(level...)
            return
        }
    }
}

nonisolated extension RequestValue {
    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws {
        var nested = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("step"))
        try exit.encode(to: &nested, table)
        try container.encode(since, forKey: SavedKey("since"))
        if isLink { try container.encode(true, forKey: SavedKey("isLink")) }
        try container.encodeIfPresent(url, forKey: SavedKey("url"))
        try container.encodeIfPresent(source.map { table.nodes[$0].id }, forKey: SavedKey("source"))
        func names(_ requirements: [Requirement]) -> [String] {
            requirements.map { ($0.isNegated ? "!" : "") + table.conditions[$0.condition].id }
        }
        if !held.isEmpty { try container.encode(names(held.sorted()), forKey: SavedKey("held")) }
        if !inherited.isEmpty { try container.encode(names(inherited), forKey: SavedKey("inherited")) }
        let answered = answered.sorted().map { table.nodes[$0].id }
        if !answered.isEmpty { try container.encode(answered, forKey: SavedKey("completed")) }
    }

    /// Reads a request, or the deferred step of an earlier version.
    init?(_ table: GraphTable, id: Int, from container: SavedContainer) {
        guard let nested = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("step")),
            let exit = ExitValue(table, from: nested),
            let since = try? container.decode(Double.self, forKey: SavedKey("since"))
        else { return nil }
        self.init(id: id, exit: exit, since: since)
        isLink = (try? container.decode(Bool.self, forKey: SavedKey("isLink"))) ?? false
        url = try? container.decode(String.self, forKey: SavedKey("url"))
        source = (try? container.decode(String.self, forKey: SavedKey("source"))).flatMap(table.index)
        func requirements(_ key: String) -> [Requirement] {
            let names = (try? container.decode([String].self, forKey: SavedKey(key))) ?? []
            return names.compactMap { Requirement($0, table) }
        }
        held = Set(requirements("held"))
        inherited = requirements("inherited")
        let former = try? container.decode(String.self, forKey: SavedKey("answered"))
        let completed = (try? container.decode([String].self, forKey: SavedKey("completed"))) ?? []
        answered = Set((completed + [former].compactMap(\.self)).compactMap(table.index))
    }
}

nonisolated extension Requirement {
    /// Reads `signedIn` or `!signedIn`.
    fileprivate init?(_ name: String, _ table: GraphTable) {
        let isNegated = name.hasPrefix("!")
        let id = isNegated ? String(name.dropFirst()) : name
        guard let condition = table.conditions.firstIndex(where: { $0.id == id }) else { return nil }
        self.init(condition: condition, isNegated: isNegated)
    }
}

/// Saved in the format that Swift synthesizes for enums: `{"push": {"_0": …}}`.
nonisolated extension ExitValue {
    /// Whether a saved state can contain what is asked for.
    func isSavable(_ table: GraphTable) -> Bool {
        switch self {
        case .open(let plan, _):
            return plan.levels.allSatisfy { $0.isSavable(table) && $0.path.allSatisfy { $0.value.isSavable(table) } }
        case .select, .popTo: return true
        case .push(let screen), .replace(let screen), .reset(let screen), .fill(_, let screen), .act(let screen):
            return screen.isSavable(table)
        case .present(let content): return content.isSavable(table)
        case .under(let exit), .from(_, let exit): return exit.isSavable(table)
        case .back, .close, .finish: return false
        }
    }

    /// Whether it starts a flow, whose end is reported to the app if no caller awaits it.
    fileprivate var startsFlow: Bool {
        if case .present(let content) = last { content.flow != nil } else { false }
    }

    private var name: String {
        switch self {
        case .open: return "open"
        case .select: return "select"
        case .push: return "push"
        case .replace: return "replace"
        case .reset: return "reset"
        case .fill: return "fill"
        case .act: return "act"
        case .present: return "present"
        case .popTo: return "popTo"
        case .under: return "under"
        case .from: return "from"
        case .back, .close, .finish: return ""
        }
    }

    private static var first: SavedKey { SavedKey("_0") }
    private static var second: SavedKey { SavedKey("_1") }

    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws {
        var own = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey(name))
        func encode(_ screen: NodeValue, _ key: SavedKey) throws {
            var nested = own.nestedContainer(keyedBy: SavedKey.self, forKey: key)
            try screen.encode(to: &nested, table)
        }
        func encode(_ exit: ExitValue, _ key: SavedKey) throws {
            var nested = own.nestedContainer(keyedBy: SavedKey.self, forKey: key)
            try exit.encode(to: &nested, table)
        }
        switch self {
        case .open(let plan, let node):
            try own.encode(plan, forKey: Self.first)
            try own.encode(table.nodes[node].id, forKey: SavedKey("node"))
            if plan.opensOnTop { try own.encode(true, forKey: SavedKey("onTop")) }
        case .select(let tab): try own.encode(table.nodes[table.tabs[tab]].id, forKey: Self.first)
        case .popTo(let node): try own.encode(table.nodes[node].id, forKey: Self.first)
        case .fill(let column, let screen):
            try own.encode(column, forKey: Self.first)
            try encode(screen, Self.second)
        case .push(let screen), .replace(let screen), .reset(let screen), .act(let screen):
            try encode(screen, Self.first)
        case .present(let content):
            var nested = own.nestedContainer(keyedBy: SavedKey.self, forKey: Self.first)
            try content.encode(to: &nested, table)
        case .under(let exit): try encode(exit, Self.first)
        case .from(let node, let exit):
            try own.encode(table.nodes[node].id, forKey: Self.first)
            try encode(exit, Self.second)
        case .back, .close, .finish: break
        }
    }

    init?(_ table: GraphTable, from container: SavedContainer) {
        guard container.allKeys.count == 1, let name = container.allKeys.first,
            let own = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: name)
        else { return nil }
        func nested(_ key: SavedKey) -> SavedContainer? {
            try? own.nestedContainer(keyedBy: SavedKey.self, forKey: key)
        }
        func node(_ key: SavedKey) -> Int? { (try? own.decode(String.self, forKey: key)).flatMap(table.index) }
        func screen(_ key: SavedKey) -> NodeValue? {
            nested(key).flatMap { try? NodeValue(table, .screen, from: $0) }
        }
        func exit(_ key: SavedKey) -> ExitValue? { nested(key).flatMap { ExitValue(table, from: $0) } }
        let read: ExitValue?
        switch name.stringValue {
        case "select": read = node(Self.first).flatMap(table.tabs.firstIndex(of:)).map { .select($0) }
        case "popTo": read = node(Self.first).map { .popTo($0) }
        case "fill":
            let column = try? own.decode(SplitColumn.self, forKey: Self.first)
            read = column.flatMap { column in screen(Self.second).map { .fill(column, $0) } }
        case "open":
            read = nested(Self.first).map { nested in
                var plan = StateCore(table, from: nested)
                let isOnTop = (try? own.decodeIfPresent(Bool.self, forKey: SavedKey("onTop"))) ?? false
                plan.opensOnTop = isOnTop && !table.nodes[plan.topValue.node].routesOnTop.isEmpty
                return .open(plan, node(SavedKey("node")) ?? plan.node)
            }
        case "present": read = nested(Self.first).flatMap { ContentValue(table, from: $0) }.map { .present($0) }
        case "act": read = nested(Self.first).flatMap { NodeValue(action: table, from: $0) }.map { .act($0) }
        case "under": read = exit(Self.first).map { .under($0) }
        case "from": read = node(Self.first).flatMap { node in exit(Self.second).map { .from(node, $0) } }
        case "push": read = screen(Self.first).map { .push($0) }
        case "replace": read = screen(Self.first).map { .replace($0) }
        case "reset": read = screen(Self.first).map { .reset($0) }
        default: read = nil
        }
        guard let read else { return nil }
        self = read
    }
}
