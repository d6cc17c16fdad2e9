#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Factory methods that generated `nodeValue` properties call.
nonisolated extension NodeValue.Parameter {
    /// A `String`, or no value.
    public static func string(_ value: String?) -> Self { value.map { .string($0) } ?? .none }
    /// An `Int`, or no value.
    public static func int(_ value: Int?) -> Self { value.map { .int(Int64($0)) } ?? .none }
    /// An `Int64`, or no value.
    public static func int64(_ value: Int64?) -> Self { value.map { .int($0) } ?? .none }
    /// A `Double`, or no value.
    public static func double(_ value: Double?) -> Self { value.map { .double($0) } ?? .none }
    /// A `Bool`, or no value.
    public static func bool(_ value: Bool?) -> Self { value.map { .bool($0) } ?? .none }
    /// A `Date`, or no value.
    public static func date(_ value: Date?) -> Self {
        value.map { .date($0.timeIntervalSinceReferenceDate) } ?? .none
    }
    /// A `UInt`, or no value.
    public static func uint(_ value: UInt?) -> Self { saved(value) }
    /// A `Decimal`, or no value.
    public static func decimal(_ value: Decimal?) -> Self { saved(value) }
    /// A `URL`, or no value.
    public static func url(_ value: URL?) -> Self { saved(value) }
    /// A `UUID`, or no value.
    public static func uuid(_ value: UUID?) -> Self {
        guard let value else { return .none }
        let words = unsafeBitCast(value.uuid, to: (UInt64, UInt64).self)
        return .uuid(words.0, words.1)
    }

    /// The raw value of a type that the graph declares, such as an enum or a pattern.
    public static func raw<Raw: RawRepresentable>(_ value: Raw?) -> Self where Raw.RawValue: ParameterValue {
        value.map { $0.rawValue.parameter } ?? .none
    }

    /// A value of the app's own type that can be saved.
    public static func saved<Value: Hashable & Codable & Sendable>(_ value: Value?) -> Self {
        value.map { .boxed(BoxedParameter($0, isSaved: true)) } ?? .none
    }

    /// A value that exists only in memory.
    public static func unsaved<Value: Hashable & Sendable>(_ value: Value?) -> Self {
        value.map { .boxed(BoxedParameter($0, isSaved: false)) } ?? .none
    }

    /// A value of the app's own type that can be saved; no value if it is the default.
    public static func saved<Value: Hashable & Codable & Sendable>(_ value: Value, or other: Value) -> Self {
        value == other ? .none : saved(value)
    }

    /// A value that exists only in memory; no value if it is the default.
    public static func unsaved<Value: Hashable & Sendable>(_ value: Value, or other: Value) -> Self {
        value == other ? .none : unsaved(value)
    }

    /// A value of an optional parameter with a default: distinguishes `nil` from a missing value.
    public static func nullable(_ value: Self) -> Self { value == .none ? .null : value }

    /// A list.
    public static func list<Value: ParameterValue>(_ values: [Value]) -> Self { .list(values.map(\.parameter)) }

    /// A list of values of a type that the graph declares.
    public static func rawList<Raw: RawRepresentable>(_ values: [Raw]) -> Self where Raw.RawValue: ParameterValue {
        .list(values.map(\.rawValue.parameter))
    }

    /// A list of values of the app's own type that can be saved.
    public static func savedList<Value: Hashable & Codable & Sendable>(_ values: [Value]) -> Self {
        .list(values.map { .saved($0) })
    }

    /// A list of values that exist only in memory.
    public static func unsavedList<Value: Hashable & Sendable>(_ values: [Value]) -> Self {
        .list(values.map { .unsaved($0) })
    }
}

/// A built-in type of the graph's language, such as `Int` or `Date`.
nonisolated public protocol ParameterValue: Hashable, Codable, Sendable {
    /// The value as a parameter of a node.
    var parameter: NodeValue.Parameter { get }
    /// Reads a parameter; `nil` if it is of another type.
    init?(_ parameter: NodeValue.Parameter)
    /// Creates a value from its spelling in a URL or table; `nil` if it is invalid.
    init?(spelling text: String)
    /// The canonical spelling in URLs; `nil` if there is none.
    var spelling: String? { get }
}

nonisolated extension ParameterValue {
    /// Creates a value from a fixed value of a table, which is stored as its spelling.
    init?(spelled parameter: NodeValue.Parameter) {
        guard case .string(let text) = parameter else { return nil }
        self.init(spelling: text)
    }
}

nonisolated extension NodeValue.Parameter {
    func boxed<Value>() -> Value? {
        guard case .boxed(let box) = self else { return nil }
        return box.value.base as? Value
    }

    func boxedList<Value>() -> [Value]? {
        guard case .list(let values) = self else { return nil }
        let own = values.compactMap { $0.boxed() as Value? }
        return own.count == values.count ? own : nil
    }
}

