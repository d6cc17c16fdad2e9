// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead of the section `appointments`.
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
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .schedule: return .appointmentsSchedule
        case .detail: return .appointmentsDetail
        case .checklist: return .appointmentsChecklist
        case .forPatient: return .appointmentsForPatient
        case .rooms: return .appointmentsRooms
        case .room: return .appointmentsRoom
        case .theatres: return .appointmentsTheatres
        case .operation: return .appointmentsOperation
        case .reschedule: return .appointmentsReschedule
        case .videoVisit: return .appointmentsVideoVisit
        case .surgicalChecklist: return .appointmentsSurgicalChecklist
        case .book: return .appointmentsBook
        }
    }
}

nonisolated extension HospitalAppointmentsLink {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .schedule(let scale, let day):
            var fields = HospitalFields("appointments.schedule")
            fields.text("scale", scale.rawValue)
            fields.date("day", day)
            return fields
        case .detail(let appointmentId):
            var fields = HospitalFields("appointments.detail")
            fields.text("appointmentId", appointmentId.rawValue)
            return fields
        case .checklist(let appointmentId):
            var fields = HospitalFields("appointments.checklist")
            fields.text("appointmentId", appointmentId.rawValue)
            return fields
        case .forPatient(let patientId, let kind):
            var fields = HospitalFields("appointments.forPatient")
            fields.text("patientId", patientId.rawValue)
            fields.text("kind", kind?.rawValue)
            return fields
        case .rooms:
            return HospitalFields("appointments.rooms")
        case .room(let number):
            var fields = HospitalFields("appointments.room")
            fields.text("number", number.rawValue)
            return fields
        case .theatres(let day):
            var fields = HospitalFields("appointments.theatres")
            fields.date("day", day)
            return fields
        case .operation(let operationId):
            var fields = HospitalFields("appointments.operation")
            fields.int("operationId", operationId)
            return fields
        case .reschedule(let appointmentId):
            var fields = HospitalFields("appointments.reschedule")
            fields.text("appointmentId", appointmentId.rawValue)
            return fields
        case .videoVisit(let appointmentId):
            var fields = HospitalFields("appointments.videoVisit")
            fields.text("appointmentId", appointmentId.rawValue)
            return fields
        case .surgicalChecklist(let operationId):
            var fields = HospitalFields("appointments.surgicalChecklist")
            fields.int("operationId", operationId)
            return fields
        case .book:
            return HospitalFields("appointments.book")
        }
    }
}
