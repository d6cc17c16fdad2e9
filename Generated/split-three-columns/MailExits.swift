// Written by navgen from split-three-columns.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a screen requests through one of its exits.
nonisolated enum MailExit: Hashable, Sendable {
    case push(MailRoute)
    /// Fills a later column of the split.
    case fill(MailState.Split.Column, MailRoute)
    case sheet(MailSheet)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
}

nonisolated extension MailExit {
    /// The node it leads to; `nil` if it leads back.
    var target: MailNode? {
        switch self {
        case .push(let target): return target.node
        case .fill(_, let target): return target.node
        case .sheet(let target): return target.node
        case .back, .close: return nil
        }
    }
}

/// Performs the exits of a screen.
@MainActor final class MailExitHandler {
    let go: @MainActor (MailExit) -> Void
    let count: @MainActor (MailCounter) -> Int

    init(
        go: @escaping @MainActor (MailExit) -> Void,
        count: @escaping @MainActor (MailCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = MailExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MailExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum MailCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol MailWaysOut {
    var handler: MailExitHandler { get }
}

extension MailWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor protocol MailPresentedWaysOut: MailWaysOut {}

extension MailPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    func close() { handler.go(.close) }
}

/// What can be selected in a column of a split view.
nonisolated protocol MailColumnSelection: Hashable, Sendable {
    /// What a later column shows, if this column can show it.
    init?(_ route: MailRoute)
    var exit: MailExit { get }
}

/// The exits of `mailboxes`.
@MainActor struct MailboxesExits: MailWaysOut {
    let handler: MailExitHandler

    init(_ handler: MailExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MailExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// {mailbox}
    func messageList(mailbox: Mailbox) {
        handler.go(.fill(.content, .messageList(mailbox: mailbox)))
    }

    /// Accounts
    func accounts() {
        handler.go(.sheet(.accounts))
    }
}

/// What can be selected in `mailboxes`.
nonisolated enum MailboxesSelection: MailColumnSelection {
    case messageList(mailbox: Mailbox)

    init?(_ route: MailRoute) {
        switch route {
        case .messageList(let mailbox):
            self = .messageList(mailbox: mailbox)
        default: return nil
        }
    }

    var exit: MailExit {
        switch self {
        case .messageList(let mailbox):
            return .fill(.content, .messageList(mailbox: mailbox))
        }
    }
}

/// The exits of `messageList`.
@MainActor struct MessageListExits: MailWaysOut {
    let handler: MailExitHandler
    private let ownMailbox: Mailbox

    init(_ handler: MailExitHandler, mailbox: Mailbox) {
        self.handler = handler
        ownMailbox = mailbox
    }

    /// Does nothing, for previews.
    static func preview(mailbox: Mailbox) -> Self {
        Self(.preview, mailbox: mailbox)
    }

    /// Records what is requested, for tests.
    static func recording(
        mailbox: Mailbox, _ record: @escaping @MainActor (MailExit) -> Void
    ) -> Self {
        Self(.recording(record), mailbox: mailbox)
    }

    /// Message
    func message(mailbox: Mailbox, messageId: Int) {
        handler.go(.fill(.detail, .message(mailbox: mailbox, messageId: messageId)))
    }

    /// Message
    ///
    /// With the same `mailbox`.
    func message(messageId: Int) {
        handler.go(.fill(.detail, .message(mailbox: ownMailbox, messageId: messageId)))
    }

    /// Draft
    func draft(mailbox: Mailbox, draftId: UUID) {
        handler.go(.fill(.detail, .draft(mailbox: mailbox, draftId: draftId)))
    }

    /// Draft
    ///
    /// With the same `mailbox`.
    func draft(draftId: UUID) {
        handler.go(.fill(.detail, .draft(mailbox: ownMailbox, draftId: draftId)))
    }
}

/// What can be selected in `messageList`.
nonisolated enum MessageListSelection: MailColumnSelection {
    case message(mailbox: Mailbox, messageId: Int)
    case draft(mailbox: Mailbox, draftId: UUID)

    init?(_ route: MailRoute) {
        switch route {
        case .message(let mailbox, let messageId):
            self = .message(mailbox: mailbox, messageId: messageId)
        case .draft(let mailbox, let draftId):
            self = .draft(mailbox: mailbox, draftId: draftId)
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

/// The exits of `message`.
@MainActor struct MessageExits: MailWaysOut {
    let handler: MailExitHandler
    private let ownMailbox: Mailbox
    private let ownMessageId: Int

    init(_ handler: MailExitHandler, mailbox: Mailbox, messageId: Int) {
        self.handler = handler
        ownMailbox = mailbox
        ownMessageId = messageId
    }

    /// Does nothing, for previews.
    static func preview(mailbox: Mailbox, messageId: Int) -> Self {
        Self(.preview, mailbox: mailbox, messageId: messageId)
    }

    /// Records what is requested, for tests.
    static func recording(
        mailbox: Mailbox, messageId: Int, _ record: @escaping @MainActor (MailExit) -> Void
    ) -> Self {
        Self(.recording(record), mailbox: mailbox, messageId: messageId)
    }

    /// All headers
    func headers(mailbox: Mailbox, messageId: Int) {
        handler.go(.push(.headers(mailbox: mailbox, messageId: messageId)))
    }

    /// All headers
    ///
    /// With the same `mailbox`, `messageId`.
    func headers() {
        handler.go(.push(.headers(mailbox: ownMailbox, messageId: ownMessageId)))
    }

    /// Reply
    func draft(mailbox: Mailbox, draftId: UUID) {
        handler.go(.push(.draft(mailbox: mailbox, draftId: draftId)))
    }

    /// Reply
    ///
    /// With the same `mailbox`.
    func draft(draftId: UUID) {
        handler.go(.push(.draft(mailbox: ownMailbox, draftId: draftId)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownMailbox: ownMailbox, ownMessageId: ownMessageId) }

    @MainActor struct To {
        fileprivate let ownMailbox: Mailbox
        fileprivate let ownMessageId: Int

        /// All headers
        func headers(mailbox: Mailbox, messageId: Int) -> MailRoute {
            .headers(mailbox: mailbox, messageId: messageId)
        }

        /// All headers
        ///
        /// With the same `mailbox`, `messageId`.
        func headers() -> MailRoute {
            .headers(mailbox: ownMailbox, messageId: ownMessageId)
        }

        /// Reply
        func draft(mailbox: Mailbox, draftId: UUID) -> MailRoute {
            .draft(mailbox: mailbox, draftId: draftId)
        }

        /// Reply
        ///
        /// With the same `mailbox`.
        func draft(draftId: UUID) -> MailRoute {
            .draft(mailbox: ownMailbox, draftId: draftId)
        }
    }
}

/// The exits of `draft`.
@MainActor struct DraftExits: MailWaysOut {
    let handler: MailExitHandler

    init(_ handler: MailExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MailExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `headers`.
@MainActor struct HeadersExits: MailWaysOut {
    let handler: MailExitHandler

    init(_ handler: MailExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MailExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `accounts`.
@MainActor struct AccountsExits: MailPresentedWaysOut {
    let handler: MailExitHandler

    init(_ handler: MailExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (MailExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
