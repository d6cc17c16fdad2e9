// Written by navgen from sheets-and-covers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can be on a stack.
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
    /// Its node in the graph.
    var node: JournalNode { JournalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .journal: return 0
        case .entry: return 1
        case .chooseTags: return 2
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: JournalFields {
        var fields = JournalFields(place)
        switch self {
        case .entry(let entryId):
            fields.uuid(entryId)
        default: break
        }
        return fields
    }
}

nonisolated extension JournalRoute: JournalSavable {
    init?(_ saved: inout JournalSaved) {
        switch saved.place {
        case 0:
            self = .journal
        case 1:
            self = .entry(entryId: saved.uuid(0))
        case 2:
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
    /// Its node in the graph.
    var node: JournalNode { JournalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .writeEntry: return 3
        case .chooseMood: return 4
        case .search: return 5
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: JournalFields {
        var fields = JournalFields(place)
        switch self {
        case .writeEntry(let draft):
            fields.text(draft)
        case .search(let query):
            fields.text(query)
        default: break
        }
        return fields
    }
}

nonisolated extension JournalSheet: JournalSavable {
    init?(_ saved: inout JournalSaved) {
        switch saved.place {
        case 3:
            self = .writeEntry(draft: saved.optional(0))
        case 4:
            self = .chooseMood
        case 5:
            self = .search(query: saved.optional(0))
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
    /// Its node in the graph.
    var node: JournalNode { JournalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .camera: return 6
        case .photo: return 7
        case .passcode: return 8
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: JournalFields {
        var fields = JournalFields(place)
        switch self {
        case .photo(let entryId, let index):
            fields.uuid(entryId)
            fields.int(index)
        default: break
        }
        return fields
    }
}

nonisolated extension JournalCover: JournalSavable {
    init?(_ saved: inout JournalSaved) {
        switch saved.place {
        case 6:
            self = .camera
        case 7:
            self = .photo(entryId: saved.uuid(0), index: saved.value(1, or: 0))
        case 8:
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
        guard let index = JournalNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `journal`.
    var rawValue: String { JournalNodes.ids[index] }

    var kind: Kind { JournalNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [JournalNode] { JournalNodes.ids.indices.map(JournalNode.init(index:)) }

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

/// What is known about the nodes, by place.
nonisolated private enum JournalNodeTable {
    static let kinds: [JournalNode.Kind] = [
        .screen, .screen, .screen, .sheet, .sheet, .sheet, .cover, .cover, .cover,
    ]
}

nonisolated extension JournalNode: CustomStringConvertible {
    var description: String { rawValue }
}

nonisolated enum Mood: String, CaseIterable, Codable, Sendable {
    case happy
    case calm
    case tired
    case sad
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
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
        var container = encoder.container(keyedBy: JournalKey.self)
        try container.encode(JournalNodes.ids[place], forKey: JournalKey("node"))
        guard count > 0 else { return }
        var nested =
            container.nestedContainer(keyedBy: JournalKey.self, forKey: JournalKey("values"))
        for (name, value) in zip(JournalNodes.parameters(of: place), values) {
            try value.encode(in: &nested, JournalKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum JournalNodes {
    static let ids: [String] = [
        "journal", "entry", "chooseTags", "writeEntry", "chooseMood", "search", "camera",
        "photo", "passcode",
    ]

    private static let parameters: [StaticString] = [
        "", "entryId", "", "draft", "", "query", "", "entryId index", "",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct JournalKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol JournalSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout JournalSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct JournalSaved {
    let place: Int
    private let values: KeyedDecodingContainer<JournalKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: JournalSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: JournalKey.self)
        let id = try container.decode(String.self, forKey: JournalKey("node"))
        var saved = JournalSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: JournalKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<JournalKey>) {
        place = JournalNodes.place(of: id) ?? -1
        names = place < 0 ? [] : JournalNodes.parameters(of: place)
        values =
            try? container.nestedContainer(keyedBy: JournalKey.self, forKey: JournalKey("values"))
    }

    mutating func inner<Node: JournalSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: JournalKey(String(names[place])))
    }

    /// The value of a parameter that has a default.
    @inline(never)
    func value<Value: Decodable>(_ place: Int, or other: Value) -> Value {
        optional(place) ?? other
    }

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
