// Written by navgen from shop.yaml, section catalog, module CatalogNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack in the section `catalog`.
nonisolated package enum ShopCatalogRoute: NavigationValue {
    /// Shop
    case home
    /// Product {productId}
    ///
    /// One product. `ref` says which campaign the customer comes from.
    case product(productId: Int, ref: String? = nil)
    /// Reviews
    case reviews(productId: Int, sort: Sort = .relevance, section: String? = nil)

    package var nodeValue: NodeValue {
        switch self {
        case .home: return value(.catalogHome)
        case .product(let productId, let ref):
            return value(.catalogProduct, .int(productId), .string(ref))
        case .reviews(let productId, let sort, let section):
            return value(.catalogReviews, .int(productId), .raw(sort), .string(section))
        }
    }

    package init?(_ node: ShopCatalogNode, _ values: inout ValueReader) {
        switch node {
        case .catalogHome: self = .home
        case .catalogProduct:
            self = .product(productId: values.int(0), ref: values.optionalString(1))
        case .catalogReviews:
            self = .reviews(
                productId: values.int(0), sort: values.choice(1, or: .relevance),
                section: values.optionalString(2))
        default: return nil
        }
    }

    package var title: String? {
        switch self {
        case .product(let productId, _): return String(localized: "Product \(productId)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets in the section `catalog`.
nonisolated package enum ShopCatalogSheet: PresentedValue {
    /// Search
    case search(query: String? = nil)

    package var nodeValue: NodeValue {
        switch self {
        case .search(let query): return value(.catalogSearch, .string(query))
        }
    }

    package init?(_ node: ShopCatalogNode, _ values: inout ValueReader) {
        switch node {
        case .catalogSearch: self = .search(query: values.optionalString(0))
        default: return nil
        }
    }
}

/// The nodes that are presented full screen in the section `catalog`.
nonisolated package enum ShopCatalogCover: PresentedValue {
    case photo(productId: Int, index: Int = 0)

    package var nodeValue: NodeValue {
        switch self {
        case .photo(let productId, let index):
            return value(.catalogPhoto, .int(productId), .int(index))
        }
    }

    package init?(_ node: ShopCatalogNode, _ values: inout ValueReader) {
        switch node {
        case .catalogPhoto: self = .photo(productId: values.int(0), index: values.int(1, or: 0))
        default: return nil
        }
    }
}

/// The nodes that are presented as popovers in the section `catalog`.
nonisolated package enum ShopCatalogPopover: PresentedValue {
    case share(productId: Int)

    package var nodeValue: NodeValue {
        switch self {
        case .share(let productId): return value(.catalogShare, .int(productId))
        }
    }

    package init?(_ node: ShopCatalogNode, _ values: inout ValueReader) {
        switch node {
        case .catalogShare: self = .share(productId: values.int(0))
        default: return nil
        }
    }
}

nonisolated package enum Sort: String, CaseIterable, Codable, Sendable {
    case relevance
    case price
    case topRated
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated package enum ShopCatalogNode: NavigationNode {
    case catalogHome
    case catalogProduct
    case catalogReviews
    case catalogSearch
    case catalogPhoto
    case catalogShare

    package typealias Graph = ShopCatalogGraph
}

/// The graph of `catalog`: its types, and what is known about its nodes.
nonisolated package enum ShopCatalogGraph: NavigationGraph {
    package typealias Node = ShopCatalogNode
    package typealias Route = ShopCatalogRoute
    package typealias Sheet = ShopCatalogSheet
    package typealias Cover = ShopCatalogCover
    package typealias Popover = ShopCatalogPopover

    package static let table = GraphTable(
        ShopCatalogGraph.self, "Shop.catalog", format: .v1,
        """
        catalog.home screen
        catalog.product screen params=productId,ref
        catalog.reviews screen params=productId,sort,section identity=productId
        catalog.search sheet params=query
        catalog.photo cover params=productId,index
        catalog.share popover params=productId
        """)

    package static func title(of node: ShopCatalogNode) -> String? {
        switch node {
        case .catalogHome: return String(localized: "Shop")
        case .catalogReviews: return String(localized: "Reviews")
        case .catalogSearch: return String(localized: "Search")
        default: return nil
        }
    }
}
