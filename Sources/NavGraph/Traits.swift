/// What can be said of a node without going to it: most rules ask for what few nodes have.
public struct NodeTraits: OptionSet, Sendable {
    public let rawValue: UInt16

    @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// It has a URL of its own.
    public static let links = NodeTraits(rawValue: 1)
    /// One of its URLs says more than its path.
    public static let longLinks = NodeTraits(rawValue: 2)
    public static let parameters = NodeTraits(rawValue: 4)
    public static let requires = NodeTraits(rawValue: 8)
    public static let entry = NodeTraits(rawValue: 16)
    public static let external = NodeTraits(rawValue: 32)
    public static let destructive = NodeTraits(rawValue: 64)
    public static let deprecated = NodeTraits(rawValue: 128)
    public static let returns = NodeTraits(rawValue: 256)
    public static let via = NodeTraits(rawValue: 512)
    public static let renamed = NodeTraits(rawValue: 1024)
    /// It says in which tab it is opened.
    public static let tab = NodeTraits(rawValue: 2048)

    /// Those of a node that has been read; finding names changes none of them.
    init(_ node: Node) {
        self = []
        if !node.links.isEmpty {
            insert(.links)
            if !node.links.allSatisfy(\.isShort) { insert(.longLinks) }
        }
        if !node.parameters.isEmpty { insert(.parameters) }
        if !node.requires.isEmpty { insert(.requires) }
        if node.isEntry { insert(.entry) }
        if node.isExternal { insert(.external) }
        if node.isDestructive { insert(.destructive) }
        if node.isDeprecated { insert(.deprecated) }
        if node.returns != nil { insert(.returns) }
        if node.via != nil { insert(.via) }
        if !node.renamedFrom.isEmpty { insert(.renamed) }
        if node.tab != nil { insert(.tab) }
    }
}

/// What can be said of a route without going to it.
public struct RouteTraits: OptionSet, Sendable {
    public let rawValue: UInt8

    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It says how it shows what it leads to.
    public static let style = RouteTraits(rawValue: 1)
    public static let fixed = RouteTraits(rawValue: 2)
    public static let when = RouteTraits(rawValue: 4)
    public static let fromAnywhere = RouteTraits(rawValue: 8)
    public static let fromAlert = RouteTraits(rawValue: 16)

    /// Those of a route that has been read; finding names changes none of them.
    init(_ route: Route) {
        self = []
        if route.style != nil { insert(.style) }
        if !route.fixed.isEmpty { insert(.fixed) }
        if !route.when.isEmpty { insert(.when) }
        switch route.source {
        case .node: break
        case .anywhere: insert(.fromAnywhere)
        case .alertAction: insert(.fromAlert)
        }
    }
}

/// The nodes at which a route starts and to which it leads, without going to it.
@usableFromInline struct RouteEnds: Sendable {
    /// Nil for routes from anywhere and those of an alert's actions.
    @usableFromInline let source: NodeID?
    @usableFromInline let target: NodeID?
    /// From which they are named.
    @usableFromInline let section: SectionID

    init(_ route: Route) {
        section = route.target.section
        source = if case .node(let reference) = route.source { reference.target } else { nil }
        target = route.target.target
    }
}

/// Nodes by number, and what can be said of each without going to it.
struct NodeList: Sendable {
    private(set) var all: [Node] = []
    private(set) var kinds: [NodeKind] = []
    private(set) var traits: [NodeTraits] = []
    private(set) var sections: [SectionID] = []

    mutating func reserve(_ count: Int) {
        all.reserveCapacity(count)
        kinds.reserveCapacity(count)
        traits.reserveCapacity(count)
        sections.reserveCapacity(count)
    }

    /// Adds a node that has been read.
    mutating func append(_ node: Node) {
        all.append(node)
        kinds.append(node.kind)
        traits.append(NodeTraits(node))
        sections.append(node.section)
    }
}
