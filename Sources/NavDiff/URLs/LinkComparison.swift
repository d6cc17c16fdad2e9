public import NavGraph
public import NavLinks
import NavSyntax

/// Compares what the URLs of an app do in two versions.
///
/// Patterns are compared by their languages: for each old pattern, the URLs that it wins are
/// compared with what wins them now. URLs without a change do the same as before.
public struct LinkComparison: Sendable {
    /// Changes that concern all URLs, then old patterns, then new patterns, then nodes.
    public let changes: [LinkChange]

    public init(old: LinkAnalysis, new: LinkAnalysis, nodes: NodePairs) {
        self.init(old: old, new: new, nodes: nodes, WorkBudget())
    }

    init(old: LinkAnalysis, new: LinkAnalysis, nodes: NodePairs, _ budget: WorkBudget) {
        var changes = OriginChanges(old: old, new: new).changes
        do throws(TooComplex) {
            let versions = try LinkVersions(old, new, nodes)
            changes += LinkSettingChanges(versions: versions).changes
            changes += try Self.patterns(versions, budget)
            changes += PlanChanges(old: old, new: new, nodes: nodes, versions: versions).changes()
        } catch {
            changes.append(LinkChange(kind: .undecided))
        }
        self.changes = changes
    }

    private static func patterns(_ versions: LinkVersions, _ budget: WorkBudget) throws(TooComplex) -> [LinkChange] {
        let overlaps = try versions.overlaps()
        let twins = versions.twins
        var changes: [LinkChange] = []
        var seen: Set<LinkChange.Topic> = []
        for build in versions.builds {
            let comparison = BuildComparison(versions, build, overlaps, twins: twins)
            let known = Set(changes.lazy.filter { $0.kind.isFinal }.compactMap(\.old))
            let found = PatternChanges(comparison, budget).changes(without: known)
            let claimed = (try? HostClaims(comparison).changes()) ?? []
            changes += (found + claimed).filter { seen.insert($0.topic).inserted }
        }
        return changes.filter { !$0.kind.isGain } + changes.filter { $0.kind.isGain }
    }
}

extension LinkChange.Kind {
    /// Whether comparing other builds cannot change the result for the pattern.
    fileprivate var isFinal: Bool {
        switch self {
        case .narrowed, .removed, .retargeted, .values, .undecided: true
        default: false
        }
    }

    fileprivate var isGain: Bool {
        switch self {
        case .widened, .added: true
        default: false
        }
    }
}

extension LinkChange {
    /// Identifies a change, which is reported once even if several builds show it.
    fileprivate struct Topic: Hashable {
        var old: Int?
        var new: [Int]
        var kind: Kind.Name
    }

    fileprivate var topic: Topic { Topic(old: old, new: kind.isGain ? new : [], kind: kind.name) }
}

extension LinkVersions {
    private static let maxOverlaps = 8_000_000

    /// By meaning: the meanings whose paths overlap with its path, in ascending order.
    func overlaps() throws(TooComplex) -> Groups<Int32> {
        var pairs: [(Int32, Int32)] = []
        do throws(PatternTrie.TooMany) {
            let patterns = pathPatterns
            let trie = PatternTrie(patterns, algebra.languages)
            try trie.forEachOverlap(patterns, algebra, limit: Self.maxOverlaps) {
                pairs.append((Int32($0), Int32($1)))
                pairs.append((Int32($1), Int32($0)))
            }
        } catch {
            throw TooComplex()
        }
        var overlaps = Groups(pairs, count: meanings.count)
        overlaps.sort { $0 < $1 }
        return overlaps
    }

    /// Patterns whose paths overlap where those of the meanings do. If only some ignore case,
    /// all literals are compared without case, since the trie finds literals by their text.
    private var pathPatterns: [Pattern] {
        let patterns = meanings.map(\.pattern)
        guard patterns.contains(where: \.isFolded), !patterns.allSatisfy(\.isFolded) else { return patterns }
        return patterns.map { pattern in
            let copy = pattern.copy()
            copy.isFolded = true
            for index in copy.segments.indices {
                guard case .literal(let text) = algebra.languages[copy.segments[index].language] else { continue }
                copy.segments[index].language = algebra.literal(text, isFolded: true)
            }
            return copy
        }
    }

