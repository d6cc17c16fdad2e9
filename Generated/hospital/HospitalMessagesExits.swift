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

@MainActor struct MessagesThreadsExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func thread(threadId: UUID, message: Int? = nil) {
        go(.fill(.detail, .messages(.thread(threadId: threadId, message: message))))
    }
    func announcement(announcementId: Int) {
        go(.fill(.detail, .messages(.announcement(announcementId: announcementId))))
    }
    func page(pageId: Int) { go(.fill(.detail, .messages(.page(pageId: pageId)))) }
    func compose(recipient: StaffID? = nil, subject: String? = nil) {
        go(.sheet(.messages(.compose(recipient: recipient, subject: subject))))
    }
    func archiveThread(threadId: UUID) {
        go(.dialog(.messages(.archiveThread(threadId: threadId))))
    }
    @discardableResult
    func archiveThread(threadId: UUID) async -> MessagesArchiveThreadAction? {
        await answer(.dialog(.messages(.archiveThread(threadId: threadId))))
    }

    var to: To { To() }
    @MainActor struct To {
        func thread(threadId: UUID, message: Int? = nil) -> HospitalRoute {
            .messages(.thread(threadId: threadId, message: message))
        }
        func announcement(announcementId: Int) -> HospitalRoute {
            .messages(.announcement(announcementId: announcementId))
        }
        func page(pageId: Int) -> HospitalRoute { .messages(.page(pageId: pageId)) }
        func compose(recipient: StaffID? = nil, subject: String? = nil) -> HospitalExit {
            .sheet(.messages(.compose(recipient: recipient, subject: subject)))
        }
        func archiveThread(threadId: UUID) -> HospitalExit {
            .dialog(.messages(.archiveThread(threadId: threadId)))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

/// The values that can be selected in `messages.threads`.
nonisolated enum MessagesThreadsSelection: ColumnSelectable {
    case thread(threadId: UUID, message: Int?)
    case announcement(announcementId: Int)
    case page(pageId: Int)

    typealias Graph = HospitalGraph

    init?(_ route: HospitalRoute) {
        switch route {
        case .messages(.thread(let threadId, let message)):
            self = .thread(threadId: threadId, message: message)
        case .messages(.announcement(let announcementId)):
            self = .announcement(announcementId: announcementId)
        case .messages(.page(let pageId)): self = .page(pageId: pageId)
        default: return nil
        }
    }

    var exit: HospitalExit {
        switch self {
        case .thread(let threadId, let message):
            return .fill(.detail, .messages(.thread(threadId: threadId, message: message)))
        case .announcement(let announcementId):
            return .fill(.detail, .messages(.announcement(announcementId: announcementId)))
        case .page(let pageId): return .fill(.detail, .messages(.page(pageId: pageId)))
        }
    }
}

@MainActor struct MessagesThreadExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let threadId: UUID
    let message: Int?

    static func preview(threadId: UUID, message: Int?) -> Self {
        Self(handler: .preview, threadId: threadId, message: message)
    }
    static func recording(
        threadId: UUID, message: Int?, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), threadId: threadId, message: message)
    }

    func attachment(threadId: UUID, index: Int) {
        go(.cover(.messages(.attachment(threadId: threadId, index: index))))
    }
    func attachment(index: Int) { attachment(threadId: self.threadId, index: index) }
    func reactions(threadId: UUID, message: Int) {
        go(.popover(.messages(.reactions(threadId: threadId, message: message))))
    }
    func reactions(message: Int) { reactions(threadId: self.threadId, message: message) }
    func forward(threadId: UUID, message: Int?) {
        go(.sheet(.messages(.forward(threadId: threadId, message: message))))
    }
    func forward() { forward(threadId: self.threadId, message: self.message) }
    func templates() { go(.sheet(.messages(.templates))) }
    @discardableResult
    func templates() async -> String? { await answer(.sheet(.messages(.templates))) }
    func sendFailed(threadId: UUID) { go(.alert(.messages(.sendFailed(threadId: threadId)))) }
    func sendFailed() { sendFailed(threadId: self.threadId) }
    @discardableResult
    func sendFailed(threadId: UUID) async -> MessagesSendFailedAction? {
        await answer(.alert(.messages(.sendFailed(threadId: threadId))))
    }
    @discardableResult
    func sendFailed() async -> MessagesSendFailedAction? {
        await sendFailed(threadId: self.threadId)
    }
    func call(staffId: StaffID) { go(.cover(.messages(.call(staffId: staffId)))) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: MessagesThreadExits
        func attachment(threadId: UUID, index: Int) -> HospitalExit {
            .cover(.messages(.attachment(threadId: threadId, index: index)))
        }
        func attachment(index: Int) -> HospitalExit {
            attachment(threadId: exits.threadId, index: index)
        }
        func reactions(threadId: UUID, message: Int) -> HospitalExit {
            .popover(.messages(.reactions(threadId: threadId, message: message)))
        }
        func reactions(message: Int) -> HospitalExit {
            reactions(threadId: exits.threadId, message: message)
        }
        func forward(threadId: UUID, message: Int?) -> HospitalExit {
            .sheet(.messages(.forward(threadId: threadId, message: message)))
        }
        func forward() -> HospitalExit { forward(threadId: exits.threadId, message: exits.message) }
        func templates() -> HospitalExit { .sheet(.messages(.templates)) }
        func sendFailed(threadId: UUID) -> HospitalExit {
            .alert(.messages(.sendFailed(threadId: threadId)))
        }
        func sendFailed() -> HospitalExit { sendFailed(threadId: exits.threadId) }
        func call(staffId: StaffID) -> HospitalExit { .cover(.messages(.call(staffId: staffId))) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct MessagesAnnouncementExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct MessagesPageExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func call(staffId: StaffID) { go(.cover(.messages(.call(staffId: staffId)))) }
    func compose(recipient: StaffID? = nil, subject: String? = nil) {
        go(.sheet(.messages(.compose(recipient: recipient, subject: subject))))
    }

    var to: To { To() }
    @MainActor struct To {
        func call(staffId: StaffID) -> HospitalExit { .cover(.messages(.call(staffId: staffId))) }
        func compose(recipient: StaffID? = nil, subject: String? = nil) -> HospitalExit {
            .sheet(.messages(.compose(recipient: recipient, subject: subject)))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor
struct MessagesChooseRecipientExits: PresentedExiting, PlainExiting,
    ReportProblemAnywhere
{
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct MessagesComposeExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func chooseRecipient(query: String? = nil) {
        go(.push(.messages(.chooseRecipient(query: query))))
    }
    func templates() { go(.sheet(.messages(.templates))) }
    @discardableResult
    func templates() async -> String? { await answer(.sheet(.messages(.templates))) }

    var to: To { To() }
    @MainActor struct To {
        func chooseRecipient(query: String? = nil) -> HospitalRoute {
            .messages(.chooseRecipient(query: query))
        }
        func templates() -> HospitalExit { .sheet(.messages(.templates)) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct MessagesForwardExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func chooseRecipient(query: String? = nil) {
        go(.push(.messages(.chooseRecipient(query: query))))
    }

    var to: To { To() }
    @MainActor struct To {
        func chooseRecipient(query: String? = nil) -> HospitalRoute {
            .messages(.chooseRecipient(query: query))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct MessagesTemplatesExits: AnsweringExiting, PlainExiting, ReportProblemAnywhere {
    typealias Answer = String
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct MessagesAttachmentExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let threadId: UUID

    static func preview(threadId: UUID) -> Self { Self(handler: .preview, threadId: threadId) }
    static func recording(
        threadId: UUID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), threadId: threadId)
    }

    func forward(threadId: UUID, message: Int? = nil) {
        go(.under(.sheet(.messages(.forward(threadId: threadId, message: message)))))
    }
    func forward(message: Int? = nil) { forward(threadId: self.threadId, message: message) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: MessagesAttachmentExits
        func forward(threadId: UUID, message: Int? = nil) -> HospitalExit {
            .under(.sheet(.messages(.forward(threadId: threadId, message: message))))
        }
        func forward(message: Int? = nil) -> HospitalExit {
            forward(threadId: exits.threadId, message: message)
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct MessagesCallExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct MessagesReactionsExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}
