/// A set of ASCII characters.
struct CharacterSet128: Hashable, Sendable {
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
    static let all = CharacterSet128(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!$%&'()*+,-./:;=?@_~".utf8)
    static let noSlash = all.subtracting(CharacterSet128("/".utf8))

    mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte - 64) }
    }

    func contains(_ byte: UInt8) -> Bool {
        byte < 64 ? low & (1 << UInt64(byte)) != 0 : byte < 128 && high & (1 << UInt64(byte - 64)) != 0
    }

    func meets(_ other: CharacterSet128) -> Bool { low & other.low != 0 || high & other.high != 0 }

    func union(_ other: CharacterSet128) -> CharacterSet128 {
        var both = self
        both.low |= other.low
        both.high |= other.high
        return both
    }

    func subtracting(_ other: CharacterSet128) -> CharacterSet128 {
        var rest = self
        rest.low &= ~other.low
        rest.high &= ~other.high
        return rest
    }

    /// The set with each letter in both cases.
    var folded: CharacterSet128 {
        var both = self
        for byte in bytes where byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A { both.insert(byte ^ 0x20) }
        return both
    }

    /// Whether the set has a letter in only one of its cases.
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
enum Glyph: Hashable, Sendable {
    case one(CharacterSet128)
    /// One character of the set, or none.
    case perhaps(CharacterSet128)
    /// Any number of characters of the set.
    case many(CharacterSet128)

    static func text(_ text: String) -> [Glyph] { text.utf8.map { .one(CharacterSet128(CollectionOfOne($0))) } }

    /// Whether some string matches both patterns.
    static func meet(_ left: [Glyph], _ right: [Glyph]) -> Bool {
        guard haveSameStart(left, right) else { return false }
        // Entry `i` says whether some string matches the elements of `left` so far and the first `i`
        // elements of `right`.
        var reached = [Bool](repeating: false, count: right.count + 1)
        reached[0] = true
        skip(&reached, right)
        for glyph in left {
            var next = [Bool](repeating: false, count: right.count + 1)
            switch glyph {
            case .one(let set): step(set, from: reached, to: &next, right)
            case .perhaps(let set):
                next = reached
                step(set, from: reached, to: &next, right)
            case .many(let set):
                next = reached
                // Each round matches one more character. There are at most `right.count` rounds.
                var before: [Bool] = []
                while before != next {
                    before = next
                    step(set, from: before, to: &next, right)
                    skip(&next, right)
                }
            }
            skip(&next, right)
            guard next.contains(true) else { return false }
            reached = next
        }
        return reached[right.count]
    }

    /// Whether the single characters at the start agree. This quickly rules out most pairs, as most
    /// patterns differ in their first segment.
    private static func haveSameStart(_ left: [Glyph], _ right: [Glyph]) -> Bool {
        for (a, b) in zip(left, right) {
            guard case .one(let set) = a, case .one(let other) = b else { return true }
            if !set.meets(other) { return false }
        }
        return true
    }

    /// Skips the elements that can match the empty string.
    private static func skip(_ reached: inout [Bool], _ glyphs: [Glyph]) {
        for (place, glyph) in glyphs.enumerated() where reached[place] {
            switch glyph {
            case .one: break
            case .perhaps, .many: reached[place + 1] = true
            }
        }
    }

    private static func step(
        _ set: CharacterSet128, from reached: [Bool], to next: inout [Bool], _ glyphs: [Glyph]
    ) {
        for (place, glyph) in glyphs.enumerated() where reached[place] {
            switch glyph {
            case .one(let other), .perhaps(let other): if set.meets(other) { next[place + 1] = true }
            case .many(let other): if set.meets(other) { next[place] = true }
            }
        }
    }

    func folded() -> Glyph {
        switch self {
        case .one(let set): .one(set.folded)
        case .perhaps(let set): .perhaps(set.folded)
        case .many(let set): .many(set.folded)
        }
    }
}
