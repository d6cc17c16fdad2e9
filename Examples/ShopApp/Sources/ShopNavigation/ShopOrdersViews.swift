// Written by navgen from shop.yaml, section orders. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import AccountNavigation
    import CatalogNavigation
    import NavgenRuntime
    import OrdersNavigation
    import ShopModel
    import SwiftUI

    extension ShopOrdersDestinations {
        @ViewBuilder func routeView(_ node: ShopOrdersRoute, _ context: ShopContext) -> some View {
            let handler: ShopOrdersExitHandler = context.handler.section()
            switch node {
            case .history: history(exits: .init(handler: handler))
            case .detail(let orderId):
                detail(orderId: orderId, exits: .init(handler: handler, orderId: orderId))
            }
        }
    }
#endif
