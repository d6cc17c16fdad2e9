import NavLinks

/// The substitution variables of an association file: those that there always are, and those that its patterns need.
struct SiteVariables {
    /// In the order in which they were first needed.
    private(set) var custom: [(name: String, values: [String])] = []
    private var places: [String: Int] = [:]

    private static let digits = CharacterSet128(UInt8(ascii: "0")...UInt8(ascii: "9"))
    private static let upper = CharacterSet128(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    private static let lower = CharacterSet128(UInt8(ascii: "a")...UInt8(ascii: "z"))
    private static let hexadecimal = digits.union(CharacterSet128("ABCDEFabcdef".utf8))

    private static let known: [(name: String, set: CharacterSet128)] = [
        ("digit", digits), ("upper", upper), ("lower", lower), ("alpha", upper.union(lower)),
        ("alnum", upper.union(lower).union(digits)), ("xdigit", hexadecimal),
    ]

    /// A pattern for one character of a set.
    mutating func one(of set: CharacterSet128) -> String {
        let bytes = set.bytes
        if bytes.count == 1 { return SitePattern.literal(Self.text(bytes[0])) }
        if let known = Self.known.first(where: { $0.set == set }) { return "$(\(known.name))" }
        return use(Self.name(set), bytes.map(Self.text))
    }

    /// A pattern for one character that is not in a set; in a path, for none that parts segments.
    mutating func one(notOf set: CharacterSet128, in part: LinkTable.Part) -> String {
        let known = Self.known.first { $0.set == set }?.name
        let isPath = part == .segment
        let all = isPath ? CharacterSet128.noSlash : .all
        // An asterisk and a question mark would be wildcards; neither stands in a value that a set describes.
        let rest = all.subtracting(set).subtracting(CharacterSet128("*?".utf8))
        return use("not " + (known ?? Self.name(set)) + (isPath ? "" : " in values"), rest.bytes.map(Self.text))
    }

    /// A pattern for one of some texts.
    mutating func use(_ name: String, _ values: [String]) -> String {
        var unique = name
        var number = 2
        while let place = places[unique], custom[place].values != values {
            unique = "\(name) \(number)"
            number += 1
        }
        if places[unique] == nil {
            places[unique] = custom.count
            custom.append((unique, values))
        }
        return "$(\(unique))"
    }

    /// What a variable stands for, piece by piece: more than it says where it stands for texts of several characters.
    func glyphs(_ name: String) -> [Glyph] {
        if let known = Self.known.first(where: { $0.name == name }) { return [.one(known.set)] }
        guard let values = places[name].map({ custom[$0].values }) else { return [.many(.all)] }
        let bytes = CharacterSet128(values.joined().utf8)
        if values.allSatisfy({ $0.utf8.count == 1 }) { return [.one(bytes)] }
        let isOpen = values.contains { $0.contains("*") || $0.contains("?") }
        let first = values.map { $0.utf8.first ?? UInt8(ascii: "*") }
        let starts = first.contains { "*?".utf8.contains($0) } ? [] : [Glyph.one(CharacterSet128(first))]
        return starts + [.many(isOpen ? .all : bytes)]
    }

    private static func text(_ byte: UInt8) -> String { String(Character(Unicode.Scalar(byte))) }

    /// `A-Z0-9_`, without what a name cannot have.
    private static func name(_ set: CharacterSet128) -> String {
        let bytes = set.bytes
        var text = ""
        var place = 0
        while place < bytes.count {
            var end = place
            while end + 1 < bytes.count, bytes[end + 1] == bytes[end] + 1 { end += 1 }
            text += Self.text(bytes[place])
            if end > place { text += (end > place + 1 ? "-" : "") + Self.text(bytes[end]) }
            place = end + 1
        }
        return text.isEmpty ? "none" : text.filter { !"$()".contains($0) }
    }
}

/// Patterns as an association file has them.
enum SitePattern {
    /// Text that stands for itself; where it cannot, for any character.
    static func literal(_ text: String) -> String {
        text.replacing("*", with: "?").replacing("$(", with: "?(")
    }

    static func isExact(_ text: String) -> Bool { !text.contains { "*?".contains($0) } && !text.contains("$(") }

    /// What a pattern matches.
    static func glyphs(_ pattern: String, _ variables: SiteVariables) -> [Glyph] {
        var glyphs: [Glyph] = []
        var rest = pattern[...]
        while let first = rest.first {
            if rest.hasPrefix("$("), let end = rest.firstIndex(of: ")") {
                glyphs += variables.glyphs(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end]))
                rest = rest[rest.index(after: end)...]
                continue
            }
            switch first {
            case "*": glyphs.append(.many(.all))
            case "?": glyphs.append(.one(.all))
            default: glyphs += Glyph.text(String(first))
            }
            rest = rest.dropFirst()
        }
        return glyphs
    }
}
