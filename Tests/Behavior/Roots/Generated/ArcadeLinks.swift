// Written by navgen from arcade.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum ArcadeLink: NavigationLinkValue {
    /// `/splash`
    case splash
    /// `/slides`
    case slides
    /// `/games`
    case games

    var nodeValue: NodeValue {
        switch self {
        case .splash: return value(.splash)
        case .slides: return value(.slides)
        case .games: return value(.games)
        }
    }

    init?(_ node: ArcadeNode, _ values: inout ValueReader) {
        switch node {
        case .splash: self = .splash
        case .slides: self = .slides
        case .games: self = .games
        }
    }
}

nonisolated extension ArcadeGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        ArcadeGraph.table, format: .v1,
        origins: ["schemes=arcade hosts=arcade.example"],
        """
        splash /splash | @slides splash
        slides /slides | @slides
        games /games | @games
        """)
}
