import NavDriver
import NavGraph
import NavLinks

/// A value of a node's parameter, as a URL carries it.
///
/// Values are written as literals where a URL is asked for:
///
/// ```swift
/// try graph.url(of: "search", ["query": "chairs", "page": 2, "tags": ["new", "sale"]])
/// ```
public enum LinkValue: Sendable, Hashable {
    /// No value, of an optional parameter.
    case absent
    /// A `Bool`.
    case bool(Bool)
    /// An `Int` or `Int64`.
    case int(Int64)
    /// A `UInt`.
    case uint(UInt64)
    /// Of every other type: a `Double` and a `Decimal` in digits, a `Date` by ISO 8601, an enum by its case's name.
    case text(String)
    /// The values of a list.
    case list([LinkValue])

    init(_ value: NavLinks.LinkValue, _ type: ValueType) {
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

    /// The value as it is written in a graph or on a command line; that of a list are its items, with commas.
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

    /// The texts of a list or of one value; nil where there is no value.
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
    /// A text, or what a text spells.
    public init(stringLiteral text: String) { self = .text(text) }
    /// A whole number.
    public init(integerLiteral number: Int64) { self = .int(number) }
    /// A truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A list.
    public init(arrayLiteral items: LinkValue...) { self = .list(items) }
    /// No value.
    public init(nilLiteral: ()) { self = .absent }
}
