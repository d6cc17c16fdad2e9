// Written by navgen from hospital.yaml, section records. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can be on a stack in the section `records`.
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
        }
        return fields
    }
}

nonisolated extension HospitalRecordsRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 72:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .overview(patientId: patientId)
        case 73:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .timeline(patientId: patientId, year: saved.optional(1))
        case 74:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .diagnoses(patientId: patientId)
        case 75:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            guard let code = saved.optional(1, DiagnosisCode.self) else { return nil }
            self = .diagnosis(patientId: patientId, code: code)
        case 76:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .labs(patientId: patientId, panel: saved.optional(1))
        case 77:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .labResult(
                patientId: patientId, resultId: saved.uuid(1), analyte: saved.optional(2))
        case 78:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            guard let analyte = saved.optional(1, Analyte.self) else { return nil }
            self = .labTrend(patientId: patientId, analyte: analyte)
        case 79:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .imaging(patientId: patientId)
        case 80:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .study(patientId: patientId, studyId: saved.int64(1))
        case 81:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .documents(patientId: patientId)
        case 82:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .document(
                patientId: patientId, documentId: saved.uuid(1), page: saved.value(2, or: 1))
        case 83:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .`import`(patientId: patientId)
        case 84:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .medications(patientId: patientId)
        case 85:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            guard let drug = saved.optional(1, DrugCode.self) else { return nil }
            self = .medication(patientId: patientId, drug: drug)
        default:
            return nil
        }
    }
}

/// What is shown as a sheet in the section `records`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .addDiagnosis: return 86
        case .shareRecord: return 87
        case .accessCode: return 88
        case .uploadDocument: return 89
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .addDiagnosis(let patientId):
            fields.text(patientId.rawValue)
        case .shareRecord(let patientId):
            fields.text(patientId.rawValue)
        case .accessCode(let code):
            fields.text(code)
        case .uploadDocument(let patientId, let scan):
            fields.text(patientId.rawValue)
            fields.unsaved(scan)
        }
        return fields
    }
}

nonisolated extension HospitalRecordsSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 86:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .addDiagnosis(patientId: patientId)
        case 87:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .shareRecord(patientId: patientId)
        case 88:
            self = .accessCode(code: saved.text(0))
        default:
            return nil
        }
    }
}

/// What covers the whole screen in the section `records`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .viewer: return 90
        case .documentScanner: return 91
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .viewer(let patientId, let studyId, let slice):
            fields.text(patientId.rawValue)
            fields.int64(studyId)
            fields.int(slice)
        case .documentScanner(let patientId):
            fields.text(patientId.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalRecordsCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 90:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .viewer(
                patientId: patientId, studyId: saved.int64(1), slice: saved.value(2, or: 0))
        case 91:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .documentScanner(patientId: patientId)
        default:
            return nil
        }
    }
}

/// What is shown as a popover in the section `records`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .referenceRange: return 92
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .referenceRange(let analyte):
            fields.text(analyte.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalRecordsPopover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 92:
            guard let analyte = saved.optional(0, Analyte.self) else { return nil }
            self = .referenceRange(analyte: analyte)
        default:
            return nil
        }
    }
}

/// The alerts in the section `records`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .criticalValue: return 93
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .criticalValue(let patientId, let resultId):
            fields.text(patientId.rawValue)
            fields.uuid(resultId)
        }
        return fields
    }
}

nonisolated extension HospitalRecordsAlert: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 93:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .criticalValue(patientId: patientId, resultId: saved.uuid(1))
        default:
            return nil
        }
    }
}

/// The confirmation dialogs in the section `records`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .deleteDocument: return 94
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .deleteDocument(let patientId, let documentId):
            fields.text(patientId.rawValue)
            fields.uuid(documentId)
        }
        return fields
    }
}

nonisolated extension HospitalRecordsDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 94:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .deleteDocument(patientId: patientId, documentId: saved.uuid(1))
        default:
            return nil
        }
    }
}

/// The possible answers to `records.criticalValue`.
nonisolated enum RecordsCriticalValueAction: String, CaseIterable, Codable, Sendable {
    case look
    case later
}

/// The possible answers to `records.deleteDocument`.
nonisolated enum RecordsDeleteDocumentAction: String, CaseIterable, Codable, Sendable {
    case delete
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
