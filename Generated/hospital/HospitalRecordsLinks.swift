// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead of the section `records`.
nonisolated enum HospitalRecordsLink: Hashable, Sendable {
    /// Record
    ///
    /// `/patients/{patientId}/record`
    case overview(patientId: PatientID)
    /// Timeline
    ///
    /// `/patients/{patientId}/record/timeline?year={year}`
    case timeline(patientId: PatientID, year: Int? = nil)
    /// Diagnoses
    ///
    /// `/patients/{patientId}/diagnoses`
    case diagnoses(patientId: PatientID)
    /// {code}
    ///
    /// `/patients/{patientId}/diagnoses/{code}`
    case diagnosis(patientId: PatientID, code: DiagnosisCode)
    /// Laboratory
    ///
    /// `/patients/{patientId}/labs?panel={panel}`
    case labs(patientId: PatientID, panel: LabPanel? = nil)
    /// Result
    ///
    /// One report. The fragment names the value to scroll to.
    ///
    /// `/patients/{patientId}/labs/{resultId}#{analyte}`
    case labResult(patientId: PatientID, resultId: UUID, analyte: Analyte? = nil)
    /// Trend: {analyte}
    ///
    /// `/patients/{patientId}/labs/trends/{analyte}`
    case labTrend(patientId: PatientID, analyte: Analyte)
    /// Imaging
    ///
    /// `/patients/{patientId}/imaging`
    case imaging(patientId: PatientID)
    /// Study {studyId}
    ///
    /// `/patients/{patientId}/imaging/{studyId}`
    case study(patientId: PatientID, studyId: Int64)
    /// Documents
    ///
    /// `/patients/{patientId}/documents`
    case documents(patientId: PatientID)
    /// Document
    ///
    /// `/patients/{patientId}/documents/{documentId}?page={page}`
    case document(patientId: PatientID, documentId: UUID, page: Int = 1)
    /// Import
    ///
    /// Letters that other hospitals have sent. Any word is an id, also one of Swift's own.
    ///
    /// `/patients/{patientId}/documents/import`
    case `import`(patientId: PatientID)
    /// Medication
    ///
    /// `/patients/{patientId}/medications`
    case medications(patientId: PatientID)
    /// {drug}
    ///
    /// `/patients/{patientId}/medications/{drug}`
    case medication(patientId: PatientID, drug: DrugCode)
    /// Images
    ///
    /// `/patients/{patientId}/imaging/{studyId}/viewer?slice={slice}`
    case viewer(patientId: PatientID, studyId: Int64, slice: Int = 0)
    /// Critical value
    ///
    /// `/critical/{patientId}/{resultId}`
    case criticalValue(patientId: PatientID, resultId: UUID)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension HospitalRecordsLink {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .overview: return .recordsOverview
        case .timeline: return .recordsTimeline
        case .diagnoses: return .recordsDiagnoses
        case .diagnosis: return .recordsDiagnosis
        case .labs: return .recordsLabs
        case .labResult: return .recordsLabResult
        case .labTrend: return .recordsLabTrend
        case .imaging: return .recordsImaging
        case .study: return .recordsStudy
        case .documents: return .recordsDocuments
        case .document: return .recordsDocument
        case .`import`: return .recordsImport
        case .medications: return .recordsMedications
        case .medication: return .recordsMedication
        case .viewer: return .recordsViewer
        case .criticalValue: return .recordsCriticalValue
        }
    }
}

nonisolated extension HospitalRecordsLink {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .overview(let patientId):
            var fields = HospitalFields("records.overview")
            fields.text("patientId", patientId.rawValue)
            return fields
        case .timeline(let patientId, let year):
            var fields = HospitalFields("records.timeline")
            fields.text("patientId", patientId.rawValue)
            fields.int("year", year)
            return fields
        case .diagnoses(let patientId):
            var fields = HospitalFields("records.diagnoses")
            fields.text("patientId", patientId.rawValue)
            return fields
        case .diagnosis(let patientId, let code):
            var fields = HospitalFields("records.diagnosis")
            fields.text("patientId", patientId.rawValue)
            fields.text("code", code.rawValue)
            return fields
        case .labs(let patientId, let panel):
            var fields = HospitalFields("records.labs")
            fields.text("patientId", patientId.rawValue)
            fields.text("panel", panel?.rawValue)
            return fields
        case .labResult(let patientId, let resultId, let analyte):
            var fields = HospitalFields("records.labResult")
            fields.text("patientId", patientId.rawValue)
            fields.uuid("resultId", resultId)
            fields.text("analyte", analyte?.rawValue)
            return fields
        case .labTrend(let patientId, let analyte):
            var fields = HospitalFields("records.labTrend")
            fields.text("patientId", patientId.rawValue)
            fields.text("analyte", analyte.rawValue)
            return fields
        case .imaging(let patientId):
            var fields = HospitalFields("records.imaging")
            fields.text("patientId", patientId.rawValue)
            return fields
        case .study(let patientId, let studyId):
            var fields = HospitalFields("records.study")
            fields.text("patientId", patientId.rawValue)
            fields.int64("studyId", studyId)
            return fields
        case .documents(let patientId):
            var fields = HospitalFields("records.documents")
            fields.text("patientId", patientId.rawValue)
            return fields
        case .document(let patientId, let documentId, let page):
            var fields = HospitalFields("records.document")
            fields.text("patientId", patientId.rawValue)
            fields.uuid("documentId", documentId)
            fields.int("page", page)
            return fields
        case .`import`(let patientId):
            var fields = HospitalFields("records.import")
            fields.text("patientId", patientId.rawValue)
            return fields
        case .medications(let patientId):
            var fields = HospitalFields("records.medications")
            fields.text("patientId", patientId.rawValue)
            return fields
        case .medication(let patientId, let drug):
            var fields = HospitalFields("records.medication")
            fields.text("patientId", patientId.rawValue)
            fields.text("drug", drug.rawValue)
            return fields
        case .viewer(let patientId, let studyId, let slice):
            var fields = HospitalFields("records.viewer")
            fields.text("patientId", patientId.rawValue)
            fields.int64("studyId", studyId)
            fields.int("slice", slice)
            return fields
        case .criticalValue(let patientId, let resultId):
            var fields = HospitalFields("records.criticalValue")
            fields.text("patientId", patientId.rawValue)
            fields.uuid("resultId", resultId)
            return fields
        }
    }
}
