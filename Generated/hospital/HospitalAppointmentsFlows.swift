// Written by navgen from hospital.yaml, section appointments. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows in the section `appointments`, each with its step and its data.
nonisolated enum HospitalAppointmentsFlow: NavigationFlowValue {
    /// New appointment
    case book(AppointmentsBookFlow = AppointmentsBookFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .book(let flow): return FlowNodeValue(HospitalNode.appointmentsBook, flow)
        }
    }

    init?(_ node: HospitalNode, _ flow: FlowReader) {
        switch node {
        case .appointmentsBook: self = .book(AppointmentsBookFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `appointments.book`.
nonisolated enum AppointmentsBookStep: String, CaseIterable, Codable, Sendable {
    /// For whom?
    case person
    /// What for?
    case reason
    /// When?
    case slot
    /// Where?
    case place
    case summary
}

/// The data that `appointments.book` collects.
nonisolated struct AppointmentsBookData: FlowStorage {
    var kind: AppointmentKind = .consultation
    var minutes: Int = 30
    var needsInterpreter: Bool = false
    var remark: String = ""
}

nonisolated extension AppointmentsBookData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("kind", into: &kind)
        saved.read("minutes", into: &minutes)
        saved.read("needsInterpreter", into: &needsInterpreter)
        saved.read("remark", into: &remark)
    }
}

nonisolated enum AppointmentsBookFlowDefinition: FlowDefinition {
    typealias Step = AppointmentsBookStep
    typealias Data = AppointmentsBookData
    static let id = "appointments.book"
}

/// The flow `appointments.book`: its current step, and what it has collected.
typealias AppointmentsBookFlow = FlowState<AppointmentsBookFlowDefinition>
/// One run of the flow `appointments.book`: the data and the actions of its steps.
typealias AppointmentsBookRun = RunningFlow<AppointmentsBookFlowDefinition>
