// Written by navgen from hospital.yaml, section patients. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can be on a stack in the section `patients`.
nonisolated enum HospitalPatientsRoute: Hashable, Codable, Sendable {
    /// Patients
    case list(filter: PatientFilter = .mine)
    /// Patient {patientId}
    ///
    /// Everything about one patient begins here.
    case detail(patientId: PatientID)
    /// Vital signs
    case vitals(patientId: PatientID)
    /// {sign}
    case vitalSign(patientId: PatientID, sign: VitalSign, range: ChartRange = .day)
    /// Allergies
    case allergies(patientId: PatientID)
    /// Care plan
    case carePlan(patientId: PatientID)
    /// Notes
    case notes(patientId: PatientID)
    /// Note
    case note(patientId: PatientID, noteId: UUID)
    /// Wounds
    case wounds(patientId: PatientID)
    /// Beds
    ///
    /// The plan of a ward, with its free beds.
    case beds(ward: WardCode? = nil)
    /// Bed {number}
    case bed(ward: WardCode, number: Int)
    /// Choose a bed
    ///
    /// Pushed within the transfer's sheet.
    case chooseBed(ward: WardCode? = nil)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalPatientsRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .list:
            return String(localized: "Patients")
        case .detail(let patientId):
            return String(localized: "Patient \(patientId.rawValue)")
        case .vitals:
            return String(localized: "Vital signs")
        case .vitalSign(_, let sign, _):
            return String(localized: "\(sign.rawValue)")
        case .allergies:
            return String(localized: "Allergies")
        case .carePlan:
            return String(localized: "Care plan")
        case .notes:
            return String(localized: "Notes")
        case .note:
            return String(localized: "Note")
        case .wounds:
            return String(localized: "Wounds")
        case .beds:
            return String(localized: "Beds")
        case .bed(_, let number):
            return String(localized: "Bed \(number)")
        case .chooseBed:
            return String(localized: "Choose a bed")
        }
    }
}

nonisolated extension HospitalPatientsRoute {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .list: return 24
        case .detail: return 25
        case .vitals: return 26
        case .vitalSign: return 27
        case .allergies: return 28
        case .carePlan: return 29
        case .notes: return 30
        case .note: return 31
        case .wounds: return 32
        case .beds: return 33
        case .bed: return 34
        case .chooseBed: return 35
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .list(let filter):
            fields.text(filter.rawValue)
        case .detail(let patientId):
            fields.text(patientId.rawValue)
        case .vitals(let patientId):
            fields.text(patientId.rawValue)
        case .vitalSign(let patientId, let sign, let range):
            fields.text(patientId.rawValue)
            fields.text(sign.rawValue)
            fields.text(range.rawValue)
        case .allergies(let patientId):
            fields.text(patientId.rawValue)
        case .carePlan(let patientId):
            fields.text(patientId.rawValue)
        case .notes(let patientId):
            fields.text(patientId.rawValue)
        case .note(let patientId, let noteId):
            fields.text(patientId.rawValue)
            fields.uuid(noteId)
        case .wounds(let patientId):
            fields.text(patientId.rawValue)
        case .beds(let ward):
            fields.text(ward?.rawValue)
        case .bed(let ward, let number):
            fields.text(ward.rawValue)
            fields.int(number)
        case .chooseBed(let ward):
            fields.text(ward?.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalPatientsRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 24:
            self = .list(filter: saved.value(0, or: .mine))
        case 25:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .detail(patientId: patientId)
        case 26:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .vitals(patientId: patientId)
        case 27:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            guard let sign = saved.optional(1, VitalSign.self) else { return nil }
            self = .vitalSign(patientId: patientId, sign: sign, range: saved.value(2, or: .day))
        case 28:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .allergies(patientId: patientId)
        case 29:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .carePlan(patientId: patientId)
        case 30:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .notes(patientId: patientId)
        case 31:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .note(patientId: patientId, noteId: saved.uuid(1))
        case 32:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .wounds(patientId: patientId)
        case 33:
            self = .beds(ward: saved.optional(0))
        case 34:
            guard let ward = saved.optional(0, WardCode.self) else { return nil }
            self = .bed(ward: ward, number: saved.int(1))
        case 35:
            self = .chooseBed(ward: saved.optional(0))
        default:
            return nil
        }
    }
}

/// What is shown as a sheet in the section `patients`.
nonisolated enum HospitalPatientsSheet: Hashable, Codable, Identifiable, Sendable {
    /// Record vital signs
    case recordVitals(patientId: PatientID, sign: VitalSign? = nil)
    /// Note
    case writeNote(patientId: PatientID, noteId: UUID? = nil)
    /// Transfer
    case transfer(patientId: PatientID)

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

nonisolated extension HospitalPatientsSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .recordVitals:
            return String(localized: "Record vital signs")
        case .writeNote:
            return String(localized: "Note")
        case .transfer:
            return String(localized: "Transfer")
        }
    }
}

