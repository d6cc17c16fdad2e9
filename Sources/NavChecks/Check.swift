public import NavGraph
public import NavLinks
public import NavSyntax

/// A rule together with the function that finds its violations in a graph.
public struct Check: Sendable {
    public let rule: Rule
    /// Finds the violations of the rule.
    let findings: @Sendable (AnalyzedGraph, LinkTable) -> [Diagnostic]

    init(_ rule: Rule, _ findings: @escaping @Sendable (AnalyzedGraph) -> [Diagnostic]) {
        self.init(rule) { analyzed, _ in findings(analyzed) }
    }

    init(_ rule: Rule, _ findings: @escaping @Sendable (AnalyzedGraph, LinkTable) -> [Diagnostic]) {
        self.rule = rule
        self.findings = findings
    }
}

/// Compiles the links of a graph and runs all checks. The result has the links, and the findings of
/// both the link compiler and the checks.
public func checkGraph(_ graph: Graph) -> (links: LinkTable, findings: [Diagnostic]) {
    let links = LinkTable(graph)
    return (links, links.problems + allChecks.flatMap { $0.findings(links.analyzed, links) })
}
