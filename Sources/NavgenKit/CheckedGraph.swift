import NavDriver
import NavGraph
import NavLinks
import NavSyntax

/// A graph that passes its checks: what can be asked, and what can be written.
///
/// ```swift
/// let graph = try NavigationGraph.load("Graphs/shop.yaml").checked()
/// if let link = graph.resolve("shop://order/ORD-001").match {
///     print(link.node, link.values, link.plan?.nodes ?? [])
/// }
/// ```
///
/// It never changes and may be used from many tasks at once. Making one costs as much as compiling the graph; resolving
/// a URL takes microseconds, so keep the graph and not the answers.
public struct CheckedGraph: Sendable {
    private let kept: Kept<(analysed: AnalysedGraph, links: LinkTable)>
    /// What was found on the way; there are no errors among it.
    public let report: CheckReport
    let path: String
    /// The number of the environment among the builds of the table of links.
    private(set) var build = 0

    init(analysed: AnalysedGraph, links: LinkTable, report: CheckReport, path: String) {
        kept = Kept((analysed, links))
        self.report = report
        self.path = path
    }

    var analysed: AnalysedGraph { kept.value.analysed }
    var links: LinkTable { kept.value.links }
    var graph: Graph { analysed.graph }
    /// The base name of the graph's main file, for headers.
    var sourceName: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The app's name, with which generated types begin.
    public var name: String { graph.name.value }
    /// What the graph says of the app, if anything.
    public var doc: String? { graph.doc }

    // MARK: - Environments

    /// The environments that `links:` declares, such as `staging`, in their order.
    public var environments: [String] { links.origins.builds.compactMap(\.environment) }

    /// The environment whose schemes and hosts ``resolve(_:)``, ``url(of:_:)`` and ``linkPatterns`` go by; nil stands
    /// for those of `links:` itself.
    public var environment: String? { links.origins.builds[build].environment }

    /// The same graph in an environment of its own: with its schemes and hosts.
    public func inEnvironment(_ name: String?) throws(UnknownName) -> CheckedGraph {
        guard let build = links.build(name) else {
            throw UnknownName(.environment, name ?? "", among: environments)
        }
        var graph = self
        graph.build = build
        return graph
    }

    // MARK: - Links

    /// Where a URL leads: the node, the values, and what is shown.
    ///
    /// Any text may be asked for; what is no URL matches nothing, and the answer says why.
    public func resolve(_ url: String) -> Resolution {
        Resolution(url, links, build: build)
    }

    /// The answer of ``resolve(_:)`` as `navgen resolve` writes it.
    public func answer(to url: String, as format: AnswerFormat) -> String {
        let answer = LinkAnswer(url, in: links, build: build)
        return switch format {
        case .text: answer.text
        case .json: answer.json
        }
    }

    /// The URL of a node.
    ///
    /// - Parameters:
    ///   - node: The node's id.
    ///   - values: A value for each parameter that the node needs; others may be left out.
    /// - Returns: A URL from which ``resolve(_:)`` gives back the node and the values.
    public func url(of node: String, _ values: [String: LinkValue] = [:]) throws(LinkError) -> String {
        guard let id = id(of: node) else {
            throw .unknownNode(UnknownName(.node, node, among: graph.nodes.map(\.name)))
        }
        let given = values.sorted { $0.key < $1.key }.map { LinkTable.GivenValue($0.key, $0.value.texts) }
        do throws(LinkWritingProblem) {
            return try links.url(of: id, given: given, build: build)
        } catch {
            throw LinkError(error, node: node)
        }
    }

    /// Every pattern of the graph, sorted: where it leads, what lies below that, and an example.
    public var linkPatterns: [Link] {
        LinkListing(links, build: build).rows.map(Link.init)
    }

    func id(of node: String) -> NodeID? {
        graph.nodes.firstIndex { $0.name == node }.map { NodeID($0) }
    }
}

/// How an answer is written.
public enum AnswerFormat: String, Sendable, CaseIterable {
    /// A few lines for people.
    case text
    /// One object, on a line.
    case json
}
