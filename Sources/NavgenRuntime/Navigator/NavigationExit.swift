/// A navigation request that a screen makes through one of its exits.
nonisolated public indirect enum NavigationExit<Graph: NavigationGraph>: Hashable, Sendable {
    /// Pushes a screen.
    case push(Graph.Route)
    /// Replaces the screen.
    case replace(Graph.Route)
    /// Replaces the whole stack.
    case reset(Graph.Route)
    /// Fills a later column of the split.
    case fill(SplitColumn, Graph.Route)
    /// Goes back to the topmost screen of a node.
    case popTo(Graph.Node)
    /// Presents a sheet.
    case sheet(Graph.Sheet)
    /// Presents a cover.
    case cover(Graph.Cover)
    /// Presents a popover.
    case popover(Graph.Popover)
    /// Presents an alert.
    case alert(Graph.Alert)
    /// Presents a confirmation dialog.
    case dialog(Graph.Dialog)
    /// Starts a flow.
    case start(Graph.Flow)
    /// Asks the app to do something.
    case act(Graph.Action)
    /// Selects a tab.
    case select(Graph.Tab)
    /// Opens a node by its plan, as a link would.
    case open(NavigationState<Graph>, Graph.Node)
    /// Closes the presentation that contains the screen and continues from what is below.
    case under(NavigationExit)
    /// Goes back to the topmost screen of a node below and continues from there. If there is none,
    /// continues from the screen itself. If the exit leads to that node, it replaces that screen.
    case from(Graph.Node, NavigationExit)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
    /// Closes the presentation that contains the screen, with a result.
    case finish(NavigationResult)

    var core: ExitValue {
        switch self {
        case .push(let route): return .push(route.nodeValue)
        case .replace(let route): return .replace(route.nodeValue)
        case .reset(let route): return .reset(route.nodeValue)
        case .fill(let column, let route): return .fill(column, route.nodeValue)
        case .popTo(let node): return .popTo(node.index)
        case .sheet(let value): return .present(ContentValue(.sheet, value.nodeValue))
        case .cover(let value): return .present(ContentValue(.cover, value.nodeValue))
        case .popover(let value): return .present(ContentValue(.popover, value.nodeValue))
        case .alert(let value): return .present(ContentValue(.alert, value.nodeValue))
        case .dialog(let value): return .present(ContentValue(.dialog, value.nodeValue))
        case .start(let flow): return .present(ContentValue(flow: flow.node.index, flow.value))
        case .act(let action): return .act(action.nodeValue)
        case .select(let tab): return .select(tab.index)
        case .open(let plan, let node): return .open(plan.core, node.index)
        case .under(let exit): return .under(exit.core)
        case .from(let node, let exit): return .from(node.index, exit.core)
        case .close: return .close
        case .back: return .back
        case .finish(let result): return .finish(result)
        }
    }

    public static func == (left: Self, right: Self) -> Bool { left.core == right.core }

    public func hash(into hasher: inout Hasher) { hasher.combine(core) }

    /// The node that the exit leads to; `nil` if it goes back or closes something.
    public var target: Graph.Node? { core.target(Graph.table).map { Graph.Node(index: $0) } }

    /// Opens a node as a link would: shows the state that the node's plan describes.
    ///
    /// Generated exits call this. Only nodes that a link or an `as: open` route leads to have a
    /// plan; opening any other node is a programming error.
    public static func open<Value: NavigationValue>(to value: Value) -> Self where Value.Graph == Graph {
        opening(value.nodeValue)
    }

    /// Opens a node that needs no values as a link would. The node must have a plan.
    public static func open(to node: Graph.Node) -> Self { opening(NodeValue(node)) }

    /// Opens a flow, or a step of one, as a link would. It must have a plan.
    public static func open(to value: NodeValue) -> Self { opening(value) }

    private static func opening(_ value: NodeValue) -> Self {
        guard let plan = StateCore(planOf: value, Graph.table) else {
            preconditionFailure("\(Graph.table.name): \(Graph.table.nodes[value.node].id) has no plan")
        }
        return .open(NavigationState(core: plan), Graph.Node(index: value.node))
    }
}

