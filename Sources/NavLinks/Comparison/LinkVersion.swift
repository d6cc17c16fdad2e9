import NavGraph

/// Reads URLs as one version of an app does, apart from their length and a slash at the end, which the versions are
/// compared in by themselves.
struct LinkVersion {
    let table: LinkTable
    let settings: LinkSettings
    let origins: OriginTable
    private let matchers: [LinkMatcher]

    /// - Parameter other: What stands in for a version that does not say where URLs come from.
    init(_ table: LinkTable, other: LinkTable) {
        self.table = table
        var settings = table.graph.links
        settings.trailingSlash = .either
        settings.maxLength = .max
        if table.origins.isUnstated {
            let place = table.graph.name.range
            let base = other.origins.builds.first
            let isEmpty = other.origins.isUnstated
            settings.schemes = (isEmpty ? ["app"] : base?.schemes ?? []).map { Located($0, place) }
            settings.hosts = (isEmpty ? [] : base?.hosts ?? []).map { Located($0, place) }
        }
        let rules = table.patterns.lazy.map(\.origin).uniqued()
        let origins = OriginTable(settings, rules: rules)
        self.settings = settings
        self.origins = origins
        let matcher = table.matchers[0]
        matchers = origins.builds.indices.map { build in
            LinkMatcher(
                table.patterns, matcher.languages, matcher.trie, matcher.ranks, origins, build: build, settings)
        }
    }

    func resolve(_ url: String, build: Int) -> LinkTable.Answer {
        LinkTable.resolve(Array(url.utf8), matchers[build], table.destinations)
    }

    /// The number of the pattern that a URL goes to first.
    func winner(of url: String, build: Int) -> Int? { matchers[build].winner(of: Array(url.utf8)) }

    /// Whether a slash may, and whether one has to, stand at the end of a path.
    var slash: (isAllowed: Bool, isNeeded: Bool) {
        let slash = table.graph.links.trailingSlash
        return (slash != .never, slash == .always)
    }
}

/// A build that both versions have.
struct BuildPair {
    /// Its number in each version.
    var old: Int
    var new: Int
    var environment: String?
}

/// Both versions, in terms that they share.
struct LinkVersions {
    let old: LinkVersion
    let new: LinkVersion
    let nodes: NodePairs
    let algebra: LanguageAlgebra
    let origins: OriginTable
    let builds: [BuildPair]
    /// The old ones, winners first, then the new ones, winners first.
    let ways: [LinkWay]
    let oldCount: Int

    init(_ old: LinkTable, _ new: LinkTable, _ nodes: NodePairs) throws(TooComplex) {
        self.old = LinkVersion(old, other: new)
        self.new = LinkVersion(new, other: old)
        self.nodes = nodes
        var languages = old.languages
        let numbers = languages.merge(new.languages)
        let algebra = LanguageAlgebra(languages)
        algebra.allow(Self.allowance)
        self.algebra = algebra
        let former = try LinkWays(old, old.patterns, algebra).all
        let latter = try LinkWays(new, new.patterns.map { $0.copy(with: numbers) }, algebra).all
        ways = former + latter
        oldCount = former.count
        origins = OriginTable(
            versions: [self.old.settings, self.new.settings],
            rules: (old.patterns + new.patterns).lazy.map(\.origin).uniqued())
        guard !origins.isTooLarge else { throw TooComplex() }
        let left = self.old.origins.builds
        let right = self.new.origins.builds
        builds = left.indices.compactMap { build in
            right.firstIndex { $0.environment == left[build].environment }.map {
                BuildPair(old: build, new: $0, environment: left[build].environment)
            }
        }
    }

    /// What may be computed before patterns are looked at one by one.
    private static let allowance = 60_000_000

    /// Scheme and host of a rule in the old, or the new, half of a pair of builds.
    func pieces(_ rule: OriginRule, in build: BuildPair, isOld: Bool) -> OriginSet {
        origins.pieces(rule, in: isOld ? build.old : old.origins.builds.count + build.new)
    }

    /// A URL with a slash at its end or without, as both versions read it if there is such a form, else as the old one.
    func text(of sample: URLSample) -> String {
        let isSlashed = old.slash.isNeeded || (old.slash.isAllowed && new.slash.isNeeded)
        return origins.example(of: sample.origin, sample.path(isSlashed: isSlashed))
    }

    /// What each version does with a URL.
    func witness(_ url: String, _ build: BuildPair) -> LinkChange.Witness {
        func answer(_ version: LinkVersion, _ build: Int) -> LinkTable.Answer {
            // What is only about length and slashes is told by itself.
            version.resolve(url, build: build)
        }
        return LinkChange.Witness(url: url, before: answer(old, build.old), after: answer(new, build.new))
    }
}

extension Languages {
    /// Takes in all of another table; the numbers that its languages have here.
    mutating func merge(_ other: Languages) -> [LanguageID] {
        other.all.map { language in
            switch language {
            case .literal(let text): literal(text)
            case .folded(let text): literal(text, isFolded: true)
            case .automaton(let automaton): intern(automaton)
            }
        }
    }
}

extension Pattern {
    /// The same pattern where languages have other numbers.
    func copy(with numbers: [LanguageID]) -> Pattern {
        func number(_ id: LanguageID) -> LanguageID { numbers[Int(id.index)] }
        func mapped(_ item: Item) -> Item {
            var item = item
            item.values.first = number(item.values.first)
            item.values.rest = number(item.values.rest)
            return item
        }
        let copy = copy()
        for place in copy.segments.indices { copy.segments[place].language = number(segments[place].language) }
        copy.rest?.language = number(rest?.language ?? .nothing)
        copy.query = query.map(mapped)
        copy.fragment = fragment.map(mapped)
        return copy
    }
}
