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

/// The screens that can be on a stack.
nonisolated enum MailRoute: NavigationValue {
    /// Mailboxes
    case mailboxes
    /// {mailbox}
    case messageList(mailbox: Mailbox)
    /// Message
    case message(mailbox: Mailbox, messageId: Int)
    /// Draft
    case draft(mailbox: Mailbox = .drafts, draftId: UUID)
    /// All headers
    case headers(mailbox: Mailbox, messageId: Int)

    var nodeValue: NodeValue {
        switch self {
        case .mailboxes: return value(.mailboxes)
        case .messageList(let mailbox): return value(.messageList, .raw(mailbox))
        case .message(let mailbox, let messageId):
            return value(.message, .raw(mailbox), .int(messageId))
        case .draft(let mailbox, let draftId): return value(.draft, .raw(mailbox), .uuid(draftId))
        case .headers(let mailbox, let messageId):
            return value(.headers, .raw(mailbox), .int(messageId))
        }
    }

    init?(_ node: MailNode, _ values: inout ValueReader) {
        switch node {
        case .mailboxes: self = .mailboxes
        case .messageList: self = .messageList(mailbox: values.choice(0))
        case .message: self = .message(mailbox: values.choice(0), messageId: values.int(1))
        case .draft: self = .draft(mailbox: values.choice(0, or: .drafts), draftId: values.uuid(1))
        case .headers: self = .headers(mailbox: values.choice(0), messageId: values.int(1))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .messageList(let mailbox): return String(localized: "\(mailbox.rawValue)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum MailSheet: PresentedValue {
    /// Accounts
    case accounts

    var nodeValue: NodeValue {
        switch self {
        case .accounts: return value(.accounts)
        }
    }

    init?(_ node: MailNode, _ values: inout ValueReader) {
        switch node {
        case .accounts: self = .accounts
        default: return nil
        }
    }
}

nonisolated enum Mailbox: String, CaseIterable, Codable, Sendable {
    case inbox
    case drafts
    case sent
    case archive
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum MailNode: NavigationNode {
    /// Mail
    case mail
    case mailboxes
    case messageList
    case message
    case draft
    case headers
    case accounts

    typealias Graph = MailGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum MailGraph: NavigationGraph {
    typealias Node = MailNode
    typealias Route = MailRoute
    typealias Sheet = MailSheet
    typealias Link = MailLink

    static let table = GraphTable(
        MailGraph.self, "Mail", format: .v1,
        """
        @mail
        mail split sidebar=mailboxes content=messageList detail=message,draft \
            visibility=doubleColumn
        mailboxes screen pushes=messageList
        messageList screen params=mailbox pushes=message,draft
        message screen params=mailbox,messageId pushes=headers,draft
        draft screen params=mailbox,draftId
        headers screen params=mailbox,messageId
        accounts sheet detents=medium,large
        """)

    static func title(of node: MailNode) -> String? {
        switch node {
        case .mail: return String(localized: "Mail")
        case .mailboxes: return String(localized: "Mailboxes")
        case .message: return String(localized: "Message")
        case .draft: return String(localized: "Draft")
        case .headers: return String(localized: "All headers")
        case .accounts: return String(localized: "Accounts")
        default: return nil
        }
    }

    static func placeholder(of split: MailNode, _ column: SplitColumn) -> ColumnPlaceholder? {
        switch (split, column) {
        case (.mail, .content):
            return ColumnPlaceholder(String(localized: "No mailbox"), symbol: "tray")
        case (.mail, .detail):
            return ColumnPlaceholder(String(localized: "No message"), symbol: "envelope")
        default: return nil
        }
    }
}
