public import NavGraph
public import NavSyntax

/// A rule together with the function that finds what breaks it in a graph.
public struct Check: Sendable {
    public let rule: Rule
    public let run: @Sendable (AnalysedGraph) -> [Diagnostic]

    init(_ rule: Rule, _ run: @escaping @Sendable (AnalysedGraph) -> [Diagnostic]) {
        self.rule = rule
        self.run = run
    }
}

/// All that the checks find in a graph.
public func checkGraph(_ analysed: AnalysedGraph) -> [Diagnostic] {
    allChecks.flatMap { $0.run(analysed) }
}
