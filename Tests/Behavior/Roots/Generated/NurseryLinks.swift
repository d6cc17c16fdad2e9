// Written by navgen from nursery.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum NurseryLink: NavigationLinkValue {
    /// `/toys`
    case toys
    /// `/feed`
    case feed

    var nodeValue: NodeValue {
        switch self {
        case .toys: return value(.toys)
        case .feed: return value(.feed)
        }
    }

    init?(_ node: NurseryNode, _ values: inout ValueReader) {
        switch node {
        case .toys: self = .toys
        case .feed: self = .feed
        }
    }
}

nonisolated extension NurseryGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        NurseryGraph.table, format: .v1,
        origins: ["schemes=nursery hosts=nursery.example"],
        """
        toys /toys | @toys
        feed /feed | @feed
        """)
}
