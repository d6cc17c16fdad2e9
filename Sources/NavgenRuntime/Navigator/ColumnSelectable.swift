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
        let level = model(level)
        // Reading this makes the view read the selection again after one was rejected.
        _ = level?.corrections
        guard let split = level?.content.split else { return nil }
        let later: [SplitColumn] = column == .sidebar ? [.content, .detail] : [.detail]
        for column in later {
            guard let screen = split[column], let route = Route(screen) else { continue }
            if let selection = read(route) { return selection }
        }
        return nil
    }

    /// Makes a column read its selection again if the given one was rejected.
    func correct<Route: NavigationValue, Selection: Equatable>(
        _ selection: Selection, in level: Int, behind column: SplitColumn, _ read: (Route) -> Selection?
    ) {
        if selected(in: level, behind: column, read) != selection { model(level)?.correct() }
    }

    /// Called when the user clears the selection.
    func clear(behind column: SplitColumn, ofLevel level: Int) {
        change(.user) { $0.clear(behind: column, ofLevel: level) }
    }
}
