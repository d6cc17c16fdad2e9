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
    enum Kind: UInt8, Sendable {
        case string, int, uint, double, decimal, bool, uuid, date, url
        /// A declared type, a literal, literal text with values, or a literal of which the case is
        /// ignored, by index.
        case declared, literal, text, folded
    }

    var kind: Kind
    var index: Int32 = 0

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

/// The data for checks, in memory that is never freed.
nonisolated struct LinkChecks {
    let types: UnsafePointer<LinkType>
    let literals: UnsafePointer<UnsafeBufferPointer<UInt8>>
    let texts: UnsafePointer<LinkTextRule>

    func accepts(_ text: LinkText, _ check: LinkCheck) -> Bool {
        switch check.kind {
        case .string: return text.isString
        case .int: return text.int != nil
        case .uint: return text.withBytes { Spelling.uint($0) != nil } ?? false
        case .double: return text.withBytes(Spelling.isDouble) ?? false
        case .decimal: return text.withBytes(Spelling.isDecimal) ?? false
        case .bool: return text.isBare || text.withBytes { Spelling.bool($0) != nil } ?? false
        case .uuid: return text.withBytes { Spelling.uuid($0) != nil } ?? false
        case .date: return text.withBytes { Spelling.milliseconds(ofDate: $0) != nil } ?? false
        case .url: return text.isString && Spelling.isURL(text.string)
        case .literal: return text.equals(literals[Int(check.index)])
        case .folded: return text.withBytes { ASCII.areEqual($0, literals[Int(check.index)]) } ?? false
        case .declared: return accepts(text, types[Int(check.index)])
        case .text:
            let rule = texts[Int(check.index)]
            return text.withBytes { accepts($0, rule) } ?? false
        }
    }

    private func accepts(_ bytes: UnsafeBufferPointer<UInt8>, _ rule: LinkTextRule) -> Bool {
        if rule.place == .fragment, rule.prefix.isEmpty, bytes.first == ASCII.slash { return false }
        if rule.place != .segment, !LinkText.isUTF8(bytes) { return false }
        return rule.values(in: bytes) { number, range in
            let hole = rule.holes[number]
            let value = UnsafeBufferPointer(rebasing: bytes[range])
            if rule.isPath, !LinkText.isPath(value, hasSlashes: hole.takesSlashes) { return false }
            return accepts(LinkText(value), hole.check)
        }
    }

    private func accepts(_ text: LinkText, _ type: LinkType) -> Bool {
        switch type.definition {
        case .cases(let values, let ignoresCase):
            // Compare bytes: Swift strings can be equal although their bytes differ.
            return text.withBytes { text in
                values.contains { ignoresCase ? ASCII.areEqual($0.utf8, text) : $0.utf8.elementsEqual(text) }
            } ?? false
        case .pattern(let automaton, _):
            return text.isString && automaton.accepts(text.string)
        }
    }
}
