// Written by navgen from split-three-columns.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum MailLink: NavigationLinkValue {
    /// `/mail/{mailbox}`
    case messageList(mailbox: Mailbox)
    /// `/mail/{mailbox}/{messageId}`
    case message(mailbox: Mailbox, messageId: Int)
    /// `/mail/{mailbox}/{messageId}/headers`
    case headers(mailbox: Mailbox, messageId: Int)

    var nodeValue: NodeValue {
        switch self {
        case .messageList(let mailbox): return value(.messageList, .raw(mailbox))
        case .message(let mailbox, let messageId):
            return value(.message, .raw(mailbox), .int(messageId))
        case .headers(let mailbox, let messageId):
            return value(.headers, .raw(mailbox), .int(messageId))
        }
    }

    init?(_ node: MailNode, _ values: inout ValueReader) {
        switch node {
        case .messageList: self = .messageList(mailbox: values.choice(0))
        case .message: self = .message(mailbox: values.choice(0), messageId: values.int(1))
        case .headers: self = .headers(mailbox: values.choice(0), messageId: values.int(1))
        default: return nil
        }
    }
}

nonisolated extension MailGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        MailGraph.table, format: .v1,
        origins: ["schemes=postbox hosts=mail.example.com"],
        types: ["Mailbox": .cases(Mailbox.self)],
        """
        messageList /mail/{0:Mailbox} | @mail[mailboxes,messageList(0)]
        message /mail/{0:Mailbox}/{1:Int} | @mail[mailboxes,messageList(0),message(0,1)]
        headers /mail/{0:Mailbox}/{1:Int}/headers | @mail[mailboxes,messageList(0),message(0,1)] \
            headers(0,1)
        """)
}
