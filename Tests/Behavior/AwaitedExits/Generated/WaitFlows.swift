// Written by navgen from awaiting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum WaitFlow: NavigationFlowValue {
    case wizard(WizardFlow = WizardFlow())
    case survey(SurveyFlow = SurveyFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .wizard(let flow): return FlowNodeValue(WaitNode.wizard, flow)
        case .survey(let flow): return FlowNodeValue(WaitNode.survey, flow)
        }
    }

    init?(_ node: WaitNode, _ flow: FlowReader) {
        switch node {
        case .wizard: self = .wizard(WizardFlow(flow))
        case .survey: self = .survey(SurveyFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `wizard`.
nonisolated enum WizardStep: String, CaseIterable, Codable, Sendable {
    case offer
    case name
    case done
}

/// The data that `wizard` collects.
nonisolated struct WizardData: FlowStorage {
    var count: Int = 0
}

nonisolated extension WizardData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("count", into: &count)
    }
}

nonisolated enum WizardFlowDefinition: FlowDefinition {
    typealias Step = WizardStep
    typealias Data = WizardData
    static let id = "wizard"
}

/// The flow `wizard`: its current step, and what it has collected.
typealias WizardFlow = FlowState<WizardFlowDefinition>
/// One run of the flow `wizard`: the data and the actions of its steps.
typealias WizardRun = RunningFlow<WizardFlowDefinition>

/// The steps of `survey`.
nonisolated enum SurveyStep: String, CaseIterable, Codable, Sendable {
    case one
    case two
}

/// The data that `survey` collects.
nonisolated struct SurveyData: FlowStorage {
    var text: String = ""
}

nonisolated extension SurveyData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("text", into: &text)
    }
}

nonisolated enum SurveyFlowDefinition: FlowDefinition {
    typealias Step = SurveyStep
    typealias Data = SurveyData
    static let id = "survey"
}

/// The flow `survey`: its current step, and what it has collected.
typealias SurveyFlow = FlowState<SurveyFlowDefinition>
/// One run of the flow `survey`: the data and the actions of its steps.
typealias SurveyRun = RunningFlow<SurveyFlowDefinition>
