import NavGraph

/// Encodes strings in tables as ASCII that needs no escapes in a Swift literal.
enum TableEncoding {
    /// A string of the graph, with each byte outside `A-Za-z0-9-._~` as `%XX`.
    static func escaped(_ word: String) -> String {
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
    static func list(_ words: [String]) -> String { words.map(escaped).joined(separator: ",") }

    /// A list of conditions: `signedIn,!guest`.
    static func requirements(_ uses: [ConditionUse], separator: String = ",") -> String {
        uses.map(\.text).joined(separator: separator)
    }
}

/// A line of a table: a subject, followed by what differs from the defaults.
struct TableLine {
    private(set) var text: String

    init(_ words: String...) { text = words.joined(separator: " ") }

    mutating func add(_ word: String) { text += " " + word }

    /// Adds `key=value`, if there is a value.
    mutating func add(_ key: String, _ value: String?) {
        if let value { add(key + "=" + value) }
    }

    /// Adds `key=a,b`, if there are any.
    mutating func add(_ key: String, _ words: [String]) {
        if !words.isEmpty { add(key, TableEncoding.list(words)) }
    }

    mutating func add(_ key: String, _ uses: [ConditionUse]) {
        if !uses.isEmpty { add(key, TableEncoding.requirements(uses)) }
    }

    /// Adds a flag.
    mutating func add(_ flag: String, if isSet: Bool) {
        if isSet { add(flag) }
    }
}
