// Written by navgen from shop.yaml, section catalog, module CatalogNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack in the section `catalog`.
nonisolated package enum ShopCatalogRoute: Hashable, Codable, Sendable {
    /// Shop
    case home
    /// Product {productId}
    ///
    /// One product. `ref` says which campaign the customer comes from.
    case product(productId: Int, ref: String? = nil)
    /// Reviews
    case reviews(productId: Int, sort: Sort = .relevance, section: String? = nil)

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopCatalogSaved.read(from: decoder)
    }
}

nonisolated extension ShopCatalogRoute {
    /// The title, in the user's language.
    package var title: String? {
        switch self {
        case .home:
            return String(localized: "Shop")
        case .product(let productId, _):
            return String(localized: "Product \(productId)")
        case .reviews:
            return String(localized: "Reviews")
        }
    }
}

nonisolated extension ShopCatalogRoute {
    /// Whether it is the same thing, even if values outside its identity differ.
    package func isSame(as other: Self) -> Bool { fields.isSame(as: other.fields) }

    /// The values that may be reported, by name.
    package var told: [String: String] { fields.told }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .home: return 0
        case .product: return 1
        case .reviews: return 2
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopCatalogFields {
        var fields = ShopCatalogFields(place)
        switch self {
        case .product(let productId, let ref):
            fields.int(productId)
            fields.text(ref)
        case .reviews(let productId, let sort, let section):
            fields.int(productId)
            fields.text(sort.rawValue)
            fields.text(section)
        default: break
        }
        return fields
    }
}

nonisolated extension ShopCatalogRoute: ShopCatalogSavable {
    init?(_ saved: inout ShopCatalogSaved) {
        switch saved.place {
        case 0:
            self = .home
        case 1:
            self = .product(productId: saved.int(0), ref: saved.optional(1))
        case 2:
            self = .reviews(
                productId: saved.int(0), sort: saved.value(1, or: .relevance),
                section: saved.optional(2))
        default:
            return nil
        }
    }
}

/// What is shown as a sheet in the section `catalog`.
nonisolated package enum ShopCatalogSheet: Hashable, Codable, Identifiable, Sendable {
    /// Search
    case search(query: String? = nil)

    package var id: Self { self }

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopCatalogSaved.read(from: decoder)
    }
}

nonisolated extension ShopCatalogSheet {
    /// The title, in the user's language.
    package var title: String? {
        switch self {
        case .search:
            return String(localized: "Search")
        }
    }
}

nonisolated extension ShopCatalogSheet {
    /// Whether it is the same thing, even if values outside its identity differ.
    package func isSame(as other: Self) -> Bool { fields.isSame(as: other.fields) }

    /// The values that may be reported, by name.
    package var told: [String: String] { fields.told }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .search: return 3
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopCatalogFields {
        var fields = ShopCatalogFields(place)
        switch self {
        case .search(let query):
            fields.text(query)
        }
        return fields
    }
}

nonisolated extension ShopCatalogSheet: ShopCatalogSavable {
    init?(_ saved: inout ShopCatalogSaved) {
        switch saved.place {
        case 3:
            self = .search(query: saved.optional(0))
        default:
            return nil
        }
    }
}

/// What covers the whole screen in the section `catalog`.
nonisolated package enum ShopCatalogCover: Hashable, Codable, Identifiable, Sendable {
    case photo(productId: Int, index: Int = 0)

    package var id: Self { self }

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopCatalogSaved.read(from: decoder)
    }
}

nonisolated extension ShopCatalogCover {
    /// Whether it is the same thing, even if values outside its identity differ.
    package func isSame(as other: Self) -> Bool { fields.isSame(as: other.fields) }

    /// The values that may be reported, by name.
    package var told: [String: String] { fields.told }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .photo: return 4
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopCatalogFields {
        var fields = ShopCatalogFields(place)
        switch self {
        case .photo(let productId, let index):
            fields.int(productId)
            fields.int(index)
        }
        return fields
    }
}

nonisolated extension ShopCatalogCover: ShopCatalogSavable {
    init?(_ saved: inout ShopCatalogSaved) {
        switch saved.place {
        case 4:
            self = .photo(productId: saved.int(0), index: saved.value(1, or: 0))
        default:
            return nil
        }
    }
}

