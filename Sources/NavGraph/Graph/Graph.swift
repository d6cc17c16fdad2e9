public import NavSyntax

/// A graph as typed values with their source ranges. Names are resolved where possible.
public struct Graph: Sendable {
    /// The prefix of the generated types.
    public var name: Located<String>
    public var doc: String?
    /// The sections. The main graph is section 0; the others follow in the order of their includes.
    public var sections: [Section] = []
    public var links = LinkSettings()
    public var types: [TypeDeclaration] = []
    public var conditions: [Condition] = []
    /// The entries of `root`, of which the first match wins. Without `root:`, this is `tabs` if there are
    /// tabs, and empty otherwise.
    public var roots: [RootChoice] = []
    /// The screen shown while conditions are undecided.
    public var launching: NodeReference?
    /// Every tab, split, screen, sheet, cover, popover, alert, dialog, flow, step and action, in source order.
    public private(set) var nodes: [Node] = []
    /// The kind of each node, for fast iteration by kind.
    @usableFromInline private(set) var kinds: [NodeKind] = []
    /// The parameter list index of each node.
    var parameterLists: [Int32] = []
    /// All routes, from `to:`, alert actions and `routes:`, in source order.
    public private(set) var routes: [Route] = []
    public var redirects: [Redirect] = []
    public var outputs: [OutputRequest] = []
    public var rules = RuleSettings()
    /// The nodes that unknown names probably mean, or to which unknown sources lead.
    ///
    /// They count as reachable, so that one mistake is not reported twice.
    public internal(set) var possiblyReferenced: Set<NodeID> = []
    /// The words in values that could not be read, each of which may be a name.
    public internal(set) var unreadWords: Set<String> = []
    /// Whether `root` or `tabs` could not be read (already reported).
    public internal(set) var hasUnreadableRoot = false
    /// Whether there may be URL patterns that could not be read (already reported).
    public internal(set) var hasUnreadLinks = false
    /// The source files, by file id.
    public internal(set) var files: [SourceFile] = []
    /// The paths of included files, as written in `include`.
    public internal(set) var includes: [FileID: String] = [:]
    /// The top of the main file, for diagnostics about the graph as a whole.
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

    // Inlinable, because a call across modules would copy the graph.
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

    /// The nodes that match a predicate, in source order.
    public func ids(where isWanted: (Node) -> Bool) -> [NodeID] {
        nodes.indices.filter { isWanted(nodes[$0]) }.map { NodeID($0) }
    }

    /// Whether a route's source and target are in the section that declares the route.
    public func staysInSection(route number: Int) -> Bool {
        let route = routes[number]
        guard let target = route.target.target, section(of: target) == route.target.section, route.popsTo == nil,
            route.except.isEmpty
        else { return false }
        guard case .node(let source) = route.source else { return true }
        return source.target.map { section(of: $0) == route.target.section } ?? false
    }

    /// The index of a node's parameter list among all different lists, in order of first use; 0 is the empty
    /// list.
    ///
    /// Source ranges and docs do not make lists different.
    package func parameterList(of id: NodeID) -> Int { Int(parameterLists[id.index]) }

    /// The nodes of a kind, in source order.
    public func nodes(of kind: NodeKind) -> [Node] { ids(of: kind).map { self[$0] } }

    /// The module in which a section's Swift is compiled: its own, or that of an enclosing section. Nil for
    /// the app's module.
    public func module(of section: SectionID) -> String? {
        var current: SectionID? = section
        while let section = current {
            if let module = self[section].module { return module.value }
            current = self[section].parent
        }
        return nil
    }

    /// Whether a node, its flow, or a section around it may change in any way.
    public func isUnstable(_ id: NodeID) -> Bool {
        if self[id].isUnstable { return true }
        if case .step(let step) = self[id].detail, isUnstable(step.flow) { return true }
        return sections.indices.contains { number in
            sections[number].isUnstable && isSection(self[id].section, inside: SectionID(number))
        }
    }

    func isSection(_ section: SectionID, inside outer: SectionID) -> Bool {
        section == outer || self[section].parent.map { isSection($0, inside: outer) } ?? false
    }

    /// Where a pattern is declared, whatever the names in its braces are: of nodes and of redirects.
    func places(ofPattern text: String) -> [SourceRange] {
        func form(_ text: String) -> String {
            var isInside = false
            return String(
                text.filter { character in
                    if character == "}" { isInside = false }
                    defer { if character == "{" { isInside = true } }
                    return !isInside
                })
        }
        let wanted = form(text)
        let links = nodes.flatMap(\.links).map(\.path) + redirects.map(\.pattern)
        return links.filter { form($0.value) == wanted }.map(\.range)
    }
}

