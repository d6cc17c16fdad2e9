import NavGraph
import NavLinks
import NavSyntax

/// What saved states lose, for each node.
struct StateChanges {
    struct Verdict {
        /// Whether the node is not restored at all from one of its positions, such as a stack.
        var isLost = false
        var sentences: [String] = []
    }

    /// By node of the old version. Only nodes that lose something are included.
    private(set) var verdicts: [NodeID: Verdict] = [:]
    /// Whether the new version restores no saved state at all.
    let isRefused: Bool
    private let pair: VersionPair

    init(_ pair: VersionPair) {
        self.pair = pair
        let comparison = SavedStateComparison(
            old: pair.old, new: pair.new)
        isRefused = comparison.isRefused
        for finding in comparison.findings { add(finding) }
    }

    private mutating func add(_ finding: SavedStateComparison.Finding) {
        var verdict = verdicts[finding.node] ?? Verdict()
        switch finding.outcome {
        case .restored: return
        case .partlyRestored(let losses):
            verdict.sentences += losses.map(phrase)
            if losses.contains(where: { $0.consequence == .losesNode }) { verdict.isLost = true }
        case .notRestored(let reason):
            verdict.isLost = true
            verdict.sentences.append("saved \(finding.place.phrase), it is not restored: \(phrase(reason))")
        }
        var seen: Set<String> = []
        verdict.sentences = verdict.sentences.filter { seen.insert($0).inserted }
        verdicts[finding.node] = verdict
    }

    private func phrase(_ reason: SavedStateComparison.Reason) -> String {
        switch reason {
        case .nodeGone: "it is gone"
        case .notShownThisWay: "the new version never shows it that way"
        case .external: "it is external now"
        case .transient(let name): "`\(name)` lives in memory only"
        case .newParameter(let name): "it needs `\(name)`, which is not saved"
        case .parameter(let name, let loss): "it needs `\(name)`, and \(loss.phrase)"
        case .root(let node, let reason):
            "its root `\(pair.currentName(node))` is not restored: \(phrase(reason))"
        case .otherRoot(let node): "`\(pair.new.graph[node].name)` has replaced it"
        case .noState: "states are no longer saved"
        }
    }

    private func phrase(_ loss: SavedStateComparison.Loss) -> String {
        if case (.value(let name), .otherCase(let raw, let old, let new)) = (loss.subject, loss.reason) {
            return "some saved values of `\(name)` change: `\(raw)` is `\(new)` now, and was `\(old)`"
        }
        let subject: String
        switch loss.subject {
        case .value(let name): subject = "saved values of `\(name)` are lost"
        case .step(let step): subject = "the step `\(pair.currentName(step))` is lost"
        case .root(let node, let now):
            let name = pair.new.graph[now].name
            return "it begins with `\(name)` instead of `\(pair.currentName(node))`, and keeps what was on top of that"
        case .column(let name): subject = "the column `\(name)` is lost"
        case .stack: return "what was on its stack is lost: it no longer has a stack"
        }
        let consequence: String
        switch loss.consequence {
        case .dropped: consequence = ""
        case .replaced(let value): consequence = ", and `\(value)` replaces them"
        case .losesNode: consequence = ", and with them the node and everything on top of it"
        }
        return subject + (loss.isAlways ? "" : " in part") + ": " + loss.reason.phrase + consequence
    }
}

extension SavedStateComparison.Place {
    /// Where a node was saved, such as `on a stack`.
    fileprivate var phrase: String {
        switch self {
        case .stack: "on a stack"
        case .sheet, .cover, .popover, .alert, .dialog, .flow: "as \(self == .alert ? "an" : "a") \(rawValue)"
        case .base: "as a tab or root"
        }
    }
}

extension ValueLoss {
    fileprivate var phrase: String {
        switch self {
        case .gone: "nothing has its name"
        case .otherType(let old, let new): "a saved `\(old)` is not a valid `\(new)`"
        case .notAllValues(let old, let new): "not every saved `\(old)` is a `\(new)`"
        case .pattern(let lost): "its pattern is narrower" + (lost.map { ", as for `\($0)`" } ?? "")
        case .cases(let cases): "\(listed(cases)) \(cases.count == 1 ? "is" : "are") gone"
        case .otherCase(let raw, let old, let new): "`\(raw)` is `\(new)` now, and was `\(old)`"
        case .absent: "it may have been nil"
        case .transient: "it lives in memory only"
        }
    }
}
