// Written by navgen from hello.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can lie on a stack.
nonisolated enum HelloRoute: Hashable, Codable, Sendable {
    /// Hello
    case home
    /// World
    case detail

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HelloSaved.read(from: decoder)
    }
}

nonisolated extension HelloRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .home:
            return String(localized: "Hello")
        case .detail:
            return String(localized: "World")
        }
    }
}

nonisolated extension HelloRoute {
    /// Which node it is.
    var node: HelloNode {
        switch self {
        case .home: return .home
        case .detail: return .detail
        }
    }
}

nonisolated extension HelloRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: HelloFields {
        switch self {
        case .home:
            return HelloFields("home")
        case .detail:
            return HelloFields("detail")
        }
    }
}

nonisolated extension HelloRoute: HelloSavable {
    init?(_ saved: inout HelloSaved) {
        switch saved.id {
        case "home":
            self = .home
        case "detail":
            self = .detail
        default:
            return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct HelloNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case screen
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = HelloNodeTable.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// As the graph names it: `home`.
    var rawValue: String { HelloNodeTable.ids[index] }

    var kind: Kind { HelloNodeTable.kinds[index] }

    static var allCases: [HelloNode] { HelloNodeTable.ids.indices.map(HelloNode.init(index:)) }

    /// Hello
    static var home: HelloNode { HelloNode(index: 0) }
    /// World
    static var detail: HelloNode { HelloNode(index: 1) }
}

nonisolated extension HelloNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Hello")
        case 1: return String(localized: "World")
        default: return nil
        }
    }
}

/// What is known of the nodes, by their places.
nonisolated private enum HelloNodeTable {
    static let ids: [String] = [
        "home",
        "detail",
    ]

    static let kinds: [HelloNode.Kind] = [
        .screen, .screen,
    ]
}

/// A node's id and values. The enums are compared, hashed and saved by these: what Swift would
/// derive for an enum with many cases takes it seconds to compile.
nonisolated struct HelloFields: Hashable {
    enum Value: Hashable {
        case none

        func encode(in container: inout KeyedEncodingContainer<HelloKey>, _ key: HelloKey) throws {
            switch self {
            case .none: break
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

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: HelloKey.self)
        try container.encode(id, forKey: HelloKey("node"))
        guard first != nil else { return }
        var values = container.nestedContainer(keyedBy: HelloKey.self, forKey: HelloKey("values"))
        for field in [first, second, third].compactMap({ $0 }) + others {
            try field.value.encode(in: &values, HelloKey(field.name))
        }
    }
}

/// A key of a saved state.
nonisolated struct HelloKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What a saved state can say.
nonisolated protocol HelloSavable {
    /// Nil where another node is meant, or a value is missing.
    init?(_ saved: inout HelloSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct HelloSaved {
    let id: String
    private let values: KeyedDecodingContainer<HelloKey>?

    static func read<Node: HelloSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: HelloKey.self)
        let id = try container.decode(String.self, forKey: HelloKey("node"))
        let values = try? container.nestedContainer(
            keyedBy: HelloKey.self, forKey: HelloKey("values"))
        var saved = HelloSaved(id: id, values: values)
        guard let node = Node(&saved) else {
            throw DecodingError.dataCorruptedError(
                forKey: HelloKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    mutating func inner<Node: HelloSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func optional<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: HelloKey(name))
    }
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no tables of translations.
        fileprivate init(localized text: String) { self = text }
    }
#endif
