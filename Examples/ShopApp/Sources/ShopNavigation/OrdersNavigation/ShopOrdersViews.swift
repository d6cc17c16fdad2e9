// Written by navgen from shop.yaml, section orders, module OrdersNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import NavgenRuntime
    #if hasFeature(InternalImportsByDefault)
        package import ShopModel
    #else
        import ShopModel
    #endif
    #if hasFeature(InternalImportsByDefault)
        package import SwiftUI
    #else
        import SwiftUI
    #endif

    /// Makes the views of the section `orders`: a function for each node.
    @MainActor
    package protocol ShopOrdersDestinations:
        OrdersHistoryDestination,
        OrdersDetailDestination
    {}

    @MainActor package protocol OrdersHistoryDestination {
        associatedtype HistoryBody: View = EmptyView
        @ViewBuilder func history(exits: OrdersHistoryExits) -> HistoryBody
    }
    @MainActor package protocol OrdersDetailDestination {
        associatedtype DetailBody: View = EmptyView
        @ViewBuilder func detail(orderId: OrderID, exits: OrdersDetailExits) -> DetailBody
    }
#endif
