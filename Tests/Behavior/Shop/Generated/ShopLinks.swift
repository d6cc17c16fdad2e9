// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum ShopLink: NavigationLinkValue {
    case home
    /// `/product/{productId}?ref={ref}`
    case product(productId: Int, ref: String? = nil)
    /// `/product/{productId}/reviews?sort={sort}#{section}`
    case reviews(productId: Int, sort: Sort = .relevance, section: String? = nil)
    /// `/order`, `/orders`
    case orderHistory
    /// `/order/{orderId}`
    case orderDetail(orderId: OrderID)
    /// `/settings`
    case settings
    /// `/search?q={query}`
    case search(query: String? = nil)
    typealias Environment = ShopEnvironment

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .product(let productId, let ref): return value(.product, .int(productId), .string(ref))
        case .reviews(let productId, let sort, let section):
            return value(.reviews, .int(productId), .raw(sort), .string(section))
        case .orderHistory: return value(.orderHistory)
        case .orderDetail(let orderId): return value(.orderDetail, .raw(orderId))
        case .settings: return value(.settings)
        case .search(let query): return value(.search, .string(query))
        }
    }

    init?(_ node: ShopNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .product: self = .product(productId: values.int(0), ref: values.optionalString(1))
        case .reviews:
            self = .reviews(
                productId: values.int(0), sort: values.choice(1, or: .relevance),
                section: values.optionalString(2))
        case .orderHistory: self = .orderHistory
        case .orderDetail: self = .orderDetail(orderId: values.pattern(0))
        case .settings: self = .settings
        case .search: self = .search(query: values.optionalString(0))
        default: return nil
        }
    }
}

/// Other builds of the app, whose links have their own schemes and hosts.
nonisolated enum ShopEnvironment: String, NavigationEnvironment {
    case staging
}

nonisolated extension ShopGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        ShopGraph.table, format: .v1,
        origins: [
            "schemes=shop hosts=shop.example.com",
            "schemes=shop-staging hosts=staging.example.com",
        ],
        types: ["Sort": .cases(Sort.self), "OrderID": .pattern(OrderID.self)],
        """
        product /product/{0:Int}?ref={1-} | @shop product(0,1)
        reviews /product/{0:Int}/reviews?sort={1:Sort=relevance}#{2-} | @shop product(0,_) \
            reviews(0,1,2)
        orderHistory /order | @orders
        orderHistory /orders
        orderDetail /order/{0:OrderID} | @orders orderDetail(0)
        settings /settings | @shop settings
        search /search?q={0-} | @shop +search(0)
        > /o/{0:OrderID} => /order/{0}
        > /legacy/* => home
        home | @shop
        """)
}
