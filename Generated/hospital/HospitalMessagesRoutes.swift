// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can lie on a stack of the section `messages`.
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
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .threads: return .messagesThreads
        case .thread: return .messagesThread
        case .announcement: return .messagesAnnouncement
        case .page: return .messagesPage
        case .chooseRecipient: return .messagesChooseRecipient
        }
    }
}

nonisolated extension HospitalMessagesRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .threads(let folder):
            var fields = HospitalFields("messages.threads")
            fields.text("folder", folder.rawValue)
            return fields
        case .thread(let threadId, let message):
            var fields = HospitalFields("messages.thread")
            fields.uuid("threadId", threadId)
            fields.int("message", message)
            return fields
        case .announcement(let announcementId):
            var fields = HospitalFields("messages.announcement")
            fields.int("announcementId", announcementId)
            return fields
        case .page(let pageId):
            var fields = HospitalFields("messages.page")
            fields.int("pageId", pageId)
            return fields
        case .chooseRecipient(let query):
            var fields = HospitalFields("messages.chooseRecipient")
            fields.text("query", query)
            return fields
        }
    }
}

nonisolated extension HospitalMessagesRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "messages.threads":
            self = .threads(folder: saved.optional("folder") ?? MessageFolder.inbox)
        case "messages.thread":
            self = .thread(threadId: saved.uuid("threadId"), message: saved.optional("message"))
        case "messages.announcement":
            self = .announcement(announcementId: saved.int("announcementId"))
        case "messages.page":
            self = .page(pageId: saved.int("pageId"))
        case "messages.chooseRecipient":
            self = .chooseRecipient(query: saved.optional("query"))
        default:
            return nil
        }
    }
}

/// What is shown as a sheet of the section `messages`.
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
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .compose: return .messagesCompose
        case .forward: return .messagesForward
        case .templates: return .messagesTemplates
        }
    }
}

nonisolated extension HospitalMessagesSheet {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .compose(let recipient, let subject):
            var fields = HospitalFields("messages.compose")
            fields.text("recipient", recipient?.rawValue)
            fields.text("subject", subject)
            return fields
        case .forward(let threadId, let message):
            var fields = HospitalFields("messages.forward")
            fields.uuid("threadId", threadId)
            fields.int("message", message)
            return fields
        case .templates:
            return HospitalFields("messages.templates")
        }
    }
}

nonisolated extension HospitalMessagesSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "messages.compose":
            self = .compose(
                recipient: saved.optional("recipient"), subject: saved.optional("subject"))
        case "messages.forward":
            self = .forward(threadId: saved.uuid("threadId"), message: saved.optional("message"))
        case "messages.templates":
            self = .templates
        default:
            return nil
        }
    }
}

/// What covers the whole screen of the section `messages`.
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
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .attachment: return .messagesAttachment
        case .call: return .messagesCall
        }
    }
}

nonisolated extension HospitalMessagesCover {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .attachment(let threadId, let index):
            var fields = HospitalFields("messages.attachment")
            fields.uuid("threadId", threadId)
            fields.int("index", index)
            return fields
        case .call(let staffId):
            var fields = HospitalFields("messages.call")
            fields.text("staffId", staffId.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalMessagesCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "messages.attachment":
            self = .attachment(threadId: saved.uuid("threadId"), index: saved.int("index"))
        case "messages.call":
            guard let staffId = saved.optional("staffId", StaffID.self) else { return nil }
            self = .call(staffId: staffId)
        default:
            return nil
        }
    }
}

/// What is shown as a popover of the section `messages`.
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
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .reactions: return .messagesReactions
        }
    }
}

nonisolated extension HospitalMessagesPopover {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .reactions(let threadId, let message):
            var fields = HospitalFields("messages.reactions")
            fields.uuid("threadId", threadId)
            fields.int("message", message)
            return fields
        }
    }
}

nonisolated extension HospitalMessagesPopover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "messages.reactions":
            self = .reactions(threadId: saved.uuid("threadId"), message: saved.int("message"))
        default:
            return nil
        }
    }
}

/// The alerts of the section `messages`.
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
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .sendFailed: return .messagesSendFailed
        }
    }
}

nonisolated extension HospitalMessagesAlert {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .sendFailed(let threadId):
            var fields = HospitalFields("messages.sendFailed")
            fields.uuid("threadId", threadId)
            return fields
        }
    }
}

nonisolated extension HospitalMessagesAlert: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "messages.sendFailed":
            self = .sendFailed(threadId: saved.uuid("threadId"))
        default:
            return nil
        }
    }
}

/// The confirmation dialogs of the section `messages`.
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
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .archiveThread: return .messagesArchiveThread
        }
    }
}

nonisolated extension HospitalMessagesDialog {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .archiveThread(let threadId):
            var fields = HospitalFields("messages.archiveThread")
            fields.uuid("threadId", threadId)
            return fields
        }
    }
}

nonisolated extension HospitalMessagesDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "messages.archiveThread":
            self = .archiveThread(threadId: saved.uuid("threadId"))
        default:
            return nil
        }
    }
}

/// How `messages.sendFailed` can be answered.
nonisolated enum MessagesSendFailedAction: String, CaseIterable, Codable, Sendable {
    case retry
    case later
}

/// How `messages.archiveThread` can be answered.
nonisolated enum MessagesArchiveThreadAction: String, CaseIterable, Codable, Sendable {
    case archive
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no tables of translations.
        fileprivate init(localized text: String) { self = text }
    }
#endif
