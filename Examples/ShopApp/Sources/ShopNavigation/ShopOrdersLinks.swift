// Written by navgen from shop.yaml, section orders. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AccountNavigation
import CatalogNavigation
import OrdersNavigation
#if hasFeature(InternalImportsByDefault)
    package import ShopModel
#else
    import ShopModel
#endif

/// Where URLs lead in the section `orders`.
nonisolated package enum ShopOrdersLink: Hashable, Sendable {
    /// Orders
    ///
    /// `/orders`, `/order`
    case history
    /// Order {orderId}
    ///
    /// `/order/{orderId}`
    case detail(orderId: OrderID)

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension ShopOrdersLink {
    /// Its node in the graph.
    package var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .history: return 11
        case .detail: return 12
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .detail(let orderId):
            fields.text(orderId.rawValue)
        default: break
        }
        return fields
    }
}
