public import NavSyntax

/// A rule about an app's Swift, with its id, its severity and its documentation.
public struct AuditRule: Sendable {
    /// The heading under which rules are listed.
    public enum Group: String, Sendable, CaseIterable {
        case stacks = "Stacks"
        case links = "Links"
        case presentations = "Presentations"
        case urls = "URLs"
        case graph = "With a graph"
    }

    public let id: RuleID
    public let group: Group
    /// The severity if no setting changes it.
    public let severity: Severity
    /// Whether the rule is off unless a setting turns it on.
    public let isOff: Bool
    /// What the rule finds, in whole sentences.
    public let meaning: String
    /// Why that is a problem.
    public let why: String
    /// What to write instead.
    public let instead: String
    /// The same code, wrong and right.
    public let wrong: String
    public let right: String
    /// The graph with which the code is compared, for a rule that needs one.
    public let graph: String?

    init(
        _ name: AuditRuleName, _ group: Group, _ severity: Severity = .warning, isOff: Bool = false, meaning: String,
        why: String, instead: String, wrong: String, right: String, graph: String? = nil
    ) {
        id = RuleID(name.rawValue)
        self.group = group
        self.severity = severity
        self.isOff = isOff
        self.meaning = meaning
        self.why = why
        self.instead = instead
        self.wrong = wrong + "\n"
        self.right = right + "\n"
        self.graph = graph.map { $0 + "\n" }
    }

    /// Creates a diagnostic of this rule.
    func finding(
        _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], help: Help? = nil
    ) -> Diagnostic {
        Diagnostic(id, message, at: range, severity: severity, notes: notes, help: help)
    }
}

/// A rule with the function that checks it.
struct AuditCheck: Sendable {
    let rule: AuditRule
    let run: @Sendable (AuditedApp) -> [Diagnostic]

    init(_ rule: AuditRule, _ run: @escaping @Sendable (AuditedApp) -> [Diagnostic]) {
        self.rule = rule
        self.run = run
    }

    /// A rule that looks at one file at a time.
    init(_ rule: AuditRule, inFiles run: @escaping @Sendable (AuditedFile, AuditedApp) -> [Diagnostic]) {
        self.init(rule) { app in app.files.flatMap { run($0, app) } }
    }
}
