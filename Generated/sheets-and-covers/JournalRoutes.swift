// Written by navgen from sheets-and-covers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can lie on a stack.
nonisolated enum JournalRoute: Hashable, Codable, Sendable {
    /// Journal
    case journal
    /// Entry
    case entry(entryId: UUID)
    /// Tags
    case chooseTags

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try JournalSaved.read(from: decoder)
    }
}

nonisolated extension JournalRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .journal:
            return String(localized: "Journal")
        case .entry:
            return String(localized: "Entry")
        case .chooseTags:
            return String(localized: "Tags")
        }
    }
}

nonisolated extension JournalRoute {
    /// Which node it is.
    var node: JournalNode {
        switch self {
        case .journal: return .journal
        case .entry: return .entry
        case .chooseTags: return .chooseTags
        }
    }
}

nonisolated extension JournalRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: JournalFields {
        switch self {
        case .journal:
            return JournalFields("journal")
        case .entry(let entryId):
            var fields = JournalFields("entry")
            fields.uuid("entryId", entryId)
            return fields
        case .chooseTags:
            return JournalFields("chooseTags")
        }
    }
}

nonisolated extension JournalRoute: JournalSavable {
    init?(_ saved: inout JournalSaved) {
        switch saved.id {
        case "journal":
            self = .journal
        case "entry":
            self = .entry(entryId: saved.uuid("entryId"))
        case "chooseTags":
            self = .chooseTags
        default:
            return nil
        }
    }
}

/// What is shown as a sheet.
nonisolated enum JournalSheet: Hashable, Codable, Identifiable, Sendable {
    /// New entry
    ///
    /// Returns the entry's id. Swiping down is off, so that nothing written is lost.
    case writeEntry(draft: String? = nil)
    /// How was your day?
    case chooseMood
    /// Search
    case search(query: String? = nil)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try JournalSaved.read(from: decoder)
    }
}

nonisolated extension JournalSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .writeEntry:
            return String(localized: "New entry")
        case .chooseMood:
            return String(localized: "How was your day?")
        case .search:
            return String(localized: "Search")
        }
    }
}

nonisolated extension JournalSheet {
    /// Which node it is.
    var node: JournalNode {
        switch self {
        case .writeEntry: return .writeEntry
        case .chooseMood: return .chooseMood
        case .search: return .search
        }
    }
}

nonisolated extension JournalSheet {
    /// Its id and its values, by which it is compared and saved.
    var fields: JournalFields {
        switch self {
        case .writeEntry(let draft):
            var fields = JournalFields("writeEntry")
            fields.text("draft", draft)
            return fields
        case .chooseMood:
            return JournalFields("chooseMood")
        case .search(let query):
            var fields = JournalFields("search")
            fields.text("query", query)
            return fields
        }
    }
}

nonisolated extension JournalSheet: JournalSavable {
    init?(_ saved: inout JournalSaved) {
        switch saved.id {
        case "writeEntry":
            self = .writeEntry(draft: saved.optional("draft"))
        case "chooseMood":
            self = .chooseMood
        case "search":
            self = .search(query: saved.optional("query"))
        default:
            return nil
        }
    }
}

/// What covers the whole screen.
nonisolated enum JournalCover: Hashable, Codable, Identifiable, Sendable {
    case camera
    case photo(entryId: UUID, index: Int = 0)
    /// Set a passcode
    case passcode

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try JournalSaved.read(from: decoder)
    }
}

nonisolated extension JournalCover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .passcode:
            return String(localized: "Set a passcode")
        default:
            return nil
        }
    }
}

nonisolated extension JournalCover {
    /// Which node it is.
    var node: JournalNode {
        switch self {
        case .camera: return .camera
        case .photo: return .photo
        case .passcode: return .passcode
        }
    }
}

nonisolated extension JournalCover {
    /// Its id and its values, by which it is compared and saved.
    var fields: JournalFields {
        switch self {
        case .camera:
            return JournalFields("camera")
        case .photo(let entryId, let index):
            var fields = JournalFields("photo")
            fields.uuid("entryId", entryId)
            fields.int("index", index)
            return fields
        case .passcode:
            return JournalFields("passcode")
        }
    }
}

