// Written by navgen from library.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import CatalogNavigation
import LibraryModel
import NavgenRuntime

/// The destinations of URLs.
nonisolated enum LibraryLink: NavigationLinkValue {
    case catalog(LibraryCatalogLink)
    case loans(LibraryLoansLink)

    var nodeValue: NodeValue {
        switch self {
        case .catalog(let inner): return inner.nodeValue
        case .loans(let inner): return inner.nodeValue
        }
    }

    init?(_ node: LibraryNode, _ values: inout ValueReader) {
        if let inner = LibraryCatalogLink(node, &values) {
            self = .catalog(inner)
        } else if let inner = LibraryLoansLink(node, &values) {
            self = .loans(inner)
        } else {
            return nil
        }
    }
}

nonisolated extension LibraryGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        LibraryGraph.table, format: .v1,
        origins: ["schemes=library hosts=library.example.com"],
        types: ["Genre": .cases(Genre.self), "ISBN": .pattern(ISBN.self)],
        """
        catalog.shelves /shelves | @browse
        catalog.shelf /shelves/{0:Genre} | @browse catalog.shelf(0)
        catalog.book /book/{0:ISBN} | @browse catalog.book(0)
        loans.current /loans | @borrowed
        loans.rules /loans/rules | @borrowed loans.rules
        loans.borrow /book/{0:ISBN}/borrow | @browse catalog.book(0) +loans.borrow(0)
        loans.request /loans/request | @borrowed +loans.request
        """)
}
