// Written by navgen from library.yaml, section catalog. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import CatalogNavigation
    import LibraryModel
    import LoansNavigation
    import SwiftUI

    /// The app's view of a node.
    struct LibraryCatalogRouteView<Destinations: LibraryCatalogDestinations>: View {
        let node: LibraryCatalogRoute
        let destinations: Destinations
        let context: LibraryContext

        var body: some View {
            switch node {
            case .shelves:
                destinations.shelves(
                    exits: CatalogShelvesExits(LibraryCatalogExitHandler(context.handler)))
            case .shelf(let genre):
                destinations.shelf(
                    genre: genre,
                    exits: CatalogShelfExits(LibraryCatalogExitHandler(context.handler)))
            case .book(let isbn):
                destinations.book(
                    isbn: isbn,
                    exits: CatalogBookExits(LibraryCatalogExitHandler(context.handler), isbn: isbn))
            }
        }
    }
#endif
