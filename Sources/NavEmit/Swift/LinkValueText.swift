import NavGraph
import NavLinks

/// The piece of a URL as the generated code sees it: whether it is a value of a type, and which.
struct LinkValueText {
    private let model: SwiftModel
    private let used: Set<BuiltinType>
    private var p: String { model.prefix }

    /// Of the types that URLs carry.
    init(_ model: SwiftModel, _ used: Set<BuiltinType>) {
        self.model = model
        self.used = used
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("A piece of a URL. What it is read as was checked before.")
        writer.block("\(model.isolation)struct \(p)URLText") { writer in
            writeBasics(&writer)
            if hasEnumerations { writeCases(&writer) }
            LinkNumberText(model, used).write(to: &writer)
            if used.contains(.bool) { writeBool(&writer) }
            if used.contains(.uuid) { writeUUID(&writer) }
            if used.contains(.date) { writeDate(&writer) }
            if used.contains(.url) { writeURL(&writer) }
        }
    }

    private func writeBasics(_ writer: inout SwiftWriter) {
        writer.code(
            """
            private let bytes: UnsafeBufferPointer<UInt8>
            private let hasEscapes: Bool
            /// Whether it is a query item without `=`.
            let isBare: Bool

            init(_ bytes: UnsafeBufferPointer<UInt8>, hasEscapes: Bool = false, isBare: Bool = false) {
                self.bytes = bytes
                self.hasEscapes = hasEscapes
                self.isBare = isBare
            }

            /// Calls a function with the decoded piece; `nil` if an escape is malformed.
            func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
                guard hasEscapes else { return body(bytes) }
                return withUnsafeTemporaryAllocation(byteCount: bytes.count, alignment: 1) { memory in
                    Self.decode(bytes, into: memory).map(body)
                }
            }

            /// Decodes percent escapes; `nil` if one is malformed.
            static func decode(
                _ text: UnsafeBufferPointer<UInt8>, into memory: UnsafeMutableRawBufferPointer
            ) -> UnsafeBufferPointer<UInt8>? {
                var used = 0
                var place = 0
                while place < text.count {
                    var byte = text[place]
                    if byte == 0x25 {
                        guard place + 2 < text.count, let high = hexDigit(text[place + 1]),
                            let low = hexDigit(text[place + 2])
                        else { return nil }
                        byte = high << 4 | low
                        place += 2
                    }
                    memory[used] = byte
                    used += 1
                    place += 1
                }
                return UnsafeBufferPointer(
                    UnsafeMutableRawBufferPointer(rebasing: memory[..<used]).bindMemory(to: UInt8.self))
            }

            private static func hexDigit(_ byte: UInt8) -> UInt8? {
                switch byte {
                case 0x30...0x39: return byte - 0x30
                case 0x41...0x46: return byte - 0x37
                case 0x61...0x66: return byte - 0x57
                default: return nil
                }
            }

            /// Whether bytes are UTF-8.
            static func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
                var place = 0
                while place < bytes.count {
                    let byte = bytes[place]
                    place += 1
                    if byte < 0x80 { continue }
                    let length = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
                    guard byte >= 0xC2, byte <= 0xF4, place + length <= bytes.count else { return false }
                    switch (byte, bytes[place]) {
                    case (0xE0, ..<0xA0), (0xED, 0xA0...), (0xF0, ..<0x90), (0xF4, 0x90...): return false
                    default: break
                    }
                    for next in bytes[place..<(place + length)] where next & 0xC0 != 0x80 { return false }
                    place += length
                }
                return true
            }

            var isText: Bool { !hasEscapes || withBytes(Self.isText) ?? false }

            func isEqual(to text: StaticString) -> Bool { withBytes { Self.equals($0, text) } ?? false }

            static func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
                guard let base = bytes.baseAddress, bytes.count == text.utf8CodeUnitCount else {
                    return bytes.isEmpty && text.utf8CodeUnitCount == 0
                }
                let (other, count) = (text.utf8Start, bytes.count)
                var place = 0
                while place < count {
                    guard base[place] == other[place] else { return false }
                    place += 1
                }
                return true
            }

            /// What is between two texts; `nil` if they, or something between them, are missing.
            func between(_ front: StaticString, _ back: StaticString) -> \(p)URLText? {
                let (before, after) = (front.utf8CodeUnitCount, back.utf8CodeUnitCount)
                guard bytes.count > before + after, starts(with: front, at: 0),
                    starts(with: back, at: bytes.count - after)
                else { return nil }
                return dropping(before, after)
            }

            /// Drops some bytes at the front and the back.
            func dropping(_ front: Int, _ back: Int) -> \(p)URLText {
                \(p)URLText(UnsafeBufferPointer(rebasing: bytes[front..<(bytes.count - back)]))
            }

            private func starts(with text: StaticString, at place: Int) -> Bool {
                let own = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
                return zip(bytes[place...], own).allSatisfy { \(foldedComparison) }
            }

            var text: String { withBytes { String(decoding: $0, as: UTF8.self) } ?? "" }

            """)
    }

