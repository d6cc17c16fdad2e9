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

    /// The raw values that the graph has for the cases of an enum of the app.
    public static func cases<Value: RawRepresentable<String>>(
        _ values: [String], of type: Value.Type, ignoringCase: Bool = false
    ) -> LinkType {
        for raw in values {
            assert(Value(rawValue: raw) != nil, "`\(type)` has no case with the raw value `\(raw)`, but the graph has")
        }
        return cases(values, ignoringCase: ignoringCase)
    }

    /// The values of a pattern type.
    public static func pattern<Value: PatternValue>(_ type: Value.Type) -> LinkType {
        pattern(type.automaton, isDate: Value.RawValue.isDate)
    }

    /// The values of a type of the app, by the pattern that their spellings match.
    public static func pattern<Raw: ParameterValue>(_ automaton: Automaton, of type: Raw.Type) -> LinkType {
        pattern(automaton, isDate: type.isDate)
    }

    static func pattern(_ automaton: Automaton, isDate: Bool) -> LinkType {
        LinkType(rule: .pattern({ automaton.accepts($0) }, isDate: isDate))
    }
}
