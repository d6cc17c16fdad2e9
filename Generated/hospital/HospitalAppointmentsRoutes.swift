// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can lie on a stack of the section `appointments`.
nonisolated enum HospitalAppointmentsRoute: Hashable, Codable, Sendable {
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

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalAppointmentsRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .schedule:
            return String(localized: "Calendar")
        case .detail(let appointmentId):
            return String(localized: "Appointment \(appointmentId.rawValue)")
        case .checklist:
            return String(localized: "Checklist")
        case .forPatient:
            return String(localized: "Appointments")
        case .rooms:
            return String(localized: "Rooms")
        case .room(let number):
            return String(localized: "Room \(number.rawValue)")
        case .theatres:
            return String(localized: "Theatres")
        case .operation:
            return String(localized: "Operation")
        }
    }
}

nonisolated extension HospitalAppointmentsRoute {
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
        }
    }
}

nonisolated extension HospitalAppointmentsRoute {
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
        }
    }
}

nonisolated extension HospitalAppointmentsRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "appointments.schedule":
            self = .schedule(
                scale: saved.optional("scale") ?? CalendarScale.day, day: saved.optional("day"))
        case "appointments.detail":
            guard let appointmentId = saved.optional("appointmentId", AppointmentID.self) else { return nil }
            self = .detail(appointmentId: appointmentId)
        case "appointments.checklist":
            guard let appointmentId = saved.optional("appointmentId", AppointmentID.self) else { return nil }
            self = .checklist(appointmentId: appointmentId)
        case "appointments.forPatient":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .forPatient(patientId: patientId, kind: saved.optional("kind"))
        case "appointments.rooms":
            self = .rooms
        case "appointments.room":
            guard let number = saved.optional("number", RoomNumber.self) else { return nil }
            self = .room(number: number)
        case "appointments.theatres":
            self = .theatres(day: saved.optional("day"))
        case "appointments.operation":
            self = .operation(operationId: saved.int("operationId"))
        default:
            return nil
        }
    }
}

/// What is shown as a sheet of the section `appointments`.
nonisolated enum HospitalAppointmentsSheet: Hashable, Codable, Identifiable, Sendable {
    /// Find another time
    case reschedule(appointmentId: AppointmentID)
    /// Day
    case pickDay

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalAppointmentsSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .reschedule:
            return String(localized: "Find another time")
        case .pickDay:
            return String(localized: "Day")
        }
    }
}

nonisolated extension HospitalAppointmentsSheet {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .reschedule: return .appointmentsReschedule
        case .pickDay: return .appointmentsPickDay
        }
    }
}

nonisolated extension HospitalAppointmentsSheet {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .reschedule(let appointmentId):
            var fields = HospitalFields("appointments.reschedule")
            fields.text("appointmentId", appointmentId.rawValue)
            return fields
        case .pickDay:
            return HospitalFields("appointments.pickDay")
        }
    }
}

nonisolated extension HospitalAppointmentsSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "appointments.reschedule":
            guard let appointmentId = saved.optional("appointmentId", AppointmentID.self) else { return nil }
            self = .reschedule(appointmentId: appointmentId)
        case "appointments.pickDay":
            self = .pickDay
        default:
            return nil
        }
    }
}

/// What covers the whole screen of the section `appointments`.
nonisolated enum HospitalAppointmentsCover: Hashable, Codable, Identifiable, Sendable {
    /// Video visit
    case videoVisit(appointmentId: AppointmentID)
    /// Before the incision
    ///
    /// The three parts of the WHO's checklist. It cannot be swiped away.
    case surgicalChecklist(operationId: Int)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalAppointmentsCover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .videoVisit:
            return String(localized: "Video visit")
        case .surgicalChecklist:
            return String(localized: "Before the incision")
        }
    }
}

nonisolated extension HospitalAppointmentsCover {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .videoVisit: return .appointmentsVideoVisit
        case .surgicalChecklist: return .appointmentsSurgicalChecklist
        }
    }
}

nonisolated extension HospitalAppointmentsCover {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .videoVisit(let appointmentId):
            var fields = HospitalFields("appointments.videoVisit")
            fields.text("appointmentId", appointmentId.rawValue)
            return fields
        case .surgicalChecklist(let operationId):
            var fields = HospitalFields("appointments.surgicalChecklist")
            fields.int("operationId", operationId)
            return fields
        }
    }
}

