// Written by navgen from hospital.yaml, section appointments. Do not edit.
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

    /// Makes the views of the section `appointments`: a function for each node.
    @MainActor
    protocol HospitalAppointmentsDestinations:
        AppointmentsScheduleDestination,
        AppointmentsDetailDestination,
        AppointmentsChecklistDestination,
        AppointmentsForPatientDestination,
        AppointmentsRoomsDestination,
        AppointmentsRoomDestination,
        AppointmentsTheatresDestination,
        AppointmentsOperationDestination,
        AppointmentsRescheduleDestination,
        AppointmentsPickDayDestination,
        AppointmentsVideoVisitDestination,
        AppointmentsSurgicalChecklistDestination,
        AppointmentsSlotInfoDestination,
        AppointmentsBookPersonDestination,
        AppointmentsBookReasonDestination,
        AppointmentsBookSlotDestination,
        AppointmentsBookPlaceDestination,
        AppointmentsBookSummaryDestination
    {}

    @MainActor protocol AppointmentsScheduleDestination {
        associatedtype ScheduleBody: View = EmptyView
        @ViewBuilder func schedule(
            scale: CalendarScale, day: Date?, exits: AppointmentsScheduleExits
        ) -> ScheduleBody
    }
    @MainActor protocol AppointmentsDetailDestination {
        associatedtype DetailBody: View = EmptyView
        @ViewBuilder func detail(
            appointmentId: AppointmentID, exits: AppointmentsDetailExits
        ) -> DetailBody
    }
    @MainActor protocol AppointmentsChecklistDestination {
        associatedtype ChecklistBody: View = EmptyView
        @ViewBuilder func checklist(
            appointmentId: AppointmentID, exits: AppointmentsChecklistExits
        ) -> ChecklistBody
    }
    @MainActor protocol AppointmentsForPatientDestination {
        associatedtype ForPatientBody: View = EmptyView
        @ViewBuilder func forPatient(
            patientId: PatientID, kind: AppointmentKind?, exits: AppointmentsForPatientExits
        ) -> ForPatientBody
    }
    @MainActor protocol AppointmentsRoomsDestination {
        associatedtype RoomsBody: View = EmptyView
        @ViewBuilder func rooms(exits: AppointmentsRoomsExits) -> RoomsBody
    }
    @MainActor protocol AppointmentsRoomDestination {
        associatedtype RoomBody: View = EmptyView
        @ViewBuilder func room(number: RoomNumber, exits: AppointmentsRoomExits) -> RoomBody
    }
    @MainActor protocol AppointmentsTheatresDestination {
        associatedtype TheatresBody: View = EmptyView
        @ViewBuilder func theatres(day: Date?, exits: AppointmentsTheatresExits) -> TheatresBody
    }
    @MainActor protocol AppointmentsOperationDestination {
        associatedtype OperationBody: View = EmptyView
        @ViewBuilder func operation(
            operationId: Int, exits: AppointmentsOperationExits
        ) -> OperationBody
    }
    @MainActor protocol AppointmentsRescheduleDestination {
        associatedtype RescheduleBody: View = EmptyView
        @ViewBuilder func reschedule(
            appointmentId: AppointmentID, exits: AppointmentsRescheduleExits
        ) -> RescheduleBody
    }
    @MainActor protocol AppointmentsPickDayDestination {
        associatedtype PickDayBody: View = EmptyView
        @ViewBuilder func pickDay(exits: AppointmentsPickDayExits) -> PickDayBody
    }
    @MainActor protocol AppointmentsVideoVisitDestination {
        associatedtype VideoVisitBody: View = EmptyView
        @ViewBuilder func videoVisit(
            appointmentId: AppointmentID, exits: AppointmentsVideoVisitExits
        ) -> VideoVisitBody
    }
    @MainActor protocol AppointmentsSurgicalChecklistDestination {
        associatedtype SurgicalChecklistBody: View = EmptyView
        @ViewBuilder func surgicalChecklist(
            operationId: Int, exits: AppointmentsSurgicalChecklistExits
        ) -> SurgicalChecklistBody
    }
    @MainActor protocol AppointmentsSlotInfoDestination {
        associatedtype SlotInfoBody: View = EmptyView
        @ViewBuilder func slotInfo(
            day: Date, number: RoomNumber, exits: AppointmentsSlotInfoExits
        ) -> SlotInfoBody
    }
    @MainActor protocol AppointmentsBookPersonDestination {
        associatedtype BookPersonBody: View = EmptyView
        @ViewBuilder func bookPerson(flow: AppointmentsBookRun) -> BookPersonBody
    }
    @MainActor protocol AppointmentsBookReasonDestination {
        associatedtype BookReasonBody: View = EmptyView
        @ViewBuilder func bookReason(flow: AppointmentsBookRun) -> BookReasonBody
    }
    @MainActor protocol AppointmentsBookSlotDestination {
        associatedtype BookSlotBody: View = EmptyView
        @ViewBuilder func bookSlot(flow: AppointmentsBookRun) -> BookSlotBody
    }
    @MainActor protocol AppointmentsBookPlaceDestination {
        associatedtype BookPlaceBody: View = EmptyView
        @ViewBuilder func bookPlace(flow: AppointmentsBookRun) -> BookPlaceBody
    }
    @MainActor protocol AppointmentsBookSummaryDestination {
        associatedtype BookSummaryBody: View = EmptyView
        @ViewBuilder func bookSummary(flow: AppointmentsBookRun) -> BookSummaryBody
    }

    extension HospitalAppointmentsDestinations {
        @ViewBuilder func routeView(
            _ node: HospitalAppointmentsRoute, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .schedule(let scale, let day):
                schedule(scale: scale, day: day, exits: .init(handler: handler, day: day))
            case .detail(let appointmentId):
                detail(
                    appointmentId: appointmentId,
                    exits: .init(handler: handler, appointmentId: appointmentId))
            case .checklist(let appointmentId):
                checklist(appointmentId: appointmentId, exits: .init(handler: handler))
            case .forPatient(let patientId, let kind):
                forPatient(patientId: patientId, kind: kind, exits: .init(handler: handler))
            case .rooms: rooms(exits: .init(handler: handler))
            case .room(let number): room(number: number, exits: .init(handler: handler))
            case .theatres(let day): theatres(day: day, exits: .init(handler: handler))
            case .operation(let operationId):
                operation(
                    operationId: operationId,
                    exits: .init(handler: handler, operationId: operationId))
            }
        }

        @ViewBuilder func sheetView(
            _ node: HospitalAppointmentsSheet, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .reschedule(let appointmentId):
                reschedule(appointmentId: appointmentId, exits: .init(handler: handler))
            case .pickDay: pickDay(exits: .init(handler: handler))
            }
        }

        @ViewBuilder func coverView(
            _ node: HospitalAppointmentsCover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .videoVisit(let appointmentId):
                videoVisit(appointmentId: appointmentId, exits: .init(handler: handler))
            case .surgicalChecklist(let operationId):
                surgicalChecklist(operationId: operationId, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func popoverView(
            _ node: HospitalAppointmentsPopover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .slotInfo(let day, let number):
                slotInfo(day: day, number: number, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func flowView(_ run: FlowModel, _ context: HospitalContext) -> some View {
            switch run {
            case let run as AppointmentsBookRun: stepsOfBook(run)
            default: EmptyView()
            }
        }

        @ViewBuilder private func stepsOfBook(_ run: AppointmentsBookRun) -> some View {
            switch run.step {
            case .person: bookPerson(flow: run)
            case .reason: bookReason(flow: run)
            case .slot: bookSlot(flow: run)
            case .place: bookPlace(flow: run)
            case .summary: bookSummary(flow: run)
            }
        }
    }
#endif
