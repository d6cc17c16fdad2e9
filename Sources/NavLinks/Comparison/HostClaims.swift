import NavGraph

/// Finds URLs with a custom scheme whose first segment is a host now, because the new version declares a host of that
/// name: what followed the first segment is the whole path then.
struct HostClaims {
    private let comparison: BuildComparison
    private var versions: LinkVersions { comparison.versions }
    private var old: LinkVersion { versions.old }

    init(_ comparison: BuildComparison) { self.comparison = comparison }

    /// At most one change of each kind for each old pattern.
    func changes() throws(TooComplex) -> [LinkChange] {
        guard !old.table.origins.isUnstated else { return [] }
        var changes: [LinkChange] = []
        for host in claimedHosts {
            for (number, meaning) in versions.meanings(isOld: true).enumerated() where !meaning.leadsNowhere {
                changes += try self.changes(of: number, from: host)
            }
        }
        return changes
    }

    /// Names that only the new version reads as hosts. For `*.` and a domain, one of its subdomains.
    private var claimedHosts: [String] {
        versions.new.origins.declaredHosts.filter { $0 != "*" && !$0.contains(":") }
            .map { $0.hasPrefix("*") ? "a" + $0.dropFirst() : $0 }
            .filter { old.origins.host($0, isWeb: false) == nil }
    }

    private func changes(of meaning: Int, from host: String) throws(TooComplex) -> [LinkChange] {
        let origins = withoutHost(comparison.relations.originSet(meaning))
        let pattern = versions.meanings[meaning].pattern
        guard !origins.isEmpty, let part = pattern.containing(.segment(0, .whole), only: host, versions.algebra) else {
            return []
        }
        let stronger = comparison.stronger(than: meaning)
        return try comparison.search.samples(part, from: origins, and: nil, without: stronger).compactMap { sample in
            let scheme = versions.origins.schemes[versions.origins.parts(of: sample.origin).scheme]
            return change(of: versions.meanings[meaning], "\(scheme):/\(sample.path())")
        }
    }

    /// The origins of custom schemes without a host.
    private func withoutHost(_ set: OriginSet) -> OriginSet {
        var part = OriginSet(count: set.count)
        for piece in set {
            let (scheme, host) = versions.origins.parts(of: piece)
            if host == nil, !OriginTable.isWeb(versions.origins.schemes[scheme]) { part.insert(piece) }
        }
        return part
    }

    /// What has changed for a URL; nil if nothing has.
    private func change(of meaning: LinkMeaning, _ url: String) -> LinkChange? {
        let witness = versions.witness(url, comparison.build)
        guard url.utf8.count <= versions.maxLength, case .match(let before)? = witness.before,
            old.winner(of: url, build: comparison.build.old) == meaning.number
        else { return nil }
        var change = LinkChange(
            kind: .narrowed, old: meaning.number, environment: comparison.build.environment, witness: witness)
        if case .match(let after)? = witness.after {
            change.new = [after.pattern]
            if versions.nodes.new(before.node) != after.node {
                change.kind = .retargeted
            } else {
                let parameters = changedParameters(before, after)
                guard !parameters.isEmpty else { return nil }
                change.kind = .values(parameters)
            }
        }
        return change
    }

    private func changedParameters(
        _ before: LinkTable.Match, _ after: LinkTable.Match
    ) -> [LinkChange.ParameterChange] {
        let latter = versions.new.table.graph.linkParameters(of: after.node).map(\.name.value)
        return versions.old.table.graph.linkParameters(of: before.node).enumerated().compactMap { number, parameter in
            let name = parameter.name.value
            guard let other = latter.firstIndex(of: name), !before.values[number].isSame(as: after.values[other])
            else { return nil }
            return .init(old: name, new: name)
        }
    }
}
