public import NavGraph
public import NavLinks

/// A version of a graph, with its analysis and its links.
public struct GraphVersion: Sendable {
    public let analysed: AnalysedGraph
    public let links: LinkTable
    var graph: Graph { analysed.graph }

    public init(_ analysed: AnalysedGraph, _ links: LinkTable) {
        self.analysed = analysed
        self.links = links
    }
}
