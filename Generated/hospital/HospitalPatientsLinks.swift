// Written by navgen from hospital.yaml, section patients. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead in the section `patients`.
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
        case .recordVitals: return 36
        case .admission: return 44
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
        case .recordVitals(let patientId, let sign):
            fields.text(patientId.rawValue)
            fields.text(sign?.rawValue)
        default: break
        }
        return fields
    }
}
