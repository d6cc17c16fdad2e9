// Written by navgen from alerts-and-dialogs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack.
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
    /// Its node in the graph.
    var node: DocumentsNode { DocumentsNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .documents: return 0
        case .document: return 1
        case .storage: return 2
        case .releaseNotes: return 3
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: DocumentsFields {
        var fields = DocumentsFields(place)
        switch self {
        case .document(let name):
            fields.text(name)
        default: break
        }
        return fields
    }
}

nonisolated extension DocumentsRoute: DocumentsSavable {
    init?(_ saved: inout DocumentsSaved) {
        switch saved.place {
        case 0:
            self = .documents
        case 1:
            self = .document(name: saved.text(0))
        case 2:
            self = .storage
        case 3:
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
    /// Its node in the graph.
    var node: DocumentsNode { DocumentsNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .storageFull: return 5
        case .updateAvailable: return 6
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: DocumentsFields {
        var fields = DocumentsFields(place)
        switch self {
        case .updateAvailable(let version):
            fields.text(version)
        default: break
        }
        return fields
    }
}

nonisolated extension DocumentsAlert: DocumentsSavable {
    init?(_ saved: inout DocumentsSaved) {
        switch saved.place {
        case 5:
            self = .storageFull
        case 6:
            self = .updateAvailable(version: saved.text(0))
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
    /// Its node in the graph.
    var node: DocumentsNode { DocumentsNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .deleteDocument: return 4
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: DocumentsFields {
        var fields = DocumentsFields(place)
        switch self {
        case .deleteDocument(let name):
            fields.text(name)
        }
        return fields
    }
}

nonisolated extension DocumentsDialog: DocumentsSavable {
    init?(_ saved: inout DocumentsSaved) {
        switch saved.place {
        case 4:
            self = .deleteDocument(name: saved.text(0))
        default:
            return nil
        }
    }
}

/// The possible answers to `storageFull`.
nonisolated enum StorageFullAction: String, CaseIterable, Codable, Sendable {
    case manage
    case later
}

/// The possible answers to `updateAvailable`.
nonisolated enum UpdateAvailableAction: String, CaseIterable, Codable, Sendable {
    case notes
    case later
}

/// The possible answers to `deleteDocument`.
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
        guard let index = DocumentsNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `documents`.
    var rawValue: String { DocumentsNodes.ids[index] }

    var kind: Kind { DocumentsNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [DocumentsNode] {
        DocumentsNodes.ids.indices.map(DocumentsNode.init(index:))
    }

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

/// What is known about the nodes, by place.
nonisolated private enum DocumentsNodeTable {
    static let kinds: [DocumentsNode.Kind] = [
        .screen, .screen, .screen, .screen, .dialog, .alert, .alert,
    ]
}

nonisolated extension DocumentsNode: CustomStringConvertible {
    var description: String { rawValue }
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
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
        var container = encoder.container(keyedBy: DocumentsKey.self)
        try container.encode(DocumentsNodes.ids[place], forKey: DocumentsKey("node"))
        guard count > 0 else { return }
        var nested =
            container.nestedContainer(keyedBy: DocumentsKey.self, forKey: DocumentsKey("values"))
        for (name, value) in zip(DocumentsNodes.parameters(of: place), values) {
            try value.encode(in: &nested, DocumentsKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum DocumentsNodes {
    static let ids: [String] = [
        "documents", "document", "storage", "releaseNotes", "deleteDocument", "storageFull",
        "updateAvailable",
    ]

    private static let parameters: [StaticString] = [
        "", "name", "", "", "name", "", "version",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct DocumentsKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol DocumentsSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout DocumentsSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct DocumentsSaved {
    let place: Int
    private let values: KeyedDecodingContainer<DocumentsKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: DocumentsSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: DocumentsKey.self)
        let id = try container.decode(String.self, forKey: DocumentsKey("node"))
        var saved = DocumentsSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: DocumentsKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<DocumentsKey>) {
        place = DocumentsNodes.place(of: id) ?? -1
        names = place < 0 ? [] : DocumentsNodes.parameters(of: place)
        values =
            try? container.nestedContainer(
                keyedBy: DocumentsKey.self, forKey: DocumentsKey("values"))
    }

    mutating func inner<Node: DocumentsSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: DocumentsKey(String(names[place])))
    }

    @inline(never)
    mutating func text(_ place: Int) -> String { required(place, "") }

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
