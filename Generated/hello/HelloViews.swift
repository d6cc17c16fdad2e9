// Written by navgen from hello.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import Combine
    import SwiftUI

    /// The app's navigation, for one window.
    struct HelloRootView<Destinations: HelloDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any HelloHandlers)?
        private let onEvent: (@MainActor (HelloEvent) -> Void)?
        @StateObject private var keeper: HelloKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            destinations: Destinations, handlers: (any HelloHandlers)? = nil,
            navigator: HelloNavigator? = nil, onEvent: (@MainActor (HelloEvent) -> Void)? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(wrappedValue: HelloKeeper(navigator ?? HelloNavigator()))
        }

        var body: some View {
            let navigator = connected
            HelloBaseView(navigator: navigator, destinations: destinations)
                .modifier(HelloSavingScene(navigator: navigator))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: HelloNavigator {
            let navigator = keeper.navigator
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct HelloSavingScene: ViewModifier {
        let navigator: HelloNavigator
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Hello.navigation") private var saved: Data?
        @SwiftUI.State private var hasStarted = false

        func body(content: Self.Content) -> some View {
            content
                .onAppear(perform: start)
                .onChange(of: phase) { follow(phase) }
        }

        private func start() {
            guard !hasStarted else { return }
            hasStarted = true
            navigator.begin(with: saved)
        }

        private func follow(_ phase: ScenePhase) {
            if phase != .active { saved = navigator.save() }
        }
    }

    /// One stack of the graph, with what it presents, as a view: for a tab of an app that has its
    /// own root, or for a hosting controller.
    struct HelloStack<Destinations: HelloDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any HelloHandlers)?
        @StateObject private var keeper: HelloKeeper

        init(
            root: HelloRoute, destinations: Destinations, handlers: (any HelloHandlers)? = nil,
            navigator: HelloNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            _keeper = StateObject(
                wrappedValue: HelloKeeper(navigator ?? HelloNavigator(stack: root)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            HelloLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations)
        }
    }

    extension HelloNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(stack root: HelloRoute) {
            var state = HelloState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class HelloKeeper: ObservableObject {
        let navigator: HelloNavigator

        init(_ navigator: HelloNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct HelloContext {
        let navigator: HelloNavigator
        let level: Int
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: HelloRoute?

        var handler: HelloExitHandler { navigator.handler(level: level, route: route) }
    }

    /// What is below all presentations.
    struct HelloBaseView<Destinations: HelloDestinations>: View {
        let navigator: HelloNavigator
        let destinations: Destinations

        var body: some View {
            HelloPlaceView(place: 0, navigator: navigator, destinations: destinations)
        }
    }

    /// What a tab or root shows.
    struct HelloPlaceView<Destinations: HelloDestinations>: View {
        let place: Int
        let navigator: HelloNavigator
        let destinations: Destinations

        var body: some View {
            HelloLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct HelloShown: Hashable {
        let route: HelloRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct HelloLevelView<Destinations: HelloDestinations>: View {
        let level: HelloLevel
        let navigator: HelloNavigator
        let destinations: Destinations

        var body: some View {
            HelloLevelStack(level: level, navigator: navigator, destinations: destinations) {
                HelloContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct HelloLevelStack<Destinations: HelloDestinations, Root: View>: View {
        @Bindable var level: HelloLevel
        let navigator: HelloNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: HelloLevel, navigator: HelloNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: HelloRoute.self) { route in
                    HelloScreenView(
                        node: route,
                        context: HelloContext(navigator: navigator, level: level.id, route: route),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
        }
    }

    /// One of the app's screens: it updates only when its own values change.
    struct HelloScreenView<Destinations: HelloDestinations>: View, Equatable {
        let node: HelloRoute
        let context: HelloContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            HelloRouteView(node: node, destinations: destinations, context: context)
                .modifier(HelloTitled(title: node.title))
                .environment(\.helloContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct HelloContentView<Destinations: HelloDestinations>: View {
        let level: HelloLevel
        let navigator: HelloNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                HelloScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(HelloShown(route: node))
            }
        }

        private var context: HelloContext { HelloContext(navigator: navigator, level: level.id) }
    }

    /// Shows the title of a node that has one.
    private struct HelloTitled: ViewModifier {
        let title: String?

        func body(content: Self.Content) -> some View {
            if let title {
                content
                    .navigationTitle(SwiftUI.Text(verbatim: title))
            } else {
                content
            }
        }
    }

    private struct HelloContextKey: EnvironmentKey {
        static var defaultValue: HelloContext? { nil }
    }

    extension EnvironmentValues {
        fileprivate var helloContext: HelloContext? {
            get { self[HelloContextKey.self] }
            set { self[HelloContextKey.self] = newValue }
        }
    }

    extension View {
        /// While it holds, no swipe closes the view's presentation.
        ///
        /// It also holds while something covers the view, such as a pushed screen.
        func holdsNavigation(_ isHolding: Bool = true) -> some View {
            interactiveDismissDisabled(isHolding)
        }
    }

    /// Makes the app's own views: a function for each node.
    @MainActor protocol HelloDestinations {
        associatedtype HomeBody: View
        /// Hello
        @ViewBuilder func home(exits: HomeExits) -> HomeBody

        associatedtype DetailBody: View
        /// World
        @ViewBuilder func detail(exits: DetailExits) -> DetailBody
    }

    /// The app's view of a node.
    struct HelloRouteView<Destinations: HelloDestinations>: View {
        let node: HelloRoute
        let destinations: Destinations
        let context: HelloContext

        var body: some View {
            switch node {
            case .home:
                destinations.home(exits: HomeExits(context.handler))
            case .detail:
                destinations.detail(exits: DetailExits(context.handler))
            }
        }
    }
#endif
