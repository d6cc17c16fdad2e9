public import NavCompiler
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
    /// What did not stay as it was besides the texts, as sentences.
    public var remarks: [String] = []
    /// Why files were not formatted: some are not valid YAML, or cannot be included.
    public var diagnostics: [Diagnostic] = []
    /// Whether some file is not valid YAML, so that nothing was formatted.
    public var isInvalid = false
    public var sources: [SourceFile] = []
    /// The formatted text of standard input.
    public var text: [UInt8]?
}

/// Formats a graph's file and all files that it includes; with `isCheck`, only reports those that are not formatted.
///
/// If one of them is not valid YAML or cannot be written, all are left as they are. Files that cannot be included are
/// reported. The path `-` is standard input, without the files that
/// it includes.
public func formatGraph(_ path: String, options: CompilerOptions, isCheck: Bool) -> FormatReport {
    guard path != "-" else { return formatStandardInput(options, isCheck) }
    var report = FormatReport()
    let loader = GraphLoader(path, reader: .disk, options)
    report.sources = loader.files.map(\.source)
    report.diagnostics = loader.diagnostics
    if let failure = loader.failure { report.failures.append(failure) }
    let names = report.sources.map(\.name)
    let files = concurrently(names.count) { index in
        FileReading.read(names[index], options.limits.fileBytes, .regularFile).map { bytes in
            FormattedFile(names[index], bytes, FileID(index), options)
        }
    }
    for file in files {
        if case .success(let file) = file, case .invalid(let parsed) = file.result {
            report.sources[Int(parsed.id.index)] = parsed.file
            report.diagnostics += parsed.diagnostics
            report.isInvalid = true
        }
    }
    report.diagnostics.sort { ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start) }
    guard !report.isInvalid else { return report }
    if !isCheck { for folder in Set(names.map(Paths.folder)) { FileWriting.removeLeftovers(in: folder) } }
    var changes: [SourceChange] = []
    for file in files { report.add(file, isCheck: isCheck, &changes) }
    do throws(FileFailure) {
        report.remarks = try SourceChange.write(changes)
        report.written = changes.map(\.path)
    } catch {
        report.failures.append(error)
    }
    return report
}

private func formatStandardInput(_ options: CompilerOptions, _ isCheck: Bool) -> FormatReport {
    var report = FormatReport()
    switch FileReading.read("-", options.limits.fileBytes, .anything) {
    case .failure(let failure): report.failures.append(failure)
    case .success(let bytes):
        let file = FormattedFile("<stdin>", bytes, FileID(0), options)
        switch file.result {
        case .formatted(let text):
            if isCheck, text != bytes { report.stale.append((file.path, file.change(to: text).diff)) }
            report.text = text
        case .invalid(let parsed):
            report.diagnostics = parsed.diagnostics
            report.isInvalid = true
            report.sources = [parsed.file]
        case .unsupported:
            report.unsupported.append(file.path)
            report.text = bytes
        }
    }
    return report
}

/// A file, and what it is formatted as.
private struct FormattedFile: Sendable {
    let path: String
    let bytes: [UInt8]
    let result: FormattedText

    init(_ path: String, _ bytes: [UInt8], _ id: FileID, _ options: CompilerOptions) {
        self.path = path
        self.bytes = bytes
        result = formatYAML(bytes, name: path, id: id, limits: options.limits)
    }

    func change(to text: [UInt8]) -> SourceChange { SourceChange(path: path, old: bytes, new: text) }
}

extension FormatReport {
    /// Adds a file to those that change if it is not formatted; with `isCheck`, only reports it.
    fileprivate mutating func add(
        _ file: Result<FormattedFile, FileFailure>, isCheck: Bool, _ changes: inout [SourceChange]
    ) {
        do throws(FileFailure) {
            let file = try file.get()
            switch file.result {
            case .formatted(file.bytes): unchanged.append(file.path)
            case .formatted(let text) where isCheck: stale.append((file.path, file.change(to: text).diff))
            case .formatted(let text): changes.append(file.change(to: text))
            case .unsupported: unsupported.append(file.path)
            case .invalid: break
            }
        } catch {
            failures.append(error)
        }
    }
}
