#if canImport(SwiftUI)
    import Combine
    public import SwiftUI

    /// The view of the app's whole navigation in one window.
    ///
    ///     WindowGroup {
    ///         ShopRootView(scenes: scenes, conditions: session, destinations: Screens(), handlers: Handlers())
    ///     }
    public struct NavigationRootView<
        Destinations: NavigationDestinations, Facts: NavigationFacts<Destinations.Graph.Conditions>
    >: View {
        /// The graph that the view shows.
        public typealias Graph = Destinations.Graph
        /// A function that receives events.
        public typealias EventReceiver = @MainActor (NavigationEvent<Graph>) -> Void
        private let scenes: NavigationScenes<Graph>?
        private let facts: Facts
        private let destinations: Destinations
        private let handlers: Graph.Handlers?
        private let onEvent: EventReceiver?
        @StateObject private var keeper: NavigationKeeper

        init(
            scenes: NavigationScenes<Graph>?, facts: Facts, destinations: Destinations, handlers: Graph.Handlers?,
            navigator: Navigator<Graph>?, onEvent: EventReceiver?
        ) {
            self.scenes = scenes
            self.facts = facts
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(
                wrappedValue: NavigationKeeper(
                    navigator ?? Navigator<Graph>(conditions: Graph.Conditions(values: Self.values(of: facts)))))
        }

        /// The content of the window.
        public var body: some View {
            let navigator = connected
            let scene = NavigationSceneConnection(navigator, scenes)
            NavigationBaseView(navigator: navigator, destinations: destinations)
                .modifier(
                    NavigationPresentingModifier(
                        presenter: navigator.rootPresenter, navigator: navigator, destinations: destinations)
                )
                .modifier(NavigationLinksModifier(scene: scene, hasLinks: Graph.Link.self != NoLink<Graph.Node>.self))
                .modifier(NavigationFactsModifier(facts: facts, navigator: navigator))
                .modifier(NavigationSavingModifier(scene: scene))
        }

        /// The navigator, connected to the facts and handlers that were passed in last.
        private var connected: Navigator<Graph> {
            guard let navigator = keeper.navigator as? Navigator<Graph> else {
                preconditionFailure("the navigator belongs to another graph")
            }
            navigator.facts = { [facts] in Self.values(of: facts) }
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }

        /// The values of the conditions, with those that the arguments of a debug build fix.
        private static func values(of facts: Facts) -> ConditionValues {
            NavigationLaunchOptions(Graph.table).applied(to: facts.conditions.values)
        }

        /// Shows the target of a URL, or the initial state if no link matches it.
        fileprivate init(
            previewing url: String, _ facts: Facts, _ destinations: Destinations, _ handlers: Graph.Handlers?
        ) {
            let navigator = Navigator<Graph>(Graph.Link(url)?.plan, conditions: facts.conditions)
            self.init(
                scenes: nil, facts: facts, destinations: destinations, handlers: handlers, navigator: navigator,
                onEvent: nil)
        }
    }

    // The arguments depend on the graph: it takes conditions only if the graph declares some, and
    // handlers are required only if they have to implement something.

    extension NavigationRootView {
        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        public init(
            scenes: NavigationScenes<Graph>? = nil, conditions: Facts, destinations: Destinations,
            handlers: Graph.Handlers, navigator: Navigator<Graph>? = nil, onEvent: EventReceiver? = nil
        ) {
            self.init(
                scenes: scenes, facts: conditions, destinations: destinations, handlers: handlers,
                navigator: navigator, onEvent: onEvent)
        }

        /// Makes a preview that shows the target of a URL, or the initial state if no link matches it.
        public static func preview(
            _ url: String, conditions: Facts, destinations: Destinations, handlers: Graph.Handlers
        ) -> Self {
            Self(previewing: url, conditions, destinations, handlers)
        }
    }

    extension NavigationRootView where Graph.Handlers == any NavigationHandlers {
        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        public init(
            scenes: NavigationScenes<Graph>? = nil, conditions: Facts, destinations: Destinations,
            handlers: Graph.Handlers? = nil, navigator: Navigator<Graph>? = nil, onEvent: EventReceiver? = nil
        ) {
            self.init(
                scenes: scenes, facts: conditions, destinations: destinations, handlers: handlers,
                navigator: navigator, onEvent: onEvent)
        }

        /// Makes a preview that shows the target of a URL, or the initial state if no link matches it.
        public static func preview(
            _ url: String, conditions: Facts, destinations: Destinations, handlers: Graph.Handlers? = nil
        ) -> Self {
            Self(previewing: url, conditions, destinations, handlers)
        }
    }

    extension NavigationRootView where Facts == NoFacts<Destinations.Graph> {
        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        public init(
            scenes: NavigationScenes<Graph>? = nil, destinations: Destinations, handlers: Graph.Handlers,
            navigator: Navigator<Graph>? = nil, onEvent: EventReceiver? = nil
        ) {
            self.init(
                scenes: scenes, facts: NoFacts(), destinations: destinations, handlers: handlers,
                navigator: navigator, onEvent: onEvent)
        }

        /// Makes a preview that shows the target of a URL, or the initial state if no link matches it.
        public static func preview(_ url: String, destinations: Destinations, handlers: Graph.Handlers) -> Self {
            Self(previewing: url, NoFacts(), destinations, handlers)
        }
    }

    extension NavigationRootView
    where Facts == NoFacts<Destinations.Graph>, Destinations.Graph.Handlers == any NavigationHandlers {
        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        public init(
            scenes: NavigationScenes<Graph>? = nil, destinations: Destinations, handlers: Graph.Handlers? = nil,
            navigator: Navigator<Graph>? = nil, onEvent: EventReceiver? = nil
        ) {
            self.init(
                scenes: scenes, facts: NoFacts(), destinations: destinations, handlers: handlers,
                navigator: navigator, onEvent: onEvent)
        }

        /// Makes a preview that shows the target of a URL, or the initial state if no link matches it.
        public static func preview(
            _ url: String, destinations: Destinations, handlers: Graph.Handlers? = nil
        ) -> Self {
            Self(previewing: url, NoFacts(), destinations, handlers)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the value of a view; with
    /// that, they would also share its `State`.
    @MainActor final class NavigationKeeper: ObservableObject {
        let navigator: NavigatorCore

        init(_ navigator: NavigatorCore) { self.navigator = navigator }
    }
#endif
