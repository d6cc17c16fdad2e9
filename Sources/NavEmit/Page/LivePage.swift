import NavGraph
public import NavLinks
public import NavSyntax

/// The page of a graph that follows the changes of the graph, for `navgen graph --serve`.
public struct LivePage: Sendable {
    private let title: String
    private let sourceName: String
    /// The graph, as in the output `json`.
    public let graph: JSON

    /// - Parameter sourceName: The name of the graph's main file.
    public init(_ links: LinkAnalysis, sourceName: String) {
        title = links.graph.name.value
        self.sourceName = sourceName
        graph = GraphDocument(links).json
    }

    /// The content security policy of the page.
    public static let policy = Page.policy(isLive: true)

    /// The HTML.
    public var text: String {
        Page(title: title, sourceName: sourceName, document: graph.text(), isLive: true).text
    }
}
