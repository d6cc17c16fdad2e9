// Written by navgen from on-top.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum ChatRoute: NavigationValue {
    /// Chats
    case chatList
    /// Chat {chatId}
    case chat(chatId: Int)
    /// User {userId}
    case profile(userId: Int, from: String? = nil)
    /// Settings
    case options

    var nodeValue: NodeValue {
        switch self {
        case .chatList: return value(.chatList)
        case .chat(let chatId): return value(.chat, .int(chatId))
        case .profile(let userId, let from): return value(.profile, .int(userId), .string(from))
        case .options: return value(.options)
        }
    }

    init?(_ node: ChatNode, _ values: inout ValueReader) {
        switch node {
        case .chatList: self = .chatList
        case .chat: self = .chat(chatId: values.int(0))
        case .profile: self = .profile(userId: values.int(0), from: values.optionalString(1))
        case .options: self = .options
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .chat(let chatId): return String(localized: "Chat \(chatId)")
        case .profile(let userId, _): return String(localized: "User \(userId)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum ChatSheet: PresentedValue {
    /// User {userId}
    case profile(userId: Int, from: String? = nil)
    /// New message
    case compose

    var nodeValue: NodeValue {
        switch self {
        case .profile(let userId, let from): return value(.profile, .int(userId), .string(from))
        case .compose: return value(.compose)
        }
    }

    init?(_ node: ChatNode, _ values: inout ValueReader) {
        switch node {
        case .profile: self = .profile(userId: values.int(0), from: values.optionalString(1))
        case .compose: self = .compose
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .profile(let userId, _): return String(localized: "User \(userId)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented full screen.
nonisolated enum ChatCover: PresentedValue {
    /// Photo
    case photo(chatId: Int, number: Int)
    /// Sign in
    case login

    var nodeValue: NodeValue {
        switch self {
        case .photo(let chatId, let number): return value(.photo, .int(chatId), .int(number))
        case .login: return value(.login)
        }
    }

    init?(_ node: ChatNode, _ values: inout ValueReader) {
        switch node {
        case .photo: self = .photo(chatId: values.int(0), number: values.int(1))
        case .login: self = .login
        default: return nil
        }
    }
}

/// The tabs, in the order in which they appear.
nonisolated enum ChatTab: String, NavigationTab {
    /// Chats
    case chats
    /// Settings
    case settings

    typealias Graph = ChatGraph
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum ChatNode: NavigationNode {
    case chats
    case settings
    case chatList
    case chat
    case profile
    case options
    case compose
    case photo
    case login
    case tour
    case tourWelcome
    case tourTips

    typealias Graph = ChatGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum ChatGraph: NavigationGraph {
    typealias Node = ChatNode
    typealias Route = ChatRoute
    typealias Sheet = ChatSheet
    typealias Cover = ChatCover
    typealias Flow = ChatFlow
    typealias Tab = ChatTab
    typealias Link = ChatLink
    typealias Conditions = ChatConditions
    typealias Handlers = any ChatHandlers

    static let table = GraphTable(
        ChatGraph.self, "Chat", format: .v1,
        """
        ?signedIn otherwise=login
        @tabs
        chats tab root=chatList symbol=bubble.left
        settings tab root=options symbol=gear
        chatList screen pushes=chat
        chat screen params=chatId pushes=profile
        profile screen params=userId,from onTop=go:chat,sheet:options,go:compose,go:photo \
            identity=userId stack
        options screen
        compose sheet onLink=wait pushes=profile stack
        photo cover params=chatId,number needs=signedIn onTop=go:chat(^chatId,_) pushes=profile \
            stack
        login cover
        tour flow as=sheet onTop=go:*
        tour.welcome step
        tour.tips step
        """)

    static func title(of node: ChatNode) -> String? {
        switch node {
        case .chats: return String(localized: "Chats")
        case .settings: return String(localized: "Settings")
        case .chatList: return String(localized: "Chats")
        case .options: return String(localized: "Settings")
        case .compose: return String(localized: "New message")
        case .photo: return String(localized: "Photo")
        case .login: return String(localized: "Sign in")
        default: return nil
        }
    }
}
