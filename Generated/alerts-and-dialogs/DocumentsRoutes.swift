// Written by navgen from alerts-and-dialogs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can lie on a stack.
nonisolated enum DocumentsRoute: Hashable, Codable, Sendable {
    /// Documents
    case documents
    /// {name}
    case document(name: String)
    /// Storage
    case storage
    /// What is new
    case releaseNotes

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try DocumentsSaved.read(from: decoder)
    }
}

nonisolated extension DocumentsRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .documents:
            return String(localized: "Documents")
        case .document(let name):
            return String(localized: "\(name)")
        case .storage:
            return String(localized: "Storage")
        case .releaseNotes:
            return String(localized: "What is new")
        }
    }
}

nonisolated extension DocumentsRoute {
    /// Which node it is.
    var node: DocumentsNode {
        switch self {
        case .documents: return .documents
        case .document: return .document
        case .storage: return .storage
        case .releaseNotes: return .releaseNotes
        }
    }
}

nonisolated extension DocumentsRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: DocumentsFields {
        switch self {
        case .documents:
            return DocumentsFields("documents")
        case .document(let name):
            var fields = DocumentsFields("document")
            fields.text("name", name)
            return fields
        case .storage:
            return DocumentsFields("storage")
        case .releaseNotes:
            return DocumentsFields("releaseNotes")
        }
    }
}

nonisolated extension DocumentsRoute: DocumentsSavable {
    init?(_ saved: inout DocumentsSaved) {
        switch saved.id {
        case "documents":
            self = .documents
        case "document":
            self = .document(name: saved.text("name"))
        case "storage":
            self = .storage
        case "releaseNotes":
            self = .releaseNotes
        default:
            return nil
        }
    }
}

/// The alerts.
nonisolated enum DocumentsAlert: Hashable, Codable, Identifiable, Sendable {
    /// Your storage is full
    case storageFull
    /// Version {version} is available
    case updateAvailable(version: String)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try DocumentsSaved.read(from: decoder)
    }
}

nonisolated extension DocumentsAlert {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .storageFull:
            return String(localized: "Your storage is full")
        case .updateAvailable(let version):
            return String(localized: "Version \(version) is available")
        }
    }
}

nonisolated extension DocumentsAlert {
    /// Which node it is.
    var node: DocumentsNode {
        switch self {
        case .storageFull: return .storageFull
        case .updateAvailable: return .updateAvailable
        }
    }
}

nonisolated extension DocumentsAlert {
    /// Its id and its values, by which it is compared and saved.
    var fields: DocumentsFields {
        switch self {
        case .storageFull:
            return DocumentsFields("storageFull")
        case .updateAvailable(let version):
            var fields = DocumentsFields("updateAvailable")
            fields.text("version", version)
            return fields
        }
    }
}

nonisolated extension DocumentsAlert: DocumentsSavable {
    init?(_ saved: inout DocumentsSaved) {
        switch saved.id {
        case "storageFull":
            self = .storageFull
        case "updateAvailable":
            self = .updateAvailable(version: saved.text("version"))
        default:
            return nil
        }
    }
}

/// The confirmation dialogs.
nonisolated enum DocumentsDialog: Hashable, Codable, Identifiable, Sendable {
    /// Delete “{name}”?
    case deleteDocument(name: String)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try DocumentsSaved.read(from: decoder)
    }
}

nonisolated extension DocumentsDialog {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .deleteDocument(let name):
            return String(localized: "Delete “\(name)”?")
        }
    }
}

nonisolated extension DocumentsDialog {
    /// The text below the title.
    var message: String? {
        switch self {
        case .deleteDocument:
            return String(localized: "It will be removed from all your devices.")
        }
    }
}

nonisolated extension DocumentsDialog {
    /// Which node it is.
    var node: DocumentsNode {
        switch self {
        case .deleteDocument: return .deleteDocument
        }
    }
}

nonisolated extension DocumentsDialog {
    /// Its id and its values, by which it is compared and saved.
    var fields: DocumentsFields {
        switch self {
        case .deleteDocument(let name):
            var fields = DocumentsFields("deleteDocument")
            fields.text("name", name)
            return fields
        }
    }
}

