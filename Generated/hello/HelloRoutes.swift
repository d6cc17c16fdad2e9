// Written by navgen from hello.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum HelloRoute: NavigationValue {
    /// Hello
    case home
    /// World
    case detail

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .detail: return value(.detail)
        }
    }

    init?(_ node: HelloNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .detail: self = .detail
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum HelloNode: NavigationNode {
    case home
    case detail

    typealias Graph = HelloGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum HelloGraph: NavigationGraph {
    typealias Node = HelloNode
    typealias Route = HelloRoute

    static let table = GraphTable(
        HelloGraph.self, "Hello", format: .v1,
        """
        @home
        home screen pushes=detail
        detail screen
        """)

    static func title(of node: HelloNode) -> String? {
        switch node {
        case .home: return String(localized: "Hello")
        case .detail: return String(localized: "World")
        }
    }
}
