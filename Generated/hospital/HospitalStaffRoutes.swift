// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can lie on a stack of the section `staff`.
nonisolated enum HospitalStaffRoute: Hashable, Codable, Sendable {
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

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalStaffRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .directory:
            return String(localized: "Staff")
        case .profile(let staffId):
            return String(localized: "\(staffId.rawValue)")
        case .shifts:
            return String(localized: "Shifts")
        case .me:
            return String(localized: "Me")
        case .roster:
            return String(localized: "Roster")
        case .rosterDay:
            return String(localized: "Day")
        case .swapRequests:
            return String(localized: "Requests")
        case .swapRequest:
            return String(localized: "Request")
        }
    }
}

nonisolated extension HospitalStaffRoute {
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
        }
    }
}

nonisolated extension HospitalStaffRoute {
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
        }
    }
}

nonisolated extension HospitalStaffRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "staff.directory":
            self = .directory(
                query: saved.optional("query"), department: saved.optional("department"))
        case "staff.profile":
            guard let staffId = saved.optional("staffId", StaffID.self) else { return nil }
            self = .profile(staffId: staffId)
        case "staff.shifts":
            guard let staffId = saved.optional("staffId", StaffID.self) else { return nil }
            self = .shifts(staffId: staffId)
        case "staff.me":
            self = .me
        case "staff.roster":
            self = .roster(ward: saved.optional("ward"))
        case "staff.rosterDay":
            self = .rosterDay(day: saved.date("day"), shift: saved.optional("shift"))
        case "staff.swapRequests":
            self = .swapRequests
        case "staff.swapRequest":
            self = .swapRequest(requestId: saved.uuid("requestId"))
        default:
            return nil
        }
    }
}

/// What is shown as a sheet of the section `staff`.
nonisolated enum HospitalStaffSheet: Hashable, Codable, Identifiable, Sendable {
    /// Where do you work today?
    case chooseWard
    /// Swap a shift
    case requestSwap(day: Date? = nil, staffId: StaffID? = nil)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalStaffSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .chooseWard:
            return String(localized: "Where do you work today?")
        case .requestSwap:
            return String(localized: "Swap a shift")
        }
    }
}

nonisolated extension HospitalStaffSheet {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .chooseWard: return .staffChooseWard
        case .requestSwap: return .staffRequestSwap
        }
    }
}

nonisolated extension HospitalStaffSheet {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .chooseWard:
            return HospitalFields("staff.chooseWard")
        case .requestSwap(let day, let staffId):
            var fields = HospitalFields("staff.requestSwap")
            fields.date("day", day)
            fields.text("staffId", staffId?.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalStaffSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "staff.chooseWard":
            self = .chooseWard
        case "staff.requestSwap":
            self = .requestSwap(day: saved.optional("day"), staffId: saved.optional("staffId"))
        default:
            return nil
        }
    }
}

/// What covers the whole screen of the section `staff`.
nonisolated enum HospitalStaffCover: Hashable, Codable, Identifiable, Sendable {
    /// Badge
    ///
    /// Opens doors; shown large, with the display at its brightest.
    case badge

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalStaffCover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .badge:
            return String(localized: "Badge")
        }
    }
}

nonisolated extension HospitalStaffCover {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .badge: return .staffBadge
        }
    }
}

nonisolated extension HospitalStaffCover {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .badge:
            return HospitalFields("staff.badge")
        }
    }
}

nonisolated extension HospitalStaffCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "staff.badge":
            self = .badge
        default:
            return nil
        }
    }
}

/// What is shown as a popover of the section `staff`.
nonisolated enum HospitalStaffPopover: Hashable, Codable, Identifiable, Sendable {
    /// Shift
    case shiftInfo(day: Date, shift: ShiftKind? = nil)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalStaffPopover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .shiftInfo:
            return String(localized: "Shift")
        }
    }
}

nonisolated extension HospitalStaffPopover {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .shiftInfo: return .staffShiftInfo
        }
    }
}

nonisolated extension HospitalStaffPopover {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .shiftInfo(let day, let shift):
            var fields = HospitalFields("staff.shiftInfo")
            fields.date("day", day)
            fields.text("shift", shift?.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalStaffPopover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "staff.shiftInfo":
            self = .shiftInfo(day: saved.date("day"), shift: saved.optional("shift"))
        default:
            return nil
        }
    }
}

/// The confirmation dialogs of the section `staff`.
nonisolated enum HospitalStaffDialog: Hashable, Codable, Identifiable, Sendable {
    /// Decline this request?
    case declineSwap(requestId: UUID)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalStaffDialog {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .declineSwap:
            return String(localized: "Decline this request?")
        }
    }
}

nonisolated extension HospitalStaffDialog {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .declineSwap: return .staffDeclineSwap
        }
    }
}

nonisolated extension HospitalStaffDialog {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .declineSwap(let requestId):
            var fields = HospitalFields("staff.declineSwap")
            fields.uuid("requestId", requestId)
            return fields
        }
    }
}

nonisolated extension HospitalStaffDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "staff.declineSwap":
            self = .declineSwap(requestId: saved.uuid("requestId"))
        default:
            return nil
        }
    }
}

/// How `staff.declineSwap` can be answered.
nonisolated enum StaffDeclineSwapAction: String, CaseIterable, Codable, Sendable {
    case decline
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no tables of translations.
        fileprivate init(localized text: String) { self = text }
    }
#endif
