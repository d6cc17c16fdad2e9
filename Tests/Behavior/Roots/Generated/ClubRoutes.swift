// Written by navgen from club.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The screens that can be on a stack.
nonisolated enum ClubRoute: NavigationValue {
    case lounge
    case home
    case secret
    case guest

    var nodeValue: NodeValue {
        switch self {
        case .lounge: return value(.lounge)
        case .home: return value(.home)
        case .secret: return value(.secret)
        case .guest: return value(.guest)
        }
    }

    init?(_ node: ClubNode, _ values: inout ValueReader) {
        switch node {
        case .lounge: self = .lounge
        case .home: self = .home
        case .secret: self = .secret
        case .guest: self = .guest
        }
    }
}

/// The roots of the app, of which one is shown.
nonisolated enum ClubRoot: String, NavigationRoot {
    case lounge
    case home
    case guest
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum ClubNode: NavigationNode {
    case lounge
    case home
    case secret
    case guest

    typealias Graph = ClubGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum ClubGraph: NavigationGraph {
    typealias Node = ClubNode
    typealias Route = ClubRoute
    typealias Root = ClubRoot
    typealias Conditions = ClubConditions

    static let table = GraphTable(
        ClubGraph.self, "Club", format: .v1,
        """
        ?pro
        ?signedIn
        @lounge when=pro
        @home when=signedIn
        @guest
        lounge screen
        home screen pushes=secret
        secret screen
        guest screen
        """)
}
