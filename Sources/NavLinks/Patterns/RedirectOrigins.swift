import NavGraph
import NavSyntax

/// The schemes and hosts of redirects, and which of them no target accepts.
struct RedirectOrigins {
    /// By redirect.
    let rules: [OriginRule]
    /// By redirect: the offset of the path in the old URL, in bytes.
    let pathStarts: [Int]
    private let settings: LinkSettings
    private let table: OriginTable
    /// By build: the schemes and hosts of `links`.
    private let schemes: [Set<Int>]
    private let hosts: [Set<Int>]
    /// By rule, then by build.
    private var known: [OriginRule: [OriginSet]] = [:]

    /// - Parameter patterns: The patterns of nodes.
    init(_ graph: Graph, _ patterns: [Pattern]) {
        let others = patterns.lazy.map(\.origin).uniqued()
        let given = graph.redirects.map { redirect in
            OriginRule(schemes: redirect.schemes?.lowered, hosts: redirect.hosts?.lowered)
        }
        let named = OriginTable(graph.links, rules: others + given)
        var rules: [OriginRule] = []
        var pathStarts: [Int] = []
        for (redirect, rule) in zip(graph.redirects, given) {
            let host = Self.hostOfCustomScheme(redirect, named)
            rules.append(OriginRule(schemes: rule.schemes, hosts: host.map { [$0.name] } ?? rule.hosts))
            pathStarts.append(host?.end ?? redirect.pathStart)
        }
        self.init(graph.links, others, rules, pathStarts)
    }

    private init(
        _ settings: LinkSettings, _ others: [OriginRule], _ rules: [OriginRule] = [], _ pathStarts: [Int] = []
    ) {
        self.settings = settings
        self.rules = rules
        self.pathStarts = pathStarts
        let table = OriginTable(settings, rules: others + rules)
        self.table = table
        schemes = table.builds.map { Set($0.schemes.compactMap(table.scheme)) }
        hosts = table.builds.map { Set(table.numbers($0.hosts)) }
    }

    /// The host of an old URL with a custom scheme, where others have the first segment. Nil if it
    /// is not a declared host.
    private static func hostOfCustomScheme(_ redirect: Redirect, _ table: OriginTable) -> (name: String, end: Int)? {
        let bytes = Array(redirect.pattern.value.utf8)
        let start = redirect.pathStart
        guard redirect.hosts == nil, start > 2, bytes[(start - 2)...].starts(with: "://".utf8) else { return nil }
        let end = bytes[(start + 1)...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
        let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self).foldedASCII
        return table.host(name, isWeb: false) == nil && table.declaredHost(name).isEmpty ? nil : (name, end)
    }

    private mutating func sets(_ rule: OriginRule) -> [OriginSet] {
        if let sets = known[rule] { return sets }
        let sets = table.builds.indices.map { table.pieces(rule, in: $0) }
        known[rule] = sets
        return sets
    }

    /// Whether some URL has an origin that both rules accept. A rule that accepts nothing is
    /// reported elsewhere.
    mutating func overlap(_ rule: OriginRule, _ other: OriginRule) -> Bool {
        guard rule != other, !table.isTooLarge else { return true }
        let (sets, others) = (sets(rule), sets(other))
        guard sets.contains(where: { !$0.isEmpty }), others.contains(where: { !$0.isEmpty }) else { return true }
        return zip(sets, others).contains { !$0.intersection($1).isEmpty }
    }

    // MARK: Missing origins

    /// The origins that a redirect accepts and none of its targets does, in any build.
    struct Missing {
        fileprivate var pieces: OriginSet
        /// The origins that targets accept.
        fileprivate var present: OriginSet
    }

    /// The origins that no target accepts. Nil if there are none.
    mutating func missing(_ rule: OriginRule, in targets: [OriginRule]) -> Missing? {
        guard !table.isTooLarge, !targets.contains(rule) else { return nil }
        let sets = sets(rule)
        let others = targets.map { self.sets($0) }
        var pieces = OriginSet(count: table.count)
        var present = OriginSet(count: table.count)
        for build in sets.indices {
            for other in others { present = present.union(other[build]) }
            let covered = others.reduce(OriginSet(count: table.count)) { $0.union($1[build]) }
            for piece in sets[build].subtracting(covered) where isSpelledWell(piece) && !isOfOthers(piece, build) {
                pieces.insert(piece)
            }
        }
        return pieces.isEmpty ? nil : Missing(pieces: pieces, present: present)
    }

