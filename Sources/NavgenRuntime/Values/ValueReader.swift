#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Reads the parameters of a node from a URL, a saved state, or another node value.
///
/// A generated enum has one initializer that works with all three:
///
///     init?(_ node: ShopNode, _ values: inout ValueReader) {
///         switch node {
///         case .product: self = .product(productId: values.int(0), ref: values.optionalString(1))
///         default: return nil
///         }
///     }
nonisolated public struct ValueReader {
    @usableFromInline enum Source {
        case url(MatchedURL)
        case node(NodeValue)
        case saved(SavedParameters)
    }

    @usableFromInline let source: Source
    /// Whether a required value is missing or invalid.
    @usableFromInline var isInvalid = false
    /// Whether the app's initializer refuses a value of the URL.
    @usableFromInline var isRefused = false

    @usableFromInline
    init(_ url: MatchedURL) { source = .url(url) }

    @usableFromInline
    init(_ node: NodeValue) { source = .node(node) }

    init(_ saved: SavedParameters) { source = .saved(saved) }

    /// Reads the value of a parameter; `nil` if it is missing or invalid.
    @usableFromInline
    func optional<Value: ParameterValue>(_ index: Int, _ type: Value.Type = Value.self) -> Value? {
        switch source {
        case .url(let url): url.text(index).flatMap { Value(spelling: $0) }
        case .node(let node): Value(node[index]) ?? Value(spelled: node[index])
        case .saved(let saved): saved.value(index)
        }
    }

    /// Reads an `Int`; `nil` if it is missing or invalid.
    public func optionalInt(_ index: Int) -> Int? {
        if case .url(let url) = source, let part = url.part(index) {
            return Spelling.int(part).flatMap { Int(exactly: $0) }
        }
        return optional(index)
    }
    /// Reads a `String`; `nil` if it is missing or invalid.
    public func optionalString(_ index: Int) -> String? { optional(index) }
    /// Reads a `UUID`; `nil` if it is missing or invalid.
    public func optionalUUID(_ index: Int) -> UUID? {
        if case .url(let url) = source, let part = url.part(index) {
            return Spelling.uuid(part).map { UUID(uuid: unsafeBitCast($0, to: uuid_t.self)) }
        }
        return optional(index)
    }
    /// Reads an `Int64`; `nil` if it is missing or invalid.
    public func optionalInt64(_ index: Int) -> Int64? { optional(index) }
    /// Reads a `UInt`; `nil` if it is missing or invalid.
    public func optionalUInt(_ index: Int) -> UInt? { optional(index) }
    /// Reads a `Double`; `nil` if it is missing or invalid.
    public func optionalDouble(_ index: Int) -> Double? { optional(index) }
    /// Reads a `Decimal`; `nil` if it is missing or invalid.
    public func optionalDecimal(_ index: Int) -> Decimal? { optional(index) }
    /// Reads a `Bool`; `nil` if it is missing or invalid.
    public func optionalBool(_ index: Int) -> Bool? { optional(index) }
    /// Reads a `Date`; `nil` if it is missing or invalid.
    public func optionalDate(_ index: Int) -> Date? { optional(index) }
    /// Reads a `URL`; `nil` if it is missing or invalid.
    public func optionalURL(_ index: Int) -> URL? { optional(index) }

    /// Reads a required `Int`.
    public mutating func int(_ index: Int) -> Int { optionalInt(index) ?? invalid(0) }
    /// Reads a required `String`.
    public mutating func string(_ index: Int) -> String { optionalString(index) ?? invalid("") }
    /// Reads a required `Int64`.
    public mutating func int64(_ index: Int) -> Int64 { optionalInt64(index) ?? invalid(0) }
    /// Reads a required `UInt`.
    public mutating func uint(_ index: Int) -> UInt { optionalUInt(index) ?? invalid(0) }
    /// Reads a required `Double`.
    public mutating func double(_ index: Int) -> Double { optionalDouble(index) ?? invalid(0) }
    /// Reads a required `Decimal`.
    public mutating func decimal(_ index: Int) -> Decimal { optionalDecimal(index) ?? invalid(0) }
    /// Reads a required `Bool`.
    public mutating func bool(_ index: Int) -> Bool { optionalBool(index) ?? invalid(false) }
    /// Reads a required `Date`.
    public mutating func date(_ index: Int) -> Date {
        optionalDate(index) ?? invalid(Date(timeIntervalSinceReferenceDate: 0))
    }
    /// Reads a required `UUID`.
    public mutating func uuid(_ index: Int) -> UUID {
        optionalUUID(index) ?? invalid(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
    }

    /// Reads an `Int`, or returns the default.
    public func int(_ index: Int, or other: Int) -> Int { optionalInt(index) ?? other }
    /// Reads a `String`, or returns the default.
    public func string(_ index: Int, or other: String) -> String { optionalString(index) ?? other }
    /// Reads an `Int64`, or returns the default.
    public func int64(_ index: Int, or other: Int64) -> Int64 { optionalInt64(index) ?? other }
    /// Reads a `UInt`, or returns the default.
    public func uint(_ index: Int, or other: UInt) -> UInt { optionalUInt(index) ?? other }
    /// Reads a `Double`, or returns the default.
    public func double(_ index: Int, or other: Double) -> Double { optionalDouble(index) ?? other }
    /// Reads a `Decimal`, or returns the default.
    public func decimal(_ index: Int, or other: Decimal) -> Decimal { optionalDecimal(index) ?? other }
    /// Reads a `Bool`, or returns the default.
    public func bool(_ index: Int, or other: Bool) -> Bool { optionalBool(index) ?? other }
    /// Reads a `Date`, or returns the default.
    public func date(_ index: Int, or other: Date) -> Date { optionalDate(index) ?? other }
    /// Reads a `UUID`, or returns the default.
    public func uuid(_ index: Int, or other: UUID) -> UUID { optionalUUID(index) ?? other }
    /// Reads a `URL`, or returns the default.
    public func url(_ index: Int, or other: URL) -> URL { optionalURL(index) ?? other }

    /// Reads a list; `nil` if it is missing or one of its values is invalid.
    public func list<Value: ParameterValue>(_ index: Int, _ type: Value.Type = Value.self) -> [Value]? {
        switch source {
        case .url(let url): return url.texts(index).map { Value(spelling: $0) }.complete()
        case .node(let node):
            let values: [NodeValue.Parameter]
            switch node[index] {
            case .list(let all): values = all
            // A table contains a single fixed value as its spelling.
            case .string(let text): values = [.string(text)]
            default: return nil
            }
            return values.map { Value($0) ?? Value(spelled: $0) }.complete()
        case .saved(let saved): return saved.value(index)
        }
    }

    /// Reads a list, or returns the default.
    public func list<Value: ParameterValue>(_ index: Int, or other: [Value]) -> [Value] { list(index) ?? other }

    /// Reads a list of values of a type that the graph declares; `nil` if it is missing or invalid.
    public mutating func rawList<Value: RawRepresentable>(
        _ index: Int, _ type: Value.Type = Value.self
    ) -> [Value]? where Value.RawValue: ParameterValue {
        guard let raw = list(index, Value.RawValue.self) else { return nil }
        let values = raw.map { Value(rawValue: $0) }.complete()
        if values == nil, case .url = source { isRefused = true }
        return values
    }

    /// Reads a list of values of a type that the graph declares, or returns the default.
    public mutating func rawList<Value: RawRepresentable>(_ index: Int, or other: [Value]) -> [Value]
    where Value.RawValue: ParameterValue {
        rawList(index) ?? other
    }

    /// Reads a value of the app's own type that can be saved; `nil` if it is missing.
    public func saved<Value: Decodable>(_ index: Int, _ type: Value.Type = Value.self) -> Value? {
        switch source {
        case .url: nil
        case .node(let node): node[index].boxed()
        case .saved(let saved): saved.value(index)
        }
    }

    /// Reads a list of values of the app's own type that can be saved; `nil` if it is missing or invalid.
    public func savedList<Value: Decodable>(_ index: Int, _ type: Value.Type = Value.self) -> [Value]? {
        switch source {
        case .url: nil
        case .node(let node): node[index].boxedList()
        case .saved(let saved): saved.value(index)
        }
    }

    /// Reads a value that exists only in memory; `nil` if it is missing.
    public func unsaved<Value>(_ index: Int, _ type: Value.Type = Value.self) -> Value? {
        if case .node(let node) = source { node[index].boxed() } else { nil }
    }

    /// Reads a list of values that exist only in memory; `nil` if it is missing or invalid.
    public func unsavedList<Value>(_ index: Int, _ type: Value.Type = Value.self) -> [Value]? {
        if case .node(let node) = source { node[index].boxedList() } else { nil }
    }

    private mutating func invalid<Value>(_ placeholder: Value) -> Value {
        isInvalid = true
        return placeholder
    }
}

nonisolated extension Array {
    /// The values, if none is `nil`.
    fileprivate func complete<Value>() -> [Value]? where Element == Value? {
        let values = compactMap(\.self)
        return values.count == count ? values : nil
    }
}
