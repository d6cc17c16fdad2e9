public import NavEmit
public import NavGraph
public import NavLinks
import NavPlatform
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
    /// Where to keep what the next build need not make again.
    public var memo: BuildMemo?

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
    /// What is wrong with the copy of NavgenRuntime that is compiled with the Swift.
    public var runtime: RuntimeCopy.Problem?
    /// What is not wrong and still may not be what was wanted.
    public var warnings: [String] = []

    /// Where the outputs of a graph go unless another folder is named.
    public static func defaultFolder(of graph: Graph) -> String { "Generated/\(graph.name.value)" }
}

/// A build of which the memo says that nothing was found in the graph, and that all it read and wrote is as it was.
///
/// - Parameter permit: Asked with the paths of all files, as by ``build(_:_:path:isSound:options:permit:)``.
public func formerBuild(
    of path: String, options: BuildOptions, permit: (_ outputs: [String]) -> Bool
) -> (report: BuildReport, size: GraphSize)? {
    guard let result = options.memo(path)?.result(of: options.subject(path), isSound: true), let size = result.soundSize
    else { return nil }
    return (BuildReport(result, permit), size)
}

/// Writes the outputs of a graph that has no errors.
///
/// - Parameters:
///   - isSound: Whether nothing was found in the graph, so that there is nothing to say when it is built again.
///   - permit: Asked before anything is written, with the paths of all files; false writes nothing.
public func build(
    _ analysed: AnalysedGraph, _ links: LinkTable, path: String, isSound: Bool = false,
    options: BuildOptions = BuildOptions(), permit: (_ outputs: [String]) -> Bool = { _ in true }
) -> BuildReport {
    let graph = analysed.graph
    let (memo, subject) = (options.memo(path), options.subject(path))
    if let result = memo?.result(of: subject, isSound: false) { return BuildReport(result, permit) }
    let made = placedOutputs(of: analysed, links, path: path, options: options)
    let files = made.files.flatMap(\.files)
    let inputs = graph.files.map(\.name)
    let folder = options.folder ?? BuildReport.defaultFolder(of: graph)
    let writer = OutputWriter(folder: folder, sparing: inputs)
    var report = BuildReport(
        writes: WriteReport(), folder: writer.folder, outputs: files.map { writer.path(of: $0) }, inputs: inputs,
        problems: made.problems, undrawn: made.undrawn, warnings: made.warnings)
    guard permit(report.outputs), !options.isListing else { return report }
    report.writes = writer.write(files, isCheck: options.isCheck)
    // Files that could not be written may still need the former ones.
    if report.writes.failures.isEmpty, options.names == nil, options.module == nil,
        let swift = made.files.first(where: { $0.kind == .swift })
    {
        let former = FormerSwift(graph, sourceName: sourceName(of: path))
        writer.removeFormer(former, keeping: swift.files, &report.writes, options.isCheck)
    }
    var runtimeFiles: [String] = []
    if let copy = embeddedRuntime(of: graph, beside: made, writer, options) {
        (runtimeFiles, report.runtime) = copy.state
    }
    // What is still to be told is told again.
    let isDone =
        report.writes.failures.isEmpty && report.problems.isEmpty && report.warnings.isEmpty && report.runtime == nil
    // What Graphviz draws depends on Graphviz.
    if isDone, !made.files.contains(where: { $0.kind.purpose == .drawing }) {
        let result = BuildMemo.Result(
            folder: report.folder, inputs: inputs, outputs: report.outputs, runtimeFiles: runtimeFiles,
            soundSize: isSound ? GraphSize(graph) : nil)
        memo?.keep(result, of: subject)
    }
    return report
}

/// The copy of NavgenRuntime that is compiled with the Swift; nil where there is none. Build systems, which name files
/// themselves, write Swift into folders of their own, and only they know what it is compiled with.
private func embeddedRuntime(
    of graph: Graph, beside outputs: Outputs, _ writer: OutputWriter, _ options: BuildOptions
) -> RuntimeCopy? {
    guard options.names == nil, graph.outputs.last(where: { $0.kind.value == .swift })?.options.runtime == .embedded,
        let file = outputs.files.first(where: { $0.kind == .swift })?.files.first
    else { return nil }
    return RuntimeCopy(forSwiftIn: Paths.folder(of: writer.path(of: file)))
}

extension BuildOptions {
    /// Build systems, which name files and modules, know themselves what has changed.
    fileprivate func memo(_ path: String) -> BuildMemo? {
        names == nil && module == nil && !isCheck && !isListing && path != "-" ? memo : nil
    }

    fileprivate func subject(_ path: String) -> BuildMemo.Subject {
        BuildMemo.Subject(graph: path, folder: folder, only: only)
    }
}

extension BuildReport {
    /// A build that makes nothing, as all is there.
    fileprivate init(_ result: BuildMemo.Result, _ permit: (_ outputs: [String]) -> Bool) {
        self.init(writes: WriteReport(), folder: result.folder, outputs: result.outputs, inputs: result.inputs)
        if permit(outputs) { writes.unchanged = outputs }
    }
}

/// The outputs that a build writes, where the graph wants them in the output folder.
public func placedOutputs(
    of analysed: AnalysedGraph, _ links: LinkTable, path: String, options: BuildOptions = BuildOptions()
) -> Outputs {
    let graph = analysed.graph
    let wanted = options.module == nil ? options.only ?? wantedOutputs(of: graph) : [.swift]
    let emitOptions = EmitOptions(names: options.names, module: options.module, sourceName: sourceName(of: path))
    var made = outputs(wanted, of: analysed, links, emitOptions, options.isListing ? nil : options.graphviz)
    let emitted = made.files
    made.files = []
    for (kind, files) in emitted {
        // Who names an output waits for it.
        if options.only != nil, files.isEmpty, kind == .tests || kind == .simctl {
            made.problems.append((kind, links.patterns.isEmpty ? .noLink : .noLinkPart))
            continue
        }
        // Names that are fixed depend on nothing that the graph says.
        let place = options.names == nil ? graph.outputs.last { $0.kind.value == kind }?.path?.value : nil
        if let place, files.count > 1, placed("", at: place) == place {
            let message = "it is \(files.count) files, and `\(place)` names one"
            made.problems.append((kind, OutputProblem(message: message, help: "name a folder: `{dir: …}`")))
            continue
        }
        let there = files.map { file in
            var file = file
            file.path = placed(file.path, at: place)
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

/// What headers call the graph's main file.
private func sourceName(of path: String) -> String {
    path == "-" ? "standard input" : Paths.lastComponent(of: path)
}

/// The default outputs, with what `outputs:` adds and takes away.
private func wantedOutputs(of graph: Graph) -> [OutputKind] {
    var wanted = OutputKind.allCases.filter(\.isDefault)
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
