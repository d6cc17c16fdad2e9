#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Holds the wanted navigation state and updates the views to show it, one step at a time.
///
/// Each scene has one.
///
///     navigator.push(.product(productId: 5))
///     navigator.open("shop://order/ORD-001")
///     navigator.state.path
@MainActor
public final class Navigator<Graph: NavigationGraph>: NavigatorCore {
    /// The app's handlers for actions, external nodes, badges and ended flows.
    public var handlers: Graph.Handlers?

    /// Receives all events.
    public var onEvent: (@MainActor (NavigationEvent<Graph>) -> Void)? {
        didSet { reportsEvents = onEvent != nil }
    }

    /// Creates a navigator that shows a state; by default, the initial one.
    public init(_ state: NavigationState<Graph>? = nil, conditions: Graph.Conditions? = nil) {
        super.init(
            Graph.table, state?.core, (conditions ?? Graph.Conditions.undecided).values)
    }

    /// What is to be on display, which the views are brought to step by step. A fallback that is
    /// shown is a part of it.
    public var state: NavigationState<Graph> { NavigationState(core: display) }

    /// The current values of the conditions.
    public var conditions: Graph.Conditions { Graph.Conditions(values: conditionValues) }

    /// Updates the navigation after the values of the conditions have changed.
    public func conditionsChanged(_ conditions: Graph.Conditions) { conditionsChanged(conditions.values) }

    /// Takes a step on the topmost level, or for a stack step, on the topmost stack, as soon as its
    /// conditions allow it.
    @discardableResult
    public func go(_ step: NavigationState<Graph>.Step) -> NavigationState<Graph>.Outcome {
        NavigationState.Outcome(go(step.core))
    }

    /// Pushes a screen on the topmost stack.
    @discardableResult
    public func push(_ route: Graph.Route) -> NavigationState<Graph>.Outcome {
        NavigationState.Outcome(go(.push(route.nodeValue)))
    }

    /// Goes back one screen; `false` if there is none.
    @discardableResult
    public func pop() -> Bool { goBack { $0.path.isEmpty ? nil : $0.path.count - 1 } }

    /// Goes back to the topmost screen of a node; `false` if there is none below.
    @discardableResult
    public func pop(to node: Graph.Node) -> Bool {
        var isDone = false
        change { isDone = $0.goBack(to: node.index) }
        return isDone
    }

    /// Empties the topmost stack.
    public func popToRoot() { _ = goBack { _ in 0 } }

    /// Keeps as many screens of the topmost stack as a closure returns.
    private func goBack(_ count: (LevelValue) -> Int?) -> Bool {
        var isDone = false
        change { state in
            let display = state.shown
            guard let level = display.stackLevel, let count = count(display[level]) else { return }
            state.goBack(to: count, onLevel: display[level].id)
            isDone = true
        }
        return isDone
    }

    /// Selects a tab.
    @discardableResult
    public func select(_ tab: Graph.Tab) -> NavigationState<Graph>.Outcome {
        NavigationState.Outcome(go(.select(tab.index)))
    }

    /// Does what a user's tap on a tab does, also on the selected one. For tests.
    public func tap(_ tab: Graph.Tab) { tap(tab.index) }

    /// The run of the topmost flow of a type, to take its steps in a test: `navigator.run(OnboardingRun.self)?.next()`;
    /// `nil` if no such flow is shown.
    public func run<Definition>(_ type: RunningFlow<Definition>.Type) -> RunningFlow<Definition>? {
        runs.lazy.compactMap { $0 as? RunningFlow<Definition> }.last
    }

    /// Presents something on the topmost level.
    @discardableResult
    public func present(_ content: NavigationState<Graph>.Content) -> NavigationState<Graph>.Outcome {
        NavigationState.Outcome(go(.present(content.core)))
    }

    /// Dismisses the topmost presentation.
    public func dismiss() {
        change(if: { !$0.presented.isEmpty }) { state in
            if let top = state.shown.presented.last { state.close(level: top.id) }
        }
    }

    /// Dismisses all presentations, including those that a fallback hides.
    public func dismissAll() {
        change(if: { !$0.presented.isEmpty }) { state in
            for level in state.shown.presented { state.close(level: level.id) }
            state.presented = []
        }
    }

