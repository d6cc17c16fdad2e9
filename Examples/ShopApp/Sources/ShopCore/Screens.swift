#if canImport(SwiftUI)
    import AccountFeature
    import CatalogFeature
    import OrdersFeature
    import ShopNavigation

    /// The views of the app, from its features. If a section is added to the graph, the compiler
    /// reports that it is missing here.
    package struct Screens: ShopDestinations {
        package let catalog: CatalogScreens
        package let orders: OrdersScreens
        package let account: AccountScreens

        @MainActor package init(_ session: Session) {
            catalog = CatalogScreens()
            orders = OrdersScreens(session.orders)
            account = AccountScreens(session.account)
        }
    }
#endif
