public import NavSyntax

/// A check's name, weight and page: data, apart from the function that checks.
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

    /// A graph that shows something.
    public struct Example: Sendable, ExpressibleByStringLiteral {
        public enum Encoding: Sendable { case utf8, latin1 }

        /// Made when somebody asks for them: whoever only checks does not.
        private let makeFiles: @Sendable () -> [(name: String, text: String)]
        public var encoding = Encoding.utf8
        /// Bytes to which comments fill up the main file, where size is what the example is about.
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

        /// A graph whose text says how it goes on.
        static func text(
            _ text: @autoclosure @escaping @Sendable () -> String, encoding: Encoding = .utf8, filledTo: Int = 0
        ) -> Example {
            var example = Example { [("graph.yaml", text() + "\n")] }
            example.encoding = encoding
            example.filledTo = filledTo
            return example
        }

        /// The main one first.
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
    /// Without any setting.
    public let severity: Severity
    /// Whether `rules:`, `--rule` and `# navgen:ignore` may make it weigh less.
    public let canBeLowered: Bool
    /// Whether it says nothing unless a setting turns it on.
    public let isOff: Bool
    /// What it means, as whole sentences.
    public let meaning: String
    /// Why it matters.
    public let why: String
    /// A graph that reports exactly this.
    public let failing: Example
    /// The same graph, put right.
    public let repaired: Example

    init(
        _ id: RuleID, _ group: Group, _ severity: Severity = .error, canBeLowered: Bool = false, isOff: Bool = false,
        meaning: String, why: String, failing: Example, repaired: Example
    ) {
        self.id = id
        self.group = group
        self.severity = severity
        self.canBeLowered = canBeLowered
        self.isOff = isOff
        self.meaning = meaning
        self.why = why
        self.failing = failing
        self.repaired = repaired
    }

    /// A finding of this rule.
    func finding(
        _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], help: String? = nil
    ) -> Diagnostic {
        Diagnostic(id, message, at: range, severity: severity, notes: notes, help: help)
    }
}
