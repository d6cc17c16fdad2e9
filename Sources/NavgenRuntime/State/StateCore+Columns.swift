nonisolated extension StateCore {
    /// Fills a column of the base level's split and empties later columns and the stack. In a
    /// compact width, the column is shown. Sheets that allow interaction behind them stay.
    mutating func fill(_ column: SplitColumn, with screen: NodeValue) {
        guard base.content.split != nil else { return }
        switch column {
        case .sidebar:
            base.content.value = screen
            base.content.split?.content = nil
            base.content.split?.detail = nil
        case .content:
            base.content.split?.content = screen
            base.content.split?.detail = nil
        case .detail: base.content.split?.detail = screen
        }
        base.content.split?.compactColumn = column
        base.path = []
        base.forgetArrivals(table)
        if !allowsInteractionBehind(from: 0) { presented = [] }
    }

    /// Empties a column and those after it.
    mutating func clear(_ column: SplitColumn) {
        guard base.content.split != nil else { return }
        base.content.split?.clear(column)
        base.path = []
        base.forgetArrivals(table)
    }

    /// Goes back to a column, including columns of tabs that are not selected: empties the stack
    /// and the columns after it. In a compact width, the column is shown.
    mutating func clear(behind column: SplitColumn, ofLevel id: Int) {
        guard rootLevels.indices.contains(id), rootLevels[id].content.split != nil else { return }
        rootLevels[id].content.split?.clear(behind: column)
        rootLevels[id].path = []
        rootLevels[id].forgetArrivals(table)
    }

    /// Changes which columns are visible, including those of tabs that are not selected.
    mutating func changeSplit(ofLevel id: Int, _ change: (inout SplitValue) -> Void) {
        guard rootLevels.indices.contains(id), var split = rootLevels[id].content.split else { return }
        change(&split)
        rootLevels[id].content.split = split
    }

    /// The column in which a split shows a screen by default. `index` is the index of the split's
    /// stack.
    private func column(of screen: Int, atRoot index: Int) -> SplitColumn? {
        guard table.rootStacks.indices.contains(index) else { return nil }
        let split = table.nodes[table.rootStacks[index].root]
        if split.detail.contains(screen) { return .detail }
        return split.content.contains(screen) ? .content : nil
    }

    /// The column that a screen fills by default if it is opened from a position; `nil` if it is
    /// pushed instead.
    func column(of screen: NodeValue, from position: ScreenPosition) -> SplitColumn? {
        guard position.depth == 0, let from = position.column, from != .detail,
            let column = column(of: screen.node, atRoot: position.level), column != from
        else { return nil }
        return column
    }

    /// The default exit to a screen: fills a later column if the split shows the screen there, or
    /// else pushes it.
    func exit(to screen: NodeValue, from position: ScreenPosition) -> ExitValue {
        column(of: screen, from: position).map { .fill($0, screen) } ?? .push(screen)
    }
}
