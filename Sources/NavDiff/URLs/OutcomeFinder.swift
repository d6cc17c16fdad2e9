import NavGraph
import NavLinks
import NavSyntax

/// What the new version does with some URLs of an old meaning.
struct LinkOutcome {
    /// A URL that shows the outcome, with the new patterns and parameters involved.
    struct Finding {
        var sample: URLSample
        var witness: LinkChange.Witness
        /// The indices of the new patterns that match the URLs.
        var new: [Int] = []
        var pairs: [ValueComparison.Pair] = []
        var parameters: [LinkChange.ParameterChange] = []

        /// Merges another finding of the same kind. The shorter URL is kept.
        mutating func add(_ other: Finding) {
            if other.sample.length < sample.length { (sample, witness) = (other.sample, other.witness) }
            new = (new + other.new).uniqued()
            pairs = (pairs + other.pairs).uniqued()
            parameters = (parameters + other.parameters).uniqued()
        }
    }

    /// Nothing matches the URLs now.
    var lost: Finding?
    /// The URLs lead to another node.
    var retargeted: Finding?
    /// The URLs give the node other values.
    var values: Finding?
    /// Whether some URLs could neither be shown to have changed nor to be the same.
    var isUndecided = false

    var findings: [Finding] { [lost, retargeted, values].compactMap(\.self) }
    var isClean: Bool { findings.isEmpty && !isUndecided }

    fileprivate mutating func add(_ finding: Finding, _ expected: OutcomeFinder.Expected) {
        let path: WritableKeyPath<LinkOutcome, Finding?> =
            switch expected {
            case .lost: \.lost
            case .values: \.values
            case .retargeted, .kept, .redirected: \.retargeted
            }
        self[keyPath: path]?.add(finding)
        self[keyPath: path] = self[keyPath: path] ?? finding
    }
}

/// Finds out what the new version does with the URLs of an old meaning, in one build.
struct OutcomeFinder {
    enum Expected {
        case lost, retargeted, kept, redirected
        case values(ValueComparison.Pair)
    }

    let comparison: BuildComparison
    let meaning: Int
    private let origin: OriginSet
    private let others: [Int]
    private let stronger: [Int]

    private var versions: LinkVersions { comparison.versions }
    private var old: LinkMeaning { versions.meanings[meaning] }

    init(_ comparison: BuildComparison, _ meaning: Int) {
        self.comparison = comparison
        self.meaning = meaning
        origin = comparison.origins(of: meaning)
        others = comparison.others(overlapping: meaning)
        stronger = comparison.stronger(than: meaning)
    }

    /// Whether there is nothing to compare: `links:` no longer accepts the URLs, or they led
    /// nowhere.
    var isEmpty: Bool { origin.isEmpty || old.leadsNowhere }

    /// The keys that new meanings name for some of the URLs.
    var keysOfOthers: Set<QueryKey> { Set(others.flatMap { versions.meanings[$0].pattern.query.map(\.key) }) }

    /// A URL with a value that cannot be read, such as `?ref=100%`, where the old meaning ignores it. Patterns are
    /// compared by languages of text, which do not contain such values.
    func unreadable(_ claim: LinkChange.Claim) -> LinkOutcome.Finding? {
        for (sample, text) in versions.unreadable(claim, of: old, in: comparison.build) {
            for expected in [Expected.lost, .retargeted] {
                if let found = shown(expected, by: sample, nil, text) { return found }
            }
        }
        return nil
    }

    /// Whether a new meaning for some of the URLs reads the fragment.
    var readsFragment: Bool { others.contains { versions.meanings[$0].pattern.fragment != nil } }

