// Written by navgen from hospital.yaml, section patients. Do not edit.
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

    /// Makes the views of the section `patients`: a function for each node.
    @MainActor protocol HospitalPatientsDestinations {
        associatedtype ListBody: View
        /// Patients
        @ViewBuilder func list(filter: PatientFilter, exits: PatientsListExits) -> ListBody

        associatedtype DetailBody: View
        /// Patient {patientId}
        ///
        /// Everything about one patient begins here.
        @ViewBuilder func detail(patientId: PatientID, exits: PatientsDetailExits) -> DetailBody

        associatedtype VitalsBody: View
        /// Vital signs
        @ViewBuilder func vitals(patientId: PatientID, exits: PatientsVitalsExits) -> VitalsBody

        associatedtype VitalSignBody: View
        /// {sign}
        @ViewBuilder func vitalSign(
            patientId: PatientID, sign: VitalSign, range: ChartRange, exits: PatientsVitalSignExits
        ) -> VitalSignBody

        associatedtype AllergiesBody: View
        /// Allergies
        @ViewBuilder func allergies(
            patientId: PatientID, exits: PatientsAllergiesExits
        ) -> AllergiesBody

        associatedtype CarePlanBody: View
        /// Care plan
        @ViewBuilder func carePlan(
            patientId: PatientID, exits: PatientsCarePlanExits
        ) -> CarePlanBody

        associatedtype NotesBody: View
        /// Notes
        @ViewBuilder func notes(patientId: PatientID, exits: PatientsNotesExits) -> NotesBody

        associatedtype NoteBody: View
        /// Note
        @ViewBuilder func note(
            patientId: PatientID, noteId: UUID, exits: PatientsNoteExits
        ) -> NoteBody

        associatedtype WoundsBody: View
        /// Wounds
        @ViewBuilder func wounds(patientId: PatientID, exits: PatientsWoundsExits) -> WoundsBody

        associatedtype BedsBody: View
        /// Beds
        ///
        /// The plan of a ward, with its free beds.
        @ViewBuilder func beds(ward: WardCode?, exits: PatientsBedsExits) -> BedsBody

        associatedtype BedBody: View
        /// Bed {number}
        @ViewBuilder func bed(ward: WardCode, number: Int, exits: PatientsBedExits) -> BedBody

        associatedtype ChooseBedBody: View
        /// Choose a bed
        ///
        /// Pushed within the transfer's sheet.
        @ViewBuilder func chooseBed(ward: WardCode?, exits: PatientsChooseBedExits) -> ChooseBedBody

        associatedtype RecordVitalsBody: View
        /// Record vital signs
        @ViewBuilder func recordVitals(
            patientId: PatientID, sign: VitalSign?, exits: PatientsRecordVitalsExits
        ) -> RecordVitalsBody

        associatedtype WriteNoteBody: View
        /// Note
        @ViewBuilder func writeNote(
            patientId: PatientID, noteId: UUID?, exits: PatientsWriteNoteExits
        ) -> WriteNoteBody

        associatedtype TransferBody: View
        /// Transfer
        @ViewBuilder func transfer(
            patientId: PatientID, exits: PatientsTransferExits
        ) -> TransferBody

        associatedtype WoundPhotosBody: View
        /// Photos
        @ViewBuilder func woundPhotos(
            patientId: PatientID, woundId: Int, index: Int, exits: PatientsWoundPhotosExits
        ) -> WoundPhotosBody

        associatedtype ListOptionsBody: View
        /// Show
        @ViewBuilder func listOptions(exits: PatientsListOptionsExits) -> ListOptionsBody

        associatedtype NormalRangeBody: View
        /// Normal range
        @ViewBuilder func normalRange(
            sign: VitalSign, exits: PatientsNormalRangeExits
        ) -> NormalRangeBody

        associatedtype AdmissionIdentityBody: View
        /// Who is it?
        @ViewBuilder func admissionIdentity(flow: PatientsAdmissionRun) -> AdmissionIdentityBody

        associatedtype AdmissionReasonBody: View
        /// Why are they here?
        @ViewBuilder func admissionReason(flow: PatientsAdmissionRun) -> AdmissionReasonBody

        associatedtype AdmissionInsuranceBody: View
        /// Insurance
        @ViewBuilder func admissionInsurance(flow: PatientsAdmissionRun) -> AdmissionInsuranceBody

        associatedtype AdmissionBedBody: View
        /// Bed
        @ViewBuilder func admissionBed(flow: PatientsAdmissionRun) -> AdmissionBedBody

        associatedtype AdmissionApprovalBody: View
        /// Approval
        ///
        /// The shift's lead need not ask anybody.
        @ViewBuilder func admissionApproval(flow: PatientsAdmissionRun) -> AdmissionApprovalBody

        associatedtype AdmissionAdmittedBody: View
        @ViewBuilder func admissionAdmitted(flow: PatientsAdmissionRun) -> AdmissionAdmittedBody
    }

    /// The app's view of a node.
    struct HospitalPatientsRouteView<Destinations: HospitalPatientsDestinations>: View {
        let node: HospitalPatientsRoute
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .list(let filter):
                destinations.list(filter: filter, exits: PatientsListExits(context.handler))
            case .detail(let patientId):
                destinations.detail(
                    patientId: patientId,
                    exits: PatientsDetailExits(context.handler, patientId: patientId))
            case .vitals(let patientId):
                destinations.vitals(
                    patientId: patientId,
                    exits: PatientsVitalsExits(context.handler, patientId: patientId))
            case .vitalSign(let patientId, let sign, let range):
                destinations.vitalSign(
                    patientId: patientId, sign: sign, range: range,
                    exits: PatientsVitalSignExits(
                        context.handler, patientId: patientId, sign: sign))
            case .allergies(let patientId):
                destinations.allergies(
                    patientId: patientId, exits: PatientsAllergiesExits(context.handler))
            case .carePlan(let patientId):
                destinations.carePlan(
                    patientId: patientId, exits: PatientsCarePlanExits(context.handler))
            case .notes(let patientId):
                destinations.notes(
                    patientId: patientId,
                    exits: PatientsNotesExits(context.handler, patientId: patientId))
            case .note(let patientId, let noteId):
                destinations.note(
                    patientId: patientId, noteId: noteId,
                    exits: PatientsNoteExits(context.handler, patientId: patientId))
            case .wounds(let patientId):
                destinations.wounds(
                    patientId: patientId,
                    exits: PatientsWoundsExits(context.handler, patientId: patientId))
            case .beds(let ward):
                destinations.beds(ward: ward, exits: PatientsBedsExits(context.handler))
            case .bed(let ward, let number):
                destinations.bed(
                    ward: ward, number: number, exits: PatientsBedExits(context.handler))
            case .chooseBed(let ward):
                destinations.chooseBed(ward: ward, exits: PatientsChooseBedExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalPatientsSheetView<Destinations: HospitalPatientsDestinations>: View {
        let node: HospitalPatientsSheet
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .recordVitals(let patientId, let sign):
                destinations.recordVitals(
                    patientId: patientId, sign: sign,
                    exits: PatientsRecordVitalsExits(context.handler))
            case .writeNote(let patientId, let noteId):
                destinations.writeNote(
                    patientId: patientId, noteId: noteId,
                    exits: PatientsWriteNoteExits(context.handler))
            case .transfer(let patientId):
                destinations.transfer(
                    patientId: patientId, exits: PatientsTransferExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalPatientsCoverView<Destinations: HospitalPatientsDestinations>: View {
        let node: HospitalPatientsCover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .woundPhotos(let patientId, let woundId, let index):
                destinations.woundPhotos(
                    patientId: patientId, woundId: woundId, index: index,
                    exits: PatientsWoundPhotosExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalPatientsPopoverView<Destinations: HospitalPatientsDestinations>: View {
        let node: HospitalPatientsPopover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .listOptions:
                destinations.listOptions(exits: PatientsListOptionsExits(context.handler))
            case .normalRange(let sign):
                destinations.normalRange(
                    sign: sign, exits: PatientsNormalRangeExits(context.handler))
            }
        }
    }

    /// The app's view of the step that is shown.
    struct PatientsAdmissionSteps<Destinations: HospitalPatientsDestinations>: View {
        let run: PatientsAdmissionRun
        let destinations: Destinations

        var body: some View {
            switch run.step {
            case .identity:
                destinations.admissionIdentity(flow: run)
                    .navigationTitle(SwiftUI.Text(verbatim: String(localized: "Who is it?")))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("patients.admission.identity")
            case .reason:
                destinations.admissionReason(flow: run)
                    .navigationTitle(
                        SwiftUI.Text(verbatim: String(localized: "Why are they here?"))
                    )
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("patients.admission.reason")
            case .insurance:
                destinations.admissionInsurance(flow: run)
                    .navigationTitle(SwiftUI.Text(verbatim: String(localized: "Insurance")))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("patients.admission.insurance")
            case .bed:
                destinations.admissionBed(flow: run)
                    .navigationTitle(SwiftUI.Text(verbatim: String(localized: "Bed")))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("patients.admission.bed")
            case .approval:
                destinations.admissionApproval(flow: run)
                    .navigationTitle(SwiftUI.Text(verbatim: String(localized: "Approval")))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("patients.admission.approval")
            case .admitted:
                destinations.admissionAdmitted(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("patients.admission.admitted")
            }
        }
    }

    #if !canImport(Darwin)
        nonisolated extension String {
            /// Other systems have no translation tables.
            fileprivate init(localized text: String) { self = text }
        }
    #endif
#endif
