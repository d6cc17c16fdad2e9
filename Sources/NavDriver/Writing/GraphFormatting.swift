import NavGraph
public import NavPlatform
public import NavSyntax

/// The result of formatting the files of a graph.
public struct FormatReport: Sendable {
    public var written: [String] = []
    public var unchanged: [String] = []
    /// With `isCheck`: files that would be written, with a unified diff.
    public var stale: [(path: String, diff: String)] = []
    /// Files that cannot be formatted without changing what they mean.
    public var unsupported: [String] = []
    public var failures: [FileFailure] = []
    /// Why nothing was formatted: files that are not valid YAML, or that cannot be included.
    public var diagnostics: [Diagnostic] = []
    public var sources: [SourceFile] = []
    /// The formatted text of standard input.
    public var text: [UInt8]?
}

/// Formats a graph's file and all files that it includes; with `isCheck`, only reports those that are not formatted.
///
/// If one of them is not valid YAML, all are left as they are. The path `-` is standard input, without the files that
/// it includes.
public func formatGraph(_ path: String, options: CompilerOptions, isCheck: Bool) -> FormatReport {
    guard path != "-" else { return formatStandardInput(options, isCheck) }
    var report = FormatReport()
    let loader = GraphLoader(path, reader: .disk, options)
    if let failure = loader.failure { report.failures.append(failure) }
    report.diagnostics = (loader.files.filter { !$0.isYAML }.flatMap(\.mistakes) + loader.diagnostics)
        .sorted { ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start) }
    report.sources = loader.files.map(\.source)
    guard report.diagnostics.isEmpty else { return report }
    let names = loader.files.map(\.source.name)
    if !isCheck { for folder in Set(names.map(Paths.folder)) { FileWriting.removeLeftovers(in: folder) } }
    for outcome in concurrently(names.count, { format(names[$0], options, isCheck) }) { report.add(outcome) }
    return report
}

private func formatStandardInput(_ options: CompilerOptions, _ isCheck: Bool) -> FormatReport {
    var report = FormatReport()
    let name = "<stdin>"
    switch FileReading.read("-", options.limits.fileBytes, .anything) {
    case .failure(let failure): report.failures.append(failure)
    case .success(let bytes):
        switch formatYAML(bytes, name: name, limits: options.limits) {
        case .formatted(let text):
            if isCheck, text != bytes {
                report.stale.append((name, UnifiedDiff.text(from: bytes, to: text, path: name)))
            }
            report.text = text
        case .invalid(let parsed):
            report.diagnostics = parsed.diagnostics
            report.sources = [parsed.file]
        case .unsupported:
            report.unsupported.append(name)
            report.text = bytes
        }
    }
    return report
}

/// The result of formatting one file.
private enum Outcome: Sendable {
    case written(String)
    case unchanged(String)
    case stale(String, diff: String)
    case unsupported(String)
    case failure(FileFailure)
}

extension FormatReport {
    fileprivate mutating func add(_ outcome: Outcome) {
        switch outcome {
        case .written(let path): written.append(path)
        case .unchanged(let path): unchanged.append(path)
        case .stale(let path, let diff): stale.append((path, diff))
        case .unsupported(let path): unsupported.append(path)
        case .failure(let failure): failures.append(failure)
        }
    }
}

private func format(_ path: String, _ options: CompilerOptions, _ isCheck: Bool) -> Outcome {
    do throws(FileFailure) {
        let bytes = try FileReading.read(path, options.limits.fileBytes, .regularFile).get()
        switch formatYAML(bytes, name: path, limits: options.limits) {
        case .formatted(bytes): return .unchanged(path)
        case .formatted(let text) where isCheck:
            return .stale(path, diff: UnifiedDiff.text(from: bytes, to: text, path: path))
        case .formatted(let text):
            // An editor may have saved the file in the meantime.
            guard FileReading.hasContents(path, bytes) else { throw changed(path) }
            try FileWriting.update(path, with: text)
            return .written(path)
        case .unsupported: return .unsupported(path)
        // It was valid when the graph was read.
        case .invalid: throw changed(path)
        }
    } catch {
        return .failure(error)
    }
}

private func changed(_ path: String) -> FileFailure {
    FileFailure(path, "it was changed while it was formatted, and is left as it is")
}
