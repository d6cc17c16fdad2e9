import NavLinks

/// The substitution variables of an association file: the predefined ones, and those that its patterns
/// need.
struct SiteVariables {
    /// The variables that the file declares, in order of first use.
    private(set) var custom: [(name: String, values: [String])] = []
    private var indices: [String: Int] = [:]

    private static let digits = ASCIISet(UInt8(ascii: "0")...UInt8(ascii: "9"))
    private static let upper = ASCIISet(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    private static let lower = ASCIISet(UInt8(ascii: "a")...UInt8(ascii: "z"))
    private static let hexadecimal = digits.union(ASCIISet("ABCDEFabcdef".utf8))

    private static let predefined: [(name: String, set: ASCIISet)] = [
        ("digit", digits), ("upper", upper), ("lower", lower), ("alpha", upper.union(lower)),
        ("alnum", upper.union(lower).union(digits)), ("xdigit", hexadecimal),
    ]

    /// A pattern for one character of a set.
    mutating func one(of set: ASCIISet) -> String {
        let bytes = set.bytes
        if bytes.count == 1 { return SitePattern.literal(Self.text(bytes[0])) }
        if let predefined = Self.predefined.first(where: { $0.set == set }) { return "$(\(predefined.name))" }
        return use(Self.name(set), bytes.map(Self.text))
    }

    /// A pattern for one character that is not in a set; in a path segment, also not a slash.
    mutating func one(notOf set: ASCIISet, in part: LinkAnalysis.Part) -> String {
        let predefined = Self.predefined.first { $0.set == set }?.name
        let isPath = part == .segment
        let all = isPath ? ASCIISet.noSlash : .all
        // An asterisk or a question mark would be a wildcard. No value that a set describes has them.
        let rest = all.subtracting(set).subtracting(ASCIISet("*?".utf8))
        return use("not " + (predefined ?? Self.name(set)) + (isPath ? "" : " in values"), rest.bytes.map(Self.text))
    }

    /// A pattern for one of several strings: a variable, declared if it is new.
    mutating func use(_ name: String, _ values: [String]) -> String {
        var unique = name
        var number = 2
        while let index = indices[unique], custom[index].values != values {
            unique = "\(name) \(number)"
            number += 1
        }
        if indices[unique] == nil {
            indices[unique] = custom.count
            custom.append((unique, values))
        }
        return "$(\(unique))"
    }

    /// The elements that a variable matches. They match more than the variable if it stands for strings of
    /// several characters.
    func elements(_ name: String) -> [PatternElement] {
        if let predefined = Self.predefined.first(where: { $0.name == name }) { return [.one(predefined.set)] }
        guard let values = indices[name].map({ custom[$0].values }) else { return [.zeroOrMore(.all)] }
        let bytes = ASCIISet(values.joined().utf8)
        if values.allSatisfy({ $0.utf8.count == 1 }) { return [.one(bytes)] }
        let isOpen = values.contains { $0.contains("*") || $0.contains("?") }
        let first = values.map { $0.utf8.first ?? UInt8(ascii: "*") }
        let starts = first.contains { "*?".utf8.contains($0) } ? [] : [PatternElement.one(ASCIISet(first))]
        return starts + [.zeroOrMore(isOpen ? .all : bytes)]
    }

    private static func text(_ byte: UInt8) -> String { String(Character(Unicode.Scalar(byte))) }

    /// A name for a set, such as `A-Z0-9_`, without the characters that a name cannot have.
    private static func name(_ set: ASCIISet) -> String {
        let bytes = set.bytes
        var text = ""
        var index = 0
        while index < bytes.count {
            var end = index
            while end + 1 < bytes.count, bytes[end + 1] == bytes[end] + 1 { end += 1 }
            text += Self.text(bytes[index])
            if end > index { text += (end > index + 1 ? "-" : "") + Self.text(bytes[end]) }
            index = end + 1
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
    static func elements(_ pattern: String, _ variables: SiteVariables, isFolded: Bool) -> [PatternElement] {
        var elements: [PatternElement] = []
        var rest = pattern[...]
        while let first = rest.first {
            if rest.hasPrefix("$("), let end = rest.firstIndex(of: ")") {
                elements += variables.elements(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end]))
                rest = rest[rest.index(after: end)...]
                continue
            }
            switch first {
            case "*": elements.append(.zeroOrMore(.all))
            case "?": elements.append(.one(.all))
            default: elements += PatternElement.text(String(first))
            }
            rest = rest.dropFirst()
        }
        return isFolded ? elements.map { $0.folded() } : elements
    }
}
