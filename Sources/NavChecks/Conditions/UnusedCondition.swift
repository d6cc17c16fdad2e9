import NavGraph
import NavSyntax

extension Rule {
    static let unusedCondition = Rule(
        "unused-condition", .conditions, .warning, canBeLowered: true,
        meaning: "A condition is declared but never used.",
        why: "The app has to provide a value that nothing uses.",
        failing: """
            navgen: 1
            root: home
            conditions: {signedIn: {}}
            screens:
              home: {}
            """,
        fixed: """
            navgen: 1
            root: home
            conditions: {signedIn: {}}
            screens:
              home: {to: [profile]}
              profile: {requires: [signedIn]}
            """)
}

extension Check {
    static let unusedCondition = Check(.unusedCondition) { analyzed in
        let graph = analyzed.graph
        let used = Set(graph.conditionUses.map(\.target))
        // A use of an unknown name may be a misspelling of one of these.
        guard !used.contains(nil) else { return [] }
        // If a name is declared twice, one of the two may have been meant to have another name,
        // which is used.
        let counts = graph.conditions.reduce(into: [:]) { $0[$1.name.value, default: 0] += 1 }
        let single = graph.conditions.indices.filter { counts[graph.conditions[$0].name.value] == 1 }
        let unused = single.filter { index in
            // If its `otherwise` is unreachable, `unreachable-node` reports that.
            let otherwise = graph.conditions[index].otherwise?.target
            return !used.contains(ConditionID(index)) && !graph.unreadWords.contains(graph.conditions[index].name.value)
                && otherwise.map(analyzed.reachability.isReachable) ?? true
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
    /// All uses of conditions, whether they have to hold or not to hold.
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