    /// By meaning: the first meaning of the other version that is written in the same way and so
    /// matches the same URLs, or -1.
    var twins: [Int32] {
        var firsts: [[PatternShape: Int32]] = [[:], [:]]
        let shapes = meanings.map { PatternShape($0) }
        for (index, shape) in shapes.enumerated() {
            let side = index < oldCount ? 0 : 1
            firsts[side][shape] = firsts[side][shape] ?? Int32(index)
        }
        return shapes.enumerated().map { index, shape in firsts[index < oldCount ? 1 : 0][shape] ?? -1 }
    }

    func meanings(isOld: Bool) -> ArraySlice<LinkMeaning> { isOld ? meanings[..<oldCount] : meanings[oldCount...] }

    /// Short URLs that a meaning wins, from an origin that both versions accept.
    func examples(of meaning: LinkMeaning, in build: BuildPair, isOld: Bool) -> some Sequence<String> {
        let version = isOld ? old : new
        return samples(of: meaning, in: build).lazy.map { text(of: $0) }.filter { url in
            url.utf8.count <= maxLength
                && version.winner(of: url, build: isOld ? build.old : build.new) == meaning.number
        }
    }

    /// Short URLs of a meaning with a value that cannot be read, such as `?ref=%`.
    func unreadable(
        _ claim: LinkChange.Claim, of meaning: LinkMeaning, in build: BuildPair
    ) -> [(sample: URLSample, text: String)] {
        samples(of: meaning, in: build).prefix(2).compactMap { sample in
            var sample = sample
            if case .key(let name) = claim {
                let key = QueryKey(ExactString(name))
                sample.query.removeAll { $0.key == key }
                sample.query.append((key, [[0x25]]))
            } else {
                sample.fragment = [0x25]
            }
            var text = self.text(of: sample)
            guard let place = text.ranges(of: claim == .fragment ? "#%25" : "=%25").last else { return nil }
            text.removeSubrange(text.index(place.lowerBound, offsetBy: 2)..<place.upperBound)
            return (sample, text)
        }
    }

    /// The origins of a meaning's URLs that both versions accept.
    func origins(of meaning: LinkMeaning, in build: BuildPair) -> OriginSet {
        let sets = meaning.rules.flatMap { rule in [true, false].map { pieces(rule, in: build, isOld: $0) } }
        return sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }
    }

    /// Short URLs that a meaning matches, from an origin that both versions accept.
    func samples(of meaning: LinkMeaning, in build: BuildPair) -> [URLSample] {
        let origin = origins(of: meaning, in: build)
        guard !origin.isEmpty else { return [] }
        let pattern = meaning.pattern
        let frames = URLFrame.frames(from: pattern.minSegments, through: pattern.maxSegments, [pattern]).prefix(2)
        return frames.flatMap { frame -> [URLSample] in
            guard let box = frame.box(pattern, origin: origin) else { return [] }
            return algebra.samples(of: box, in: frame).map { sample in
                var sample = sample
                sample.origin = origins.preferred(of: origin)
                return sample
            }
        }
    }
}

/// Everything that decides which URLs a meaning matches.
private struct PatternShape: Hashable {
    private struct Item: Hashable {
        var key: QueryKey
        var values: ValueSet
    }

    private var segments: [LanguageID]
    private var minCount: Int
    private var rest: LanguageID?
    private var query: [Item]
    private var rejectsUnknownQuery: Bool
    private var fragment: ValueSet?
    private var rules: [OriginRule]
    private var slash: TrailingSlash
    /// Their values are any text, so that their texts say it all.
    private var exceptions: [String]

    init(_ meaning: LinkMeaning) {
        let pattern = meaning.pattern
        segments = pattern.segments.map(\.language)
        minCount = pattern.minSegments
        rest = pattern.rest?.language
        query = pattern.query.map { Item(key: $0.key, values: $0.values) }
        rejectsUnknownQuery = pattern.rejectsUnknownQuery
        fragment = pattern.fragment?.values
        rules = meaning.rules
        slash = pattern.slash
        exceptions = pattern.exceptions.map { "\($0.text.value) \($0.isFolded)" }.uniqued().sorted()
    }
}
