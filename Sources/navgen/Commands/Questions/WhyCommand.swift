import NavChecks
import NavGraph
import NavSyntax

extension Command {
    static let why = Command(
        name: "why", operands: [.graph, Operand("NODE", .node)], summary: "Explain why a node can or cannot be reached",
        discussion: "Shows how a node is reached from what the app shows first, or what is missing.",
        options: [.rule], example: "navgen why Graphs/shop.yaml reviews"
    ) { arguments, terminal throws(UsageError) in
        let words = try arguments.operands(2...2)
        let (started, status) = try QueryRun.start(words[0], arguments, terminal, ignoresUnreachable: true)
        guard let run = started else { return status }
        let node = try run.node(words[1])
        guard let lines = run.linesFromRoot(to: node) ?? run.linesFromOutside(to: node) else {
            terminal.write(run.obstacles(to: node))
            return .failed
        }
        let exclusion = run.exclusion(of: node).map { ["  \($0)"] } ?? []
        terminal.write((lines + exclusion).map { $0 + "\n" }.joined())
        return .fine
    }
}

extension QueryRun {
    /// How a node is reached from what the app shows first.
    fileprivate func linesFromRoot(to node: NodeID) -> [String]? {
        guard let (start, path) = analyzed.shortestPathFromRoot(to: node) else { return nil }
        return ["\(describe(start)): \(first(start))"] + words(for: path, from: start).map { "  → " + $0 }
    }

    /// How a node is reached that no root leads to: by a link, or as an entry.
    fileprivate func linesFromOutside(to node: NodeID) -> [String]? {
        let path = analyzed.reachability.path(to: node)
        guard let start = path.first else { return nil }
        var describer = StepDescriber(self, from: start.node)
        return path.map { step in
            switch step.origin {
            case .edge(let edge): "  → \(describe(step.node)): \(describer.next(edge))"
            case .root: "\(describe(step.node)): \(first(step.node))"
            case .entry: "\(describe(step.node)): an entry, opened from outside the graph"
            case .link: "\(describe(step.node)): opened only by a link"
            case .global(let index):
                "\(describe(step.node)): \(describer.words(forRoute: index, from: nil)), from anywhere"
            case .possiblyReferenced: "\(describe(step.node)): named by a reference with an error: fix that first"
            case .unreached: describe(step.node)
            }
        }
    }

    /// Describes when a root is shown first.
    private func first(_ id: NodeID) -> String {
        let graph = analyzed.graph
        func words(_ uses: [ConditionUse]) -> String {
            uses.isEmpty
                ? "" : ", while " + uses.map { ($0.isNegated ? "not " : "") + $0.name }.joined(separator: " and ")
        }
        if case .tab(let tab) = graph[id].detail {
            let choice = graph.roots.first { if case .tabs = $0.show { true } else { false } }
            return "in the tab bar" + words((choice?.when ?? []) + tab.visible) + needs(id)
        }
        let choice = graph.roots.first {
            if case .node(let reference) = $0.show { reference.target == id } else { false }
        }
        if choice == nil, graph.launching?.target == id { return "shown until conditions are known" }
        guard let choice else { return "shown first" }
        return "shown first" + words(choice.when) + needs(id)
    }

    /// Explains why a node cannot be reached, and what could lead to it.
    fileprivate func obstacles(to id: NodeID) -> String {
        if let obstacle = analyzed.obstacle(before: id) {
            return "\(describe(id)): cannot be reached\n  \(obstacle.words)\n"
        }
        let plausible = analyzed.plausibleSources(of: id).map { "`\($0)`" }
        let from = plausible.isEmpty ? "a node that can be reached" : "a node such as " + plausible.alternatives()
        return """
            \(describe(id)): cannot be reached
              nothing leads to it: add it to the `to:` of \(from),
              give it a `url`, or set `entry: true` if it is opened from outside the graph

            """
    }
}
