// Written by navgen from actions.yaml. Do not edit.
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
    struct CoffeeRootView<Destinations: CoffeeDestinations, Facts: CoffeeFacts>: View {
        private let scenes: CoffeeScenes?
        private let facts: Facts
        private let destinations: Destinations
        private let handlers: (any CoffeeHandlers)?
        private let onEvent: (@MainActor (CoffeeEvent) -> Void)?
        @StateObject private var keeper: CoffeeKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            scenes: CoffeeScenes? = nil, conditions: Facts, destinations: Destinations,
            handlers: any CoffeeHandlers, navigator: CoffeeNavigator? = nil,
            onEvent: (@MainActor (CoffeeEvent) -> Void)? = nil
        ) {
            self.scenes = scenes
            facts = conditions
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(
                wrappedValue: CoffeeKeeper(
                    navigator ?? CoffeeNavigator(conditions: CoffeeConditions(conditions))))
        }

        var body: some View {
            let navigator = connected
            CoffeeBaseView(navigator: navigator, destinations: destinations)
                .modifier(
                    CoffeePresenting(
                        presenter: navigator.ground, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(CoffeeOpeningURLs(navigator: navigator, scenes: scenes))
                .modifier(CoffeeHandingOff(navigator: navigator))
                .modifier(CoffeeObservingFacts(facts: facts, navigator: navigator))
                .modifier(CoffeeSavingScene(navigator: navigator, scenes: scenes))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: CoffeeNavigator {
            let navigator = keeper.navigator
            navigator.facts = { [facts] in CoffeeConditions(facts) }
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    extension CoffeeRootView {
        /// Shows a URL in a preview, or what the app starts with if no link matches it.
        static func preview(
            _ url: String, conditions: Facts, destinations: Destinations,
            handlers: any CoffeeHandlers
        ) -> Self {
            let navigator =
                CoffeeNavigator(CoffeeLink(url)?.plan, conditions: CoffeeConditions(conditions))
            return Self(
                conditions: conditions, destinations: destinations, handlers: handlers,
                navigator: navigator)
        }
    }

    /// Tells the navigator what the app knows.
    private struct CoffeeObservingFacts<Facts: CoffeeFacts>: ViewModifier {
        let facts: Facts
        let navigator: CoffeeNavigator

        func body(content: Self.Content) -> some View {
            content.onChange(of: CoffeeConditions(facts), initial: true) { _, conditions in
                navigator.conditionsChanged(conditions)
            }
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct CoffeeSavingScene: ViewModifier {
        let navigator: CoffeeNavigator
        let scenes: CoffeeScenes?
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Coffee.navigation") private var saved: Data?
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
                if let place = arguments.firstIndex(of: "-coffeeLink"),
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
    private struct CoffeeOpeningURLs: ViewModifier {
        let navigator: CoffeeNavigator
        let scenes: CoffeeScenes?

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scenes?.activate(navigator)
                    navigator.open(url)
                }
                .onContinueUserActivity("Coffee.link") { activity in
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
    /// For Handoff, add Coffee.link to the app's `NSUserActivityTypes`.
    private struct CoffeeHandingOff: ViewModifier {
        let navigator: CoffeeNavigator

        /// The current URL.
        private var url: String? { navigator.state.url }

        func body(content: Self.Content) -> some View {
            content.userActivity("Coffee.link", element: url) { url, activity in
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
    struct CoffeeStack<Destinations: CoffeeDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any CoffeeHandlers)?
        private let conditions: CoffeeConditions
        @StateObject private var keeper: CoffeeKeeper

        init(
            root: CoffeeRoute, conditions: CoffeeConditions = CoffeeConditions(),
            destinations: Destinations, handlers: any CoffeeHandlers,
            navigator: CoffeeNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            self.conditions = conditions
            _keeper = StateObject(
                wrappedValue: CoffeeKeeper(
                    navigator ?? CoffeeNavigator(stack: root, conditions: conditions)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            CoffeeLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations
            )
            .modifier(
                CoffeePresenting(
                    presenter: navigator.ground, navigator: navigator, destinations: destinations)
            )
            .onChange(of: conditions) { navigator.conditionsChanged(conditions) }
        }
    }

    extension CoffeeNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(
            stack root: CoffeeRoute, conditions: CoffeeConditions = CoffeeConditions()
        ) {
            var state = CoffeeState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state, conditions: conditions)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class CoffeeKeeper: ObservableObject {
        let navigator: CoffeeNavigator

        init(_ navigator: CoffeeNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct CoffeeContext {
        let navigator: CoffeeNavigator
        let level: Int
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: CoffeeRoute?

        var handler: CoffeeExitHandler { navigator.handler(level: level, route: route) }
        var position: CoffeeState.Position { navigator.position(level, route) }
    }

    /// What is below all presentations.
    struct CoffeeBaseView<Destinations: CoffeeDestinations>: View {
        let navigator: CoffeeNavigator
        let destinations: Destinations

        var body: some View {
            CoffeePlaceView(place: 0, navigator: navigator, destinations: destinations)
        }
    }

    /// What a tab or root shows.
    struct CoffeePlaceView<Destinations: CoffeeDestinations>: View {
        let place: Int
        let navigator: CoffeeNavigator
        let destinations: Destinations

        var body: some View {
            CoffeeLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct CoffeeShown: Hashable {
        let route: CoffeeRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct CoffeeLevelView<Destinations: CoffeeDestinations>: View {
        let level: CoffeeLevel
        let navigator: CoffeeNavigator
        let destinations: Destinations

        var body: some View {
            CoffeeLevelStack(level: level, navigator: navigator, destinations: destinations) {
                CoffeeContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct CoffeeLevelStack<Destinations: CoffeeDestinations, Root: View>: View {
        @Bindable var level: CoffeeLevel
        let navigator: CoffeeNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: CoffeeLevel, navigator: CoffeeNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: CoffeeRoute.self) { route in
                    CoffeeScreenView(
                        node: route,
                        context: CoffeeContext(navigator: navigator, level: level.id, route: route),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
        }
    }

    /// One of the app's screens: it updates only when its own values change.
    struct CoffeeScreenView<Destinations: CoffeeDestinations>: View, Equatable {
        let node: CoffeeRoute
        let context: CoffeeContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            CoffeeRouteView(node: node, destinations: destinations, context: context)
                .modifier(CoffeeTitled(title: node.title))
                .environment(\.coffeeContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct CoffeeContentView<Destinations: CoffeeDestinations>: View {
        let level: CoffeeLevel
        let navigator: CoffeeNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                CoffeeScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(CoffeeShown(route: node))
            case .sheet(let node):
                CoffeeSheetView(node: node, destinations: destinations, context: context)
                    .modifier(CoffeeTitled(title: node.title))
                    .environment(\.coffeeContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            case .alert:
                EmptyView()
            }
        }

        private var context: CoffeeContext { CoffeeContext(navigator: navigator, level: level.id) }
    }

    /// Shows the title of a node that has one.
    private struct CoffeeTitled: ViewModifier {
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
    private enum CoffeeForm { case sheet, cover, popover, alert, dialog }

    extension CoffeeState.Content {
        fileprivate var form: CoffeeForm? {
            switch self {
            case .sheet:
                return .sheet
            case .alert:
                return .alert
            default: return nil
            }
        }
    }

    /// Presents what is on top of a level: one thing at a time, attached to the level's content.
    struct CoffeePresenting<Destinations: CoffeeDestinations>: ViewModifier {
        let presenter: CoffeePresenter
        let navigator: CoffeeNavigator
        let destinations: Destinations

        func body(content: Self.Content) -> some View {
            content
                .sheet(item: item(.sheet), onDismiss: dismissalEnded, content: presented)
                .alert(
                    SwiftUI.Text(verbatim: alert?.content.alertNode?.title ?? ""),
                    isPresented: isAlerting, presenting: alert
                ) { level in
                    if let node = level.content.alertNode {
                        CoffeeAlertActions(node: node, id: level.id, navigator: navigator)
                    }
                } message: { level in
                    if let message = level.content.alertNode?.message {
                        SwiftUI.Text(verbatim: message)
                    }
                }
        }

        private func presented(_ level: CoffeeLevel) -> some View {
            CoffeePresentedView(level: level, navigator: navigator, destinations: destinations)
        }

        private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

        /// Makes a binding that dismisses the presentation that it was made for, and no other.
        private func item(_ form: CoffeeForm) -> Binding<CoffeeLevel?> {
            let shown = presenter.level.flatMap { $0.content.form == form ? $0 : nil }
            return Binding(
                get: { presenter.level.flatMap { $0.content.form == form ? $0 : nil } },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }

        private var alert: CoffeeLevel? {
            presenter.level.flatMap { $0.content.form == .alert ? $0 : nil }
        }

        private var isAlerting: Binding<Bool> {
            let alert = alert
            return Binding(
                get: { self.alert != nil },
                set: { if !$0, let alert { navigator.dismissed(alert.id) } })
        }
    }

    /// What is presented: a stack or a view, and on top of it the next one.
    struct CoffeePresentedView<Destinations: CoffeeDestinations>: View {
        let level: CoffeeLevel
        let navigator: CoffeeNavigator
        let destinations: Destinations

        var body: some View {
            stacked
                .modifier(
                    CoffeePresenting(
                        presenter: level.presenter, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(CoffeeStyled(style: level.content.style))
                .modifier(CoffeeHeld(level: level))
                .onAppear { navigator.appeared(level.id) }
                .onDisappear { navigator.disappeared(level.id) }
        }

        @ViewBuilder private var stacked: some View {
            if level.content.hasStack {
                CoffeeLevelStack(level: level, navigator: navigator, destinations: destinations) {
                    content
                }
            } else {
                content
            }
        }

        private var content: some View {
            CoffeeContentView(level: level, navigator: navigator, destinations: destinations)
                .modifier(CoffeeButtons(level: level, navigator: navigator))
        }
    }

    /// How a presentation looks. What is not specified changes nothing.
    private struct CoffeeStyle {
    }

    extension CoffeeState.Content {
        fileprivate var style: CoffeeStyle { CoffeeStyle() }
    }

    /// Applies a style to what is presented.
    private struct CoffeeStyled: ViewModifier {
        let style: CoffeeStyle

        func body(content: Self.Content) -> some View {
            content
        }
    }

    /// The buttons that close a presentation.
    private struct CoffeeButtons: ViewModifier {
        let level: CoffeeLevel
        let navigator: CoffeeNavigator

        func body(content: Self.Content) -> some View {
            content.toolbar {
                if let label = level.content.cancelLabel {
                    ToolbarItem(placement: .cancellationAction) {
                        SwiftUI.Button(role: .cancel) {
                            navigator.close(level.id)
                        } label: {
                            SwiftUI.Text(verbatim: label)
                        }
                    }
                }
                if let label = level.content.confirmLabel {
                    ToolbarItem(placement: .confirmationAction) {
                        SwiftUI.Button {
                            _Concurrency.Task { await confirm() }
                        } label: {
                            if level.isConfirming {
                                ProgressView()
                            } else {
                                SwiftUI.Text(verbatim: label)
                            }
                        }
                        .disabled(!level.canConfirm || level.isConfirming)
                    }
                }
            }
        }

        private func confirm() async {
            level.isConfirming = true
            await level.confirmer?.action?()
            level.isConfirming = false
        }
    }

    extension CoffeeState.Content {
        /// The label of the button that closes it.
        fileprivate var cancelLabel: String? {
            switch self {
            case .sheet(.enterCode):
                return String(localized: "Cancel")
            case .sheet(.signIn):
                return String(localized: "Not now")
            default: return nil
            }
        }

        /// The label of the button that confirms it.
        fileprivate var confirmLabel: String? {
            switch self {
            case .sheet(.enterCode):
                return String(localized: "Redeem")
            default: return nil
            }
        }
    }

    extension CoffeeState.Content {
        fileprivate var alertNode: CoffeeAlert? {
            if case .alert(let node) = self { return node }
            return nil
        }
    }

    /// The buttons of an alert.
    private struct CoffeeAlertActions: View {
        let node: CoffeeAlert
        let id: Int
        let navigator: CoffeeNavigator

        var body: some View {
            switch node {
            case .promoFailed:
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(PromoFailedAction.ok, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "OK"))
                }
            }
        }
    }

    private struct CoffeeContextKey: EnvironmentKey {
        static var defaultValue: CoffeeContext? { nil }
    }

    extension EnvironmentValues {
        fileprivate var coffeeContext: CoffeeContext? {
            get { self[CoffeeContextKey.self] }
            set { self[CoffeeContextKey.self] = newValue }
        }
    }

    extension View {
        /// Sets what the button does that confirms the view's presentation. It shows progress until
        /// that returns.
        func onConfirm(
            enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void
        ) -> some View {
            modifier(CoffeeConfirming(isEnabled: isEnabled, action: action))
        }
    }

    /// Tells the confirmation button what to do, and whether it can. The view that appeared last
    /// decides.
    private struct CoffeeConfirming: ViewModifier {
        let isEnabled: Bool
        let action: @MainActor () async -> Void
        @SwiftUI.State private var confirmer = CoffeeConfirmer()
        @SwiftUI.Environment(\.coffeeContext) private var context

        init(isEnabled: Bool, action: @escaping @MainActor () async -> Void) {
            self.isEnabled = isEnabled
            self.action = action
        }

        private var level: CoffeeLevel? { context.flatMap { $0.navigator.observed($0.level) } }

        func body(content: Self.Content) -> some View {
            // The action uses the latest values of the view.
            let _ = confirmer.action = action
            content
                .onAppear {
                    level?.confirmer = confirmer
                    level?.canConfirm = isEnabled
                }
                .onChange(of: isEnabled) { enable(isEnabled) }
                .onDisappear { enable(false) }
        }

        /// A view may disappear after the one that replaces it has appeared.
        private func enable(_ isEnabled: Bool) {
            if let level, level.confirmer === confirmer { level.canConfirm = isEnabled }
        }
    }

    extension View {
        /// While it holds, no swipe closes the view's presentation, and links wait.
        ///
        /// It also holds while something covers the view, such as a pushed screen.
        func holdsNavigation(_ isHolding: Bool = true) -> some View {
            modifier(CoffeeHolding(isHolding: isHolding))
        }
    }

    /// Holds back swipes and links.
    private struct CoffeeHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.coffeeContext) private var context

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
    private struct CoffeeHeld: ViewModifier {
        let level: CoffeeLevel

        func body(content: Self.Content) -> some View {
            content.background {
                if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
            }
        }
    }

    /// Makes the app's own views: a function for each node.
    @MainActor protocol CoffeeDestinations {
        associatedtype MenuBody: View
        /// Menu
        @ViewBuilder func menu(exits: MenuExits) -> MenuBody

        associatedtype WalletBody: View
        /// Wallet
        @ViewBuilder func wallet(exits: WalletExits) -> WalletBody

        associatedtype EnterCodeBody: View
        /// Enter a code
        @ViewBuilder func enterCode(exits: EnterCodeExits) -> EnterCodeBody

        associatedtype SignInBody: View
        /// Sign in
        @ViewBuilder func signIn(exits: SignInExits) -> SignInBody
    }

    /// The app's view of a node.
    struct CoffeeRouteView<Destinations: CoffeeDestinations>: View {
        let node: CoffeeRoute
        let destinations: Destinations
        let context: CoffeeContext

        var body: some View {
            switch node {
            case .menu:
                destinations.menu(exits: MenuExits(context.handler))
            case .wallet:
                destinations.wallet(exits: WalletExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct CoffeeSheetView<Destinations: CoffeeDestinations>: View {
        let node: CoffeeSheet
        let destinations: Destinations
        let context: CoffeeContext

        var body: some View {
            switch node {
            case .enterCode:
                destinations.enterCode(exits: EnterCodeExits(context.handler))
            case .signIn:
                destinations.signIn(exits: SignInExits(context.handler))
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
