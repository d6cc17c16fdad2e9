public import NavEmit
public import NavGraph
public import NavLinks

/// What to build of a graph, and where.
public struct BuildOptions: Sendable {
    /// The output folder; default: `Generated/<Name>`.
    public var folder: String?
    /// Only these outputs; default: those that the graph asks for.
    public var only: [OutputKind]?
    public var stem: String?
    public var graphviz = Graphviz()
    /// Writes nothing and says what is stale.
    public var isCheck = false

    public init() {}
}

/// What a build did.
public struct BuildReport: Sendable {
    public var writes: WriteReport
    public var folder: String
    /// Outputs that were asked for and that cannot be written as the graph is.
    public var problems: [(output: OutputKind, problem: OutputProblem)] = []
    /// Pictures that Graphviz has not drawn.
    public var undrawn: [Graphviz.Failure] = []
    /// What is not wrong and still may not be what was wanted.
    public var warnings: [String] = []

    /// Where the outputs of a graph go unless another folder is named.
    public static func defaultFolder(of graph: Graph) -> String { "Generated/\(graph.name.value)" }
}

/// Writes the outputs of a graph that has no errors.
public func build(
    _ analysed: AnalysedGraph, _ links: LinkTable, path: String, options: BuildOptions = BuildOptions()
) -> BuildReport {
    let folder = options.folder ?? BuildReport.defaultFolder(of: analysed.graph)
    let made = placedOutputs(of: analysed, links, path: path, options: options)
    let files = made.files.flatMap(\.files)
    let writes = OutputWriter(folder: folder).write(files, isCheck: options.isCheck)
    return BuildReport(
        writes: writes, folder: folder, problems: made.problems, undrawn: made.undrawn, warnings: made.warnings)
}

/// The outputs that a build writes, where the graph wants them in the output folder.
public func placedOutputs(
    of analysed: AnalysedGraph, _ links: LinkTable, path: String, options: BuildOptions = BuildOptions()
) -> Outputs {
    let graph = analysed.graph
    let wanted = options.only ?? wantedOutputs(of: graph)
    let sourceName = path == "-" ? "standard input" : Paths.lastComponent(of: path)
    let emitOptions = EmitOptions(stem: options.stem, sourceName: sourceName)
    var made = outputs(wanted, of: analysed, links, emitOptions, options.graphviz)
    let emitted = made.files
    made.files = []
    for (kind, files) in emitted {
        let place = graph.outputs.last { $0.kind.value == kind }?.path?.value
        if let place, files.count > 1, placed("", at: place) == place {
            let message = "it is \(files.count) files, and `\(place)` names one"
            made.problems.append((kind, OutputProblem(message: message, help: "name a folder: `{dir: …}`")))
            continue
        }
        made.files.append(
            (
                kind,
                files.map { file in
                    var file = file
                    file.path = placed(file.path, at: place)
                    return file
                }
            ))
    }
    return made
}

/// The default outputs, with what `outputs:` adds and takes away.
private func wantedOutputs(of graph: Graph) -> [OutputKind] {
    var wanted = allEmitters.filter(\.isDefault).map(\.kind)
    for request in graph.outputs {
        wanted.removeAll { $0 == request.kind.value }
        if request.isWanted { wanted.append(request.kind.value) }
    }
    return wanted
}

/// A path with an extension names the file, any other a folder for it.
private func placed(_ path: String, at place: String?) -> String {
    guard let place else { return path }
    return Paths.lastComponent(of: place).contains(".") ? place : place + "/" + path
}
