import NavGraph

/// Both versions in one build that they have in common: what wins each URL before, and what wins it now.
struct BuildComparison {
    let versions: LinkVersions
    let build: BuildPair
    /// By way, in the order of the ways: those whose paths meet its.
    let meetings: Groups<Int32>
    let search: RegionSearch
    /// By way: the one of the other version that is the same in everything but its node and values, or -1.
    private let twins: [Int32]
    /// Schemes and hosts that one version lets in and the other does not.
    private let lost: OriginLoss
    private let gained: OriginLoss

    init(_ versions: LinkVersions, _ build: BuildPair, _ meetings: Groups<Int32>, twins: [Int32]) {
        self.versions = versions
        self.build = build
        self.meetings = meetings
        self.twins = twins
        var known: [[OriginRule]: [OriginSet]] = [:]
        let sets = versions.ways.enumerated().map { number, way in
            let isOld = number < versions.oldCount
            if let sets = known[way.rules] { return sets[isOld ? 0 : 1] }
            let sets = [true, false].map { isOld in
                let all = way.rules.map { versions.pieces($0, in: build, isOld: isOld) }
                return all.dropFirst().reduce(all[0]) { $0.intersection($1) }
            }
            known[way.rules] = sets
            return sets[isOld ? 0 : 1]
        }
        search = RegionSearch(
            relations: PatternRelations(versions.ways.map(\.pattern), versions.algebra, origins: sets),
            table: versions.origins)
        lost = OriginLoss(versions, build, ofOld: true)
        gained = OriginLoss(versions, build, ofOld: false)
    }

    var relations: PatternRelations { search.relations }

    /// The origins with which a way's URLs are compared: those that `links:` lets in in both versions, and its own.
    func origins(of way: Int) -> OriginSet {
        let loss = way < versions.oldCount ? lost : gained
        guard !loss.isEmpty else { return relations.originSet(way) }
        return loss.removed(from: relations.originSet(way), by: versions.ways[way].rules, versions.origins)
    }

    func isOld(_ way: Int) -> Bool { way < versions.oldCount }

    /// The ways of its own version that win over one where they meet.
    func stronger(than way: Int) -> [Int] {
        meetings[Int32(way)].lazy.map { Int($0) }.filter { $0 < way && isOld($0) == isOld(way) }
    }

    /// The ways of the other version that have URLs of a way, winners first.
    func others(meeting way: Int) -> [Int] {
        meetings[Int32(way)].lazy.map { Int($0) }.filter {
            isOld($0) != isOld(way) && relations.relation(way, $0) != .disjoint
        }
    }

    /// The one of the other version that is the same in everything but its node and values.
    func twin(of way: Int) -> Int? { twins[way] < 0 ? nil : Int(twins[way]) }

    /// Whether a way of the other version plainly has all of a way's URLs.
    func isInside(_ way: Int, _ other: Int, from origin: OriginSet) -> Bool {
        guard origin.subtracting(relations.originSet(other)).isEmpty else { return false }
        return twin(of: way) == other || relations.isShared(way, way, plainlyIn: other, from: origin)
    }

    /// Whether it is plain that a way and one of the other version together win nothing, as a twin of one wins it.
    func isPlainlyEmpty(_ way: Int, _ other: Int, from origin: OriginSet) -> Bool {
        if let twin = twin(of: way), twin < other, origin.subtracting(relations.originSet(twin)).isEmpty {
            return true
        }
        guard let twin = twin(of: other), twin < way else { return false }
        return origin.intersection(relations.originSet(other)).subtracting(relations.originSet(twin)).isEmpty
    }

    /// Whether some ways plainly have all that two share.
    func isShared(_ way: Int, _ other: Int, plainlyIn some: [Int], from origin: OriginSet) -> Bool {
        some.contains { candidate in
            versions.algebra.spend(30)
            return relations.isShared(way, other, plainlyIn: candidate, from: origin)
        }
    }
}

/// The schemes and hosts that `links:` of one version lets in, and nothing in the other does.
struct OriginLoss {
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

    /// Without what was lost that rules leave to `links:`.
    func removed(from set: OriginSet, by rules: [OriginRule], _ table: OriginTable) -> OriginSet {
        var lost = OriginSet(count: set.count)
        for piece in set {
            let (scheme, host) = table.parts(of: piece)
            let isLost =
                (schemes.contains(scheme) && rules.contains { $0.schemes == nil })
                || (host.map(hosts.contains) ?? false && rules.contains { $0.hosts == nil })
                || (isHTTPLost && table.schemes[scheme] == "http")
            if isLost { lost.insert(piece) }
        }
        return set.subtracting(lost)
    }
}
