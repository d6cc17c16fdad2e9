#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A pattern as a state machine that reads a string once, scalar by scalar, without backtracking.
///
/// For example, `"41-5A>1;30-39>2;!30-39>2"` is the pattern `[A-Z][0-9]+`. It lists for each state
/// which ranges of scalars lead to which state. `!` marks an accepting state.
nonisolated public struct Automaton: Sendable {
    private struct Edge {
        let lower: UInt32
        let upper: UInt32
        let state: Int
    }

    private let edges: [[Edge]]
    private let accepting: [Bool]

    /// Reads a state machine as navgen writes it.
    public init(_ text: StaticString) { self.init(TableText(text)) }

    init(_ text: TableText) {
        let states = text.pieces(ASCII.semicolon)
        accepting = states.map { $0.first == ASCII.not }
        edges = states.map { state in
            (state.first == ASCII.not ? state.dropFirst() : state).split(ASCII.comma).map { edge in
                guard let (range, target) = edge.cut(at: ASCII.greater), let state = Int(target.word),
                    let lower = UInt32(range.prefix(to: ASCII.dash).word, radix: 16),
                    let upper = UInt32((range.cut(at: ASCII.dash)?.tail ?? range).word, radix: 16)
                else { preconditionFailure("navgen's pattern is not readable: \(text.word)") }
                return Edge(lower: lower, upper: upper, state: state)
            }
        }
    }

    /// Whether the pattern matches a whole string.
    public func accepts(_ text: String) -> Bool {
        var state = 0
        for scalar in text.unicodeScalars {
            guard let edge = edges[state].first(where: { $0.lower <= scalar.value && scalar.value <= $0.upper }) else {
                return false
            }
            state = edge.state
        }
        return accepting[state]
    }
}

/// A value whose spelling matches a pattern, such as `OrderID` with the pattern `ORD-[0-9]{3,}`.
///
///     nonisolated struct OrderID: PatternValue {
///         static let automaton = Automaton("4F>1;52>2;44>3;2D>4;30-39>5;30-39>6;30-39>7;!30-39>7")
///         let rawValue: String
///         init(unchecked value: String) { rawValue = value }
///     }
nonisolated public protocol PatternValue: RawRepresentable, Hashable, Codable, Sendable
where RawValue: ParameterValue {
    /// The pattern.
    static var automaton: Automaton { get }
    /// Creates a value that is known to match.
    init(unchecked value: RawValue)
}

nonisolated extension PatternValue {
    /// Creates a value; `nil` if it does not match the pattern.
    public init?(rawValue: RawValue) {
        guard let spelling = rawValue.spelling else { return nil }
        // A pattern can require the shorter spellings of dates.
        let spellings = RawValue.isDate ? Spelling.shortened(spelling) : [spelling]
        guard spellings.contains(where: Self.automaton.accepts) else { return nil }
        self.init(unchecked: rawValue)
    }

    /// Creates a value; `nil` if it does not match the pattern.
    public init?(_ value: RawValue) { self.init(rawValue: value) }

    /// Decodes a value, and throws an error if it does not match the pattern.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let value = try container.decode(RawValue.self)
        guard let checked = Self(rawValue: value) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\(value) does not match the type's pattern")
        }
        self = checked
    }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

nonisolated extension ParameterValue {
    /// Whether the type is `Date`, whose values have several spellings in URLs.
    static var isDate: Bool { Self.self == Date.self }
}
