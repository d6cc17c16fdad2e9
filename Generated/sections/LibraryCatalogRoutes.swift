// Written by navgen from sections.yaml, section catalog. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack in the section `catalog`.
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

nonisolated extension LibraryCatalogRoute: LibrarySavable {
    init?(_ saved: inout LibrarySaved) {
        switch saved.place {
        case 3:
            self = .shelves
        case 4:
            guard let genre = saved.optional(0, Genre.self) else { return nil }
            self = .shelf(genre: genre)
        case 5:
            guard let isbn = saved.optional(0, ISBN.self) else { return nil }
            self = .book(isbn: isbn)
        default:
            return nil
        }
    }
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
