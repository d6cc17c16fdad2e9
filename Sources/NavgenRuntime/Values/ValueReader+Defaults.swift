#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Reads values of the app's own types that have a default.
nonisolated extension ValueReader {
    /// Reads a value of the app's own type that can be saved, or returns the default.
    public func saved<Value: Decodable>(_ index: Int, or other: Value) -> Value { saved(index) ?? other }

    /// Reads a list of values of the app's own type that can be saved, or returns the default.
    public func savedList<Value: Decodable>(_ index: Int, or other: [Value]) -> [Value] { savedList(index) ?? other }

    /// Reads a value that exists only in memory, or returns the default.
    public func unsaved<Value>(_ index: Int, or other: Value) -> Value { unsaved(index) ?? other }

    /// Reads a list of values that exist only in memory, or returns the default.
    public func unsavedList<Value>(_ index: Int, or other: [Value]) -> [Value] { unsavedList(index) ?? other }
}

/// Reads optional parameters whose default is not `nil`. For these, `nil` has to be explicit,
/// because a missing value means the default.
nonisolated extension ValueReader {
    private func isNull(_ index: Int) -> Bool {
        switch source {
        case .url: false
        case .node(let node): NodeValue.Parameter.isNull(node[index])
        case .saved(let saved): saved.isNull(index)
        }
    }

    func nullable<Value>(_ index: Int, _ value: Value?, _ other: Value) -> Value? {
        value ?? (isNull(index) ? nil : other)
    }

    /// Reads an optional `Int`, or returns the default if it is missing.
    public func optionalInt(_ index: Int, or other: Int) -> Int? { nullable(index, optionalInt(index), other) }
    /// Reads an optional `Int64`, or returns the default if it is missing.
    public func optionalInt64(_ index: Int, or other: Int64) -> Int64? { nullable(index, optionalInt64(index), other) }
    /// Reads an optional `UInt`, or returns the default if it is missing.
    public func optionalUInt(_ index: Int, or other: UInt) -> UInt? { nullable(index, optionalUInt(index), other) }
    /// Reads an optional `Bool`, or returns the default if it is missing.
    public func optionalBool(_ index: Int, or other: Bool) -> Bool? { nullable(index, optionalBool(index), other) }
    /// Reads an optional `UUID`, or returns the default if it is missing.
    public func optionalUUID(_ index: Int, or other: UUID) -> UUID? { nullable(index, optionalUUID(index), other) }
    /// Reads an optional `Date`, or returns the default if it is missing.
    public func optionalDate(_ index: Int, or other: Date) -> Date? { nullable(index, optionalDate(index), other) }
    /// Reads an optional `URL`, or returns the default if it is missing.
    public func optionalURL(_ index: Int, or other: URL) -> URL? { nullable(index, optionalURL(index), other) }

    /// Reads an optional `String`, or returns the default if it is missing.
    public func optionalString(_ index: Int, or other: String) -> String? {
        nullable(index, optionalString(index), other)
    }

    /// Reads an optional `Double`, or returns the default if it is missing.
    public func optionalDouble(_ index: Int, or other: Double) -> Double? {
        nullable(index, optionalDouble(index), other)
    }

    /// Reads an optional `Decimal`, or returns the default if it is missing.
    public func optionalDecimal(_ index: Int, or other: Decimal) -> Decimal? {
        nullable(index, optionalDecimal(index), other)
    }

    /// Reads an optional value of the app's own type that can be saved, or returns the default if
    /// it is missing.
    public func optionalSaved<Value: Decodable>(_ index: Int, or other: Value) -> Value? {
        nullable(index, saved(index), other)
    }

    /// Reads an optional value that exists only in memory, or returns the default if it is missing.
    public func optionalUnsaved<Value>(_ index: Int, or other: Value) -> Value? {
        nullable(index, unsaved(index), other)
    }
}

nonisolated extension NodeValue.Parameter {
    /// Whether a value is an explicit `nil`. In a table, that is an empty list.
    fileprivate static func isNull(_ value: Self) -> Bool { value == .null || value == .list([]) }
}
