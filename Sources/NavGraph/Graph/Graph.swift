public import NavSyntax

/// What a graph says, as typed values with their places in the source; names are resolved where something has that name.
public struct Graph: Sendable {
    /// The prefix of the generated types.
    public var name: Located<String>
    public var doc: String?
    /// The main graph is section 0; the others follow in the order of their includes.
    public var sections: [Section] = []
    public var links = LinkSettings()
    public var types: [TypeDeclaration] = []
    public var conditions: [Condition] = []
    /// First match wins. Without `root:` in the source, this says `tabs` where there are tabs, and is empty otherwise.
    public var roots: [RootChoice] = []
    /// A screen shown while conditions are undecided.
    public var launching: NodeReference?
    /// Every tab, split, screen, sheet, cover, popover, alert, dialog, flow, step and action, in source order.
    public private(set) var nodes: [Node] = []
    /// By node, as most of what goes over the nodes asks for kinds first.
    @usableFromInline private(set) var kinds: [NodeKind] = []
    /// By node.
    var parameterLists: [Int32] = []
    /// From `to:`, from the actions of alerts and dialogs, from `routes:`; in source order.
    public private(set) var routes: [Route] = []
    public var redirects: [Redirect] = []
    public var outputs: [OutputRequest] = []
    public var rules = RuleSettings()
    /// The nodes that unknown names most probably mean, or to which unknown names lead: one mistake is not to look
    /// like two.
    public internal(set) var presumed: Set<NodeID> = []
    /// What stands in values that could not be read: it may be the name of anything.
    public internal(set) var mentioned: Set<String> = []
    /// There is a `root`, or there are `tabs`, that could not be read, which has been reported.
    public internal(set) var hasUnreadableRoot = false
    /// There may be URL patterns that could not be read, which has been reported.
    public internal(set) var hasUnreadLinks = false
    /// What it was read from, by file id.
    public internal(set) var files: [SourceFile] = []
    /// The paths of included files, as the files that include them write them.
    public internal(set) var includes: [FileID: String] = [:]
    /// The top of the main file: where findings about the graph as a whole are shown.
    public var start: SourceRange

    public init(name: Located<String>, start: SourceRange) {
        self.name = name
        self.start = start
    }

    mutating func set(_ nodes: [Node], _ routes: [Route]) {
        self.nodes = nodes
        kinds = nodes.map(\.kind)
        self.routes = routes
    }

    mutating func removeRoutes(_ numbers: Set<Int>) {
        routes = routes.indices.filter { !numbers.contains($0) }.map { routes[$0] }
    }

    // As part of other modules' code: a call would be handed a copy of the graph.
    @inlinable public subscript(id: NodeID) -> Node { nodes[id.index] }
    @inlinable public subscript(id: ConditionID) -> Condition { conditions[id.index] }
    @inlinable public subscript(id: TypeID) -> TypeDeclaration { types[id.index] }
    @inlinable public subscript(id: SectionID) -> Section { sections[id.index] }

    @inlinable public func kind(of id: NodeID) -> NodeKind { kinds[id.index] }

    /// The nodes of some kinds, in source order.
    public func ids(of wanted: NodeKind...) -> [NodeID] {
        kinds.indices.filter { wanted.contains(kinds[$0]) }.map { NodeID($0) }
    }

    public func section(of id: NodeID) -> SectionID { self[id].section }

    /// The nodes of which something is true, in source order.
    public func ids(where isWanted: (Node) -> Bool) -> [NodeID] {
        nodes.indices.filter { isWanted(nodes[$0]) }.map { NodeID($0) }
    }

    /// Whether the nodes that a route names are of the section from which they are named.
    public func staysInSection(route number: Int) -> Bool {
        let route = routes[number]
        guard let target = route.target.target, section(of: target) == route.target.section else { return false }
        guard case .node(let source) = route.source else { return true }
        return source.target.map { section(of: $0) == route.target.section } ?? false
    }

    /// The number of a node's parameters among all lists that differ in more than in where they stand and how they are
    /// described, in the order in which these come first; 0 is the empty one.
    package func parameterList(of id: NodeID) -> Int { Int(parameterLists[id.index]) }

    /// The nodes of a kind, in source order.
    public func nodes(of kind: NodeKind) -> [Node] { ids(of: kind).map { self[$0] } }

    /// The module in which a section's Swift is compiled: its own, or that of a section around it; nil is the app's.
    public func module(of section: SectionID) -> String? {
        var current: SectionID? = section
        while let section = current {
            if let module = self[section].module { return module.value }
            current = self[section].parent
        }
        return nil
    }
}

/// A value with the place where it was written.
public struct Located<Value: Sendable>: Sendable {
    public var value: Value
    public var range: SourceRange

