import NavGraph
import NavLinks
import NavNames
import NavSwiftWriter

/// Finds out what happens to each node that a saved state can hold.
struct SavedNodes {
    typealias Finding = SavedStateComparison.Finding
    typealias Outcome = SavedStateComparison.Outcome
    typealias Loss = SavedStateComparison.Loss
    typealias Reason = SavedStateComparison.Reason

    private let old: SwiftModel
    private let new: SwiftModel
    private let oldFacts: StateFacts
    private let newFacts: StateFacts
    private let values: SavedValues
    /// The old nodes whose successors no longer have a stack.
    private let unstacked: Set<NodeID>
    /// By the name of an old node: the new node that is restored for it.
    private let successors: [String: NodeID]

    init(_ old: SwiftModel, _ new: SwiftModel) {
        self.old = old
        self.new = new
        oldFacts = StateFacts(old)
        newFacts = StateFacts(new)
        values = SavedValues(old, new)
        var successors: [String: NodeID] = [:]
        for (index, node) in new.graph.nodes.enumerated() {
            for name in node.formerNames { successors[name] = NodeID(index) }
        }
        for (index, node) in new.graph.nodes.enumerated() { successors[node.name] = NodeID(index) }
        self.successors = successors
        let stacked = Set(newFacts.stacked)
        unstacked = Set(
            oldFacts.stacked.filter { node in
                successors[old.graph[node].name].map { !stacked.contains($0) } ?? false
            })
    }

    var isRefused: Bool { old.has(.state) && new.has(.state) && !oldFacts.hasRoots && newFacts.hasRoots }

    var findings: [Finding] {
        guard old.has(.state) else { return [] }
        return old.graph.nodes.indices.flatMap { index -> [Finding] in
            let node = NodeID(index)
            return families(of: node).map { family in
                finding(node, SavedStateComparison.Place(family), outcome(node, family))
            } + bases(of: node)
        }
    }

    private func finding(_ node: NodeID, _ place: SavedStateComparison.Place, _ outcome: Outcome) -> Finding {
        Finding(
            node: node, successor: successor(node), place: place,
            outcome: new.has(.state) ? outcome : .notRestored(.noState))
    }

    private func successor(_ node: NodeID) -> NodeID? { successors[old.graph[node].name] }

    /// The enums by which saved states hold a node.
    private func families(of node: NodeID) -> [Family] {
        // A flow that is a root is in no other place.
        if let flow = oldFacts.flow(node), flow.style == .root { return [] }
        guard old.isRestorable(node) else { return [] }
        return Family.allCases.filter { $0 != .link && $0 != .action && old.isMember(node, $0) }
    }

    // MARK: - One node

    private func outcome(_ node: NodeID, _ family: Family) -> Outcome {
        guard let now = successor(node) else { return .notRestored(.nodeGone) }
        guard new.isMember(now, family) else { return .notRestored(.notShownThisWay) }
        if new.graph[now].isExternal { return .notRestored(.external) }
        if let parameter = new.graph[now].parameters.first(where: new.isTransient) {
            return .notRestored(.transient(parameter.name.value))
        }
        let (former, parameters) = (old.graph[node].parameters, new.graph[now].parameters)
        for parameter in parameters where parameter.isRequired {
            guard let value = former.first(where: { $0.name.value == parameter.name.value }) else {
                return .notRestored(.newParameter(parameter.name.value))
            }
            let outcome = values.outcome(of: value, as: parameter)
            if outcome.isTotal, let loss = outcome.losses.first {
                return .notRestored(.parameter(parameter.name.value, loss))
            }
        }
        let losses = losses(former, parameters)
        guard family != .flow else { return flowOutcome(node, now, losses) }
        return outcome(losses + lostStack(node, family))
    }

    /// A node that is both a screen and a sheet has a stack of its own only as a sheet.
    private func lostStack(_ node: NodeID, _ family: Family) -> [Loss] {
        guard family != .route, unstacked.contains(node), oldFacts.hasScreens, newFacts.hasScreens else { return [] }
        return [Loss(subject: .stack, reason: .gone, consequence: .dropped, isAlways: true)]
    }

    private func outcome(_ losses: [Loss]) -> Outcome { losses.isEmpty ? .restored : .partlyRestored(losses) }

