// Written by navgen from library.yaml, section catalog, module CatalogNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    public import LibraryModel
    import NavgenRuntime
    public import SwiftUI

    /// Makes the views of the section `catalog`: a function for each node.
    @MainActor
    public protocol LibraryCatalogDestinations:
        CatalogShelvesDestination,
        CatalogShelfDestination,
        CatalogBookDestination
    {}

    @MainActor public protocol CatalogShelvesDestination {
        associatedtype ShelvesBody: View = EmptyView
        @ViewBuilder func shelves(exits: CatalogShelvesExits) -> ShelvesBody
    }
    @MainActor public protocol CatalogShelfDestination {
        associatedtype ShelfBody: View = EmptyView
        @ViewBuilder func shelf(genre: Genre, exits: CatalogShelfExits) -> ShelfBody
    }
    @MainActor public protocol CatalogBookDestination {
        associatedtype BookBody: View = EmptyView
        @ViewBuilder func book(isbn: ISBN, exits: CatalogBookExits) -> BookBody
    }
#endif
