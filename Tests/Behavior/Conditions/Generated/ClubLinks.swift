// Written by navgen from guarded.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum ClubLink: NavigationLinkValue {
    /// `/detail/{n}`
    case detail(n: Int)
    /// `/offers`
    case offers
    /// `/premium`
    case premium
    /// `/vault`
    case vault

    var nodeValue: NodeValue {
        switch self {
        case .detail(let n): return value(.detail, .int(n))
        case .offers: return value(.offers)
        case .premium: return value(.premium)
        case .vault: return value(.vault)
        }
    }

    init?(_ node: ClubNode, _ values: inout ValueReader) {
        switch node {
        case .detail: self = .detail(n: values.int(0))
        case .offers: self = .offers
        case .premium: self = .premium
        case .vault: self = .vault
        default: return nil
        }
    }
}

nonisolated extension ClubGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        ClubGraph.table, format: .v1,
        origins: ["schemes=club"],
        """
        detail /detail/{0:Int} | @main detail(0)
        offers /offers | @shop
        premium /premium | @main premium
        vault /vault | @main lounge vault
        home | @main
        """)
}
