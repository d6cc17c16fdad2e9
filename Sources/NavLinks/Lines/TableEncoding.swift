public import NavGraph

/// Encodes strings in tables as ASCII that needs no escapes in a Swift literal.
public enum TableEncoding {
    /// A string of the graph, with each byte outside `A-Za-z0-9-._~` as `%XX`.
    public static func escaped(_ word: String) -> String {
        if word.utf8.allSatisfy(isPlain) { return word }
        var escaped = ""
        for byte in word.utf8 {
            if isPlain(byte) {
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                escaped += byte < 16 ? "%0" + digits : "%" + digits
            }
        }
        return escaped
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// A comma-separated list.
    public static func list(_ words: [String]) -> String { words.map(escaped).joined(separator: ",") }

    /// A list of conditions: `signedIn,!guest`.
    public static func requirements(_ uses: [ConditionUse], separator: String = ",") -> String {
        uses.map(\.text).joined(separator: separator)
    }

    /// A default or fixed value: `=5`, `=a;b`, or `-` for nil and the empty list.
    public static func value(_ value: SpelledValue) -> String {
        switch value {
        case .none: "-"
        case .many(let texts) where texts.isEmpty: "-"
        case .one(let text): "=" + escaped(text)
        case .many(let texts): "=" + texts.map(escaped).joined(separator: ";")
        }
    }

    /// Schemes, or hosts, which may begin with an asterisk and end with a port.
    public static func origins(_ names: [String]) -> String {
        names.map { name in
            name.split(separator: ":", omittingEmptySubsequences: false).map { part in
                part.hasPrefix("*") ? "*" + escaped(String(part.dropFirst())) : escaped(String(part))
            }
            .joined(separator: ":")
        }
        .joined(separator: ",")
    }
}
