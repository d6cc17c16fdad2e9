// Written by navgen from hospital.yaml, section messages. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The exits of `messages.threads`.
@MainActor struct MessagesThreadsExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Conversation
    func thread(threadId: UUID, message: Int? = nil) {
        handler.go(.fill(.detail, .messages(.thread(threadId: threadId, message: message))))
    }

    /// Announcement
    func announcement(announcementId: Int) {
        handler.go(.fill(.detail, .messages(.announcement(announcementId: announcementId))))
    }

    /// Page
    func page(pageId: Int) {
        handler.go(.fill(.detail, .messages(.page(pageId: pageId))))
    }

    /// New message
    func compose(recipient: StaffID? = nil, subject: String? = nil) {
        handler.go(.sheet(.messages(.compose(recipient: recipient, subject: subject))))
    }

    /// Archive this conversation?
    func archiveThread(threadId: UUID) {
        handler.go(.dialog(.messages(.archiveThread(threadId: threadId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func archiveThread(threadId: UUID) async -> MessagesArchiveThreadAction? {
        await handler.ask(.dialog(.messages(.archiveThread(threadId: threadId))))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Archive this conversation?
        func archiveThread(threadId: UUID) -> HospitalExit {
            .dialog(.messages(.archiveThread(threadId: threadId)))
        }
    }
}

/// What can be selected in `messages.threads`.
nonisolated enum MessagesThreadsSelection: HospitalColumnSelection {
    case thread(threadId: UUID, message: Int?)
    case announcement(announcementId: Int)
    case page(pageId: Int)

    init?(_ route: HospitalRoute) {
        switch route {
        case .messages(.thread(let threadId, let message)):
            self = .thread(threadId: threadId, message: message)
        case .messages(.announcement(let announcementId)):
            self = .announcement(announcementId: announcementId)
        case .messages(.page(let pageId)):
            self = .page(pageId: pageId)
        default: return nil
        }
    }

    var exit: HospitalExit {
        switch self {
        case .thread(let threadId, let message):
            return .fill(.detail, .messages(.thread(threadId: threadId, message: message)))
        case .announcement(let announcementId):
            return .fill(.detail, .messages(.announcement(announcementId: announcementId)))
        case .page(let pageId):
            return .fill(.detail, .messages(.page(pageId: pageId)))
        }
    }

    var offer: Int? { nil }
}

/// The exits of `messages.thread`.
@MainActor struct MessagesThreadExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownThreadId: UUID
    private let ownMessage: Int?

    init(_ handler: HospitalExitHandler, threadId: UUID, message: Int?) {
        self.handler = handler
        ownThreadId = threadId
        ownMessage = message
    }

    /// Does nothing, for previews.
    static func preview(threadId: UUID, message: Int?) -> Self {
        Self(.preview, threadId: threadId, message: message)
    }

    /// Records what is requested, for tests.
    static func recording(
        threadId: UUID, message: Int?, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), threadId: threadId, message: message)
    }

    /// Attachment
    func attachment(threadId: UUID, index: Int) {
        handler.go(.cover(.messages(.attachment(threadId: threadId, index: index))))
    }

    /// Attachment
    ///
    /// With the same `threadId`.
    func attachment(index: Int) {
        handler.go(.cover(.messages(.attachment(threadId: ownThreadId, index: index))))
    }

    /// Reactions
    func reactions(threadId: UUID, message: Int) {
        handler.go(.popover(.messages(.reactions(threadId: threadId, message: message))))
    }

    /// Reactions
    ///
    /// With the same `threadId`.
    func reactions(message: Int) {
        handler.go(.popover(.messages(.reactions(threadId: ownThreadId, message: message))))
    }

    /// Forward
    func forward(threadId: UUID, message: Int?) {
        handler.go(.sheet(.messages(.forward(threadId: threadId, message: message))))
    }

    /// Forward
    ///
    /// With the same `threadId`, `message`.
    func forward() {
        handler.go(.sheet(.messages(.forward(threadId: ownThreadId, message: ownMessage))))
    }

    /// Templates
    func templates() {
        handler.go(.sheet(.messages(.templates)))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func templates() async -> String? {
        await handler.ask(.sheet(.messages(.templates)))?.value()
    }

    /// Not sent
    func sendFailed(threadId: UUID) {
        handler.go(.alert(.messages(.sendFailed(threadId: threadId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func sendFailed(threadId: UUID) async -> MessagesSendFailedAction? {
        await handler.ask(.alert(.messages(.sendFailed(threadId: threadId))))?.value()
    }

    /// Not sent
    ///
    /// With the same `threadId`.
    func sendFailed() {
        handler.go(.alert(.messages(.sendFailed(threadId: ownThreadId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func sendFailed() async -> MessagesSendFailedAction? {
        await handler.ask(.alert(.messages(.sendFailed(threadId: ownThreadId))))?.value()
    }

    /// Call
    func call(staffId: StaffID) {
        handler.go(.cover(.messages(.call(staffId: staffId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownThreadId: ownThreadId, ownMessage: ownMessage) }

    @MainActor struct To {
        fileprivate let ownThreadId: UUID
        fileprivate let ownMessage: Int?

        /// Reactions
        func reactions(threadId: UUID, message: Int) -> HospitalExit {
            .popover(.messages(.reactions(threadId: threadId, message: message)))
        }

        /// Reactions
        ///
        /// With the same `threadId`.
        func reactions(message: Int) -> HospitalExit {
            .popover(.messages(.reactions(threadId: ownThreadId, message: message)))
        }
    }
}

/// The exits of `messages.announcement`.
@MainActor struct MessagesAnnouncementExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `messages.page`.
@MainActor struct MessagesPageExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Call
    func call(staffId: StaffID) {
        handler.go(.cover(.messages(.call(staffId: staffId))))
    }

    /// New message
    func compose(recipient: StaffID? = nil, subject: String? = nil) {
        handler.go(.sheet(.messages(.compose(recipient: recipient, subject: subject))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `messages.chooseRecipient`.
@MainActor struct MessagesChooseRecipientExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `messages.compose`.
@MainActor struct MessagesComposeExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// To
    func chooseRecipient(query: String? = nil) {
        handler.go(.push(.messages(.chooseRecipient(query: query))))
    }

    /// Templates
    func templates() {
        handler.go(.sheet(.messages(.templates)))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func templates() async -> String? {
        await handler.ask(.sheet(.messages(.templates)))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// To
        func chooseRecipient(query: String? = nil) -> HospitalRoute {
            .messages(.chooseRecipient(query: query))
        }
    }
}

/// The exits of `messages.forward`.
@MainActor struct MessagesForwardExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// To
    func chooseRecipient(query: String? = nil) {
        handler.go(.push(.messages(.chooseRecipient(query: query))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// To
        func chooseRecipient(query: String? = nil) -> HospitalRoute {
            .messages(.chooseRecipient(query: query))
        }
    }
}

/// The exits of `messages.templates`.
@MainActor struct MessagesTemplatesExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// Closes the presentation with a result.
    func finish(_ result: String) { handler.go(.finish(HospitalResult(result))) }
}

/// The exits of `messages.attachment`.
@MainActor struct MessagesAttachmentExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownThreadId: UUID

    init(_ handler: HospitalExitHandler, threadId: UUID) {
        self.handler = handler
        ownThreadId = threadId
    }

    /// Does nothing, for previews.
    static func preview(threadId: UUID) -> Self {
        Self(.preview, threadId: threadId)
    }

    /// Records what is requested, for tests.
    static func recording(
        threadId: UUID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), threadId: threadId)
    }

    /// Forward
    func forward(threadId: UUID, message: Int? = nil) {
        handler.go(.under(.sheet(.messages(.forward(threadId: threadId, message: message)))))
    }

    /// Forward
    ///
    /// With the same `threadId`.
    func forward(message: Int? = nil) {
        handler.go(.under(.sheet(.messages(.forward(threadId: ownThreadId, message: message)))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `messages.call`.
@MainActor struct MessagesCallExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `messages.reactions`.
@MainActor struct MessagesReactionsExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}
