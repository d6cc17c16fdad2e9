import NavGraph
import NavLinks

/// Finds URLs with a custom scheme that lead elsewhere because their first segment is a host in one version only: in the
/// version that declares a host of that name, what follows it is the whole path.
struct HostClaims {
    private let comparison: BuildComparison
    private var versions: LinkVersions { comparison.versions }
    private var old: LinkVersion { versions.old }

    init(_ comparison: BuildComparison) { self.comparison = comparison }

    /// At most one change of each kind for each old pattern.
    func changes() throws(TooComplex) -> [LinkChange] {
        guard !old.table.origins.isUnstated else { return [] }
        var changes: [LinkChange] = []
        for host in hosts(of: versions.new, unknownTo: old) {
            for (index, meaning) in versions.meanings(isOld: true).enumerated() where !meaning.leadsNowhere {
                changes += try self.changes(of: index, from: host)
            }
        }
        for host in hosts(of: old, unknownTo: versions.new) { changes += try self.changes(withoutHost: host) }
        return changes
    }

    /// Names that only one version reads as hosts. For `*.` and a domain, one of its subdomains.
    private func hosts(of version: LinkVersion, unknownTo other: LinkVersion) -> [String] {
        version.origins.declaredHosts.filter { $0 != "*" && !$0.contains(":") }
            .map { $0.hasPrefix("*") ? "a" + $0.dropFirst() : $0 }
            .filter { other.origins.host($0, isWeb: false) == nil }
    }

    /// The changes of URLs whose host is a segment now, and that lead somewhere.
    private func changes(withoutHost host: String) throws(TooComplex) -> [LinkChange] {
        guard let number = versions.origins.host(host, isWeb: false) else { return [] }
        var changes: [LinkChange] = []
        for other in versions.meanings(isOld: false) where !other.leadsNowhere {
            guard let part = other.pattern.containing(.segment(0, .whole), only: host, versions.algebra) else {
                continue
            }
            part.segments.removeFirst()
            for (meaning, old) in versions.meanings(isOld: true).enumerated() where !old.leadsNowhere {
                let origins = custom(comparison.relations.originSet(meaning), host: number)
                guard !origins.isEmpty else { continue }
                let samples = try comparison.search.samples(
                    part, from: origins, and: meaning, without: comparison.stronger(than: meaning))
                changes += samples.compactMap { change(of: old, versions.origins.example(of: $0.origin, $0)) }
                    .filter { $0.kind.name != .narrowed }
            }
        }
        return changes
    }

    private func changes(of meaning: Int, from host: String) throws(TooComplex) -> [LinkChange] {
        let origins = custom(comparison.relations.originSet(meaning), host: nil)
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

    /// The origins of custom schemes with a host, or without one.
    private func custom(_ set: OriginSet, host: Int?) -> OriginSet {
        var part = OriginSet(count: set.count)
        for piece in set {
            let (scheme, own) = versions.origins.parts(of: piece)
            if own == host, !OriginTable.isWeb(versions.origins.schemes[scheme]) { part.insert(piece) }
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
        _ before: LinkAnalysis.Match, _ after: LinkAnalysis.Match
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
