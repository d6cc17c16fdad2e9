#if canImport(SwiftUI)
    public import SwiftUI

    /// A single stack of the graph and its presentations, for a tab of an app that has its own root
    /// view, or for a hosting controller.
    ///
    ///     ShopStack(root: .orderHistory, destinations: Screens(), handlers: Handlers())
    public struct NavigationStackView<Destinations: NavigationDestinations>: View {
        /// The graph that the view shows.
        public typealias Graph = Destinations.Graph
        private let destinations: Destinations
        private let handlers: Graph.Handlers?
        private let conditions: Graph.Conditions
        @StateObject private var keeper: NavigationKeeper

        private init(
            _ root: Graph.Route, _ conditions: Graph.Conditions?, _ destinations: Destinations,
            _ handlers: Graph.Handlers?, _ navigator: Navigator<Graph>?
        ) {
            self.destinations = destinations
            self.handlers = handlers
            let conditions = conditions ?? .undecided
            self.conditions = conditions
            _keeper = StateObject(
                wrappedValue: NavigationKeeper(navigator ?? Navigator<Graph>(stack: root, conditions: conditions)))
        }

        /// The stack.
        public var body: some View {
            let navigator = keeper.navigator
            let _ = (navigator as? Navigator<Graph>)?.handlers = handlers
            NavigationLevelView(level: navigator.rootLevels[0], navigator: navigator, destinations: destinations)
                .modifier(
                    NavigationPresentingModifier(
                        presenter: navigator.rootPresenter, navigator: navigator, destinations: destinations)
                )
                .onNavigationChange(of: conditions) { navigator.conditionsChanged($0.values) }
        }
    }

    extension NavigationStackView {
        /// Creates a stack with its own navigator. Tests and previews can pass one in.
        public init(
            root: Graph.Route, conditions: Graph.Conditions? = nil, destinations: Destinations,
            handlers: Graph.Handlers, navigator: Navigator<Graph>? = nil
        ) {
            self.init(root, conditions, destinations, handlers, navigator)
        }
    }

    extension NavigationStackView where Destinations.Graph.Handlers == any NavigationHandlers {
        /// Creates a stack with its own navigator. Tests and previews can pass one in.
        public init(
            root: Graph.Route, conditions: Graph.Conditions? = nil, destinations: Destinations,
            handlers: Graph.Handlers? = nil, navigator: Navigator<Graph>? = nil
        ) {
            self.init(root, conditions, destinations, handlers, navigator)
        }
    }
#endif
