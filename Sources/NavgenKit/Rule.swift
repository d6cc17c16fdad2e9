import NavChecks
import NavDriver
import NavSyntax

/// One of the rules that graphs are checked against.
public struct Rule: Sendable, Identifiable, CustomStringConvertible {
    private let rule: NavChecks.Rule

    /// Its name in diagnostics and in `rules:`.
    public var id: String { rule.id.name }
    /// How much a finding weighs unless something is set.
    public var severity: Diagnostic.Severity { Diagnostic.Severity(rule.severity) }
    /// Whether it says nothing unless it is turned on.
    public var isOff: Bool { rule.isOff }
    /// Whether its findings may be made to weigh less.
    public var canBeLowered: Bool { rule.canBeLowered }
    /// What it means, as whole sentences.
    public var meaning: String { rule.meaning }
    /// Why it matters.
    public var why: String { rule.why }

    /// All of it with an example and its repair, as `navgen explain` writes it.
    public var description: String { RulePage(rule).text }

    /// All rules.
    public static var all: [Rule] { allRules.map(Rule.init) }

    /// The rule of a name; nil: there is none.
    public static func named(_ id: String) -> Rule? {
        allRules.first { $0.id.name == id }.map(Rule.init)
    }
}
