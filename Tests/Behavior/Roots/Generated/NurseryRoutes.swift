// Written by navgen from nursery.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The screens that can be on a stack.
nonisolated enum NurseryRoute: NavigationValue {
    case toys
    case feed

    var nodeValue: NodeValue {
        switch self {
        case .toys: return value(.toys)
        case .feed: return value(.feed)
        }
    }

    init?(_ node: NurseryNode, _ values: inout ValueReader) {
        switch node {
        case .toys: self = .toys
        case .feed: self = .feed
        }
    }
}

/// The roots of the app, of which one is shown.
nonisolated enum NurseryRoot: String, NavigationRoot {
    case toys
    case feed
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum NurseryNode: NavigationNode {
    case toys
    case feed

    typealias Graph = NurseryGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum NurseryGraph: NavigationGraph {
    typealias Node = NurseryNode
    typealias Route = NurseryRoute
    typealias Root = NurseryRoot
    typealias Link = NurseryLink
    typealias Conditions = NurseryConditions

    static let table = GraphTable(
        NurseryGraph.self, "Nursery", format: .v1,
        """
        ?kids
        @toys when=kids
        @feed
        toys screen
        feed screen
        """)
}
