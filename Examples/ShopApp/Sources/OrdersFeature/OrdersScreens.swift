#if canImport(SwiftUI)
    import OrdersNavigation
    import ShopModel
    import SwiftUI

    /// The views of the section `orders`. The dialog needs no view: its texts and buttons are in
    /// the graph.
    package struct OrdersScreens: ShopOrdersDestinations {
        private let orders: Orders

        package init(_ orders: Orders) {
            self.orders = orders
        }

        package func history(exits: OrdersHistoryExits) -> some View {
            HistoryView(orders: orders, exits: exits)
        }

        package func detail(orderId: OrderID, exits: OrdersDetailExits) -> some View {
            DetailView(orderId: orderId, orders: orders, exits: exits)
        }
    }
#endif
