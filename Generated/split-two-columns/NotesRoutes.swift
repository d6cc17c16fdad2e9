// Written by navgen from split-two-columns.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can lie on a stack.
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
    /// Which node it is.
    var node: NotesNode {
        switch self {
        case .noteList: return .noteList
        case .note: return .note
        case .history: return .history
        }
    }
}

nonisolated extension NotesRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: NotesFields {
        switch self {
        case .noteList(let folder):
            var fields = NotesFields("noteList")
            fields.text("folder", folder)
            return fields
        case .note(let noteId):
            var fields = NotesFields("note")
            fields.uuid("noteId", noteId)
            return fields
        case .history(let noteId):
            var fields = NotesFields("history")
            fields.uuid("noteId", noteId)
            return fields
        }
    }
}

nonisolated extension NotesRoute: NotesSavable {
    init?(_ saved: inout NotesSaved) {
        switch saved.id {
        case "noteList":
            self = .noteList(folder: saved.optional("folder"))
        case "note":
            self = .note(noteId: saved.uuid("noteId"))
        case "history":
            self = .history(noteId: saved.uuid("noteId"))
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
    /// Which node it is.
    var node: NotesNode {
        switch self {
        case .newFolder: return .newFolder
        case .share: return .share
        }
    }
}

nonisolated extension NotesSheet {
    /// Its id and its values, by which it is compared and saved.
    var fields: NotesFields {
        switch self {
        case .newFolder:
            return NotesFields("newFolder")
        case .share(let noteId):
            var fields = NotesFields("share")
            fields.uuid("noteId", noteId)
            return fields
        }
    }
}

nonisolated extension NotesSheet: NotesSavable {
    init?(_ saved: inout NotesSaved) {
        switch saved.id {
        case "newFolder":
            self = .newFolder
        case "share":
            self = .share(noteId: saved.uuid("noteId"))
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
        guard let index = NotesNodeTable.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// As the graph names it: `notebook`.
    var rawValue: String { NotesNodeTable.ids[index] }

    var kind: Kind { NotesNodeTable.kinds[index] }

    static var allCases: [NotesNode] { NotesNodeTable.ids.indices.map(NotesNode.init(index:)) }

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

/// What is known of the nodes, by their places.
nonisolated private enum NotesNodeTable {
    static let ids: [String] = [
        "notebook",
        "noteList",
        "note",
        "history",
        "newFolder",
        "share",
    ]

    static let kinds: [NotesNode.Kind] = [
        .split, .screen, .screen, .screen, .sheet, .sheet,
    ]
}

/// A node's id and values. The enums are compared, hashed and saved by these: what Swift would
/// derive for an enum with many cases takes it seconds to compile.
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

    var values: [Value] { ([first, second, third].compactMap { $0 } + others).map(\.value) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NotesKey.self)
        try container.encode(id, forKey: NotesKey("node"))
        guard first != nil else { return }
        var values = container.nestedContainer(keyedBy: NotesKey.self, forKey: NotesKey("values"))
        for field in [first, second, third].compactMap({ $0 }) + others {
            try field.value.encode(in: &values, NotesKey(field.name))
        }
    }
}

/// A key of a saved state.
nonisolated struct NotesKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What a saved state can say.
nonisolated protocol NotesSavable {
    /// Nil where another node is meant, or a value is missing.
    init?(_ saved: inout NotesSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct NotesSaved {
    let id: String
    private let values: KeyedDecodingContainer<NotesKey>?

    /// A value that has to be there is missing, or is something else.
    private var isBroken = false

    static func read<Node: NotesSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: NotesKey.self)
        let id = try container.decode(String.self, forKey: NotesKey("node"))
        let values = try? container.nestedContainer(
            keyedBy: NotesKey.self, forKey: NotesKey("values"))
        var saved = NotesSaved(id: id, values: values)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: NotesKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    mutating func inner<Node: NotesSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func optional<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: NotesKey(name))
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
