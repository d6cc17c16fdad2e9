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

/// The destinations of URLs in the section `staff`.
nonisolated enum HospitalStaffLink: NavigationLinkValue {
    /// `/staff?q={query}&in={department}`
    case directory(query: String? = nil, department: Department? = nil)
    /// `/staff/{staffId}`
    case profile(staffId: StaffID)
    /// `/staff/{staffId}/shifts`
    case shifts(staffId: StaffID)
    /// `/me`
    case me
    /// `/roster?ward={ward}`
    case roster(ward: WardCode? = nil)
    /// `/roster/{day}?shift={shift}`
    case rosterDay(day: Date, shift: ShiftKind? = nil)
    /// `/roster/requests`
    case swapRequests
    /// `/roster/requests/{requestId}`
    case swapRequest(requestId: UUID)
    /// `/me/badge`
    case badge
    /// `/handover`
    case handover

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
        case .badge: return value(.staffBadge)
        case .handover: return value(.staffHandover)
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
        case .staffBadge: self = .badge
        case .staffHandover: self = .handover
        default: return nil
        }
    }
}
