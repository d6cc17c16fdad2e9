/// What navgen declares for a flow.
///
///     nonisolated enum OnboardingDefinition: FlowDefinition {
///         typealias Step = OnboardingStep
///         typealias Data = OnboardingData
///         static let id = "onboarding"
///     }
nonisolated public protocol FlowDefinition: Hashable, Sendable {
    /// Its steps, in order.
    associatedtype Step: RawRepresentable<String>, CaseIterable, Hashable, Codable, Sendable
    where Step.AllCases == [Step]
    /// What it collects.
    associatedtype Data: FlowStorage = NoFlowData
    /// The id of its node.
    static var id: String { get }
}

/// What a flow collects; created with its initial values.
nonisolated public protocol FlowStorage: Hashable, Codable, Sendable {
    /// Creates the initial values.
    init()
}

/// The data of a flow that collects nothing.
nonisolated public struct NoFlowData: FlowStorage {
    /// Creates no data.
    public init() {}
}

/// Reads what a flow has collected from a saved state.
nonisolated public struct FlowDataReader {
    private let values: KeyedDecodingContainer<SavedKey>

    /// Reads from a decoder.
    public init(_ decoder: any Decoder) throws { values = try decoder.container(keyedBy: SavedKey.self) }

    /// Reads a value; what is missing or invalid stays as it is.
    public func read<Value: Decodable>(_ name: String, into value: inout Value) {
        if let saved = try? values.decode(Value.self, forKey: SavedKey(name)) { value = saved }
    }
}

/// A flow with its step and its data, such as `OnboardingFlow`.
///
///     var flow = OnboardingFlow()
///     flow.data.userName = "Ada"
///     flow.next(conditions)
nonisolated public struct FlowState<Definition: FlowDefinition>: Hashable, Sendable {
    /// The steps of the flow.
    public typealias Step = Definition.Step
    /// What it is in the runtime, where no flow has types of its own.
    public internal(set) var value: FlowValue

    init(value: FlowValue) { self.value = value }

    /// Reads a flow; what cannot be read is as at the beginning.
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

    /// The step that is shown.
    public var step: Step {
        get { Step.allCases[value.step] }
        set { value.step = Step.allCases.firstIndex(of: newValue) ?? 0 }
    }

    /// What the flow has collected.
    public var data: Definition.Data {
        get { value.data.value as? Definition.Data ?? Definition.Data() }
        set { value.data = FlowBox(newValue) }
    }

    /// The steps that are shown, in order.
    public func visibleSteps(_ conditions: some NavigationConditions) -> [Step] {
        steps(conditions).visible.map { Step.allCases[$0] }
    }

    /// Goes to the next step; `false` if this was the last.
    @discardableResult
    public mutating func next(_ conditions: some NavigationConditions) -> Bool { steps(conditions).next(&value) }

    /// Goes to the previous step; `false` if that is not possible.
    @discardableResult
    public mutating func back(_ conditions: some NavigationConditions) -> Bool { steps(conditions).back(&value) }

    /// Skips this step, or else the rest of the flow; `false` if that ends it.
    @discardableResult
    public mutating func skip(_ conditions: some NavigationConditions) -> Bool { steps(conditions).skip(&value) }

    /// Whether the step, or the flow, can be skipped.
    public func canSkip(_ conditions: some NavigationConditions) -> Bool { steps(conditions).canSkip(value) }

    /// Whether there is a step to go back to.
    public func canGoBack(_ conditions: some NavigationConditions) -> Bool { steps(conditions).canGoBack(value) }

    /// Whether `next` ends the flow.
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

    /// Decodes the flow; a step that is gone becomes the first, unreadable data the initial data.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        if let step = try? values.decode(Step.self, forKey: .step) { self.step = step }
        if let data = try? values.decode(Definition.Data.self, forKey: .data) { self.data = data }
    }
}
