/// What can be selected in a column of a split, such as `FoldersSelection.letter(letterId: 5)`.
nonisolated public protocol ColumnSelectable: Hashable, Sendable {
    /// The graph of the split.
    associatedtype Graph: NavigationGraph
    /// What a later column shows, if this column can show it.
    init?(_ route: Graph.Route)
    /// What selecting it requests.
    var exit: NavigationExit<Graph> { get }
    /// The number of the exit, if it is not always offered.
    var offer: Int? { get }
}

nonisolated extension ColumnSelectable {
    public var offer: Int? { nil }
}

extension NavigatorCore {
    /// What a later column shows, if it can be selected in this one.
    func selected<Route: NavigationValue, Selection>(
        in level: Int, behind column: SplitColumn, _ read: (Route) -> Selection?
    ) -> Selection? {
        let level = model(level)
        // A view depends on this, and reads again after a selection that was rejected.
        _ = level?.corrections
        guard let split = level?.content.split else { return nil }
        let later: [SplitColumn] = column == .sidebar ? [.content, .detail] : [.detail]
        for column in later {
            guard let screen = split[column], let route = Route(screen) else { continue }
            if let selection = read(route) { return selection }
        }
        return nil
    }

    /// Makes a column read its selection again, if it is not this one.
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
