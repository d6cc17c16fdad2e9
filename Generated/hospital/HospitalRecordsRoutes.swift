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

/// The screens that can be on a stack in the section `records`.
nonisolated enum HospitalRecordsRoute: NavigationValue {
    /// Record
    case overview(patientId: PatientID)
    /// Timeline
    case timeline(patientId: PatientID, year: Int? = nil)
    /// Diagnoses
    case diagnoses(patientId: PatientID)
    /// {code}
    case diagnosis(patientId: PatientID, code: DiagnosisCode)
    /// Laboratory
    case labs(patientId: PatientID, panel: LabPanel? = nil)
    /// Result
    ///
    /// One report. The fragment names the value to scroll to.
    case labResult(patientId: PatientID, resultId: UUID, analyte: Analyte? = nil)
    /// Trend: {analyte}
    case labTrend(patientId: PatientID, analyte: Analyte)
    /// Imaging
    case imaging(patientId: PatientID)
    /// Study {studyId}
    case study(patientId: PatientID, studyId: Int64)
    /// Documents
    case documents(patientId: PatientID)
    /// Document
    case document(patientId: PatientID, documentId: UUID, page: Int = 1)
    /// Import
    ///
    /// Letters that other hospitals have sent. Any word is an id, also one of Swift's own.
    case `import`(patientId: PatientID)
    /// Medication
    case medications(patientId: PatientID)
    /// {drug}
    case medication(patientId: PatientID, drug: DrugCode)

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
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .diagnosis(_, let code): return String(localized: "\(code.rawValue)")
        case .labTrend(_, let analyte): return String(localized: "Trend: \(analyte.rawValue)")
        case .study(_, let studyId): return String(localized: "Study \(studyId)")
        case .medication(_, let drug): return String(localized: "\(drug.rawValue)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets in the section `records`.
nonisolated enum HospitalRecordsSheet: PresentedValue {
    /// Add a diagnosis
    case addDiagnosis(patientId: PatientID)
    /// Share the record
    case shareRecord(patientId: PatientID)
    /// Access code
    ///
    /// Read to the other hospital by telephone; in no URL and no event.
    case accessCode(code: String)
    /// Upload
    ///
    /// Needs the pages in memory, so it is neither linked to nor restored.
    case uploadDocument(patientId: PatientID, scan: DocumentScan)

    var nodeValue: NodeValue {
        switch self {
        case .addDiagnosis(let patientId): return value(.recordsAddDiagnosis, .raw(patientId))
        case .shareRecord(let patientId): return value(.recordsShareRecord, .raw(patientId))
        case .accessCode(let code): return value(.recordsAccessCode, .string(code))
        case .uploadDocument(let patientId, let scan):
            return value(.recordsUploadDocument, .raw(patientId), .unsaved(scan))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .recordsAddDiagnosis: self = .addDiagnosis(patientId: values.pattern(0))
        case .recordsShareRecord: self = .shareRecord(patientId: values.pattern(0))
        case .recordsAccessCode: self = .accessCode(code: values.string(0))
        case .recordsUploadDocument:
            guard let scan = values.unsaved(1, DocumentScan.self) else { return nil }
            self = .uploadDocument(patientId: values.pattern(0), scan: scan)
        default: return nil
        }
    }
}

/// The nodes that are presented full screen in the section `records`.
nonisolated enum HospitalRecordsCover: PresentedValue {
    /// Images
    case viewer(patientId: PatientID, studyId: Int64, slice: Int = 0)
    /// Scan
    case documentScanner(patientId: PatientID)

    var nodeValue: NodeValue {
        switch self {
        case .viewer(let patientId, let studyId, let slice):
            return value(.recordsViewer, .raw(patientId), .int64(studyId), .int(slice))
        case .documentScanner(let patientId): return value(.recordsDocumentScanner, .raw(patientId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .recordsViewer:
            self = .viewer(
                patientId: values.pattern(0), studyId: values.int64(1), slice: values.int(2, or: 0))
        case .recordsDocumentScanner: self = .documentScanner(patientId: values.pattern(0))
        default: return nil
        }
    }
}

/// The nodes that are presented as popovers in the section `records`.
nonisolated enum HospitalRecordsPopover: PresentedValue {
    /// Reference range
    case referenceRange(analyte: Analyte)

    var nodeValue: NodeValue {
        switch self {
        case .referenceRange(let analyte): return value(.recordsReferenceRange, .raw(analyte))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .recordsReferenceRange: self = .referenceRange(analyte: values.pattern(0))
        default: return nil
        }
    }
}

/// The alerts in the section `records`.
nonisolated enum HospitalRecordsAlert: PresentedValue {
    /// Critical value
    case criticalValue(patientId: PatientID, resultId: UUID)

    var nodeValue: NodeValue {
        switch self {
        case .criticalValue(let patientId, let resultId):
            return value(.recordsCriticalValue, .raw(patientId), .uuid(resultId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .recordsCriticalValue:
            self = .criticalValue(patientId: values.pattern(0), resultId: values.uuid(1))
        default: return nil
        }
    }

    var message: String? {
        switch self {
        case .criticalValue(let patientId, _):
            return String(localized: "A result of \(patientId.rawValue) needs attention now.")
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .criticalValue:
            return [
                AlertButton(RecordsCriticalValueAction.look, String(localized: "Show the result")),
                AlertButton(
                    RecordsCriticalValueAction.later, String(localized: "I know"), role: .cancel),
            ]
        }
    }
}

/// The confirmation dialogs in the section `records`.
nonisolated enum HospitalRecordsDialog: PresentedValue {
    /// Delete this document?
    case deleteDocument(patientId: PatientID, documentId: UUID)

    var nodeValue: NodeValue {
        switch self {
        case .deleteDocument(let patientId, let documentId):
            return value(.recordsDeleteDocument, .raw(patientId), .uuid(documentId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .recordsDeleteDocument:
            self = .deleteDocument(patientId: values.pattern(0), documentId: values.uuid(1))
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .deleteDocument:
            return [
                AlertButton(
                    RecordsDeleteDocumentAction.delete, String(localized: "Delete"),
                    role: .destructive),
                AlertButton(
                    RecordsDeleteDocumentAction.keep, String(localized: "Keep"), role: .cancel),
            ]
        }
    }
}

/// The possible answers to `records.criticalValue`.
nonisolated enum RecordsCriticalValueAction: String, CaseIterable, Codable, Sendable {
    case look, later
}

/// The possible answers to `records.deleteDocument`.
nonisolated enum RecordsDeleteDocumentAction: String, CaseIterable, Codable, Sendable {
    case delete, keep
}
