/// The nodes, conditions and roots of a graph, read once from the table that navgen writes.
///
/// Each line describes a condition, a root or a node: its id and kind, followed by the properties
/// that differ from their defaults.
///
///     static let table = GraphTable(
///         HelloGraph.self, "Hello", format: .v1,
///         """
///         @home
///         home screen pushes=detail
///         detail screen params=id
///         """)
nonisolated public final class GraphTable: Sendable {
    /// The format of a table. A runtime that cannot read a format marks its case as unavailable.
    public enum Format: Sendable {
        /// The first format.
        case v1
    }

    /// Which links wait, if several cannot be done yet.
    public enum WaitingLinks: Sendable {
        /// All of them, in the order in which they were opened.
        case all
        /// Only the newest one.
        case newest
    }

    /// A condition and its fallback: the node that is shown while it does not hold.
    struct Condition: Sendable {
        let id: String
        var fallback: Int?
    }

    /// A choice among roots: the first whose requirements are met is shown.
    struct RootChoice: Sendable {
        /// The index of the root.
        let root: Int
        let requirements: [Requirement]
    }

    /// A root of an app's window: the tabs, or a node.
    struct Root: Sendable, Equatable {
        /// `nil` for the tabs.
        let node: Int?
    }

    /// The bottom of a stack: a tab, or a root that is a node.
    struct RootStack: Sendable {
        /// The index of the tab among the tabs.
        let tab: Int?
        /// The index of a screen, a split or a flow.
        let root: Int
        /// The names in saved states: the id, followed by former ids.
        let names: [String]
        /// The values of the root, or of the sidebar of a split, if the tab fixes them.
        var arguments: [PlanArgument] = []
    }

    /// The name of the graph.
    public let name: String
    /// Converts node values to the graph's own types and back.
    let types: GraphTypes
    let nodes: [GraphTableNode]
    let conditions: [Condition]
    /// The nodes that are tabs and can be selected.
    let tabs: [Int]
    /// The nodes in the tab bar: these tabs, and those that act instead.
    let tabBar: [Int]
    let roots: [Root]
    let rootChoices: [RootChoice]
    /// Whether a root shows the tabs.
    let showsTabs: Bool
    let hasConditionalSteps: Bool
    /// The screen that is shown while the root is undecided.
    let launching: Int?
    /// The stacks of the tabs, if a root shows them, followed by the stacks of the roots that are
    /// nodes.
    let rootStacks: [RootStack]
    /// Whether a tab fixes the values of its root.
    let fixesRoots: Bool
    /// The initial content of each stack in ``rootStacks``.
    let initialContents: [ContentValue]
    /// The longest time that a link waits for its conditions, in seconds.
    let deferralLimit: Double
    /// Whether a link that waits is dropped when a newer one has to wait.
    let keepsNewestLink: Bool
    private let indices: [String: Int]

    /// Reads a table.
    @inlinable
    public convenience init<Graph: NavigationGraph>(
        _ graph: Graph.Type, _ name: String, format: Format, deferralLimit: Double = 1800,
        waiting: WaitingLinks = .all, _ text: StaticString
    ) {
        // Inlinable, so that the functions of `GraphTypes` are specialized for the graph's types.
        self.init(GraphTypes(graph), name, deferralLimit, waiting, text)
    }

    @usableFromInline
    convenience init(
        _ types: GraphTypes, _ name: String, _ deferralLimit: Double, _ waiting: WaitingLinks, _ text: StaticString
    ) {
        self.init(types, name, deferralLimit, waiting, TableText(text))
    }

    init(
        _ types: GraphTypes, _ name: String, _ deferralLimit: Double, _ waiting: WaitingLinks, _ text: TableText
    ) {
        self.name = name
        self.deferralLimit = deferralLimit
        keepsNewestLink = waiting == .newest
        self.types = types
        let table = GraphTableParser(text)
        nodes = table.nodes
        conditions = table.conditions
        tabs = table.tabs
        tabBar = table.nodes.indices.filter { table.nodes[$0].kind == .tab }
        roots = table.roots
        rootChoices = table.rootChoices
        launching = table.launching
        showsTabs = table.roots.contains { $0.node == nil }
        hasConditionalSteps = table.nodes.contains { $0.kind == .step && !$0.visibility.isEmpty }
        rootStacks = table.rootStacks
        fixesRoots = table.rootStacks.contains { !$0.arguments.isEmpty }
        indices = table.indices
        initialContents = table.rootStacks.map { stack in
            guard let content = ContentValue(atRoot: stack.root, stack.arguments, table.nodes, types) else {
                preconditionFailure("\(name): the bottom of a stack requires parameters")
            }
            return content
        }
    }

    /// The index of the node with an id or a former id.
    func index(of id: String) -> Int? { indices[id] }

    /// The steps of a flow, in order.
    func steps(of flow: Int) -> Range<Int> {
        var end = flow + 1
        while end < nodes.count, nodes[end].kind == .step { end += 1 }
        return flow + 1..<end
    }

    /// The style in which a node is shown by default.
    func style(of node: Int) -> ContentStyle { ContentStyle(nodes[node].kind) }

    /// Makes a value of a node, with defaults for the parameters that are missing.
    func value(_ style: ContentStyle, _ value: NodeValue) -> NodeValue? { types.value(style, value) }

    /// The index of a tab's stack.
    func rootStack(ofTab tab: Int) -> Int { rootStacks.firstIndex { $0.tab == tab } ?? 0 }

    /// The tab that fixes the values of its root, if they are those of a screen.
    func tab(withRoot value: NodeValue) -> Int? {
        rootStacks.indices.first { index in
            !rootStacks[index].arguments.isEmpty && initialContents[index].value == value
        }.flatMap { rootStacks[$0].tab }
    }

    /// The index of a root's stack; `nil` for the tabs.
    func rootStack(ofRoot root: Int) -> Int? {
        roots[root].node.flatMap { node in rootStacks.firstIndex { $0.tab == nil && $0.root == node } }
    }
}

