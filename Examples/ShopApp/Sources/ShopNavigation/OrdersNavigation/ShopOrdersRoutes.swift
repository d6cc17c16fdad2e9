// Written by navgen from shop.yaml, section orders, module OrdersNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif
#if hasFeature(InternalImportsByDefault)
    package import ShopModel
#else
    import ShopModel
#endif

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack in the section `orders`.
nonisolated package enum ShopOrdersRoute: NavigationValue {
    /// Orders
    case history
    /// Order {orderId}
    case detail(orderId: OrderID)

    package var nodeValue: NodeValue {
        switch self {
        case .history: return value(.ordersHistory)
        case .detail(let orderId): return value(.ordersDetail, .raw(orderId))
        }
    }

    package init?(_ node: ShopOrdersNode, _ values: inout ValueReader) {
        switch node {
        case .ordersHistory: self = .history
        case .ordersDetail: self = .detail(orderId: values.pattern(0))
        default: return nil
        }
    }

    package var title: String? {
        switch self {
        case .detail(let orderId): return String(localized: "Order \(orderId.rawValue)")
        default: return Graph.title(of: node)
        }
    }
}

/// The confirmation dialogs in the section `orders`.
nonisolated package enum ShopOrdersDialog: PresentedValue {
    /// Cancel this order?
    case cancel(orderId: OrderID)

    package var nodeValue: NodeValue {
        switch self {
        case .cancel(let orderId): return value(.ordersCancel, .raw(orderId))
        }
    }

    package init?(_ node: ShopOrdersNode, _ values: inout ValueReader) {
        switch node {
        case .ordersCancel: self = .cancel(orderId: values.pattern(0))
        default: return nil
        }
    }

    package var message: String? {
        switch self {
        case .cancel(let orderId):
            return String(localized: "\(orderId.rawValue) has not been sent yet.")
        }
    }

    package var actions: [AlertButton] {
        switch self {
        case .cancel:
            return [
                AlertButton(
                    OrdersCancelAction.confirm, String(localized: "Cancel order"),
                    role: .destructive),
                AlertButton(OrdersCancelAction.keep, String(localized: "Keep it"), role: .cancel),
            ]
        }
    }
}

/// The possible answers to `orders.cancel`.
nonisolated package enum OrdersCancelAction: String, CaseIterable, Codable, Sendable {
    case confirm, keep
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated package enum ShopOrdersNode: NavigationNode {
    case ordersHistory
    case ordersDetail
    case ordersCancel

    package typealias Graph = ShopOrdersGraph
}

/// The graph of `orders`: its types, and what is known about its nodes.
nonisolated package enum ShopOrdersGraph: NavigationGraph {
    package typealias Node = ShopOrdersNode
    package typealias Route = ShopOrdersRoute
    package typealias Dialog = ShopOrdersDialog

    package static let table = GraphTable(
        ShopOrdersGraph.self, "Shop.orders", format: .v1,
        """
        orders.history screen
        orders.detail screen params=orderId
        orders.cancel dialog params=orderId
        """)

    package static func title(of node: ShopOrdersNode) -> String? {
        switch node {
        case .ordersHistory: return String(localized: "Orders")
        case .ordersCancel: return String(localized: "Cancel this order?")
        default: return nil
        }
    }
}
