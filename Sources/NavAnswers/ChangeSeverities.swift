public import NavCompiler
public import NavDiff
public import NavGraph
import NavSyntax

extension Compilation {
    /// Applies the severities configured in this version of a graph, the new one, to changes. Changes whose rule is off
    /// are left out, and so are those that this version or the old one ignores.
    public func applySeverities(
        _ changes: [Change], old: Compilation, levels: [(rule: String, level: RuleLevel.Level)]
    ) -> [Change] {
        guard let policy = severities(levels: levels), let formerPolicy = old.severities(levels: []) else {
            return changes
        }
        return changes.compactMap { change in
            func isIgnored(_ range: SourceRange?, by policy: SeverityPolicy) -> Bool {
                range.map { policy.isIgnored(Diagnostic(change.rule.id, change.message, at: $0)) } ?? false
            }
            let (now, before): (SourceRange?, SourceRange?) =
                switch change.location {
                case .new(let range): (range, change.former)
                case .old(let range): (change.latter, range)
                }
            guard !isIgnored(now, by: policy), !isIgnored(before, by: formerPolicy),
                let severity = policy.severity(of: change.rule.id, change.severity)
            else { return nil }
            var change = change
            change.isLowered = severity == .note && change.severity != .note
            change.severity = severity
            return change
        }
    }
}
