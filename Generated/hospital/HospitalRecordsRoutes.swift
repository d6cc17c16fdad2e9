// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can lie on a stack of the section `records`.
nonisolated enum HospitalRecordsRoute: Hashable, Codable, Sendable {
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

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalRecordsRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .overview:
            return String(localized: "Record")
        case .timeline:
            return String(localized: "Timeline")
        case .diagnoses:
            return String(localized: "Diagnoses")
        case .diagnosis(_, let code):
            return String(localized: "\(code.rawValue)")
        case .labs:
            return String(localized: "Laboratory")
        case .labResult:
            return String(localized: "Result")
        case .labTrend(_, let analyte):
            return String(localized: "Trend: \(analyte.rawValue)")
        case .imaging:
            return String(localized: "Imaging")
        case .study(_, let studyId):
            return String(localized: "Study \(studyId)")
        case .documents:
            return String(localized: "Documents")
        case .document:
            return String(localized: "Document")
        case .`import`:
            return String(localized: "Import")
        case .medications:
            return String(localized: "Medication")
        case .medication(_, let drug):
            return String(localized: "\(drug.rawValue)")
        }
    }
}

nonisolated extension HospitalRecordsRoute {
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
        }
    }
}

nonisolated extension HospitalRecordsRoute {
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
        }
    }
}

nonisolated extension HospitalRecordsRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "records.overview":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .overview(patientId: patientId)
        case "records.timeline":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .timeline(patientId: patientId, year: saved.optional("year"))
        case "records.diagnoses":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .diagnoses(patientId: patientId)
        case "records.diagnosis":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            guard let code = saved.optional("code", DiagnosisCode.self) else { return nil }
            self = .diagnosis(patientId: patientId, code: code)
        case "records.labs":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .labs(patientId: patientId, panel: saved.optional("panel"))
        case "records.labResult":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .labResult(
                patientId: patientId, resultId: saved.uuid("resultId"),
                analyte: saved.optional("analyte"))
        case "records.labTrend":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            guard let analyte = saved.optional("analyte", Analyte.self) else { return nil }
            self = .labTrend(patientId: patientId, analyte: analyte)
        case "records.imaging":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .imaging(patientId: patientId)
        case "records.study":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .study(patientId: patientId, studyId: saved.int64("studyId"))
        case "records.documents":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .documents(patientId: patientId)
        case "records.document":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .document(
                patientId: patientId, documentId: saved.uuid("documentId"),
                page: saved.optional("page") ?? 1)
        case "records.import":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .`import`(patientId: patientId)
        case "records.medications":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .medications(patientId: patientId)
        case "records.medication":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            guard let drug = saved.optional("drug", DrugCode.self) else { return nil }
            self = .medication(patientId: patientId, drug: drug)
        default:
            return nil
        }
    }
}

/// What is shown as a sheet of the section `records`.
nonisolated enum HospitalRecordsSheet: Hashable, Codable, Identifiable, Sendable {
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

nonisolated extension HospitalRecordsSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .addDiagnosis:
            return String(localized: "Add a diagnosis")
        case .shareRecord:
            return String(localized: "Share the record")
        case .accessCode:
            return String(localized: "Access code")
        case .uploadDocument:
            return String(localized: "Upload")
        }
    }
}

nonisolated extension HospitalRecordsSheet {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .addDiagnosis: return .recordsAddDiagnosis
        case .shareRecord: return .recordsShareRecord
        case .accessCode: return .recordsAccessCode
        case .uploadDocument: return .recordsUploadDocument
        }
    }
}

nonisolated extension HospitalRecordsSheet {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .addDiagnosis(let patientId):
            var fields = HospitalFields("records.addDiagnosis")
            fields.text("patientId", patientId.rawValue)
            return fields
        case .shareRecord(let patientId):
            var fields = HospitalFields("records.shareRecord")
            fields.text("patientId", patientId.rawValue)
            return fields
        case .accessCode(let code):
            var fields = HospitalFields("records.accessCode")
            fields.text("code", code)
            return fields
        case .uploadDocument(let patientId, let scan):
            var fields = HospitalFields("records.uploadDocument")
            fields.text("patientId", patientId.rawValue)
            fields.unsaved("scan", scan)
            return fields
        }
    }
}

nonisolated extension HospitalRecordsSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "records.addDiagnosis":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .addDiagnosis(patientId: patientId)
        case "records.shareRecord":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .shareRecord(patientId: patientId)
        case "records.accessCode":
            self = .accessCode(code: saved.text("code"))
        default:
            return nil
        }
    }
}

