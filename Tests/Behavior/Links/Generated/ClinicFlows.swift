// Written by navgen from clinic.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum ClinicFlow: NavigationFlowValue {
    case appointments(ClinicAppointmentsFlow)

    var flowValue: FlowNodeValue {
        switch self {
        case .appointments(let inner): return inner.flowValue
        }
    }

    init?(_ node: ClinicNode, _ flow: FlowReader) {
        if let inner = ClinicAppointmentsFlow(node, flow) {
            self = .appointments(inner)
        } else {
            return nil
        }
    }
}
