// Written by navgen from library.yaml, section catalog, module CatalogNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import LibraryModel

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack in the section `catalog`.
nonisolated public enum LibraryCatalogRoute: Hashable, Codable, Sendable {
    /// Shelves
    case shelves
    /// {genre}
    case shelf(genre: Genre)
    /// Book {isbn}
    case book(isbn: ISBN)

    public static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    public func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    public func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        self = try LibraryCatalogSaved.read(from: decoder)
    }
}

nonisolated extension LibraryCatalogRoute {
    /// The title, in the user's language.
    public var title: String? {
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
    /// Whether it is the same thing, even if values outside its identity differ.
    public func isSame(as other: Self) -> Bool { fields.isSame(as: other.fields) }

    /// The values that may be reported, by name.
    public var told: [String: String] { fields.told }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .shelves: return 0
        case .shelf: return 1
        case .book: return 2
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryCatalogFields {
        var fields = LibraryCatalogFields(place)
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

nonisolated extension LibraryCatalogRoute: LibraryCatalogSavable {
    init?(_ saved: inout LibraryCatalogSaved) {
        switch saved.place {
        case 0:
            self = .shelves
        case 1:
            guard let genre = saved.optional(0, Genre.self) else { return nil }
            self = .shelf(genre: genre)
        case 2:
            guard let isbn = saved.optional(0, ISBN.self) else { return nil }
            self = .book(isbn: isbn)
        default:
            return nil
        }
    }
}

nonisolated public enum Genre: String, CaseIterable, Codable, Sendable {
    case novel
    case crime
    case poetry
    case nonFiction = "non-fiction"
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct LibraryCatalogFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)

        func encode(
            in container: inout KeyedEncodingContainer<LibraryCatalogKey>, _ key: LibraryCatalogKey
        ) throws {
            switch self {
            case .none: break
            case .text(let value): try container.encode(value, forKey: key)
            }
        }
    }

    /// The node's place among all nodes.
    let place: Int
    private var count = 0
    // Most nodes have at most three parameters; these need no memory of their own.
    private var first = Value.none
    private var second = Value.none
    private var third = Value.none
    private var others: [Value] = []

    init(_ place: Int) { self.place = place }

    @inline(never)
    mutating func text(_ value: String?) {
        add(value.map { .text($0) } ?? .none)
    }

    private mutating func add(_ value: Value) {
        switch count {
        case 0: first = value
        case 1: second = value
        case 2: third = value
        default: others.append(value)
        }
        count += 1
    }

    /// Whether it is the same thing, even if values outside its identity differ.
    func isSame(as other: Self) -> Bool {
        guard place == other.place else { return false }
        return self == other
    }

    var values: [Value] { [first, second, third].prefix(count) + others }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: LibraryCatalogKey.self)
        try container.encode(LibraryCatalogNodes.ids[place], forKey: LibraryCatalogKey("node"))
        guard count > 0 else { return }
        var nested =
            container.nestedContainer(
                keyedBy: LibraryCatalogKey.self, forKey: LibraryCatalogKey("values"))
        for (name, value) in zip(LibraryCatalogNodes.parameters(of: place), values) {
            try value.encode(in: &nested, LibraryCatalogKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum LibraryCatalogNodes {
    static let ids: [String] = [
        "catalog.shelves", "catalog.shelf", "catalog.book",
    ]

    private static let parameters: [StaticString] = [
        "", "genre", "isbn",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

nonisolated extension LibraryCatalogFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(LibraryCatalogNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension LibraryCatalogFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        }
    }
}

/// A key in a saved state.
nonisolated struct LibraryCatalogKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol LibraryCatalogSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout LibraryCatalogSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct LibraryCatalogSaved {
    let place: Int
    private let values: KeyedDecodingContainer<LibraryCatalogKey>?
    private let names: [Substring]

    static func read<Node: LibraryCatalogSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: LibraryCatalogKey.self)
        let id = try container.decode(String.self, forKey: LibraryCatalogKey("node"))
        var saved = LibraryCatalogSaved(id, container)
        guard let node = Node(&saved) else {
            throw DecodingError.dataCorruptedError(
                forKey: LibraryCatalogKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<LibraryCatalogKey>) {
        place = LibraryCatalogNodes.place(of: id) ?? -1
        names = place < 0 ? [] : LibraryCatalogNodes.parameters(of: place)
        values =
            try? container.nestedContainer(
                keyedBy: LibraryCatalogKey.self, forKey: LibraryCatalogKey("values"))
    }

    mutating func inner<Node: LibraryCatalogSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: LibraryCatalogKey(String(names[place])))
    }
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
