import NavGraph

extension Command {
    static let why = Command(
        name: "why", operands: "GRAPH NODE", summary: "Say why a node can or cannot be reached",
        discussion: "Shows the way on which a node is reached from what the app shows first, or what is missing.",
        options: Option.compiling, example: "navgen why Graphs/shop.yaml reviews"
    ) { arguments, terminal throws(UsageError) in
        let words = arguments.operands
        guard words.count == 2 else { throw UsageError(message: "name a graph and a node", help: nil) }
        let run: AnswerRun
        switch AnswerRun.start(words[0], try arguments.compilerOptions(), terminal) {
        case .failure(let failure): return failure.status
        case .success(let started): run = started
        }
        let node = try run.node(words[1])
        let way = run.analysed.reachability.way(to: node)
        guard !way.isEmpty else {
            terminal.write(unreachable(node, run))
            return .failed
        }
        let lines = way.map { step -> String in
            let name = run.describe(step.node)
            switch step.origin {
            case .root: return "\(name), is shown first"
            case .entry: return "\(name), is an entry: it is opened from outside the graph"
            case .link: return "\(name), is opened by a link"
            case .global: return "\(name), can be reached from anywhere"
            case .edge(let edge): return "  → \(name) (\(run.describe(edge)))"
            case .unreached: return name
            }
        }
        terminal.write(lines.joined(separator: "\n") + "\n")
        return .fine
    }

    private static func unreachable(_ node: NodeID, _ run: AnswerRun) -> String {
        let incoming = run.analysed.incoming(of: node).map { run.analysed.graph[$0.source].name }
        var text = "\(run.describe(node)), cannot be reached\n"
        if incoming.isEmpty {
            text += "  nothing leads to it: add it to the `to:` of a node, give it a `url`, or set `entry: true`\n"
        } else {
            text += "  only nodes lead to it that cannot be reached either: \(incoming.joined(separator: ", "))\n"
        }
        return text
    }
}
