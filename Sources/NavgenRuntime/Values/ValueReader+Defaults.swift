#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Reads values of the app's own types that have a default.
nonisolated extension ValueReader {
    public func saved<Value: Decodable>(_ index: Int, or other: Value) -> Value { saved(index) ?? other }

    public func savedList<Value: Decodable>(_ index: Int, or other: [Value]) -> [Value] { savedList(index) ?? other }

    public func unsaved<Value>(_ index: Int, or other: Value) -> Value { unsaved(index) ?? other }

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

    private func nullable<Value>(_ index: Int, _ value: Value?, _ other: Value) -> Value? {
        value ?? (isNull(index) ? nil : other)
    }

    public func optionalInt(_ index: Int, or other: Int) -> Int? { nullable(index, optionalInt(index), other) }
    public func optionalInt64(_ index: Int, or other: Int64) -> Int64? { nullable(index, optionalInt64(index), other) }
    public func optionalUInt(_ index: Int, or other: UInt) -> UInt? { nullable(index, optionalUInt(index), other) }
    public func optionalBool(_ index: Int, or other: Bool) -> Bool? { nullable(index, optionalBool(index), other) }
    public func optionalUUID(_ index: Int, or other: UUID) -> UUID? { nullable(index, optionalUUID(index), other) }
    public func optionalDate(_ index: Int, or other: Date) -> Date? { nullable(index, optionalDate(index), other) }
    public func optionalURL(_ index: Int, or other: URL) -> URL? { nullable(index, optionalURL(index), other) }

    public func optionalString(_ index: Int, or other: String) -> String? {
        nullable(index, optionalString(index), other)
    }

    public func optionalDouble(_ index: Int, or other: Double) -> Double? {
        nullable(index, optionalDouble(index), other)
    }

    public func optionalDecimal(_ index: Int, or other: Decimal) -> Decimal? {
        nullable(index, optionalDecimal(index), other)
    }

    public func optionalRaw<Value: RawRepresentable>(_ index: Int, or other: Value) -> Value?
    where Value.RawValue: ParameterValue {
        nullable(index, raw(index), other)
    }

    public func optionalSaved<Value: Decodable>(_ index: Int, or other: Value) -> Value? {
        nullable(index, saved(index), other)
    }

    public func optionalUnsaved<Value>(_ index: Int, or other: Value) -> Value? {
        nullable(index, unsaved(index), other)
    }
}

nonisolated extension NodeValue.Parameter {
    /// Whether it says `nil`, as a value of its own or in a table.
    fileprivate static func isNull(_ value: Self) -> Bool { value == .null || value == .list([]) }
}
