// Written by navgen from shop.yaml, section catalog, module CatalogNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif

/// A navigation request that a screen makes through one of its exits.
nonisolated package enum ShopCatalogExit: ExitRequest {
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
    /// Closes the presentation that contains the screen, with a result.
    case finish(NavigationResult)
}

package typealias ShopCatalogExitHandler = ExitHandler<ShopCatalogExit>

@MainActor package struct CatalogHomeExits: TabExiting, PlainExiting {
    package let handler: ShopCatalogExitHandler

    package init(handler: ShopCatalogExitHandler) {
        self.handler = handler
    }

    package func product(productId: Int, ref: String? = nil) {
        go(.catalogProduct(productId: productId, ref: ref))
    }
    package func search(query: String? = nil) { go(.catalogSearch(query: query)) }
    package func accountSignIn() { go(.accountSignIn) }
    @discardableResult package func accountSignIn() async -> Bool? { await answer(.accountSignIn) }

    package var to: To { To(exits: self) }
    @MainActor package struct To {
        fileprivate let exits: CatalogHomeExits
        package func product(productId: Int, ref: String? = nil) -> any Hashable & Sendable {
            exits.handler.value(.catalogProduct(productId: productId, ref: ref))
        }
        package func search(query: String? = nil) -> any Hashable & Sendable {
            exits.handler.value(.catalogSearch(query: query))
        }
        package func accountSignIn() -> any Hashable & Sendable {
            exits.handler.value(.accountSignIn)
        }
    }
}

@MainActor package struct CatalogProductExits: PresentedExiting {
    package let handler: ShopCatalogExitHandler
    package let productId: Int

    package init(handler: ShopCatalogExitHandler, productId: Int) {
        self.handler = handler
        self.productId = productId
    }

    package static func preview(productId: Int) -> Self {
        Self(handler: .preview, productId: productId)
    }
    package static func recording(
        productId: Int, _ record: @escaping ShopCatalogExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), productId: productId)
    }

    package func reviews(productId: Int, sort: Sort = .relevance, section: String? = nil) {
        go(.catalogReviews(productId: productId, sort: sort, section: section))
    }
    package func reviews(sort: Sort = .relevance, section: String? = nil) {
        reviews(productId: self.productId, sort: sort, section: section)
    }
    package func photo(productId: Int, index: Int = 0) {
        go(.catalogPhoto(productId: productId, index: index))
    }
    package func photo(index: Int = 0) { photo(productId: self.productId, index: index) }
    package func share(productId: Int) { go(.catalogShare(productId: productId)) }
    package func share() { share(productId: self.productId) }

    package var to: To { To(exits: self) }
    @MainActor package struct To {
        fileprivate let exits: CatalogProductExits
        package func reviews(
            productId: Int, sort: Sort = .relevance, section: String? = nil
        ) -> any Hashable & Sendable {
            exits.handler.value(.catalogReviews(productId: productId, sort: sort, section: section))
        }
        package func reviews(
            sort: Sort = .relevance, section: String? = nil
        ) -> any Hashable & Sendable {
            reviews(productId: exits.productId, sort: sort, section: section)
        }
        package func photo(productId: Int, index: Int = 0) -> any Hashable & Sendable {
            exits.handler.value(.catalogPhoto(productId: productId, index: index))
        }
        package func photo(index: Int = 0) -> any Hashable & Sendable {
            photo(productId: exits.productId, index: index)
        }
        package func share(productId: Int) -> any Hashable & Sendable {
            exits.handler.value(.catalogShare(productId: productId))
        }
        package func share() -> any Hashable & Sendable { share(productId: exits.productId) }
    }
}

@MainActor package struct CatalogReviewsExits: PresentedExiting, PlainExiting {
    package let handler: ShopCatalogExitHandler

    package init(handler: ShopCatalogExitHandler) {
        self.handler = handler
    }
}

@MainActor package struct CatalogSearchExits: PresentedExiting, PlainExiting {
    package let handler: ShopCatalogExitHandler

    package init(handler: ShopCatalogExitHandler) {
        self.handler = handler
    }

    package func product(productId: Int, ref: String? = nil) {
        go(.catalogProduct(productId: productId, ref: ref))
    }

    package var to: To { To(exits: self) }
    @MainActor package struct To {
        fileprivate let exits: CatalogSearchExits
        package func product(productId: Int, ref: String? = nil) -> any Hashable & Sendable {
            exits.handler.value(.catalogProduct(productId: productId, ref: ref))
        }
    }
}

@MainActor package struct CatalogPhotoExits: PresentedExiting, PlainExiting {
    package let handler: ShopCatalogExitHandler

    package init(handler: ShopCatalogExitHandler) {
        self.handler = handler
    }
}

@MainActor package struct CatalogShareExits: PresentedExiting, PlainExiting {
    package let handler: ShopCatalogExitHandler

    package init(handler: ShopCatalogExitHandler) {
        self.handler = handler
    }
}
