/// The position of a screen: its level, and how many screens are below it there.
nonisolated struct ScreenPosition: Hashable, Sendable {
    /// The id of the level.
    let level: Int
    let depth: Int
    /// The column, if it is in a split.
    var column: SplitColumn?
}

nonisolated extension StateCore {
    /// The screen at a position; `nil` if there is none.
    func origin(at position: ScreenPosition) -> ScreenOrigin? {
        guard let level = level(position.level), position.depth <= level.path.count else { return nil }
        if position.depth > 0 { return ScreenOrigin(id: level.path[position.depth - 1].id) }
        guard level.content.split != nil, let column = position.column else { return ScreenOrigin(id: level.contentID) }
        return ScreenOrigin(id: level.contentID, column: column, screen: level.content[column])
    }

    /// The position of a screen on a visible level; `nil` if it is gone.
    func position(of origin: ScreenOrigin) -> ScreenPosition? {
        guard let level = levels.first(where: { $0.holds(origin, table) }) else { return nil }
        guard level.contentID == origin.id else {
            return level.path.firstIndex { $0.id == origin.id }.map { ScreenPosition(level: level.id, depth: $0 + 1) }
        }
        return ScreenPosition(level: level.id, depth: 0, column: origin.column)
    }

    /// The node of a screen in the navigation of the root or in a fallback; `nil` if it is gone.
    func node(of origin: ScreenOrigin) -> Int? {
        let state = overlay(holding: origin.id).map(insideOverlay) ?? self
        return state.position(of: origin).flatMap(state.node)
    }

    /// The node at a position; `nil` if there is none.
    func node(at position: ScreenPosition) -> Int? {
        guard let level = level(position.level) else { return nil }
        if position.depth == 0, position.column == nil || level.content.split == nil {
            return level.content.shownNode(table)
        }
        return value(at: position)?.node
    }

    /// The value of the node at a position; `nil` if there is none.
    func value(at position: ScreenPosition) -> NodeValue? {
        guard let level = level(position.level) else { return nil }
        guard position.depth == 0 else {
            return position.depth <= level.path.count ? level.path[position.depth - 1].value : nil
        }
        if let column = position.column, level.content.split != nil { return level.content[column] }
        return level.content.shownValue
    }

    /// Whether the screen at a position is on top: what is presented on it allows interaction behind,
    /// and no screen covers it. A stack covers only the last column.
    func isOnTop(_ position: ScreenPosition) -> Bool {
        guard let index = index(ofLevel: position.level), allowsInteractionBehind(from: index) else { return false }
        let level = self[index]
        if position.depth == level.path.count { return true }
        return position.depth == 0 && level.content.split != nil && position.column != .detail
    }

    /// Whether something is below the screen at a position.
    func canGoBack(from position: ScreenPosition) -> Bool {
        position.depth > 0 || position.level != base.id
            || position.column ?? base.content.split?.compactColumn ?? .sidebar != .sidebar
    }

    /// The screens on a level from which others can be pushed.
    func sources(ofLevel id: Int) -> [ScreenPosition] {
        guard let index = index(ofLevel: id) else { return [] }
        let level = self[index]
        guard level.path.isEmpty, level.content.split != nil else { return [topPosition(ofLevel: index)] }
        return SplitColumn.allCases.filter { level.content[$0] != nil }.map {
            ScreenPosition(level: id, depth: 0, column: $0)
        }
    }

    /// The position of the screen that presented a level, or, if unknown, of the top of the level
    /// below.
    func presenter(of level: Int) -> ScreenPosition {
        let below = self[level - 1]
        if let column = self[level].column { return ScreenPosition(level: below.id, depth: 0, column: column) }
        return topPosition(ofLevel: level - 1)
    }

    /// The position of the screen on top of a level.
    func topPosition(ofLevel index: Int) -> ScreenPosition {
        ScreenPosition(level: self[index].id, depth: self[index].path.count, column: self[index].topColumn)
    }

    /// The topmost screen that can present something.
    var host: ScreenOrigin? {
        levels.lastIndex { $0.content.style.isHost }.flatMap { origin(at: topPosition(ofLevel: $0)) }
    }

    /// The screen that presented a level.
    func presentingScreen(of level: Int) -> ScreenOrigin? { origin(at: presenter(of: level)) }

    /// The node on top of everything: its position, and its values as strings for events.
    struct Top: Hashable {
        let level: Int
        let depth: Int
        let node: Int
        let values: [String: String]
    }

    /// The node on top of everything; `nil` while the root is undecided and the graph has no
    /// launching screen.
    var topmost: Top? {
        if root == nil {
            guard let launching = table.launching else { return nil }
            let value = table.value(.screen, NodeValue(launching)) ?? NodeValue(launching)
            return Top(level: -1, depth: 0, node: launching, values: value.reported(table))
        }
        let level = top
        let node = level.content.flow != nil && level.path.isEmpty ? level.content.shownNode(table) : level.node
        let values = (level.path.last?.value ?? level.content.shownValue).reported(table)
        return Top(level: level.id, depth: level.path.count, node: node, values: values)
    }

    /// The link to the node on top; `nil` if there is none.
    var link: NodeValue? {
        if root == nil { return nil }
        let top = top
        if top.path.isEmpty, top.content.flow != nil { return nil }
        let value = top.path.last?.value ?? top.content.shownValue
        var reader = ValueReader(value)
        guard let link = table.types.readLink(value.node, &reader), !reader.isInvalid else { return nil }
        return link
    }
}