/// What covers the whole screen of the section `records`.
nonisolated enum HospitalRecordsCover: Hashable, Codable, Identifiable, Sendable {
    /// Images
    case viewer(patientId: PatientID, studyId: Int64, slice: Int = 0)
    /// Scan
    case documentScanner(patientId: PatientID)

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

nonisolated extension HospitalRecordsCover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .viewer:
            return String(localized: "Images")
        case .documentScanner:
            return String(localized: "Scan")
        }
    }
}

nonisolated extension HospitalRecordsCover {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .viewer: return .recordsViewer
        case .documentScanner: return .recordsDocumentScanner
        }
    }
}

nonisolated extension HospitalRecordsCover {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .viewer(let patientId, let studyId, let slice):
            var fields = HospitalFields("records.viewer")
            fields.text("patientId", patientId.rawValue)
            fields.int64("studyId", studyId)
            fields.int("slice", slice)
            return fields
        case .documentScanner(let patientId):
            var fields = HospitalFields("records.documentScanner")
            fields.text("patientId", patientId.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalRecordsCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "records.viewer":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .viewer(
                patientId: patientId, studyId: saved.int64("studyId"),
                slice: saved.optional("slice") ?? 0)
        case "records.documentScanner":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .documentScanner(patientId: patientId)
        default:
            return nil
        }
    }
}

/// What is shown as a popover of the section `records`.
nonisolated enum HospitalRecordsPopover: Hashable, Codable, Identifiable, Sendable {
    /// Reference range
    case referenceRange(analyte: Analyte)

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

nonisolated extension HospitalRecordsPopover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .referenceRange:
            return String(localized: "Reference range")
        }
    }
}

nonisolated extension HospitalRecordsPopover {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .referenceRange: return .recordsReferenceRange
        }
    }
}

nonisolated extension HospitalRecordsPopover {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .referenceRange(let analyte):
            var fields = HospitalFields("records.referenceRange")
            fields.text("analyte", analyte.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalRecordsPopover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "records.referenceRange":
            guard let analyte = saved.optional("analyte", Analyte.self) else { return nil }
            self = .referenceRange(analyte: analyte)
        default:
            return nil
        }
    }
}

/// The alerts of the section `records`.
nonisolated enum HospitalRecordsAlert: Hashable, Codable, Identifiable, Sendable {
    /// Critical value
    case criticalValue(patientId: PatientID, resultId: UUID)

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

nonisolated extension HospitalRecordsAlert {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .criticalValue:
            return String(localized: "Critical value")
        }
    }
}

nonisolated extension HospitalRecordsAlert {
    /// The text below the title.
    var message: String? {
        switch self {
        case .criticalValue(let patientId, _):
            return String(localized: "A result of \(patientId.rawValue) needs attention now.")
        }
    }
}

nonisolated extension HospitalRecordsAlert {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .criticalValue: return .recordsCriticalValue
        }
    }
}

nonisolated extension HospitalRecordsAlert {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .criticalValue(let patientId, let resultId):
            var fields = HospitalFields("records.criticalValue")
            fields.text("patientId", patientId.rawValue)
            fields.uuid("resultId", resultId)
            return fields
        }
    }
}

nonisolated extension HospitalRecordsAlert: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "records.criticalValue":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .criticalValue(patientId: patientId, resultId: saved.uuid("resultId"))
        default:
            return nil
        }
    }
}

/// The confirmation dialogs of the section `records`.
nonisolated enum HospitalRecordsDialog: Hashable, Codable, Identifiable, Sendable {
    /// Delete this document?
    case deleteDocument(patientId: PatientID, documentId: UUID)

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

nonisolated extension HospitalRecordsDialog {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .deleteDocument:
            return String(localized: "Delete this document?")
        }
    }
}

nonisolated extension HospitalRecordsDialog {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .deleteDocument: return .recordsDeleteDocument
        }
    }
}

nonisolated extension HospitalRecordsDialog {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .deleteDocument(let patientId, let documentId):
            var fields = HospitalFields("records.deleteDocument")
            fields.text("patientId", patientId.rawValue)
            fields.uuid("documentId", documentId)
            return fields
        }
    }
}

nonisolated extension HospitalRecordsDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "records.deleteDocument":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .deleteDocument(patientId: patientId, documentId: saved.uuid("documentId"))
        default:
            return nil
        }
    }
}

/// How `records.criticalValue` can be answered.
nonisolated enum RecordsCriticalValueAction: String, CaseIterable, Codable, Sendable {
    case look
    case later
}

/// How `records.deleteDocument` can be answered.
nonisolated enum RecordsDeleteDocumentAction: String, CaseIterable, Codable, Sendable {
    case delete
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no tables of translations.
        fileprivate init(localized text: String) { self = text }
    }
#endif
