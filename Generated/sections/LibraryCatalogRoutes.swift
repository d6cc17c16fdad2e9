// Written by navgen from sections.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can lie on a stack of the section `catalog`.
nonisolated enum LibraryCatalogRoute: Hashable, Codable, Sendable {
    /// Shelves
    case shelves
    /// {genre}
    case shelf(genre: Genre)
    /// Book {isbn}
    case book(isbn: ISBN)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try LibrarySaved.read(from: decoder)
    }
}

nonisolated extension LibraryCatalogRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .shelves:
            return String(localized: "Shelves")
        case .shelf(let genre):
            return String(localized: "\(genre.rawValue)")
        case .book(let isbn):
            return String(localized: "Book \(isbn.rawValue)")
        }
    }
}

nonisolated extension LibraryCatalogRoute {
    /// Which node it is.
    var node: LibraryNode {
        switch self {
        case .shelves: return .catalogShelves
        case .shelf: return .catalogShelf
        case .book: return .catalogBook
        }
    }
}

nonisolated extension LibraryCatalogRoute {
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

nonisolated extension LibraryCatalogRoute: LibrarySavable {
    init?(_ saved: inout LibrarySaved) {
        switch saved.id {
        case "catalog.shelves":
            self = .shelves
        case "catalog.shelf":
            guard let genre = saved.optional("genre", Genre.self) else { return nil }
            self = .shelf(genre: genre)
        case "catalog.book":
            guard let isbn = saved.optional("isbn", ISBN.self) else { return nil }
            self = .book(isbn: isbn)
        default:
            return nil
        }
    }
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no tables of translations.
        fileprivate init(localized text: String) { self = text }
    }
#endif
