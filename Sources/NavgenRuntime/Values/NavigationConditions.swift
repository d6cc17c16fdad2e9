/// The values of all conditions, by index; `nil` means undecided.
nonisolated public struct ConditionValues: Hashable, Sendable {
    private var values: [Bool?]

    /// Creates the values of all conditions, in order.
    public init(_ values: Bool?...) { self.values = values }

    init(_ values: [Bool?]) { self.values = values }

    init(count: Int) { values = Array(repeating: nil, count: count) }

    /// The value of the condition at an index.
    public subscript(condition: Int) -> Bool? {
        get { condition < values.count ? values[condition] : nil }
        set { values[condition] = newValue }
    }

    /// Returns the values, with undecided ones taken from earlier values.
    func filled(from former: Self) -> Self {
        var filled = self
        for index in values.indices { filled.values[index] = values[index] ?? former[index] }
        return filled
    }

    /// Whether a condition that held before is now false.
    func hasLost(since former: Self) -> Bool {
        values.indices.contains { former[$0] == true && values[$0] == false }
    }

    func encode(to container: inout KeyedEncodingContainer<SavedKey>, _ names: [String]) throws {
        for (value, name) in zip(values, names) {
            try container.encodeIfPresent(value, forKey: SavedKey(name))
        }
    }

    init(from container: SavedContainer, _ names: [String]) throws {
        values = try names.map { try container.decodeIfPresent(Bool.self, forKey: SavedKey($0)) }
    }
}

/// The values of a graph's conditions, such as `ShopConditions(signedIn: true)`.
///
/// A value is `nil` while it is undecided. Nodes that require such a condition wait for it.
nonisolated public protocol NavigationConditions: Hashable, Codable, Sendable {
    /// The graph that declares them.
    associatedtype Graph: NavigationGraph
    /// An enum with a case for each condition.
    associatedtype Condition: RawRepresentable<String>, CaseIterable, Hashable, Codable, Sendable
    where Condition.AllCases == [Condition]
    /// The values, by the index of the condition.
    var values: ConditionValues { get set }
    /// Creates conditions from their values, in order.
    init(values: ConditionValues)
}

nonisolated extension NavigationConditions {
    /// Conditions that are all undecided.
    public static var undecided: Self { Self(values: ConditionValues(count: Graph.table.conditions.count)) }

    /// The value of a condition; `nil` while it is undecided.
    public subscript(condition: Condition) -> Bool? {
        get { Condition.allCases.firstIndex(of: condition).flatMap { values[$0] } }
        set { if let index = Condition.allCases.firstIndex(of: condition) { values[index] = newValue } }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SavedKey.self)
        try values.encode(to: &container, Graph.table.conditions.map(\.id))
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: SavedKey.self)
        self.init(values: try ConditionValues(from: container, Graph.table.conditions.map(\.id)))
    }
}

/// The conditions of a graph that declares none.
nonisolated public struct NoConditions<Graph: NavigationGraph>: NavigationConditions {
    /// An enum with a single case, which is never used.
    public enum Condition: String, CaseIterable, Codable, Sendable {
        /// Never used.
        case none
    }
    /// No values.
    public var values: ConditionValues
    /// Creates no conditions.
    public init(values: ConditionValues = ConditionValues()) { self.values = values }
}
