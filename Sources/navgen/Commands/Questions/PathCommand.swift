import NavGraph
import NavSyntax

extension Command {
    static let path = Command(
        name: "path", operands: [.graph, Operand("FROM", .node), Operand("TO", .node)],
        summary: "Show the shortest path between two nodes",
        discussion: """
            Shows the fewest steps that lead from one node to another, and how each is shown. Going back and closing a
            presentation count as steps; both lead to any node from which the current one can be shown.
            """,
        options: [.rule], example: "navgen path Graphs/shop.yaml home reviews"
    ) { arguments, terminal throws(UsageError) in
        let words = try arguments.operands(3...3)
        let (started, status) = try QueryRun.start(words[0], arguments, terminal, ignoresUnreachable: true)
        guard let run = started else { return status }
        let start = try run.node(words[1])
        let goal = try run.node(words[2])
        guard let path = run.analyzed.shortestPath(from: start, to: goal) else {
            terminal.fail(
                "no path leads from `\(words[1])` to `\(words[2])`",
                help: "how it is reached: navgen why \(words[0].shellQuoted) \(words[2].shellQuoted)")
            return .failed
        }
        terminal.write(([run.describe(start)] + run.words(for: path, from: start)).joined(separator: "\n  → ") + "\n")
        if let exclusion = run.exclusion(of: goal) { terminal.write("  \(exclusion)\n") }
        return .fine
    }
}

extension QueryRun {
    /// Describes the steps of a path, one line each.
    func words(for path: [AnalyzedGraph.Step], from start: NodeID) -> [String] {
        var describer = StepDescriber(self, from: start)
        return path.compactMap { step in
            switch step {
            case .edge(let edge): return "\(describe(edge.target)): \(describer.next(edge))"
            case .global(let index, let source):
                guard let target = analyzed.graph.routes[index].target.target else { return nil }
                let how = describer.words(forRoute: index, from: source)
                return "\(describe(target)): \(how), from anywhere\(needs(target))"
            case .tabBar(let tab, _):
                let how = analyzed.graph.isActingTab(tab) ? "tapped" : "selected"
                return "\(describe(tab)): \(how) in the tab bar\(needs(tab))"
            case .back(let target, let source):
                describer = StepDescriber(self, from: target)
                return "\(describe(target)): back from \(analyzed.graph[source].name)"
            case .close(let target, let source):
                describer = StepDescriber(self, from: target)
                return "\(describe(target)): shown again once \(analyzed.graph[source].name) is closed"
            }
        }
    }
}
