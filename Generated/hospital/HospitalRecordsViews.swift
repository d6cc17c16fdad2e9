// Written by navgen from hospital.yaml, section records. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import SwiftUI

    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif

    /// Makes the views of the section `records`: a function for each node.
    @MainActor protocol HospitalRecordsDestinations {
        associatedtype OverviewBody: View
        /// Record
        @ViewBuilder func overview(
            patientId: PatientID, exits: RecordsOverviewExits
        ) -> OverviewBody

        associatedtype TimelineBody: View
        /// Timeline
        @ViewBuilder func timeline(
            patientId: PatientID, year: Int?, exits: RecordsTimelineExits
        ) -> TimelineBody

        associatedtype DiagnosesBody: View
        /// Diagnoses
        @ViewBuilder func diagnoses(
            patientId: PatientID, exits: RecordsDiagnosesExits
        ) -> DiagnosesBody

        associatedtype DiagnosisBody: View
        /// {code}
        @ViewBuilder func diagnosis(
            patientId: PatientID, code: DiagnosisCode, exits: RecordsDiagnosisExits
        ) -> DiagnosisBody

        associatedtype LabsBody: View
        /// Laboratory
        @ViewBuilder func labs(
            patientId: PatientID, panel: LabPanel?, exits: RecordsLabsExits
        ) -> LabsBody

        associatedtype LabResultBody: View
        /// Result
        ///
        /// One report. The fragment names the value to scroll to.
        @ViewBuilder func labResult(
            patientId: PatientID, resultId: UUID, analyte: Analyte?, exits: RecordsLabResultExits
        ) -> LabResultBody

        associatedtype LabTrendBody: View
        /// Trend: {analyte}
        @ViewBuilder func labTrend(
            patientId: PatientID, analyte: Analyte, exits: RecordsLabTrendExits
        ) -> LabTrendBody

        associatedtype ImagingBody: View
        /// Imaging
        @ViewBuilder func imaging(patientId: PatientID, exits: RecordsImagingExits) -> ImagingBody

        associatedtype StudyBody: View
        /// Study {studyId}
        @ViewBuilder func study(
            patientId: PatientID, studyId: Int64, exits: RecordsStudyExits
        ) -> StudyBody

        associatedtype DocumentsBody: View
        /// Documents
        @ViewBuilder func documents(
            patientId: PatientID, exits: RecordsDocumentsExits
        ) -> DocumentsBody

        associatedtype DocumentBody: View
        /// Document
        @ViewBuilder func document(
            patientId: PatientID, documentId: UUID, page: Int, exits: RecordsDocumentExits
        ) -> DocumentBody

        associatedtype ImportBody: View
        /// Import
        ///
        /// Letters that other hospitals have sent. Any word is an id, also one of Swift's own.
        @ViewBuilder func `import`(patientId: PatientID, exits: RecordsImportExits) -> ImportBody

        associatedtype MedicationsBody: View
        /// Medication
        @ViewBuilder func medications(
            patientId: PatientID, exits: RecordsMedicationsExits
        ) -> MedicationsBody

        associatedtype MedicationBody: View
        /// {drug}
        @ViewBuilder func medication(
            patientId: PatientID, drug: DrugCode, exits: RecordsMedicationExits
        ) -> MedicationBody

        associatedtype AddDiagnosisBody: View
        /// Add a diagnosis
        @ViewBuilder func addDiagnosis(
            patientId: PatientID, exits: RecordsAddDiagnosisExits
        ) -> AddDiagnosisBody

        associatedtype ShareRecordBody: View
        /// Share the record
        @ViewBuilder func shareRecord(
            patientId: PatientID, exits: RecordsShareRecordExits
        ) -> ShareRecordBody

        associatedtype AccessCodeBody: View
        /// Access code
        ///
        /// Read to the other hospital by telephone; in no URL and no event.
        @ViewBuilder func accessCode(code: String, exits: RecordsAccessCodeExits) -> AccessCodeBody

        associatedtype UploadDocumentBody: View
        /// Upload
        ///
        /// Needs the pages in memory, so it is neither linked to nor restored.
        @ViewBuilder func uploadDocument(
            patientId: PatientID, scan: DocumentScan, exits: RecordsUploadDocumentExits
        ) -> UploadDocumentBody

        associatedtype ViewerBody: View
        /// Images
        @ViewBuilder func viewer(
            patientId: PatientID, studyId: Int64, slice: Int, exits: RecordsViewerExits
        ) -> ViewerBody

        associatedtype DocumentScannerBody: View
        /// Scan
        @ViewBuilder func documentScanner(
            patientId: PatientID, exits: RecordsDocumentScannerExits
        ) -> DocumentScannerBody

        associatedtype ReferenceRangeBody: View
        /// Reference range
        @ViewBuilder func referenceRange(
            analyte: Analyte, exits: RecordsReferenceRangeExits
        ) -> ReferenceRangeBody

        associatedtype OrderTestsChoosePanelBody: View
        @ViewBuilder func orderTestsChoosePanel(
            flow: RecordsOrderTestsRun
        ) -> OrderTestsChoosePanelBody

        associatedtype OrderTestsSamplesBody: View
        @ViewBuilder func orderTestsSamples(flow: RecordsOrderTestsRun) -> OrderTestsSamplesBody

        associatedtype OrderTestsUrgencyBody: View
        @ViewBuilder func orderTestsUrgency(flow: RecordsOrderTestsRun) -> OrderTestsUrgencyBody

        associatedtype OrderTestsReviewBody: View
        @ViewBuilder func orderTestsReview(flow: RecordsOrderTestsRun) -> OrderTestsReviewBody
    }

    /// The app's view of a node.
    struct HospitalRecordsRouteView<Destinations: HospitalRecordsDestinations>: View {
        let node: HospitalRecordsRoute
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .overview(let patientId):
                destinations.overview(
                    patientId: patientId,
                    exits: RecordsOverviewExits(context.handler, patientId: patientId))
            case .timeline(let patientId, let year):
                destinations.timeline(
                    patientId: patientId, year: year,
                    exits: RecordsTimelineExits(context.handler, patientId: patientId))
            case .diagnoses(let patientId):
                destinations.diagnoses(
                    patientId: patientId,
                    exits: RecordsDiagnosesExits(context.handler, patientId: patientId))
            case .diagnosis(let patientId, let code):
                destinations.diagnosis(
                    patientId: patientId, code: code, exits: RecordsDiagnosisExits(context.handler))
            case .labs(let patientId, let panel):
                destinations.labs(
                    patientId: patientId, panel: panel,
                    exits: RecordsLabsExits(context.handler, patientId: patientId))
            case .labResult(let patientId, let resultId, let analyte):
                destinations.labResult(
                    patientId: patientId, resultId: resultId, analyte: analyte,
                    exits: RecordsLabResultExits(context.handler, patientId: patientId))
            case .labTrend(let patientId, let analyte):
                destinations.labTrend(
                    patientId: patientId, analyte: analyte,
                    exits: RecordsLabTrendExits(context.handler, analyte: analyte))
            case .imaging(let patientId):
                destinations.imaging(
                    patientId: patientId,
                    exits: RecordsImagingExits(context.handler, patientId: patientId))
            case .study(let patientId, let studyId):
                destinations.study(
                    patientId: patientId, studyId: studyId,
                    exits: RecordsStudyExits(
                        context.handler, patientId: patientId, studyId: studyId))
            case .documents(let patientId):
                destinations.documents(
                    patientId: patientId,
                    exits: RecordsDocumentsExits(context.handler, patientId: patientId))
            case .document(let patientId, let documentId, let page):
                destinations.document(
                    patientId: patientId, documentId: documentId, page: page,
                    exits: RecordsDocumentExits(
                        context.handler, patientId: patientId, documentId: documentId))
            case .`import`(let patientId):
                destinations.`import`(
                    patientId: patientId, exits: RecordsImportExits(context.handler))
            case .medications(let patientId):
                destinations.medications(
                    patientId: patientId,
                    exits: RecordsMedicationsExits(context.handler, patientId: patientId))
            case .medication(let patientId, let drug):
                destinations.medication(
                    patientId: patientId, drug: drug,
                    exits: RecordsMedicationExits(context.handler, drug: drug))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalRecordsSheetView<Destinations: HospitalRecordsDestinations>: View {
        let node: HospitalRecordsSheet
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .addDiagnosis(let patientId):
                destinations.addDiagnosis(
                    patientId: patientId, exits: RecordsAddDiagnosisExits(context.handler))
            case .shareRecord(let patientId):
                destinations.shareRecord(
                    patientId: patientId, exits: RecordsShareRecordExits(context.handler))
            case .accessCode(let code):
                destinations.accessCode(code: code, exits: RecordsAccessCodeExits(context.handler))
            case .uploadDocument(let patientId, let scan):
                destinations.uploadDocument(
                    patientId: patientId, scan: scan,
                    exits: RecordsUploadDocumentExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalRecordsCoverView<Destinations: HospitalRecordsDestinations>: View {
        let node: HospitalRecordsCover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .viewer(let patientId, let studyId, let slice):
                destinations.viewer(
                    patientId: patientId, studyId: studyId, slice: slice,
                    exits: RecordsViewerExits(context.handler))
            case .documentScanner(let patientId):
                destinations.documentScanner(
                    patientId: patientId,
                    exits: RecordsDocumentScannerExits(context.handler, patientId: patientId))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalRecordsPopoverView<Destinations: HospitalRecordsDestinations>: View {
        let node: HospitalRecordsPopover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .referenceRange(let analyte):
                destinations.referenceRange(
                    analyte: analyte, exits: RecordsReferenceRangeExits(context.handler))
            }
        }
    }

    /// The app's view of the step that is shown.
    struct RecordsOrderTestsSteps<Destinations: HospitalRecordsDestinations>: View {
        let run: RecordsOrderTestsRun
        let destinations: Destinations

        var body: some View {
            switch run.step {
            case .choosePanel:
                destinations.orderTestsChoosePanel(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("records.orderTests.choosePanel")
            case .samples:
                destinations.orderTestsSamples(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("records.orderTests.samples")
            case .urgency:
                destinations.orderTestsUrgency(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("records.orderTests.urgency")
            case .review:
                destinations.orderTestsReview(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("records.orderTests.review")
            }
        }
    }
#endif