/// A node in the graph's table.
nonisolated struct GraphTableNode: Sendable {
    /// An exit that is only available under conditions.
    struct Offer: Sendable {
        let target: Int
        let isPush: Bool
        /// The requirements of the exit.
        let requirements: [Requirement]
        /// The requirements of its target that have no fallback.
        let guards: [Requirement]
    }

    /// The route that follows an answer to an alert or dialog. It is taken as an exit of the
    /// presenter.
    struct AnswerRoute: Sendable {
        /// The name of the answer.
        let answer: String
        let verb: Verb
        let target: Int?
        let arguments: [PlanArgument]
        /// The node to go back to first.
        let popsTo: Int?
        let requirements: [Requirement]

        enum Verb: String, Sendable {
            case go, push, replace, reset, popTo, present, open, act, select, dismiss
            // A screen in another style.
            case sheet, cover, popover
            // Like `go`, but from below the presentation.
            case under
        }
    }

    /// A route by which a link shows the node on top of what is shown.
    struct RouteOnTop: Sendable {
        /// The node that has to be on top; `nil` for any view except the node itself.
        let source: Int?
        /// How it shows the node: `go` as without `as`.
        let verb: AnswerRoute.Verb
        /// The values that the route fixes; those that it does not are absent.
        let arguments: [PlanArgument]
    }

    /// The reaction of a presentation to a link: it is closed, the link is shown on top of it, or
    /// the link waits.
    enum LinkBehavior: String, Sendable { case close, stack, wait }

    /// The form in which a flow is shown.
    enum FlowStyle: String, Sendable { case cover, sheet, root }

    let id: String
    let kind: NodeKind
    /// The names of the parameters.
    var parameters: [String] = []
    /// The parameters whose values are not reported in events or descriptions.
    var sensitive: [String] = []
    /// The indices of the parameters that decide whether two values are the same; `nil` for all
    /// parameters.
    var identity: [Int]?
    /// The requirements for the node to be shown.
    var requirements: [Requirement] = []
    /// The requirements for a step to be part of its flow, or for a tab to be in the tab bar.
    var visibility: [Requirement] = []
    /// The longest time that a link or step to the node waits, in seconds; `nil` for that of the graph.
    var deferralLimit: Double?
    /// The nodes that the node can push.
    var pushes: [Int] = []
    /// The exits that are only available under conditions, by number.
    var offers: [Offer] = []
    /// The routes of an alert's answers, or the route of a tab that acts.
    var answers: [AnswerRoute] = []
    /// The routes by which a link shows it on top of what is shown, instead of with its plan.
    var routesOnTop: [RouteOnTop] = []
    var owner: String?
    var tags: [String] = []
    /// Former ids.
    var formerIDs: [String] = []
    /// Whether the node is left out of saved states.
    var isTransient = false
    /// Whether the app shows the node by itself, outside of the navigator.
    var isExternal = false
    // A tab.
    /// Whether it acts instead of being selected.
    var acts = false
    var root: Int?
    /// The values that it gives its root.
    var rootArguments: [PlanArgument] = []
    /// The name of its symbol in SF Symbols.
    var symbol: String?
    var isSearch = false
    var hasBadge = false
    /// The title of the tab bar section that contains the tab.
    var section: String?
    // A split.
    var sidebar: [Int] = []
    var content: [Int] = []
    var detail: [Int] = []
    var splitVisibility = SplitVisibility.automatic
    // A presentation.
    /// Whether the presentation has its own stack.
    var hasStack = false
    var onLink = LinkBehavior.close
    /// Whether the user can interact with the content behind the presentation.
    var allowsInteractionBehind = false
    /// The properties of its appearance, by key.
    var style: [String: [String]] = [:]
    // A flow or a step.
    var flowStyle = FlowStyle.cover
    /// The node that follows a flow, with values of the flow's parameters and data.
    var next: LinkPlan.Entry?
    /// The step to which skipping a flow leads; `nil` for its end.
    var skipTarget: Int?
    var isSkippable = false
    /// Whether the user cannot go back from a step.
    var isFinal = false
    /// Whether the user can go back in a flow.
    var allowsBack = true
    // A screen.
    var zooms = false
    var titleMode: String?
}

/// The value that a plan or route passes for a parameter.
nonisolated enum PlanArgument: Hashable, Sendable {
    case parameter(Int)
    /// The presenter's parameter, by name.
    case presenter(String)
    case fixed([String])
    case absent
}

/// A condition that must hold, or, if negated, must not hold.
nonisolated public struct Requirement: Hashable, Comparable, Sendable {
    /// The index of the condition.
    let condition: Int
    let isNegated: Bool

    /// Whether the requirement is met; `nil` while the condition is undecided.
    func isMet(_ conditions: ConditionValues) -> Bool? {
        conditions[condition].map { $0 != isNegated }
    }

    /// Compares requirements in the order in which the graph declares their conditions.
    public static func < (left: Self, right: Self) -> Bool {
        (left.condition, left.isNegated ? 1 : 0) < (right.condition, right.isNegated ? 1 : 0)
    }
}

nonisolated extension Array where Element == Requirement {
    /// Whether all requirements are met; `nil` while that is undecided.
    func areMet(_ conditions: ConditionValues) -> Bool? {
        var areDecided = true
        for requirement in self {
            switch requirement.isMet(conditions) {
            case false?: return false
            case nil: areDecided = false
            case true?: break
            }
        }
        return areDecided ? true : nil
    }
}
