import NavGraph

extension Command {
    static let path = Command(
        name: "path", operands: "GRAPH FROM TO", summary: "Show the shortest way between two nodes",
        discussion: "Shows the fewest steps that lead from one node to another, and how each is taken.",
        options: Option.compiling, example: "navgen path Graphs/shop.yaml home reviews"
    ) { arguments, terminal throws(UsageError) in
        let words = arguments.operands
        guard words.count == 3 else { throw UsageError(message: "name a graph and two nodes", help: nil) }
        let run: AnswerRun
        switch AnswerRun.start(words[0], try arguments.compilerOptions(), terminal) {
        case .failure(let failure): return failure.status
        case .success(let started): run = started
        }
        let start = try run.node(words[1])
        let goal = try run.node(words[2])
        guard let way = run.analysed.shortestWay(from: start, to: goal) else {
            terminal.fail("no way leads from `\(words[1])` to `\(words[2])`")
            return .failed
        }
        var lines = [run.describe(start)]
        for step in way {
            switch step {
            case .edge(let edge): lines.append("  → \(run.describe(edge.target)) (\(run.describe(edge)))")
            case .global(let index, _):
                let route = run.analysed.graph.routes[index]
                if let target = route.target.target { lines.append("  → \(run.describe(target)) (from anywhere)") }
            }
        }
        terminal.write(lines.joined(separator: "\n") + "\n")
        return .fine
    }
}
