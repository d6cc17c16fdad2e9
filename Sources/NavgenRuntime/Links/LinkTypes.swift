/// A type that the graph declares, with the spellings of its values in URLs.
nonisolated public struct LinkType: Sendable {
    enum Definition: Sendable {
        case cases([String], ignoresCase: Bool)
        /// A pattern. `isDate` is true if its base type is `Date`, whose values have several
        /// spellings.
        case pattern(Automaton, isDate: Bool)
    }

    let definition: Definition

    /// The raw values of an enum, which URLs may spell with ASCII letters in any case if
    /// `ignoringCase`.
    public static func cases(_ values: [String], ignoringCase: Bool = false) -> LinkType {
        LinkType(definition: .cases(values, ignoresCase: ignoringCase))
    }

    /// The raw values of an enum, which URLs may spell with ASCII letters in any case if
    /// `ignoringCase`.
    public static func cases<Value: RawRepresentable<String> & CaseIterable>(
        _ type: Value.Type, ignoringCase: Bool = false
    ) -> LinkType {
        cases(type.allCases.map(\.rawValue), ignoringCase: ignoringCase)
    }

    /// The values of a pattern type.
    public static func pattern<Value: PatternValue>(_ type: Value.Type) -> LinkType {
        pattern(type.automaton, isDate: Value.RawValue.isDate)
    }

    /// The strings that match a pattern.
    public static func pattern(_ automaton: Automaton) -> LinkType { pattern(automaton, isDate: false) }

    static func pattern(_ automaton: Automaton, isDate: Bool) -> LinkType {
        LinkType(definition: .pattern(automaton, isDate: isDate))
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
    let types: [LinkType]
    let literals: [[UInt8]]
    let texts: [LinkTextRule]

    init(types: [LinkType], literals: [[UInt8]], texts: [LinkTextRule]) {
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
        case .declared: return accepts(text, types[check.index])
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

    private func accepts(_ text: ArraySlice<UInt8>, _ type: LinkType) -> Bool {
        switch type.definition {
        case .cases(let values, let ignoresCase):
            // Compare bytes: Swift strings can be equal although their bytes differ.
            return values.contains { ignoresCase ? ASCII.areEqual($0.utf8, text) : $0.utf8.elementsEqual(text) }
        case .pattern(let automaton, _):
            return automaton.accepts(String(decoding: text, as: UTF8.self))
        }
    }
}
