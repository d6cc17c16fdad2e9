import NavGraph
import NavLinks

/// A value of a node's parameter in a URL.
///
/// Values can be written as literals:
///
/// ```swift
/// try graph.url(of: "search", ["query": "chairs", "page": 2, "tags": ["new", "sale"]])
/// ```
public enum LinkValue: Sendable, Hashable {
    /// An optional parameter without a value.
    case absent
    /// A `Bool`.
    case bool(Bool)
    /// An `Int` or `Int64`.
    case int(Int64)
    /// A `UInt`.
    case uint(UInt64)
    /// A value of any other type: digits for `Double` and `Decimal`, ISO 8601 for `Date`, the
    /// case's name for an enum.
    case text(String)
    /// The values of a list.
    case list([LinkValue])

    init(_ value: SpelledValue, _ type: ValueType) {
        switch value {
        case .none: self = .absent
        case .one(let text): self = LinkValue(text, type)
        case .many(let texts): self = .list(texts.map { LinkValue($0, type) })
        }
    }

    private init(_ text: String, _ type: ValueType) {
        let text = type.literal(of: text)
        switch type {
        case .bool: self = .bool(text == "true")
        case .int: self = Int64(text).map { .int($0) } ?? .text(text)
        case .uint: self = UInt64(text).map { .uint($0) } ?? .text(text)
        default: self = .text(text)
        }
    }

    /// The value as it is written in a graph or on a command line; items of a list are separated by
    /// commas.
    public var text: String {
        switch self {
        case .absent: ""
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .uint(let value): "\(value)"
        case .text(let value): value
        case .list(let items): items.map(\.text).joined(separator: ",")
        }
    }

    /// The strings of a list or of a single value; nil if there is no value.
    var texts: [String]? {
        switch self {
        case .absent: nil
        case .list(let items): items.map(\.text)
        default: [text]
        }
    }
}

extension LinkValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByNilLiteral
{
    /// Creates a value from a string, such as `"chairs"` or `"2026-11-26"`.
    public init(stringLiteral text: String) { self = .text(text) }
    /// Creates an integer.
    public init(integerLiteral number: Int64) { self = .int(number) }
    /// Creates a Boolean.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates a list.
    public init(arrayLiteral items: LinkValue...) { self = .list(items) }
    /// Creates an absent value.
    public init(nilLiteral: ()) { self = .absent }
}
