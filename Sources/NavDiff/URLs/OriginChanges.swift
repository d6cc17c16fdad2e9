import NavGraph
import NavLinks

/// Finds the environments, schemes and hosts of `links:` that only one of two versions has.
struct OriginChanges {
    let old: LinkAnalysis
    let new: LinkAnalysis

    var changes: [LinkChange] { environments + old.origins.builds.indices.flatMap(origins) }

    // MARK: Environments

    private var environments: [LinkChange] {
        let names = [old, new].map { $0.origins.builds.compactMap(\.environment) }
        let removed = names[0].filter { !names[1].contains($0) }.map { name in
            let build = old.build(name)
            var change = LinkChange(kind: .environmentRemoved(name), environment: name)
            change.witness = build.flatMap {
                witness(in: old, $0) { LinkChange.Witness(url: $0, before: $1, after: nil) }
            }
            return change
        }
        let added = names[1].filter { !names[0].contains($0) }.map { name in
            let build = new.build(name)
            var change = LinkChange(kind: .environmentAdded(name), environment: name)
            change.witness = build.flatMap {
                witness(in: new, $0) { LinkChange.Witness(url: $0, before: nil, after: $1) }
            }
            return change
        }
        return removed + added
    }

    private func witness(
        in table: LinkAnalysis, _ build: Int, _ make: (String, LinkAnalysis.Answer) -> LinkChange.Witness
    ) -> LinkChange.Witness? {
        let url = table.patterns.indices.lazy.prefix(Self.maxTried).compactMap { table.sample(of: $0, build: build) }
            .first
        return url.map { make($0, table.resolve(Array($0.utf8), build: build)) }
    }

    // MARK: Schemes and hosts

    private func origins(_ build: Int) -> [LinkChange] {
        let own = old.origins.builds[build]
        guard let other = new.build(own.environment) else { return [] }
        let latter = new.origins.builds[other]
        // Schemes and hosts that an environment inherits from `links:` are reported there.
        let inherited = [old, new].map { table in
            table.graph.links.environments.first { $0.name.value == own.environment }
        }
        let tellsSchemes = own.environment == nil || inherited.contains { $0?.schemes != nil }
        let tellsHosts = own.environment == nil || inherited.contains { $0?.hosts != nil }
        var changes: [LinkChange] = []
        func add(_ own: [String], _ latter: [String], _ origin: (String) -> LinkChange.Origin) {
            let lost = missing(own, in: latter).map(origin).filter { !isNamed($0, by: new) }
            let gained = missing(latter, in: own).map(origin).filter { !isNamed($0, by: old) }
            changes += lost.map { change(lost: $0, build, other) } + gained.map { change(gained: $0, build, other) }
        }
        if tellsSchemes { add(own.schemes, latter.schemes) { .scheme($0) } }
        if tellsHosts { add(own.hosts, latter.hosts) { .host($0) } }
        guard own.environment == nil, own.allowsHTTP != latter.allowsHTTP else { return changes }
        changes.append(
            own.allowsHTTP ? change(lost: .scheme("http"), build, other) : change(gained: .scheme("http"), build, other)
        )
        return changes
    }

    /// The names that none of the others covers. `*.` covers all names that end with what follows
    /// it, and `*` all names without a port.
    private func missing(_ names: [String], in others: [String]) -> [String] {
        names.filter { name in
            guard !others.contains(name) else { return false }
            return !others.contains { other in
                other == "*" ? !name.contains(":") : other.hasPrefix("*.") && name.hasSuffix(other.dropFirst())
            }
        }
    }

    /// Whether a pattern has the scheme or host of its own. Then the patterns are compared with each other, and each one
    /// whose URLs have changed is reported.
    private func isNamed(_ origin: LinkChange.Origin, by table: LinkAnalysis) -> Bool {
        table.patterns.contains { pattern in
            switch origin {
            case .scheme(let name): pattern.origin.schemes?.contains(name) ?? false
            case .host(let name): pattern.origin.hosts?.contains(name) ?? false
            }
        }
    }

    private func change(lost origin: LinkChange.Origin, _ build: Int, _ other: Int) -> LinkChange {
        var change = LinkChange(kind: .originRemoved(origin), environment: old.origins.builds[build].environment)
        change.witness = example(of: origin, in: old, build) { url in
            let witness = self.witness(url, build, other)
            guard case .match? = witness.before else { return nil }
            if case .match? = witness.after { return nil }
            return witness
        }
        return change
    }

    private func change(gained origin: LinkChange.Origin, _ build: Int, _ other: Int) -> LinkChange {
        var change = LinkChange(kind: .originAdded(origin), environment: old.origins.builds[build].environment)
        change.witness = example(of: origin, in: new, other) { url in
            let witness = self.witness(url, build, other)
            guard case .match? = witness.after else { return nil }
            if case .match? = witness.before { return nil }
            return witness
        }
        return change
    }

    private func witness(_ url: String, _ build: Int, _ other: Int) -> LinkChange.Witness {
        LinkChange.Witness(
            url: url, before: old.resolve(Array(url.utf8), build: build),
            after: new.resolve(Array(url.utf8), build: other))
    }

    /// The maximum number of patterns that are tried for an example.
    private static let maxTried = 64

    /// The first URL with a scheme or host for which `shown` returns a witness.
    private func example(
        of origin: LinkChange.Origin, in table: LinkAnalysis, _ build: Int,
        _ shown: (String) -> LinkChange.Witness?
    ) -> LinkChange.Witness? {
        let origins = table.origins
        let all = origins.pieces(.any, in: build)
        let pieces = all.filter { piece in
            let (scheme, host) = origins.parts(of: piece)
            switch origin {
            case .scheme(let name): return origins.schemes[scheme] == name
            case .host(let name): return host.map { origins.hosts[$0] } == name
            }
        }
        let web = pieces.filter { OriginTable.isWeb(origins.schemes[origins.parts(of: $0).scheme]) }
        for number in table.patterns.indices.prefix(Self.maxTried) where table.patterns[number].origin == .any {
            for piece in web + pieces {
                guard let url = table.sample(of: number, build: build, from: piece, of: all) else { continue }
                let host = origins.parts(of: piece).host.map { origins.hosts[$0] }
                if let witness = Self.spellings(of: url, host).lazy.compactMap(shown).first { return witness }
            }
        }
        return nil
    }

    /// The URL, and variants with other subdomains if the host starts with `*.`: some subdomains
    /// may be hosts of their own.
    private static func spellings(of url: String, _ host: String?) -> [String] {
        guard let host, OriginTable.isWildcard(host), let name = url.firstRange(of: "://")?.upperBound,
            let dot = url[name...].firstIndex(of: ".")
        else { return [url] }
        return [url] + "abcdefghijklmnopqrstuvwxyz".map { url[..<name] + String($0) + url[dot...] }
    }
}
