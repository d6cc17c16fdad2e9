import NavGraph
import NavLinks

/// Resolves URLs as one version of an app does, except that it accepts any length and, unless
/// patterns have settings of their own, any slash at the end: these are compared separately.
struct LinkVersion {
    let table: LinkAnalysis
    let settings: LinkSettings
    let origins: OriginTable
    let patterns: [Pattern]
    private let reader: TableReader

    /// - Parameters:
    ///   - other: The other version, whose origins are used if this version names none.
    ///   - comparesSlashes: Whether slashes at the end are compared for each pattern.
    init(_ table: LinkAnalysis, other: LinkAnalysis, comparesSlashes: Bool) {
        self.table = table
        var settings = table.graph.links
        let patterns = comparesSlashes ? table.patterns : table.patterns.map(\.withEitherSlash)
        self.patterns = patterns
        if !comparesSlashes { settings.trailingSlash = .either }
        settings.maxLength = .max
        if table.origins.isUnstated {
            let range = table.graph.name.range
            let base = other.origins.builds.first
            let isEmpty = other.origins.isUnstated
            settings.schemes = (isEmpty ? ["app"] : base?.schemes ?? []).map { Located($0, range) }
            settings.hosts = (isEmpty ? [] : base?.hosts ?? []).map { Located($0, range) }
        }
        let rules = table.patterns.lazy.map(\.origin).uniqued()
        let origins = OriginTable(settings, rules: rules)
        self.settings = settings
        self.origins = origins
        reader = TableReader(PatternSet(table.reader.patternSet, patterns, origins, settings))
    }

    func resolve(_ url: String, build: Int) -> LinkAnalysis.Answer { reader.resolve(url, build: build) }

    /// The URL of a pattern with some values. Nil if the pattern cannot carry them.
    func url(_ pattern: Int, _ values: [SpelledValue], build: Int, from origin: (scheme: String, host: String?))
        -> String?
    {
        reader.url(pattern, values, build: build, from: origin)
    }

    /// Whether a match is the node for URLs that carry no link.
    func isFallback(_ match: LinkAnalysis.Match) -> Bool {
        guard case .redirect(let number) = patterns[match.pattern].owner, case .carried? = table.destinations[number]
        else { return false }
        return true
    }

    /// Whether a pattern ends paths differently than `links` says.
    static func hasOwnSlashes(_ table: LinkAnalysis) -> Bool {
        table.patterns.contains { $0.slash != table.graph.links.trailingSlash }
    }

    /// The index of the pattern that a URL matches first.
    func winner(of url: String, build: Int) -> Int? { reader.winner(of: url, build: build) }

    /// Whether a path may end with a slash, and whether it must.
    var slash: (isAllowed: Bool, isNeeded: Bool) {
        let slash = table.graph.links.trailingSlash
        return (slash != .never, slash == .always)
    }
}

/// A build that both versions have.
struct BuildPair {
    /// The index of the build in each version.
    var old: Int
    var new: Int
    var environment: String?
}

/// Both versions, with a common table of languages and origins.
struct LinkVersions {
    let old: LinkVersion
    let new: LinkVersion
    let nodes: NodePairs
    let algebra: LanguageAlgebra
    let origins: OriginTable
    let builds: [BuildPair]
    /// The meanings of the old version, winners first, then those of the new version, winners
    /// first.
    let meanings: [LinkMeaning]
    let oldCount: Int
    /// Whether slashes at the end are compared for each pattern, as some have a setting of their own.
    /// Otherwise they are compared as a setting of `links`.
    let comparesSlashes: Bool

    init(_ old: LinkAnalysis, _ new: LinkAnalysis, _ nodes: NodePairs) throws(TooComplex) {
        let comparesSlashes = LinkVersion.hasOwnSlashes(old) || LinkVersion.hasOwnSlashes(new)
        self.comparesSlashes = comparesSlashes
        self.old = LinkVersion(old, other: new, comparesSlashes: comparesSlashes)
        self.new = LinkVersion(new, other: old, comparesSlashes: comparesSlashes)
        self.nodes = nodes
        var languages = old.languages
        let numbers = languages.merge(new.languages)
        let algebra = LanguageAlgebra(languages)
        algebra.allow(Self.allowance)
        self.algebra = algebra
        let former = try LinkMeanings(old, self.old.patterns, algebra).all
        let newer = try LinkMeanings(new, self.new.patterns.map { $0.copy(with: numbers) }, algebra).all
        meanings = former + newer
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

    /// The work that may be done before patterns are compared one by one.
    private static let allowance = 60_000_000

    /// The length of the longest URLs that both versions read.
    var maxLength: Int { min(old.table.graph.links.maxLength, new.table.graph.links.maxLength) }

    /// The origins that a rule accepts in the old or the new version's build.
    func pieces(_ rule: OriginRule, in build: BuildPair, isOld: Bool) -> OriginSet {
        origins.pieces(rule, in: isOld ? build.old : old.origins.builds.count + build.new)
    }

    /// The URL of a sample. If possible, its end (with or without a slash) is one that both
    /// versions accept, otherwise one that the old version accepts.
    func text(of sample: URLSample) -> String {
        guard !comparesSlashes else { return origins.example(of: sample.origin, sample) }
        let isSlashed = old.slash.isNeeded || (old.slash.isAllowed && new.slash.isNeeded)
        return origins.example(of: sample.origin, sample.path(isSlashed: isSlashed))
    }

    /// What each version does with a URL.
    func witness(_ url: String, _ build: BuildPair) -> LinkChange.Witness {
        func answer(_ version: LinkVersion, _ build: Int) -> LinkAnalysis.Answer {
            // Differences in length and slashes are reported separately.
            version.resolve(url, build: build)
        }
        return LinkChange.Witness(url: url, before: answer(old, build.old), after: answer(new, build.new))
    }
}

extension Languages {
    /// Adds all languages of another table. Returns their new ids, by old index.
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
    fileprivate var withEitherSlash: Pattern {
        guard slash != .either else { return self }
        let copy = copy()
        copy.slash = .either
        return copy
    }

    /// A copy of the pattern with other language ids.
    func copy(with numbers: [LanguageID]) -> Pattern {
        func number(_ id: LanguageID) -> LanguageID { numbers[Int(id.index)] }
        func mapped(_ item: Item) -> Item {
            var item = item
            item.values.first = number(item.values.first)
            item.values.rest = number(item.values.rest)
            item.readable = item.readable.map(number)
            return item
        }
        let copy = copy()
        for index in copy.segments.indices { copy.segments[index].language = number(segments[index].language) }
        copy.rest?.language = number(rest?.language ?? .nothing)
        copy.host?.language = number(host?.language ?? .nothing)
        copy.query = query.map(mapped)
        copy.fragment = fragment.map(mapped)
        for index in (hash?.segments ?? []).indices {
            copy.hash?.segments[index].language = number(hash?.segments[index].language ?? .nothing)
        }
        copy.hash?.rest?.language = number(hash?.rest?.language ?? .nothing)
        copy.exceptions = exceptions.map { $0.copy(with: numbers) }
        return copy
    }
}
