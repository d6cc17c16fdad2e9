// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    #if hasFeature(InternalImportsByDefault)
        package import AccountNavigation
    #else
        import AccountNavigation
    #endif
    #if hasFeature(InternalImportsByDefault)
        package import CatalogNavigation
    #else
        import CatalogNavigation
    #endif
    #if hasFeature(InternalImportsByDefault)
        package import NavgenRuntime
    #else
        import NavgenRuntime
    #endif
    #if hasFeature(InternalImportsByDefault)
        package import OrdersNavigation
    #else
        import OrdersNavigation
    #endif
    import ShopModel
    #if hasFeature(InternalImportsByDefault)
        package import SwiftUI
    #else
        import SwiftUI
    #endif

    /// The view of the app's whole navigation in one window.
    package typealias ShopRootView<Destinations: ShopDestinations, Facts: ShopFacts> =
        NavigationRootView<Destinations, Facts>
    /// One stack of the graph, for an app with a root of its own.
    package typealias ShopStack<Destinations: ShopDestinations> = NavigationStackView<Destinations>
    /// The position of a view in the navigation.
    package typealias ShopContext = NavigationContext<ShopGraph>

    /// Makes the app's own views: a function for each node.
    @MainActor
    package protocol ShopDestinations:
        NavigationDestinations<ShopGraph>
    {
        associatedtype CatalogDestinations: ShopCatalogDestinations
        var catalog: CatalogDestinations { get }
        associatedtype OrdersDestinations: ShopOrdersDestinations
        var orders: OrdersDestinations { get }
        associatedtype AccountDestinations: ShopAccountDestinations
        var account: AccountDestinations { get }
    }

    extension ShopDestinations {
        @ViewBuilder package func routeView(
            _ node: ShopRoute, _ context: ShopContext
        ) -> some View {
            switch node {
            case .catalog(let inner): catalog.routeView(inner, context)
            case .orders(let inner): orders.routeView(inner, context)
            case .account(let inner): account.routeView(inner, context)
            }
        }

        @ViewBuilder package func sheetView(
            _ node: ShopSheet, _ context: ShopContext
        ) -> some View {
            switch node {
            case .catalog(let inner): catalog.sheetView(inner, context)
            case .account(let inner): account.sheetView(inner, context)
            }
        }

        @ViewBuilder package func coverView(
            _ node: ShopCover, _ context: ShopContext
        ) -> some View {
            switch node {
            case .catalog(let inner): catalog.coverView(inner, context)
            }
        }

        @ViewBuilder package func popoverView(
            _ node: ShopPopover, _ context: ShopContext
        ) -> some View {
            switch node {
            case .catalog(let inner): catalog.popoverView(inner, context)
            }
        }

        @ViewBuilder package func flowView(_ run: FlowModel, _ context: ShopContext) -> some View {
            switch run {
            case is AccountOnboardingRun: account.flowView(run, context)
            default: EmptyView()
            }
        }
    }
#endif
