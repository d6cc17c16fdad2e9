public import NavSyntax

/// A check's name, weight and page: data, apart from the function that checks.
public struct Rule: Sendable {
    public enum Group: String, Sendable, CaseIterable {
        case syntax = "Syntax"
        case names = "Names"
        case reachability = "Reachability"
        case parameters = "Parameters"
        case presentation = "Presentation"
        case conditions = "Conditions"
        case flows = "Flows"
        case alerts = "Alerts"
        case sections = "Sections"
        case lifeCycle = "Life cycle"
    }

    /// A graph that shows something: its files, the main one first.
    public struct Example: Sendable, ExpressibleByStringLiteral {
        public var files: [(name: String, text: String)]

        public init(stringLiteral text: String) {
            files = [("graph.yaml", text)]
        }

        public init(_ files: (name: String, text: String)...) {
            self.files = files
        }
    }

    public let id: RuleID
    public let group: Group
    /// Without any setting.
    public let severity: Severity
    /// Whether `rules:`, `--rule` and `# navgen:ignore` may make it weigh less.
    public let canBeLowered: Bool
    /// What it means, as whole sentences.
    public let meaning: String
    /// Why it matters.
    public let why: String
    /// A graph that reports exactly this.
    public let failing: Example
    /// The same graph, put right.
    public let repaired: Example

    init(
        _ id: RuleID, _ group: Group, _ severity: Severity = .error, canBeLowered: Bool = false, meaning: String,
        why: String, failing: Example, repaired: Example
    ) {
        self.id = id
        self.group = group
        self.severity = severity
        self.canBeLowered = canBeLowered
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
