// Written by navgen from hospital.yaml, section patients. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows in the section `patients`, each with its step and its data.
nonisolated enum HospitalPatientsFlow: NavigationFlowValue {
    /// Admission
    ///
    /// From the ambulance's door to a bed, in a few minutes.
    case admission(PatientsAdmissionFlow = PatientsAdmissionFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .admission(let flow): return FlowNodeValue(HospitalNode.patientsAdmission, flow)
        }
    }

    init?(_ node: HospitalNode, _ flow: FlowReader) {
        switch node {
        case .patientsAdmission: self = .admission(PatientsAdmissionFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `patients.admission`.
nonisolated enum PatientsAdmissionStep: String, CaseIterable, Codable, Sendable {
    /// Who is it?
    case identity
    /// Why are they here?
    case reason
    /// Insurance
    case insurance
    /// Bed
    case bed
    /// Approval
    ///
    /// The shift's lead need not ask anybody.
    case approval
    case admitted
}

/// The data that `patients.admission` collects.
nonisolated struct PatientsAdmissionData: FlowStorage {
    var name: String = ""
    var urgency: Urgency = .standard
    var complaint: String = ""
    var isInsured: Bool = true
}

nonisolated extension PatientsAdmissionData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("name", into: &name)
        saved.read("urgency", into: &urgency)
        saved.read("complaint", into: &complaint)
        saved.read("isInsured", into: &isInsured)
    }
}

nonisolated enum PatientsAdmissionFlowDefinition: FlowDefinition {
    typealias Step = PatientsAdmissionStep
    typealias Data = PatientsAdmissionData
    static let id = "patients.admission"
}

/// The flow `patients.admission`: its current step, and what it has collected.
typealias PatientsAdmissionFlow = FlowState<PatientsAdmissionFlowDefinition>
/// One run of the flow `patients.admission`: the data and the actions of its steps.
typealias PatientsAdmissionRun = RunningFlow<PatientsAdmissionFlowDefinition>
