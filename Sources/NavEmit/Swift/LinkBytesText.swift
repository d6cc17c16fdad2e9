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

                /// Makes a copy, in which escapes can be decoded, followed by a word of zeros.
                init?(copy text: UnsafeBufferPointer<UInt8>, in memory: UnsafeMutableRawBufferPointer) {
                    guard let own = text.baseAddress, let raw = memory.baseAddress else { return nil }
                    raw.copyMemory(from: own, byteCount: text.count)
                    (raw + text.count).storeBytes(of: 0, as: UInt64.self)
                    start = UnsafePointer(raw.assumingMemoryBound(to: UInt8.self))
                    end = text.count
                    lastWord = text.count
                }

                var isCopy: Bool { lastWord == end }

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
                    switch start[place] {
                    case ..<0x20, 0x7F: return true
                    case 0xC2: return place + 1 < end && start[place + 1] < 0xA0 && start[place + 1] >= 0x80
                    default: return false
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
                    return Self.load(start + lastWord) >> UInt64(truncatingIfNeeded: (place &- lastWord) &* 8)
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
