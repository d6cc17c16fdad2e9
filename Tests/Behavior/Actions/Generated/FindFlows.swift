// Written by navgen from finding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum FindFlow: NavigationFlowValue {
    case tour(TourFlow = TourFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .tour(let flow): return FlowNodeValue(FindNode.tour, flow)
        }
    }

    init?(_ node: FindNode, _ flow: FlowReader) {
        switch node {
        case .tour: self = .tour(TourFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `tour`.
nonisolated enum TourStep: String, CaseIterable, Codable, Sendable {
    case start
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
