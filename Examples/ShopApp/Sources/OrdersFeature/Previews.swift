#if canImport(Darwin)
    import OrdersNavigation
    import ShopModel
    import SwiftUI

    #Preview("Orders") {
        NavigationStack { HistoryView(orders: Orders(), exits: .preview) }
    }

    #Preview("Order") {
        if let id = OrderID("ORD-001") {
            DetailView(orderId: id, orders: Orders(), exits: .preview(orderId: id))
        }
    }
#endif
