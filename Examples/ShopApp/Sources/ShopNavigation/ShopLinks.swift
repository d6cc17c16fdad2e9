// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import CatalogNavigation
#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif
import ShopModel

/// The destinations of URLs.
nonisolated package enum ShopLink: NavigationLinkValue {
    /// `/voucher/{code}`
    case redeem(code: String)
    case catalog(ShopCatalogLink)
    case orders(ShopOrdersLink)
    case account(ShopAccountLink)

    package var nodeValue: NodeValue {
        switch self {
        case .redeem(let code): return value(.redeem, .string(code))
        case .catalog(let inner): return inner.nodeValue
        case .orders(let inner): return inner.nodeValue
        case .account(let inner): return inner.nodeValue
        }
    }

    package init?(_ node: ShopNode, _ values: inout ValueReader) {
        switch node {
        case .redeem: self = .redeem(code: values.string(0))
        default:
            if let inner = ShopCatalogLink(node, &values) {
                self = .catalog(inner)
            } else if let inner = ShopOrdersLink(node, &values) {
                self = .orders(inner)
            } else if let inner = ShopAccountLink(node, &values) {
                self = .account(inner)
            } else {
                return nil
            }
        }
    }
}

nonisolated extension ShopGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    package static let links = LinkTable(
        ShopGraph.table, format: .v1,
        origins: ["schemes=shop hosts=shop.example.com"],
        types: ["Sort": .cases(Sort.self), "OrderID": .pattern(OrderID.self)],
        """
        redeem /voucher/{0}
        catalog.home / | @browse
        catalog.product /product/{0:Int}?ref={1-} | @browse catalog.product(0,1)
        catalog.reviews /product/{0:Int}/reviews?sort={1:Sort=relevance}#{2-} | @browse \
            catalog.product(0,_) catalog.reviews(0,1,2)
        catalog.search /search?q={0-} | @browse +catalog.search(0)
        orders.history /orders | @purchases
        orders.history /order
        orders.detail /order/{0:OrderID} | @purchases orders.detail(0)
        account.settings /settings | @me account.settings
        > /p/{0:Int}?ref={_-} => /product/{0}
        > /offers/* => catalog.home
        """)
}
