// Written by navgen from split-three-columns.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum MailRoute: Hashable, Codable, Sendable {
    /// Mailboxes
    case mailboxes
    /// {mailbox}
    case messageList(mailbox: Mailbox)
    /// Message
    case message(mailbox: Mailbox, messageId: Int)
    /// Draft
    case draft(mailbox: Mailbox = .drafts, draftId: UUID)
    /// All headers
    case headers(mailbox: Mailbox, messageId: Int)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try MailSaved.read(from: decoder)
    }
}

nonisolated extension MailRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .mailboxes:
            return String(localized: "Mailboxes")
        case .messageList(let mailbox):
            return String(localized: "\(mailbox.rawValue)")
        case .message:
            return String(localized: "Message")
        case .draft:
            return String(localized: "Draft")
        case .headers:
            return String(localized: "All headers")
        }
    }
}

nonisolated extension MailRoute {
    /// Its node in the graph.
    var node: MailNode { MailNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .mailboxes: return 1
        case .messageList: return 2
        case .message: return 3
        case .draft: return 4
        case .headers: return 5
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: MailFields {
        var fields = MailFields(place)
        switch self {
        case .messageList(let mailbox):
            fields.text(mailbox.rawValue)
        case .message(let mailbox, let messageId):
            fields.text(mailbox.rawValue)
            fields.int(messageId)
        case .draft(let mailbox, let draftId):
            fields.text(mailbox.rawValue)
            fields.uuid(draftId)
        case .headers(let mailbox, let messageId):
            fields.text(mailbox.rawValue)
            fields.int(messageId)
        default: break
        }
        return fields
    }
}

nonisolated extension MailRoute: MailSavable {
    init?(_ saved: inout MailSaved) {
        switch saved.place {
        case 1:
            self = .mailboxes
        case 2:
            guard let mailbox = saved.optional(0, Mailbox.self) else { return nil }
            self = .messageList(mailbox: mailbox)
        case 3:
            guard let mailbox = saved.optional(0, Mailbox.self) else { return nil }
            self = .message(mailbox: mailbox, messageId: saved.int(1))
        case 4:
            self = .draft(mailbox: saved.value(0, or: .drafts), draftId: saved.uuid(1))
        case 5:
            guard let mailbox = saved.optional(0, Mailbox.self) else { return nil }
            self = .headers(mailbox: mailbox, messageId: saved.int(1))
        default:
            return nil
        }
    }
}

/// What is shown as a sheet.
nonisolated enum MailSheet: Hashable, Codable, Identifiable, Sendable {
    /// Accounts
    case accounts

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try MailSaved.read(from: decoder)
    }
}

nonisolated extension MailSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .accounts:
            return String(localized: "Accounts")
        }
    }
}

nonisolated extension MailSheet {
    /// Its node in the graph.
    var node: MailNode { MailNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .accounts: return 6
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: MailFields { MailFields(place) }
}

nonisolated extension MailSheet: MailSavable {
    init?(_ saved: inout MailSaved) {
        switch saved.place {
        case 6:
            self = .accounts
        default:
            return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct MailNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case split, screen, sheet
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = MailNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `mail`.
    var rawValue: String { MailNodes.ids[index] }

    var kind: Kind { MailNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [MailNode] { MailNodes.ids.indices.map(MailNode.init(index:)) }

    /// Mail
    static var mail: MailNode { MailNode(index: 0) }
    /// Mailboxes
    static var mailboxes: MailNode { MailNode(index: 1) }
    /// {mailbox}
    static var messageList: MailNode { MailNode(index: 2) }
    /// Message
    static var message: MailNode { MailNode(index: 3) }
    /// Draft
    static var draft: MailNode { MailNode(index: 4) }
    /// All headers
    static var headers: MailNode { MailNode(index: 5) }
    /// Accounts
    static var accounts: MailNode { MailNode(index: 6) }
}

nonisolated extension MailNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Mail")
        case 1: return String(localized: "Mailboxes")
        case 3: return String(localized: "Message")
        case 4: return String(localized: "Draft")
        case 5: return String(localized: "All headers")
        case 6: return String(localized: "Accounts")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum MailNodeTable {
    static let kinds: [MailNode.Kind] = [
        .split, .screen, .screen, .screen, .screen, .screen, .sheet,
    ]
}

nonisolated extension MailNode: CustomStringConvertible {
    var description: String { rawValue }
}

nonisolated enum Mailbox: String, CaseIterable, Codable, Sendable {
    case inbox
    case drafts
    case sent
    case archive
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct MailFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)
        case int(Int)
        case uuid(UUID)

        func encode(in container: inout KeyedEncodingContainer<MailKey>, _ key: MailKey) throws {
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
        var container = encoder.container(keyedBy: MailKey.self)
        try container.encode(MailNodes.ids[place], forKey: MailKey("node"))
        guard count > 0 else { return }
        var nested = container.nestedContainer(keyedBy: MailKey.self, forKey: MailKey("values"))
        for (name, value) in zip(MailNodes.parameters(of: place), values) {
            try value.encode(in: &nested, MailKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum MailNodes {
    static let ids: [String] = [
        "mail", "mailboxes", "messageList", "message", "draft", "headers", "accounts",
    ]

    private static let parameters: [StaticString] = [
        "", "", "mailbox", "mailbox messageId", "mailbox draftId", "mailbox messageId", "",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct MailKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol MailSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout MailSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct MailSaved {
    let place: Int
    private let values: KeyedDecodingContainer<MailKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: MailSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: MailKey.self)
        let id = try container.decode(String.self, forKey: MailKey("node"))
        var saved = MailSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: MailKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<MailKey>) {
        place = MailNodes.place(of: id) ?? -1
        names = place < 0 ? [] : MailNodes.parameters(of: place)
        values = try? container.nestedContainer(keyedBy: MailKey.self, forKey: MailKey("values"))
    }

    mutating func inner<Node: MailSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: MailKey(String(names[place])))
    }

    /// The value of a parameter that has a default.
    @inline(never)
    func value<Value: Decodable>(_ place: Int, or other: Value) -> Value {
        optional(place) ?? other
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
