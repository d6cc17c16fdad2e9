import Foundation

@testable import NavLinks

/// A URL of a host that a system would accept, with what is needed to judge the result for it.
struct PlainURL {
    let text: String
    /// Whether it is spelled as navgen writes URLs: without unnecessary escapes and repeated keys.
    let isNormal: Bool
    /// Whether it contains characters that patterns of association files cannot match literally.
    let hasWildcards: Bool

    private static let plain = Set(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!$%&'()*+,-./:;=?@_~#".utf8)

    init?(_ text: String, host: String) {
        let start = "https://\(host)"
        guard text.hasPrefix(start) else { return nil }
        let rest = Array(text.utf8.dropFirst(start.utf8.count))
        guard rest.isEmpty || "/?#".utf8.contains(rest[0]), rest.allSatisfy(Self.plain.contains) else { return nil }
        self.text = text
        let query = rest.drop { $0 != UInt8(ascii: "?") }.dropFirst().prefix { $0 != UInt8(ascii: "#") }
        let behind = rest.drop { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }.dropFirst()
        let keys = query.split(separator: UInt8(ascii: "&")).map { Array($0.prefix { $0 != UInt8(ascii: "=") }) }
        hasWildcards = rest.contains(UInt8(ascii: "*")) || behind.contains(UInt8(ascii: "?"))
        guard rest.count(where: { $0 == UInt8(ascii: "#") }) < 2 else { return nil }
        isRepeated = Set(keys).count != keys.count
        var isNormal = !isRepeated
        // The characters with a special meaning in the current part.
        var special = "/?#%"
        for (index, byte) in rest.enumerated() {
            if byte == UInt8(ascii: "?"), special == "/?#%" { special = "#%&" }
            if byte == UInt8(ascii: "#") { special = "#%" }
            guard byte == UInt8(ascii: "%") else { continue }
            let digits = String(decoding: rest[index...].dropFirst().prefix(2), as: UTF8.self)
            guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16) else {
                return nil
            }
            let isNeeded = !Self.plain.contains(value) || special.utf8.contains(value)
            if digits != digits.uppercased() || !isNeeded { isNormal = false }
        }
        self.isNormal = isNormal
    }

    private let isRepeated: Bool

    /// Whether navgen refuses it for a reason that the association file cannot express, such as a
    /// repeated key.
    func isRefusedOtherwise(_ answer: LinkAnalysis.Answer) -> Bool {
        // Files cannot say that escapes have to be text.
        if isRepeated || text.removingPercentEncoding == nil { return true }
        guard case .refused(let reason) = answer else { return false }
        let refusals: [LinkRefusal] = [.dotSegment, .notUTF8, .controlCharacter, .percentEscape]
        return refusals.map(\.message).contains(reason)
    }
}
