import NavDiff
import NavGraph
import Testing

/// Checks that restored states match the findings of a comparison of the two graphs.
struct SavedStateJudge {
    typealias Finding = SavedStateComparison.Finding

    /// The result for a node in one restored state.
    private struct Observation {
        var isRestored: Bool
        /// The values that were lost or replaced, and those that are unchanged.
        var lost: Set<String> = []
        var kept: Set<String> = []
    }

    private struct Key: Hashable {
        var node: String
        var place: SavedStateComparison.Place
    }

    private let old: Graph
    private let new: Graph
    private let findings: [Key: Finding]
    private var observations: [Key: [Observation]] = [:]

    init(_ comparison: SavedStateComparison, _ old: Graph, _ new: Graph) {
        self.old = old
        self.new = new
        var findings: [Key: Finding] = [:]
        for finding in comparison.findings {
            findings[Key(node: old[finding.node].name, place: finding.place)] = finding
        }
        self.findings = findings
    }

    // MARK: - Collecting observations

    mutating func observe(_ before: SavedJSON, _ after: SavedJSON) {
        let root = before["root"]?.text ?? "tabs"
        let base = Key(node: root == "tabs" ? before["tab"]?.text ?? "" : root, place: .base)
        let successor = findings[base]?.successor.map { new[$0].name } ?? ""
        if root != "tabs" {
            let isKept = after["root"]?.text == successor
            observations[base, default: []].append(Observation(isRestored: isKept))
            guard isKept else { return }
        }
        let olds = SavedNode.levels(of: before, base: base.node)
        let news = SavedNode.levels(of: after, base: successor)
        for (number, level) in olds.enumerated() {
            guard number < news.count else {
                if let first = level.first { observe(first, nil) }
                return
            }
            let isBase = number == 0 && level.first?.place != "stack"
            if isBase, !observeBase(base, level, news[number]) { return }
            let (upper, others) =
                isBase
                ? (level.filter { $0.place == "stack" }, news[number].filter { $0.place == "stack" })
                : (level, news[number])
            if !isBase, hasLostStack(upper, others) { return }
            for (place, node) in upper.enumerated() {
                observe(node, place < others.count ? others[place] : nil)
                if place >= others.count { return }
            }
        }
    }

    /// Records that a presentation has lost its stack. This can be seen if the screen on it is
    /// `empty`, which is always restored.
    private mutating func hasLostStack(_ level: [SavedNode], _ others: [SavedNode]) -> Bool {
        guard let first = level.first, others.count == 1, level.dropFirst().first?.name == "empty",
            let place = SavedStateComparison.Place(rawValue: first.place)
        else { return false }
        let observation = Observation(isRestored: true, lost: ["stack"])
        observations[Key(node: first.name, place: place), default: []].append(observation)
        return true
    }

    /// Observes the content of a base level; returns whether the screens on its stack can be
    /// observed.
    private mutating func observeBase(_ base: Key, _ level: [SavedNode], _ others: [SavedNode]) -> Bool {
        let content = level.filter { $0.place != "stack" }
        // The screen on top is `empty`, which is always restored, so its absence shows that the
        // level was lost.
        guard level.first(where: { $0.place == "stack" })?.name == "empty" else { return true }
        let isRestored = others.contains { $0.place == "stack" }
        var observation = Observation(isRestored: isRestored)
        for (place, node) in content.enumerated() {
            let other = others.first { $0.place == node.place }
            if place == 0 {
                let isSame = other.map { name(after: node.name) == $0.name } ?? false
                if isSame { observation.kept.insert("root") } else { observation.lost.insert("root") }
                if let other, isSame { compare(node, other, &observation) }
            } else if other == nil {
                observation.lost.insert("column \(node.place)")
            }
        }
        if case .notRestored = findings[base]?.outcome {
            observations[base, default: []].append(observation)
            return false
        }
        observations[base, default: []].append(observation)
        return true
    }

    private func name(after former: String) -> String? {
        findings.values.first { old[$0.node].name == former }?.successor.map { new[$0].name }
    }

    private mutating func observe(_ node: SavedNode, _ other: SavedNode?) {
        guard let place = SavedStateComparison.Place(rawValue: node.place) else { return }
        var observation = Observation(isRestored: other != nil)
        if let other {
            if other.name != name(after: node.name) { Issue.record("\(node) became \(other)") }
            compare(node, other, &observation)
        }
        observations[Key(node: node.name, place: place), default: []].append(observation)
    }

    private func compare(_ node: SavedNode, _ other: SavedNode, _ observation: inout Observation) {
        for name in names(node) {
            let subject = name == "step" ? "step \(node.values[name]?.text ?? "")" : name
            if node.values[name] == other.values[name] {
                // If there was no value before, it only counts as kept if the new version reads
                // this value.
                if node.values[name] != nil || isRead(name, other) { observation.kept.insert(subject) }
            } else {
                observation.lost.insert(subject)
            }
        }
    }

    private func isRead(_ name: String, _ node: SavedNode) -> Bool {
        guard let known = new.nodes.first(where: { $0.name == node.name }) else { return false }
        if case .flow(let flow) = known.detail { return flow.data.contains { $0.name.value == name } }
        return known.parameter(name) != nil
    }

    /// All names of values that the node can have, including `nil` values.
    private func names(_ node: SavedNode) -> Set<String> {
        guard let known = old.nodes.first(where: { $0.name == node.name }) else { return [] }
        var names = Set(known.parameters.map(\.name.value)).union(node.values.keys)
        if case .flow(let flow) = known.detail { names.formUnion(flow.data.map(\.name.value)) }
        return names
    }

    // MARK: - Checking findings

    /// Checks that the observations confirm every finding, and that every loss is reported by a
    /// finding.
    func judge() {
        for (key, finding) in findings.sorted(by: { $0.key.node < $1.key.node }) {
            let seen = observations[key] ?? []
            #expect(!seen.isEmpty, "no state contains `\(key.node)`, \(key.place)")
            switch finding.outcome {
            case .restored:
                #expect(seen.allSatisfy { $0.isRestored && $0.lost.isEmpty }, "\(key): \(seen)")
            case .notRestored(let reason):
                #expect(seen.allSatisfy { !$0.isRestored }, "\(key): \(reason) \(seen)")
            case .partlyRestored(let losses): judge(key, losses, seen)
            }
        }
    }

    private func judge(_ key: Key, _ losses: [SavedStateComparison.Loss], _ seen: [Observation]) {
        let reported = Set(losses.map(subject))
        let mayGo = losses.contains { $0.consequence == .losesNode }
        for observation in seen {
            #expect(observation.lost.isSubset(of: reported), "\(key): \(observation) \(losses)")
            #expect(observation.isRestored || mayGo, "\(key): \(observation) \(losses)")
        }
        #expect(seen.contains { $0.isRestored }, "\(key) is not restored at all: \(losses)")
        for loss in losses {
            let subject = subject(loss)
            if loss.consequence == .losesNode {
                #expect(seen.contains { !$0.isRestored }, "\(key): \(loss)")
            } else {
                #expect(seen.contains { $0.lost.contains(subject) }, "\(key) never loses: \(loss)")
            }
            #expect(loss.isAlways != seen.contains { $0.kept.contains(subject) }, "\(key): \(loss)")
        }
    }

    private func subject(_ loss: SavedStateComparison.Loss) -> String {
        switch loss.subject {
        case .value(let name): name
        case .step(let step): "step \(old[step].id.value)"
        case .root: "root"
        case .column(let name): "column \(name)"
        case .stack: "stack"
        }
    }
}
