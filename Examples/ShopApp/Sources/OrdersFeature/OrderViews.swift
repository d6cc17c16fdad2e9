#if canImport(SwiftUI)
    import NavgenRuntime
    import OrdersNavigation
    import ShopModel
    import SwiftUI

    /// All orders.
    struct HistoryView: View {
        let orders: Orders
        let exits: OrdersHistoryExits

        var body: some View {
            List {
                ForEach(orders.ids, id: \.self) { id in
                    NavigationLink("Order \(id.rawValue)", value: exits.to.detail(orderId: id))
                        .exit(exits.to.detail(orderId: id))
                }
            }
        }
    }

    /// An order.
    struct DetailView: View {
        let orderId: OrderID
        @ObservedObject var orders: Orders
        let exits: OrdersDetailExits

        var body: some View {
            List {
                Text(orders.isCancelled(orderId) ? "Cancelled" : "Being packed")
                // Takes the exit and marks itself.
                ExitButton("See the teapot", exits.to.catalogProduct(productId: 2))
                Button("Cancel the order") { Task { await cancel() } }
                    .source(exits.to.cancel())
                    .exit(exits.to.cancel())
            }
        }

        /// Asks for confirmation and acts on the answer, which is nil if the dialog was dismissed.
        private func cancel() async {
            if await exits.cancel() == .confirm {
                orders.cancel(orderId)
            }
        }
    }
#endif
