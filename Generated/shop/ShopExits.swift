// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias ShopExit = NavigationExit<ShopGraph>
typealias ShopExitHandler = ExitHandler<ShopExit>

@MainActor struct HomeExits: TabExiting, PlainExiting {
    let handler: ShopExitHandler

    func product(productId: Int, ref: String? = nil) {
        go(.push(.product(productId: productId, ref: ref)))
    }
    func search(query: String? = nil) { go(.sheet(.search(query: query))) }
    func settings() { go(.push(.settings)) }
    func checkout(cart: Cart) { go(.sheet(.checkout(cart: cart))) }

    var to: To { To() }
    @MainActor struct To {
        func product(productId: Int, ref: String? = nil) -> ShopRoute {
            .product(productId: productId, ref: ref)
        }
        func settings() -> ShopRoute { .settings }
        func search(query: String? = nil) -> ShopExit { .sheet(.search(query: query)) }
        func checkout(cart: Cart) -> ShopExit { .sheet(.checkout(cart: cart)) }
    }
}

@MainActor struct ProductExits: PresentedExiting {
    let handler: ShopExitHandler
    let productId: Int

    static func preview(productId: Int) -> Self { Self(handler: .preview, productId: productId) }
    static func recording(productId: Int, _ record: @escaping ShopExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), productId: productId)
    }

    func reviews(productId: Int, section: String? = nil) {
        go(.push(.reviews(productId: productId, sort: .topRated, section: section)))
    }
    func reviews(section: String? = nil) { reviews(productId: self.productId, section: section) }
    func shareMenu(productId: Int) { go(.popover(.shareMenu(productId: productId))) }
    func shareMenu() { shareMenu(productId: self.productId) }
    func photo(productId: Int, index: Int = 0) {
        go(.cover(.photo(productId: productId, index: index)))
    }
    func photo(index: Int = 0) { photo(productId: self.productId, index: index) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: ProductExits
        func reviews(productId: Int, section: String? = nil) -> ShopRoute {
            .reviews(productId: productId, sort: .topRated, section: section)
        }
        func reviews(section: String? = nil) -> ShopRoute {
            reviews(productId: exits.productId, section: section)
        }
        func shareMenu(productId: Int) -> ShopExit { .popover(.shareMenu(productId: productId)) }
        func shareMenu() -> ShopExit { shareMenu(productId: exits.productId) }
        func photo(productId: Int, index: Int = 0) -> ShopExit {
            .cover(.photo(productId: productId, index: index))
        }
        func photo(index: Int = 0) -> ShopExit { photo(productId: exits.productId, index: index) }
    }
}

@MainActor struct ReviewsExits: PresentedExiting, PlainExiting { let handler: ShopExitHandler }

@MainActor struct OrderHistoryExits: TabExiting, PlainExiting {
    let handler: ShopExitHandler

    func orderDetail(orderId: OrderID) { go(.push(.orderDetail(orderId: orderId))) }

    var to: To { To() }
    @MainActor struct To {
        func orderDetail(orderId: OrderID) -> ShopRoute { .orderDetail(orderId: orderId) }
    }
}

@MainActor struct OrderDetailExits: ScreenExiting {
    let handler: ShopExitHandler
    let orderId: OrderID

    static func preview(orderId: OrderID) -> Self { Self(handler: .preview, orderId: orderId) }
    static func recording(orderId: OrderID, _ record: @escaping ShopExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), orderId: orderId)
    }

    func cancelOrder(orderId: OrderID) { go(.dialog(.cancelOrder(orderId: orderId))) }
    func cancelOrder() { cancelOrder(orderId: self.orderId) }
    @discardableResult
    func cancelOrder(orderId: OrderID) async -> CancelOrderAction? {
        await answer(.dialog(.cancelOrder(orderId: orderId)))
    }
    @discardableResult
    func cancelOrder() async -> CancelOrderAction? { await cancelOrder(orderId: self.orderId) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: OrderDetailExits
        func cancelOrder(orderId: OrderID) -> ShopExit { .dialog(.cancelOrder(orderId: orderId)) }
        func cancelOrder() -> ShopExit { cancelOrder(orderId: exits.orderId) }
    }
}

@MainActor struct ProfileExits: TabExiting, PlainExiting {
    let handler: ShopExitHandler

    func settings() { go(.push(.settings)) }

    var to: To { To() }
    @MainActor struct To {
        func settings() -> ShopRoute { .settings }
    }
}

@MainActor struct SettingsExits: ScreenExiting, PlainExiting {
    let handler: ShopExitHandler

    func onboarding(data: OnboardingData = .init()) { go(.start(.onboarding(.init(data: data)))) }
    @discardableResult
    func onboarding(data: OnboardingData = .init()) async -> OnboardingData? {
        await answer(.start(.onboarding(.init(data: data))))
    }

    var to: To { To() }
    @MainActor struct To {
        func onboarding(data: OnboardingData = .init()) -> ShopExit {
            .start(.onboarding(.init(data: data)))
        }
    }
}

@MainActor struct SearchExits: PresentedExiting, PlainExiting {
    let handler: ShopExitHandler

    func product(productId: Int, ref: String? = nil) {
        go(.push(.product(productId: productId, ref: ref)))
    }

    var to: To { To() }
    @MainActor struct To {
        func product(productId: Int, ref: String? = nil) -> ShopRoute {
            .product(productId: productId, ref: ref)
        }
    }
}

@MainActor struct CheckoutExits: PresentedExiting, PlainExiting { let handler: ShopExitHandler }

@MainActor struct SignInExits: AnsweringExiting, PlainExiting {
    typealias Answer = Bool
    let handler: ShopExitHandler
}

@MainActor struct PhotoExits: PresentedExiting, PlainExiting { let handler: ShopExitHandler }

@MainActor struct ShareMenuExits: PresentedExiting, PlainExiting { let handler: ShopExitHandler }
