// Written by navgen from hospital.yaml, section staff. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead in the section `staff`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .directory: return 157
        case .profile: return 158
        case .shifts: return 159
        case .me: return 160
        case .roster: return 161
        case .rosterDay: return 162
        case .swapRequests: return 163
        case .swapRequest: return 164
        case .badge: return 167
        case .handover: return 170
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .directory(let query, let department):
            fields.text(query)
            fields.text(department?.rawValue)
        case .profile(let staffId):
            fields.text(staffId.rawValue)
        case .shifts(let staffId):
            fields.text(staffId.rawValue)
        case .roster(let ward):
            fields.text(ward?.rawValue)
        case .rosterDay(let day, let shift):
            fields.date(day)
            fields.text(shift?.rawValue)
        case .swapRequest(let requestId):
            fields.uuid(requestId)
        default: break
        }
        return fields
    }
}
