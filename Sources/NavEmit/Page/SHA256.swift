/// The digest by which a content security policy names a script; FIPS 180-4.
enum SHA256 {
    static func base64(of message: [UInt8]) -> String { base64(digest(of: message)) }

    static func digest(of message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        let bits = UInt64(message.count) * 8
        var padded = message + [0x80]
        padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
        padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - $0 * 8)) }
        for start in stride(from: 0, to: padded.count, by: 64) { mix(padded[start..<(start + 64)], into: &state) }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - $0 * 8)) } }
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        var words = [UInt32](repeating: 0, count: 64)
        for (place, byte) in block.enumerated() { words[place / 4] = words[place / 4] << 8 | UInt32(byte) }
        for place in 16..<64 {
            let (early, late) = (words[place - 15], words[place - 2])
            let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
            let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
            words[place] = words[place - 16] &+ first &+ words[place - 7] &+ second
        }
        var work = state
        for place in 0..<64 {
            let (a, e) = (work[0], work[4])
            let choice = (e & work[5]) ^ (~e & work[6])
            let majority = (a & work[1]) ^ (a & work[2]) ^ (work[1] & work[2])
            let first =
                work[7] &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ constants[place]
                &+ words[place]
            let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
            work = [first &+ second] + work[0..<7]
            work[4] = work[4] &+ first
        }
        for place in state.indices { state[place] = state[place] &+ work[place] }
    }

    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = {
        var primes: [UInt32] = []
        var number: UInt32 = 2
        while primes.count < 64 {
            if !primes.contains(where: { number % $0 == 0 }) { primes.append(number) }
            number += 1
        }
        return primes.map { prime in
            // The largest root for which root³ ≤ prime · 2⁹⁶, digit by digit; its low 32 bits are the fraction.
            var root: UInt64 = 0
            for bit in (0..<35).reversed() {
                let candidate = root | 1 << UInt64(bit)
                let square = candidate.multipliedFullWidth(by: candidate)
                let low = square.low.multipliedFullWidth(by: candidate)
                let high = square.high * candidate + low.high
                if high < UInt64(prime) << 32 { root = candidate }
            }
            return UInt32(truncatingIfNeeded: root)
        }
    }()

    private static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let word = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 { text.append(place <= group.count ? digits[word >> (18 - place * 6) & 63] : "=") }
        }
        return text
    }
}
