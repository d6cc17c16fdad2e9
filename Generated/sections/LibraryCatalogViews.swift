// Written by navgen from sections.yaml, section catalog. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import SwiftUI

    /// Makes the views of the section `catalog`: a function for each node.
    @MainActor protocol LibraryCatalogDestinations {
        associatedtype ShelvesBody: View
        /// Shelves
        @ViewBuilder func shelves(exits: CatalogShelvesExits) -> ShelvesBody

        associatedtype ShelfBody: View
        /// {genre}
        @ViewBuilder func shelf(genre: Genre, exits: CatalogShelfExits) -> ShelfBody

        associatedtype BookBody: View
        /// Book {isbn}
        @ViewBuilder func book(isbn: ISBN, exits: CatalogBookExits) -> BookBody
    }

    /// The app's view of a node.
    struct LibraryCatalogRouteView<Destinations: LibraryCatalogDestinations>: View {
        let node: LibraryCatalogRoute
        let destinations: Destinations
        let context: LibraryContext

        var body: some View {
            switch node {
            case .shelves:
                destinations.shelves(exits: CatalogShelvesExits(context.handler))
            case .shelf(let genre):
                destinations.shelf(genre: genre, exits: CatalogShelfExits(context.handler))
            case .book(let isbn):
                destinations.book(isbn: isbn, exits: CatalogBookExits(context.handler, isbn: isbn))
            }
        }
    }
#endif
