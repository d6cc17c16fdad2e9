// Written by navgen from split-two-columns.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum NotesRoute: Hashable, Codable, Sendable {
    /// Notes
    case noteList(folder: String? = nil)
    /// Note
    case note(noteId: UUID)
    /// Versions
    case history(noteId: UUID)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try NotesSaved.read(from: decoder)
    }
}

nonisolated extension NotesRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .noteList:
            return String(localized: "Notes")
        case .note:
            return String(localized: "Note")
        case .history:
            return String(localized: "Versions")
        }
    }
}

nonisolated extension NotesRoute {
    /// Its node in the graph.
    var node: NotesNode { NotesNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .noteList: return 1
        case .note: return 2
        case .history: return 3
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: NotesFields {
        var fields = NotesFields(place)
        switch self {
        case .noteList(let folder):
            fields.text(folder)
        case .note(let noteId):
            fields.uuid(noteId)
        case .history(let noteId):
            fields.uuid(noteId)
        }
        return fields
    }
}

nonisolated extension NotesRoute: NotesSavable {
    init?(_ saved: inout NotesSaved) {
        switch saved.place {
        case 1:
            self = .noteList(folder: saved.optional(0))
        case 2:
            self = .note(noteId: saved.uuid(0))
        case 3:
            self = .history(noteId: saved.uuid(0))
        default:
            return nil
        }
    }
}

/// What is shown as a sheet.
nonisolated enum NotesSheet: Hashable, Codable, Identifiable, Sendable {
    /// New folder
    case newFolder
    /// Share
    case share(noteId: UUID)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try NotesSaved.read(from: decoder)
    }
}

nonisolated extension NotesSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .newFolder:
            return String(localized: "New folder")
        case .share:
            return String(localized: "Share")
        }
    }
}

nonisolated extension NotesSheet {
    /// Its node in the graph.
    var node: NotesNode { NotesNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .newFolder: return 4
        case .share: return 5
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: NotesFields {
        var fields = NotesFields(place)
        switch self {
        case .share(let noteId):
            fields.uuid(noteId)
        default: break
        }
        return fields
    }
}

nonisolated extension NotesSheet: NotesSavable {
    init?(_ saved: inout NotesSaved) {
        switch saved.place {
        case 4:
            self = .newFolder
        case 5:
            self = .share(noteId: saved.uuid(0))
        default:
            return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct NotesNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case split, screen, sheet
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = NotesNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `notebook`.
    var rawValue: String { NotesNodes.ids[index] }

    var kind: Kind { NotesNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [NotesNode] { NotesNodes.ids.indices.map(NotesNode.init(index:)) }

    /// Notes
    static var notebook: NotesNode { NotesNode(index: 0) }
    /// Notes
    static var noteList: NotesNode { NotesNode(index: 1) }
    /// Note
    static var note: NotesNode { NotesNode(index: 2) }
    /// Versions
    static var history: NotesNode { NotesNode(index: 3) }
    /// New folder
    static var newFolder: NotesNode { NotesNode(index: 4) }
    /// Share
    static var share: NotesNode { NotesNode(index: 5) }
}

nonisolated extension NotesNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Notes")
        case 1: return String(localized: "Notes")
        case 2: return String(localized: "Note")
        case 3: return String(localized: "Versions")
        case 4: return String(localized: "New folder")
        case 5: return String(localized: "Share")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum NotesNodeTable {
    static let kinds: [NotesNode.Kind] = [
        .split, .screen, .screen, .screen, .sheet, .sheet,
    ]
}

nonisolated extension NotesNode: CustomStringConvertible {
    var description: String { rawValue }
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct NotesFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)
        case uuid(UUID)

        func encode(in container: inout KeyedEncodingContainer<NotesKey>, _ key: NotesKey) throws {
            switch self {
            case .none: break
            case .text(let value): try container.encode(value, forKey: key)
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
        var container = encoder.container(keyedBy: NotesKey.self)
        try container.encode(NotesNodes.ids[place], forKey: NotesKey("node"))
        guard count > 0 else { return }
        var nested = container.nestedContainer(keyedBy: NotesKey.self, forKey: NotesKey("values"))
        for (name, value) in zip(NotesNodes.parameters(of: place), values) {
            try value.encode(in: &nested, NotesKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum NotesNodes {
    static let ids: [String] = [
        "notebook", "noteList", "note", "history", "newFolder", "share",
    ]

    private static let parameters: [StaticString] = [
        "", "folder", "noteId", "noteId", "", "noteId",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct NotesKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol NotesSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout NotesSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct NotesSaved {
    let place: Int
    private let values: KeyedDecodingContainer<NotesKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: NotesSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: NotesKey.self)
        let id = try container.decode(String.self, forKey: NotesKey("node"))
        var saved = NotesSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: NotesKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<NotesKey>) {
        place = NotesNodes.place(of: id) ?? -1
        names = place < 0 ? [] : NotesNodes.parameters(of: place)
        values = try? container.nestedContainer(keyedBy: NotesKey.self, forKey: NotesKey("values"))
    }

    mutating func inner<Node: NotesSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: NotesKey(String(names[place])))
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
