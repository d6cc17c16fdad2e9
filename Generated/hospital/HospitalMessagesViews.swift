// Written by navgen from hospital.yaml, section messages. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import SwiftUI

    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif

    /// Makes the views of the section `messages`: a function for each node.
    @MainActor protocol HospitalMessagesDestinations {
        associatedtype ThreadsBody: View
        /// Messages
        @ViewBuilder func threads(
            folder: MessageFolder, selection selectionValue: Binding<MessagesThreadsSelection?>,
            exits: MessagesThreadsExits
        ) -> ThreadsBody

        associatedtype ThreadBody: View
        /// Conversation
        @ViewBuilder func thread(
            threadId: UUID, message: Int?, exits: MessagesThreadExits
        ) -> ThreadBody

        associatedtype AnnouncementBody: View
        /// Announcement
        @ViewBuilder func announcement(
            announcementId: Int, exits: MessagesAnnouncementExits
        ) -> AnnouncementBody

        associatedtype PageBody: View
        /// Page
        ///
        /// A call from the old pager system, with the number to ring back.
        @ViewBuilder func page(pageId: Int, exits: MessagesPageExits) -> PageBody

        associatedtype ChooseRecipientBody: View
        /// To
        ///
        /// Pushed within the sheets that need somebody to write to.
        @ViewBuilder func chooseRecipient(
            query: String?, exits: MessagesChooseRecipientExits
        ) -> ChooseRecipientBody

        associatedtype ComposeBody: View
        /// New message
        @ViewBuilder func compose(
            recipient: StaffID?, subject: String?, exits: MessagesComposeExits
        ) -> ComposeBody

        associatedtype ForwardBody: View
        /// Forward
        @ViewBuilder func forward(
            threadId: UUID, message: Int?, exits: MessagesForwardExits
        ) -> ForwardBody

        associatedtype TemplatesBody: View
        /// Templates
        @ViewBuilder func templates(exits: MessagesTemplatesExits) -> TemplatesBody

        associatedtype AttachmentBody: View
        /// Attachment
        @ViewBuilder func attachment(
            threadId: UUID, index: Int, exits: MessagesAttachmentExits
        ) -> AttachmentBody

        associatedtype CallBody: View
        /// Call
        @ViewBuilder func call(staffId: StaffID, exits: MessagesCallExits) -> CallBody

        associatedtype ReactionsBody: View
        /// Reactions
        @ViewBuilder func reactions(
            threadId: UUID, message: Int, exits: MessagesReactionsExits
        ) -> ReactionsBody
    }

    /// The app's view of a node.
    struct HospitalMessagesRouteView<Destinations: HospitalMessagesDestinations>: View {
        let node: HospitalMessagesRoute
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .threads(let folder):
                destinations.threads(
                    folder: folder, selection: context.selection(),
                    exits: MessagesThreadsExits(context.handler))
            case .thread(let threadId, let message):
                destinations.thread(
                    threadId: threadId, message: message,
                    exits: MessagesThreadExits(
                        context.handler, threadId: threadId, message: message))
            case .announcement(let announcementId):
                destinations.announcement(
                    announcementId: announcementId,
                    exits: MessagesAnnouncementExits(context.handler))
            case .page(let pageId):
                destinations.page(pageId: pageId, exits: MessagesPageExits(context.handler))
            case .chooseRecipient(let query):
                destinations.chooseRecipient(
                    query: query, exits: MessagesChooseRecipientExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalMessagesSheetView<Destinations: HospitalMessagesDestinations>: View {
        let node: HospitalMessagesSheet
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .compose(let recipient, let subject):
                destinations.compose(
                    recipient: recipient, subject: subject,
                    exits: MessagesComposeExits(context.handler))
            case .forward(let threadId, let message):
                destinations.forward(
                    threadId: threadId, message: message,
                    exits: MessagesForwardExits(context.handler))
            case .templates:
                destinations.templates(exits: MessagesTemplatesExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalMessagesCoverView<Destinations: HospitalMessagesDestinations>: View {
        let node: HospitalMessagesCover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .attachment(let threadId, let index):
                destinations.attachment(
                    threadId: threadId, index: index,
                    exits: MessagesAttachmentExits(context.handler, threadId: threadId))
            case .call(let staffId):
                destinations.call(staffId: staffId, exits: MessagesCallExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalMessagesPopoverView<Destinations: HospitalMessagesDestinations>: View {
        let node: HospitalMessagesPopover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .reactions(let threadId, let message):
                destinations.reactions(
                    threadId: threadId, message: message,
                    exits: MessagesReactionsExits(context.handler))
            }
        }
    }
#endif
