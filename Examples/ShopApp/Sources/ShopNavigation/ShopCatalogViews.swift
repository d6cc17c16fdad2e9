// Written by navgen from shop.yaml, section catalog. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import AccountNavigation
    import CatalogNavigation
    import OrdersNavigation
    import ShopModel
    import SwiftUI

    /// The app's view of a node.
    struct ShopCatalogRouteView<Destinations: ShopCatalogDestinations>: View {
        let node: ShopCatalogRoute
        let destinations: Destinations
        let context: ShopContext

        var body: some View {
            switch node {
            case .home:
                destinations.home(exits: CatalogHomeExits(ShopCatalogExitHandler(context.handler)))
            case .product(let productId, let ref):
                destinations.product(
                    productId: productId, ref: ref,
                    exits: CatalogProductExits(
                        ShopCatalogExitHandler(context.handler), productId: productId))
            case .reviews(let productId, let sort, let section):
                destinations.reviews(
                    productId: productId, sort: sort, section: section,
                    exits: CatalogReviewsExits(ShopCatalogExitHandler(context.handler)))
            }
        }
    }

    /// The app's view of a node.
    struct ShopCatalogSheetView<Destinations: ShopCatalogDestinations>: View {
        let node: ShopCatalogSheet
        let destinations: Destinations
        let context: ShopContext

        var body: some View {
            switch node {
            case .search(let query):
                destinations.search(
                    query: query,
                    exits: CatalogSearchExits(ShopCatalogExitHandler(context.handler)))
            }
        }
    }

    /// The app's view of a node.
    struct ShopCatalogCoverView<Destinations: ShopCatalogDestinations>: View {
        let node: ShopCatalogCover
        let destinations: Destinations
        let context: ShopContext

        var body: some View {
            switch node {
            case .photo(let productId, let index):
                destinations.photo(
                    productId: productId, index: index,
                    exits: CatalogPhotoExits(ShopCatalogExitHandler(context.handler)))
            }
        }
    }

    /// The app's view of a node.
    struct ShopCatalogPopoverView<Destinations: ShopCatalogDestinations>: View {
        let node: ShopCatalogPopover
        let destinations: Destinations
        let context: ShopContext

        var body: some View {
            switch node {
            case .share(let productId):
                destinations.share(
                    productId: productId,
                    exits: CatalogShareExits(ShopCatalogExitHandler(context.handler)))
            }
        }
    }
#endif
