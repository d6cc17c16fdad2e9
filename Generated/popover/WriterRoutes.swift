// Written by navgen from popover.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can lie on a stack.
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
    /// Which node it is.
    var node: WriterNode {
        switch self {
        case .shelf: return .shelf
        case .chapter: return .chapter
        case .glossary: return .glossary
        }
    }
}

nonisolated extension WriterRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: WriterFields {
        switch self {
        case .shelf:
            return WriterFields("shelf")
        case .chapter(let book, let number):
            var fields = WriterFields("chapter")
            fields.uuid("book", book)
            fields.int("number", number)
            return fields
        case .glossary(let book):
            var fields = WriterFields("glossary")
            fields.uuid("book", book)
            return fields
        }
    }
}

nonisolated extension WriterRoute: WriterSavable {
    init?(_ saved: inout WriterSaved) {
        switch saved.id {
        case "shelf":
            self = .shelf
        case "chapter":
            self = .chapter(book: saved.uuid("book"), number: saved.int("number"))
        case "glossary":
            self = .glossary(book: saved.uuid("book"))
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
    /// Which node it is.
    var node: WriterNode {
        switch self {
        case .fonts: return .fonts
        }
    }
}

nonisolated extension WriterSheet {
    /// Its id and its values, by which it is compared and saved.
    var fields: WriterFields {
        switch self {
        case .fonts:
            return WriterFields("fonts")
        }
    }
}

nonisolated extension WriterSheet: WriterSavable {
    init?(_ saved: inout WriterSaved) {
        switch saved.id {
        case "fonts":
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
    /// Which node it is.
    var node: WriterNode {
        switch self {
        case .sorting: return .sorting
        case .style: return .style
        case .statistics: return .statistics
        }
    }
}

nonisolated extension WriterPopover {
    /// Its id and its values, by which it is compared and saved.
    var fields: WriterFields {
        switch self {
        case .sorting:
            return WriterFields("sorting")
        case .style:
            return WriterFields("style")
        case .statistics(let book):
            var fields = WriterFields("statistics")
            fields.uuid("book", book)
            return fields
        }
    }
}

nonisolated extension WriterPopover: WriterSavable {
    init?(_ saved: inout WriterSaved) {
        switch saved.id {
        case "sorting":
            self = .sorting
        case "style":
            self = .style
        case "statistics":
            self = .statistics(book: saved.uuid("book"))
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
        guard let index = WriterNodeTable.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// As the graph names it: `shelf`.
    var rawValue: String { WriterNodeTable.ids[index] }

    var kind: Kind { WriterNodeTable.kinds[index] }

    static var allCases: [WriterNode] { WriterNodeTable.ids.indices.map(WriterNode.init(index:)) }

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

/// What is known of the nodes, by their places.
nonisolated private enum WriterNodeTable {
    static let ids: [String] = [
        "shelf",
        "chapter",
        "glossary",
        "sorting",
        "style",
        "statistics",
        "fonts",
    ]

    static let kinds: [WriterNode.Kind] = [
        .screen, .screen, .screen, .popover, .popover, .popover, .sheet,
    ]
}

nonisolated enum Paragraph: String, CaseIterable, Codable, Sendable {
    case body
    case heading
    case quote
    case code
}

/// A node's id and values. The enums are compared, hashed and saved by these: what Swift would
/// derive for an enum with many cases takes it seconds to compile.
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

    mutating func int(_ name: String, _ value: Int?) {
        add(name, value.map { .int($0) } ?? .none)
    }

    mutating func uuid(_ name: String, _ value: UUID?) {
        add(name, value.map { .uuid($0) } ?? .none)
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

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: WriterKey.self)
        try container.encode(id, forKey: WriterKey("node"))
        guard first != nil else { return }
        var values = container.nestedContainer(keyedBy: WriterKey.self, forKey: WriterKey("values"))
        for field in [first, second, third].compactMap({ $0 }) + others {
            try field.value.encode(in: &values, WriterKey(field.name))
        }
    }
}

/// A key of a saved state.
nonisolated struct WriterKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What a saved state can say.
nonisolated protocol WriterSavable {
    /// Nil where another node is meant, or a value is missing.
    init?(_ saved: inout WriterSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct WriterSaved {
    let id: String
    private let values: KeyedDecodingContainer<WriterKey>?

    /// A value that has to be there is missing, or is something else.
    private var isBroken = false

    static func read<Node: WriterSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: WriterKey.self)
        let id = try container.decode(String.self, forKey: WriterKey("node"))
        let values = try? container.nestedContainer(
            keyedBy: WriterKey.self, forKey: WriterKey("values"))
        var saved = WriterSaved(id: id, values: values)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: WriterKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    mutating func inner<Node: WriterSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func optional<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: WriterKey(name))
    }

    mutating func int(_ name: String) -> Int { required(name, 0) }

    mutating func uuid(_ name: String) -> UUID { required(name, UUID()) }

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
