import NavCompiler
import NavFiles
import NavPlatform

/// Reports to build systems which files a build makes and from which inputs.
struct BuildRecord {
    /// Whether `--list-outputs` only lists the files that would be made.
    let isListing: Bool
    /// The file that `--depfile` names.
    private let path: String?
    private var file = DependencyFile()

    init(_ arguments: Arguments, _ format: DiagnosticFormat) throws(UsageError) {
        isListing = arguments.has(.listOutputs)
        path = arguments.value(.depfile)
        if let path, path.isEmpty || path == "-" || path.hasSuffix("/") {
            throw UsageError(message: "`--depfile` takes a file's name", help: nil)
        }
        for (option, isPresent) in [(Option.depfile, path != nil), (.listOutputs, isListing)] where isPresent {
            if arguments.has(.check) { throw Self.apart(option, .check) }
        }
        guard isListing else { return }
        if path != nil { throw Self.apart(.listOutputs, .depfile) }
        if format.isDocument {
            throw UsageError(
                message: "`--list-outputs` and diagnostics as \(format.rawValue) both go to standard output",
                help: "`navgen check --format \(format.rawValue)` writes the diagnostics")
        }
    }

    private static func apart(_ left: Option, _ right: Option) -> UsageError {
        UsageError(
            message: "`--\(left.name)` and `--\(right.name)` cannot be combined", help: "run navgen once with each")
    }

    mutating func add(_ report: BuildReport, of graph: String, _ terminal: Terminal) {
        if isListing { terminal.write(report.outputs.map { $0 + "\n" }.joined()) }
        // Standard input is not a file, but the graphs that it includes are.
        let inputs = graph == "-" ? Array(report.inputs.dropFirst()) : report.inputs
        file.rules.append(.init(outputs: report.outputs, inputs: inputs, hasMainFile: graph != "-"))
    }

    /// Writes the dependency file if the build succeeded.
    ///
    /// After a failure, the outputs are older than the edited inputs, so the build system runs
    /// navgen again anyway.
    func finish(_ status: ExitStatus, _ terminal: Terminal) -> ExitStatus {
        guard let path, status == .fine else { return status }
        switch file.text() {
        case .success(let text):
            return terminal.write(
                Array(text.utf8), to: path, protecting: file.rules.flatMap { $0.inputs + $0.outputs })
        case .failure(let failure):
            terminal.fail(
                "cannot write \(path): \(failure.path) \(failure.reason)",
                help: "rename it, or leave out `--depfile`")
            return .failed
        }
    }
}

extension Option {
    static let listOutputs = Option(
        "list-outputs", .flag, "Write nothing; list the files that the build would make, one per line")
    static let depfile = Option(
        "depfile", .value("FILE", .file), "Write a dependency file for Make and Ninja")

    static let forBuildSystems: [Option] = [.listOutputs, .depfile]
}
