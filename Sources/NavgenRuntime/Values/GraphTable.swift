/// What is known about the nodes of a graph, read once from the text that navgen writes.
///
/// Each line describes a condition, a root or a node: its id, its kind, and then what differs from the default.
///
///     static let table = GraphTable(
///         HelloGraph.self, "Hello", format: .v1,
///         """
///         @home
///         home screen pushes=detail
///         detail screen params=id
///         """)
nonisolated public final class GraphTable: Sendable {
    /// The format of the text. A runtime that cannot read a format declares it unavailable.
    public enum Format: Sendable {
        /// The first format.
        case v1
    }

    /// A condition, and what is shown while it does not hold.
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

    /// What an app's window can show: the tabs, or a node.
    struct Root: Sendable, Equatable {
        /// `nil` for the tabs.
        let node: Int?
    }

    /// Where a stack begins: a tab, or a root that is a node.
    struct RootStack: Sendable {
        /// The index of the tab among the tabs.
        let tab: Int?
        /// A screen, a split or a flow.
        let root: Int
        /// The names in saved states: the id and former ids.
        let names: [String]
    }

    /// The name of the graph.
    public let name: String
    /// How node values become the graph's own types.
    let types: GraphTypes
    let nodes: [GraphTableNode]
    let conditions: [Condition]
    /// The nodes that are tabs.
    let tabs: [Int]
    let roots: [Root]
    let rootChoices: [RootChoice]
    /// Whether a root shows the tabs.
    let showsTabs: Bool
    let hasConditionalSteps: Bool
    /// Whether the user can continue behind some fallback.
    let hasOpenFallbacks: Bool
    /// The screen that is shown while the root is undecided.
    let launching: Int?
    /// The stacks: of the tabs, where a root shows them, then of the roots that are nodes.
    let rootStacks: [RootStack]
    /// What each of them begins with.
    let initialContents: [ContentValue]
    /// How long a link waits for its conditions, in seconds.
    let deferralLimit: Double
    private let indices: [String: Int]

    /// Reads a table.
    @inlinable
    public convenience init<Graph: NavigationGraph>(
        _ graph: Graph.Type, _ name: String, format: Format, deferralLimit: Double = 1800, _ text: StaticString
    ) {
        // Inlinable, so that the functions that ask the graph's types are compiled for these types.
        self.init(GraphTypes(graph), name, deferralLimit, text)
    }

    @usableFromInline
    convenience init(_ types: GraphTypes, _ name: String, _ deferralLimit: Double, _ text: StaticString) {
        self.init(types, name, deferralLimit, TableText(text))
    }

    init(_ types: GraphTypes, _ name: String, _ deferralLimit: Double, _ text: TableText) {
        self.name = name
        self.deferralLimit = deferralLimit
        self.types = types
        let table = GraphTableParser(text)
        nodes = table.nodes
        conditions = table.conditions
        tabs = table.tabs
        roots = table.roots
        rootChoices = table.rootChoices
        launching = table.launching
        showsTabs = table.roots.contains { $0.node == nil }
        hasConditionalSteps = table.nodes.contains { $0.kind == .step && !$0.visibility.isEmpty }
        hasOpenFallbacks = table.conditions.contains { $0.fallback.map { table.nodes[$0].isSeenThrough } ?? false }
        rootStacks = table.rootStacks
        indices = table.indices
        initialContents = table.rootStacks.map { stack in
            guard let content = ContentValue(atRoot: stack.root, table.nodes, types) else {
                preconditionFailure("\(name): the bottom of a stack requires parameters")
            }
            return content
        }
    }

    /// The index of a node, by its id or a former one.
    func index(of id: String) -> Int? { indices[id] }

    /// The steps of a flow, in order.
    func steps(of flow: Int) -> Range<Int> {
        var end = flow + 1
        while end < nodes.count, nodes[end].kind == .step { end += 1 }
        return flow + 1..<end
    }

    /// The style in which a node is shown where nothing else is specified.
    func style(of node: Int) -> ContentStyle { ContentStyle(nodes[node].kind) }

    /// Makes a value of a node, with defaults for the parameters that are missing.
    func value(_ style: ContentStyle, _ value: NodeValue) -> NodeValue? { types.value(style, value) }

    /// The index of a tab's stack.
    func rootStack(ofTab tab: Int) -> Int { rootStacks.firstIndex { $0.tab == tab } ?? 0 }

    /// The index of a root's stack; `nil` for the tabs.
    func rootStack(ofRoot root: Int) -> Int? {
        roots[root].node.flatMap { node in rootStacks.firstIndex { $0.tab == nil && $0.root == node } }
    }
}

