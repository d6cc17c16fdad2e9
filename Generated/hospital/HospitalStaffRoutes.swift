// Written by navgen from hospital.yaml, section staff. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can be on a stack in the section `staff`.
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

nonisolated extension HospitalStaffRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 157:
            self = .directory(query: saved.optional(0), department: saved.optional(1))
        case 158:
            guard let staffId = saved.optional(0, StaffID.self) else { return nil }
            self = .profile(staffId: staffId)
        case 159:
            guard let staffId = saved.optional(0, StaffID.self) else { return nil }
            self = .shifts(staffId: staffId)
        case 160:
            self = .me
        case 161:
            self = .roster(ward: saved.optional(0))
        case 162:
            self = .rosterDay(day: saved.date(0), shift: saved.optional(1))
        case 163:
            self = .swapRequests
        case 164:
            self = .swapRequest(requestId: saved.uuid(0))
        default:
            return nil
        }
    }
}

/// What is shown as a sheet in the section `staff`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .chooseWard: return 165
        case .requestSwap: return 166
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .requestSwap(let day, let staffId):
            fields.date(day)
            fields.text(staffId?.rawValue)
        default: break
        }
        return fields
    }
}

nonisolated extension HospitalStaffSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 165:
            self = .chooseWard
        case 166:
            self = .requestSwap(day: saved.optional(0), staffId: saved.optional(1))
        default:
            return nil
        }
    }
}

/// What covers the whole screen in the section `staff`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .badge: return 167
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields { HospitalFields(place) }
}

nonisolated extension HospitalStaffCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 167:
            self = .badge
        default:
            return nil
        }
    }
}

/// What is shown as a popover in the section `staff`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .shiftInfo: return 168
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .shiftInfo(let day, let shift):
            fields.date(day)
            fields.text(shift?.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalStaffPopover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 168:
            self = .shiftInfo(day: saved.date(0), shift: saved.optional(1))
        default:
            return nil
        }
    }
}

/// The confirmation dialogs in the section `staff`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .declineSwap: return 169
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .declineSwap(let requestId):
            fields.uuid(requestId)
        }
        return fields
    }
}

nonisolated extension HospitalStaffDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 169:
            self = .declineSwap(requestId: saved.uuid(0))
        default:
            return nil
        }
    }
}

/// The possible answers to `staff.declineSwap`.
nonisolated enum StaffDeclineSwapAction: String, CaseIterable, Codable, Sendable {
    case decline
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
