// Written by navgen from hospital.yaml, section records. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows in the section `records`, each with its step and its data.
nonisolated enum HospitalRecordsFlow: NavigationFlowValue {
    /// Order tests
    case orderTests(RecordsOrderTestsFlow = RecordsOrderTestsFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .orderTests(let flow): return FlowNodeValue(HospitalNode.recordsOrderTests, flow)
        }
    }

    init?(_ node: HospitalNode, _ flow: FlowReader) {
        switch node {
        case .recordsOrderTests: self = .orderTests(RecordsOrderTestsFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `records.orderTests`.
nonisolated enum RecordsOrderTestsStep: String, CaseIterable, Codable, Sendable {
    case choosePanel
    case samples
    case urgency
    case review
}

/// The data that `records.orderTests` collects.
nonisolated struct RecordsOrderTestsData: FlowStorage {
    var panel: LabPanel = .blood
    var isUrgent: Bool = false
    var comment: String = ""
}

nonisolated extension RecordsOrderTestsData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("panel", into: &panel)
        saved.read("isUrgent", into: &isUrgent)
        saved.read("comment", into: &comment)
    }
}

nonisolated enum RecordsOrderTestsFlowDefinition: FlowDefinition {
    typealias Step = RecordsOrderTestsStep
    typealias Data = RecordsOrderTestsData
    static let id = "records.orderTests"
}

/// The flow `records.orderTests`: its current step, and what it has collected.
typealias RecordsOrderTestsFlow = FlowState<RecordsOrderTestsFlowDefinition>
/// One run of the flow `records.orderTests`: the data and the actions of its steps.
typealias RecordsOrderTestsRun = RunningFlow<RecordsOrderTestsFlowDefinition>
