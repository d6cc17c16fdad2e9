// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    #if hasFeature(InternalImportsByDefault)
        package import AccountNavigation
    #else
        import AccountNavigation
    #endif
    #if hasFeature(InternalImportsByDefault)
        package import CatalogNavigation
    #else
        import CatalogNavigation
    #endif
    import Combine
    #if hasFeature(InternalImportsByDefault)
        package import OrdersNavigation
    #else
        import OrdersNavigation
    #endif
    import ShopModel
    #if hasFeature(InternalImportsByDefault)
        package import SwiftUI
    #else
        import SwiftUI
    #endif

    #if canImport(Darwin)
        import Foundation
    #endif

    /// The app's navigation, for one window.
    package struct ShopRootView<Destinations: ShopDestinations, Facts: ShopFacts>: View {
        private let scenes: ShopScenes?
        private let facts: Facts
        private let destinations: Destinations
        private let handlers: (any ShopHandlers)?
        private let onEvent: (@MainActor (ShopEvent) -> Void)?
        @StateObject private var keeper: ShopKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        package init(
            scenes: ShopScenes? = nil, conditions: Facts, destinations: Destinations,
            handlers: any ShopHandlers, navigator: ShopNavigator? = nil,
            onEvent: (@MainActor (ShopEvent) -> Void)? = nil
        ) {
            self.scenes = scenes
            facts = conditions
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(
                wrappedValue: ShopKeeper(
                    navigator ?? ShopNavigator(conditions: ShopConditions(conditions))))
        }

        package var body: some View {
            let navigator = connected
            ShopBaseView(navigator: navigator, destinations: destinations)
                .modifier(
                    ShopPresenting(
                        presenter: navigator.ground, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(ShopOpeningURLs(navigator: navigator, scenes: scenes))
                .modifier(ShopHandingOff(navigator: navigator))
                .modifier(ShopObservingFacts(facts: facts, navigator: navigator))
                .modifier(ShopSavingScene(navigator: navigator, scenes: scenes))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: ShopNavigator {
            let navigator = keeper.navigator
            navigator.facts = { [facts] in ShopConditions(facts) }
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    extension ShopRootView {
        /// Shows a URL in a preview, or what the app starts with if no link matches it.
        package static func preview(
            _ url: String, conditions: Facts, destinations: Destinations, handlers: any ShopHandlers
        ) -> Self {
            let navigator =
                ShopNavigator(ShopLink(url)?.plan, conditions: ShopConditions(conditions))
            return Self(
                conditions: conditions, destinations: destinations, handlers: handlers,
                navigator: navigator)
        }
    }

    /// Tells the navigator what the app knows.
    private struct ShopObservingFacts<Facts: ShopFacts>: ViewModifier {
        let facts: Facts
        let navigator: ShopNavigator

        func body(content: Self.Content) -> some View {
            content.onChange(of: ShopConditions(facts), initial: true) { _, conditions in
                navigator.conditionsChanged(conditions)
            }
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct ShopSavingScene: ViewModifier {
        let navigator: ShopNavigator
        let scenes: ShopScenes?
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Shop.navigation") private var saved: Data?
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
                if let place = arguments.firstIndex(of: "-shopLink"), place + 1 < arguments.count {
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
    private struct ShopOpeningURLs: ViewModifier {
        let navigator: ShopNavigator
        let scenes: ShopScenes?

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scenes?.activate(navigator)
                    navigator.open(url)
                }
                .onContinueUserActivity("Shop.link") { activity in
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
    /// For Handoff, add Shop.link to the app's `NSUserActivityTypes`.
    private struct ShopHandingOff: ViewModifier {
        let navigator: ShopNavigator

        /// The current URL.
        private var url: String? { navigator.state.url }

        func body(content: Self.Content) -> some View {
            content.userActivity("Shop.link", element: url) { url, activity in
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
    package struct ShopStack<Destinations: ShopDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any ShopHandlers)?
        private let conditions: ShopConditions
        @StateObject private var keeper: ShopKeeper

        package init(
            root: ShopRoute, conditions: ShopConditions = ShopConditions(),
            destinations: Destinations, handlers: any ShopHandlers, navigator: ShopNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            self.conditions = conditions
            _keeper = StateObject(
                wrappedValue: ShopKeeper(
                    navigator ?? ShopNavigator(stack: root, conditions: conditions)))
        }

        package var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            ShopLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations
            )
            .modifier(
                ShopPresenting(
                    presenter: navigator.ground, navigator: navigator, destinations: destinations)
            )
            .onChange(of: conditions) { navigator.conditionsChanged(conditions) }
        }
    }

    extension ShopNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        package convenience init(
            stack root: ShopRoute, conditions: ShopConditions = ShopConditions()
        ) {
            var state = ShopState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state, conditions: conditions)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class ShopKeeper: ObservableObject {
        let navigator: ShopNavigator

        init(_ navigator: ShopNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct ShopContext {
        let navigator: ShopNavigator
        let level: Int
        /// The presenter of its level, even while that is going away.
        let presenter: ShopPresenter
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: ShopRoute?

        var handler: ShopExitHandler { navigator.handler(level: level, route: route) }
        var position: ShopState.Position { navigator.position(level, route) }
    }

    /// What is below all presentations.
    struct ShopBaseView<Destinations: ShopDestinations>: View {
        let navigator: ShopNavigator
        let destinations: Destinations

        var body: some View {
            ShopTabBar(navigator: navigator, destinations: destinations)
        }
    }

    /// The tab bar, with a stack or a split view for each tab.
    struct ShopTabBar<Destinations: ShopDestinations>: View {
        @Bindable var navigator: ShopNavigator
        let destinations: Destinations

        var body: some View {
            TabView(selection: $navigator[tab: navigator.corrections]) {
                ShopPlaceView(place: 0, navigator: navigator, destinations: destinations)
                    .tabItem {
                        SwiftUI.Label {
                            SwiftUI.Text(verbatim: ShopTab.browse.title ?? "")
                        } icon: {
                            SwiftUI.Image(systemName: "house")
                        }
                    }
                    .tag(ShopTab.browse)
                ShopPlaceView(place: 1, navigator: navigator, destinations: destinations)
                    .tabItem {
                        SwiftUI.Label {
                            SwiftUI.Text(verbatim: ShopTab.purchases.title ?? "")
                        } icon: {
                            SwiftUI.Image(systemName: "bag")
                        }
                    }
                    .tag(ShopTab.purchases)
                ShopPlaceView(place: 2, navigator: navigator, destinations: destinations)
                    .tabItem {
                        SwiftUI.Label {
                            SwiftUI.Text(verbatim: ShopTab.me.title ?? "")
                        } icon: {
                            SwiftUI.Image(systemName: "person.circle")
                        }
                    }
                    .tag(ShopTab.me)
            }
        }
    }

    /// What a tab or root shows.
    struct ShopPlaceView<Destinations: ShopDestinations>: View {
        let place: Int
        let navigator: ShopNavigator
        let destinations: Destinations

        var body: some View {
            ShopLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct ShopShown: Hashable {
        let route: ShopRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct ShopLevelView<Destinations: ShopDestinations>: View {
        let level: ShopLevel
        let navigator: ShopNavigator
        let destinations: Destinations

        var body: some View {
            ShopLevelStack(level: level, navigator: navigator, destinations: destinations) {
                ShopContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct ShopLevelStack<Destinations: ShopDestinations, Root: View>: View {
        @Bindable var level: ShopLevel
        let navigator: ShopNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: ShopLevel, navigator: ShopNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: ShopRoute.self) { route in
                    ShopScreenView(
                        node: route,
                        context: ShopContext(
                            navigator: navigator, level: level.id, presenter: level.presenter,
                            route: route),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
        }
    }

    /// One of the app's screens: it updates only when its own values change.
    struct ShopScreenView<Destinations: ShopDestinations>: View, Equatable {
        let node: ShopRoute
        let context: ShopContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            ShopRouteView(node: node, destinations: destinations, context: context)
                .modifier(ShopTitled(title: node.title))
                .modifier(ShopScreenHanging(context: context, node: node))
                .environment(\.shopContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct ShopContentView<Destinations: ShopDestinations>: View {
        let level: ShopLevel
        let navigator: ShopNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                ShopScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(ShopShown(route: node))
            case .sheet(let node):
                ShopSheetView(node: node, destinations: destinations, context: context)
                    .modifier(ShopTitled(title: node.title))
                    .environment(\.shopContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            case .cover(let node):
                ShopCoverView(node: node, destinations: destinations, context: context)
                    .modifier(ShopTitled(title: nil))
                    .environment(\.shopContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            case .popover(let node):
                ShopPopoverView(node: node, destinations: destinations, context: context)
                    .modifier(ShopTitled(title: nil))
                    .environment(\.shopContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            case .flow:
                if let run = level.run {
                    ShopFlowView(run: run, destinations: destinations)
                        .environment(\.shopContext, context)
                }
            case .alert, .dialog:
                EmptyView()
            }
        }

        private var context: ShopContext {
            ShopContext(navigator: navigator, level: level.id, presenter: level.presenter)
        }
    }

    /// The step of a flow that is shown.
    struct ShopFlowView<Destinations: ShopDestinations>: View {
        let run: ShopRun
        let destinations: Destinations

        var body: some View {
            switch run {
            case .accountOnboarding(let run):
                AccountOnboardingSteps(run: run, destinations: destinations.account)
                    .environment(\.shopAccountHost, .app)
            }
        }
    }

    /// Shows the title of a node that has one.
    private struct ShopTitled: ViewModifier {
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
    private enum ShopForm { case sheet, cover, popover, alert, dialog }

    extension ShopState.Content {
        fileprivate var form: ShopForm? {
            switch self {
            case .sheet:
                return .sheet
            case .cover:
                #if os(macOS)
                    return .sheet
                #else
                    return .cover
                #endif
            case .popover:
                #if os(tvOS) || os(watchOS)
                    return .sheet
                #else
                    return .popover
                #endif
            case .alert:
                return .alert
            case .dialog:
                return .dialog
            case .flow:
                #if os(macOS)
                    return .sheet
                #else
                    return .cover
                #endif
            default: return nil
            }
        }
    }

    /// Presents what is on top of a level: one thing at a time, attached to the level's content.
    struct ShopPresenting<Destinations: ShopDestinations>: ViewModifier {
        let presenter: ShopPresenter
        let navigator: ShopNavigator
        let destinations: Destinations

        func body(content: Self.Content) -> some View {
            content
                .sheet(item: item(.sheet), onDismiss: dismissalEnded, content: presented)
                #if !os(macOS)
                    .fullScreenCover(
                        item: item(.cover), onDismiss: dismissalEnded, content: presented)
                #endif
                .modifier(ShopHanging(presenter: presenter, navigator: navigator, anchor: .level))
                .alert(
                    SwiftUI.Text(verbatim: alert?.content.alertNode?.title ?? ""),
                    isPresented: isAlerting, presenting: alert
                ) { level in
                    if let node = level.content.alertNode {
                        ShopAlertActions(node: node, id: level.id, navigator: navigator)
                    }
                } message: { level in
                    if let message = level.content.alertNode?.message {
                        SwiftUI.Text(verbatim: message)
                    }
                }
                .environment(
                    \.shopViews,
                    ShopViews { level in
                        AnyView(
                            ShopPresentedView(
                                level: level, navigator: navigator, destinations: destinations))
                    })
        }

        private func presented(_ level: ShopLevel) -> some View {
            ShopPresentedView(level: level, navigator: navigator, destinations: destinations)
        }

        private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

        /// Makes a binding that dismisses the presentation that it was made for, and no other.
        private func item(_ form: ShopForm) -> Binding<ShopLevel?> {
            let shown = presenter.level.flatMap { $0.content.form == form ? $0 : nil }
            return Binding(
                get: { presenter.level.flatMap { $0.content.form == form ? $0 : nil } },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }

        private var alert: ShopLevel? {
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
    struct ShopPresentedView<Destinations: ShopDestinations>: View {
        let level: ShopLevel
        let navigator: ShopNavigator
        let destinations: Destinations

        var body: some View {
            stacked
                .modifier(
                    ShopPresenting(
                        presenter: level.presenter, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(ShopStyled(style: level.content.style))
                .modifier(ShopHeld(level: level))
                .onAppear { navigator.appeared(level.id) }
                .onDisappear { navigator.disappeared(level.id) }
        }

        @ViewBuilder private var stacked: some View {
            if level.content.hasStack {
                ShopLevelStack(level: level, navigator: navigator, destinations: destinations) {
                    content
                }
            } else {
                content
            }
        }

        private var content: some View {
            ShopContentView(level: level, navigator: navigator, destinations: destinations)
                .modifier(ShopButtons(level: level, navigator: navigator))
        }
    }

    /// How a presentation looks. What is not specified changes nothing.
    private struct ShopStyle {
        var detents: Swift.Set<PresentationDetent>?
    }

    extension ShopState.Content {
        fileprivate var style: ShopStyle {
            switch node {
            case .catalogSearch:
                return ShopStyle(detents: [.medium, .large])
            default: return ShopStyle()
            }
        }
    }

    /// Applies a style to what is presented.
    private struct ShopStyled: ViewModifier {
        let style: ShopStyle

        func body(content: Self.Content) -> some View {
            content
                .shopStyled(by: style.detents) {
                    $0.presentationDetents($1)
                }
        }
    }

    extension View {
        /// Changes a view by what is specified. If nothing is, the app's own views decide.
        @ViewBuilder
        fileprivate func shopStyled<Said, Changed: View>(
            by said: Said?, change: (Self, Said) -> Changed
        ) -> some View {
            if let said { change(self, said) } else { self }
        }
    }

    /// The buttons that close a presentation.
    private struct ShopButtons: ViewModifier {
        let level: ShopLevel
        let navigator: ShopNavigator

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

    extension ShopState.Content {
        /// The label of the button that closes it.
        fileprivate var cancelLabel: String? {
            switch self {
            case .sheet(.catalog(.search)):
                return String(localized: "Close")
            case .sheet(.account(.signIn)):
                return String(localized: "Not now")
            case .sheet(.account(.address)):
                return String(localized: "Cancel")
            default: return nil
            }
        }

        /// The label of the button that confirms it.
        fileprivate var confirmLabel: String? {
            switch self {
            case .sheet(.account(.address)):
                return String(localized: "Save")
            default: return nil
            }
        }
    }

    extension ShopState.Content {
        fileprivate var alertNode: ShopAlert? {
            if case .alert(let node) = self { return node }
            return nil
        }

        fileprivate var dialogNode: ShopDialog? {
            if case .dialog(let node) = self { return node }
            return nil
        }
    }

    /// Popovers and dialogs anchored to a view.
    struct ShopHanging: ViewModifier {
        let presenter: ShopPresenter
        let navigator: ShopNavigator
        let anchor: ShopAnchor
        @SwiftUI.Environment(\.shopViews) private var views

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .popover(item: popover) { level in
                        if let views { views.view(level) }
                    }
                #endif
                .confirmationDialog(
                    SwiftUI.Text(verbatim: dialog?.content.dialogNode?.title ?? ""),
                    isPresented: isAsking, titleVisibility: .visible, presenting: dialog
                ) { level in
                    if let node = level.content.dialogNode {
                        ShopDialogActions(node: node, id: level.id, navigator: navigator)
                    }
                } message: { level in
                    if let message = level.content.dialogNode?.message {
                        SwiftUI.Text(verbatim: message)
                    }
                }
        }

        private var shownPopover: ShopLevel? {
            guard presenter.anchor == anchor, presenter.level?.content.form == .popover else {
                return nil
            }
            return presenter.level
        }

        private var dialog: ShopLevel? {
            guard presenter.anchor == anchor, presenter.level?.content.form == .dialog else {
                return nil
            }
            return presenter.level
        }

        private var popover: Binding<ShopLevel?> {
            let shown = shownPopover
            return Binding(
                get: { shownPopover },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }

        private var isAsking: Binding<Bool> {
            let shown = dialog
            return Binding(
                get: { dialog != nil },
                set: { if !$0, let shown { navigator.dismissed(shown.id) } })
        }
    }

    /// The buttons of an alert.
    private struct ShopAlertActions: View {
        let node: ShopAlert
        let id: Int
        let navigator: ShopNavigator

        var body: some View {
            switch node {
            case .voucherFailed:
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(VoucherFailedAction.ok, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "OK"))
                }
            }
        }
    }

    /// The buttons of a dialog.
    private struct ShopDialogActions: View {
        let node: ShopDialog
        let id: Int
        let navigator: ShopNavigator

        var body: some View {
            switch node {
            case .orders(.cancel):
                SwiftUI.Button(role: .destructive) {
                    navigator.answer(OrdersCancelAction.confirm, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Cancel order"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(OrdersCancelAction.keep, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Keep it"))
                }
            }
        }
    }

    /// Makes the view of what is presented.
    @MainActor struct ShopViews {
        let view: @MainActor (ShopLevel) -> AnyView
    }

    private struct ShopContextKey: EnvironmentKey {
        static var defaultValue: ShopContext? { nil }
    }

    private struct ShopViewsKey: EnvironmentKey {
        static var defaultValue: ShopViews? { nil }
    }

    extension EnvironmentValues {
        fileprivate var shopContext: ShopContext? {
            get { self[ShopContextKey.self] }
            set { self[ShopContextKey.self] = newValue }
        }

        fileprivate var shopViews: ShopViews? {
            get { self[ShopViewsKey.self] }
            set { self[ShopViewsKey.self] = newValue }
        }
    }

    extension View {
        /// Makes the view the source of the popover or dialog that an exit presents.
        package func source(_ exit: ShopExit) -> some View { modifier(ShopSourced(exit: exit)) }
    }

    extension ShopExit {
        /// What it presents on its source view.
        fileprivate var content: ShopState.Content? {
            switch self {
            case .popover(let node): return .popover(node)
            case .dialog(let node): return .dialog(node)
            default: return nil
            }
        }
    }

    /// Registers a source while it is on screen, and presents there.
    private struct ShopSourced: ViewModifier {
        let exit: ShopExit
        @SwiftUI.State private var source = ShopSource()
        @SwiftUI.Environment(\.shopContext) private var context

        init(exit: ShopExit) { self.exit = exit }

        func body(content: Self.Content) -> some View {
            // The exit may change while it is on screen.
            let _ = source.content = exit.content
            if let context {
                content
                    .modifier(
                        ShopHanging(
                            presenter: context.presenter, navigator: context.navigator,
                            anchor: .source(ObjectIdentifier(source)))
                    )
                    .onAppear {
                        source.level = context.level
                        context.presenter.add(source)
                    }
                    .onDisappear { context.presenter.remove(source) }
            } else {
                content
            }
        }
    }

    /// Popovers and dialogs anchored to a screen, for lack of a source.
    private struct ShopScreenHanging: ViewModifier {
        let context: ShopContext
        let node: ShopRoute

        func body(content: Self.Content) -> some View {
            content.modifier(
                ShopHanging(
                    presenter: context.presenter, navigator: context.navigator,
                    anchor: .screen(node, level: context.level)))
        }
    }

    extension View {
        /// Sets what the button does that confirms the view's presentation. It shows progress until
        /// that returns.
        package func onConfirm(
            enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void
        ) -> some View {
            modifier(ShopConfirming(isEnabled: isEnabled, action: action))
        }
    }

    /// Tells the confirmation button what to do, and whether it can. The view that appeared last
    /// decides.
    private struct ShopConfirming: ViewModifier {
        let isEnabled: Bool
        let action: @MainActor () async -> Void
        @SwiftUI.State private var confirmer = ShopConfirmer()
        @SwiftUI.Environment(\.shopContext) private var context

        init(isEnabled: Bool, action: @escaping @MainActor () async -> Void) {
            self.isEnabled = isEnabled
            self.action = action
        }

        private var level: ShopLevel? { context.flatMap { $0.navigator.observed($0.level) } }

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
        package func holdsNavigation(_ isHolding: Bool = true) -> some View {
            modifier(ShopHolding(isHolding: isHolding))
        }
    }

    /// Holds back swipes and links.
    private struct ShopHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.shopContext) private var context

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
    private struct ShopHeld: ViewModifier {
        let level: ShopLevel

        func body(content: Self.Content) -> some View {
            content.background {
                if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
            }
        }
    }

    /// Makes the app's own views: a function for each node.
    @MainActor package protocol ShopDestinations {
        associatedtype CatalogDestinations: ShopCatalogDestinations
        var catalog: CatalogDestinations { get }

        associatedtype OrdersDestinations: ShopOrdersDestinations
        var orders: OrdersDestinations { get }

        associatedtype AccountDestinations: ShopAccountDestinations
        var account: AccountDestinations { get }
    }

    /// The app's view of a node.
    struct ShopRouteView<Destinations: ShopDestinations>: View {
        let node: ShopRoute
        let destinations: Destinations
        let context: ShopContext

        var body: some View {
            switch node {
            case .catalog(let inner):
                ShopCatalogRouteView(
                    node: inner, destinations: destinations.catalog, context: context
                )
                .environment(\.shopCatalogHost, .app)
            case .orders(let inner):
                ShopOrdersRouteView(
                    node: inner, destinations: destinations.orders, context: context
                )
                .environment(\.shopOrdersHost, .app)
            case .account(let inner):
                ShopAccountRouteView(
                    node: inner, destinations: destinations.account, context: context
                )
                .environment(\.shopAccountHost, .app)
            }
        }
    }

    /// The app's view of a node.
    struct ShopSheetView<Destinations: ShopDestinations>: View {
        let node: ShopSheet
        let destinations: Destinations
        let context: ShopContext

        var body: some View {
            switch node {
            case .catalog(let inner):
                ShopCatalogSheetView(
                    node: inner, destinations: destinations.catalog, context: context
                )
                .environment(\.shopCatalogHost, .app)
            case .account(let inner):
                ShopAccountSheetView(
                    node: inner, destinations: destinations.account, context: context
                )
                .environment(\.shopAccountHost, .app)
            }
        }
    }

    /// The app's view of a node.
    struct ShopCoverView<Destinations: ShopDestinations>: View {
        let node: ShopCover
        let destinations: Destinations
        let context: ShopContext

        var body: some View {
            switch node {
            case .catalog(let inner):
                ShopCatalogCoverView(
                    node: inner, destinations: destinations.catalog, context: context
                )
                .environment(\.shopCatalogHost, .app)
            }
        }
    }

    /// The app's view of a node.
    struct ShopPopoverView<Destinations: ShopDestinations>: View {
        let node: ShopPopover
        let destinations: Destinations
        let context: ShopContext

        var body: some View {
            switch node {
            case .catalog(let inner):
                ShopCatalogPopoverView(
                    node: inner, destinations: destinations.catalog, context: context
                )
                .environment(\.shopCatalogHost, .app)
            }
        }
    }

    extension ShopCatalogHost {
        /// What the app does for the views of the module.
        static var app: ShopCatalogHost {
            ShopCatalogHost(
                source: { view, exit in AnyView(view.source(ShopExit(exit))) },
                onConfirm: { view, isEnabled, action in AnyView(view.onConfirm(enabled: isEnabled, perform: action)) },
                holdsNavigation: { view, isHolding in AnyView(view.holdsNavigation(isHolding)) })
        }
    }

    extension ShopOrdersHost {
        /// What the app does for the views of the module.
        static var app: ShopOrdersHost {
            ShopOrdersHost(
                source: { view, exit in AnyView(view.source(ShopExit(exit))) },
                onConfirm: { view, isEnabled, action in AnyView(view.onConfirm(enabled: isEnabled, perform: action)) },
                holdsNavigation: { view, isHolding in AnyView(view.holdsNavigation(isHolding)) })
        }
    }

    extension ShopAccountHost {
        /// What the app does for the views of the module.
        static var app: ShopAccountHost {
            ShopAccountHost(
                source: { view, exit in AnyView(view.source(ShopExit(exit))) },
                onConfirm: { view, isEnabled, action in AnyView(view.onConfirm(enabled: isEnabled, perform: action)) },
                holdsNavigation: { view, isHolding in AnyView(view.holdsNavigation(isHolding)) })
        }
    }

    #if !canImport(Darwin)
        nonisolated extension String {
            /// Other systems have no translation tables.
            fileprivate init(localized text: String) { self = text }
        }
    #endif
#endif
