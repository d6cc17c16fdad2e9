// Written by navgen from leaving.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum LeftFlow: NavigationFlowValue {
    case trial(TrialFlow = TrialFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .trial(let flow): return FlowNodeValue(LeftNode.trial, flow)
        }
    }

    init?(_ node: LeftNode, _ flow: FlowReader) {
        switch node {
        case .trial: self = .trial(TrialFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `trial`.
nonisolated enum TrialStep: String, CaseIterable, Codable, Sendable {
    case offer
    case thanks
}

/// The data that `trial` collects.
nonisolated struct TrialData: FlowStorage {
    var name: String = ""
}

nonisolated extension TrialData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("name", into: &name)
    }
}

nonisolated enum TrialFlowDefinition: FlowDefinition {
    typealias Step = TrialStep
    typealias Data = TrialData
    static let id = "trial"
}

/// The flow `trial`: its current step, and what it has collected.
typealias TrialFlow = FlowState<TrialFlowDefinition>
/// One run of the flow `trial`: the data and the actions of its steps.
typealias TrialRun = RunningFlow<TrialFlowDefinition>
