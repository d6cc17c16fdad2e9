/// The links of a graph: its URL patterns, and the plans that describe what each link shows.
///
/// Each line is a pattern of a node, with its plan, or a redirect. If several lines match a URL,
/// the first one is used.
///
///     static let links = LinkTable(
///         ShopGraph.table, format: .v1, origins: ["schemes=shop hosts=shop.example.com"],
///         types: ["OrderID": .pattern(OrderID.self)],
///         """
///         product /product/{0:Int}?ref={1-} | @shop product(0,1)
///         > /o/{0:OrderID} => /order/{0}
///         """)
nonisolated public struct LinkTable: Sendable {
    /// The format of a table. A runtime that cannot read a format marks its case as unavailable.
    public enum Format: Sendable {
        /// The first format.
        case v1
    }

    let reader: LinkReader
    private let plans: LinkPlans

    /// Reads a table.
    ///
    /// - Parameters:
    ///   - graph: The table of the nodes to which the links lead.
    ///   - format: The format of the text.
    ///   - origins: The schemes and hosts of each build of the app, such as
    ///     `"schemes=shop hosts=shop.example.com"`.
    ///   - rules: The rules that differ from their defaults, such as
    ///     `"ignoresCase allowsHTTP trailingSlash=never maxLength=120"`.
    ///   - types: The types that the graph declares, by name.
    ///   - text: The table, with a line for each pattern, redirect and plan.
    public init(
        _ graph: GraphTable, format: Format, origins: [String], rules: String = "",
        types: KeyValuePairs<String, LinkType> = [:], _ text: StaticString
    ) {
        self.init(graph, origins: origins, rules: rules, types: types.map { ($0, $1) }, TableText(text))
    }

    init(
        _ graph: GraphTable, origins: [String], rules: String, types: [(name: String, type: LinkType)],
        _ text: TableText
    ) {
        let table = LinkTableParser(graph, types, text)
        reader = LinkReader(table.parser, table.lines, LinkRules(rules), builds: origins)
        plans = LinkPlans(table.plans, placed: table.placed)
    }

    private init() {
        reader = LinkReader(LinkLineParser([]) { _ in nil }, [], LinkRules(""), builds: [])
        plans = LinkPlans([], placed: [:])
    }

    /// The links of a graph without links.
    public static let empty = LinkTable()

    /// Reads a URL for a build of the app; `nil` if no pattern matches it.
    @usableFromInline
    func read(_ url: String, _ build: Int) -> MatchedURL? { try? reader.read(Array(url.utf8), build: build) }

    /// The plan of a node; `nil` if it is an action.
    func plan(of node: Int) -> LinkPlan? { node < plans.own.count ? plans.own[node] : nil }

    /// The plan of links that are shown on other screens than the rest: a value after those of
    /// their parameters is its name.
    func placedPlan(of link: NodeValue, _ table: GraphTable) -> LinkPlan? {
        guard !plans.placed.isEmpty, case .string(let name) = link[table.nodes[link.node].parameters.count]
        else { return nil }
        return plans.placed[link.node]?[name]
    }
}

/// The plans of all nodes.
nonisolated final class LinkPlans: Sendable {
    /// By node.
    let own: [LinkPlan?]
    /// Those of links that are shown on other screens than the rest, by node and name.
    let placed: [Int: [String: LinkPlan]]

    init(_ own: [LinkPlan?], placed: [Int: [String: LinkPlan]]) {
        self.own = own
        self.placed = placed
    }
}
