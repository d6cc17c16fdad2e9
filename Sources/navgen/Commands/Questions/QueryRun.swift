import NavCompiler
import NavFiles
import NavGraph
import NavLinks
import NavPlatform
import NavSyntax

/// The compiled graph for a command that answers a question, such as `resolve` or `path`.
struct QueryRun {
    let links: LinkAnalysis
    let diagnostics: [Diagnostic]
    /// The name of the graph's main file, for headers.
    let sourceName: String
    var analyzed: AnalyzedGraph { links.analyzed }

    /// Compiles the graph. If it has errors, writes them to standard error and returns no run.
    ///
    /// - Parameters:
    ///   - allowsErrors: Accepts a graph with errors, as long as it could be read.
    ///   - ignoresUnreachable: Ignores nodes that are unreachable or never shown, since `path` and `why` also
    ///     accept these.
    static func start(
        _ path: String, _ arguments: Arguments, _ terminal: Terminal, allowsErrors: Bool = false,
        ignoresUnreachable: Bool = false
    ) throws(UsageError) -> (run: QueryRun?, status: ExitStatus) {
        let result = compile(path, options: try arguments.compilerOptions())
        if let failure = result.failure {
            terminal.fail("cannot read \(failure.path): \(failure.reason)")
            return (nil, .unreadable)
        }
        let errors = result.diagnostics.filter {
            $0.severity == .error && !(ignoresUnreachable && ["unreachable-node", "excluded-root"].contains($0.rule))
        }
        guard errors.isEmpty || allowsErrors, let links = result.links else {
            let format: DiagnosticFormat = StandardStream.error.isTerminal ? .text : .xcode
            terminal.write(
                render(errors, sources: result.sources, as: format, color: terminal.usesColor(.error)), to: .error)
            terminal.fail(
                "the graph has \(counted(errors.count, "error")); fix \(errors.count == 1 ? "it" : "them") first")
            return (nil, .failed)
        }
        let name = path == "-" ? "standard input" : path.split(separator: "/").last.map(String.init) ?? path
        return (QueryRun(links: links, diagnostics: result.diagnostics, sourceName: name), .fine)
    }

    /// The node with a name.
    func node(_ name: String) throws(UsageError) -> NodeID {
        let nodes = analyzed.graph.nodes
        if let index = nodes.firstIndex(where: { $0.name == name }) { return NodeID(index) }
        throw UsageError(
            message: "there is no node `\(name)` in the graph",
            help: didYouMean(name, among: nodes.map(\.name))?.text
                ?? nodes.first { $0.name.hasSuffix(".\(name)") }.map { "did you mean `\($0.name)`?" }
                ?? "the graph has \(counted(nodes.count, "node")), the first is `\(nodes.first?.name ?? "")`")
    }

    /// The index of the build that `--environment` names.
    func build(_ arguments: Arguments) throws(UsageError) -> Int {
        guard let name = arguments.value(.environment) else { return 0 }
        if let build = links.build(name) { return build }
        let known = links.origins.builds.compactMap(\.environment)
        throw UsageError(
            message: "the graph has no environment `\(name)`",
            help: didYouMean(name, among: known)?.text
                ?? (known.isEmpty ? "`links: {environments: …}` declares them" : "it has \(known.alternatives())"))
    }

    /// `orders, a tab`.
    func describe(_ id: NodeID) -> String {
        let node = analyzed.graph[id]
        return "\(node.name), \(node.kind.withArticle)"
    }

    /// Why a node is never shown although a path leads to it: `never shown while …`. Nil if it may be.
    func exclusion(of id: NodeID) -> String? {
        guard let exclusion = RootExclusions(links).nodes[id] else { return nil }
        let needed = exclusion.uses.map { ($0.isNegated ? "not " : "") + $0.name }.joined(separator: " and ")
        let root =
            switch exclusion.root {
            case .tabs: "the tabs are"
            case .node(let node): "\(name(node)) is"
            }
        return "never shown: it needs \(needed), and while that holds, "
            + (exclusion.rootCount == 1 ? "\(root) not displayed" : "no root that leads to it is displayed")
    }

    func name(_ id: NodeID) -> String { analyzed.graph[id].name }
}
