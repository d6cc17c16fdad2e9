// Written by navgen from hello.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack.
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
    /// Its node in the graph.
    var node: HelloNode { HelloNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .home: return 0
        case .detail: return 1
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HelloFields { HelloFields(place) }
}

nonisolated extension HelloRoute: HelloSavable {
    init?(_ saved: inout HelloSaved) {
        switch saved.place {
        case 0:
            self = .home
        case 1:
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
        guard let index = HelloNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `home`.
    var rawValue: String { HelloNodes.ids[index] }

    var kind: Kind { HelloNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [HelloNode] { HelloNodes.ids.indices.map(HelloNode.init(index:)) }

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

/// What is known about the nodes, by place.
nonisolated private enum HelloNodeTable {
    static let kinds: [HelloNode.Kind] = [
        .screen, .screen,
    ]
}

nonisolated extension HelloNode: CustomStringConvertible {
    var description: String { rawValue }
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct HelloFields: Hashable {
    enum Value: Hashable {
        case none

        func encode(in container: inout KeyedEncodingContainer<HelloKey>, _ key: HelloKey) throws {
            switch self {
            case .none: break
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
        var container = encoder.container(keyedBy: HelloKey.self)
        try container.encode(HelloNodes.ids[place], forKey: HelloKey("node"))
        guard count > 0 else { return }
        var nested = container.nestedContainer(keyedBy: HelloKey.self, forKey: HelloKey("values"))
        for (name, value) in zip(HelloNodes.parameters(of: place), values) {
            try value.encode(in: &nested, HelloKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum HelloNodes {
    static let ids: [String] = [
        "home", "detail",
    ]

    private static let parameters: [StaticString] = [
        "", "",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct HelloKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol HelloSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout HelloSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct HelloSaved {
    let place: Int
    private let values: KeyedDecodingContainer<HelloKey>?
    private let names: [Substring]

    static func read<Node: HelloSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: HelloKey.self)
        let id = try container.decode(String.self, forKey: HelloKey("node"))
        var saved = HelloSaved(id, container)
        guard let node = Node(&saved) else {
            throw DecodingError.dataCorruptedError(
                forKey: HelloKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<HelloKey>) {
        place = HelloNodes.place(of: id) ?? -1
        names = place < 0 ? [] : HelloNodes.parameters(of: place)
        values = try? container.nestedContainer(keyedBy: HelloKey.self, forKey: HelloKey("values"))
    }

    mutating func inner<Node: HelloSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: HelloKey(String(names[place])))
    }
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
