import NavGraph
import NavSyntax

extension Rule {
    static let conditionCycle = Rule(
        "condition-cycle", .conditions,
        meaning: """
            The node shown when one condition fails requires another condition, whose own `otherwise` leads back to \
            the first.
            """,
        why: "If neither holds, nothing could be shown: each of the two nodes would wait for the other.",
        failing: """
            navgen: 1
            root: home
            conditions:
              a: {otherwise: first}
              b: {otherwise: second}
            screens:
              home: {to: [first, second]}
              first: {requires: [b]}
              second: {requires: [a]}
            """,
        fixed: """
            navgen: 1
            root: home
            conditions:
              a: {otherwise: first}
              b: {otherwise: second}
            screens:
              home: {to: [first, second, third]}
              first: {}
              second: {}
              third: {requires: [a, b]}
            """)
}

extension Check {
    static let conditionCycle = Check(.conditionCycle) { analyzed in
        let graph = analyzed.graph
        var cycles = ConditionCycles(graph)
        return cycles.all().map { cycle in
            let names = (cycle + [cycle[0]]).map { "`\(graph[$0].name.value)`" }.joined(separator: " → ")
            let first = graph[cycle[0]]
            let notes = cycle.dropFirst().compactMap { id in
                graph[id].otherwise.map {
                    Diagnostic.Note("the `otherwise` of `\(graph[id].name.value)`", at: $0.range)
                }
            }
            return Rule.conditionCycle.finding(
                "these conditions wait for each other: \(names)", at: first.otherwise?.range ?? first.name.range,
                notes: notes,
                help: "choose a node for one `otherwise` that requires none of them")
        }
    }
}

/// Finds cycles of conditions by following each to those that its `otherwise` requires. It is a
/// depth-first search without recursion, which finds each cycle once.
struct ConditionCycles {
    private enum Mark { case new, open, done }
    private let next: [[ConditionID]]
    private var marks: [Mark]

    init(_ graph: Graph) {
        next = graph.conditions.indices.map { index in
            guard let target = graph.conditions[index].otherwise?.target else { return [] }
            // A condition that requires itself is reported by `guarded-otherwise`.
            return graph.needs(ofFallback: target).filter { !$0.isNegated }.compactMap(\.target).filter {
                $0 != ConditionID(index)
            }
        }
        marks = Array(repeating: .new, count: graph.conditions.count)
    }

    mutating func all() -> [[ConditionID]] {
        var cycles: [[ConditionID]] = []
        for start in next.indices where marks[start] == .new {
            var stack: [(id: ConditionID, nextIndex: Int)] = [(ConditionID(start), 0)]
            marks[start] = .open
            while let top = stack.last {
                guard top.nextIndex < next[top.id.index].count else {
                    marks[top.id.index] = .done
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].nextIndex += 1
                let following = next[top.id.index][top.nextIndex]
                switch marks[following.index] {
                case .new:
                    marks[following.index] = .open
                    stack.append((following, 0))
                case .open:
                    let start = stack.firstIndex { $0.id == following } ?? 0
                    cycles.append(stack[start...].map(\.id))
                case .done: break
                }
            }
        }
        return cycles
    }
}
