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

/// The destinations of URLs in the section `appointments`.
nonisolated enum HospitalAppointmentsLink: NavigationLinkValue {
    /// `/appointments?scale={scale}&day={day}`, `/week?day={day}`
    case schedule(scale: CalendarScale = .day, day: Date? = nil)
    /// `/appointments/{appointmentId}`
    case detail(appointmentId: AppointmentID)
    /// `/appointments/{appointmentId}/checklist`
    case checklist(appointmentId: AppointmentID)
    /// `/patients/{patientId}/appointments?kind={kind}`
    case forPatient(patientId: PatientID, kind: AppointmentKind? = nil)
    /// `/rooms`
    case rooms
    /// `/rooms/{number}`
    case room(number: RoomNumber)
    /// `/theatres?day={day}`
    case theatres(day: Date? = nil)
    /// `/operations/{operationId}`
    case operation(operationId: Int)
    /// `/appointments/{appointmentId}/reschedule`
    case reschedule(appointmentId: AppointmentID)
    /// `/appointments/{appointmentId}/video`
    case videoVisit(appointmentId: AppointmentID)
    /// `/operations/{operationId}/checklist`
    case surgicalChecklist(operationId: Int)
    /// `/appointments/book`
    case book

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
        case .reschedule(let appointmentId):
            return value(.appointmentsReschedule, .raw(appointmentId))
        case .videoVisit(let appointmentId):
            return value(.appointmentsVideoVisit, .raw(appointmentId))
        case .surgicalChecklist(let operationId):
            return value(.appointmentsSurgicalChecklist, .int(operationId))
        case .book: return value(.appointmentsBook)
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
        case .appointmentsReschedule: self = .reschedule(appointmentId: values.pattern(0))
        case .appointmentsVideoVisit: self = .videoVisit(appointmentId: values.pattern(0))
        case .appointmentsSurgicalChecklist: self = .surgicalChecklist(operationId: values.int(0))
        case .appointmentsBook: self = .book
        default: return nil
        }
    }
}
