// Written by navgen from on-top.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum ChatLink: NavigationLinkValue {
    /// `/chat/{chatId}`
    case chat(chatId: Int)
    /// `/user/{userId}?from={from}`
    case profile(userId: Int, from: String? = nil)
    /// `/chat/{chatId}/photo/{number}`
    case photo(chatId: Int, number: Int)
    /// `/tour`
    case tour

    var nodeValue: NodeValue {
        switch self {
        case .chat(let chatId): return value(.chat, .int(chatId))
        case .profile(let userId, let from): return value(.profile, .int(userId), .string(from))
        case .photo(let chatId, let number): return value(.photo, .int(chatId), .int(number))
        case .tour: return value(.tour)
        }
    }

    init?(_ node: ChatNode, _ values: inout ValueReader) {
        switch node {
        case .chat: self = .chat(chatId: values.int(0))
        case .profile: self = .profile(userId: values.int(0), from: values.optionalString(1))
        case .photo: self = .photo(chatId: values.int(0), number: values.int(1))
        case .tour: self = .tour
        default: return nil
        }
    }
}

nonisolated extension ChatGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        ChatGraph.table, format: .v1,
        origins: ["schemes=chat"],
        """
        chat /chat/{0:Int} | @chats chat(0)
        profile /user/{0:Int}?from={1-} | @chats profile(0,1)
        photo /chat/{0:Int}/photo/{1:Int} | @chats chat(0) +photo(0,1)
        tour /tour | @chats +tour
        """)
}
