#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Reads values of the app's own types that have a default.
nonisolated extension ValueReader {
    /// Reads a value of the app's own type that can be saved, or takes its default.
    public func saved<Value: Decodable>(_ index: Int, or other: Value) -> Value { saved(index) ?? other }

    /// Reads a list of values of the app's own type that can be saved, or takes its default.
    public func savedList<Value: Decodable>(_ index: Int, or other: [Value]) -> [Value] { savedList(index) ?? other }

    /// Reads a value that exists only in memory, or takes its default.
    public func unsaved<Value>(_ index: Int, or other: Value) -> Value { unsaved(index) ?? other }

    /// Reads a list of values that exist only in memory, or takes its default.
    public func unsavedList<Value>(_ index: Int, or other: [Value]) -> [Value] { unsavedList(index) ?? other }
}

/// Reads parameters whose default differs from `nil`: `nil` has to be said, as what is missing has the default.
nonisolated extension ValueReader {
    private func isNull(_ index: Int) -> Bool {
        switch source {
        case .url: false
        case .node: NodeValue.Parameter.isNull(pointer.assumingMemoryBound(to: NodeValue.self).pointee[index])
        case .saved: Unmanaged<SavedParameters>.fromOpaque(pointer).takeUnretainedValue().isNull(index)
        }
    }

    func nullable<Value>(_ index: Int, _ value: Value?, _ other: Value) -> Value? {
        value ?? (isNull(index) ? nil : other)
    }

    /// Reads an `Int` that can be `nil`, or takes its default.
    public func optionalInt(_ index: Int, or other: Int) -> Int? { nullable(index, optionalInt(index), other) }
    /// Reads an `Int64` that can be `nil`, or takes its default.
    public func optionalInt64(_ index: Int, or other: Int64) -> Int64? { nullable(index, optionalInt64(index), other) }
    /// Reads a `UInt` that can be `nil`, or takes its default.
    public func optionalUInt(_ index: Int, or other: UInt) -> UInt? { nullable(index, optionalUInt(index), other) }
    /// Reads a `Bool` that can be `nil`, or takes its default.
    public func optionalBool(_ index: Int, or other: Bool) -> Bool? { nullable(index, optionalBool(index), other) }
    /// Reads a `UUID` that can be `nil`, or takes its default.
    public func optionalUUID(_ index: Int, or other: UUID) -> UUID? { nullable(index, optionalUUID(index), other) }
    /// Reads a `Date` that can be `nil`, or takes its default.
    public func optionalDate(_ index: Int, or other: Date) -> Date? { nullable(index, optionalDate(index), other) }
    /// Reads a `URL` that can be `nil`, or takes its default.
    public func optionalURL(_ index: Int, or other: URL) -> URL? { nullable(index, optionalURL(index), other) }

    /// Reads a `String` that can be `nil`, or takes its default.
    public func optionalString(_ index: Int, or other: String) -> String? {
        nullable(index, optionalString(index), other)
    }

    /// Reads a `Double` that can be `nil`, or takes its default.
    public func optionalDouble(_ index: Int, or other: Double) -> Double? {
        nullable(index, optionalDouble(index), other)
    }

    /// Reads a `Decimal` that can be `nil`, or takes its default.
    public func optionalDecimal(_ index: Int, or other: Decimal) -> Decimal? {
        nullable(index, optionalDecimal(index), other)
    }

    /// Reads a value of the app's own type that can be saved that can be `nil`, or takes its default.
    public func optionalSaved<Value: Decodable>(_ index: Int, or other: Value) -> Value? {
        nullable(index, saved(index), other)
    }

    /// Reads a value that exists only in memory that can be `nil`, or takes its default.
    public func optionalUnsaved<Value>(_ index: Int, or other: Value) -> Value? {
        nullable(index, unsaved(index), other)
    }
}

nonisolated extension NodeValue.Parameter {
    /// Whether it says `nil`, as a value of its own or in a table.
    fileprivate static func isNull(_ value: Self) -> Bool { value == .null || value == .list([]) }
}
