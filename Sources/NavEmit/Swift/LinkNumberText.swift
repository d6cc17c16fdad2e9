import NavGraph

/// How a piece of a URL is read as a number, of each type that URLs carry.
struct LinkNumberText {
    private let model: SwiftModel
    private let used: Set<BuiltinType>
    private var p: String { model.prefix }

    init(_ model: SwiftModel, _ used: Set<BuiltinType>) {
        self.model = model
        self.used = used
    }

    func write(to writer: inout SwiftWriter) {
        if !used.isDisjoint(with: [.int, .int64]) { writeInt(&writer) }
        if used.contains(.uint) { writeUInt(&writer) }
        if !used.isDisjoint(with: [.double, .decimal]) { writeDigits(&writer) }
        if used.contains(.double) { writeDouble(&writer) }
        if used.contains(.decimal) { writeDecimal(&writer) }
    }

    private func writeInt(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// `0|-?[1-9][0-9]*` in 64 bits.
            var isInt: Bool { withBytes { Self.number($0) != nil } ?? false }

            var int64: Int64 { withBytes { Self.number($0) ?? 0 } ?? 0 }

            var int: Int { Int(truncatingIfNeeded: int64) }

            private static func number(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
                guard let start = text.baseAddress, text.count > 0 else { return nil }
                return number(start, text.count, \(p)Bytes.load(start, count: text.count))
            }

            /// Reads a number from its first eight bytes, if it has no more. Up to eight digits are read at once: two by
            /// two, then four by four.
            @inline(__always)
            static func number(_ start: UnsafePointer<UInt8>, _ count: Int, _ word: UInt64) -> Int64? {
                guard count <= 8, word & 0xFF != 0x30 else { return longNumber(start, count) }
                let absent = UInt64(truncatingIfNeeded: 64 &- count &* 8)
                let digits = (word ^ 0x3030_3030_3030_3030) &<< absent
                guard (digits | (digits &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0 == 0 else {
                    return word & 0xFF == 0x2D ? longNumber(start, count) : nil
                }
                return value(ofDigits: digits)
            }

            /// Eight digits as one number, the last one in the highest byte.
            @inline(__always)
            static func value(ofDigits digits: UInt64) -> Int64 {
                let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
                let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
                return Int64(truncatingIfNeeded: (fours &* 10000 &+ fours >> 32) & 0xFFFF_FFFF)
            }

            @inline(never)
            private static func longNumber(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int64? {
                if start[0] == 0x30 { return count == 1 ? 0 : nil }
                let isNegative = start[0] == 0x2D
                var place = isNegative ? 1 : 0
                guard count > place, count - place <= 19, start[place] != 0x30 else { return nil }
                var number: UInt64 = 0
                while place < count {
                    let digit = start[place] &- 0x30
                    guard digit < 10 else { return nil }
                    number = number &* 10 &+ UInt64(digit)
                    place += 1
                }
                let limit = UInt64(Int64.max)
                guard number <= (isNegative ? limit + 1 : limit) else { return nil }
                return isNegative ? 0 &- Int64(bitPattern: number) : Int64(number)
            }

            """)
    }

    private func writeUInt(_ writer: inout SwiftWriter) {
        writer.code(
            """
            var isUInt: Bool { withBytes { Self.wholeNumber($0) != nil } ?? false }

            var uint: UInt { UInt(truncatingIfNeeded: withBytes { Self.wholeNumber($0) ?? 0 } ?? 0) }

            private static func wholeNumber(_ text: UnsafeBufferPointer<UInt8>) -> UInt64? {
                guard let first = text.first, text.count <= 20, first != 0x30 || text.count == 1 else { return nil }
                var number: UInt64 = 0
                for byte in text {
                    guard byte >= 0x30, byte <= 0x39 else { return nil }
                    let (product, overflows) = number.multipliedReportingOverflow(by: 10)
                    let (sum, carries) = product.addingReportingOverflow(UInt64(byte - 0x30))
                    guard !overflows, !carries else { return nil }
                    number = sum
                }
                return number
            }

            """)
    }

    private func writeDigits(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// The parts of a number with a fraction: `-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?`.
            private struct Digits {
                var isNegative = false
                /// All digits as one number, up to nineteen of them.
                var significand: UInt64 = 0
                var count = 0
                var fraction = 0
                var exponent = 0
                var hasExponent = false

                init?(_ text: UnsafeBufferPointer<UInt8>) {
                    var place = 0
                    func digit() -> UInt8? {
                        guard place < text.count, text[place] >= 0x30, text[place] <= 0x39 else { return nil }
                        return text[place] - 0x30
                    }
                    if text.first == 0x2D {
                        isNegative = true
                        place = 1
                    }
                    guard let first = digit() else { return nil }
                    while let next = digit() {
                        add(next)
                        place += 1
                    }
                    guard first != 0 || count <= 1 else { return nil }
                    if place < text.count, text[place] == 0x2E {
                        place += 1
                        guard digit() != nil else { return nil }
                        while let next = digit() {
                            add(next)
                            fraction += 1
                            place += 1
                        }
                    }
                    if place < text.count, text[place] | 0x20 == 0x65 {
                        hasExponent = true
                        place += 1
                        var isBelow = false
                        if place < text.count, text[place] == 0x2B || text[place] == 0x2D {
                            isBelow = text[place] == 0x2D
                            place += 1
                        }
                        guard digit() != nil else { return nil }
                        while let next = digit() {
                            exponent = min(exponent * 10 + Int(next), 100_000)
                            place += 1
                        }
                        if isBelow { exponent = -exponent }
                    }
                    guard place == text.count else { return nil }
                }

                private mutating func add(_ digit: UInt8) {
                    count += 1
                    if count <= 19 { significand = significand &* 10 &+ UInt64(digit) }
                }
            }

            """)
    }

    private func writeDouble(_ writer: inout SwiftWriter) {
        writer.code(
            """
            var isDouble: Bool { withBytes { Digits($0) != nil } ?? false }

            var double: Double {
                let exact = withBytes { text -> Double? in
                    // Both numbers are exact, so their product or quotient is rounded only once.
                    guard let digits = Digits(text), digits.count <= 19, digits.significand < 1 << 53 else { return nil }
                    let exponent = digits.exponent - digits.fraction
                    guard exponent >= -22, exponent <= 22 else { return nil }
                    var power = 1.0
                    for _ in 0..<abs(exponent) { power *= 10 }
                    let number = Double(digits.significand)
                    let value = exponent < 0 ? number / power : number * power
                    return digits.isNegative ? -value : value
                }
                return exact.flatMap { $0 } ?? Double(text) ?? 0
            }

            """)
    }

    private func writeDecimal(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// At most 38 digits, and no exponent.
            var isDecimal: Bool {
                withBytes { Digits($0).map { !$0.hasExponent && $0.count <= 38 } ?? false } ?? false
            }

            var decimal: Decimal {
                let short = withBytes { text -> Decimal? in
                    guard let digits = Digits(text), digits.count <= 19 else { return nil }
                    return Decimal(
                        sign: digits.isNegative && digits.significand > 0 ? .minus : .plus,
                        exponent: -digits.fraction, significand: Decimal(digits.significand))
                }
                return short.flatMap { $0 } ?? Decimal(string: text) ?? 0
            }

            """)
    }
}
