// Written by navgen from sections.yaml, section loans. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack in the section `loans`.
nonisolated enum LibraryLoansRoute: Hashable, Codable, Sendable {
    /// Borrowed
    case current
    /// Rules of lending
    case rules

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try LibrarySaved.read(from: decoder)
    }
}

nonisolated extension LibraryLoansRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .current:
            return String(localized: "Borrowed")
        case .rules:
            return String(localized: "Rules of lending")
        }
    }
}

nonisolated extension LibraryLoansRoute {
    /// Its node in the graph.
    var node: LibraryNode { LibraryNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .current: return 6
        case .rules: return 7
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryFields { LibraryFields(place) }
}

nonisolated extension LibraryLoansRoute: LibrarySavable {
    init?(_ saved: inout LibrarySaved) {
        switch saved.place {
        case 6:
            self = .current
        case 7:
            self = .rules
        default:
            return nil
        }
    }
}

/// What is shown as a sheet in the section `loans`.
nonisolated enum LibraryLoansSheet: Hashable, Codable, Identifiable, Sendable {
    /// Borrow
    case borrow(isbn: ISBN)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try LibrarySaved.read(from: decoder)
    }
}

nonisolated extension LibraryLoansSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .borrow:
            return String(localized: "Borrow")
        }
    }
}

nonisolated extension LibraryLoansSheet {
    /// Its node in the graph.
    var node: LibraryNode { LibraryNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .borrow: return 8
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryFields {
        var fields = LibraryFields(place)
        switch self {
        case .borrow(let isbn):
            fields.text(isbn.rawValue)
        }
        return fields
    }
}

nonisolated extension LibraryLoansSheet: LibrarySavable {
    init?(_ saved: inout LibrarySaved) {
        switch saved.place {
        case 8:
            guard let isbn = saved.optional(0, ISBN.self) else { return nil }
            self = .borrow(isbn: isbn)
        default:
            return nil
        }
    }
}

/// The confirmation dialogs in the section `loans`.
nonisolated enum LibraryLoansDialog: Hashable, Codable, Identifiable, Sendable {
    /// Renew for four weeks?
    case renew(isbn: ISBN)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try LibrarySaved.read(from: decoder)
    }
}

nonisolated extension LibraryLoansDialog {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .renew:
            return String(localized: "Renew for four weeks?")
        }
    }
}

nonisolated extension LibraryLoansDialog {
    /// Its node in the graph.
    var node: LibraryNode { LibraryNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .renew: return 9
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryFields {
        var fields = LibraryFields(place)
        switch self {
        case .renew(let isbn):
            fields.text(isbn.rawValue)
        }
        return fields
    }
}

nonisolated extension LibraryLoansDialog: LibrarySavable {
    init?(_ saved: inout LibrarySaved) {
        switch saved.place {
        case 9:
            guard let isbn = saved.optional(0, ISBN.self) else { return nil }
            self = .renew(isbn: isbn)
        default:
            return nil
        }
    }
}

/// The possible answers to `loans.renew`.
nonisolated enum LoansRenewAction: String, CaseIterable, Codable, Sendable {
    case renew
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
