// Written by navgen from hospital.yaml, section staff. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The screens that can be on a stack in the section `staff`.
nonisolated enum HospitalStaffRoute: NavigationValue {
    /// Staff
    case directory(query: String? = nil, department: Department? = nil)
    /// {staffId}
    case profile(staffId: StaffID)
    /// Shifts
    case shifts(staffId: StaffID)
    /// Me
    case me
    /// Roster
    case roster(ward: WardCode? = nil)
    /// Day
    case rosterDay(day: Date, shift: ShiftKind? = nil)
    /// Requests
    case swapRequests
    /// Request
    case swapRequest(requestId: UUID)

    var nodeValue: NodeValue {
        switch self {
        case .directory(let query, let department):
            return value(.staffDirectory, .string(query), .raw(department))
        case .profile(let staffId): return value(.staffProfile, .raw(staffId))
        case .shifts(let staffId): return value(.staffShifts, .raw(staffId))
        case .me: return value(.staffMe)
        case .roster(let ward): return value(.staffRoster, .raw(ward))
        case .rosterDay(let day, let shift): return value(.staffRosterDay, .date(day), .raw(shift))
        case .swapRequests: return value(.staffSwapRequests)
        case .swapRequest(let requestId): return value(.staffSwapRequest, .uuid(requestId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .staffDirectory:
            self = .directory(query: values.optionalString(0), department: values.optionalChoice(1))
        case .staffProfile: self = .profile(staffId: values.pattern(0))
        case .staffShifts: self = .shifts(staffId: values.pattern(0))
        case .staffMe: self = .me
        case .staffRoster: self = .roster(ward: values.optionalPattern(0))
        case .staffRosterDay:
            self = .rosterDay(day: values.date(0), shift: values.optionalChoice(1))
        case .staffSwapRequests: self = .swapRequests
        case .staffSwapRequest: self = .swapRequest(requestId: values.uuid(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .profile(let staffId): return String(localized: "\(staffId.rawValue)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets in the section `staff`.
nonisolated enum HospitalStaffSheet: PresentedValue {
    /// Where do you work today?
    case chooseWard
    /// Swap a shift
    case requestSwap(day: Date? = nil, staffId: StaffID? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .chooseWard: return value(.staffChooseWard)
        case .requestSwap(let day, let staffId):
            return value(.staffRequestSwap, .date(day), .raw(staffId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .staffChooseWard: self = .chooseWard
        case .staffRequestSwap:
            self = .requestSwap(day: values.optionalDate(0), staffId: values.optionalPattern(1))
        default: return nil
        }
    }
}

/// The nodes that are presented full screen in the section `staff`.
nonisolated enum HospitalStaffCover: PresentedValue {
    /// Badge
    ///
    /// Opens doors; shown large, with the display at its brightest.
    case badge

    var nodeValue: NodeValue {
        switch self {
        case .badge: return value(.staffBadge)
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .staffBadge: self = .badge
        default: return nil
        }
    }
}

/// The nodes that are presented as popovers in the section `staff`.
nonisolated enum HospitalStaffPopover: PresentedValue {
    /// Shift
    case shiftInfo(day: Date, shift: ShiftKind? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .shiftInfo(let day, let shift): return value(.staffShiftInfo, .date(day), .raw(shift))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .staffShiftInfo:
            self = .shiftInfo(day: values.date(0), shift: values.optionalChoice(1))
        default: return nil
        }
    }
}

/// The confirmation dialogs in the section `staff`.
nonisolated enum HospitalStaffDialog: PresentedValue {
    /// Decline this request?
    case declineSwap(requestId: UUID)

    var nodeValue: NodeValue {
        switch self {
        case .declineSwap(let requestId): return value(.staffDeclineSwap, .uuid(requestId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .staffDeclineSwap: self = .declineSwap(requestId: values.uuid(0))
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .declineSwap:
            return [
                AlertButton(
                    StaffDeclineSwapAction.decline, String(localized: "Decline"),
                    role: .destructive),
                AlertButton(
                    StaffDeclineSwapAction.keep, String(localized: "Not now"), role: .cancel),
            ]
        }
    }
}

/// The possible answers to `staff.declineSwap`.
nonisolated enum StaffDeclineSwapAction: String, CaseIterable, Codable, Sendable {
    case decline, keep
}