nonisolated extension HospitalAppointmentsCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "appointments.videoVisit":
            guard let appointmentId = saved.optional("appointmentId", AppointmentID.self) else { return nil }
            self = .videoVisit(appointmentId: appointmentId)
        case "appointments.surgicalChecklist":
            self = .surgicalChecklist(operationId: saved.int("operationId"))
        default:
            return nil
        }
    }
}

/// What is shown as a popover of the section `appointments`.
nonisolated enum HospitalAppointmentsPopover: Hashable, Codable, Identifiable, Sendable {
    /// Slot
    case slotInfo(day: Date, number: RoomNumber)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalAppointmentsPopover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .slotInfo:
            return String(localized: "Slot")
        }
    }
}

nonisolated extension HospitalAppointmentsPopover {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .slotInfo: return .appointmentsSlotInfo
        }
    }
}

nonisolated extension HospitalAppointmentsPopover {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .slotInfo(let day, let number):
            var fields = HospitalFields("appointments.slotInfo")
            fields.date("day", day)
            fields.text("number", number.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalAppointmentsPopover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "appointments.slotInfo":
            guard let number = saved.optional("number", RoomNumber.self) else { return nil }
            self = .slotInfo(day: saved.date("day"), number: number)
        default:
            return nil
        }
    }
}

/// The alerts of the section `appointments`.
nonisolated enum HospitalAppointmentsAlert: Hashable, Codable, Identifiable, Sendable {
    /// Double booking
    case doubleBooked(appointmentId: AppointmentID)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalAppointmentsAlert {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .doubleBooked:
            return String(localized: "Double booking")
        }
    }
}

nonisolated extension HospitalAppointmentsAlert {
    /// The text below the title.
    var message: String? {
        switch self {
        case .doubleBooked(let appointmentId):
            return String(localized: "\(appointmentId.rawValue) overlaps with another appointment.")
        }
    }
}

nonisolated extension HospitalAppointmentsAlert {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .doubleBooked: return .appointmentsDoubleBooked
        }
    }
}

nonisolated extension HospitalAppointmentsAlert {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .doubleBooked(let appointmentId):
            var fields = HospitalFields("appointments.doubleBooked")
            fields.text("appointmentId", appointmentId.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalAppointmentsAlert: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "appointments.doubleBooked":
            guard let appointmentId = saved.optional("appointmentId", AppointmentID.self) else { return nil }
            self = .doubleBooked(appointmentId: appointmentId)
        default:
            return nil
        }
    }
}

/// The confirmation dialogs of the section `appointments`.
nonisolated enum HospitalAppointmentsDialog: Hashable, Codable, Identifiable, Sendable {
    /// Cancel {appointmentId}?
    case cancelAppointment(appointmentId: AppointmentID)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalAppointmentsDialog {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .cancelAppointment(let appointmentId):
            return String(localized: "Cancel \(appointmentId.rawValue)?")
        }
    }
}

nonisolated extension HospitalAppointmentsDialog {
    /// The text below the title.
    var message: String? {
        switch self {
        case .cancelAppointment:
            return String(localized: "The patient will be told.")
        }
    }
}

nonisolated extension HospitalAppointmentsDialog {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .cancelAppointment: return .appointmentsCancelAppointment
        }
    }
}

nonisolated extension HospitalAppointmentsDialog {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .cancelAppointment(let appointmentId):
            var fields = HospitalFields("appointments.cancelAppointment")
            fields.text("appointmentId", appointmentId.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalAppointmentsDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "appointments.cancelAppointment":
            guard let appointmentId = saved.optional("appointmentId", AppointmentID.self) else { return nil }
            self = .cancelAppointment(appointmentId: appointmentId)
        default:
            return nil
        }
    }
}

/// How `appointments.doubleBooked` can be answered.
nonisolated enum AppointmentsDoubleBookedAction: String, CaseIterable, Codable, Sendable {
    case move
    case ignore
}

/// How `appointments.cancelAppointment` can be answered.
nonisolated enum AppointmentsCancelAppointmentAction: String, CaseIterable, Codable, Sendable {
    case cancelIt
    case move
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no tables of translations.
        fileprivate init(localized text: String) { self = text }
    }
#endif
