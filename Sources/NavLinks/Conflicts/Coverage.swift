/// Decides whether some patterns together match all URLs that another pattern, or two others,
/// match.
struct Coverage {
    private let relations: PatternRelations

    init(_ relations: PatternRelations) {
        self.relations = relations
    }

    /// A shortest URL that two patterns match and none of the stronger ones does. Nil if there is
    /// none.
    func witness(_ left: Int, _ right: Int, _ stronger: [Int]) throws(TooComplex) -> URLSample? {
        for other in stronger {
            relations.algebra.spend(30)
            if relations.isOverlap(left, right, clearlyWithin: other) { return nil }
        }
        let first = relations.patterns[left]
        let second = relations.patterns[right]
        let minCount = max(first.minSegments, second.minSegments)
        let maxCount = [first.maxSegments, second.maxSegments].compactMap(\.self).min()
        let origin = relations.originSet(left).intersection(relations.originSet(right))
        let exceptions = first.exceptions + second.exceptions
        var best: URLSample?
        for frame in URLFrame.frames(
            from: minCount, through: maxCount, [first, second] + stronger.map { relations.patterns[$0] })
        {
            guard let leftBox = frame.box(first, origin: origin), let rightBox = frame.box(second, origin: origin),
                let both = relations.algebra.intersection(leftBox, rightBox)
            else { continue }
            // Every segment takes at least two characters.
            if let best, best.length <= 2 * frame.segmentCount { break }
            guard let sample = try uncovered(both, frame, by: stronger, without: exceptions) else { continue }
            if best.map({ sample.length < $0.length }) ?? true { best = sample }
        }
        return best
    }

    /// A short URL of a box that none of the exceptions and none of the stronger patterns matches. Nil if they match
    /// all of them.
    private func uncovered(
        _ box: URLBox, _ frame: URLFrame, by stronger: [Int], without exceptions: [Pattern]
    ) throws(TooComplex) -> URLSample? {
        let samples = relations.algebra.samples(of: box, in: frame)
        if stronger.isEmpty, exceptions.isEmpty { return samples.first }
        relations.algebra.spend(10 * (stronger.count + exceptions.count) * min(samples.count, 4))
        guard !relations.algebra.isExhausted else { throw TooComplex() }
        if let sample = samples.first(where: { sample in
            !exceptions.contains { relations.algebra.matches($0, sample) }
                && !stronger.contains {
                    relations.originSet($0).contains(sample.origin)
                        && relations.algebra.matches(relations.patterns[$0], sample)
                }
        }) {
            return sample
        }
        var rows = exceptions.compactMap { exception in box.origin.flatMap { frame.box(exception, origin: $0) } }
        for number in stronger {
            rows += try relations.algebra.boxes(
                of: relations.patterns[number], in: frame, origin: relations.originSet(number), besides: exceptions)
        }
        // Most often, a single pattern contains the whole box.
        if rows.contains(where: { row in
            zip(box.dimensions, row.dimensions).allSatisfy { relations.algebra.isInside($0, $1) }
        }) {
            return nil
        }
        guard let free = try relations.algebra.uncovered(box, by: rows) else { return nil }
        return relations.algebra.samples(of: free, in: frame).first
    }

    /// Whether some patterns together match every URL of another one.
    func isCovered(_ number: Int, by stronger: [Int]) throws(TooComplex) -> Bool {
        let pattern = relations.patterns[number]
        guard !stronger.isEmpty || !pattern.exceptions.isEmpty else { return false }
        let frames = URLFrame.frames(
            from: pattern.minSegments, through: pattern.maxSegments,
            [pattern] + stronger.map { relations.patterns[$0] })
        for frame in frames {
            guard let box = frame.box(pattern, origin: relations.originSet(number)) else { continue }
            if try uncovered(box, frame, by: stronger, without: pattern.exceptions) != nil { return false }
        }
        return true
    }
}