    /// What the new version does with some of the URLs.
    func outcome(of urls: Pattern) throws(TooComplex) -> LinkOutcome {
        var outcome = LinkOutcome()
        for (index, other) in others.enumerated() {
            guard !comparison.neverWinTogether(meaning, other, from: origin) else { continue }
            let target = versions.meanings[other]
            let blockers = stronger + others.prefix(index)
            try lookForCarried(in: urls, other, without: blockers, &outcome)
            guard let node = old.node else { continue }
            guard target.node != nil, target.node == versions.nodes.new(node) else {
                guard !comparison.isOverlap(meaning, other, clearlyWithin: blockers, from: origin) else { continue }
                let expected = target.node == nil ? Expected.lost : .retargeted
                try look(for: expected, in: urls, other, without: blockers, &outcome)
                continue
            }
            let values = ValueComparison(old: old, new: target, algebra: versions.algebra)
            let possibleDifferences = values.possibleDifferences(among: urls)
            guard !possibleDifferences.isEmpty,
                !comparison.isOverlap(meaning, other, clearlyWithin: blockers, from: origin)
            else { continue }
            for difference in possibleDifferences {
                try look(
                    for: .values(difference.pair), in: difference.part, other, without: blockers,
                    repeating: difference.repeated, &outcome)
            }
        }
        if !others.contains(where: { comparison.isInside(meaning, $0, from: origin) }) {
            try look(for: .lost, in: urls, nil, without: stronger + others, isCarried: old.node == nil, &outcome)
        }
        return outcome
    }

    /// Looks for URLs that carry a link, if only one of the two meanings leads to it, or each to
    /// another one.
    private func lookForCarried(
        in urls: Pattern, _ other: Int, without blockers: [Int], _ outcome: inout LinkOutcome
    ) throws(TooComplex) {
        let target = versions.meanings[other]
        guard old.carrier != target.carrier || !(old.carrier?.isKnown ?? true),
            !comparison.isOverlap(meaning, other, clearlyWithin: blockers, from: origin)
        else { return }
        var isUndecided = false
        for expected in [Expected.retargeted, .lost] {
            let (found, isTried) = try finding(expected, in: urls, other, without: blockers, isCarried: true)
            if let found { return outcome.add(found, expected) }
            isUndecided = isUndecided || isTried
        }
        outcome.isUndecided = outcome.isUndecided || isUndecided
    }

    /// Whether the new version matches some of the URLs.
    func isMatched(_ urls: Pattern) throws(TooComplex) -> Bool {
        for (index, other) in others.enumerated() where !versions.meanings[other].leadsNowhere {
            let isCarried = old.node == nil || versions.meanings[other].node == nil
            let finding = try finding(
                .kept, in: urls, other, without: stronger + others.prefix(index), isCarried: isCarried)
            if finding.found != nil { return true }
        }
        return false
    }

    /// A URL that was not redirected and now leads to the same node through a redirect.
    func redirected(_ urls: Pattern) throws(TooComplex) -> LinkOutcome.Finding? {
        guard !old.isRedirected else { return nil }
        for (index, other) in others.enumerated() where versions.meanings[other].isRedirected {
            guard !comparison.neverWinTogether(meaning, other, from: origin), versions.meanings[other].node != nil
            else { continue }
            let blockers = stronger + others.prefix(index)
            if let found = try finding(.redirected, in: urls, other, without: blockers).found { return found }
        }
        return nil
    }

    /// The indices of new patterns that match the same URLs but are written differently. Empty if
    /// one is written the same.
    func rewritten() -> [Int] {
        guard !old.isRedirected, let node = old.node.flatMap(versions.nodes.new) else { return [] }
        let equal = others.filter { other in
            let new = versions.meanings[other]
            return new.node == node && !new.isRedirected
                && (comparison.twin(of: meaning) == other || comparison.relations.relation(meaning, other) == .equal)
        }
        let isSame = equal.contains { versions.meanings[$0].pattern.text.value == old.pattern.text.value }
        return isSame ? [] : equal.map { versions.meanings[$0].number }.uniqued()
    }

    /// Whether the meaning wins any URL at all in its own version.
    func winsAny() throws(TooComplex) -> Bool {
        try !comparison.search.samples(old.pattern, from: origin, and: nil, without: stronger).isEmpty
    }

    // MARK: Witnesses

