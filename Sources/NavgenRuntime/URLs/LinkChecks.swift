/// Which strings in URLs are values of a type that the graph declares.
nonisolated enum LinkTypeRule: Sendable {
    /// The raw values of an enum.
    case cases([String], ignoresCase: Bool)
    /// Those that match a pattern. `isDate` is true if the base type is `Date`, whose values have
    /// several spellings.
    case pattern(@Sendable (String) -> Bool, isDate: Bool)

    func accepts(_ text: ArraySlice<UInt8>) -> Bool {
        switch self {
        case .cases(let values, let ignoresCase):
            // Compare bytes: Swift strings can be equal although their bytes differ.
            values.contains { ignoresCase ? ASCII.areEqual($0.utf8, text) : $0.utf8.elementsEqual(text) }
        case .pattern(let matches, _): matches(String(decoding: text, as: UTF8.self))
        }
    }
}

/// The check of a part of a URL.
nonisolated struct LinkCheck: Hashable, Sendable {
    enum Kind: Sendable {
        case string, int, uint, double, decimal, bool, uuid, date, url
        /// A declared type, a literal, literal text with values, or a literal of which the case is
        /// ignored, by index.
        case declared, literal, text, folded
    }

    var kind: Kind
    var index = 0

    static let string = LinkCheck(kind: .string)

    /// The check of a built-in type of the graph's language; `nil` if there is no such type.
    static func builtin(_ name: TableText) -> Kind? {
        if name == "String" { return .string }
        if name == "Int" { return .int }
        if name == "UInt" { return .uint }
        if name == "Double" { return .double }
        if name == "Decimal" { return .decimal }
        if name == "Bool" { return .bool }
        if name == "UUID" { return .uuid }
        if name == "Date" { return .date }
        return name == "URL" ? .url : nil
    }
}

/// The data for checks.
nonisolated final class LinkChecks: Sendable {
    let types: [LinkTypeRule]
    let literals: [[UInt8]]
    let texts: [LinkTextRule]

    init(types: [LinkTypeRule], literals: [[UInt8]], texts: [LinkTextRule]) {
        self.types = types
        self.literals = literals
        self.texts = texts
    }

    func accepts(_ value: LinkURL.Value, in url: LinkURL, _ check: LinkCheck) -> Bool {
        switch value {
        case .none, .broken: false
        // As a value, it is empty, except that a Bool is then true.
        case .bare: check.kind == .bool || accepts([], check)
        case .text(let part): accepts(url.bytes[part], check)
        }
    }

    /// Whether a decoded part of a URL passes a check.
    func accepts(_ text: ArraySlice<UInt8>, _ check: LinkCheck) -> Bool {
        switch check.kind {
        case .string: return true
        case .int: return Spelling.int(text) != nil
        case .uint: return Spelling.uint(text) != nil
        case .double: return Spelling.isDouble(text)
        case .decimal: return Spelling.isDecimal(text)
        case .bool: return Spelling.bool(text) != nil
        case .uuid: return Spelling.uuid(text) != nil
        case .date: return Spelling.milliseconds(ofDate: text) != nil
        case .url: return Spelling.isURL(String(decoding: text, as: UTF8.self))
        case .literal: return text.elementsEqual(literals[check.index])
        case .folded: return ASCII.areEqual(text, literals[check.index])
        case .declared: return types[check.index].accepts(text)
        case .text: return accepts(text, texts[check.index])
        }
    }

    private func accepts(_ text: ArraySlice<UInt8>, _ rule: LinkTextRule) -> Bool {
        guard !rule.excludes(text), let values = rule.values(in: text) else { return false }
        return zip(values, rule.holes).allSatisfy { value, hole in
            if rule.isPath, !Self.isPath(value, hasSlashes: hole.takesSlashes) { return false }
            return accepts(value, hole.check)
        }
    }

    /// Whether a text is a segment of a path, or several with slashes between them.
    private static func isPath(_ text: ArraySlice<UInt8>, hasSlashes: Bool) -> Bool {
        let segments = text.split(separator: ASCII.slash, omittingEmptySubsequences: false)
        return !Spelling.hasControl(text) && (hasSlashes || segments.count == 1)
            && segments.allSatisfy(LinkURL.isSegment)
    }
}
