import NavChecks
import NavDriver
import NavSyntax

/// The names of all rules, for suggestions.
let knownRules = allRules.map(\.id.name)

extension Command {
    static let explain = Command(
        name: "explain", operands: "[RULE]", summary: "Say what a finding means and what to write instead",
        discussion:
            "Says what a rule means, why it matters, and how a graph that breaks it is put right. Without a rule, lists all.",
        options: [], example: "navgen explain unreachable-node"
    ) { arguments, terminal throws(UsageError) in
        guard arguments.operands.count <= 1 else {
            throw UsageError(message: "`explain` takes one rule", help: nil)
        }
        guard let name = arguments.operands.first else {
            terminal.write(ruleList())
            return .fine
        }
        guard let rule = allRules.first(where: { $0.id.name == name }) else {
            throw UsageError(
                message: "there is no rule `\(name)`",
                help: didYouMean(name, among: knownRules) ?? "`navgen explain` lists all rules")
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
            text += (text.isEmpty ? "" : "\n") + group.rawValue + "\n"
            for rule in rules {
                let fixed = rule.canBeLowered ? " (can be lowered)" : ""
                let padding = String(repeating: " ", count: width - rule.id.name.count + 2)
                text += "  \(rule.id)\(padding)\(rule.severity.rawValue)\(fixed)\n"
            }
        }
        return text
    }
}
