import NavGraph
import NavSyntax

extension Rule {
    static let unusedCondition = Rule(
        "unused-condition", .conditions, .warning, canBeLowered: true,
        meaning: "A condition is declared, but nothing needs it.",
        why: "The app would have to answer a question that nobody asks.",
        failing: """
            navgen: 1
            root: home
            conditions: {signedIn: {}}
            screens:
              home: {}
            """,
        repaired: """
            navgen: 1
            root: home
            conditions: {signedIn: {}}
            screens:
              home: {to: [profile]}
              profile: {requires: [signedIn]}
            """)
}

extension Check {
    static let unusedCondition = Check(.unusedCondition) { analysed in
        let graph = analysed.graph
        let used = Set(graph.conditionUses.map(\.target))
        // A misspelled name may well have meant one of these.
        guard !used.contains(nil) else { return [] }
        // What is declared twice is used under the name that one of the two should have, perhaps.
        let counts = graph.conditions.reduce(into: [:]) { $0[$1.name.value, default: 0] += 1 }
        let single = graph.conditions.indices.filter { counts[graph.conditions[$0].name.value] == 1 }
        let unused = single.filter { index in
            // That what it shows is never shown is an error of its own.
            let otherwise = graph.conditions[index].otherwise?.target
            return !used.contains(ConditionID(index)) && !graph.mentioned.contains(graph.conditions[index].name.value)
                && otherwise.map(analysed.reachability.isReachable) ?? true
        }
        return unused.map { index in
            let name = graph.conditions[index].name
            return Rule.unusedCondition.finding(
                "nothing needs the condition `\(name.value)`", at: name.range,
                help: "remove it, or add `requires: [\(name.value)]` to a node")
        }
    }
}

extension Graph {
    /// Every place that needs a condition to hold, or not to hold.
    var conditionUses: [ConditionUse] {
        var uses = roots.flatMap(\.when)
        for route in routes { uses += route.when }
        for node in nodes { uses += node.requires }
        for id in ids(of: .tab, .step) {
            switch self[id].detail {
            case .tab(let tab): uses += tab.visible
            case .step(let step): uses += step.when
            default: break
            }
        }
        return uses
    }
}
