public import NavGraph
import NavSyntax

/// A parameter's value in its canonical spelling: equal values are equal strings.
public enum SpelledValue: Sendable, Hashable {
    /// An optional that is nil.
    case none
    case one(String)
    case many([String])

    /// Compares Unicode scalars, as URLs do.
    public static func == (left: SpelledValue, right: SpelledValue) -> Bool {
        switch (left, right) {
        case (.none, .none): true
        case (.one(let left), .one(let right)): ExactString(left) == ExactString(right)
        case (.many(let left), .many(let right)): left.map(ExactString.init) == right.map(ExactString.init)
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .none: hasher.combine(0)
        case .one(let text): hasher.combine(ExactString(text))
        case .many(let texts): hasher.combine(texts.map(ExactString.init))
        }
    }
}

/// How strings in a URL are read as values of a type, and how values are written.
public enum ValueType: Sendable, Hashable {
    case string, int, uint, double, decimal, bool, uuid, date, url
    /// Raw values by case name, and case names by raw value. If case is ignored, also raw values by
    /// their lower case.
    case enumeration([String: String], names: [String: String], folded: [String: String])
    /// The app's own type, or one that could not be read. It is never in a URL.
    case opaque

    public init(_ base: TypeUse.Base, in graph: Graph) {
        switch base {
        case .builtin(let type): self = ValueType(type)
        case .unknown: self = .opaque
        case .declared(let id):
            switch graph[id].definition {
            case .constrained(let base, _): self = ValueType(base)
            case .enumeration(let cases):
                let raws = cases.map { ($0.name.value, $0.raw.value) }
                self = .enumeration(
                    Dictionary(raws, uniquingKeysWith: { first, _ in first }),
                    names: Dictionary(raws.map { ($0.1, $0.0) }, uniquingKeysWith: { first, _ in first }),
                    folded: graph[id].isCaseInsensitive
                        ? Dictionary(raws.map { ($0.1.foldedASCII, $0.1) }, uniquingKeysWith: { first, _ in first })
                        : [:])
            case .opaque: self = .opaque
            }
        }
    }

    init(_ type: BuiltinType) {
        switch type {
        case .string: self = .string
        case .int, .int64: self = .int
        case .uint: self = .uint
        case .double: self = .double
        case .decimal: self = .decimal
        case .bool: self = .bool
        case .uuid: self = .uuid
        case .date: self = .date
        case .url: self = .url
        }
    }

    /// The canonical spelling of the value that a string represents.
    public func value(of text: String) -> String {
        switch self {
        case .string, .int, .uint, .opaque: text
        case .enumeration(_, _, let folded): folded.isEmpty ? text : folded[text.foldedASCII] ?? text
        case .url: Spelling.escaped(url: text)
        case .double: Double(text).map { "\($0)" } ?? text
        case .decimal: Self.normalized(decimal: text)
        // Empty is the value of a query item without `=`.
        case .bool: text.isEmpty || text == "1" || text == "true" ? "true" : "false"
        case .uuid: text.uppercased()
        case .date: Spelling.milliseconds(ofDate: text.utf8).map(Self.spelling(ofDate:)) ?? text
        }
    }

    /// The value of a literal in the graph, which may be null for an optional.
    public func value(of literal: Literal, form: TypeUse.Form) -> SpelledValue {
        form == .optional && literal.isNull ? .none : value(of: literal)
    }

    /// The value of a literal in the graph.
    public func value(of literal: Literal) -> SpelledValue {
        switch literal {
        case .list(let items):
            return .many(
                items.compactMap { if case .scalar(let text, _) = $0 { spelling(ofLiteral: text) } else { nil } })
        case .scalar(let text, _): return .one(spelling(ofLiteral: text))
        }
    }

    /// The literal for a value that a URL's string represents, as it is written in the graph.
    public func literal(of text: String) -> String {
        switch self {
        case .enumeration(_, let names, _): names[text] ?? text
        default: value(of: text)
        }
    }

    /// A value as another version of the type spells it. Cases are matched by name, even if their
    /// raw values differ.
    package func spelling(of text: String, in other: ValueType) -> String {
        guard case .enumeration(_, let names, _) = self, case .enumeration(let raws, _, _) = other else { return text }
        return names[text].flatMap { raws[$0] } ?? text
    }

    /// The strings that both versions of a type read, but as different values.
    package func readOtherwise(by other: ValueType) -> [String] {
        guard case .enumeration(_, let names, _) = self, case .enumeration(_, let otherNames, _) = other else {
            return []
        }
        return names.keys.filter { otherNames[$0] != nil && spelling(of: $0, in: other) != $0 }.sorted()
    }

    /// Whether YAML reads its literals as numbers or Booleans.
    public var isWrittenPlain: Bool {
        switch self {
        case .int, .uint, .double, .decimal, .bool: true
        case .string, .uuid, .date, .url, .enumeration, .opaque: false
        }
    }

    private func spelling(ofLiteral text: String) -> String {
        switch self {
        case .enumeration(let raws, _, _): raws[text] ?? text
        default: value(of: text)
        }
    }

    /// A decimal number without needless zeros: `1.50` is `1.5`, `-0` is `0`.
    private static func normalized(decimal text: String) -> String {
        var digits = text[...]
        if digits.contains(".") {
            while digits.last == "0" { digits.removeLast() }
            if digits.last == "." { digits.removeLast() }
        }
        return digits == "-0" ? "0" : String(digits)
    }
}

extension ValueType {
    /// Milliseconds since the start of 1970 of a string in the language of dates.
    public static func milliseconds(ofDate text: String) -> Int64? { Spelling.milliseconds(ofDate: text.utf8) }

    /// For years outside of 0 to 9999, which no URL can express, a number that starts with `@`.
    private static func spelling(ofDate milliseconds: Int64) -> String {
        Spelling.date(milliseconds: milliseconds) ?? "@\(milliseconds)"
    }
}

extension SpelledValue {
    /// The value as it is written in the graph. Nil if there is no value.
    public func phrase(as type: ValueType) -> String? {
        switch self {
        case .none: nil
        case .one(let text): type.literal(of: text)
        case .many(let texts): "[" + texts.map(type.literal).joined(separator: ", ") + "]"
        }
    }
}