nonisolated extension DocumentsDialog: DocumentsSavable {
    init?(_ saved: inout DocumentsSaved) {
        switch saved.id {
        case "deleteDocument":
            self = .deleteDocument(name: saved.text("name"))
        default:
            return nil
        }
    }
}

/// How `storageFull` can be answered.
nonisolated enum StorageFullAction: String, CaseIterable, Codable, Sendable {
    case manage
    case later
}

/// How `updateAvailable` can be answered.
nonisolated enum UpdateAvailableAction: String, CaseIterable, Codable, Sendable {
    case notes
    case later
}

/// How `deleteDocument` can be answered.
nonisolated enum DeleteDocumentAction: String, CaseIterable, Codable, Sendable {
    case delete
    case keep
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct DocumentsNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case screen, alert, dialog
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = DocumentsNodeTable.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// As the graph names it: `documents`.
    var rawValue: String { DocumentsNodeTable.ids[index] }

    var kind: Kind { DocumentsNodeTable.kinds[index] }

    static var allCases: [DocumentsNode] { DocumentsNodeTable.ids.indices.map(DocumentsNode.init(index:)) }

    /// Documents
    static var documents: DocumentsNode { DocumentsNode(index: 0) }
    /// {name}
    static var document: DocumentsNode { DocumentsNode(index: 1) }
    /// Storage
    static var storage: DocumentsNode { DocumentsNode(index: 2) }
    /// What is new
    static var releaseNotes: DocumentsNode { DocumentsNode(index: 3) }
    /// Delete “{name}”?
    static var deleteDocument: DocumentsNode { DocumentsNode(index: 4) }
    /// Your storage is full
    static var storageFull: DocumentsNode { DocumentsNode(index: 5) }
    /// Version {version} is available
    static var updateAvailable: DocumentsNode { DocumentsNode(index: 6) }
}

nonisolated extension DocumentsNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Documents")
        case 2: return String(localized: "Storage")
        case 3: return String(localized: "What is new")
        case 5: return String(localized: "Your storage is full")
        default: return nil
        }
    }
}

/// What is known of the nodes, by their places.
nonisolated private enum DocumentsNodeTable {
    static let ids: [String] = [
        "documents",
        "document",
        "storage",
        "releaseNotes",
        "deleteDocument",
        "storageFull",
        "updateAvailable",
    ]

    static let kinds: [DocumentsNode.Kind] = [
        .screen, .screen, .screen, .screen, .dialog, .alert, .alert,
    ]
}

/// A node's id and values. The enums are compared, hashed and saved by these: what Swift would
/// derive for an enum with many cases takes it seconds to compile.
nonisolated struct DocumentsFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)

        func encode(
            in container: inout KeyedEncodingContainer<DocumentsKey>, _ key: DocumentsKey
        ) throws {
            switch self {
            case .none: break
            case .text(let value): try container.encode(value, forKey: key)
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
        var container = encoder.container(keyedBy: DocumentsKey.self)
        try container.encode(id, forKey: DocumentsKey("node"))
        guard first != nil else { return }
        var values = container.nestedContainer(keyedBy: DocumentsKey.self, forKey: DocumentsKey("values"))
        for field in [first, second, third].compactMap({ $0 }) + others {
            try field.value.encode(in: &values, DocumentsKey(field.name))
        }
    }
}

/// A key of a saved state.
nonisolated struct DocumentsKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What a saved state can say.
nonisolated protocol DocumentsSavable {
    /// Nil where another node is meant, or a value is missing.
    init?(_ saved: inout DocumentsSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct DocumentsSaved {
    let id: String
    private let values: KeyedDecodingContainer<DocumentsKey>?

    /// A value that has to be there is missing, or is something else.
    private var isBroken = false

    static func read<Node: DocumentsSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: DocumentsKey.self)
        let id = try container.decode(String.self, forKey: DocumentsKey("node"))
        let values = try? container.nestedContainer(
            keyedBy: DocumentsKey.self, forKey: DocumentsKey("values"))
        var saved = DocumentsSaved(id: id, values: values)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: DocumentsKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    mutating func inner<Node: DocumentsSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func optional<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: DocumentsKey(name))
    }

    mutating func text(_ name: String) -> String { required(name, "") }

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
