import NavGraph
import NavSyntax

extension Rule {
    static let guardedOtherwise = Rule(
        "guarded-otherwise", .conditions,
        meaning: """
            The node shown when a condition fails requires that same condition, or another one that may not hold \
            either. Another one holds if each node that requires the first requires it as well, and it is declared \
            before the first.
            """,
        why: "If it does not hold, the node cannot be shown, so the user would be left with nothing.",
        failing: """
            navgen: 1
            root: home
            conditions: {signedIn: {otherwise: signIn}}
            screens:
              home: {to: [profile]}
              profile: {requires: [signedIn]}
            sheets:
              signIn: {requires: [signedIn]}
            """,
        fixed: """
            navgen: 1
            root: home
            conditions: {signedIn: {otherwise: signIn}}
            screens:
              home: {to: [profile]}
              profile: {requires: [signedIn]}
            sheets:
              signIn: {}
            """)
}

extension Check {
    static let guardedOtherwise = Check(.guardedOtherwise) { analyzed in
        let graph = analyzed.graph
        guard graph.conditions.contains(where: { $0.otherwise.map { !graph.needs(of: $0).isEmpty } ?? false }) else {
            return []
        }
        var needing = [[Node]](repeating: [], count: graph.conditions.count)
        for node in graph.nodes {
            for use in node.conditionsWithFallback { use.target.map { needing[$0.index].append(node) } }
        }
        var finder = ConditionCycles(graph)
        let cycles = finder.all().map(Set.init)
        return graph.conditions.indices.compactMap { index -> Diagnostic? in
            let id = ConditionID(index)
            let condition = graph.conditions[index]
            guard let otherwise = condition.otherwise else { return nil }
            for use in graph.needs(of: otherwise) {
                guard let needed = use.target, !(needed == id && use.isNegated) else { continue }
                if needed == id { return contradiction(otherwise, condition, use) }
                // `condition-cycle` reports conditions that wait for each other.
                guard !cycles.contains(where: { $0.contains(needed) && $0.contains(id) }),
                    let node = needing[index].first(where: { !$0.ensures(use, beforeFallbackOf: id, graph) })
                else { continue }
                return uncertain(otherwise, id, use, node, graph)
            }
            return nil
        }
    }

    private static func contradiction(
        _ otherwise: NodeReference, _ condition: Condition, _ use: ConditionUse
    ) -> Diagnostic {
        Rule.guardedOtherwise.finding(
            "`\(otherwise.name)` is shown when `\(condition.name.value)` does not hold, but needs it",
            at: otherwise.range,
            notes: [.init("it is required here", at: use.range)],
            help: "remove it from `requires`, or show another node")
    }

    /// Reports a fallback that requires another condition than its own.
    private static func uncertain(
        _ otherwise: NodeReference, _ condition: ConditionID, _ use: ConditionUse, _ node: Node, _ graph: Graph
    ) -> Diagnostic {
        let name = graph[condition].name.value
        let written = use.isNegated ? "\"\(use.text)\"" : use.text
        let isRequired = node.needs(in: graph).contains { $0.target == use.target && $0.isNegated == use.isNegated }
        let remedy =
            isRequired
            ? "declare `\(use.name)` before `\(name)`, so that its `otherwise` comes first"
            : "add `\(written)` to the `requires` of `\(node.name)`"
                + (use.target.map { graph.isFirst($0, condition) } ?? true
                    ? "" : ", and declare `\(use.name)` before `\(name)`")
        return Rule.guardedOtherwise.finding(
            "`\(otherwise.name)` is shown when `\(name)` does not hold, but needs `\(use.text)`, which may not hold "
                + "either", at: otherwise.range,
            notes: [
                .init("it is required here", at: use.range),
                .init("`\(node.name)`, instead of which it is shown, is declared here", at: node.id.range),
            ],
            help: Help("remove it from `requires`, show another node, or \(remedy)"))
    }
}

extension Node {
    /// All conditions that are required where it is.
    fileprivate func needs(in graph: Graph) -> [ConditionUse] {
        switch detail {
        case .tab(let tab): requires + tab.visible + (tab.root?.target.map(graph.needs(ofRoot:)) ?? [])
        default: requires
        }
    }

    /// Whether a requirement holds whenever a step to the node waits for a fallback. If it did not
    /// hold, the step would be refused, or the fallback of an earlier condition would be shown.
    fileprivate func ensures(_ use: ConditionUse, beforeFallbackOf id: ConditionID, _ graph: Graph) -> Bool {
        needs(in: graph).contains { own in
            guard own.target == use.target, own.isNegated == use.isNegated, let condition = own.target else {
                return false
            }
            return own.isNegated || graph.isFirst(condition, id)
        }
    }
}

extension Graph {
    fileprivate func needs(of fallback: NodeReference) -> [ConditionUse] {
        fallback.target.map(needs(ofFallback:)) ?? []
    }

    /// Whether a condition is decided before the fallback of another is shown.
    fileprivate func isFirst(_ id: ConditionID, _ other: ConditionID) -> Bool {
        self[id].otherwise == nil || id.index < other.index
    }
}
