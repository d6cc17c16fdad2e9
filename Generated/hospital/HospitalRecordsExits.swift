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

@MainActor struct RecordsOverviewExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID

    static func preview(patientId: PatientID) -> Self {
        Self(handler: .preview, patientId: patientId)
    }
    static func recording(
        patientId: PatientID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId)
    }

    func timeline(patientId: PatientID, year: Int? = nil) {
        go(.push(.records(.timeline(patientId: patientId, year: year))))
    }
    func timeline(year: Int? = nil) { timeline(patientId: self.patientId, year: year) }
    func diagnoses(patientId: PatientID) { go(.push(.records(.diagnoses(patientId: patientId)))) }
    func diagnoses() { diagnoses(patientId: self.patientId) }
    func labs(patientId: PatientID, panel: LabPanel? = nil) {
        go(.push(.records(.labs(patientId: patientId, panel: panel))))
    }
    func labs(panel: LabPanel? = nil) { labs(patientId: self.patientId, panel: panel) }
    func imaging(patientId: PatientID) { go(.push(.records(.imaging(patientId: patientId)))) }
    func imaging() { imaging(patientId: self.patientId) }
    func documents(patientId: PatientID) { go(.push(.records(.documents(patientId: patientId)))) }
    func documents() { documents(patientId: self.patientId) }
    func medications(patientId: PatientID) {
        go(.push(.records(.medications(patientId: patientId))))
    }
    func medications() { medications(patientId: self.patientId) }
    func shareRecord(patientId: PatientID) {
        go(.sheet(.records(.shareRecord(patientId: patientId))))
    }
    func shareRecord() { shareRecord(patientId: self.patientId) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RecordsOverviewExits
        func timeline(patientId: PatientID, year: Int? = nil) -> HospitalRoute {
            .records(.timeline(patientId: patientId, year: year))
        }
        func timeline(year: Int? = nil) -> HospitalRoute {
            timeline(patientId: exits.patientId, year: year)
        }
        func diagnoses(patientId: PatientID) -> HospitalRoute {
            .records(.diagnoses(patientId: patientId))
        }
        func diagnoses() -> HospitalRoute { diagnoses(patientId: exits.patientId) }
        func labs(patientId: PatientID, panel: LabPanel? = nil) -> HospitalRoute {
            .records(.labs(patientId: patientId, panel: panel))
        }
        func labs(panel: LabPanel? = nil) -> HospitalRoute {
            labs(patientId: exits.patientId, panel: panel)
        }
        func imaging(patientId: PatientID) -> HospitalRoute {
            .records(.imaging(patientId: patientId))
        }
        func imaging() -> HospitalRoute { imaging(patientId: exits.patientId) }
        func documents(patientId: PatientID) -> HospitalRoute {
            .records(.documents(patientId: patientId))
        }
        func documents() -> HospitalRoute { documents(patientId: exits.patientId) }
        func medications(patientId: PatientID) -> HospitalRoute {
            .records(.medications(patientId: patientId))
        }
        func medications() -> HospitalRoute { medications(patientId: exits.patientId) }
        func shareRecord(patientId: PatientID) -> HospitalExit {
            .sheet(.records(.shareRecord(patientId: patientId)))
        }
        func shareRecord() -> HospitalExit { shareRecord(patientId: exits.patientId) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsTimelineExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID

    static func preview(patientId: PatientID) -> Self {
        Self(handler: .preview, patientId: patientId)
    }
    static func recording(
        patientId: PatientID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId)
    }

    func labResult(patientId: PatientID, resultId: UUID, analyte: Analyte? = nil) {
        go(.push(.records(.labResult(patientId: patientId, resultId: resultId, analyte: analyte))))
    }
    func labResult(resultId: UUID, analyte: Analyte? = nil) {
        labResult(patientId: self.patientId, resultId: resultId, analyte: analyte)
    }
    func study(patientId: PatientID, studyId: Int64) {
        go(.push(.records(.study(patientId: patientId, studyId: studyId))))
    }
    func study(studyId: Int64) { study(patientId: self.patientId, studyId: studyId) }
    func document(patientId: PatientID, documentId: UUID, page: Int = 1) {
        go(.push(.records(.document(patientId: patientId, documentId: documentId, page: page))))
    }
    func document(documentId: UUID, page: Int = 1) {
        document(patientId: self.patientId, documentId: documentId, page: page)
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RecordsTimelineExits
        func labResult(
            patientId: PatientID, resultId: UUID, analyte: Analyte? = nil
        ) -> HospitalRoute {
            .records(.labResult(patientId: patientId, resultId: resultId, analyte: analyte))
        }
        func labResult(resultId: UUID, analyte: Analyte? = nil) -> HospitalRoute {
            labResult(patientId: exits.patientId, resultId: resultId, analyte: analyte)
        }
        func study(patientId: PatientID, studyId: Int64) -> HospitalRoute {
            .records(.study(patientId: patientId, studyId: studyId))
        }
        func study(studyId: Int64) -> HospitalRoute {
            study(patientId: exits.patientId, studyId: studyId)
        }
        func document(patientId: PatientID, documentId: UUID, page: Int = 1) -> HospitalRoute {
            .records(.document(patientId: patientId, documentId: documentId, page: page))
        }
        func document(documentId: UUID, page: Int = 1) -> HospitalRoute {
            document(patientId: exits.patientId, documentId: documentId, page: page)
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsDiagnosesExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID

    static func preview(patientId: PatientID) -> Self {
        Self(handler: .preview, patientId: patientId)
    }
    static func recording(
        patientId: PatientID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId)
    }

    func diagnosis(patientId: PatientID, code: DiagnosisCode) {
        go(.push(.records(.diagnosis(patientId: patientId, code: code))))
    }
    func diagnosis(code: DiagnosisCode) { diagnosis(patientId: self.patientId, code: code) }
    func addDiagnosis(patientId: PatientID) {
        go(.sheet(.records(.addDiagnosis(patientId: patientId))))
    }
    func addDiagnosis() { addDiagnosis(patientId: self.patientId) }
    @discardableResult
    func addDiagnosis(patientId: PatientID) async -> DiagnosisCode? {
        await answer(.sheet(.records(.addDiagnosis(patientId: patientId))))
    }
    @discardableResult
    func addDiagnosis() async -> DiagnosisCode? { await addDiagnosis(patientId: self.patientId) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RecordsDiagnosesExits
        func diagnosis(patientId: PatientID, code: DiagnosisCode) -> HospitalRoute {
            .records(.diagnosis(patientId: patientId, code: code))
        }
        func diagnosis(code: DiagnosisCode) -> HospitalRoute {
            diagnosis(patientId: exits.patientId, code: code)
        }
        func addDiagnosis(patientId: PatientID) -> HospitalExit {
            .sheet(.records(.addDiagnosis(patientId: patientId)))
        }
        func addDiagnosis() -> HospitalExit { addDiagnosis(patientId: exits.patientId) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsDiagnosisExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsLabsExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID

    static func preview(patientId: PatientID) -> Self {
        Self(handler: .preview, patientId: patientId)
    }
    static func recording(
        patientId: PatientID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId)
    }

    func labResult(patientId: PatientID, resultId: UUID, analyte: Analyte? = nil) {
        go(.push(.records(.labResult(patientId: patientId, resultId: resultId, analyte: analyte))))
    }
    func labResult(resultId: UUID, analyte: Analyte? = nil) {
        labResult(patientId: self.patientId, resultId: resultId, analyte: analyte)
    }
    func labTrend(patientId: PatientID, analyte: Analyte) {
        go(.push(.records(.labTrend(patientId: patientId, analyte: analyte))))
    }
    func labTrend(analyte: Analyte) { labTrend(patientId: self.patientId, analyte: analyte) }
    func orderTests(data: RecordsOrderTestsData = .init()) {
        go(.start(.records(.orderTests(.init(data: data)))))
    }
    @discardableResult
    func orderTests(data: RecordsOrderTestsData = .init()) async -> RecordsOrderTestsData? {
        await answer(.start(.records(.orderTests(.init(data: data)))))
    }
    func criticalValue(patientId: PatientID, resultId: UUID) {
        go(.alert(.records(.criticalValue(patientId: patientId, resultId: resultId))))
    }
    func criticalValue(resultId: UUID) {
        criticalValue(patientId: self.patientId, resultId: resultId)
    }
    @discardableResult
    func criticalValue(patientId: PatientID, resultId: UUID) async -> RecordsCriticalValueAction? {
        await answer(.alert(.records(.criticalValue(patientId: patientId, resultId: resultId))))
    }
    @discardableResult
    func criticalValue(resultId: UUID) async -> RecordsCriticalValueAction? {
        await criticalValue(patientId: self.patientId, resultId: resultId)
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RecordsLabsExits
        func labResult(
            patientId: PatientID, resultId: UUID, analyte: Analyte? = nil
        ) -> HospitalRoute {
            .records(.labResult(patientId: patientId, resultId: resultId, analyte: analyte))
        }
        func labResult(resultId: UUID, analyte: Analyte? = nil) -> HospitalRoute {
            labResult(patientId: exits.patientId, resultId: resultId, analyte: analyte)
        }
        func labTrend(patientId: PatientID, analyte: Analyte) -> HospitalRoute {
            .records(.labTrend(patientId: patientId, analyte: analyte))
        }
        func labTrend(analyte: Analyte) -> HospitalRoute {
            labTrend(patientId: exits.patientId, analyte: analyte)
        }
        func orderTests(data: RecordsOrderTestsData = .init()) -> HospitalExit {
            .start(.records(.orderTests(.init(data: data))))
        }
        func criticalValue(patientId: PatientID, resultId: UUID) -> HospitalExit {
            .alert(.records(.criticalValue(patientId: patientId, resultId: resultId)))
        }
        func criticalValue(resultId: UUID) -> HospitalExit {
            criticalValue(patientId: exits.patientId, resultId: resultId)
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsLabResultExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID

    static func preview(patientId: PatientID) -> Self {
        Self(handler: .preview, patientId: patientId)
    }
    static func recording(
        patientId: PatientID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId)
    }

    func labTrend(patientId: PatientID, analyte: Analyte) {
        go(.push(.records(.labTrend(patientId: patientId, analyte: analyte))))
    }
    func labTrend(analyte: Analyte) { labTrend(patientId: self.patientId, analyte: analyte) }
    func referenceRange(analyte: Analyte) {
        go(.popover(.records(.referenceRange(analyte: analyte))))
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RecordsLabResultExits
        func labTrend(patientId: PatientID, analyte: Analyte) -> HospitalRoute {
            .records(.labTrend(patientId: patientId, analyte: analyte))
        }
        func labTrend(analyte: Analyte) -> HospitalRoute {
            labTrend(patientId: exits.patientId, analyte: analyte)
        }
        func referenceRange(analyte: Analyte) -> HospitalExit {
            .popover(.records(.referenceRange(analyte: analyte)))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsLabTrendExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let analyte: Analyte

    static func preview(analyte: Analyte) -> Self { Self(handler: .preview, analyte: analyte) }
    static func recording(
        analyte: Analyte, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), analyte: analyte)
    }

    func referenceRange(analyte: Analyte) {
        go(.popover(.records(.referenceRange(analyte: analyte))))
    }
    func referenceRange() { referenceRange(analyte: self.analyte) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RecordsLabTrendExits
        func referenceRange(analyte: Analyte) -> HospitalExit {
            .popover(.records(.referenceRange(analyte: analyte)))
        }
        func referenceRange() -> HospitalExit { referenceRange(analyte: exits.analyte) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsImagingExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID

    static func preview(patientId: PatientID) -> Self {
        Self(handler: .preview, patientId: patientId)
    }
    static func recording(
        patientId: PatientID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId)
    }

    func study(patientId: PatientID, studyId: Int64) {
        go(.push(.records(.study(patientId: patientId, studyId: studyId))))
    }
    func study(studyId: Int64) { study(patientId: self.patientId, studyId: studyId) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RecordsImagingExits
        func study(patientId: PatientID, studyId: Int64) -> HospitalRoute {
            .records(.study(patientId: patientId, studyId: studyId))
        }
        func study(studyId: Int64) -> HospitalRoute {
            study(patientId: exits.patientId, studyId: studyId)
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsStudyExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID
    let studyId: Int64

    static func preview(patientId: PatientID, studyId: Int64) -> Self {
        Self(handler: .preview, patientId: patientId, studyId: studyId)
    }
    static func recording(
        patientId: PatientID, studyId: Int64, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId, studyId: studyId)
    }

    func viewer(patientId: PatientID, studyId: Int64, slice: Int = 0) {
        go(.cover(.records(.viewer(patientId: patientId, studyId: studyId, slice: slice))))
    }
    func viewer(slice: Int = 0) {
        viewer(patientId: self.patientId, studyId: self.studyId, slice: slice)
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RecordsStudyExits
        func viewer(patientId: PatientID, studyId: Int64, slice: Int = 0) -> HospitalExit {
            .cover(.records(.viewer(patientId: patientId, studyId: studyId, slice: slice)))
        }
        func viewer(slice: Int = 0) -> HospitalExit {
            viewer(patientId: exits.patientId, studyId: exits.studyId, slice: slice)
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsDocumentsExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID

    static func preview(patientId: PatientID) -> Self {
        Self(handler: .preview, patientId: patientId)
    }
    static func recording(
        patientId: PatientID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId)
    }

    func document(patientId: PatientID, documentId: UUID, page: Int = 1) {
        go(.push(.records(.document(patientId: patientId, documentId: documentId, page: page))))
    }
    func document(documentId: UUID, page: Int = 1) {
        document(patientId: self.patientId, documentId: documentId, page: page)
    }
    func documentScanner(patientId: PatientID) {
        go(.cover(.records(.documentScanner(patientId: patientId))))
    }
    func documentScanner() { documentScanner(patientId: self.patientId) }
    func `import`(patientId: PatientID) { go(.push(.records(.`import`(patientId: patientId)))) }
    func `import`() { `import`(patientId: self.patientId) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RecordsDocumentsExits
        func document(patientId: PatientID, documentId: UUID, page: Int = 1) -> HospitalRoute {
            .records(.document(patientId: patientId, documentId: documentId, page: page))
        }
        func document(documentId: UUID, page: Int = 1) -> HospitalRoute {
            document(patientId: exits.patientId, documentId: documentId, page: page)
        }
        func `import`(patientId: PatientID) -> HospitalRoute {
            .records(.`import`(patientId: patientId))
        }
        func `import`() -> HospitalRoute { `import`(patientId: exits.patientId) }
        func documentScanner(patientId: PatientID) -> HospitalExit {
            .cover(.records(.documentScanner(patientId: patientId)))
        }
        func documentScanner() -> HospitalExit { documentScanner(patientId: exits.patientId) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsDocumentExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID
    let documentId: UUID

    static func preview(patientId: PatientID, documentId: UUID) -> Self {
        Self(handler: .preview, patientId: patientId, documentId: documentId)
    }
    static func recording(
        patientId: PatientID, documentId: UUID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId, documentId: documentId)
    }

    func deleteDocument(patientId: PatientID, documentId: UUID) {
        go(.dialog(.records(.deleteDocument(patientId: patientId, documentId: documentId))))
    }
    func deleteDocument() { deleteDocument(patientId: self.patientId, documentId: self.documentId) }
    @discardableResult
    func deleteDocument(
        patientId: PatientID, documentId: UUID
    ) async -> RecordsDeleteDocumentAction? {
        await answer(
            .dialog(.records(.deleteDocument(patientId: patientId, documentId: documentId))))
    }
    @discardableResult
    func deleteDocument() async -> RecordsDeleteDocumentAction? {
        await deleteDocument(patientId: self.patientId, documentId: self.documentId)
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RecordsDocumentExits
        func deleteDocument(patientId: PatientID, documentId: UUID) -> HospitalExit {
            .dialog(.records(.deleteDocument(patientId: patientId, documentId: documentId)))
        }
        func deleteDocument() -> HospitalExit {
            deleteDocument(patientId: exits.patientId, documentId: exits.documentId)
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsImportExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsMedicationsExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID

    static func preview(patientId: PatientID) -> Self {
        Self(handler: .preview, patientId: patientId)
    }
    static func recording(
        patientId: PatientID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId)
    }

    func medication(patientId: PatientID, drug: DrugCode) {
        go(.push(.records(.medication(patientId: patientId, drug: drug))))
    }
    func medication(drug: DrugCode) { medication(patientId: self.patientId, drug: drug) }
    func pharmacyPrescribe(data: PharmacyPrescribeData = .init()) {
        go(.start(.pharmacy(.prescribe(.init(data: data)))))
    }
    @discardableResult
    func pharmacyPrescribe(data: PharmacyPrescribeData = .init()) async -> PharmacyPrescribeData? {
        await answer(.start(.pharmacy(.prescribe(.init(data: data)))))
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RecordsMedicationsExits
        func medication(patientId: PatientID, drug: DrugCode) -> HospitalRoute {
            .records(.medication(patientId: patientId, drug: drug))
        }
        func medication(drug: DrugCode) -> HospitalRoute {
            medication(patientId: exits.patientId, drug: drug)
        }
        func pharmacyPrescribe(data: PharmacyPrescribeData = .init()) -> HospitalExit {
            .start(.pharmacy(.prescribe(.init(data: data))))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsMedicationExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let drug: DrugCode

    static func preview(drug: DrugCode) -> Self { Self(handler: .preview, drug: drug) }
    static func recording(
        drug: DrugCode, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), drug: drug)
    }

    func pharmacyDrug(drug: DrugCode, section: String? = nil) {
        go(.push(.pharmacy(.drug(drug: drug, section: section))))
    }
    func pharmacyDrug(section: String? = nil) { pharmacyDrug(drug: self.drug, section: section) }
    func pharmacyPrescription(prescriptionId: PrescriptionID) {
        go(.push(.pharmacy(.prescription(prescriptionId: prescriptionId))))
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RecordsMedicationExits
        func pharmacyDrug(drug: DrugCode, section: String? = nil) -> HospitalRoute {
            .pharmacy(.drug(drug: drug, section: section))
        }
        func pharmacyDrug(section: String? = nil) -> HospitalRoute {
            pharmacyDrug(drug: exits.drug, section: section)
        }
        func pharmacyPrescription(prescriptionId: PrescriptionID) -> HospitalRoute {
            .pharmacy(.prescription(prescriptionId: prescriptionId))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsAddDiagnosisExits: AnsweringExiting, PlainExiting, ReportProblemAnywhere {
    typealias Answer = DiagnosisCode
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsShareRecordExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func accessCode(code: String) { go(.sheet(.records(.accessCode(code: code)))) }

    var to: To { To() }
    @MainActor struct To {
        func accessCode(code: String) -> HospitalExit { .sheet(.records(.accessCode(code: code))) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsAccessCodeExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor
struct RecordsUploadDocumentExits: PresentedExiting, PlainExiting,
    ReportProblemAnywhere
{
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsViewerExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct RecordsDocumentScannerExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID

    static func preview(patientId: PatientID) -> Self {
        Self(handler: .preview, patientId: patientId)
    }
    static func recording(
        patientId: PatientID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId)
    }

    func uploadDocument(patientId: PatientID, scan: DocumentScan) {
        go(.sheet(.records(.uploadDocument(patientId: patientId, scan: scan))))
    }
    func uploadDocument(scan: DocumentScan) {
        uploadDocument(patientId: self.patientId, scan: scan)
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: RecordsDocumentScannerExits
        func uploadDocument(patientId: PatientID, scan: DocumentScan) -> HospitalExit {
            .sheet(.records(.uploadDocument(patientId: patientId, scan: scan)))
        }
        func uploadDocument(scan: DocumentScan) -> HospitalExit {
            uploadDocument(patientId: exits.patientId, scan: scan)
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor
struct RecordsReferenceRangeExits: PresentedExiting, PlainExiting,
    ReportProblemAnywhere
{
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}
