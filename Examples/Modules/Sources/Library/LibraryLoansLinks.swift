// Written by navgen from library.yaml, section loans. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import CatalogNavigation
import LibraryModel
import LoansNavigation

/// Where URLs lead in the section `loans`.
nonisolated enum LibraryLoansLink: Hashable, Sendable {
    /// Borrowed
    ///
    /// `/loans`
    case current
    /// Rules of lending
    ///
    /// `/loans/rules`
    case rules
    /// Borrow
    ///
    /// `/book/{isbn}/borrow`
    case borrow(isbn: ISBN)
    /// Ask another library
    ///
    /// `/loans/request`
    case request

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension LibraryLoansLink {
    /// Its node in the graph.
    var node: LibraryNode { LibraryNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .current: return 6
        case .rules: return 7
        case .borrow: return 8
        case .request: return 10
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryFields {
        var fields = LibraryFields(place)
        switch self {
        case .borrow(let isbn):
            fields.text(isbn.rawValue)
        default: break
        }
        return fields
    }
}
