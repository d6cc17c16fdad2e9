// Written by navgen from hospital.yaml, section records. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead in the section `records`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .overview: return 72
        case .timeline: return 73
        case .diagnoses: return 74
        case .diagnosis: return 75
        case .labs: return 76
        case .labResult: return 77
        case .labTrend: return 78
        case .imaging: return 79
        case .study: return 80
        case .documents: return 81
        case .document: return 82
        case .`import`: return 83
        case .medications: return 84
        case .medication: return 85
        case .viewer: return 90
        case .criticalValue: return 93
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .overview(let patientId):
            fields.text(patientId.rawValue)
        case .timeline(let patientId, let year):
            fields.text(patientId.rawValue)
            fields.int(year)
        case .diagnoses(let patientId):
            fields.text(patientId.rawValue)
        case .diagnosis(let patientId, let code):
            fields.text(patientId.rawValue)
            fields.text(code.rawValue)
        case .labs(let patientId, let panel):
            fields.text(patientId.rawValue)
            fields.text(panel?.rawValue)
        case .labResult(let patientId, let resultId, let analyte):
            fields.text(patientId.rawValue)
            fields.uuid(resultId)
            fields.text(analyte?.rawValue)
        case .labTrend(let patientId, let analyte):
            fields.text(patientId.rawValue)
            fields.text(analyte.rawValue)
        case .imaging(let patientId):
            fields.text(patientId.rawValue)
        case .study(let patientId, let studyId):
            fields.text(patientId.rawValue)
            fields.int64(studyId)
        case .documents(let patientId):
            fields.text(patientId.rawValue)
        case .document(let patientId, let documentId, let page):
            fields.text(patientId.rawValue)
            fields.uuid(documentId)
            fields.int(page)
        case .`import`(let patientId):
            fields.text(patientId.rawValue)
        case .medications(let patientId):
            fields.text(patientId.rawValue)
        case .medication(let patientId, let drug):
            fields.text(patientId.rawValue)
            fields.text(drug.rawValue)
        case .viewer(let patientId, let studyId, let slice):
            fields.text(patientId.rawValue)
            fields.int64(studyId)
            fields.int(slice)
        case .criticalValue(let patientId, let resultId):
            fields.text(patientId.rawValue)
            fields.uuid(resultId)
        }
        return fields
    }
}
