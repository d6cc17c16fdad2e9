/// The types of a flow, as navgen declares them.
///
///     nonisolated enum OnboardingDefinition: FlowDefinition {
///         typealias Step = OnboardingStep
///         typealias Data = OnboardingData
///         static let id = "onboarding"
///     }
nonisolated public protocol FlowDefinition: Hashable, Sendable {
    /// The steps, in order.
    associatedtype Step: RawRepresentable<String>, CaseIterable, Hashable, Codable, Sendable
    where Step.AllCases == [Step]
    /// The data that the flow collects.
    associatedtype Data: FlowStorage = NoFlowData
    /// The id of the flow's node.
    static var id: String { get }
}

/// The data that a flow collects.
nonisolated public protocol FlowStorage: Hashable, Codable, Sendable {
    /// Creates the data with its initial values.
    init()
}

/// The data of a flow that collects nothing.
nonisolated public struct NoFlowData: FlowStorage {
    /// Creates no data.
    public init() {}
}

/// Reads the data of a flow from a saved state.
nonisolated public struct FlowDataReader {
    private let values: KeyedDecodingContainer<SavedKey>

    /// Reads from a decoder.
    public init(_ decoder: any Decoder) throws { values = try decoder.container(keyedBy: SavedKey.self) }

    /// Reads a value; leaves the variable unchanged if the value is missing or invalid.
    public func read<Value: Decodable>(_ name: String, into value: inout Value) {
        if let saved = try? values.decode(Value.self, forKey: SavedKey(name)) { value = saved }
    }
}

/// A flow's current step and its data, such as `OnboardingFlow`.
///
///     var flow = OnboardingFlow()
///     flow.data.userName = "Ada"
///     flow.next(conditions)
nonisolated public struct FlowState<Definition: FlowDefinition>: Hashable, Sendable {
    /// The steps of the flow.
    public typealias Step = Definition.Step
    /// The step and the data, independent of the flow's types.
    public internal(set) var value: FlowValue

    init(value: FlowValue) { self.value = value }

    /// Reads a flow. If it cannot be read, creates it at its first step.
    public init(_ reader: FlowReader) {
        switch reader.source {
        case .beginning: self.init()
        case .value(let value): self.init(value: value)
        case .saved(let decoder):
            if let saved = try? Self(from: decoder) { self = saved } else { self.init() }
        }
    }

    /// Creates a flow, by default at its first step and with its initial data.
    public init(step: Step? = nil, data: Definition.Data = Definition.Data()) {
        value = FlowValue(step: 0, data: FlowBox(data))
        if let step { self.step = step }
    }

    /// The current step.
    public var step: Step {
        get { Step.allCases[value.step] }
        set { value.step = Step.allCases.firstIndex(of: newValue) ?? 0 }
    }

    /// The data collected so far.
    public var data: Definition.Data {
        get { value.data.value as? Definition.Data ?? Definition.Data() }
        set { value.data = FlowBox(newValue) }
    }

    /// The visible steps, in order.
    public func visibleSteps(_ conditions: some NavigationConditions) -> [Step] {
        steps(conditions).visible.map { Step.allCases[$0] }
    }

    /// Goes to the next step; returns `false` if the current step is the last.
    @discardableResult
    public mutating func next(_ conditions: some NavigationConditions) -> Bool { steps(conditions).next(&value) }

    /// Goes to the previous step; returns `false` if that is not possible.
    @discardableResult
    public mutating func back(_ conditions: some NavigationConditions) -> Bool { steps(conditions).back(&value) }

    /// Skips this step, or else the rest of the flow; returns `false` if that ends the flow.
    @discardableResult
    public mutating func skip(_ conditions: some NavigationConditions) -> Bool { steps(conditions).skip(&value) }

    /// Whether the step, or the flow, can be skipped.
    public func canSkip(_ conditions: some NavigationConditions) -> Bool { steps(conditions).canSkip(value) }

    /// Whether the user can go back to a previous step.
    public func canGoBack(_ conditions: some NavigationConditions) -> Bool { steps(conditions).canGoBack(value) }

    /// Whether the current step is the last one, so that `next` ends the flow.
    public func isLast(_ conditions: some NavigationConditions) -> Bool { steps(conditions).isLast(value) }

    /// The progress, from 0 at the first visible step to 1 at the last.
    public func progress(_ conditions: some NavigationConditions) -> Double { steps(conditions).progress(value) }

    private func steps<Conditions: NavigationConditions>(_ conditions: Conditions) -> FlowSteps {
        let table = Conditions.Graph.table
        guard let flow = table.index(of: Definition.id) else {
            preconditionFailure("\(table.name) has no flow \(Definition.id)")
        }
        return FlowSteps(flow, conditions.values, table)
    }
}

nonisolated extension FlowState: Codable {
    private enum CodingKeys: String, CodingKey { case step, data }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(step, forKey: .step)
        if Definition.Data.self != NoFlowData.self { try container.encode(data, forKey: .data) }
    }

    /// Decodes the flow. A step that no longer exists is replaced by the first, and unreadable data
    /// by the initial data.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        if let step = try? values.decode(Step.self, forKey: .step) { self.step = step }
        if let data = try? values.decode(Definition.Data.self, forKey: .data) { self.data = data }
    }
}
