// Written by navgen from anchors.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum HandbookRoute: Hashable, Codable, Sendable {
    /// Contents
    case contents
    /// Chapter {number}
    case chapter(number: Int, heading: String? = nil)
    /// Footnotes
    case footnotes(number: Int)
    /// Glossary
    ///
    /// - Parameter term: Scrolled to and highlighted.
    case glossary(term: String? = nil)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HandbookSaved.read(from: decoder)
    }
}

nonisolated extension HandbookRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .contents:
            return String(localized: "Contents")
        case .chapter(let number, _):
            return String(localized: "Chapter \(number)")
        case .footnotes:
            return String(localized: "Footnotes")
        case .glossary:
            return String(localized: "Glossary")
        }
    }
}

nonisolated extension HandbookRoute {
    /// Its node in the graph.
    var node: HandbookNode { HandbookNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .contents: return 0
        case .chapter: return 1
        case .footnotes: return 2
        case .glossary: return 3
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HandbookFields {
        var fields = HandbookFields(place)
        switch self {
        case .chapter(let number, let heading):
            fields.int(number)
            fields.text(heading)
        case .footnotes(let number):
            fields.int(number)
        case .glossary(let term):
            fields.text(term)
        default: break
        }
        return fields
    }
}

nonisolated extension HandbookRoute: HandbookSavable {
    init?(_ saved: inout HandbookSaved) {
        switch saved.place {
        case 0:
            self = .contents
        case 1:
            self = .chapter(number: saved.int(0), heading: saved.optional(1))
        case 2:
            self = .footnotes(number: saved.int(0))
        case 3:
            self = .glossary(term: saved.optional(0))
        default:
            return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct HandbookNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case screen
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = HandbookNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `contents`.
    var rawValue: String { HandbookNodes.ids[index] }

    var kind: Kind { HandbookNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [HandbookNode] { HandbookNodes.ids.indices.map(HandbookNode.init(index:)) }

    /// Contents
    static var contents: HandbookNode { HandbookNode(index: 0) }
    /// Chapter {number}
    static var chapter: HandbookNode { HandbookNode(index: 1) }
    /// Footnotes
    static var footnotes: HandbookNode { HandbookNode(index: 2) }
    /// Glossary
    ///
    /// - Parameter term: Scrolled to and highlighted.
    static var glossary: HandbookNode { HandbookNode(index: 3) }
}

nonisolated extension HandbookNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Contents")
        case 2: return String(localized: "Footnotes")
        case 3: return String(localized: "Glossary")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum HandbookNodeTable {
    static let kinds: [HandbookNode.Kind] = [
        .screen, .screen, .screen, .screen,
    ]
}

nonisolated extension HandbookNode: CustomStringConvertible {
    var description: String { rawValue }
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct HandbookFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)
        case int(Int)

        func encode(
            in container: inout KeyedEncodingContainer<HandbookKey>, _ key: HandbookKey
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
        case 1: return values[0] == other.values[0]
        case 3: return true
        default: return self == other
        }
    }

    var values: [Value] { [first, second, third].prefix(count) + others }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: HandbookKey.self)
        try container.encode(HandbookNodes.ids[place], forKey: HandbookKey("node"))
        guard count > 0 else { return }
        var nested =
            container.nestedContainer(keyedBy: HandbookKey.self, forKey: HandbookKey("values"))
        for (name, value) in zip(HandbookNodes.parameters(of: place), values) {
            try value.encode(in: &nested, HandbookKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum HandbookNodes {
    static let ids: [String] = [
        "contents", "chapter", "footnotes", "glossary",
    ]

    private static let parameters: [StaticString] = [
        "", "number heading", "number", "term",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct HandbookKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol HandbookSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout HandbookSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct HandbookSaved {
    let place: Int
    private let values: KeyedDecodingContainer<HandbookKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: HandbookSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: HandbookKey.self)
        let id = try container.decode(String.self, forKey: HandbookKey("node"))
        var saved = HandbookSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: HandbookKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<HandbookKey>) {
        place = HandbookNodes.place(of: id) ?? -1
        names = place < 0 ? [] : HandbookNodes.parameters(of: place)
        values =
            try? container.nestedContainer(keyedBy: HandbookKey.self, forKey: HandbookKey("values"))
    }

    mutating func inner<Node: HandbookSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: HandbookKey(String(names[place])))
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
