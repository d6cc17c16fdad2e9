// Written by navgen from shop.yaml, section catalog, module CatalogNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import NavgenRuntime
    #if hasFeature(InternalImportsByDefault)
        package import SwiftUI
    #else
        import SwiftUI
    #endif

    /// Makes the views of the section `catalog`: a function for each node.
    @MainActor
    package protocol ShopCatalogDestinations:
        CatalogHomeDestination,
        CatalogProductDestination,
        CatalogReviewsDestination,
        CatalogSearchDestination,
        CatalogPhotoDestination,
        CatalogShareDestination
    {}

    @MainActor package protocol CatalogHomeDestination {
        associatedtype HomeBody: View = EmptyView
        @ViewBuilder func home(exits: CatalogHomeExits) -> HomeBody
    }
    @MainActor package protocol CatalogProductDestination {
        associatedtype ProductBody: View = EmptyView
        @ViewBuilder func product(
            productId: Int, ref: String?, exits: CatalogProductExits
        ) -> ProductBody
    }
    @MainActor package protocol CatalogReviewsDestination {
        associatedtype ReviewsBody: View = EmptyView
        @ViewBuilder func reviews(
            productId: Int, sort: Sort, section: String?, exits: CatalogReviewsExits
        ) -> ReviewsBody
    }
    @MainActor package protocol CatalogSearchDestination {
        associatedtype SearchBody: View = EmptyView
        @ViewBuilder func search(query: String?, exits: CatalogSearchExits) -> SearchBody
    }
    @MainActor package protocol CatalogPhotoDestination {
        associatedtype PhotoBody: View = EmptyView
        @ViewBuilder func photo(productId: Int, index: Int, exits: CatalogPhotoExits) -> PhotoBody
    }
    @MainActor package protocol CatalogShareDestination {
        associatedtype ShareBody: View = EmptyView
        @ViewBuilder func share(productId: Int, exits: CatalogShareExits) -> ShareBody
    }
#endif
