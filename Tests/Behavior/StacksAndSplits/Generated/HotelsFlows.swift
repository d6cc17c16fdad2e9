// Written by navgen from pop-then-push.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum HotelsFlow: NavigationFlowValue {
    case survey(SurveyFlow = SurveyFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .survey(let flow): return FlowNodeValue(HotelsNode.survey, flow)
        }
    }

    init?(_ node: HotelsNode, _ flow: FlowReader) {
        switch node {
        case .survey: self = .survey(SurveyFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `survey`.
nonisolated enum SurveyStep: String, CaseIterable, Codable, Sendable {
    case stars
    case words
}

nonisolated enum SurveyFlowDefinition: FlowDefinition {
    typealias Step = SurveyStep
    static let id = "survey"
}

/// The flow `survey`: its current step.
typealias SurveyFlow = FlowState<SurveyFlowDefinition>
/// One run of the flow `survey`: the data and the actions of its steps.
typealias SurveyRun = RunningFlow<SurveyFlowDefinition>
