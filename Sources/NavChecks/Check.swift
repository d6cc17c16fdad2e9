public import NavGraph
public import NavLinks
public import NavSyntax

/// A rule together with the function that finds its violations in a graph.
public struct Check: Sendable {
    public let rule: Rule
    private let body: Body

    /// The function, in a case for the input that it needs.
    private enum Body: Sendable {
        case graph(@Sendable (AnalyzedGraph) -> [Diagnostic])
        case links(@Sendable (AnalyzedGraph, LinkTable) -> [Diagnostic])
    }

    init(_ rule: Rule, _ body: @escaping @Sendable (AnalyzedGraph) -> [Diagnostic]) {
        self.rule = rule
        self.body = .graph(body)
    }

    init(_ rule: Rule, _ body: @escaping @Sendable (AnalyzedGraph, LinkTable) -> [Diagnostic]) {
        self.rule = rule
        self.body = .links(body)
    }

    /// The checks that need only the graph.
    static let graphChecks = allChecks.compactMap { if case .graph(let body) = $0.body { body } else { nil } }
    /// The checks that also need the compiled links.
    static let linkChecks = allChecks.compactMap { if case .links(let body) = $0.body { body } else { nil } }
}

/// Compiles the links of a graph and runs all checks. The result has the links, and the findings of
/// both the link compiler and the checks.
public func checkGraph(_ graph: Graph) -> (links: LinkTable, findings: [Diagnostic]) {
    let (links, graphFindings) = LinkTable.table(of: graph, beside: Check.graphChecks)
    let linkFindings = concurrently(Check.linkChecks.count) { Check.linkChecks[$0](links.analyzed, links) }
    return (links, links.problems + graphFindings.joined() + linkFindings.joined())
}
