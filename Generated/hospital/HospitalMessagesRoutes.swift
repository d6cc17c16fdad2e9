// Written by navgen from hospital.yaml, section messages. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can be on a stack in the section `messages`.
nonisolated enum HospitalMessagesRoute: Hashable, Codable, Sendable {
    /// Messages
    case threads(folder: MessageFolder = .inbox)
    /// Conversation
    case thread(threadId: UUID, message: Int? = nil)
    /// Announcement
    case announcement(announcementId: Int)
    /// Page
    ///
    /// A call from the old pager system, with the number to ring back.
    case page(pageId: Int)
    /// To
    ///
    /// Pushed within the sheets that need somebody to write to.
    case chooseRecipient(query: String? = nil)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalMessagesRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .threads:
            return String(localized: "Messages")
        case .thread:
            return String(localized: "Conversation")
        case .announcement:
            return String(localized: "Announcement")
        case .page:
            return String(localized: "Page")
        case .chooseRecipient:
            return String(localized: "To")
        }
    }
}

nonisolated extension HospitalMessagesRoute {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .threads: return 101
        case .thread: return 102
        case .announcement: return 103
        case .page: return 104
        case .chooseRecipient: return 105
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .threads(let folder):
            fields.text(folder.rawValue)
        case .thread(let threadId, let message):
            fields.uuid(threadId)
            fields.int(message)
        case .announcement(let announcementId):
            fields.int(announcementId)
        case .page(let pageId):
            fields.int(pageId)
        case .chooseRecipient(let query):
            fields.text(query)
        }
        return fields
    }
}

nonisolated extension HospitalMessagesRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 101:
            self = .threads(folder: saved.value(0, or: .inbox))
        case 102:
            self = .thread(threadId: saved.uuid(0), message: saved.optional(1))
        case 103:
            self = .announcement(announcementId: saved.int(0))
        case 104:
            self = .page(pageId: saved.int(0))
        case 105:
            self = .chooseRecipient(query: saved.optional(0))
        default:
            return nil
        }
    }
}

/// What is shown as a sheet in the section `messages`.
nonisolated enum HospitalMessagesSheet: Hashable, Codable, Identifiable, Sendable {
    /// New message
    case compose(recipient: StaffID? = nil, subject: String? = nil)
    /// Forward
    case forward(threadId: UUID, message: Int? = nil)
    /// Templates
    case templates

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

nonisolated extension HospitalMessagesSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .compose:
            return String(localized: "New message")
        case .forward:
            return String(localized: "Forward")
        case .templates:
            return String(localized: "Templates")
        }
    }
}

nonisolated extension HospitalMessagesSheet {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .compose: return 106
        case .forward: return 107
        case .templates: return 108
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .compose(let recipient, let subject):
            fields.text(recipient?.rawValue)
            fields.text(subject)
        case .forward(let threadId, let message):
            fields.uuid(threadId)
            fields.int(message)
        default: break
        }
        return fields
    }
}

nonisolated extension HospitalMessagesSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 106:
            self = .compose(recipient: saved.optional(0), subject: saved.optional(1))
        case 107:
            self = .forward(threadId: saved.uuid(0), message: saved.optional(1))
        case 108:
            self = .templates
        default:
            return nil
        }
    }
}

/// What covers the whole screen in the section `messages`.
nonisolated enum HospitalMessagesCover: Hashable, Codable, Identifiable, Sendable {
    /// Attachment
    case attachment(threadId: UUID, index: Int)
    /// Call
    case call(staffId: StaffID)

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

nonisolated extension HospitalMessagesCover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .attachment:
            return String(localized: "Attachment")
        case .call:
            return String(localized: "Call")
        }
    }
}

nonisolated extension HospitalMessagesCover {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .attachment: return 109
        case .call: return 110
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .attachment(let threadId, let index):
            fields.uuid(threadId)
            fields.int(index)
        case .call(let staffId):
            fields.text(staffId.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalMessagesCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 109:
            self = .attachment(threadId: saved.uuid(0), index: saved.int(1))
        case 110:
            guard let staffId = saved.optional(0, StaffID.self) else { return nil }
            self = .call(staffId: staffId)
        default:
            return nil
        }
    }
}

/// What is shown as a popover in the section `messages`.
nonisolated enum HospitalMessagesPopover: Hashable, Codable, Identifiable, Sendable {
    /// Reactions
    case reactions(threadId: UUID, message: Int)

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

nonisolated extension HospitalMessagesPopover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .reactions:
            return String(localized: "Reactions")
        }
    }
}

nonisolated extension HospitalMessagesPopover {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .reactions: return 111
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .reactions(let threadId, let message):
            fields.uuid(threadId)
            fields.int(message)
        }
        return fields
    }
}

nonisolated extension HospitalMessagesPopover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 111:
            self = .reactions(threadId: saved.uuid(0), message: saved.int(1))
        default:
            return nil
        }
    }
}

/// The alerts in the section `messages`.
nonisolated enum HospitalMessagesAlert: Hashable, Codable, Identifiable, Sendable {
    /// Not sent
    case sendFailed(threadId: UUID)

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

nonisolated extension HospitalMessagesAlert {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .sendFailed:
            return String(localized: "Not sent")
        }
    }
}

nonisolated extension HospitalMessagesAlert {
    /// The text below the title.
    var message: String? {
        switch self {
        case .sendFailed:
            return String(localized: "The message stays here until there is a connection.")
        }
    }
}

nonisolated extension HospitalMessagesAlert {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .sendFailed: return 112
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .sendFailed(let threadId):
            fields.uuid(threadId)
        }
        return fields
    }
}

nonisolated extension HospitalMessagesAlert: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 112:
            self = .sendFailed(threadId: saved.uuid(0))
        default:
            return nil
        }
    }
}

/// The confirmation dialogs in the section `messages`.
nonisolated enum HospitalMessagesDialog: Hashable, Codable, Identifiable, Sendable {
    /// Archive this conversation?
    case archiveThread(threadId: UUID)

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

nonisolated extension HospitalMessagesDialog {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .archiveThread:
            return String(localized: "Archive this conversation?")
        }
    }
}

nonisolated extension HospitalMessagesDialog {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .archiveThread: return 113
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .archiveThread(let threadId):
            fields.uuid(threadId)
        }
        return fields
    }
}

nonisolated extension HospitalMessagesDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 113:
            self = .archiveThread(threadId: saved.uuid(0))
        default:
            return nil
        }
    }
}

/// The possible answers to `messages.sendFailed`.
nonisolated enum MessagesSendFailedAction: String, CaseIterable, Codable, Sendable {
    case retry
    case later
}

/// The possible answers to `messages.archiveThread`.
nonisolated enum MessagesArchiveThreadAction: String, CaseIterable, Codable, Sendable {
    case archive
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
