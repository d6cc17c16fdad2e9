import NavGraph
import NavLinks

/// Finds nodes that links lead to in both versions, but that are shown differently or under other
/// conditions.
struct PlanChanges {
    let old: LinkAnalysis
    let new: LinkAnalysis
    let nodes: NodePairs
    let versions: LinkVersions

    func changes() -> [LinkChange] {
        old.plans.all.flatMap { entry -> [LinkChange] in
            guard let node = nodes.new(entry.node), let outcome = new.plans[node] else { return [] }
            let kinds = kinds(entry.outcome, outcome, entry.node, node)
            guard !kinds.isEmpty, let (pattern, witness) = witness(entry.node, node) else { return [] }
            return kinds.map { change($0, of: pattern, entry.node, node, witness) }
        } + placedChanges() + selectionChanges()
    }

    /// The placements of a URL in both versions, each by its first pattern.
    private struct PlacementPair: Hashable {
        var old: Int?
        var new: Int?
    }

    /// The changes of URLs that at least one version shows differently from other links to their
    /// node.
    private func placedChanges() -> [LinkChange] {
        let placed = Set(old.placements.map(\.node) + new.placements.compactMap { nodes.old($0.node) })
        return placed.sorted().flatMap { node -> [LinkChange] in
            guard let other = nodes.new(node) else { return [] }
            let redirects = versions.meanings(isOld: true).filter { $0.node == node && $0.isRedirected }.map(\.number)
            // Patterns with the same placements in both versions have the same changes.
            var seen: Set<PlacementPair> = []
            return (old.patterns(of: node) + redirects.uniqued()).flatMap { number -> [LinkChange] in
                guard let (witness, before, after) = example(of: number, node, other) else { return [] }
                let pair = PlacementPair(
                    old: old.placement(ofPattern: before.pattern)?.links[0],
                    new: new.placement(ofPattern: after.pattern)?.links[0])
                guard pair.old != nil || pair.new != nil, let was = old.outcome(of: before),
                    let now = new.outcome(of: after), seen.insert(pair).inserted
                else { return [] }
                return kinds(was, now, node, other).map { change($0, of: number, node, other, witness) }
            }
        }
    }

    func change(
        _ kind: LinkChange.Kind, of pattern: Int, _ node: NodeID, _ other: NodeID, _ witness: LinkChange.Witness
    ) -> LinkChange {
        let answer = witness.after.flatMap { answer -> Int? in
            if case .match(let match) = answer { match.pattern } else { nil }
        }
        return LinkChange(
            kind: kind, old: pattern, new: [answer].compactMap(\.self), oldNode: node, newNode: other,
            witness: witness)
    }

    /// The changes from one outcome to another.
    func kinds(_ was: PlanOutcome, _ now: PlanOutcome, _ node: NodeID, _ other: NodeID) -> [LinkChange.Kind] {
        var kinds = conditions(was, now, node, other)
        if !isSame(was, now, node, other), was.isSettled, now.isSettled {
            kinds.append(.planChanged(old: was, new: now))
        }
        return kinds
    }

    /// A URL of an old pattern that leads to the node in both versions, and selects no tab.
    private func example(
        of pattern: Int, _ node: NodeID, _ other: NodeID
    ) -> (LinkChange.Witness, LinkAnalysis.Match, LinkAnalysis.Match)? {
        guard let build = versions.builds.first else { return nil }
        for meaning in versions.meanings(isOld: true) where meaning.number == pattern {
            for url in versions.examples(of: meaning, in: build, isOld: true) {
                let witness = versions.witness(url, build)
                if let (before, after) = matches(witness, node, other) { return (witness, before, after) }
            }
        }
        return nil
    }

    /// A URL that is shown in both versions as links to the node usually are.
    private func witness(_ node: NodeID, _ other: NodeID) -> (pattern: Int, LinkChange.Witness)? {
        guard let build = versions.builds.first else { return nil }
        for (isOld, target) in [(true, node), (false, other)] {
            for meaning in versions.meanings(isOld: isOld) where meaning.node == target {
                for url in versions.examples(of: meaning, in: build, isOld: isOld) {
                    let witness = versions.witness(url, build)
                    guard let (before, after) = matches(witness, node, other) else { continue }
                    guard old.placement(ofPattern: before.pattern) == nil,
                        new.placement(ofPattern: after.pattern) == nil
                    else { break }
                    return (before.pattern, witness)
                }
            }
        }
        return nil
    }

    /// What a URL matches in both versions, if it leads to the node and selects no tab.
    private func matches(
        _ witness: LinkChange.Witness, _ node: NodeID, _ other: NodeID
    ) -> (before: LinkAnalysis.Match, after: LinkAnalysis.Match)? {
        guard case .match(let before)? = witness.before, case .match(let after)? = witness.after,
            before.node == node, after.node == other, old.tab(selectedBy: before) == nil,
            new.tab(selectedBy: after) == nil
        else { return nil }
        return (before, after)
    }

    // MARK: Conditions

    private func conditions(
        _ was: PlanOutcome, _ now: PlanOutcome, _ node: NodeID, _ other: NodeID
    ) -> [LinkChange.Kind] {
        func uses(
            _ table: LinkAnalysis, _ outcome: PlanOutcome, _ node: NodeID
        ) -> [(condition: LinkChange.LinkCondition, isDeferred: Bool)] {
            // If the condition is one of the root, the link waits. Negated conditions have no
            // fallback.
            let root = table.rootConditions(of: outcome).map(\.text)
            return table.conditions(of: outcome, node).map { use in
                let hasOtherwise = use.target.map { table.graph[$0].otherwise != nil } ?? false
                let isDeferred = root.contains(use.text) || (hasOtherwise && !use.isNegated)
                return (.init(name: use.name, isNegated: use.isNegated), isDeferred)
            }
        }
        let former = uses(old, was, node)
        var deferred: [LinkChange.LinkCondition] = []
        var refused: [LinkChange.LinkCondition] = []
        for use in uses(new, now, other) {
            let known = former.first { $0.condition == use.condition }
            if use.isDeferred, known == nil { deferred.append(use.condition) }
            if !use.isDeferred, known?.isDeferred ?? true { refused.append(use.condition) }
        }
        return (deferred.isEmpty ? [] : [.conditional(deferred)]) + (refused.isEmpty ? [] : [.refused(refused)])
    }

