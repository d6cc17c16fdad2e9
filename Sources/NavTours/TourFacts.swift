import NavGraph

/// The conditions under which tours begin.
struct TourFacts: Sendable {
    /// The values under which most can be reached.
    let usual: ConditionValues
    /// What roots show: nodes, and tabs.
    let roots: [NodeID]
    /// By condition, the values that tours give it.
    private let values: [[Bool?]]

    init(_ graph: Graph, tabs: [NodeID]) {
        let launching = graph.roots.count > 1 || graph.roots.contains { !$0.when.isEmpty } ? graph.launching?.target : nil
        roots =
            graph.roots.flatMap { choice -> [NodeID] in
                switch choice.show {
                case .tabs: tabs
                case .node(let reference): [reference.target].compactMap(\.self)
                }
            } + [launching].compactMap(\.self)
        let choosing = Set(graph.roots.flatMap(\.when).compactMap { $0.target?.index })
        values = graph.conditions.indices.map { index in
            launching != nil && choosing.contains(index) ? [true, false, nil] : [true, false]
        }
        usual = Self.usual(graph)
    }

    /// What nodes require holds, and the tabs are shown, or else the last root.
    private static func usual(_ graph: Graph) -> ConditionValues {
        var values = [Bool?](repeating: true, count: graph.conditions.count)
        let uses = graph.nodes.flatMap(\.requires)
        for index in values.indices {
            let own = uses.filter { $0.target?.index == index }
            if !own.isEmpty, own.allSatisfy(\.isNegated) { values[index] = false }
        }
        let main = graph.roots.firstIndex { if case .tabs = $0.show { true } else { false } } ?? graph.roots.count - 1
        guard graph.roots.indices.contains(main) else { return ConditionValues(values) }
        var fixed: Set<Int> = []
        for use in graph.roots[main].when {
            guard let index = use.target?.index else { continue }
            values[index] = !use.isNegated
            fixed.insert(index)
        }
        // The roots before it are not chosen.
        for choice in graph.roots[..<main] {
            let holds = choice.when.allSatisfy { use in use.target.map { values[$0.index] == !use.isNegated } ?? false }
            guard holds, let use = choice.when.last(where: { $0.target.map { !fixed.contains($0.index) } ?? false }),
                let index = use.target?.index
            else { continue }
            values[index] = use.isNegated
            fixed.insert(index)
        }
        return ConditionValues(values)
    }

    /// The other values of the conditions from an index on.
    func changes(of facts: ConditionValues, from index: Int) -> [(condition: Int, value: Bool?)] {
        guard index < values.count else { return [] }
        return (index..<values.count).flatMap { index in
            values[index].filter { $0 != facts[index] }.map { (index, $0) }
        }
    }
}
