#if canImport(SwiftUI)
    public import SwiftUI

    /// The position of a view in the navigation, which its exits start from. Generated code uses
    /// this.
    @MainActor public struct NavigationContext<Graph: NavigationGraph> {
        let screen: NavigationScreenContext

        /// Performs the exits of the view.
        public var handler: ExitHandler<NavigationExit<Graph>> {
            screen.navigator.handler(
                level: screen.level, screen: screen.value, column: screen.column, token: screen.token, Graph.self)
        }

        /// A binding to the selection in a column of a split, which is the item that a later column
        /// shows.
        public func selection<Selection: ColumnSelectable>() -> Binding<Selection?> where Selection.Graph == Graph {
            selection(Selection.init) {
                $0.exit
            } offer: {
                $0.offer
            }
        }

        /// A binding to the selection in a column of a split, for a selection type that is declared
        /// in another module and that `read` and `exit` translate.
        public func selection<Selection: Hashable & Sendable>(
            _ read: @escaping (Graph.Route) -> Selection?, exit: @escaping (Selection) -> NavigationExit<Graph>,
            offer: @escaping (Selection) -> Int?
        ) -> Binding<Selection?> {
            let (navigator, level, column) = (screen.navigator, screen.level, screen.column)
            let handler = handler
            let selected = column.flatMap { navigator.selected(in: level, behind: $0, read) }
            return Binding(
                get: { selected },
                set: { selection in
                    if let selection {
                        if let column, navigator.reselect(selection, in: level, behind: column, read) { return }
                        if offer(selection).map(handler.offers) ?? true { handler.go(exit(selection)) }
                        if let column { navigator.correct(selection, in: level, behind: column, read) }
                    } else if let column {
                        navigator.deselect(in: level, behind: column, read)
                    }
                })
        }
    }

    /// The position of a view in the navigation, independent of the graph's types.
    @MainActor struct NavigationScreenContext {
        let navigator: NavigatorCore
        let level: Int
        /// The presenter of its level. It stays available while the level is being dismissed.
        let presenter: PresenterModel
        /// The pushed screen; `nil` for the one at the bottom of its level.
        let value: NodeValue?
        let column: SplitColumn?
        /// Stands for the view of a screen on a stack or in a column.
        private(set) var token: ScreenToken?
        /// The values that exits report to their view. Only set without Observation, where views
        /// cannot observe single parts.
        let reported: Reported?

        init(
            navigator: NavigatorCore, level: Int, presenter: PresenterModel, value: NodeValue? = nil,
            column: SplitColumn? = nil
        ) {
            self.navigator = navigator
            self.level = level
            self.presenter = presenter
            self.value = value
            self.column = column
            reported = ObservedParts.usesObservation ? nil : Reported(navigator, level, value, column)
        }

        init(
            _ navigator: NavigatorCore, _ level: LevelModel, value: NodeValue? = nil, column: SplitColumn? = nil
        ) {
            self.init(
                navigator: navigator, level: level.id, presenter: level.presenter, value: value, column: column)
        }

        /// The screen in what is on display; `nil` if it is gone.
        var origin: ScreenOrigin? { navigator.origin(level, value, column, token) }

        /// The screen, unless it is uncertain which of several equal ones the view shows.
        var certainOrigin: ScreenOrigin? {
            if value != nil, let token { return token.id.map { ScreenOrigin(id: $0) } }
            return origin
        }

        /// The context of a view of a node, for which a token stands.
        func of(_ token: ScreenToken, _ node: NodeValue) -> Self {
            token.isPushed = value != nil
            if let value { navigator.updated(token, value, onLevel: level) }
            if column != nil { token.columnScreen = node }
            var context = self
            context.token = token
            return context
        }

        var model: LevelModel? { navigator.model(level) }

        /// The values that exits report to their view, such as ``ScreenExiting/arrivals``.
        nonisolated struct Reported: Hashable, Sendable {
            private let arrivals: Int
            private let reselections: [Int]
            private let content: ContentValue?
            private let corrections: Int
            private let conditions: ConditionValues

            @MainActor
            init(_ navigator: NavigatorCore, _ level: Int, _ value: NodeValue?, _ column: SplitColumn?) {
                let model = navigator.model(level)
                arrivals = model?.arrivals(of: value, in: column, navigator.table) ?? 0
                reselections = navigator.shownReselections
                content = model?.content
                corrections = model?.corrections ?? 0
                conditions = navigator.conditionValues
            }
        }
    }

    private struct NavigationScreenContextKey: EnvironmentKey {
        static var defaultValue: NavigationScreenContext? { nil }
    }

    extension EnvironmentValues {
        var navigationScreenContext: NavigationScreenContext? {
            get { self[NavigationScreenContextKey.self] }
            set { self[NavigationScreenContextKey.self] = newValue }
        }
    }
#endif
