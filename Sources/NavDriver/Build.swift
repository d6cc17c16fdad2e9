public import NavEmit
public import NavGraph
public import NavLinks
import NavSyntax

/// What to build of a graph, and where.
public struct BuildOptions: Sendable {
    /// The output folder; default: `Generated/<Name>`.
    public var folder: String?
    /// Only these outputs; default: those that the graph asks for.
    public var only: [OutputKind]?
    /// What files are called; default: named after the graph and its sections.
    public var names: FixedNames?
    /// Only the Swift that this module of sections compiles, straight into the output folder.
    public var module: String?
    public var graphviz = Graphviz()
    /// Writes nothing and says what is stale.
    public var isCheck = false
    /// Writes nothing, draws nothing, and says only which files there would be.
    public var isListing = false

    public init() {}
}

/// What a build did.
public struct BuildReport: Sendable {
    public var writes: WriteReport
    public var folder: String
    /// The paths of all files that belong to the build, written or not, in the order of the outputs.
    public var outputs: [String] = []
    /// The files that the graph was read from, the main one first.
    public var inputs: [String] = []
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
    let graph = analysed.graph
    let folder = options.folder ?? BuildReport.defaultFolder(of: graph)
    let wanted = options.module == nil ? options.only ?? wantedOutputs(of: graph) : [.swift]
    let sourceName = path == "-" ? "standard input" : Paths.lastComponent(of: path)
    let emitOptions = EmitOptions(names: options.names, module: options.module, sourceName: sourceName)
    let made = outputs(wanted, of: analysed, links, emitOptions, options.isListing ? nil : options.graphviz)
    var files: [OutputFile] = []
    var problems = made.problems
    for (kind, emitted) in made.files {
        // Names that are fixed depend on nothing that the graph says.
        let place = options.names == nil ? graph.outputs.last { $0.kind.value == kind }?.path?.value : nil
        if let place, emitted.count > 1, placed("", at: place) == place {
            let message = "it is \(emitted.count) files, and `\(place)` names one"
            problems.append((kind, OutputProblem(message: message, help: "name a folder: `{dir: …}`")))
            continue
        }
        for var file in emitted {
            file.path = placed(file.path, at: place)
            files.append(file)
        }
    }
    let writer = OutputWriter(folder: folder)
    var report = BuildReport(
        writes: WriteReport(), folder: folder, outputs: files.map { writer.path(of: $0) },
        inputs: graph.files.map(\.name), problems: problems, undrawn: made.undrawn, warnings: made.warnings)
    if options.isListing { return report }
    report.writes = writer.write(files, isCheck: options.isCheck)
    if options.names == nil, options.module == nil, made.files.contains(where: { $0.kind == .swift }) {
        writer.removeFormer(
            FormerSections(graph, sourceName: sourceName), keeping: files, &report.writes, options.isCheck)
    }
    return report
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