/// What is shown as a popover in the section `catalog`.
nonisolated package enum ShopCatalogPopover: Hashable, Codable, Identifiable, Sendable {
    case share(productId: Int)

    package var id: Self { self }

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopCatalogSaved.read(from: decoder)
    }
}

nonisolated extension ShopCatalogPopover {
    /// Whether it is the same thing, even if values outside its identity differ.
    package func isSame(as other: Self) -> Bool { fields.isSame(as: other.fields) }

    /// The values that may be reported, by name.
    package var told: [String: String] { fields.told }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .share: return 5
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopCatalogFields {
        var fields = ShopCatalogFields(place)
        switch self {
        case .share(let productId):
            fields.int(productId)
        }
        return fields
    }
}

nonisolated extension ShopCatalogPopover: ShopCatalogSavable {
    init?(_ saved: inout ShopCatalogSaved) {
        switch saved.place {
        case 5:
            self = .share(productId: saved.int(0))
        default:
            return nil
        }
    }
}

nonisolated package enum Sort: String, CaseIterable, Codable, Sendable {
    case relevance
    case price
    case topRated
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct ShopCatalogFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)
        case int(Int)

        func encode(
            in container: inout KeyedEncodingContainer<ShopCatalogKey>, _ key: ShopCatalogKey
        ) throws {
            switch self {
            case .none: break
            case .text(let value): try container.encode(value, forKey: key)
            case .int(let value): try container.encode(value, forKey: key)
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

    @inline(never)
    mutating func int(_ value: Int?) {
        add(value.map { .int($0) } ?? .none)
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
        switch place {
        case 2: return values[0] == other.values[0]
        default: return self == other
        }
    }

    var values: [Value] { [first, second, third].prefix(count) + others }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: ShopCatalogKey.self)
        try container.encode(ShopCatalogNodes.ids[place], forKey: ShopCatalogKey("node"))
        guard count > 0 else { return }
        var nested =
            container.nestedContainer(
                keyedBy: ShopCatalogKey.self, forKey: ShopCatalogKey("values"))
        for (name, value) in zip(ShopCatalogNodes.parameters(of: place), values) {
            try value.encode(in: &nested, ShopCatalogKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum ShopCatalogNodes {
    static let ids: [String] = [
        "catalog.home", "catalog.product", "catalog.reviews", "catalog.search", "catalog.photo",
        "catalog.share",
    ]

    private static let parameters: [StaticString] = [
        "", "productId ref", "productId sort section", "query", "productId index", "productId",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

nonisolated extension ShopCatalogFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(ShopCatalogNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension ShopCatalogFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        case .int(let value): return "\(value)"
        }
    }
}

/// A key in a saved state.
nonisolated struct ShopCatalogKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol ShopCatalogSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout ShopCatalogSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct ShopCatalogSaved {
    let place: Int
    private let values: KeyedDecodingContainer<ShopCatalogKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: ShopCatalogSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: ShopCatalogKey.self)
        let id = try container.decode(String.self, forKey: ShopCatalogKey("node"))
        var saved = ShopCatalogSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: ShopCatalogKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<ShopCatalogKey>) {
        place = ShopCatalogNodes.place(of: id) ?? -1
        names = place < 0 ? [] : ShopCatalogNodes.parameters(of: place)
        values =
            try? container.nestedContainer(
                keyedBy: ShopCatalogKey.self, forKey: ShopCatalogKey("values"))
    }

    mutating func inner<Node: ShopCatalogSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: ShopCatalogKey(String(names[place])))
    }

    /// The value of a parameter that has a default.
    @inline(never)
    func value<Value: Decodable>(_ place: Int, or other: Value) -> Value {
        optional(place) ?? other
    }

    @inline(never)
    mutating func int(_ place: Int) -> Int { required(place, 0) }

    private mutating func required<Value: Decodable>(_ place: Int, _ stand: Value) -> Value {
        if let value = optional(place, Value.self) { return value }
        isBroken = true
        return stand
    }
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
