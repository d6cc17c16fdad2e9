import NavAnswers
import NavAudit
import NavChecks
import NavDiff
import NavSyntax

/// The ids of all rules, for suggestions.
let knownRules = allRules.map(\.id.name) + changeRules.map(\.id.name) + auditRules.map(\.id.name)

extension Command {
    static let explain = Command(
        name: "explain", operands: [Operand("RULE", .rule).optional],
        summary: "Explain a rule and how to fix what it reports",
        discussion: """
            Explains what a rule means, why it matters, and how to fix a graph, or Swift, that breaks it.
            Without RULE, lists all rules.
            """,
        options: [], example: "navgen explain unreachable-node"
    ) { arguments, terminal throws(UsageError) in
        guard let word = try arguments.operands(0...1).first else {
            terminal.write(ruleList())
            return .fine
        }
        // Diagnostics print their rule in brackets; a name copied with them works, too.
        let name = word.hasPrefix("[") && word.hasSuffix("]") ? String(word.dropFirst().dropLast()) : word
        if let rule = changeRules.first(where: { $0.id.name == name }) {
            terminal.write(ChangePage(rule).text)
            return .fine
        }
        if let rule = auditRules.first(where: { $0.id.name == name }) {
            terminal.write(AuditPage(rule).text)
            return .fine
        }
        guard let rule = allRules.first(where: { $0.id.name == name }) else {
            throw UsageError(
                message: "there is no rule `\(name)`",
                help: didYouMean(name, amongCompounds: knownRules)?.text ?? "`navgen explain` lists all rules")
        }
        terminal.write(RulePage(rule).text)
        return .fine
    }

    private static func ruleList() -> String {
        let width = knownRules.map(\.count).max() ?? 0
        var text = ""
        for group in Rule.Group.allCases {
            let rules = allRules.filter { $0.group == group }
            guard !rules.isEmpty else { continue }
            text += group.rawValue + "\n"
            for rule in rules {
                let padding = String(repeating: " ", count: width - rule.id.name.count + 2)
                text +=
                    "  \(rule.id)\(padding)\(rule.isOff ? "off" : rule.severity.rawValue)\(rule.canBeLowered ? "*" : "")\n"
            }
            text += "\n"
        }
        text += "Changes, which `navgen diff` reports\n"
        for rule in changeRules {
            let padding = String(repeating: " ", count: width - rule.id.name.count + 2)
            text += "  \(rule.id)\(padding)\(rule.severity.rawValue)*\n"
        }
        text += "\nSwift, which `navgen audit` reports\n"
        for rule in auditRules {
            let padding = String(repeating: " ", count: width - rule.id.name.count + 2)
            text += "  \(rule.id)\(padding)\(rule.isOff ? "off" : rule.severity.rawValue)*\n"
        }
        text += "\n"
        return text + """
            * can be lowered: in `rules:`, with `--rule ID=LEVEL`, or on a line with `# navgen:ignore ID`
            `navgen explain RULE` shows what a rule means, with an example and its fix

            """
    }
}
