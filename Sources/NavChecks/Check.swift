public import NavGraph
public import NavLinks
public import NavSyntax

/// A rule together with the function that finds what breaks it in a graph.
public struct Check: Sendable {
    public let rule: Rule
    public let run: @Sendable (AnalysedGraph, LinkTable) -> [Diagnostic]

    init(_ rule: Rule, _ run: @escaping @Sendable (AnalysedGraph) -> [Diagnostic]) {
        self.rule = rule
        self.run = { analysed, _ in run(analysed) }
    }

    init(_ rule: Rule, _ run: @escaping @Sendable (AnalysedGraph, LinkTable) -> [Diagnostic]) {
        self.rule = rule
        self.run = run
    }
}

/// All that is wrong with a graph: what was found when its links were compiled, and what the checks find.
public func checkGraph(_ analysed: AnalysedGraph, _ links: LinkTable) -> [Diagnostic] {
    links.problems + concurrently(allChecks.count) { allChecks[$0].run(analysed, links) }.flatMap(\.self)
}
