/// Checks promises directly on what the runtime shows and reports, without the model.
struct RuntimePromises {
    private let graph: WalkGraph
    private let plans: [String: WalkPlan]
    private(set) var violations: [Violation] = []
    private var asked: Set<Int> = []
    private var resumed: Set<Int> = []

    init(_ graph: PlannedGraph) {
        self.graph = graph.graph
        plans = graph.links
    }

    private mutating func fail(_ promise: Int, _ text: String) {
        violations.append(Violation(kind: "promise \(promise) in the runtime", text: text))
    }

    mutating func check(
        _ action: Action, _ facts: Facts, _ before: RuntimeShown, _ after: RuntimeShown, _ outcomes: [RuntimeOutcome],
        isFree: Bool
    ) {
        if case .exit(_, _, _, let caller?) = action { asked.insert(caller) }
        checkRoot(facts, before, after, isRestart: { if case .restart = action { true } else { false } }())
        checkAllowed(facts, after)
        checkCallers(outcomes)
        // A fallback can be on top of what a link shows.
        if isFree { checkLink(action, after, outcomes) }
    }

    /// Promise 1: only conditions choose the root.
    private mutating func checkRoot(
        _ facts: Facts, _ before: RuntimeShown, _ after: RuntimeShown, isRestart: Bool
    ) {
        for root in graph.roots {
            let values = root.when.map { facts.value($0) }
            if values.contains(false) { continue }
            if values.contains(nil) { break }
            if after.root == nil, !hasContent(root.show, facts) { return }
            if after.root != root.show { fail(1, "\(root.show) is not shown, but \(after.root ?? "launching")") }
            return
        }
        if isRestart {
            if after.root != nil { fail(1, "\(after.root ?? "") is shown while the root is undecided") }
        } else if let root = after.root, root != before.root, hasContent(root, facts) {
            fail(1, "the root changed to \(root) while it is undecided")
        }
    }

    /// Whether a root certainly has something to show. A flow may have no visible step.
    private func hasContent(_ root: String, _ facts: Facts) -> Bool {
        if root == "tabs" {
            return graph.tabs.contains { facts.all($0.requires + $0.visible + graph.node($0.root).requires) == true }
        }
        return graph.node(root).kind != .flow
    }

    /// Promise 2: what is on display is allowed.
    private mutating func checkAllowed(_ facts: Facts, _ shown: RuntimeShown) {
        for level in shown.levels {
            for id in level.nodes where facts.all(graph.node(id).requires) == false { fail(2, "\(id) is shown") }
            if let flow = level.nodes.first, let step = level.step, shown.levels.first != level,
                facts.all(graph.node(flow).steps[step].when) == false
            {
                fail(2, "a hidden step of \(flow) is shown")
            }
        }
        if let tab = graph.tab(shown.tab), facts.all(tab.requires + tab.visible) == false {
            fail(2, "the tab \(tab.id) is shown")
        }
    }

    /// Promise 4: a caller is resumed exactly once.
    private mutating func checkCallers(_ outcomes: [RuntimeOutcome]) {
        for case .resumed(let caller, _) in outcomes where !resumed.insert(caller).inserted {
            fail(4, "caller \(caller) resumed twice")
        }
    }

    /// Promise 10: a link that is done at once has its node on top.
    private mutating func checkLink(_ action: Action, _ after: RuntimeShown, _ outcomes: [RuntimeOutcome]) {
        guard case .open(let id, _) = action, outcomes == [.done(id)], graph.node(id).kind != .flow,
            graph.node(id).kind != .action, graph.tab(id) == nil
        else { return }
        if after.levels.last?.nodes.last != id { fail(10, "\(id) is not on top: \(after.levels)") }
    }
}
