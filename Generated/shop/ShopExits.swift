// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen requests through one of its exits.
nonisolated enum ShopExit: Hashable, Sendable {
    case push(ShopRoute)
    case sheet(ShopSheet)
    case cover(ShopCover)
    case popover(ShopPopover)
    case dialog(ShopDialog)
    case start(ShopFlow)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
    /// Closes the presentation that contains the screen, with a result.
    case finish(ShopResult)
}

nonisolated extension ShopExit {
    /// The node it leads to; `nil` if it leads back.
    var target: ShopNode? {
        switch self {
        case .push(let target): return target.node
        case .sheet(let target): return target.node
        case .cover(let target): return target.node
        case .popover(let target): return target.node
        case .dialog(let target): return target.node
        case .start(let target): return target.node
        case .back, .close, .finish: return nil
        }
    }
}

/// What a presentation returns to a caller that awaits it.
nonisolated struct ShopResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    private let content: AnyHashable

    init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Performs the exits of a screen.
@MainActor final class ShopExitHandler {
    let go: @MainActor (ShopExit) -> Void
    let ask: @MainActor (ShopExit) async -> ShopResult?
    let count: @MainActor (ShopCounter) -> Int

    init(
        go: @escaping @MainActor (ShopExit) -> Void,
        ask: @escaping @MainActor (ShopExit) async -> ShopResult? = { _ in nil },
        count: @escaping @MainActor (ShopCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.ask = ask
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = ShopExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (ShopExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum ShopCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol ShopWaysOut {
    var handler: ShopExitHandler { get }
}

extension ShopWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor protocol ShopPresentedWaysOut: ShopWaysOut {}

extension ShopPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    func close() { handler.go(.close) }
}

/// The exits of `home`.
@MainActor struct HomeExits: ShopWaysOut {
    let handler: ShopExitHandler

    init(_ handler: ShopExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (ShopExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Product {productId}
    func product(productId: Int, ref: String? = nil) {
        handler.go(.push(.product(productId: productId, ref: ref)))
    }

    /// Search
    func search(query: String? = nil) {
        handler.go(.sheet(.search(query: query)))
    }

    /// Settings
    func settings() {
        handler.go(.push(.settings))
    }

    /// Checkout
    func checkout(cart: Cart) {
        handler.go(.sheet(.checkout(cart: cart)))
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Product {productId}
        func product(productId: Int, ref: String? = nil) -> ShopRoute {
            .product(productId: productId, ref: ref)
        }

        /// Settings
        func settings() -> ShopRoute {
            .settings
        }
    }
}

/// The exits of `product`.
@MainActor struct ProductExits: ShopPresentedWaysOut {
    let handler: ShopExitHandler
    private let ownProductId: Int

    init(_ handler: ShopExitHandler, productId: Int) {
        self.handler = handler
        ownProductId = productId
    }

    /// Does nothing, for previews.
    static func preview(productId: Int) -> Self {
        Self(.preview, productId: productId)
    }

    /// Records what is requested, for tests.
    static func recording(
        productId: Int, _ record: @escaping @MainActor (ShopExit) -> Void
    ) -> Self {
        Self(.recording(record), productId: productId)
    }

    /// Reviews
    func reviews(productId: Int, section: String? = nil) {
        handler.go(.push(.reviews(productId: productId, sort: .topRated, section: section)))
    }

    /// Reviews
    ///
    /// With the same `productId`.
    func reviews(section: String? = nil) {
        handler.go(.push(.reviews(productId: ownProductId, sort: .topRated, section: section)))
    }

    func shareMenu(productId: Int) {
        handler.go(.popover(.shareMenu(productId: productId)))
    }

    /// With the same `productId`.
    func shareMenu() {
        handler.go(.popover(.shareMenu(productId: ownProductId)))
    }

    func photo(productId: Int, index: Int = 0) {
        handler.go(.cover(.photo(productId: productId, index: index)))
    }

    /// With the same `productId`.
    func photo(index: Int = 0) {
        handler.go(.cover(.photo(productId: ownProductId, index: index)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownProductId: ownProductId) }

    @MainActor struct To {
        fileprivate let ownProductId: Int

        /// Reviews
        func reviews(productId: Int, section: String? = nil) -> ShopRoute {
            .reviews(productId: productId, sort: .topRated, section: section)
        }

        /// Reviews
        ///
        /// With the same `productId`.
        func reviews(section: String? = nil) -> ShopRoute {
            .reviews(productId: ownProductId, sort: .topRated, section: section)
        }

        func shareMenu(productId: Int) -> ShopExit {
            .popover(.shareMenu(productId: productId))
        }

        /// With the same `productId`.
        func shareMenu() -> ShopExit {
            .popover(.shareMenu(productId: ownProductId))
        }
    }
}

/// The exits of `reviews`.
@MainActor struct ReviewsExits: ShopPresentedWaysOut {
    let handler: ShopExitHandler

    init(_ handler: ShopExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (ShopExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `orderHistory`.
@MainActor struct OrderHistoryExits: ShopWaysOut {
    let handler: ShopExitHandler

    init(_ handler: ShopExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (ShopExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Order {orderId}
    func orderDetail(orderId: OrderID) {
        handler.go(.push(.orderDetail(orderId: orderId)))
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Order {orderId}
        func orderDetail(orderId: OrderID) -> ShopRoute {
            .orderDetail(orderId: orderId)
        }
    }
}

/// The exits of `orderDetail`.
@MainActor struct OrderDetailExits: ShopWaysOut {
    let handler: ShopExitHandler
    private let ownOrderId: OrderID

    init(_ handler: ShopExitHandler, orderId: OrderID) {
        self.handler = handler
        ownOrderId = orderId
    }

    /// Does nothing, for previews.
    static func preview(orderId: OrderID) -> Self {
        Self(.preview, orderId: orderId)
    }

    /// Records what is requested, for tests.
    static func recording(
        orderId: OrderID, _ record: @escaping @MainActor (ShopExit) -> Void
    ) -> Self {
        Self(.recording(record), orderId: orderId)
    }

    /// Cancel this order?
    func cancelOrder(orderId: OrderID) {
        handler.go(.dialog(.cancelOrder(orderId: orderId)))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func cancelOrder(orderId: OrderID) async -> CancelOrderAction? {
        await handler.ask(.dialog(.cancelOrder(orderId: orderId)))?.value()
    }

    /// Cancel this order?
    ///
    /// With the same `orderId`.
    func cancelOrder() {
        handler.go(.dialog(.cancelOrder(orderId: ownOrderId)))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func cancelOrder() async -> CancelOrderAction? {
        await handler.ask(.dialog(.cancelOrder(orderId: ownOrderId)))?.value()
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownOrderId: ownOrderId) }

    @MainActor struct To {
        fileprivate let ownOrderId: OrderID

        /// Cancel this order?
        func cancelOrder(orderId: OrderID) -> ShopExit {
            .dialog(.cancelOrder(orderId: orderId))
        }

        /// Cancel this order?
        ///
        /// With the same `orderId`.
        func cancelOrder() -> ShopExit {
            .dialog(.cancelOrder(orderId: ownOrderId))
        }
    }
}

/// The exits of `profile`.
@MainActor struct ProfileExits: ShopWaysOut {
    let handler: ShopExitHandler

    init(_ handler: ShopExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (ShopExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Settings
    func settings() {
        handler.go(.push(.settings))
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Settings
        func settings() -> ShopRoute {
            .settings
        }
    }
}

/// The exits of `settings`.
@MainActor struct SettingsExits: ShopWaysOut {
    let handler: ShopExitHandler

    init(_ handler: ShopExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (ShopExit) -> Void) -> Self {
        Self(.recording(record))
    }

    func onboarding(data: OnboardingData = OnboardingData()) {
        handler.go(.start(.onboarding(.init(data: data))))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    func onboarding(data: OnboardingData = OnboardingData()) async -> OnboardingData? {
        await handler.ask(.start(.onboarding(.init(data: data))))?.value()
    }
}

/// The exits of `search`.
@MainActor struct SearchExits: ShopPresentedWaysOut {
    let handler: ShopExitHandler

    init(_ handler: ShopExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (ShopExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Product {productId}
    func product(productId: Int, ref: String? = nil) {
        handler.go(.push(.product(productId: productId, ref: ref)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Product {productId}
        func product(productId: Int, ref: String? = nil) -> ShopRoute {
            .product(productId: productId, ref: ref)
        }
    }
}

/// The exits of `checkout`.
@MainActor struct CheckoutExits: ShopPresentedWaysOut {
    let handler: ShopExitHandler

    init(_ handler: ShopExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (ShopExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `signIn`.
@MainActor struct SignInExits: ShopPresentedWaysOut {
    let handler: ShopExitHandler

    init(_ handler: ShopExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (ShopExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Closes the presentation with a result.
    func finish(_ result: Bool) { handler.go(.finish(ShopResult(result))) }
}

/// The exits of `photo`.
@MainActor struct PhotoExits: ShopPresentedWaysOut {
    let handler: ShopExitHandler

    init(_ handler: ShopExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (ShopExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `shareMenu`.
@MainActor struct ShareMenuExits: ShopPresentedWaysOut {
    let handler: ShopExitHandler

    init(_ handler: ShopExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (ShopExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
