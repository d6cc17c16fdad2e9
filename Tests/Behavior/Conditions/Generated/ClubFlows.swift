// Written by navgen from guarded.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum ClubFlow: NavigationFlowValue {
    case trial(TrialFlow = TrialFlow())
    case buy(BuyFlow = BuyFlow())
    case join(JoinFlow = JoinFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .trial(let flow): return FlowNodeValue(ClubNode.trial, flow)
        case .buy(let flow): return FlowNodeValue(ClubNode.buy, flow)
        case .join(let flow): return FlowNodeValue(ClubNode.join, flow)
        }
    }

    init?(_ node: ClubNode, _ flow: FlowReader) {
        switch node {
        case .trial: self = .trial(TrialFlow(flow))
        case .buy: self = .buy(BuyFlow(flow))
        case .join: self = .join(JoinFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `trial`.
nonisolated enum TrialStep: String, CaseIterable, Codable, Sendable {
    case a
    case b
}

nonisolated enum TrialFlowDefinition: FlowDefinition {
    typealias Step = TrialStep
    static let id = "trial"
}

/// The flow `trial`: its current step.
typealias TrialFlow = FlowState<TrialFlowDefinition>
/// One run of the flow `trial`: the data and the actions of its steps.
typealias TrialRun = RunningFlow<TrialFlowDefinition>

/// The steps of `buy`.
nonisolated enum BuyStep: String, CaseIterable, Codable, Sendable {
    case a
}

nonisolated enum BuyFlowDefinition: FlowDefinition {
    typealias Step = BuyStep
    static let id = "buy"
}

/// The flow `buy`: its current step.
typealias BuyFlow = FlowState<BuyFlowDefinition>
/// One run of the flow `buy`: the data and the actions of its steps.
typealias BuyRun = RunningFlow<BuyFlowDefinition>

/// The steps of `join`.
nonisolated enum JoinStep: String, CaseIterable, Codable, Sendable {
    case a
}

nonisolated enum JoinFlowDefinition: FlowDefinition {
    typealias Step = JoinStep
    static let id = "join"
}

/// The flow `join`: its current step.
typealias JoinFlow = FlowState<JoinFlowDefinition>
/// One run of the flow `join`: the data and the actions of its steps.
typealias JoinRun = RunningFlow<JoinFlowDefinition>
