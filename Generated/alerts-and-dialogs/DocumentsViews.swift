// Written by navgen from alerts-and-dialogs.yaml. Do not edit.
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
    struct DocumentsRootView<Destinations: DocumentsDestinations>: View {
        private let scenes: DocumentsScenes?
        private let destinations: Destinations
        private let handlers: (any DocumentsHandlers)?
        private let onEvent: (@MainActor (DocumentsEvent) -> Void)?
        @StateObject private var keeper: DocumentsKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            scenes: DocumentsScenes? = nil, destinations: Destinations,
            handlers: (any DocumentsHandlers)? = nil, navigator: DocumentsNavigator? = nil,
            onEvent: (@MainActor (DocumentsEvent) -> Void)? = nil
        ) {
            self.scenes = scenes
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(wrappedValue: DocumentsKeeper(navigator ?? DocumentsNavigator()))
        }

        var body: some View {
            let navigator = connected
            DocumentsBaseView(navigator: navigator, destinations: destinations)
                .modifier(
                    DocumentsPresenting(
                        presenter: navigator.ground, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(DocumentsOpeningURLs(navigator: navigator, scenes: scenes))
                .modifier(DocumentsHandingOff(navigator: navigator))
                .modifier(DocumentsSavingScene(navigator: navigator, scenes: scenes))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: DocumentsNavigator {
            let navigator = keeper.navigator
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    extension DocumentsRootView {
        /// Shows a URL in a preview, or what the app starts with if no link matches it.
        static func preview(
            _ url: String, destinations: Destinations, handlers: (any DocumentsHandlers)? = nil
        ) -> Self {
            let navigator = DocumentsNavigator(DocumentsLink(url)?.plan)
            return Self(destinations: destinations, handlers: handlers, navigator: navigator)
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct DocumentsSavingScene: ViewModifier {
        let navigator: DocumentsNavigator
        let scenes: DocumentsScenes?
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Documents.navigation") private var saved: Data?
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
                if let place = arguments.firstIndex(of: "-documentsLink"),
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
    private struct DocumentsOpeningURLs: ViewModifier {
        let navigator: DocumentsNavigator
        let scenes: DocumentsScenes?

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scenes?.activate(navigator)
                    navigator.open(url)
                }
                .onContinueUserActivity("Documents.link") { activity in
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
    /// For Handoff, add Documents.link to the app's `NSUserActivityTypes`.
    private struct DocumentsHandingOff: ViewModifier {
        let navigator: DocumentsNavigator

        /// The current URL.
        private var url: String? { navigator.state.url }

        func body(content: Self.Content) -> some View {
            content.userActivity("Documents.link", element: url) { url, activity in
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
    struct DocumentsStack<Destinations: DocumentsDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any DocumentsHandlers)?
        @StateObject private var keeper: DocumentsKeeper

        init(
            root: DocumentsRoute, destinations: Destinations,
            handlers: (any DocumentsHandlers)? = nil, navigator: DocumentsNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            _keeper = StateObject(
                wrappedValue: DocumentsKeeper(navigator ?? DocumentsNavigator(stack: root)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            DocumentsLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations
            )
            .modifier(
                DocumentsPresenting(
                    presenter: navigator.ground, navigator: navigator, destinations: destinations))
        }
    }

    extension DocumentsNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(stack root: DocumentsRoute) {
            var state = DocumentsState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class DocumentsKeeper: ObservableObject {
        let navigator: DocumentsNavigator

        init(_ navigator: DocumentsNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct DocumentsContext {
        let navigator: DocumentsNavigator
        let level: Int
        /// The presenter of its level, even while that is going away.
        let presenter: DocumentsPresenter
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: DocumentsRoute?

        var handler: DocumentsExitHandler { navigator.handler(level: level, route: route) }
        var position: DocumentsState.Position { navigator.position(level, route) }
    }

    /// What is below all presentations.
    struct DocumentsBaseView<Destinations: DocumentsDestinations>: View {
        let navigator: DocumentsNavigator
        let destinations: Destinations

        var body: some View {
            DocumentsPlaceView(place: 0, navigator: navigator, destinations: destinations)
        }
    }

    /// What a tab or root shows.
    struct DocumentsPlaceView<Destinations: DocumentsDestinations>: View {
        let place: Int
        let navigator: DocumentsNavigator
        let destinations: Destinations

        var body: some View {
            DocumentsLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct DocumentsShown: Hashable {
        let route: DocumentsRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct DocumentsLevelView<Destinations: DocumentsDestinations>: View {
        let level: DocumentsLevel
        let navigator: DocumentsNavigator
        let destinations: Destinations

        var body: some View {
            DocumentsLevelStack(level: level, navigator: navigator, destinations: destinations) {
                DocumentsContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct DocumentsLevelStack<Destinations: DocumentsDestinations, Root: View>: View {
        @Bindable var level: DocumentsLevel
        let navigator: DocumentsNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: DocumentsLevel, navigator: DocumentsNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: DocumentsRoute.self) { route in
                    DocumentsScreenView(
                        node: route,
                        context: DocumentsContext(
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
    struct DocumentsScreenView<Destinations: DocumentsDestinations>: View, Equatable {
        let node: DocumentsRoute
        let context: DocumentsContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            DocumentsRouteView(node: node, destinations: destinations, context: context)
                .modifier(DocumentsTitled(title: node.title))
                .modifier(DocumentsScreenHanging(context: context, node: node))
                .environment(\.documentsContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct DocumentsContentView<Destinations: DocumentsDestinations>: View {
        let level: DocumentsLevel
        let navigator: DocumentsNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                DocumentsScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(DocumentsShown(route: node))
            case .alert, .dialog:
                EmptyView()
            }
        }

        private var context: DocumentsContext {
            DocumentsContext(navigator: navigator, level: level.id, presenter: level.presenter)
        }
    }

    /// Shows the title of a node that has one.
    private struct DocumentsTitled: ViewModifier {
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
    private enum DocumentsForm { case sheet, cover, popover, alert, dialog }

    extension DocumentsState.Content {
        fileprivate var form: DocumentsForm? {
            switch self {
            case .alert:
                return .alert
            case .dialog:
                return .dialog
            default: return nil
            }
        }
    }

    /// Presents what is on top of a level: one thing at a time, attached to the level's content.
    struct DocumentsPresenting<Destinations: DocumentsDestinations>: ViewModifier {
        let presenter: DocumentsPresenter
        let navigator: DocumentsNavigator
        let destinations: Destinations

        func body(content: Self.Content) -> some View {
            content
                .modifier(
                    DocumentsHanging(presenter: presenter, navigator: navigator, anchor: .level)
                )
                .alert(
                    SwiftUI.Text(verbatim: alert?.content.alertNode?.title ?? ""),
                    isPresented: isAlerting, presenting: alert
                ) { level in
                    if let node = level.content.alertNode {
                        DocumentsAlertActions(node: node, id: level.id, navigator: navigator)
                    }
                }
        }

        private var alert: DocumentsLevel? {
            presenter.level.flatMap { $0.content.form == .alert ? $0 : nil }
        }

        private var isAlerting: Binding<Bool> {
            let alert = alert
            return Binding(
                get: { self.alert != nil },
                set: { if !$0, let alert { navigator.dismissed(alert.id) } })
        }
    }

    extension DocumentsState.Content {
        fileprivate var alertNode: DocumentsAlert? {
            if case .alert(let node) = self { return node }
            return nil
        }

        fileprivate var dialogNode: DocumentsDialog? {
            if case .dialog(let node) = self { return node }
            return nil
        }
    }

    /// Popovers and dialogs anchored to a view.
    struct DocumentsHanging: ViewModifier {
        let presenter: DocumentsPresenter
        let navigator: DocumentsNavigator
        let anchor: DocumentsAnchor

        func body(content: Self.Content) -> some View {
            content
                .confirmationDialog(
                    SwiftUI.Text(verbatim: dialog?.content.dialogNode?.title ?? ""),
                    isPresented: isAsking, titleVisibility: .visible, presenting: dialog
                ) { level in
                    if let node = level.content.dialogNode {
                        DocumentsDialogActions(node: node, id: level.id, navigator: navigator)
                    }
                } message: { level in
                    if let message = level.content.dialogNode?.message {
                        SwiftUI.Text(verbatim: message)
                    }
                }
        }

        private var dialog: DocumentsLevel? {
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

    /// The buttons of an alert.
    private struct DocumentsAlertActions: View {
        let node: DocumentsAlert
        let id: Int
        let navigator: DocumentsNavigator

        var body: some View {
            switch node {
            case .storageFull:
                SwiftUI.Button {
                    navigator.answer(StorageFullAction.manage, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Manage storage"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(StorageFullAction.later, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Not now"))
                }
            case .updateAvailable:
                SwiftUI.Button {
                    navigator.answer(UpdateAvailableAction.notes, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "What is new"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(UpdateAvailableAction.later, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Later"))
                }
            }
        }
    }

    /// The buttons of a dialog.
    private struct DocumentsDialogActions: View {
        let node: DocumentsDialog
        let id: Int
        let navigator: DocumentsNavigator

        var body: some View {
            switch node {
            case .deleteDocument:
                SwiftUI.Button(role: .destructive) {
                    navigator.answer(DeleteDocumentAction.delete, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Delete"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(DeleteDocumentAction.keep, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Keep"))
                }
            }
        }
    }

    private struct DocumentsContextKey: EnvironmentKey {
        static var defaultValue: DocumentsContext? { nil }
    }

    extension EnvironmentValues {
        fileprivate var documentsContext: DocumentsContext? {
            get { self[DocumentsContextKey.self] }
            set { self[DocumentsContextKey.self] = newValue }
        }
    }

    extension View {
        /// Makes the view the source of the popover or dialog that an exit presents.
        func source(_ exit: DocumentsExit) -> some View { modifier(DocumentsSourced(exit: exit)) }
    }

    extension DocumentsExit {
        /// What it presents on its source view.
        fileprivate var content: DocumentsState.Content? {
            switch self {
            case .dialog(let node): return .dialog(node)
            default: return nil
            }
        }
    }

    /// Registers a source while it is on screen, and presents there.
    private struct DocumentsSourced: ViewModifier {
        let exit: DocumentsExit
        @SwiftUI.State private var source = DocumentsSource()
        @SwiftUI.Environment(\.documentsContext) private var context

        init(exit: DocumentsExit) { self.exit = exit }

        func body(content: Self.Content) -> some View {
            // The exit may change while it is on screen.
            let _ = source.content = exit.content
            if let context {
                content
                    .modifier(
                        DocumentsHanging(
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
    private struct DocumentsScreenHanging: ViewModifier {
        let context: DocumentsContext
        let node: DocumentsRoute

        func body(content: Self.Content) -> some View {
            content.modifier(
                DocumentsHanging(
                    presenter: context.presenter, navigator: context.navigator,
                    anchor: .screen(node, level: context.level)))
        }
    }

    extension View {
        /// While it holds, no swipe closes the view's presentation, and links wait.
        ///
        /// It also holds while something covers the view, such as a pushed screen.
        func holdsNavigation(_ isHolding: Bool = true) -> some View {
            modifier(DocumentsHolding(isHolding: isHolding))
        }
    }

    /// Holds back swipes and links.
    private struct DocumentsHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.documentsContext) private var context

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
    private struct DocumentsHeld: ViewModifier {
        let level: DocumentsLevel

        func body(content: Self.Content) -> some View {
            content.background {
                if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
            }
        }
    }

    /// Makes the app's own views: a function for each node.
    @MainActor protocol DocumentsDestinations {
        associatedtype DocumentsBody: View
        /// Documents
        @ViewBuilder func documents(exits: DocumentsExits) -> DocumentsBody

        associatedtype DocumentBody: View
        /// {name}
        @ViewBuilder func document(name: String, exits: DocumentExits) -> DocumentBody

        associatedtype StorageBody: View
        /// Storage
        @ViewBuilder func storage(exits: StorageExits) -> StorageBody

        associatedtype ReleaseNotesBody: View
        /// What is new
        @ViewBuilder func releaseNotes(exits: ReleaseNotesExits) -> ReleaseNotesBody
    }

    /// The app's view of a node.
    struct DocumentsRouteView<Destinations: DocumentsDestinations>: View {
        let node: DocumentsRoute
        let destinations: Destinations
        let context: DocumentsContext

        var body: some View {
            switch node {
            case .documents:
                destinations.documents(exits: DocumentsExits(context.handler))
            case .document(let name):
                destinations.document(name: name, exits: DocumentExits(context.handler, name: name))
            case .storage:
                destinations.storage(exits: StorageExits(context.handler))
            case .releaseNotes:
                destinations.releaseNotes(exits: ReleaseNotesExits(context.handler))
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
