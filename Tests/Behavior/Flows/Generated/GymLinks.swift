// Written by navgen from gym.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum GymLink: NavigationLinkValue {
    /// `/tour`
    case tour
    /// `/tour/plan`
    case tourPlan

    var nodeValue: NodeValue {
        switch self {
        case .tour: return value(.tour)
        case .tourPlan: return value(.tourPlan)
        }
    }

    init?(_ node: GymNode, _ values: inout ValueReader) {
        switch node {
        case .tour: self = .tour
        case .tourPlan: self = .tourPlan
        default: return nil
        }
    }
}

nonisolated extension GymGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        GymGraph.table, format: .v1,
        origins: ["schemes=gym"],
        """
        tour /tour | @lobby +tour
        tour.plan /tour/plan | @lobby +tour.plan
        """)
}
