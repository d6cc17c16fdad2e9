// Written by navgen from hospital.yaml, section staff. Do not edit.
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

    /// Makes the views of the section `staff`: a function for each node.
    @MainActor protocol HospitalStaffDestinations {
        associatedtype DirectoryBody: View
        /// Staff
        @ViewBuilder func directory(
            query: String?, department: Department?, exits: StaffDirectoryExits
        ) -> DirectoryBody

        associatedtype ProfileBody: View
        /// {staffId}
        @ViewBuilder func profile(staffId: StaffID, exits: StaffProfileExits) -> ProfileBody

        associatedtype ShiftsBody: View
        /// Shifts
        @ViewBuilder func shifts(staffId: StaffID, exits: StaffShiftsExits) -> ShiftsBody

        associatedtype MeBody: View
        /// Me
        @ViewBuilder func me(exits: StaffMeExits) -> MeBody

        associatedtype RosterBody: View
        /// Roster
        @ViewBuilder func roster(ward: WardCode?, exits: StaffRosterExits) -> RosterBody

        associatedtype RosterDayBody: View
        /// Day
        @ViewBuilder func rosterDay(
            day: Date, shift: ShiftKind?, exits: StaffRosterDayExits
        ) -> RosterDayBody

        associatedtype SwapRequestsBody: View
        /// Requests
        @ViewBuilder func swapRequests(exits: StaffSwapRequestsExits) -> SwapRequestsBody

        associatedtype SwapRequestBody: View
        /// Request
        @ViewBuilder func swapRequest(
            requestId: UUID, exits: StaffSwapRequestExits
        ) -> SwapRequestBody

        associatedtype ChooseWardBody: View
        /// Where do you work today?
        @ViewBuilder func chooseWard(exits: StaffChooseWardExits) -> ChooseWardBody

        associatedtype RequestSwapBody: View
        /// Swap a shift
        @ViewBuilder func requestSwap(
            day: Date?, staffId: StaffID?, exits: StaffRequestSwapExits
        ) -> RequestSwapBody

        associatedtype BadgeBody: View
        /// Badge
        ///
        /// Opens doors; shown large, with the display at its brightest.
        @ViewBuilder func badge(exits: StaffBadgeExits) -> BadgeBody

        associatedtype ShiftInfoBody: View
        /// Shift
        @ViewBuilder func shiftInfo(
            day: Date, shift: ShiftKind?, exits: StaffShiftInfoExits
        ) -> ShiftInfoBody

        associatedtype HandoverSummaryBody: View
        /// The shift
        @ViewBuilder func handoverSummary(flow: StaffHandoverRun) -> HandoverSummaryBody

        associatedtype HandoverCriticalBody: View
        /// Who needs attention
        @ViewBuilder func handoverCritical(flow: StaffHandoverRun) -> HandoverCriticalBody

        associatedtype HandoverOpenTasksBody: View
        /// What is left to do
        @ViewBuilder func handoverOpenTasks(flow: StaffHandoverRun) -> HandoverOpenTasksBody

        associatedtype HandoverSignOffBody: View
        @ViewBuilder func handoverSignOff(flow: StaffHandoverRun) -> HandoverSignOffBody
    }

    /// The app's view of a node.
    struct HospitalStaffRouteView<Destinations: HospitalStaffDestinations>: View {
        let node: HospitalStaffRoute
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .directory(let query, let department):
                destinations.directory(
                    query: query, department: department,
                    exits: StaffDirectoryExits(context.handler))
            case .profile(let staffId):
                destinations.profile(
                    staffId: staffId, exits: StaffProfileExits(context.handler, staffId: staffId))
            case .shifts(let staffId):
                destinations.shifts(staffId: staffId, exits: StaffShiftsExits(context.handler))
            case .me:
                destinations.me(exits: StaffMeExits(context.handler))
            case .roster(let ward):
                destinations.roster(ward: ward, exits: StaffRosterExits(context.handler))
            case .rosterDay(let day, let shift):
                destinations.rosterDay(
                    day: day, shift: shift,
                    exits: StaffRosterDayExits(context.handler, day: day, shift: shift))
            case .swapRequests:
                destinations.swapRequests(exits: StaffSwapRequestsExits(context.handler))
            case .swapRequest(let requestId):
                destinations.swapRequest(
                    requestId: requestId,
                    exits: StaffSwapRequestExits(context.handler, requestId: requestId))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalStaffSheetView<Destinations: HospitalStaffDestinations>: View {
        let node: HospitalStaffSheet
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .chooseWard:
                destinations.chooseWard(exits: StaffChooseWardExits(context.handler))
            case .requestSwap(let day, let staffId):
                destinations.requestSwap(
                    day: day, staffId: staffId, exits: StaffRequestSwapExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalStaffCoverView<Destinations: HospitalStaffDestinations>: View {
        let node: HospitalStaffCover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .badge:
                destinations.badge(exits: StaffBadgeExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalStaffPopoverView<Destinations: HospitalStaffDestinations>: View {
        let node: HospitalStaffPopover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .shiftInfo(let day, let shift):
                destinations.shiftInfo(
                    day: day, shift: shift, exits: StaffShiftInfoExits(context.handler))
            }
        }
    }

    /// The app's view of the step that is shown.
    struct StaffHandoverSteps<Destinations: HospitalStaffDestinations>: View {
        let run: StaffHandoverRun
        let destinations: Destinations

        var body: some View {
            switch run.step {
            case .summary:
                destinations.handoverSummary(flow: run)
                    .navigationTitle(SwiftUI.Text(verbatim: String(localized: "The shift")))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("staff.handover.summary")
            case .critical:
                destinations.handoverCritical(flow: run)
                    .navigationTitle(
                        SwiftUI.Text(verbatim: String(localized: "Who needs attention"))
                    )
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("staff.handover.critical")
            case .openTasks:
                destinations.handoverOpenTasks(flow: run)
                    .navigationTitle(
                        SwiftUI.Text(verbatim: String(localized: "What is left to do"))
                    )
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("staff.handover.openTasks")
            case .signOff:
                destinations.handoverSignOff(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("staff.handover.signOff")
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
