// Written by navgen from item-sheets.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can lie on a stack.
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
    /// Which node it is.
    var node: AtlasNode {
        switch self {
        case .map: return .map
        case .openingHours: return .openingHours
        }
    }
}

nonisolated extension AtlasRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: AtlasFields {
        switch self {
        case .map(let layer):
            var fields = AtlasFields("map")
            fields.text("layer", layer.rawValue)
            return fields
        case .openingHours(let placeId):
            var fields = AtlasFields("openingHours")
            fields.int("placeId", placeId)
            return fields
        }
    }
}

nonisolated extension AtlasRoute: AtlasSavable {
    init?(_ saved: inout AtlasSaved) {
        switch saved.id {
        case "map":
            self = .map(layer: saved.optional("layer") ?? Layer.standard)
        case "openingHours":
            self = .openingHours(placeId: saved.int("placeId"))
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
    /// Which node it is.
    var node: AtlasNode {
        switch self {
        case .place: return .place
        case .layers: return .layers
        case .rate: return .rate
        }
    }
}

nonisolated extension AtlasSheet {
    /// Its id and its values, by which it is compared and saved.
    var fields: AtlasFields {
        switch self {
        case .place(let placeId, let photo):
            var fields = AtlasFields("place")
            fields.int("placeId", placeId)
            fields.int("photo", photo)
            return fields
        case .layers:
            return AtlasFields("layers")
        case .rate(let placeId):
            var fields = AtlasFields("rate")
            fields.int("placeId", placeId)
            return fields
        }
    }
}

nonisolated extension AtlasSheet: AtlasSavable {
    init?(_ saved: inout AtlasSaved) {
        switch saved.id {
        case "place":
            self = .place(placeId: saved.int("placeId"), photo: saved.optional("photo"))
        case "layers":
            self = .layers
        case "rate":
            self = .rate(placeId: saved.int("placeId"))
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
        guard let index = AtlasNodeTable.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// As the graph names it: `map`.
    var rawValue: String { AtlasNodeTable.ids[index] }

    var kind: Kind { AtlasNodeTable.kinds[index] }

    static var allCases: [AtlasNode] { AtlasNodeTable.ids.indices.map(AtlasNode.init(index:)) }

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

/// What is known of the nodes, by their places.
nonisolated private enum AtlasNodeTable {
    static let ids: [String] = [
        "map",
        "openingHours",
        "place",
        "layers",
        "rate",
    ]

    static let kinds: [AtlasNode.Kind] = [
        .screen, .screen, .sheet, .sheet, .sheet,
    ]
}

nonisolated enum Layer: String, CaseIterable, Codable, Sendable {
    case standard
    case satellite
    case transit
}

/// A node's id and values. The enums are compared, hashed and saved by these: what Swift would
/// derive for an enum with many cases takes it seconds to compile.
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

    private struct Field: Hashable {
        let name: String
        let value: Value
    }

    let id: String
    // Most nodes have no more than three parameters; these need no memory of their own.
    private var first: Field?
    private var second: Field?
    private var third: Field?
    private var others: [Field] = []

    init(_ id: String) { self.id = id }

    mutating func text(_ name: String, _ value: String?) {
        add(name, value.map { .text($0) } ?? .none)
    }

    mutating func int(_ name: String, _ value: Int?) {
        add(name, value.map { .int($0) } ?? .none)
    }

    private mutating func add(_ name: String, _ value: Value) {
        let field = Field(name: name, value: value)
        if first == nil {
            first = field
        } else if second == nil {
            second = field
        } else if third == nil {
            third = field
        } else {
            others.append(field)
        }
    }

    var values: [Value] { ([first, second, third].compactMap { $0 } + others).map(\.value) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AtlasKey.self)
        try container.encode(id, forKey: AtlasKey("node"))
        guard first != nil else { return }
        var values = container.nestedContainer(keyedBy: AtlasKey.self, forKey: AtlasKey("values"))
        for field in [first, second, third].compactMap({ $0 }) + others {
            try field.value.encode(in: &values, AtlasKey(field.name))
        }
    }
}

/// A key of a saved state.
nonisolated struct AtlasKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What a saved state can say.
nonisolated protocol AtlasSavable {
    /// Nil where another node is meant, or a value is missing.
    init?(_ saved: inout AtlasSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct AtlasSaved {
    let id: String
    private let values: KeyedDecodingContainer<AtlasKey>?

    /// A value that has to be there is missing, or is something else.
    private var isBroken = false

    static func read<Node: AtlasSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: AtlasKey.self)
        let id = try container.decode(String.self, forKey: AtlasKey("node"))
        let values = try? container.nestedContainer(
            keyedBy: AtlasKey.self, forKey: AtlasKey("values"))
        var saved = AtlasSaved(id: id, values: values)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: AtlasKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    mutating func inner<Node: AtlasSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func optional<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: AtlasKey(name))
    }

    mutating func int(_ name: String) -> Int { required(name, 0) }

    private mutating func required<Value: Decodable>(_ name: String, _ stand: Value) -> Value {
        if let value = optional(name, Value.self) { return value }
        isBroken = true
        return stand
    }
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no tables of translations.
        fileprivate init(localized text: String) { self = text }
    }
#endif
