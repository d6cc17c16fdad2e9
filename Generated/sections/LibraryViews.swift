// Written by navgen from sections.yaml. Do not edit.
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
    struct LibraryRootView<Destinations: LibraryDestinations, Facts: LibraryFacts>: View {
        private let scenes: LibraryScenes?
        private let facts: Facts
        private let destinations: Destinations
        private let handlers: (any LibraryHandlers)?
        private let onEvent: (@MainActor (LibraryEvent) -> Void)?
        @StateObject private var keeper: LibraryKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            scenes: LibraryScenes? = nil, conditions: Facts, destinations: Destinations,
            handlers: (any LibraryHandlers)? = nil, navigator: LibraryNavigator? = nil,
            onEvent: (@MainActor (LibraryEvent) -> Void)? = nil
        ) {
            self.scenes = scenes
            facts = conditions
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(
                wrappedValue: LibraryKeeper(
                    navigator ?? LibraryNavigator(conditions: LibraryConditions(conditions))))
        }

        var body: some View {
            let navigator = connected
            LibraryBaseView(navigator: navigator, destinations: destinations)
                .modifier(
                    LibraryPresenting(
                        presenter: navigator.ground, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(LibraryOpeningURLs(navigator: navigator, scenes: scenes))
                .modifier(LibraryHandingOff(navigator: navigator))
                .modifier(LibraryObservingFacts(facts: facts, navigator: navigator))
                .modifier(LibrarySavingScene(navigator: navigator, scenes: scenes))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: LibraryNavigator {
            let navigator = keeper.navigator
            navigator.facts = { [facts] in LibraryConditions(facts) }
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    extension LibraryRootView {
        /// Shows a URL in a preview, or what the app starts with if no link matches it.
        static func preview(
            _ url: String, conditions: Facts, destinations: Destinations,
            handlers: (any LibraryHandlers)? = nil
        ) -> Self {
            let navigator =
                LibraryNavigator(LibraryLink(url)?.plan, conditions: LibraryConditions(conditions))
            return Self(
                conditions: conditions, destinations: destinations, handlers: handlers,
                navigator: navigator)
        }
    }

    /// Tells the navigator what the app knows.
    private struct LibraryObservingFacts<Facts: LibraryFacts>: ViewModifier {
        let facts: Facts
        let navigator: LibraryNavigator

        func body(content: Self.Content) -> some View {
            content.onChange(of: LibraryConditions(facts), initial: true) { _, conditions in
                navigator.conditionsChanged(conditions)
            }
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct LibrarySavingScene: ViewModifier {
        let navigator: LibraryNavigator
        let scenes: LibraryScenes?
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Library.navigation") private var saved: Data?
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
                if let place = arguments.firstIndex(of: "-libraryLink"),
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
    private struct LibraryOpeningURLs: ViewModifier {
        let navigator: LibraryNavigator
        let scenes: LibraryScenes?

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scenes?.activate(navigator)
                    navigator.open(url)
                }
                .onContinueUserActivity("Library.link") { activity in
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
    /// For Handoff, add Library.link to the app's `NSUserActivityTypes`.
    private struct LibraryHandingOff: ViewModifier {
        let navigator: LibraryNavigator

        /// The current URL.
        private var url: String? { navigator.state.url }

        func body(content: Self.Content) -> some View {
            content.userActivity("Library.link", element: url) { url, activity in
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
    struct LibraryStack<Destinations: LibraryDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any LibraryHandlers)?
        private let conditions: LibraryConditions
        @StateObject private var keeper: LibraryKeeper

        init(
            root: LibraryRoute, conditions: LibraryConditions = LibraryConditions(),
            destinations: Destinations, handlers: (any LibraryHandlers)? = nil,
            navigator: LibraryNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            self.conditions = conditions
            _keeper = StateObject(
                wrappedValue: LibraryKeeper(
                    navigator ?? LibraryNavigator(stack: root, conditions: conditions)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            LibraryLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations
            )
            .modifier(
                LibraryPresenting(
                    presenter: navigator.ground, navigator: navigator, destinations: destinations)
            )
            .onChange(of: conditions) { navigator.conditionsChanged(conditions) }
        }
    }

    extension LibraryNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(
            stack root: LibraryRoute, conditions: LibraryConditions = LibraryConditions()
        ) {
            var state = LibraryState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state, conditions: conditions)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class LibraryKeeper: ObservableObject {
        let navigator: LibraryNavigator

        init(_ navigator: LibraryNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct LibraryContext {
        let navigator: LibraryNavigator
        let level: Int
        /// The presenter of its level, even while that is going away.
        let presenter: LibraryPresenter
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: LibraryRoute?

        var handler: LibraryExitHandler { navigator.handler(level: level, route: route) }
        var position: LibraryState.Position { navigator.position(level, route) }
    }

    /// What is below all presentations.
    struct LibraryBaseView<Destinations: LibraryDestinations>: View {
        let navigator: LibraryNavigator
        let destinations: Destinations

        var body: some View {
            LibraryTabBar(navigator: navigator, destinations: destinations)
        }
    }

    /// The tab bar, with a stack or a split view for each tab.
    struct LibraryTabBar<Destinations: LibraryDestinations>: View {
        @Bindable var navigator: LibraryNavigator
        let destinations: Destinations

        var body: some View {
            TabView(selection: $navigator[tab: navigator.corrections]) {
                LibraryPlaceView(place: 0, navigator: navigator, destinations: destinations)
                    .tabItem {
                        SwiftUI.Label {
                            SwiftUI.Text(verbatim: LibraryTab.browse.title ?? "")
                        } icon: {
                            SwiftUI.Image(systemName: "books.vertical")
                        }
                    }
                    .tag(LibraryTab.browse)
                LibraryPlaceView(place: 1, navigator: navigator, destinations: destinations)
                    .tabItem {
                        SwiftUI.Label {
                            SwiftUI.Text(verbatim: LibraryTab.borrowed.title ?? "")
                        } icon: {
                            SwiftUI.Image(systemName: "bookmark")
                        }
                    }
                    .tag(LibraryTab.borrowed)
            }
        }
    }

    /// What a tab or root shows.
    struct LibraryPlaceView<Destinations: LibraryDestinations>: View {
        let place: Int
        let navigator: LibraryNavigator
        let destinations: Destinations

        var body: some View {
            LibraryLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct LibraryShown: Hashable {
        let route: LibraryRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct LibraryLevelView<Destinations: LibraryDestinations>: View {
        let level: LibraryLevel
        let navigator: LibraryNavigator
        let destinations: Destinations

        var body: some View {
            LibraryLevelStack(level: level, navigator: navigator, destinations: destinations) {
                LibraryContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct LibraryLevelStack<Destinations: LibraryDestinations, Root: View>: View {
        @Bindable var level: LibraryLevel
        let navigator: LibraryNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: LibraryLevel, navigator: LibraryNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: LibraryRoute.self) { route in
                    LibraryScreenView(
                        node: route,
                        context: LibraryContext(
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
    struct LibraryScreenView<Destinations: LibraryDestinations>: View, Equatable {
        let node: LibraryRoute
        let context: LibraryContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            LibraryRouteView(node: node, destinations: destinations, context: context)
                .modifier(LibraryTitled(title: node.title))
                .modifier(LibraryScreenHanging(context: context, node: node))
                .environment(\.libraryContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct LibraryContentView<Destinations: LibraryDestinations>: View {
        let level: LibraryLevel
        let navigator: LibraryNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                LibraryScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(LibraryShown(route: node))
            case .sheet(let node):
                LibrarySheetView(node: node, destinations: destinations, context: context)
                    .modifier(LibraryTitled(title: node.title))
                    .environment(\.libraryContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            case .dialog:
                EmptyView()
            }
        }

        private var context: LibraryContext {
            LibraryContext(navigator: navigator, level: level.id, presenter: level.presenter)
        }
    }

    /// Shows the title of a node that has one.
    private struct LibraryTitled: ViewModifier {
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
    private enum LibraryForm { case sheet, cover, popover, alert, dialog }

    extension LibraryState.Content {
        fileprivate var form: LibraryForm? {
            switch self {
            case .sheet:
                return .sheet
            case .dialog:
                return .dialog
            default: return nil
            }
        }
    }

    /// Presents what is on top of a level: one thing at a time, attached to the level's content.
    struct LibraryPresenting<Destinations: LibraryDestinations>: ViewModifier {
        let presenter: LibraryPresenter
        let navigator: LibraryNavigator
        let destinations: Destinations

        func body(content: Self.Content) -> some View {
            content
                .sheet(item: item(.sheet), onDismiss: dismissalEnded, content: presented)
                .modifier(
                    LibraryHanging(presenter: presenter, navigator: navigator, anchor: .level))
        }

        private func presented(_ level: LibraryLevel) -> some View {
            LibraryPresentedView(level: level, navigator: navigator, destinations: destinations)
        }

        private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

        /// Makes a binding that dismisses the presentation that it was made for, and no other.
        private func item(_ form: LibraryForm) -> Binding<LibraryLevel?> {
            let shown = presenter.level.flatMap { $0.content.form == form ? $0 : nil }
            return Binding(
                get: { presenter.level.flatMap { $0.content.form == form ? $0 : nil } },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }
    }

    /// What is presented: a stack or a view, and on top of it the next one.
    struct LibraryPresentedView<Destinations: LibraryDestinations>: View {
        let level: LibraryLevel
        let navigator: LibraryNavigator
        let destinations: Destinations

        var body: some View {
            stacked
                .modifier(
                    LibraryPresenting(
                        presenter: level.presenter, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(LibraryStyled(style: level.content.style))
                .modifier(LibraryHeld(level: level))
                .onAppear { navigator.appeared(level.id) }
                .onDisappear { navigator.disappeared(level.id) }
        }

        @ViewBuilder private var stacked: some View {
            if level.content.hasStack {
                LibraryLevelStack(level: level, navigator: navigator, destinations: destinations) {
                    content
                }
            } else {
                content
            }
        }

        private var content: some View {
            LibraryContentView(level: level, navigator: navigator, destinations: destinations)
                .modifier(LibraryButtons(level: level, navigator: navigator))
        }
    }

    /// How a presentation looks. What is not specified changes nothing.
    private struct LibraryStyle {
    }

    extension LibraryState.Content {
        fileprivate var style: LibraryStyle { LibraryStyle() }
    }

    /// Applies a style to what is presented.
    private struct LibraryStyled: ViewModifier {
        let style: LibraryStyle

        func body(content: Self.Content) -> some View {
            content
        }
    }

    /// The buttons that close a presentation.
    private struct LibraryButtons: ViewModifier {
        let level: LibraryLevel
        let navigator: LibraryNavigator

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

    extension LibraryState.Content {
        /// The label of the button that closes it.
        fileprivate var cancelLabel: String? {
            switch self {
            case .sheet(.getCard):
                return String(localized: "Later")
            case .sheet(.loans(.borrow)):
                return String(localized: "Cancel")
            default: return nil
            }
        }

        /// The label of the button that confirms it.
        fileprivate var confirmLabel: String? {
            switch self {
            case .sheet(.getCard):
                return String(localized: "Apply")
            case .sheet(.loans(.borrow)):
                return String(localized: "Borrow")
            default: return nil
            }
        }
    }

    extension LibraryState.Content {
        fileprivate var dialogNode: LibraryDialog? {
            if case .dialog(let node) = self { return node }
            return nil
        }
    }

    /// Popovers and dialogs anchored to a view.
    struct LibraryHanging: ViewModifier {
        let presenter: LibraryPresenter
        let navigator: LibraryNavigator
        let anchor: LibraryAnchor

        func body(content: Self.Content) -> some View {
            content
                .confirmationDialog(
                    SwiftUI.Text(verbatim: dialog?.content.dialogNode?.title ?? ""),
                    isPresented: isAsking, titleVisibility: .visible, presenting: dialog
                ) { level in
                    if let node = level.content.dialogNode {
                        LibraryDialogActions(node: node, id: level.id, navigator: navigator)
                    }
                }
        }

        private var dialog: LibraryLevel? {
            guard presenter.anchor == anchor, presenter.level?.content.form == .dialog else {
                return nil
            }
            return presenter.level
        }

        private var isAsking: Binding<Bool> {
            let shown = dialog
            return Binding(
                get: { dialog != nil },
                set: { if !$0, let shown { navigator.dismissed(shown.id) } })
        }
    }

    /// The buttons of a dialog.
    private struct LibraryDialogActions: View {
        let node: LibraryDialog
        let id: Int
        let navigator: LibraryNavigator

        var body: some View {
            switch node {
            case .loans(.renew):
                SwiftUI.Button {
                    navigator.answer(LoansRenewAction.renew, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Renew"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(LoansRenewAction.keep, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Not now"))
                }
            }
        }
    }

    private struct LibraryContextKey: EnvironmentKey {
        static var defaultValue: LibraryContext? { nil }
    }

    extension EnvironmentValues {
        fileprivate var libraryContext: LibraryContext? {
            get { self[LibraryContextKey.self] }
            set { self[LibraryContextKey.self] = newValue }
        }
    }

    extension View {
        /// Makes the view the source of the popover or dialog that an exit presents.
        func source(_ exit: LibraryExit) -> some View { modifier(LibrarySourced(exit: exit)) }
    }

    extension LibraryExit {
        /// What it presents on its source view.
        fileprivate var content: LibraryState.Content? {
            switch self {
            case .dialog(let node): return .dialog(node)
            default: return nil
            }
        }
    }

    /// Registers a source while it is on screen, and presents there.
    private struct LibrarySourced: ViewModifier {
        let exit: LibraryExit
        @SwiftUI.State private var source = LibrarySource()
        @SwiftUI.Environment(\.libraryContext) private var context

        init(exit: LibraryExit) { self.exit = exit }

        func body(content: Self.Content) -> some View {
            // The exit may change while it is on screen.
            let _ = source.content = exit.content
            if let context {
                content
                    .modifier(
                        LibraryHanging(
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
    private struct LibraryScreenHanging: ViewModifier {
        let context: LibraryContext
        let node: LibraryRoute

        func body(content: Self.Content) -> some View {
            content.modifier(
                LibraryHanging(
                    presenter: context.presenter, navigator: context.navigator,
                    anchor: .screen(node, level: context.level)))
        }
    }

    extension View {
        /// Sets what the button does that confirms the view's presentation. It shows progress until
        /// that returns.
        func onConfirm(
            enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void
        ) -> some View {
            modifier(LibraryConfirming(isEnabled: isEnabled, action: action))
        }
    }

    /// Tells the confirmation button what to do, and whether it can. The view that appeared last
    /// decides.
    private struct LibraryConfirming: ViewModifier {
        let isEnabled: Bool
        let action: @MainActor () async -> Void
        @SwiftUI.State private var confirmer = LibraryConfirmer()
        @SwiftUI.Environment(\.libraryContext) private var context

        init(isEnabled: Bool, action: @escaping @MainActor () async -> Void) {
            self.isEnabled = isEnabled
            self.action = action
        }

        private var level: LibraryLevel? { context.flatMap { $0.navigator.observed($0.level) } }

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
            modifier(LibraryHolding(isHolding: isHolding))
        }
    }

    /// Holds back swipes and links.
    private struct LibraryHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.libraryContext) private var context

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
    private struct LibraryHeld: ViewModifier {
        let level: LibraryLevel

        func body(content: Self.Content) -> some View {
            content.background {
                if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
            }
        }
    }

    /// Makes the app's own views: a function for each node.
    @MainActor protocol LibraryDestinations {
        associatedtype CatalogDestinations: LibraryCatalogDestinations
        var catalog: CatalogDestinations { get }

        associatedtype LoansDestinations: LibraryLoansDestinations
        var loans: LoansDestinations { get }

        associatedtype GetCardBody: View
        /// Get a library card
        @ViewBuilder func getCard(exits: GetCardExits) -> GetCardBody
    }

    /// The app's view of a node.
    struct LibraryRouteView<Destinations: LibraryDestinations>: View {
        let node: LibraryRoute
        let destinations: Destinations
        let context: LibraryContext

        var body: some View {
            switch node {
            case .catalog(let inner):
                LibraryCatalogRouteView(
                    node: inner, destinations: destinations.catalog, context: context)
            case .loans(let inner):
                LibraryLoansRouteView(
                    node: inner, destinations: destinations.loans, context: context)
            }
        }
    }

    /// The app's view of a node.
    struct LibrarySheetView<Destinations: LibraryDestinations>: View {
        let node: LibrarySheet
        let destinations: Destinations
        let context: LibraryContext

        var body: some View {
            switch node {
            case .getCard:
                destinations.getCard(exits: GetCardExits(context.handler))
            case .loans(let inner):
                LibraryLoansSheetView(
                    node: inner, destinations: destinations.loans, context: context)
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