nonisolated extension String: ParameterValue {
    public var parameter: NodeValue.Parameter { .string(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard case .string(let value) = parameter else { return nil }
        self = value
    }
}

nonisolated extension Int: ParameterValue {
    public var parameter: NodeValue.Parameter { .int(Int64(self)) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard case .int(let value) = parameter else { return nil }
        self.init(exactly: value)
    }
}

nonisolated extension Int64: ParameterValue {
    public var parameter: NodeValue.Parameter { .int(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard case .int(let value) = parameter else { return nil }
        self = value
    }
}

nonisolated extension Double: ParameterValue {
    public var parameter: NodeValue.Parameter { .double(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard case .double(let value) = parameter else { return nil }
        self = value
    }
}

nonisolated extension Bool: ParameterValue {
    public var parameter: NodeValue.Parameter { .bool(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard case .bool(let value) = parameter else { return nil }
        self = value
    }
}

nonisolated extension UUID: ParameterValue {
    public var parameter: NodeValue.Parameter { .uuid(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard case .uuid(let high, let low) = parameter else { return nil }
        self.init(uuid: unsafeBitCast((high, low), to: uuid_t.self))
    }
}

nonisolated extension Date: ParameterValue {
    public var parameter: NodeValue.Parameter { .date(timeIntervalSinceReferenceDate) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard case .date(let seconds) = parameter else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

nonisolated extension ParameterValue where Self: Hashable & Codable & Sendable {
    fileprivate static func boxed(_ parameter: NodeValue.Parameter) -> Self? {
        guard case .boxed(let box) = parameter else { return nil }
        return box.value.base as? Self
    }
}

nonisolated extension UInt: ParameterValue {
    public var parameter: NodeValue.Parameter { .saved(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard let value = Self.boxed(parameter) else { return nil }
        self = value
    }
}

nonisolated extension Decimal: ParameterValue {
    public var parameter: NodeValue.Parameter { .saved(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard let value = Self.boxed(parameter) else { return nil }
        self = value
    }
}

nonisolated extension URL: ParameterValue {
    public var parameter: NodeValue.Parameter { .saved(self) }
    public init?(_ parameter: NodeValue.Parameter) {
        guard let value = Self.boxed(parameter) else { return nil }
        self = value
    }
}

nonisolated extension NodeValue.Parameter {
    /// The value as a string for events; `nil` for values of the app's own types.
    var reported: String? {
        switch self {
        case .none, .null: return nil
        case .string(let value): return value
        case .int(let value): return "\(value)"
        case .double(let value): return "\(value)"
        case .bool(let value): return "\(value)"
        case .uuid: return UUID(self).map { "\($0)" }
        case .date: return Date(self).map { "\($0)" }
        case .list(let values): return values.compactMap(\.reported).joined(separator: ", ")
        case .boxed(let box):
            switch box.value.base {
            case let value as UInt: return "\(value)"
            case let value as Decimal: return "\(value)"
            case let value as URL: return "\(value)"
            default: return nil
            }
        }
    }
}

nonisolated extension NodeValue {
    /// The values as strings for events, by parameter, without sensitive ones.
    func reported(_ table: GraphTable) -> [String: String] {
        if count == 0 { return [:] }
        var reported: [String: String] = [:]
        let node = table.nodes[node]
        for (index, name) in node.parameters.enumerated() where index < count && !node.sensitive.contains(name) {
            reported[name] = self[index].reported
        }
        return reported
    }

    /// A description of the node and its values, such as `orderDetail(orderId: ORD-001)`. Sensitive
    /// values are hidden, because printed text ends up in logs.
    func description(_ table: GraphTable) -> String {
        let node = table.nodes[node]
        let values = zip(node.parameters, parameters).compactMap { name, value in
            value.reported.map { "\(name): \(node.sensitive.contains(name) ? "•••" : $0)" }
        }
        return values.isEmpty ? node.id : "\(node.id)(\(values.joined(separator: ", ")))"
    }
}

nonisolated extension NodeValue.Parameter {
    /// Creates the value of a parameter of any type.
    init(reflecting value: Any) {
        if let value = value as? any ParameterValue {
            self = value.parameter
        } else if let raw = (value as? any RawRepresentable)?.rawValue as? any ParameterValue {
            self = raw.parameter
        } else if let list = value as? [Any] {
            self = .list(list.map(Self.init(reflecting:)))
        } else if let value = value as? any Hashable {
            self = .boxed(BoxedParameter(AnyHashable(value)))
        } else {
            self = .none
        }
    }
}
