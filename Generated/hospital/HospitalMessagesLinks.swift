// Written by navgen from hospital.yaml, section messages. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead in the section `messages`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .threads: return 101
        case .thread: return 102
        case .announcement: return 103
        case .page: return 104
        case .compose: return 106
        case .attachment: return 109
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
        case .compose(let recipient, let subject):
            fields.text(recipient?.rawValue)
            fields.text(subject)
        case .attachment(let threadId, let index):
            fields.uuid(threadId)
            fields.int(index)
        }
        return fields
    }
}
