import NavGraph
import NavLinks
import NavSyntax

/// Finds, in one build, what the URLs of each old pattern do now, and which new patterns match URLs
/// that nothing matched before.
struct PatternChanges {
    private let comparison: BuildComparison
    private var versions: LinkVersions { comparison.versions }
    /// By pattern: the indices of its meanings.
    private let oldMeanings: [(number: Int, meanings: [Int])]
    private let newMeanings: [(number: Int, meanings: [Int])]
    private let budget: WorkBudget

    init(_ comparison: BuildComparison, _ budget: WorkBudget) {
        self.comparison = comparison
        self.budget = budget
        func groups(_ range: Range<Int>) -> [(number: Int, meanings: [Int])] {
            var meanings: [Int: [Int]] = [:]
            for meaning in range { meanings[comparison.versions.meanings[meaning].number, default: []].append(meaning) }
            return meanings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
        let count = comparison.versions.oldCount
        oldMeanings = groups(0..<count)
        newMeanings = groups(count..<comparison.versions.meanings.count)
    }

    /// - Parameter known: The old patterns for which another build has already reported a final
    ///   change.
    func changes(without known: Set<Int>) -> [LinkChange] {
        var changes: [LinkChange] = []
        for (number, meanings) in oldMeanings where !known.contains(number) {
            budget.begin(versions.algebra)
            do throws(TooComplex) {
                changes += try self.changes(of: number, meanings)
            } catch {
                changes.append(change(.undecided, of: number))
            }
            budget.end(versions.algebra)
        }
        for (number, meanings) in newMeanings {
            budget.begin(versions.algebra)
            // Old patterns report what cannot be decided. New patterns break nothing, so nothing is
            // reported for them.
            if let change = try? gain(of: number, meanings) { changes.append(change) }
            budget.end(versions.algebra)
        }
        return changes
    }

    // MARK: Old patterns

    private func changes(of number: Int, _ meanings: [Int]) throws(TooComplex) -> [LinkChange] {
        var changes: [LinkChange] = []
        var isPartKept = false
        for meaning in meanings {
            let finder = OutcomeFinder(comparison, meaning)
            guard !finder.isEmpty else { continue }
            let found = try self.changes(of: finder)
            if meanings.count > 1, !found.contains(where: { $0.isRemoval }), try finder.winsAny() { isPartKept = true }
            changes += found
        }
        guard meanings.count > 1 else { return changes }
        return merged(changes, isPartKept: isPartKept)
    }

    private func changes(of finder: OutcomeFinder) throws(TooComplex) -> [LinkChange] {
        let pattern = versions.meanings[finder.meaning].pattern
        let number = versions.meanings[finder.meaning].number
        let whole = try finder.outcome(of: pattern)
        if whole.isClean { return try kept(finder, pattern, claimed: []) }
        if pattern.isNamedOnly { return try breaks(whole, finder) }
        let namedOnly = pattern.namedOnly
        let outcome = try finder.outcome(of: namedOnly)
        guard outcome.isClean else { return try breaks(outcome, finder) }
        let claims = try claims(whole, finder, pattern)
        var changes = try kept(finder, namedOnly, claimed: claims) + claims
        if whole.isUndecided, whole.findings.isEmpty { changes.append(change(.undecided, of: number)) }
        return changes
    }

    /// - Parameter claims: The changes of URLs with something that the pattern ignored.
    private func kept(
        _ finder: OutcomeFinder, _ urls: Pattern, claimed claims: [LinkChange]
    ) throws(TooComplex) -> [LinkChange] {
        let number = versions.meanings[finder.meaning].number
        let names = Set(claims.map(\.kind.name))
        let unreadable = unreadable(finder).filter { !names.contains($0.kind.name) }
        guard unreadable.isEmpty else { return unreadable }
        if let found = try finder.redirected(urls) { return [change(.redirected, of: number, found)] }
        let texts = finder.rewritten()
        guard !texts.isEmpty else { return [] }
        var change = change(.rewritten, of: number)
        change.new = texts
        return [change]
    }

    /// The ignored parts of the URL that a new pattern reads, if some of them cannot be read, as in `?ref=100%`.
    private func unreadable(_ finder: OutcomeFinder) -> [LinkChange] {
        let (number, pattern) = (versions.meanings[finder.meaning].number, versions.meanings[finder.meaning].pattern)
        let ignored = Set(pattern.query.filter { $0.readable != nil }.map(\.key))
        let keys = finder.keysOfOthers.filter { key in
            !key.isInFragment && (pattern.values(of: key) == nil || ignored.contains(key))
        }.sorted()
        var claims = keys.prefix(Self.maxClaims).map { LinkChange.Claim.key($0.name.string) }
        if pattern.fragment.map({ $0.readable != nil }) ?? true, finder.readsFragment { claims.append(.fragment) }
        return claims.compactMap { claim in
            finder.unreadable(claim).map { change(.keyClaimed(claim), of: number, $0) }
        }
    }

    private func breaks(_ outcome: LinkOutcome, _ finder: OutcomeFinder) throws(TooComplex) -> [LinkChange] {
        let number = versions.meanings[finder.meaning].number
        var changes: [LinkChange] = []
        if let found = outcome.lost {
            // Matched means the URLs that match only with something that the pattern ignored.
            let isMatched = try finder.isMatched(versions.meanings[finder.meaning].pattern)
            changes.append(change(isMatched ? .narrowed : .removed, of: number, found))
        }
        if let found = outcome.retargeted { changes.append(change(.retargeted, of: number, found)) }
        if let found = outcome.values { changes.append(change(.values(found.parameters), of: number, found)) }
        return changes.isEmpty ? [change(.undecided, of: number)] : changes
    }

    /// The ignored parts of the URL that matter now. Each is excluded from the search for the next
    /// one.
    private func claims(
        _ outcome: LinkOutcome, _ finder: OutcomeFinder, _ pattern: Pattern
    ) throws(TooComplex) -> [LinkChange] {
        let keys = finder.keysOfOthers.filter { pattern.values(of: $0) == nil }
        let settings = (versions.old.settings.unknownQuery, versions.new.settings.unknownQuery)
        var changes: [LinkChange] = []
        var outcome = outcome
        var urls = pattern
        for _ in 0..<Self.maxClaims {
            guard let found = outcome.findings.min(by: { $0.sample.length < $1.sample.length }) else { break }
            let extra = found.sample.query.map(\.key).filter { pattern.values(of: $0) == nil }
            var claim = LinkChange.Claim.fragment
            if let key = extra.first(where: keys.contains) {
                claim = .key(key.name.string)
                urls = urls.with(.none, for: key)
            } else if !extra.isEmpty {
                claim = .unknownKeys
                urls =
                    keys.filter { urls.values(of: $0) == nil }.sorted().reduce(urls) { $0.with(.any, for: $1) }.closed
            } else {
                urls = urls.omitting(.fragment(.whole)) ?? urls
            }
            // If all patterns reject unknown keys now, that is reported once as a setting.
            if claim != .unknownKeys || settings != (.ignore, .reject) {
                changes.append(change(.keyClaimed(claim), of: versions.meanings[finder.meaning].number, found))
            }
            outcome = try finder.outcome(of: urls)
        }
        return changes
    }

    private static let maxClaims = 16

    private func change(_ kind: LinkChange.Kind, of number: Int?, _ found: LinkOutcome.Finding? = nil) -> LinkChange {
        LinkChange(
            kind: kind, old: number, new: found?.new ?? [], environment: comparison.build.environment,
            witness: found?.witness)
    }

    /// Merges changes of a redirect whose URLs lead to several nodes: each kind of change is
    /// reported once, with its shortest URL.
    private func merged(_ changes: [LinkChange], isPartKept: Bool) -> [LinkChange] {
        var merged: [LinkChange] = []
        for var change in changes {
            if isPartKept, change.isRemoval { change.kind = .narrowed }
            guard let index = merged.firstIndex(where: { $0.kind.name == change.kind.name }) else {
                merged.append(change)
                continue
            }
            merged[index].new = (merged[index].new + change.new).uniqued()
            let (first, second) = (merged[index].witness?.url, change.witness?.url)
            if let first, let second, second.utf8.count < first.utf8.count { merged[index].witness = change.witness }
        }
        return merged
    }

    // MARK: New patterns

    /// The change for URLs of a new pattern that nothing matched before.
    private func gain(of number: Int, _ meanings: [Int]) throws(TooComplex) -> LinkChange? {
        var best: LinkChange?
        for meaning in meanings {
            guard let found = try gain(of: meaning) else { continue }
            let lengths = [best, found].map { $0?.witness?.url.utf8.count ?? .max }
            if lengths[1] < lengths[0] { best = found }
        }
        return best
    }

    private func gain(of meaning: Int) throws(TooComplex) -> LinkChange? {
        let pattern = versions.meanings[meaning].pattern
        let origin = comparison.origins(of: meaning)
        let others = comparison.others(overlapping: meaning)
        let node = versions.meanings[meaning].node
        let former = others.filter {
            node == nil ? !versions.meanings[$0].leadsNowhere : versions.meanings[$0].node != nil
        }
        guard !versions.meanings[meaning].leadsNowhere, !origin.isEmpty else { return nil }
        let stronger = comparison.stronger(than: meaning)
        // URLs that nothing matched, and those that an old meaning won that led nowhere.
        var searches: [(second: Int?, blockers: [Int])] = others.filter { !former.contains($0) }.map { nowhere in
            (nowhere, former.filter { $0 < nowhere })
        }
        if !former.contains(where: { comparison.isInside(meaning, $0, from: origin) }) {
            searches.insert((nil, former), at: 0)
        }
        for (second, blockers) in searches {
            let samples = try comparison.search.samples(
                pattern, from: origin, and: second, without: stronger + blockers)
            for sample in samples.flatMap({ carrying($0, meaning) }) {
                if let change = gain(of: meaning, versions.text(of: sample), former) { return change }
            }
        }
        for claim in unreadableBefore(meaning, former) {
            for (_, text) in versions.unreadable(claim, of: versions.meanings[meaning], in: comparison.build) {
                if let change = gain(of: meaning, text, former) { return change }
            }
        }
        return nil
    }

    /// The parts of URLs that old meanings read, and of which a new one ignores what it cannot read.
    private func unreadableBefore(_ meaning: Int, _ former: [Int]) -> [LinkChange.Claim] {
        let pattern = versions.meanings[meaning].pattern
        let items = former.flatMap { versions.meanings[$0].pattern.query }.filter { $0.readable == nil }
        let ignored = pattern.query.filter { $0.readable != nil && !$0.key.isInFragment }.map(\.key)
        let keys = ignored.filter { key in items.contains { $0.key == key } }
        var claims = keys.prefix(Self.maxClaims).map { LinkChange.Claim.key($0.name.string) }
        let fragments = former.compactMap { versions.meanings[$0].pattern.fragment }
        if pattern.fragment?.readable != nil, fragments.contains(where: { $0.readable == nil }) {
            claims.append(.fragment)
        }
        return claims
    }

    /// The change that a URL shows, if nothing matched it before and a new meaning does.
    private func gain(of meaning: Int, _ text: String, _ former: [Int]) -> LinkChange? {
        let (number, node) = (versions.meanings[meaning].number, versions.meanings[meaning].node)
        let witness = versions.witness(text, comparison.build)
        guard text.utf8.count <= versions.maxLength,
            versions.new.winner(of: text, build: comparison.build.new) == number,
            case .match(let after)? = witness.after, node == nil || after.node == node
        else { return nil }
        if case .match? = witness.before { return nil }
        let old = node.map { widened($0, overlapping: former) } ?? carrier(like: versions.meanings[meaning].pattern)
        var change = change(old == nil ? .added : .widened, of: old)
        change.new = [number]
        change.witness = witness
        return change
    }

    /// The URLs that show a new meaning: with a link in them if it leads to links that URLs carry.
    private func carrying(_ sample: URLSample, _ meaning: Int) -> [URLSample] {
        guard versions.meanings[meaning].node == nil, let carrier = versions.meanings[meaning].carrier else {
            return [sample]
        }
        return comparison.carriedLinks.compactMap { sample.with($0, at: carrier) }
    }

    /// The old redirect to carried links that is written like a new one.
    private func carrier(like pattern: Pattern) -> Int? {
        versions.meanings(isOld: true).first {
            $0.carrier != nil && $0.node == nil && $0.pattern.text.value == pattern.text.value
        }?.number
    }

    /// The old pattern that a new pattern of a node widens: one that it overlaps or else the
    /// canonical one.
    private func widened(_ node: NodeID, overlapping former: [Int]) -> Int? {
        guard let old = versions.nodes.old(node) else { return nil }
        if let meaning = former.first(where: { versions.meanings[$0].node == old }) {
            return versions.meanings[meaning].number
        }
        return versions.old.table.patterns(of: old).first
            ?? versions.meanings.prefix(versions.oldCount).first { $0.node == old }?.number
    }
}

/// Limits the work, in total and for each pattern, in the units of `LanguageAlgebra`.
final class WorkBudget {
    private var left: Int
    private var allowed = 0
    /// The maximum for one pattern, and the minimum, which each pattern gets even if nothing is
    /// left.
    private let (maxPerPattern, minPerPattern): (Int, Int)

