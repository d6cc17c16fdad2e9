/// A type that the graph declares, as URLs spell its values.
nonisolated public struct LinkType: Sendable {
    enum Definition: Sendable {
        case cases([String])
        /// A pattern; the base is a date, which has several spellings, or anything else.
        case pattern(Automaton, isDate: Bool)
    }

    let definition: Definition

    /// The raw values of an enum.
    public static func cases(_ values: [String]) -> LinkType { LinkType(definition: .cases(values)) }

    /// The raw values of an enum.
    public static func cases<Value: RawRepresentable<String> & CaseIterable>(_ type: Value.Type) -> LinkType {
        cases(type.allCases.map(\.rawValue))
    }

    /// The values that match a pattern.
    public static func pattern<Value: PatternValue>(_ type: Value.Type) -> LinkType {
        pattern(type.automaton, isDate: Value.RawValue.isDate)
    }

    /// The texts that match a pattern.
    public static func pattern(_ automaton: Automaton) -> LinkType { pattern(automaton, isDate: false) }

    static func pattern(_ automaton: Automaton, isDate: Bool) -> LinkType {
        LinkType(definition: .pattern(automaton, isDate: isDate))
    }
}

/// How a part of a URL is checked.
nonisolated struct LinkCheck: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        case string, int, uint, double, decimal, bool, uuid, date, url
        /// A declared type, a literal, or another check between literal texts; the index says which.
        case declared, literal, affixed
    }

    var kind: Kind
    var index: Int32 = 0

    static let string = LinkCheck(kind: .string)

    /// The check of a type that every graph has.
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

/// What is before and after a value in a segment: `c-{code}.html`.
nonisolated struct LinkAffixes {
    let prefix: UnsafeBufferPointer<UInt8>
    let suffix: UnsafeBufferPointer<UInt8>
    /// How the value is checked.
    let check: LinkCheck
}

/// All that checks need, in memory that is never freed.
nonisolated struct LinkChecks {
    let types: UnsafePointer<LinkType>
    let literals: UnsafePointer<UnsafeBufferPointer<UInt8>>
    let affixes: UnsafePointer<LinkAffixes>
    let ignoresCase: Bool

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
        case .declared: return accepts(text, types[Int(check.index)])
        case .affixed:
            let affixes = affixes[Int(check.index)]
            return text.between(affixes, ignoringCase: ignoresCase).map { accepts($0, affixes.check) } ?? false
        }
    }

    private func accepts(_ text: LinkText, _ type: LinkType) -> Bool {
        switch type.definition {
        case .cases(let values):
            // By bytes: to Swift, texts can be equal although they are not spelled the same.
            return text.withBytes { text in values.contains { $0.utf8.elementsEqual(text) } } ?? false
        case .pattern(let automaton, _):
            return text.isString && automaton.accepts(text.string)
        }
    }
}
