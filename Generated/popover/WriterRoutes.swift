// Written by navgen from popover.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum WriterRoute: Hashable, Codable, Sendable {
    /// Books
    case shelf
    /// Chapter {number}
    case chapter(book: UUID, number: Int)
    /// Glossary
    case glossary(book: UUID)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try WriterSaved.read(from: decoder)
    }
}

nonisolated extension WriterRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .shelf:
            return String(localized: "Books")
        case .chapter(_, let number):
            return String(localized: "Chapter \(number)")
        case .glossary:
            return String(localized: "Glossary")
        }
    }
}

nonisolated extension WriterRoute {
    /// Its node in the graph.
    var node: WriterNode { WriterNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .shelf: return 0
        case .chapter: return 1
        case .glossary: return 2
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: WriterFields {
        var fields = WriterFields(place)
        switch self {
        case .chapter(let book, let number):
            fields.uuid(book)
            fields.int(number)
        case .glossary(let book):
            fields.uuid(book)
        default: break
        }
        return fields
    }
}

nonisolated extension WriterRoute: WriterSavable {
    init?(_ saved: inout WriterSaved) {
        switch saved.place {
        case 0:
            self = .shelf
        case 1:
            self = .chapter(book: saved.uuid(0), number: saved.int(1))
        case 2:
            self = .glossary(book: saved.uuid(0))
        default:
            return nil
        }
    }
}

/// What is shown as a sheet.
nonisolated enum WriterSheet: Hashable, Codable, Identifiable, Sendable {
    /// Fonts
    case fonts

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try WriterSaved.read(from: decoder)
    }
}

nonisolated extension WriterSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .fonts:
            return String(localized: "Fonts")
        }
    }
}

nonisolated extension WriterSheet {
    /// Its node in the graph.
    var node: WriterNode { WriterNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .fonts: return 6
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: WriterFields { WriterFields(place) }
}

nonisolated extension WriterSheet: WriterSavable {
    init?(_ saved: inout WriterSaved) {
        switch saved.place {
        case 6:
            self = .fonts
        default:
            return nil
        }
    }
}

/// What is shown as a popover.
nonisolated enum WriterPopover: Hashable, Codable, Identifiable, Sendable {
    /// Sort by
    case sorting
    /// Style
    ///
    /// Returns the style that was chosen for the paragraph.
    case style
    /// Statistics
    case statistics(book: UUID)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try WriterSaved.read(from: decoder)
    }
}

nonisolated extension WriterPopover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .sorting:
            return String(localized: "Sort by")
        case .style:
            return String(localized: "Style")
        case .statistics:
            return String(localized: "Statistics")
        }
    }
}

nonisolated extension WriterPopover {
    /// Its node in the graph.
    var node: WriterNode { WriterNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .sorting: return 3
        case .style: return 4
        case .statistics: return 5
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: WriterFields {
        var fields = WriterFields(place)
        switch self {
        case .statistics(let book):
            fields.uuid(book)
        default: break
        }
        return fields
    }
}

nonisolated extension WriterPopover: WriterSavable {
    init?(_ saved: inout WriterSaved) {
        switch saved.place {
        case 3:
            self = .sorting
        case 4:
            self = .style
        case 5:
            self = .statistics(book: saved.uuid(0))
        default:
            return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct WriterNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case screen, sheet, popover
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = WriterNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `shelf`.
    var rawValue: String { WriterNodes.ids[index] }

    var kind: Kind { WriterNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [WriterNode] { WriterNodes.ids.indices.map(WriterNode.init(index:)) }

    /// Books
    static var shelf: WriterNode { WriterNode(index: 0) }
    /// Chapter {number}
    static var chapter: WriterNode { WriterNode(index: 1) }
    /// Glossary
    static var glossary: WriterNode { WriterNode(index: 2) }
    /// Sort by
    static var sorting: WriterNode { WriterNode(index: 3) }
    /// Style
    ///
    /// Returns the style that was chosen for the paragraph.
    static var style: WriterNode { WriterNode(index: 4) }
    /// Statistics
    static var statistics: WriterNode { WriterNode(index: 5) }
    /// Fonts
    static var fonts: WriterNode { WriterNode(index: 6) }
}

nonisolated extension WriterNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Books")
        case 2: return String(localized: "Glossary")
        case 3: return String(localized: "Sort by")
        case 4: return String(localized: "Style")
        case 5: return String(localized: "Statistics")
        case 6: return String(localized: "Fonts")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum WriterNodeTable {
    static let kinds: [WriterNode.Kind] = [
        .screen, .screen, .screen, .popover, .popover, .popover, .sheet,
    ]
}

nonisolated extension WriterNode: CustomStringConvertible {
    var description: String { rawValue }
}

nonisolated enum Paragraph: String, CaseIterable, Codable, Sendable {
    case body
    case heading
    case quote
    case code
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct WriterFields: Hashable {
    enum Value: Hashable {
        case none
        case int(Int)
        case uuid(UUID)

        func encode(
            in container: inout KeyedEncodingContainer<WriterKey>, _ key: WriterKey
        ) throws {
            switch self {
            case .none: break
            case .int(let value): try container.encode(value, forKey: key)
            case .uuid(let value): try container.encode(value, forKey: key)
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

    @inline(never)
    mutating func uuid(_ value: UUID?) {
        add(value.map { .uuid($0) } ?? .none)
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
        var container = encoder.container(keyedBy: WriterKey.self)
        try container.encode(WriterNodes.ids[place], forKey: WriterKey("node"))
        guard count > 0 else { return }
        var nested = container.nestedContainer(keyedBy: WriterKey.self, forKey: WriterKey("values"))
        for (name, value) in zip(WriterNodes.parameters(of: place), values) {
            try value.encode(in: &nested, WriterKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum WriterNodes {
    static let ids: [String] = [
        "shelf", "chapter", "glossary", "sorting", "style", "statistics", "fonts",
    ]

    private static let parameters: [StaticString] = [
        "", "book number", "book", "", "", "book", "",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct WriterKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol WriterSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout WriterSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct WriterSaved {
    let place: Int
    private let values: KeyedDecodingContainer<WriterKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: WriterSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: WriterKey.self)
        let id = try container.decode(String.self, forKey: WriterKey("node"))
        var saved = WriterSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: WriterKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<WriterKey>) {
        place = WriterNodes.place(of: id) ?? -1
        names = place < 0 ? [] : WriterNodes.parameters(of: place)
        values =
            try? container.nestedContainer(keyedBy: WriterKey.self, forKey: WriterKey("values"))
    }

    mutating func inner<Node: WriterSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: WriterKey(String(names[place])))
    }

    @inline(never)
    mutating func int(_ place: Int) -> Int { required(place, 0) }

    @inline(never)
    mutating func uuid(_ place: Int) -> UUID { required(place, UUID()) }

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
