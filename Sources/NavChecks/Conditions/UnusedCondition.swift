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
        var used: Set<ConditionID?> = []
        func use(_ uses: [ConditionUse]) {
            for use in uses { used.insert(use.target) }
        }
        for root in graph.roots { use(root.when) }
        for route in graph.routes(with: .when) { use(route.when) }
        for id in graph.ids(with: .requires) { use(graph[id].requires) }
        for id in graph.ids(of: .tab, .step) {
            switch graph[id].detail {
            case .tab(let tab): use(tab.visible)
            case .step(let step): use(step.when)
            default: break
            }
        }
        // A misspelled name may well have meant one of these.
        guard !used.contains(nil) else { return [] }
        // What is declared twice is used under the name that one of the two should have, perhaps.
        let counts = graph.conditions.reduce(into: [:]) { $0[$1.name.value, default: 0] += 1 }
        let single = graph.conditions.indices.filter { counts[graph.conditions[$0].name.value] == 1 }
        let unused = single.filter { index in
            !used.contains(ConditionID(index)) && !graph.mentioned.contains(graph.conditions[index].name.value)
        }
        return unused.map { index in
            let name = graph.conditions[index].name
            return Rule.unusedCondition.finding(
                "nothing needs the condition `\(name.value)`", at: name.range,
                help: "remove it, or add `requires: [\(name.value)]` to a node")
        }
    }
}
