// Written by navgen from bank.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum BankFlow: NavigationFlowValue {
    case setup(SetupFlow = SetupFlow())
    case enrollment(EnrollmentFlow = EnrollmentFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .setup(let flow): return FlowNodeValue(BankNode.setup, flow)
        case .enrollment(let flow): return FlowNodeValue(BankNode.enrollment, flow)
        }
    }

    init?(_ node: BankNode, _ flow: FlowReader) {
        switch node {
        case .setup: self = .setup(SetupFlow(flow))
        case .enrollment: self = .enrollment(EnrollmentFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `setup`.
nonisolated enum SetupStep: String, CaseIterable, Codable, Sendable {
    case name
    case code
}

nonisolated enum SetupFlowDefinition: FlowDefinition {
    typealias Step = SetupStep
    static let id = "setup"
}

/// The flow `setup`: its current step.
typealias SetupFlow = FlowState<SetupFlowDefinition>
/// One run of the flow `setup`: the data and the actions of its steps.
typealias SetupRun = RunningFlow<SetupFlowDefinition>

/// The steps of `enrollment`.
nonisolated enum EnrollmentStep: String, CaseIterable, Codable, Sendable {
    case name
    case code
    case done
}

nonisolated enum EnrollmentFlowDefinition: FlowDefinition {
    typealias Step = EnrollmentStep
    static let id = "enrollment"
}

/// The flow `enrollment`: its current step.
typealias EnrollmentFlow = FlowState<EnrollmentFlowDefinition>
/// One run of the flow `enrollment`: the data and the actions of its steps.
typealias EnrollmentRun = RunningFlow<EnrollmentFlowDefinition>
