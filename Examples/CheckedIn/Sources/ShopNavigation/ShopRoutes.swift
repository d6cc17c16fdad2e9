// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum ShopRoute: NavigationValue {
    /// Start
    case start
    /// Product
    case product(id: Int)

    var nodeValue: NodeValue {
        switch self {
        case .start: return value(.start)
        case .product(let id): return value(.product, .int(id))
        }
    }

    init?(_ node: ShopNode, _ values: inout ValueReader) {
        switch node {
        case .start: self = .start
        case .product: self = .product(id: values.int(0))
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum ShopNode: NavigationNode {
    case start
    case product

    typealias Graph = ShopGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum ShopGraph: NavigationGraph {
    typealias Node = ShopNode
    typealias Route = ShopRoute

    static let table = GraphTable(
        ShopGraph.self, "Shop", format: .v1,
        """
        start screen
        product screen params=id
        """)

    static func title(of node: ShopNode) -> String? {
        switch node {
        case .start: return String(localized: "Start")
        case .product: return String(localized: "Product")
        }
    }
}
