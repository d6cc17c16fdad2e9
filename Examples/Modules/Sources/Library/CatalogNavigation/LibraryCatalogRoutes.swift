// Written by navgen from library.yaml, section catalog, module CatalogNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import LibraryModel
public import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack in the section `catalog`.
nonisolated public enum LibraryCatalogRoute: NavigationValue {
    /// Shelves
    case shelves
    /// {genre}
    case shelf(genre: Genre)
    /// Book {isbn}
    case book(isbn: ISBN)

    public var nodeValue: NodeValue {
        switch self {
        case .shelves: return value(.catalogShelves)
        case .shelf(let genre): return value(.catalogShelf, .raw(genre))
        case .book(let isbn): return value(.catalogBook, .raw(isbn))
        }
    }

    public init?(_ node: LibraryCatalogNode, _ values: inout ValueReader) {
        switch node {
        case .catalogShelves: self = .shelves
        case .catalogShelf: self = .shelf(genre: values.choice(0))
        case .catalogBook: self = .book(isbn: values.pattern(0))
        }
    }

    public var title: String? {
        switch self {
        case .shelf(let genre): return String(localized: "\(genre.rawValue)")
        case .book(let isbn): return String(localized: "Book \(isbn.rawValue)")
        default: return Graph.title(of: node)
        }
    }
}

nonisolated public enum Genre: String, CaseIterable, Codable, Sendable {
    case novel
    case crime
    case poetry
    case nonFiction = "non-fiction"
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated public enum LibraryCatalogNode: NavigationNode {
    case catalogShelves
    case catalogShelf
    case catalogBook

    public typealias Graph = LibraryCatalogGraph
}

/// The graph of `catalog`: its types, and what is known about its nodes.
nonisolated public enum LibraryCatalogGraph: NavigationGraph {
    public typealias Node = LibraryCatalogNode
    public typealias Route = LibraryCatalogRoute

    public static let table = GraphTable(
        LibraryCatalogGraph.self, "Library.catalog", format: .v1,
        """
        catalog.shelves screen
        catalog.shelf screen params=genre
        catalog.book screen params=isbn
        """)

    public static func title(of node: LibraryCatalogNode) -> String? {
        switch node {
        case .catalogShelves: return String(localized: "Shelves")
        default: return nil
        }
    }
}
