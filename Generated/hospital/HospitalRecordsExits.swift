// Written by navgen from hospital.yaml, section records. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The exits of `records.overview`.
@MainActor struct RecordsOverviewExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID

    init(_ handler: HospitalExitHandler, patientId: PatientID) {
        self.handler = handler
        ownPatientId = patientId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID) -> Self {
        Self(.preview, patientId: patientId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId)
    }

    /// Timeline
    func timeline(patientId: PatientID, year: Int? = nil) {
        handler.go(.push(.records(.timeline(patientId: patientId, year: year))))
    }

    /// Timeline
    ///
    /// With the same `patientId`.
    func timeline(year: Int? = nil) {
        handler.go(.push(.records(.timeline(patientId: ownPatientId, year: year))))
    }

    /// Diagnoses
    func diagnoses(patientId: PatientID) {
        handler.go(.push(.records(.diagnoses(patientId: patientId))))
    }

    /// Diagnoses
    ///
    /// With the same `patientId`.
    func diagnoses() {
        handler.go(.push(.records(.diagnoses(patientId: ownPatientId))))
    }

    /// Laboratory
    func labs(patientId: PatientID, panel: LabPanel? = nil) {
        handler.go(.push(.records(.labs(patientId: patientId, panel: panel))))
    }

    /// Laboratory
    ///
    /// With the same `patientId`.
    func labs(panel: LabPanel? = nil) {
        handler.go(.push(.records(.labs(patientId: ownPatientId, panel: panel))))
    }

    /// Imaging
    func imaging(patientId: PatientID) {
        handler.go(.push(.records(.imaging(patientId: patientId))))
    }

    /// Imaging
    ///
    /// With the same `patientId`.
    func imaging() {
        handler.go(.push(.records(.imaging(patientId: ownPatientId))))
    }

    /// Documents
    func documents(patientId: PatientID) {
        handler.go(.push(.records(.documents(patientId: patientId))))
    }

    /// Documents
    ///
    /// With the same `patientId`.
    func documents() {
        handler.go(.push(.records(.documents(patientId: ownPatientId))))
    }

    /// Medication
    func medications(patientId: PatientID) {
        handler.go(.push(.records(.medications(patientId: patientId))))
    }

    /// Medication
    ///
    /// With the same `patientId`.
    func medications() {
        handler.go(.push(.records(.medications(patientId: ownPatientId))))
    }

    /// Share the record
    func shareRecord(patientId: PatientID) {
        handler.go(.sheet(.records(.shareRecord(patientId: patientId))))
    }

    /// Share the record
    ///
    /// With the same `patientId`.
    func shareRecord() {
        handler.go(.sheet(.records(.shareRecord(patientId: ownPatientId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPatientId: ownPatientId) }

    @MainActor struct To {
        fileprivate let ownPatientId: PatientID

        /// Timeline
        func timeline(patientId: PatientID, year: Int? = nil) -> HospitalRoute {
            .records(.timeline(patientId: patientId, year: year))
        }

        /// Timeline
        ///
        /// With the same `patientId`.
        func timeline(year: Int? = nil) -> HospitalRoute {
            .records(.timeline(patientId: ownPatientId, year: year))
        }

        /// Diagnoses
        func diagnoses(patientId: PatientID) -> HospitalRoute {
            .records(.diagnoses(patientId: patientId))
        }

        /// Diagnoses
        ///
        /// With the same `patientId`.
        func diagnoses() -> HospitalRoute {
            .records(.diagnoses(patientId: ownPatientId))
        }

        /// Laboratory
        func labs(patientId: PatientID, panel: LabPanel? = nil) -> HospitalRoute {
            .records(.labs(patientId: patientId, panel: panel))
        }

        /// Laboratory
        ///
        /// With the same `patientId`.
        func labs(panel: LabPanel? = nil) -> HospitalRoute {
            .records(.labs(patientId: ownPatientId, panel: panel))
        }

        /// Imaging
        func imaging(patientId: PatientID) -> HospitalRoute {
            .records(.imaging(patientId: patientId))
        }

        /// Imaging
        ///
        /// With the same `patientId`.
        func imaging() -> HospitalRoute {
            .records(.imaging(patientId: ownPatientId))
        }

        /// Documents
        func documents(patientId: PatientID) -> HospitalRoute {
            .records(.documents(patientId: patientId))
        }

        /// Documents
        ///
        /// With the same `patientId`.
        func documents() -> HospitalRoute {
            .records(.documents(patientId: ownPatientId))
        }

        /// Medication
        func medications(patientId: PatientID) -> HospitalRoute {
            .records(.medications(patientId: patientId))
        }

        /// Medication
        ///
        /// With the same `patientId`.
        func medications() -> HospitalRoute {
            .records(.medications(patientId: ownPatientId))
        }
    }
}

/// The exits of `records.timeline`.
@MainActor struct RecordsTimelineExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID

    init(_ handler: HospitalExitHandler, patientId: PatientID) {
        self.handler = handler
        ownPatientId = patientId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID) -> Self {
        Self(.preview, patientId: patientId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId)
    }

    /// Result
    func labResult(patientId: PatientID, resultId: UUID, analyte: Analyte? = nil) {
        handler.go(
            .push(.records(.labResult(patientId: patientId, resultId: resultId, analyte: analyte))))
    }

    /// Result
    ///
    /// With the same `patientId`.
    func labResult(resultId: UUID, analyte: Analyte? = nil) {
        handler.go(
            .push(
                .records(
                    .labResult(patientId: ownPatientId, resultId: resultId, analyte: analyte))))
    }

    /// Study {studyId}
    func study(patientId: PatientID, studyId: Int64) {
        handler.go(.push(.records(.study(patientId: patientId, studyId: studyId))))
    }

    /// Study {studyId}
    ///
    /// With the same `patientId`.
    func study(studyId: Int64) {
        handler.go(.push(.records(.study(patientId: ownPatientId, studyId: studyId))))
    }

    /// Document
    func document(patientId: PatientID, documentId: UUID, page: Int = 1) {
        handler.go(
            .push(.records(.document(patientId: patientId, documentId: documentId, page: page))))
    }

    /// Document
    ///
    /// With the same `patientId`.
    func document(documentId: UUID, page: Int = 1) {
        handler.go(
            .push(.records(.document(patientId: ownPatientId, documentId: documentId, page: page))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPatientId: ownPatientId) }

    @MainActor struct To {
        fileprivate let ownPatientId: PatientID

        /// Result
        func labResult(
            patientId: PatientID, resultId: UUID, analyte: Analyte? = nil
        ) -> HospitalRoute {
            .records(.labResult(patientId: patientId, resultId: resultId, analyte: analyte))
        }

        /// Result
        ///
        /// With the same `patientId`.
        func labResult(resultId: UUID, analyte: Analyte? = nil) -> HospitalRoute {
            .records(.labResult(patientId: ownPatientId, resultId: resultId, analyte: analyte))
        }

        /// Study {studyId}
        func study(patientId: PatientID, studyId: Int64) -> HospitalRoute {
            .records(.study(patientId: patientId, studyId: studyId))
        }

        /// Study {studyId}
        ///
        /// With the same `patientId`.
        func study(studyId: Int64) -> HospitalRoute {
            .records(.study(patientId: ownPatientId, studyId: studyId))
        }

        /// Document
        func document(patientId: PatientID, documentId: UUID, page: Int = 1) -> HospitalRoute {
            .records(.document(patientId: patientId, documentId: documentId, page: page))
        }

        /// Document
        ///
        /// With the same `patientId`.
        func document(documentId: UUID, page: Int = 1) -> HospitalRoute {
            .records(.document(patientId: ownPatientId, documentId: documentId, page: page))
        }
    }
}

/// The exits of `records.diagnoses`.
@MainActor struct RecordsDiagnosesExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID

    init(_ handler: HospitalExitHandler, patientId: PatientID) {
        self.handler = handler
        ownPatientId = patientId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID) -> Self {
        Self(.preview, patientId: patientId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId)
    }

    /// {code}
    func diagnosis(patientId: PatientID, code: DiagnosisCode) {
        handler.go(.push(.records(.diagnosis(patientId: patientId, code: code))))
    }

    /// {code}
    ///
    /// With the same `patientId`.
    func diagnosis(code: DiagnosisCode) {
        handler.go(.push(.records(.diagnosis(patientId: ownPatientId, code: code))))
    }

    /// Add a diagnosis
    func addDiagnosis(patientId: PatientID) {
        handler.go(.sheet(.records(.addDiagnosis(patientId: patientId))))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func addDiagnosis(patientId: PatientID) async -> DiagnosisCode? {
        await handler.ask(.sheet(.records(.addDiagnosis(patientId: patientId))))?.value()
    }

    /// Add a diagnosis
    ///
    /// With the same `patientId`.
    func addDiagnosis() {
        handler.go(.sheet(.records(.addDiagnosis(patientId: ownPatientId))))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func addDiagnosis() async -> DiagnosisCode? {
        await handler.ask(.sheet(.records(.addDiagnosis(patientId: ownPatientId))))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPatientId: ownPatientId) }

    @MainActor struct To {
        fileprivate let ownPatientId: PatientID

        /// {code}
        func diagnosis(patientId: PatientID, code: DiagnosisCode) -> HospitalRoute {
            .records(.diagnosis(patientId: patientId, code: code))
        }

        /// {code}
        ///
        /// With the same `patientId`.
        func diagnosis(code: DiagnosisCode) -> HospitalRoute {
            .records(.diagnosis(patientId: ownPatientId, code: code))
        }
    }
}

/// The exits of `records.diagnosis`.
@MainActor struct RecordsDiagnosisExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `records.labs`.
@MainActor struct RecordsLabsExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID

    init(_ handler: HospitalExitHandler, patientId: PatientID) {
        self.handler = handler
        ownPatientId = patientId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID) -> Self {
        Self(.preview, patientId: patientId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId)
    }

    /// Result
    func labResult(patientId: PatientID, resultId: UUID, analyte: Analyte? = nil) {
        handler.go(
            .push(.records(.labResult(patientId: patientId, resultId: resultId, analyte: analyte))))
    }

    /// Result
    ///
    /// With the same `patientId`.
    func labResult(resultId: UUID, analyte: Analyte? = nil) {
        handler.go(
            .push(
                .records(
                    .labResult(patientId: ownPatientId, resultId: resultId, analyte: analyte))))
    }

    /// Trend: {analyte}
    func labTrend(patientId: PatientID, analyte: Analyte) {
        handler.go(.push(.records(.labTrend(patientId: patientId, analyte: analyte))))
    }

    /// Trend: {analyte}
    ///
    /// With the same `patientId`.
    func labTrend(analyte: Analyte) {
        handler.go(.push(.records(.labTrend(patientId: ownPatientId, analyte: analyte))))
    }

    /// Order tests
    func orderTests(data: RecordsOrderTestsData = RecordsOrderTestsData()) {
        handler.go(.start(.records(.orderTests(.init(data: data)))))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    func orderTests(
        data: RecordsOrderTestsData = RecordsOrderTestsData()
    ) async -> RecordsOrderTestsData? {
        await handler.ask(.start(.records(.orderTests(.init(data: data)))))?.value()
    }

    /// Critical value
    func criticalValue(patientId: PatientID, resultId: UUID) {
        handler.go(.alert(.records(.criticalValue(patientId: patientId, resultId: resultId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func criticalValue(patientId: PatientID, resultId: UUID) async -> RecordsCriticalValueAction? {
        await handler.ask(
            .alert(.records(.criticalValue(patientId: patientId, resultId: resultId))))?.value()
    }

    /// Critical value
    ///
    /// With the same `patientId`.
    func criticalValue(resultId: UUID) {
        handler.go(.alert(.records(.criticalValue(patientId: ownPatientId, resultId: resultId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func criticalValue(resultId: UUID) async -> RecordsCriticalValueAction? {
        await handler.ask(
            .alert(.records(.criticalValue(patientId: ownPatientId, resultId: resultId))))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPatientId: ownPatientId) }

    @MainActor struct To {
        fileprivate let ownPatientId: PatientID

        /// Result
        func labResult(
            patientId: PatientID, resultId: UUID, analyte: Analyte? = nil
        ) -> HospitalRoute {
            .records(.labResult(patientId: patientId, resultId: resultId, analyte: analyte))
        }

        /// Result
        ///
        /// With the same `patientId`.
        func labResult(resultId: UUID, analyte: Analyte? = nil) -> HospitalRoute {
            .records(.labResult(patientId: ownPatientId, resultId: resultId, analyte: analyte))
        }

        /// Trend: {analyte}
        func labTrend(patientId: PatientID, analyte: Analyte) -> HospitalRoute {
            .records(.labTrend(patientId: patientId, analyte: analyte))
        }

        /// Trend: {analyte}
        ///
        /// With the same `patientId`.
        func labTrend(analyte: Analyte) -> HospitalRoute {
            .records(.labTrend(patientId: ownPatientId, analyte: analyte))
        }
    }
}

/// The exits of `records.labResult`.
@MainActor struct RecordsLabResultExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID

    init(_ handler: HospitalExitHandler, patientId: PatientID) {
        self.handler = handler
        ownPatientId = patientId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID) -> Self {
        Self(.preview, patientId: patientId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId)
    }

    /// Trend: {analyte}
    func labTrend(patientId: PatientID, analyte: Analyte) {
        handler.go(.push(.records(.labTrend(patientId: patientId, analyte: analyte))))
    }

    /// Trend: {analyte}
    ///
    /// With the same `patientId`.
    func labTrend(analyte: Analyte) {
        handler.go(.push(.records(.labTrend(patientId: ownPatientId, analyte: analyte))))
    }

    /// Reference range
    func referenceRange(analyte: Analyte) {
        handler.go(.popover(.records(.referenceRange(analyte: analyte))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPatientId: ownPatientId) }

    @MainActor struct To {
        fileprivate let ownPatientId: PatientID

        /// Trend: {analyte}
        func labTrend(patientId: PatientID, analyte: Analyte) -> HospitalRoute {
            .records(.labTrend(patientId: patientId, analyte: analyte))
        }

        /// Trend: {analyte}
        ///
        /// With the same `patientId`.
        func labTrend(analyte: Analyte) -> HospitalRoute {
            .records(.labTrend(patientId: ownPatientId, analyte: analyte))
        }

        /// Reference range
        func referenceRange(analyte: Analyte) -> HospitalExit {
            .popover(.records(.referenceRange(analyte: analyte)))
        }
    }
}

/// The exits of `records.labTrend`.
@MainActor struct RecordsLabTrendExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownAnalyte: Analyte

    init(_ handler: HospitalExitHandler, analyte: Analyte) {
        self.handler = handler
        ownAnalyte = analyte
    }

    /// Does nothing, for previews.
    static func preview(analyte: Analyte) -> Self {
        Self(.preview, analyte: analyte)
    }

    /// Records what is requested, for tests.
    static func recording(
        analyte: Analyte, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), analyte: analyte)
    }

    /// Reference range
    func referenceRange(analyte: Analyte) {
        handler.go(.popover(.records(.referenceRange(analyte: analyte))))
    }

    /// Reference range
    ///
    /// With the same `analyte`.
    func referenceRange() {
        handler.go(.popover(.records(.referenceRange(analyte: ownAnalyte))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownAnalyte: ownAnalyte) }

    @MainActor struct To {
        fileprivate let ownAnalyte: Analyte

        /// Reference range
        func referenceRange(analyte: Analyte) -> HospitalExit {
            .popover(.records(.referenceRange(analyte: analyte)))
        }

        /// Reference range
        ///
        /// With the same `analyte`.
        func referenceRange() -> HospitalExit {
            .popover(.records(.referenceRange(analyte: ownAnalyte)))
        }
    }
}

/// The exits of `records.imaging`.
@MainActor struct RecordsImagingExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID

    init(_ handler: HospitalExitHandler, patientId: PatientID) {
        self.handler = handler
        ownPatientId = patientId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID) -> Self {
        Self(.preview, patientId: patientId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId)
    }

    /// Study {studyId}
    func study(patientId: PatientID, studyId: Int64) {
        handler.go(.push(.records(.study(patientId: patientId, studyId: studyId))))
    }

    /// Study {studyId}
    ///
    /// With the same `patientId`.
    func study(studyId: Int64) {
        handler.go(.push(.records(.study(patientId: ownPatientId, studyId: studyId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPatientId: ownPatientId) }

    @MainActor struct To {
        fileprivate let ownPatientId: PatientID

        /// Study {studyId}
        func study(patientId: PatientID, studyId: Int64) -> HospitalRoute {
            .records(.study(patientId: patientId, studyId: studyId))
        }

        /// Study {studyId}
        ///
        /// With the same `patientId`.
        func study(studyId: Int64) -> HospitalRoute {
            .records(.study(patientId: ownPatientId, studyId: studyId))
        }
    }
}

/// The exits of `records.study`.
@MainActor struct RecordsStudyExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID
    private let ownStudyId: Int64

    init(_ handler: HospitalExitHandler, patientId: PatientID, studyId: Int64) {
        self.handler = handler
        ownPatientId = patientId
        ownStudyId = studyId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID, studyId: Int64) -> Self {
        Self(.preview, patientId: patientId, studyId: studyId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, studyId: Int64, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId, studyId: studyId)
    }

    /// Images
    func viewer(patientId: PatientID, studyId: Int64, slice: Int = 0) {
        handler.go(.cover(.records(.viewer(patientId: patientId, studyId: studyId, slice: slice))))
    }

    /// Images
    ///
    /// With the same `patientId`, `studyId`.
    func viewer(slice: Int = 0) {
        handler.go(
            .cover(.records(.viewer(patientId: ownPatientId, studyId: ownStudyId, slice: slice))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `records.documents`.
@MainActor struct RecordsDocumentsExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID

    init(_ handler: HospitalExitHandler, patientId: PatientID) {
        self.handler = handler
        ownPatientId = patientId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID) -> Self {
        Self(.preview, patientId: patientId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId)
    }

    /// Document
    func document(patientId: PatientID, documentId: UUID, page: Int = 1) {
        handler.go(
            .push(.records(.document(patientId: patientId, documentId: documentId, page: page))))
    }

    /// Document
    ///
    /// With the same `patientId`.
    func document(documentId: UUID, page: Int = 1) {
        handler.go(
            .push(.records(.document(patientId: ownPatientId, documentId: documentId, page: page))))
    }

    /// Scan
    func documentScanner(patientId: PatientID) {
        handler.go(.cover(.records(.documentScanner(patientId: patientId))))
    }

    /// Scan
    ///
    /// With the same `patientId`.
    func documentScanner() {
        handler.go(.cover(.records(.documentScanner(patientId: ownPatientId))))
    }

    /// Import
    func `import`(patientId: PatientID) {
        handler.go(.push(.records(.`import`(patientId: patientId))))
    }

    /// Import
    ///
    /// With the same `patientId`.
    func `import`() {
        handler.go(.push(.records(.`import`(patientId: ownPatientId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPatientId: ownPatientId) }

    @MainActor struct To {
        fileprivate let ownPatientId: PatientID

        /// Document
        func document(patientId: PatientID, documentId: UUID, page: Int = 1) -> HospitalRoute {
            .records(.document(patientId: patientId, documentId: documentId, page: page))
        }

        /// Document
        ///
        /// With the same `patientId`.
        func document(documentId: UUID, page: Int = 1) -> HospitalRoute {
            .records(.document(patientId: ownPatientId, documentId: documentId, page: page))
        }

        /// Import
        func `import`(patientId: PatientID) -> HospitalRoute {
            .records(.`import`(patientId: patientId))
        }

        /// Import
        ///
        /// With the same `patientId`.
        func `import`() -> HospitalRoute {
            .records(.`import`(patientId: ownPatientId))
        }
    }
}

/// The exits of `records.document`.
@MainActor struct RecordsDocumentExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID
    private let ownDocumentId: UUID

    init(_ handler: HospitalExitHandler, patientId: PatientID, documentId: UUID) {
        self.handler = handler
        ownPatientId = patientId
        ownDocumentId = documentId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID, documentId: UUID) -> Self {
        Self(.preview, patientId: patientId, documentId: documentId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, documentId: UUID,
        _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId, documentId: documentId)
    }

    /// Delete this document?
    func deleteDocument(patientId: PatientID, documentId: UUID) {
        handler.go(.dialog(.records(.deleteDocument(patientId: patientId, documentId: documentId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func deleteDocument(
        patientId: PatientID, documentId: UUID
    ) async -> RecordsDeleteDocumentAction? {
        await handler.ask(
            .dialog(
                .records(.deleteDocument(patientId: patientId, documentId: documentId))))?.value()
    }

    /// Delete this document?
    ///
    /// With the same `patientId`, `documentId`.
    func deleteDocument() {
        handler.go(
            .dialog(.records(.deleteDocument(patientId: ownPatientId, documentId: ownDocumentId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func deleteDocument() async -> RecordsDeleteDocumentAction? {
        await handler.ask(
            .dialog(
                .records(
                    .deleteDocument(patientId: ownPatientId, documentId: ownDocumentId))))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPatientId: ownPatientId, ownDocumentId: ownDocumentId) }

    @MainActor struct To {
        fileprivate let ownPatientId: PatientID
        fileprivate let ownDocumentId: UUID

        /// Delete this document?
        func deleteDocument(patientId: PatientID, documentId: UUID) -> HospitalExit {
            .dialog(.records(.deleteDocument(patientId: patientId, documentId: documentId)))
        }

        /// Delete this document?
        ///
        /// With the same `patientId`, `documentId`.
        func deleteDocument() -> HospitalExit {
            .dialog(.records(.deleteDocument(patientId: ownPatientId, documentId: ownDocumentId)))
        }
    }
}

/// The exits of `records.import`.
@MainActor struct RecordsImportExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `records.medications`.
@MainActor struct RecordsMedicationsExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID

    init(_ handler: HospitalExitHandler, patientId: PatientID) {
        self.handler = handler
        ownPatientId = patientId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID) -> Self {
        Self(.preview, patientId: patientId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId)
    }

    /// {drug}
    func medication(patientId: PatientID, drug: DrugCode) {
        handler.go(.push(.records(.medication(patientId: patientId, drug: drug))))
    }

    /// {drug}
    ///
    /// With the same `patientId`.
    func medication(drug: DrugCode) {
        handler.go(.push(.records(.medication(patientId: ownPatientId, drug: drug))))
    }

    /// Prescribe
    func pharmacyPrescribe(data: PharmacyPrescribeData = PharmacyPrescribeData()) {
        handler.go(.start(.pharmacy(.prescribe(.init(data: data)))))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    func pharmacyPrescribe(
        data: PharmacyPrescribeData = PharmacyPrescribeData()
    ) async -> PharmacyPrescribeData? {
        await handler.ask(.start(.pharmacy(.prescribe(.init(data: data)))))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPatientId: ownPatientId) }

    @MainActor struct To {
        fileprivate let ownPatientId: PatientID

        /// {drug}
        func medication(patientId: PatientID, drug: DrugCode) -> HospitalRoute {
            .records(.medication(patientId: patientId, drug: drug))
        }

        /// {drug}
        ///
        /// With the same `patientId`.
        func medication(drug: DrugCode) -> HospitalRoute {
            .records(.medication(patientId: ownPatientId, drug: drug))
        }
    }
}

/// The exits of `records.medication`.
@MainActor struct RecordsMedicationExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownDrug: DrugCode

    init(_ handler: HospitalExitHandler, drug: DrugCode) {
        self.handler = handler
        ownDrug = drug
    }

    /// Does nothing, for previews.
    static func preview(drug: DrugCode) -> Self {
        Self(.preview, drug: drug)
    }

    /// Records what is requested, for tests.
    static func recording(
        drug: DrugCode, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), drug: drug)
    }

    /// {drug}
    func pharmacyDrug(drug: DrugCode, section: String? = nil) {
        handler.go(.push(.pharmacy(.drug(drug: drug, section: section))))
    }

    /// {drug}
    ///
    /// With the same `drug`.
    func pharmacyDrug(section: String? = nil) {
        handler.go(.push(.pharmacy(.drug(drug: ownDrug, section: section))))
    }

    /// {prescriptionId}
    func pharmacyPrescription(prescriptionId: PrescriptionID) {
        handler.go(.push(.pharmacy(.prescription(prescriptionId: prescriptionId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownDrug: ownDrug) }

    @MainActor struct To {
        fileprivate let ownDrug: DrugCode

        /// {drug}
        func pharmacyDrug(drug: DrugCode, section: String? = nil) -> HospitalRoute {
            .pharmacy(.drug(drug: drug, section: section))
        }

        /// {drug}
        ///
        /// With the same `drug`.
        func pharmacyDrug(section: String? = nil) -> HospitalRoute {
            .pharmacy(.drug(drug: ownDrug, section: section))
        }

        /// {prescriptionId}
        func pharmacyPrescription(prescriptionId: PrescriptionID) -> HospitalRoute {
            .pharmacy(.prescription(prescriptionId: prescriptionId))
        }
    }
}

/// The exits of `records.addDiagnosis`.
@MainActor struct RecordsAddDiagnosisExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// Closes the presentation with a result.
    func finish(_ result: DiagnosisCode) { handler.go(.finish(HospitalResult(result))) }
}

/// The exits of `records.shareRecord`.
@MainActor struct RecordsShareRecordExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Access code
    func accessCode(code: String) {
        handler.go(.sheet(.records(.accessCode(code: code))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `records.accessCode`.
@MainActor struct RecordsAccessCodeExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `records.uploadDocument`.
@MainActor struct RecordsUploadDocumentExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `records.viewer`.
@MainActor struct RecordsViewerExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `records.documentScanner`.
@MainActor struct RecordsDocumentScannerExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID

    init(_ handler: HospitalExitHandler, patientId: PatientID) {
        self.handler = handler
        ownPatientId = patientId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID) -> Self {
        Self(.preview, patientId: patientId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId)
    }

    /// Upload
    func uploadDocument(patientId: PatientID, scan: DocumentScan) {
        handler.go(.sheet(.records(.uploadDocument(patientId: patientId, scan: scan))))
    }

    /// Upload
    ///
    /// With the same `patientId`.
    func uploadDocument(scan: DocumentScan) {
        handler.go(.sheet(.records(.uploadDocument(patientId: ownPatientId, scan: scan))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `records.referenceRange`.
@MainActor struct RecordsReferenceRangeExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}
