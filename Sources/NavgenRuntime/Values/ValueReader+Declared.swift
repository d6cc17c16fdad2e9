#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Reads values of types that the graph declares. If a required value is missing or invalid, the
// reader returns an arbitrary value of the type and marks itself as invalid, so that the result is
// discarded.
//
// Each kind of type has its own methods: overloads with the same name for all kinds would make long
// calls slow to compile.

/// Reads values of enums.
nonisolated extension ValueReader {
    /// Reads a required case.
    public mutating func choice<Value: RawRepresentable & CaseIterable>(_ index: Int) -> Value
    where Value.RawValue == String, Value.AllCases == [Value] {
        if let value = optionalChoice(index, Value.self) { return value }
        isInvalid = true
        return Value.allCases[0]
    }

    /// Reads a case, or returns the default.
    public func choice<Value: RawRepresentable>(_ index: Int, or other: Value) -> Value
    where Value.RawValue == String {
        optionalChoice(index) ?? other
    }

    /// Reads a case; `nil` if it is missing or invalid.
    public func optionalChoice<Value: RawRepresentable>(_ index: Int, _ type: Value.Type = Value.self) -> Value?
    where Value.RawValue == String {
        optional(index, String.self).flatMap { Value(rawValue: $0) }
    }

    /// Reads an optional case, or returns the default if it is missing.
    public func optionalChoice<Value: RawRepresentable>(_ index: Int, or other: Value) -> Value?
    where Value.RawValue == String {
        nullable(index, optionalChoice(index), other)
    }
}

/// Reads values of types that the app declares, and whose raw values the graph knows. The app's
/// initializer may refuse a raw value; a URL with it then leads nowhere, as with any value that
/// cannot be read.
nonisolated extension ValueReader {
    /// Reads a value; `nil` if it is missing or invalid.
    public mutating func optionalRaw<Value: RawRepresentable>(_ index: Int, _ type: Value.Type = Value.self) -> Value?
    where Value.RawValue: ParameterValue {
        guard let raw = optional(index, Value.RawValue.self) else { return nil }
        let value = Value(rawValue: raw)
        if value == nil, case .url = source { isRefused = true }
        return value
    }

    /// Reads a value, or returns the default.
    public mutating func raw<Value: RawRepresentable>(_ index: Int, or other: Value) -> Value
    where Value.RawValue: ParameterValue {
        optionalRaw(index) ?? other
    }

    /// Reads an optional value, or returns the default if it is missing.
    public mutating func optionalRaw<Value: RawRepresentable>(_ index: Int, or other: Value) -> Value?
    where Value.RawValue: ParameterValue {
        nullable(index, optionalRaw(index), other)
    }
}

/// Reads values that match a pattern.
nonisolated extension ValueReader {
    /// Reads a required value.
    public mutating func pattern<Value: PatternValue>(_ index: Int) -> Value {
        optionalPattern(index) ?? Value(unchecked: missing())
    }

    /// Reads a value, or returns the default.
    public func pattern<Value: PatternValue>(_ index: Int, or other: Value) -> Value { optionalPattern(index) ?? other }

    /// Reads a value; `nil` if it is missing or invalid. Values in a URL have already been checked
    /// against the pattern.
    public func optionalPattern<Value: PatternValue>(_ index: Int) -> Value? {
        guard case .url = source else { return optional(index, Value.RawValue.self).flatMap { Value(rawValue: $0) } }
        return optional(index, Value.RawValue.self).map { Value(unchecked: $0) }
    }

    /// Reads an optional value, or returns the default if it is missing.
    public func optionalPattern<Value: PatternValue>(_ index: Int, or other: Value) -> Value? {
        nullable(index, optionalPattern(index), other)
    }
}

/// Reads values of types that wrap another type.
nonisolated extension ValueReader {
    /// Reads a required value.
    public mutating func wrapped<Value: WrappedValue>(_ index: Int) -> Value {
        optionalWrapped(index) ?? Value(rawValue: missing())
    }

    /// Reads a value, or returns the default.
    public func wrapped<Value: WrappedValue>(_ index: Int, or other: Value) -> Value { optionalWrapped(index) ?? other }

    /// Reads a value; `nil` if it is missing or invalid.
    public func optionalWrapped<Value: WrappedValue>(_ index: Int) -> Value? {
        optional(index, Value.RawValue.self).map { Value(rawValue: $0) }
    }

    /// Reads an optional value, or returns the default if it is missing.
    public func optionalWrapped<Value: WrappedValue>(_ index: Int, or other: Value) -> Value? {
        nullable(index, optionalWrapped(index), other)
    }

    private mutating func missing<Value: ParameterValue>() -> Value {
        isInvalid = true
        return Value.placeholder
    }
}

nonisolated extension ParameterValue {
    /// An arbitrary value of the type.
    fileprivate static var placeholder: Self {
        let values: [any ParameterValue] = [
            "", 0 as Int, 0 as Int64, 0 as UInt, 0 as Double, 0 as Decimal, false, Date(timeIntervalSince1970: 0),
            UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        ]
        for case let value as Self in values { return value }
        guard let url = URL(string: "about:blank") as? Self else {
            preconditionFailure("\(Self.self) is not a type of the graph's language")
        }
        return url
    }
}
