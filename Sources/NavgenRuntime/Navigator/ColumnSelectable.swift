/// An item that can be selected in a column of a split, such as
/// `FoldersSelection.letter(letterId: 5)`.
nonisolated public protocol ColumnSelectable: Hashable, Sendable {
    /// The graph of the split.
    associatedtype Graph: NavigationGraph
    /// Creates the selection that shows a route in a later column; `nil` if this column cannot
    /// select it.
    init?(_ route: Graph.Route)
    /// The exit that selecting the item takes.
    var exit: NavigationExit<Graph> { get }
    /// The number of the exit, if conditions can disallow it; `nil` if it is always available.
    var offer: Int? { get }
}

nonisolated extension ColumnSelectable {
    public var offer: Int? { nil }
}

extension NavigatorCore {
    /// The selection in a column: the item that a later column shows.
    func selected<Route: NavigationValue, Selection>(
        in level: Int, behind column: SplitColumn, _ read: (Route) -> Selection?
    ) -> Selection? {
        located(in: level, behind: column, read)?.selection
    }

    /// The selection in a column, and the column that shows it.
    private func located<Route: NavigationValue, Selection>(
        in level: Int, behind column: SplitColumn, _ read: (Route) -> Selection?
    ) -> (column: SplitColumn, selection: Selection)? {
        let level = model(level)
        // Reading this makes the view read the selection again after one was rejected.
        _ = level?.corrections
        guard let split = level?.content.split else { return nil }
        let later: [SplitColumn] = column == .sidebar ? [.content, .detail] : [.detail]
        for column in later {
            guard let screen = split[column], let route = Route(screen) else { continue }
            if let selection = read(route) { return (column, selection) }
        }
        return nil
    }

    /// Called when an item is selected; returns `true` if it already was. The system writes an equal
    /// selection when the selected row is tapped again. This shows the item where only one column
    /// fits, and changes nothing else.
    func reselect<Route: NavigationValue, Selection: Equatable>(
        _ selection: Selection, in level: Int, behind column: SplitColumn, _ read: (Route) -> Selection?
    ) -> Bool {
        guard let located = located(in: level, behind: column, read), located.selection == selection else {
            return false
        }
        changeSplit(ofLevel: level) { if $0.compactColumn == column { $0.compactColumn = located.column } }
        return true
    }

    /// Called when the selection is cleared. The system may also do that when a split becomes so
    /// narrow that only one column fits, even before it reports the width, so this takes effect one
    /// turn later.
    func deselect<Route: NavigationValue, Selection: Equatable>(
        in level: Int, behind column: SplitColumn, _ read: @escaping (Route) -> Selection?
    ) {
        guard let former = selected(in: level, behind: column, read) else { return }
        _Concurrency.Task { [weak self] in
            guard let self, let model = model(level), selected(in: level, behind: column, read) == former else {
                return
            }
            if model.isCollapsing { model.correct() } else { clear(behind: column, ofLevel: level) }
        }
    }

    /// Makes a column read its selection again if the given one was rejected.
    func correct<Route: NavigationValue, Selection: Equatable>(
        _ selection: Selection, in level: Int, behind column: SplitColumn, _ read: (Route) -> Selection?
    ) {
        if selected(in: level, behind: column, read) != selection { model(level)?.correct() }
    }

    private func clear(behind column: SplitColumn, ofLevel level: Int) {
        change(.user) { $0.clear(behind: column, ofLevel: level) }
    }
}
