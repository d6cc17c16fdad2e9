// Written by navgen from stepping.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum StepFlow: NavigationFlowValue {
    case join(JoinFlow = JoinFlow())
    case other(OtherFlow = OtherFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .join(let flow): return FlowNodeValue(StepNode.join, flow)
        case .other(let flow): return FlowNodeValue(StepNode.other, flow)
        }
    }

    init?(_ node: StepNode, _ flow: FlowReader) {
        switch node {
        case .join: self = .join(JoinFlow(flow))
        case .other: self = .other(OtherFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `join`.
nonisolated enum JoinStep: String, CaseIterable, Codable, Sendable {
    case name
    case pay
    case done
}

/// The data that `join` collects.
nonisolated struct JoinData: FlowStorage {
    var name: String = ""
}

nonisolated extension JoinData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("name", into: &name)
    }
}

nonisolated enum JoinFlowDefinition: FlowDefinition {
    typealias Step = JoinStep
    typealias Data = JoinData
    static let id = "join"
}

/// The flow `join`: its current step, and what it has collected.
typealias JoinFlow = FlowState<JoinFlowDefinition>
/// One run of the flow `join`: the data and the actions of its steps.
typealias JoinRun = RunningFlow<JoinFlowDefinition>

/// The steps of `other`.
nonisolated enum OtherStep: String, CaseIterable, Codable, Sendable {
    case only
}

nonisolated enum OtherFlowDefinition: FlowDefinition {
    typealias Step = OtherStep
    static let id = "other"
}

/// The flow `other`: its current step.
typealias OtherFlow = FlowState<OtherFlowDefinition>
/// One run of the flow `other`: the data and the actions of its steps.
typealias OtherRun = RunningFlow<OtherFlowDefinition>
