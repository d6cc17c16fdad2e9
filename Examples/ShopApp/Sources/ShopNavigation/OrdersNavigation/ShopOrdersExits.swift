// Written by navgen from shop.yaml, section orders, module OrdersNavigation. Do not edit.
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

/// A navigation request that a screen makes through one of its exits.
nonisolated package enum ShopOrdersExit: ExitRequest {
    case ordersDetail(orderId: OrderID)
    case ordersCancel(orderId: OrderID)
    case catalogProduct(productId: Int, ref: String?)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
    /// Closes the presentation that contains the screen, with a result.
    case finish(NavigationResult)
}

package typealias ShopOrdersExitHandler = ExitHandler<ShopOrdersExit>

@MainActor package struct OrdersHistoryExits: TabExiting, PlainExiting {
    package let handler: ShopOrdersExitHandler

    package init(handler: ShopOrdersExitHandler) {
        self.handler = handler
    }

    package func detail(orderId: OrderID) { go(.ordersDetail(orderId: orderId)) }

    package var to: To { To(exits: self) }
    @MainActor package struct To {
        fileprivate let exits: OrdersHistoryExits
        package func detail(orderId: OrderID) -> any Hashable & Sendable {
            exits.handler.value(.ordersDetail(orderId: orderId))
        }
    }
}

@MainActor package struct OrdersDetailExits: ScreenExiting {
    package let handler: ShopOrdersExitHandler
    package let orderId: OrderID

    package init(handler: ShopOrdersExitHandler, orderId: OrderID) {
        self.handler = handler
        self.orderId = orderId
    }

    package static func preview(orderId: OrderID) -> Self {
        Self(handler: .preview, orderId: orderId)
    }
    package static func recording(
        orderId: OrderID, _ record: @escaping ShopOrdersExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), orderId: orderId)
    }

    package func cancel(orderId: OrderID) { go(.ordersCancel(orderId: orderId)) }
    package func cancel() { cancel(orderId: self.orderId) }
    @discardableResult
    package func cancel(orderId: OrderID) async -> OrdersCancelAction? {
        await answer(.ordersCancel(orderId: orderId))
    }
    @discardableResult
    package func cancel() async -> OrdersCancelAction? { await cancel(orderId: self.orderId) }
    package func catalogProduct(productId: Int, ref: String? = nil) {
        go(.catalogProduct(productId: productId, ref: ref))
    }

    package var to: To { To(exits: self) }
    @MainActor package struct To {
        fileprivate let exits: OrdersDetailExits
        package func catalogProduct(productId: Int, ref: String? = nil) -> any Hashable & Sendable {
            exits.handler.value(.catalogProduct(productId: productId, ref: ref))
        }
        package func cancel(orderId: OrderID) -> any Hashable & Sendable {
            exits.handler.value(.ordersCancel(orderId: orderId))
        }
        package func cancel() -> any Hashable & Sendable { cancel(orderId: exits.orderId) }
    }
}
