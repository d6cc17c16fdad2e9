package import NavGraph
import NavSyntax

/// The strings that represent the values of each type in a URL.
package enum TypeLanguages {
    /// Every string that a segment can be: not empty, without control characters, neither `.` nor
    /// `..`.
    static let segments: LanguageAutomaton = {
        let scalars = ScalarSet.controls.inverted
        let dot = ScalarSet(".")
        let other = scalars.intersection(dot.inverted)
        let rest = RegularExpression.repeated(.one(scalars), least: 0, most: nil)
        return build(
            .either([
                .sequence([.one(other), rest]),
                .sequence([.one(dot), .one(other), rest]),
                .sequence([.one(dot), .one(dot), .one(scalars), rest]),
            ]))
    }()

    /// Every value, and an item without `=`.
    static let values: LanguageAutomaton = withBare(texts)

    static let texts = build(.repeated(.one(.all), least: 0, most: nil))

    /// Every string, and every path of a hash route.
    static let fragments: LanguageAutomaton = {
        let both = try? AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
            let further = builder.join(
                try builder.one(of: Language.separatorSet), try builder.automaton(segments))
            let path = builder.join(try builder.automaton(segments), try builder.repeated(further))
            let route = builder.join(try builder.one(of: Language.hashSet), try builder.optional(path))
            return try builder.either([try builder.automaton(texts), route])
        }
        return both ?? texts
    }()

    static func withBare(_ automaton: LanguageAutomaton) -> LanguageAutomaton {
        let both = try? AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
            let bare = try builder.one(of: ScalarSet([Language.bare...Language.bare]))
            return try builder.either([try builder.automaton(automaton), bare])
        }
        return both ?? automaton
    }

    /// The automaton of a type, created when it is first needed.
    package static func of(_ type: BuiltinType) -> LanguageAutomaton {
        switch type {
        case .string: texts
        case .int, .int64: int64
        case .uint: uint64
        case .double: double
        case .decimal: decimal
        case .bool: bool
        case .uuid: uuid
        case .date: date
        case .url: url
        }
    }

    private static let double = built(#"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?"#)
    private static let bool = built("true|false|1|0")
    private static let uuid = built("[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}")

    private static let int64 = WholeNumbers.automaton(
        through: "9223372036854775807", downThrough: "9223372036854775808")

    private static let uint64 = WholeNumbers.automaton(through: "18446744073709551615", downThrough: nil)

    /// At most 38 digits in all.
    private static let decimal: LanguageAutomaton = {
        let all = built(#"-?(0|[1-9][0-9]*)(\.[0-9]+)?"#)
        let short = built(#"-?(\.?[0-9]){1,38}"#)
        return all.intersection(short)?.minimized ?? .nothing
    }()

    private static let date: LanguageAutomaton = {
        let long = "(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])"
        let short = "(0[469]|11)-(0[1-9]|[12][0-9]|30)"
        let february = "02-(0[1-9]|1[0-9]|2[0-8])"
        let leapYear = "([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)"
        let time = #"T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{3})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])"#
        return built("([0-9]{4}-(\(long)|\(short)|\(february))|\(leapYear)-02-29)(\(time))?")
    }()

    private static let url: LanguageAutomaton = {
        let visible = ScalarSet.controls.union(.separators).inverted
        let slash = ScalarSet("/")
        let other = ScalarSet.controls.union(.separators).union(slash).inverted
        let name = ScalarSet.wordLetters.union(
            ScalarSet([0x21...0x21, 0x24...0x24, 0x26...0x2E, 0x3B...0x3B, 0x3D...0x3D, 0x7E...0x7E]))
        func any(_ set: ScalarSet) -> RegularExpression { .repeated(.one(set), least: 0, most: nil) }
        func perhaps(_ parts: RegularExpression...) -> RegularExpression {
            .repeated(.sequence(parts), least: 0, most: 1)
        }
        // User, host and port as every URL parser understands them.
        let authority = RegularExpression.sequence([
            .one(slash), .one(slash), perhaps(any(name.union(ScalarSet(":"))), .one(ScalarSet("@"))), any(name),
            perhaps(.one(ScalarSet(":")), any(.digits)),
            perhaps(.one(slash.union(ScalarSet([0x23...0x23, 0x3F...0x3F]))), any(visible)),
        ])
        let others = RegularExpression.either([
            .sequence([.one(other), any(visible)]),
            .sequence([.one(slash), perhaps(.one(other), any(visible))]),
        ])
        return build(
            .sequence([
                .one(.letters), any(.letters.union(.digits).union(ScalarSet([0x2B...0x2B, 0x2D...0x2E]))),
                .one(ScalarSet(":")), .either([authority, others]),
            ]))
    }()

    private static func build(_ expression: RegularExpression) -> LanguageAutomaton {
        (try? LanguageAutomaton(expression)) ?? .nothing
    }

    private static func built(_ pattern: String) -> LanguageAutomaton {
        (try? RegularExpression(pattern)).map(build) ?? .nothing
    }
}

extension LanguageAutomaton {
    init(_ expression: RegularExpression) throws(AutomatonBuilder.TooLarge) {
        self = try AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
            try builder.expression(expression)
        }
    }

    /// Whether no string has dots or control characters. Then all strings that are not empty are
    /// path segments, so that the intersection with all segments need not be computed.
    var isOfPlainSegments: Bool {
        // A range across the surrogates would be split by the intersection.
        let others = ScalarSet.controls.union(ScalarSet(".")).union(ScalarSet([0xD800...0xDFFF]))
        return !isEmpty
            && edges.allSatisfy { edge in
                others.ranges.allSatisfy { edge.upper < $0.lowerBound || $0.upperBound < edge.lower }
            }
    }

    func without(_ text: String) -> LanguageAutomaton {
        (subtracting(LanguageAutomaton(text)) ?? self).minimized
    }
}

/// The languages of a graph's own types. Each is computed once.
struct DeclaredLanguages {
    private let graph: Graph
    private var known: [TypeID: LanguageAutomaton?] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ graph: Graph) {
        self.graph = graph
    }

    /// All strings that represent values of a type. Nil if it has none or its pattern is invalid.
    mutating func spellings(of base: TypeUse.Base) -> LanguageAutomaton? {
        switch base {
        case .builtin(let type): return TypeLanguages.of(type)
        case .unknown: return nil
        case .declared(let id):
            if let known = known[id] { return known }
            let automaton = compute(graph[id])
            known[id] = .some(automaton)
            return automaton
        }
    }

    /// The language of a type that has already been computed.
    func known(_ type: TypeID) -> LanguageAutomaton? { known[type] ?? nil }

    /// Why a literal does not match the pattern of its type. Other mistakes are not checked.
    func problem(with literal: Literal, as type: TypeUse) -> LiteralProblem? {
        guard case .declared(let id) = type.base, case .constrained(_, let pattern?) = graph[id].definition,
            case .some(.some(let language)) = known[id]
        else { return nil }
        if type.form == .optional, literal.isNull { return nil }
        let texts: [String] =
            switch literal {
            case .scalar(let text, _): [text]
            case .list(let items): items.compactMap { if case .scalar(let text, _) = $0 { text } else { nil } }
            }
        return texts.first { !language.accepts($0) }.map {
            LiteralProblem("`\($0)` does not match `\(pattern.value)`, the pattern of `\(graph[id].name.value)`")
        }
    }

    private mutating func compute(_ type: TypeDeclaration) -> LanguageAutomaton? {
        switch type.definition {
        case .opaque: return nil
        case .enumeration(let cases):
            do throws(AutomatonBuilder.TooLarge) {
                return try AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
                    var fragments: [AutomatonBuilder.Fragment] = []
                    for value in cases {
                        fragments.append(try builder.text(value.raw.value, isFolded: type.isCaseInsensitive))
                    }
                    return try builder.either(fragments)
                }
            } catch {
                report("too-complex", "the cases of `\(type.name.value)` are too many or too long", type.name.range)
                return nil
            }
        case .constrained(let base, nil): return TypeLanguages.of(base)
        case .constrained(let base, let pattern?): return narrowed(type, base, pattern)
        }
    }

    private mutating func narrowed(
        _ type: TypeDeclaration, _ base: BuiltinType, _ pattern: SourceText
    ) -> LanguageAutomaton? {
        let expression: RegularExpression
        do throws(SyntaxProblem) {
            let written = try RegularExpression(pattern.value)
            expression = type.isCaseInsensitive ? written.ignoringCase : written
        } catch {
            report(
                "invalid-pattern", "the pattern of `\(type.name.value)`: \(error.message)",
                pattern.range(ofBytes: error.range), help: error.help)
            return nil
        }
        guard let narrowing = try? LanguageAutomaton(expression),
            let both = base == .string
                ? narrowing
                : narrowing.intersection(
                    base == .double ? CanonicalSpellings.plainDoubles : TypeLanguages.of(base),
                    limit: AutomatonBuilder.stateLimit)
        else {
            report(
                "too-complex",
                "the pattern of `\(type.name.value)` needs too large an automaton: more than \(AutomatonBuilder.stateLimit) states, or too many steps to make it",
                pattern.range, help: "make it simpler, or shorter: repetitions of alternatives multiply")
            return nil
        }
        let smallest = both.minimized
        guard !smallest.isEmpty else {
            report(
                "empty-language", "`\(type.name.value)` has no values: no \(base.rawValue) matches its pattern",
                pattern.range,
                help: base == .double ? "with a pattern, a Double has at most 15 digits and no exponent" : nil)
            return nil
        }
        checkCanonicalSpellings(smallest, type, base, pattern)
        return smallest
    }

    /// Reports a pattern that does not accept the canonical spelling of its values, since a value
    /// read from a link has to be valid when it is saved or created again.
    private mutating func checkCanonicalSpellings(
        _ language: LanguageAutomaton, _ type: TypeDeclaration, _ base: BuiltinType, _ pattern: SourceText
    ) {
        let name = type.name.value
        do throws(AutomatonBuilder.TooLarge) {
            guard let text = try CanonicalSpellings.firstNotCanonical(in: language, base) else { return }
            let kept = ValueType(base).value(of: text)
            report(
                "invalid-pattern",
                "the pattern of `\(name)` matches `\(text)`, but not `\(kept)`, the form in which that value is kept",
                pattern.range,
                help: "match both, or use `base: String`, which keeps a text as it is written")
        } catch {
            report("too-complex", "the pattern of `\(name)` needs too large an automaton", pattern.range)
        }
    }

    mutating func reportTooLarge(_ shape: TextShape) {
        guard let id = shape.holes.lazy.compactMap({ if case .declared(let id) = $0.base { id } else { nil } }).first
        else { return }
        let (front, back) = (shape.prefix, shape.holes.count == 1 ? shape.holes[0].suffix : "…")
        report(
            "too-complex",
            "`\(graph[id].name.value)` between `\(front)` and `\(back)` needs too large an automaton: more than \(AutomatonBuilder.stateLimit) states, or too many steps to make it",
            graph[id].name.range, help: "make its pattern simpler")
    }

    private mutating func report(_ rule: RuleID, _ message: String, _ range: SourceRange, help: Help? = nil) {
        diagnostics.append(Diagnostic(rule, message, at: range, help: help))
    }
}
