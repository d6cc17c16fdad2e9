#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Values of types that the graph declares. In place of a required one that is missing or invalid stands another value of
// its type, until the whole is given up.
//
// Each kind of type has methods of its own: a call with many arguments of one name for all kinds takes a compiler long.

/// Reads values of enums.
nonisolated extension ValueReader {
    /// Reads a case, which is required.
    public mutating func choice<Value: RawRepresentable & CaseIterable>(_ index: Int) -> Value
    where Value.RawValue == String, Value.AllCases == [Value] {
        if let value = optionalChoice(index, Value.self) { return value }
        isInvalid = true
        return Value.allCases[0]
    }

    /// Reads a case, or takes its default.
    public func choice<Value: RawRepresentable>(_ index: Int, or other: Value) -> Value
    where Value.RawValue == String {
        optionalChoice(index) ?? other
    }

    /// Reads a case, if there is one.
    public func optionalChoice<Value: RawRepresentable>(_ index: Int, _ type: Value.Type = Value.self) -> Value?
    where Value.RawValue == String {
        optional(index, String.self).flatMap { Value(rawValue: $0) }
    }

    /// Reads a case that can be `nil`, or takes its default.
    public func optionalChoice<Value: RawRepresentable>(_ index: Int, or other: Value) -> Value?
    where Value.RawValue == String {
        nullable(index, optionalChoice(index), other)
    }
}

/// Reads values that match a pattern.
nonisolated extension ValueReader {
    /// Reads a value, which is required.
    public mutating func pattern<Value: PatternValue>(_ index: Int) -> Value {
        optionalPattern(index) ?? Value(unchecked: missing())
    }

    /// Reads a value, or takes its default.
    public func pattern<Value: PatternValue>(_ index: Int, or other: Value) -> Value { optionalPattern(index) ?? other }

    /// Reads a value, if there is one. In a URL, it has been checked.
    public func optionalPattern<Value: PatternValue>(_ index: Int) -> Value? {
        guard source == .url else { return optional(index, Value.RawValue.self).flatMap { Value(rawValue: $0) } }
        return optional(index, Value.RawValue.self).map { Value(unchecked: $0) }
    }

    /// Reads a value that can be `nil`, or takes its default.
    public func optionalPattern<Value: PatternValue>(_ index: Int, or other: Value) -> Value? {
        nullable(index, optionalPattern(index), other)
    }
}

/// Reads values that wrap others.
nonisolated extension ValueReader {
    /// Reads a value, which is required.
    public mutating func wrapped<Value: WrappedValue>(_ index: Int) -> Value {
        optionalWrapped(index) ?? Value(rawValue: missing())
    }

    /// Reads a value, or takes its default.
    public func wrapped<Value: WrappedValue>(_ index: Int, or other: Value) -> Value { optionalWrapped(index) ?? other }

    /// Reads a value, if there is one.
    public func optionalWrapped<Value: WrappedValue>(_ index: Int) -> Value? {
        optional(index, Value.RawValue.self).map { Value(rawValue: $0) }
    }

    /// Reads a value that can be `nil`, or takes its default.
    public func optionalWrapped<Value: WrappedValue>(_ index: Int, or other: Value) -> Value? {
        nullable(index, optionalWrapped(index), other)
    }

    private mutating func missing<Value: ParameterValue>() -> Value {
        isInvalid = true
        return Value.placeholder
    }
}

nonisolated extension ParameterValue {
    /// Any value.
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
