import NavCompiler
import NavGraph
import NavSyntax

/// The options of a check.
public struct CheckOptions: Sendable, Hashable {
    /// The severity of a rule's diagnostics, or `off`.
    public enum Level: String, Sendable, CaseIterable {
        /// The graph does not pass.
        case error
        /// The graph passes unless the check is strict.
        case warning
        /// The graph passes.
        case note
        /// The rule is not checked.
        case off

        var internalValue: RuleLevel.Level {
            switch self {
            case .error: .error
            case .warning: .warning
            case .note: .note
            case .off: .off
            }
        }
    }

    /// Whether a graph with warnings fails.
    public var isStrict: Bool
    /// Levels of rules by id; they override those in the graph under `rules:`.
    ///
    /// A rule that does not exist, or that cannot be lowered, is reported as a diagnostic.
    public var levels: [String: Level]

    /// Creates options; by default those of `navgen check`.
    public init(isStrict: Bool = false, levels: [String: Level] = [:]) {
        self.isStrict = isStrict
        self.levels = levels
    }

    /// Warnings count as errors.
    public static let strict = CheckOptions(isStrict: true)
}

/// The result of checking a graph.
public struct CheckReport: Sendable {
    /// The format of a report.
    public enum Format: String, Sendable, CaseIterable {
        /// For people: the location, the source line, what is wrong and what to write instead.
        case text
        /// A line for each diagnostic, as Xcode and other editors read it.
        case xcode
        /// An array of objects.
        case json
        /// SARIF 2.1.0, which code hosts show in code reviews.
        case sarif
        /// Commands of a GitHub workflow, which become annotations.
        case github

        var internalValue: DiagnosticFormat {
            switch self {
            case .text: .text
            case .xcode: .xcode
            case .json: .json
            case .sarif: .sarif
            case .github: .github
            }
        }
    }

    /// The diagnostics, sorted by file and location; at most a hundred for each rule.
    public let diagnostics: [Diagnostic]
    /// Whether the graph can be used: it has no errors and, where the check is strict, no warnings.
    public let passes: Bool

    let found: [NavSyntax.Diagnostic]
    private let sources: [SourceFile]

    init(of graph: NavigationGraph, _ options: CheckOptions) {
        let levels = options.levels.sorted { $0.key < $1.key }.map { (rule: $0.key, level: $0.value.internalValue) }
        let compilation = graph.compilation
        found = levels.isEmpty ? compilation.diagnostics : compilation.diagnostics(levels: levels)
        sources = compilation.sources
        var locations = SourceLocations(sources)
        diagnostics = found.map { Diagnostic($0, &locations) }
        let failingSeverity: Diagnostic.Severity = options.isStrict ? .warning : .error
        passes = compilation.analyzed != nil && !diagnostics.contains { $0.severity <= failingSeverity }
    }

    /// The diagnostics with one severity.
    public func diagnostics(_ severity: Diagnostic.Severity) -> [Diagnostic] {
        diagnostics.filter { $0.severity == severity }
    }

    /// The report in the format of `navgen check`.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - usesColor: Whether ``Format/text`` has colors for a terminal.
    public func text(as format: Format = .text, usesColor: Bool = false) -> String {
        Self.text(of: [self], as: format, usesColor: usesColor)
    }

    /// The reports of several graphs as one text, or as one document.
    ///
    /// - Parameters:
    ///   - reports: The reports, in the order of the text.
    ///   - format: The format.
    ///   - usesColor: Whether ``Format/text`` has colors for a terminal.
    public static func text(of reports: [CheckReport], as format: Format = .text, usesColor: Bool = false) -> String {
        render(reports.map { ($0.found, $0.sources) }, as: format.internalValue, color: usesColor)
    }
}

/// The error thrown when a graph does not pass its checks.
public struct CheckFailure: Error, Sendable, CustomStringConvertible {
    /// The diagnostics.
    public let report: CheckReport

    /// The report as text.
    public var description: String { report.text() }
}
