// Written by navgen from shop.yaml, section catalog, module CatalogNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen requests through one of its exits.
nonisolated package enum ShopCatalogExit: Hashable, Sendable {
    case catalogProduct(productId: Int, ref: String?)
    case catalogSearch(query: String?)
    case accountSignIn
    case catalogReviews(productId: Int, sort: Sort, section: String?)
    case catalogPhoto(productId: Int, index: Int)
    case catalogShare(productId: Int)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
}

/// What a presentation returns to a caller that awaits it.
nonisolated package struct ShopCatalogResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    package let content: AnyHashable

    package init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    package init(content: AnyHashable) { self.content = content }

    package func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Performs the exits of a screen.
@MainActor package final class ShopCatalogExitHandler {
    package let go: @MainActor (ShopCatalogExit) -> Void
    package let ask: @MainActor (ShopCatalogExit) async -> ShopCatalogResult?
    package let value: @MainActor (ShopCatalogExit) -> any Hashable & Sendable
    package let count: @MainActor (ShopCatalogCounter) -> Int

    package init(
        go: @escaping @MainActor (ShopCatalogExit) -> Void,
        ask: @escaping @MainActor (ShopCatalogExit) async -> ShopCatalogResult? = { _ in nil },
        value: @escaping @MainActor (ShopCatalogExit) -> any Hashable & Sendable = { $0 },
        count: @escaping @MainActor (ShopCatalogCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.ask = ask
        self.value = value
        self.count = count
    }

    /// Does nothing, for previews.
    package static let preview = ShopCatalogExitHandler { _ in }

    /// Records what is requested, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopCatalogExit) -> Void
    ) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen that is already shown can be told about.
nonisolated package enum ShopCatalogCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor package protocol ShopCatalogWaysOut {
    var handler: ShopCatalogExitHandler { get }
}

extension ShopCatalogWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    package func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    package var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor package protocol ShopCatalogPresentedWaysOut: ShopCatalogWaysOut {}

extension ShopCatalogPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    package func close() { handler.go(.close) }
}

/// The exits of `catalog.home`.
@MainActor package struct CatalogHomeExits: ShopCatalogWaysOut {
    package let handler: ShopCatalogExitHandler

    package init(_ handler: ShopCatalogExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopCatalogExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    /// Product {productId}
    package func product(productId: Int, ref: String? = nil) {
        handler.go(.catalogProduct(productId: productId, ref: ref))
    }

    /// Search
    package func search(query: String? = nil) {
        handler.go(.catalogSearch(query: query))
    }

    /// Sign in
    package func accountSignIn() {
        handler.go(.accountSignIn)
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    package func accountSignIn() async -> Bool? {
        await handler.ask(.accountSignIn)?.value()
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    package var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    package var to: To { To(handler: handler) }

    @MainActor package struct To {
        fileprivate let handler: ShopCatalogExitHandler

        /// Product {productId}
        package func product(productId: Int, ref: String? = nil) -> any Hashable & Sendable {
            handler.value(.catalogProduct(productId: productId, ref: ref))
        }
    }
}

/// The exits of `catalog.product`.
@MainActor package struct CatalogProductExits: ShopCatalogPresentedWaysOut {
    package let handler: ShopCatalogExitHandler
    private let ownProductId: Int

    package init(_ handler: ShopCatalogExitHandler, productId: Int) {
        self.handler = handler
        ownProductId = productId
    }

    /// Does nothing, for previews.
    package static func preview(productId: Int) -> Self {
        Self(.preview, productId: productId)
    }

    /// Records what is requested, for tests.
    package static func recording(
        productId: Int, _ record: @escaping @MainActor (ShopCatalogExit) -> Void
    ) -> Self {
        Self(.recording(record), productId: productId)
    }

    /// Reviews
    package func reviews(productId: Int, sort: Sort = .relevance, section: String? = nil) {
        handler.go(.catalogReviews(productId: productId, sort: sort, section: section))
    }

    /// Reviews
    ///
    /// With the same `productId`.
    package func reviews(sort: Sort = .relevance, section: String? = nil) {
        handler.go(.catalogReviews(productId: ownProductId, sort: sort, section: section))
    }

    package func photo(productId: Int, index: Int = 0) {
        handler.go(.catalogPhoto(productId: productId, index: index))
    }

    /// With the same `productId`.
    package func photo(index: Int = 0) {
        handler.go(.catalogPhoto(productId: ownProductId, index: index))
    }

    package func share(productId: Int) {
        handler.go(.catalogShare(productId: productId))
    }

    /// With the same `productId`.
    package func share() {
        handler.go(.catalogShare(productId: ownProductId))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    package var to: To { To(handler: handler, ownProductId: ownProductId) }

    @MainActor package struct To {
        fileprivate let handler: ShopCatalogExitHandler
        fileprivate let ownProductId: Int

        /// Reviews
        package func reviews(
            productId: Int, sort: Sort = .relevance, section: String? = nil
        ) -> any Hashable & Sendable {
            handler.value(.catalogReviews(productId: productId, sort: sort, section: section))
        }

        /// Reviews
        ///
        /// With the same `productId`.
        package func reviews(
            sort: Sort = .relevance, section: String? = nil
        ) -> any Hashable & Sendable {
            handler.value(.catalogReviews(productId: ownProductId, sort: sort, section: section))
        }

        package func share(productId: Int) -> ShopCatalogExit {
            .catalogShare(productId: productId)
        }

        /// With the same `productId`.
        package func share() -> ShopCatalogExit {
            .catalogShare(productId: ownProductId)
        }
    }
}

/// The exits of `catalog.reviews`.
@MainActor package struct CatalogReviewsExits: ShopCatalogPresentedWaysOut {
    package let handler: ShopCatalogExitHandler

    package init(_ handler: ShopCatalogExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopCatalogExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `catalog.search`.
@MainActor package struct CatalogSearchExits: ShopCatalogPresentedWaysOut {
    package let handler: ShopCatalogExitHandler

    package init(_ handler: ShopCatalogExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopCatalogExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    /// Product {productId}
    package func product(productId: Int, ref: String? = nil) {
        handler.go(.catalogProduct(productId: productId, ref: ref))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    package var to: To { To(handler: handler) }

    @MainActor package struct To {
        fileprivate let handler: ShopCatalogExitHandler

        /// Product {productId}
        package func product(productId: Int, ref: String? = nil) -> any Hashable & Sendable {
            handler.value(.catalogProduct(productId: productId, ref: ref))
        }
    }
}

/// The exits of `catalog.photo`.
@MainActor package struct CatalogPhotoExits: ShopCatalogPresentedWaysOut {
    package let handler: ShopCatalogExitHandler

    package init(_ handler: ShopCatalogExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopCatalogExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `catalog.share`.
@MainActor package struct CatalogShareExits: ShopCatalogPresentedWaysOut {
    package let handler: ShopCatalogExitHandler

    package init(_ handler: ShopCatalogExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopCatalogExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }
}
