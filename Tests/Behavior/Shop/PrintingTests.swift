import NavgenRuntime
import Testing

/// Debuggers and logs show the ids of the graph.
@Suite struct PrintingTests {
    @Test func statesPrintTheirNodes() throws {
        let id = try #require(OrderID("ORD-001"))
        var state = ShopState(path: [])
        #expect(state.debugDescription == "shop › home")
        state.follow(.orderDetail(orderId: id), ShopConditions(signedIn: true), at: 0)
        state.present(.dialog(.cancelOrder(orderId: id)))
        #expect(
            String(reflecting: state)
                == "orders › orderHistory › orderDetail(orderId: ORD-001) › +cancelOrder(orderId: ORD-001)")
    }

    @Test func valuesPrintTheirNodesAndParameters() {
        #expect("\(ShopRoute.product(productId: 5))" == "product(productId: 5)")
        #expect("\(ShopSheet.search(query: "tea"))" == "search(query: tea)")
        #expect("\(ShopNode.orderDetail)" == "orderDetail")
    }
}
