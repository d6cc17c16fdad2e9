// Written by navgen from layers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The screens that can be on a stack.
nonisolated enum LayersRoute: NavigationValue {
    case list
    case item(id: Int)
    case note(id: Int)
    case gate

    var nodeValue: NodeValue {
        switch self {
        case .list: return value(.list)
        case .item(let id): return value(.item, .int(id))
        case .note(let id): return value(.note, .int(id))
        case .gate: return value(.gate)
        }
    }

    init?(_ node: LayersNode, _ values: inout ValueReader) {
        switch node {
        case .list: self = .list
        case .item: self = .item(id: values.int(0))
        case .note: self = .note(id: values.int(0))
        case .gate: self = .gate
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum LayersNode: NavigationNode {
    case list
    case item
    case note
    case gate

    typealias Graph = LayersGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum LayersGraph: NavigationGraph {
    typealias Node = LayersNode
    typealias Route = LayersRoute
    typealias Link = LayersLink
    typealias Conditions = LayersConditions

    static let table = GraphTable(
        LayersGraph.self, "Layers", format: .v1,
        """
        ?isOpen otherwise=gate
        @list
        list screen pushes=item,gate
        item screen params=id pushes=note
        note screen params=id needs=isOpen onTop=go:item
        gate screen
        """)
}
