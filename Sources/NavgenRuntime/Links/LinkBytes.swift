/// The bytes of a URL, read eight at a time.
nonisolated struct LinkBytes {
    let start: UnsafePointer<UInt8>
    let end: Int
    /// The last position from which eight bytes can be loaded.
    private let lastWord: Int

    /// Creates a view of a URL of at least eight bytes without copying it.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        start = text.baseAddress.unsafelyUnwrapped
        end = text.count
        lastWord = text.count - 8
    }

    /// Copies a URL to memory, followed by eight zeros and by as much space again for decoded
    /// escapes.
    init(copy text: UnsafeBufferPointer<UInt8>, in memory: UnsafeMutableBufferPointer<UInt8>) {
        memory.initialize(repeating: 0)
        _ = memory.update(from: text)
        start = UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
        end = text.count
        lastWord = text.count
    }

    static func sizeOfCopy(_ text: UnsafeBufferPointer<UInt8>) -> Int { 2 * (text.count + 8) }

    /// The space into which a part with escapes can be decoded; `nil` unless this is a copy.
    func room(for range: Range<Int>) -> UnsafeMutablePointer<UInt8>? {
        lastWord == end ? UnsafeMutablePointer(mutating: start + (end + 8 + range.lowerBound)) : nil
    }

    subscript(position: Int) -> UInt8 { start[position] }

    subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
    }

    /// Whether a segment or the path ends here: at `/`, `?`, `#` or the end of the URL.
    @inline(__always)
    func isEnd(_ position: Int) -> Bool {
        position == end || start[position] == ASCII.slash || start[position] == ASCII.question
            || start[position] == ASCII.hash
    }

    /// The position after a slash, or the same position if there is no slash.
    @inline(__always)
    func afterSlash(_ position: Int) -> Int {
        position < end && start[position] == ASCII.slash ? position &+ 1 : position
    }

    /// Whether a control character starts here, that is, U+0000 to U+001F or U+007F to U+009F.
    func isControl(_ position: Int) -> Bool {
        Self.isControl(start[position], position + 1 < end ? start[position + 1] : 0)
    }

    private static func isControl(_ byte: UInt8, _ next: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == 0xC2 && (0x80..<0xA0).contains(next)
    }

    static func hasControl(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.indices.contains { isControl(text[$0], $0 + 1 < text.count ? text[$0 + 1] : 0) }
    }

    // MARK: - Words

    /// The eight bytes at a position as a little-endian word, with zeros after the end.
    @inline(__always)
    func word(_ position: Int) -> UInt64 {
        if position <= lastWord { return Self.load(start + position) }
        // Two shifts, because the distance is up to eight bytes, and shifting by a whole word is undefined.
        let distance = UInt64(truncatingIfNeeded: (position &- lastWord &- 1) &* 8)
        return (Self.load(start + lastWord) &>> distance) &>> 8
    }

    @inline(__always)
    static func load(_ start: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    }

    /// Loads up to eight bytes and no more, with zeros after them.
    static func load(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let count = text.count
        guard count > 0, let start = text.baseAddress else { return 0 }
        if count >= 8 { return load(start) }
        func shifted(_ word: UInt64, by bytes: Int) -> UInt64 { word &<< UInt64(truncatingIfNeeded: 8 &* bytes) }
        if count >= 4 {
            // The two halves may overlap.
            let raw = UnsafeRawPointer(start)
            let front = UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))
            let back = UInt32(littleEndian: (raw + (count &- 4)).loadUnaligned(as: UInt32.self))
            return UInt64(front) | shifted(UInt64(back), by: count &- 4)
        }
        let (middle, last) = (count / 2, count &- 1)
        return UInt64(start[0]) | shifted(UInt64(start[middle]), by: middle) | shifted(UInt64(start[last]), by: last)
    }

    /// The first bytes of a word, with the others set to zero.
    @inline(__always)
    static func prefix(_ word: UInt64, _ count: Int) -> UInt64 {
        // One to eight bytes: shifting by a whole word is undefined.
        count == 0 ? 0 : word & (~0 &>> UInt64(truncatingIfNeeded: Swift.max(64 &- count &* 8, 0)))
    }

    /// Lowercases the ASCII letters of a word.
    @inline(__always)
    static func lowercased(_ word: UInt64) -> UInt64 {
        let low = word & 0x7F7F_7F7F_7F7F_7F7F
        let isFromA = low &+ 0x3F3F_3F3F_3F3F_3F3F
        let isAfterZ = low &+ 0x2525_2525_2525_2525
        return word | ((isFromA ^ isAfterZ) & ~word & 0x8080_8080_8080_8080) >> 2
    }

    // MARK: - Searching

    /// The number of bytes from a position up to the first one that may be special, and the first
    /// eight of these bytes.
    @inline(__always)
    func plainPart(_ position: Int, _ word: UInt64) -> (count: Int, word: UInt64) {
        let marks = Self.specialBytes(word)
        if marks == 0 { return (nextSpecial(position &+ 8) &- position, word) }
        return (marks.trailingZeroBitCount / 8, word & (marks ^ (marks &- 1)) &>> 8)
    }

    /// The next position with a byte that may be special. ASCII letters and digits, `-`, `.`, `_`
    /// and `~` are not special. The zeros after the end are.
    @inline(__always)
    func nextSpecial(_ first: Int) -> Int {
        var position = first
        while true {
            let marks = Self.specialBytes(word(position))
            if marks != 0 { return position &+ marks.trailingZeroBitCount / 8 }
            position &+= 8
        }
    }

    /// The next position with a `#`, or with a byte that may belong to a control character, as do
    /// the zeros after the end.
    @inline(__always)
    func nextHashOrControl(_ first: Int) -> Int {
        var position = first
        while true {
            let word = word(position)
            let hashes = word ^ 0x2323_2323_2323_2323
            let isHash = (hashes &- 0x0101_0101_0101_0101) & ~hashes
            let isLow = (word &- 0x2020_2020_2020_2020) & ~word
            let isHigh = (word &+ 0x0101_0101_0101_0101) | word
            let marks = (isHash | isLow | isHigh) & 0x8080_8080_8080_8080
            if marks != 0 { return position &+ marks.trailingZeroBitCount / 8 }
            position &+= 8
        }
    }

    /// The high bits of the bytes of a word that may be special.
    @inline(__always)
    private static func specialBytes(_ word: UInt64) -> UInt64 {
        // Adding `0x80 - bound` to each byte sets the high bit of the bytes that are at least
        // `bound`.
        let isDashOrDot = (word &+ 0x5353_5353_5353_5353) & ~(word &+ 0x5151_5151_5151_5151)
        let isDigit = (word &+ 0x5050_5050_5050_5050) & ~(word &+ 0x4646_4646_4646_4646)
        let isLetter = word &+ 0x3F3F_3F3F_3F3F_3F3F
        let isBeyond = (word &+ 0x0101_0101_0101_0101) | word
        return (~(isDashOrDot | isDigit | isLetter) | isBeyond) & 0x8080_8080_8080_8080
    }

    /// The position of the next slash or `?`, or the end.
    @inline(__always)
    func nextSlash(_ first: Int, _ firstWord: UInt64) -> Int {
        var position = first
        var word = firstWord
        while true {
            // `/` and `?` differ in one bit.
            let others = (word | 0x1010_1010_1010_1010) ^ 0x3F3F_3F3F_3F3F_3F3F
            let marks = (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
            if marks != 0 { return position &+ marks.trailingZeroBitCount / 8 }
            position &+= 8
            if position >= end { return end }
            word = self.word(position)
        }
    }
}
