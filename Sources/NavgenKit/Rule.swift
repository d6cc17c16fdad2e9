import NavAnswers
import NavChecks
import NavSyntax

/// One of the rules that graphs are checked against.
public struct Rule: Sendable, Identifiable, CustomStringConvertible {
    private let rule: NavChecks.Rule

    /// Its name in diagnostics and in `rules:`.
    public var id: String { rule.id.name }
    /// The default severity of its diagnostics.
    public var severity: Diagnostic.Severity { Diagnostic.Severity(rule.severity) }
    /// Whether it is off by default.
    public var isOff: Bool { rule.isOff }
    /// Whether its severity can be lowered.
    public var canBeLowered: Bool { rule.canBeLowered }
    /// What it means, in whole sentences.
    public var meaning: String { rule.meaning }
    /// Why it matters.
    public var why: String { rule.why }

    /// The full explanation with an example and its fix, as `navgen explain` prints it.
    public var description: String { RulePage(rule).text }

    /// All rules.
    public static var all: [Rule] { allRules.map(Rule.init) }

    /// The rule with an id; nil if there is none.
    public static func named(_ id: String) -> Rule? {
        allRules.first { $0.id.name == id }.map(Rule.init)
    }
}
