// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead of the section `patients`.
nonisolated enum HospitalPatientsLink: Hashable, Sendable {
    /// Patients
    ///
    /// `/patients?filter={filter}`
    case list(filter: PatientFilter = .mine)
    /// Patient {patientId}
    ///
    /// Everything about one patient begins here.
    ///
    /// `/patients/{patientId}`
    case detail(patientId: PatientID)
    /// Vital signs
    ///
    /// `/patients/{patientId}/vitals`
    case vitals(patientId: PatientID)
    /// {sign}
    ///
    /// `/patients/{patientId}/vitals/{sign}?range={range}`
    case vitalSign(patientId: PatientID, sign: VitalSign, range: ChartRange = .day)
    /// Allergies
    ///
    /// `/patients/{patientId}/allergies`
    case allergies(patientId: PatientID)
    /// Care plan
    ///
    /// `/patients/{patientId}/plan`
    case carePlan(patientId: PatientID)
    /// Notes
    ///
    /// `/patients/{patientId}/notes`
    case notes(patientId: PatientID)
    /// Note
    ///
    /// `/patients/{patientId}/notes/{noteId}`
    case note(patientId: PatientID, noteId: UUID)
    /// Wounds
    ///
    /// `/patients/{patientId}/wounds`
    case wounds(patientId: PatientID)
    /// Beds
    ///
    /// The plan of a ward, with its free beds.
    ///
    /// `/beds?ward={ward}`
    case beds(ward: WardCode? = nil)
    /// Bed {number}
    ///
    /// `/beds/{ward}/{number}`
    case bed(ward: WardCode, number: Int)
    /// Record vital signs
    ///
    /// `/patients/{patientId}/vitals/new?sign={sign}`
    case recordVitals(patientId: PatientID, sign: VitalSign? = nil)
    /// Admission
    ///
    /// From the ambulance's door to a bed, in a few minutes.
    ///
    /// `/patients/admit`
    case admission

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension HospitalPatientsLink {
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
        case .recordVitals: return .patientsRecordVitals
        case .admission: return .patientsAdmission
        }
    }
}

nonisolated extension HospitalPatientsLink {
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
        case .recordVitals(let patientId, let sign):
            var fields = HospitalFields("patients.recordVitals")
            fields.text("patientId", patientId.rawValue)
            fields.text("sign", sign?.rawValue)
            return fields
        case .admission:
            return HospitalFields("patients.admission")
        }
    }
}
