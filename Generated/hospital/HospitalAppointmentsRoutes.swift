// Written by navgen from hospital.yaml, section appointments. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The screens that can be on a stack in the section `appointments`.
nonisolated enum HospitalAppointmentsRoute: NavigationValue {
    /// Calendar
    case schedule(scale: CalendarScale = .day, day: Date? = nil)
    /// Appointment {appointmentId}
    case detail(appointmentId: AppointmentID)
    /// Checklist
    ///
    /// What has to be done before the patient is called.
    case checklist(appointmentId: AppointmentID)
    /// Appointments
    case forPatient(patientId: PatientID, kind: AppointmentKind? = nil)
    /// Rooms
    case rooms
    /// Room {number}
    case room(number: RoomNumber)
    /// Theatres
    case theatres(day: Date? = nil)
    /// Operation
    case operation(operationId: Int)

    var nodeValue: NodeValue {
        switch self {
        case .schedule(let scale, let day):
            return value(.appointmentsSchedule, .raw(scale), .date(day))
        case .detail(let appointmentId): return value(.appointmentsDetail, .raw(appointmentId))
        case .checklist(let appointmentId):
            return value(.appointmentsChecklist, .raw(appointmentId))
        case .forPatient(let patientId, let kind):
            return value(.appointmentsForPatient, .raw(patientId), .raw(kind))
        case .rooms: return value(.appointmentsRooms)
        case .room(let number): return value(.appointmentsRoom, .raw(number))
        case .theatres(let day): return value(.appointmentsTheatres, .date(day))
        case .operation(let operationId): return value(.appointmentsOperation, .int(operationId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .appointmentsSchedule:
            self = .schedule(scale: values.choice(0, or: .day), day: values.optionalDate(1))
        case .appointmentsDetail: self = .detail(appointmentId: values.pattern(0))
        case .appointmentsChecklist: self = .checklist(appointmentId: values.pattern(0))
        case .appointmentsForPatient:
            self = .forPatient(patientId: values.pattern(0), kind: values.optionalChoice(1))
        case .appointmentsRooms: self = .rooms
        case .appointmentsRoom: self = .room(number: values.pattern(0))
        case .appointmentsTheatres: self = .theatres(day: values.optionalDate(0))
        case .appointmentsOperation: self = .operation(operationId: values.int(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .detail(let appointmentId):
            return String(localized: "Appointment \(appointmentId.rawValue)")
        case .room(let number): return String(localized: "Room \(number.rawValue)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets in the section `appointments`.
nonisolated enum HospitalAppointmentsSheet: PresentedValue {
    /// Find another time
    case reschedule(appointmentId: AppointmentID)
    /// Day
    case pickDay

    var nodeValue: NodeValue {
        switch self {
        case .reschedule(let appointmentId):
            return value(.appointmentsReschedule, .raw(appointmentId))
        case .pickDay: return value(.appointmentsPickDay)
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .appointmentsReschedule: self = .reschedule(appointmentId: values.pattern(0))
        case .appointmentsPickDay: self = .pickDay
        default: return nil
        }
    }
}

/// The nodes that are presented full screen in the section `appointments`.
nonisolated enum HospitalAppointmentsCover: PresentedValue {
    /// Video visit
    case videoVisit(appointmentId: AppointmentID)
    /// Before the incision
    ///
    /// The three parts of the WHO's checklist. It cannot be swiped away.
    case surgicalChecklist(operationId: Int)

    var nodeValue: NodeValue {
        switch self {
        case .videoVisit(let appointmentId):
            return value(.appointmentsVideoVisit, .raw(appointmentId))
        case .surgicalChecklist(let operationId):
            return value(.appointmentsSurgicalChecklist, .int(operationId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .appointmentsVideoVisit: self = .videoVisit(appointmentId: values.pattern(0))
        case .appointmentsSurgicalChecklist: self = .surgicalChecklist(operationId: values.int(0))
        default: return nil
        }
    }
}

/// The nodes that are presented as popovers in the section `appointments`.
nonisolated enum HospitalAppointmentsPopover: PresentedValue {
    /// Slot
    case slotInfo(day: Date, number: RoomNumber)

    var nodeValue: NodeValue {
        switch self {
        case .slotInfo(let day, let number):
            return value(.appointmentsSlotInfo, .date(day), .raw(number))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .appointmentsSlotInfo: self = .slotInfo(day: values.date(0), number: values.pattern(1))
        default: return nil
        }
    }
}

/// The alerts in the section `appointments`.
nonisolated enum HospitalAppointmentsAlert: PresentedValue {
    /// Double booking
    case doubleBooked(appointmentId: AppointmentID)

    var nodeValue: NodeValue {
        switch self {
        case .doubleBooked(let appointmentId):
            return value(.appointmentsDoubleBooked, .raw(appointmentId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .appointmentsDoubleBooked: self = .doubleBooked(appointmentId: values.pattern(0))
        default: return nil
        }
    }

    var message: String? {
        switch self {
        case .doubleBooked(let appointmentId):
            return String(localized: "\(appointmentId.rawValue) overlaps with another appointment.")
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .doubleBooked:
            return [
                AlertButton(
                    AppointmentsDoubleBookedAction.move, String(localized: "Find another time")),
                AlertButton(
                    AppointmentsDoubleBookedAction.ignore, String(localized: "Leave it"),
                    role: .cancel),
            ]
        }
    }
}

/// The confirmation dialogs in the section `appointments`.
nonisolated enum HospitalAppointmentsDialog: PresentedValue {
    /// Cancel {appointmentId}?
    case cancelAppointment(appointmentId: AppointmentID)

    var nodeValue: NodeValue {
        switch self {
        case .cancelAppointment(let appointmentId):
            return value(.appointmentsCancelAppointment, .raw(appointmentId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .appointmentsCancelAppointment:
            self = .cancelAppointment(appointmentId: values.pattern(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .cancelAppointment(let appointmentId):
            return String(localized: "Cancel \(appointmentId.rawValue)?")
        }
    }

    var message: String? {
        switch self {
        case .cancelAppointment: return String(localized: "The patient will be told.")
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .cancelAppointment:
            return [
                AlertButton(
                    AppointmentsCancelAppointmentAction.cancelIt,
                    String(localized: "Cancel appointment"), role: .destructive),
                AlertButton(
                    AppointmentsCancelAppointmentAction.move,
                    String(localized: "Find another time")),
                AlertButton(
                    AppointmentsCancelAppointmentAction.keep, String(localized: "Keep it"),
                    role: .cancel),
            ]
        }
    }
}

/// The possible answers to `appointments.doubleBooked`.
nonisolated enum AppointmentsDoubleBookedAction: String, CaseIterable, Codable, Sendable {
    case move, ignore
}

/// The possible answers to `appointments.cancelAppointment`.
nonisolated enum AppointmentsCancelAppointmentAction: String, CaseIterable, Codable, Sendable {
    case cancelIt, move, keep
}
