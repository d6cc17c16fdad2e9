// Written by navgen from saved.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum AppFlow: NavigationFlowValue {
    case wizard(WizardFlow = WizardFlow())
    case grandTour(GrandTourFlow = GrandTourFlow())
    case latterWizard(LatterWizardFlow = LatterWizardFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .wizard(let flow): return FlowNodeValue(AppNode.wizard, flow)
        case .grandTour(let flow): return FlowNodeValue(AppNode.grandTour, flow)
        case .latterWizard(let flow): return FlowNodeValue(AppNode.latterWizard, flow)
        }
    }

    init?(_ node: AppNode, _ flow: FlowReader) {
        switch node {
        case .wizard: self = .wizard(WizardFlow(flow))
        case .grandTour: self = .grandTour(GrandTourFlow(flow))
        case .latterWizard: self = .latterWizard(LatterWizardFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `wizard`.
nonisolated enum WizardStep: String, CaseIterable, Codable, Sendable {
    case one
    case three
    case four
}

/// The data that `wizard` collects.
nonisolated struct WizardData: FlowStorage {
    var name: String = ""
    var age: String = "old"
    var size: Size = .medium
    var far: Int? = nil
}

nonisolated extension WizardData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("name", into: &name)
        saved.read("age", into: &age)
        saved.read("size", into: &size)
        saved.read("far", into: &far)
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

/// The steps of `grandTour`.
nonisolated enum GrandTourStep: String, CaseIterable, Codable, Sendable {
    case a
    case b
}

nonisolated enum GrandTourFlowDefinition: FlowDefinition {
    typealias Step = GrandTourStep
    static let id = "grandTour"
}

/// The flow `grandTour`: its current step.
typealias GrandTourFlow = FlowState<GrandTourFlowDefinition>
/// One run of the flow `grandTour`: the data and the actions of its steps.
typealias GrandTourRun = RunningFlow<GrandTourFlowDefinition>

/// The steps of `latterWizard`.
nonisolated enum LatterWizardStep: String, CaseIterable, Codable, Sendable {
    case a
    case b
}

/// The data that `latterWizard` collects.
nonisolated struct LatterWizardData: FlowStorage {
    var name: String = "x"
}

nonisolated extension LatterWizardData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("name", into: &name)
    }
}

nonisolated enum LatterWizardFlowDefinition: FlowDefinition {
    typealias Step = LatterWizardStep
    typealias Data = LatterWizardData
    static let id = "latterWizard"
}

/// The flow `latterWizard`: its current step, and what it has collected.
typealias LatterWizardFlow = FlowState<LatterWizardFlowDefinition>
/// One run of the flow `latterWizard`: the data and the actions of its steps.
typealias LatterWizardRun = RunningFlow<LatterWizardFlowDefinition>
