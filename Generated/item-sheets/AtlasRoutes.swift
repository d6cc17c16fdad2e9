// Written by navgen from item-sheets.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum AtlasRoute: Hashable, Codable, Sendable {
    /// Map
    case map(layer: Layer = .standard)
    /// Opening hours
    case openingHours(placeId: Int)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try AtlasSaved.read(from: decoder)
    }
}

nonisolated extension AtlasRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .map:
            return String(localized: "Map")
        case .openingHours:
            return String(localized: "Opening hours")
        }
    }
}

nonisolated extension AtlasRoute {
    /// Its node in the graph.
    var node: AtlasNode { AtlasNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .map: return 0
        case .openingHours: return 1
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: AtlasFields {
        var fields = AtlasFields(place)
        switch self {
        case .map(let layer):
            fields.text(layer.rawValue)
        case .openingHours(let placeId):
            fields.int(placeId)
        }
        return fields
    }
}

nonisolated extension AtlasRoute: AtlasSavable {
    init?(_ saved: inout AtlasSaved) {
        switch saved.place {
        case 0:
            self = .map(layer: saved.value(0, or: .standard))
        case 1:
            self = .openingHours(placeId: saved.int(0))
        default:
            return nil
        }
    }
}

/// What is shown as a sheet.
nonisolated enum AtlasSheet: Hashable, Codable, Identifiable, Sendable {
    /// Place {placeId}
    case place(placeId: Int, photo: Int? = nil)
    /// Layers
    case layers
    /// Rate this place
    case rate(placeId: Int)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try AtlasSaved.read(from: decoder)
    }
}

nonisolated extension AtlasSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .place(let placeId, _):
            return String(localized: "Place \(placeId)")
        case .layers:
            return String(localized: "Layers")
        case .rate:
            return String(localized: "Rate this place")
        }
    }
}

nonisolated extension AtlasSheet {
    /// Its node in the graph.
    var node: AtlasNode { AtlasNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .place: return 2
        case .layers: return 3
        case .rate: return 4
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: AtlasFields {
        var fields = AtlasFields(place)
        switch self {
        case .place(let placeId, let photo):
            fields.int(placeId)
            fields.int(photo)
        case .rate(let placeId):
            fields.int(placeId)
        default: break
        }
        return fields
    }
}

nonisolated extension AtlasSheet: AtlasSavable {
    init?(_ saved: inout AtlasSaved) {
        switch saved.place {
        case 2:
            self = .place(placeId: saved.int(0), photo: saved.optional(1))
        case 3:
            self = .layers
        case 4:
            self = .rate(placeId: saved.int(0))
        default:
            return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct AtlasNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case screen, sheet
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = AtlasNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `map`.
    var rawValue: String { AtlasNodes.ids[index] }

    var kind: Kind { AtlasNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [AtlasNode] { AtlasNodes.ids.indices.map(AtlasNode.init(index:)) }

    /// Map
    static var map: AtlasNode { AtlasNode(index: 0) }
    /// Opening hours
    static var openingHours: AtlasNode { AtlasNode(index: 1) }
    /// Place {placeId}
    static var place: AtlasNode { AtlasNode(index: 2) }
    /// Layers
    static var layers: AtlasNode { AtlasNode(index: 3) }
    /// Rate this place
    static var rate: AtlasNode { AtlasNode(index: 4) }
}

nonisolated extension AtlasNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Map")
        case 1: return String(localized: "Opening hours")
        case 3: return String(localized: "Layers")
        case 4: return String(localized: "Rate this place")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum AtlasNodeTable {
    static let kinds: [AtlasNode.Kind] = [
        .screen, .screen, .sheet, .sheet, .sheet,
    ]
}

nonisolated extension AtlasNode: CustomStringConvertible {
    var description: String { rawValue }
}

nonisolated enum Layer: String, CaseIterable, Codable, Sendable {
    case standard
    case satellite
    case transit
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct AtlasFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)
        case int(Int)

        func encode(in container: inout KeyedEncodingContainer<AtlasKey>, _ key: AtlasKey) throws {
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
        var container = encoder.container(keyedBy: AtlasKey.self)
        try container.encode(AtlasNodes.ids[place], forKey: AtlasKey("node"))
        guard count > 0 else { return }
        var nested = container.nestedContainer(keyedBy: AtlasKey.self, forKey: AtlasKey("values"))
        for (name, value) in zip(AtlasNodes.parameters(of: place), values) {
            try value.encode(in: &nested, AtlasKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum AtlasNodes {
    static let ids: [String] = [
        "map", "openingHours", "place", "layers", "rate",
    ]

    private static let parameters: [StaticString] = [
        "layer", "placeId", "placeId photo", "", "placeId",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct AtlasKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol AtlasSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout AtlasSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct AtlasSaved {
    let place: Int
    private let values: KeyedDecodingContainer<AtlasKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: AtlasSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: AtlasKey.self)
        let id = try container.decode(String.self, forKey: AtlasKey("node"))
        var saved = AtlasSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: AtlasKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<AtlasKey>) {
        place = AtlasNodes.place(of: id) ?? -1
        names = place < 0 ? [] : AtlasNodes.parameters(of: place)
        values = try? container.nestedContainer(keyedBy: AtlasKey.self, forKey: AtlasKey("values"))
    }

    mutating func inner<Node: AtlasSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: AtlasKey(String(names[place])))
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
