// Written by navgen from parking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum ParkLink: NavigationLinkValue {
    /// `/vault`
    case vault
    /// `/secret`
    case secret
    /// `/club`
    case club
    /// `/ride`
    case ride
    /// `/tour`
    case tour
    /// `/tour/extra`
    case tourExtra

    var nodeValue: NodeValue {
        switch self {
        case .vault: return value(.vault)
        case .secret: return value(.secret)
        case .club: return value(.club)
        case .ride: return value(.ride)
        case .tour: return value(.tour)
        case .tourExtra: return value(.tourExtra)
        }
    }

    init?(_ node: ParkNode, _ values: inout ValueReader) {
        switch node {
        case .vault: self = .vault
        case .secret: self = .secret
        case .club: self = .club
        case .ride: self = .ride
        case .tour: self = .tour
        case .tourExtra: self = .tourExtra
        default: return nil
        }
    }
}

nonisolated extension ParkGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        ParkGraph.table, format: .v1,
        origins: ["schemes=park"],
        """
        vault /vault | @two vault
        secret /secret | @one secret
        club /club | @one club
        ride /ride | @two ride
        tour /tour | @one +tour
        tour.extra /tour/extra | @one +tour.extra
        home | @one
        """)
}
