#if canImport(SwiftUI)
    import AccountFeature
    import CatalogFeature
    import OrdersFeature
    import ShopNavigation

    /// The views of the app, from its features. If a section is added to the graph, the compiler
    /// reports that it is missing here.
    struct Screens: ShopDestinations {
        let catalog: CatalogScreens
        let orders: OrdersScreens
        let account: AccountScreens

        @MainActor init(_ session: Session) {
            catalog = CatalogScreens()
            orders = OrdersScreens(session.orders)
            account = AccountScreens(session.account)
        }
    }
#endif
