// Written by navgen from hash-routes.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum RelayRoute: NavigationValue {
    /// Rooms
    case rooms
    /// {room}
    case room(room: RoomID, event: EventID? = nil, via: [String] = [])
    /// Thread
    case thread(room: RoomID, event: EventID? = nil, thread: String)
    /// @{name}:{server}
    case member(name: String, server: String)
    /// Settings
    case settings(section: Category, page: String? = nil)
    /// Search
    case find(path: String)

    var nodeValue: NodeValue {
        switch self {
        case .rooms: return value(.rooms)
        case .room(let room, let event, let via):
            return value(.room, .raw(room), .raw(event), .list(via))
        case .thread(let room, let event, let thread):
            return value(.thread, .raw(room), .raw(event), .string(thread))
        case .member(let name, let server): return value(.member, .string(name), .string(server))
        case .settings(let section, let page): return value(.settings, .raw(section), .string(page))
        case .find(let path): return value(.find, .string(path))
        }
    }

    init?(_ node: RelayNode, _ values: inout ValueReader) {
        switch node {
        case .rooms: self = .rooms
        case .room:
            self = .room(
                room: values.pattern(0), event: values.optionalPattern(1),
                via: values.list(2, or: []))
        case .thread:
            self = .thread(
                room: values.pattern(0), event: values.optionalPattern(1), thread: values.string(2))
        case .member: self = .member(name: values.string(0), server: values.string(1))
        case .settings: self = .settings(section: values.choice(0), page: values.optionalString(1))
        case .find: self = .find(path: values.string(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .room(let room, _, _): return String(localized: "\(room.rawValue)")
        case .member(let name, let server): return String(localized: "@\(name):\(server)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum RelaySheet: PresentedValue {
    /// New message
    case newMessage

    var nodeValue: NodeValue {
        switch self {
        case .newMessage: return value(.newMessage)
        }
    }

    init?(_ node: RelayNode, _ values: inout ValueReader) {
        switch node {
        case .newMessage: self = .newMessage
        default: return nil
        }
    }
}

/// String values whose text matches `[!#][A-Za-z0-9._-]+:[a-z0-9.-]+`.
nonisolated struct RoomID: PatternValue {
    static let automaton = Automaton(
        """
        21>1,23>1;2D-2E>2,30-39>2,41-5A>2,5F>2,61-7A>2;\
        2D-2E>2,30-39>2,3A>3,41-5A>2,5F>2,61-7A>2;2D-2E>4,30-39>4,61-7A>4;\
        !2D-2E>4,30-39>4,61-7A>4
        """)
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// String values whose text matches `\$[A-Za-z0-9_-]+`.
nonisolated struct EventID: PatternValue {
    static let automaton = Automaton(
        """
        24>1;2D>2,30-39>2,41-5A>2,5F>2,61-7A>2;!2D>2,30-39>2,41-5A>2,5F>2,61-7A>2
        """)
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

nonisolated enum Category: String, CaseIterable, Codable, Sendable {
    case account
    case appearance
    case security
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum RelayNode: NavigationNode {
    case rooms
    case room
    case thread
    case member
    case settings
    case find
    case newMessage

    typealias Graph = RelayGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum RelayGraph: NavigationGraph {
    typealias Node = RelayNode
    typealias Route = RelayRoute
    typealias Sheet = RelaySheet
    typealias Link = RelayLink

    static let table = GraphTable(
        RelayGraph.self, "Relay", format: .v1,
        """
        @rooms
        rooms screen pushes=room,settings,find,member
        room screen params=room,event,via pushes=thread,member
        thread screen params=room,event,thread
        member screen params=name,server
        settings screen params=section,page
        find screen params=path
        newMessage sheet
        """)

    static func title(of node: RelayNode) -> String? {
        switch node {
        case .rooms: return String(localized: "Rooms")
        case .thread: return String(localized: "Thread")
        case .settings: return String(localized: "Settings")
        case .find: return String(localized: "Search")
        case .newMessage: return String(localized: "New message")
        default: return nil
        }
    }
}
