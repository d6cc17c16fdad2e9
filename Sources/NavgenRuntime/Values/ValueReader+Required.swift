#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads required values of types that the graph declares. In place of one that is missing or invalid stands another
/// value of its type, until the whole is given up.
nonisolated extension ValueReader {
    /// Reads a required value of a type that the graph declares.
    public mutating func required<Value: PatternValue>(_ index: Int) -> Value {
        if let value = raw(index, Value.self) { return value }
        return Value(unchecked: missing())
    }

    /// Reads a required value of a type that the graph declares.
    public mutating func required<Value: WrappedValue>(_ index: Int) -> Value {
        if let value = raw(index, Value.self) { return value }
        return Value(rawValue: missing())
    }

    /// Reads a required value of a type that the graph declares.
    public mutating func required<Value: RawRepresentable & CaseIterable>(_ index: Int) -> Value
    where Value.RawValue == String, Value.AllCases == [Value] {
        if let value = raw(index, Value.self) { return value }
        isInvalid = true
        return Value.allCases[0]
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
