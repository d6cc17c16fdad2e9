/// A type that a graph declares as a wrapper of another one, such as `UserID: {base: UUID}`.
nonisolated public protocol WrappedValue: RawRepresentable, Hashable, Codable, Sendable
where RawValue: ParameterValue {
    init(rawValue: RawValue)
}

nonisolated extension WrappedValue {
    /// Wraps a value.
    public init(_ value: RawValue) { self.init(rawValue: value) }

    /// Wraps a value. Generated code calls this for patterns too; a wrapped value needs no check.
    public init(unchecked value: RawValue) { self.init(rawValue: value) }

    /// Decodes the value.
    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(RawValue.self))
    }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
