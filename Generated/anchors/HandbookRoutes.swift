// Written by navgen from anchors.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can lie on a stack.
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
    /// Which node it is.
    var node: HandbookNode {
        switch self {
        case .contents: return .contents
        case .chapter: return .chapter
        case .footnotes: return .footnotes
        case .glossary: return .glossary
        }
    }
}

nonisolated extension HandbookRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: HandbookFields {
        switch self {
        case .contents:
            return HandbookFields("contents")
        case .chapter(let number, let heading):
            var fields = HandbookFields("chapter")
            fields.int("number", number)
            fields.text("heading", heading)
            return fields
        case .footnotes(let number):
            var fields = HandbookFields("footnotes")
            fields.int("number", number)
            return fields
        case .glossary(let term):
            var fields = HandbookFields("glossary")
            fields.text("term", term)
            return fields
        }
    }
}

nonisolated extension HandbookRoute: HandbookSavable {
    init?(_ saved: inout HandbookSaved) {
        switch saved.id {
        case "contents":
            self = .contents
        case "chapter":
            self = .chapter(number: saved.int("number"), heading: saved.optional("heading"))
        case "footnotes":
            self = .footnotes(number: saved.int("number"))
        case "glossary":
            self = .glossary(term: saved.optional("term"))
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
        guard let index = HandbookNodeTable.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// As the graph names it: `contents`.
    var rawValue: String { HandbookNodeTable.ids[index] }

    var kind: Kind { HandbookNodeTable.kinds[index] }

    static var allCases: [HandbookNode] { HandbookNodeTable.ids.indices.map(HandbookNode.init(index:)) }

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

/// What is known of the nodes, by their places.
nonisolated private enum HandbookNodeTable {
    static let ids: [String] = [
        "contents",
        "chapter",
        "footnotes",
        "glossary",
    ]

    static let kinds: [HandbookNode.Kind] = [
        .screen, .screen, .screen, .screen,
    ]
}

/// A node's id and values. The enums are compared, hashed and saved by these: what Swift would
/// derive for an enum with many cases takes it seconds to compile.
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
        var container = encoder.container(keyedBy: HandbookKey.self)
        try container.encode(id, forKey: HandbookKey("node"))
        guard first != nil else { return }
        var values = container.nestedContainer(keyedBy: HandbookKey.self, forKey: HandbookKey("values"))
        for field in [first, second, third].compactMap({ $0 }) + others {
            try field.value.encode(in: &values, HandbookKey(field.name))
        }
    }
}

/// A key of a saved state.
nonisolated struct HandbookKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What a saved state can say.
nonisolated protocol HandbookSavable {
    /// Nil where another node is meant, or a value is missing.
    init?(_ saved: inout HandbookSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct HandbookSaved {
    let id: String
    private let values: KeyedDecodingContainer<HandbookKey>?

    /// A value that has to be there is missing, or is something else.
    private var isBroken = false

    static func read<Node: HandbookSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: HandbookKey.self)
        let id = try container.decode(String.self, forKey: HandbookKey("node"))
        let values = try? container.nestedContainer(
            keyedBy: HandbookKey.self, forKey: HandbookKey("values"))
        var saved = HandbookSaved(id: id, values: values)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: HandbookKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    mutating func inner<Node: HandbookSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func optional<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: HandbookKey(name))
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
