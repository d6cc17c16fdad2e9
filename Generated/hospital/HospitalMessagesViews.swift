// Written by navgen from hospital.yaml, section messages. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import NavgenRuntime
    import SwiftUI

    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif

    /// Makes the views of the section `messages`: a function for each node.
    @MainActor
    protocol HospitalMessagesDestinations:
        MessagesThreadsDestination,
        MessagesThreadDestination,
        MessagesAnnouncementDestination,
        MessagesPageDestination,
        MessagesChooseRecipientDestination,
        MessagesComposeDestination,
        MessagesForwardDestination,
        MessagesTemplatesDestination,
        MessagesAttachmentDestination,
        MessagesCallDestination,
        MessagesReactionsDestination
    {}

    @MainActor protocol MessagesThreadsDestination {
        associatedtype ThreadsBody: View = EmptyView
        @ViewBuilder func threads(
            folder: MessageFolder, selection: Binding<MessagesThreadsSelection?>,
            exits: MessagesThreadsExits
        ) -> ThreadsBody
    }
    @MainActor protocol MessagesThreadDestination {
        associatedtype ThreadBody: View = EmptyView
        @ViewBuilder func thread(
            threadId: UUID, message: Int?, exits: MessagesThreadExits
        ) -> ThreadBody
    }
    @MainActor protocol MessagesAnnouncementDestination {
        associatedtype AnnouncementBody: View = EmptyView
        @ViewBuilder func announcement(
            announcementId: Int, exits: MessagesAnnouncementExits
        ) -> AnnouncementBody
    }
    @MainActor protocol MessagesPageDestination {
        associatedtype PageBody: View = EmptyView
        @ViewBuilder func page(pageId: Int, exits: MessagesPageExits) -> PageBody
    }
    @MainActor protocol MessagesChooseRecipientDestination {
        associatedtype ChooseRecipientBody: View = EmptyView
        @ViewBuilder func chooseRecipient(
            query: String?, exits: MessagesChooseRecipientExits
        ) -> ChooseRecipientBody
    }
    @MainActor protocol MessagesComposeDestination {
        associatedtype ComposeBody: View = EmptyView
        @ViewBuilder func compose(
            recipient: StaffID?, subject: String?, exits: MessagesComposeExits
        ) -> ComposeBody
    }
    @MainActor protocol MessagesForwardDestination {
        associatedtype ForwardBody: View = EmptyView
        @ViewBuilder func forward(
            threadId: UUID, message: Int?, exits: MessagesForwardExits
        ) -> ForwardBody
    }
    @MainActor protocol MessagesTemplatesDestination {
        associatedtype TemplatesBody: View = EmptyView
        @ViewBuilder func templates(exits: MessagesTemplatesExits) -> TemplatesBody
    }
    @MainActor protocol MessagesAttachmentDestination {
        associatedtype AttachmentBody: View = EmptyView
        @ViewBuilder func attachment(
            threadId: UUID, index: Int, exits: MessagesAttachmentExits
        ) -> AttachmentBody
    }
    @MainActor protocol MessagesCallDestination {
        associatedtype CallBody: View = EmptyView
        @ViewBuilder func call(staffId: StaffID, exits: MessagesCallExits) -> CallBody
    }
    @MainActor protocol MessagesReactionsDestination {
        associatedtype ReactionsBody: View = EmptyView
        @ViewBuilder func reactions(
            threadId: UUID, message: Int, exits: MessagesReactionsExits
        ) -> ReactionsBody
    }

    extension HospitalMessagesDestinations {
        @ViewBuilder func routeView(
            _ node: HospitalMessagesRoute, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .threads(let folder):
                threads(
                    folder: folder, selection: context.selection(), exits: .init(handler: handler))
            case .thread(let threadId, let message):
                thread(
                    threadId: threadId, message: message,
                    exits: .init(handler: handler, threadId: threadId, message: message))
            case .announcement(let announcementId):
                announcement(announcementId: announcementId, exits: .init(handler: handler))
            case .page(let pageId): page(pageId: pageId, exits: .init(handler: handler))
            case .chooseRecipient(let query):
                chooseRecipient(query: query, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func sheetView(
            _ node: HospitalMessagesSheet, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .compose(let recipient, let subject):
                compose(recipient: recipient, subject: subject, exits: .init(handler: handler))
            case .forward(let threadId, let message):
                forward(threadId: threadId, message: message, exits: .init(handler: handler))
            case .templates: templates(exits: .init(handler: handler))
            }
        }

        @ViewBuilder func coverView(
            _ node: HospitalMessagesCover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .attachment(let threadId, let index):
                attachment(
                    threadId: threadId, index: index,
                    exits: .init(handler: handler, threadId: threadId))
            case .call(let staffId): call(staffId: staffId, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func popoverView(
            _ node: HospitalMessagesPopover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .reactions(let threadId, let message):
                reactions(threadId: threadId, message: message, exits: .init(handler: handler))
            }
        }
    }
#endif
