// Written by navgen from shop.yaml, section orders. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import AccountNavigation
    import CatalogNavigation
    import OrdersNavigation
    import ShopModel
    import SwiftUI

    /// The app's view of a node.
    struct ShopOrdersRouteView<Destinations: ShopOrdersDestinations>: View {
        let node: ShopOrdersRoute
        let destinations: Destinations
        let context: ShopContext

        var body: some View {
            switch node {
            case .history:
                destinations.history(
                    exits: OrdersHistoryExits(ShopOrdersExitHandler(context.handler)))
            case .detail(let orderId):
                destinations.detail(
                    orderId: orderId,
                    exits: OrdersDetailExits(
                        ShopOrdersExitHandler(context.handler), orderId: orderId))
            }
        }
    }
#endif
