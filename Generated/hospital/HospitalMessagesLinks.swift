// Written by navgen from hospital.yaml, section messages. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The destinations of URLs in the section `messages`.
nonisolated enum HospitalMessagesLink: NavigationLinkValue {
    /// `/messages?folder={folder}`
    case threads(folder: MessageFolder = .inbox)
    /// `/messages/{threadId}#{message}`
    case thread(threadId: UUID, message: Int? = nil)
    /// `/announcements/{announcementId}`
    case announcement(announcementId: Int)
    /// `/pages/{pageId}`
    case page(pageId: Int)
    /// `/messages/new?recipient={recipient}&subject={subject}`
    case compose(recipient: StaffID? = nil, subject: String? = nil)
    /// `/messages/{threadId}/attachments/{index}`
    case attachment(threadId: UUID, index: Int)

    var nodeValue: NodeValue {
        switch self {
        case .threads(let folder): return value(.messagesThreads, .raw(folder))
        case .thread(let threadId, let message):
            return value(.messagesThread, .uuid(threadId), .int(message))
        case .announcement(let announcementId):
            return value(.messagesAnnouncement, .int(announcementId))
        case .page(let pageId): return value(.messagesPage, .int(pageId))
        case .compose(let recipient, let subject):
            return value(.messagesCompose, .raw(recipient), .string(subject))
        case .attachment(let threadId, let index):
            return value(.messagesAttachment, .uuid(threadId), .int(index))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .messagesThreads: self = .threads(folder: values.choice(0, or: .inbox))
        case .messagesThread:
            self = .thread(threadId: values.uuid(0), message: values.optionalInt(1))
        case .messagesAnnouncement: self = .announcement(announcementId: values.int(0))
        case .messagesPage: self = .page(pageId: values.int(0))
        case .messagesCompose:
            self = .compose(recipient: values.optionalPattern(0), subject: values.optionalString(1))
        case .messagesAttachment: self = .attachment(threadId: values.uuid(0), index: values.int(1))
        default: return nil
        }
    }
}
