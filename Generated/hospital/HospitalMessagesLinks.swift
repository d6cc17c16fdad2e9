// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead of the section `messages`.
nonisolated enum HospitalMessagesLink: Hashable, Sendable {
    /// Messages
    ///
    /// `/messages?folder={folder}`
    case threads(folder: MessageFolder = .inbox)
    /// Conversation
    ///
    /// `/messages/{threadId}#{message}`
    case thread(threadId: UUID, message: Int? = nil)
    /// Announcement
    ///
    /// `/announcements/{announcementId}`
    case announcement(announcementId: Int)
    /// Page
    ///
    /// A call from the old pager system, with the number to ring back.
    ///
    /// `/pages/{pageId}`
    case page(pageId: Int)
    /// New message
    ///
    /// `/messages/new?recipient={recipient}&subject={subject}`
    case compose(recipient: StaffID? = nil, subject: String? = nil)
    /// Attachment
    ///
    /// `/messages/{threadId}/attachments/{index}`
    case attachment(threadId: UUID, index: Int)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension HospitalMessagesLink {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .threads: return .messagesThreads
        case .thread: return .messagesThread
        case .announcement: return .messagesAnnouncement
        case .page: return .messagesPage
        case .compose: return .messagesCompose
        case .attachment: return .messagesAttachment
        }
    }
}

nonisolated extension HospitalMessagesLink {
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
        case .compose(let recipient, let subject):
            var fields = HospitalFields("messages.compose")
            fields.text("recipient", recipient?.rawValue)
            fields.text("subject", subject)
            return fields
        case .attachment(let threadId, let index):
            var fields = HospitalFields("messages.attachment")
            fields.uuid("threadId", threadId)
            fields.int("index", index)
            return fields
        }
    }
}