/// A value with its source range.
public struct Located<Value: Sendable>: Sendable {
    public var value: Value
    public var range: SourceRange

    public init(_ value: Value, _ range: SourceRange) {
        self.value = value
        self.range = range
    }
}

/// Text in a notation of its own, such as a URL pattern, with the source range of each of its parts.
public struct SourceText: Sendable {
    public let value: String
    private let ranges: TextRanges

    init(_ value: String, _ node: YAMLNode) {
        self.value = value
        ranges = TextRanges(of: node)
    }

    public var range: SourceRange { ranges.whole }

    /// The source range of a part of the text, in UTF-8 bytes, or of the whole text if it cannot be found.
    public func range(ofBytes part: Range<Int>) -> SourceRange { ranges.range(ofBytes: part) }
}

/// The index of a node. Ids are 32-bit numbers, because there are many of them.
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

/// A reference to a node by name. `target` is nil if there is no such node, which `unknown-node` reports.
public struct NodeReference: Sendable {
    public var name: String
    public var range: SourceRange
    /// The section from which the name was looked up.
    public var section: SectionID
    public var target: NodeID?
}

/// A use of a condition, perhaps negated. `target` is nil if there is no such condition.
public struct ConditionUse: Sendable {
    public var name: String
    public var isNegated: Bool
    public var range: SourceRange
    public var target: ConditionID?

    /// The source text.
    public var text: String { (isNegated ? "!" : "") + name }
}

/// A part of a graph that was included with a `section:` name, or the main graph.
///
/// It is a class for the same reasons as `Node`.
public final class Section: @unchecked Sendable {
    /// The name within the parent; empty for the main graph.
    public let name: Located<String>
    /// The full dotted name; empty for the main graph.
    public let path: String
    public let parent: SectionID?
    public let module: Located<String>?
    public internal(set) var doc: String?
    /// Nil without `exports:`; the main graph exports everything.
    public internal(set) var exports: [NodeReference]?
    /// Whether `exports` could not be read (already reported).
    public internal(set) var hasUnreadExports = false
    /// Whether its nodes may change in any way.
    public internal(set) var isUnstable = false
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
    public var ties = LinkTies.error
    /// The patterns of URLs that lead nowhere.
    public var except: [SourceText] = []
    public var maxLength = 8192
    /// The number of minutes for which a deferred link is kept.
    public var deferralMinutes = 30
    /// Which of several links wait at the same time.
    public var waiting = WaitingLinks.all
    /// Whether there may be schemes or hosts that could not be read (already reported).
    public internal(set) var isUnread = false
    /// The range of `links`; nil if the graph has none.
    public var range: SourceRange?
    public init(range: SourceRange? = nil) { self.range = range }
}

/// Which links wait, if several cannot be shown yet.
public enum WaitingLinks: String, Sendable, CaseIterable { case all, newest }

public enum TrailingSlash: String, Sendable, CaseIterable { case either, never, always }
/// Which pattern wins URLs that several match, none of which is more specific.
public enum LinkTies: String, Sendable, CaseIterable { case error, leftmostLiteral }
public enum UnknownQuery: String, Sendable, CaseIterable { case ignore, reject }

public struct LinkEnvironment: Sendable {
    public var name: Located<String>
    /// The schemes and hosts that replace those of `links`; nil to keep them.
    public var schemes: [Located<String>]?
    public var hosts: [Located<String>]?
    /// The apps that open its links; nil to use those of the output `aasa`.
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
    /// Whether there is no `root:` and the tabs are shown by default.
    public var isImplied = false
}

/// A value as written. Its meaning depends on the expected type.
public enum Literal: Sendable, Hashable {
    case scalar(String, isPlain: Bool)
    case list([Literal])

    /// Whether it is an unquoted `~`, `null` or empty value.
    public var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = self else { return false }
        return text.isEmpty || ["~", "null", "Null", "NULL"].contains(text)
    }
}

public struct Redirect: Sendable {
    public enum Destination: Sendable {
        case pattern(SourceText)
        case node(NodeReference, [FixedValue])
        /// The URL that a parameter carries, and the node for URLs that are no links.
        case carried(Located<String>, otherwise: NodeReference?, [FixedValue])
    }
    /// The old URL as written: a path or a full URL.
    public var pattern: SourceText
    public var destination: Destination
    /// The schemes and hosts of the old URL; nil for those of `links`.
    public var schemes: [Located<String>]?
    public var hosts: [Located<String>]?
    /// The byte offset of the path in the old URL, at its slash if it has one.
    ///
    /// For `app://order`, this is the second slash.
    public var pathStart = 0
    public var section: SectionID

    /// The node to which it may lead.
    public var node: NodeReference? {
        switch destination {
        case .node(let node, _): node
        case .carried(_, let node, _): node
        case .pattern: nil
        }
    }