/// The requests that every kind of exit can make, whether it belongs to a whole graph or to a
/// section in a module of its own.
nonisolated public protocol ExitRequest: Hashable, Sendable {
    /// Goes back to what is below the screen.
    static var back: Self { get }
    /// Closes the presentation that contains the screen.
    static var close: Self { get }
    /// Closes the presentation that contains the screen, with a result.
    static func finish(_ result: NavigationResult) -> Self
}

nonisolated extension NavigationExit: ExitRequest {}

/// The events that are counted for a screen while it is shown.
nonisolated public enum ExitCounter: Hashable, Sendable {
    /// A link led to the screen again.
    case arrivals
    /// The screen's tab was tapped again.
    case reselections
}

/// Performs the exits of a screen.
@MainActor public final class ExitHandler<Exit: ExitRequest> {
    /// Performs an exit.
    public let go: @MainActor (Exit) -> Void
    /// Performs an exit and waits for its result; `nil` if the presentation was closed without one.
    public let ask: @MainActor (Exit) async -> NavigationResult?
    /// Returns whether the conditions currently allow the exit with a number.
    public let offers: @MainActor (Int) -> Bool
    /// Returns how often a link led to the screen again, or its tab was tapped again.
    public let count: @MainActor (ExitCounter) -> Int
    /// Returns the value for a `NavigationLink` that does the same as an exit.
    public let value: @MainActor (Exit) -> any Hashable & Sendable

    /// A function that receives each exit that is taken.
    public typealias Recorder = @MainActor @Sendable (Exit) -> Void

    /// Creates a handler from closures, for example one that returns a fixed result in a test.
    ///
    ///     let handler = ShopExitHandler(ask: { _ in NavigationResult(CancelOrderAction.confirm) })
    ///     let exits = OrderDetailExits(handler: handler, orderId: id)
    public init(
        go: @escaping @MainActor (Exit) -> Void = { _ in },
        ask: @escaping @MainActor (Exit) async -> NavigationResult? = { _ in nil },
        offers: @escaping @MainActor (Int) -> Bool = { _ in true },
        count: @escaping @MainActor (ExitCounter) -> Int = { _ in 0 },
        value: @escaping @MainActor (Exit) -> any Hashable & Sendable = { $0 }
    ) {
        self.go = go
        self.ask = ask
        self.offers = offers
        self.count = count
        self.value = value
    }

    /// A handler that does nothing, for previews.
    public static var preview: ExitHandler { ExitHandler() }

    /// Creates a handler that passes each exit to a closure, for tests.
    public static func recording(_ record: @escaping Recorder) -> ExitHandler {
        ExitHandler(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }

    /// Creates a handler for the exits of a section in a module of its own. `translate` turns them
    /// into exits of the whole graph.
    public func section<Inner: ExitRequest, Graph: NavigationGraph>(
        _ translate: @escaping @MainActor (Inner) -> Exit
    ) -> ExitHandler<Inner> where Exit == NavigationExit<Graph> {
        ExitHandler<Inner>(
            go: { self.go(translate($0)) }, ask: { await self.ask(translate($0)) }, offers: offers, count: count,
            value: { inner in
                let exit = translate(inner)
                switch exit {
                case .push(let route), .fill(_, let route): return route
                default: return exit
                }
            })
    }
}

extension NavigatorCore {
    /// Makes the exit handler of a screen: the bottom one of a level, the one in a column, or the
    /// topmost one that matches a value.
    func handler<Graph: NavigationGraph>(
        level: Int, screen: NodeValue?, column: SplitColumn?, token: ScreenToken? = nil, _ graph: Graph.Type
    ) -> ExitHandler<NavigationExit<Graph>> {
        ExitHandler(
            go: { [weak self] exit in
                guard let self else { return }
                take(exit.core, from: origin(level, screen, column, token))
            },
            ask: { [reference = NavigatorReference(self)] exit in
                await NavigatorCore.ask(reference, exit.core, from: level, screen, column, token)
            },
            offers: { [weak self] number in self?.offers(number, level, screen, column) ?? false },
            count: { [weak self] counter in self?.count(counter, level, screen, column) ?? 0 })
    }

    private func offers(_ number: Int, _ level: Int, _ screen: NodeValue?, _ column: SplitColumn?) -> Bool {
        guard let source = origin(level, screen, column).flatMap(display.position(of:)).flatMap(display.node) else {
            return false
        }
        return wanted.offers(number, of: source, facts?() ?? conditionValues)
    }
}
