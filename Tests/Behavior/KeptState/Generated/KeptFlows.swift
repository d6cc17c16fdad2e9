// Written by navgen from keeping.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum KeptFlow: NavigationFlowValue {
    case intro(IntroFlow = IntroFlow())
    case trial(TrialFlow = TrialFlow())
    case order(OrderFlow = OrderFlow())
    case consent(ConsentFlow = ConsentFlow())
    case prove(ProveFlow = ProveFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .intro(let flow): return FlowNodeValue(KeptNode.intro, flow)
        case .trial(let flow): return FlowNodeValue(KeptNode.trial, flow)
        case .order(let flow): return FlowNodeValue(KeptNode.order, flow)
        case .consent(let flow): return FlowNodeValue(KeptNode.consent, flow)
        case .prove(let flow): return FlowNodeValue(KeptNode.prove, flow)
        }
    }

    init?(_ node: KeptNode, _ flow: FlowReader) {
        switch node {
        case .intro: self = .intro(IntroFlow(flow))
        case .trial: self = .trial(TrialFlow(flow))
        case .order: self = .order(OrderFlow(flow))
        case .consent: self = .consent(ConsentFlow(flow))
        case .prove: self = .prove(ProveFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `intro`.
nonisolated enum IntroStep: String, CaseIterable, Codable, Sendable {
    case number
    case code
}

/// The data that `intro` collects.
nonisolated struct IntroData: FlowStorage {
    var number: String = ""
}

nonisolated extension IntroData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("number", into: &number)
    }
}

nonisolated enum IntroFlowDefinition: FlowDefinition {
    typealias Step = IntroStep
    typealias Data = IntroData
    static let id = "intro"
}

/// The flow `intro`: its current step, and what it has collected.
typealias IntroFlow = FlowState<IntroFlowDefinition>
/// One run of the flow `intro`: the data and the actions of its steps.
typealias IntroRun = RunningFlow<IntroFlowDefinition>

/// The steps of `trial`.
nonisolated enum TrialStep: String, CaseIterable, Codable, Sendable {
    case offer
    case thanks
}

nonisolated enum TrialFlowDefinition: FlowDefinition {
    typealias Step = TrialStep
    static let id = "trial"
}

/// The flow `trial`: its current step.
typealias TrialFlow = FlowState<TrialFlowDefinition>
/// One run of the flow `trial`: the data and the actions of its steps.
typealias TrialRun = RunningFlow<TrialFlowDefinition>

/// The steps of `order`.
nonisolated enum OrderStep: String, CaseIterable, Codable, Sendable {
    case pay
    case receipt
}

nonisolated enum OrderFlowDefinition: FlowDefinition {
    typealias Step = OrderStep
    static let id = "order"
}

/// The flow `order`: its current step.
typealias OrderFlow = FlowState<OrderFlowDefinition>
/// One run of the flow `order`: the data and the actions of its steps.
typealias OrderRun = RunningFlow<OrderFlowDefinition>

/// The steps of `consent`.
nonisolated enum ConsentStep: String, CaseIterable, Codable, Sendable {
    case age
    case thanks
}

nonisolated enum ConsentFlowDefinition: FlowDefinition {
    typealias Step = ConsentStep
    static let id = "consent"
}

/// The flow `consent`: its current step.
typealias ConsentFlow = FlowState<ConsentFlowDefinition>
/// One run of the flow `consent`: the data and the actions of its steps.
typealias ConsentRun = RunningFlow<ConsentFlowDefinition>

/// The steps of `prove`.
nonisolated enum ProveStep: String, CaseIterable, Codable, Sendable {
    case email
    case code
}

/// The data that `prove` collects.
nonisolated struct ProveData: FlowStorage {
    var email: String = ""
}

nonisolated extension ProveData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("email", into: &email)
    }
}

nonisolated enum ProveFlowDefinition: FlowDefinition {
    typealias Step = ProveStep
    typealias Data = ProveData
    static let id = "prove"
}

/// The flow `prove`: its current step, and what it has collected.
typealias ProveFlow = FlowState<ProveFlowDefinition>
/// One run of the flow `prove`: the data and the actions of its steps.
typealias ProveRun = RunningFlow<ProveFlowDefinition>
