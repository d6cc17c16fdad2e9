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

    /// Reads an `Int`, if there is one.
    public func optionalInt(_ index: Int) -> Int? {
        if let url { return url.int(index) }
        return optional(index)
    }

    /// Reads a `String`, if there is one.
    public func optionalString(_ index: Int) -> String? {
        if let url { return url.text(index) }
        return optional(index)
    }

    /// Reads a `UUID`, if there is one.
    public func optionalUUID(_ index: Int) -> UUID? {
        if let url { return url.uuid(index).map { UUID(uuid: unsafeBitCast($0, to: uuid_t.self)) } }
        return optional(index)
    }

    /// Reads an `Int64`, if there is one.
    public func optionalInt64(_ index: Int) -> Int64? { optional(index) }
    /// Reads a `UInt`, if there is one.
    public func optionalUInt(_ index: Int) -> UInt? { optional(index) }
    /// Reads a `Double`, if there is one.
    public func optionalDouble(_ index: Int) -> Double? { optional(index) }
    /// Reads a `Decimal`, if there is one.
    public func optionalDecimal(_ index: Int) -> Decimal? { optional(index) }
    /// Reads a `Bool`, if there is one.
    public func optionalBool(_ index: Int) -> Bool? { optional(index) }
    /// Reads a `Date`, if there is one.
    public func optionalDate(_ index: Int) -> Date? { optional(index) }
    /// Reads a `URL`, if there is one.
    public func optionalURL(_ index: Int) -> URL? { optional(index) }

    /// Reads an `Int`, which is required.
    public mutating func int(_ index: Int) -> Int { optionalInt(index) ?? invalid(0) }

    /// Reads a `String`, which is required.
    public mutating func string(_ index: Int) -> String {
        if let url, let text = url.text(index) { return text }
        return optionalString(index) ?? invalid("")
    }
    /// Reads an `Int64`, which is required.
    public mutating func int64(_ index: Int) -> Int64 { optionalInt64(index) ?? invalid(0) }
    /// Reads a `UInt`, which is required.
    public mutating func uint(_ index: Int) -> UInt { optionalUInt(index) ?? invalid(0) }
    /// Reads a `Double`, which is required.
    public mutating func double(_ index: Int) -> Double { optionalDouble(index) ?? invalid(0) }
    /// Reads a `Decimal`, which is required.
    public mutating func decimal(_ index: Int) -> Decimal { optionalDecimal(index) ?? invalid(0) }
    /// Reads a `Bool`, which is required.
    public mutating func bool(_ index: Int) -> Bool { optionalBool(index) ?? invalid(false) }
    /// Reads a `Date`, which is required.
    public mutating func date(_ index: Int) -> Date {
        optionalDate(index) ?? invalid(Date(timeIntervalSinceReferenceDate: 0))
    }
    /// Reads a `UUID`, which is required.
    public mutating func uuid(_ index: Int) -> UUID {
        optionalUUID(index) ?? invalid(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
    }

    /// Reads an `Int`, or takes its default.
    public func int(_ index: Int, or other: Int) -> Int { optionalInt(index) ?? other }
    /// Reads a `String`, or takes its default.
    public func string(_ index: Int, or other: String) -> String { optionalString(index) ?? other }
    /// Reads an `Int64`, or takes its default.
    public func int64(_ index: Int, or other: Int64) -> Int64 { optionalInt64(index) ?? other }
    /// Reads a `UInt`, or takes its default.
    public func uint(_ index: Int, or other: UInt) -> UInt { optionalUInt(index) ?? other }
    /// Reads a `Double`, or takes its default.
    public func double(_ index: Int, or other: Double) -> Double { optionalDouble(index) ?? other }
    /// Reads a `Decimal`, or takes its default.
    public func decimal(_ index: Int, or other: Decimal) -> Decimal { optionalDecimal(index) ?? other }
    /// Reads a `Bool`, or takes its default.
    public func bool(_ index: Int, or other: Bool) -> Bool { optionalBool(index) ?? other }
    /// Reads a `Date`, or takes its default.
    public func date(_ index: Int, or other: Date) -> Date { optionalDate(index) ?? other }
    /// Reads a `UUID`, or takes its default.
    public func uuid(_ index: Int, or other: UUID) -> UUID { optionalUUID(index) ?? other }
    /// Reads a `URL`, or takes its default.
    public func url(_ index: Int, or other: URL) -> URL { optionalURL(index) ?? other }

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

    /// Reads a list, or takes its default.
    public func list<Value: ParameterValue>(_ index: Int, or other: [Value]) -> [Value] { list(index) ?? other }

    /// Reads a list of values of a type that the graph declares, if there is one.
    public func rawList<Value: RawRepresentable>(_ index: Int, _ type: Value.Type = Value.self) -> [Value]?
    where Value.RawValue: ParameterValue {
        list(index, Value.RawValue.self)?.map { Value(rawValue: $0) }.complete()
    }

    /// Reads a list of values of a type that the graph declares, or takes its default.
    public func rawList<Value: RawRepresentable>(_ index: Int, or other: [Value]) -> [Value]
    where Value.RawValue: ParameterValue {
        rawList(index) ?? other
    }

    /// A value of the app's own type that can be saved.
    public func saved<Value: Decodable>(_ index: Int, _ type: Value.Type = Value.self) -> Value? {
        if let node { return node.pointee[index].boxed() }
        return saved?.value(index)
    }

    /// Reads a list of values of the app's own type that can be saved, if there is one.
    public func savedList<Value: Decodable>(_ index: Int, _ type: Value.Type = Value.self) -> [Value]? {
        if let node { return node.pointee[index].boxedList() }
        return saved?.value(index)
    }

    /// A value that exists only in memory.
    public func unsaved<Value>(_ index: Int, _ type: Value.Type = Value.self) -> Value? {
        node.flatMap { $0.pointee[index].boxed() }
    }

    /// Reads a list of values that exist only in memory, if there is one.
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
