import NavDriver
import NavGraph
import NavSyntax

/// How much is asked of a graph.
public struct CheckOptions: Sendable, Hashable {
    /// How much a finding of a rule weighs.
    public enum Level: String, Sendable, CaseIterable {
        /// The graph does not pass.
        case error
        /// The graph passes unless the check is strict.
        case warning
        /// The graph passes.
        case note
        /// The rule says nothing.
        case off

        var inside: RuleLevel.Level {
            switch self {
            case .error: .error
            case .warning: .warning
            case .note: .note
            case .off: .off
            }
        }
    }

    /// Whether warnings keep a graph from passing.
    public var isStrict: Bool
    /// Levels of rules by their ids; they win over what the graph says under `rules:`.
    ///
    /// A rule that does not exist, or whose findings cannot weigh less, is reported with the rest.
    public var levels: [String: Level]

    /// What `navgen check` asks for without options.
    public init(isStrict: Bool = false, levels: [String: Level] = [:]) {
        self.isStrict = isStrict
        self.levels = levels
    }

    /// Warnings count as errors do.
    public static let strict = CheckOptions(isStrict: true)
}

/// What is wrong with a graph.
public struct CheckReport: Sendable {
    /// A way to write a report down.
    public enum Format: String, Sendable, CaseIterable {
        /// For people: the place, the line, what is wrong and what to write instead.
        case text
        /// A line for each finding, as Xcode and other editors read it.
        case xcode
        /// An array of objects.
        case json
        /// SARIF 2.1.0, which code hosts show where a change is reviewed.
        case sarif
        /// Commands of a GitHub workflow, which become annotations.
        case github

        var inside: DiagnosticFormat {
            switch self {
            case .text: .text
            case .xcode: .xcode
            case .json: .json
            case .sarif: .sarif
            case .github: .github
            }
        }
    }

    /// What was found, by file and place. Of one rule, there are a hundred at most.
    public let diagnostics: [Diagnostic]
    /// Whether the graph can be used: it has no errors and, where the check is strict, no warnings.
    public let passes: Bool

    let found: [NavSyntax.Diagnostic]
    private let sources: [SourceFile]

    init(of graph: NavigationGraph, _ options: CheckOptions) {
        let levels = options.levels.sorted { $0.key < $1.key }.map { (rule: $0.key, level: $0.value.inside) }
        let compilation = graph.compilation
        found = levels.isEmpty ? compilation.diagnostics : compilation.diagnostics(levels: levels)
        sources = compilation.sources
        var places = SourcePlaces(sources)
        diagnostics = found.map { Diagnostic($0, &places) }
        let gravest: Diagnostic.Severity = options.isStrict ? .warning : .error
        passes = compilation.analysed != nil && !diagnostics.contains { $0.severity <= gravest }
    }

    /// The findings of one severity.
    public func diagnostics(_ severity: Diagnostic.Severity) -> [Diagnostic] {
        diagnostics.filter { $0.severity == severity }
    }

    /// The report as `navgen check` writes it.
    ///
    /// - Parameters:
    ///   - format: How it is written.
    ///   - usesColor: Whether a ``Format/text`` has colours for a terminal.
    public func text(as format: Format = .text, usesColor: Bool = false) -> String {
        Self.text(of: [self], as: format, usesColor: usesColor)
    }

    /// The reports of several graphs as one text, or as one document.
    ///
    /// - Parameters:
    ///   - reports: The reports, in the order in which they are to stand there.
    ///   - format: How they are written.
    ///   - usesColor: Whether a ``Format/text`` has colours for a terminal.
    public static func text(of reports: [CheckReport], as format: Format = .text, usesColor: Bool = false) -> String {
        render(reports.map { ($0.found, $0.sources) }, as: format.inside, color: usesColor)
    }
}

/// A graph does not pass its checks.
public struct CheckFailure: Error, Sendable, CustomStringConvertible {
    /// What is wrong with it.
    public let report: CheckReport

    /// The report for people.
    public var description: String { report.text() }
}
