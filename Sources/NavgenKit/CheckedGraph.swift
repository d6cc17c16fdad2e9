import NavAnswers
import NavFiles
import NavGraph
import NavLinks
import NavSyntax

/// A graph that passes its checks. It resolves URLs, builds them, and generates outputs.
///
/// ```swift
/// let graph = try NavigationGraph.load("Graphs/shop.yaml").checked()
/// if let link = graph.resolve("shop://order/ORD-001").match {
///     print(link.node, link.values, link.plan?.nodes ?? [])
/// }
/// ```
///
/// It is immutable and can be used by many tasks concurrently. Creating one takes as long as
/// compiling the graph, but resolving a URL takes microseconds, so keep the graph, not the answers.
public struct CheckedGraph: Sendable {
    private let boxed: Boxed<LinkAnalysis>
    /// The report of its checks, which has no errors.
    public let report: CheckReport
    let path: String
    /// The index of the environment among the builds of the link table.
    private(set) var build = 0

    init(links: LinkAnalysis, report: CheckReport, path: String) {
        boxed = Boxed(links)
        self.report = report
        self.path = path
    }

    var analyzed: AnalyzedGraph { links.analyzed }
    var links: LinkAnalysis { boxed.value }
    var graph: Graph { analyzed.graph }
    /// The name of the graph's main file, for headers.
    var sourceName: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The app's name, the prefix of generated types.
    public var name: String { graph.name.value }
    /// The app's documentation in the graph, if any.
    public var doc: String? { graph.doc }

    // MARK: - Environments

    /// The environments that `links:` declares, such as `staging`, in order.
    public var environments: [String] { links.origins.builds.compactMap(\.environment) }

    /// The environment whose schemes and hosts ``resolve(_:)``, ``url(of:_:)`` and ``linkPatterns``
    /// use; nil for those of `links:` itself.
    public var environment: String? { links.origins.builds[build].environment }

    /// The same graph with the schemes and hosts of an environment.
    public func inEnvironment(_ name: String?) throws(UnknownName) -> CheckedGraph {
        guard let build = links.build(name) else {
            throw UnknownName(.environment, name ?? "", among: environments)
        }
        var graph = self
        graph.build = build
        return graph
    }

    // MARK: - Links

    /// Resolves a URL: the node, its values, and what is shown.
    ///
    /// Accepts any string. If it is not a URL, nothing matches, and the answer says why.
    public func resolve(_ url: String) -> Resolution {
        Resolution(url, links, build: build)
    }

    /// The answer of ``resolve(_:)`` in the format of `navgen resolve`.
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
    ///   - values: A value for each required parameter; others may be left out.
    /// - Returns: A URL that ``resolve(_:)`` resolves to the same node and values.
    public func url(of node: String, _ values: [String: LinkValue] = [:]) throws(LinkError) -> String {
        guard let id = id(of: node) else {
            throw .unknownNode(UnknownName(.node, node, among: graph.nodes.map(\.name)))
        }
        let given = values.sorted { $0.key < $1.key }.map { LinkAnalysis.GivenValue($0.key, $0.value.texts) }
        do throws(LinkWritingProblem) {
            return try links.url(of: id, given: given, build: build)
        } catch {
            throw LinkError(error, node: node)
        }
    }

    /// All patterns of the graph, sorted, each with its target, the nodes that are shown below the
    /// target, and an example.
    public var linkPatterns: [Link] {
        LinkListing(links, build: build).rows.map(Link.init)
    }

    func id(of node: String) -> NodeID? {
        graph.nodes.firstIndex { $0.name == node }.map { NodeID($0) }
    }
}

/// The format of an answer.
public enum AnswerFormat: String, Sendable, CaseIterable {
    /// A few lines for people.
    case text
    /// One object, on one line.
    case json
}
