// Written by navgen from sign-in.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum PodcastsLink: NavigationLinkValue {
    /// `/`
    case discover
    /// `/show/{showId}`
    case show(showId: Int)
    /// `/show/{showId}/bonus/{episode}`
    case bonusEpisode(showId: Int, episode: Int)
    /// `/library`
    case library
    /// `/offer`
    case offer

    var nodeValue: NodeValue {
        switch self {
        case .discover: return value(.discover)
        case .show(let showId): return value(.show, .int(showId))
        case .bonusEpisode(let showId, let episode):
            return value(.bonusEpisode, .int(showId), .int(episode))
        case .library: return value(.library)
        case .offer: return value(.offer)
        }
    }

    init?(_ node: PodcastsNode, _ values: inout ValueReader) {
        switch node {
        case .discover: self = .discover
        case .show: self = .show(showId: values.int(0))
        case .bonusEpisode: self = .bonusEpisode(showId: values.int(0), episode: values.int(1))
        case .library: self = .library
        case .offer: self = .offer
        default: return nil
        }
    }
}

nonisolated extension PodcastsGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        PodcastsGraph.table, format: .v1,
        origins: ["schemes=podcasts hosts=podcasts.example.com"],
        """
        discover / | @discover
        show /show/{0:Int} | @discover show(0)
        bonusEpisode /show/{0:Int}/bonus/{1:Int} | @discover show(0) bonusEpisode(0,1)
        library /library | @discover library
        offer /offer | @discover library +offer
        """)
}
