public import NavGraph
public import NavLinks

/// A version of a graph, with its analysis and its links.
public struct GraphVersion: Sendable {
    public let analyzed: AnalyzedGraph
    public let links: LinkTable
    var graph: Graph { analyzed.graph }

    public init(_ analyzed: AnalyzedGraph, _ links: LinkTable) {
        self.analyzed = analyzed
        self.links = links
    }
}
