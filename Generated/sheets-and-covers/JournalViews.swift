// Written by navgen from sheets-and-covers.yaml. Do not edit.
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
    struct JournalRootView<Destinations: JournalDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any JournalHandlers)?
        private let onEvent: (@MainActor (JournalEvent) -> Void)?
        @StateObject private var keeper: JournalKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            destinations: Destinations, handlers: (any JournalHandlers)? = nil,
            navigator: JournalNavigator? = nil, onEvent: (@MainActor (JournalEvent) -> Void)? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(wrappedValue: JournalKeeper(navigator ?? JournalNavigator()))
        }

        var body: some View {
            let navigator = connected
            JournalBaseView(navigator: navigator, destinations: destinations)
                .modifier(
                    JournalPresenting(
                        presenter: navigator.ground, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(JournalSavingScene(navigator: navigator))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: JournalNavigator {
            let navigator = keeper.navigator
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct JournalSavingScene: ViewModifier {
        let navigator: JournalNavigator
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Journal.navigation") private var saved: Data?
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
    struct JournalStack<Destinations: JournalDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any JournalHandlers)?
        @StateObject private var keeper: JournalKeeper

        init(
            root: JournalRoute, destinations: Destinations, handlers: (any JournalHandlers)? = nil,
            navigator: JournalNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            _keeper = StateObject(
                wrappedValue: JournalKeeper(navigator ?? JournalNavigator(stack: root)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            JournalLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations
            )
            .modifier(
                JournalPresenting(
                    presenter: navigator.ground, navigator: navigator, destinations: destinations))
        }
    }

    extension JournalNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(stack root: JournalRoute) {
            var state = JournalState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class JournalKeeper: ObservableObject {
        let navigator: JournalNavigator

        init(_ navigator: JournalNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct JournalContext {
        let navigator: JournalNavigator
        let level: Int
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: JournalRoute?

        var handler: JournalExitHandler { navigator.handler(level: level, route: route) }
        var position: JournalState.Position { navigator.position(level, route) }
    }

    /// What is below all presentations.
    struct JournalBaseView<Destinations: JournalDestinations>: View {
        let navigator: JournalNavigator
        let destinations: Destinations

        var body: some View {
            JournalPlaceView(place: 0, navigator: navigator, destinations: destinations)
        }
    }

    /// What a tab or root shows.
    struct JournalPlaceView<Destinations: JournalDestinations>: View {
        let place: Int
        let navigator: JournalNavigator
        let destinations: Destinations

        var body: some View {
            JournalLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct JournalShown: Hashable {
        let route: JournalRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct JournalLevelView<Destinations: JournalDestinations>: View {
        let level: JournalLevel
        let navigator: JournalNavigator
        let destinations: Destinations

        var body: some View {
            JournalLevelStack(level: level, navigator: navigator, destinations: destinations) {
                JournalContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct JournalLevelStack<Destinations: JournalDestinations, Root: View>: View {
        @Bindable var level: JournalLevel
        let navigator: JournalNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: JournalLevel, navigator: JournalNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: JournalRoute.self) { route in
                    JournalScreenView(
                        node: route,
                        context: JournalContext(
                            navigator: navigator, level: level.id, route: route),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
        }
    }

    /// One of the app's screens: it updates only when its own values change.
    struct JournalScreenView<Destinations: JournalDestinations>: View, Equatable {
        let node: JournalRoute
        let context: JournalContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            JournalRouteView(node: node, destinations: destinations, context: context)
                .modifier(JournalTitled(title: node.title))
                .environment(\.journalContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct JournalContentView<Destinations: JournalDestinations>: View {
        let level: JournalLevel
        let navigator: JournalNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                JournalScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(JournalShown(route: node))
            case .sheet(let node):
                JournalSheetView(node: node, destinations: destinations, context: context)
                    .modifier(JournalTitled(title: node.title))
                    .environment(\.journalContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            case .cover(let node):
                JournalCoverView(node: node, destinations: destinations, context: context)
                    .modifier(JournalTitled(title: node.title))
                    .environment(\.journalContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            }
        }

        private var context: JournalContext {
            JournalContext(navigator: navigator, level: level.id)
        }
    }

    /// Shows the title of a node that has one.
    private struct JournalTitled: ViewModifier {
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
    private enum JournalForm { case sheet, cover, popover, alert, dialog }

    extension JournalState.Content {
        fileprivate var form: JournalForm? {
            switch self {
            case .sheet:
                return .sheet
            case .cover:
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
    struct JournalPresenting<Destinations: JournalDestinations>: ViewModifier {
        let presenter: JournalPresenter
        let navigator: JournalNavigator
        let destinations: Destinations

        func body(content: Self.Content) -> some View {
            content
                .sheet(item: item(.sheet), onDismiss: dismissalEnded, content: presented)
                #if !os(macOS)
                    .fullScreenCover(
                        item: item(.cover), onDismiss: dismissalEnded, content: presented)
                #endif
        }

        private func presented(_ level: JournalLevel) -> some View {
            JournalPresentedView(level: level, navigator: navigator, destinations: destinations)
        }

        private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

        /// Makes a binding that dismisses the presentation that it was made for, and no other.
        private func item(_ form: JournalForm) -> Binding<JournalLevel?> {
            let shown = presenter.level.flatMap { $0.content.form == form ? $0 : nil }
            return Binding(
                get: { presenter.level.flatMap { $0.content.form == form ? $0 : nil } },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }
    }

    /// What is presented: a stack or a view, and on top of it the next one.
    struct JournalPresentedView<Destinations: JournalDestinations>: View {
        let level: JournalLevel
        let navigator: JournalNavigator
        let destinations: Destinations

        var body: some View {
            stacked
                .modifier(
                    JournalPresenting(
                        presenter: level.presenter, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(JournalStyled(style: level.content.style))
                .modifier(JournalHeld(level: level))
                .onAppear { navigator.appeared(level.id) }
                .onDisappear { navigator.disappeared(level.id) }
        }

        @ViewBuilder private var stacked: some View {
            if level.content.hasStack {
                JournalLevelStack(level: level, navigator: navigator, destinations: destinations) {
                    content
                }
            } else {
                content
            }
        }

        private var content: some View {
            JournalContentView(level: level, navigator: navigator, destinations: destinations)
                .modifier(JournalButtons(level: level, navigator: navigator))
        }
    }

    /// How a presentation looks. What is not specified changes nothing.
    private struct JournalStyle {
        var detents: Swift.Set<PresentationDetent>?
        var dragIndicator: SwiftUI.Visibility?
        var isFixed: Bool?
        var sizing: Sizing?

        enum Sizing { case form, page, fitted }
    }

    extension JournalState.Content {
        fileprivate var style: JournalStyle {
            switch node {
            case .writeEntry:
                return JournalStyle(isFixed: true, sizing: .form)
            case .chooseMood:
                return JournalStyle(detents: [.height(280.0)])
            case .search:
                return JournalStyle(detents: [.medium, .large], dragIndicator: .visible)
            default: return JournalStyle()
            }
        }
    }

    /// Applies a style to what is presented.
    private struct JournalStyled: ViewModifier {
        let style: JournalStyle

        func body(content: Self.Content) -> some View {
            content
                .journalStyled(by: style.detents) {
                    $0.presentationDetents($1)
                }
                .journalStyled(by: style.dragIndicator) {
                    $0.presentationDragIndicator($1)
                }
                .journalStyled(by: style.isFixed) {
                    $0.interactiveDismissDisabled($1)
                }
                .modifier(JournalSized(sizing: style.sizing))
        }
    }

    extension View {
        /// Changes a view by what is specified. If nothing is, the app's own views decide.
        @ViewBuilder
        fileprivate func journalStyled<Said, Changed: View>(
            by said: Said?, change: (Self, Said) -> Changed
        ) -> some View {
            if let said { change(self, said) } else { self }
        }
    }

    /// How large a presentation is if there is room.
    private struct JournalSized: ViewModifier {
        let sizing: JournalStyle.Sizing?

        func body(content: Self.Content) -> some View {
            if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
                switch sizing {
                case .form?: content.presentationSizing(.form)
                case .page?: content.presentationSizing(.page)
                case .fitted?: content.presentationSizing(.fitted)
                case nil: content
                }
            } else {
                content
            }
        }
    }

    /// The buttons that close a presentation.
    private struct JournalButtons: ViewModifier {
        let level: JournalLevel
        let navigator: JournalNavigator

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

    extension JournalState.Content {
        /// The label of the button that closes it.
        fileprivate var cancelLabel: String? {
            switch self {
            case .sheet(.writeEntry):
                return String(localized: "Discard")
            case .cover(.camera):
                return String(localized: "Cancel")
            case .cover(.photo):
                return String(localized: "Done")
            case .cover(.passcode):
                return String(localized: "Later")
            default: return nil
            }
        }

        /// The label of the button that confirms it.
        fileprivate var confirmLabel: String? {
            switch self {
            case .sheet(.writeEntry):
                return String(localized: "Save")
            case .cover(.passcode):
                return String(localized: "Set")
            default: return nil
            }
        }
    }

    private struct JournalContextKey: EnvironmentKey {
        static var defaultValue: JournalContext? { nil }
    }

    extension EnvironmentValues {
        fileprivate var journalContext: JournalContext? {
            get { self[JournalContextKey.self] }
            set { self[JournalContextKey.self] = newValue }
        }
    }

    extension View {
        /// Sets what the button does that confirms the view's presentation. It shows progress until
        /// that returns.
        func onConfirm(
            enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void
        ) -> some View {
            modifier(JournalConfirming(isEnabled: isEnabled, action: action))
        }
    }

    /// Tells the confirmation button what to do, and whether it can. The view that appeared last
    /// decides.
    private struct JournalConfirming: ViewModifier {
        let isEnabled: Bool
        let action: @MainActor () async -> Void
        @SwiftUI.State private var confirmer = JournalConfirmer()
        @SwiftUI.Environment(\.journalContext) private var context

        init(isEnabled: Bool, action: @escaping @MainActor () async -> Void) {
            self.isEnabled = isEnabled
            self.action = action
        }

        private var level: JournalLevel? { context.flatMap { $0.navigator.observed($0.level) } }

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
        /// While it holds, no swipe closes the view's presentation.
        ///
        /// It also holds while something covers the view, such as a pushed screen.
        func holdsNavigation(_ isHolding: Bool = true) -> some View {
            modifier(JournalHolding(isHolding: isHolding))
        }
    }

    /// Holds back swipes.
    private struct JournalHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.journalContext) private var context

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
    private struct JournalHeld: ViewModifier {
        let level: JournalLevel

        func body(content: Self.Content) -> some View {
            content.background {
                if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
            }
        }
    }

    /// Makes the app's own views: a function for each node.
    @MainActor protocol JournalDestinations {
        associatedtype JournalBody: View
        /// Journal
        @ViewBuilder func journal(exits: JournalExits) -> JournalBody

        associatedtype EntryBody: View
        /// Entry
        @ViewBuilder func entry(entryId: UUID, exits: EntryExits) -> EntryBody

        associatedtype ChooseTagsBody: View
        /// Tags
        @ViewBuilder func chooseTags(exits: ChooseTagsExits) -> ChooseTagsBody

        associatedtype WriteEntryBody: View
        /// New entry
        ///
        /// Returns the entry's id. Swiping down is off, so that nothing written is lost.
        @ViewBuilder func writeEntry(draft: String?, exits: WriteEntryExits) -> WriteEntryBody

        associatedtype ChooseMoodBody: View
        /// How was your day?
        @ViewBuilder func chooseMood(exits: ChooseMoodExits) -> ChooseMoodBody

        associatedtype SearchBody: View
        /// Search
        @ViewBuilder func search(query: String?, exits: SearchExits) -> SearchBody

        associatedtype CameraBody: View
        @ViewBuilder func camera(exits: CameraExits) -> CameraBody

        associatedtype PhotoBody: View
        @ViewBuilder func photo(entryId: UUID, index: Int, exits: PhotoExits) -> PhotoBody

        associatedtype PasscodeBody: View
        /// Set a passcode
        @ViewBuilder func passcode(exits: PasscodeExits) -> PasscodeBody
    }

    /// The app's view of a node.
    struct JournalRouteView<Destinations: JournalDestinations>: View {
        let node: JournalRoute
        let destinations: Destinations
        let context: JournalContext

        var body: some View {
            switch node {
            case .journal:
                destinations.journal(exits: JournalExits(context.handler))
            case .entry(let entryId):
                destinations.entry(
                    entryId: entryId, exits: EntryExits(context.handler, entryId: entryId))
            case .chooseTags:
                destinations.chooseTags(exits: ChooseTagsExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct JournalSheetView<Destinations: JournalDestinations>: View {
        let node: JournalSheet
        let destinations: Destinations
        let context: JournalContext

        var body: some View {
            switch node {
            case .writeEntry(let draft):
                destinations.writeEntry(draft: draft, exits: WriteEntryExits(context.handler))
            case .chooseMood:
                destinations.chooseMood(exits: ChooseMoodExits(context.handler))
            case .search(let query):
                destinations.search(query: query, exits: SearchExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct JournalCoverView<Destinations: JournalDestinations>: View {
        let node: JournalCover
        let destinations: Destinations
        let context: JournalContext

        var body: some View {
            switch node {
            case .camera:
                destinations.camera(exits: CameraExits(context.handler))
            case .photo(let entryId, let index):
                destinations.photo(
                    entryId: entryId, index: index, exits: PhotoExits(context.handler))
            case .passcode:
                destinations.passcode(exits: PasscodeExits(context.handler))
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
