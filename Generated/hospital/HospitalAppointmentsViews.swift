// Written by navgen from hospital.yaml, section appointments. Do not edit.
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

    /// Makes the views of the section `appointments`: a function for each node.
    @MainActor protocol HospitalAppointmentsDestinations {
        associatedtype ScheduleBody: View
        /// Calendar
        @ViewBuilder func schedule(
            scale: CalendarScale, day: Date?, exits: AppointmentsScheduleExits
        ) -> ScheduleBody

        associatedtype DetailBody: View
        /// Appointment {appointmentId}
        @ViewBuilder func detail(
            appointmentId: AppointmentID, exits: AppointmentsDetailExits
        ) -> DetailBody

        associatedtype ChecklistBody: View
        /// Checklist
        ///
        /// What has to be done before the patient is called.
        @ViewBuilder func checklist(
            appointmentId: AppointmentID, exits: AppointmentsChecklistExits
        ) -> ChecklistBody

        associatedtype ForPatientBody: View
        /// Appointments
        @ViewBuilder func forPatient(
            patientId: PatientID, kind: AppointmentKind?, exits: AppointmentsForPatientExits
        ) -> ForPatientBody

        associatedtype RoomsBody: View
        /// Rooms
        @ViewBuilder func rooms(exits: AppointmentsRoomsExits) -> RoomsBody

        associatedtype RoomBody: View
        /// Room {number}
        @ViewBuilder func room(number: RoomNumber, exits: AppointmentsRoomExits) -> RoomBody

        associatedtype TheatresBody: View
        /// Theatres
        @ViewBuilder func theatres(day: Date?, exits: AppointmentsTheatresExits) -> TheatresBody

        associatedtype OperationBody: View
        /// Operation
        @ViewBuilder func operation(
            operationId: Int, exits: AppointmentsOperationExits
        ) -> OperationBody

        associatedtype RescheduleBody: View
        /// Find another time
        @ViewBuilder func reschedule(
            appointmentId: AppointmentID, exits: AppointmentsRescheduleExits
        ) -> RescheduleBody

        associatedtype PickDayBody: View
        /// Day
        @ViewBuilder func pickDay(exits: AppointmentsPickDayExits) -> PickDayBody

        associatedtype VideoVisitBody: View
        /// Video visit
        @ViewBuilder func videoVisit(
            appointmentId: AppointmentID, exits: AppointmentsVideoVisitExits
        ) -> VideoVisitBody

        associatedtype SurgicalChecklistBody: View
        /// Before the incision
        ///
        /// The three parts of the WHO's checklist. It cannot be swiped away.
        @ViewBuilder func surgicalChecklist(
            operationId: Int, exits: AppointmentsSurgicalChecklistExits
        ) -> SurgicalChecklistBody

        associatedtype SlotInfoBody: View
        /// Slot
        @ViewBuilder func slotInfo(
            day: Date, number: RoomNumber, exits: AppointmentsSlotInfoExits
        ) -> SlotInfoBody

        associatedtype BookPersonBody: View
        /// For whom?
        @ViewBuilder func bookPerson(flow: AppointmentsBookRun) -> BookPersonBody

        associatedtype BookReasonBody: View
        /// What for?
        @ViewBuilder func bookReason(flow: AppointmentsBookRun) -> BookReasonBody

        associatedtype BookSlotBody: View
        /// When?
        @ViewBuilder func bookSlot(flow: AppointmentsBookRun) -> BookSlotBody

        associatedtype BookPlaceBody: View
        /// Where?
        @ViewBuilder func bookPlace(flow: AppointmentsBookRun) -> BookPlaceBody

        associatedtype BookSummaryBody: View
        @ViewBuilder func bookSummary(flow: AppointmentsBookRun) -> BookSummaryBody
    }

    /// The app's view of a node.
    struct HospitalAppointmentsRouteView<Destinations: HospitalAppointmentsDestinations>: View {
        let node: HospitalAppointmentsRoute
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .schedule(let scale, let day):
                destinations.schedule(
                    scale: scale, day: day,
                    exits: AppointmentsScheduleExits(context.handler, day: day))
            case .detail(let appointmentId):
                destinations.detail(
                    appointmentId: appointmentId,
                    exits: AppointmentsDetailExits(context.handler, appointmentId: appointmentId))
            case .checklist(let appointmentId):
                destinations.checklist(
                    appointmentId: appointmentId,
                    exits: AppointmentsChecklistExits(context.handler))
            case .forPatient(let patientId, let kind):
                destinations.forPatient(
                    patientId: patientId, kind: kind,
                    exits: AppointmentsForPatientExits(context.handler))
            case .rooms:
                destinations.rooms(exits: AppointmentsRoomsExits(context.handler))
            case .room(let number):
                destinations.room(number: number, exits: AppointmentsRoomExits(context.handler))
            case .theatres(let day):
                destinations.theatres(day: day, exits: AppointmentsTheatresExits(context.handler))
            case .operation(let operationId):
                destinations.operation(
                    operationId: operationId,
                    exits: AppointmentsOperationExits(context.handler, operationId: operationId))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalAppointmentsSheetView<Destinations: HospitalAppointmentsDestinations>: View {
        let node: HospitalAppointmentsSheet
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .reschedule(let appointmentId):
                destinations.reschedule(
                    appointmentId: appointmentId,
                    exits: AppointmentsRescheduleExits(context.handler))
            case .pickDay:
                destinations.pickDay(exits: AppointmentsPickDayExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalAppointmentsCoverView<Destinations: HospitalAppointmentsDestinations>: View {
        let node: HospitalAppointmentsCover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .videoVisit(let appointmentId):
                destinations.videoVisit(
                    appointmentId: appointmentId,
                    exits: AppointmentsVideoVisitExits(context.handler))
            case .surgicalChecklist(let operationId):
                destinations.surgicalChecklist(
                    operationId: operationId,
                    exits: AppointmentsSurgicalChecklistExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalAppointmentsPopoverView<Destinations: HospitalAppointmentsDestinations>: View {
        let node: HospitalAppointmentsPopover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .slotInfo(let day, let number):
                destinations.slotInfo(
                    day: day, number: number, exits: AppointmentsSlotInfoExits(context.handler))
            }
        }
    }

    /// The app's view of the step that is shown.
    struct AppointmentsBookSteps<Destinations: HospitalAppointmentsDestinations>: View {
        let run: AppointmentsBookRun
        let destinations: Destinations

        var body: some View {
            switch run.step {
            case .person:
                destinations.bookPerson(flow: run)
                    .navigationTitle(SwiftUI.Text(verbatim: String(localized: "For whom?")))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("appointments.book.person")
            case .reason:
                destinations.bookReason(flow: run)
                    .navigationTitle(SwiftUI.Text(verbatim: String(localized: "What for?")))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("appointments.book.reason")
            case .slot:
                destinations.bookSlot(flow: run)
                    .navigationTitle(SwiftUI.Text(verbatim: String(localized: "When?")))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("appointments.book.slot")
            case .place:
                destinations.bookPlace(flow: run)
                    .navigationTitle(SwiftUI.Text(verbatim: String(localized: "Where?")))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("appointments.book.place")
            case .summary:
                destinations.bookSummary(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("appointments.book.summary")
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
