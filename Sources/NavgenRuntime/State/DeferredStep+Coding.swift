nonisolated extension DeferredStep {
    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws {
        var nested = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("step"))
        try step.encode(to: &nested, table)
        try container.encodeIfPresent(origin, forKey: SavedKey("origin"))
        try container.encode(since, forKey: SavedKey("since"))
        try container.encodeIfPresent(fallback.map { table.nodes[$0].id }, forKey: SavedKey("otherwise"))
        try container.encodeIfPresent(answered.map { table.nodes[$0].id }, forKey: SavedKey("answered"))
        try container.encode(isRestored, forKey: SavedKey("isRestored"))
    }

    init?(_ table: GraphTable, from container: SavedContainer) {
        guard let nested = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("step")),
            let step = StepValue(table, from: nested),
            let since = try? container.decode(Double.self, forKey: SavedKey("since")),
            let isRestored = try? container.decode(Bool.self, forKey: SavedKey("isRestored"))
        else { return nil }
        self.init(step: step, since: since, isRestored: isRestored)
        if container.contains(SavedKey("origin")) {
            guard let origin = try? container.decodeIfPresent(Origin.self, forKey: SavedKey("origin")) else {
                return nil
            }
            self.origin = origin
        }
        guard let fallback = Self.node(table, container, "otherwise"),
            let answered = Self.node(table, container, "answered")
        else { return nil }
        self.fallback = fallback
        self.answered = answered
    }

    /// Reads a node by its id. Returns `.some(nil)` if the key is absent, and `nil` if the value is
    /// invalid.
    private static func node(_ table: GraphTable, _ container: SavedContainer, _ key: String) -> Int?? {
        guard container.contains(SavedKey(key)) else { return .some(nil) }
        guard let id = try? container.decodeIfPresent(String.self, forKey: SavedKey(key)) else { return nil }
        return table.index(of: id).map { .some($0) }
    }
}

/// Saved in the format that Swift synthesizes for enums: `{"push": {"_0": …}}`.
nonisolated extension StepValue {
    /// Whether a saved state can contain the step.
    func isSavable(_ table: GraphTable) -> Bool {
        switch self {
        case .open, .select: return true
        case .push(let screen), .replace(let screen), .reset(let screen), .fill(_, let screen), .act(let screen):
            return screen.isSavable(table)
        case .present(let content): return content.isSavable(table)
        }
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
        }
    }

    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ table: GraphTable) throws {
        let value = SavedKey("_0")
        var own = container.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey(name))
        switch self {
        case .open(let plan):
            try own.encode(plan, forKey: value)
            if plan.opensOnTop { try own.encode(true, forKey: SavedKey("onTop")) }
        case .select(let tab): try own.encode(table.nodes[table.tabs[tab]].id, forKey: value)
        case .fill(let column, let screen):
            try own.encode(column, forKey: value)
            var nested = own.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("_1"))
            try screen.encode(to: &nested, table)
        case .push(let screen), .replace(let screen), .reset(let screen), .act(let screen):
            var nested = own.nestedContainer(keyedBy: SavedKey.self, forKey: value)
            try screen.encode(to: &nested, table)
        case .present(let content):
            var nested = own.nestedContainer(keyedBy: SavedKey.self, forKey: value)
            try content.encode(to: &nested, table)
        }
    }

    init?(_ table: GraphTable, from container: SavedContainer) {
        guard container.allKeys.count == 1, let name = container.allKeys.first,
            let own = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: name)
        else { return nil }
        let key = SavedKey("_0")
        if name.stringValue == "select" {
            guard let id = try? own.decode(String.self, forKey: key),
                let tab = table.index(of: id).flatMap(table.tabs.firstIndex(of:))
            else { return nil }
            self = .select(tab)
            return
        }
        if name.stringValue == "fill" {
            guard let column = try? own.decode(SplitColumn.self, forKey: key),
                let nested = try? own.nestedContainer(keyedBy: SavedKey.self, forKey: SavedKey("_1")),
                let screen = try? NodeValue(table, .screen, from: nested)
            else { return nil }
            self = .fill(column, screen)
            return
        }
        guard let nested = try? own.nestedContainer(keyedBy: SavedKey.self, forKey: key) else { return nil }
        switch name.stringValue {
        case "open":
            var plan = StateCore(table, from: nested)
            let isOnTop = (try? own.decodeIfPresent(Bool.self, forKey: SavedKey("onTop"))) ?? false
            plan.opensOnTop = isOnTop && !table.nodes[plan.topValue.node].routesOnTop.isEmpty
            self = .open(plan)
        case "present":
            guard let content = ContentValue(table, from: nested) else { return nil }
            self = .present(content)
        case "act":
            guard let action = NodeValue(action: table, from: nested) else { return nil }
            self = .act(action)
        default:
            guard let screen = try? NodeValue(table, .screen, from: nested) else { return nil }
            switch name.stringValue {
            case "push": self = .push(screen)
            case "replace": self = .replace(screen)
            case "reset": self = .reset(screen)
            default: return nil
            }
        }
    }
}
