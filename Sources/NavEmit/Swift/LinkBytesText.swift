import NavGraph

/// The bytes of a URL as generated code looks at them: eight at a time.
struct LinkBytesText {
    private let model: SwiftModel

    init(_ model: SwiftModel) {
        self.model = model
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("The bytes of a URL, read eight at a time.")
        writer.block("\(model.isolation)struct \(model.prefix)Bytes") { writer in
            writer.code(
                """
                let start: UnsafePointer<UInt8>
                let end: Int
                /// Where the last word within the memory starts.
                private let lastWord: Int

                /// Takes a URL in place; `nil` if it is shorter than a word.
                init?(_ text: UnsafeBufferPointer<UInt8>) {
                    guard let own = text.baseAddress, text.count >= 8 else { return nil }
                    start = own
                    end = text.count
                    lastWord = text.count - 8
                }

                /// Makes a copy, followed by a word of zeros and by as much room again, to decode escapes.
                init?(copy text: UnsafeBufferPointer<UInt8>, in memory: UnsafeMutableRawBufferPointer) {
                    guard let own = text.baseAddress, let raw = memory.baseAddress else { return nil }
                    raw.copyMemory(from: own, byteCount: text.count)
                    (raw + text.count).storeBytes(of: 0, as: UInt64.self)
                    start = UnsafePointer(raw.assumingMemoryBound(to: UInt8.self))
                    end = text.count
                    lastWord = text.count
                }

                /// Where a piece with escapes can be decoded; `nil` without a copy.
                func room(for first: Int, _ count: Int) -> UnsafeMutableRawBufferPointer? {
                    guard lastWord == end else { return nil }
                    return UnsafeMutableRawBufferPointer(
                        start: UnsafeMutablePointer(mutating: start + (end + 8 + first)), count: count)
                }

                var all: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: end) }

                subscript(place: Int) -> UInt8 { start[place] }

                /// Whether the path or a part of it ends there: at the end of the URL, or at a slash, `?` or `#`.
                @inline(__always)
                func isEnd(_ place: Int) -> Bool {
                    place == end || start[place] == 0x2F || start[place] == 0x3F || start[place] == 0x23
                }

                func afterSlash(_ place: Int) -> Int { place < end && start[place] == 0x2F ? place + 1 : place }

                /// Whether there are two slashes.
                func isAuthority(_ place: Int) -> Bool { word(place) & 0xFFFF == 0x2F2F }

                func isControl(_ place: Int) -> Bool {
                    Self.isControl(start[place], place + 1 < end ? start[place + 1] : 0)
                }

                private static func isControl(_ byte: UInt8, _ next: UInt8) -> Bool {
                    switch byte {
                    case ..<0x20, 0x7F: return true
                    case 0xC2: return next < 0xA0 && next >= 0x80
                    default: return false
                    }
                }

                static func holdsControl(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
                    text.indices.contains { isControl(text[$0], $0 + 1 < text.count ? text[$0 + 1] : 0) }
                }

                /// How many bytes from a place with a word on come before the first that may be special, and the first
                /// eight of them.
                @inline(__always)
                func piece(_ place: Int, _ word: UInt64) -> (count: Int, word: UInt64) {
                    let marks = Self.marks(word)
                    if marks == 0 { return (special(from: place &+ 8) &- place, word) }
                    return (marks.trailingZeroBitCount / 8, word & (marks ^ (marks &- 1)) &>> 8)
                }

                /// The next slash or `?` from a place with a word on, or the end.
                @inline(__always)
                func segmentEnd(from first: Int, _ firstWord: UInt64) -> Int {
                    var place = first
                    var word = firstWord
                    while true {
                        // They differ in one bit.
                        let others = (word | 0x1010_1010_1010_1010) ^ 0x3F3F_3F3F_3F3F_3F3F
                        let marks = (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
                        if marks != 0 { return place &+ marks.trailingZeroBitCount / 8 }
                        place &+= 8
                        if place >= end { return end }
                        word = self.word(place)
                    }
                }

                /// The next byte from a place on that may be refused in a query or a fragment, or starts a fragment, or the
                /// end.
                @inline(__always)
                func refusable(from first: Int) -> Int {
                    var place = first
                    while true {
                        let word = word(place)
                        let hashes = word ^ 0x2323_2323_2323_2323
                        let isHash = (hashes &- 0x0101_0101_0101_0101) & ~hashes
                        // The zeros past the end are low as well.
                        let isLow = (word &- 0x2020_2020_2020_2020) & ~word
                        let isHigh = (word &+ 0x0101_0101_0101_0101) | word
                        let marks = (isHash | isLow | isHigh) & 0x8080_8080_8080_8080
                        if marks != 0 { return place &+ marks.trailingZeroBitCount / 8 }
                        place &+= 8
                    }
                }

                /// The next byte from a place on that may be special: letters, digits, dashes and dots are not.
                @inline(__always)
                func special(from first: Int) -> Int {
                    var place = first
                    while true {
                        let marks = Self.marks(word(place))
                        if marks != 0 { return place &+ marks.trailingZeroBitCount / 8 }
                        place &+= 8
                    }
                }

                /// The high bits of the bytes in a word that may be special.
                @inline(__always)
                static func marks(_ word: UInt64) -> UInt64 {
                    // Adding what a bound lacks to 0x80 marks the bytes that are at least as great.
                    let isDash = (word &+ 0x5353_5353_5353_5353) & ~(word &+ 0x5151_5151_5151_5151)
                    let isDigit = (word &+ 0x5050_5050_5050_5050) & ~(word &+ 0x4646_4646_4646_4646)
                    let isLetter = word &+ 0x3F3F_3F3F_3F3F_3F3F
                    let isBeyond = (word &+ 0x0101_0101_0101_0101) | word
                    return (~(isDash | isDigit | isLetter) | isBeyond) & 0x8080_8080_8080_8080
                }

                /// Eight bytes from a place on, the first the lowest, with zeros past the end.
                @inline(__always)
                func word(_ place: Int) -> UInt64 {
                    if place <= lastWord { return Self.load(start + place) }
                    // One to eight bytes too far: shifting by a whole word at once is not defined.
                    let shift = UInt64(truncatingIfNeeded: (place &- lastWord &- 1) &* 8)
                    return (Self.load(start + lastWord) &>> shift) &>> 8
                }

                @inline(__always)
                static func load(_ start: UnsafePointer<UInt8>) -> UInt64 {
                    UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
                }

                /// Loads one to eight bytes and no more. The two halves may overlap, as they agree.
                @inline(__always)
                static func load(_ start: UnsafePointer<UInt8>, count: Int) -> UInt64 {
                    if count >= 8 { return load(start) }
                    let raw = UnsafeRawPointer(start)
                    if count >= 4 {
                        let front = UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))
                        let back = UInt32(littleEndian: (raw + (count - 4)).loadUnaligned(as: UInt32.self))
                        return UInt64(front) | UInt64(back) &<< UInt64(truncatingIfNeeded: count &* 8 &- 32)
                    }
                    let (middle, last) = (count / 2, count - 1)
                    return UInt64(start[0]) | UInt64(start[middle]) &<< UInt64(truncatingIfNeeded: middle &* 8)
                        | UInt64(start[last]) &<< UInt64(truncatingIfNeeded: last &* 8)
                }
                """)
        }
    }
}
