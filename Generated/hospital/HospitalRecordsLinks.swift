// Written by navgen from hospital.yaml, section records. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The destinations of URLs in the section `records`.
nonisolated enum HospitalRecordsLink: NavigationLinkValue {
    /// `/patients/{patientId}/record`
    case overview(patientId: PatientID)
    /// `/patients/{patientId}/record/timeline?year={year}`
    case timeline(patientId: PatientID, year: Int? = nil)
    /// `/patients/{patientId}/diagnoses`
    case diagnoses(patientId: PatientID)
    /// `/patients/{patientId}/diagnoses/{code}`
    case diagnosis(patientId: PatientID, code: DiagnosisCode)
    /// `/patients/{patientId}/labs?panel={panel}`
    case labs(patientId: PatientID, panel: LabPanel? = nil)
    /// `/patients/{patientId}/labs/{resultId}#{analyte}`
    case labResult(patientId: PatientID, resultId: UUID, analyte: Analyte? = nil)
    /// `/patients/{patientId}/labs/trends/{analyte}`
    case labTrend(patientId: PatientID, analyte: Analyte)
    /// `/patients/{patientId}/imaging`
    case imaging(patientId: PatientID)
    /// `/patients/{patientId}/imaging/{studyId}`
    case study(patientId: PatientID, studyId: Int64)
    /// `/patients/{patientId}/documents`
    case documents(patientId: PatientID)
    /// `/patients/{patientId}/documents/{documentId}?page={page}`
    case document(patientId: PatientID, documentId: UUID, page: Int = 1)
    /// `/patients/{patientId}/documents/import`
    case `import`(patientId: PatientID)
    /// `/patients/{patientId}/medications`
    case medications(patientId: PatientID)
    /// `/patients/{patientId}/medications/{drug}`
    case medication(patientId: PatientID, drug: DrugCode)
    /// `/patients/{patientId}/imaging/{studyId}/viewer?slice={slice}`
    case viewer(patientId: PatientID, studyId: Int64, slice: Int = 0)
    /// `/critical/{patientId}/{resultId}`
    case criticalValue(patientId: PatientID, resultId: UUID)

    var nodeValue: NodeValue {
        switch self {
        case .overview(let patientId): return value(.recordsOverview, .raw(patientId))
        case .timeline(let patientId, let year):
            return value(.recordsTimeline, .raw(patientId), .int(year))
        case .diagnoses(let patientId): return value(.recordsDiagnoses, .raw(patientId))
        case .diagnosis(let patientId, let code):
            return value(.recordsDiagnosis, .raw(patientId), .raw(code))
        case .labs(let patientId, let panel):
            return value(.recordsLabs, .raw(patientId), .raw(panel))
        case .labResult(let patientId, let resultId, let analyte):
            return value(.recordsLabResult, .raw(patientId), .uuid(resultId), .raw(analyte))
        case .labTrend(let patientId, let analyte):
            return value(.recordsLabTrend, .raw(patientId), .raw(analyte))
        case .imaging(let patientId): return value(.recordsImaging, .raw(patientId))
        case .study(let patientId, let studyId):
            return value(.recordsStudy, .raw(patientId), .int64(studyId))
        case .documents(let patientId): return value(.recordsDocuments, .raw(patientId))
        case .document(let patientId, let documentId, let page):
            return value(.recordsDocument, .raw(patientId), .uuid(documentId), .int(page))
        case .`import`(let patientId): return value(.recordsImport, .raw(patientId))
        case .medications(let patientId): return value(.recordsMedications, .raw(patientId))
        case .medication(let patientId, let drug):
            return value(.recordsMedication, .raw(patientId), .raw(drug))
        case .viewer(let patientId, let studyId, let slice):
            return value(.recordsViewer, .raw(patientId), .int64(studyId), .int(slice))
        case .criticalValue(let patientId, let resultId):
            return value(.recordsCriticalValue, .raw(patientId), .uuid(resultId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .recordsOverview: self = .overview(patientId: values.pattern(0))
        case .recordsTimeline:
            self = .timeline(patientId: values.pattern(0), year: values.optionalInt(1))
        case .recordsDiagnoses: self = .diagnoses(patientId: values.pattern(0))
        case .recordsDiagnosis:
            self = .diagnosis(patientId: values.pattern(0), code: values.pattern(1))
        case .recordsLabs:
            self = .labs(patientId: values.pattern(0), panel: values.optionalChoice(1))
        case .recordsLabResult:
            self = .labResult(
                patientId: values.pattern(0), resultId: values.uuid(1),
                analyte: values.optionalPattern(2))
        case .recordsLabTrend:
            self = .labTrend(patientId: values.pattern(0), analyte: values.pattern(1))
        case .recordsImaging: self = .imaging(patientId: values.pattern(0))
        case .recordsStudy: self = .study(patientId: values.pattern(0), studyId: values.int64(1))
        case .recordsDocuments: self = .documents(patientId: values.pattern(0))
        case .recordsDocument:
            self = .document(
                patientId: values.pattern(0), documentId: values.uuid(1),
                page: values.int(2, or: 1))
        case .recordsImport: self = .`import`(patientId: values.pattern(0))
        case .recordsMedications: self = .medications(patientId: values.pattern(0))
        case .recordsMedication:
            self = .medication(patientId: values.pattern(0), drug: values.pattern(1))
        case .recordsViewer:
            self = .viewer(
                patientId: values.pattern(0), studyId: values.int64(1), slice: values.int(2, or: 0))
        case .recordsCriticalValue:
            self = .criticalValue(patientId: values.pattern(0), resultId: values.uuid(1))
        default: return nil
        }
    }
}
