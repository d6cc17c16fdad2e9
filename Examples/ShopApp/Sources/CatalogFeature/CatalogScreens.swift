#if canImport(SwiftUI)
    import CatalogNavigation
    import SwiftUI

    /// The views of the section `catalog`: a function for each node of `Graph/catalog.yaml`.
    package struct CatalogScreens: ShopCatalogDestinations {
        package init() {}

        package func home(exits: CatalogHomeExits) -> some View {
            HomeView(exits: exits)
        }

        package func product(productId: Int, ref: String?, exits: CatalogProductExits) -> some View {
            ProductView(product: Product(id: productId), ref: ref, exits: exits)
        }

        package func reviews(productId: Int, sort: Sort, section: String?, exits: CatalogReviewsExits) -> some View {
            ReviewsView(product: Product(id: productId), sort: sort, section: section, exits: exits)
        }

        package func search(query: String?, exits: CatalogSearchExits) -> some View {
            SearchView(query: query ?? "", exits: exits)
        }

        package func photo(productId: Int, index: Int, exits: CatalogPhotoExits) -> some View {
            PhotoView(product: Product(id: productId), index: index, exits: exits)
        }

        package func share(productId: Int, exits: CatalogShareExits) -> some View {
            ShareView(product: Product(id: productId), exits: exits)
        }
    }
#endif
