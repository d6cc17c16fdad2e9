public import NavGraph
public import NavLinks
public import NavSyntax

/// A rule together with the function that finds its violations in a graph.
public struct Check: Sendable {
    public let rule: Rule
    /// Finds the violations of the rule.
    let findings: @Sendable (LinkAnalysis) -> [Diagnostic]

    init(_ rule: Rule, _ findings: @escaping @Sendable (AnalyzedGraph) -> [Diagnostic]) {
        self.init(rule: rule) { findings($0.analyzed) }
    }

    /// A check that needs the links.
    static func ofLinks(_ rule: Rule, _ findings: @escaping @Sendable (LinkAnalysis) -> [Diagnostic]) -> Check {
        Check(rule: rule, findings: findings)
    }

    private init(rule: Rule, findings: @escaping @Sendable (LinkAnalysis) -> [Diagnostic]) {
        self.rule = rule
        self.findings = findings
    }
}

/// Compiles the links of a graph and runs all checks. The result has the links, and the findings of
/// both the link compiler and the checks.
public func checkGraph(_ graph: Graph) -> (links: LinkAnalysis, findings: [Diagnostic]) {
    let links = LinkAnalysis(graph)
    return (links, links.problems + allChecks.flatMap { $0.findings(links) })
}
