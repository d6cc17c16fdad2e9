// Written by navgen from shop.yaml, section catalog. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import CatalogNavigation
#else
    import CatalogNavigation
#endif
#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif

/// The destinations of URLs in the section `catalog`.
nonisolated package enum ShopCatalogLink: NavigationLinkValue {
    /// `/`
    case home
    /// `/product/{productId}?ref={ref}`
    case product(productId: Int, ref: String? = nil)
    /// `/product/{productId}/reviews?sort={sort}#{section}`
    case reviews(productId: Int, sort: Sort = .relevance, section: String? = nil)
    /// `/search?q={query}`
    case search(query: String? = nil)

    package var nodeValue: NodeValue {
        switch self {
        case .home: return value(.catalogHome)
        case .product(let productId, let ref):
            return value(.catalogProduct, .int(productId), .string(ref))
        case .reviews(let productId, let sort, let section):
            return value(.catalogReviews, .int(productId), .raw(sort), .string(section))
        case .search(let query): return value(.catalogSearch, .string(query))
        }
    }

    package init?(_ node: ShopNode, _ values: inout ValueReader) {
        switch node {
        case .catalogHome: self = .home
        case .catalogProduct:
            self = .product(productId: values.int(0), ref: values.optionalString(1))
        case .catalogReviews:
            self = .reviews(
                productId: values.int(0), sort: values.choice(1, or: .relevance),
                section: values.optionalString(2))
        case .catalogSearch: self = .search(query: values.optionalString(0))
        default: return nil
        }
    }
}
