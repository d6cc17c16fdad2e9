// Written by navgen from shop.yaml, section catalog. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import AccountNavigation
#if hasFeature(InternalImportsByDefault)
    package import CatalogNavigation
#else
    import CatalogNavigation
#endif
import OrdersNavigation
import ShopModel

/// Where URLs lead in the section `catalog`.
nonisolated package enum ShopCatalogLink: Hashable, Sendable {
    /// Shop
    ///
    /// `/`
    case home
    /// Product {productId}
    ///
    /// One product. `ref` says which campaign the customer comes from.
    ///
    /// `/product/{productId}?ref={ref}`
    case product(productId: Int, ref: String? = nil)
    /// Reviews
    ///
    /// `/product/{productId}/reviews?sort={sort}#{section}`
    case reviews(productId: Int, sort: Sort = .relevance, section: String? = nil)
    /// Search
    ///
    /// `/search?q={query}`
    case search(query: String? = nil)

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension ShopCatalogLink {
    /// Its node in the graph.
    package var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .home: return 5
        case .product: return 6
        case .reviews: return 7
        case .search: return 8
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .product(let productId, let ref):
            fields.int(productId)
            fields.text(ref)
        case .reviews(let productId, let sort, let section):
            fields.int(productId)
            fields.text(sort.rawValue)
            fields.text(section)
        case .search(let query):
            fields.text(query)
        default: break
        }
        return fields
    }
}
