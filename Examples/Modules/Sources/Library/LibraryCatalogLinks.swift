// Written by navgen from library.yaml, section catalog. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import CatalogNavigation
import LibraryModel
import NavgenRuntime

/// The destinations of URLs in the section `catalog`.
nonisolated enum LibraryCatalogLink: NavigationLinkValue {
    /// `/shelves`
    case shelves
    /// `/shelves/{genre}`
    case shelf(genre: Genre)
    /// `/book/{isbn}`
    case book(isbn: ISBN)

    var nodeValue: NodeValue {
        switch self {
        case .shelves: return value(.catalogShelves)
        case .shelf(let genre): return value(.catalogShelf, .raw(genre))
        case .book(let isbn): return value(.catalogBook, .raw(isbn))
        }
    }

    init?(_ node: LibraryNode, _ values: inout ValueReader) {
        switch node {
        case .catalogShelves: self = .shelves
        case .catalogShelf: self = .shelf(genre: values.choice(0))
        case .catalogBook: self = .book(isbn: values.pattern(0))
        default: return nil
        }
    }
}
