// Written by navgen from pop-then-push.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum HotelsLink: NavigationLinkValue {
    /// `/hotels/{city}`
    case results(city: String)
    /// `/hotels/{city}/{hotelId}`
    case hotel(hotelId: Int, city: String)
    /// `/booked`
    case confirmation
    /// `/points`
    case points

    var nodeValue: NodeValue {
        switch self {
        case .results(let city): return value(.results, .string(city))
        case .hotel(let hotelId, let city): return value(.hotel, .int(hotelId), .string(city))
        case .confirmation: return value(.confirmation)
        case .points: return value(.points)
        }
    }

    init?(_ node: HotelsNode, _ values: inout ValueReader) {
        switch node {
        case .results: self = .results(city: values.string(0))
        case .hotel: self = .hotel(hotelId: values.int(0), city: values.string(1))
        case .confirmation: self = .confirmation
        case .points: self = .points
        default: return nil
        }
    }
}

nonisolated extension HotelsGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        HotelsGraph.table, format: .v1,
        origins: ["schemes=hotels"],
        """
        results /hotels/{0} | @explore:search(0) results(0)
        hotel /hotels/{1}/{0:Int} | @explore:search(1) results(1) hotel(0,1)
        confirmation /booked | @explore confirmation
        points /points | @explore points
        """)
}
