#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A build of the app with its own schemes and hosts, such as one for testing.
nonisolated public protocol NavigationEnvironment: RawRepresentable<String>, CaseIterable, Codable, Hashable, Sendable
where AllCases == [Self] {}

nonisolated extension NavigationEnvironment {
    /// The index of the build. The build without an environment has index 0.
    public var build: Int { (Self.allCases.firstIndex(of: self) ?? -1) + 1 }
}

/// The environment of a graph that declares none.
nonisolated public enum NoEnvironment: String, NavigationEnvironment {
    /// Never used.
    case none
    public static var allCases: [NoEnvironment] { [] }
}

/// An enum whose cases are the nodes that URLs lead to, such as `ShopLink.product(productId: 5)`.
nonisolated public protocol NavigationLinkValue: NavigationValue {
    /// The builds of the app that have their own schemes and hosts.
    associatedtype Environment: NavigationEnvironment = NoEnvironment
}

nonisolated extension NavigationLinkValue {
    /// Reads the link of a URL; `nil` if no pattern matches it.
    @inlinable
    public init?(_ url: String, environment: Environment? = nil) {
        guard let link = Self.read(url, environment?.build ?? 0) else { return nil }
        self = link
    }

    @inlinable
    static func read(_ url: String, _ build: Int) -> Self? {
        guard let match = Graph.links.read(url, build) else { return nil }
        var values = ValueReader(match)
        guard let link = Self(Graph.Node(index: match.node), &values), !values.isRefused else { return nil }
        return link
    }

    /// Reads the link of a URL; `nil` if no pattern matches it.
    public init?(url: URL, environment: Environment? = nil) {
        self.init(url.absoluteString, environment: environment)
    }

    /// The URL of the link, written with the first of its patterns that can express all values;
    /// `nil` if none can.
    public var url: String? { url() }

    /// Returns the URL with a given scheme or host, or for another build; `nil` if no pattern has
    /// such a URL.
    public func url(scheme: String? = nil, host: String? = nil, environment: Environment? = nil) -> String? {
        let build = environment?.build ?? 0
        return Graph.links.url(of: nodeValue, build, scheme: scheme, host: host) { Self.read($0, build)?.nodeValue }
    }

    /// The values of the parameters, as they are spelled in the URL. The values of a list are
    /// separated by commas.
    public var texts: [String?] {
        let value = nodeValue
        return (0..<min(value.count, Graph.table.nodes[value.node].parameters.count)).map { index in
            switch value[index] {
            case .none, .null: return nil
            case let parameter: return parameter.text?.all.joined(separator: ",")
            }
        }
    }

    /// The state that following the link shows; `nil` if the link performs an action.
    public var plan: NavigationState<Graph>? {
        StateCore(planOf: nodeValue, Graph.table).map { NavigationState(core: $0) }
    }
}

nonisolated extension LinkTable {
    /// Writes the URL of a link with the first pattern whose URL is read back as the same link;
    /// `nil` if there is none.
    func url(
        of link: NodeValue, _ build: Int, scheme: String? = nil, host: String? = nil,
        read: (String) -> NodeValue?
    ) -> String? {
        let texts = (0..<link.count).map { link[$0].text }
        return reader.url(of: link.node, texts, build, scheme: scheme, host: host) { url, ignored in
            guard let other = read(url), other.node == link.node else { return false }
            return (0..<max(link.count, other.count)).allSatisfy { ignored.contains($0) || other[$0] == link[$0] }
        }
    }
}

nonisolated extension GraphTable {
    /// Reads the link of a URL; `nil` if no pattern matches it.
    func link(_ url: String, _ build: Int) -> NodeValue? { types.readURL(url, build) }

    /// Writes the URL of a link; `nil` if no pattern can express it.
    func url(of link: NodeValue, _ build: Int) -> String? {
        types.links().url(of: link, build) { types.readURL($0, build) }
    }
}

/// The links of a graph without links.
nonisolated public enum NoLink<Node: NavigationNode>: NavigationLinkValue where Node.Graph.Node == Node {
    /// Never called.
    public var nodeValue: NodeValue { switch self {} }
    public init?(_ node: Node, _ values: inout ValueReader) { return nil }
}
