// Written by navgen from shop.yaml, section orders. Do not edit.
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

/// The destinations of URLs in the section `orders`.
nonisolated package enum ShopOrdersLink: NavigationLinkValue {
    /// `/orders`, `/order`
    case history
    /// `/order/{orderId}`
    case detail(orderId: OrderID)

    package var nodeValue: NodeValue {
        switch self {
        case .history: return value(.ordersHistory)
        case .detail(let orderId): return value(.ordersDetail, .raw(orderId))
        }
    }

    package init?(_ node: ShopNode, _ values: inout ValueReader) {
        switch node {
        case .ordersHistory: self = .history
        case .ordersDetail: self = .detail(orderId: values.pattern(0))
        default: return nil
        }
    }
}
