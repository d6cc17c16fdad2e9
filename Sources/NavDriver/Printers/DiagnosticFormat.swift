public import NavSyntax

/// How diagnostics are written out.
public enum DiagnosticFormat: String, Sendable, CaseIterable {
    case text, xcode, json, sarif, github

    /// Made to be read by a program, so it goes to standard output.
    public var isDocument: Bool { self == .json || self == .sarif }
}

/// Writes diagnostics in one of the formats.
public func render(
    _ diagnostics: [Diagnostic], sources: [SourceFile], as format: DiagnosticFormat, color: Bool = false
) -> String {
    var places = SourcePlaces(sources)
    switch format {
    case .text: return TextPrinter(color: color).print(diagnostics, &places)
    case .xcode: return XcodePrinter().print(diagnostics, &places)
    case .json: return JSONPrinter().print(diagnostics, &places)
    case .sarif: return SARIFPrinter().print(diagnostics, &places)
    case .github: return GitHubPrinter().print(diagnostics, &places)
    }
}

/// What is shown beside a file that is stale, where findings are shown beside their files by GitHub; otherwise nothing.
public func renderStale(_ path: String, repair: String, as format: DiagnosticFormat) -> String {
    format == .github ? GitHubPrinter().print("stale", of: path, "this is not what the graph says; \(repair)") : ""
}

/// Writes the diagnostics of several graphs as one text.
public func render(
    _ results: [(diagnostics: [Diagnostic], sources: [SourceFile])], as format: DiagnosticFormat, color: Bool = false
) -> String {
    var diagnostics: [Diagnostic] = []
    var sources: [SourceFile] = []
    for result in results {
        // Files get numbers behind those of the graphs before.
        diagnostics += result.diagnostics.map { $0.moved(by: sources.count) }
        sources += result.sources
    }
    return render(diagnostics, sources: sources, as: format, color: color)
}

extension Diagnostic {
    /// The same with other numbers of files.
    fileprivate func moved(by offset: Int) -> Diagnostic {
        func moved(_ range: SourceRange) -> SourceRange {
            SourceRange(file: FileID(Int(range.file.index) + offset), start: Int(range.start), end: Int(range.end))
        }
        var copy = self
        copy.range = moved(range)
        copy.notes = notes.map { Note($0.message, at: $0.range.map(moved)) }
        return copy
    }
}
