// Written by navgen from restored.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum AppFlow: NavigationFlowValue {
    case wizard(WizardFlow = WizardFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .wizard(let flow): return FlowNodeValue(AppNode.wizard, flow)
        }
    }

    init?(_ node: AppNode, _ flow: FlowReader) {
        switch node {
        case .wizard: self = .wizard(WizardFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `wizard`.
nonisolated enum WizardStep: String, CaseIterable, Codable, Sendable {
    case one
    case three
}

/// The data that `wizard` collects.
nonisolated struct WizardData: FlowStorage {
    var name: String = ""
    var age: String = "old"
}

nonisolated extension WizardData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("name", into: &name)
        saved.read("age", into: &age)
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
