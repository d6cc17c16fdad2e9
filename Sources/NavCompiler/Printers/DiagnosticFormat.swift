import NavChecks
public import NavSyntax

/// The formats in which diagnostics are written.
public enum DiagnosticFormat: String, Sendable, CaseIterable {
    case text, xcode, json, sarif, github

    /// Whether it is one document for other programs, which is written to standard output.
    public var isDocument: Bool { self == .json || self == .sarif }
}

/// What a document says about a rule, beside the diagnostics.
public struct RuleSummary: Sendable {
    let id: RuleID
    let severity: Severity
    let isOff: Bool
    let meaning: String
    let why: String

    public init(_ id: RuleID, _ severity: Severity, isOff: Bool = false, meaning: String, why: String) {
        self.id = id
        self.severity = severity
        self.isOff = isOff
        self.meaning = meaning
        self.why = why
    }

    /// The rules about graphs.
    public static let ofGraphs = allRules.map {
        RuleSummary($0.id, $0.severity, isOff: $0.isOff, meaning: $0.meaning, why: $0.why)
    }
}

/// Writes diagnostics in one of the formats.
///
/// - Parameter rules: The rules that the diagnostics may have.
public func render(
    _ diagnostics: [Diagnostic], sources: [SourceFile], as format: DiagnosticFormat, color: Bool = false,
    rules: [RuleSummary] = RuleSummary.ofGraphs
) -> String {
    var locations = SourceLocations(sources)
    switch format {
    case .text: return TextPrinter(color: color).print(diagnostics, &locations)
    case .xcode: return XcodePrinter().print(diagnostics, &locations)
    case .json: return JSONPrinter().print(diagnostics, &locations)
    case .sarif: return SARIFPrinter(rules: rules).print(diagnostics, &locations)
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