    /// Starts a flow.
    @discardableResult
    public func start(_ flow: Graph.Flow) -> NavigationState<Graph>.Outcome { present(.flow(flow)) }

    /// Follows a link.
    public func open(_ link: Graph.Link) { open(link: link.nodeValue) }

    override func report(_ event: EventValue) { onEvent?(NavigationEvent(event)) }

    override func reportEnd(of content: ContentValue, cancelled: Bool) {
        guard let handlers, let flow = Graph.Flow(Graph.Node(index: content.node), content.flow) else { return }
        Graph.ended(flow, cancelled: cancelled, handlers)
    }

    override func performing(_ action: NodeValue) -> (@MainActor () async -> NodeValue?)? {
        guard let handlers, let action = Graph.Action(action) else { return nil }
        return { await Graph.perform(action, handlers) }
    }

    override func show(_ external: ContentValue) {
        if let handlers { Graph.show(NavigationState.Content(external), handlers) }
    }

    override func badge(ofTab tab: Int) -> Int {
        handlers.map { Graph.badge(of: Graph.Tab.allCases[tab], $0) } ?? 0
    }

    override var resolver: (@MainActor (URL) async -> URL?)? {
        guard let handlers = handlers as? any NavigationHandlers else { return nil }
        return { await handlers.onUnknownLink($0) }
    }
}

extension Navigator {
    /// Creates a navigator that manages a single stack and ignores the graph's own root.
    public convenience init(stack root: Graph.Route, conditions: Graph.Conditions? = nil) {
        var state = NavigationState<Graph>()
        state.core.base.content = ContentValue(.screen, root.nodeValue)
        state.core.isStack = true
        self.init(state, conditions: conditions)
    }
}

/// The handlers that every app can implement, regardless of its graph.
@MainActor public protocol NavigationHandlers {
    /// Resolves a URL that no link matches, such as a shortened one, to another URL; `nil` if it
    /// cannot be resolved.
    func onUnknownLink(_ url: URL) async -> URL?
}

extension NavigationHandlers {
    public func onUnknownLink(_ url: URL) async -> URL? { nil }
}

/// The navigators of all scenes of the app, for code outside of views such as notification
/// handlers, intents and UIKit.
///
/// The app creates one instance and passes it to each root view.
@MainActor
public final class NavigationScenes<Graph: NavigationGraph> {
    private struct Scene {
        weak var navigator: Navigator<Graph>?
    }

    /// Ordered by activity, the most recent one last.
    private var scenes: [Scene] = []
    /// The URL that waits for the first scene: the newest one that a link matches, or else the
    /// newest one that the app has to resolve.
    private var waiting: (url: String, isLink: Bool)?
    /// The index of the build of the app whose links are opened; see
    /// ``NavigationEnvironment/build``.
    let build: Int

    /// Creates an instance that has no scenes yet and opens the links of an environment.
    public init(environment: Graph.Link.Environment? = nil) { build = environment?.build ?? 0 }

    /// The navigator of the most recently active scene.
    public var active: Navigator<Graph>? { scenes.last { $0.navigator != nil }?.navigator }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no link matches it.
    @discardableResult
    public func open(_ url: String) -> Bool {
        if let active { return active.open(url) }
        let isLink = Graph.table.link(url, build) != nil
        if isLink || waiting?.isLink != true { waiting = (url, isLink) }
        return isLink
    }

    /// Opens a URL in the most recently active scene, or waits for the first one; `false` if no link matches it.
    @discardableResult
    public func open(_ url: URL) -> Bool { open(url.absoluteString) }

    /// Records that a scene was created or became active.
    public func activate(_ navigator: Navigator<Graph>) {
        scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
        scenes.append(Scene(navigator: navigator))
        preferActive()
        navigator.build = build
        if let waiting {
            self.waiting = nil
            navigator.open(waiting.url)
        }
    }

    /// Records that the window of a scene was closed.
    func deactivate(_ navigator: Navigator<Graph>) {
        scenes.removeAll { $0.navigator == nil || $0.navigator === navigator }
        preferActive()
    }

    /// Makes the active scene the only one that the system prefers for URLs.
    private func preferActive() {
        let active = active
        for scene in scenes { scene.navigator?.scene.prefersURLs = scene.navigator === active }
    }
}
