public import NavEmit
public import NavGraph
public import NavLinks

/// The outputs of a graph, made and not yet written.
public struct Outputs: Sendable {
    public var files: [(kind: OutputKind, files: [OutputFile])] = []
    /// Outputs that cannot be written as the graph is.
    public var problems: [(output: OutputKind, problem: OutputProblem)] = []
    /// Pictures that Graphviz has not drawn.
    public var undrawn: [Graphviz.Failure] = []
    public var warnings: [String] = []
}

/// Makes the outputs of a graph, each of them whatever becomes of the others; without Graphviz, its pictures are empty.
public func outputs(
    _ kinds: [OutputKind], of analysed: AnalysedGraph, _ links: LinkTable, _ options: EmitOptions,
    _ graphviz: Graphviz? = Graphviz()
) -> Outputs {
    var made = Outputs()
    for kind in OutputKind.allCases where kinds.contains(kind) {
        let source = kind.isDrawnByGraphviz ? OutputKind.dot : kind
        guard let emitter = allEmitters.first(where: { $0.kind == source }) else { continue }
        let problems = emitter.problems(analysed, links, options)
        made.problems += problems.map { (kind, $0) }
        guard problems.isEmpty else { continue }
        let files = emitter.files(analysed, links, options)
        guard kind.isDrawnByGraphviz else {
            made.files.append(
                (
                    kind,
                    files.map {
                        OutputFile(path: $0.path, contents: Array($0.contents.utf8), isExecutable: $0.isExecutable)
                    }
                ))
            if kind == .mermaid { made.warnings += files.compactMap { MermaidLimits.excess(of: $0.contents) } }
            continue
        }
        for file in files {
            // One failure is told once, not for each format.
            guard made.undrawn.isEmpty else { continue }
            switch graphviz?.draw(file.contents, as: kind) ?? .success([]) {
            case .success(let bytes):
                let path = file.path.hasSuffix(".dot") ? String(file.path.dropLast(".dot".count)) : file.path
                made.files.append((kind, [OutputFile(path: "\(path).\(kind.rawValue)", contents: bytes)]))
            case .failure(let failure): made.undrawn.append(failure)
            }
        }
    }
    return made
}
