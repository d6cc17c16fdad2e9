// Written by navgen from hash-routes.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum RelayLink: NavigationLinkValue {
    /// `/`, `/#/home`
    case rooms
    /// `/#/room/{room}/{event?}?via={via}`
    case room(room: RoomID, event: EventID? = nil, via: [String] = [])
    /// `/#/room/{room}/thread/{thread}?event={event!}`
    case thread(room: RoomID, event: EventID? = nil, thread: String)
    /// `/#/user/@{name}:{server}`, `/m/@{name}:{server}`
    case member(name: String, server: String)
    /// `/open?url=/settings/{section}/{page?}`, `/settings/{section}/{page?}`
    case settings(section: Category, page: String? = nil)
    /// `/open?url=/search/{path+}`
    case find(path: String)
    /// `/#/new`, `/#/new/+`
    case newMessage

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
        case .newMessage: return value(.newMessage)
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
        case .newMessage: self = .newMessage
        }
    }
}

nonisolated extension RelayGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        RelayGraph.table, format: .v1,
        origins: ["schemes=relay hosts=chat.example"],
        types: [
            "RoomID": .pattern(RoomID.self),
            "EventID": .pattern(EventID.self),
            "Category": .cases(Category.self),
        ],
        """
        rooms /#/home alias=1 | @rooms
        room /#/room/{0:RoomID}/{1:EventID-}?via={2*-} | @rooms room(0,1,2)
        thread /#/room/{0:RoomID}/thread/{2}?event={1:EventID} | @rooms room(0,1,_) thread(0,1,2)
        member /#/user/@{0}:{1} | @rooms member(0,1)
        newMessage /#/new | @rooms +newMessage
        newMessage /#/new/+
        rooms /
        member /m/@{0}:{1}
        settings /open?url=/settings/{0:Category}/{1-} | @rooms settings(0,1)
        settings /settings/{0:Category}/{1-}
        find /open?url=/search/{0+} | @rooms find(0)
        """)
}
