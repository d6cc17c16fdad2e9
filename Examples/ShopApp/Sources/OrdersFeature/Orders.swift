import Combine
import ShopModel

/// The customer's orders.
@MainActor package final class Orders: ObservableObject {
    package let ids: [OrderID]
    @Published package private(set) var cancelled: Set<OrderID> = []

    package init() {
        // The initializer returns nil for an invalid id.
        ids = ["ORD-001", "ORD-002"].compactMap { OrderID($0) }
    }

    package func isCancelled(_ id: OrderID) -> Bool { cancelled.contains(id) }

    package func cancel(_ id: OrderID) { cancelled.insert(id) }
}
