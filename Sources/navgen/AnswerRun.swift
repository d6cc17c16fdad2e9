import NavDriver
import NavGraph
import NavSyntax

/// Compiles the graph of a command that answers a question about it.
struct AnswerRun {
    let analysed: AnalysedGraph

    /// Where the graph has errors, they are the answer, on standard error.
    static func start(
        _ path: String, _ options: CompilerOptions, _ terminal: Terminal
    ) -> Result<AnswerRun, AnswerFailure> {
        let result = compile(path, options: options)
        if let failure = result.failure {
            terminal.fail("cannot read \(failure.path): \(failure.reason)")
            return .failure(AnswerFailure(status: .unreadable))
        }
        let fatal = result.diagnostics.filter { $0.severity == .error && $0.rule != "unreachable-node" }
        guard fatal.isEmpty, let analysed = result.analysed else {
            let format: DiagnosticFormat = terminal.isInteractive(.error) ? .text : .xcode
            terminal.write(
                render(result.diagnostics, sources: result.sources, as: format, color: terminal.usesColor(.error)),
                to: .error)
            terminal.fail("the graph has errors: mend them first")
            return .failure(AnswerFailure(status: .failed))
        }
        return .success(AnswerRun(analysed: analysed))
    }

    /// The node of a name.
    func node(_ name: String) throws(UsageError) -> NodeID {
        let graph = analysed.graph
        if let index = graph.nodes.firstIndex(where: { $0.name == name }) { return NodeID(index) }
        throw UsageError(
            message: "there is no node `\(name)` in the graph", help: didYouMean(name, among: graph.nodes.map(\.name)))
    }

    /// `orders, a tab`.
    func describe(_ id: NodeID) -> String {
        let node = analysed.graph[id]
        let kind = node.kind.rawValue
        return "\(node.name), \("aeiou".contains(kind.prefix(1)) ? "an" : "a") \(kind)"
    }

    /// How a step is taken, in a few words.
    func describe(_ edge: Edge) -> String {
        switch edge.cause {
        case .route(let index), .alertAction(let index):
            let route = analysed.graph.routes[index]
            let transition = analysed.transition(of: route, from: edge.source)?.rawValue ?? "push"
            let when = route.when.map { ($0.isNegated ? "!" : "") + $0.name }
            return transition + (when.isEmpty ? "" : ", when " + when.joined(separator: " and "))
        case .tabRoot: return "the tab's root"
        case .column: return "a column of the split"
        case .step: return "a step of the flow"
        case .then: return "what follows it"
        case .otherwise(let condition): return "shown unless \(analysed.graph[condition].name.value)"
        }
    }
}

struct AnswerFailure: Error {
    var status: ExitStatus
}