    private func look(
        for expected: Expected, in urls: Pattern, _ other: Int?, without blockers: [Int],
        repeating key: QueryKey? = nil, isCarried: Bool = false, _ outcome: inout LinkOutcome
    ) throws(TooComplex) {
        let (found, isTried) = try finding(
            expected, in: urls, other, without: blockers, repeating: key, isCarried: isCarried)
        if let found { outcome.add(found, expected) } else if isTried { outcome.isUndecided = true }
    }

    /// The first URL that shows what is expected, and whether any URL was tried.
    ///
    /// - Parameter isCarried: Whether the URL has to carry a link to which one of the versions leads.
    private func finding(
        _ expected: Expected, in urls: Pattern, _ other: Int?, without blockers: [Int],
        repeating key: QueryKey? = nil, isCarried: Bool = false
    ) throws(TooComplex) -> (found: LinkOutcome.Finding?, isTried: Bool) {
        let carrier = isCarried ? old.carrier ?? other.flatMap { versions.meanings[$0].carrier } : nil
        guard carrier == nil || !comparison.carriedLinks.isEmpty else { return (nil, false) }
        let samples = try comparison.search.samples(urls, from: origin, and: other, without: blockers).filter {
            versions.text(of: $0).utf8.count <= versions.maxLength
        }
        for var sample in samples {
            for index in sample.query.indices where sample.query[index].key == key {
                sample.query[index].values += sample.query[index].values.prefix(1)
            }
            let carrying = carrier.map { location in
                comparison.carriedLinks.compactMap { sample.with($0, at: location) }
            }
            for sample in [sample] + (carrying ?? []) {
                if let found = shown(expected, by: sample, other, isCarried: isCarried) { return (found, true) }
            }
        }
        return (nil, !samples.isEmpty)
    }

    /// Resolves a URL in both versions. Returns a finding if it shows what is expected.
    private func shown(
        _ expected: Expected, by sample: URLSample, _ other: Int? = nil, _ unreadable: String? = nil,
        isCarried: Bool = false
    ) -> LinkOutcome.Finding? {
        let text = unreadable ?? versions.text(of: sample)
        guard text.utf8.count <= versions.maxLength,
            versions.old.winner(of: text, build: comparison.build.old) == old.number
        else { return nil }
        let witness = versions.witness(text, comparison.build)
        guard case .match(let before)? = witness.before else { return nil }
        if old.carrier != nil, isCarried {
            guard !versions.old.isFallback(before) else { return nil }
        } else {
            guard before.node == old.node, old.carrier == nil || versions.old.isFallback(before) else { return nil }
        }
        var finding = LinkOutcome.Finding(sample: sample, witness: witness)
        guard case .match(let after)? = witness.after else {
            if case .lost = expected { return finding }
            return nil
        }
        finding.new = [versions.new.winner(of: text, build: comparison.build.new)].compactMap(\.self)
        let isSameNode = versions.nodes.new(before.node) == after.node
        switch expected {
        case .lost: return nil
        case .retargeted: return isSameNode ? nil : finding
        case .kept: return finding
        case .redirected: return isSameNode && !after.redirects.isEmpty ? finding : nil
        case .values(let pair):
            guard isSameNode, let new = other.map({ versions.meanings[$0] }), differs(pair, before, after, new) else {
                return nil
            }
            finding.pairs = [pair]
            finding.parameters = [
                .init(old: pair.old.map { old.parameters[$0].name }, new: pair.new.map { new.parameters[$0].name })
            ]
            return finding
        }
    }

    private func differs(
        _ pair: ValueComparison.Pair, _ before: LinkAnalysis.Match, _ after: LinkAnalysis.Match, _ new: LinkMeaning
    ) -> Bool {
        guard let number = pair.old else { return false }
        guard let other = pair.new else {
            return !before.values[number].isSame(as: old.sources[number].absent)
        }
        let former = before.values[number].spelled(old.parameters[number].type, in: new.parameters[other].type)
        return !former.isSame(as: after.values[other])
    }
}
