import NavSyntax

/// A stretch of a file, as people and editors count it.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    /// A place in a text: both numbers start at 1, and columns are counted in Unicode scalars.
    public struct Position: Hashable, Sendable {
        /// The line, from 1.
        public var line: Int
        /// The column, from 1.
        public var column: Int

        /// A place in a text.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// The file, named as it was given or, where it is included, as a path beside the one that was.
    public var file: String
    /// Where it begins.
    public var start: Position
    /// Where it ends; the scalar there is no part of it.
    public var end: Position

    /// A stretch of a file.
    public init(file: String, start: Position, end: Position) {
        self.file = file
        self.start = start
        self.end = end
    }

    init(_ place: SourcePlaces.Place) {
        file = place.file
        start = Position(line: place.start.line, column: place.start.column)
        end = Position(line: place.end.line, column: place.end.column)
    }

    /// The file and the beginning: `app.yaml:5:51`.
    public var description: String { "\(file):\(start.line):\(start.column)" }
}

/// Something that is wrong with a graph, or worth knowing.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// How much a finding weighs; graver ones come first.
    public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
        /// The graph does not pass.
        case error
        /// The graph passes unless the check is strict.
        case warning
        /// Something to know.
        case note

        init(_ severity: NavSyntax.Severity) {
            self =
                switch severity {
                case .error: .error
                case .warning: .warning
                case .note: .note
                }
        }

        private var inside: NavSyntax.Severity {
            switch self {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        }

        /// Whether one severity is graver than another.
        public static func < (left: Severity, right: Severity) -> Bool { left.inside < right.inside }
    }

    /// What else there is to say, perhaps of another place.
    public struct Note: Hashable, Sendable {
        /// In words.
        public var message: String
        /// What it is about, where that is another place than the diagnostic's.
        public var place: SourcePlace?
    }

    /// The id of the rule that is broken, such as `unknown-node`; ``Rule`` tells what it means.
    public var rule: String
    /// How much it weighs, after all settings.
    public var severity: Severity
    /// What is wrong, in one sentence that begins with a small letter.
    public var message: String
    /// Where.
    public var place: SourcePlace
    /// What else there is to say.
    public var notes: [Note]
    /// What to do about it.
    public var help: String?
    /// A value that shows the mistake, such as a URL that two patterns match.
    public var witness: String?

    init(_ found: NavSyntax.Diagnostic, _ places: inout SourcePlaces) {
        rule = found.rule.name
        severity = Severity(found.severity)
        message = found.message
        place = SourcePlace(places.place(of: found.range))
        notes = []
        for note in found.notes {
            notes.append(Note(message: note.message, place: note.range.map { SourcePlace(places.place(of: $0)) }))
        }
        help = found.help
        witness = found.witness
    }

    /// The diagnostic in one line, as compilers write it.
    public var description: String { "\(place): \(severity.rawValue): \(message) [\(rule)]" }
}
