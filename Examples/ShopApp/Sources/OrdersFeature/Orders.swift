import Observation
import ShopModel

/// What the customer has bought.
@MainActor @Observable
package final class Orders {
    package let ids: [OrderID]
    package private(set) var cancelled: Set<OrderID> = []

    package init() {
        // A text that is no order's id gives nil.
        ids = ["ORD-001", "ORD-002"].compactMap { OrderID($0) }
    }

    package func isCancelled(_ id: OrderID) -> Bool { cancelled.contains(id) }

    package func cancel(_ id: OrderID) { cancelled.insert(id) }
}
