// Written by navgen from parking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum ParkFlow: NavigationFlowValue {
    case wizard(WizardFlow = WizardFlow())
    case tour(TourFlow = TourFlow())
    case trip(TripFlow = TripFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .wizard(let flow): return FlowNodeValue(ParkNode.wizard, flow)
        case .tour(let flow): return FlowNodeValue(ParkNode.tour, flow)
        case .trip(let flow): return FlowNodeValue(ParkNode.trip, flow)
        }
    }

    init?(_ node: ParkNode, _ flow: FlowReader) {
        switch node {
        case .wizard: self = .wizard(WizardFlow(flow))
        case .tour: self = .tour(TourFlow(flow))
        case .trip: self = .trip(TripFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `wizard`.
nonisolated enum WizardStep: String, CaseIterable, Codable, Sendable {
    case first
    case last
}

nonisolated enum WizardFlowDefinition: FlowDefinition {
    typealias Step = WizardStep
    static let id = "wizard"
}

/// The flow `wizard`: its current step.
typealias WizardFlow = FlowState<WizardFlowDefinition>
/// One run of the flow `wizard`: the data and the actions of its steps.
typealias WizardRun = RunningFlow<WizardFlowDefinition>

/// The steps of `tour`.
nonisolated enum TourStep: String, CaseIterable, Codable, Sendable {
    case start
    case extra
    case end
}

nonisolated enum TourFlowDefinition: FlowDefinition {
    typealias Step = TourStep
    static let id = "tour"
}

/// The flow `tour`: its current step.
typealias TourFlow = FlowState<TourFlowDefinition>
/// One run of the flow `tour`: the data and the actions of its steps.
typealias TourRun = RunningFlow<TourFlowDefinition>

/// The steps of `trip`.
nonisolated enum TripStep: String, CaseIterable, Codable, Sendable {
    case sea
    case land
}

nonisolated enum TripFlowDefinition: FlowDefinition {
    typealias Step = TripStep
    static let id = "trip"
}

/// The flow `trip`: its current step.
typealias TripFlow = FlowState<TripFlowDefinition>
/// One run of the flow `trip`: the data and the actions of its steps.
typealias TripRun = RunningFlow<TripFlowDefinition>