nonisolated extension JournalCover: JournalSavable {
    init?(_ saved: inout JournalSaved) {
        switch saved.id {
        case "camera":
            self = .camera
        case "photo":
            self = .photo(entryId: saved.uuid("entryId"), index: saved.optional("index") ?? 0)
        case "passcode":
            self = .passcode
        default:
            return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct JournalNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case screen, sheet, cover
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = JournalNodeTable.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// As the graph names it: `journal`.
    var rawValue: String { JournalNodeTable.ids[index] }

    var kind: Kind { JournalNodeTable.kinds[index] }

    static var allCases: [JournalNode] { JournalNodeTable.ids.indices.map(JournalNode.init(index:)) }

    /// Journal
    static var journal: JournalNode { JournalNode(index: 0) }
    /// Entry
    static var entry: JournalNode { JournalNode(index: 1) }
    /// Tags
    static var chooseTags: JournalNode { JournalNode(index: 2) }
    /// New entry
    ///
    /// Returns the entry's id. Swiping down is off, so that nothing written is lost.
    static var writeEntry: JournalNode { JournalNode(index: 3) }
    /// How was your day?
    static var chooseMood: JournalNode { JournalNode(index: 4) }
    /// Search
    static var search: JournalNode { JournalNode(index: 5) }
    static var camera: JournalNode { JournalNode(index: 6) }
    static var photo: JournalNode { JournalNode(index: 7) }
    /// Set a passcode
    static var passcode: JournalNode { JournalNode(index: 8) }
}

nonisolated extension JournalNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Journal")
        case 1: return String(localized: "Entry")
        case 2: return String(localized: "Tags")
        case 3: return String(localized: "New entry")
        case 4: return String(localized: "How was your day?")
        case 5: return String(localized: "Search")
        case 8: return String(localized: "Set a passcode")
        default: return nil
        }
    }
}

/// What is known of the nodes, by their places.
nonisolated private enum JournalNodeTable {
    static let ids: [String] = [
        "journal",
        "entry",
        "chooseTags",
        "writeEntry",
        "chooseMood",
        "search",
        "camera",
        "photo",
        "passcode",
    ]

    static let kinds: [JournalNode.Kind] = [
        .screen, .screen, .screen, .sheet, .sheet, .sheet, .cover, .cover, .cover,
    ]
}

nonisolated enum Mood: String, CaseIterable, Codable, Sendable {
    case happy
    case calm
    case tired
    case sad
}

/// A node's id and values. The enums are compared, hashed and saved by these: what Swift would
/// derive for an enum with many cases takes it seconds to compile.
nonisolated struct JournalFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)
        case int(Int)
        case uuid(UUID)

        func encode(
            in container: inout KeyedEncodingContainer<JournalKey>, _ key: JournalKey
        ) throws {
            switch self {
            case .none: break
            case .text(let value): try container.encode(value, forKey: key)
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

    mutating func text(_ name: String, _ value: String?) {
        add(name, value.map { .text($0) } ?? .none)
    }

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
        var container = encoder.container(keyedBy: JournalKey.self)
        try container.encode(id, forKey: JournalKey("node"))
        guard first != nil else { return }
        var values = container.nestedContainer(keyedBy: JournalKey.self, forKey: JournalKey("values"))
        for field in [first, second, third].compactMap({ $0 }) + others {
            try field.value.encode(in: &values, JournalKey(field.name))
        }
    }
}

/// A key of a saved state.
nonisolated struct JournalKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What a saved state can say.
nonisolated protocol JournalSavable {
    /// Nil where another node is meant, or a value is missing.
    init?(_ saved: inout JournalSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct JournalSaved {
    let id: String
    private let values: KeyedDecodingContainer<JournalKey>?

    /// A value that has to be there is missing, or is something else.
    private var isBroken = false

    static func read<Node: JournalSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: JournalKey.self)
        let id = try container.decode(String.self, forKey: JournalKey("node"))
        let values = try? container.nestedContainer(
            keyedBy: JournalKey.self, forKey: JournalKey("values"))
        var saved = JournalSaved(id: id, values: values)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: JournalKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    mutating func inner<Node: JournalSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func optional<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: JournalKey(name))
    }

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
