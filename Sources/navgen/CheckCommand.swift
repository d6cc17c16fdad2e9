import NavDriver
import NavGraph

extension Command {
    static let check = Command(
        name: "check", operands: "GRAPH…", summary: "Check graphs, and say what is wrong with them",
        discussion: "Checks graphs and all the files that they include. Writes nothing.",
        options: [.strict, .format] + Option.compiling, example: "navgen check --strict Graphs/shop.yaml"
    ) { arguments, terminal throws(UsageError) in
        let options = try arguments.compilerOptions()
        var run = GraphRun(
            terminal: terminal, format: arguments.diagnosticFormat(terminal), isStrict: arguments.has(.strict))
        for path in try arguments.graphs() {
            guard let analysed = run.compile(path, options) else { continue }
            let graph = analysed.graph
            terminal.say(
                "\(path): \(counted(graph.nodes.count, "node")), \(counted(graph.routes.count, "route")), no errors")
        }
        return run.finish()
    }
}
