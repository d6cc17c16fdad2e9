/// A set of Unicode scalars, as sorted ranges that do not touch.
public struct ScalarSet: Sendable, Hashable {
    public typealias Scalars = ClosedRange<UInt32>

    public private(set) var ranges: [Scalars] = []

    public init() {}

    public init(_ ranges: [Scalars]) {
        self.ranges = Self.merged(ranges)
    }

    public init(_ scalar: Unicode.Scalar) {
        ranges = [scalar.value...scalar.value]
    }

    static let all = ScalarSet([0...0xD7FF, 0xE000...0x10FFFF])
    /// C0, DEL and C1.
    static let controls = ScalarSet([0...0x1F, 0x7F...0x9F])
    static let digits = ScalarSet([0x30...0x39])
    static let letters = ScalarSet([0x41...0x5A, 0x61...0x7A])
    static let wordLetters = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    static let asciiSpaces = ScalarSet([0x09...0x0D, 0x20...0x20])
    /// The space and line separators of Unicode.
    static let separators = ScalarSet(
        [0x20, 0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000].map { $0...$0 } + [0x2000...0x200A])

    public var isEmpty: Bool { ranges.isEmpty }

    var inverted: ScalarSet {
        var gaps: [Scalars] = []
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next { gaps.append(next...(range.lowerBound - 1)) }
            next = range.upperBound + 1
        }
        if next <= 0x10FFFF { gaps.append(next...0x10FFFF) }
        // Surrogates are not scalars.
        return ScalarSet(
            gaps.flatMap { gap -> [Scalars] in
                [(gap.lowerBound, min(gap.upperBound, 0xD7FF)), (max(gap.lowerBound, 0xE000), gap.upperBound)]
                    .compactMap { $0.0 <= $0.1 ? $0.0...$0.1 : nil }
            })
    }

    /// With both cases of each ASCII letter.
    var ignoringCase: ScalarSet {
        union(ScalarSet(intersection(.letters).ranges.map { ($0.lowerBound ^ 0x20)...($0.upperBound ^ 0x20) }))
    }

    mutating func formUnion(_ other: ScalarSet) {
        ranges = Self.merged(ranges + other.ranges)
    }

    func union(_ other: ScalarSet) -> ScalarSet {
        var set = self
        set.formUnion(other)
        return set
    }

    func intersection(_ other: ScalarSet) -> ScalarSet {
        var both: [Scalars] = []
        for range in ranges {
            for range2 in other.ranges where range.overlaps(range2) { both.append(range.clamped(to: range2)) }
        }
        return ScalarSet(both)
    }

    /// The only scalar of the set. Nil if there is not exactly one.
    var single: UInt32? {
        guard ranges.count == 1, ranges[0].count == 1 else { return nil }
        return ranges[0].lowerBound
    }

    private static func merged(_ ranges: [Scalars]) -> [Scalars] {
        var merged: [Scalars] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}
