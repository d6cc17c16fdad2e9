// Written by navgen from tabs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum MusicRoute: NavigationValue {
    /// Listen now
    case recommendations
    /// Albums
    case albums
    /// Friends
    case friendActivity
    /// Lullabies
    case lullabies
    /// Search
    case search(query: String? = nil)
    /// {name}
    case friend(name: String)
    /// Artist {artistId}
    case artist(artistId: Int)
    /// Album {albumId}
    case album(albumId: Int)

    var nodeValue: NodeValue {
        switch self {
        case .recommendations: return value(.recommendations)
        case .albums: return value(.albums)
        case .friendActivity: return value(.friendActivity)
        case .lullabies: return value(.lullabies)
        case .search(let query): return value(.search, .string(query))
        case .friend(let name): return value(.friend, .string(name))
        case .artist(let artistId): return value(.artist, .int(artistId))
        case .album(let albumId): return value(.album, .int(albumId))
        }
    }

    init?(_ node: MusicNode, _ values: inout ValueReader) {
        switch node {
        case .recommendations: self = .recommendations
        case .albums: self = .albums
        case .friendActivity: self = .friendActivity
        case .lullabies: self = .lullabies
        case .search: self = .search(query: values.optionalString(0))
        case .friend: self = .friend(name: values.string(0))
        case .artist: self = .artist(artistId: values.int(0))
        case .album: self = .album(albumId: values.int(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .friend(let name): return String(localized: "\(name)")
        case .artist(let artistId): return String(localized: "Artist \(artistId)")
        case .album(let albumId): return String(localized: "Album \(albumId)")
        default: return Graph.title(of: node)
        }
    }
}

/// The tabs, in the order in which they appear.
nonisolated enum MusicTab: String, NavigationTab {
    /// Listen now
    case listenNow
    /// Library
    case library
    /// Friends
    case friends
    /// Kids
    case kids
    /// Search
    case find

    typealias Graph = MusicGraph
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum MusicNode: NavigationNode {
    case listenNow
    case library
    case friends
    case kids
    case find
    case recommendations
    case albums
    case friendActivity
    case lullabies
    case search
    case friend
    case artist
    case album

    typealias Graph = MusicGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum MusicGraph: NavigationGraph {
    typealias Node = MusicNode
    typealias Route = MusicRoute
    typealias Tab = MusicTab
    typealias Link = MusicLink
    typealias Conditions = MusicConditions
    typealias Handlers = any MusicHandlers

    static let table = GraphTable(
        MusicGraph.self, "Music", format: .v1,
        """
        ?hasChildren
        @tabs
        listenNow tab root=recommendations symbol=play.circle
        library tab root=albums symbol=music.note.list section=Yours
        friends tab root=friendActivity symbol=person.2 badge section=Yours
        kids tab root=lullabies visible=hasChildren symbol=teddybear section=Yours
        find tab root=search symbol=magnifyingglass role=search
        recommendations screen pushes=album
        albums screen pushes=album
        friendActivity screen pushes=friend
        lullabies screen
        search screen params=query pushes=album,artist
        friend screen params=name pushes=album
        artist screen params=artistId pushes=album
        album screen params=albumId pushes=artist transition=zoom
        """)

    static func title(of node: MusicNode) -> String? {
        switch node {
        case .listenNow: return String(localized: "Listen now")
        case .library: return String(localized: "Library")
        case .friends: return String(localized: "Friends")
        case .kids: return String(localized: "Kids")
        case .find: return String(localized: "Search")
        case .recommendations: return String(localized: "Listen now")
        case .albums: return String(localized: "Albums")
        case .friendActivity: return String(localized: "Friends")
        case .lullabies: return String(localized: "Lullabies")
        case .search: return String(localized: "Search")
        default: return nil
        }
    }

    static func sectionTitle(of node: MusicNode) -> String? {
        switch node {
        case .library: return String(localized: "Yours")
        case .friends: return String(localized: "Yours")
        case .kids: return String(localized: "Yours")
        default: return nil
        }
    }
}
