// Written by navgen from shop.yaml, section account. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AccountNavigation
import CatalogNavigation
import OrdersNavigation
import ShopModel

/// Where URLs lead in the section `account`.
nonisolated package enum ShopAccountLink: Hashable, Sendable {
    /// Settings
    ///
    /// `/settings`
    case settings

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension ShopAccountLink {
    /// Its node in the graph.
    package var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .settings: return 15
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields { ShopFields(place) }
}
