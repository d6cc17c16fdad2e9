// Written by navgen from split-three-columns.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A navigation request that a screen makes through one of its exits.
typealias MailExit = NavigationExit<MailGraph>
typealias MailExitHandler = ExitHandler<MailExit>

@MainActor struct MailboxesExits: ScreenExiting, PlainExiting {
    let handler: MailExitHandler

    func messageList(mailbox: Mailbox) { go(.fill(.content, .messageList(mailbox: mailbox))) }
    func accounts() { go(.sheet(.accounts)) }

    var to: To { To() }
    @MainActor struct To {
        func messageList(mailbox: Mailbox) -> MailRoute { .messageList(mailbox: mailbox) }
    }
}

/// The values that can be selected in `mailboxes`.
nonisolated enum MailboxesSelection: ColumnSelectable {
    case messageList(mailbox: Mailbox)

    typealias Graph = MailGraph

    init?(_ route: MailRoute) {
        switch route {
        case .messageList(let mailbox): self = .messageList(mailbox: mailbox)
        default: return nil
        }
    }

    var exit: MailExit {
        switch self {
        case .messageList(let mailbox): return .fill(.content, .messageList(mailbox: mailbox))
        }
    }
}

@MainActor struct MessageListExits: ScreenExiting {
    let handler: MailExitHandler
    let mailbox: Mailbox

    static func preview(mailbox: Mailbox) -> Self { Self(handler: .preview, mailbox: mailbox) }
    static func recording(mailbox: Mailbox, _ record: @escaping MailExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), mailbox: mailbox)
    }

    func message(mailbox: Mailbox, messageId: Int) {
        go(.fill(.detail, .message(mailbox: mailbox, messageId: messageId)))
    }
    func message(messageId: Int) { message(mailbox: self.mailbox, messageId: messageId) }
    func draft(mailbox: Mailbox, draftId: UUID) {
        go(.fill(.detail, .draft(mailbox: mailbox, draftId: draftId)))
    }
    func draft(draftId: UUID) { draft(mailbox: self.mailbox, draftId: draftId) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: MessageListExits
        func message(mailbox: Mailbox, messageId: Int) -> MailRoute {
            .message(mailbox: mailbox, messageId: messageId)
        }
        func message(messageId: Int) -> MailRoute {
            message(mailbox: exits.mailbox, messageId: messageId)
        }
        func draft(mailbox: Mailbox, draftId: UUID) -> MailRoute {
            .draft(mailbox: mailbox, draftId: draftId)
        }
        func draft(draftId: UUID) -> MailRoute { draft(mailbox: exits.mailbox, draftId: draftId) }
    }
}

/// The values that can be selected in `messageList`.
nonisolated enum MessageListSelection: ColumnSelectable {
    case message(mailbox: Mailbox, messageId: Int)
    case draft(mailbox: Mailbox, draftId: UUID)

    typealias Graph = MailGraph

    init?(_ route: MailRoute) {
        switch route {
        case .message(let mailbox, let messageId):
            self = .message(mailbox: mailbox, messageId: messageId)
        case .draft(let mailbox, let draftId): self = .draft(mailbox: mailbox, draftId: draftId)
        default: return nil
        }
    }

    var exit: MailExit {
        switch self {
        case .message(let mailbox, let messageId):
            return .fill(.detail, .message(mailbox: mailbox, messageId: messageId))
        case .draft(let mailbox, let draftId):
            return .fill(.detail, .draft(mailbox: mailbox, draftId: draftId))
        }
    }
}

@MainActor struct MessageExits: ScreenExiting {
    let handler: MailExitHandler
    let mailbox: Mailbox
    let messageId: Int

    static func preview(mailbox: Mailbox, messageId: Int) -> Self {
        Self(handler: .preview, mailbox: mailbox, messageId: messageId)
    }
    static func recording(
        mailbox: Mailbox, messageId: Int, _ record: @escaping MailExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), mailbox: mailbox, messageId: messageId)
    }

    func headers(mailbox: Mailbox, messageId: Int) {
        go(.push(.headers(mailbox: mailbox, messageId: messageId)))
    }
    func headers() { headers(mailbox: self.mailbox, messageId: self.messageId) }

    /// Reply
    func draft(mailbox: Mailbox, draftId: UUID) {
        go(.push(.draft(mailbox: mailbox, draftId: draftId)))
    }

    func draft(draftId: UUID) { draft(mailbox: self.mailbox, draftId: draftId) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: MessageExits
        func headers(mailbox: Mailbox, messageId: Int) -> MailRoute {
            .headers(mailbox: mailbox, messageId: messageId)
        }
        func headers() -> MailRoute { headers(mailbox: exits.mailbox, messageId: exits.messageId) }
        func draft(mailbox: Mailbox, draftId: UUID) -> MailRoute {
            .draft(mailbox: mailbox, draftId: draftId)
        }
        func draft(draftId: UUID) -> MailRoute { draft(mailbox: exits.mailbox, draftId: draftId) }
    }
}

@MainActor struct DraftExits: ScreenExiting, PlainExiting { let handler: MailExitHandler }

@MainActor struct HeadersExits: ScreenExiting, PlainExiting { let handler: MailExitHandler }

@MainActor struct AccountsExits: PresentedExiting, PlainExiting { let handler: MailExitHandler }
