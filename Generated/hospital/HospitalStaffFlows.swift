// Written by navgen from hospital.yaml, section staff. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows in the section `staff`, each with its step and its data.
nonisolated enum HospitalStaffFlow: NavigationFlowValue {
    /// Handover
    ///
    /// Patient by patient, from one shift to the next. Both sign.
    case handover(StaffHandoverFlow = StaffHandoverFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .handover(let flow): return FlowNodeValue(HospitalNode.staffHandover, flow)
        }
    }

    init?(_ node: HospitalNode, _ flow: FlowReader) {
        switch node {
        case .staffHandover: self = .handover(StaffHandoverFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `staff.handover`.
nonisolated enum StaffHandoverStep: String, CaseIterable, Codable, Sendable {
    /// The shift
    case summary
    /// Who needs attention
    case critical
    /// What is left to do
    case openTasks
    case signOff
}

/// The data that `staff.handover` collects.
nonisolated struct StaffHandoverData: FlowStorage {
    var remarks: String = ""
}

nonisolated extension StaffHandoverData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("remarks", into: &remarks)
    }
}

nonisolated enum StaffHandoverFlowDefinition: FlowDefinition {
    typealias Step = StaffHandoverStep
    typealias Data = StaffHandoverData
    static let id = "staff.handover"
}

/// The flow `staff.handover`: its current step, and what it has collected.
typealias StaffHandoverFlow = FlowState<StaffHandoverFlowDefinition>
/// One run of the flow `staff.handover`: the data and the actions of its steps.
typealias StaffHandoverRun = RunningFlow<StaffHandoverFlowDefinition>
