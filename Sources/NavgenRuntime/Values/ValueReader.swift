#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Reads the parameters of a node from a URL, a saved state, or another node value.
///
/// The one initializer of each generated enum serves all three:
///
///     init?(_ node: ShopNode, _ values: inout ValueReader) {
///         switch node {
///         case .product: self = .product(productId: values.int(0), ref: values.optionalString(1))
///         default: return nil
///         }
///     }
nonisolated public struct ValueReader {
    @usableFromInline enum Source { case url, node, saved }

    // Not reference-counted: a reader lives only as long as what it reads.
    @usableFromInline let pointer: UnsafeRawPointer
    @usableFromInline let source: Source
    /// Whether a required value is missing or invalid.
    @usableFromInline var isInvalid = false

    @inlinable @inline(__always)
    init(url: MatchedURL) {
        pointer = UnsafeRawPointer(url.memory)
        source = .url
    }

    @inlinable @inline(__always)
    init(node: UnsafePointer<NodeValue>) {
        pointer = UnsafeRawPointer(node)
        source = .node
    }

    init(_ saved: SavedParameters) {
        pointer = UnsafeRawPointer(Unmanaged.passUnretained(saved).toOpaque())
        source = .saved
    }

    @inline(__always)
    private var url: MatchedURL? {
        source == .url ? MatchedURL(UnsafeMutableRawPointer(mutating: pointer)) : nil
    }
    @inline(__always)
    private var node: UnsafePointer<NodeValue>? {
        source == .node ? pointer.assumingMemoryBound(to: NodeValue.self) : nil
    }
    private var saved: SavedParameters? {
        source == .saved ? Unmanaged<SavedParameters>.fromOpaque(pointer).takeUnretainedValue() : nil
    }

    /// The value of a parameter; `nil` if there is none.
    @usableFromInline
    func optional<Value: ParameterValue>(_ index: Int, _ type: Value.Type = Value.self) -> Value? {
        if let node { return Value(node.pointee[index]) ?? Value(spelled: node.pointee[index]) }
        if let url { return url.text(index).flatMap { Value(spelling: $0) } }
        return saved?.value(index)
    }

    public func optionalInt(_ index: Int) -> Int? {
        if let url { return url.int(index) }
        return optional(index)
    }

    public func optionalString(_ index: Int) -> String? {
        if let url { return url.text(index) }
        return optional(index)
    }

    public func optionalUUID(_ index: Int) -> UUID? {
        if let url { return url.uuid(index).map { UUID(uuid: unsafeBitCast($0, to: uuid_t.self)) } }
        return optional(index)
    }

    public func optionalInt64(_ index: Int) -> Int64? { optional(index) }
    public func optionalUInt(_ index: Int) -> UInt? { optional(index) }
    public func optionalDouble(_ index: Int) -> Double? { optional(index) }
    public func optionalDecimal(_ index: Int) -> Decimal? { optional(index) }
    public func optionalBool(_ index: Int) -> Bool? { optional(index) }
    public func optionalDate(_ index: Int) -> Date? { optional(index) }
    public func optionalURL(_ index: Int) -> URL? { optional(index) }

    public mutating func int(_ index: Int) -> Int { optionalInt(index) ?? invalid(0) }

    public mutating func string(_ index: Int) -> String {
        if let url, let text = url.text(index) { return text }
        return optionalString(index) ?? invalid("")
    }
    public mutating func int64(_ index: Int) -> Int64 { optionalInt64(index) ?? invalid(0) }
    public mutating func uint(_ index: Int) -> UInt { optionalUInt(index) ?? invalid(0) }
    public mutating func double(_ index: Int) -> Double { optionalDouble(index) ?? invalid(0) }
    public mutating func decimal(_ index: Int) -> Decimal { optionalDecimal(index) ?? invalid(0) }
    public mutating func bool(_ index: Int) -> Bool { optionalBool(index) ?? invalid(false) }
    public mutating func date(_ index: Int) -> Date {
        optionalDate(index) ?? invalid(Date(timeIntervalSinceReferenceDate: 0))
    }
    public mutating func uuid(_ index: Int) -> UUID {
        optionalUUID(index) ?? invalid(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
    }

    public func int(_ index: Int, or other: Int) -> Int { optionalInt(index) ?? other }
    public func string(_ index: Int, or other: String) -> String { optionalString(index) ?? other }
    public func int64(_ index: Int, or other: Int64) -> Int64 { optionalInt64(index) ?? other }
    public func uint(_ index: Int, or other: UInt) -> UInt { optionalUInt(index) ?? other }
    public func double(_ index: Int, or other: Double) -> Double { optionalDouble(index) ?? other }
    public func decimal(_ index: Int, or other: Decimal) -> Decimal { optionalDecimal(index) ?? other }
    public func bool(_ index: Int, or other: Bool) -> Bool { optionalBool(index) ?? other }
    public func date(_ index: Int, or other: Date) -> Date { optionalDate(index) ?? other }
    public func uuid(_ index: Int, or other: UUID) -> UUID { optionalUUID(index) ?? other }
    public func url(_ index: Int, or other: URL) -> URL { optionalURL(index) ?? other }

    /// A value of an enum or a pattern that the graph declares.
    public func raw<Value: RawRepresentable>(_ index: Int, _ type: Value.Type = Value.self) -> Value?
    where Value.RawValue: ParameterValue {
        optional(index, Value.RawValue.self).flatMap { Value(rawValue: $0) }
    }

    public func raw<Value: RawRepresentable>(_ index: Int, or other: Value) -> Value
    where Value.RawValue: ParameterValue {
        raw(index, Value.self) ?? other
    }

    /// A value that matches a pattern. In a URL, that has been checked.
    public func raw<Value: PatternValue>(_ index: Int, _ type: Value.Type = Value.self) -> Value? {
        guard source == .url else { return optional(index, Value.RawValue.self).flatMap { Value(rawValue: $0) } }
        return optional(index, Value.RawValue.self).map { Value(unchecked: $0) }
    }

    public func raw<Value: PatternValue>(_ index: Int, or other: Value) -> Value { raw(index, Value.self) ?? other }

    /// A list; `nil` if there is none, or one of its values is invalid.
    public func list<Value: ParameterValue>(_ index: Int, _ type: Value.Type = Value.self) -> [Value]? {
        if let node {
            let values: [NodeValue.Parameter]
            switch node.pointee[index] {
            case .list(let all): values = all
            // A table fixes one value: its spelling.
            case .string(let text): values = [.string(text)]
            default: return nil
            }
            return values.map { Value($0) ?? Value(spelled: $0) }.complete()
        }
        if let url { return url.texts(index).map { Value(spelling: $0) }.complete() }
        return saved?.value(index)
    }

    public func list<Value: ParameterValue>(_ index: Int, or other: [Value]) -> [Value] { list(index) ?? other }

    public func rawList<Value: RawRepresentable>(_ index: Int, _ type: Value.Type = Value.self) -> [Value]?
    where Value.RawValue: ParameterValue {
        list(index, Value.RawValue.self)?.map { Value(rawValue: $0) }.complete()
    }

    public func rawList<Value: RawRepresentable>(_ index: Int, or other: [Value]) -> [Value]
    where Value.RawValue: ParameterValue {
        rawList(index) ?? other
    }

    /// A value of the app's own type that can be saved.
    public func saved<Value: Decodable>(_ index: Int, _ type: Value.Type = Value.self) -> Value? {
        if let node { return node.pointee[index].boxed() }
        return saved?.value(index)
    }

    public func savedList<Value: Decodable>(_ index: Int, _ type: Value.Type = Value.self) -> [Value]? {
        if let node { return node.pointee[index].boxedList() }
        return saved?.value(index)
    }

    /// A value that exists only in memory.
    public func unsaved<Value>(_ index: Int, _ type: Value.Type = Value.self) -> Value? {
        node.flatMap { $0.pointee[index].boxed() }
    }

    public func unsavedList<Value>(_ index: Int, _ type: Value.Type = Value.self) -> [Value]? {
        node.flatMap { $0.pointee[index].boxedList() }
    }

    private mutating func invalid<Value>(_ placeholder: Value) -> Value {
        isInvalid = true
        return placeholder
    }
}

nonisolated extension Array {
    /// The values, if all are there.
    fileprivate func complete<Value>() -> [Value]? where Element == Value? {
        let values = compactMap(\.self)
        return values.count == count ? values : nil
    }
}
