import NavGraph
import NavLinks
import NavSyntax

/// The part of a string that is the value of one parameter.
struct TextPart: Hashable {
    /// The literal text before, between and after the parameters.
    var literals: [String]
    /// Which of the parameters it is.
    var hole = 0
    var isOptional = false

    /// The whole string.
    static let whole = TextPart(literals: ["", ""])

    /// The literal text around the value. Nil if there are several parameters.
    var sides: (front: String, back: String)? {
        literals.count == 2 && !isOptional ? (literals[0], literals[1]) : nil
    }
}

/// The part of a URL from which a value is read.
enum ValueLocation: Hashable {
    case segment(Int, TextPart)
    /// All segments from an index on.
    case further(Int)
    case item(QueryKey, TextPart)
    case fragment(TextPart)
    /// A segment of a hash route.
    case hashSegment(Int, TextPart)
    /// All segments of a hash route from an index on.
    case hashFurther(Int)
    /// What comes before a suffix in the host.
    case host(suffix: String)
    /// The URL itself.
    case url
    /// Text that a redirect makes of several parts. Nil if it is not known how.
    case combined(Composition?)

    /// A part of a segment that a redirect writes.
    struct Composition: Hashable {
        /// The literal text before, between and after the values.
        var literals: [String]
        var sources: [ValueLocation]
        var part = TextPart.whole
    }

    /// Whether values from equal locations are equal.
    var isKnown: Bool { self != .combined(nil) }
}

/// How a parameter gets its value from a URL.
struct ValueSource {
    /// Nil if no URL contains the value.
    var location: ValueLocation?
    /// The value if the URL does not contain one.
    var absent: SpelledValue
    /// The values that can be read, if others count as absent.
    var readable: LanguageID?
}

/// What one version does with the URLs of a pattern once redirects are followed: the URLs it
/// matches, the node they lead to, and where the values come from.
struct LinkMeaning {
    var pattern: Pattern
    /// The index, in its version, of the pattern that wins the URLs.
    var number: Int
    /// The rules for scheme and host that all have to be met: its own and those of the patterns it
    /// redirects to.
    var rules: [OriginRule]
    /// Nil if the URLs lead nowhere.
    var node: NodeID?
    var parameters: [LinkParameter] = []
    /// By parameter.
    var sources: [ValueSource] = []
    var isRedirected = false
    /// Where the URL contains another one, to whose node it leads. `node` is for all others.
    var carrier: ValueLocation?

    var leadsNowhere: Bool { node == nil && carrier == nil }

    /// A pattern that leads directly to a node, or to the URL that a parameter carries.
    init(_ pattern: Pattern, number: Int, to node: NodeID?, isRedirected: Bool, carrier: Int? = nil) {
        self.pattern = pattern
        self.number = number
        self.node = node
        self.isRedirected = isRedirected
        rules = [pattern.origin]
        parameters = pattern.parameters
        sources = pattern.valueSources
        self.carrier = carrier.flatMap { sources[$0].location }
    }

    /// The URLs of a redirect that lead nowhere.
    init(nowhere pattern: Pattern, number: Int) {
        self.pattern = pattern
        self.number = number
        rules = [pattern.origin]
        isRedirected = true
    }
}

extension Pattern {
    /// By parameter: where its value comes from.
    var valueSources: [ValueSource] {
        var sources = parameters.map { ValueSource(location: nil, absent: $0.absent) }
        for (number, value) in fixed { sources[number].absent = value }
        for number in wholeURL { sources[number].location = .url }
        for (index, segment) in segments.enumerated() {
            for (number, part) in segment.reading.parts { sources[number].location = .segment(index, part) }
        }
        if let number = rest?.parameter {
            sources[number].location = .further(segments.count)
            // The rest of a path as a string is empty rather than missing.
            if parameters[number].form != .list, parameters[number].isRequired { sources[number].absent = .one("") }
        }
        for item in query {
            for (number, part) in item.reading.parts {
                sources[number].location = .item(item.key, part)
                sources[number].readable = item.readable
            }
        }
        for (number, part) in fragment?.reading.parts ?? [] {
            sources[number].location = .fragment(part)
            sources[number].readable = fragment?.readable
        }
        for (index, segment) in (hash?.segments ?? []).enumerated() {
            for (number, part) in segment.reading.parts { sources[number].location = .hashSegment(index, part) }
        }
        if let hash, let number = hash.rest?.parameter {
            sources[number].location = .hashFurther(hash.segments.count)
            if parameters[number].form != .list, parameters[number].isRequired { sources[number].absent = .one("") }
        }
        if let host { sources[host.parameter].location = .host(suffix: host.suffix) }
        return sources
    }
}

extension Pattern.Reading {
    /// The parameters that it reads, with the part of the string that each is.
    var parts: [(parameter: Int, part: TextPart)] {
        guard let text else { return [] }
        let literals = [text.prefix] + text.holes.map(\.suffix)
        return text.holes.enumerated().map { index, hole in
            (hole.parameter, TextPart(literals: literals, hole: index, isOptional: hole.isOptional))
        }
    }
}

extension SpelledValue {
    /// Whether they are the same to an app. A list with one value equals that value, since its type
    /// may have changed.
    func isSame(as other: SpelledValue) -> Bool { texts == other.texts }

    /// The value as another version of its type spells it.
    func spelled(_ type: ValueType, in other: ValueType) -> SpelledValue {
        switch self {
        case .none: .none
        case .one(let text): .one(type.spelling(of: text, in: other))
        case .many(let texts): .many(texts.map { type.spelling(of: $0, in: other) })
        }
    }

    private var texts: [String] {
        switch self {
        case .none: []
        case .one(let text): [text]
        case .many(let texts): texts
        }
    }
}
