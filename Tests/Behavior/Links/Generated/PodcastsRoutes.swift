// Written by navgen from sign-in.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum PodcastsRoute: NavigationValue {
    /// Discover
    case discover
    /// Show {showId}
    case show(showId: Int)
    /// Bonus episode
    case bonusEpisode(showId: Int, episode: Int)
    /// Library
    case library
    /// Create account
    case createAccount

    var nodeValue: NodeValue {
        switch self {
        case .discover: return value(.discover)
        case .show(let showId): return value(.show, .int(showId))
        case .bonusEpisode(let showId, let episode):
            return value(.bonusEpisode, .int(showId), .int(episode))
        case .library: return value(.library)
        case .createAccount: return value(.createAccount)
        }
    }

    init?(_ node: PodcastsNode, _ values: inout ValueReader) {
        switch node {
        case .discover: self = .discover
        case .show: self = .show(showId: values.int(0))
        case .bonusEpisode: self = .bonusEpisode(showId: values.int(0), episode: values.int(1))
        case .library: self = .library
        case .createAccount: self = .createAccount
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .show(let showId): return String(localized: "Show \(showId)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum PodcastsSheet: PresentedValue {
    /// Sign in
    case signIn
    /// Listen without advertising
    case offer

    var nodeValue: NodeValue {
        switch self {
        case .signIn: return value(.signIn)
        case .offer: return value(.offer)
        }
    }

    init?(_ node: PodcastsNode, _ values: inout ValueReader) {
        switch node {
        case .signIn: self = .signIn
        case .offer: self = .offer
        default: return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum PodcastsNode: NavigationNode {
    case discover
    case show
    case bonusEpisode
    case library
    case createAccount
    case signIn
    case offer

    typealias Graph = PodcastsGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum PodcastsGraph: NavigationGraph {
    typealias Node = PodcastsNode
    typealias Route = PodcastsRoute
    typealias Sheet = PodcastsSheet
    typealias Link = PodcastsLink
    typealias Conditions = PodcastsConditions

    static let table = GraphTable(
        PodcastsGraph.self, "Podcasts", format: .v1,
        """
        ?signedIn otherwise=signIn
        ?subscribed otherwise=offer
        @discover
        discover screen pushes=show,library offers=signIn:!signedIn
        show screen params=showId pushes=bonusEpisode
        bonusEpisode screen params=showId,episode needs=signedIn,subscribed
        library screen needs=signedIn pushes=show
        createAccount screen
        signIn sheet pushes=createAccount stack
        offer sheet needs=signedIn stack
        """)

    static func title(of node: PodcastsNode) -> String? {
        switch node {
        case .discover: return String(localized: "Discover")
        case .bonusEpisode: return String(localized: "Bonus episode")
        case .library: return String(localized: "Library")
        case .createAccount: return String(localized: "Create account")
        case .signIn: return String(localized: "Sign in")
        case .offer: return String(localized: "Listen without advertising")
        default: return nil
        }
    }

    static func cancelLabel(of node: PodcastsNode) -> String? {
        switch node {
        case .signIn: return String(localized: "Not now")
        case .offer: return String(localized: "No, thanks")
        default: return nil
        }
    }

    static func confirmLabel(of node: PodcastsNode) -> String? {
        switch node {
        case .offer: return String(localized: "Subscribe")
        default: return nil
        }
    }
}
