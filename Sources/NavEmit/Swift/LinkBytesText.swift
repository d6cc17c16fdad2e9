import NavGraph

/// The bytes of a URL as generated code looks at them: eight at a time.
struct LinkBytesText {
    private let model: SwiftModel

    init(_ model: SwiftModel) {
        self.model = model
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("A copy of a URL, looked at eight bytes at a time.")
        writer.block("\(model.isolation)struct \(model.prefix)Bytes") { writer in
            writer.code(
                """
                let start: UnsafeMutablePointer<UInt8>
                let end: Int

                /// Zeros follow the text, so that every byte is the first of a word.
                init?(_ text: UnsafeBufferPointer<UInt8>, in memory: UnsafeMutableRawBufferPointer) {
                    guard let own = text.baseAddress, let raw = memory.baseAddress else { return nil }
                    raw.copyMemory(from: own, byteCount: text.count)
                    (raw + text.count).storeBytes(of: 0, as: UInt64.self)
                    start = raw.assumingMemoryBound(to: UInt8.self)
                    end = text.count
                }

                subscript(place: Int) -> UInt8 { start[place] }

                /// Where the path or a part of it ends: at the end of all, or at a slash, `?` or `#`.
                @inline(__always)
                func isEnd(_ place: Int) -> Bool {
                    place == end || start[place] == 0x2F || start[place] == 0x3F || start[place] == 0x23
                }

                func end(from first: Int) -> Int {
                    var place = first
                    while !isEnd(place) { place += 1 }
                    return place
                }

                func afterSlash(_ place: Int) -> Int { place < end && start[place] == 0x2F ? place + 1 : place }

                /// Two slashes.
                func isAuthority(_ place: Int) -> Bool { word(place) & 0xFFFF == 0x2F2F }

                func isControl(_ place: Int) -> Bool {
                    switch start[place] {
                    case ..<0x20, 0x7F: return true
                    case 0xC2: return start[place + 1] < 0xA0 && start[place + 1] >= 0x80
                    default: return false
                    }
                }

                /// The next byte from a place on that may mean something: letters, digits, dashes and dots do not.
                @inline(__always)
                func special(from first: Int) -> Int {
                    var place = first
                    while true {
                        let word = word(place)
                        // Each is in the high bits of the bytes: to add what is missing to 0x80 tells what is at least
                        // as great.
                        let isDash = (word &+ 0x5353_5353_5353_5353) & ~(word &+ 0x5151_5151_5151_5151)
                        let isDigit = (word &+ 0x5050_5050_5050_5050) & ~(word &+ 0x4646_4646_4646_4646)
                        let isLetter = word &+ 0x3F3F_3F3F_3F3F_3F3F
                        let isBeyond = (word &+ 0x0101_0101_0101_0101) | word
                        let marks = (~(isDash | isDigit | isLetter) | isBeyond) & 0x8080_8080_8080_8080
                        if marks != 0 { return place &+ marks.trailingZeroBitCount / 8 }
                        place &+= 8
                    }
                }

                /// Eight bytes from a place on, the first the lowest.
                @inline(__always)
                func word(_ place: Int) -> UInt64 { Self.load(start + place) }

                @inline(__always)
                static func load(_ start: UnsafePointer<UInt8>) -> UInt64 {
                    UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
                }
                """)
        }
    }
}