    init(all: Int = 200_000_000, maxPerPattern: Int = 5_000_000, minPerPattern: Int = 20_000) {
        left = all
        (self.maxPerPattern, self.minPerPattern) = (maxPerPattern, minPerPattern)
    }

    func begin(_ algebra: LanguageAlgebra) {
        allowed = max(minPerPattern, min(left, maxPerPattern))
        algebra.allow(allowed)
    }

    func end(_ algebra: LanguageAlgebra) { left -= min(left, allowed - algebra.budget) }
}

extension Pattern {
    /// The URLs without keys that the pattern does not name.
    fileprivate var closed: Pattern {
        let part = copy()
        part.rejectsUnknownQuery = true
        return part
    }
}

extension LinkChange {
    fileprivate var isRemoval: Bool { if case .removed = kind { true } else { false } }
}

extension LinkChange.Kind {
    /// The kind of a change without its details.
    enum Name: Hashable {
        case rewritten, redirected, widened, narrowed, removed, retargeted, values, added, undecided, other
        case claimed(LinkChange.Claim)
    }

    var name: Name {
        switch self {
        case .rewritten: .rewritten
        case .redirected: .redirected
        case .widened: .widened
        case .narrowed: .narrowed
        case .removed: .removed
        case .retargeted: .retargeted
        case .values: .values
        case .keyClaimed(let claim): .claimed(claim)
        case .added: .added
        case .undecided: .undecided
        case .conditional, .refused, .planChanged, .originAdded, .originRemoved, .environmentAdded,
            .environmentRemoved, .settings:
            .other
        }
    }
}