    private var hasEnumerations: Bool {
        model.links.patterns.contains { pattern in
            pattern.parameters.contains { if case .enumeration = $0.type { true } else { false } }
        }
    }

    private func writeCases(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Whether it is the raw value of a case, scalar by scalar: to Swift, differently written texts can be equal.
            func isCase<Value: RawRepresentable<String>>(of type: Value.Type) -> Bool {
                guard isText else { return false }
                let text = text
                return Value(rawValue: text)?.rawValue.utf8.elementsEqual(text.utf8) ?? false
            }

            """)
    }

    private var foldedComparison: String {
        model.graph.links.hasCaseSensitivePaths
            ? "$0 == $1"
            : "$0 == $1 || ($0 | 0x20 == $1 | 0x20 && $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A)"
    }

    private func writeBool(_ writer: inout SwiftWriter) {
        writer.code(
            """
            var isBool: Bool {
                isEqual(to: "true") || isEqual(to: "false") || isEqual(to: "1") || isEqual(to: "0")
            }

            var bool: Bool { isBare || isEqual(to: "true") || isEqual(to: "1") }

            """)
    }

    private func writeUUID(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// 8-4-4-4-12 hexadecimal digits.
            var isUUID: Bool { withBytes { Self.uuidBytes($0) != nil } ?? false }

            var uuid: UUID {
                let bytes = withBytes { Self.uuidBytes($0) ?? (0, 0) } ?? (0, 0)
                return UUID(uuid: unsafeBitCast(bytes, to: uuid_t.self))
            }

            static func uuidBytes(_ text: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64)? {
                guard text.count == 36, let start = text.baseAddress, start[8] == 0x2D, start[13] == 0x2D,
                    start[18] == 0x2D, start[23] == 0x2D
                else { return nil }
                let high = hexBytes(\(p)Bytes.load(start))
                let middle = hexBytes(halves(start + 9, start + 14))
                let low = hexBytes(halves(start + 19, start + 24))
                let end = hexBytes(\(p)Bytes.load(start + 28))
                guard let high, let middle, let low, let end else { return nil }
                return ((high | middle << 32).littleEndian, (low | end << 32).littleEndian)
            }

            private static func halves(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>) -> UInt64 {
                \(p)Bytes.load(first) & 0xFFFF_FFFF | \(p)Bytes.load(second) << 32
            }

            /// Reads eight hexadecimal digits as four bytes at once; `nil` if one is not a digit.
            private static func hexBytes(_ word: UInt64) -> UInt64? {
                let letters = (word & 0x4040_4040_4040_4040) >> 6
                let digits = (word & 0x0F0F_0F0F_0F0F_0F0F) &+ letters &* 9
                // Written back, they must be what was read, in lowercase.
                let above9 = (digits &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
                guard digits & 0xF0F0_F0F0_F0F0_F0F0 == 0,
                    digits &+ 0x3030_3030_3030_3030 &+ above9 &* 0x27 == word | 0x2020_2020_2020_2020,
                    (word | word << 1) & 0x4040_4040_4040_4040 == 0x4040_4040_4040_4040
                else { return nil }
                var bytes = (digits << 4 | digits >> 8) & 0x00FF_00FF_00FF_00FF
                bytes = (bytes | bytes >> 8) & 0x0000_FFFF_0000_FFFF
                return (bytes | bytes >> 16) & 0xFFFF_FFFF
            }

            """)
    }

    private func writeDate(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// `YYYY-MM-DD`, or with a time to the second or millisecond and a zone; a real day.
            var isDate: Bool { withBytes { Self.milliseconds($0) != nil } ?? false }

            var date: Date {
                Date(timeIntervalSince1970: Double(withBytes { Self.milliseconds($0) ?? 0 } ?? 0) / 1000)
            }

            private static func milliseconds(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
                func number(_ place: Int, _ count: Int, _ before: UInt8, _ range: ClosedRange<Int64>) -> Int64? {
                    guard place + count <= text.count, before == 0 || text[place - 1] == before else { return nil }
                    var number: Int64 = 0
                    for byte in text[place..<(place + count)] {
                        guard byte >= 0x30, byte <= 0x39 else { return nil }
                        number = number * 10 + Int64(byte - 0x30)
                    }
                    return range.contains(number) ? number : nil
                }
                guard let year = number(0, 4, 0, 0...9999), let month = number(5, 2, 0x2D, 1...12),
                    let day = number(8, 2, 0x2D, 1...31)
                else { return nil }
                let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
                let length: Int64 = month == 2 ? (isLeap ? 29 : 28) : 30 + (month + month / 8) % 2
                guard day <= length else { return nil }
                var total = days(year, month, day) * 86_400_000
                if text.count == 10 { return total }
                guard let hour = number(11, 2, 0x54, 0...23), let minute = number(14, 2, 0x3A, 0...59),
                    let second = number(17, 2, 0x3A, 0...59)
                else { return nil }
                total += (hour * 3600 + minute * 60 + second) * 1000
                var zone = 19
                if zone < text.count, text[zone] == 0x2E {
                    guard let fraction = number(20, 3, 0x2E, 0...999) else { return nil }
                    total += fraction
                    zone = 23
                }
                guard zone < text.count else { return nil }
                if text[zone] == 0x5A { return text.count == zone + 1 ? total : nil }
                guard text.count == zone + 6, text[zone] == 0x2B || text[zone] == 0x2D,
                    let hours = number(zone + 1, 2, 0, 0...23),
                    let minutes = number(zone + 4, 2, 0x3A, 0...59)
                else { return nil }
                let offset = (hours * 60 + minutes) * 60_000
                return text[zone] == 0x2D ? total + offset : total - offset
            }

            /// Days since the Unix epoch. Years start in March, so that the leap day is the last.
            private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
                let year = month <= 2 ? year + 399 : year + 400
                let era = year / 400
                let yearOfEra = year - era * 400
                let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
                let total = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
                return total - 719_468 - 146_097
            }

            """)
    }

    private func writeURL(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// A scheme, a colon and more, without spaces or control characters.
            var isURL: Bool {
                guard isText else { return false }
                let text = text
                guard let colon = text.utf8.firstIndex(of: 0x3A), let first = text.utf8.first,
                    Self.isLetter(first), text.utf8[..<colon].allSatisfy(Self.isSchemeByte),
                    text.unicodeScalars.allSatisfy(Self.isVisible)
                else { return false }
                let rest = text.utf8[colon...].dropFirst()
                guard rest.starts(with: "//".utf8) else { return !rest.isEmpty }
                return Self.isAuthority(rest.dropFirst(2).prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 })
            }

            /// A user, a host and a port as every URL parser understands them.
            private static func isAuthority(_ text: Substring.UTF8View) -> Bool {
                let pieces = text.split(separator: 0x40, maxSplits: 1, omittingEmptySubsequences: false)
                guard let place = pieces.last else { return true }
                if pieces.count > 1, !pieces[0].allSatisfy({ isName($0) || $0 == 0x3A }) { return false }
                let parts = place.split(separator: 0x3A, maxSplits: 1, omittingEmptySubsequences: false)
                return parts[0].allSatisfy(isName)
                    && parts.dropFirst().joined().allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
            }

            private static func isSchemeByte(_ byte: UInt8) -> Bool {
                switch byte {
                case 0x2B, 0x2D, 0x2E, 0x30...0x39: return true
                default: return isLetter(byte)
                }
            }

            private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
                !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
            }

            private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

            private static func isName(_ byte: UInt8) -> Bool {
                switch byte {
                case 0x30...0x39, 0x21, 0x24, 0x26...0x2E, 0x3B, 0x3D, 0x5F, 0x7E: return true
                default: return isLetter(byte)
                }
            }

            var url: URL? { URL(string: text) }

            """)
    }
}