    // MARK: Plans

    private func isSame(_ first: PlanOutcome, _ second: PlanOutcome, _ node: NodeID, _ other: NodeID) -> Bool {
        switch (first, second) {
        case (.plan(let left), .plan(let right)):
            PlanMatch(old: old.graph, new: new.graph, nodes: nodes, target: node, newTarget: other).isSame(left, right)
        case (.action(let left), .action(let right)):
            left.count == right.count && zip(left, right).allSatisfy { nodes.new($0) == $1 }
        default: false
        }
    }
}

extension LinkAnalysis {
    /// The conditions of the root that a plan shows.
    fileprivate func rootConditions(of outcome: PlanOutcome) -> [ConditionUse] {
        if case .plan(let plan) = outcome { graph.roots[plan.choice].when } else { [] }
    }
}

extension Plan.Value {
    /// The value as another version of its type spells it.
    fileprivate func spelled(_ type: ValueType, in other: ValueType) -> Plan.Value {
        switch self {
        case .fixed(let value): .fixed(value.spelled(type, in: other))
        case .parameter: self
        }
    }
}

extension PlanOutcome {
    /// Whether the outcome is definite. Otherwise the graph has an error.
    fileprivate var isSettled: Bool {
        switch self {
        case .plan, .action: true
        case .ambiguous, .unbound, .none: false
        }
    }
}

/// Compares two plans of a node by what they show.
private struct PlanMatch {
    let old: Graph
    let new: Graph
    let nodes: NodePairs
    let target: NodeID
    let newTarget: NodeID

    func isSame(_ left: Plan, _ right: Plan) -> Bool {
        isSame(left.tab, right.tab) && isSame(left.root, right.root) && isSame(left.step, right.step)
            && isSame(columns(of: left, in: old), columns(of: right, in: new))
            && isSame(left.path, right.path) && left.presented.count == right.presented.count
            && zip(left.presented, right.presented).allSatisfy { first, second in
                first.kind == second.kind && style(of: first, in: old) == style(of: second, in: new)
                    && isSame(first.entry, second.entry) && isSame(first.path, second.path)
                    && isSame(first.shownStep(in: old), second.shownStep(in: new))
            }
    }

    /// How a flow is presented. Nil for other nodes.
    private func style(of presented: Plan.Presented, in graph: Graph) -> FlowDetail.Style? {
        if case .flow(let flow) = graph[presented.entry.node].detail { flow.style } else { nil }
    }

    /// The entries of sidebar, content and detail, or nil where a column is missing or empty.
    private func columns(of plan: Plan, in graph: Graph) -> [Plan.Entry?] {
        guard case .split(let split) = graph[plan.root.node].detail else { return [] }
        var index = -1
        return [split.sidebar, split.content, split.detail].map { column in
            guard column != nil else { return nil }
            index += 1
            return plan.columns[index]
        }
    }

    private func isSame(_ left: [Plan.Entry?], _ right: [Plan.Entry?]) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { first, second in
                guard let first, let second else { return first == nil && second == nil }
                return isSame(first, second)
            }
    }

    private func isSame(_ left: NodeID?, _ right: NodeID?) -> Bool {
        guard let left else { return right == nil }
        return right != nil && nodes.new(left) == right
    }

    private func isSame(_ left: [Plan.Entry], _ right: [Plan.Entry]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1) }
    }

    private func isSame(_ left: Plan.Entry, _ right: Plan.Entry) -> Bool {
        guard nodes.new(left.node) == right.node else { return false }
        // The linked node takes its values from the URL.
        if left.node == target { return true }
        let (former, latter) = (old[left.node].parameters, new[right.node].parameters)
        return pairs(former, latter).allSatisfy { pair in
            let types = (
                ValueType(former[pair.old].type.base, in: old), ValueType(latter[pair.new].type.base, in: new)
            )
            return isSame(left.values[pair.old].spelled(types.0, in: types.1), right.values[pair.new])
        }
    }

    private func isSame(_ left: Plan.Value, _ right: Plan.Value) -> Bool {
        switch (left, right) {
        case (.fixed(let first), .fixed(let second)): return first.isSame(as: second)
        case (.parameter(let first), .parameter(let second)):
            let known = pairs(old.linkParameters(of: target), new.linkParameters(of: newTarget))
            return known.contains { $0.old == first && $0.new == second }
        default: return false
        }
    }

    /// Pairs parameters by name, and the rest by order if both have the same number of them.
    private func pairs(_ left: [Parameter], _ right: [Parameter]) -> [(old: Int, new: Int)] {
        var pairs: [(old: Int, new: Int)] = []
        for (index, parameter) in left.enumerated() {
            if let other = right.firstIndex(where: { $0.name.value == parameter.name.value }) {
                pairs.append((index, other))
            }
        }
        let former = left.indices.filter { index in !pairs.contains { $0.old == index } }
        let latter = right.indices.filter { index in !pairs.contains { $0.new == index } }
        return former.count == latter.count ? pairs + zip(former, latter).map { ($0, $1) } : pairs
    }
}
