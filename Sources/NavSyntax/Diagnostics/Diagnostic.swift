/// The stable kebab-case name of a rule, such as `duplicate-key`.
///
/// Users write it in `rules:` and read it in brackets after a message.
public struct RuleID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral value: StaticString) {
        name = "\(value)"
    }

    public var description: String { name }

    public static func < (left: RuleID, right: RuleID) -> Bool {
        left.name < right.name
    }
}

/// The severity of a diagnostic. An error stops the build, a warning only under `--strict`, a note
/// never.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    case error, warning, note

    private var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .note: 2
        }
    }

    /// Errors sort before warnings, warnings before notes.
    public static func < (left: Severity, right: Severity) -> Bool {
        left.rank < right.rank
    }
}

/// A diagnostic about a graph, as data. Printers turn it into text, JSON and other formats.
public struct Diagnostic: Hashable, Sendable {
    /// Additional information, with the source range that it is about if there is one.
    public struct Note: Hashable, Sendable {
        public var message: String
        public var range: SourceRange?

        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }

    public var rule: RuleID
    public var severity: Severity
    public var message: String
    public var range: SourceRange
    public var notes: [Note]
    /// What to write instead.
    public var help: String?
    /// The change that the help describes, if that is exact.
    public var correction: Correction?
    /// The edits that make the correction, which the compiler adds to the diagnostics that it shows.
    public var fix: Fix?
    /// An example that demonstrates the problem, such as a URL that two patterns match.
    public var witness: String?
    /// Whether `rules:` cannot lower the severity of this diagnostic, although it can for the rule.
    public var isFixed: Bool

    public init(
        _ rule: RuleID, _ message: String, at range: SourceRange, severity: Severity = .error,
        notes: [Note] = [], help: Help? = nil, witness: String? = nil, isFixed: Bool = false
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.range = range
        self.notes = notes
        self.help = help?.text
        correction = help?.correction
        self.witness = witness
        self.isFixed = isFixed
    }
}

extension Diagnostic {
    /// The order in which diagnostics are shown: by location, then by rule and message.
    public static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.range.file != right.range.file { return left.range.file < right.range.file }
        if left.range.start != right.range.start { return left.range.start < right.range.start }
        if left.rule != right.rule { return left.rule < right.rule }
        if left.message != right.message { return left.message < right.message }
        return left.range.end < right.range.end
    }
}
