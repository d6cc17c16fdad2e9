/// Shows the selected tab, and keeps the contents of tabs that were selected before.
final class TabBehavior: Behavior {
    private var entries: [TabEntry] = []
    private var read: (() -> AnyHashable)?
    private var write: (AnyHashable) -> Bool = { _ in false }
    /// The selected tab, if there is no binding.
    private var ownSelection: NodeKey?
    private var visited: Set<NodeKey> = []
    private var selected: NodeKey?
    private var warned: AnyHashable?

    func take(_ entries: [TabEntry], read: (() -> AnyHashable)?, write: @escaping (AnyHashable) -> Bool) {
        self.entries = entries
        self.read = read
        self.write = write
        visit(currentKey)
    }

    private func visit(_ key: NodeKey?) {
        selected = key
        if let key {
            visited.insert(key)
        }
    }

    /// The selected tab.
    private var currentKey: NodeKey? {
        guard let read else { return ownSelection ?? entries.first?.key }
        let value = TabBehavior.plain(read())
        return entries.first { $0.value.map(TabBehavior.plain) == value }?.key
    }

    /// The node of a tab: its label, and its content if it was ever selected.
    func piece(_ entry: TabEntry, _ version: Version) -> Piece {
        var values = entry.values
        values["value"] = entry.value.map { $0.base }
        let isVisited = visited.contains(entry.key)
        let part = TabPart(
            label: Compartment(kind: "label", token: [version], content: { entry.label }),
            content: isVisited
                ? Compartment(kind: "content", token: [version], content: { entry.content }) : nil)
        return Piece(
            key: ["tab"] + entry.key,
            view: Compartment(kind: "Tab", values: values, token: [version, isVisited], content: { part }))
    }

    override func shows(_ child: StageNode) -> Bool {
        Array(child.key.dropFirst()) == selected
    }

    override func poll(_ stage: Stage) -> Bool {
        let key = currentKey
        warnIfLost(key, stage)
        for (entry, child) in zip(entries, node?.content ?? []) {
            child.values["isSelected"] = entry.key == key
        }
        guard key != selected else { return false }
        visit(key)
        node?.flag.set()
        return true
    }

    private func warnIfLost(_ key: NodeKey?, _ stage: Stage) {
        guard key == nil, let value = read?(), value != warned else { return }
        warned = value
        stage.warn("no tab has the value \(value.base)")
    }

    /// Simulates a tap on the tab with a value; returns false if there is none.
    func tap(_ value: AnyHashable) -> Bool {
        entries.first { $0.value.map(TabBehavior.plain) == TabBehavior.plain(value) }.map(tap) ?? false
    }

    func tap(label: String) -> Bool {
        let place = node?.content.firstIndex { $0.first("label")?.texts.joined(separator: " ") == label }
        return place.map { tap(entries[$0]) } ?? false
    }

    private func tap(_ entry: TabEntry) -> Bool {
        guard entry.values["disabled"] as? Bool != true else { return false }
        guard read != nil else {
            ownSelection = entry.key
            return true
        }
        return entry.value.map(write) ?? false
    }

    /// The value with its type, unwrapped if it is an optional.
    private static func plain(_ value: AnyHashable) -> [AnyHashable] {
        let mirror = Mirror(reflecting: value.base)
        if mirror.displayStyle == .optional {
            return mirror.children.first.flatMap { $0.value as? AnyHashable }.map(plain) ?? []
        }
        return [ObjectIdentifier(type(of: value.base)), value]
    }
}

/// The two parts of a tab.
struct TabPart {
    let label: Compartment
    let content: Compartment?
}

extension TabPart: View {
    typealias Body = Never
}

extension TabPart: Outlined {
    func outline(_ key: NodeKey, to pieces: inout [Piece]) {
        pieces.append(Piece(key: key + ["label"], view: label))
        if let content {
            pieces.append(Piece(key: key + ["content"], view: content))
        }
    }
}

extension Stage {
    /// Simulates a tap on a tab: writes the selection, even if the tab is already selected.
    @discardableResult
    public func tapTab(_ value: some Hashable, in node: StageNode? = nil) -> Bool {
        tapTab(in: node, describing: "\(value)") { $0.tap(AnyHashable(value)) }
    }

    /// Taps the tab with a label.
    @discardableResult
    public func tapTab(label: String, in node: StageNode? = nil) -> Bool {
        tapTab(in: node, describing: label) { $0.tap(label: label) }
    }

    private func tapTab(
        in node: StageNode?, describing name: String, _ tap: (TabBehavior) -> Bool
    ) -> Bool {
        let candidates = node?.subtree ?? visibleNodes
        for candidate in candidates {
            if let behavior = candidate.behavior as? TabBehavior, tap(behavior) {
                update()
                return true
            }
        }
        warn("there is no tab \(name)")
        return false
    }
}
