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
    /// The values with which the flow is started.
    associatedtype Parameters: Hashable, Sendable = NoFlowParameters
    /// The data that the flow collects.
    associatedtype Data: Hashable, Encodable, Sendable = NoFlowData
    /// The id of the flow's node.
    static var id: String { get }
    /// The names of the parameters in saved states.
    static var parameterNames: [String] { get }
    /// The values of the parameters, in the order of their names.
    static func values(of parameters: Parameters) -> [NodeValue.Parameter]
    /// Reads the parameters; `nil` if a value is missing.
    static func parameters(_ values: inout ValueReader) -> Parameters?
    /// The data with its initial values.
    static func data(for parameters: Parameters) -> Data
    /// Reads the data of a saved state. Values that are missing or invalid stay as they are.
    static func read(_ decoder: any Decoder, into data: inout Data)
    /// The title of a step, if it contains values of the flow.
    static func title(of step: Step, in flow: FlowState<Self>) -> String?
}

nonisolated extension FlowDefinition {
    public static func title(of step: Step, in flow: FlowState<Self>) -> String? { nil }
}

nonisolated extension FlowDefinition where Parameters == NoFlowParameters {
    public static var parameterNames: [String] { [] }
    public static func values(of parameters: Parameters) -> [NodeValue.Parameter] { [] }
    public static func parameters(_ values: inout ValueReader) -> Parameters? { NoFlowParameters() }
}

nonisolated extension FlowDefinition where Data: FlowStorage {
    public static func data(for parameters: Parameters) -> Data { Data() }
    public static func read(_ decoder: any Decoder, into data: inout Data) {
        if let saved = try? Data(from: decoder) { data = saved }
    }
}

/// The parameters of a flow that has none.
nonisolated public struct NoFlowParameters: Hashable, Sendable {
    /// Creates no parameters.
    public init() {}
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
///
/// The values of its parameters are members: `flow.code` for `InvitationFlow(code: code)`.
@dynamicMemberLookup
nonisolated public struct FlowState<Definition: FlowDefinition>: Hashable, Sendable {
    /// The steps of the flow.
    public typealias Step = Definition.Step
    /// The values with which the flow was started.
    public let parameters: Definition.Parameters
    /// The step and the data, independent of the flow's types.
    public internal(set) var value: FlowValue

    init(_ parameters: Definition.Parameters, value: FlowValue) {
        self.parameters = parameters
        self.value = value
    }

    /// Creates a flow, by default at its first step and with its initial data.
    public init(_ parameters: Definition.Parameters, step: Step? = nil, data: Definition.Data? = nil) {
        self.parameters = parameters
        value = FlowValue(
            step: 0, data: FlowBox(data ?? Definition.data(for: parameters)),
            parameters: Definition.values(of: parameters))
        if let step { self.step = step }
    }

    /// Reads a flow; `nil` if a parameter has no value. If the rest cannot be read, the flow is at
    /// its first step.
    public init?(reading reader: FlowReader) {
        switch reader.source {
        case .beginning(let node):
            guard let parameters = Definition.parameters(of: node.parameters) else { return nil }
            self.init(parameters)
        case .value(let value):
            guard let parameters = Definition.parameters(of: value.parameters) else { return nil }
            self.init(parameters, value: value)
        case .saved(let decoder):
            guard let saved = try? Self(from: decoder) else { return nil }
            self = saved
        }
    }

    /// A parameter of the flow, such as `flow.code`.
    public subscript<Value>(dynamicMember member: KeyPath<Definition.Parameters, Value>) -> Value {
        parameters[keyPath: member]
    }

    /// The current step.
    public var step: Step {
        get { Step.allCases[value.step] }
        set { value.step = Step.allCases.firstIndex(of: newValue) ?? 0 }
    }

    /// The data collected so far.
    public var data: Definition.Data {
        get { value.data.value as? Definition.Data ?? Definition.data(for: parameters) }
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

nonisolated extension FlowState where Definition.Parameters == NoFlowParameters, Definition.Data: FlowStorage {
    /// Creates a flow, by default at its first step and with its initial data.
    public init(step: Step? = nil, data: Definition.Data = Definition.Data()) {
        self.init(NoFlowParameters(), step: step, data: data)
    }

    /// Reads a flow. If it cannot be read, creates it at its first step.
    public init(_ reader: FlowReader) { self = Self(reading: reader) ?? Self() }
}

nonisolated extension FlowDefinition {
    /// The parameters that have these values; `nil` if one that is required is missing.
    static func parameters(of values: [NodeValue.Parameter]) -> Parameters? {
        var reader = ValueReader(NodeValue(0, parameters: values))
        return parameters(from: &reader)
    }

    fileprivate static func parameters(from reader: inout ValueReader) -> Parameters? {
        guard let parameters = parameters(&reader), !reader.isInvalid else { return nil }
        return parameters
    }
}

nonisolated extension FlowState: Codable {
    private static var stepKey: SavedKey { SavedKey("step") }
    private static var parametersKey: SavedKey { SavedKey("values") }
    private static var dataKey: SavedKey { SavedKey("data") }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SavedKey.self)
        try container.encode(step, forKey: Self.stepKey)
        if !value.parameters.isEmpty {
            var values = container.nestedContainer(keyedBy: SavedKey.self, forKey: Self.parametersKey)
            for (name, parameter) in zip(Definition.parameterNames, value.parameters) {
                try parameter.encode(to: &values, SavedKey(name))
            }
        }
        if Definition.Data.self != NoFlowData.self { try container.encode(data, forKey: Self.dataKey) }
    }

    /// Decodes the flow. A step that no longer exists is replaced by the first, and unreadable data
    /// by the initial data. Fails if a required parameter has no value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: SavedKey.self)
        let values = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: Self.parametersKey)
        let saved = SavedParameters(values, Definition.parameterNames)
        let parameters = withExtendedLifetime(saved) {
            var reader = ValueReader(saved)
            return Definition.parameters(from: &reader)
        }
        guard let parameters else {
            throw DecodingError.dataCorruptedError(
                forKey: Self.parametersKey, in: container, debugDescription: "a parameter has no value")
        }
        self.init(parameters)
        if let step = try? container.decode(Step.self, forKey: Self.stepKey) { self.step = step }
        if container.contains(Self.dataKey), let decoder = try? container.superDecoder(forKey: Self.dataKey) {
            Definition.read(decoder, into: &data)
        }
    }
}
