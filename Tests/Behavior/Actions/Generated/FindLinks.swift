// Written by navgen from finding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum FindLink: NavigationLinkValue {
    /// `/`
    case lobby
    /// `/room/{roomId}`
    case room(roomId: String, eventId: String? = nil)
    /// `/a/{alias}`
    case open(alias: String)

    var nodeValue: NodeValue {
        switch self {
        case .lobby: return value(.lobby)
        case .room(let roomId, let eventId): return value(.room, .string(roomId), .string(eventId))
        case .open(let alias): return value(.open, .string(alias))
        }
    }

    init?(_ node: FindNode, _ values: inout ValueReader) {
        switch node {
        case .lobby: self = .lobby
        case .room: self = .room(roomId: values.string(0), eventId: values.optionalString(1))
        case .open: self = .open(alias: values.string(0))
        default: return nil
        }
    }
}

nonisolated extension FindGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        FindGraph.table, format: .v1,
        origins: ["schemes=find"],
        """
        lobby / | @one
        room /room/{0} | @two room(0,1)
        open /a/{0}
        two | @two
        event | @two room(0,_) event(0,1)
        tour.end | @one +tour.end
        """)
}
