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

/// The screens that can be on a stack in the section `messages`.
nonisolated enum HospitalMessagesRoute: NavigationValue {
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

    var nodeValue: NodeValue {
        switch self {
        case .threads(let folder): return value(.messagesThreads, .raw(folder))
        case .thread(let threadId, let message):
            return value(.messagesThread, .uuid(threadId), .int(message))
        case .announcement(let announcementId):
            return value(.messagesAnnouncement, .int(announcementId))
        case .page(let pageId): return value(.messagesPage, .int(pageId))
        case .chooseRecipient(let query): return value(.messagesChooseRecipient, .string(query))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .messagesThreads: self = .threads(folder: values.choice(0, or: .inbox))
        case .messagesThread:
            self = .thread(threadId: values.uuid(0), message: values.optionalInt(1))
        case .messagesAnnouncement: self = .announcement(announcementId: values.int(0))
        case .messagesPage: self = .page(pageId: values.int(0))
        case .messagesChooseRecipient: self = .chooseRecipient(query: values.optionalString(0))
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets in the section `messages`.
nonisolated enum HospitalMessagesSheet: PresentedValue {
    /// New message
    case compose(recipient: StaffID? = nil, subject: String? = nil)
    /// Forward
    case forward(threadId: UUID, message: Int? = nil)
    /// Templates
    case templates

    var nodeValue: NodeValue {
        switch self {
        case .compose(let recipient, let subject):
            return value(.messagesCompose, .raw(recipient), .string(subject))
        case .forward(let threadId, let message):
            return value(.messagesForward, .uuid(threadId), .int(message))
        case .templates: return value(.messagesTemplates)
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .messagesCompose:
            self = .compose(recipient: values.optionalPattern(0), subject: values.optionalString(1))
        case .messagesForward:
            self = .forward(threadId: values.uuid(0), message: values.optionalInt(1))
        case .messagesTemplates: self = .templates
        default: return nil
        }
    }
}

/// The nodes that are presented full screen in the section `messages`.
nonisolated enum HospitalMessagesCover: PresentedValue {
    /// Attachment
    case attachment(threadId: UUID, index: Int)
    /// Call
    case call(staffId: StaffID)

    var nodeValue: NodeValue {
        switch self {
        case .attachment(let threadId, let index):
            return value(.messagesAttachment, .uuid(threadId), .int(index))
        case .call(let staffId): return value(.messagesCall, .raw(staffId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .messagesAttachment: self = .attachment(threadId: values.uuid(0), index: values.int(1))
        case .messagesCall: self = .call(staffId: values.pattern(0))
        default: return nil
        }
    }
}

/// The nodes that are presented as popovers in the section `messages`.
nonisolated enum HospitalMessagesPopover: PresentedValue {
    /// Reactions
    case reactions(threadId: UUID, message: Int)

    var nodeValue: NodeValue {
        switch self {
        case .reactions(let threadId, let message):
            return value(.messagesReactions, .uuid(threadId), .int(message))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .messagesReactions: self = .reactions(threadId: values.uuid(0), message: values.int(1))
        default: return nil
        }
    }
}

/// The alerts in the section `messages`.
nonisolated enum HospitalMessagesAlert: PresentedValue {
    /// Not sent
    case sendFailed(threadId: UUID)

    var nodeValue: NodeValue {
        switch self {
        case .sendFailed(let threadId): return value(.messagesSendFailed, .uuid(threadId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .messagesSendFailed: self = .sendFailed(threadId: values.uuid(0))
        default: return nil
        }
    }

    var message: String? {
        switch self {
        case .sendFailed:
            return String(localized: "The message stays here until there is a connection.")
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .sendFailed:
            return [
                AlertButton(MessagesSendFailedAction.retry, String(localized: "Try again")),
                AlertButton(
                    MessagesSendFailedAction.later, String(localized: "Later"), role: .cancel),
            ]
        }
    }
}

/// The confirmation dialogs in the section `messages`.
nonisolated enum HospitalMessagesDialog: PresentedValue {
    /// Archive this conversation?
    case archiveThread(threadId: UUID)

    var nodeValue: NodeValue {
        switch self {
        case .archiveThread(let threadId): return value(.messagesArchiveThread, .uuid(threadId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .messagesArchiveThread: self = .archiveThread(threadId: values.uuid(0))
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .archiveThread:
            return [
                AlertButton(MessagesArchiveThreadAction.archive, String(localized: "Archive")),
                AlertButton(
                    MessagesArchiveThreadAction.keep, String(localized: "Keep"), role: .cancel),
            ]
        }
    }
}

/// The possible answers to `messages.sendFailed`.
nonisolated enum MessagesSendFailedAction: String, CaseIterable, Codable, Sendable {
    case retry, later
}

/// The possible answers to `messages.archiveThread`.
nonisolated enum MessagesArchiveThreadAction: String, CaseIterable, Codable, Sendable {
    case archive, keep
}