    /// The values passed to that node.
    public var values: [FixedValue] {
        switch destination {
        case .node(_, let values), .carried(_, _, let values): values
        case .pattern: []
        }
    }
}

/// Text that may contain `{parameter}`, and `{{` for a brace.
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
    /// The source text.
    public var source: String
    public var pieces: [Piece]
    public var range: SourceRange
    /// The text for docs and diagrams, with `{{` as a brace and parameters in braces.
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
    public var ignored: [IgnoredNames] = []
    public init() {}
}

public struct RuleLevel: Sendable {
    public enum Level: String, Sendable, CaseIterable { case error, warning, note, off }
    public var rule: Located<String>
    public var level: Level
}

/// The nodes, sections, types and patterns for which a rule is suppressed.
public struct IgnoredNames: Sendable {
    public var rule: Located<String>
    public var nodes: [NodeReference]
    /// What the names stand for: the declarations of nodes, of types and of all nodes of sections, and patterns.
    public internal(set) var places: [SourceRange] = []
    /// The types among the names, and where they are named.
    public internal(set) var types: [(TypeID, SourceRange)] = []

    init(rule: Located<String>, nodes: [NodeReference]) {
        self.rule = rule
        self.nodes = nodes
    }
}

/// One entry of `outputs:`.
public struct OutputRequest: Sendable {
    public var kind: Located<OutputKind>
    public var isWanted: Bool
    /// A file or folder inside the output folder, for outputs that were given one.
    public var path: Located<String>?
    /// A `dir` that has no effect because there is also a `file`.
    public var folder: Located<String>?
    public var options: OutputOptions
    /// The keys of its options, in source order.
    public var keys: [Located<String>] = []
}

public struct OutputOptions: Sendable {
    public enum Access: String, Sendable, CaseIterable { case `internal`, package, `public` }
    public enum Runtime: String, Sendable, CaseIterable { case package, embedded }
    public enum Part: String, Sendable, CaseIterable { case routes, links, state, navigator, flows, views }
    public enum Bundle: String, Sendable, CaseIterable { case main, module }
    public var access: Access?
    /// The bundle in which titles and labels are looked up.
    public var bundle: Bundle?
    /// Whether generated Swift imports NavgenRuntime or is compiled with a copy of it in the same module.
    public var runtime: Runtime?
    public var parts: [Part]?
    public var swiftVersion: Located<String>?
    public var header: String?
    public var indent: Int?
    /// The module that generated tests import.
    public var module: Located<String>?
    /// The apps that open the links of the hosts: `ABCDE12345.com.example.shop`.
    public var appIDs: [Located<String>] = []
    /// The environments whose associated domains bypass Apple's cache.
    public var developerMode: [Located<String>] = []
    /// Which groups of nodes a picture draws as one card each.
    public var collapse: Collapsing?
    /// How much a picture's legend explains.
    public var legend: LegendSize?
    /// The colors of a picture.
    public var theme: PictureTheme?
    /// The folder with pictures of the running app, which the page shows, beside the graph.
    public var pictures: Located<String>?
    /// What tests of the user interface do.
    public var tours = TourOptions()
    /// The maximum value of `indent`.
    public static let maxIndent = 16
    public init() {}

    /// Whether a part is generated. Each part needs the ones before it; without `parts`, all are.
    public func includes(_ part: Part) -> Bool {
        guard let parts, !parts.isEmpty else { return true }
        let order = Part.allCases
        let last = parts.compactMap { order.firstIndex(of: $0) }.max() ?? order.count - 1
        return order.firstIndex(of: part).map { $0 <= last } ?? false
    }
}

/// What the output `tours` consists of, and what its tests do on each screen.
public struct TourOptions: Sendable {
    public enum Appearance: String, Sendable, CaseIterable { case light, dark }
    /// Whether XCUITest in Swift is written; by default, it is.
    public var writesXCUITest: Bool?
    /// Whether flows for Maestro are written.
    public var writesMaestro: Bool?
    /// Whether the tours take every route; by default, they do.
    public var takesRoutes: Bool?
    /// Whether a screenshot is taken of each screen.
    public var takesScreenshots: Bool?
    /// The languages in which the app is launched: `de`, `pt-BR`.
    public var languages: [Located<String>] = []
    public var appearances: [Appearance] = []
    /// Whether the accessibility of each screen is audited.
    public var audits: Bool?
    /// The bundle identifier of the app, for Maestro.
    public var bundleID: Located<String>?

    public init() {}
}

extension Graph {
    /// Whether a node is a tab that acts instead of being selected.
    public func isActingTab(_ id: NodeID) -> Bool {
        guard kind(of: id) == .tab, case .tab(let tab) = self[id].detail else { return false }
        return tab.route != nil
    }
}
