// Written by navgen from stack.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import Combine
    import SwiftUI

    /// The app's navigation, for one window.
    struct RecipesRootView<Destinations: RecipesDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any RecipesHandlers)?
        private let onEvent: (@MainActor (RecipesEvent) -> Void)?
        @StateObject private var keeper: RecipesKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            destinations: Destinations, handlers: (any RecipesHandlers)? = nil,
            navigator: RecipesNavigator? = nil, onEvent: (@MainActor (RecipesEvent) -> Void)? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(wrappedValue: RecipesKeeper(navigator ?? RecipesNavigator()))
        }

        var body: some View {
            let navigator = connected
            RecipesBaseView(navigator: navigator, destinations: destinations)
                .modifier(RecipesSavingScene(navigator: navigator))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: RecipesNavigator {
            let navigator = keeper.navigator
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct RecipesSavingScene: ViewModifier {
        let navigator: RecipesNavigator
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Recipes.navigation") private var saved: Data?
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
    struct RecipesStack<Destinations: RecipesDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any RecipesHandlers)?
        @StateObject private var keeper: RecipesKeeper

        init(
            root: RecipesRoute, destinations: Destinations, handlers: (any RecipesHandlers)? = nil,
            navigator: RecipesNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            _keeper = StateObject(
                wrappedValue: RecipesKeeper(navigator ?? RecipesNavigator(stack: root)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            RecipesLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations)
        }
    }

    extension RecipesNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(stack root: RecipesRoute) {
            var state = RecipesState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class RecipesKeeper: ObservableObject {
        let navigator: RecipesNavigator

        init(_ navigator: RecipesNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct RecipesContext {
        let navigator: RecipesNavigator
        let level: Int
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: RecipesRoute?

        var handler: RecipesExitHandler { navigator.handler(level: level, route: route) }
    }

    /// What is below all presentations.
    struct RecipesBaseView<Destinations: RecipesDestinations>: View {
        let navigator: RecipesNavigator
        let destinations: Destinations

        var body: some View {
            RecipesPlaceView(place: 0, navigator: navigator, destinations: destinations)
        }
    }

    /// What a tab or root shows.
    struct RecipesPlaceView<Destinations: RecipesDestinations>: View {
        let place: Int
        let navigator: RecipesNavigator
        let destinations: Destinations

        var body: some View {
            RecipesLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct RecipesShown: Hashable {
        let route: RecipesRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct RecipesLevelView<Destinations: RecipesDestinations>: View {
        let level: RecipesLevel
        let navigator: RecipesNavigator
        let destinations: Destinations

        var body: some View {
            RecipesLevelStack(level: level, navigator: navigator, destinations: destinations) {
                RecipesContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct RecipesLevelStack<Destinations: RecipesDestinations, Root: View>: View {
        @Bindable var level: RecipesLevel
        let navigator: RecipesNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: RecipesLevel, navigator: RecipesNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: RecipesRoute.self) { route in
                    RecipesScreenView(
                        node: route,
                        context: RecipesContext(
                            navigator: navigator, level: level.id, route: route),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
        }
    }

    /// One of the app's screens: it updates only when its own values change.
    struct RecipesScreenView<Destinations: RecipesDestinations>: View, Equatable {
        let node: RecipesRoute
        let context: RecipesContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            RecipesRouteView(node: node, destinations: destinations, context: context)
                .modifier(RecipesTitled(title: node.title))
                .environment(\.recipesContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct RecipesContentView<Destinations: RecipesDestinations>: View {
        let level: RecipesLevel
        let navigator: RecipesNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                RecipesScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(RecipesShown(route: node))
            }
        }

        private var context: RecipesContext {
            RecipesContext(navigator: navigator, level: level.id)
        }
    }

    /// Shows the title of a node that has one.
    private struct RecipesTitled: ViewModifier {
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

    private struct RecipesContextKey: EnvironmentKey {
        static var defaultValue: RecipesContext? { nil }
    }

    extension EnvironmentValues {
        fileprivate var recipesContext: RecipesContext? {
            get { self[RecipesContextKey.self] }
            set { self[RecipesContextKey.self] = newValue }
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
    @MainActor protocol RecipesDestinations {
        associatedtype RecipesBody: View
        /// Recipes
        @ViewBuilder func recipes(exits: RecipesExits) -> RecipesBody

        associatedtype CourseBody: View
        /// {course}
        @ViewBuilder func course(course: Course, exits: CourseExits) -> CourseBody

        associatedtype RecipeBody: View
        /// Recipe {recipeId}
        @ViewBuilder func recipe(recipeId: Int, exits: RecipeExits) -> RecipeBody

        associatedtype CookingBody: View
        /// Step {step}
        @ViewBuilder func cooking(recipeId: Int, step: Int, exits: CookingExits) -> CookingBody

        associatedtype EnjoyBody: View
        /// Enjoy your meal
        @ViewBuilder func enjoy(exits: EnjoyExits) -> EnjoyBody
    }

    /// The app's view of a node.
    struct RecipesRouteView<Destinations: RecipesDestinations>: View {
        let node: RecipesRoute
        let destinations: Destinations
        let context: RecipesContext

        var body: some View {
            switch node {
            case .recipes:
                destinations.recipes(exits: RecipesExits(context.handler))
            case .course(let course):
                destinations.course(course: course, exits: CourseExits(context.handler))
            case .recipe(let recipeId):
                destinations.recipe(
                    recipeId: recipeId, exits: RecipeExits(context.handler, recipeId: recipeId))
            case .cooking(let recipeId, let step):
                destinations.cooking(
                    recipeId: recipeId, step: step,
                    exits: CookingExits(context.handler, recipeId: recipeId, step: step))
            case .enjoy:
                destinations.enjoy(exits: EnjoyExits(context.handler))
            }
        }
    }
#endif
