// Written by navgen from shop.yaml, section catalog, module CatalogNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen asks for by one of its ways out.
nonisolated package enum ShopCatalogExit: Hashable, Sendable {
    case catalogProduct(productId: Int, ref: String?)
    case catalogSearch(query: String?)
    case accountSignIn
    case catalogReviews(productId: Int, sort: Sort, section: String?)
    case catalogPhoto(productId: Int, index: Int)
    case catalogShare(productId: Int)
    /// Closes the presentation in which the screen is.
    case close
    /// Goes back to what lies below the screen.
    case back
}

/// What a presentation hands back to whoever waits for it.
nonisolated package struct ShopCatalogResult: Hashable, @unchecked Sendable {
    // It could be sent when it was put in here.
    package let content: AnyHashable

    package init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    package init(content: AnyHashable) { self.content = content }

    package func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Carries out the exits of a screen.
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

    /// Tells what is asked for, for tests.
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

/// What a screen can be told about, though it shows already.
nonisolated package enum ShopCatalogCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The ways out of a screen.
@MainActor package protocol ShopCatalogWaysOut {
    var handler: ShopCatalogExitHandler { get }
}

extension ShopCatalogWaysOut {
    /// Goes back to what lies below the screen; at the lowest of a presentation, closes it.
    package func back() { handler.go(.back) }

    /// How often a link has led here while this was shown already: to scroll there again.
    package var arrivals: Int { handler.count(.arrivals) }
}

/// The ways out of a screen that can lie in a presentation.
@MainActor package protocol ShopCatalogPresentedWaysOut: ShopCatalogWaysOut {}

extension ShopCatalogPresentedWaysOut {
    /// Closes the presentation in which the screen is, from any depth.
    package func close() { handler.go(.close) }
}

/// The ways out of `catalog.home`.
@MainActor package struct CatalogHomeExits: ShopCatalogWaysOut {
    package let handler: ShopCatalogExitHandler

    package init(_ handler: ShopCatalogExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
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

    /// Waits for what it hands back; nil: it was closed without a result.
    @discardableResult
    package func accountSignIn() async -> Bool? {
        await handler.ask(.accountSignIn)?.value()
    }

    /// How often its tab was tapped while this was on top: to scroll up.
    package var reselections: Int { handler.count(.reselections) }

    /// The ways out as values, for links and for what they hang on.
    package var to: To { To(handler: handler) }

    @MainActor package struct To {
        fileprivate let handler: ShopCatalogExitHandler

        /// Product {productId}
        package func product(productId: Int, ref: String? = nil) -> any Hashable & Sendable {
            handler.value(.catalogProduct(productId: productId, ref: ref))
        }
    }
}

/// The ways out of `catalog.product`.
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

    /// Tells what is asked for, for tests.
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
    /// Of the same `productId`.
    package func reviews(sort: Sort = .relevance, section: String? = nil) {
        handler.go(.catalogReviews(productId: ownProductId, sort: sort, section: section))
    }

    package func photo(productId: Int, index: Int = 0) {
        handler.go(.catalogPhoto(productId: productId, index: index))
    }

    /// Of the same `productId`.
    package func photo(index: Int = 0) {
        handler.go(.catalogPhoto(productId: ownProductId, index: index))
    }

    package func share(productId: Int) {
        handler.go(.catalogShare(productId: productId))
    }

    /// Of the same `productId`.
    package func share() {
        handler.go(.catalogShare(productId: ownProductId))
    }

    /// The ways out as values, for links and for what they hang on.
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
        /// Of the same `productId`.
        package func reviews(
            sort: Sort = .relevance, section: String? = nil
        ) -> any Hashable & Sendable {
            handler.value(.catalogReviews(productId: ownProductId, sort: sort, section: section))
        }

        package func share(productId: Int) -> ShopCatalogExit {
            .catalogShare(productId: productId)
        }

        /// Of the same `productId`.
        package func share() -> ShopCatalogExit {
            .catalogShare(productId: ownProductId)
        }
    }
}

/// The ways out of `catalog.reviews`.
@MainActor package struct CatalogReviewsExits: ShopCatalogPresentedWaysOut {
    package let handler: ShopCatalogExitHandler

    package init(_ handler: ShopCatalogExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopCatalogExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }
}

/// The ways out of `catalog.search`.
@MainActor package struct CatalogSearchExits: ShopCatalogPresentedWaysOut {
    package let handler: ShopCatalogExitHandler

    package init(_ handler: ShopCatalogExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopCatalogExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    /// Product {productId}
    package func product(productId: Int, ref: String? = nil) {
        handler.go(.catalogProduct(productId: productId, ref: ref))
    }

    /// The ways out as values, for links and for what they hang on.
    package var to: To { To(handler: handler) }

    @MainActor package struct To {
        fileprivate let handler: ShopCatalogExitHandler

        /// Product {productId}
        package func product(productId: Int, ref: String? = nil) -> any Hashable & Sendable {
            handler.value(.catalogProduct(productId: productId, ref: ref))
        }
    }
}

/// The ways out of `catalog.photo`.
@MainActor package struct CatalogPhotoExits: ShopCatalogPresentedWaysOut {
    package let handler: ShopCatalogExitHandler

    package init(_ handler: ShopCatalogExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopCatalogExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }
}

/// The ways out of `catalog.share`.
@MainActor package struct CatalogShareExits: ShopCatalogPresentedWaysOut {
    package let handler: ShopCatalogExitHandler

    package init(_ handler: ShopCatalogExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    package static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    package static func recording(
        _ record: @escaping @MainActor (ShopCatalogExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }
}
