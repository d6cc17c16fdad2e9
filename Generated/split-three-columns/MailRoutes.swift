// Written by navgen from split-three-columns.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can lie on a stack.
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
    /// Which node it is.
    var node: MailNode {
        switch self {
        case .mailboxes: return .mailboxes
        case .messageList: return .messageList
        case .message: return .message
        case .draft: return .draft
        case .headers: return .headers
        }
    }
}

nonisolated extension MailRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: MailFields {
        switch self {
        case .mailboxes:
            return MailFields("mailboxes")
        case .messageList(let mailbox):
            var fields = MailFields("messageList")
            fields.text("mailbox", mailbox.rawValue)
            return fields
        case .message(let mailbox, let messageId):
            var fields = MailFields("message")
            fields.text("mailbox", mailbox.rawValue)
            fields.int("messageId", messageId)
            return fields
        case .draft(let mailbox, let draftId):
            var fields = MailFields("draft")
            fields.text("mailbox", mailbox.rawValue)
            fields.uuid("draftId", draftId)
            return fields
        case .headers(let mailbox, let messageId):
            var fields = MailFields("headers")
            fields.text("mailbox", mailbox.rawValue)
            fields.int("messageId", messageId)
            return fields
        }
    }
}

nonisolated extension MailRoute: MailSavable {
    init?(_ saved: inout MailSaved) {
        switch saved.id {
        case "mailboxes":
            self = .mailboxes
        case "messageList":
            guard let mailbox = saved.optional("mailbox", Mailbox.self) else { return nil }
            self = .messageList(mailbox: mailbox)
        case "message":
            guard let mailbox = saved.optional("mailbox", Mailbox.self) else { return nil }
            self = .message(mailbox: mailbox, messageId: saved.int("messageId"))
        case "draft":
            self = .draft(
                mailbox: saved.optional("mailbox") ?? Mailbox.drafts,
                draftId: saved.uuid("draftId"))
        case "headers":
            guard let mailbox = saved.optional("mailbox", Mailbox.self) else { return nil }
            self = .headers(mailbox: mailbox, messageId: saved.int("messageId"))
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
    /// Which node it is.
    var node: MailNode {
        switch self {
        case .accounts: return .accounts
        }
    }
}

nonisolated extension MailSheet {
    /// Its id and its values, by which it is compared and saved.
    var fields: MailFields {
        switch self {
        case .accounts:
            return MailFields("accounts")
        }
    }
}

nonisolated extension MailSheet: MailSavable {
    init?(_ saved: inout MailSaved) {
        switch saved.id {
        case "accounts":
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
        guard let index = MailNodeTable.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// As the graph names it: `mail`.
    var rawValue: String { MailNodeTable.ids[index] }

    var kind: Kind { MailNodeTable.kinds[index] }

    static var allCases: [MailNode] { MailNodeTable.ids.indices.map(MailNode.init(index:)) }

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

/// What is known of the nodes, by their places.
nonisolated private enum MailNodeTable {
    static let ids: [String] = [
        "mail",
        "mailboxes",
        "messageList",
        "message",
        "draft",
        "headers",
        "accounts",
    ]

    static let kinds: [MailNode.Kind] = [
        .split, .screen, .screen, .screen, .screen, .screen, .sheet,
    ]
}

nonisolated enum Mailbox: String, CaseIterable, Codable, Sendable {
    case inbox
    case drafts
    case sent
    case archive
}

/// A node's id and values. The enums are compared, hashed and saved by these: what Swift would
/// derive for an enum with many cases takes it seconds to compile.
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

    var values: [Value] { ([first, second, third].compactMap { $0 } + others).map(\.value) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MailKey.self)
        try container.encode(id, forKey: MailKey("node"))
        guard first != nil else { return }
        var values = container.nestedContainer(keyedBy: MailKey.self, forKey: MailKey("values"))
        for field in [first, second, third].compactMap({ $0 }) + others {
            try field.value.encode(in: &values, MailKey(field.name))
        }
    }
}

/// A key of a saved state.
nonisolated struct MailKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What a saved state can say.
nonisolated protocol MailSavable {
    /// Nil where another node is meant, or a value is missing.
    init?(_ saved: inout MailSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct MailSaved {
    let id: String
    private let values: KeyedDecodingContainer<MailKey>?

    /// A value that has to be there is missing, or is something else.
    private var isBroken = false

    static func read<Node: MailSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: MailKey.self)
        let id = try container.decode(String.self, forKey: MailKey("node"))
        let values = try? container.nestedContainer(
            keyedBy: MailKey.self, forKey: MailKey("values"))
        var saved = MailSaved(id: id, values: values)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: MailKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    mutating func inner<Node: MailSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func optional<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: MailKey(name))
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
