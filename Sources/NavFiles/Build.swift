public import NavCompiler
import NavEmit
public import NavGraph
public import NavLinks
import NavPlatform
public import NavSwiftWriter
import NavSyntax

/// The outputs to build, and where.
public struct BuildOptions: Sendable {
    /// The output folder; `Generated/<Name>` by default.
    public var folder: String?
    /// The outputs to write, instead of those that the graph requests.
    public var only: [OutputKind]?
    /// The names of the files, instead of names after the graph and its sections.
    public var names: FixedNames?
    /// Writes only the Swift of the sections in this module, directly into the output folder; nil
    /// writes all.
    public var module: String?
    public var graphviz = Graphviz()
    /// Whether to only report which files are stale, without writing any.
    public var isCheck = false
    /// Whether to only list the files of the build, without writing or drawing any.
    public var isListing = false

    public init() {}
}

/// The result of a build.
public struct BuildReport: Sendable {
    public var writes: WriteReport
    public var folder: String
    /// The paths of all files that belong to the build, written or not, in the order of the outputs.
    public var outputs: [String] = []
    /// The files that the graph was read from, the main one first.
    public var inputs: [String] = []
    /// Requested outputs that this graph cannot produce, and why.
    public var problems: [(output: OutputKind, problem: OutputProblem)] = []
    /// Failures of Graphviz to draw pictures.
    public var drawingFailures: [Graphviz.Failure] = []
    /// The problem with the copy of NavgenRuntime that is compiled with the Swift, if any.
    public var runtime: RuntimeCopy.Problem?
    /// Outputs that were written but may not work as expected, such as a Mermaid diagram that is
    /// too large to render.
    public var warnings: [String] = []

    /// Where the outputs of a graph go unless another folder is named.
    public static func defaultFolder(of graph: Graph) -> String { "Generated/\(graph.name.value)" }
}

/// Writes the outputs of a graph that has no errors.
///
/// - Parameter permit: Called with the paths of all files before any is written; nothing is written
///   if it returns false.
public func build(
    _ links: LinkAnalysis, path: String,
    options: BuildOptions = BuildOptions(), permit: (_ outputs: [String]) -> Bool = { _ in true }
) -> BuildReport {
    let graph = links.graph
    let made = placedOutputs(of: links, path: path, options: options)
    let files = made.files.flatMap(\.files)
    let inputs = graph.files.map(\.name)
    let folder = options.folder ?? BuildReport.defaultFolder(of: graph)
    let writer = OutputWriter(folder: folder, protecting: inputs)
    var report = BuildReport(
        writes: WriteReport(), folder: writer.folder, outputs: files.map { writer.path(of: $0) }, inputs: inputs,
        problems: made.problems, drawingFailures: made.drawingFailures, warnings: made.warnings)
    guard permit(report.outputs), !options.isListing else { return report }
    report.writes = writer.write(files, isCheck: options.isCheck)
    // If a file could not be written, the app may still need the orphaned ones.
    if report.writes.failures.isEmpty, options.names == nil, options.module == nil {
        if let swift = made.files.first(where: { $0.kind == .swift }) {
            let orphaned = OrphanedSwift(graph, sourceName: sourceName(of: path))
            writer.removeOrphans(orphaned, keeping: swift.files, &report.writes, options.isCheck)
        }
        if let tours = made.files.first(where: { $0.kind == .tours }) {
            writer.removeOrphanedTours(keeping: tours.files, &report.writes, options.isCheck)
        }
    }
    report.runtime = embeddedRuntime(of: graph, beside: made, writer, options)?.problem
    return report
}

/// The copy of NavgenRuntime that is compiled with the Swift; nil if the graph does not embed the
/// runtime.
///
/// It is also nil for build systems, which set `names`, since navgen does not know which files they
/// compile together.
private func embeddedRuntime(
    of graph: Graph, beside outputs: Outputs, _ writer: OutputWriter, _ options: BuildOptions
) -> RuntimeCopy? {
    guard options.names == nil, graph.outputs.last(where: { $0.kind.value == .swift })?.options.runtime == .embedded,
        let file = outputs.files.first(where: { $0.kind == .swift })?.files.first
    else { return nil }
    return RuntimeCopy(forSwiftIn: Paths.folder(of: writer.path(of: file)))
}

/// The outputs of a build, with their paths in the output folder.
public func placedOutputs(
    of links: LinkAnalysis, path: String, options: BuildOptions = BuildOptions()
) -> Outputs {
    let graph = links.graph
    let wanted = options.module == nil ? options.only ?? wantedOutputs(of: graph) : [.swift]
    var emitOptions = EmitOptions(names: options.names, module: options.module, sourceName: sourceName(of: path))
    var notes: [String] = []
    if wanted.contains(.html), !options.isListing,
        let folder = graph.outputs.last(where: { $0.kind.value == .html })?.options.pictures?.value
    {
        let screens = ScreenFolder(folder.isAbsolutePath ? folder : Paths.folder(of: path) + folder, of: graph)
        emitOptions.screens = screens.screens
        notes = screens.warnings + [screens.failure].compactMap { $0.map { $0 + ": the page is written without" } }
    }
    var made = outputs(wanted, of: links, emitOptions, options.isListing ? nil : options.graphviz)
    made.warnings = notes + made.warnings
    let emitted = made.files
    made.files = []
    for (kind, files) in emitted {
        // An output requested by name must not be silently missing.
        if options.only != nil, files.isEmpty, kind == .tests || kind == .simctl {
            made.problems.append((kind, links.patterns.isEmpty ? .noLink : .noLinkPart))
            continue
        }
        // With fixed names, paths from the graph are ignored.
        let destination = options.names == nil ? graph.outputs.last { $0.kind.value == kind }?.path?.value : nil
        if let destination, files.count > 1, placed("", at: destination) == destination {
            let message = "it has \(files.count) files, but `\(destination)` names one"
            made.problems.append((kind, OutputProblem(message: message, help: "name a folder: `{dir: …}`")))
            continue
        }
        let there = files.map { file in
            var file = file
            file.path = placed(file.path, at: destination)
            return file
        }
        made.files.append((kind, there))
    }
    return made
}

extension OutputProblem {
    fileprivate static let noLink = OutputProblem(
        message: "no node has a link", help: "give a node a `url:`")
    fileprivate static let noLinkPart = OutputProblem(
        message: "the Swift has no links to be tested", help: "add `links` to its `parts`")
}

/// The name of the graph's main file, for headers.
private func sourceName(of path: String) -> String {
    path == "-" ? "standard input" : Paths.lastComponent(of: path)
}

/// The default outputs, with those that `outputs:` adds and without those that it removes.
private func wantedOutputs(of graph: Graph) -> [OutputKind] {
    var wanted = OutputKind.allCases.filter(\.isDefault)
    for request in graph.outputs {
        wanted.removeAll { $0 == request.kind.value }
        if request.isWanted { wanted.append(request.kind.value) }
    }
    return wanted
}

/// The path of a file with `file` or `dir` from `outputs:`; one with an extension names the file,
/// any other a folder.
private func placed(_ path: String, at destination: String?) -> String {
    guard let destination else { return path }
    return Paths.lastComponent(of: destination).contains(".") ? destination : destination + "/" + path
}