    public init(_ value: Value, _ range: SourceRange) {
        self.value = value
        self.range = range
    }
}

/// A text with a notation of its own, such as a URL pattern, which can tell the place of each of its parts.
public struct SourceText: Sendable {
    public let value: String
    private let places: TextPlaces

    init(_ value: String, _ node: YAMLNode) {
        self.value = value
        places = TextPlaces(of: node)
    }

    public var range: SourceRange { places.whole }

    /// Where a part of the text, in bytes of its UTF-8, was written; the whole where that cannot be told.
    public func range(ofBytes part: Range<Int>) -> SourceRange { places.range(ofBytes: part) }
}

/// The numbers of nodes, conditions, types and sections take half a word: there are many of them.
public struct NodeID: Hashable, Comparable, Sendable {
    @usableFromInline let number: Int32
    @inlinable public init(_ index: Int) { number = Int32(index) }
    @inlinable public var index: Int { Int(number) }
    @inlinable public static func < (left: NodeID, right: NodeID) -> Bool { left.number < right.number }
}

public struct ConditionID: Hashable, Comparable, Sendable {
    @usableFromInline let number: Int32
    @inlinable public init(_ index: Int) { number = Int32(index) }
    @inlinable public var index: Int { Int(number) }
    @inlinable public static func < (left: ConditionID, right: ConditionID) -> Bool { left.number < right.number }
}

public struct TypeID: Hashable, Comparable, Sendable {
    @usableFromInline let number: Int32
    @inlinable public init(_ index: Int) { number = Int32(index) }
    @inlinable public var index: Int { Int(number) }
    @inlinable public static func < (left: TypeID, right: TypeID) -> Bool { left.number < right.number }
}

public struct SectionID: Hashable, Comparable, Sendable {
    @usableFromInline let number: Int32
    @inlinable public init(_ index: Int) { number = Int32(index) }
    @inlinable public var index: Int { Int(number) }
    @inlinable public static func < (left: SectionID, right: SectionID) -> Bool { left.number < right.number }
    public static let main = SectionID(0)
}

/// A node named somewhere; `target` is nil where there is no such node, which `unknown-node` reports.
public struct NodeReference: Sendable {
    public var name: String
    public var range: SourceRange
    /// The section from which the name was looked up.
    public var section: SectionID
    public var target: NodeID?
}

/// A condition named somewhere, perhaps negated; `target` is nil where there is no such condition.
public struct ConditionUse: Sendable {
    public var name: String
    public var isNegated: Bool
    public var range: SourceRange
    public var target: ConditionID?

    /// As it is written in the source.
    public var text: String { (isNegated ? "!" : "") + name }
}

/// One file's part of a graph that was included with a `section:` name; the main graph is one too, without a name.
///
/// A class like `Node`, for the same reasons.
public final class Section: @unchecked Sendable {
    /// The name within the parent; empty for the main graph.
    public let name: Located<String>
    /// The dotted name from the main graph; empty for the main graph.
    public let path: String
    public let parent: SectionID?
    public let module: Located<String>?
    public internal(set) var doc: String?
    /// Nil without `exports:`; the main graph exports everything.
    public internal(set) var exports: [NodeReference]?
    /// `exports` could not be understood, which has been reported.
    public internal(set) var hasUnreadExports = false
    /// The file that declares it.
    public let file: FileID

    init(name: Located<String>, path: String, parent: SectionID?, module: Located<String>?, file: FileID) {
        self.name = name
        self.path = path
        self.parent = parent
        self.module = module
        self.file = file
    }
}

public struct LinkSettings: Sendable {
    public var schemes: [Located<String>] = []
    public var hosts: [Located<String>] = []
    public var environments: [LinkEnvironment] = []
    public var allowsHTTP = false
    public var hasCaseSensitivePaths = true
    public var trailingSlash = TrailingSlash.either
    public var unknownQuery = UnknownQuery.ignore
    public var maxLength = 8192
    /// Minutes for which a link waits for its conditions.
    public var parkFor = 30
    /// There may be schemes or hosts that could not be read, which has been reported.
    public internal(set) var isUnread = false
    /// Nil: the graph says nothing.
    public var range: SourceRange?
    public init(range: SourceRange? = nil) { self.range = range }
}

public enum TrailingSlash: String, Sendable, CaseIterable { case either, never, always }
public enum UnknownQuery: String, Sendable, CaseIterable { case ignore, reject }

public struct LinkEnvironment: Sendable {
    public var name: Located<String>
    /// Nil: those of `links`.
    public var schemes: [Located<String>]?
    public var hosts: [Located<String>]?
    /// The apps that open its links; nil: those of the output `aasa`.
    public var appIDs: [Located<String>]?
}

