import NavGraph
import NavLinks

/// Compares, in one build that both versions have, which link meaning wins each URL in the old
/// version and in the new one.
struct BuildComparison {
    let versions: LinkVersions
    let build: BuildPair
    /// By meaning: the meanings whose paths overlap with its path, in ascending order.
    let overlaps: Groups<Int32>
    let search: RegionSearch
    /// By meaning: the first meaning of the other version that matches the same URLs because it is
    /// written in the same way, or -1. The nodes and values may differ.
    private let twins: [Int32]
    /// The schemes and hosts of `links:` that only the old version has, and those that only the new
    /// version has.
    private let lost: LostOrigins
    private let gained: LostOrigins
    /// URLs with which those that carry links are tried, starting with those that lead to the same
    /// node in both versions. Empty if no redirect leads to carried links.
    let carriedLinks: [String]

    init(_ versions: LinkVersions, _ build: BuildPair, _ overlaps: Groups<Int32>, twins: [Int32]) {
        self.versions = versions
        self.build = build
        self.overlaps = overlaps
        self.twins = twins
        search = RegionSearch(
            relations: PatternRelations(
                versions.meanings.map(\.pattern), versions.algebra, origins: Self.origins(versions, build)),
            table: versions.origins)
        lost = LostOrigins(versions, build, ofOld: true)
        gained = LostOrigins(versions, build, ofOld: false)
        carriedLinks = versions.meanings.contains { $0.carrier != nil } ? versions.carriedLinks(build) : []
    }

    /// By meaning: the origins that all its rules accept. Many meanings have the same rules.
    private static func origins(_ versions: LinkVersions, _ build: BuildPair) -> [OriginSet] {
        var (old, new): ([[OriginRule]: OriginSet], [[OriginRule]: OriginSet]) = ([:], [:])
        return versions.meanings.enumerated().map { number, meaning in
            let isOld = number < versions.oldCount
            if let known = (isOld ? old : new)[meaning.rules] { return known }
            let sets = meaning.rules.map { versions.pieces($0, in: build, isOld: isOld) }
            let common = sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }
            if isOld { old[meaning.rules] = common } else { new[meaning.rules] = common }
            return common
        }
    }

    var relations: PatternRelations { search.relations }

    /// The origins for which a meaning's URLs are compared: all of its own, except those that only
    /// its version has in `links:`.
    func origins(of meaning: Int) -> OriginSet {
        let loss = meaning < versions.oldCount ? lost : gained
        guard !loss.isEmpty else { return relations.originSet(meaning) }
        return loss.removed(from: relations.originSet(meaning), by: versions.meanings[meaning].rules, versions.origins)
    }

    func isOld(_ meaning: Int) -> Bool { meaning < versions.oldCount }

    /// The meanings of the same version that win over this one where they overlap.
    func stronger(than meaning: Int) -> [Int] {
        overlaps[Int32(meaning)].lazy.map { Int($0) }.filter { $0 < meaning && isOld($0) == isOld(meaning) }
    }

    /// The meanings of the other version that match URLs of this one, winners first.
    func others(overlapping meaning: Int) -> [Int] {
        overlaps[Int32(meaning)].lazy.map { Int($0) }.filter {
            isOld($0) != isOld(meaning) && relations.relation(meaning, $0) != .disjoint
        }
    }

    /// The meaning of the other version that matches the same URLs because it is written in the
    /// same way.
    func twin(of meaning: Int) -> Int? { twins[meaning] < 0 ? nil : Int(twins[meaning]) }

    /// Whether a quick check shows that a meaning of the other version contains all URLs of this
    /// one.
    func isInside(_ meaning: Int, _ other: Int, from origin: OriginSet) -> Bool {
        guard origin.subtracting(relations.originSet(other)).isEmpty else { return false }
        return twin(of: meaning) == other || relations.isOverlap(meaning, meaning, clearlyWithin: other, from: origin)
    }

    /// Whether a quick check shows that the two meanings never win the same URL, since the twin of
    /// one of them wins first.
    func neverWinTogether(_ meaning: Int, _ other: Int, from origin: OriginSet) -> Bool {
        if let twin = twin(of: meaning), twin < other, origin.subtracting(relations.originSet(twin)).isEmpty {
            return true
        }
        guard let twin = twin(of: other), twin < meaning else { return false }
        return origin.intersection(relations.originSet(other)).subtracting(relations.originSet(twin)).isEmpty
    }

    /// Whether a quick check shows that one of `some` contains all URLs that two meanings share.
    func isOverlap(_ meaning: Int, _ other: Int, clearlyWithin some: [Int], from origin: OriginSet) -> Bool {
        some.contains { candidate in
            versions.algebra.spend(30)
            return relations.isOverlap(meaning, other, clearlyWithin: candidate, from: origin)
        }
    }
}

extension LinkVersions {
    /// The maximum number of links that are tried in URLs that carry links.
    private static let maxCarriedLinks = 48

    fileprivate func carriedLinks(_ build: BuildPair) -> [String] {
        let links = [true, false].flatMap { isOld in
            meanings(isOld: isOld).lazy.filter { $0.node != nil && $0.carrier == nil }
                .compactMap { examples(of: $0, in: build, isOld: isOld).first { _ in true } }.prefix(
                    Self.maxCarriedLinks)
        }
        let steady = links.filter { link in
            let witness = witness(link, build)
            guard case .match(let before)? = witness.before, case .match(let after)? = witness.after else {
                return false
            }
            return nodes.new(before.node) == after.node
        }
        return (steady + links).uniqued()
    }
}

/// The schemes and hosts that `links:` of one version has and nothing in the other version names.
struct LostOrigins {
    private var schemes: Set<Int> = []
    private var hosts: Set<Int> = []
    private var isHTTPLost = false

    var isEmpty: Bool { schemes.isEmpty && hosts.isEmpty && !isHTTPLost }

    init(_ versions: LinkVersions, _ build: BuildPair, ofOld isOld: Bool) {
        let table = versions.origins
        func numbers(_ isOld: Bool) -> (schemes: Set<Int>, hosts: Set<Int>) {
            let version = isOld ? versions.old : versions.new
            let own = version.origins.builds[isOld ? build.old : build.new]
            return (Set(own.schemes.compactMap(table.scheme)), Set(table.numbers(own.hosts)))
        }
        let (mine, others) = (numbers(isOld), numbers(!isOld))
        let named = (isOld ? versions.new : versions.old).table.patterns.map(\.origin).uniqued()
        schemes = mine.schemes.subtracting(others.schemes)
            .subtracting(named.flatMap { ($0.schemes ?? []).compactMap(table.scheme) })
        hosts = mine.hosts.subtracting(others.hosts).subtracting(named.flatMap { table.numbers($0.hosts ?? []) })
        let (version, other) = isOld ? (versions.old, versions.new) : (versions.new, versions.old)
        isHTTPLost = version.settings.allowsHTTP && !other.settings.allowsHTTP
    }

    /// Removes the lost origins from a set, where the rules take schemes or hosts from `links:`.
    func removed(from set: OriginSet, by rules: [OriginRule], _ table: OriginTable) -> OriginSet {
        var lost = OriginSet(count: set.count)
        for piece in set {
            let (scheme, host) = table.parts(of: piece)
            let isLost =
                (schemes.contains(scheme) && rules.contains { $0.schemes == nil })
                || (host.map(hosts.contains) ?? false && rules.contains { $0.hosts == nil })
                || (isHTTPLost && table.schemes[scheme] == "http" && rules.contains { $0.schemes == nil })
            if isLost { lost.insert(piece) }
        }
        return set.subtracting(lost)
    }
}
