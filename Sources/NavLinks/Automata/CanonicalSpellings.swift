import NavGraph

/// Checks that a type's pattern accepts the canonical spelling of each value that it accepts.
///
/// Values are stored without their spelling: `2.5` and `2.50` are the same Double, and both are
/// written as `2.5`. A pattern that accepts `2.50` has to accept `2.5`, too.
enum CanonicalSpellings {
    /// A string of the language whose canonical spelling is not in the language. Nil if there is
    /// none.
    static func firstNotCanonical(
        in language: LanguageAutomaton, _ base: BuiltinType
    ) throws(AutomatonBuilder.TooLarge) -> String? {
        let kept: LanguageAutomaton
        switch base {
        case .string, .int, .int64, .uint, .date, .url: return nil
        case .bool:
            let words = [("true", "true|1"), ("false", "false|0")].filter { language.accepts($0.0) }.map(\.1)
            kept = words.isEmpty ? .nothing : built(words.joined(separator: "|"))
        case .uuid: kept = language.acceptingLowerCase
        case .double: kept = try numbers(language, whole: "-?(0|[1-9][0-9]*)", ending: ".0")
        case .decimal: kept = try numbers(language, whole: "0|-?[1-9][0-9]*", ending: "")
        }
        guard let text = language.subtracting(kept)?.shortest else { return nil }
        return String(String.UnicodeScalarView(text.compactMap(Unicode.Scalar.init)))
    }

    /// Doubles that keep their digits when they are written, except for trailing zeros: at most 15
    /// digits and no exponent.
    static let plainDoubles: LanguageAutomaton = {
        let digits = built(#"-?(\.?[0-9]){1,15}\.?0*"#)
        let large = built(#"-?[1-9][0-9]{0,14}(\.[0-9]+)?"#)
        let small = built(#"-?0(\.0+|\.0{0,3}[1-9][0-9]*)?"#)
        let all = try? AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
            try builder.either([try builder.automaton(large), try builder.automaton(small)])
        }
        return all?.intersection(digits)?.minimized ?? .nothing
    }()

    /// The spellings of all numbers whose canonical spelling is in a language.
    ///
    /// - Parameters:
    ///   - whole: The pattern of whole numbers.
    ///   - ending: What the canonical spelling of a whole number ends with: `.0` for a Double. That of another
    ///     number ends with the last digit that is not zero.
    private static func numbers(
        _ language: LanguageAutomaton, whole: String, ending: String
    ) throws(AutomatonBuilder.TooLarge) -> LanguageAutomaton {
        let wholes = language.before(ending).intersection(built(whole)) ?? .nothing
        let fractions = language.intersection(built(#"-?(0|[1-9][0-9]*)\.[0-9]*[1-9]"#)) ?? .nothing
        // A Decimal has no negative zero: `-0` is another spelling of `0`.
        let hasUnsignedZero = ending.isEmpty && language.accepts("0")
        return try AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
            let noFraction = try builder.automaton(built(#"(\.0+)?"#))
            let zeros = try builder.automaton(built("0*"))
            var all = [
                builder.join(try builder.automaton(wholes), noFraction),
                builder.join(try builder.automaton(fractions), zeros),
            ]
            if hasUnsignedZero { all.append(try builder.automaton(built(#"-0(\.0+)?"#))) }
            return try builder.either(all)
        }
    }

    private static func built(_ pattern: String) -> LanguageAutomaton {
        (try? RegularExpression(pattern)).flatMap { try? LanguageAutomaton($0) } ?? .nothing
    }
}

extension LanguageAutomaton {
    /// The strings that are accepted if the ending is appended.
    fileprivate func before(_ ending: String) -> LanguageAutomaton {
        let states = (0..<Int32(stateCount))
        let accepting = states.map { state in
            var end: Int32? = state
            for scalar in ending.unicodeScalars { end = end.flatMap { next($0, scalar.value) } }
            return end.map { self.accepting[Int($0)] } ?? false
        }
        return LanguageAutomaton.trimmed(edges: states.map { Array(edges(of: $0)) }, accepting: accepting)
    }

    /// The strings of hexadecimal digits that are accepted in upper case, in any case.
    fileprivate var acceptingLowerCase: LanguageAutomaton {
        let lists = (0..<Int32(stateCount)).map { state in
            let edges = edges(of: state).filter { $0.lower < 0x61 }
            return edges
                + edges.filter { $0.lower >= 0x41 }.map {
                    Edge(lower: $0.lower + 0x20, upper: $0.upper + 0x20, target: $0.target)
                }
        }
        return LanguageAutomaton.trimmed(edges: lists, accepting: accepting)
    }
}
