/// A set of ASCII characters.
struct ASCIISet: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init() {}

    init(_ text: some Sequence<UInt8>) {
        for byte in text { insert(byte) }
    }

    init(_ ranges: [ClosedRange<UInt32>]) {
        for range in ranges {
            for value in range where value < 128 { insert(UInt8(value)) }
        }
    }

    /// All characters that a URL can have after its host.
    static let all = ASCIISet(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!$%&'()*+,-./:;=?@_~".utf8)
    static let noSlash = all.subtracting(ASCIISet("/".utf8))

    mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte - 64) }
    }

    func contains(_ byte: UInt8) -> Bool {
        byte < 64 ? low & (1 << UInt64(byte)) != 0 : byte < 128 && high & (1 << UInt64(byte - 64)) != 0
    }

    func intersects(_ other: ASCIISet) -> Bool { low & other.low != 0 || high & other.high != 0 }

    func union(_ other: ASCIISet) -> ASCIISet {
        var both = self
        both.low |= other.low
        both.high |= other.high
        return both
    }

    func subtracting(_ other: ASCIISet) -> ASCIISet {
        var rest = self
        rest.low &= ~other.low
        rest.high &= ~other.high
        return rest
    }

    /// The set with each letter in both cases.
    var folded: ASCIISet {
        var both = self
        for byte in bytes where byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A { both.insert(byte ^ 0x20) }
        return both
    }

    /// Whether the set has some letter in upper or lower case only.
    var isFoldable: Bool { folded != self }

    var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }
    var isEmpty: Bool { low == 0 && high == 0 }

    /// The characters as bytes, in ascending order.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for (var word, start) in [(low, UInt8(0)), (high, 64)] {
            while word != 0 {
                bytes.append(start + UInt8(word.trailingZeroBitCount))
                word &= word - 1
            }
        }
        return bytes
    }
}

/// An element of a pattern: how often a character of a set occurs.
enum PatternElement: Hashable, Sendable {
    case one(ASCIISet)
    /// One character of the set, or none.
    case zeroOrOne(ASCIISet)
    /// Any number of characters of the set.
    case zeroOrMore(ASCIISet)

    static func text(_ text: String) -> [PatternElement] { text.utf8.map { .one(ASCIISet(CollectionOfOne($0))) } }

    /// Whether some string matches both patterns.
    static func overlap(_ left: [PatternElement], _ right: [PatternElement]) -> Bool {
        guard haveSameStart(left, right) else { return false }
        // Entry `i` says whether some string matches the elements of `left` so far and the first `i`
        // elements of `right`.
        var reached = [Bool](repeating: false, count: right.count + 1)
        reached[0] = true
        skipOptional(&reached, right)
        for element in left {
            var next = [Bool](repeating: false, count: right.count + 1)
            switch element {
            case .one(let set): advance(set, from: reached, to: &next, right)
            case .zeroOrOne(let set):
                next = reached
                advance(set, from: reached, to: &next, right)
            case .zeroOrMore(let set):
                next = reached
                // Each round matches one more character. There are at most `right.count` rounds.
                var before: [Bool] = []
                while before != next {
                    before = next
                    advance(set, from: before, to: &next, right)
                    skipOptional(&next, right)
                }
            }
            skipOptional(&next, right)
            guard next.contains(true) else { return false }
            reached = next
        }
        return reached[right.count]
    }

    /// Whether the single characters at the start can be equal. This quickly rules out most pairs,
    /// as most patterns differ in their first segment.
    private static func haveSameStart(_ left: [PatternElement], _ right: [PatternElement]) -> Bool {
        for (a, b) in zip(left, right) {
            guard case .one(let set) = a, case .one(let other) = b else { return true }
            if !set.intersects(other) { return false }
        }
        return true
    }

    /// Skips the elements that can match the empty string.
    private static func skipOptional(_ reached: inout [Bool], _ elements: [PatternElement]) {
        for (index, element) in elements.enumerated() where reached[index] {
            switch element {
            case .one: break
            case .zeroOrOne, .zeroOrMore: reached[index + 1] = true
            }
        }
    }

    private static func advance(
        _ set: ASCIISet, from reached: [Bool], to next: inout [Bool], _ elements: [PatternElement]
    ) {
        for (index, element) in elements.enumerated() where reached[index] {
            switch element {
            case .one(let other), .zeroOrOne(let other): if set.intersects(other) { next[index + 1] = true }
            case .zeroOrMore(let other): if set.intersects(other) { next[index] = true }
            }
        }
    }

    func folded() -> PatternElement {
        switch self {
        case .one(let set): .one(set.folded)
        case .zeroOrOne(let set): .zeroOrOne(set.folded)
        case .zeroOrMore(let set): .zeroOrMore(set.folded)
        }
    }
}
