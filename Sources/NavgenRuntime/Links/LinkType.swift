/// A type that the graph declares, with the spellings of its values in URLs.
nonisolated public struct LinkType: Sendable {
    let rule: LinkTypeRule

    /// The raw values of an enum, which URLs may spell with ASCII letters in any case if
    /// `ignoringCase`.
    public static func cases(_ values: [String], ignoringCase: Bool = false) -> LinkType {
        LinkType(rule: .cases(values, ignoresCase: ignoringCase))
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
        LinkType(rule: .pattern({ automaton.accepts($0) }, isDate: isDate))
    }
}
