#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A build of the app with schemes and hosts of its own.
nonisolated public protocol NavigationEnvironment: RawRepresentable<String>, CaseIterable, Codable, Hashable, Sendable
where AllCases == [Self] {}

nonisolated extension NavigationEnvironment {
    /// Its index among the builds, after the one without an environment.
    public var build: Int { (Self.allCases.firstIndex(of: self) ?? -1) + 1 }
}

/// The environment of a graph that declares none.
nonisolated public enum NoEnvironment: String, NavigationEnvironment {
    /// Never used.
    case none
    public static var allCases: [NoEnvironment] { [] }
}

/// Where a URL leads, such as `ShopLink.product(productId: 5)`.
nonisolated public protocol NavigationLinkValue: NavigationValue {
    /// The builds of the app whose links differ.
    associatedtype Environment: NavigationEnvironment = NoEnvironment
}

nonisolated extension NavigationLinkValue {
    /// Reads the link of a URL; `nil` if no pattern matches it.
    @inlinable
    public init?(_ url: borrowing String, environment: Environment? = nil) {
        guard let link = Self.read(url, environment?.build ?? 0) else { return nil }
        self = link
    }

    @inlinable
    static func read(_ url: borrowing String, _ build: Int) -> Self? {
        MatchedURL.read(url, Graph.links, build) { node, url in
            var values = ValueReader(url: url)
            return Self(Graph.Node(index: node), &values)
        }
    }

    /// Reads the link of a URL; `nil` if no pattern matches it.
    public init?(url: URL, environment: Environment? = nil) {
        self.init(url.absoluteString, environment: environment)
    }

    /// The URL with all its values, as the first of its patterns that can writes it; `nil` if none can.
    public var url: String? { url() }

    /// Returns the URL with a scheme or host, or of another build; `nil` if no pattern has one like that.
    public func url(scheme: String? = nil, host: String? = nil, environment: Environment? = nil) -> String? {
        let build = environment?.build ?? 0
        return Graph.links.url(of: nodeValue, build, scheme: scheme, host: host) { Self.read($0, build) == self }
    }

    /// The values of its parameters, as its URL spells them; those of a list are separated by commas.
    public var texts: [String?] {
        let value = nodeValue
        return (0..<value.count).map { index in
            switch value[index] {
            case .none, .null: return nil
            case let parameter: return parameter.spellings?.joined(separator: ",")
            }
        }
    }

    /// What is shown when the link is followed; `nil` if an action decides that.
    public var plan: NavigationState<Graph>? {
        StateCore(planOf: nodeValue, Graph.table).map { NavigationState(core: $0) }
    }
}

nonisolated extension LinkTable {
    /// Writes the URL of a link, from which reading has to give the link back; `nil` if no pattern can.
    func url(
        of link: NodeValue, _ build: Int, scheme: String? = nil, host: String? = nil,
        isReadBack: (String) -> Bool
    ) -> String? {
        let details = rows.pointee.details
        for pattern in details.patterns(of: link.node) {
            guard let origin = details.origins.preferred(pattern.origin, build, scheme: scheme, host: host),
                let url = LinkWriter.url(pattern, link, origin, self), isReadBack(url)
            else { continue }
            return url
        }
        return nil
    }
}

nonisolated extension GraphTable {
    /// Reads the link of a URL; `nil` if no pattern matches it.
    func link(_ url: String, _ build: Int) -> NodeValue? { types.readURL(url, build) }

    /// Writes the URL of a link; `nil` if no pattern can.
    func url(of link: NodeValue, _ build: Int) -> String? {
        types.links().url(of: link, build) { types.readURL($0, build) == link }
    }
}

/// The links of a graph without links.
nonisolated public enum NoLink<Node: NavigationNode>: NavigationLinkValue where Node.Graph.Node == Node {
    /// There is none.
    public var nodeValue: NodeValue { switch self {} }
    public init?(_ node: Node, _ values: inout ValueReader) { return nil }
}
