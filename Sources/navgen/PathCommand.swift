import NavGraph
import NavSyntax

extension Command {
    static let path = Command(
        name: "path", operands: [.graph, Operand("FROM", .node), Operand("TO", .node)],
        summary: "Show the shortest way between two nodes",
        discussion: "Shows the fewest steps that lead from one node to another, and how each is shown.",
        options: [.rule], example: "navgen path Graphs/shop.yaml home reviews"
    ) { arguments, terminal throws(UsageError) in
        let words = try arguments.operands(3...3)
        let (started, status) = try AnswerRun.start(words[0], arguments, terminal, isAboutWays: true)
        guard let run = started else { return status }
        let start = try run.node(words[1])
        let goal = try run.node(words[2])
        guard let way = run.analysed.shortestWay(from: start, to: goal) else {
            terminal.fail(
                "no way leads from `\(words[1])` to `\(words[2])`",
                help: "how it is reached: navgen why \(words[0].shellQuoted) \(words[2].shellQuoted)")
            return .failed
        }
        terminal.write(([run.describe(start)] + run.words(for: way)).joined(separator: "\n  → ") + "\n")
        return .fine
    }
}

extension AnswerRun {
    fileprivate func words(for way: [AnalysedGraph.Step]) -> [String] {
        // What has presented an alert stands before it.
        zip(way, [nil] + way.map(\.source)).compactMap { step, former in words(for: step, after: former) }
    }

    private func words(for step: AnalysedGraph.Step, after former: NodeID?) -> String? {
        switch step {
        case .edge(let edge): return "\(describe(edge.target)): \(words(for: edge, of: former))"
        case .global(let index, let source):
            guard let target = analysed.graph.routes[index].target.target else { return nil }
            return "\(describe(target)): \(words(forRoute: index, from: source)), from anywhere\(needs(target))"
        case .tabBar(let tab, _): return "\(describe(tab)): selected in the tab bar\(needs(tab))"
        }
    }
}
