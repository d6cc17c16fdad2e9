import NavLinks

/// The substitution variables of an association file: the predefined ones, and those that its patterns
/// need.
struct SiteVariables {
    /// The variables that the file declares, in order of first use.
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

    /// A pattern for one character that is not in a set; in a path segment, also not a slash.
    mutating func one(notOf set: CharacterSet128, in part: LinkTable.Part) -> String {
        let known = Self.known.first { $0.set == set }?.name
        let isPath = part == .segment
        let all = isPath ? CharacterSet128.noSlash : .all
        // An asterisk or a question mark would be a wildcard. No value that a set describes has them.
        let rest = all.subtracting(set).subtracting(CharacterSet128("*?".utf8))
        return use("not " + (known ?? Self.name(set)) + (isPath ? "" : " in values"), rest.bytes.map(Self.text))
    }

    /// A pattern for one of several strings: a variable, declared if it is new.
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

    /// The elements that a variable matches. They match more than the variable if it stands for strings of
    /// several characters.
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

    /// A name for a set, such as `A-Z0-9_`, without the characters that a name cannot have.
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

/// The pattern syntax of association files.
enum SitePattern {
    /// A pattern for a literal string. Characters that have a meaning in patterns become `?`.
    static func literal(_ text: String) -> String {
        text.replacing("*", with: "?").replacing("$(", with: "?(")
    }

    static func isExact(_ text: String) -> Bool { !text.contains { "*?".contains($0) } && !text.contains("$(") }

    /// The elements of a pattern.
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