/// What is known about a node.
nonisolated struct GraphTableNode: Sendable {
    /// An exit that conditions may withhold.
    struct Offer: Sendable {
        let target: Int
        let isPush: Bool
        /// What has to hold for it.
        let requirements: [Requirement]
        /// What has to hold for what it shows, where nothing is shown instead.
        let guards: [Requirement]
    }

    /// What follows an answer to an alert or dialog, as an exit of what presented it.
    struct AnswerRoute: Sendable {
        /// The name of the answer.
        let answer: String
        let verb: Verb
        let target: Int?
        let arguments: [PlanArgument]
        let requirements: [Requirement]

        enum Verb: String, Sendable {
            case go, push, replace, reset, popTo, present, open, act, select, dismiss
            // A screen in another style.
            case sheet, cover, popover
            // What the verb `go` does, below the presentation.
            case under
        }
    }

    /// Where a presented thing lets links go.
    enum LinkBehavior: String, Sendable { case close, stack, wait }

    /// How a flow is shown.
    enum FlowStyle: String, Sendable { case cover, sheet, root }

    let id: String
    let kind: NodeKind
    /// The names of the parameters.
    var parameters: [String] = []
    /// The parameters whose values no event reports.
    var sensitive: [String] = []
    /// The parameters that make two values the same thing; `nil` for all of them.
    var identity: [Int]?
    /// What has to hold for it to be shown.
    var requirements: [Requirement] = []
    /// What has to hold for a step to be part of its flow, or a tab to be in the tab bar.
    var visibility: [Requirement] = []
    /// The nodes that it can push.
    var pushes: [Int] = []
    /// The exits that are not always offered, by number.
    var offers: [Offer] = []
    var answers: [AnswerRoute] = []
    var owner: String?
    var tags: [String] = []
    /// Former ids.
    var formerIDs: [String] = []
    /// Whether it exists only in memory.
    var isTransient = false
    /// Whether the app shows it by itself.
    var isExternal = false
    // A tab.
    var root: Int?
    /// The name of its symbol in SF Symbols.
    var symbol: String?
    var isSearch = false
    var hasBadge = false
    /// The title of the section of the tab bar that it belongs to.
    var section: String?
    // A split.
    var sidebar: [Int] = []
    var content: [Int] = []
    var detail: [Int] = []
    var splitVisibility = SplitVisibility.automatic
    // A presentation.
    /// Whether it has a stack of its own.
    var hasStack = false
    var onLink = LinkBehavior.close
    /// Whether the user can continue behind it.
    var isSeenThrough = false
    /// How it looks, by key.
    var style: [String: [String]] = [:]
    // A flow or a step.
    var flowStyle = FlowStyle.cover
    /// What follows a flow or an action.
    var next: [(node: Int, arguments: [PlanArgument])] = []
    /// The step to which skipping a flow leads; `nil` for its end.
    var skipTarget: Int?
    var isSkippable = false
    /// Whether there is no way back from a step.
    var isFinal = false
    /// Whether the steps of a flow can be left backward.
    var allowsBack = true
    // A screen.
    var zooms = false
    var titleMode: String?
}

/// A value of a plan: the other node's parameter, a fixed value, or the default.
nonisolated enum PlanArgument: Hashable, Sendable {
    case parameter(Int)
    /// The parameter of what presented the alert, by name.
    case presenter(String)
    case fixed([String])
    case absent
}

/// A condition that has to hold, or that must not.
nonisolated public struct Requirement: Hashable, Sendable {
    /// The index of the condition.
    let condition: Int
    let isNegated: Bool

    /// Whether it is met; `nil` while the condition is undecided.
    func isMet(_ conditions: ConditionValues) -> Bool? {
        conditions[condition].map { $0 != isNegated }
    }
}

nonisolated extension Array where Element == Requirement {
    /// The first that is not met, and whether that is decided.
    func firstUnmet(_ conditions: ConditionValues) -> (requirement: Requirement, isMet: Bool?)? {
        for requirement in self {
            let isMet = requirement.isMet(conditions)
            if isMet != true { return (requirement, isMet) }
        }
        return nil
    }

    /// Whether one of them is not met, or is undecided and counts as not met.
    func isForbidden(_ conditions: ConditionValues, _ orUndecided: Bool) -> Bool {
        for requirement in self {
            let isMet = requirement.isMet(conditions)
            if isMet == false || orUndecided && isMet == nil { return true }
        }
        return false
    }

    /// Whether all are met; `nil` while that is undecided.
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
