// Written by navgen from hospital.yaml, section appointments. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead in the section `appointments`.
nonisolated enum HospitalAppointmentsLink: Hashable, Sendable {
    /// Calendar
    ///
    /// `/appointments?scale={scale}&day={day}`, `/week?day={day}`
    case schedule(scale: CalendarScale = .day, day: Date? = nil)
    /// Appointment {appointmentId}
    ///
    /// `/appointments/{appointmentId}`
    case detail(appointmentId: AppointmentID)
    /// Checklist
    ///
    /// What has to be done before the patient is called.
    ///
    /// `/appointments/{appointmentId}/checklist`
    case checklist(appointmentId: AppointmentID)
    /// Appointments
    ///
    /// `/patients/{patientId}/appointments?kind={kind}`
    case forPatient(patientId: PatientID, kind: AppointmentKind? = nil)
    /// Rooms
    ///
    /// `/rooms`
    case rooms
    /// Room {number}
    ///
    /// `/rooms/{number}`
    case room(number: RoomNumber)
    /// Theatres
    ///
    /// `/theatres?day={day}`
    case theatres(day: Date? = nil)
    /// Operation
    ///
    /// `/operations/{operationId}`
    case operation(operationId: Int)
    /// Find another time
    ///
    /// `/appointments/{appointmentId}/reschedule`
    case reschedule(appointmentId: AppointmentID)
    /// Video visit
    ///
    /// `/appointments/{appointmentId}/video`
    case videoVisit(appointmentId: AppointmentID)
    /// Before the incision
    ///
    /// The three parts of the WHO's checklist. It cannot be swiped away.
    ///
    /// `/operations/{operationId}/checklist`
    case surgicalChecklist(operationId: Int)
    /// New appointment
    ///
    /// `/appointments/book`
    case book

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension HospitalAppointmentsLink {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .schedule: return 51
        case .detail: return 52
        case .checklist: return 53
        case .forPatient: return 54
        case .rooms: return 55
        case .room: return 56
        case .theatres: return 57
        case .operation: return 58
        case .reschedule: return 59
        case .videoVisit: return 61
        case .surgicalChecklist: return 62
        case .book: return 66
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .schedule(let scale, let day):
            fields.text(scale.rawValue)
            fields.date(day)
        case .detail(let appointmentId):
            fields.text(appointmentId.rawValue)
        case .checklist(let appointmentId):
            fields.text(appointmentId.rawValue)
        case .forPatient(let patientId, let kind):
            fields.text(patientId.rawValue)
            fields.text(kind?.rawValue)
        case .room(let number):
            fields.text(number.rawValue)
        case .theatres(let day):
            fields.date(day)
        case .operation(let operationId):
            fields.int(operationId)
        case .reschedule(let appointmentId):
            fields.text(appointmentId.rawValue)
        case .videoVisit(let appointmentId):
            fields.text(appointmentId.rawValue)
        case .surgicalChecklist(let operationId):
            fields.int(operationId)
        default: break
        }
        return fields
    }
}
