// Written by navgen from hospital.yaml, section patients. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The destinations of URLs in the section `patients`.
nonisolated enum HospitalPatientsLink: NavigationLinkValue {
    /// `/patients?filter={filter}`
    case list(filter: PatientFilter = .mine)
    /// `/patients/{patientId}`
    case detail(patientId: PatientID)
    /// `/patients/{patientId}/vitals`
    case vitals(patientId: PatientID)
    /// `/patients/{patientId}/vitals/{sign}?range={range}`
    case vitalSign(patientId: PatientID, sign: VitalSign, range: ChartRange = .day)
    /// `/patients/{patientId}/allergies`
    case allergies(patientId: PatientID)
    /// `/patients/{patientId}/plan`
    case carePlan(patientId: PatientID)
    /// `/patients/{patientId}/notes`
    case notes(patientId: PatientID)
    /// `/patients/{patientId}/notes/{noteId}`
    case note(patientId: PatientID, noteId: UUID)
    /// `/patients/{patientId}/wounds`
    case wounds(patientId: PatientID)
    /// `/beds?ward={ward}`
    case beds(ward: WardCode? = nil)
    /// `/beds/{ward}/{number}`
    case bed(ward: WardCode, number: Int)
    /// `/patients/{patientId}/vitals/new?sign={sign}`
    case recordVitals(patientId: PatientID, sign: VitalSign? = nil)
    /// `/patients/admit`
    case admission

    var nodeValue: NodeValue {
        switch self {
        case .list(let filter): return value(.patientsList, .raw(filter))
        case .detail(let patientId): return value(.patientsDetail, .raw(patientId))
        case .vitals(let patientId): return value(.patientsVitals, .raw(patientId))
        case .vitalSign(let patientId, let sign, let range):
            return value(.patientsVitalSign, .raw(patientId), .raw(sign), .raw(range))
        case .allergies(let patientId): return value(.patientsAllergies, .raw(patientId))
        case .carePlan(let patientId): return value(.patientsCarePlan, .raw(patientId))
        case .notes(let patientId): return value(.patientsNotes, .raw(patientId))
        case .note(let patientId, let noteId):
            return value(.patientsNote, .raw(patientId), .uuid(noteId))
        case .wounds(let patientId): return value(.patientsWounds, .raw(patientId))
        case .beds(let ward): return value(.patientsBeds, .raw(ward))
        case .bed(let ward, let number): return value(.patientsBed, .raw(ward), .int(number))
        case .recordVitals(let patientId, let sign):
            return value(.patientsRecordVitals, .raw(patientId), .raw(sign))
        case .admission: return value(.patientsAdmission)
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .patientsList: self = .list(filter: values.choice(0, or: .mine))
        case .patientsDetail: self = .detail(patientId: values.pattern(0))
        case .patientsVitals: self = .vitals(patientId: values.pattern(0))
        case .patientsVitalSign:
            self = .vitalSign(
                patientId: values.pattern(0), sign: values.choice(1),
                range: values.choice(2, or: .day))
        case .patientsAllergies: self = .allergies(patientId: values.pattern(0))
        case .patientsCarePlan: self = .carePlan(patientId: values.pattern(0))
        case .patientsNotes: self = .notes(patientId: values.pattern(0))
        case .patientsNote: self = .note(patientId: values.pattern(0), noteId: values.uuid(1))
        case .patientsWounds: self = .wounds(patientId: values.pattern(0))
        case .patientsBeds: self = .beds(ward: values.optionalPattern(0))
        case .patientsBed: self = .bed(ward: values.pattern(0), number: values.int(1))
        case .patientsRecordVitals:
            self = .recordVitals(patientId: values.pattern(0), sign: values.optionalChoice(1))
        case .patientsAdmission: self = .admission
        default: return nil
        }
    }
}
