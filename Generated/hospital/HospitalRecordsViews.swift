// Written by navgen from hospital.yaml, section records. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import NavgenRuntime
    import SwiftUI

    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif

    /// Makes the views of the section `records`: a function for each node.
    @MainActor
    protocol HospitalRecordsDestinations:
        RecordsOverviewDestination,
        RecordsTimelineDestination,
        RecordsDiagnosesDestination,
        RecordsDiagnosisDestination,
        RecordsLabsDestination,
        RecordsLabResultDestination,
        RecordsLabTrendDestination,
        RecordsImagingDestination,
        RecordsStudyDestination,
        RecordsDocumentsDestination,
        RecordsDocumentDestination,
        RecordsImportDestination,
        RecordsMedicationsDestination,
        RecordsMedicationDestination,
        RecordsAddDiagnosisDestination,
        RecordsShareRecordDestination,
        RecordsAccessCodeDestination,
        RecordsUploadDocumentDestination,
        RecordsViewerDestination,
        RecordsDocumentScannerDestination,
        RecordsReferenceRangeDestination,
        RecordsOrderTestsChoosePanelDestination,
        RecordsOrderTestsSamplesDestination,
        RecordsOrderTestsUrgencyDestination,
        RecordsOrderTestsReviewDestination
    {}

    @MainActor protocol RecordsOverviewDestination {
        associatedtype OverviewBody: View = EmptyView
        @ViewBuilder func overview(
            patientId: PatientID, exits: RecordsOverviewExits
        ) -> OverviewBody
    }
    @MainActor protocol RecordsTimelineDestination {
        associatedtype TimelineBody: View = EmptyView
        @ViewBuilder func timeline(
            patientId: PatientID, year: Int?, exits: RecordsTimelineExits
        ) -> TimelineBody
    }
    @MainActor protocol RecordsDiagnosesDestination {
        associatedtype DiagnosesBody: View = EmptyView
        @ViewBuilder func diagnoses(
            patientId: PatientID, exits: RecordsDiagnosesExits
        ) -> DiagnosesBody
    }
    @MainActor protocol RecordsDiagnosisDestination {
        associatedtype DiagnosisBody: View = EmptyView
        @ViewBuilder func diagnosis(
            patientId: PatientID, code: DiagnosisCode, exits: RecordsDiagnosisExits
        ) -> DiagnosisBody
    }
    @MainActor protocol RecordsLabsDestination {
        associatedtype LabsBody: View = EmptyView
        @ViewBuilder func labs(
            patientId: PatientID, panel: LabPanel?, exits: RecordsLabsExits
        ) -> LabsBody
    }
    @MainActor protocol RecordsLabResultDestination {
        associatedtype LabResultBody: View = EmptyView
        @ViewBuilder func labResult(
            patientId: PatientID, resultId: UUID, analyte: Analyte?, exits: RecordsLabResultExits
        ) -> LabResultBody
    }
    @MainActor protocol RecordsLabTrendDestination {
        associatedtype LabTrendBody: View = EmptyView
        @ViewBuilder func labTrend(
            patientId: PatientID, analyte: Analyte, exits: RecordsLabTrendExits
        ) -> LabTrendBody
    }
    @MainActor protocol RecordsImagingDestination {
        associatedtype ImagingBody: View = EmptyView
        @ViewBuilder func imaging(patientId: PatientID, exits: RecordsImagingExits) -> ImagingBody
    }
    @MainActor protocol RecordsStudyDestination {
        associatedtype StudyBody: View = EmptyView
        @ViewBuilder func study(
            patientId: PatientID, studyId: Int64, exits: RecordsStudyExits
        ) -> StudyBody
    }
    @MainActor protocol RecordsDocumentsDestination {
        associatedtype DocumentsBody: View = EmptyView
        @ViewBuilder func documents(
            patientId: PatientID, exits: RecordsDocumentsExits
        ) -> DocumentsBody
    }
    @MainActor protocol RecordsDocumentDestination {
        associatedtype DocumentBody: View = EmptyView
        @ViewBuilder func document(
            patientId: PatientID, documentId: UUID, page: Int, exits: RecordsDocumentExits
        ) -> DocumentBody
    }
    @MainActor protocol RecordsImportDestination {
        associatedtype ImportBody: View = EmptyView
        @ViewBuilder func `import`(patientId: PatientID, exits: RecordsImportExits) -> ImportBody
    }
    @MainActor protocol RecordsMedicationsDestination {
        associatedtype MedicationsBody: View = EmptyView
        @ViewBuilder func medications(
            patientId: PatientID, exits: RecordsMedicationsExits
        ) -> MedicationsBody
    }
    @MainActor protocol RecordsMedicationDestination {
        associatedtype MedicationBody: View = EmptyView
        @ViewBuilder func medication(
            patientId: PatientID, drug: DrugCode, exits: RecordsMedicationExits
        ) -> MedicationBody
    }
    @MainActor protocol RecordsAddDiagnosisDestination {
        associatedtype AddDiagnosisBody: View = EmptyView
        @ViewBuilder func addDiagnosis(
            patientId: PatientID, exits: RecordsAddDiagnosisExits
        ) -> AddDiagnosisBody
    }
    @MainActor protocol RecordsShareRecordDestination {
        associatedtype ShareRecordBody: View = EmptyView
        @ViewBuilder func shareRecord(
            patientId: PatientID, exits: RecordsShareRecordExits
        ) -> ShareRecordBody
    }
    @MainActor protocol RecordsAccessCodeDestination {
        associatedtype AccessCodeBody: View = EmptyView
        @ViewBuilder func accessCode(code: String, exits: RecordsAccessCodeExits) -> AccessCodeBody
    }
    @MainActor protocol RecordsUploadDocumentDestination {
        associatedtype UploadDocumentBody: View = EmptyView
        @ViewBuilder func uploadDocument(
            patientId: PatientID, scan: DocumentScan, exits: RecordsUploadDocumentExits
        ) -> UploadDocumentBody
    }
    @MainActor protocol RecordsViewerDestination {
        associatedtype ViewerBody: View = EmptyView
        @ViewBuilder func viewer(
            patientId: PatientID, studyId: Int64, slice: Int, exits: RecordsViewerExits
        ) -> ViewerBody
    }
    @MainActor protocol RecordsDocumentScannerDestination {
        associatedtype DocumentScannerBody: View = EmptyView
        @ViewBuilder func documentScanner(
            patientId: PatientID, exits: RecordsDocumentScannerExits
        ) -> DocumentScannerBody
    }
    @MainActor protocol RecordsReferenceRangeDestination {
        associatedtype ReferenceRangeBody: View = EmptyView
        @ViewBuilder func referenceRange(
            analyte: Analyte, exits: RecordsReferenceRangeExits
        ) -> ReferenceRangeBody
    }
    @MainActor protocol RecordsOrderTestsChoosePanelDestination {
        associatedtype OrderTestsChoosePanelBody: View = EmptyView
        @ViewBuilder func orderTestsChoosePanel(
            flow: RecordsOrderTestsRun
        ) -> OrderTestsChoosePanelBody
    }
    @MainActor protocol RecordsOrderTestsSamplesDestination {
        associatedtype OrderTestsSamplesBody: View = EmptyView
        @ViewBuilder func orderTestsSamples(flow: RecordsOrderTestsRun) -> OrderTestsSamplesBody
    }
    @MainActor protocol RecordsOrderTestsUrgencyDestination {
        associatedtype OrderTestsUrgencyBody: View = EmptyView
        @ViewBuilder func orderTestsUrgency(flow: RecordsOrderTestsRun) -> OrderTestsUrgencyBody
    }
    @MainActor protocol RecordsOrderTestsReviewDestination {
        associatedtype OrderTestsReviewBody: View = EmptyView
        @ViewBuilder func orderTestsReview(flow: RecordsOrderTestsRun) -> OrderTestsReviewBody
    }

    extension HospitalRecordsDestinations {
        @ViewBuilder func routeView(
            _ node: HospitalRecordsRoute, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .overview(let patientId):
                overview(patientId: patientId, exits: .init(handler: handler, patientId: patientId))
            case .timeline(let patientId, let year):
                timeline(
                    patientId: patientId, year: year,
                    exits: .init(handler: handler, patientId: patientId))
            case .diagnoses(let patientId):
                diagnoses(
                    patientId: patientId, exits: .init(handler: handler, patientId: patientId))
            case .diagnosis(let patientId, let code):
                diagnosis(patientId: patientId, code: code, exits: .init(handler: handler))
            case .labs(let patientId, let panel):
                labs(
                    patientId: patientId, panel: panel,
                    exits: .init(handler: handler, patientId: patientId))
            case .labResult(let patientId, let resultId, let analyte):
                labResult(
                    patientId: patientId, resultId: resultId, analyte: analyte,
                    exits: .init(handler: handler, patientId: patientId))
            case .labTrend(let patientId, let analyte):
                labTrend(
                    patientId: patientId, analyte: analyte,
                    exits: .init(handler: handler, analyte: analyte))
            case .imaging(let patientId):
                imaging(patientId: patientId, exits: .init(handler: handler, patientId: patientId))
            case .study(let patientId, let studyId):
                study(
                    patientId: patientId, studyId: studyId,
                    exits: .init(handler: handler, patientId: patientId, studyId: studyId))
            case .documents(let patientId):
                documents(
                    patientId: patientId, exits: .init(handler: handler, patientId: patientId))
            case .document(let patientId, let documentId, let page):
                document(
                    patientId: patientId, documentId: documentId, page: page,
                    exits: .init(handler: handler, patientId: patientId, documentId: documentId))
            case .`import`(let patientId):
                `import`(patientId: patientId, exits: .init(handler: handler))
            case .medications(let patientId):
                medications(
                    patientId: patientId, exits: .init(handler: handler, patientId: patientId))
            case .medication(let patientId, let drug):
                medication(
                    patientId: patientId, drug: drug, exits: .init(handler: handler, drug: drug))
            }
        }

        @ViewBuilder func sheetView(
            _ node: HospitalRecordsSheet, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .addDiagnosis(let patientId):
                addDiagnosis(patientId: patientId, exits: .init(handler: handler))
            case .shareRecord(let patientId):
                shareRecord(patientId: patientId, exits: .init(handler: handler))
            case .accessCode(let code): accessCode(code: code, exits: .init(handler: handler))
            case .uploadDocument(let patientId, let scan):
                uploadDocument(patientId: patientId, scan: scan, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func coverView(
            _ node: HospitalRecordsCover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .viewer(let patientId, let studyId, let slice):
                viewer(
                    patientId: patientId, studyId: studyId, slice: slice,
                    exits: .init(handler: handler))
            case .documentScanner(let patientId):
                documentScanner(
                    patientId: patientId, exits: .init(handler: handler, patientId: patientId))
            }
        }

        @ViewBuilder func popoverView(
            _ node: HospitalRecordsPopover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .referenceRange(let analyte):
                referenceRange(analyte: analyte, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func flowView(_ run: FlowModel, _ context: HospitalContext) -> some View {
            switch run {
            case let run as RecordsOrderTestsRun: stepsOfOrderTests(run)
            default: EmptyView()
            }
        }

        @ViewBuilder private func stepsOfOrderTests(_ run: RecordsOrderTestsRun) -> some View {
            switch run.step {
            case .choosePanel: orderTestsChoosePanel(flow: run)
            case .samples: orderTestsSamples(flow: run)
            case .urgency: orderTestsUrgency(flow: run)
            case .review: orderTestsReview(flow: run)
            }
        }
    }
#endif
