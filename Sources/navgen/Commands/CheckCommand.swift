extension Command {
    static let check = Command(
        name: "check", operands: [.graph.repeated], summary: "Check graphs and report problems",
        discussion: "Checks graphs and all the files that they include. Writes nothing.",
        options: [.strict, .rule, .format], example: "navgen check --strict Graphs/shop.yaml"
    ) { arguments, terminal throws(UsageError) in
        let options = try arguments.compilerOptions()
        let paths = try arguments.graphs()
        var run = GraphRun(arguments, terminal)
        for path in paths { _ = run.compile(path, options) }
        return run.finish()
    }
}