    /// Whether a scheme or host belongs only to other builds. The redirect names it for their URLs.
    private func isOfOthers(_ piece: Int, _ build: Int) -> Bool {
        let (scheme, host) = table.parts(of: piece)
        func isOfOthers(_ number: Int, _ own: [Set<Int>]) -> Bool {
            !own[build].contains(number) && own.contains { $0.contains(number) }
        }
        return isOfOthers(scheme, schemes) || host.map { isOfOthers($0, hosts) } ?? false
    }

    /// Whether scheme and host are valid. Invalid ones have been reported.
    private func isSpelledWell(_ piece: Int) -> Bool {
        let (scheme, host) = table.parts(of: piece)
        let name = table.schemes[scheme]
        return OriginNames.isScheme(name) && !OriginNames.isReserved(name)
            && (host.map { OriginNames.isHost(table.hosts[$0]) } ?? true)
    }

    /// A description such as `under the scheme `podz`` or `at the hosts `a.example` and
    /// `b.example``.
    func phrase(_ missing: Missing) -> String {
        let parts = missing.pieces.map { table.parts(of: $0) }
        let present = missing.present.map { table.parts(of: $0) }
        let presentSchemes = Set(present.map(\.scheme))
        let presentHosts = Set(present.compactMap(\.host))
        let lost = parts.map(\.scheme).uniqued().filter { !presentSchemes.contains($0) }
        let rest = parts.filter { presentSchemes.contains($0.scheme) }
        let hosts = rest.compactMap(\.host).uniqued().filter { !presentHosts.contains($0) }
        let others = rest.filter { $0.host.map(presentHosts.contains) ?? true }
        // If `http` is read, it is read like `https`.
        let schemes = lost.map { table.schemes[$0] }
        let shown = schemes.filter { $0 != "http" || !schemes.contains("https") }
        var phrase: [String] = []
        if !shown.isEmpty { phrase.append("under the scheme\(Self.joined(shown))") }
        if !hosts.isEmpty { phrase.append("at the host\(Self.joined(hosts.map { table.hosts[$0] }))") }
        let examples = others.map { "\(table.schemes[$0.scheme])://" + ($0.host.map { table.hosts[$0] } ?? "") }
        if !examples.isEmpty { phrase.append("after" + Self.joined(examples).drop { $0 != " " }) }
        return phrase.joined(separator: " and ")
    }

    private static func joined(_ names: [String]) -> String {
        let most = names.count > 4 ? 3 : names.count
        var shown = names.prefix(most).map { "`\($0)`" }
        if names.count > most { shown.append("\(names.count - most) others") }
        let last = shown.removeLast()
        return shown.isEmpty ? " \(last)" : "s \(shown.joined(separator: ", ")) and \(last)"
    }

    // MARK: Fixes

    /// A rule for the origins that a redirect and its target both accept. Nil if no rule can
    /// express them.
    mutating func shared(_ rule: OriginRule, _ target: OriginRule) -> OriginRule? {
        func both(_ left: [String]?, _ right: [String]?) -> [String]? {
            guard let left, let right else { return left ?? right }
            return left.filter(right.contains)
        }
        let shared = OriginRule(schemes: both(rule.schemes, target.schemes), hosts: both(rule.hosts, target.hosts))
        let isAnything = sets(shared).contains { !$0.isEmpty }
        return shared != rule && isAnything && missing(shared, in: [target]) == nil ? shared : nil
    }

    /// The schemes or hosts to add to `links` so that the targets accept what is missing. Nil if
    /// that would not help.
    func additions(_ missing: Missing, _ rule: OriginRule, _ targets: [OriginRule], at range: SourceRange)
        -> OriginRule?
    {
        let parts = missing.pieces.map { table.parts(of: $0) }
        let base = table.builds[0]
        let schemes = parts.map { table.schemes[$0.scheme] }.uniqued()
            .filter { !OriginTable.isWeb($0) && !base.schemes.contains($0) }
        let hosts = parts.compactMap { $0.host.map { table.hosts[$0] } }.uniqued().filter { !base.hosts.contains($0) }
        let choices = [
            OriginRule(hosts: hosts), OriginRule(schemes: schemes), OriginRule(schemes: schemes, hosts: hosts),
        ]
        return choices.first { choice in
            var settings = settings
            settings.schemes += (choice.schemes ?? []).map { Located($0, range) }
            settings.hosts += (choice.hosts ?? []).map { Located($0, range) }
            var origins = RedirectOrigins(settings, [rule] + targets)
            return origins.missing(rule, in: targets) == nil
        }
    }
}

extension [Located<String>] {
    /// In lower case, each once.
    var lowered: [String] { map { $0.value.lowercased() }.uniqued() }
}
