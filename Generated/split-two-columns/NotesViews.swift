// Written by navgen from split-two-columns.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import Combine
    import SwiftUI

    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif

    /// The app's navigation, for one window.
    struct NotesRootView<Destinations: NotesDestinations>: View {
        private let scenes: NotesScenes?
        private let destinations: Destinations
        private let handlers: (any NotesHandlers)?
        private let onEvent: (@MainActor (NotesEvent) -> Void)?
        @StateObject private var keeper: NotesKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            scenes: NotesScenes? = nil, destinations: Destinations,
            handlers: (any NotesHandlers)? = nil, navigator: NotesNavigator? = nil,
            onEvent: (@MainActor (NotesEvent) -> Void)? = nil
        ) {
            self.scenes = scenes
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(wrappedValue: NotesKeeper(navigator ?? NotesNavigator()))
        }

        var body: some View {
            let navigator = connected
            NotesBaseView(navigator: navigator, destinations: destinations)
                .modifier(
                    NotesPresenting(
                        presenter: navigator.ground, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(NotesOpeningURLs(navigator: navigator, scenes: scenes))
                .modifier(NotesHandingOff(navigator: navigator))
                .modifier(NotesSavingScene(navigator: navigator, scenes: scenes))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: NotesNavigator {
            let navigator = keeper.navigator
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    extension NotesRootView {
        /// Shows a URL in a preview, or what the app starts with if no link matches it.
        static func preview(
            _ url: String, destinations: Destinations, handlers: (any NotesHandlers)? = nil
        ) -> Self {
            let navigator = NotesNavigator(NotesLink(url)?.plan)
            return Self(destinations: destinations, handlers: handlers, navigator: navigator)
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct NotesSavingScene: ViewModifier {
        let navigator: NotesNavigator
        let scenes: NotesScenes?
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Notes.navigation") private var saved: Data?
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
                if let place = arguments.firstIndex(of: "-notesLink"), place + 1 < arguments.count {
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
    private struct NotesOpeningURLs: ViewModifier {
        let navigator: NotesNavigator
        let scenes: NotesScenes?

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scenes?.activate(navigator)
                    navigator.open(url)
                }
                .onContinueUserActivity("Notes.link") { activity in
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
    /// For Handoff, add Notes.link to the app's `NSUserActivityTypes`.
    private struct NotesHandingOff: ViewModifier {
        let navigator: NotesNavigator

        /// The current URL.
        private var url: String? { navigator.state.url }

        func body(content: Self.Content) -> some View {
            content.userActivity("Notes.link", element: url) { url, activity in
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
    struct NotesStack<Destinations: NotesDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any NotesHandlers)?
        @StateObject private var keeper: NotesKeeper

        init(
            root: NotesRoute, destinations: Destinations, handlers: (any NotesHandlers)? = nil,
            navigator: NotesNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            _keeper = StateObject(
                wrappedValue: NotesKeeper(navigator ?? NotesNavigator(stack: root)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            NotesLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations
            )
            .modifier(
                NotesPresenting(
                    presenter: navigator.ground, navigator: navigator, destinations: destinations))
        }
    }

    extension NotesNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(stack root: NotesRoute) {
            var state = NotesState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class NotesKeeper: ObservableObject {
        let navigator: NotesNavigator

        init(_ navigator: NotesNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct NotesContext {
        let navigator: NotesNavigator
        let level: Int
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: NotesRoute?
        var column: NotesState.Split.Column?

        var handler: NotesExitHandler {
            navigator.handler(level: level, route: route, column: column)
        }
        var position: NotesState.Position { navigator.position(level, route, column) }

        /// The selection in a column: what the next one shows.
        func selection<Selection: NotesColumnSelection>() -> Binding<Selection?> {
            let selected = column.flatMap {
                navigator.selected(in: level, behind: $0, Selection.self)
            }
            return Binding(
                get: { selected },
                set: { selection in
                    if let selection {
                        handler.go(selection.exit)
                        if let column { navigator.correct(selection, in: level, behind: column) }
                    } else if selected != nil, let column {
                        navigator.clear(behind: column, ofLevel: level)
                    }
                })
        }
    }

    extension NotesNavigator {
        /// What a later column shows, if it can be selected in this one.
        func selected<Selection: NotesColumnSelection>(
            in level: Int, behind column: NotesState.Split.Column, _ type: Selection.Type
        ) -> Selection? {
            let level = observed(level)
            // A view depends on this, and reads again after a selection that was rejected.
            _ = level?.corrections
            guard let split = level?.split else { return nil }
            let later: [NotesState.Split.Column] = [.detail]
            return later.lazy.compactMap { split[$0] }.compactMap { Selection($0) }.first
        }

        /// Makes a column read its selection again, if it is not this one.
        func correct<Selection: NotesColumnSelection>(
            _ selection: Selection, in level: Int, behind column: NotesState.Split.Column
        ) {
            if selected(in: level, behind: column, Selection.self) != selection {
                observed(level)?.correct()
            }
        }

        /// Called when the user clears the selection.
        func clear(behind column: NotesState.Split.Column, ofLevel level: Int) {
            settle(.user) { $0.clear(behind: column, ofLevel: level) }
        }
    }

    /// What is below all presentations.
    struct NotesBaseView<Destinations: NotesDestinations>: View {
        let navigator: NotesNavigator
        let destinations: Destinations

        var body: some View {
            NotesPlaceView(place: 0, navigator: navigator, destinations: destinations)
        }
    }

    /// What a tab or root shows.
    struct NotesPlaceView<Destinations: NotesDestinations>: View {
        let place: Int
        let navigator: NotesNavigator
        let destinations: Destinations

        var body: some View {
            switch place {
            case 0:
                NotebookSplit(
                    level: navigator.bases[place], navigator: navigator, destinations: destinations)
            default:
                EmptyView()
            }
        }
    }

    /// The columns of `notebook`.
    struct NotebookSplit<Destinations: NotesDestinations>: View {
        @Bindable var level: NotesLevel
        let navigator: NotesNavigator
        let destinations: Destinations

        var body: some View {
            if case .split(let split) = level.content {
                NavigationSplitView(
                    columnVisibility: $level.columnVisibility,
                    preferredCompactColumn: $level.preferredCompactColumn
                ) {
                    NotesScreenView(
                        node: split.sidebar,
                        context: NotesContext(
                            navigator: navigator, level: level.id, column: .sidebar),
                        destinations: destinations
                    )
                    .id(NotesShown(route: split.sidebar))
                } detail: {
                    NotesLevelStack(
                        level: level, navigator: navigator, destinations: destinations
                    ) {
                        if let route = split.detail {
                            NotesScreenView(
                                node: route,
                                context: NotesContext(
                                    navigator: navigator, level: level.id, column: .detail),
                                destinations: destinations
                            )
                            .id(NotesShown(route: route))
                        } else {
                            NotesPlaceholder(
                                title: String(localized: "No note selected"), icon: "note.text")
                        }
                    }
                }
            }
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct NotesShown: Hashable {
        let route: NotesRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    extension NotesLevel {
        /// Which columns are visible.
        fileprivate var columnVisibility: NavigationSplitViewVisibility {
            get {
                switch split?.visibility {
                case .automatic, nil: return .automatic
                case .all: return .all
                case .doubleColumn: return .doubleColumn
                case .detailOnly: return .detailOnly
                }
            }
            set {
                changeSplit { split in
                    switch newValue {
                    case .all: split.visibility = .all
                    case .doubleColumn: split.visibility = .doubleColumn
                    case .detailOnly: split.visibility = .detailOnly
                    default: split.visibility = .automatic
                    }
                }
            }
        }

        /// Which column is visible where only one fits.
        fileprivate var preferredCompactColumn: NavigationSplitViewColumn {
            get {
                switch split?.compactColumn {
                case .sidebar, nil: return .sidebar
                case .detail: return .detail
                }
            }
            set {
                changeSplit { split in
                    switch newValue {
                    case .sidebar: split.compactColumn = .sidebar
                    default: split.compactColumn = .detail
                    }
                }
            }
        }
    }

    /// A tab or root with its own stack.
    struct NotesLevelView<Destinations: NotesDestinations>: View {
        let level: NotesLevel
        let navigator: NotesNavigator
        let destinations: Destinations

        var body: some View {
            NotesLevelStack(level: level, navigator: navigator, destinations: destinations) {
                NotesContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct NotesLevelStack<Destinations: NotesDestinations, Root: View>: View {
        @Bindable var level: NotesLevel
        let navigator: NotesNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: NotesLevel, navigator: NotesNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: NotesRoute.self) { route in
                    NotesScreenView(
                        node: route,
                        context: NotesContext(navigator: navigator, level: level.id, route: route),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
        }
    }

    /// One of the app's screens: it updates only when its own values change.
    struct NotesScreenView<Destinations: NotesDestinations>: View, Equatable {
        let node: NotesRoute
        let context: NotesContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
                && left.context.column == right.context.column
        }

        var body: some View {
            NotesRouteView(node: node, destinations: destinations, context: context)
                .modifier(NotesTitled(title: node.title))
                .environment(\.notesContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct NotesContentView<Destinations: NotesDestinations>: View {
        let level: NotesLevel
        let navigator: NotesNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                NotesScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(NotesShown(route: node))
            case .sheet(let node):
                NotesSheetView(node: node, destinations: destinations, context: context)
                    .modifier(NotesTitled(title: node.title))
                    .environment(\.notesContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            case .split:
                EmptyView()
            }
        }

        private var context: NotesContext { NotesContext(navigator: navigator, level: level.id) }
    }

    /// Shows the title of a node that has one.
    private struct NotesTitled: ViewModifier {
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

    /// An unfilled column.
    private struct NotesPlaceholder: View {
        let title: String
        let icon: String?

        var body: some View {
            VStack {
                if let icon { SwiftUI.Image(systemName: icon).font(.largeTitle) }
                SwiftUI.Text(verbatim: title)
            }
            .foregroundStyle(.secondary)
        }
    }

    /// How a platform presents something.
    private enum NotesForm { case sheet, cover, popover, alert, dialog }

    extension NotesState.Content {
        fileprivate var form: NotesForm? {
            switch self {
            case .sheet:
                return .sheet
            default: return nil
            }
        }
    }

    /// Presents what is on top of a level: one thing at a time, attached to the level's content.
    struct NotesPresenting<Destinations: NotesDestinations>: ViewModifier {
        let presenter: NotesPresenter
        let navigator: NotesNavigator
        let destinations: Destinations

        func body(content: Self.Content) -> some View {
            content
                .sheet(item: item(.sheet), onDismiss: dismissalEnded, content: presented)
        }

        private func presented(_ level: NotesLevel) -> some View {
            NotesPresentedView(level: level, navigator: navigator, destinations: destinations)
        }

        private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

        /// Makes a binding that dismisses the presentation that it was made for, and no other.
        private func item(_ form: NotesForm) -> Binding<NotesLevel?> {
            let shown = presenter.level.flatMap { $0.content.form == form ? $0 : nil }
            return Binding(
                get: { presenter.level.flatMap { $0.content.form == form ? $0 : nil } },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }
    }

    /// What is presented: a stack or a view, and on top of it the next one.
    struct NotesPresentedView<Destinations: NotesDestinations>: View {
        let level: NotesLevel
        let navigator: NotesNavigator
        let destinations: Destinations

        var body: some View {
            stacked
                .modifier(
                    NotesPresenting(
                        presenter: level.presenter, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(NotesStyled(style: level.content.style))
                .modifier(NotesHeld(level: level))
                .onAppear { navigator.appeared(level.id) }
                .onDisappear { navigator.disappeared(level.id) }
        }

        @ViewBuilder private var stacked: some View {
            if level.content.hasStack {
                NotesLevelStack(level: level, navigator: navigator, destinations: destinations) {
                    content
                }
            } else {
                content
            }
        }

        private var content: some View {
            NotesContentView(level: level, navigator: navigator, destinations: destinations)
                .modifier(NotesButtons(level: level, navigator: navigator))
        }
    }

    /// How a presentation looks. What is not specified changes nothing.
    private struct NotesStyle {
        var detents: Swift.Set<PresentationDetent>?
    }

    extension NotesState.Content {
        fileprivate var style: NotesStyle {
            switch node {
            case .share:
                return NotesStyle(detents: [.medium])
            default: return NotesStyle()
            }
        }
    }

    /// Applies a style to what is presented.
    private struct NotesStyled: ViewModifier {
        let style: NotesStyle

        func body(content: Self.Content) -> some View {
            content
                .notesStyled(by: style.detents) {
                    $0.presentationDetents($1)
                }
        }
    }

    extension View {
        /// Changes a view by what is specified. If nothing is, the app's own views decide.
        @ViewBuilder
        fileprivate func notesStyled<Said, Changed: View>(
            by said: Said?, change: (Self, Said) -> Changed
        ) -> some View {
            if let said { change(self, said) } else { self }
        }
    }

    /// The buttons that close a presentation.
    private struct NotesButtons: ViewModifier {
        let level: NotesLevel
        let navigator: NotesNavigator

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

    extension NotesState.Content {
        /// The label of the button that closes it.
        fileprivate var cancelLabel: String? {
            switch self {
            case .sheet(.newFolder):
                return String(localized: "Cancel")
            default: return nil
            }
        }

        /// The label of the button that confirms it.
        fileprivate var confirmLabel: String? {
            switch self {
            case .sheet(.newFolder):
                return String(localized: "Create")
            default: return nil
            }
        }
    }

    private struct NotesContextKey: EnvironmentKey {
        static var defaultValue: NotesContext? { nil }
    }

    extension EnvironmentValues {
        fileprivate var notesContext: NotesContext? {
            get { self[NotesContextKey.self] }
            set { self[NotesContextKey.self] = newValue }
        }
    }

    extension View {
        /// Sets what the button does that confirms the view's presentation. It shows progress until
        /// that returns.
        func onConfirm(
            enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void
        ) -> some View {
            modifier(NotesConfirming(isEnabled: isEnabled, action: action))
        }
    }

    /// Tells the confirmation button what to do, and whether it can. The view that appeared last
    /// decides.
    private struct NotesConfirming: ViewModifier {
        let isEnabled: Bool
        let action: @MainActor () async -> Void
        @SwiftUI.State private var confirmer = NotesConfirmer()
        @SwiftUI.Environment(\.notesContext) private var context

        init(isEnabled: Bool, action: @escaping @MainActor () async -> Void) {
            self.isEnabled = isEnabled
            self.action = action
        }

        private var level: NotesLevel? { context.flatMap { $0.navigator.observed($0.level) } }

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
            modifier(NotesHolding(isHolding: isHolding))
        }
    }

    /// Holds back swipes and links.
    private struct NotesHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.notesContext) private var context

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
    private struct NotesHeld: ViewModifier {
        let level: NotesLevel

        func body(content: Self.Content) -> some View {
            content.background {
                if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
            }
        }
    }

    /// Makes the app's own views: a function for each node.
    @MainActor protocol NotesDestinations {
        associatedtype NoteListBody: View
        /// Notes
        @ViewBuilder func noteList(
            folder: String?, selection selectionValue: Binding<NoteListSelection?>,
            exits: NoteListExits
        ) -> NoteListBody

        associatedtype NoteBody: View
        /// Note
        @ViewBuilder func note(noteId: UUID, exits: NoteExits) -> NoteBody

        associatedtype HistoryBody: View
        /// Versions
        @ViewBuilder func history(noteId: UUID, exits: HistoryExits) -> HistoryBody

        associatedtype NewFolderBody: View
        /// New folder
        @ViewBuilder func newFolder(exits: NewFolderExits) -> NewFolderBody

        associatedtype ShareBody: View
        /// Share
        @ViewBuilder func share(noteId: UUID, exits: ShareExits) -> ShareBody
    }

    /// The app's view of a node.
    struct NotesRouteView<Destinations: NotesDestinations>: View {
        let node: NotesRoute
        let destinations: Destinations
        let context: NotesContext

        var body: some View {
            switch node {
            case .noteList(let folder):
                destinations.noteList(
                    folder: folder, selection: context.selection(),
                    exits: NoteListExits(context.handler))
            case .note(let noteId):
                destinations.note(noteId: noteId, exits: NoteExits(context.handler, noteId: noteId))
            case .history(let noteId):
                destinations.history(noteId: noteId, exits: HistoryExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct NotesSheetView<Destinations: NotesDestinations>: View {
        let node: NotesSheet
        let destinations: Destinations
        let context: NotesContext

        var body: some View {
            switch node {
            case .newFolder:
                destinations.newFolder(exits: NewFolderExits(context.handler))
            case .share(let noteId):
                destinations.share(noteId: noteId, exits: ShareExits(context.handler))
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
