// Written by navgen from split-three-columns.yaml. Do not edit.
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
    struct MailRootView<Destinations: MailDestinations>: View {
        private let scenes: MailScenes?
        private let destinations: Destinations
        private let handlers: (any MailHandlers)?
        private let onEvent: (@MainActor (MailEvent) -> Void)?
        @StateObject private var keeper: MailKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            scenes: MailScenes? = nil, destinations: Destinations,
            handlers: (any MailHandlers)? = nil, navigator: MailNavigator? = nil,
            onEvent: (@MainActor (MailEvent) -> Void)? = nil
        ) {
            self.scenes = scenes
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(wrappedValue: MailKeeper(navigator ?? MailNavigator()))
        }

        var body: some View {
            let navigator = connected
            MailBaseView(navigator: navigator, destinations: destinations)
                .modifier(
                    MailPresenting(
                        presenter: navigator.ground, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(MailOpeningURLs(navigator: navigator, scenes: scenes))
                .modifier(MailHandingOff(navigator: navigator))
                .modifier(MailSavingScene(navigator: navigator, scenes: scenes))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: MailNavigator {
            let navigator = keeper.navigator
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    extension MailRootView {
        /// Shows a URL in a preview, or what the app starts with if no link matches it.
        static func preview(
            _ url: String, destinations: Destinations, handlers: (any MailHandlers)? = nil
        ) -> Self {
            let navigator = MailNavigator(MailLink(url)?.plan)
            return Self(destinations: destinations, handlers: handlers, navigator: navigator)
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct MailSavingScene: ViewModifier {
        let navigator: MailNavigator
        let scenes: MailScenes?
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Mail.navigation") private var saved: Data?
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
                if let place = arguments.firstIndex(of: "-mailLink"), place + 1 < arguments.count {
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
    private struct MailOpeningURLs: ViewModifier {
        let navigator: MailNavigator
        let scenes: MailScenes?

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scenes?.activate(navigator)
                    navigator.open(url)
                }
                .onContinueUserActivity("Mail.link") { activity in
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
    /// For Handoff, add Mail.link to the app's `NSUserActivityTypes`.
    private struct MailHandingOff: ViewModifier {
        let navigator: MailNavigator

        /// The current URL.
        private var url: String? { navigator.state.url }

        func body(content: Self.Content) -> some View {
            content.userActivity("Mail.link", element: url) { url, activity in
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
    struct MailStack<Destinations: MailDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any MailHandlers)?
        @StateObject private var keeper: MailKeeper

        init(
            root: MailRoute, destinations: Destinations, handlers: (any MailHandlers)? = nil,
            navigator: MailNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            _keeper = StateObject(wrappedValue: MailKeeper(navigator ?? MailNavigator(stack: root)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            MailLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations
            )
            .modifier(
                MailPresenting(
                    presenter: navigator.ground, navigator: navigator, destinations: destinations))
        }
    }

    extension MailNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(stack root: MailRoute) {
            var state = MailState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class MailKeeper: ObservableObject {
        let navigator: MailNavigator

        init(_ navigator: MailNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct MailContext {
        let navigator: MailNavigator
        let level: Int
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: MailRoute?
        var column: MailState.Split.Column?

        var handler: MailExitHandler {
            navigator.handler(level: level, route: route, column: column)
        }
        var position: MailState.Position { navigator.position(level, route, column) }

        /// The selection in a column: what the next one shows.
        func selection<Selection: MailColumnSelection>() -> Binding<Selection?> {
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

    extension MailNavigator {
        /// What a later column shows, if it can be selected in this one.
        func selected<Selection: MailColumnSelection>(
            in level: Int, behind column: MailState.Split.Column, _ type: Selection.Type
        ) -> Selection? {
            let level = observed(level)
            // A view depends on this, and reads again after a selection that was rejected.
            _ = level?.corrections
            guard let split = level?.split else { return nil }
            let later: [MailState.Split.Column] =
                column == .sidebar ? [.content, .detail] : [.detail]
            return later.lazy.compactMap { split[$0] }.compactMap { Selection($0) }.first
        }

        /// Makes a column read its selection again, if it is not this one.
        func correct<Selection: MailColumnSelection>(
            _ selection: Selection, in level: Int, behind column: MailState.Split.Column
        ) {
            if selected(in: level, behind: column, Selection.self) != selection {
                observed(level)?.correct()
            }
        }

        /// Called when the user clears the selection.
        func clear(behind column: MailState.Split.Column, ofLevel level: Int) {
            settle(.user) { $0.clear(behind: column, ofLevel: level) }
        }
    }

    /// What is below all presentations.
    struct MailBaseView<Destinations: MailDestinations>: View {
        let navigator: MailNavigator
        let destinations: Destinations

        var body: some View {
            MailPlaceView(place: 0, navigator: navigator, destinations: destinations)
        }
    }

    /// What a tab or root shows.
    struct MailPlaceView<Destinations: MailDestinations>: View {
        let place: Int
        let navigator: MailNavigator
        let destinations: Destinations

        var body: some View {
            switch place {
            case 0:
                MailSplit(
                    level: navigator.bases[place], navigator: navigator, destinations: destinations)
            default:
                EmptyView()
            }
        }
    }

    /// The columns of `mail`.
    struct MailSplit<Destinations: MailDestinations>: View {
        @Bindable var level: MailLevel
        let navigator: MailNavigator
        let destinations: Destinations

        var body: some View {
            if case .split(let split) = level.content {
                NavigationSplitView(
                    columnVisibility: $level.columnVisibility,
                    preferredCompactColumn: $level.preferredCompactColumn
                ) {
                    MailScreenView(
                        node: split.sidebar,
                        context: MailContext(
                            navigator: navigator, level: level.id, column: .sidebar),
                        destinations: destinations
                    )
                    .id(MailShown(route: split.sidebar))
                } content: {
                    if let route = split.content {
                        MailScreenView(
                            node: route,
                            context: MailContext(
                                navigator: navigator, level: level.id, column: .content),
                            destinations: destinations
                        )
                        .id(MailShown(route: route))
                    } else {
                        MailPlaceholder(title: String(localized: "No mailbox"), icon: "tray")
                    }
                } detail: {
                    MailLevelStack(level: level, navigator: navigator, destinations: destinations) {
                        if let route = split.detail {
                            MailScreenView(
                                node: route,
                                context: MailContext(
                                    navigator: navigator, level: level.id, column: .detail),
                                destinations: destinations
                            )
                            .id(MailShown(route: route))
                        } else {
                            MailPlaceholder(
                                title: String(localized: "No message"), icon: "envelope")
                        }
                    }
                }
            }
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct MailShown: Hashable {
        let route: MailRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    extension MailLevel {
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
                case .content: return .content
                case .detail: return .detail
                }
            }
            set {
                changeSplit { split in
                    switch newValue {
                    case .sidebar: split.compactColumn = .sidebar
                    case .content: split.compactColumn = .content
                    default: split.compactColumn = .detail
                    }
                }
            }
        }
    }

    /// A tab or root with its own stack.
    struct MailLevelView<Destinations: MailDestinations>: View {
        let level: MailLevel
        let navigator: MailNavigator
        let destinations: Destinations

        var body: some View {
            MailLevelStack(level: level, navigator: navigator, destinations: destinations) {
                MailContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct MailLevelStack<Destinations: MailDestinations, Root: View>: View {
        @Bindable var level: MailLevel
        let navigator: MailNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: MailLevel, navigator: MailNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: MailRoute.self) { route in
                    MailScreenView(
                        node: route,
                        context: MailContext(navigator: navigator, level: level.id, route: route),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
        }
    }

    /// One of the app's screens: it updates only when its own values change.
    struct MailScreenView<Destinations: MailDestinations>: View, Equatable {
        let node: MailRoute
        let context: MailContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
                && left.context.column == right.context.column
        }

        var body: some View {
            MailRouteView(node: node, destinations: destinations, context: context)
                .modifier(MailTitled(title: node.title))
                .environment(\.mailContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct MailContentView<Destinations: MailDestinations>: View {
        let level: MailLevel
        let navigator: MailNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                MailScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(MailShown(route: node))
            case .sheet(let node):
                MailSheetView(node: node, destinations: destinations, context: context)
                    .modifier(MailTitled(title: node.title))
                    .environment(\.mailContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            case .split:
                EmptyView()
            }
        }

        private var context: MailContext { MailContext(navigator: navigator, level: level.id) }
    }

    /// Shows the title of a node that has one.
    private struct MailTitled: ViewModifier {
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
    private struct MailPlaceholder: View {
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
    private enum MailForm { case sheet, cover, popover, alert, dialog }

    extension MailState.Content {
        fileprivate var form: MailForm? {
            switch self {
            case .sheet:
                return .sheet
            default: return nil
            }
        }
    }

    /// Presents what is on top of a level: one thing at a time, attached to the level's content.
    struct MailPresenting<Destinations: MailDestinations>: ViewModifier {
        let presenter: MailPresenter
        let navigator: MailNavigator
        let destinations: Destinations

        func body(content: Self.Content) -> some View {
            content
                .sheet(item: item(.sheet), onDismiss: dismissalEnded, content: presented)
        }

        private func presented(_ level: MailLevel) -> some View {
            MailPresentedView(level: level, navigator: navigator, destinations: destinations)
        }

        private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

        /// Makes a binding that dismisses the presentation that it was made for, and no other.
        private func item(_ form: MailForm) -> Binding<MailLevel?> {
            let shown = presenter.level.flatMap { $0.content.form == form ? $0 : nil }
            return Binding(
                get: { presenter.level.flatMap { $0.content.form == form ? $0 : nil } },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }
    }

    /// What is presented: a stack or a view, and on top of it the next one.
    struct MailPresentedView<Destinations: MailDestinations>: View {
        let level: MailLevel
        let navigator: MailNavigator
        let destinations: Destinations

        var body: some View {
            stacked
                .modifier(
                    MailPresenting(
                        presenter: level.presenter, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(MailStyled(style: level.content.style))
                .modifier(MailHeld(level: level))
                .onAppear { navigator.appeared(level.id) }
                .onDisappear { navigator.disappeared(level.id) }
        }

        @ViewBuilder private var stacked: some View {
            if level.content.hasStack {
                MailLevelStack(level: level, navigator: navigator, destinations: destinations) {
                    content
                }
            } else {
                content
            }
        }

        private var content: some View {
            MailContentView(level: level, navigator: navigator, destinations: destinations)
        }
    }

    /// How a presentation looks. What is not specified changes nothing.
    private struct MailStyle {
        var detents: Swift.Set<PresentationDetent>?
    }

    extension MailState.Content {
        fileprivate var style: MailStyle {
            switch node {
            case .accounts:
                return MailStyle(detents: [.medium, .large])
            default: return MailStyle()
            }
        }
    }

    /// Applies a style to what is presented.
    private struct MailStyled: ViewModifier {
        let style: MailStyle

        func body(content: Self.Content) -> some View {
            content
                .mailStyled(by: style.detents) {
                    $0.presentationDetents($1)
                }
        }
    }

    extension View {
        /// Changes a view by what is specified. If nothing is, the app's own views decide.
        @ViewBuilder
        fileprivate func mailStyled<Said, Changed: View>(
            by said: Said?, change: (Self, Said) -> Changed
        ) -> some View {
            if let said { change(self, said) } else { self }
        }
    }

    private struct MailContextKey: EnvironmentKey {
        static var defaultValue: MailContext? { nil }
    }

    extension EnvironmentValues {
        fileprivate var mailContext: MailContext? {
            get { self[MailContextKey.self] }
            set { self[MailContextKey.self] = newValue }
        }
    }

    extension View {
        /// While it holds, no swipe closes the view's presentation, and links wait.
        ///
        /// It also holds while something covers the view, such as a pushed screen.
        func holdsNavigation(_ isHolding: Bool = true) -> some View {
            modifier(MailHolding(isHolding: isHolding))
        }
    }

    /// Holds back swipes and links.
    private struct MailHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.mailContext) private var context

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
    private struct MailHeld: ViewModifier {
        let level: MailLevel

        func body(content: Self.Content) -> some View {
            content.background {
                if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
            }
        }
    }

    /// Makes the app's own views: a function for each node.
    @MainActor protocol MailDestinations {
        associatedtype MailboxesBody: View
        /// Mailboxes
        @ViewBuilder func mailboxes(
            selection selectionValue: Binding<MailboxesSelection?>, exits: MailboxesExits
        ) -> MailboxesBody

        associatedtype MessageListBody: View
        /// {mailbox}
        @ViewBuilder func messageList(
            mailbox: Mailbox, selection selectionValue: Binding<MessageListSelection?>,
            exits: MessageListExits
        ) -> MessageListBody

        associatedtype MessageBody: View
        /// Message
        @ViewBuilder func message(
            mailbox: Mailbox, messageId: Int, exits: MessageExits
        ) -> MessageBody

        associatedtype DraftBody: View
        /// Draft
        @ViewBuilder func draft(mailbox: Mailbox, draftId: UUID, exits: DraftExits) -> DraftBody

        associatedtype HeadersBody: View
        /// All headers
        @ViewBuilder func headers(
            mailbox: Mailbox, messageId: Int, exits: HeadersExits
        ) -> HeadersBody

        associatedtype AccountsBody: View
        /// Accounts
        @ViewBuilder func accounts(exits: AccountsExits) -> AccountsBody
    }

    /// The app's view of a node.
    struct MailRouteView<Destinations: MailDestinations>: View {
        let node: MailRoute
        let destinations: Destinations
        let context: MailContext

        var body: some View {
            switch node {
            case .mailboxes:
                destinations.mailboxes(
                    selection: context.selection(), exits: MailboxesExits(context.handler))
            case .messageList(let mailbox):
                destinations.messageList(
                    mailbox: mailbox, selection: context.selection(),
                    exits: MessageListExits(context.handler, mailbox: mailbox))
            case .message(let mailbox, let messageId):
                destinations.message(
                    mailbox: mailbox, messageId: messageId,
                    exits: MessageExits(context.handler, mailbox: mailbox, messageId: messageId))
            case .draft(let mailbox, let draftId):
                destinations.draft(
                    mailbox: mailbox, draftId: draftId, exits: DraftExits(context.handler))
            case .headers(let mailbox, let messageId):
                destinations.headers(
                    mailbox: mailbox, messageId: messageId, exits: HeadersExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct MailSheetView<Destinations: MailDestinations>: View {
        let node: MailSheet
        let destinations: Destinations
        let context: MailContext

        var body: some View {
            switch node {
            case .accounts:
                destinations.accounts(exits: AccountsExits(context.handler))
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
