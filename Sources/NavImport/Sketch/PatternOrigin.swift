/// Where the URLs of a pattern come from.
package enum PatternOrigin: Hashable, Sendable {
    /// A custom scheme, without a host.
    case scheme(String)
    /// A host of universal links.
    case host(String)
}

extension GraphSketch {
    /// Declares the origins of all patterns under `links`. Patterns for the same path become one, and those that have
    /// all origins do not list them.
    mutating func resolveOrigins() {
        var declared = Set(schemes.map(PatternOrigin.scheme) + hosts.map(PatternOrigin.host))
        for origin in nodes.flatMap(\.patterns).flatMap(\.origins) where declared.insert(origin).inserted {
            switch origin {
            case .scheme(let name): schemes.append(name)
            case .host(let name): hosts.append(name)
            }
        }
        for index in nodes.indices {
            nodes[index].patterns = Self.merged(nodes[index].patterns).flatMap { $0.split(declared) }
        }
    }

    private static func merged(_ patterns: [SketchPattern]) -> [SketchPattern] {
        var merged: [SketchPattern] = []
        var indices: [String: Int] = [:]
        for pattern in patterns {
            guard let index = indices[pattern.path], pattern.settings.isEmpty else {
                if pattern.settings.isEmpty { indices[pattern.path] = merged.count }
                merged.append(pattern)
                continue
            }
            merged[index].remarks = merged[index].remarks + pattern.remarks
            if pattern.origins.isEmpty || merged[index].origins.isEmpty {
                merged[index].origins = []
            } else {
                merged[index].origins += pattern.origins.filter { !merged[index].origins.contains($0) }
            }
        }
        return merged
    }
}

extension SketchPattern {
    /// The pattern without origins if it has all of them. One with some schemes and some hosts becomes two, as a
    /// pattern with both would need both.
    fileprivate func split(_ declared: Set<PatternOrigin>) -> [SketchPattern] {
        var whole = self
        if origins.isEmpty || Set(origins) == declared {
            whole.origins = []
            return [whole]
        }
        let isScheme = { (origin: PatternOrigin) in if case .scheme = origin { true } else { false } }
        var parts: [SketchPattern] = []
        for origins in [origins.filter(isScheme), origins.filter { !isScheme($0) }] where !origins.isEmpty {
            var part = self
            part.origins = origins
            if !parts.isEmpty { part.remarks = Remarks() }
            parts.append(part)
        }
        return parts
    }
}
