// Written by navgen from shop.yaml, section orders, module OrdersNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import ShopModel
#else
    import ShopModel
#endif

/// What a screen requests through one of its exits.
nonisolated package enum ShopOrdersExit: Hashable, Sendable {
    case ordersDetail(orderId: OrderID)
    case ordersCancel(orderId: OrderID)
    case catalogProduct(productId: Int, ref: String?)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
}

/// What a presentation returns to a caller that awaits it.
nonisolated package struct ShopOrdersResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    package let content: AnyHashable

    package init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    package init(content: AnyHashable) { self.content = content }

    package func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Performs the exits of a screen.
@MainActor package final class ShopOrdersExitHandler {
    package let go: @MainActor (ShopOrdersExit) -> Void
    package let ask: @MainActor (ShopOrdersExit) async -> ShopOrdersResult?
    package let value: @MainActor (ShopOrdersExit) -> any Hashable & Sendable
    package let count: @MainActor (ShopOrdersCounter) -> Int

    package init(
        go: @escaping @MainActor (ShopOrdersExit) -> Void,
        ask: @escaping @MainActor (ShopOrdersExit) async -> ShopOrdersResult? = { _ in nil },
        value: @escaping @MainActor (ShopOrdersExit) -> any Hashable & Sendable = { $0 },
        count: @escaping @MainActor (ShopOrdersCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.ask = ask
        self.value = value
        self.count = count
    }

    /// Does nothing, for previews.
    package static let preview = ShopOrdersExitHandler { _ in }

    /// Records what is requested, for tests.
    package static func recording(_ record: @escaping @MainActor (ShopOrdersExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen that is already shown can be told about.
nonisolated package enum ShopOrdersCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor package protocol ShopOrdersWaysOut {
    var handler: ShopOrdersExitHandler { get }
}

extension ShopOrdersWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    package func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    package var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor package protocol ShopOrdersPresentedWaysOut: ShopOrdersWaysOut {}

extension ShopOrdersPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    package func close() { handler.go(.close) }
}

/// The exits of `orders.history`.
@MainActor package struct OrdersHistoryExits: ShopOrdersWaysOut {
    package let handler: ShopOrdersExitHandler

    package init(_ handler: ShopOrdersExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    package static func recording(_ record: @escaping @MainActor (ShopOrdersExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Order {orderId}
    package func detail(orderId: OrderID) {
        handler.go(.ordersDetail(orderId: orderId))
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    package var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    package var to: To { To(handler: handler) }

    @MainActor package struct To {
        fileprivate let handler: ShopOrdersExitHandler

        /// Order {orderId}
        package func detail(orderId: OrderID) -> any Hashable & Sendable {
            handler.value(.ordersDetail(orderId: orderId))
        }
    }
}

/// The exits of `orders.detail`.
@MainActor package struct OrdersDetailExits: ShopOrdersWaysOut {
    package let handler: ShopOrdersExitHandler
    private let ownOrderId: OrderID

    package init(_ handler: ShopOrdersExitHandler, orderId: OrderID) {
        self.handler = handler
        ownOrderId = orderId
    }

    /// Does nothing, for previews.
    package static func preview(orderId: OrderID) -> Self {
        Self(.preview, orderId: orderId)
    }

    /// Records what is requested, for tests.
    package static func recording(
        orderId: OrderID, _ record: @escaping @MainActor (ShopOrdersExit) -> Void
    ) -> Self {
        Self(.recording(record), orderId: orderId)
    }

    /// Cancel this order?
    package func cancel(orderId: OrderID) {
        handler.go(.ordersCancel(orderId: orderId))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    package func cancel(orderId: OrderID) async -> OrdersCancelAction? {
        await handler.ask(.ordersCancel(orderId: orderId))?.value()
    }

    /// Cancel this order?
    ///
    /// With the same `orderId`.
    package func cancel() {
        handler.go(.ordersCancel(orderId: ownOrderId))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    package func cancel() async -> OrdersCancelAction? {
        await handler.ask(.ordersCancel(orderId: ownOrderId))?.value()
    }

    /// Product {productId}
    package func catalogProduct(productId: Int, ref: String? = nil) {
        handler.go(.catalogProduct(productId: productId, ref: ref))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    package var to: To { To(handler: handler, ownOrderId: ownOrderId) }

    @MainActor package struct To {
        fileprivate let handler: ShopOrdersExitHandler
        fileprivate let ownOrderId: OrderID

        /// Product {productId}
        package func catalogProduct(productId: Int, ref: String? = nil) -> any Hashable & Sendable {
            handler.value(.catalogProduct(productId: productId, ref: ref))
        }

        /// Cancel this order?
        package func cancel(orderId: OrderID) -> ShopOrdersExit {
            .ordersCancel(orderId: orderId)
        }

        /// Cancel this order?
        ///
        /// With the same `orderId`.
        package func cancel() -> ShopOrdersExit {
            .ordersCancel(orderId: ownOrderId)
        }
    }
}
