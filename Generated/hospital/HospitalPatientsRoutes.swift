// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can lie on a stack of the section `patients`.
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
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .list: return .patientsList
        case .detail: return .patientsDetail
        case .vitals: return .patientsVitals
        case .vitalSign: return .patientsVitalSign
        case .allergies: return .patientsAllergies
        case .carePlan: return .patientsCarePlan
        case .notes: return .patientsNotes
        case .note: return .patientsNote
        case .wounds: return .patientsWounds
        case .beds: return .patientsBeds
        case .bed: return .patientsBed
        case .chooseBed: return .patientsChooseBed
        }
    }
}

nonisolated extension HospitalPatientsRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .list(let filter):
            var fields = HospitalFields("patients.list")
            fields.text("filter", filter.rawValue)
            return fields
        case .detail(let patientId):
            var fields = HospitalFields("patients.detail")
            fields.text("patientId", patientId.rawValue)
            return fields
        case .vitals(let patientId):
            var fields = HospitalFields("patients.vitals")
            fields.text("patientId", patientId.rawValue)
            return fields
        case .vitalSign(let patientId, let sign, let range):
            var fields = HospitalFields("patients.vitalSign")
            fields.text("patientId", patientId.rawValue)
            fields.text("sign", sign.rawValue)
            fields.text("range", range.rawValue)
            return fields
        case .allergies(let patientId):
            var fields = HospitalFields("patients.allergies")
            fields.text("patientId", patientId.rawValue)
            return fields
        case .carePlan(let patientId):
            var fields = HospitalFields("patients.carePlan")
            fields.text("patientId", patientId.rawValue)
            return fields
        case .notes(let patientId):
            var fields = HospitalFields("patients.notes")
            fields.text("patientId", patientId.rawValue)
            return fields
        case .note(let patientId, let noteId):
            var fields = HospitalFields("patients.note")
            fields.text("patientId", patientId.rawValue)
            fields.uuid("noteId", noteId)
            return fields
        case .wounds(let patientId):
            var fields = HospitalFields("patients.wounds")
            fields.text("patientId", patientId.rawValue)
            return fields
        case .beds(let ward):
            var fields = HospitalFields("patients.beds")
            fields.text("ward", ward?.rawValue)
            return fields
        case .bed(let ward, let number):
            var fields = HospitalFields("patients.bed")
            fields.text("ward", ward.rawValue)
            fields.int("number", number)
            return fields
        case .chooseBed(let ward):
            var fields = HospitalFields("patients.chooseBed")
            fields.text("ward", ward?.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalPatientsRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "patients.list":
            self = .list(filter: saved.optional("filter") ?? PatientFilter.mine)
        case "patients.detail":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .detail(patientId: patientId)
        case "patients.vitals":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .vitals(patientId: patientId)
        case "patients.vitalSign":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            guard let sign = saved.optional("sign", VitalSign.self) else { return nil }
            self = .vitalSign(
                patientId: patientId, sign: sign, range: saved.optional("range") ?? ChartRange.day)
        case "patients.allergies":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .allergies(patientId: patientId)
        case "patients.carePlan", "nursingPlan":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .carePlan(patientId: patientId)
        case "patients.notes":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .notes(patientId: patientId)
        case "patients.note":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .note(patientId: patientId, noteId: saved.uuid("noteId"))
        case "patients.wounds":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .wounds(patientId: patientId)
        case "patients.beds":
            self = .beds(ward: saved.optional("ward"))
        case "patients.bed":
            guard let ward = saved.optional("ward", WardCode.self) else { return nil }
            self = .bed(ward: ward, number: saved.int("number"))
        case "patients.chooseBed":
            self = .chooseBed(ward: saved.optional("ward"))
        default:
            return nil
        }
    }
}

/// What is shown as a sheet of the section `patients`.
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
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .recordVitals: return .patientsRecordVitals
        case .writeNote: return .patientsWriteNote
        case .transfer: return .patientsTransfer
        }
    }
}

nonisolated extension HospitalPatientsSheet {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .recordVitals(let patientId, let sign):
            var fields = HospitalFields("patients.recordVitals")
            fields.text("patientId", patientId.rawValue)
            fields.text("sign", sign?.rawValue)
            return fields
        case .writeNote(let patientId, let noteId):
            var fields = HospitalFields("patients.writeNote")
            fields.text("patientId", patientId.rawValue)
            fields.uuid("noteId", noteId)
            return fields
        case .transfer(let patientId):
            var fields = HospitalFields("patients.transfer")
            fields.text("patientId", patientId.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalPatientsSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "patients.recordVitals":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .recordVitals(patientId: patientId, sign: saved.optional("sign"))
        case "patients.writeNote":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .writeNote(patientId: patientId, noteId: saved.optional("noteId"))
        case "patients.transfer":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .transfer(patientId: patientId)
        default:
            return nil
        }
    }
}

/// What covers the whole screen of the section `patients`.
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
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .woundPhotos: return .patientsWoundPhotos
        }
    }
}

nonisolated extension HospitalPatientsCover {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .woundPhotos(let patientId, let woundId, let index):
            var fields = HospitalFields("patients.woundPhotos")
            fields.text("patientId", patientId.rawValue)
            fields.int("woundId", woundId)
            fields.int("index", index)
            return fields
        }
    }
}

nonisolated extension HospitalPatientsCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "patients.woundPhotos":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .woundPhotos(
                patientId: patientId, woundId: saved.int("woundId"),
                index: saved.optional("index") ?? 0)
        default:
            return nil
        }
    }
}

/// What is shown as a popover of the section `patients`.
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
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .listOptions: return .patientsListOptions
        case .normalRange: return .patientsNormalRange
        }
    }
}

nonisolated extension HospitalPatientsPopover {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .listOptions:
            return HospitalFields("patients.listOptions")
        case .normalRange(let sign):
            var fields = HospitalFields("patients.normalRange")
            fields.text("sign", sign.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalPatientsPopover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "patients.listOptions":
            self = .listOptions
        case "patients.normalRange":
            guard let sign = saved.optional("sign", VitalSign.self) else { return nil }
            self = .normalRange(sign: sign)
        default:
            return nil
        }
    }
}

/// The alerts of the section `patients`.
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
            return String(localized: "Gown, gloves and mask before you enter the room of \(patientId.rawValue).")
        }
    }
}

nonisolated extension HospitalPatientsAlert {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .isolation: return .patientsIsolation
        }
    }
}

nonisolated extension HospitalPatientsAlert {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .isolation(let patientId):
            var fields = HospitalFields("patients.isolation")
            fields.text("patientId", patientId.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalPatientsAlert: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "patients.isolation":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .isolation(patientId: patientId)
        default:
            return nil
        }
    }
}

/// The confirmation dialogs of the section `patients`.
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
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .discharge: return .patientsDischarge
        }
    }
}

nonisolated extension HospitalPatientsDialog {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .discharge(let patientId):
            var fields = HospitalFields("patients.discharge")
            fields.text("patientId", patientId.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalPatientsDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "patients.discharge":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .discharge(patientId: patientId)
        default:
            return nil
        }
    }
}

/// How `patients.isolation` can be answered.
nonisolated enum PatientsIsolationAction: String, CaseIterable, Codable, Sendable {
    case understood
}

/// How `patients.discharge` can be answered.
nonisolated enum PatientsDischargeAction: String, CaseIterable, Codable, Sendable {
    case discharge
    case plan
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no tables of translations.
        fileprivate init(localized text: String) { self = text }
    }
#endif
