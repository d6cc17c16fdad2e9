import NavLinks

/// Searches for URLs that some patterns match and others do not.
struct RegionSearch {
    let relations: PatternRelations
    let table: OriginTable

    private var algebra: LanguageAlgebra { relations.algebra }

    /// Short URLs, the shortest first, that a pattern and `second` match with certain origins and
    /// none of the others does. Empty if there are no such URLs.
    func samples(
        _ pattern: Pattern, from origin: OriginSet, and second: Int?, without others: [Int]
    ) throws(TooComplex) -> [URLSample] {
        var patterns = others.map { relations.patterns[$0] }
        patterns.append(pattern)
        var minCount = pattern.minSegments
        var maxCount = pattern.maxSegments
        var exceptions = pattern.exceptions
        if let second {
            let second = relations.patterns[second]
            patterns.append(second)
            exceptions += second.exceptions
            minCount = max(minCount, second.minSegments)
            maxCount = [maxCount, second.maxSegments].compactMap(\.self).min()
        }
        var found: [URLSample] = []
        var shortest = Int.max
        for frame in URLFrame.frames(from: minCount, through: maxCount, patterns) {
            // Every segment takes at least two characters.
            if shortest <= 2 * frame.segmentCount { break }
            guard var box = frame.box(pattern, origin: origin) else { continue }
            if let second {
                guard let other = frame.box(relations.patterns[second], origin: relations.originSet(second)),
                    let both = algebra.intersection(box, other)
                else { continue }
                box = both
            }
            found += try uncovered(box, frame, by: others, without: exceptions)
            shortest = found.lazy.map(\.length).min() ?? .max
        }
        guard !algebra.isExhausted else { throw TooComplex() }
        return found.enumerated().map { (sample: $1, order: ($1.length, unusualness($1.origin), $0)) }
            .sorted { $0.order < $1.order }.map(\.sample)
    }

    /// Ranks an origin by how unusual it is: 0 for `https` with an exact host, 1 for a custom
    /// scheme, 2 for others.
    private func unusualness(_ piece: Int) -> Int {
        let (scheme, host) = table.parts(of: piece)
        guard let host else { return 1 }
        return table.schemes[scheme] == "https" && !OriginTable.isWildcard(table.hosts[host]) ? 0 : 2
    }

    /// The number of samples that is enough.
    private static let sufficientCount = 4

    private func uncovered(
        _ box: URLBox, _ frame: URLFrame, by others: [Int], without exceptions: [Pattern]
    ) throws(TooComplex) -> [URLSample] {
        let samples = samples(of: box, frame)
        if others.isEmpty, exceptions.isEmpty { return samples }
        algebra.spend(10 * (others.count + exceptions.count) * samples.count)
        guard !algebra.isExhausted else { throw TooComplex() }
        let free = samples.filter { sample in
            !exceptions.contains { algebra.matches($0, sample) }
                && !others.contains {
                    relations.originSet($0).contains(sample.origin) && algebra.matches(relations.patterns[$0], sample)
                }
        }
        if free.count >= Self.sufficientCount { return free }
        var rows = exceptions.compactMap { exception in box.origin.flatMap { frame.box(exception, origin: $0) } }
        for number in others {
            rows += try algebra.boxes(
                of: relations.patterns[number], in: frame, origin: relations.originSet(number), besides: exceptions)
        }
        guard let part = try algebra.uncovered(box, by: rows) else { return free }
        return free + self.samples(of: part, frame)
    }

    /// Samples of a box, which start with the preferred origin.
    private func samples(of box: URLBox, _ frame: URLFrame) -> [URLSample] {
        guard case .origin(let set)? = box.dimensions.first, let first = set.first else { return [] }
        let preferred = table.preferred(of: set)
        return algebra.samples(of: box, in: frame).map { sample in
            var sample = sample
            if sample.origin == first {
                sample.origin = preferred
            } else if sample.origin == preferred {
                sample.origin = first
            }
            return sample
        }
    }
}
