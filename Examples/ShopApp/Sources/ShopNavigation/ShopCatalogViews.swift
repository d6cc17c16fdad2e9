// Written by navgen from shop.yaml, section catalog. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import AccountNavigation
    import CatalogNavigation
    import NavgenRuntime
    import OrdersNavigation
    import ShopModel
    import SwiftUI

    extension ShopCatalogDestinations {
        @ViewBuilder func routeView(_ node: ShopCatalogRoute, _ context: ShopContext) -> some View {
            let handler: ShopCatalogExitHandler = context.handler.section()
            switch node {
            case .home: home(exits: .init(handler: handler))
            case .product(let productId, let ref):
                product(
                    productId: productId, ref: ref,
                    exits: .init(handler: handler, productId: productId))
            case .reviews(let productId, let sort, let section):
                reviews(
                    productId: productId, sort: sort, section: section,
                    exits: .init(handler: handler))
            }
        }

        @ViewBuilder func sheetView(_ node: ShopCatalogSheet, _ context: ShopContext) -> some View {
            let handler: ShopCatalogExitHandler = context.handler.section()
            switch node {
            case .search(let query): search(query: query, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func coverView(_ node: ShopCatalogCover, _ context: ShopContext) -> some View {
            let handler: ShopCatalogExitHandler = context.handler.section()
            switch node {
            case .photo(let productId, let index):
                photo(productId: productId, index: index, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func popoverView(
            _ node: ShopCatalogPopover, _ context: ShopContext
        ) -> some View {
            let handler: ShopCatalogExitHandler = context.handler.section()
            switch node {
            case .share(let productId): share(productId: productId, exits: .init(handler: handler))
            }
        }
    }
#endif
