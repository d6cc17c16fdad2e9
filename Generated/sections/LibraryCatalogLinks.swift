// Written by navgen from sections.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// Where URLs lead of the section `catalog`.
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
    /// Which node it is.
    var node: LibraryNode {
        switch self {
        case .shelves: return .catalogShelves
        case .shelf: return .catalogShelf
        case .book: return .catalogBook
        }
    }
}

nonisolated extension LibraryCatalogLink {
    /// Its id and its values, by which it is compared and saved.
    var fields: LibraryFields {
        switch self {
        case .shelves:
            return LibraryFields("catalog.shelves")
        case .shelf(let genre):
            var fields = LibraryFields("catalog.shelf")
            fields.text("genre", genre.rawValue)
            return fields
        case .book(let isbn):
            var fields = LibraryFields("catalog.book")
            fields.text("isbn", isbn.rawValue)
            return fields
        }
    }
}
