// Written by navgen from answers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum AnswersFlow: NavigationFlowValue {
    case tour(TourFlow = TourFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .tour(let flow): return FlowNodeValue(AnswersNode.tour, flow)
        }
    }

    init?(_ node: AnswersNode, _ flow: FlowReader) {
        switch node {
        case .tour: self = .tour(TourFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `tour`.
nonisolated enum TourStep: String, CaseIterable, Codable, Sendable {
    case one
    case two
}

/// The data that `tour` collects.
nonisolated struct TourData: FlowStorage {
    var size: Int = 3
}

nonisolated extension TourData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("size", into: &size)
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
