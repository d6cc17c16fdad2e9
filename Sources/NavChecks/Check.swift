public import NavGraph
public import NavLinks
public import NavSyntax

/// A rule together with the function that finds what breaks it in a graph.
public struct Check: Sendable {
    public let rule: Rule
    private let look: Look

    /// What it looks at.
    private enum Look: Sendable {
        case graph(@Sendable (AnalysedGraph) -> [Diagnostic])
        case links(@Sendable (AnalysedGraph, LinkTable) -> [Diagnostic])
    }

    init(_ rule: Rule, _ look: @escaping @Sendable (AnalysedGraph) -> [Diagnostic]) {
        self.rule = rule
        self.look = .graph(look)
    }

    init(_ rule: Rule, _ look: @escaping @Sendable (AnalysedGraph, LinkTable) -> [Diagnostic]) {
        self.rule = rule
        self.look = .links(look)
    }

    /// Those of the graph alone.
    static let ofGraph = allChecks.compactMap { if case .graph(let look) = $0.look { look } else { nil } }
    /// Those that have to know its links.
    static let ofLinks = allChecks.compactMap { if case .links(let look) = $0.look { look } else { nil } }
}

/// A graph with its links, and all that is wrong with it: what was found when its links were compiled, and what the checks
/// find.
public func checkGraph(_ graph: Graph) -> (links: LinkTable, findings: [Diagnostic]) {
    let (links, ofGraph) = LinkTable.table(of: graph, beside: Check.ofGraph)
    let ofLinks = concurrently(Check.ofLinks.count) { Check.ofLinks[$0](links.analysed, links) }
    return (links, links.problems + ofGraph.joined() + ofLinks.joined())
}
