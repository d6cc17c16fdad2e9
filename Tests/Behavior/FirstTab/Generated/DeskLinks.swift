// Written by navgen from starting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum DeskLink: NavigationLinkValue {
    /// `/orders`
    case orders

    var nodeValue: NodeValue {
        switch self {
        case .orders: return value(.orders)
        }
    }

    init?(_ node: DeskNode, _ values: inout ValueReader) {
        switch node {
        case .orders: self = .orders
        default: return nil
        }
    }
}

nonisolated extension DeskGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        DeskGraph.table, format: .v1,
        origins: ["schemes=desk"],
        """
        orders /orders | @mine
        """)
}
