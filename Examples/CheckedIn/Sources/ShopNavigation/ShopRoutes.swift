// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum ShopRoute: Hashable, Codable, Sendable {
    /// Start
    case start
    /// Product
    case product(id: Int)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try ShopSaved.read(from: decoder)
    }
}

nonisolated extension ShopRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .start:
            return String(localized: "Start")
        case .product:
            return String(localized: "Product")
        }
    }
}

nonisolated extension ShopRoute {
    /// Its node in the graph.
    var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .start: return 0
        case .product: return 1
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .product(let id):
            fields.int(id)
        default: break
        }
        return fields
    }
}

nonisolated extension ShopRoute: ShopSavable {
    init?(_ saved: inout ShopSaved) {
        switch saved.place {
        case 0:
            self = .start
        case 1:
            self = .product(id: saved.int(0))
        default:
            return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct ShopNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case screen
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = ShopNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `start`.
    var rawValue: String { ShopNodes.ids[index] }

    var kind: Kind { ShopNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [ShopNode] { ShopNodes.ids.indices.map(ShopNode.init(index:)) }

    /// Start
    static var start: ShopNode { ShopNode(index: 0) }
    /// Product
    static var product: ShopNode { ShopNode(index: 1) }
}

nonisolated extension ShopNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Start")
        case 1: return String(localized: "Product")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum ShopNodeTable {
    static let kinds: [ShopNode.Kind] = [
        .screen, .screen,
    ]
}

nonisolated extension ShopNode: CustomStringConvertible {
    var description: String { rawValue }
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct ShopFields: Hashable {
    enum Value: Hashable {
        case none
        case int(Int)

        func encode(in container: inout KeyedEncodingContainer<ShopKey>, _ key: ShopKey) throws {
            switch self {
            case .none: break
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
        return self == other
    }

    var values: [Value] { [first, second, third].prefix(count) + others }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: ShopKey.self)
        try container.encode(ShopNodes.ids[place], forKey: ShopKey("node"))
        guard count > 0 else { return }
        var nested = container.nestedContainer(keyedBy: ShopKey.self, forKey: ShopKey("values"))
        for (name, value) in zip(ShopNodes.parameters(of: place), values) {
            try value.encode(in: &nested, ShopKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum ShopNodes {
    static let ids: [String] = [
        "start", "product",
    ]

    private static let parameters: [StaticString] = [
        "", "id",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct ShopKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol ShopSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout ShopSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct ShopSaved {
    let place: Int
    private let values: KeyedDecodingContainer<ShopKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: ShopSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: ShopKey.self)
        let id = try container.decode(String.self, forKey: ShopKey("node"))
        var saved = ShopSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: ShopKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<ShopKey>) {
        place = ShopNodes.place(of: id) ?? -1
        names = place < 0 ? [] : ShopNodes.parameters(of: place)
        values = try? container.nestedContainer(keyedBy: ShopKey.self, forKey: ShopKey("values"))
    }

    mutating func inner<Node: ShopSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: ShopKey(String(names[place])))
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
