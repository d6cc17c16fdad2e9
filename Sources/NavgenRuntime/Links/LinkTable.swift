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
nonisolated public struct LinkTable: @unchecked Sendable {
    /// The format of a table. A runtime that cannot read a format marks its case as unavailable.
    public enum Format: Sendable {
        /// The first format.
        case v1
    }

    // In memory that is never changed or freed, so that reading a URL needs no reference counting.
    @usableFromInline let rows: UnsafePointer<Rows>

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
        _ graph: GraphTable?, origins: [String], rules: String, types: [(name: String, type: LinkType)],
        _ text: TableText
    ) {
        let rules = LinkRules(rules)
        var parser = LinkTableParser(graph, types)
        parser.read(text)
        rows = UnsafePointer(Self.kept([LinkTrie(parser, rules).rows(origins)]))
    }

    /// The links of a graph without links.
    public static let empty = LinkTable(nil, origins: [], rules: "", types: [], TableText(""))

    /// Copies rows to memory that is never freed.
    static func kept<Row>(_ rows: [Row]) -> UnsafeMutablePointer<Row> {
        let memory = UnsafeMutablePointer<Row>.allocate(capacity: max(rows.count, 1))
        memory.initialize(from: rows, count: rows.count)
        return memory
    }

    /// Copies the bytes of a string to memory that is never freed.
    static func kept(_ text: String) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: kept(Array(text.utf8)), count: text.utf8.count)
    }

    // MARK: - Data that is only needed for writing and redirects

    final class Details: Sendable {
        let origins: LinkOrigins
        /// The lines that have a pattern.
        let patterns: [LinkPattern]
        /// The plans, by node.
        let plans: [LinkPlan?]
        /// The plans of links that are shown on other screens than the rest, by node and name.
        let placed: [Int: [String: LinkPlan]]

        init(_ parser: LinkTableParser, _ origins: LinkOrigins) {
            self.origins = origins
            patterns = parser.patterns
            plans = parser.plans
            placed = parser.placed
        }

        /// The patterns with which URLs of a node are written, in order of preference.
        func patterns(of node: Int) -> [LinkPattern] {
            patterns.filter { $0.writes(node) }.enumerated()
                .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
        }
    }

    /// The plans of the nodes. An action has no plan.
    var plans: Plans { Plans(details: rows.pointee.details) }

    struct Plans {
        fileprivate let details: Details

        subscript(node: Int) -> LinkPlan? { node < details.plans.count ? details.plans[node] : nil }

        /// The plan of links that are shown on other screens than the rest: a value after those of
        /// their parameters is its name.
        func placed(_ link: NodeValue, _ table: GraphTable) -> LinkPlan? {
            guard !details.placed.isEmpty, case .string(let name) = link[table.nodes[link.node].parameters.count]
            else { return nil }
            return details.placed[link.node]?[name]
        }
    }

    // MARK: - Rows

    /// The data for reading URLs.
    @usableFromInline
    struct Rows {
        /// The trie of all paths.
        let root: UnsafePointer<Step>
        let branches: UnsafePointer<Branch>
        /// The patterns that end at each node of the trie.
        let ends: UnsafePointer<Int32>
        /// The patterns, in the order of the table.
        let patterns: UnsafePointer<Pattern>
        let items: UnsafePointer<Item>
        let hashes: UnsafePointer<Hash>
        let checks: LinkChecks
        let origins: LinkOrigins.Rows
        let rules: LinkRules
        let details: Details
    }

    /// A node of the trie, with the segments that can follow.
    struct Node {
        /// The steps of its literal segments.
        var literals: UnsafePointer<Step>?
        /// The number of literal segments; or, if negative, the number of slots of their hash
        /// table, which is a power of two.
        var literalCount: Int32 = 0
        var firstBranch: Int32 = 0
        var endOfBranches: Int32 = 0
        var firstEnd: Int32 = 0
        var endOfEnds: Int32 = 0
        /// Whether literal segments can be matched before the end of the segment is found, because
        /// they contain no special bytes and no branch accepts them.
        var hasPlainLiterals = false
        /// The step of an integer segment, if that is the only branch.
        var number: UnsafePointer<Step>?
    }

    /// A segment and the node to which it leads.
    struct Step {
        /// For a literal segment, these are its first and last eight bytes, its length and all of
        /// its bytes. The length is -1 in an empty slot of a hash table.
        var first: UInt64 = 0
        var last: UInt64 = 0
        var mask: UInt64 = 0
        var length = -1
        var text: UnsafePointer<UInt8>?
        var node = Node()

        @inline(__always)
        static func hash(_ first: UInt64, _ last: UInt64, _ length: Int) -> Int {
            let mixed = (first ^ last &<< 1 ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
            return Int(truncatingIfNeeded: mixed &>> 40)
        }
    }

    /// A segment with a value that is checked, and the node to which it leads.
    struct Branch {
        let check: LinkCheck
        /// Whether it matches all remaining segments.
        let isRest: Bool
        /// The number of the first pattern to which it leads.
        let firstPattern: Int32
        let step: UnsafePointer<Step>
    }

    struct Pattern {
        /// The index of the node; -1 if another path is read instead.
        let node: Int32
        let firstItem: Int32
        let endOfItems: Int32
        /// The index of the item for the fragment; -1 if fragments are ignored.
        let fragment: Int32
        /// The index of the hash route; -1 if it has none.
        let hash: Int32
        /// The number of the rule for its schemes and hosts.
        let origin: Int32
        /// How the path may end, if not all patterns agree.
        let slash: LinkRules.TrailingSlash
        let rejectsUnknownKeys: Bool
        /// Whether the value in the host is checked.
        let checksHost: Bool
        /// The check of the value in the host.
        let hostCheck: LinkCheck
        /// The number of bytes after the value in the host.
        let hostSuffix: Int32
        /// Whether a query or a fragment has to follow the path.
        let requiresMore: Bool
        /// The sources of the values, by parameter.
        let sources: UnsafePointer<Source>
        let sourceCount: Int
    }

    /// A query item, or the fragment.
    struct Item {
        let key: UnsafeBufferPointer<UInt8>
        let check: LinkCheck
        let isRequired: Bool
        /// Whether all values of a repeated key are used, or only the first.
        let isList: Bool
        /// Whether the item can be without `=`.
        let canBeBare: Bool
        /// Whether it belongs to the query of a hash route.
        let isInHash: Bool
    }

    /// A path in a fragment.
    struct Hash {
        let segments: UnsafePointer<LinkCheck>
        let count: Int
        /// The number of segments that have to be there.
        let least: Int
        /// The check of each further segment; `nil` if there are none.
        let rest: LinkCheck?
        let firstItem: Int32
        let endOfItems: Int32
    }

    /// The part of a URL that contains the value of a parameter.
    struct Source {
        enum Kind: UInt8 { case none, segment, rest, item, fragment, hashSegment, hashRest, wholeURL, host }
        var kind = Kind.none
        /// The index of the segment or of the item.
        var index: Int32 = 0
        /// The index of the text with several parts of which the value is one; -1 if it is the
        /// whole part of the URL.
        var text: Int32 = -1
        /// The number of the value in that text.
        var number: Int32 = 0
        /// The value that is fixed by the pattern or omitted in its URLs.
        var absent: UnsafePointer<[String]>?
        /// The number of bytes after the value in the host.
        var suffix: Int32 = 0
        /// The raw values, if URLs may spell them in any case.
        var choices: UnsafePointer<[String]>?
    }
}

/// The rules that apply to all links of a graph.
nonisolated struct LinkRules {
    enum TrailingSlash: String { case either, never, always }
    private(set) var ignoresCase = false
    private(set) var allowsHTTP = false
    private(set) var trailingSlash = TrailingSlash.either
    private(set) var maxLength = 8192

    init(_ text: String) {
        for word in text.split(separator: " ") {
            let parts = word.split(separator: "=").map(String.init)
            switch parts[0] {
            case "ignoresCase": ignoresCase = true
            case "allowsHTTP": allowsHTTP = true
            case "trailingSlash": trailingSlash = TrailingSlash(rawValue: parts[1]) ?? .either
            case "maxLength": maxLength = Int(parts[1]) ?? maxLength
            default: preconditionFailure("navgen's links have an unknown rule: \(word)")
            }
        }
    }
}
