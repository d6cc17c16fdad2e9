import NavEmit
import NavGraph
import NavLinks
import NavSyntax

/// What saved states lose, by node, in words.
struct StateChanges {
    struct Verdict {
        /// In some place it does not come back at all.
        var isLost = false
        var sentences: [String] = []
    }

    /// By old node, where something is lost.
    private(set) var verdicts: [NodeID: Verdict] = [:]
    /// Nothing at all is restored.
    let isRefused: Bool
    private let pair: VersionPair

    init(_ pair: VersionPair) {
        self.pair = pair
        let comparison = SavedStateComparison(
            old: pair.old.analysed, pair.old.links, new: pair.new.analysed, pair.new.links)
        isRefused = comparison.isRefused
        for finding in comparison.findings { add(finding) }
    }

    private mutating func add(_ finding: SavedStateComparison.Finding) {
        var verdict = verdicts[finding.node] ?? Verdict()
        switch finding.outcome {
        case .wholly: return
        case .inPart(let losses):
            verdict.sentences += losses.map(words)
            if losses.contains(where: { $0.consequence == .takesNode }) { verdict.isLost = true }
        case .notAtAll(let reason):
            verdict.isLost = true
            verdict.sentences.append("saved \(finding.place.words), it does not come back: \(words(reason))")
        }
        var seen: Set<String> = []
        verdict.sentences = verdict.sentences.filter { seen.insert($0).inserted }
        verdicts[finding.node] = verdict
    }

    private func words(_ reason: SavedStateComparison.Reason) -> String {
        switch reason {
        case .nodeGone: "it is gone"
        case .notShownSo: "the new version never shows it so"
        case .external: "the app shows it by itself now"
        case .transient(let name): "`\(name)` lives in memory only"
        case .parameterNew(let name): "it needs `\(name)`, which is not saved"
        case .parameter(let name, let loss): "it needs `\(name)`, and \(loss.words)"
        case .root(let node, let reason):
            "`\(pair.currentName(node))`, with which it begins, is not restored: \(words(reason))"
        case .otherRoot(let node): "`\(pair.new.graph[node].name)` is in its place"
        case .noState: "states are not saved any more"
        }
    }

    private func words(_ loss: SavedStateComparison.Loss) -> String {
        if case (.value(let name), .otherCase(let raw, let old, let new)) = (loss.subject, loss.reason) {
            return "saved values of `\(name)` become others in part: `\(raw)` is `\(new)` now, and was `\(old)`"
        }
        let subject: String
        switch loss.subject {
        case .value(let name): subject = "saved values of `\(name)` are lost"
        case .step(let step): subject = "the step `\(pair.currentName(step))` is lost"
        case .root(let node, let now):
            let name = pair.new.graph[now].name
            return "it begins with `\(name)` instead of `\(pair.currentName(node))`, and keeps what lay upon that"
        case .column(let name): subject = "the column `\(name)` is lost"
        case .stack: return "what lay on its stack is lost: it has none any more"
        }
        let consequence: String
        switch loss.consequence {
        case .dropped: consequence = ""
        case .replaced(let value): consequence = ", `\(value)` takes their place"
        case .takesNode: consequence = ", and with them the node and what lies upon it"
        }
        return subject + (loss.isAlways ? "" : " in part") + ": " + loss.reason.words + consequence
    }
}

extension SavedStateComparison.Place {
    /// `saved on a stack`.
    fileprivate var words: String {
        switch self {
        case .stack: "on a stack"
        case .sheet, .cover, .popover, .alert, .dialog, .flow: "as \(self == .alert ? "an" : "a") \(rawValue)"
        case .base: "as a tab or root"
        }
    }
}

extension ValueLoss {
    fileprivate var words: String {
        switch self {
        case .gone: "nothing has its name"
        case .otherType(let old, let new): "a saved `\(old)` is no `\(new)`"
        case .notEvery(let old, let new): "not every saved `\(old)` is a `\(new)`"
        case .pattern(let lost): "its pattern is narrower" + (lost.map { ", as for `\($0)`" } ?? "")
        case .cases(let cases): "\(listed(cases)) \(cases.count == 1 ? "is" : "are") gone"
        case .otherCase(let raw, let old, let new): "`\(raw)` is `\(new)` now, and was `\(old)`"
        case .absent: "it may have been nil"
        case .transient: "it lives in memory only"
        }
    }
}
