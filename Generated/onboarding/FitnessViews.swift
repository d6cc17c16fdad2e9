// Written by navgen from onboarding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import Combine
    import SwiftUI

    #if canImport(Darwin)
        import Foundation
    #endif

    /// The app's navigation, for one window.
    struct FitnessRootView<Destinations: FitnessDestinations, Facts: FitnessFacts>: View {
        private let scenes: FitnessScenes?
        private let facts: Facts
        private let destinations: Destinations
        private let handlers: (any FitnessHandlers)?
        private let onEvent: (@MainActor (FitnessEvent) -> Void)?
        @StateObject private var keeper: FitnessKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            scenes: FitnessScenes? = nil, conditions: Facts, destinations: Destinations,
            handlers: any FitnessHandlers, navigator: FitnessNavigator? = nil,
            onEvent: (@MainActor (FitnessEvent) -> Void)? = nil
        ) {
            self.scenes = scenes
            facts = conditions
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(
                wrappedValue: FitnessKeeper(
                    navigator ?? FitnessNavigator(conditions: FitnessConditions(conditions))))
        }

        var body: some View {
            let navigator = connected
            FitnessBaseView(navigator: navigator, destinations: destinations)
                .modifier(
                    FitnessPresenting(
                        presenter: navigator.ground, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(FitnessOpeningURLs(navigator: navigator, scenes: scenes))
                .modifier(FitnessHandingOff(navigator: navigator))
                .modifier(FitnessObservingFacts(facts: facts, navigator: navigator))
                .modifier(FitnessSavingScene(navigator: navigator, scenes: scenes))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: FitnessNavigator {
            let navigator = keeper.navigator
            navigator.facts = { [facts] in FitnessConditions(facts) }
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    extension FitnessRootView {
        /// Shows a URL in a preview, or what the app starts with if no link matches it.
        static func preview(
            _ url: String, conditions: Facts, destinations: Destinations,
            handlers: any FitnessHandlers
        ) -> Self {
            let navigator =
                FitnessNavigator(FitnessLink(url)?.plan, conditions: FitnessConditions(conditions))
            return Self(
                conditions: conditions, destinations: destinations, handlers: handlers,
                navigator: navigator)
        }
    }

    /// Tells the navigator what the app knows.
    private struct FitnessObservingFacts<Facts: FitnessFacts>: ViewModifier {
        let facts: Facts
        let navigator: FitnessNavigator

        func body(content: Self.Content) -> some View {
            content.onChange(of: FitnessConditions(facts), initial: true) { _, conditions in
                navigator.conditionsChanged(conditions)
            }
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct FitnessSavingScene: ViewModifier {
        let navigator: FitnessNavigator
        let scenes: FitnessScenes?
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Fitness.navigation") private var saved: Data?
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
            scenes?.activate(navigator)
            #if DEBUG
                let arguments = ProcessInfo.processInfo.arguments
                if let place = arguments.firstIndex(of: "-fitnessLink"),
                    place + 1 < arguments.count
                {
                    navigator.open(arguments[place + 1])
                }
            #endif
        }

        private func follow(_ phase: ScenePhase) {
            if phase != .active { saved = navigator.save() }
            if phase == .active { scenes?.activate(navigator) }
        }
    }

    /// Opens URLs from the system, from other devices and in texts.
    private struct FitnessOpeningURLs: ViewModifier {
        let navigator: FitnessNavigator
        let scenes: FitnessScenes?

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scenes?.activate(navigator)
                    navigator.open(url)
                }
                .onContinueUserActivity("Fitness.link") { activity in
                    scenes?.activate(navigator)
                    if let url = activity.webpageURL
                        ?? (activity.userInfo?["url"] as? String).flatMap(URL.init(string:))
                    {
                        navigator.open(url)
                    }
                }
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        guard navigator.recognizes(url) else { return .systemAction }
                        navigator.open(url)
                        return .handled
                    })
        }
    }

    /// Tells other devices what is shown.
    ///
    /// For Handoff, add Fitness.link to the app's `NSUserActivityTypes`.
    private struct FitnessHandingOff: ViewModifier {
        let navigator: FitnessNavigator

        /// The current URL.
        private var url: String? { navigator.state.url }

        func body(content: Self.Content) -> some View {
            content.userActivity("Fitness.link", element: url) { url, activity in
                activity.isEligibleForHandoff = true
                activity.userInfo = ["url": url]
                // The system accepts no other schemes here, not even the app's own.
                if url.hasPrefix("https:") || url.hasPrefix("http:") {
                    activity.webpageURL = URL(string: url)
                }
            }
        }
    }

    /// One stack of the graph, with what it presents, as a view: for a tab of an app that has its
    /// own root, or for a hosting controller.
    struct FitnessStack<Destinations: FitnessDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any FitnessHandlers)?
        private let conditions: FitnessConditions
        @StateObject private var keeper: FitnessKeeper

        init(
            root: FitnessRoute, conditions: FitnessConditions = FitnessConditions(),
            destinations: Destinations, handlers: any FitnessHandlers,
            navigator: FitnessNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            self.conditions = conditions
            _keeper = StateObject(
                wrappedValue: FitnessKeeper(
                    navigator ?? FitnessNavigator(stack: root, conditions: conditions)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            FitnessLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations
            )
            .modifier(
                FitnessPresenting(
                    presenter: navigator.ground, navigator: navigator, destinations: destinations)
            )
            .onChange(of: conditions) { navigator.conditionsChanged(conditions) }
        }
    }

    extension FitnessNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(
            stack root: FitnessRoute, conditions: FitnessConditions = FitnessConditions()
        ) {
            var state = FitnessState(root: .home)
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state, conditions: conditions)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class FitnessKeeper: ObservableObject {
        let navigator: FitnessNavigator

        init(_ navigator: FitnessNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct FitnessContext {
        let navigator: FitnessNavigator
        let level: Int
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: FitnessRoute?

        var handler: FitnessExitHandler { navigator.handler(level: level, route: route) }
        var position: FitnessState.Position { navigator.position(level, route) }
    }

    /// What is below all presentations.
    struct FitnessBaseView<Destinations: FitnessDestinations>: View {
        let navigator: FitnessNavigator
        let destinations: Destinations

        var body: some View {
            switch navigator.root {
            case .home?:
                FitnessPlaceView(place: 0, navigator: navigator, destinations: destinations)
            case .onboarding?:
                FitnessPlaceView(place: 1, navigator: navigator, destinations: destinations)
            case nil:
                EmptyView()
            }
        }
    }

    /// What a tab or root shows.
    struct FitnessPlaceView<Destinations: FitnessDestinations>: View {
        let place: Int
        let navigator: FitnessNavigator
        let destinations: Destinations

        var body: some View {
            FitnessLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct FitnessShown: Hashable {
        let route: FitnessRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct FitnessLevelView<Destinations: FitnessDestinations>: View {
        let level: FitnessLevel
        let navigator: FitnessNavigator
        let destinations: Destinations

        var body: some View {
            FitnessLevelStack(level: level, navigator: navigator, destinations: destinations) {
                FitnessContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct FitnessLevelStack<Destinations: FitnessDestinations, Root: View>: View {
        @Bindable var level: FitnessLevel
        let navigator: FitnessNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: FitnessLevel, navigator: FitnessNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: FitnessRoute.self) { route in
                    FitnessScreenView(
                        node: route,
                        context: FitnessContext(
                            navigator: navigator, level: level.id, route: route),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
        }
    }

    /// One of the app's screens: it updates only when its own values change.
    struct FitnessScreenView<Destinations: FitnessDestinations>: View, Equatable {
        let node: FitnessRoute
        let context: FitnessContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            FitnessRouteView(node: node, destinations: destinations, context: context)
                .modifier(FitnessTitled(title: node.title))
                .environment(\.fitnessContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct FitnessContentView<Destinations: FitnessDestinations>: View {
        let level: FitnessLevel
        let navigator: FitnessNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                FitnessScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(FitnessShown(route: node))
            case .sheet(let node):
                FitnessSheetView(node: node, destinations: destinations, context: context)
                    .modifier(FitnessTitled(title: node.title))
                    .environment(\.fitnessContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            case .flow:
                if let run = level.run {
                    FitnessFlowView(run: run, destinations: destinations, context: context)
                        .environment(\.fitnessContext, context)
                }
            }
        }

        private var context: FitnessContext {
            FitnessContext(navigator: navigator, level: level.id)
        }
    }

    /// The step of a flow that is shown.
    struct FitnessFlowView<Destinations: FitnessDestinations>: View {
        let run: FitnessRun
        let destinations: Destinations
        let context: FitnessContext

        var body: some View {
            switch run {
            case .onboarding(let run):
                OnboardingSteps(run: run, destinations: destinations, context: context)
            }
        }
    }

    /// Shows the title of a node that has one.
    private struct FitnessTitled: ViewModifier {
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

    /// How a platform presents something.
    private enum FitnessForm { case sheet, cover, popover, alert, dialog }

    extension FitnessState.Content {
        fileprivate var form: FitnessForm? {
            switch self {
            case .sheet:
                return .sheet
            default: return nil
            }
        }
    }

    /// Presents what is on top of a level: one thing at a time, attached to the level's content.
    struct FitnessPresenting<Destinations: FitnessDestinations>: ViewModifier {
        let presenter: FitnessPresenter
        let navigator: FitnessNavigator
        let destinations: Destinations

        func body(content: Self.Content) -> some View {
            content
                .sheet(item: item(.sheet), onDismiss: dismissalEnded, content: presented)
        }

        private func presented(_ level: FitnessLevel) -> some View {
            FitnessPresentedView(level: level, navigator: navigator, destinations: destinations)
        }

        private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

        /// Makes a binding that dismisses the presentation that it was made for, and no other.
        private func item(_ form: FitnessForm) -> Binding<FitnessLevel?> {
            let shown = presenter.level.flatMap { $0.content.form == form ? $0 : nil }
            return Binding(
                get: { presenter.level.flatMap { $0.content.form == form ? $0 : nil } },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }
    }

    /// What is presented: a stack or a view, and on top of it the next one.
    struct FitnessPresentedView<Destinations: FitnessDestinations>: View {
        let level: FitnessLevel
        let navigator: FitnessNavigator
        let destinations: Destinations

        var body: some View {
            stacked
                .modifier(
                    FitnessPresenting(
                        presenter: level.presenter, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(FitnessStyled(style: level.content.style))
                .modifier(FitnessHeld(level: level))
                .onAppear { navigator.appeared(level.id) }
                .onDisappear { navigator.disappeared(level.id) }
        }

        @ViewBuilder private var stacked: some View {
            if level.content.hasStack {
                FitnessLevelStack(level: level, navigator: navigator, destinations: destinations) {
                    content
                }
            } else {
                content
            }
        }

        private var content: some View {
            FitnessContentView(level: level, navigator: navigator, destinations: destinations)
        }
    }

    /// How a presentation looks. What is not specified changes nothing.
    private struct FitnessStyle {
    }

    extension FitnessState.Content {
        fileprivate var style: FitnessStyle { FitnessStyle() }
    }

    /// Applies a style to what is presented.
    private struct FitnessStyled: ViewModifier {
        let style: FitnessStyle

        func body(content: Self.Content) -> some View {
            content
        }
    }

    private struct FitnessContextKey: EnvironmentKey {
        static var defaultValue: FitnessContext? { nil }
    }

    extension EnvironmentValues {
        fileprivate var fitnessContext: FitnessContext? {
            get { self[FitnessContextKey.self] }
            set { self[FitnessContextKey.self] = newValue }
        }
    }

    extension View {
        /// While it holds, no swipe closes the view's presentation, and links wait.
        ///
        /// It also holds while something covers the view, such as a pushed screen.
        func holdsNavigation(_ isHolding: Bool = true) -> some View {
            modifier(FitnessHolding(isHolding: isHolding))
        }
    }

    /// Holds back swipes and links.
    private struct FitnessHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.fitnessContext) private var context

        init(isHolding: Bool) { self.isHolding = isHolding }

        func body(content: Self.Content) -> some View {
            content
                .interactiveDismissDisabled(isHolding)
                .onAppear { hold(isHolding) }
                .onChange(of: isHolding) { hold(isHolding) }
                .onDisappear { context?.navigator.lose(holder) }
        }

        private func hold(_ isHolding: Bool) {
            guard let context else { return }
            context.navigator.hold(holder, isHolding, at: context.position)
        }
    }

    /// Keeps a presentation from being swiped away while a view in it holds, even one with
    /// something pushed on top. It never passes `false`: that could undo what the app's views set.
    private struct FitnessHeld: ViewModifier {
        let level: FitnessLevel

        func body(content: Self.Content) -> some View {
            content.background {
                if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
            }
        }
    }

    /// Makes the app's own views: a function for each node.
    @MainActor protocol FitnessDestinations {
        associatedtype HomeBody: View
        /// Summary
        @ViewBuilder func home(exits: HomeExits) -> HomeBody

        associatedtype WorkoutBody: View
        /// Workout {workoutId}
        @ViewBuilder func workout(workoutId: Int, exits: WorkoutExits) -> WorkoutBody

        associatedtype TermsBody: View
        /// Terms of Use
        @ViewBuilder func terms(exits: TermsExits) -> TermsBody

        associatedtype OnboardingWelcomeBody: View
        @ViewBuilder func onboardingWelcome(
            flow: OnboardingRun, exits: OnboardingWelcomeExits
        ) -> OnboardingWelcomeBody

        associatedtype OnboardingGoalsBody: View
        /// What brings you here?
        @ViewBuilder func onboardingGoals(flow: OnboardingRun) -> OnboardingGoalsBody

        associatedtype OnboardingHealthDataBody: View
        /// Asks for access to the health data.
        @ViewBuilder func onboardingHealthData(flow: OnboardingRun) -> OnboardingHealthDataBody

        associatedtype OnboardingRemindersBody: View
        /// Reminders
        @ViewBuilder func onboardingReminders(flow: OnboardingRun) -> OnboardingRemindersBody

        associatedtype OnboardingReadyBody: View
        @ViewBuilder func onboardingReady(flow: OnboardingRun) -> OnboardingReadyBody
    }

    /// The app's view of a node.
    struct FitnessRouteView<Destinations: FitnessDestinations>: View {
        let node: FitnessRoute
        let destinations: Destinations
        let context: FitnessContext

        var body: some View {
            switch node {
            case .home:
                destinations.home(exits: HomeExits(context.handler))
            case .workout(let workoutId):
                destinations.workout(workoutId: workoutId, exits: WorkoutExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct FitnessSheetView<Destinations: FitnessDestinations>: View {
        let node: FitnessSheet
        let destinations: Destinations
        let context: FitnessContext

        var body: some View {
            switch node {
            case .terms:
                destinations.terms(exits: TermsExits(context.handler))
            }
        }
    }

    /// The app's view of the step that is shown.
    struct OnboardingSteps<Destinations: FitnessDestinations>: View {
        let run: OnboardingRun
        let destinations: Destinations
        let context: FitnessContext

        var body: some View {
            switch run.step {
            case .welcome:
                destinations.onboardingWelcome(
                    flow: run, exits: OnboardingWelcomeExits(context.handler)
                )
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("onboarding.welcome")
            case .goals:
                destinations.onboardingGoals(flow: run)
                    .navigationTitle(
                        SwiftUI.Text(verbatim: String(localized: "What brings you here?"))
                    )
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("onboarding.goals")
            case .healthData:
                destinations.onboardingHealthData(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("onboarding.healthData")
            case .reminders:
                destinations.onboardingReminders(flow: run)
                    .navigationTitle(SwiftUI.Text(verbatim: String(localized: "Reminders")))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("onboarding.reminders")
            case .ready:
                destinations.onboardingReady(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("onboarding.ready")
            }
        }
    }

    #if !canImport(Darwin)
        nonisolated extension String {
            /// Other systems have no translation tables.
            fileprivate init(localized text: String) { self = text }
        }
    #endif
#endif
