import Foundation

/// The hash function SHA-256; on Linux, Swift comes with no library for it.
enum SHA256 {
    private static let primes = (2...311).filter { number in (2..<number).allSatisfy { number % $0 > 0 } }
    private static let roundConstants = primes.map { fraction(cbrt(Double($0))) }

    /// The first 32 bits after the point.
    private static func fraction(_ number: Double) -> UInt32 { UInt32((number - number.rounded(.down)) * 0x1p32) }

    static func digest(of message: [UInt8]) -> [UInt8] {
        var state = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
        let zeros = (119 - message.count % 64) % 64
        let bytes = message + [0x80] + [UInt8](repeating: 0, count: zeros) + UInt64(message.count * 8).bigEndianBytes
        for start in stride(from: 0, to: bytes.count, by: 64) { add(bytes[start..<(start + 64)], to: &state) }
        return state.flatMap(\.bigEndianBytes)
    }

    private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = early.rotated(7) ^ early.rotated(18) ^ early >> 3
            let second = late.rotated(17) ^ late.rotated(19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var next = state
        for (word, constant) in zip(words, roundConstants) {
            let (first, fifth) = (next[0], next[4])
            let choice = fifth & next[5] ^ ~fifth & next[6]
            let majority = first & next[1] ^ first & next[2] ^ next[1] & next[2]
            let mixed =
                next[7] &+ (fifth.rotated(6) ^ fifth.rotated(11) ^ fifth.rotated(25)) &+ choice &+ constant &+ word
            let sum = (first.rotated(2) ^ first.rotated(13) ^ first.rotated(22)) &+ majority
            next = [mixed &+ sum] + next[0..<3] + [next[3] &+ mixed] + next[4..<7]
        }
        for index in state.indices { state[index] &+= next[index] }
    }
}

extension UInt32 {
    fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

extension FixedWidthInteger {
    fileprivate var bigEndianBytes: [UInt8] {
        stride(from: Self.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) }
    }
}