    private func losses(_ former: [Parameter], _ parameters: [Parameter]) -> [Loss] {
        former.filter { !old.isTransient($0) }.flatMap { value -> [Loss] in
            let name = value.name.value
            guard let parameter = parameters.first(where: { $0.name.value == name }) else {
                return [Loss(subject: .value(name), reason: .gone, consequence: .dropped, isAlways: true)]
            }
            let outcome = values.outcome(of: value, as: parameter)
            return outcome.losses.map { loss in
                let instead: String? =
                    if case .otherCase(_, _, let other) = loss {
                        "." + SwiftNames.identifier(other)
                    } else {
                        new.defaultValue(of: parameter)
                    }
                return Loss(
                    subject: .value(name), reason: loss, consequence: instead.map { .replaced(by: $0) } ?? .losesNode,
                    isAlways: outcome.isTotal)
            }
        }
    }

    // MARK: - Flows

    /// - Parameter lostValues: The lost values of its parameters.
    private func flowOutcome(_ node: NodeID, _ now: NodeID, _ lostValues: [Loss]) -> Outcome {
        guard let former = oldFacts.flow(node), let flow = newFacts.flow(now) else {
            return .notRestored(.notShownThisWay)
        }
        guard former.style == .root || newFacts.hasPresented else { return .notRestored(.notShownThisWay) }
        let steps = Set(flow.steps.map { new.graph[$0].id.value })
        let first = flow.steps.first.map { "." + SwiftNames.identifier(new.graph[$0].id.value) } ?? ""
        let lostSteps = former.steps.filter { !steps.contains(old.graph[$0].id.value) }.map {
            Loss(subject: .step($0), reason: .gone, consequence: .replaced(by: first), isAlways: true)
        }
        return outcome(lostSteps + lostValues + losses(former.data, flow.data) + lostStack(node, .flow))
    }

    // MARK: - Tabs and roots

    private func bases(of node: NodeID) -> [Finding] {
        oldFacts.places.filter { ($0.tab ?? $0.root) == node && isRestored($0) }.map { place in
            finding(node, .base, baseOutcome(place))
        }
    }

    /// Whether the old version itself restores the stack of a tab or root.
    private func isRestored(_ place: StateFacts.Place) -> Bool {
        firstScreen(of: place.root, oldFacts).node.map(old.isRestorable) ?? true
    }

    private func baseOutcome(_ place: StateFacts.Place) -> Outcome {
        let name = old.graph[place.tab ?? place.root].name
        let now = newFacts.places.first { place in
            let node = place.tab ?? place.root
            return new.graph[node].name == name || new.graph[node].formerNames.contains(name)
        }
        guard let now else { return .notRestored(.nodeGone) }
        let (former, kind) = firstScreen(of: place.root, oldFacts)
        let (current, currentKind) = firstScreen(of: now.root, newFacts)
        let content = former.map { outcome($0, kind == .flow ? .flow : .route) } ?? .notRestored(.nodeGone)
        if case .notRestored(let reason) = content { return .notRestored(.root(former ?? place.root, reason)) }
        let isRead = kind == .split ? newFacts.hasSplits : kind == .flow || newFacts.hasScreenContent
        guard isRead else { return .notRestored(.root(former ?? place.root, .notShownThisWay)) }
        guard kind == currentKind, former.flatMap(successor) == current else {
            let (before, after) = (former ?? place.root, current ?? now.root)
            // The content of columns is lost without them.
            guard kind != .split else { return .notRestored(.root(before, .otherRoot(after))) }
            return .partlyRestored([
                Loss(subject: .root(before, now: after), reason: .gone, consequence: .dropped, isAlways: true)
            ])
        }
        var losses: [Loss] = []
        if case .partlyRestored(let others) = content { losses = others }
        if kind == .split, oldFacts.split(place.root)?.content != nil, !hasContentColumn(newFacts) {
            losses.append(Loss(subject: .column("content"), reason: .gone, consequence: .dropped, isAlways: true))
        }
        return outcome(losses)
    }

    /// The node that identifies a base: its screen, the first screen of its sidebar, or the flow.
    private func firstScreen(of root: NodeID, _ facts: StateFacts) -> (node: NodeID?, kind: NodeKind) {
        guard let split = facts.split(root) else { return (root, facts.graph.kind(of: root)) }
        return (split.columns.first?.screens.first?.target, .split)
    }

    private func hasContentColumn(_ facts: StateFacts) -> Bool {
        facts.places.contains { facts.split($0.root)?.content != nil }
    }
}

extension SavedStateComparison.Place {
    init(_ family: Family) {
        switch family {
        case .sheet: self = .sheet
        case .cover: self = .cover
        case .popover: self = .popover
        case .alert: self = .alert
        case .dialog: self = .dialog
        case .flow: self = .flow
        case .route, .action, .link: self = .stack
        }
    }
}
