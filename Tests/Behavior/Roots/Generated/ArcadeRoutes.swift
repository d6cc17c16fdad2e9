// Written by navgen from arcade.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The screens that can be on a stack.
nonisolated enum ArcadeRoute: NavigationValue {
    case splash
    case slides
    case games

    var nodeValue: NodeValue {
        switch self {
        case .splash: return value(.splash)
        case .slides: return value(.slides)
        case .games: return value(.games)
        }
    }

    init?(_ node: ArcadeNode, _ values: inout ValueReader) {
        switch node {
        case .splash: self = .splash
        case .slides: self = .slides
        case .games: self = .games
        }
    }
}

/// The roots of the app, of which one is shown.
nonisolated enum ArcadeRoot: String, NavigationRoot {
    case slides
    case games
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum ArcadeNode: NavigationNode {
    case splash
    case slides
    case games

    typealias Graph = ArcadeGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum ArcadeGraph: NavigationGraph {
    typealias Node = ArcadeNode
    typealias Route = ArcadeRoute
    typealias Root = ArcadeRoot
    typealias Link = ArcadeLink
    typealias Conditions = ArcadeConditions

    static let table = GraphTable(
        ArcadeGraph.self, "Arcade", format: .v1,
        """
        ?kids
        @slides when=kids
        @games
        @launching splash
        splash screen
        slides screen
        games screen
        """)
}
