// Written by navgen from library.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import CatalogNavigation
    import LibraryModel
    import LoansNavigation
    import NavgenRuntime
    import SwiftUI

    /// The view of the app's whole navigation in one window.
    typealias LibraryRootView<Destinations: LibraryDestinations, Facts: LibraryFacts> =
        NavigationRootView<Destinations, Facts>
    /// One stack of the graph, for an app with a root of its own.
    typealias LibraryStack<Destinations: LibraryDestinations> = NavigationStackView<Destinations>
    /// The position of a view in the navigation.
    typealias LibraryContext = NavigationContext<LibraryGraph>

    /// Makes the app's own views: a function for each node.
    @MainActor
    protocol LibraryDestinations:
        GetCardDestination,
        NavigationDestinations<LibraryGraph>
    {
        associatedtype CatalogDestinations: LibraryCatalogDestinations
        var catalog: CatalogDestinations { get }
        associatedtype LoansDestinations: LibraryLoansDestinations
        var loans: LoansDestinations { get }
    }

    @MainActor protocol GetCardDestination {
        associatedtype GetCardBody: View = EmptyView
        @ViewBuilder func getCard(exits: GetCardExits) -> GetCardBody
    }

    extension LibraryDestinations {
        @ViewBuilder func routeView(_ node: LibraryRoute, _ context: LibraryContext) -> some View {
            switch node {
            case .catalog(let inner): catalog.routeView(inner, context)
            case .loans(let inner): loans.routeView(inner, context)
            }
        }

        @ViewBuilder func sheetView(_ node: LibrarySheet, _ context: LibraryContext) -> some View {
            let handler = context.handler
            switch node {
            case .getCard: getCard(exits: .init(handler: handler))
            case .loans(let inner): loans.sheetView(inner, context)
            }
        }

        @ViewBuilder func flowView(_ run: FlowModel, _ context: LibraryContext) -> some View {
            switch run {
            case is LoansRequestRun: loans.flowView(run, context)
            default: EmptyView()
            }
        }
    }
#endif
