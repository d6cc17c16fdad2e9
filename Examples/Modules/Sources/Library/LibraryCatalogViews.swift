// Written by navgen from library.yaml, section catalog. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import CatalogNavigation
    import LibraryModel
    import LoansNavigation
    import NavgenRuntime
    import SwiftUI

    extension LibraryCatalogDestinations {
        @ViewBuilder func routeView(
            _ node: LibraryCatalogRoute, _ context: LibraryContext
        ) -> some View {
            let handler: LibraryCatalogExitHandler = context.handler.section()
            switch node {
            case .shelves: shelves(exits: .init(handler: handler))
            case .shelf(let genre): shelf(genre: genre, exits: .init(handler: handler))
            case .book(let isbn): book(isbn: isbn, exits: .init(handler: handler, isbn: isbn))
            }
        }
    }
#endif
