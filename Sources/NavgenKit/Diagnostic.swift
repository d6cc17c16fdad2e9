import NavSyntax

/// A range in a file, in lines and columns.
public struct SourceRange: Hashable, Sendable, CustomStringConvertible {
    /// A position in a file. Lines and columns start at 1; columns are counted in Unicode scalars.
    public struct Position: Hashable, Sendable {
        /// The line, from 1.
        public var line: Int
        /// The column, from 1.
        public var column: Int

        /// Creates a position.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// The path of the main file as it was given; for an included file, a path relative to the same
    /// folder.
    public var file: String
    /// The position of its first scalar.
    public var start: Position
    /// The position after its last scalar.
    public var end: Position

    /// Creates a range.
    public init(file: String, start: Position, end: Position) {
        self.file = file
        self.start = start
        self.end = end
    }

    init(_ location: SourceLocations.Location) {
        file = location.file
        start = Position(line: location.start.line, column: location.start.column)
        end = Position(line: location.end.line, column: location.end.column)
    }

    /// The file and the start: `app.yaml:5:51`.
    public var description: String { "\(file):\(start.line):\(start.column)" }
}

/// An error, a warning or a note about a graph.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The severity of a diagnostic; more severe ones come first.
    public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
        /// The graph does not pass.
        case error
        /// The graph passes unless the check is strict.
        case warning
        /// Additional information; the graph passes.
        case note

        init(_ severity: NavSyntax.Severity) {
            self =
                switch severity {
                case .error: .error
                case .warning: .warning
                case .note: .note
                }
        }

        private var internalValue: NavSyntax.Severity {
            switch self {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        }

        /// Whether one severity is more severe than another.
        public static func < (left: Severity, right: Severity) -> Bool { left.internalValue < right.internalValue }
    }

    /// Additional information, which may be about another location.
    public struct Note: Hashable, Sendable {
        /// The text of the note.
        public var message: String
        /// The location, if it is not that of the diagnostic.
        public var location: SourceRange?
    }

    /// A part of a file, and what replaces it.
    public struct Edit: Hashable, Sendable {
        /// The part; empty for an insertion.
        public var range: SourceRange
        /// The text that replaces it.
        public var replacement: String
    }

    /// What to write instead, as edits that are made together.
    public struct Fix: Hashable, Sendable {
        /// The edits, which do not overlap.
        public var edits: [Edit]
        /// Whether it can only be what was meant, so that it may be made without asking.
        public var isSafe: Bool
    }

    /// The id of the rule that is broken, such as `unknown-node`; ``Rule`` explains it.
    public var rule: String
    /// The configured severity.
    public var severity: Severity
    /// What is wrong, in one sentence that begins with a lowercase letter.
    public var message: String
    /// The location of the mistake.
    public var location: SourceRange
    /// Additional information.
    public var notes: [Note]
    /// What to do about it.
    public var help: String?
    /// The edits that do what ``help`` says, if that is exact.
    public var fix: Fix?
    /// A value that shows the mistake, such as a URL that two patterns match.
    public var witness: String?

    init(_ found: NavSyntax.Diagnostic, _ locations: inout SourceLocations) {
        rule = found.rule.name
        severity = Severity(found.severity)
        message = found.message
        location = SourceRange(locations.location(of: found.range))
        notes = []
        for note in found.notes {
            notes.append(
                Note(message: note.message, location: note.range.map { SourceRange(locations.location(of: $0)) }))
        }
        help = found.help
        witness = found.witness
        if let fix = found.fix {
            var edits: [Edit] = []
            for edit in fix.edits {
                let range = SourceRange(locations.location(of: edit.range))
                edits.append(Edit(range: range, replacement: edit.replacement))
            }
            self.fix = Fix(edits: edits, isSafe: fix.isSafe)
        }
    }

    /// The diagnostic on one line, in the format of compilers.
    public var description: String { "\(location): \(severity.rawValue): \(message) [\(rule)]" }
}
