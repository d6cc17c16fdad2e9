import NavGraph

/// Values are kept as what they are, and not as they were written: where several texts are one value, such as `2.5` and
/// `2.50`, a type whose pattern lets one of them through has to let through the one that the value is written as later.
enum KeptSpellings {
    /// A text of a language whose value is written as one that is not in it; nil where there is none.
    static func firstUnkept(in language: Automaton, _ base: BuiltinType) throws(AutomatonBuilder.TooLarge) -> String? {
        let kept: Automaton
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

    /// Doubles that are written with the same digits, but for zeros at the end: not too many, and without an exponent.
    static let plainDoubles: Automaton = {
        let digits = built(#"-?(\.?[0-9]){1,15}\.?0*"#)
        let large = built(#"-?[1-9][0-9]{0,14}(\.[0-9]+)?"#)
        let small = built(#"-?0(\.0+|\.0{0,3}[1-9][0-9]*)?"#)
        let all = try? AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
            try builder.either([try builder.automaton(large), try builder.automaton(small)])
        }
        return all?.intersection(digits)?.minimized ?? .nothing
    }()

    /// Numbers with or without zeros at the end, of which a language has those without, and whole ones with an ending.
    private static func numbers(
        _ language: Automaton, whole: String, ending: String
    ) throws(AutomatonBuilder.TooLarge) -> Automaton {
        let wholes = language.before(ending).intersection(built(whole)) ?? .nothing
        let fractions = language.intersection(built(#"-?(0|[1-9][0-9]*)\.[0-9]*[1-9]"#)) ?? .nothing
        let hasUnsignedZero = ending.isEmpty && language.accepts("0")
        return try AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
            let noFraction = try builder.automaton(built(#"(\.0+)?"#))
            let zeros = try builder.automaton(built("0*"))
            var all = [
                builder.join(try builder.automaton(wholes), noFraction),
                builder.join(try builder.automaton(fractions), zeros),
            ]
            // A Decimal has no negative zero.
            if hasUnsignedZero { all.append(try builder.automaton(built(#"-0(\.0+)?"#))) }
            return try builder.either(all)
        }
    }

    private static func built(_ pattern: String) -> Automaton {
        (try? RegularExpression(pattern)).flatMap { try? Automaton($0) } ?? .nothing
    }
}

extension Automaton {
    /// The texts that are accepted with an ending.
    fileprivate func before(_ ending: String) -> Automaton {
        let states = (0..<Int32(stateCount))
        let accepting = states.map { state in
            var end: Int32? = state
            for scalar in ending.unicodeScalars { end = end.flatMap { next($0, scalar.value) } }
            return end.map { self.accepting[Int($0)] } ?? false
        }
        return Automaton.trimmed(edges: states.map { Array(edges(of: $0)) }, accepting: accepting)
    }

    /// Of texts in hexadecimal digits, those that are accepted in capitals.
    fileprivate var acceptingLowerCase: Automaton {
        let lists = (0..<Int32(stateCount)).map { state in
            let edges = edges(of: state).filter { $0.lower < 0x61 }
            return edges
                + edges.filter { $0.lower >= 0x41 }.map {
                    Edge(lower: $0.lower + 0x20, upper: $0.upper + 0x20, target: $0.target)
                }
        }
        return Automaton.trimmed(edges: lists, accepting: accepting)
    }
}
