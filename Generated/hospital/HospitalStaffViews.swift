// Written by navgen from hospital.yaml, section staff. Do not edit.
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

    /// Makes the views of the section `staff`: a function for each node.
    @MainActor
    protocol HospitalStaffDestinations:
        StaffDirectoryDestination,
        StaffProfileDestination,
        StaffShiftsDestination,
        StaffMeDestination,
        StaffRosterDestination,
        StaffRosterDayDestination,
        StaffSwapRequestsDestination,
        StaffSwapRequestDestination,
        StaffChooseWardDestination,
        StaffRequestSwapDestination,
        StaffBadgeDestination,
        StaffShiftInfoDestination,
        StaffHandoverSummaryDestination,
        StaffHandoverCriticalDestination,
        StaffHandoverOpenTasksDestination,
        StaffHandoverSignOffDestination
    {}

    @MainActor protocol StaffDirectoryDestination {
        associatedtype DirectoryBody: View = EmptyView
        @ViewBuilder func directory(
            query: String?, department: Department?, exits: StaffDirectoryExits
        ) -> DirectoryBody
    }
    @MainActor protocol StaffProfileDestination {
        associatedtype ProfileBody: View = EmptyView
        @ViewBuilder func profile(staffId: StaffID, exits: StaffProfileExits) -> ProfileBody
    }
    @MainActor protocol StaffShiftsDestination {
        associatedtype ShiftsBody: View = EmptyView
        @ViewBuilder func shifts(staffId: StaffID, exits: StaffShiftsExits) -> ShiftsBody
    }
    @MainActor protocol StaffMeDestination {
        associatedtype MeBody: View = EmptyView
        @ViewBuilder func me(exits: StaffMeExits) -> MeBody
    }
    @MainActor protocol StaffRosterDestination {
        associatedtype RosterBody: View = EmptyView
        @ViewBuilder func roster(ward: WardCode?, exits: StaffRosterExits) -> RosterBody
    }
    @MainActor protocol StaffRosterDayDestination {
        associatedtype RosterDayBody: View = EmptyView
        @ViewBuilder func rosterDay(
            day: Date, shift: ShiftKind?, exits: StaffRosterDayExits
        ) -> RosterDayBody
    }
    @MainActor protocol StaffSwapRequestsDestination {
        associatedtype SwapRequestsBody: View = EmptyView
        @ViewBuilder func swapRequests(exits: StaffSwapRequestsExits) -> SwapRequestsBody
    }
    @MainActor protocol StaffSwapRequestDestination {
        associatedtype SwapRequestBody: View = EmptyView
        @ViewBuilder func swapRequest(
            requestId: UUID, exits: StaffSwapRequestExits
        ) -> SwapRequestBody
    }
    @MainActor protocol StaffChooseWardDestination {
        associatedtype ChooseWardBody: View = EmptyView
        @ViewBuilder func chooseWard(exits: StaffChooseWardExits) -> ChooseWardBody
    }
    @MainActor protocol StaffRequestSwapDestination {
        associatedtype RequestSwapBody: View = EmptyView
        @ViewBuilder func requestSwap(
            day: Date?, staffId: StaffID?, exits: StaffRequestSwapExits
        ) -> RequestSwapBody
    }
    @MainActor protocol StaffBadgeDestination {
        associatedtype BadgeBody: View = EmptyView
        @ViewBuilder func badge(exits: StaffBadgeExits) -> BadgeBody
    }
    @MainActor protocol StaffShiftInfoDestination {
        associatedtype ShiftInfoBody: View = EmptyView
        @ViewBuilder func shiftInfo(
            day: Date, shift: ShiftKind?, exits: StaffShiftInfoExits
        ) -> ShiftInfoBody
    }
    @MainActor protocol StaffHandoverSummaryDestination {
        associatedtype HandoverSummaryBody: View = EmptyView
        @ViewBuilder func handoverSummary(flow: StaffHandoverRun) -> HandoverSummaryBody
    }
    @MainActor protocol StaffHandoverCriticalDestination {
        associatedtype HandoverCriticalBody: View = EmptyView
        @ViewBuilder func handoverCritical(flow: StaffHandoverRun) -> HandoverCriticalBody
    }
    @MainActor protocol StaffHandoverOpenTasksDestination {
        associatedtype HandoverOpenTasksBody: View = EmptyView
        @ViewBuilder func handoverOpenTasks(flow: StaffHandoverRun) -> HandoverOpenTasksBody
    }
    @MainActor protocol StaffHandoverSignOffDestination {
        associatedtype HandoverSignOffBody: View = EmptyView
        @ViewBuilder func handoverSignOff(flow: StaffHandoverRun) -> HandoverSignOffBody
    }

    extension HospitalStaffDestinations {
        @ViewBuilder func routeView(
            _ node: HospitalStaffRoute, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .directory(let query, let department):
                directory(query: query, department: department, exits: .init(handler: handler))
            case .profile(let staffId):
                profile(staffId: staffId, exits: .init(handler: handler, staffId: staffId))
            case .shifts(let staffId): shifts(staffId: staffId, exits: .init(handler: handler))
            case .me: me(exits: .init(handler: handler))
            case .roster(let ward): roster(ward: ward, exits: .init(handler: handler))
            case .rosterDay(let day, let shift):
                rosterDay(
                    day: day, shift: shift, exits: .init(handler: handler, day: day, shift: shift))
            case .swapRequests: swapRequests(exits: .init(handler: handler))
            case .swapRequest(let requestId):
                swapRequest(
                    requestId: requestId, exits: .init(handler: handler, requestId: requestId))
            }
        }

        @ViewBuilder func sheetView(
            _ node: HospitalStaffSheet, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .chooseWard: chooseWard(exits: .init(handler: handler))
            case .requestSwap(let day, let staffId):
                requestSwap(day: day, staffId: staffId, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func coverView(
            _ node: HospitalStaffCover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .badge: badge(exits: .init(handler: handler))
            }
        }

        @ViewBuilder func popoverView(
            _ node: HospitalStaffPopover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .shiftInfo(let day, let shift):
                shiftInfo(day: day, shift: shift, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func flowView(_ run: FlowModel, _ context: HospitalContext) -> some View {
            switch run {
            case let run as StaffHandoverRun: stepsOfHandover(run)
            default: EmptyView()
            }
        }

        @ViewBuilder private func stepsOfHandover(_ run: StaffHandoverRun) -> some View {
            switch run.step {
            case .summary: handoverSummary(flow: run)
            case .critical: handoverCritical(flow: run)
            case .openTasks: handoverOpenTasks(flow: run)
            case .signOff: handoverSignOff(flow: run)
            }
        }
    }
#endif
