public import NavSyntax

/// The formats in which diagnostics are written.
public enum DiagnosticFormat: String, Sendable, CaseIterable {
    case text, xcode, json, sarif, github

    /// Whether it is one document for other programs, which is written to standard output.
    public var isDocument: Bool { self == .json || self == .sarif }
}

/// Writes diagnostics in one of the formats.
public func render(
    _ diagnostics: [Diagnostic], sources: [SourceFile], as format: DiagnosticFormat, color: Bool = false
) -> String {
    var locations = SourceLocations(sources)
    switch format {
    case .text: return TextPrinter(color: color).print(diagnostics, &locations)
    case .xcode: return XcodePrinter().print(diagnostics, &locations)
    case .json: return JSONPrinter().print(diagnostics, &locations)
    case .sarif: return SARIFPrinter().print(diagnostics, &locations)
    case .github: return GitHubPrinter().print(diagnostics, &locations)
    }
}

/// An annotation for a stale file in the format for GitHub; empty in all other formats.
public func renderStaleFile(_ path: String, updateHelp: String, as format: DiagnosticFormat) -> String {
    format == .github ? GitHubPrinter().print("stale", of: path, "this file is out of date; \(updateHelp)") : ""
}

/// Writes the diagnostics of several graphs as one text or document.
public func render(
    _ results: [(diagnostics: [Diagnostic], sources: [SourceFile])], as format: DiagnosticFormat, color: Bool = false
) -> String {
    var diagnostics: [Diagnostic] = []
    var sources: [SourceFile] = []
    for result in results {
        // The file ids of a graph follow those of the graphs before it.
        diagnostics += result.diagnostics.map { $0.moved(by: sources.count) }
        sources += result.sources
    }
    return render(diagnostics, sources: sources, as: format, color: color)
}

extension Diagnostic {
    /// The same diagnostic, with an offset added to all file ids.
    fileprivate func moved(by offset: Int) -> Diagnostic {
        func moved(_ range: SourceRange) -> SourceRange {
            SourceRange(file: FileID(Int(range.file.index) + offset), start: Int(range.start), end: Int(range.end))
        }
        var copy = self
        copy.range = moved(range)
        copy.notes = notes.map { Note($0.message, at: $0.range.map(moved)) }
        copy.fix?.edits = fix?.edits.map { TextEdit(moved($0.range), $0.replacement) } ?? []
        return copy
    }
}
