// Written by navgen from pop-then-push.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum HotelsRoute: NavigationValue {
    /// Search
    case search(city: String = "")
    /// Hotels in {city}
    case results(city: String)
    /// Hotel {hotelId}
    case hotel(hotelId: Int, city: String)
    /// Booking
    case booking(hotelId: Int)
    /// Booked
    case confirmation
    /// Points
    case points
    /// Trips
    case tripList
    /// Questions
    case faq

    var nodeValue: NodeValue {
        switch self {
        case .search(let city): return value(.search, .string(city))
        case .results(let city): return value(.results, .string(city))
        case .hotel(let hotelId, let city): return value(.hotel, .int(hotelId), .string(city))
        case .booking(let hotelId): return value(.booking, .int(hotelId))
        case .confirmation: return value(.confirmation)
        case .points: return value(.points)
        case .tripList: return value(.tripList)
        case .faq: return value(.faq)
        }
    }

    init?(_ node: HotelsNode, _ values: inout ValueReader) {
        switch node {
        case .search: self = .search(city: values.string(0, or: ""))
        case .results: self = .results(city: values.string(0))
        case .hotel: self = .hotel(hotelId: values.int(0), city: values.string(1))
        case .booking: self = .booking(hotelId: values.int(0))
        case .confirmation: self = .confirmation
        case .points: self = .points
        case .tripList: self = .tripList
        case .faq: self = .faq
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .results(let city): return String(localized: "Hotels in \(city)")
        case .hotel(let hotelId, _): return String(localized: "Hotel \(hotelId)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum HotelsSheet: PresentedValue {
    /// Rating
    case rating
    /// Sign in
    case signIn

    var nodeValue: NodeValue {
        switch self {
        case .rating: return value(.rating)
        case .signIn: return value(.signIn)
        }
    }

    init?(_ node: HotelsNode, _ values: inout ValueReader) {
        switch node {
        case .rating: self = .rating
        case .signIn: self = .signIn
        default: return nil
        }
    }
}

/// The alerts.
nonisolated enum HotelsAlert: PresentedValue {
    /// Leave?
    case leave

    var nodeValue: NodeValue {
        switch self {
        case .leave: return value(.leave)
        }
    }

    init?(_ node: HotelsNode, _ values: inout ValueReader) {
        switch node {
        case .leave: self = .leave
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .leave:
            return [
                AlertButton(LeaveAction.similar, String(localized: "See other hotels")),
                AlertButton(LeaveAction.stay, String(localized: "Stay"), role: .cancel),
            ]
        }
    }
}

/// The possible answers to `leave`.
nonisolated enum LeaveAction: String, CaseIterable, Codable, Sendable {
    case similar, stay
}

/// The tabs, in the order in which they appear.
nonisolated enum HotelsTab: String, NavigationTab {
    /// Explore
    case explore
    /// Trips
    case trips

    typealias Graph = HotelsGraph
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum HotelsNode: NavigationNode {
    case explore
    case trips
    case search
    case results
    case hotel
    case booking
    case confirmation
    case points
    case tripList
    case faq
    case rating
    case signIn
    case survey
    case surveyStars
    case surveyWords
    case leave

    typealias Graph = HotelsGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum HotelsGraph: NavigationGraph {
    typealias Node = HotelsNode
    typealias Route = HotelsRoute
    typealias Sheet = HotelsSheet
    typealias Alert = HotelsAlert
    typealias Flow = HotelsFlow
    typealias Tab = HotelsTab
    typealias Link = HotelsLink
    typealias Conditions = HotelsConditions
    typealias Handlers = any HotelsHandlers

    static let table = GraphTable(
        HotelsGraph.self, "Hotels", format: .v1,
        """
        ?signedIn otherwise=signIn
        ?offersPoints
        @tabs
        explore tab root=search symbol=magnifyingglass
        trips tab root=tripList symbol=suitcase
        search screen params=city pushes=results,faq
        results screen params=city pushes=hotel
        hotel screen params=hotelId,city pushes=booking
        booking screen params=hotelId offers=points:offersPoints
        confirmation screen pushes=faq
        points screen needs=signedIn
        tripList screen pushes=booking
        faq screen
        rating sheet
        signIn sheet
        survey flow as=sheet
        survey.stars step
        survey.words step
        leave alert
        >leave.similar go:hotel(^hotelId,=Oslo) from=results
        """)

    static func title(of node: HotelsNode) -> String? {
        switch node {
        case .explore: return String(localized: "Explore")
        case .trips: return String(localized: "Trips")
        case .search: return String(localized: "Search")
        case .booking: return String(localized: "Booking")
        case .confirmation: return String(localized: "Booked")
        case .points: return String(localized: "Points")
        case .tripList: return String(localized: "Trips")
        case .faq: return String(localized: "Questions")
        case .rating: return String(localized: "Rating")
        case .signIn: return String(localized: "Sign in")
        case .leave: return String(localized: "Leave?")
        default: return nil
        }
    }
}
