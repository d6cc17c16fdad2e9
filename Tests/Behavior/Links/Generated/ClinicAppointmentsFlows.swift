// Written by navgen from clinic.yaml, section appointments. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows in the section `appointments`, each with its step and its data.
nonisolated enum ClinicAppointmentsFlow: NavigationFlowValue {
    case booking(AppointmentsBookingFlow = AppointmentsBookingFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .booking(let flow): return FlowNodeValue(ClinicNode.appointmentsBooking, flow)
        }
    }

    init?(_ node: ClinicNode, _ flow: FlowReader) {
        switch node {
        case .appointmentsBooking: self = .booking(AppointmentsBookingFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `appointments.booking`.
nonisolated enum AppointmentsBookingStep: String, CaseIterable, Codable, Sendable {
    case person
    case reason
}

/// The data that `appointments.booking` collects.
nonisolated struct AppointmentsBookingData: FlowStorage {
    var treatment: Treatment = .consultation
}

nonisolated extension AppointmentsBookingData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("treatment", into: &treatment)
    }
}

nonisolated enum AppointmentsBookingFlowDefinition: FlowDefinition {
    typealias Step = AppointmentsBookingStep
    typealias Data = AppointmentsBookingData
    static let id = "appointments.booking"
}

/// The flow `appointments.booking`: its current step, and what it has collected.
typealias AppointmentsBookingFlow = FlowState<AppointmentsBookingFlowDefinition>
/// One run of the flow `appointments.booking`: the data and the actions of its steps.
typealias AppointmentsBookingRun = RunningFlow<AppointmentsBookingFlowDefinition>