public struct Condition: Sendable {
    public var name: Located<String>
    public var doc: String?
    public var otherwise: NodeReference?
}

public struct RootChoice: Sendable {
    public enum Shown: Sendable {
        case tabs
        case node(NodeReference)
    }
    public var when: [ConditionUse]
    public var show: Shown
    public var range: SourceRange
    /// True where the source has no `root:` and the tabs are shown by default.
    public var isImplied = false
}

/// A value as written; what it means depends on the type that is expected.
public enum Literal: Sendable, Hashable {
    case scalar(String, isPlain: Bool)
    case list([Literal])

    /// Plain `~`, `null` or nothing.
    public var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = self else { return false }
        return text.isEmpty || ["~", "null", "Null", "NULL"].contains(text)
    }
}

public struct Redirect: Sendable {
    public enum Destination: Sendable {
        case pattern(SourceText)
        case node(NodeReference, [FixedValue])
    }
    /// The old URL as it is written: a path, or with a scheme before it.
    public var pattern: SourceText
    public var destination: Destination
    /// Only these; nil: those of `links`.
    public var schemes: [Located<String>]?
    public var hosts: [Located<String>]?
    /// Where the path starts in the old URL, in bytes: at its slash, if it has one. After `app://`, that is the second slash.
    public var pathStart = 0
    public var section: SectionID
}

/// Text that may hold `{parameter}` and `{{` for a brace.
public struct Template: Sendable {
    public enum Piece: Sendable, Hashable {
        case text(String)
        case parameter(Located<String>)

        public static func == (left: Piece, right: Piece) -> Bool {
            switch (left, right) {
            case (.text(let a), .text(let b)): a == b
            case (.parameter(let a), .parameter(let b)): a.value == b.value
            default: false
            }
        }
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .text(let text): hasher.combine(text)
            case .parameter(let name): hasher.combine(name.value)
            }
        }
    }
    /// As written.
    public var source: String
    public var pieces: [Piece]
    public var range: SourceRange
    /// What a reader of docs and diagrams sees: `{{` is a brace, parameters stay in braces.
    public var plainText: String {
        pieces.map {
            switch $0 {
            case .text(let text): text
            case .parameter(let name): "{\(name.value)}"
            }
        }.joined()
    }
}

public struct RuleSettings: Sendable {
    public var levels: [RuleLevel] = []
    /// `ignore: {rule: [node, …]}`.
    public var ignored: [IgnoredNodes] = []
    public init() {}
}

public struct RuleLevel: Sendable {
    public enum Level: String, Sendable, CaseIterable { case error, warning, note, off }
    public var rule: Located<String>
    public var level: Level
}

public struct IgnoredNodes: Sendable {
    public var rule: Located<String>
    public var nodes: [NodeReference]
}

/// One entry of `outputs:`.
public struct OutputRequest: Sendable {
    public var kind: Located<OutputKind>
    public var isWanted: Bool
    /// A file or folder inside the output folder, for outputs that were given one.
    public var path: Located<String>?
    /// Beside a file: a folder that says nothing, as the file's path has one.
    public var folder: Located<String>?
    public var options: OutputOptions
    /// The keys of its options, as they are written.
    public var keys: [Located<String>] = []
}

public struct OutputOptions: Sendable {
    public enum Access: String, Sendable, CaseIterable { case `internal`, package, `public` }
    public enum Runtime: String, Sendable, CaseIterable { case package, embedded }
    public enum Part: String, Sendable, CaseIterable { case routes, links, state, navigator, flows, views }
    public enum Bundle: String, Sendable, CaseIterable { case main, module }
    public var access: Access?
    /// Where titles and labels are looked up.
    public var bundle: Bundle?
    /// Whether generated Swift imports NavgenRuntime, or is compiled in one module with a copy of it.
    public var runtime: Runtime?
    public var parts: [Part]?
    public var swiftVersion: Located<String>?
    public var header: String?
    public var indent: Int?
    /// The module that generated tests import.
    public var module: Located<String>?
    /// The apps that open the links of the hosts: `ABCDE12345.com.example.shop`.
    public var appIDs: [Located<String>] = []
    /// The environments whose associated domains are asked for at the server itself, not at Apple's cache.
    public var developerMode: [Located<String>] = []
    /// Spaces of one level, at most.
    public static let widestIndent = 16
    public init() {}

    /// Whether a part is wanted: without `parts` all are, and each needs those before it.
    public func includes(_ part: Part) -> Bool {
        guard let parts, !parts.isEmpty else { return true }
        let order = Part.allCases
        let last = parts.compactMap { order.firstIndex(of: $0) }.max() ?? order.count - 1
        return order.firstIndex(of: part).map { $0 <= last } ?? false
    }
}
