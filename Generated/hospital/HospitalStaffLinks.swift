// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead of the section `staff`.
nonisolated enum HospitalStaffLink: Hashable, Sendable {
    /// Staff
    ///
    /// `/staff?q={query}&in={department}`
    case directory(query: String? = nil, department: Department? = nil)
    /// {staffId}
    ///
    /// `/staff/{staffId}`
    case profile(staffId: StaffID)
    /// Shifts
    ///
    /// `/staff/{staffId}/shifts`
    case shifts(staffId: StaffID)
    /// Me
    ///
    /// `/me`
    case me
    /// Roster
    ///
    /// `/roster?ward={ward}`
    case roster(ward: WardCode? = nil)
    /// Day
    ///
    /// `/roster/{day}?shift={shift}`
    case rosterDay(day: Date, shift: ShiftKind? = nil)
    /// Requests
    ///
    /// `/roster/requests`
    case swapRequests
    /// Request
    ///
    /// `/roster/requests/{requestId}`
    case swapRequest(requestId: UUID)
    /// Badge
    ///
    /// Opens doors; shown large, with the display at its brightest.
    ///
    /// `/me/badge`
    case badge
    /// Handover
    ///
    /// Patient by patient, from one shift to the next. Both sign.
    ///
    /// `/handover`
    case handover

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension HospitalStaffLink {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .directory: return .staffDirectory
        case .profile: return .staffProfile
        case .shifts: return .staffShifts
        case .me: return .staffMe
        case .roster: return .staffRoster
        case .rosterDay: return .staffRosterDay
        case .swapRequests: return .staffSwapRequests
        case .swapRequest: return .staffSwapRequest
        case .badge: return .staffBadge
        case .handover: return .staffHandover
        }
    }
}

nonisolated extension HospitalStaffLink {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .directory(let query, let department):
            var fields = HospitalFields("staff.directory")
            fields.text("query", query)
            fields.text("department", department?.rawValue)
            return fields
        case .profile(let staffId):
            var fields = HospitalFields("staff.profile")
            fields.text("staffId", staffId.rawValue)
            return fields
        case .shifts(let staffId):
            var fields = HospitalFields("staff.shifts")
            fields.text("staffId", staffId.rawValue)
            return fields
        case .me:
            return HospitalFields("staff.me")
        case .roster(let ward):
            var fields = HospitalFields("staff.roster")
            fields.text("ward", ward?.rawValue)
            return fields
        case .rosterDay(let day, let shift):
            var fields = HospitalFields("staff.rosterDay")
            fields.date("day", day)
            fields.text("shift", shift?.rawValue)
            return fields
        case .swapRequests:
            return HospitalFields("staff.swapRequests")
        case .swapRequest(let requestId):
            var fields = HospitalFields("staff.swapRequest")
            fields.uuid("requestId", requestId)
            return fields
        case .badge:
            return HospitalFields("staff.badge")
        case .handover:
            return HospitalFields("staff.handover")
        }
    }
}
