// Written by navgen from gym.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum GymFlow: NavigationFlowValue {
    case tour(TourFlow = TourFlow())
    case trial(TrialFlow = TrialFlow())
    case visit(VisitFlow = VisitFlow())
    case gift(GiftFlow = GiftFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .tour(let flow): return FlowNodeValue(GymNode.tour, flow)
        case .trial(let flow): return FlowNodeValue(GymNode.trial, flow)
        case .visit(let flow): return FlowNodeValue(GymNode.visit, flow)
        case .gift(let flow): return FlowNodeValue(GymNode.gift, flow)
        }
    }

    init?(_ node: GymNode, _ flow: FlowReader) {
        switch node {
        case .tour: self = .tour(TourFlow(flow))
        case .trial: self = .trial(TrialFlow(flow))
        case .visit: self = .visit(VisitFlow(flow))
        case .gift: self = .gift(GiftFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `tour`.
nonisolated enum TourStep: String, CaseIterable, Codable, Sendable {
    case welcome
    case plan
    case machines
    case coach
}

/// The data that `tour` collects.
nonisolated struct TourData: FlowStorage {
    var weight: Int = 70
}

nonisolated extension TourData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("weight", into: &weight)
    }
}

nonisolated enum TourFlowDefinition: FlowDefinition {
    typealias Step = TourStep
    typealias Data = TourData
    static let id = "tour"
}

/// The flow `tour`: its current step, and what it has collected.
typealias TourFlow = FlowState<TourFlowDefinition>
/// One run of the flow `tour`: the data and the actions of its steps.
typealias TourRun = RunningFlow<TourFlowDefinition>

/// The steps of `trial`.
nonisolated enum TrialStep: String, CaseIterable, Codable, Sendable {
    case offer
    case terms
    case name
    case thanks
    case advice
}

nonisolated enum TrialFlowDefinition: FlowDefinition {
    typealias Step = TrialStep
    static let id = "trial"
}

/// The flow `trial`: its current step.
typealias TrialFlow = FlowState<TrialFlowDefinition>
/// One run of the flow `trial`: the data and the actions of its steps.
typealias TrialRun = RunningFlow<TrialFlowDefinition>

/// The steps of `visit`.
nonisolated enum VisitStep: String, CaseIterable, Codable, Sendable {
    case date
    case ticket
    case way
}

nonisolated enum VisitFlowDefinition: FlowDefinition {
    typealias Step = VisitStep
    static let id = "visit"
}

/// The flow `visit`: its current step.
typealias VisitFlow = FlowState<VisitFlowDefinition>
/// One run of the flow `visit`: the data and the actions of its steps.
typealias VisitRun = RunningFlow<VisitFlowDefinition>

/// The steps of `gift`.
nonisolated enum GiftStep: String, CaseIterable, Codable, Sendable {
    case card
    case wish
    case sent
}

nonisolated enum GiftFlowDefinition: FlowDefinition {
    typealias Step = GiftStep
    static let id = "gift"
}

/// The flow `gift`: its current step.
typealias GiftFlow = FlowState<GiftFlowDefinition>
/// One run of the flow `gift`: the data and the actions of its steps.
typealias GiftRun = RunningFlow<GiftFlowDefinition>
