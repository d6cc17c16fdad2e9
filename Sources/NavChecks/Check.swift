public import NavGraph
public import NavLinks
public import NavSyntax

/// A rule together with the function that finds its violations in a graph.
public struct Check: Sendable {
    public let rule: Rule
    private let look: Look

    /// The function, by the input that it needs.
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

    /// The checks that need only the graph.
    static let graphChecks = allChecks.compactMap { if case .graph(let look) = $0.look { look } else { nil } }
    /// The checks that also need the compiled links.
    static let linkChecks = allChecks.compactMap { if case .links(let look) = $0.look { look } else { nil } }
}

/// Compiles the links of a graph and runs all checks. The result has the links, and the findings of
/// both the link compiler and the checks.
public func checkGraph(_ graph: Graph) -> (links: LinkTable, findings: [Diagnostic]) {
    let (links, graphFindings) = LinkTable.table(of: graph, beside: Check.graphChecks)
    let linkFindings = concurrently(Check.linkChecks.count) { Check.linkChecks[$0](links.analysed, links) }
    return (links, links.problems + graphFindings.joined() + linkFindings.joined())
}
