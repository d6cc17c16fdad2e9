// Written by navgen from hospital.yaml. Do not edit.
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
    struct HospitalRootView<Destinations: HospitalDestinations, Facts: HospitalFacts>: View {
        private let scenes: HospitalScenes?
        private let facts: Facts
        private let destinations: Destinations
        private let handlers: (any HospitalHandlers)?
        private let onEvent: (@MainActor (HospitalEvent) -> Void)?
        @StateObject private var keeper: HospitalKeeper

        /// Creates a scene with its own navigator. Tests and previews can pass one in.
        init(
            scenes: HospitalScenes? = nil, conditions: Facts, destinations: Destinations,
            handlers: any HospitalHandlers, navigator: HospitalNavigator? = nil,
            onEvent: (@MainActor (HospitalEvent) -> Void)? = nil
        ) {
            self.scenes = scenes
            facts = conditions
            self.destinations = destinations
            self.handlers = handlers
            self.onEvent = onEvent
            _keeper = StateObject(
                wrappedValue: HospitalKeeper(
                    navigator ?? HospitalNavigator(conditions: HospitalConditions(conditions))))
        }

        var body: some View {
            let navigator = connected
            HospitalBaseView(navigator: navigator, destinations: destinations)
                .modifier(
                    HospitalPresenting(
                        presenter: navigator.ground, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(HospitalOpeningURLs(navigator: navigator, scenes: scenes))
                .modifier(HospitalHandingOff(navigator: navigator))
                .modifier(HospitalObservingFacts(facts: facts, navigator: navigator))
                .modifier(HospitalSavingScene(navigator: navigator, scenes: scenes))
        }

        /// The navigator, connected to what was passed in last.
        private var connected: HospitalNavigator {
            let navigator = keeper.navigator
            navigator.facts = { [facts] in HospitalConditions(facts) }
            navigator.handlers = handlers
            if let onEvent { navigator.onEvent = onEvent }
            return navigator
        }
    }

    extension HospitalRootView {
        /// Shows a URL in a preview, or what the app starts with if no link matches it.
        static func preview(
            _ url: String, conditions: Facts, destinations: Destinations,
            handlers: any HospitalHandlers
        ) -> Self {
            let navigator =
                HospitalNavigator(
                    HospitalLink(url)?.plan, conditions: HospitalConditions(conditions))
            return Self(
                conditions: conditions, destinations: destinations, handlers: handlers,
                navigator: navigator)
        }
    }

    /// Tells the navigator what the app knows.
    private struct HospitalObservingFacts<Facts: HospitalFacts>: ViewModifier {
        let facts: Facts
        let navigator: HospitalNavigator

        func body(content: Self.Content) -> some View {
            content.onChange(of: HospitalConditions(facts), initial: true) { _, conditions in
                navigator.conditionsChanged(conditions)
            }
        }
    }

    /// Saves what is shown when the scene is left, and restores it when the scene comes back.
    ///
    /// On a Mac, an app that quits enters no other phase first.
    private struct HospitalSavingScene: ViewModifier {
        let navigator: HospitalNavigator
        let scenes: HospitalScenes?
        @SwiftUI.Environment(\.scenePhase) private var phase
        @SceneStorage("Hospital.navigation") private var saved: Data?
        @SwiftUI.State private var hasStarted = false

        func body(content: Self.Content) -> some View {
            content
                .onAppear(perform: start)
                .onChange(of: phase) { follow(phase) }
        }

        private func start() {
            guard !hasStarted else { return }
            hasStarted = true
            // Waiting links are restored from their URLs.
            if let scenes { navigator.environment = scenes.environment }
            navigator.begin(with: saved)
            scenes?.activate(navigator)
            #if DEBUG
                let arguments = ProcessInfo.processInfo.arguments
                if let place = arguments.firstIndex(of: "-hospitalLink"),
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
    private struct HospitalOpeningURLs: ViewModifier {
        let navigator: HospitalNavigator
        let scenes: HospitalScenes?

        func body(content: Self.Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
                .onOpenURL { url in
                    scenes?.activate(navigator)
                    navigator.open(url)
                }
                .onContinueUserActivity("Hospital.link") { activity in
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
    /// For Handoff, add Hospital.link to the app's `NSUserActivityTypes`.
    private struct HospitalHandingOff: ViewModifier {
        let navigator: HospitalNavigator

        /// The current URL, for the running build.
        private var url: String? { navigator.state.link?.url(environment: navigator.environment) }

        func body(content: Self.Content) -> some View {
            content.userActivity("Hospital.link", element: url) { url, activity in
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
    struct HospitalStack<Destinations: HospitalDestinations>: View {
        private let destinations: Destinations
        private let handlers: (any HospitalHandlers)?
        private let conditions: HospitalConditions
        @StateObject private var keeper: HospitalKeeper

        init(
            root: HospitalRoute, conditions: HospitalConditions = HospitalConditions(),
            destinations: Destinations, handlers: any HospitalHandlers,
            navigator: HospitalNavigator? = nil
        ) {
            self.destinations = destinations
            self.handlers = handlers
            self.conditions = conditions
            _keeper = StateObject(
                wrappedValue: HospitalKeeper(
                    navigator ?? HospitalNavigator(stack: root, conditions: conditions)))
        }

        var body: some View {
            let navigator = keeper.navigator
            let _ = navigator.handlers = handlers
            HospitalLevelView(
                level: navigator.bases[0], navigator: navigator, destinations: destinations
            )
            .modifier(
                HospitalPresenting(
                    presenter: navigator.ground, navigator: navigator, destinations: destinations)
            )
            .onChange(of: conditions) { navigator.conditionsChanged(conditions) }
        }
    }

    extension HospitalNavigator {
        /// Creates a navigator of one stack, whatever the graph's root is.
        convenience init(
            stack root: HospitalRoute, conditions: HospitalConditions = HospitalConditions()
        ) {
            var state = HospitalState(root: .tabs)
            state.bases[0].content = .screen(root)
            state.isStack = true
            self.init(state, conditions: conditions)
        }
    }

    /// Keeps a navigator. Each window makes its own `StateObject`, even where windows share the
    /// value of a view; with that, they would also share its `State`.
    @MainActor private final class HospitalKeeper: ObservableObject {
        let navigator: HospitalNavigator

        init(_ navigator: HospitalNavigator) { self.navigator = navigator }
    }

    /// Where a view is, for its exits.
    @MainActor struct HospitalContext {
        let navigator: HospitalNavigator
        let level: Int
        /// The presenter of its level, even while that is going away.
        let presenter: HospitalPresenter
        /// What was pushed; `nil` if it is the lowest of its level.
        var route: HospitalRoute?
        var column: HospitalState.Split.Column?

        var handler: HospitalExitHandler {
            navigator.handler(level: level, route: route, column: column)
        }
        var position: HospitalState.Position { navigator.position(level, route, column) }

        /// The selection in a column: what the next one shows.
        func selection<Selection: HospitalColumnSelection>() -> Binding<Selection?> {
            let selected = column.flatMap {
                navigator.selected(in: level, behind: $0, Selection.self)
            }
            return Binding(
                get: { selected },
                set: { selection in
                    if let selection {
                        if selection.offer.map(handler.offers) ?? true {
                            handler.go(selection.exit)
                        }
                        if let column { navigator.correct(selection, in: level, behind: column) }
                    } else if selected != nil, let column {
                        navigator.clear(behind: column, ofLevel: level)
                    }
                })
        }
    }

    extension HospitalNavigator {
        /// What a later column shows, if it can be selected in this one.
        func selected<Selection: HospitalColumnSelection>(
            in level: Int, behind column: HospitalState.Split.Column, _ type: Selection.Type
        ) -> Selection? {
            let level = observed(level)
            // A view depends on this, and reads again after a selection that was rejected.
            _ = level?.corrections
            guard let split = level?.split else { return nil }
            let later: [HospitalState.Split.Column] = [.detail]
            return later.lazy.compactMap { split[$0] }.compactMap { Selection($0) }.first
        }

        /// Makes a column read its selection again, if it is not this one.
        func correct<Selection: HospitalColumnSelection>(
            _ selection: Selection, in level: Int, behind column: HospitalState.Split.Column
        ) {
            if selected(in: level, behind: column, Selection.self) != selection {
                observed(level)?.correct()
            }
        }

        /// Called when the user clears the selection.
        func clear(behind column: HospitalState.Split.Column, ofLevel level: Int) {
            settle(.user) { $0.clear(behind: column, ofLevel: level) }
        }
    }

    /// What is below all presentations.
    struct HospitalBaseView<Destinations: HospitalDestinations>: View {
        let navigator: HospitalNavigator
        let destinations: Destinations

        var body: some View {
            switch navigator.root {
            case .tabs?:
                HospitalTabBar(navigator: navigator, destinations: destinations)
            case .welcome?:
                HospitalPlaceView(place: 5, navigator: navigator, destinations: destinations)
            case nil:
                HospitalRouteView(
                    node: .splash, destinations: destinations,
                    context: HospitalContext(
                        navigator: navigator, level: -1, presenter: navigator.ground))
            }
        }
    }

    /// The tab bar, with a stack or a split view for each tab.
    struct HospitalTabBar<Destinations: HospitalDestinations>: View {
        @Bindable var navigator: HospitalNavigator
        let destinations: Destinations

        var body: some View {
            TabView(selection: $navigator[tab: navigator.corrections]) {
                HospitalPlaceView(place: 0, navigator: navigator, destinations: destinations)
                    .tabItem {
                        SwiftUI.Label {
                            SwiftUI.Text(verbatim: HospitalTab.today.title ?? "")
                        } icon: {
                            SwiftUI.Image(systemName: "sun.max")
                        }
                    }
                    .tag(HospitalTab.today)
                HospitalPlaceView(place: 1, navigator: navigator, destinations: destinations)
                    .tabItem {
                        SwiftUI.Label {
                            SwiftUI.Text(verbatim: HospitalTab.ward.title ?? "")
                        } icon: {
                            SwiftUI.Image(systemName: "bed.double")
                        }
                    }
                    .tag(HospitalTab.ward)
                HospitalPlaceView(place: 2, navigator: navigator, destinations: destinations)
                    .tabItem {
                        SwiftUI.Label {
                            SwiftUI.Text(verbatim: HospitalTab.calendar.title ?? "")
                        } icon: {
                            SwiftUI.Image(systemName: "calendar")
                        }
                    }
                    .tag(HospitalTab.calendar)
                HospitalPlaceView(place: 3, navigator: navigator, destinations: destinations)
                    .tabItem {
                        SwiftUI.Label {
                            SwiftUI.Text(verbatim: HospitalTab.inbox.title ?? "")
                        } icon: {
                            SwiftUI.Image(systemName: "tray")
                        }
                    }
                    .tag(HospitalTab.inbox)
                    #if !os(tvOS) && !os(watchOS)
                        .badge(navigator.handlers?.badge(for: .inbox) ?? 0)
                    #endif
                HospitalPlaceView(place: 4, navigator: navigator, destinations: destinations)
                    .tabItem {
                        SwiftUI.Label {
                            SwiftUI.Text(verbatim: HospitalTab.more.title ?? "")
                        } icon: {
                            SwiftUI.Image(systemName: "ellipsis.circle")
                        }
                    }
                    .tag(HospitalTab.more)
            }
        }
    }

    /// What a tab or root shows.
    struct HospitalPlaceView<Destinations: HospitalDestinations>: View {
        let place: Int
        let navigator: HospitalNavigator
        let destinations: Destinations

        var body: some View {
            switch place {
            case 3:
                MessagesMailboxSplit(
                    level: navigator.bases[place], navigator: navigator, destinations: destinations)
            default:
                HospitalLevelView(
                    level: navigator.bases[place], navigator: navigator, destinations: destinations)
            }
        }
    }

    /// The columns of `messages.mailbox`.
    struct MessagesMailboxSplit<Destinations: HospitalDestinations>: View {
        @Bindable var level: HospitalLevel
        let navigator: HospitalNavigator
        let destinations: Destinations

        var body: some View {
            if case .split(let split) = level.content {
                NavigationSplitView(
                    columnVisibility: $level.columnVisibility,
                    preferredCompactColumn: $level.preferredCompactColumn
                ) {
                    HospitalScreenView(
                        node: split.sidebar,
                        context: HospitalContext(
                            navigator: navigator, level: level.id, presenter: level.presenter,
                            column: .sidebar),
                        destinations: destinations
                    )
                    .id(HospitalShown(route: split.sidebar))
                } detail: {
                    HospitalLevelStack(
                        level: level, navigator: navigator, destinations: destinations
                    ) {
                        if let route = split.detail {
                            HospitalScreenView(
                                node: route,
                                context: HospitalContext(
                                    navigator: navigator, level: level.id,
                                    presenter: level.presenter, column: .detail),
                                destinations: destinations
                            )
                            .id(HospitalShown(route: route))
                        } else {
                            HospitalPlaceholder(
                                title: String(localized: "No conversation"),
                                icon: "bubble.left.and.bubble.right")
                        }
                    }
                }
            }
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack;
    /// the same thing with other values is the same view.
    nonisolated private struct HospitalShown: Hashable {
        let route: HospitalRoute

        static func == (left: Self, right: Self) -> Bool {
            left.route.fields.isSame(as: right.route.fields)
        }

        func hash(into hasher: inout Hasher) { hasher.combine(route.node) }
    }

    extension HospitalLevel {
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
    struct HospitalLevelView<Destinations: HospitalDestinations>: View {
        let level: HospitalLevel
        let navigator: HospitalNavigator
        let destinations: Destinations

        var body: some View {
            HospitalLevelStack(level: level, navigator: navigator, destinations: destinations) {
                HospitalContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A stack, whose path is that of its level.
    struct HospitalLevelStack<Destinations: HospitalDestinations, Root: View>: View {
        @Bindable var level: HospitalLevel
        let navigator: HospitalNavigator
        let destinations: Destinations
        let root: Root

        init(
            level: HospitalLevel, navigator: HospitalNavigator, destinations: Destinations,
            @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: $level[stack: level.corrections]) {
                root.navigationDestination(for: HospitalRoute.self) { route in
                    HospitalScreenView(
                        node: route,
                        context: HospitalContext(
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
    struct HospitalScreenView<Destinations: HospitalDestinations>: View, Equatable {
        let node: HospitalRoute
        let context: HospitalContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
                && left.context.column == right.context.column
        }

        var body: some View {
            HospitalRouteView(node: node, destinations: destinations, context: context)
                .modifier(HospitalTitled(title: node.title))
                .modifier(HospitalScreenHanging(context: context, node: node))
                .environment(\.hospitalContext, context)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(node.node.rawValue)
        }
    }

    /// What a level shows below its stack.
    struct HospitalContentView<Destinations: HospitalDestinations>: View {
        let level: HospitalLevel
        let navigator: HospitalNavigator
        let destinations: Destinations

        var body: some View {
            switch level.content {
            case .screen(let node):
                HospitalScreenView(node: node, context: context, destinations: destinations)
                    .equatable()
                    .id(HospitalShown(route: node))
            case .sheet(let node):
                HospitalSheetView(node: node, destinations: destinations, context: context)
                    .modifier(HospitalTitled(title: node.title))
                    .environment(\.hospitalContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            case .cover(let node):
                HospitalCoverView(node: node, destinations: destinations, context: context)
                    .modifier(HospitalTitled(title: node.title))
                    .environment(\.hospitalContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            case .popover(let node):
                HospitalPopoverView(node: node, destinations: destinations, context: context)
                    .modifier(HospitalTitled(title: node.title))
                    .environment(\.hospitalContext, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(node.node.rawValue)
            case .flow:
                if let run = level.run {
                    HospitalFlowView(run: run, destinations: destinations)
                        .environment(\.hospitalContext, context)
                }
            case .split, .alert, .dialog:
                EmptyView()
            }
        }

        private var context: HospitalContext {
            HospitalContext(navigator: navigator, level: level.id, presenter: level.presenter)
        }
    }

    /// The step of a flow that is shown.
    struct HospitalFlowView<Destinations: HospitalDestinations>: View {
        let run: HospitalRun
        let destinations: Destinations

        var body: some View {
            switch run {
            case .patientsAdmission(let run):
                PatientsAdmissionSteps(run: run, destinations: destinations.patients)
            case .appointmentsBook(let run):
                AppointmentsBookSteps(run: run, destinations: destinations.appointments)
            case .recordsOrderTests(let run):
                RecordsOrderTestsSteps(run: run, destinations: destinations.records)
            case .pharmacyPrescribe(let run):
                PharmacyPrescribeSteps(run: run, destinations: destinations.pharmacy)
            case .pharmacyDispense(let run):
                PharmacyDispenseSteps(run: run, destinations: destinations.pharmacy)
            case .billingCloseMonth(let run):
                BillingCloseMonthSteps(run: run, destinations: destinations.billing)
            case .staffHandover(let run):
                StaffHandoverSteps(run: run, destinations: destinations.staff)
            case .settingsChangePin(let run):
                SettingsChangePinSteps(run: run, destinations: destinations.settings)
            }
        }
    }

    /// Shows the title of a node that has one.
    private struct HospitalTitled: ViewModifier {
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
    private struct HospitalPlaceholder: View {
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
    private enum HospitalForm { case sheet, cover, popover, alert, dialog }

    extension HospitalState.Content {
        fileprivate var form: HospitalForm? {
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
            case .flow(let flow):
                let sheets: [HospitalNode] =
                    [
                        .appointmentsBook, .recordsOrderTests, .pharmacyDispense,
                        .billingCloseMonth, .settingsChangePin,
                    ]
                if sheets.contains(flow.node) { return .sheet }
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
    struct HospitalPresenting<Destinations: HospitalDestinations>: ViewModifier {
        let presenter: HospitalPresenter
        let navigator: HospitalNavigator
        let destinations: Destinations

        func body(content: Self.Content) -> some View {
            content
                .sheet(item: item(.sheet), onDismiss: dismissalEnded, content: presented)
                #if !os(macOS)
                    .fullScreenCover(
                        item: item(.cover), onDismiss: dismissalEnded, content: presented)
                #endif
                .modifier(
                    HospitalHanging(presenter: presenter, navigator: navigator, anchor: .level)
                )
                .alert(
                    SwiftUI.Text(verbatim: alert?.content.alertNode?.title ?? ""),
                    isPresented: isAlerting, presenting: alert
                ) { level in
                    if let node = level.content.alertNode {
                        HospitalAlertActions(node: node, id: level.id, navigator: navigator)
                    }
                } message: { level in
                    if let message = level.content.alertNode?.message {
                        SwiftUI.Text(verbatim: message)
                    }
                }
                .environment(
                    \.hospitalViews,
                    HospitalViews { level in
                        AnyView(
                            HospitalPresentedView(
                                level: level, navigator: navigator, destinations: destinations))
                    })
        }

        private func presented(_ level: HospitalLevel) -> some View {
            HospitalPresentedView(level: level, navigator: navigator, destinations: destinations)
        }

        private func dismissalEnded() { navigator.dismissalEnded(on: presenter) }

        /// Makes a binding that dismisses the presentation that it was made for, and no other.
        private func item(_ form: HospitalForm) -> Binding<HospitalLevel?> {
            let shown = presenter.level.flatMap { $0.content.form == form ? $0 : nil }
            return Binding(
                get: { presenter.level.flatMap { $0.content.form == form ? $0 : nil } },
                set: { if $0 == nil, let shown { navigator.dismissed(shown.id) } })
        }

        private var alert: HospitalLevel? {
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
    struct HospitalPresentedView<Destinations: HospitalDestinations>: View {
        let level: HospitalLevel
        let navigator: HospitalNavigator
        let destinations: Destinations

        var body: some View {
            stacked
                .modifier(
                    HospitalPresenting(
                        presenter: level.presenter, navigator: navigator,
                        destinations: destinations)
                )
                .modifier(HospitalStyled(style: level.content.style))
                .modifier(HospitalHeld(level: level))
                .onAppear { navigator.appeared(level.id) }
                .onDisappear { navigator.disappeared(level.id) }
        }

        @ViewBuilder private var stacked: some View {
            if level.content.hasStack {
                HospitalLevelStack(level: level, navigator: navigator, destinations: destinations) {
                    content
                }
            } else {
                content
            }
        }

        private var content: some View {
            HospitalContentView(level: level, navigator: navigator, destinations: destinations)
                .modifier(HospitalButtons(level: level, navigator: navigator))
        }
    }

    /// How a presentation looks. What is not specified changes nothing.
    private struct HospitalStyle {
        var detents: Swift.Set<PresentationDetent>?
        var dragIndicator: SwiftUI.Visibility?
        var isFixed: Bool?
        var isBehindEnabled: Bool?
        var staysPopover: Bool?
        var initialDetent: PresentationDetent?
        var sizing: Sizing?

        enum Sizing { case form, page, fitted }
    }

    extension HospitalState.Content {
        fileprivate var style: HospitalStyle {
            switch node {
            case .search:
                return HospitalStyle(detents: [.medium, .large], dragIndicator: .visible)
            case .unlock:
                return HospitalStyle(isFixed: true)
            case .taskFilter:
                return HospitalStyle(staysPopover: true)
            case .patientsRecordVitals:
                return HospitalStyle(detents: [.medium, .large])
            case .patientsWriteNote:
                return HospitalStyle(isFixed: true)
            case .patientsTransfer:
                return HospitalStyle(sizing: .form)
            case .patientsListOptions:
                return HospitalStyle(staysPopover: true)
            case .patientsNormalRange:
                return HospitalStyle(staysPopover: true)
            case .appointmentsPickDay:
                return HospitalStyle(detents: [.height(420.0)])
            case .appointmentsVideoVisit:
                return HospitalStyle(isFixed: true)
            case .appointmentsSurgicalChecklist:
                return HospitalStyle(isFixed: true)
            case .appointmentsSlotInfo:
                return HospitalStyle(staysPopover: false)
            case .recordsAccessCode:
                return HospitalStyle(detents: [.medium])
            case .recordsUploadDocument:
                return HospitalStyle(isFixed: true)
            case .recordsReferenceRange:
                return HospitalStyle(staysPopover: true)
            case .messagesTemplates:
                return HospitalStyle(detents: [.medium, .large])
            case .messagesReactions:
                return HospitalStyle(staysPopover: true)
            case .pharmacyPrescriberOnly:
                return HospitalStyle(detents: [.medium])
            case .pharmacyDose:
                return HospitalStyle(
                    detents: [.fraction(0.4), .large], isBehindEnabled: true,
                    initialDetent: .fraction(0.4))
            case .billingRequestAccess:
                return HospitalStyle(detents: [.medium])
            case .billingRecordPayment:
                return HospitalStyle(detents: [.medium])
            case .billingCardTerminal:
                return HospitalStyle(isFixed: true)
            case .billingInvoiceFilter:
                return HospitalStyle(staysPopover: true)
            case .staffChooseWard:
                return HospitalStyle(detents: [.medium, .large])
            case .staffShiftInfo:
                return HospitalStyle(staysPopover: false)
            case .settingsResendConfirmation:
                return HospitalStyle(detents: [.medium])
            default: return HospitalStyle()
            }
        }
    }

    /// Applies a style to what is presented.
    private struct HospitalStyled: ViewModifier {
        let style: HospitalStyle

        func body(content: Self.Content) -> some View {
            content
                .modifier(HospitalSizable(detents: style.detents, initial: style.initialDetent))
                .hospitalStyled(by: style.dragIndicator) {
                    $0.presentationDragIndicator($1)
                }
                .hospitalStyled(by: style.isFixed) {
                    $0.interactiveDismissDisabled($1)
                }
                .hospitalStyled(by: style.isBehindEnabled) {
                    $0.presentationBackgroundInteraction($1 ? .enabled : .disabled)
                }
                .hospitalStyled(by: style.staysPopover) {
                    $0.presentationCompactAdaptation($1 ? .popover : .sheet)
                }
                .modifier(HospitalSized(sizing: style.sizing))
        }
    }

    extension View {
        /// Changes a view by what is specified. If nothing is, the app's own views decide.
        @ViewBuilder
        fileprivate func hospitalStyled<Said, Changed: View>(
            by said: Said?, change: (Self, Said) -> Changed
        ) -> some View {
            if let said { change(self, said) } else { self }
        }
    }

    /// The heights that a presentation can have, and the one that it starts with.
    private struct HospitalSizable: ViewModifier {
        let detents: Swift.Set<PresentationDetent>?
        @SwiftUI.State private var detent: PresentationDetent?

        init(detents: Swift.Set<PresentationDetent>?, initial: PresentationDetent?) {
            self.detents = detents
            _detent = SwiftUI.State(initialValue: initial)
        }

        func body(content: Self.Content) -> some View {
            if let detents, let selected = Binding($detent) {
                content.presentationDetents(detents, selection: selected)
            } else if let detents {
                content.presentationDetents(detents)
            } else {
                content
            }
        }
    }

    /// How large a presentation is if there is room.
    private struct HospitalSized: ViewModifier {
        let sizing: HospitalStyle.Sizing?

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
    private struct HospitalButtons: ViewModifier {
        let level: HospitalLevel
        let navigator: HospitalNavigator

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

    extension HospitalState.Content {
        /// The label of the button that closes it.
        fileprivate var cancelLabel: String? {
            switch self {
            case .sheet(.signIn):
                return String(localized: "Not now")
            case .sheet(.editTask):
                return String(localized: "Cancel")
            case .sheet(.reportProblem):
                return String(localized: "Cancel")
            case .sheet(.patients(.recordVitals)):
                return String(localized: "Cancel")
            case .sheet(.patients(.writeNote)):
                return String(localized: "Discard")
            case .sheet(.patients(.transfer)):
                return String(localized: "Cancel")
            case .sheet(.appointments(.reschedule)):
                return String(localized: "Cancel")
            case .sheet(.records(.addDiagnosis)):
                return String(localized: "Cancel")
            case .sheet(.records(.shareRecord)):
                return String(localized: "Cancel")
            case .sheet(.records(.uploadDocument)):
                return String(localized: "Discard")
            case .sheet(.messages(.compose)):
                return String(localized: "Discard")
            case .sheet(.messages(.forward)):
                return String(localized: "Cancel")
            case .sheet(.pharmacy(.prescriberOnly)):
                return String(localized: "OK")
            case .sheet(.pharmacy(.renew)):
                return String(localized: "Cancel")
            case .sheet(.pharmacy(.orderStock)):
                return String(localized: "Cancel")
            case .sheet(.billing(.requestAccess)):
                return String(localized: "Not now")
            case .sheet(.billing(.addCharge)):
                return String(localized: "Cancel")
            case .sheet(.billing(.recordPayment)):
                return String(localized: "Cancel")
            case .sheet(.staff(.requestSwap)):
                return String(localized: "Cancel")
            case .sheet(.settings(.resendConfirmation)):
                return String(localized: "Later")
            case .cover(.unlock):
                return String(localized: "Cancel")
            case .cover(.wristbandScanner):
                return String(localized: "Cancel")
            case .cover(.patients(.woundPhotos)):
                return String(localized: "Done")
            case .cover(.appointments(.videoVisit)):
                return String(localized: "Leave")
            case .cover(.appointments(.surgicalChecklist)):
                return String(localized: "Interrupt")
            case .cover(.records(.viewer)):
                return String(localized: "Done")
            case .cover(.records(.documentScanner)):
                return String(localized: "Cancel")
            case .cover(.messages(.attachment)):
                return String(localized: "Done")
            case .cover(.messages(.call)):
                return String(localized: "Hang up")
            case .cover(.pharmacy(.drugScanner)):
                return String(localized: "Cancel")
            case .cover(.billing(.cardTerminal)):
                return String(localized: "Abort")
            case .cover(.staff(.badge)):
                return String(localized: "Done")
            default: return nil
            }
        }

        /// The label of the button that confirms it.
        fileprivate var confirmLabel: String? {
            switch self {
            case .sheet(.editTask):
                return String(localized: "Save")
            case .sheet(.reportProblem):
                return String(localized: "Send")
            case .sheet(.patients(.recordVitals)):
                return String(localized: "Save")
            case .sheet(.patients(.writeNote)):
                return String(localized: "Sign")
            case .sheet(.patients(.transfer)):
                return String(localized: "Transfer")
            case .sheet(.appointments(.reschedule)):
                return String(localized: "Move")
            case .sheet(.records(.addDiagnosis)):
                return String(localized: "Add")
            case .sheet(.records(.shareRecord)):
                return String(localized: "Share")
            case .sheet(.records(.uploadDocument)):
                return String(localized: "Upload")
            case .sheet(.messages(.compose)):
                return String(localized: "Send")
            case .sheet(.messages(.forward)):
                return String(localized: "Send")
            case .sheet(.pharmacy(.renew)):
                return String(localized: "Renew")
            case .sheet(.pharmacy(.orderStock)):
                return String(localized: "Order")
            case .sheet(.billing(.requestAccess)):
                return String(localized: "Ask for access")
            case .sheet(.billing(.addCharge)):
                return String(localized: "Add")
            case .sheet(.billing(.recordPayment)):
                return String(localized: "Save")
            case .sheet(.staff(.requestSwap)):
                return String(localized: "Ask")
            case .sheet(.settings(.resendConfirmation)):
                return String(localized: "Send again")
            case .cover(.appointments(.surgicalChecklist)):
                return String(localized: "Complete")
            default: return nil
            }
        }
    }

    extension HospitalState.Content {
        fileprivate var alertNode: HospitalAlert? {
            if case .alert(let node) = self { return node }
            return nil
        }

        fileprivate var dialogNode: HospitalDialog? {
            if case .dialog(let node) = self { return node }
            return nil
        }
    }

    /// Popovers and dialogs anchored to a view.
    struct HospitalHanging: ViewModifier {
        let presenter: HospitalPresenter
        let navigator: HospitalNavigator
        let anchor: HospitalAnchor
        @SwiftUI.Environment(\.hospitalViews) private var views

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
                        HospitalDialogActions(node: node, id: level.id, navigator: navigator)
                    }
                } message: { level in
                    if let message = level.content.dialogNode?.message {
                        SwiftUI.Text(verbatim: message)
                    }
                }
        }

        private var shownPopover: HospitalLevel? {
            guard presenter.anchor == anchor, presenter.level?.content.form == .popover else {
                return nil
            }
            return presenter.level
        }

        private var dialog: HospitalLevel? {
            guard presenter.anchor == anchor, presenter.level?.content.form == .dialog else {
                return nil
            }
            return presenter.level
        }

        private var popover: Binding<HospitalLevel?> {
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
    private struct HospitalAlertActions: View {
        let node: HospitalAlert
        let id: Int
        let navigator: HospitalNavigator

        var body: some View {
            switch node {
            case .patients(.isolation):
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(PatientsIsolationAction.understood, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Understood"))
                }
            case .appointments(.doubleBooked):
                SwiftUI.Button {
                    navigator.answer(AppointmentsDoubleBookedAction.move, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Find another time"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(AppointmentsDoubleBookedAction.ignore, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Leave it"))
                }
            case .records(.criticalValue):
                SwiftUI.Button {
                    navigator.answer(RecordsCriticalValueAction.look, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Show the result"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(RecordsCriticalValueAction.later, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "I know"))
                }
            case .messages(.sendFailed):
                SwiftUI.Button {
                    navigator.answer(MessagesSendFailedAction.retry, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Try again"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(MessagesSendFailedAction.later, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Later"))
                }
            case .pharmacy(.interaction):
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(PharmacyInteractionAction.understood, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Understood"))
                }
            case .pharmacy(.lowStock):
                SwiftUI.Button {
                    navigator.answer(PharmacyLowStockAction.order, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Order"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(PharmacyLowStockAction.later, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Not now"))
                }
            case .billing(.paymentFailed):
                SwiftUI.Button {
                    navigator.answer(BillingPaymentFailedAction.record, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Pay another way"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(BillingPaymentFailedAction.retry, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Try again"))
                }
            }
        }
    }

    /// The buttons of a dialog.
    private struct HospitalDialogActions: View {
        let node: HospitalDialog
        let id: Int
        let navigator: HospitalNavigator

        var body: some View {
            switch node {
            case .deleteTask:
                SwiftUI.Button(role: .destructive) {
                    navigator.answer(DeleteTaskAction.delete, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Delete task"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(DeleteTaskAction.keep, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Keep it"))
                }
            case .patients(.discharge):
                SwiftUI.Button(role: .destructive) {
                    navigator.answer(PatientsDischargeAction.discharge, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Discharge"))
                }
                SwiftUI.Button {
                    navigator.answer(PatientsDischargeAction.plan, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Look at the care plan"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(PatientsDischargeAction.keep, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Cancel"))
                }
            case .appointments(.cancelAppointment):
                SwiftUI.Button(role: .destructive) {
                    navigator.answer(AppointmentsCancelAppointmentAction.cancelIt, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Cancel appointment"))
                }
                SwiftUI.Button {
                    navigator.answer(AppointmentsCancelAppointmentAction.move, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Find another time"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(AppointmentsCancelAppointmentAction.keep, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Keep it"))
                }
            case .records(.deleteDocument):
                SwiftUI.Button(role: .destructive) {
                    navigator.answer(RecordsDeleteDocumentAction.delete, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Delete"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(RecordsDeleteDocumentAction.keep, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Keep"))
                }
            case .messages(.archiveThread):
                SwiftUI.Button {
                    navigator.answer(MessagesArchiveThreadAction.archive, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Archive"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(MessagesArchiveThreadAction.keep, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Keep"))
                }
            case .pharmacy(.stopPrescription):
                SwiftUI.Button(role: .destructive) {
                    navigator.answer(PharmacyStopPrescriptionAction.stop, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Stop"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(PharmacyStopPrescriptionAction.keep, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Continue"))
                }
            case .billing(.cancelInvoice):
                SwiftUI.Button(role: .destructive) {
                    navigator.answer(BillingCancelInvoiceAction.cancelIt, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Cancel invoice"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(BillingCancelInvoiceAction.keep, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Keep it"))
                }
            case .staff(.declineSwap):
                SwiftUI.Button(role: .destructive) {
                    navigator.answer(StaffDeclineSwapAction.decline, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Decline"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(StaffDeclineSwapAction.keep, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Not now"))
                }
            case .settings(.signOut):
                SwiftUI.Button(role: .destructive) {
                    navigator.answer(SettingsSignOutAction.signOut, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Sign out"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(SettingsSignOutAction.stay, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Stay"))
                }
            case .settings(.deleteData):
                SwiftUI.Button(role: .destructive) {
                    navigator.answer(SettingsDeleteDataAction.delete, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Delete"))
                }
                SwiftUI.Button(role: .cancel) {
                    navigator.answer(SettingsDeleteDataAction.keep, to: id)
                } label: {
                    SwiftUI.Text(verbatim: String(localized: "Keep"))
                }
            }
        }
    }

    /// Makes the view of what is presented.
    @MainActor struct HospitalViews {
        let view: @MainActor (HospitalLevel) -> AnyView
    }

    private struct HospitalContextKey: EnvironmentKey {
        static var defaultValue: HospitalContext? { nil }
    }

    private struct HospitalViewsKey: EnvironmentKey {
        static var defaultValue: HospitalViews? { nil }
    }

    extension EnvironmentValues {
        fileprivate var hospitalContext: HospitalContext? {
            get { self[HospitalContextKey.self] }
            set { self[HospitalContextKey.self] = newValue }
        }

        fileprivate var hospitalViews: HospitalViews? {
            get { self[HospitalViewsKey.self] }
            set { self[HospitalViewsKey.self] = newValue }
        }
    }

    extension View {
        /// Makes the view the source of the popover or dialog that an exit presents.
        func source(_ exit: HospitalExit) -> some View { modifier(HospitalSourced(exit: exit)) }
    }

    extension HospitalExit {
        /// What it presents on its source view.
        fileprivate var content: HospitalState.Content? {
            switch self {
            case .popover(let node): return .popover(node)
            case .dialog(let node): return .dialog(node)
            default: return nil
            }
        }
    }

    /// Registers a source while it is on screen, and presents there.
    private struct HospitalSourced: ViewModifier {
        let exit: HospitalExit
        @SwiftUI.State private var source = HospitalSource()
        @SwiftUI.Environment(\.hospitalContext) private var context

        init(exit: HospitalExit) { self.exit = exit }

        func body(content: Self.Content) -> some View {
            // The exit may change while it is on screen.
            let _ = source.content = exit.content
            if let context {
                content
                    .modifier(
                        HospitalHanging(
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
    private struct HospitalScreenHanging: ViewModifier {
        let context: HospitalContext
        let node: HospitalRoute

        func body(content: Self.Content) -> some View {
            content.modifier(
                HospitalHanging(
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
            modifier(HospitalConfirming(isEnabled: isEnabled, action: action))
        }
    }

    /// Tells the confirmation button what to do, and whether it can. The view that appeared last
    /// decides.
    private struct HospitalConfirming: ViewModifier {
        let isEnabled: Bool
        let action: @MainActor () async -> Void
        @SwiftUI.State private var confirmer = HospitalConfirmer()
        @SwiftUI.Environment(\.hospitalContext) private var context

        init(isEnabled: Bool, action: @escaping @MainActor () async -> Void) {
            self.isEnabled = isEnabled
            self.action = action
        }

        private var level: HospitalLevel? { context.flatMap { $0.navigator.observed($0.level) } }

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
            modifier(HospitalHolding(isHolding: isHolding))
        }
    }

    /// Holds back swipes and links.
    private struct HospitalHolding: ViewModifier {
        private final class Holder {}

        let isHolding: Bool
        @SwiftUI.State private var holder = Holder()
        @SwiftUI.Environment(\.hospitalContext) private var context

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
    private struct HospitalHeld: ViewModifier {
        let level: HospitalLevel

        func body(content: Self.Content) -> some View {
            content.background {
                if level.isHeld { SwiftUI.Color.clear.interactiveDismissDisabled() }
            }
        }
    }

    /// Makes the app's own views: a function for each node.
    @MainActor protocol HospitalDestinations {
        /// Patients, their beds, vital signs, notes and plans.
        associatedtype PatientsDestinations: HospitalPatientsDestinations
        var patients: PatientsDestinations { get }

        /// Appointments, rooms and theatres.
        associatedtype AppointmentsDestinations: HospitalAppointmentsDestinations
        var appointments: AppointmentsDestinations { get }

        /// Diagnoses, laboratory, imaging, documents and medication of a patient.
        associatedtype RecordsDestinations: HospitalRecordsDestinations
        var records: RecordsDestinations { get }

        /// Conversations, announcements and pages.
        associatedtype MessagesDestinations: HospitalMessagesDestinations
        var messages: MessagesDestinations { get }

        /// Prescriptions, drugs, and the stock of the wards.
        associatedtype PharmacyDestinations: HospitalPharmacyDestinations
        var pharmacy: PharmacyDestinations { get }

        /// Invoices, payments and claims.
        associatedtype BillingDestinations: HospitalBillingDestinations
        var billing: BillingDestinations { get }

        /// The directory, the roster and the handover.
        associatedtype StaffDestinations: HospitalStaffDestinations
        var staff: StaffDestinations { get }

        /// The account, the device and the app.
        associatedtype SettingsDestinations: HospitalSettingsDestinations
        var settings: SettingsDestinations { get }

        associatedtype SplashBody: View
        /// The logo, for as long as it takes to check the token.
        @ViewBuilder func splash(exits: SplashExits) -> SplashBody

        associatedtype WelcomeBody: View
        /// St. Mary
        ///
        /// What the app shows to somebody who has not signed in.
        @ViewBuilder func welcome(exits: WelcomeExits) -> WelcomeBody

        associatedtype DashboardBody: View
        /// Today
        ///
        /// The shift at a glance, with what is next, what is overdue and who needs attention.
        @ViewBuilder func dashboard(exits: DashboardExits) -> DashboardBody

        associatedtype TasksBody: View
        /// Tasks
        @ViewBuilder func tasks(filter: TaskFilter, exits: TasksExits) -> TasksBody

        associatedtype TaskBody: View
        /// Task {taskId}
        @ViewBuilder func task(taskId: Int, exits: TaskExits) -> TaskBody

        associatedtype NotificationsBody: View
        /// Notifications
        @ViewBuilder func notifications(exits: NotificationsExits) -> NotificationsBody

        associatedtype MoreMenuBody: View
        /// More
        @ViewBuilder func moreMenu(exits: MoreMenuExits) -> MoreMenuBody

        associatedtype HelpBody: View
        /// Help
        ///
        /// The manual; `topics` is the path of an article within it.
        @ViewBuilder func help(topics: [String], exits: HelpExits) -> HelpBody

        associatedtype ForgotPasswordBody: View
        /// Reset password
        @ViewBuilder func forgotPassword(
            staffId: StaffID?, exits: ForgotPasswordExits
        ) -> ForgotPasswordBody

        associatedtype SignInBody: View
        /// Sign in
        ///
        /// With the staff number and a PIN, or with the hospital's single sign-on.
        @ViewBuilder func signIn(exits: SignInExits) -> SignInBody

        associatedtype SearchBody: View
        /// Search
        ///
        /// Over patients, staff and drugs. What was found is shown where the search was opened.
        @ViewBuilder func search(query: String?, exits: SearchExits) -> SearchBody

        associatedtype EditTaskBody: View
        /// Task
        @ViewBuilder func editTask(taskId: Int?, exits: EditTaskExits) -> EditTaskBody

        associatedtype ReportProblemBody: View
        /// Report a problem
        ///
        /// Opened by shaking the device, wherever one is.
        @ViewBuilder func reportProblem(
            text: String?, exits: ReportProblemExits
        ) -> ReportProblemBody

        associatedtype UnlockBody: View
        /// Unlock
        ///
        /// Asks for Face ID or the PIN before something that must not be seen over a shoulder.
        @ViewBuilder func unlock(exits: UnlockExits) -> UnlockBody

        associatedtype WristbandScannerBody: View
        /// Scan a wristband
        ///
        /// Returns the patient whose wristband was scanned.
        @ViewBuilder func wristbandScanner(exits: WristbandScannerExits) -> WristbandScannerBody

        associatedtype TaskFilterBody: View
        /// Show
        @ViewBuilder func taskFilter(exits: TaskFilterExits) -> TaskFilterBody
    }

    /// The app's view of a node.
    struct HospitalRouteView<Destinations: HospitalDestinations>: View {
        let node: HospitalRoute
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch group {
            case 0: Group0(node: node, destinations: destinations, context: context)
            default: Group1(node: node, destinations: destinations, context: context)
            }
        }

        /// A view builder is slow with many cases, so they are grouped.
        private var group: Int {
            switch node {
            case .splash, .welcome, .dashboard, .tasks, .task, .notifications, .moreMenu, .help,
                .forgotPassword, .patients, .appointments, .records, .messages, .pharmacy,
                .billing, .staff:
                return 0
            case .settings:
                return 1
            }
        }

        private struct Group0: View {
            let node: HospitalRoute
            let destinations: Destinations
            let context: HospitalContext

            var body: some View {
                switch node {
                case .splash:
                    destinations.splash(exits: SplashExits(context.handler))
                case .welcome:
                    destinations.welcome(exits: WelcomeExits(context.handler))
                case .dashboard:
                    destinations.dashboard(exits: DashboardExits(context.handler))
                case .tasks(let filter):
                    destinations.tasks(filter: filter, exits: TasksExits(context.handler))
                case .task(let taskId):
                    destinations.task(
                        taskId: taskId, exits: TaskExits(context.handler, taskId: taskId))
                case .notifications:
                    destinations.notifications(exits: NotificationsExits(context.handler))
                case .moreMenu:
                    destinations.moreMenu(exits: MoreMenuExits(context.handler))
                case .help(let topics):
                    destinations.help(topics: topics, exits: HelpExits(context.handler))
                case .forgotPassword(let staffId):
                    destinations.forgotPassword(
                        staffId: staffId, exits: ForgotPasswordExits(context.handler))
                case .patients(let inner):
                    HospitalPatientsRouteView(
                        node: inner, destinations: destinations.patients, context: context)
                case .appointments(let inner):
                    HospitalAppointmentsRouteView(
                        node: inner, destinations: destinations.appointments, context: context)
                case .records(let inner):
                    HospitalRecordsRouteView(
                        node: inner, destinations: destinations.records, context: context)
                case .messages(let inner):
                    HospitalMessagesRouteView(
                        node: inner, destinations: destinations.messages, context: context)
                case .pharmacy(let inner):
                    HospitalPharmacyRouteView(
                        node: inner, destinations: destinations.pharmacy, context: context)
                case .billing(let inner):
                    HospitalBillingRouteView(
                        node: inner, destinations: destinations.billing, context: context)
                case .staff(let inner):
                    HospitalStaffRouteView(
                        node: inner, destinations: destinations.staff, context: context)
                default:
                    EmptyView()
                }
            }
        }

        private struct Group1: View {
            let node: HospitalRoute
            let destinations: Destinations
            let context: HospitalContext

            var body: some View {
                switch node {
                case .settings(let inner):
                    HospitalSettingsRouteView(
                        node: inner, destinations: destinations.settings, context: context)
                default:
                    EmptyView()
                }
            }
        }
    }

    /// The app's view of a node.
    struct HospitalSheetView<Destinations: HospitalDestinations>: View {
        let node: HospitalSheet
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .signIn:
                destinations.signIn(exits: SignInExits(context.handler))
            case .search(let query):
                destinations.search(query: query, exits: SearchExits(context.handler))
            case .editTask(let taskId):
                destinations.editTask(taskId: taskId, exits: EditTaskExits(context.handler))
            case .reportProblem(let text):
                destinations.reportProblem(text: text, exits: ReportProblemExits(context.handler))
            case .patients(let inner):
                HospitalPatientsSheetView(
                    node: inner, destinations: destinations.patients, context: context)
            case .appointments(let inner):
                HospitalAppointmentsSheetView(
                    node: inner, destinations: destinations.appointments, context: context)
            case .records(let inner):
                HospitalRecordsSheetView(
                    node: inner, destinations: destinations.records, context: context)
            case .messages(let inner):
                HospitalMessagesSheetView(
                    node: inner, destinations: destinations.messages, context: context)
            case .pharmacy(let inner):
                HospitalPharmacySheetView(
                    node: inner, destinations: destinations.pharmacy, context: context)
            case .billing(let inner):
                HospitalBillingSheetView(
                    node: inner, destinations: destinations.billing, context: context)
            case .staff(let inner):
                HospitalStaffSheetView(
                    node: inner, destinations: destinations.staff, context: context)
            case .settings(let inner):
                HospitalSettingsSheetView(
                    node: inner, destinations: destinations.settings, context: context)
            }
        }
    }

    /// The app's view of a node.
    struct HospitalCoverView<Destinations: HospitalDestinations>: View {
        let node: HospitalCover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .unlock:
                destinations.unlock(exits: UnlockExits(context.handler))
            case .wristbandScanner:
                destinations.wristbandScanner(exits: WristbandScannerExits(context.handler))
            case .patients(let inner):
                HospitalPatientsCoverView(
                    node: inner, destinations: destinations.patients, context: context)
            case .appointments(let inner):
                HospitalAppointmentsCoverView(
                    node: inner, destinations: destinations.appointments, context: context)
            case .records(let inner):
                HospitalRecordsCoverView(
                    node: inner, destinations: destinations.records, context: context)
            case .messages(let inner):
                HospitalMessagesCoverView(
                    node: inner, destinations: destinations.messages, context: context)
            case .pharmacy(let inner):
                HospitalPharmacyCoverView(
                    node: inner, destinations: destinations.pharmacy, context: context)
            case .billing(let inner):
                HospitalBillingCoverView(
                    node: inner, destinations: destinations.billing, context: context)
            case .staff(let inner):
                HospitalStaffCoverView(
                    node: inner, destinations: destinations.staff, context: context)
            }
        }
    }

    /// The app's view of a node.
    struct HospitalPopoverView<Destinations: HospitalDestinations>: View {
        let node: HospitalPopover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .taskFilter:
                destinations.taskFilter(exits: TaskFilterExits(context.handler))
            case .patients(let inner):
                HospitalPatientsPopoverView(
                    node: inner, destinations: destinations.patients, context: context)
            case .appointments(let inner):
                HospitalAppointmentsPopoverView(
                    node: inner, destinations: destinations.appointments, context: context)
            case .records(let inner):
                HospitalRecordsPopoverView(
                    node: inner, destinations: destinations.records, context: context)
            case .messages(let inner):
                HospitalMessagesPopoverView(
                    node: inner, destinations: destinations.messages, context: context)
            case .billing(let inner):
                HospitalBillingPopoverView(
                    node: inner, destinations: destinations.billing, context: context)
            case .staff(let inner):
                HospitalStaffPopoverView(
                    node: inner, destinations: destinations.staff, context: context)
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
