// Written by navgen from tabs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum MusicLink: NavigationLinkValue {
    /// `/now`
    case listenNow
    /// `/library`
    case albums
    /// `/search?q={query}`
    case search(query: String? = nil)
    /// `/friend/{name}`
    case friend(name: String)
    /// `/artist/{artistId}`
    case artist(artistId: Int)
    /// `/album/{albumId}`
    case album(albumId: Int)

    var nodeValue: NodeValue {
        switch self {
        case .listenNow: return value(.listenNow)
        case .albums: return value(.albums)
        case .search(let query): return value(.search, .string(query))
        case .friend(let name): return value(.friend, .string(name))
        case .artist(let artistId): return value(.artist, .int(artistId))
        case .album(let albumId): return value(.album, .int(albumId))
        }
    }

    init?(_ node: MusicNode, _ values: inout ValueReader) {
        switch node {
        case .listenNow: self = .listenNow
        case .albums: self = .albums
        case .search: self = .search(query: values.optionalString(0))
        case .friend: self = .friend(name: values.string(0))
        case .artist: self = .artist(artistId: values.int(0))
        case .album: self = .album(albumId: values.int(0))
        default: return nil
        }
    }
}

nonisolated extension MusicGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        MusicGraph.table, format: .v1,
        origins: ["schemes=tunes hosts=tunes.example.com"],
        """
        listenNow /now | @listenNow
        albums /library | @library
        search /search?q={0-} | @find:search(0)
        friend /friend/{0} | @friends friend(0)
        artist /artist/{0:Int} | @find artist(0)
        album /album/{0:Int} | @library album(0)
        """)
}
