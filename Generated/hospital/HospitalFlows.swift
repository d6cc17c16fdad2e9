// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum HospitalFlow: NavigationFlowValue {
    case patients(HospitalPatientsFlow)
    case appointments(HospitalAppointmentsFlow)
    case records(HospitalRecordsFlow)
    case pharmacy(HospitalPharmacyFlow)
    case billing(HospitalBillingFlow)
    case staff(HospitalStaffFlow)
    case settings(HospitalSettingsFlow)

    var flowValue: FlowNodeValue {
        switch self {
        case .patients(let inner): return inner.flowValue
        case .appointments(let inner): return inner.flowValue
        case .records(let inner): return inner.flowValue
        case .pharmacy(let inner): return inner.flowValue
        case .billing(let inner): return inner.flowValue
        case .staff(let inner): return inner.flowValue
        case .settings(let inner): return inner.flowValue
        }
    }

    init?(_ node: HospitalNode, _ flow: FlowReader) {
        if let inner = HospitalPatientsFlow(node, flow) {
            self = .patients(inner)
        } else if let inner = HospitalAppointmentsFlow(node, flow) {
            self = .appointments(inner)
        } else if let inner = HospitalRecordsFlow(node, flow) {
            self = .records(inner)
        } else if let inner = HospitalPharmacyFlow(node, flow) {
            self = .pharmacy(inner)
        } else if let inner = HospitalBillingFlow(node, flow) {
            self = .billing(inner)
        } else if let inner = HospitalStaffFlow(node, flow) {
            self = .staff(inner)
        } else if let inner = HospitalSettingsFlow(node, flow) {
            self = .settings(inner)
        } else {
            return nil
        }
    }
}
