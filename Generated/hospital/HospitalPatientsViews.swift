// Written by navgen from hospital.yaml, section patients. Do not edit.
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

    /// Makes the views of the section `patients`: a function for each node.
    @MainActor
    protocol HospitalPatientsDestinations:
        PatientsListDestination,
        PatientsDetailDestination,
        PatientsVitalsDestination,
        PatientsVitalSignDestination,
        PatientsAllergiesDestination,
        PatientsCarePlanDestination,
        PatientsNotesDestination,
        PatientsNoteDestination,
        PatientsWoundsDestination,
        PatientsBedsDestination,
        PatientsBedDestination,
        PatientsChooseBedDestination,
        PatientsRecordVitalsDestination,
        PatientsWriteNoteDestination,
        PatientsTransferDestination,
        PatientsWoundPhotosDestination,
        PatientsListOptionsDestination,
        PatientsNormalRangeDestination,
        PatientsAdmissionIdentityDestination,
        PatientsAdmissionReasonDestination,
        PatientsAdmissionInsuranceDestination,
        PatientsAdmissionBedDestination,
        PatientsAdmissionApprovalDestination,
        PatientsAdmissionAdmittedDestination
    {}

    @MainActor protocol PatientsListDestination {
        associatedtype ListBody: View = EmptyView
        @ViewBuilder func list(filter: PatientFilter, exits: PatientsListExits) -> ListBody
    }
    @MainActor protocol PatientsDetailDestination {
        associatedtype DetailBody: View = EmptyView
        @ViewBuilder func detail(patientId: PatientID, exits: PatientsDetailExits) -> DetailBody
    }
    @MainActor protocol PatientsVitalsDestination {
        associatedtype VitalsBody: View = EmptyView
        @ViewBuilder func vitals(patientId: PatientID, exits: PatientsVitalsExits) -> VitalsBody
    }
    @MainActor protocol PatientsVitalSignDestination {
        associatedtype VitalSignBody: View = EmptyView
        @ViewBuilder func vitalSign(
            patientId: PatientID, sign: VitalSign, range: ChartRange, exits: PatientsVitalSignExits
        ) -> VitalSignBody
    }
    @MainActor protocol PatientsAllergiesDestination {
        associatedtype AllergiesBody: View = EmptyView
        @ViewBuilder func allergies(
            patientId: PatientID, exits: PatientsAllergiesExits
        ) -> AllergiesBody
    }
    @MainActor protocol PatientsCarePlanDestination {
        associatedtype CarePlanBody: View = EmptyView
        @ViewBuilder func carePlan(
            patientId: PatientID, exits: PatientsCarePlanExits
        ) -> CarePlanBody
    }
    @MainActor protocol PatientsNotesDestination {
        associatedtype NotesBody: View = EmptyView
        @ViewBuilder func notes(patientId: PatientID, exits: PatientsNotesExits) -> NotesBody
    }
    @MainActor protocol PatientsNoteDestination {
        associatedtype NoteBody: View = EmptyView
        @ViewBuilder func note(
            patientId: PatientID, noteId: UUID, exits: PatientsNoteExits
        ) -> NoteBody
    }
    @MainActor protocol PatientsWoundsDestination {
        associatedtype WoundsBody: View = EmptyView
        @ViewBuilder func wounds(patientId: PatientID, exits: PatientsWoundsExits) -> WoundsBody
    }
    @MainActor protocol PatientsBedsDestination {
        associatedtype BedsBody: View = EmptyView
        @ViewBuilder func beds(ward: WardCode?, exits: PatientsBedsExits) -> BedsBody
    }
    @MainActor protocol PatientsBedDestination {
        associatedtype BedBody: View = EmptyView
        @ViewBuilder func bed(ward: WardCode, number: Int, exits: PatientsBedExits) -> BedBody
    }
    @MainActor protocol PatientsChooseBedDestination {
        associatedtype ChooseBedBody: View = EmptyView
        @ViewBuilder func chooseBed(ward: WardCode?, exits: PatientsChooseBedExits) -> ChooseBedBody
    }
    @MainActor protocol PatientsRecordVitalsDestination {
        associatedtype RecordVitalsBody: View = EmptyView
        @ViewBuilder func recordVitals(
            patientId: PatientID, sign: VitalSign?, exits: PatientsRecordVitalsExits
        ) -> RecordVitalsBody
    }
    @MainActor protocol PatientsWriteNoteDestination {
        associatedtype WriteNoteBody: View = EmptyView
        @ViewBuilder func writeNote(
            patientId: PatientID, noteId: UUID?, exits: PatientsWriteNoteExits
        ) -> WriteNoteBody
    }
    @MainActor protocol PatientsTransferDestination {
        associatedtype TransferBody: View = EmptyView
        @ViewBuilder func transfer(
            patientId: PatientID, exits: PatientsTransferExits
        ) -> TransferBody
    }
    @MainActor protocol PatientsWoundPhotosDestination {
        associatedtype WoundPhotosBody: View = EmptyView
        @ViewBuilder func woundPhotos(
            patientId: PatientID, woundId: Int, index: Int, exits: PatientsWoundPhotosExits
        ) -> WoundPhotosBody
    }
    @MainActor protocol PatientsListOptionsDestination {
        associatedtype ListOptionsBody: View = EmptyView
        @ViewBuilder func listOptions(exits: PatientsListOptionsExits) -> ListOptionsBody
    }
    @MainActor protocol PatientsNormalRangeDestination {
        associatedtype NormalRangeBody: View = EmptyView
        @ViewBuilder func normalRange(
            sign: VitalSign, exits: PatientsNormalRangeExits
        ) -> NormalRangeBody
    }
    @MainActor protocol PatientsAdmissionIdentityDestination {
        associatedtype AdmissionIdentityBody: View = EmptyView
        @ViewBuilder func admissionIdentity(flow: PatientsAdmissionRun) -> AdmissionIdentityBody
    }
    @MainActor protocol PatientsAdmissionReasonDestination {
        associatedtype AdmissionReasonBody: View = EmptyView
        @ViewBuilder func admissionReason(flow: PatientsAdmissionRun) -> AdmissionReasonBody
    }
    @MainActor protocol PatientsAdmissionInsuranceDestination {
        associatedtype AdmissionInsuranceBody: View = EmptyView
        @ViewBuilder func admissionInsurance(flow: PatientsAdmissionRun) -> AdmissionInsuranceBody
    }
    @MainActor protocol PatientsAdmissionBedDestination {
        associatedtype AdmissionBedBody: View = EmptyView
        @ViewBuilder func admissionBed(flow: PatientsAdmissionRun) -> AdmissionBedBody
    }
    @MainActor protocol PatientsAdmissionApprovalDestination {
        associatedtype AdmissionApprovalBody: View = EmptyView
        @ViewBuilder func admissionApproval(flow: PatientsAdmissionRun) -> AdmissionApprovalBody
    }
    @MainActor protocol PatientsAdmissionAdmittedDestination {
        associatedtype AdmissionAdmittedBody: View = EmptyView
        @ViewBuilder func admissionAdmitted(flow: PatientsAdmissionRun) -> AdmissionAdmittedBody
    }

    extension HospitalPatientsDestinations {
        @ViewBuilder func routeView(
            _ node: HospitalPatientsRoute, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .list(let filter): list(filter: filter, exits: .init(handler: handler))
            case .detail(let patientId):
                detail(patientId: patientId, exits: .init(handler: handler, patientId: patientId))
            case .vitals(let patientId):
                vitals(patientId: patientId, exits: .init(handler: handler, patientId: patientId))
            case .vitalSign(let patientId, let sign, let range):
                vitalSign(
                    patientId: patientId, sign: sign, range: range,
                    exits: .init(handler: handler, patientId: patientId, sign: sign))
            case .allergies(let patientId):
                allergies(patientId: patientId, exits: .init(handler: handler))
            case .carePlan(let patientId):
                carePlan(patientId: patientId, exits: .init(handler: handler))
            case .notes(let patientId):
                notes(patientId: patientId, exits: .init(handler: handler, patientId: patientId))
            case .note(let patientId, let noteId):
                note(
                    patientId: patientId, noteId: noteId,
                    exits: .init(handler: handler, patientId: patientId))
            case .wounds(let patientId):
                wounds(patientId: patientId, exits: .init(handler: handler, patientId: patientId))
            case .beds(let ward): beds(ward: ward, exits: .init(handler: handler))
            case .bed(let ward, let number):
                bed(ward: ward, number: number, exits: .init(handler: handler))
            case .chooseBed(let ward): chooseBed(ward: ward, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func sheetView(
            _ node: HospitalPatientsSheet, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .recordVitals(let patientId, let sign):
                recordVitals(patientId: patientId, sign: sign, exits: .init(handler: handler))
            case .writeNote(let patientId, let noteId):
                writeNote(patientId: patientId, noteId: noteId, exits: .init(handler: handler))
            case .transfer(let patientId):
                transfer(patientId: patientId, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func coverView(
            _ node: HospitalPatientsCover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .woundPhotos(let patientId, let woundId, let index):
                woundPhotos(
                    patientId: patientId, woundId: woundId, index: index,
                    exits: .init(handler: handler))
            }
        }

        @ViewBuilder func popoverView(
            _ node: HospitalPatientsPopover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .listOptions: listOptions(exits: .init(handler: handler))
            case .normalRange(let sign): normalRange(sign: sign, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func flowView(_ run: FlowModel, _ context: HospitalContext) -> some View {
            switch run {
            case let run as PatientsAdmissionRun: stepsOfAdmission(run)
            default: EmptyView()
            }
        }

        @ViewBuilder private func stepsOfAdmission(_ run: PatientsAdmissionRun) -> some View {
            switch run.step {
            case .identity: admissionIdentity(flow: run)
            case .reason: admissionReason(flow: run)
            case .insurance: admissionInsurance(flow: run)
            case .bed: admissionBed(flow: run)
            case .approval: admissionApproval(flow: run)
            case .admitted: admissionAdmitted(flow: run)
            }
        }
    }
#endif
