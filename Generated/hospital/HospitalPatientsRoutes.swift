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

/// The screens that can be on a stack in the section `patients`.
nonisolated enum HospitalPatientsRoute: NavigationValue {
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
        case .chooseBed(let ward): return value(.patientsChooseBed, .raw(ward))
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
        case .patientsChooseBed: self = .chooseBed(ward: values.optionalPattern(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .detail(let patientId): return String(localized: "Patient \(patientId.rawValue)")
        case .vitalSign(_, let sign, _): return String(localized: "\(sign.rawValue)")
        case .bed(_, let number): return String(localized: "Bed \(number)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets in the section `patients`.
nonisolated enum HospitalPatientsSheet: PresentedValue {
    /// Record vital signs
    case recordVitals(patientId: PatientID, sign: VitalSign? = nil)
    /// Note
    case writeNote(patientId: PatientID, noteId: UUID? = nil)
    /// Transfer
    case transfer(patientId: PatientID)

    var nodeValue: NodeValue {
        switch self {
        case .recordVitals(let patientId, let sign):
            return value(.patientsRecordVitals, .raw(patientId), .raw(sign))
        case .writeNote(let patientId, let noteId):
            return value(.patientsWriteNote, .raw(patientId), .uuid(noteId))
        case .transfer(let patientId): return value(.patientsTransfer, .raw(patientId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .patientsRecordVitals:
            self = .recordVitals(patientId: values.pattern(0), sign: values.optionalChoice(1))
        case .patientsWriteNote:
            self = .writeNote(patientId: values.pattern(0), noteId: values.optionalUUID(1))
        case .patientsTransfer: self = .transfer(patientId: values.pattern(0))
        default: return nil
        }
    }
}

/// The nodes that are presented full screen in the section `patients`.
nonisolated enum HospitalPatientsCover: PresentedValue {
    /// Photos
    case woundPhotos(patientId: PatientID, woundId: Int, index: Int = 0)

    var nodeValue: NodeValue {
        switch self {
        case .woundPhotos(let patientId, let woundId, let index):
            return value(.patientsWoundPhotos, .raw(patientId), .int(woundId), .int(index))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .patientsWoundPhotos:
            self = .woundPhotos(
                patientId: values.pattern(0), woundId: values.int(1), index: values.int(2, or: 0))
        default: return nil
        }
    }
}

/// The nodes that are presented as popovers in the section `patients`.
nonisolated enum HospitalPatientsPopover: PresentedValue {
    /// Show
    case listOptions
    /// Normal range
    case normalRange(sign: VitalSign)

    var nodeValue: NodeValue {
        switch self {
        case .listOptions: return value(.patientsListOptions)
        case .normalRange(let sign): return value(.patientsNormalRange, .raw(sign))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .patientsListOptions: self = .listOptions
        case .patientsNormalRange: self = .normalRange(sign: values.choice(0))
        default: return nil
        }
    }
}

/// The alerts in the section `patients`.
nonisolated enum HospitalPatientsAlert: PresentedValue {
    /// Isolation
    case isolation(patientId: PatientID)

    var nodeValue: NodeValue {
        switch self {
        case .isolation(let patientId): return value(.patientsIsolation, .raw(patientId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .patientsIsolation: self = .isolation(patientId: values.pattern(0))
        default: return nil
        }
    }

    var message: String? {
        switch self {
        case .isolation(let patientId):
            return String(
                localized:
                    "Gown, gloves and mask before you enter the room of \(patientId.rawValue).")
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .isolation:
            return [
                AlertButton(
                    PatientsIsolationAction.understood, String(localized: "Understood"),
                    role: .cancel)
            ]
        }
    }
}

/// The confirmation dialogs in the section `patients`.
nonisolated enum HospitalPatientsDialog: PresentedValue {
    /// Discharge {patientId}?
    case discharge(patientId: PatientID)

    var nodeValue: NodeValue {
        switch self {
        case .discharge(let patientId): return value(.patientsDischarge, .raw(patientId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .patientsDischarge: self = .discharge(patientId: values.pattern(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .discharge(let patientId): return String(localized: "Discharge \(patientId.rawValue)?")
        }
    }

    var message: String? {
        switch self {
        case .discharge: return String(localized: "The bed will be free at once.")
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .discharge:
            return [
                AlertButton(
                    PatientsDischargeAction.discharge, String(localized: "Discharge"),
                    role: .destructive),
                AlertButton(
                    PatientsDischargeAction.plan, String(localized: "Look at the care plan")),
                AlertButton(
                    PatientsDischargeAction.keep, String(localized: "Cancel"), role: .cancel),
            ]
        }
    }
}

/// The possible answers to `patients.isolation`.
nonisolated enum PatientsIsolationAction: String, CaseIterable, Codable, Sendable {
    case understood
}

/// The possible answers to `patients.discharge`.
nonisolated enum PatientsDischargeAction: String, CaseIterable, Codable, Sendable {
    case discharge, plan, keep
}