nonisolated extension HospitalPatientsSheet {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .recordVitals: return 36
        case .writeNote: return 37
        case .transfer: return 38
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .recordVitals(let patientId, let sign):
            fields.text(patientId.rawValue)
            fields.text(sign?.rawValue)
        case .writeNote(let patientId, let noteId):
            fields.text(patientId.rawValue)
            fields.uuid(noteId)
        case .transfer(let patientId):
            fields.text(patientId.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalPatientsSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 36:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .recordVitals(patientId: patientId, sign: saved.optional(1))
        case 37:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .writeNote(patientId: patientId, noteId: saved.optional(1))
        case 38:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .transfer(patientId: patientId)
        default:
            return nil
        }
    }
}

/// What covers the whole screen in the section `patients`.
nonisolated enum HospitalPatientsCover: Hashable, Codable, Identifiable, Sendable {
    /// Photos
    case woundPhotos(patientId: PatientID, woundId: Int, index: Int = 0)

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

nonisolated extension HospitalPatientsCover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .woundPhotos:
            return String(localized: "Photos")
        }
    }
}

nonisolated extension HospitalPatientsCover {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .woundPhotos: return 39
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .woundPhotos(let patientId, let woundId, let index):
            fields.text(patientId.rawValue)
            fields.int(woundId)
            fields.int(index)
        }
        return fields
    }
}

nonisolated extension HospitalPatientsCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 39:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .woundPhotos(
                patientId: patientId, woundId: saved.int(1), index: saved.value(2, or: 0))
        default:
            return nil
        }
    }
}

/// What is shown as a popover in the section `patients`.
nonisolated enum HospitalPatientsPopover: Hashable, Codable, Identifiable, Sendable {
    /// Show
    case listOptions
    /// Normal range
    case normalRange(sign: VitalSign)

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

nonisolated extension HospitalPatientsPopover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .listOptions:
            return String(localized: "Show")
        case .normalRange:
            return String(localized: "Normal range")
        }
    }
}

nonisolated extension HospitalPatientsPopover {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .listOptions: return 40
        case .normalRange: return 41
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .normalRange(let sign):
            fields.text(sign.rawValue)
        default: break
        }
        return fields
    }
}

nonisolated extension HospitalPatientsPopover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 40:
            self = .listOptions
        case 41:
            guard let sign = saved.optional(0, VitalSign.self) else { return nil }
            self = .normalRange(sign: sign)
        default:
            return nil
        }
    }
}

/// The alerts in the section `patients`.
nonisolated enum HospitalPatientsAlert: Hashable, Codable, Identifiable, Sendable {
    /// Isolation
    case isolation(patientId: PatientID)

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

nonisolated extension HospitalPatientsAlert {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .isolation:
            return String(localized: "Isolation")
        }
    }
}

nonisolated extension HospitalPatientsAlert {
    /// The text below the title.
    var message: String? {
        switch self {
        case .isolation(let patientId):
            return String(
                localized:
                    "Gown, gloves and mask before you enter the room of \(patientId.rawValue).")
        }
    }
}

nonisolated extension HospitalPatientsAlert {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .isolation: return 42
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .isolation(let patientId):
            fields.text(patientId.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalPatientsAlert: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 42:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .isolation(patientId: patientId)
        default:
            return nil
        }
    }
}

/// The confirmation dialogs in the section `patients`.
nonisolated enum HospitalPatientsDialog: Hashable, Codable, Identifiable, Sendable {
    /// Discharge {patientId}?
    case discharge(patientId: PatientID)

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

nonisolated extension HospitalPatientsDialog {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .discharge(let patientId):
            return String(localized: "Discharge \(patientId.rawValue)?")
        }
    }
}

nonisolated extension HospitalPatientsDialog {
    /// The text below the title.
    var message: String? {
        switch self {
        case .discharge:
            return String(localized: "The bed will be free at once.")
        }
    }
}

nonisolated extension HospitalPatientsDialog {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .discharge: return 43
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .discharge(let patientId):
            fields.text(patientId.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalPatientsDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 43:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .discharge(patientId: patientId)
        default:
            return nil
        }
    }
}

/// The possible answers to `patients.isolation`.
nonisolated enum PatientsIsolationAction: String, CaseIterable, Codable, Sendable {
    case understood
}

/// The possible answers to `patients.discharge`.
nonisolated enum PatientsDischargeAction: String, CaseIterable, Codable, Sendable {
    case discharge
    case plan
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
