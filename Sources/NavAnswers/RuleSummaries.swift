import NavAudit
public import NavCompiler
import NavDiff

extension RuleSummary {
    /// The rules of `navgen diff`.
    static let ofChanges = changeRules.map { RuleSummary($0.id, $0.severity, meaning: $0.meaning, why: $0.why) }

    /// The rules about Swift.
    public static let ofSwift = auditRules.map {
        RuleSummary($0.id, $0.severity, isOff: $0.isOff, meaning: $0.meaning, why: $0.why)
    }
}
