// Written by navgen from popover.yaml. Do not edit.
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
    struct WriterRootView<Destinations: WriterDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any WriterHandlers)?
        private let onEvent: (@MainActor (WriterEvent) -> Void)?
        @StateObject private var keeper: WriterKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            destinations: Destinations, handlers: (any WriterHandlers)? = nil,
            navigator: WriterNavigator? = nil, onEvent: (@MainActor (WriterEvent) -> Void)? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(wrappedValue: WriterKeeper(navigator ?? WriterNavigator()))
        }

        var body: some View {
            let navigator = connected
            WriterBaseView(navigator: navigator, destinations: destinations)
                .modifier(
                    WriterPresenting(
                        presenter: navigator.ground, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(WriterSavingScene(navigator: navigator))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: WriterNavigator {
            let navigator = keeper.navigator
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct WriterSavingScene: ViewModifier {
        let navigator: WriterNavigator
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Writer.navigation") private var saved: Data?
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
    struct WriterStack<Destinations: WriterDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any WriterHandlers)?
        @StateObject private var keeper: WriterKeeper

        init(
            root: WriterRoute, destinations: Destinations, handlers: (any WriterHandlers)? = nil,
            navigator: WriterNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            _keeper = StateObject(
                wrappedValue: WriterKeeper(navigator ?? WriterNavigator(stack: root)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            WriterLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations
            )
            .modifier(
                WriterPresenting(
                    presenter: navigator.ground, navigator: navigator, destinations: destinations))
        }
    }

    extension WriterNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(stack root: WriterRoute) {
            var state = WriterState()
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class WriterKeeper: ObservableObject {
        let navigator: WriterNavigator

        init(_ navigator: WriterNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct WriterContext {
        let navigator: WriterNavigator
        let level: Int
        /// The presenter of its level, even while that is going away.
        let presenter: WriterPresenter
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: WriterRoute?

        var handler: WriterExitHandler { navigator.handler(level: level, route: route) }
        var position: WriterState.Position { navigator.position(level, route) }
    }

    /// What is below all presentations.
    struct WriterBaseView<Destinations: WriterDestinations>: View {
        let navigator: WriterNavigator
        let destinations: Destinations

        var body: some View {
            WriterPlaceView(place: 0, navigator: navigator, destinations: destinations)
        }
    }

    /// What a tab or root shows.
    struct WriterPlaceView<Destinations: WriterDestinations>: View {
        let place: Int
        let navigator: WriterNavigator
        let destinations: Destinations

        var body: some View {
            WriterLevelView(
                level: navigator.bases[place], navigator: navigator, destinations: destinations)
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct WriterShown: Hashable {
        let route: WriterRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    /// A tab or root with its own stack.
    struct WriterLevelView<Destinations: WriterDestinations>: View {
        let level: WriterLevel
        let navigator: WriterNavigator
        let destinations: Destinations

        var body: some View {
            WriterLevelStack(level: level, navigator: navigator, destinations: destinations) {
                WriterContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct WriterLevelStack<Destinations: WriterDestinations, Root: View>: View {
        @Bindable var level: WriterLevel
        let navigator: WriterNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: WriterLevel, navigator: WriterNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: WriterRoute.self) { route in
                    WriterScreenView(
                        node: route,
                        context: WriterContext(
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
    struct WriterScreenView<Destinations: WriterDestinations>: View, Equatable {
        let node: WriterRoute
        let context: WriterContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
        }

        var body: some View {
            WriterRouteView(node: node, destinations: destinations, context: context)
                .modifier(WriterTitled(title: node.title))
                .modifier(WriterScreenHanging(context: context, node: node))
                .environment(\.writerContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct WriterContentView<Destinations: WriterDestinations>: View {
        let level: WriterLevel
        let navigator: WriterNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                WriterScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(WriterShown(route: node))
            case .sheet(let node):
                WriterSheetView(node: node, destinations: destinations, context: context)
                    .modifier(WriterTitled(title: node.title))
                    .environment(\.writerContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            case .popover(let node):
                WriterPopoverView(node: node, destinations: destinations, context: context)
                    .modifier(WriterTitled(title: node.title))
                    .environment(\.writerContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            }
        }

        private var context: WriterContext {
            WriterContext(navigator: navigator, level: level.id, presenter: level.presenter)
        }
    }

    /// Shows the title of a node that has one.
    private struct WriterTitled: ViewModifier {
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
    private enum WriterForm { case sheet, cover, popover, alert, dialog }

    extension WriterState.Content {
        fileprivate var form: WriterForm? {
            switch self {
            case .sheet:
                return .sheet
            case .popover:
                #if os(tvOS) || os(watchOS)
                    return .sheet
                #else
                    return .popover
                #endif
            default: return nil
            }
        }
    }

    /// Presents what is on top of a level: one thing at a time, attached to the level's content.
    struct WriterPresenting<Destinations: WriterDestinations>: ViewModifier {
        let presenter: WriterPresenter
        let navigator: WriterNavigator
        let destinations: Destinations

        func body(content: Self.Content) -> some View {
            content
                .sheet(item: item(.sheet), onDismiss: dismissalEnded, content: presented)
                .modifier(WriterHanging(presenter: presenter, navigator: navigator, anchor: .level))
                .environment(
                    \.writerViews,
                    WriterViews { level in
                        AnyView(
                            WriterPresentedView(
                                level: level, navigator: navigator, destinations: destinations))
                    })
        }

        private func presented(_ level: WriterLevel) -> some View {
            WriterPresentedView(level: level, navigator: navigator, destinations: destinations)
        }

        private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

        /// Makes a binding that dismisses the presentation that it was made for, and no other.
        private func item(_ form: WriterForm) -> Binding<WriterLevel?> {
            let shown = presenter.level.flatMap { $0.content.form == form ? $0 : nil }
            return Binding(
                get: { presenter.level.flatMap { $0.content.form == form ? $0 : nil } },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }
    }

    /// What is presented: a stack or a view, and on top of it the next one.
    struct WriterPresentedView<Destinations: WriterDestinations>: View {
        let level: WriterLevel
        let navigator: WriterNavigator
        let destinations: Destinations

        var body: some View {
            stacked
                .modifier(
                    WriterPresenting(
                        presenter: level.presenter, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(WriterStyled(style: level.content.style))
                .modifier(WriterHeld(level: level))
                .onAppear { navigator.appeared(level.id) }
                .onDisappear { navigator.disappeared(level.id) }
        }

        @ViewBuilder private var stacked: some View {
            if level.content.hasStack {
                WriterLevelStack(level: level, navigator: navigator, destinations: destinations) {
                    content
                }
            } else {
                content
            }
        }

        private var content: some View {
            WriterContentView(level: level, navigator: navigator, destinations: destinations)
                .modifier(WriterButtons(level: level, navigator: navigator))
        }
    }

    /// How a presentation looks. What is not specified changes nothing.
    private struct WriterStyle {
        var detents: Swift.Set<PresentationDetent>?
        var staysPopover: Bool?
    }

    extension WriterState.Content {
        fileprivate var style: WriterStyle {
            switch node {
            case .sorting:
                return WriterStyle(staysPopover: true)
            case .style:
                return WriterStyle(staysPopover: false)
            case .statistics:
                return WriterStyle(staysPopover: true)
            case .fonts:
                return WriterStyle(detents: [.medium, .large])
            default: return WriterStyle()
            }
        }
    }

    /// Applies a style to what is presented.
    private struct WriterStyled: ViewModifier {
        let style: WriterStyle

        func body(content: Self.Content) -> some View {
            content
                .writerStyled(by: style.detents) {
                    $0.presentationDetents($1)
                }
                .writerStyled(by: style.staysPopover) {
                    $0.presentationCompactAdaptation($1 ? .popover : .sheet)
                }
        }
    }

    extension View {
        /// Changes a view by what is specified. If nothing is, the app's own views decide.
        @ViewBuilder
        fileprivate func writerStyled<Said, Changed: View>(
            by said: Said?, change: (Self, Said) -> Changed
        ) -> some View {
            if let said { change(self, said) } else { self }
        }
    }

    /// The buttons that close a presentation.
    private struct WriterButtons: ViewModifier {
        let level: WriterLevel
        let navigator: WriterNavigator

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
            }
        }
    }

    extension WriterState.Content {
        /// The label of the button that closes it.
        fileprivate var cancelLabel: String? {
            switch self {
            case .sheet(.fonts):
                return String(localized: "Done")
            default: return nil
            }
        }
    }

    /// Popovers and dialogs anchored to a view.
    struct WriterHanging: ViewModifier {
        let presenter: WriterPresenter
        let navigator: WriterNavigator
        let anchor: WriterAnchor
        @SwiftUI.Environment(\.writerViews) private var views

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .popover(item: popover) { level in
                        if let views { views.view(level) }
                    }
                #endif
        }

        private var shownPopover: WriterLevel? {
            guard presenter.anchor == anchor, presenter.level?.content.form == .popover else {
                return nil
            }
            return presenter.level
        }

        private var popover: Binding<WriterLevel?> {
            let shown = shownPopover
            return Binding(
                get: { shownPopover },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }
    }

    /// Makes the view of what is presented.
    @MainActor struct WriterViews {
        let view: @MainActor (WriterLevel) -> AnyView
    }

    private struct WriterContextKey: EnvironmentKey {
        static var defaultValue: WriterContext? { nil }
    }

    private struct WriterViewsKey: EnvironmentKey {
        static var defaultValue: WriterViews? { nil }
    }

    extension EnvironmentValues {
        fileprivate var writerContext: WriterContext? {
            get { self[WriterContextKey.self] }
            set { self[WriterContextKey.self] = newValue }
        }

        fileprivate var writerViews: WriterViews? {
            get { self[WriterViewsKey.self] }
            set { self[WriterViewsKey.self] = newValue }
        }
    }

    extension View {
        /// Makes the view the source of the popover or dialog that an exit presents.
        func source(_ exit: WriterExit) -> some View { modifier(WriterSourced(exit: exit)) }
    }

    extension WriterExit {
        /// What it presents on its source view.
        fileprivate var content: WriterState.Content? {
            switch self {
            case .popover(let node): return .popover(node)
            default: return nil
            }
        }
    }

    /// Registers a source while it is on screen, and presents there.
    private struct WriterSourced: ViewModifier {
        let exit: WriterExit
        @SwiftUI.State private var source = WriterSource()
        @SwiftUI.Environment(\.writerContext) private var context

        init(exit: WriterExit) { self.exit = exit }

        func body(content: Self.Content) -> some View {
            // The exit may change while it is on screen.
            let _ = source.content = exit.content
            if let context {
                content
                    .modifier(
                        WriterHanging(
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
    private struct WriterScreenHanging: ViewModifier {
        let context: WriterContext
        let node: WriterRoute

        func body(content: Self.Content) -> some View {
            content.modifier(
                WriterHanging(
                    presenter: context.presenter, navigator: context.navigator,
                    anchor: .screen(node, level: context.level)))
        }
    }

    extension View {
        /// While it holds, no swipe closes the view's presentation.
        ///
        /// It also holds while something covers the view, such as a pushed screen.
        func holdsNavigation(_ isHolding: Bool = true) -> some View {
            modifier(WriterHolding(isHolding: isHolding))
        }
    }

    /// Holds back swipes.
    private struct WriterHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.writerContext) private var context

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
    private struct WriterHeld: ViewModifier {
        let level: WriterLevel

        func body(content: Self.Content) -> some View {
            content.background {
                if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
            }
        }
    }

    /// Makes the app's own views: a function for each node.
    @MainActor protocol WriterDestinations {
        associatedtype ShelfBody: View
        /// Books
        @ViewBuilder func shelf(exits: ShelfExits) -> ShelfBody

        associatedtype ChapterBody: View
        /// Chapter {number}
        @ViewBuilder func chapter(book: UUID, number: Int, exits: ChapterExits) -> ChapterBody

        associatedtype GlossaryBody: View
        /// Glossary
        @ViewBuilder func glossary(book: UUID, exits: GlossaryExits) -> GlossaryBody

        associatedtype SortingBody: View
        /// Sort by
        @ViewBuilder func sorting(exits: SortingExits) -> SortingBody

        associatedtype StyleBody: View
        /// Style
        ///
        /// Returns the style that was chosen for the paragraph.
        @ViewBuilder func style(exits: StyleExits) -> StyleBody

        associatedtype StatisticsBody: View
        /// Statistics
        @ViewBuilder func statistics(book: UUID, exits: StatisticsExits) -> StatisticsBody

        associatedtype FontsBody: View
        /// Fonts
        @ViewBuilder func fonts(exits: FontsExits) -> FontsBody
    }

    /// The app's view of a node.
    struct WriterRouteView<Destinations: WriterDestinations>: View {
        let node: WriterRoute
        let destinations: Destinations
        let context: WriterContext

        var body: some View {
            switch node {
            case .shelf:
                destinations.shelf(exits: ShelfExits(context.handler))
            case .chapter(let book, let number):
                destinations.chapter(
                    book: book, number: number, exits: ChapterExits(context.handler, book: book))
            case .glossary(let book):
                destinations.glossary(book: book, exits: GlossaryExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct WriterSheetView<Destinations: WriterDestinations>: View {
        let node: WriterSheet
        let destinations: Destinations
        let context: WriterContext

        var body: some View {
            switch node {
            case .fonts:
                destinations.fonts(exits: FontsExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct WriterPopoverView<Destinations: WriterDestinations>: View {
        let node: WriterPopover
        let destinations: Destinations
        let context: WriterContext

        var body: some View {
            switch node {
            case .sorting:
                destinations.sorting(exits: SortingExits(context.handler))
            case .style:
                destinations.style(exits: StyleExits(context.handler))
            case .statistics(let book):
                destinations.statistics(
                    book: book, exits: StatisticsExits(context.handler, book: book))
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
