import NavGraph

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
        guard let way = run.way(from: start, to: goal) else {
            terminal.fail(
                "no way leads from `\(words[1])` to `\(words[2])`",
                help: "how it is reached: navgen why \(words[0].shellQuoted) \(words[2].shellQuoted)")
            return .failed
        }
        terminal.write(([run.describe(start)] + way).joined(separator: "\n  → ") + "\n")
        return .fine
    }
}

extension AnswerRun {
    /// The steps of the shortest way, in words; where no route leads there, by way of the tab bar.
    fileprivate func way(from start: NodeID, to goal: NodeID) -> [String]? {
        if let way = analysed.shortestWay(from: start, to: goal) { return words(for: way) }
        guard hasTabBar(start) else { return nil }
        let tabs = Reachability.roots(of: analysed.graph).filter { analysed.graph.kind(of: $0) == .tab }
        var best: [String]?
        for tab in tabs {
            guard let way = analysed.shortestWay(from: tab, to: goal) else { continue }
            if best.map({ $0.count <= way.count + 1 }) == true { continue }
            best = ["\(describe(tab)): selected in the tab bar\(needs(tab))"] + words(for: way)
        }
        return best
    }

    /// Whether the tab bar can be used where a node is shown: on the stack of a tab, not upon it or under another root.
    private func hasTabBar(_ node: NodeID) -> Bool {
        var open = Reachability.roots(of: analysed.graph).filter { analysed.graph.kind(of: $0) == .tab }
        var seen = Set(open)
        while let place = open.popLast() {
            if place == node { return true }
            for edge in analysed.outgoing(of: place) {
                let stays =
                    switch edge.cause {
                    case .tabRoot, .column: true
                    case .route(let number):
                        switch analysed.transition(of: analysed.graph.routes[number], from: place) {
                        case .push, .replace, .reset, .fill: true
                        default: false
                        }
                    default: false
                    }
                if stays, seen.insert(edge.target).inserted { open.append(edge.target) }
            }
        }
        return false
    }

    private func words(for way: [AnalysedGraph.Step]) -> [String] {
        // What has presented an alert stands before it.
        zip(way, [nil] + way.map(\.source)).compactMap { step, former in words(for: step, after: former) }
    }

    private func words(for step: AnalysedGraph.Step, after former: NodeID?) -> String? {
        switch step {
        case .edge(let edge): return "\(describe(edge.target)): \(words(for: edge, of: former))"
        case .global(let index, let source):
            guard let target = analysed.graph.routes[index].target.target else { return nil }
            return "\(describe(target)): \(words(forRoute: index, from: source)), from anywhere\(needs(target))"
        }
    }
}
