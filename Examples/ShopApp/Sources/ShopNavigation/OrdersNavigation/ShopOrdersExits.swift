// Written by navgen from shop.yaml, section orders, module OrdersNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import ShopModel
#else
    import ShopModel
#endif

/// What a screen asks for by one of its ways out.
nonisolated package enum ShopOrdersExit: Hashable, Sendable {
    case ordersDetail(orderId: OrderID)
    case ordersCancel(orderId: OrderID)
    case catalogProduct(productId: Int, ref: String?)
    /// Closes the presentation in which the screen is.
    case close
    /// Goes back to what lies below the screen.
    case back
}

/// What a presentation hands back to whoever waits for it.
nonisolated package struct ShopOrdersResult: Hashable, @unchecked Sendable {
    // It could be sent when it was put in here.
    package let content: AnyHashable

    package init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    package init(content: AnyHashable) { self.content = content }

    package func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Carries out the exits of a screen.
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

    /// Tells what is asked for, for tests.
    package static func recording(_ record: @escaping @MainActor (ShopOrdersExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen can be told about, though it shows already.
nonisolated package enum ShopOrdersCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The ways out of a screen.
@MainActor package protocol ShopOrdersWaysOut {
    var handler: ShopOrdersExitHandler { get }
}

extension ShopOrdersWaysOut {
    /// Goes back to what lies below the screen; at the lowest of a presentation, closes it.
    package func back() { handler.go(.back) }

    /// How often a link has led here while this was shown already: to scroll there again.
    package var arrivals: Int { handler.count(.arrivals) }
}

/// The ways out of a screen that can lie in a presentation.
@MainActor package protocol ShopOrdersPresentedWaysOut: ShopOrdersWaysOut {}

extension ShopOrdersPresentedWaysOut {
    /// Closes the presentation in which the screen is, from any depth.
    package func close() { handler.go(.close) }
}

/// The ways out of `orders.history`.
@MainActor package struct OrdersHistoryExits: ShopOrdersWaysOut {
    package let handler: ShopOrdersExitHandler

    package init(_ handler: ShopOrdersExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    package static func recording(_ record: @escaping @MainActor (ShopOrdersExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Order {orderId}
    package func detail(orderId: OrderID) {
        handler.go(.ordersDetail(orderId: orderId))
    }

    /// How often its tab was tapped while this was on top: to scroll up.
    package var reselections: Int { handler.count(.reselections) }

    /// The ways out as values, for links and for what they hang on.
    package var to: To { To(handler: handler) }

    @MainActor package struct To {
        fileprivate let handler: ShopOrdersExitHandler

        /// Order {orderId}
        package func detail(orderId: OrderID) -> any Hashable & Sendable {
            handler.value(.ordersDetail(orderId: orderId))
        }
    }
}

/// The ways out of `orders.detail`.
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

    /// Tells what is asked for, for tests.
    package static func recording(
        orderId: OrderID, _ record: @escaping @MainActor (ShopOrdersExit) -> Void
    ) -> Self {
        Self(.recording(record), orderId: orderId)
    }

    /// Cancel this order?
    package func cancel(orderId: OrderID) {
        handler.go(.ordersCancel(orderId: orderId))
    }

    /// Waits for the answer; nil: it was dismissed.
    @discardableResult
    package func cancel(orderId: OrderID) async -> OrdersCancelAction? {
        await handler.ask(.ordersCancel(orderId: orderId))?.value()
    }

    /// Cancel this order?
    ///
    /// Of the same `orderId`.
    package func cancel() {
        handler.go(.ordersCancel(orderId: ownOrderId))
    }

    /// Waits for the answer; nil: it was dismissed.
    @discardableResult
    package func cancel() async -> OrdersCancelAction? {
        await handler.ask(.ordersCancel(orderId: ownOrderId))?.value()
    }

    /// Product {productId}
    package func catalogProduct(productId: Int, ref: String? = nil) {
        handler.go(.catalogProduct(productId: productId, ref: ref))
    }

    /// The ways out as values, for links and for what they hang on.
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
        /// Of the same `orderId`.
        package func cancel() -> ShopOrdersExit {
            .ordersCancel(orderId: ownOrderId)
        }
    }
}
