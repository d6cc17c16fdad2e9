// Written by navgen from hospital.yaml, section appointments. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can be on a stack in the section `appointments`.
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
        default: break
        }
        return fields
    }
}

nonisolated extension HospitalAppointmentsRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 51:
            self = .schedule(scale: saved.value(0, or: .day), day: saved.optional(1))
        case 52:
            guard let appointmentId = saved.optional(0, AppointmentID.self) else { return nil }
            self = .detail(appointmentId: appointmentId)
        case 53:
            guard let appointmentId = saved.optional(0, AppointmentID.self) else { return nil }
            self = .checklist(appointmentId: appointmentId)
        case 54:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .forPatient(patientId: patientId, kind: saved.optional(1))
        case 55:
            self = .rooms
        case 56:
            guard let number = saved.optional(0, RoomNumber.self) else { return nil }
            self = .room(number: number)
        case 57:
            self = .theatres(day: saved.optional(0))
        case 58:
            self = .operation(operationId: saved.int(0))
        default:
            return nil
        }
    }
}

/// What is shown as a sheet in the section `appointments`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .reschedule: return 59
        case .pickDay: return 60
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .reschedule(let appointmentId):
            fields.text(appointmentId.rawValue)
        default: break
        }
        return fields
    }
}

nonisolated extension HospitalAppointmentsSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 59:
            guard let appointmentId = saved.optional(0, AppointmentID.self) else { return nil }
            self = .reschedule(appointmentId: appointmentId)
        case 60:
            self = .pickDay
        default:
            return nil
        }
    }
}

/// What covers the whole screen in the section `appointments`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .videoVisit: return 61
        case .surgicalChecklist: return 62
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .videoVisit(let appointmentId):
            fields.text(appointmentId.rawValue)
        case .surgicalChecklist(let operationId):
            fields.int(operationId)
        }
        return fields
    }
}

nonisolated extension HospitalAppointmentsCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 61:
            guard let appointmentId = saved.optional(0, AppointmentID.self) else { return nil }
            self = .videoVisit(appointmentId: appointmentId)
        case 62:
            self = .surgicalChecklist(operationId: saved.int(0))
        default:
            return nil
        }
    }
}

/// What is shown as a popover in the section `appointments`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .slotInfo: return 63
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .slotInfo(let day, let number):
            fields.date(day)
            fields.text(number.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalAppointmentsPopover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 63:
            guard let number = saved.optional(1, RoomNumber.self) else { return nil }
            self = .slotInfo(day: saved.date(0), number: number)
        default:
            return nil
        }
    }
}

/// The alerts in the section `appointments`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .doubleBooked: return 64
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .doubleBooked(let appointmentId):
            fields.text(appointmentId.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalAppointmentsAlert: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 64:
            guard let appointmentId = saved.optional(0, AppointmentID.self) else { return nil }
            self = .doubleBooked(appointmentId: appointmentId)
        default:
            return nil
        }
    }
}

/// The confirmation dialogs in the section `appointments`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .cancelAppointment: return 65
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .cancelAppointment(let appointmentId):
            fields.text(appointmentId.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalAppointmentsDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 65:
            guard let appointmentId = saved.optional(0, AppointmentID.self) else { return nil }
            self = .cancelAppointment(appointmentId: appointmentId)
        default:
            return nil
        }
    }
}

/// The possible answers to `appointments.doubleBooked`.
nonisolated enum AppointmentsDoubleBookedAction: String, CaseIterable, Codable, Sendable {
    case move
    case ignore
}

/// The possible answers to `appointments.cancelAppointment`.
nonisolated enum AppointmentsCancelAppointmentAction: String, CaseIterable, Codable, Sendable {
    case cancelIt
    case move
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
