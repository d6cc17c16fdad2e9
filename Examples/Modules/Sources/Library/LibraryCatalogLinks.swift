// Written by navgen from library.yaml, section catalog. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import CatalogNavigation
import LibraryModel
import LoansNavigation

/// Where URLs lead in the section `catalog`.
nonisolated enum LibraryCatalogLink: Hashable, Sendable {
    /// Shelves
    ///
    /// `/shelves`
    case shelves
    /// {genre}
    ///
    /// `/shelves/{genre}`
    case shelf(genre: Genre)
    /// Book {isbn}
    ///
    /// `/book/{isbn}`
    case book(isbn: ISBN)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension LibraryCatalogLink {
    /// Its node in the graph.
    var node: LibraryNode { LibraryNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .shelves: return 3
        case .shelf: return 4
        case .book: return 5
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryFields {
        var fields = LibraryFields(place)
        switch self {
        case .shelf(let genre):
            fields.text(genre.rawValue)
        case .book(let isbn):
            fields.text(isbn.rawValue)
        default: break
        }
        return fields
    }
}
