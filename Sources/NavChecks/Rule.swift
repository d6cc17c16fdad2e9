public import NavSyntax

/// A rule as data: its id, its severity and the texts of its documentation page. The function that
/// checks it is in `Check`.
public struct Rule: Sendable {
    public enum Group: String, Sendable, CaseIterable {
        case syntax = "Syntax"
        case names = "Names"
        case reachability = "Reachability"
        case parameters = "Parameters"
        case links = "Links"
        case presentation = "Presentation"
        case conditions = "Conditions"
        case flows = "Flows"
        case alerts = "Alerts"
        case sections = "Sections"
        case lifeCycle = "Life cycle"
        case outputs = "Outputs"
    }

    /// The files of a small graph that violates or satisfies a rule.
    public struct Example: Sendable, ExpressibleByStringLiteral {
        public enum Encoding: Sendable { case utf8, latin1 }

        /// Creates the files on demand, as a run that only checks graphs does not need them.
        private let makeFiles: @Sendable () -> [(name: String, text: String)]
        public var encoding = Encoding.utf8
        /// The size in bytes to which comments fill up the main file, for an example about file
        /// sizes.
        public var filledTo = 0

        private init(makeFiles: @escaping @Sendable () -> [(name: String, text: String)]) {
            self.makeFiles = makeFiles
        }

        public init(stringLiteral text: String) {
            self.init { [("graph.yaml", text + "\n")] }
        }

        init(_ files: (name: String, text: String)...) {
            self.init { files.map { ($0.name, $0.text + "\n") } }
        }

        /// A graph in one file whose text is computed, is not UTF-8, or is filled up to a size.
        static func text(
            _ text: @autoclosure @escaping @Sendable () -> String, encoding: Encoding = .utf8, filledTo: Int = 0
        ) -> Example {
            var example = Example { [("graph.yaml", text() + "\n")] }
            example.encoding = encoding
            example.filledTo = filledTo
            return example
        }

        /// The files, the main one first.
        public var files: [(name: String, text: String)] { makeFiles() }

        /// The bytes of each file.
        public var bytes: [String: [UInt8]] {
            var bytes: [String: [UInt8]] = [:]
            let files = files
            for file in files {
                bytes[file.name] =
                    switch encoding {
                    case .utf8: Array(file.text.utf8)
                    case .latin1: file.text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
                    }
            }
            if let main = files.first?.name, let text = bytes[main], text.count < filledTo {
                bytes[main] = [UInt8](repeating: UInt8(ascii: "#"), count: filledTo - text.count) + text
            }
            return bytes
        }
    }

    public let id: RuleID
    public let group: Group
    /// The severity if no setting changes it.
    public let severity: Severity
    /// Whether `rules:`, `--rule` and `# navgen:ignore` may lower the severity.
    public let canBeLowered: Bool
    /// Whether the rule is off unless a setting turns it on.
    public let isOff: Bool
    /// What violates the rule, in whole sentences.
    public let meaning: String
    /// Why that is a problem, in whole sentences.
    public let why: String
    /// A graph in which only this rule is violated.
    public let failing: Example
    /// The same graph, corrected.
    public let fixed: Example

    init(
        _ id: RuleID, _ group: Group, _ severity: Severity = .error, canBeLowered: Bool = false, isOff: Bool = false,
        meaning: String, why: String, failing: Example, fixed: Example
    ) {
        self.id = id
        self.group = group
        self.severity = severity
        self.canBeLowered = canBeLowered
        self.isOff = isOff
        self.meaning = meaning
        self.why = why
        self.failing = failing
        self.fixed = fixed
    }

    /// Creates a diagnostic of this rule.
    ///
    /// - Parameter correction: The correction that the message describes, if it needs no help.
    func finding(
        _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], help: Help? = nil,
        correction: Correction? = nil
    ) -> Diagnostic {
        var diagnostic = Diagnostic(id, message, at: range, severity: severity, notes: notes, help: help)
        if let correction { diagnostic.correction = correction }
        return diagnostic
    }
}
