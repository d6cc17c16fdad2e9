public import NavEmit
public import NavGraph
public import NavLinks

/// The outputs of a graph, before they are written to disk.
public struct Outputs: Sendable {
    public var files: [(kind: OutputKind, files: [OutputFile])] = []
    /// Outputs that this graph cannot produce, and why.
    public var problems: [(output: OutputKind, problem: OutputProblem)] = []
    /// Failures of Graphviz to draw pictures.
    public var drawingFailures: [Graphviz.Failure] = []
    public var warnings: [String] = []
}

/// Makes the outputs of a graph. A problem with one does not affect the others.
///
/// - Parameter graphviz: Draws svg, png and pdf; if it is nil, these files are empty.
public func outputs(
    _ kinds: [OutputKind], of links: LinkAnalysis, _ options: EmitOptions,
    _ graphviz: Graphviz? = Graphviz()
) -> Outputs {
    var made = Outputs()
    for kind in OutputKind.allCases where kinds.contains(kind) {
        var own = options
        // Each format that Graphviz draws is made from DOT with its own look.
        if kind.isPicture { own.picture = options.picture(kind, of: links.graph) }
        if kind.purpose == .drawing { own.picture?.screens = options.screens }
        let (problems, files) = emit(kind.source, of: links, own)
        made.problems += problems.map { (kind, $0) }
        guard problems.isEmpty else { continue }
        if kind.purpose == .drawing {
            made.draw(files, as: kind, own.picture, graphviz)
        } else {
            made.files.append((kind, files))
            if kind == .mermaid { made.warnings += files.compactMap { MermaidLimits.problem(of: $0.contents) } }
        }
    }
    return made
}

/// The files of an output, or the problems that prevent it.
private func emit(
    _ kind: OutputKind, of links: LinkAnalysis, _ options: EmitOptions
) -> (problems: [OutputProblem], files: [OutputFile]) {
    let emitter = kind.emitter
    let problems = emitter.problems(links, options)
    return (problems, problems.isEmpty ? emitter.files(links, options) : [])
}

extension Outputs {
    fileprivate mutating func draw(
        _ files: [OutputFile], as kind: OutputKind, _ picture: PictureOptions?, _ graphviz: Graphviz?
    ) {
        for file in files {
            // A failure of Graphviz is reported once, not for each format.
            guard drawingFailures.isEmpty else { return }
            switch graphviz?.draw(file.contents, as: kind) ?? .success([]) {
            case .success(let drawn):
                let bytes =
                    kind == .svg ? SVGPicture.completed(drawn, picture?.theme ?? .auto, picture?.screens) : drawn
                let path = file.path.hasSuffix(".dot") ? String(file.path.dropLast(".dot".count)) : file.path
                self.files.append((kind, [OutputFile(path: "\(path).\(kind.rawValue)", bytes: bytes)]))
            case .failure(let failure): drawingFailures.append(failure)
            }
        }
    }
}
