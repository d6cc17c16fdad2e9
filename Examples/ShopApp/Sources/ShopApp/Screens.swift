#if canImport(SwiftUI)
    import AccountFeature
    import CatalogFeature
    import OrdersFeature
    import ShopNavigation

    /// The views of the app: those of its features. A section that is added to the graph is missed here by the compiler.
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
